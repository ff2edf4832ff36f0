"""Sections 14 to 18: Glaciation, Speciation, Wanderlust, Migration, Competition."""

import pytest

from tests.games.dominant_species.table import SIX, corners, numbers, table, tiles
from tests.helpers import clause

TWO = "seat 0: bird; seat 1: mammal"
WHO = "seat 0: reptile; seat 1: bird; seat 2: amphibian; seat 3: insect"


# --- Glaciation ------------------------------------------------------------------------------------------------


@clause("DS-14.1", "DS-R29")
def test_only_the_leftmost_glaciation_pawn_acts():
    t = table(
        f"phase glaciation; {TWO}; earth standard; pawn bird: glaciation-2 domination-1; "
        f"pawn mammal: glaciation-3 glaciation-4"
    )
    assert t.prompt == "domination-tile"
    assert t.pawns() == {"glaciation-2": "bird", "glaciation-3": "mammal", "glaciation-4": "mammal"}
    t = table(
        f"phase glaciation; {TWO}; earth standard; pawn bird: glaciation-2; pawn mammal: glaciation-1 domination-1"
    )
    assert t.asked() == ("mammal", "glaciation-tile")
    t.choose("say:pass")
    assert t.pawns() == {"glaciation-2": "bird"}
    assert t.vp() == {"mammal": 0, "bird": 0}


@clause("DS-14.2")
def test_glaciation_is_void_without_ice_or_without_a_neighbour():
    ice = "; ".join(f"tile {h} sea tundra" for h in ("D1", "C1", "C2", "B1", "E1", "E2"))
    more = "; ".join(f"tile {h} wetland tundra" for h in ("A1", "A2", "B2"))
    text = f"phase glaciation; {TWO}; earth standard; {ice}; {more}; pawn bird: glaciation-1 domination-1"
    t = table(text + "; tile B3 jungle tundra")
    assert t.view()["tundra_left"] == 1
    assert t.prompt == "glaciation-tile"
    t = table(text + "; tile B3 jungle tundra; tile A3 jungle tundra")
    assert t.view()["tundra_left"] == 0
    assert t.prompt == "domination-tile"
    t = table(f"phase glaciation; {TWO}; tile D3 sea tundra; cubes D3: bird 1; pawn bird: glaciation-1 domination-1")
    assert t.prompt == "domination-tile"


@clause("DS-14.3", "DS-14.4", "DS-3.7")
def test_a_tile_beside_the_ice_becomes_tundra_and_nothing_else():
    t = table(f"phase glaciation; {TWO}; earth standard; tile D1 sea; pawn bird: glaciation-1 domination-1")
    assert t.legal() == [*tiles("C3", "C4", "D2", "D4", "E3", "E4"), "say:pass"]  # D1 is not beside it
    t.choose("tile:d4")
    assert t.tile("D4")["terrain"] == "tundra"
    assert t.tile("D4")["tile"] == "mountain"
    assert t.view()["tundra_left"] == 10


@clause("DS-14.5", "DS-14.6", "DS-2.8", "DS-X15")
def test_disks_between_three_tundra_tiles_vanish_and_neighbours_pay():
    t = table(
        f"phase glaciation; {TWO}; tile D3 sea tundra; tile E4 desert tundra; tile E3 savannah; "
        f"tile E5 mountain"
        "; disk sun: E+0+0 W+2-1 W+2+0; disk meat: W+1+0; cubes E5: bird 1; "
        "pawn bird: glaciation-1 domination-1"
    )
    t.choose("tile:e3")
    assert t.vp()["bird"] == 3
    assert t.disk("E+0+0") is None
    assert t.disk("W+2-1") == "sun"  # only two tiles around it
    assert t.disk("W+1+0") == "meat"
    assert t.bag()["sun"] == 18
    t = table(
        f"phase glaciation; {TWO}; tile D3 sea tundra; tile E4 desert tundra; tile E3 savannah; disk meat: E+0+0; "
        "pawn bird: glaciation-1 domination-1"
    ).choose("tile:e3")
    assert t.disk("E+0+0") is None


