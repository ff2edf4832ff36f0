"""Sections 6, 7 and 8: pawns on the display, the order of sections, Initiative."""

import pytest

from holotype.games.dominant_species.data import Components
from tests.games.dominant_species.table import SIX, start, table
from tests.helpers import clause

SPACES = [space.id.replace("_", "-") for space in Components(None).eyeballs]


@clause("DS-6.1", "DS-6.2")
def test_the_display_has_41_eyeballs_and_three_icons_that_take_no_pawn():
    sections = {s.id: sum(1 for sp in s.spaces if sp.kind == "eyeball") for s in Components(None).sections}
    assert sections == {
        "initiative": 1,
        "adaptation": 3,
        "regression": 2,
        "abundance": 2,
        "wasteland": 1,
        "depletion": 1,
        "glaciation": 4,
        "speciation": 6,
        "wanderlust": 3,
        "migration": 6,
        "competition": 7,
        "domination": 5,
    }
    t = start(2, 1)
    assert t.legal() == [f"space:{space}" for space in SPACES]
    assert not [space for space in t.legal() if space.endswith(("reptile", "insect", "arachnid"))]


@clause("DS-6.3", "DS-6.4", "DS-1.2")
def test_pawns_are_placed_one_each_in_rounds_until_no_supply_is_left():
    t = table("seat 0: bird; seat 1: insect; earth standard; pawns bird 3, insect 1; initiative insect bird")
    acting = []
    for space in ("glaciation-3", "depletion-1", "glaciation-4", "wasteland-1"):
        acting.append(t.view()["acting"])
        t.choose(f"space:{space}")
    assert acting == ["insect", "bird", "bird", "bird"]
    assert t.prompt == "insect-free-tile"  # Planning is over; the void pawns have gone home
    assert t.pawns() == {"glaciation-3": "insect", "glaciation-4": "bird"}


@clause("DS-6.4", "DS-6.2", "DS-R22")
def test_every_vacant_eyeball_may_be_chosen_even_a_void_one():
    t = table("seat 0: bird; seat 1: insect; earth standard; pawn bird: adaptation-1 adaptation-2")
    vacant = [f"space:{s}" for s in SPACES if s not in ("adaptation-1", "adaptation-2")]
    assert t.legal() == vacant
    assert {"space:regression-1", "space:wasteland-1", "space:depletion-1", "space:glaciation-4"} <= set(t.legal())


@clause("DS-6.5", "DS-R21")
def test_pawns_on_the_display_stay_and_nobody_holds_one_back():
    t = table(
        "seat 0: bird; seat 1: insect; earth standard; pawns bird 2, insect 1; "
        "pawn bird: glaciation-2 domination-5"
        "; initiative bird insect"
    )
    assert t.asked() == ("insect", "place-pawn")
    assert "say:pass" not in t.legal()
    t.choose("space:initiative-1")
    assert t.pawns() == {"glaciation-2": "bird", "domination-5": "bird"}


@clause("DS-7.1", "DS-7.2", "DS-30.4")
def test_sections_from_top_to_bottom_and_pawns_from_left_to_right():
    t = table("""phase initiative; seat 0: bird; seat 1: mammal; seat 2: amphibian; earth standard; turn 3
        pawn bird: adaptation-2 domination-1 abundance-1; pawn mammal: adaptation-1 migration-2 speciation-3
        pawn amphibian: wanderlust-1 competition-4 glaciation-1; box adaptation: sun grub; box abundance: meat
        stacks sea 3, none 0, none 0""")
    asked = [t.asked()]
    pawns = [len(t.pawns())]
    while t.prompt not in ("domination-tile", "place-pawn"):
        t.choose(t.legal()[-1])
        if t.asked() != asked[-1]:
            asked.append(t.asked())
            pawns.append(len(t.pawns()))
    assert asked == [
        ("mammal", "adaptation-take"),
        ("bird", "adaptation-take"),
        ("bird", "abundance-type"),
        ("amphibian", "glaciation-tile"),
        ("mammal", "speciation-element"),
        ("amphibian", "wanderlust-stack"),
        ("mammal", "migration-from"),
        ("bird", "domination-tile"),
    ]
    assert pawns == [8, 7, 6, 5, 4, 3, 2, 0]


@clause("DS-7.3", "DS-7.2")
def test_declining_never_keeps_the_pawn_on_the_display():
    t = table(
        "phase adaptation; seat 0: bird; seat 1: mammal; earth standard; pawns bird 2; box adaptation: sun"
        "; pawn bird: adaptation-1 domination-1"
    )
    assert t.animal("bird")["supply"] == 1  # back before it acts
    t.choose("say:pass")
    assert t.prompt == "domination-tile"
    assert t.animal("bird")["supply"] == 2
    assert t.animal("bird")["added"] == {}


