"""Sections 4 and 9 to 13: matching and dominance; Adaptation, Regression, Abundance, Wasteland, Depletion."""

import pytest

from tests.games.dominant_species.table import SIX, corners, table
from tests.helpers import clause

EXAMPLE = """seat 0: insect; seat 1: amphibian; seat 2: reptile; tile E4 desert; tile E3 savannah
    disk grass: E+1+0; disk grub: W+2+0; disk sun: E+0+1 W+1+0 W+2-1; disk water: W+2-2
    elements insect: grub water; elements amphibian: grub*2 meat
    cubes E4: insect 1, amphibian 3; cubes E3: reptile 1
    """
STARTING_VACANT = (
    "E-1-1",
    "W+1-2",
    "E-2+0",
    "W+2-2",
    "W-1+0",
    "E+1-1",
    "W-1+1",
    "E+1+0",
    "E-2+2",
    "W+2+0",
    "E-1+2",
    "W+1+1",
)


@clause("DS-4.1", "DS-4.3", "DS-X1")
def test_match_multiplies_types_and_ignores_the_number_of_cubes():
    t = table(EXAMPLE)
    assert t.tile("E4")["match"] == {"insect": 3, "amphibian": 2}
    assert t.tile("E4")["dominant"] == "insect"


@clause("DS-4.4", "DS-R1", "DS-X2")
def test_dominance_follows_every_change_at_once():
    t = table(EXAMPLE + "; phase migration; pawn reptile: migration-6 domination-1")
    assert t.tile("E4")["dominant"] == "insect"
    t.choose("tile:e3")
    assert t.cubes("E4") == {"reptile": 1, "insect": 1, "amphibian": 3}
    assert t.tile("E4")["match"]["reptile"] == 6
    assert t.tile("E4")["dominant"] == "reptile"


@clause("DS-4.3", "DS-X3")
def test_the_strictly_highest_match_dominates():
    t = table(EXAMPLE + "; phase migration; pawn amphibian: migration-6 domination-1")
    t.choose("tile:e4", "say:done")
    assert t.tile("E3")["match"] == {"reptile": 2, "amphibian": 3}
    assert t.tile("E3")["dominant"] == "amphibian"


@clause("DS-4.2", "DS-X4")
def test_without_a_match_cubes_are_endangered_and_do_not_dominate():
    t = table(EXAMPLE + "; phase depletion; pawn reptile: depletion-1 domination-1; box depletion: sun")
    assert t.tile("E3")["dominant"] == "reptile"
    t.choose("corner:w+2-1")
    assert t.tile("E3")["match"] == {"reptile": 0}
    assert t.tile("E3")["endangered"] == ["reptile"]
    assert t.tile("E3")["dominant"] is None


@clause("DS-4.3")
def test_a_shared_highest_match_dominates_nothing_though_food_chain_differs():
    t = table(
        "seat 0: mammal; seat 1: insect; tile D2 wetland; disk meat: E+0-1; disk grass: W+0-1"
        "; cubes D2: mammal 3, insect 1"
    )
    assert t.tile("D2")["match"] == {"mammal": 2, "insect": 2}
    assert t.tile("D2")["dominant"] is None


@clause("DS-4.6")
def test_an_animal_without_cubes_plays_on():
    t = table(
        "seat 0: mammal; seat 1: bird; earth standard; cubes E4: mammal 0; cubes D4: mammal 0; "
        "cubes C4: mammal 0"
        "; pool mammal 0; vp mammal 9; phase adaptation; pawn mammal: adaptation-1 domination-1; "
        "box adaptation: sun"
    )
    t.choose("element:sun")
    assert t.animal("mammal")["added"] == {"sun": 1}
    assert t.asked() == ("mammal", "domination-tile")
    assert t.vp()["mammal"] == 9