@clause("DS-14.6", "DS-14.7", "DS-2.4", "DS-X16")
def test_one_cube_of_each_animal_stays_and_the_others_go_back_to_the_gene_pool():
    t = table(
        f"phase glaciation; {WHO}; tile D3 sea tundra; tile E4 desert; cubes E4: insect 1, bird 2, amphibian 4"
        "; pawn reptile: glaciation-1 domination-1; pool insect 0"
    )
    pools = {a: t.animal(a)["gene_pool"] for a in ("insect", "bird", "amphibian")}
    t.choose("tile:e4")
    assert t.vp()["reptile"] == 1
    assert t.cubes("E4") == {"bird": 1, "amphibian": 1, "insect": 1}
    assert t.animal("bird")["gene_pool"] == pools["bird"] + 1
    assert t.animal("amphibian")["gene_pool"] == pools["amphibian"] + 3
    assert t.animal("insect")["gene_pool"] == pools["insect"]
    assert [t.animal(a)["eliminated"] for a in ("bird", "amphibian")] == [0, 0]


@clause("DS-14.8", "DS-23.4", "DS-21.15")
def test_the_cube_that_stays_is_a_protected_one():
    t = table(
        f"phase domination; {TWO}; tile D3 sea tundra; tile E4 desert; tile E5 sea; "
        f"disk seed: W+2+0; cubes E4: bird 4 (3); cubes E5: bird 1"
        "; pawn bird: domination-1 domination-2; cards ice-sheet; deck ice-age; pool bird 2"
    )
    t.choose("tile:e5")
    assert t.cubes("E4") == {"bird": 1}
    assert t.tile("E4")["protected"] == {"bird": 1}
    assert t.animal("bird")["gene_pool"] == 5


# --- Speciation ------------------------------------------------------------------------------------------------


@clause("DS-15.1")
@pytest.mark.parametrize(
    ("space", "disks"),
    [
        (1, ("E-1+1", "E+0+1")),
        (2, ("W+2-1", "W+1+0")),
        (3, ("W+0+0", "W+0+1")),
        (4, ("W+0-1", "W+1-1")),
        (5, ("E-1+0", "E-2+1")),
        (6, ("E+0-1", "E+0+0")),
    ],
)
def test_each_speciation_space_has_its_element(space, disks):
    t = table(f"phase speciation; {TWO}; earth standard; pawn bird: speciation-{space}")
    assert t.legal() == [*corners(*disks), "say:pass"]


@clause("DS-15.2")
def test_speciation_is_void_without_a_disk_or_without_cubes_and_needs_no_presence():
    t = table(f"phase speciation; {TWO}; earth standard; pawn bird: speciation-6 domination-1")
    t.choose("corner:e+0-1")  # between D2 and E3, where no bird lives, grass it does not have
    assert t.legal() == numbers(4)
    t = table(f"phase speciation; {TWO}; earth standard; pawn bird: speciation-6 domination-1; pool bird 0")
    assert t.prompt == "domination-tile"
    t = table(f"phase speciation; {TWO}; earth standard; pawn bird: speciation-6 domination-1; disk none: E+0-1 E+0+0")
    assert t.prompt == "domination-tile"
    t = table(f"phase speciation; {TWO}; earth standard; pawn bird: speciation-6 domination-1").choose("say:pass")
    assert t.animal("bird")["on_earth"] == 4


LIMITS = [("sea", 4), ("wetland", 4), ("savannah", 3), ("jungle", 3), ("forest", 3), ("desert", 2), ("mountain", 2)]


@clause("DS-15.3", "DS-15.4")
@pytest.mark.parametrize(("terrain", "limit"), [*LIMITS, ("sea tundra", 1)])
def test_each_terrain_has_its_limit(terrain, limit):
    t = table(
        f"phase speciation; {TWO}; tile D1 {terrain}; disk meat: E+0-2; pawn bird: speciation-1; "
        f"pawn mammal: domination-1"
    )
    t.choose("corner:e+0-2")
    assert t.legal() == numbers(limit)
    t.choose(f"number:{limit}")
    assert t.cubes("D1") == {"bird": limit}


