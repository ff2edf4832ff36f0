"""Sections 20 and 21: every card, taken by the Bird unless said otherwise."""

import pytest

from holotype.games.dominant_species.names import CARD_IDS
from tests.games.dominant_species.table import SIX, Earth, corners, numbers, table, tiles
from tests.helpers import clause

TWO = "seat 0: bird; seat 1: mammal"
THREE = "seat 0: bird; seat 1: mammal; seat 2: amphibian"


def bird_takes(card: str, more: str = "", who: str = TWO, seed: int = 0) -> Earth:
    """The Bird has just scored the forest C4 of the standard Earth and takes the card; another pawn waits."""
    t = table(
        f"phase domination; {who}; earth standard; cards {card}; deck ice-age; pawn bird: domination-1; "
        f"pawn mammal: domination-2; {more}",
        seed,
    )
    return t.choose("tile:c4")


@clause("DS-20.1", "DS-20.5", "DS-20.7")
def test_every_card_is_known_and_carried_out_at_once():
    for card in CARD_IDS:
        t = bird_takes(card.replace("_", "-"))
        assert card in t.view()["used_cards"]
        assert t.view()["cards"] == []


@clause("DS-21.1", "DS-20.5")
def test_aquatic_puts_a_disk_and_up_to_four_cubes_at_a_water():
    t = bird_takes("aquatic", "tile B3 sea; pool bird 9")
    assert (t.prompt, t.legal()) == ("card-tile", tiles("B3", "D2"))
    t.choose("tile:d2")
    assert (t.prompt, t.legal()) == (
        "card-bag-element",
        [f"element:{e}" for e in ("meat", "sun", "seed", "water", "grub", "grass")],
    )
    t.choose("element:seed")
    assert (t.prompt, t.legal()) == ("card-corner", corners("E-1-1", "W+1-2"))
    t.choose("corner:e-1-1")
    assert t.disk("E-1-1") == "seed"
    assert (t.prompt, t.legal()) == ("card-count", numbers(4))
    t.choose("number:3")
    assert t.cubes("D2") == {"bird": 3}
    assert t.animal("bird")["gene_pool"] == 6


@clause("DS-21.1", "DS-R8")
def test_aquatic_where_no_disk_can_be_placed():
    full = "disk sun: E-1-1 W+1-2; tile D1 forest; "
    t = bird_takes("aquatic", full + "pool bird 2")
    assert (t.prompt, t.legal()) == ("card-count", numbers(2))  # the only wetland is taken at once
    t = bird_takes("aquatic", full + "tile E2 sea")
    assert (t.prompt, t.legal()) == (
        "card-bag-element",
        ["element:meat", "element:sun", "element:seed", "element:water", "element:grub", "element:grass"],
    )
    t = bird_takes("aquatic", full + "bag sun; disk sun: E+0-1; tile E2 sea; pool bird 0")
    assert t.prompt == "card-corner"  # E2 has vacant corners, the bag one type
    t.choose(t.legal()[0])
    assert t.prompt == "domination-tile"  # no cubes left
    t = bird_takes("aquatic", "bag none; pool bird 1")
    assert (t.prompt, t.legal()) == ("card-count", numbers(1))  # the bag is empty: cubes only
    t = bird_takes("aquatic", "bag none; tile B3 sea; pool bird 1")
    assert (t.prompt, t.legal()) == ("card-tile", tiles("B3", "D2"))
    assert t.choose("tile:b3", "number:1").cubes("B3") == {"bird": 1}
    t = bird_takes("aquatic", "tile D2 mountain")
    assert t.prompt == "domination-tile"


@clause("DS-21.2")
def test_biodiversity_pays_for_shared_tiles():
    t = bird_takes("biodiversity", "cubes D3: bird 1", who=THREE)
    assert t.vp()["bird"] == 5 + 3  # C3 with an amphibian, C4 and D4 with mammals; alone on D3


