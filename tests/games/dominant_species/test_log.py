"""What the log tells of every pawn: what it did, that it did nothing, or that there was nothing to do."""

import pytest

from tests.games.dominant_species.table import SIX, table
from tests.helpers import clause

TWO = "seat 0: bird; seat 1: mammal"
PLAIN = f"{TWO}; earth standard; pawns bird 1, mammal 0"


@clause("DS-7.3")
@pytest.mark.parametrize(
    ("space", "more", "declined"),
    [
        ("adaptation-1", "box adaptation: sun", "say:pass"),
        ("regression-1", "box regression: sun; elements bird: sun", "say:pass"),
        ("abundance-1", "box abundance: sun", "say:pass"),
        ("wasteland-1", "box wasteland: sun", "say:pass"),
        ("depletion-1", "box depletion: sun", "say:pass"),
        ("glaciation-1", "", "say:pass"),
        ("speciation-1", "", "say:pass"),
        ("wanderlust-1", "stacks sea 3, none 0, none 0", "say:pass"),
        ("migration-1", "", "say:done"),
        ("domination-1", "", "say:pass"),
    ],
)
def test_an_action_that_is_declined(space, more, declined):
    t = table(f"phase {space[:-2]}; {PLAIN}; {more}; pawn bird: {space}").choose(declined)
    assert t.said()[0].startswith("Bird takes no action on ")
    assert t.log()[0] == ("DS-7.3", "declines")
    assert t.view()["animals"]["bird"]["supply"] == 1


@clause("DS-7.5")
@pytest.mark.parametrize(
    ("space", "more"),
    [
        ("adaptation-1", ""),
        ("adaptation-1", "box adaptation: sun; elements bird: sun*4"),
        ("regression-1", "box regression: meat; elements bird: sun"),
        ("abundance-1", ""),
        ("wasteland-1", ""),
        ("depletion-1", ""),
        ("glaciation-1", "tile D3 sea"),
        ("speciation-1", "pool bird 0"),
        ("wanderlust-1", "stacks none 0, none 0, none 0"),
        ("migration-1", "cubes C3: bird 0; cubes C4: bird 0; cubes D4: bird 0"),
        ("competition-1", ""),
        ("domination-1", "earth tiles"),
    ],
)
def test_an_action_that_is_void(space, more):
    who = PLAIN.replace("earth standard; ", "") if more == "earth tiles" else PLAIN
    t = table(f"phase {space[:-2]}; {who}; {more}; pawn bird: {space}")
    assert t.said()[0].startswith("Bird finds nothing to do on ")
    assert t.log()[0] == ("DS-7.5", "is-void")


@clause("DS-7.3", "DS-15.6", "DS-18.2")
def test_an_icon_that_is_not_used():
    t = table(f"phase speciation; {SIX}; earth standard; pawn bird: speciation-1").choose("say:pass", "say:pass")
    assert t.log()[:2] == [("DS-7.3", "declines"), ("DS-7.3", "declines-icon")]
    assert t.said()[1] == "Insect does not use its printed ability."
    assert t.prompt == "arachnid-free-tile"
    t.choose("say:pass")
    assert t.said()[2] == "Arachnid does not use its printed ability."


@clause("DS-17.2", "DS-7.3")
def test_who_ends_a_migration_after_a_move_has_taken_an_action():
    t = table(f"phase migration; {PLAIN}; pawn bird: migration-1").choose("tile:c4", "tile:c3")
    t.choose("say:done")
    assert ("DS-7.3", "declines") not in t.log()
    assert t.said()[0] == "One species of Bird moves from C4 to C3."


@clause("DS-14.5", "DS-14.7")
def test_what_the_ice_takes_is_told():
    t = table(
        f"phase glaciation; {TWO}; tile D3 sea tundra; tile E4 desert tundra; tile E3 savannah; disk sun: E+0+0; "
        "cubes E3: bird 3, mammal 1; pawn bird: glaciation-1"
    ).choose("tile:e3")
    assert t.said()[:3] == [
        "Bird glaciates E3 for 3 VP.",
        "Sun on D3/E3/E4 freezes between three tundra tiles.",
        "2 species of Bird return from E3 to the gene pool.",
    ]


@clause("DS-7.6", "DS-14.1")
def test_a_pawn_for_the_next_turn_glaciates_then():
    t = table(f"phase glaciation; turn 4; {PLAIN}; pawn bird: glaciation-1*")
    assert (t.view()["turn"], t.prompt) == (5, "glaciation-tile")