@clause("DS-15.3", "DS-15.4", "DS-X17", "DS-4.3")
def test_speciation_fills_the_tiles_around_a_disk_in_hex_order():
    t = table("""phase speciation; seat 0: arachnid; seat 1: amphibian; seat 2: bird; tile D3 sea tundra
        tile E3 savannah; tile E4 desert
        disk grass: E+0+0; disk grub: E+1+0; disk water: W+2+0; disk sun: W+2-1; elements arachnid: sun
        cubes E4: amphibian 1
        pawn arachnid: speciation-6; pawn bird: domination-1""")
    t.choose("corner:e+0+0")
    assert (t.legal(), t.view()["acting"]) == (numbers(1), "arachnid")
    t.choose("number:1")
    assert t.legal() == numbers(3)
    t.choose("number:3")
    assert t.legal() == numbers(2)
    t.choose("number:2")
    assert [t.cubes(h)["arachnid"] for h in ("D3", "E3", "E4")] == [1, 3, 2]
    assert t.animal("arachnid")["gene_pool"] == 49 - 6
    assert t.tile("E4")["match"] == {"amphibian": 3, "arachnid": 3}
    assert t.tile("E4")["dominant"] is None


@clause("DS-15.4")
def test_speciation_ends_with_the_gene_pool_and_may_place_nothing():
    text = f"phase speciation; {TWO}; earth standard; pawn bird: speciation-6 domination-1; pool bird 2"
    t = table(text).choose("corner:e+0-1")
    assert t.legal() == numbers(2)
    t.choose("number:2")
    assert t.prompt == "domination-tile"  # nothing is left for the savannah
    t = table(text).choose("corner:e+0-1", "number:0")
    assert t.legal() == numbers(2)
    t.choose("number:1")
    assert t.cubes("E3") == {"bird": 1}
    assert t.cubes("D2") == {}


@clause("DS-15.5")
def test_two_pawns_may_use_the_same_disk():
    t = table(f"phase speciation; {TWO}; earth standard; pawn bird: speciation-6; pawn mammal: speciation-1")
    t.choose("corner:e+0+1", "number:1", "number:0", "corner:e+0+0")
    t = table(
        "phase speciation; seat 0: bird; seat 1: mammal; earth standard; disk grass: W+2-2; "
        "disk meat: E+1-1; pawn bird: speciation-6"
        "; pawn mammal: speciation-1"
    )
    assert t.asked() == ("mammal", "speciation-element")
    assert "corner:e+1-1" in t.legal()
    t.choose("say:pass")
    assert t.asked() == ("bird", "speciation-element")
    assert t.legal() == [*corners("E+0-1", "W+2-2", "E+0+0"), "say:pass"]


@clause("DS-15.6", "DS-X18")
def test_the_insect_adds_a_cube_anywhere_after_the_last_pawn():
    t = table(
        "phase speciation; seat 0: insect; seat 1: bird; earth standard; "
        "pawn insect: speciation-6; pawn bird: domination-1"
    )
    assert t.asked() == ("insect", "speciation-element")
    t.choose("say:pass")
    assert t.asked() == ("insect", "insect-free-tile")
    assert t.legal() == [*tiles("C3", "C4", "D2", "D3", "D4", "E3", "E4"), "say:pass"]
    t.choose("tile:e3")
    assert t.cubes("E3") == {"insect": 3}
    text = "phase speciation; seat 0: insect; seat 1: bird; earth standard; pool insect {}; pawn bird: domination-1"
    assert table(text.format(0)).prompt == "domination-tile"
    assert table(text.format(1)).prompt == "insect-free-tile"  # the last cube will do
    t = table(f"phase speciation; {TWO}; earth standard; pawn bird: domination-1")
    assert t.prompt == "domination-tile"


# --- Wanderlust ------------------------------------------------------------------------------------------------

WANDER = (
    "phase wanderlust; seat 0: bird; seat 1: arachnid; seat 2: insect; earth standard; "
    "pool insect 0; box wanderlust: seed*2 sun"
)


