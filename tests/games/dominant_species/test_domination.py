"""Section 19: scoring a tile and taking a card."""

import pytest

from tests.games.dominant_species.table import SIX, table, tiles
from tests.helpers import clause

TWO = "seat 0: bird; seat 1: mammal"


@clause("DS-19.1", "DS-R6", "DS-19.2", "DS-R19")
def test_any_tile_with_cubes_once_a_turn():
    t = table(f"phase domination; {TWO}; earth standard; chosen D4; pawn bird: domination-2; pawn mammal: domination-1")
    assert t.asked() == ("mammal", "domination-tile")
    assert t.legal() == [*tiles("C3", "C4", "E4"), "say:pass"]  # not D4 again, not the empty ones
    t.choose("tile:c3")  # no mammal lives there
    assert t.tile("C3")["chosen"]
    assert t.legal() == [*tiles("C4", "E4"), "say:pass"]
    t.choose("say:pass")
    assert t.prompt == "place-pawn"
    assert not any(tile["chosen"] for tile in t.view()["tiles"].values())


@clause("DS-29.5", "DS-R19")
@pytest.mark.parametrize("empty", [True, False])
def test_the_switch_offers_empty_tiles(empty):
    t = table(
        f"phase domination; {TWO}; earth standard; cards fertile; pawn bird: domination-1 domination-2",
        domination_empty_tiles=empty,
    )
    assert ("tile:d2" in t.legal()) == empty
    if empty:
        t.choose("tile:d2")
        assert t.vp() == {"mammal": 0, "bird": 0}
        assert t.view()["cards"] == ["fertile"]
        assert "tile:d2" not in t.legal()


@clause("DS-19.3", "DS-19.7", "DS-19.6", "DS-X23", "DS-4.5")
def test_places_are_paid_by_cubes_and_the_dominant_animal_takes_a_card():
    t = table("""phase domination; seat 0: reptile; seat 1: bird; seat 2: amphibian; tile D2 wetland
        disk sun: E+0-1; cards omnivore nocturnal
        cubes D2: amphibian 4, reptile 2, bird 2; pawn reptile: domination-1""")
    assert t.tile("D2")["would_score"] == {"amphibian": 8, "reptile": 4, "bird": 2}
    t.choose("tile:d2")
    assert t.vp() == {"reptile": 4, "bird": 2, "amphibian": 8}
    assert t.asked() == ("reptile", "take-card")
    assert t.legal() == ["card:nocturnal", "card:omnivore"]  # no pass


ROWS = {
    "sea": [9, 5, 3, 2],
    "wetland": [8, 4, 2, 1],
    "savannah": [7, 4, 2],
    "jungle": [6, 3, 2],
    "forest": [5, 3, 2],
    "desert": [4, 2],
    "mountain": [3, 2],
    "sea tundra": [1],
}


@clause("DS-19.3", "DS-19.4")
@pytest.mark.parametrize("terrain", ROWS)
def test_every_terrain_pays_its_row(terrain):
    t = table(
        f"phase domination; {SIX}; pool insect 0; tile D1 {terrain}; tile A1 sea; "
        f"cubes A1: bird 1; pawn bird: domination-1 domination-2"
        "; cubes D1: insect 6, arachnid 5, amphibian 4, bird 3, reptile 2, mammal 1"
    )
    t.choose("tile:d1")
    row = ROWS[terrain]
    paid = dict(zip(("insect", "arachnid", "amphibian", "bird"), row, strict=False))
    assert t.vp() == {a: paid.get(a, 0) for a in ("mammal", "reptile", "bird", "amphibian", "arachnid", "insect")}


@clause("DS-19.3", "DS-4.5")
def test_ties_go_to_the_higher_in_the_food_chain():
    t = table(
        f"phase domination; {SIX}; tile D1 jungle; "
        f"cubes D1: mammal 1, bird 1, insect 1, amphibian 1; tile A1 sea; cubes A1: bird 1"
        "; pawn bird: domination-1 domination-2; pool insect 0"
    )
    t.choose("tile:d1")
    assert t.vp() == {"mammal": 6, "reptile": 0, "bird": 3, "amphibian": 2, "arachnid": 0, "insect": 0}