@clause("DS-21.3", "DS-20.4", "DS-20.6", "DS-20.5a")
def test_biomass_kills_one_cube_where_cubes_outnumber_disks():
    t = bird_takes("biomass", "cubes C4: bird 4, mammal 2; cubes E4: mammal 5; cubes D3: bird 6; cubes D2: bird 4")
    assert (t.prompt, t.legal()) == ("card-eliminate", ["animal:mammal", "animal:bird"])  # 6 cubes, 4 disks on C4
    t.choose("animal:mammal")
    assert t.cubes("C4") == {"mammal": 1, "bird": 4}
    assert t.cubes("E4") == {"mammal": 4}  # its own kind alone: no question; D3 has six disks, D2 four
    assert t.cubes("D3") == {"bird": 6}
    assert t.cubes("D2") == {"bird": 4}
    assert (t.animal("mammal")["eliminated"], t.animal("bird")["eliminated"]) == (2, 0)


@clause("DS-21.4", "DS-R9")
def test_blight_leaves_one_disk_on_a_tile():
    t = bird_takes("blight", "tile B3 sea; tile B1 sea")
    assert (t.prompt, t.legal()) == ("card-tile", tiles("B1", "B3", "C3", "C4", "D2", "D3", "D4", "E3", "E4"))
    t.choose("tile:c4")
    assert (t.prompt, t.legal()) == ("blight-keep", corners("E-2+1", "W+0+0", "E-1+1", "W+0+1"))
    t.choose("corner:w+0+0")
    assert [t.disk(c) for c in ("E-2+1", "W+0+0", "E-1+1", "W+0+1")] == [None, "seed", None, None]
    assert t.bag()["grub"] == 19
    t = bird_takes("blight", "tile B3 sea; tile B1 sea").choose("tile:b1")
    assert t.prompt == "domination-tile"
    t = bird_takes("blight", "tile B3 sea; tile B1 sea").choose("tile:b3")
    assert t.prompt == "domination-tile"
    assert t.disk("E-2+1") == "grub"  # a single disk stays


@clause("DS-21.5", "DS-R10", "DS-R9")
def test_catastrophe_leaves_one_cube_and_takes_one_around():
    t = bird_takes(
        "catastrophe",
        "cubes C4: bird 3, mammal 2, amphibian 1; cubes C3: bird 2, amphibian 1; "
        "cubes D4: bird 1, mammal 0"
        "; cubes E4: mammal 3",
        who=THREE,
    )
    assert t.prompt == "card-tile"
    t.choose("tile:c4")
    assert (t.prompt, t.legal()) == ("catastrophe-survivor", ["animal:mammal", "animal:bird", "animal:amphibian"])
    t.choose("animal:amphibian")
    assert t.cubes("C4") == {"amphibian": 1}
    assert (t.prompt, t.legal()) == ("card-eliminate", ["animal:bird", "animal:amphibian"])
    t.choose("animal:amphibian")
    assert t.cubes("C3") == {"bird": 2}
    assert t.cubes("D4") == {}  # its own, since no other is there
    assert t.cubes("E4") == {"mammal": 3}  # not adjacent
    assert t.animal("bird")["eliminated"] == 3 + 1
    t = bird_takes("catastrophe", who=THREE).choose("tile:d3")  # an empty tile may be chosen; its neighbours suffer
    assert t.prompt == "card-eliminate"


@clause("DS-21.6")
def test_cold_snap_hits_the_others_on_tundra():
    t = bird_takes(
        "cold-snap", "cubes D3: bird 2, mammal 2, amphibian 1; tile D2 wetland tundra; cubes D2: mammal 3", who=THREE
    )
    assert t.cubes("D3") == {"mammal": 1, "bird": 2}
    assert t.cubes("D2") == {"mammal": 2, "amphibian": 1}
    assert t.cubes("E4") == {"mammal": 1}


@clause("DS-21.7", "DS-20.2")
def test_disease_takes_an_added_disk_from_who_has_more_elements():
    t = bird_takes("disease", "elements mammal: sun grub", who=THREE)
    assert (t.asked(), t.seat) == (("mammal", "disease-discard"), 1)
    assert t.legal() == ["element:sun", "element:grub"]
    t.choose("element:grub")
    assert t.animal("mammal")["added"] == {"sun": 1}
    assert t.animal("amphibian")["elements"] == 3  # more than the Bird, but printed
    assert t.prompt == "domination-tile"
    t = bird_takes(
        "disease", "elements mammal: sun grub; elements bird: sun grub; elements amphibian: sun*2", who=THREE
    )
    assert t.animal("mammal")["added"] == {"sun": 1, "grub": 1}  # as many as the Bird
    assert t.animal("amphibian")["added"] == {"sun": 1}