@clause("DS-16.1", "DS-16.2")
def test_wanderlust_takes_a_face_up_tile_that_is_not_replaced():
    t = table(f"{WANDER}; stacks wetland 3, sea 2, none 4; pawn bird: wanderlust-1 wanderlust-2 wanderlust-3")
    assert t.legal() == ["stack:1", "stack:2", "say:pass"]
    t.choose("stack:2", "tile:f3", "say:pass")
    while t.prompt == "wanderlust-move":
        t.choose("number:0")
    assert t.legal() == ["stack:1", "say:pass"]
    t.choose("stack:1", "tile:f2", "say:pass")
    while t.prompt == "wanderlust-move":
        t.choose("number:0")
    assert t.prompt != "wanderlust-stack"  # nothing is face up: the third pawn is void
    t = table(f"{WANDER}; stacks wetland 3, none 2, none 4; pawn bird: wanderlust-1 domination-1").choose("say:pass")
    assert len(t.view()["tiles"]) == 7


@clause("DS-16.3")
def test_the_new_tile_lies_beside_another_and_disks_there_count_for_it():
    t = table(
        f"{WANDER}; stacks wetland 3, none 0, none 0; pawn bird: wanderlust-1 domination-1; cubes C4: bird 3"
    ).choose("stack:1")
    assert t.legal() == tiles("B2", "B3", "B4", "C2", "C5", "D1", "D5", "E2", "E5", "F2", "F3", "F4")
    t.choose("tile:b3", "say:pass", "number:0", "number:1")
    assert t.cubes("B3") == {"bird": 1}
    assert t.tile("B3")["match"] == {"bird": 0}
    t = table(
        f"{WANDER}; stacks wetland 3, none 0, none 0; pawn bird: wanderlust-1 domination-1; "
        f"cubes C4: bird 3; disk seed: W-1+1"
    )
    t.choose("stack:1", "tile:b3", "say:pass", "number:0", "number:1")
    assert t.tile("B3")["match"] == {"bird": 2}


@clause("DS-16.3", "DS-16.4", "DS-16.5", "DS-16.6", "DS-X19", "DS-R24")
def test_a_new_wetland_with_a_seed():
    t = table(
        f"{WANDER}; stacks wetland 3, none 0, none 0; pawn bird: wanderlust-1 domination-1; "
        f"cubes C3: insect 2, bird 0; cubes C4: bird 2, arachnid 0"
    )
    t.choose("stack:1", "tile:b3")
    assert (t.prompt, t.legal()) == ("wanderlust-element", ["element:sun", "element:seed", "say:pass"])
    assert t.vp()["bird"] == 0
    t.choose("element:seed")
    assert (t.prompt, t.legal()) == ("wanderlust-corner", corners("E-3+1", "W-1+0", "W-2+1", "E-3+2", "W-1+1"))
    t.choose("corner:e-3+1")
    assert t.vp()["bird"] == 3  # two tiles around it
    assert t.box("wanderlust") == {"sun": 1, "seed": 1}
    assert (t.asked(), t.legal()) == (("bird", "wanderlust-move"), numbers(2))
    t.choose("number:1")
    assert t.tile("B3")["dominant"] == "bird"
    assert t.asked() == ("arachnid", "wanderlust-move")
    t.choose("number:0")
    assert t.asked() == ("insect", "wanderlust-move")
    t.choose("number:2")
    assert t.cubes("B3") == {"bird": 1, "insect": 2}
    assert t.cubes("C3") == {"arachnid": 2}
    assert t.log()[-5:-2] == [("DS-16.3", "places-tile"), ("DS-16.4", "places-disk"), ("DS-16.5", "wanderlust-bonus")]


@clause("DS-16.4")
def test_no_element_with_empty_boxes_or_full_corners():
    t = table(
        f"phase wanderlust; {TWO}; earth standard; stacks sea 1, none 0, none 0; pawn bird: wanderlust-1 domination-1"
    )
    t.choose("stack:1", "tile:d1")
    assert t.prompt == "domination-tile"
    t = table(
        f"{WANDER}; stacks sea 1, none 0, none 0; pawn bird: wanderlust-1 domination-1; "
        f"tile E2 sea; tile F4 sea; tile G2 forest; tile G3 forest"
        "; disk sun: E+1-1 W+3-2 E+2-1 W+3-1 E+1+0"
    )
    t.choose("stack:1", "tile:f3")
    assert t.prompt != "wanderlust-element"


