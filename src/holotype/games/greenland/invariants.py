"""What is always true on the table (Invariants of the SPEC, by number)."""

from .cards import hand, hand_limit, is_new_world, overflowing, row_cards
from .pieces import pieces_on
from .rules import MARKLAND, VINLAND
from .state import (
    DEAD,
    DOMESTIC,
    ELDERS,
    EVENT,
    HUNT,
    IN_ROW,
    NOBODY,
    ON_PLACARD,
    POOL,
    SETUP,
    SHOWN,
    TABLEAU,
    WED,
    State,
)


def check(s: State) -> None:
    pieces_are_whole(s)
    alphas_are_somewhere(s)
    disks_are_whole(s)
    cards_have_one_zone(s)
    hands_fit(s)
    boxes_are_lawful(s)
    ranks_are_lawful(s)
    nobody_lingers(s)
    new_world_is_angry(s)
    order_is_lawful(s)


def pieces_are_whole(s: State) -> None:
    """1: pieces in all places and Valhalla are 18 tribesmen and an Alpha; GL-1.1, GL-1.6."""
    for seat in range(s.players):
        husbands = [c for c in range(64) if s.wed[c] == seat]
        elders = sum(s.elders[seat::4]) - (1 if ON_PLACARD <= s.alpha[seat] < WED else 0)
        men = s.pool[seat] + s.valhalla[seat] + sum(s.men[seat::4]) + elders + len(husbands)
        assert men == s.rules.men or s.tribe[seat] < 0, f"GL-1.1: {men} tribesmen of seat {seat}"
    for counts in (s.pool, s.valhalla, s.men, s.elders, s.arrived, s.acted, s.matri):
        assert min(counts) >= 0, "GL-1.1"
    if s.rules.solitaire and s.phase != SETUP:
        assert s.girls + len(s.girls_at) + sum(s.matri) + s.girls_dead == s.rules.men, "GL-12.2"


def alphas_are_somewhere(s: State) -> None:
    """1: an Alpha who is an elder or a husband is counted there."""
    for seat in range(s.players):
        place = s.alpha[seat]
        if place >= WED:
            assert s.wed[place - WED] == seat + 8, "GL-1.1"
        elif place >= ON_PLACARD:
            assert s.elders[(place - ON_PLACARD) * 4 + seat] > 0, "GL-1.1"
        else:
            assert place in (POOL, DEAD) or place in row_cards(s) or place in s.held, "GL-1.1"


def disks_are_whole(s: State) -> None:
    """2: energy within the woodpile, all of it 28; no debts."""
    assert all(0 <= n <= s.rules.woodpile for n in s.energy), "GL-1.4"
    assert min(s.ivory) >= 0, "GL-1.3"
    assert min(s.iron) >= 0, "GL-1.3"
    assert sum(s.energy) + s.supply + s.depot == s.rules.energy_disks, "GL-1.3"
    assert s.supply >= 0 or not s.rules.finite, "GL-1.3"


def cards_have_one_zone(s: State) -> None:
    """3: every card is in exactly one zone."""
    taken = s.roll_card if s.roller != NOBODY and s.zone[s.roll_card] != IN_ROW else 0
    rows = [c for c in row_cards(s) if c != taken]  # its slot waits until the taker has discarded
    assert len(set(rows)) == len(rows), "GL-1.18"
    assert sorted(rows) == [c for c in range(64) if s.zone[c] == IN_ROW], "GL-1.18"
    assert sorted(s.held) == [c for c in range(64) if s.zone[c] >= TABLEAU], "GL-1.9"
    assert len([c for c in range(64) if s.zone[c] == SHOWN]) <= 1, "GL-4.1"


def hands_fit(s: State) -> None:
    """4: hands are within their limits whenever anything but a discard is asked."""
    if s.seat is not None and s.prompt not in ("discard", "alpha-birth"):
        for seat in range(s.players):
            if s.gone[seat] == 0:
                assert not overflowing(s, seat), f"GL-1.12: {len(hand(s, seat))} cards for {hand_limit(s, seat)}"


def boxes_are_lawful(s: State) -> None:
    """5: no husband of the daughter's own colour, but in the co-op."""
    for d in range(64):
        if s.wed[d] != NOBODY:
            assert s.zone[d] >= TABLEAU, "GL-6.11"
            assert s.rules.coop or s.tribe[s.wed[d] & 7] != s.rules.daughter_of[d], "GL-6.9"


def ranks_are_lawful(s: State) -> None:
    """6: a rank without the community icon holds one own elder."""
    for seat in range(s.players):
        base = (s.tribe[seat] * 2 + s.mono[seat]) * 6
        for rank in range(6):
            if not s.rules.community[base + rank]:
                n = s.elders[(seat * 6 + rank) * 4 + seat] + s.matri[rank]
                assert n <= 1, "GL-5.8"


def nobody_lingers(s: State) -> None:
    """9: outside of phases 2 to 4 nobody but colonists stands on a card."""
    if s.phase in (EVENT, DOMESTIC, ELDERS) and s.turn > 0:
        for c in range(64):
            if not is_new_world(c):
                assert not any(pieces_on(s, c, seat) for seat in range(s.players)), "GL-7.23"


def new_world_is_angry(s: State) -> None:
    """13: more than six colonists make a card hostile by the end of phase 3."""
    if s.phase == HUNT and s.roller == NOBODY and not any(s.handled[c] for c in (MARKLAND, VINLAND)):
        for c in (MARKLAND, VINLAND):
            if s.zone[c] == IN_ROW and s.side[c] == 0:
                n = sum(pieces_on(s, c, seat) for seat in range(s.players))
                assert n <= s.rules.threshold, "GL-6.21"


def order_is_lawful(s: State) -> None:
    """14, 16: player order is a permutation of the living; a game is as long as its event deck."""
    living = [seat for seat in range(s.players) if s.gone[seat] == 0]
    assert not s.order or sorted(s.order) == living, "GL-3.10"
    assert all(points >= 0 for points in s.game.scores(s)), "GL-10.9"
    assert s.deck_left >= 0, "GL-10.1"