@clause("DS-21.8", "DS-R11", "DS-X25")
def test_ecodiversity_counts_disks_once_whatever_the_animal_has_of_them():
    t = table(
        "phase domination; seat 0: reptile; seat 1: mammal; earth tiles; "
        "disk sun: E+0+0 W+1+0 W+2-1 E+1+0 W+2+0 E-2+0; disk meat: W-1+0"
        "; cubes E4: reptile 1; cubes D4: mammal 1; elements mammal: sun; cards ecodiversity; deck ice-age"
        "; pawn reptile: domination-1; pawn mammal: domination-2"
    )
    t.choose("tile:e4")
    assert t.vp() == {"mammal": 0, "reptile": 4 + 6}
    t = bird_takes("ecodiversity", "elements bird: grub*2")
    assert t.vp()["bird"] == 5 + 2 + 2


@clause("DS-21.9", "DS-R12", "DS-20.3")
def test_evolution_replaces_two_cubes_of_two_animals():
    t = bird_takes("evolution", who=SIX)
    assert (t.prompt, t.legal()) == (
        "evolution-animal",
        ["animal:mammal", "animal:reptile", "animal:amphibian", "animal:arachnid", "animal:insect", "say:done"],
    )
    t.choose("animal:reptile")
    assert (t.prompt, t.legal()) == ("evolution-tile", tiles("D4", "E3", "E4"))
    t.choose("tile:e4")
    assert t.cubes("E4") == {"mammal": 1, "reptile": 1, "bird": 1, "insect": 1}
    assert t.animal("reptile")["eliminated"] == 1
    assert t.animal("bird")["gene_pool"] == 29
    assert t.legal() == ["animal:mammal", "animal:amphibian", "animal:arachnid", "animal:insect", "say:done"]
    t.choose("animal:arachnid", "tile:d2")
    assert t.prompt == "domination-tile"  # two at most, though others are left
    assert t.cubes("D2") == {"bird": 1, "amphibian": 2, "insect": 1}
    t = bird_takes("evolution", who=SIX).choose("say:done")
    assert t.animal("bird")["gene_pool"] == 30


@clause("DS-21.9", "DS-X28")
@pytest.mark.parametrize("pool", [0, 1])
def test_evolution_is_limited_by_the_gene_pool(pool):
    t = bird_takes("evolution", f"pool bird {pool}; pool insect 0", who=SIX)
    if pool:
        t.choose("animal:mammal", "tile:e4")
        assert t.animal("bird")["gene_pool"] == 0
    assert t.prompt == "domination-tile"


@clause("DS-21.10")
def test_fecundity_adds_one_cube_to_tiles_one_lives_on():
    t = bird_takes("fecundity")
    assert (t.prompt, t.legal()) == ("fecundity-tile", [*tiles("C3", "C4", "D4"), "say:done"])
    t.choose("tile:d4")
    assert t.legal() == [*tiles("C3", "C4"), "say:done"]  # in any order, each tile once
    assert t.state.view(t.state.seat)["about"] == {"used": tiles("D4")}
    t.choose("tile:c3", "say:done")
    assert t.prompt == "domination-tile"
    assert [t.cubes(h)["bird"] for h in ("C3", "C4", "D4")] == [2, 2, 2]
    t = bird_takes("fecundity").choose("tile:c4", "tile:d4", "tile:c3")
    assert t.prompt == "domination-tile"  # no tile is left
    assert [t.cubes(h)["bird"] for h in ("C3", "C4", "D4")] == [2, 3, 2]
    t = bird_takes("fecundity", "pool bird 1").choose("tile:c4")
    assert t.prompt == "domination-tile"
    assert t.animal("bird")["gene_pool"] == 0
    t = bird_takes("fecundity", "tile A1 sea; cubes A1: bird 1")
    assert "tile:a1" in t.legal()
    t = bird_takes("fecundity").choose("say:done")
    assert t.animal("bird")["on_earth"] == 4