@clause("DS-16.6", "DS-R23")
def test_every_animal_may_follow_in_food_chain_order_but_no_bird_flies_far():
    t = table(
        f"phase wanderlust; {SIX}; earth standard; stacks sea 1, none 0, none 0; "
        f"pawn insect: wanderlust-1; pool insect 0"
    )
    t.choose("stack:1", "tile:f3")
    moves = []
    while t.prompt == "wanderlust-move":
        moves.append((t.view()["acting"], t.legal()))
        t.choose("number:1")
    assert moves == [
        ("mammal", numbers(1)),
        ("reptile", numbers(1)),
        ("reptile", numbers(2)),
        ("amphibian", numbers(1)),
        ("insect", numbers(2)),
        ("insect", numbers(1)),
    ]
    assert t.cubes("F3") == {"mammal": 1, "reptile": 2, "amphibian": 1, "insect": 2}


@clause("DS-16.7")
def test_a_tile_placed_by_an_earlier_pawn_counts_for_the_next():
    t = table(
        f"phase wanderlust; {TWO}; earth standard; stacks sea 1, sea 1, none 0; "
        f"pawn bird: wanderlust-1; pawn mammal: wanderlust-2 domination-1"
    )
    t.choose("stack:1", "tile:d1")
    assert t.vp()["bird"] == 1
    assert t.asked() == ("mammal", "wanderlust-stack")
    t.choose("stack:2")
    assert "tile:c1" in t.legal()
    t.choose("tile:c2")
    assert t.vp()["mammal"] == 6  # D1, D2 and C3


# --- Migration -------------------------------------------------------------------------------------------------


