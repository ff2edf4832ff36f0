"""A turn can be taken back as a whole: nothing in it is random or hidden (DJ-12.3, DJ-12.4)."""

import pytest

import holotype
from holotype.core.chance import Seeded
from holotype.games.darwins_journey.state import State
from holotype.laws import frozen
from tests.helpers import clause

GAME = holotype.load("darwins_journey")


@clause("DJ-12.3", "DJ-12.4")
@pytest.mark.parametrize(("players", "variant"), [(2, "base"), (3, "published"), (4, "darwin_promo")])
def test_undo_leads_back_to_the_first_decision_of_the_turn(players, variant):
    """The fence never stands inside a turn, and behind the whole turn lies the very same table."""
    state = GAME.start(players, 3, variant=variant)
    assert isinstance(state, State)
    dice = Seeded(players)
    journal = state.journal
    assert journal is not None
    turn, first, before, longest = (0, -1), 0, b"", 0
    while state.seat is not None:
        if state.prompt == "place" and turn != (state.round, state.seat):
            turn, first, before = (state.round, state.seat), journal.moves, frozen(state, "chance", "journal")
        made = journal.moves - first
        if made and turn == (state.round, state.active) == (state.round, state.seat):
            assert journal.fence <= first
            if made > longest:
                assert frozen(GAME.rewind(state, first), "chance", "journal") == before
                longest = made
        state.apply(state.choices[dice.below(len(state.choices))])
    assert longest > 5