@clause("DS-9.1", "DS-9.2", "DS-X7")
def test_adaptation_takes_one_of_the_types_left():
    text = """phase adaptation; seat 0: insect; seat 1: mammal; seat 2: arachnid; earth standard
        box adaptation: meat grass grub*2; pawn insect: adaptation-1; pawn mammal: adaptation-2
        pawn arachnid: adaptation-3"""
    t = table(text)
    assert t.legal() == ["element:meat", "element:grub", "element:grass", "say:pass"]
    t.choose("element:meat")
    assert t.animal("insect")["added"] == {"meat": 1}
    assert t.legal() == ["element:grub", "element:grass", "say:pass"]
    t.choose("element:grub")
    assert t.asked() == ("arachnid", "adaptation-take")
    assert t.legal() == ["element:grub", "element:grass", "say:pass"]
    t = table(text).choose("element:grass")
    assert t.animal("insect")["added"] == {"grass": 1}
    assert t.animal("insect")["elements"] == 3


@clause("DS-9.3", "DS-2.3")
def test_six_elements_are_the_most():
    t = table("""phase adaptation; seat 0: mammal; seat 1: amphibian; earth standard
        box adaptation: sun grub*3; pawns amphibian 3
        elements mammal: sun*3; elements amphibian: sun*3; pawn mammal: adaptation-2
        pawn amphibian: adaptation-1 domination-1""")
    assert t.asked() == ("mammal", "adaptation-take")  # the amphibian has six already
    assert t.animal("amphibian")["supply"] == 2
    t.choose("element:grub")
    assert t.animal("mammal")["elements"] == 6
    assert t.prompt == "domination-tile"


@clause("DS-9.4", "DS-25.4", "DS-X8", "DS-X10")
def test_disks_left_in_adaptation_threaten_the_next_turn():
    t = table(
        "phase adaptation; seat 0: insect; seat 1: mammal; earth standard; "
        "elements insect: grub; box adaptation: grub sun"
        "; pawn mammal: adaptation-1; turn 2; pool insect 0"
    )
    t.choose("say:pass")
    while t.prompt != "place-pawn":
        t.choose(t.legal()[-1])
    assert t.box("regression") == {"sun": 1, "grub": 1}
    for _space in ("depletion-1", "wasteland-1", "abundance-1", "glaciation-1"):
        while t.prompt == "place-pawn":
            t.choose(t.legal()[-1])
    while t.prompt != "place-pawn":
        t.choose("say:pass" if "say:pass" in t.legal() else t.legal()[-1])
    assert t.animal("insect")["added"] == {}


REGRESSION = """phase regression; seat 0: insect; seat 1: reptile; seat 2: bird; earth standard; turn 3
        box regression: grub*2
    elements insect: grub; elements reptile: grub; elements bird: grub*2; pawn insect: regression-1
        pawn bird: domination-1
    """


@clause("DS-10.1", "DS-10.2", "DS-10.3", "DS-10.4", "DS-X9", "DS-R28")
def test_regression_takes_one_disk_of_each_type_unless_protected():
    t = table(REGRESSION)
    assert t.asked() == ("insect", "regression-protect")
    assert t.legal() == ["element:grub", "say:pass"]
    t.choose("element:grub")
    assert t.asked() == ("reptile", "regression-protect")
    t.choose("element:grub")
    assert t.animal("insect")["added"] == {"grub": 1}
    assert t.animal("reptile")["added"] == {"grub": 1}
    assert t.animal("bird")["added"] == {"grub": 1}  # one lost, not both, though two disks are in the box
    assert t.box("regression") == {"grub": 2}
    assert t.bag()["grub"] == 20 - 2 - 2 - 3


@clause("DS-10.4", "DS-10.2")
def test_protection_may_be_declined_and_defaults_are_never_lost():
    t = table(REGRESSION + "; box regression: sun grass").choose("say:pass")
    assert t.asked() == ("reptile", "regression-protect")
    assert t.legal() == ["element:grub", "say:pass"]  # its suns are printed
    t.choose("say:pass")
    assert t.animal("insect")["added"] == {}
    assert t.animal("reptile")["added"] == {}
    assert t.animal("reptile")["elements"] == 2
    assert t.animal("insect")["elements"] == 2