@clause("DS-21.11", "DS-R13")
def test_fertile_pays_for_all_cubes_on_an_own_tile():
    t = bird_takes("fertile", "cubes D4: mammal 5")
    assert (t.prompt, t.legal()) == ("card-tile", tiles("C3", "C4", "D4"))
    mammal = t.vp()["mammal"]
    t.choose("tile:d4")
    assert t.vp() == {"bird": 5 + 6, "mammal": mammal}


@clause("DS-21.12", "DS-20.1")
def test_habitat_puts_any_disk_of_the_bag_on_earth():
    t = bird_takes("habitat", "bag sun seed*2")
    assert (t.prompt, t.legal()) == ("card-bag-element", ["element:sun", "element:seed"])
    t.choose("element:seed")
    assert t.prompt == "card-corner"
    assert len(t.legal()) == 12
    t.choose("corner:w-1+0")
    assert t.disk("W-1+0") == "seed"
    assert t.bag() == {"sun": 1, "seed": 1}
    t = bird_takes("habitat", "bag none")
    assert t.prompt == "domination-tile"


@clause("DS-21.13", "DS-23.4")
def test_hibernation_brings_eliminated_cubes_back_safe_for_this_turn():
    t = bird_takes("hibernation", "eliminated bird 7; cubes E3: bird 0")
    assert (t.prompt, t.legal()) == ("card-tile", tiles("C3", "C4", "D2", "D3", "D4", "E3", "E4"))
    t.choose("tile:e3")
    assert (t.prompt, t.legal()) == ("card-count", numbers(5))
    t.choose("number:4")
    assert t.cubes("E3") == {"bird": 4}
    assert t.tile("E3")["protected"] == {"bird": 4}
    assert t.animal("bird")["eliminated"] == 3
    t.choose("say:pass")
    assert t.prompt == "place-pawn"
    assert t.cubes("E3") == {"bird": 4}  # endangered, but they have survived this turn
    for n in (1, 2):
        t = bird_takes("hibernation", f"eliminated bird {n}").choose("tile:e3")
        assert t.legal() == numbers(n)
    t = bird_takes("hibernation")
    assert t.prompt == "domination-tile"


@clause("DS-21.14", "DS-2.8")
def test_ice_age_pays_for_dominated_tiles_and_makes_the_turn_the_last():
    t = table(
        f"phase domination; {TWO}; earth standard; cards ice-age omnivore; deck none; "
        f"pawn bird: domination-1; pawn mammal: domination-2"
    )
    t.choose("tile:c4", "card:ice-age")
    # The Bird dominates C3 and C4, the Mammal D4 and E4.
    assert t.vp() == {"bird": 5 + 3, "mammal": 3 + 3}
    assert t.view()["last_turn"]
    assert t.prompt == "domination-tile"  # the remaining pawns still act and take cards
    t.choose("tile:d4")
    assert t.over
    assert t.animal("mammal")["pawns"] == 8


@clause("DS-21.15", "DS-R31", "DS-14.3")
def test_ice_sheet_is_a_glaciation_that_cannot_be_declined():
    t = bird_takes("ice-sheet", "pawn mammal: glaciation-2")
    assert (t.asked(), t.legal()) == (("bird", "card-tile"), tiles("C3", "C4", "D2", "D4", "E3", "E4"))
    t.choose("tile:d4")
    assert t.tile("D4")["terrain"] == "tundra"
    assert t.cubes("D4") == {"mammal": 1, "bird": 1}
    assert t.vp()["bird"] == 5 + 1
    assert t.pawns()["glaciation-2"] == "mammal"


@clause("DS-21.16", "DS-R14")
def test_immigrants_cost_every_animal_something():
    t = bird_takes("immigrants", "elements mammal: sun grub; cubes E4: mammal 4; cubes D4: mammal 3", who=THREE)
    assert (t.asked(), t.legal()) == (
        ("mammal", "immigrants-loss"),
        ["element:sun", "element:grub", "say:pawn", "say:thin"],
    )
    t.choose("element:sun")
    assert t.animal("mammal")["added"] == {"grub": 1}
    assert (t.asked(), t.legal()) == (("bird", "immigrants-loss"), ["say:pawn", "say:thin"])  # the card-taker too
    t.choose("say:thin")
    assert [t.cubes(h)["bird"] for h in ("C3", "C4", "D4")] == [1, 1, 1]
    assert t.animal("bird")["eliminated"] == 1
    assert t.asked() == ("amphibian", "immigrants-loss")
    t.choose("say:pawn")
    assert (t.animal("amphibian")["pawns"], t.animal("amphibian")["supply"]) == (5, 5)
    t = bird_takes("immigrants", "cubes E4: mammal 4; cubes D4: mammal 3").choose("say:thin")
    assert [t.cubes(h)["mammal"] for h in ("C4", "D4", "E4")] == [1, 1, 1]
    assert t.animal("mammal")["eliminated"] == 5


