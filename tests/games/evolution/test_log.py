"""The log alone tells the whole game: every gain and loss with its number and cause, and the clause that made it."""

import pytest

from holotype.core.chance import Seeded
from tests.helpers import Table, clause

from .table import GAME, Nature, table


def new_lines(t: Table, *names: str) -> list[tuple[str, str]]:
    """What the log tells everybody of some decisions, with the clauses."""
    before = len(t.log())
    t.choose(*names)
    return list(zip([cited for cited, _ in t.log()][before:], t.said()[before:], strict=True))


# --- eating --------------------------------------------------------------------------------------------------------


@clause("EV-2.7", "EV-6.20")
def test_a_token_from_the_bank_becomes_food_or_fat() -> None:
    t = table("bank 5; turn: 0; seat 0: A fat-tissue; seat 1: B hibernation")
    assert new_lines(t, "animal:A") == [
        ("EV-6.20", "P0's animal A takes a red token from the bank (1 eaten; food 1 of 1). 4 left."),
    ]
    t = table("bank 5; turn: 0; seat 0: A fat-tissue (red 1); seat 1: B hibernation")
    assert new_lines(t, "animal:A")[0] == (
        "EV-6.20",
        "P0's animal A takes a red token from the bank (0 eaten, 1 stored as fat; food 1 of 1). 4 left.",
    )


@clause("EV-6.36", "EV-6.37", "EV-2.7")
def test_a_kill_tells_what_is_discarded_and_what_becomes_of_its_tokens() -> None:
    t = table("""bank 5; turn: 0; seat 0: C carnivorous (red 1) | D
        seat 1: T poisonous fat-tissue (red 1, fat 1) | U | V; pair cooperation T U""")
    assert new_lines(t, "animal:C", "say:attack", "animal:T") == [
        ("EV-6.30", "P0's animal C attacks P1's animal T."),
        ("EV-6.36", "P0's animal C eats P1's animal T."),
        ("EV-8.11", "P0's animal C is poisoned and will die in the Extinction phase."),
        (
            "EV-6.36",
            "P1 discards animal T together with Poisonous, Fat Tissue, Cooperation (4 cards); one of them was shared "
            "with animal U.",
        ),
        ("EV-6.37", "P0's animal C gains two blue tokens for its kill (1 eaten, 1 lost; food 2 of 2)."),
    ]


@clause("EV-6.34", "EV-R10")
def test_a_dropped_trait_tells_what_goes_with_it() -> None:
    t = table("""bank 0; turn: 0; seat 0: C carnivorous high-body-weight
        seat 1: T tail-loss high-body-weight (red 2) | U hibernation""")
    lines = new_lines(t, "animal:C", "animal:T", "trait:high-body-weight")[1:4]
    assert lines == [
        ("EV-6.34", "P1's animal T discards High Body Weight and lives."),
        ("EV-R10", "P1's animal T now needs 1: 1 food token goes back to the supply."),
        ("EV-6.34", "P0's animal C gains a blue token for the tail (1 eaten; food 1 of 3)."),
    ]
    t = table("bank 0; turn: 0; seat 0: C carnivorous; seat 1: T tail-loss fat-tissue*2 (red 1, fat 1) | U hibernation")
    lines = new_lines(t, "animal:C", "animal:T", "trait:fat-tissue", "say:full")
    assert ("EV-6.34", "P1's animal T discards a full Fat Tissue card and its fat, and lives.") in lines


@clause("EV-6.24")
def test_a_robbery_tells_the_colour_and_what_is_left() -> None:
    t = table("bank 0; turn: 0; seat 0: A piracy; seat 1: B parasite (red 1, blue 1) | D hibernation")
    assert new_lines(t, "animal:A", "food:blue")[0] == (
        "EV-6.24",
        "P0's animal A steals a blue token from P1's animal B, which keeps 1 food (1 eaten; food 1 of 1).",
    )


@clause("EV-6.38", "EV-6.39")
def test_a_scavenger_cites_whose_it_is() -> None:
    position = "bank 0; turn: 0; seat 0: C carnivorous {}; seat 1: B | S scavenger"
    own = new_lines(table(position.format("| R scavenger | Q scavenger")), "animal:C", "animal:B", "animal:R")
    assert ("EV-6.38", "P0's animal R scavenges a blue token (1 eaten; food 1 of 1).") in own
    others = new_lines(table(position.format("")), "animal:C", "animal:B")
    assert ("EV-6.39", "P1's animal S scavenges a blue token (1 eaten; food 1 of 1).") in others


@clause("EV-5.2")
def test_an_empty_hand_passes_aloud() -> None:
    t = table("phase development; seat 0: A; seat 1: B; hand 0: swimming; hand 1: running*2")
    lines = new_lines(t, "card:swimming", "say:animal", "card:running", "say:animal", "card:running", "say:animal")
    assert [line for line in lines if "no cards" in line[1]] == [
        ("EV-5.2", "P0 has no cards left and passes."),
        ("EV-5.2", "P1 has no cards left and passes."),
    ]


@clause("EV-5.4")
def test_a_trait_is_told_with_its_card_where_that_has_another() -> None:
    t = table("phase development; turn: 0; seat 0: A; seat 1: B; hand 0: parasite_fat running; hand 1: swimming*3")
    assert ("EV-5.6", "P0 gives P1's animal B Parasite (card Parasite / Fat Tissue).") in new_lines(
        t, "card:parasite-fat", "trait:parasite"
    )
    t.choose("say:pass")
    assert ("EV-5.5", "P0 gives animal A Running.") in new_lines(t, "card:running", "trait:running")