@clause("DS-10.3", "DS-10.5", "DS-10.6")
def test_each_pawn_protects_one_type_and_returns_at_the_end():
    t = table("""phase regression; seat 0: reptile; seat 1: bird; earth standard; turn 3
        box regression: grub meat seed; pawns reptile 3
        elements reptile: grub meat seed*2; pawn reptile: regression-1 domination-1""")
    assert t.legal() == ["element:meat", "element:seed", "element:grub", "say:pass"]
    t.choose("element:grub")
    assert t.pawns() == {"regression-1": "reptile", "domination-1": "reptile"}  # still there while the icon acts
    assert t.legal() == ["element:meat", "element:seed", "say:pass"]
    t.choose("element:seed")
    assert t.animal("reptile")["added"] == {"seed": 2, "grub": 1}
    assert t.pawns() == {}
    assert t.prompt == "domination-tile"
    assert t.animal("reptile")["supply"] == 3


@clause("DS-10.4")
def test_nothing_is_asked_when_nothing_is_at_risk():
    t = table(
        "phase regression; seat 0: reptile; seat 1: bird; earth standard; turn 3; "
        "box regression: grub; elements reptile: sun"
        "; pawn bird: regression-1 domination-1"
    )
    assert t.prompt == "domination-tile"
    assert t.animal("reptile")["added"] == {"sun": 1}


@clause("DS-11.1", "DS-11.2", "DS-11.3", "DS-3.5", "DS-X11")
def test_abundance_puts_a_disk_on_any_vacant_earth_corner():
    t = table(
        f"phase abundance; {SIX}; earth standard; pawn amphibian: abundance-1; "
        f"pawn bird: abundance-2; box abundance: water*2 seed"
    )
    assert t.asked() == ("amphibian", "abundance-type")
    assert t.legal() == ["element:seed", "element:water", "say:pass"]
    t.choose("element:water")
    assert t.legal() == corners(*STARTING_VACANT)
    t.choose("corner:w+2-2")
    assert t.tile("E3")["match"] == {"reptile": 2, "amphibian": 6, "insect": 4}
    assert t.tile("E3")["dominant"] == "amphibian"
    assert t.box("abundance") == {"seed": 1, "water": 1}
    assert t.asked() == ("bird", "abundance-type")


@clause("DS-11.3", "DS-X12")
def test_a_disk_raises_the_match_of_all_who_have_its_type():
    t = table(
        f"phase abundance; {SIX}; earth standard; pawn reptile: abundance-2; box abundance: sun; "
        f"pawn bird: domination-1"
    )
    before = t.tile("D4")["match"]["reptile"]
    t.choose("element:sun", "corner:w+1+1")
    assert t.tile("D4")["match"]["reptile"] == before + 2


@clause("DS-3.5", "DS-11.2")
def test_rim_corners_count_and_without_a_vacant_corner_abundance_is_void():
    t = table(
        "phase abundance; seat 0: bird; seat 1: mammal; tile A1 sea; tile D3 sea tundra; "
        "pawn bird: abundance-1; box abundance: sun"
    )
    t.choose("element:sun")
    assert set(corners("W-3+0", "E-4+0", "E-4+1", "W-2-1", "E-3+0", "W-2+0")) < set(t.legal())
    full = "disk sun: E+0+0 W+1+0 E-1+1 W+0+0 E-1+0 W+1-1"
    t = table(
        f"phase abundance; seat 0: bird; seat 1: mammal; tile D3 sea tundra; {full}; cubes D3: mammal 1"
        "; pawn bird: abundance-1 domination-1; box abundance: sun"
    )
    assert t.prompt == "domination-tile"


WASTELAND = f"""phase wasteland; {SIX}; earth standard; turn 3; tile E5 sea; tile F4 sea tundra
        disk grub: W+2+0; disk water: E+1+0 W+2-2
    cubes E4: amphibian 3; box wasteland: grub water; pawn arachnid: wasteland-1; pawn bird: domination-1; pool insect 0
    """