@clause("DS-17.1")
@pytest.mark.parametrize(("space", "cubes"), [(1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_each_migration_space_moves_so_many_cubes(space, cubes):
    t = table(
        f"phase migration; {TWO}; earth standard; cubes D4: mammal 9; pawn mammal: migration-{space} domination-1"
    )
    for _ in range(cubes):
        assert t.asked() == ("mammal", "migration-from")
        t.choose("tile:d4")
        t.choose("tile:e4") if t.prompt == "migration-to" else None
    assert t.prompt == "domination-tile"
    assert t.cubes("E4") == {"mammal": 1 + cubes}


@clause("DS-17.2", "DS-17.3", "DS-X20")
@pytest.mark.parametrize("order", ["sorted", "any"])
def test_a_tile_may_give_and_receive(order):
    t = table(
        """phase migration; seat 0: insect; seat 1: bird; tile D4 sea tundra; tile E4 desert; tile E3 savannah
        tile D5 mountain
        cubes E4: insect 1; cubes D4: insect 6; pawn insect: migration-1; pawn bird: domination-1""",
        migration_order=order,
    )
    moves = [("d4", "d5")] * 2 + [("d4", "e4")] * 4 + [("e4", "e3")]
    if order == "any":
        moves = [moves[-1], *moves[:-1]]
    for source, to in moves:
        t.choose(f"tile:{source}")
        if t.prompt == "migration-to":
            t.choose(f"tile:{to}")
    assert [t.cubes(h) for h in ("D4", "E4", "E3", "D5")] == [{}, {"insect": 4}, {"insect": 1}, {"insect": 2}]
    assert t.prompt == "domination-tile"


@clause("DS-17.3")
def test_a_cube_moves_once_and_the_owner_may_stop():
    t = table(
        f"phase migration; {TWO}; tile D3 sea; tile D4 sea; tile D5 sea; cubes D3: mammal 1; "
        f"pawn mammal: migration-1 domination-1"
    )
    assert t.legal() == ["tile:d3", "say:done"]
    t.choose("tile:d3")
    assert t.prompt == "domination-tile"  # it has arrived on D4 and stays there
    assert t.cubes("D4") == {"mammal": 1}
    t = table(f"phase migration; {TWO}; earth standard; pawn mammal: migration-1 domination-1")
    assert t.legal() == [*tiles("C4", "D4", "E4"), "say:done"]
    t.choose("tile:c4")
    assert (t.prompt, t.legal()) == ("migration-to", tiles("C3", "D3", "D4"))
    t.choose("tile:d4")
    assert t.legal() == [*tiles("D4", "E4"), "say:done"]
    t.choose("tile:d4", "tile:e4", "tile:d4", "tile:e4")
    assert t.legal() == ["tile:e4", "say:done"]  # what has come to D4 and E4 stays; one was on E4 before
    t.choose("say:done")
    assert [t.cubes(h).get("mammal") for h in ("C4", "D4", "E4")] == [None, 1, 3]
    assert t.prompt == "domination-tile"


@clause("DS-17.4")
def test_by_the_switch_moves_come_in_order_so_that_no_outcome_is_offered_twice():
    text = f"phase migration; {TWO}; earth standard; pawn mammal: migration-1"
    t = table(text, migration_order="sorted").choose("tile:d4", "tile:d3")
    assert t.legal() == [*tiles("D4", "E4"), "say:done"]  # no more from C4
    t.choose("tile:d4")
    assert t.legal() == tiles("D3", "E4")  # not back to C4
    t = table(text).choose("tile:d4", "tile:d3")
    assert t.legal() == [*tiles("C4", "D4", "E4"), "say:done"]
    t.choose("tile:d4")
    assert t.legal() == tiles("C4", "D3", "E4")


@clause("DS-17.5", "DS-X21")
def test_a_bird_crosses_one_tile():
    text = (
        "phase migration; {}; tile A1 sea; tile A2 forest; tile A3 sea tundra; tile B2 jungle; "
        "tile C1 mountain; cubes A1: {} 1; pawn {}: migration-6 domination-1"
    )
    t = table(text.format(TWO, "bird", "bird")).choose("tile:a1")
    assert t.legal() == tiles("A2", "A3", "B2")
    t.choose("tile:a3")
    assert t.cubes("A3") == {"bird": 1}
    t = table(text.format(TWO, "mammal", "mammal")).choose("tile:a1")
    assert t.legal() == tiles("A2", "B2")
    t = table(
        f"phase migration; {TWO}; tile A1 sea; tile B3 sea; tile C2 sea; tile A3 sea; "
        f"cubes A1: bird 1; pawn bird: migration-6 domination-1"
    )
    assert t.prompt == "domination-tile"  # two steps over a hex without a tile are none


@clause("DS-17.5")
def test_a_bird_counts_as_one_cube_of_the_allowance():
    t = table(f"phase migration; {TWO}; earth standard; pawn bird: migration-6 domination-1")
    t.choose("tile:c3")
    assert t.legal() == tiles("C4", "D2", "D3", "D4", "E3", "E4")
    t.choose("tile:e4", "tile:c4", "tile:e3")
    assert t.prompt == "domination-tile"


# --- Competition -----------------------------------------------------------------------------------------------


@clause("DS-18.1", "DS-18.2")
def test_the_arachnid_may_eliminate_one_cube_on_a_contested_tile_of_any_terrain():
    t = table(f"phase competition; {SIX}; earth standard; tile B3 sea; cubes B3: arachnid 2; pawn bird: domination-1")
    assert t.asked() == ("arachnid", "arachnid-free-tile")
    assert t.legal() == [*tiles("C3", "C4", "D2"), "say:pass"]  # alone on B3, absent elsewhere
    t.choose("tile:c3")
    assert (t.prompt, t.legal()) == ("competition-animal", ["animal:bird", "animal:amphibian"])
    t.choose("animal:bird")
    assert t.cubes("C3") == {"amphibian": 1, "arachnid": 2}
    assert t.animal("bird")["eliminated"] == 1
    assert t.prompt == "domination-tile"
    t = table(f"phase competition; {SIX}; earth standard; pawn bird: domination-1").choose("say:pass")
    assert t.prompt == "domination-tile"
    t = table(f"phase competition; {TWO}; earth standard; pawn bird: domination-1")
    assert t.prompt == "domination-tile"
    t = table(
        "phase competition; seat 0: arachnid; seat 1: insect; earth standard; "
        "cubes D2: insect 0; pawn insect: domination-1"
    )
    assert t.prompt == "domination-tile"


PAIRS = [
    (1, "jungle wetland"),
    (2, "wetland desert"),
    (3, "desert forest"),
    (4, "forest savannah"),
    (5, "savannah mountain"),
    (6, "mountain sea"),
    (7, "sea jungle"),
]
EVERYWHERE = {
    "sea": "B2",
    "wetland": "D2",
    "savannah": "E3",
    "jungle": "C3",
    "forest": "C4",
    "desert": "E4",
    "mountain": "D4",
}


@clause("DS-18.3", "DS-18.4")
@pytest.mark.parametrize(("space", "terrains"), PAIRS)
def test_each_competition_space_has_tundra_and_two_terrains(space, terrains):
    cubes = "; ".join(f"cubes {h}: bird 2, mammal 2" for h in ["D3", *EVERYWHERE.values()])
    t = table(
        f"phase competition; {TWO}; earth standard; tile B2 sea; {cubes}; "
        f"pawn bird: competition-{space}; pawn mammal: domination-1"
    )
    wanted = ["D3", *(EVERYWHERE[terrain] for terrain in terrains.split())]
    for h in wanted:
        assert t.legal() == [*tiles(h), "say:skip"]
        t.choose(f"tile:{h.lower()}")
    assert t.prompt == "domination-tile"
    assert sorted(h for h in t.view()["tiles"] if t.cubes(h).get("mammal") == 1) == sorted(wanted)
    assert t.animal("mammal")["eliminated"] == 3


@clause("DS-18.4", "DS-18.5", "DS-X22")
def test_one_tile_for_each_terrain():
    t = table("""phase competition; seat 0: reptile; seat 1: mammal; seat 2: insect; earth standard
        pool insect 0; tile B3 forest; tile B4 sea
        cubes E4: reptile 2, mammal 0, insect 0; cubes C4: reptile 1, mammal 2; cubes B3: reptile 1, mammal 1
        cubes D3: reptile 1, insect 1
        cubes B4: reptile 1, insect 1; pawn reptile: competition-3; pawn mammal: domination-1""")
    assert t.legal() == ["tile:d3", "say:skip"]
    t.choose("tile:d3")
    assert t.legal() == [*tiles("B3", "C4"), "say:skip"]  # the desert has no opponent; the sea is out of reach
    t.choose("tile:c4")
    assert t.prompt == "domination-tile"
    assert t.cubes("D3") == {"reptile": 1}
    assert t.cubes("C4") == {"mammal": 1, "reptile": 1}
    assert t.cubes("B3") == {"mammal": 1, "reptile": 1}


@clause("DS-18.4", "DS-7.3")
def test_each_terrain_may_be_skipped():
    t = table(
        f"phase competition; {SIX}; earth standard; pool arachnid 0; cubes C3: arachnid 0; "
        f"cubes C4: arachnid 0; cubes D2: arachnid 0"
        "; pawn amphibian: competition-1; pawn bird: domination-1"
    )
    assert t.asked() == ("amphibian", "competition-tile")
    t.choose("say:skip")
    assert t.legal() == [*tiles("D2"), "say:skip"]
    t.choose("say:skip")
    assert t.prompt == "domination-tile"
    assert sum(t.animal(a)["eliminated"] for a in ("insect", "bird")) == 0


@clause("DS-18.5", "DS-R5", "DS-3.7")
def test_a_glaciated_tile_is_tundra_only_and_the_arachnid_may_place_pawns_too():
    t = table(
        "phase competition; seat 0: arachnid; seat 1: bird; earth standard; "
        "tile C3 jungle tundra; pawn arachnid: competition-1; pawn bird: domination-1"
    )
    t.choose("say:pass")
    assert t.asked() == ("arachnid", "competition-tile")
    assert t.legal() == ["tile:c3", "say:skip"]
    t.choose("tile:c3")
    assert t.prompt == "domination-tile"  # the jungle is tundra now
    assert t.cubes("C3") == {"arachnid": 2}