@clause("DS-19.5")
def test_endangered_cubes_count_fully():
    t = table(
        f"phase domination; {TWO}; tile D1 sea; cubes D1: mammal 3, bird 1; disk seed: E+0-2; "
        f"tile A1 sea; cubes A1: bird 1"
        "; pawn bird: domination-1 domination-2"
    )
    assert t.tile("D1")["endangered"] == ["mammal"]
    t.choose("tile:d1")
    assert t.vp() == {"mammal": 9, "bird": 5}


@clause("DS-19.3", "DS-19.7", "DS-R7", "DS-X31", "DS-29.3")
@pytest.mark.parametrize("needs_vp", [False, True])
def test_a_dominant_animal_without_vp_takes_a_card_unless_the_switch_forbids(needs_vp):
    t = table(
        f"phase domination; {TWO}; tile D3 sea tundra; cubes D3: mammal 3, bird 1; "
        f"disk seed: E+0+0; tile A1 sea; cubes A1: bird 1"
        "; pawn mammal: domination-1 domination-2; cards omnivore fertile",
        card_needs_tile_vp=needs_vp,
    )
    t.choose("tile:d3")
    assert t.vp() == {"mammal": 1, "bird": 0}
    assert t.asked() == (("mammal", "domination-tile") if needs_vp else ("bird", "take-card"))


@clause("DS-29.3")
def test_with_the_switch_a_dominant_animal_that_was_paid_takes_a_card():
    t = table(
        f"phase domination; {TWO}; tile D1 sea; cubes D1: mammal 3, bird 1; disk seed: E+0-2; "
        f"pawn mammal: domination-1; cards omnivore fertile",
        card_needs_tile_vp=True,
    )
    t.choose("tile:d1")
    assert t.asked() == ("bird", "take-card")


@clause("DS-19.8")
def test_a_card_leaves_the_game_and_is_not_replaced():
    t = table(
        f"phase domination; {TWO}; earth standard; cards omnivore nocturnal; "
        f"pawn mammal: domination-1; pawn bird: domination-2"
    )
    t.choose("tile:d4", "card:omnivore")
    assert t.animal("mammal")["pawns"] == 8
    assert t.view()["cards"] == ["nocturnal"]
    assert "omnivore" in t.view()["used_cards"]
    t.choose("tile:c4")  # the last card is taken without a question
    assert t.view()["initiative"] == ["bird", "mammal"]
    assert len(t.view()["cards"]) == 5  # Reseed has come


@clause("DS-19.9")
def test_without_dominance_or_without_cards_the_tile_is_only_scored():
    t = table(
        f"phase domination; {TWO}; tile D1 sea; cubes D1: mammal 1, bird 1; disk seed: E+0-2; "
        f"disk meat: W+1-2; pawn bird: domination-1 domination-2"
        "; tile A1 sea; cubes A1: bird 1; cards omnivore nocturnal"
    )
    t.choose("tile:d1")
    assert t.vp() == {"mammal": 9, "bird": 5}
    assert t.prompt == "domination-tile"
    assert t.view()["cards"] == ["omnivore", "nocturnal"]
    t = table(f"phase domination; {TWO}; earth standard; deck ice-age; pawn bird: domination-1 domination-2")
    t.choose("tile:d4")
    assert t.vp() == {"mammal": 3, "bird": 2}
    assert t.prompt == "domination-tile"


@clause("DS-1.1", "DS-30.3")
def test_scoring_pays_whoever_chose_the_tile():
    t = table(f"phase domination; {SIX}; earth standard; pool insect 0; pawn mammal: domination-1; deck ice-age")
    assert len(t.legal()) == 7  # six tiles with cubes and the pass
    t.choose("tile:d2")
    assert (t.vp()["amphibian"], t.vp()["mammal"]) == (8, 0)