@clause("DS-12.1", "DS-12.2", "DS-12.3", "DS-X13")
def test_wasteland_removes_its_types_around_the_tundra_after_the_pawn():
    t = table(WASTELAND)
    assert t.tile("E4")["match"]["amphibian"] == 3
    assert t.asked() == ("arachnid", "wasteland-return")
    assert t.legal() == ["element:water", "element:grub", "say:pass"]
    t.choose("element:grub")
    assert [t.disk(c) for c in ("E-1+0", "W+2+0", "E-2+1")] == ["grub", "grub", "grub"]
    assert [t.disk(c) for c in ("W+1-1", "E+1+0")] == [None, None]  # they touched tundra
    assert [t.disk(c) for c in ("W+0-1", "W+2-2")] == ["water", "water"]
    assert "amphibian" in t.tile("E4")["endangered"]
    assert t.box("wasteland") == {"water": 1}
    assert t.bag()["grub"] == 20 - 3


@clause("DS-12.3", "DS-12.4", "DS-7.3")
def test_a_declined_wasteland_removes_every_type_and_keeps_its_box():
    t = table(WASTELAND).choose("say:pass")
    assert [t.disk(c) for c in ("E-1+0", "W+2+0", "W+1-1", "E+1+0")] == [None] * 4
    assert t.box("wasteland") == {"water": 1, "grub": 1}
    assert t.disk("E-2+1") == "grub"


@clause("DS-12.4", "DS-X29", "DS-13.1")
def test_on_turn_one_wasteland_and_depletion_do_nothing():
    t = table(
        "phase wasteland; seat 0: bird; seat 1: mammal; earth standard; "
        "pawn bird: wasteland-1 domination-1; pawn mammal: depletion-1"
    )
    assert t.prompt == "domination-tile"
    assert len(t.view()["disks"]) == 12


@clause("DS-13.1", "DS-13.2", "DS-2.5", "DS-X14")
def test_depletion_takes_one_disk_of_a_type_in_its_box():
    t = table("""phase depletion; seat 0: bird; seat 1: reptile; seat 2: mammal; turn 3; tile E4 desert
        tile E3 savannah
        disk seed: W+2-1 W+2+0 E+1-1; disk sun: E+0+1; disk meat: E+0-1 W+2-2
        cubes E4: bird 1, reptile 1; cubes E3: bird 1, mammal 1; box depletion: seed
        pawn mammal: depletion-1 domination-1""")
    assert t.tile("E4")["match"] == {"bird": 4, "reptile": 2}
    assert t.tile("E3")["match"] == {"bird": 4, "mammal": 4}
    assert t.legal() == [*corners("E+1-1", "W+2-1", "W+2+0"), "say:pass"]
    t.choose("corner:w+2-1")
    assert t.tile("E4")["match"] == {"bird": 2, "reptile": 2}
    assert t.tile("E4")["dominant"] is None
    assert t.tile("E3")["dominant"] == "mammal"
    assert t.bag()["seed"] == 20 - 1 - 2  # the disk is in the bag, the one in the box stays
    assert t.box("depletion") == {"seed": 1}


@clause("DS-13.2")
def test_depletion_may_be_declined_and_is_void_without_such_a_disk():
    text = (
        "phase depletion; seat 0: bird; seat 1: mammal; earth standard; turn 3; "
        "pawn bird: depletion-1 domination-1; box depletion:"
    )
    t = table(f"{text} seed").choose("say:pass")
    assert list(t.view()["disks"].values()).count("seed") == 2
    t = table(f"{text} seed; disk none: W+0+0 W+0+1")
    assert t.prompt == "domination-tile"


@clause("DS-2.6", "DS-R26")
@pytest.mark.parametrize(("bag", "filled"), [("sun*6", [4, 2, 0]), ("sun*2", [2, 0, 0]), ("sun*30", None)])
def test_an_empty_bag_fills_boxes_in_order(bag, filled):
    if filled is None:
        with pytest.raises(ValueError, match="no sun disk is left"):
            table(f"phase reseed; seat 0: bird; seat 1: mammal; earth tiles; bag {bag}")
        return
    t = table(f"phase reseed; seat 0: bird; seat 1: mammal; earth tiles; turn 3; bag {bag}")
    assert [sum(t.box(b).values()) for b in ("adaptation", "abundance", "wanderlust")] == filled
    assert t.bag() == {}