@clause("DS-21.16", "DS-R14")
def test_with_an_empty_supply_a_pawn_on_the_display_is_lost():
    t = table(
        f"phase domination; {TWO}; earth standard; cards immigrants; deck ice-age; "
        f"pawns bird 2, mammal 2; pawn bird: domination-1 glaciation-2"
        "; pawn mammal: domination-2 glaciation-3"
    )
    t.choose("tile:c4", "say:pawn")
    assert (t.prompt, t.legal()) == ("immigrants-pawn", ["space:glaciation-3", "space:domination-2"])
    t.choose("space:domination-2")
    assert t.animal("mammal")["pawns"] == 1
    assert t.pawns() == {"glaciation-2": "bird", "glaciation-3": "mammal"}
    t.choose("say:thin")
    assert t.prompt == "place-pawn"  # the lost pawn does not act any more
    t = table(
        f"phase domination; {TWO}; earth standard; cards immigrants; deck ice-age; "
        f"pawns bird 1, mammal 0; pawn bird: domination-1"
    )
    t.choose("tile:c4")
    assert t.asked() == ("bird", "immigrants-loss")  # the Mammal can only be thinned out


@clause("DS-21.17", "DS-R20", "DS-7.6")
def test_instinct_places_a_pawn_for_the_next_turn():
    t = table(
        f"phase domination; {TWO}; earth standard; cards instinct; deck ice-age; "
        f"pawns bird 2, mammal 1; pawn bird: domination-1; pawn mammal: domination-2"
    )
    t.choose("tile:c4")
    assert t.prompt == "instinct-space"
    assert len(t.legal()) == 40
    assert "space:domination-3" in t.legal()
    t.choose("space:domination-3")
    assert t.view()["display"]["domination-3"] == {"animal": "bird", "next_turn": True}
    assert t.asked() == ("mammal", "domination-tile")
    t.choose("say:pass")
    assert t.prompt == "place-pawn"  # it has not acted
    assert t.pawns() == {"domination-3": "bird"}
    assert t.animal("bird")["supply"] == 1
    while t.prompt == "place-pawn":
        t.choose("space:glaciation-4") if "space:glaciation-4" in t.legal() else t.choose("space:depletion-1")
    assert t.asked() == ("bird", "domination-tile")  # now it does


@clause("DS-21.17")
def test_instinct_has_always_a_pawn_to_place():
    t = bird_takes("instinct", "pawns bird 1")
    assert (t.prompt, len(t.legal())) == ("instinct-space", 40)  # the pawn that has just acted
    t = table(
        f"phase domination; {TWO}; earth standard; cards instinct; deck ice-age; pawns bird 0; "
        f"pawn mammal: domination-1 domination-2"
    )
    t.choose("tile:c4")
    assert t.prompt == "domination-tile"


@clause("DS-21.18", "DS-X27", "DS-2.2")
def test_intelligence_gives_pawns_upwards():
    t = bird_takes("intelligence", "pool insect 0", who=SIX)
    assert {a: t.animal(a)["pawns"] for a in ("mammal", "reptile", "bird", "amphibian", "arachnid", "insect")} == {
        "mammal": 4,
        "reptile": 4,
        "bird": 4,
        "amphibian": 3,
        "arachnid": 3,
        "insect": 3,
    }
    assert t.animal("bird")["supply"] == 4
    t = table(
        f"phase domination; {SIX}; earth standard; cards intelligence; deck ice-age; "
        f"pawn mammal: domination-1; pawn bird: domination-2"
    ).choose("tile:d4")
    assert [t.animal(a)["pawns"] for a in ("mammal", "reptile")] == [4, 3]
    t = bird_takes("intelligence", "pawns bird 10, mammal 9")
    assert [t.animal(a)["pawns"] for a in ("bird", "mammal")] == [10, 10]