@clause("DS-7.4")
def test_without_pawns_only_what_always_happens_happens():
    t = table(
        f"phase initiative; {SIX}; earth standard; turn 4; box regression: sun; "
        f"elements bird: sun; elements reptile: sun"
        "; box wasteland: grub"
    )
    assert t.asked() == ("reptile", "regression-protect")
    t.choose("element:sun")
    assert t.animal("bird")["added"] == {}
    assert t.disk("E-1+0") is None
    assert t.disk("E-2+1") == "grub"
    assert t.asked() == ("insect", "insect-free-tile")
    t.choose("say:pass")
    assert t.asked() == ("arachnid", "arachnid-free-tile")
    t.choose("say:pass")
    assert t.prompt == "place-pawn"


@clause("DS-7.5", "DS-30.2")
def test_an_action_without_a_target_is_void_and_a_single_answer_is_taken():
    t = table(
        "phase adaptation; seat 0: bird; seat 1: mammal; earth standard; turn 2; pawns bird 5"
        "; pawn bird: adaptation-1 depletion-1 wanderlust-1 competition-1 domination-1"
    )
    assert t.prompt == "domination-tile"
    t = table(
        "phase abundance; seat 0: bird; seat 1: mammal; tile D3 sea tundra; cubes D3: bird 1; "
        "pawn bird: abundance-1 domination-1"
        "; disk sun: E+0+0 W+1+0 E-1+1 W+0+0 E-1+0; box abundance: seed"
    )
    t.choose("element:seed")
    assert t.disk("W+1-1") == "seed"  # the only vacant corner
    assert t.prompt == "domination-tile"


@clause("DS-8.1", "DS-8.2", "DS-R30")
def test_initiative_swaps_with_the_left_neighbour_if_the_owner_likes():
    text = f"phase initiative; {SIX}; earth standard; pawn reptile: initiative-1"
    t = table(text)
    assert t.asked() == ("reptile", "initiative-swap")
    assert t.legal() == ["say:swap", "say:keep"]
    t.choose("say:keep")
    assert t.view()["initiative"] == ["insect", "arachnid", "amphibian", "bird", "reptile", "mammal"]
    assert t.prompt == "initiative-relocate"
    t = table(text).choose("say:swap", "say:take-back")
    assert t.view()["initiative"] == ["insect", "arachnid", "amphibian", "reptile", "bird", "mammal"]
    assert t.animal("reptile")["supply"] == 3
    t = table(f"phase initiative; {SIX}; earth standard; pawn insect: initiative-1")
    assert t.asked() == ("insect", "initiative-relocate")


@clause("DS-8.3", "DS-R4", "DS-X6")
def test_the_initiative_pawn_goes_on_to_another_section():
    t = table(
        f"phase initiative; {SIX}; earth standard; pawn reptile: initiative-1; "
        f"pawn bird: abundance-1; box abundance: sun*2"
        "; pawn mammal: domination-1"
    )
    t.choose("say:swap")
    assert t.view()["initiative"] == ["insect", "arachnid", "amphibian", "reptile", "bird", "mammal"]
    taken = ("initiative-1", "abundance-1", "domination-1")
    assert t.legal() == [*(f"space:{s}" for s in SPACES if s not in taken), "say:take-back"]
    t.choose("space:abundance-2")
    assert t.asked() == ("bird", "abundance-type")
    t.choose("say:pass")
    assert t.asked() == ("reptile", "abundance-type")  # it acts this turn


@clause("DS-8.3")
def test_on_glaciation_two_it_waits_as_usual():
    t = table(
        "phase initiative; seat 0: bird; seat 1: mammal; earth standard; "
        "pawn bird: initiative-1; pawn mammal: domination-1"
    )
    t.choose("say:swap") if t.prompt == "initiative-swap" else None
    t.choose("space:glaciation-2")
    assert t.asked() == ("mammal", "domination-tile")
    assert t.pawns() == {"glaciation-2": "bird"}


@clause("DS-29.4", "DS-R4")
@pytest.mark.parametrize("stay", [True, False])
def test_the_switch_lets_the_pawn_stay_on_initiative(stay):
    t = table(
        "phase initiative; seat 0: bird; seat 1: mammal; earth standard; pawns bird 1, mammal 1; "
        "pawn bird: initiative-1"
        "; initiative bird mammal",
        initiative_stay=stay,
    )
    assert ("space:initiative-1" in t.legal()) == stay
    if stay:
        t.choose("space:initiative-1")
        assert t.asked() == ("mammal", "place-pawn")  # the next turn: the bird's only pawn still waits there
        assert t.pawns() == {"initiative-1": "bird"}
        t.choose("space:depletion-1")
        assert t.asked() == ("bird", "initiative-relocate")


@clause("DS-7.6", "DS-R20")
def test_a_pawn_for_the_next_turn_is_ignored_and_then_acts():
    t = table(
        "phase domination; seat 0: bird; seat 1: mammal; earth standard; pawns bird 2, mammal 1; "
        "pawn bird: domination-1 domination-3*"
        "; pawn mammal: domination-2; cards nocturnal; deck ice-age"
    )
    assert t.asked() == ("bird", "domination-tile")
    t.choose("say:pass")
    assert t.asked() == ("mammal", "domination-tile")
    t.choose("say:pass")
    assert t.prompt == "place-pawn"
    assert t.view()["display"] == {"domination-3": {"animal": "bird", "next_turn": False}}