@clause("EV-7.22")
@pytest.mark.parametrize(
    ("tie", "line"),
    [
        ("red 1", "P0 wins with 2 points."),
        (
            "discard 0: 3; discard 1: 2",
            "P0 wins with 2 points and the largest discard pile among those tied (3 cards).",
        ),
        ("dice 6 1", "P0 wins with 2 points: the die breaks the tie."),
    ],
)  # fmt: skip
def test_the_end_tells_what_decided(tie: str, line: str) -> None:
    fed = "" if tie == "red 1" else " (red 1)"
    rest = "" if tie == "red 1" else f"; {tie}"
    t = table(f"phase extinction; last; deck 0; seat 0: A (red 1); seat 1: B{fed}{rest}")
    assert t.said()[-1] == line
    shared = table("phase extinction; last; deck 0; seat 0: A (red 1); seat 1: B (red 1)", final_tie="shared_victory")
    assert shared.said()[-1] == "P1 shares the victory with 2 points and 0 cards in the discard pile."


@clause("EV-7.20", "EV-R19")
def test_the_score_tells_what_each_players_points_are_for() -> None:
    t = table(
        """phase extinction; last; deck 0; players 3; discard 2: 3; pair cooperation A B; pair communication A F
        pair symbiosis E D; seat 0: A carnivorous (red 2) | B (red 1) | F fat-tissue (red 1)
        seat 1: D parasite high-body-weight (red 4) | E (red 1); seat 2: G"""
    )
    lines = [event for event in GAME.log(t.state, None) if event.event == "scores"]
    assert [(line.seat, line.details) for line in lines] == [
        (0, {"points": 11, "animals": 6, "traits": 4, "extra": 1, "discards": 0}),
        (1, {"points": 10, "animals": 4, "traits": 3, "extra": 3, "discards": 0}),
        (2, {"points": 0, "animals": 0, "traits": 0, "extra": 0, "discards": 4}),
    ]
    assert t.scores == [11, 10, 0]


# --- the clauses of questions --------------------------------------------------------------------------------------


def asked(t: Table) -> str:
    return GAME.clause(t.state)


@clause("EV-5.5", "EV-5.6", "EV-5.7", "EV-5.9", "EV-X1", "EV-X9")
@pytest.mark.parametrize(
    ("card", "trait", "cited"),
    [
        ("running", "running", "EV-5.5"),
        ("parasite_fat", "parasite", "EV-5.6"),
        ("neoplasia_swimming", "neoplasia", "EV-X9"),
        ("symbiosis", "symbiosis", "EV-5.9"),
        ("communication_carnivorous", "communication", "EV-5.7"),
        ("trematode_fat", "trematode", "EV-X1"),
        ("recombination_swimming", "recombination", "EV-X9"),
    ],
)
def test_the_question_where_a_trait_goes_cites_the_clause_of_that_trait(card: str, trait: str, cited: str) -> None:
    t = table(
        f"phase development; turn: 0; seat 0: A | C | E; seat 1: B | D | F; hand 0: {card}*2; hand 1: running",
        variant="both_expansions",
    )
    t.choose(f"card:{card.replace('_', '-')}", f"trait:{trait}")
    assert asked(t) == cited


@clause("EV-6.38", "EV-6.41")
def test_the_window_cites_the_meal_or_the_gain() -> None:
    t = table("bank 0; turn: 0; seat 0: C carnivorous | S scavenger | R scavenger; seat 1: B | D")
    assert asked(t.choose("animal:C", "animal:B")) == "EV-6.38"
    t = table("bank 5; turn: 0; seat 0: A | D; seat 1: B; pair cooperation A D").choose("animal:A")
    assert asked(t) == "EV-6.41"


@clause("EV-X3", "EV-X5")
def test_a_disregarded_trait_cites_intellect_or_the_anglerfish() -> None:
    t = table("turn: 0; bank 0; seat 0: C carnivorous intellect; seat 1: T running | X", time_to_fly=True)
    assert asked(t.choose("animal:C", "animal:T")) == "EV-X3"
    assert ("EV-X3", "disregards") in t.choose("trait:running").log()
    t = table("turn: 0; bank 0; seat 0: C carnivorous running; seat 1: T card=anglerfish | X", time_to_fly=True)
    assert asked(t.choose("animal:C", "animal:T", "say:lure")) == "EV-X5"
    lines = new_lines(t, "trait:running")
    assert ("EV-X5", "P1's animal T ignores Running of P0's animal C in this attack.") in lines


@clause("EV-1.7a")
@pytest.mark.parametrize("seed", range(6))
def test_a_letter_never_goes_to_another_player(seed: int) -> None:
    """Nor does anything change on an animal that the log of the decision does not name."""
    t = Nature(GAME.start(4, seed, variant="both_expansions"))
    dice = Seeded(seed)
    owners: dict[str, int] = {}
    while not t.over:
        before, lines = t.animals(), len(t.log())
        t.state.apply(t.state.choices[dice.below(len(t.state.choices))])
        for seat, player in enumerate(t.view()["seats"]):
            for animal in player["animals"]:
                assert owners.setdefault(animal["name"], seat) == seat
        assert t.state.journal is not None
        events = GAME.log(t.state, None)[lines:]
        if any(event.event in ("turn", "last-turn") for event in events):
            continue
        named = {thing for event in events for value in event.details.values()
                 for thing in (value if isinstance(value, list) else [value])}  # fmt: skip
        after = t.animals()
        told = ("traits", "red", "blue", "fat", "asleep", "poisoned", "in_shell", "paralysed", "switched_off")
        for letter in before.keys() | after.keys():
            one, other = before.get(letter), after.get(letter)
            if one is None or other is None or any(one[what] != other[what] for what in told):
                assert f"animal:{letter}" in named, (letter, one, other)