@clause("DS-21.19", "DS-R9", "DS-R23")
def test_mass_exodus_moves_all_cubes_as_the_taker_likes():
    t = bird_takes("mass-exodus", "cubes C4: bird 2, mammal 1, amphibian 3", who=THREE)
    t.choose("tile:c4")
    assert (t.asked(), t.seat, t.legal()) == (("bird", "exodus-count"), 0, numbers(1))  # the mammal to C3
    t.choose("number:0")
    assert t.legal() == numbers(1)  # to D3
    t.choose("number:0")
    # The rest goes to D4; now the birds.
    assert t.legal() == numbers(2)
    t.choose("number:1", "number:1")
    assert t.legal() == numbers(3)
    t.choose("number:0", "number:2")
    assert t.cubes("C4") == {}
    assert t.cubes("C3") == {"bird": 2, "amphibian": 1}
    assert t.cubes("D3") == {"bird": 1, "amphibian": 2}
    assert t.cubes("D4") == {"mammal": 3, "bird": 1, "amphibian": 1}
    t = bird_takes("mass-exodus").choose("tile:d3")
    assert t.prompt == "domination-tile"


@clause("DS-23.4", "DS-21.19")
def test_protection_travels_with_the_last_cubes():
    t = bird_takes("mass-exodus", "cubes C4: bird 5 (3), mammal 0")
    t.choose("tile:c4", "number:3", "number:1")
    # Two unprotected and one protected cube went to C3, a protected one to D3, the last to D4.
    assert {h: t.tile(h)["protected"].get("bird", 0) for h in ("C3", "D3", "D4")} == {"C3": 1, "D3": 1, "D4": 1}


@clause("DS-23.4", "DS-21.16")
def test_thinned_out_the_protected_cubes_are_the_last_to_go():
    t = bird_takes("immigrants", "cubes C4: bird 4 (2), mammal 1").choose("say:pawn", "say:thin")
    assert (t.cubes("C4")["bird"], t.tile("C4")["protected"]) == (1, {"bird": 1})


@clause("DS-19.2", "DS-21.19")
def test_a_tile_that_a_card_has_emptied_is_not_offered_to_the_next_pawn():
    t = bird_takes("mass-exodus").choose("tile:d4", "number:0", "number:0", "number:0", "number:0")
    assert t.cubes("D4") == {}
    assert (t.asked(), t.legal()) == (("mammal", "domination-tile"), [*tiles("C3", "E4"), "say:pass"])


@clause("DS-21.20")
def test_metamorphosis_exchanges_an_added_disk():
    t = bird_takes("metamorphosis", "elements bird: sun grub; bag meat*2 sun")
    assert (t.prompt, t.legal()) == ("metamorphosis-give", ["element:sun", "element:grub"])
    t.choose("element:grub")
    assert (t.prompt, t.legal()) == (
        "card-bag-element",
        ["element:meat", "element:sun"],
    )  # the grub is not yet in the bag
    t.choose("element:meat")
    assert t.animal("bird")["added"] == {"meat": 1, "sun": 1}
    assert t.bag() == {"meat": 1, "sun": 1, "grub": 1}
    assert bird_takes("metamorphosis").prompt == "domination-tile"
    assert bird_takes("metamorphosis", "elements bird: sun; bag none").prompt == "domination-tile"


@clause("DS-21.21", "DS-X26", "DS-2.7", "DS-R25")
@pytest.mark.parametrize(("tile", "loss"), [("sea", 9), ("wetland", 8), ("savannah", 7), ("sea tundra", 1)])
def test_niche_biomes_costs_who_is_ahead(tile, loss):
    t = table(
        f"phase domination; seat 0: bird; seat 1: mammal; seat 2: reptile; tile D1 {tile}; "
        f"tile A1 sea; disk seed: E+0-2; cubes D1: bird 1; cubes A1: mammal 1"
        "; cards niche-biomes; deck ice-age; vp bird 2, mammal 40, reptile 5; "
        "pawn bird: domination-1; pawn mammal: domination-2"
    )
    t.choose("tile:d1")
    ahead = 2 + loss < 5
    assert t.vp() == {"bird": 2 + loss, "mammal": 40 - loss, "reptile": 5 - loss if ahead else 5}


@clause("DS-2.7", "DS-21.21")
def test_vp_never_fall_below_zero():
    t = table(
        "phase domination; seat 0: bird; seat 1: mammal; tile D1 sea; tile A1 sea; "
        "disk seed: E+0-2; cubes D1: bird 1, mammal 2; cubes A1: mammal 1"
        "; cards niche-biomes; deck ice-age; pawn bird: domination-1; pawn mammal: domination-2"
    )
    t.choose("tile:d1")  # mammal 9, bird 5: then the mammal loses 9
    assert t.vp() == {"bird": 5, "mammal": 0}


@clause("DS-21.22")
def test_nocturnal_moves_one_place_forward():
    t = bird_takes("nocturnal", "pool insect 0", who=SIX)
    assert t.view()["initiative"] == ["insect", "arachnid", "bird", "amphibian", "reptile", "mammal"]
    assert ("DS-21.22", "swaps-initiative") in t.log()
    t = bird_takes("nocturnal", "initiative bird mammal")
    assert t.view()["initiative"] == ["bird", "mammal"]
    assert ("DS-21.22", "swaps-initiative") not in t.log()


@clause("DS-21.23", "DS-2.2")
def test_omnivore_gives_a_pawn():
    assert bird_takes("omnivore").animal("bird")["supply"] == 8
    t = bird_takes("omnivore", "pawns bird 10")
    assert (t.animal("bird")["pawns"], t.animal("bird")["supply"]) == (10, 10)


@clause("DS-21.24", "DS-X27")
def test_parasitism_gives_pawns_downwards():
    t = bird_takes("parasitism", "pool insect 0", who=SIX)
    assert [t.animal(a)["pawns"] for a in ("mammal", "reptile", "bird", "amphibian", "arachnid", "insect")] == [
        3,
        3,
        4,
        4,
        4,
        4,
    ]
    t = table(
        f"phase domination; {SIX}; earth standard; cards parasitism; deck ice-age; pool insect 0; "
        f"pawn insect: domination-1; pawn bird: domination-2"
    ).choose("tile:e3")
    assert [t.animal(a)["pawns"] for a in ("arachnid", "insect")] == [3, 4]


@clause("DS-21.25", "DS-20.3", "DS-20.6")
def test_predator_eliminates_an_opposing_cube_on_every_shared_tile():
    t = bird_takes("predator", who=SIX)
    assert (t.prompt, t.legal()) == ("card-eliminate", ["animal:amphibian", "animal:arachnid"])  # C3
    t.choose("animal:arachnid")
    assert t.legal() == ["animal:mammal", "animal:arachnid"]  # C4
    t.choose("animal:mammal")
    assert t.legal() == ["animal:mammal", "animal:reptile"]  # D4
    t.choose("animal:reptile")
    assert [t.animal(a)["eliminated"] for a in ("mammal", "reptile", "bird", "arachnid")] == [1, 1, 0, 1]


@clause("DS-21.26", "DS-R15")
def test_symbiotic_gives_random_disks_to_the_taker_and_to_who_has_fewer():
    t = bird_takes(
        "symbiotic",
        "elements bird: sun; elements mammal: sun; bag grass*5",
        who="seat 0: bird; seat 1: mammal; seat 2: reptile",
    )
    assert t.animal("bird")["added"] == {"sun": 1, "grass": 1}
    assert t.animal("mammal")["added"] == {"sun": 1}  # as many as the Bird had
    assert t.animal("reptile")["added"] == {"grass": 1}
    t = bird_takes("symbiotic", "elements bird: sun*4; elements mammal: sun*3; bag grass")
    assert t.animal("bird")["added"] == {"sun": 4}  # six already
    assert t.animal("mammal")["added"] == {"sun": 3, "grass": 1}
    t = bird_takes("symbiotic", "elements bird: sun; bag grass", who=SIX)
    assert t.animal("bird")["added"] == {"sun": 1, "grass": 1}
    assert t.animal("mammal")["added"] == {}  # the bag is empty
