"""Sections 1, 2, 3, 5 and 28: the box, the board, and the table before the first turn."""

import pytest

from holotype import IllegalToken
from holotype.core.data import DataError, read_yaml
from holotype.core.options import OptionError
from holotype.games.dominant_species.data import Components
from holotype.games.dominant_species.names import ANIMAL_IDS
from tests.games.dominant_species.table import GAME, SIX, start, table, tiles
from tests.helpers import clause

BOX = Components(None)
STANDARD = {
    "D3": "tundra",
    "D2": "wetland",
    "E3": "savannah",
    "E4": "desert",
    "D4": "mountain",
    "C4": "forest",
    "C3": "jungle",
}
START_CUBES = {
    "D2": {"amphibian": 2, "arachnid": 1, "insect": 1},
    "E3": {"reptile": 1, "amphibian": 1, "insect": 2},
    "E4": {"mammal": 1, "reptile": 2, "insect": 1},
    "D4": {"mammal": 2, "reptile": 1, "bird": 1},
    "C4": {"mammal": 1, "bird": 2, "arachnid": 1},
    "C3": {"bird": 1, "amphibian": 1, "arachnid": 2},
    "D3": {},
}
START_DISKS = {
    "E-1+0": "grub",
    "W+1-1": "water",
    "E+0+0": "grass",
    "W+1+0": "sun",
    "E-1+1": "meat",
    "W+0+0": "seed",
    "W+0-1": "water",
    "E+0-1": "grass",
    "W+2-1": "sun",
    "E+0+1": "meat",
    "W+0+1": "seed",
    "E-2+1": "grub",
}


@clause("DS-3.3")
def test_a_corner_is_called_by_all_hexes_it_touches():
    """At the rim by two; where there is only one, by its side."""
    called = {c.id: GAME.texts.token(GAME.token(f"corner:{c.id.lower()}"), "en") for c in BOX.corners}
    assert (called["W+0+0"], called["E-4+1"], called["E-1-2"]) == ("C3/C4/D3", "A1/A2", "C1/D1")
    assert called["W-3+1"] == "A2 W"
    assert len(set(called.values())) == len(called) == 92


@clause("DS-2.1")
def test_the_box():
    t = start(6, 1)
    table_ = t.view()
    assert len(BOX.hexes) == 35
    assert len(table_["animals"]) == 6
    assert len(table_["cards"]) + len(table_["draw_pile"]) == 26
    large = (
        len(table_["tiles"])
        + sum(1 for s in table_["stacks"] if s["face_up"])
        + sum(table_["tiles_face_down"].values())
    )
    assert large == 31
    assert table_["tundra_left"] + 1 == 12
    disks = sum(table_["bag"].values()) + len(table_["disks"]) + sum(sum(b.values()) for b in table_["boxes"].values())
    assert disks == 120
    assert BOX.max_pawns == 10


@clause("DS-3.1", "DS-3.2")
def test_the_board_is_a_hexagon_without_its_tips():
    columns = [h.id[0] for h in BOX.hexes]
    assert [columns.count(letter) for letter in "ABCDEFG"] == [4, 5, 6, 5, 6, 5, 4]
    at = {(h.q, h.r): h for h in BOX.hexes}
    assert (0, -3) not in at
    assert (0, 3) not in at
    assert [h.id for h in BOX.hexes] == sorted(h.id for h in BOX.hexes)
    for h in BOX.hexes:
        around = {
            at[h.q + q, h.r + r].id
            for q, r in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
            if (h.q + q, h.r + r) in at
        }
        assert set(h.neighbors.values()) == around
    t = table(
        "phase glaciation; seat 0: bird; seat 1: mammal; earth standard; tile D1 sea tundra; pawn bird: glaciation-1"
    )
    assert t.legal() == [*tiles("C3", "C4", "D2", "D4", "E3", "E4"), "say:pass"]
    t.choose("tile:d2")
    assert t.vp()["bird"] == 3  # tundra to the north and to the south, though small tiles do not touch


@clause("DS-3.3")
def test_corners_are_named_after_the_hex_to_their_west_or_east():
    touched = {c.id: set(c.hexes) for c in BOX.corners}
    assert touched["E+0-1"] == {"D2", "E2", "E3"}
    assert touched["W+0-1"] == {"C2", "C3", "D2"}
    counts = [len(hexes) for hexes in touched.values()]
    assert [counts.count(n) for n in (3, 2, 1)] == [50, 18, 24]


@clause("DS-3.4", "DS-3.6")
def test_a_disk_counts_for_every_tile_it_touches_and_fills_its_corner():
    t = table(
        "phase abundance; seat 0: bird; seat 1: mammal; earth tiles; pawn bird: abundance-1; "
        "box abundance: seed"
        "; cubes D2: bird 1; cubes E3: bird 1; cubes D3: bird 1; disk sun: E+0-1; pawn mammal: domination-1"
    )
    t.choose("element:seed")
    assert "corner:e+0-1" not in t.legal()
    t.choose("corner:w+1-1")
    assert [t.tile(h)["match"]["bird"] for h in ("D2", "D3", "E3")] == [2, 2, 2]


@clause("DS-1.4", "DS-31.4")
def test_what_is_hidden_is_known_only_as_counts():
    t = start(4, 3)
    for seat in (None, 0, 3):
        view = t.view(seat)
        assert [s["face_down"] for s in view["stacks"]] == [7, 7, 7]
        assert sum(view["tiles_face_down"].values()) == 21
        assert len(view["draw_pile"]) == 21
        assert "ice_age" in view["draw_pile"]
    assert t.view(0) == t.view(1) == t.view(None)


@clause("DS-5.1", "DS-27.1")
def test_several_animals_are_for_two_or_three_players():
    with pytest.raises(OptionError, match="is for 2, 3 players, not 4"):
        GAME.start(4, 1, variant="multi_animal")
    assert {a["seat"] for a in start(3, 1, variant="multi_animal").view()["animals"].values()} == {0, 1, 2}


@clause("DS-5.2")
def test_animals_are_dealt_at_random():
    deals = {
        tuple(sorted((a["seat"], name) for name, a in start(3, seed).view()["animals"].items())) for seed in range(9)
    }
    assert len(deals) > 1
    assert all([seat for seat, _ in deal] == [0, 1, 2] for deal in deals)


@clause("DS-5.2", "DS-20.5a")
def test_animals_are_chosen_in_seat_order_and_back_again():
    t = start(2, 1, variant="multi_animal", animals="choose")
    assert (t.prompt, t.state.scores()) == ("choose-animal", [0, 0])
    seats = []
    for name in ("insect", "mammal", "bird", "reptile", "amphibian"):
        seats.append(t.seat)
        assert t.legal() == [f"animal:{a}" for a in ANIMAL_IDS if f"animal:{a}" in t.legal()]
        t.choose(f"animal:{name}")
    assert seats == [0, 1, 1, 0, 0]
    assert {name: a["seat"] for name, a in t.view()["animals"].items()} == {
        "insect": 0,
        "mammal": 1,
        "bird": 1,
        "reptile": 0,
        "amphibian": 0,
        "arachnid": 1,
    }
    assert t.prompt == "place-pawn"


@clause("DS-5.2")
def test_a_chosen_animal_is_gone():
    t = start(3, 1, animals="choose")
    t.choose("animal:bird")
    assert t.legal() == ["animal:mammal", "animal:reptile", "animal:amphibian", "animal:arachnid", "animal:insect"]
    with pytest.raises(IllegalToken):
        t.choose("animal:bird")
    t.choose("animal:mammal", "animal:insect")
    assert sorted(t.view()["animals"]) == ["bird", "insect", "mammal"]


@clause("DS-5.3", "DS-R2")
def test_the_lowest_in_the_food_chain_places_first():
    t = start(6, 5)
    assert t.view()["initiative"] == ["insect", "arachnid", "amphibian", "bird", "reptile", "mammal"]
    t = start(3, 2, animals="choose").choose("animal:reptile", "animal:insect", "animal:mammal")
    assert t.view()["initiative"] == ["insect", "reptile", "mammal"]


@clause("DS-5.4", "DS-5.5", "DS-5.9", "DS-5.13")
def test_the_standard_earth():
    t = start(6, 1)
    assert {h: tile["terrain"] for h, tile in t.view()["tiles"].items()} == STANDARD
    assert t.tile("D3")["tile"] == "sea"
    assert t.view()["tundra_left"] == 11
    assert t.view()["disks"] == START_DISKS
    assert {h: tile["cubes"] for h, tile in t.view()["tiles"].items()} == START_CUBES


@clause("DS-5.13", "DS-5.2")
def test_animals_nobody_plays_place_nothing():
    t = start(2, 1, animals="choose").choose("animal:bird", "animal:insect")
    assert {h: tile["cubes"] for h, tile in t.view()["tiles"].items()} == {
        h: {a: n for a, n in cubes.items() if a in ("bird", "insect")} for h, cubes in START_CUBES.items()
    }
    assert t.view()["disks"] == START_DISKS


@clause("DS-5.6", "DS-5.8", "DS-5.10")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_stacks_cards_and_boxes(seed):
    view = start(5, seed).view()
    assert [s["face_down"] for s in view["stacks"]] == [7, 7, 7]
    shown = [s["face_up"] for s in view["stacks"]]
    left = dict(view["tiles_face_down"])
    for terrain in shown:
        left[terrain] = left.get(terrain, 0) + 1
    assert left == {"sea": 6, "wetland": 3, "savannah": 3, "jungle": 3, "forest": 3, "desert": 3, "mountain": 3}
    assert len(view["cards"]) == 5
    assert "ice_age" not in view["cards"]
    assert [sum(view["boxes"][b].values()) for b in ("adaptation", "abundance", "wanderlust")] == [4, 4, 4]
    assert [view["boxes"][b] for b in ("regression", "wasteland", "depletion")] == [{}, {}, {}]
    assert sum(view["bag"].values()) == 96


@clause("DS-5.7", "DS-22.1")
def test_nobody_starts_with_the_survival_card():
    assert start(6, 1).view()["survival"] is None


@clause("DS-5.11", "DS-5.12", "DS-R3", "DS-R27")
@pytest.mark.parametrize(("players", "pawns", "pool"), [(2, 7, 50), (3, 6, 45), (4, 5, 40), (5, 4, 35), (6, 3, 30)])
def test_pawns_and_cubes_by_number_of_players(players, pawns, pool):
    for animal in start(players, 1).view()["animals"].values():
        assert (animal["pawns"], animal["supply"], animal["gene_pool"], animal["on_earth"]) == (pawns, pawns, pool, 4)
        assert (animal["vp"], animal["eliminated"]) == (0, 0)


@clause("DS-5.14", "DS-X5")
def test_each_animal_dominates_its_two_cube_tile():
    t = start(6, 1)
    assert {h: t.tile(h)["match"] for h in STANDARD} == {
        "D2": {"amphibian": 6, "arachnid": 2, "insect": 2},
        "E3": {"insect": 4, "amphibian": 3, "reptile": 2},
        "E4": {"reptile": 4, "mammal": 2, "insect": 2},
        "D4": {"mammal": 4, "reptile": 2, "bird": 2},
        "C4": {"bird": 4, "mammal": 2, "arachnid": 2},
        "C3": {"arachnid": 4, "amphibian": 3, "bird": 2},
        "D3": {},
    }
    assert {name: a["dominates"] for name, a in t.view()["animals"].items()} == {
        "mammal": ["D4"],
        "reptile": ["E4"],
        "bird": ["C4"],
        "amphibian": ["D2"],
        "arachnid": ["C3"],
        "insect": ["E3"],
    }
    assert (t.view()["turn"], t.view()["phase"]) == (1, "planning")


@clause("DS-28.1", "DS-28.2")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_random_earth_has_seven_random_tiles_and_ice_in_the_middle(seed):
    t = start(4, seed, variant="random_earth")
    assert sorted(t.view()["tiles"]) == sorted(STANDARD)
    assert t.tile("D3")["terrain"] == "tundra"
    assert [s["face_down"] for s in t.view()["stacks"]] == [7, 7, 7]
    grounds = {tuple(tile["tile"] for tile in start(4, n, earth="random").view()["tiles"].values()) for n in range(8)}
    assert len(grounds) == 8


@clause("DS-28.3")
def test_a_random_earth_has_random_disks_on_the_starting_corners():
    worlds = [start(4, n, earth="random").view() for n in range(6)]
    assert all(sorted(world["disks"]) == sorted(START_DISKS) for world in worlds)
    assert len({tuple(world["disks"].values()) for world in worlds}) == 6


@clause("DS-28.4", "DS-28.4a", "DS-28.6", "DS-4.3")
@pytest.mark.parametrize("seed", range(6))
def test_cubes_of_a_random_earth_follow_the_disks(seed):
    t = start(6, seed, earth="random")
    view = t.view()
    own = dict(zip(ANIMAL_IDS, ("meat", "sun", "seed", "water", "grub", "grass"), strict=True))
    for h in BOX.hexes:
        if h.id in view["tiles"]:
            disks = [view["disks"].get(c) for c in h.corners.values()]
            wanted = {a: disks.count(e) for a, e in own.items() if e in disks and h.id != "D3"}
            assert t.cubes(h.id) == wanted
    for name, animal in view["animals"].items():
        assert animal["on_earth"] == 2 * list(view["disks"].values()).count(own[name])
        assert animal["gene_pool"] == 35 - 1 - animal["on_earth"]


@clause("DS-28.5", "DS-X30")
def test_who_starts_with_fewer_cubes_starts_with_vp():
    # The disks drawn from the full bag: 20 of each type, in the order meat, sun, seed, water, grub, grass.
    bag = [20] * 6
    draws = []
    for e in [0, 0, 0, 1, 1, 2, 3, 3, 5, 5, 5, 5]:
        draws.append(sum(bag[:e]))
        bag[e] -= 1
    deal, tiles_, shown, cards = [0] * 6, [0] * 7, [0] * 3, [0] * 5
    outcomes = " ".join(map(str, deal + tiles_ + shown + cards + draws))
    # A position cannot be random, so replay the outcomes as a record.
    record = GAME.start(6, 1, earth="random").record
    assert record is not None
    state = GAME.replay(
        type(record)(
            game=record.game,
            ruleset=record.ruleset,
            players=6,
            options=record.options,
            entries=tuple(int(n) for n in outcomes.split()) + (0,) * 12,
            position=None,
            pack=None,
        )
    )
    view = state.view(None)["table"]
    names = ("mammal", "reptile", "bird", "amphibian", "arachnid", "insect")
    assert [view["animals"][a]["on_earth"] for a in names] == [6, 4, 2, 4, 0, 8]
    assert [view["animals"][a]["vp"] for a in names] == [2, 4, 6, 4, 8, 0]


@clause("DS-28.5")
@pytest.mark.parametrize("seed", range(4))
def test_the_handicap_makes_cubes_and_vp_equal(seed):
    animals = start(3, seed, variant="random_earth").view()["animals"].values()
    assert len({a["on_earth"] + a["vp"] for a in animals}) == 1
    assert min(a["vp"] for a in animals) == 0


@clause("DS-27.1")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2)])
def test_several_animals_each_have_the_resources_of_six_players(players, each):
    t = start(players, 1, variant="multi_animal")
    animals = t.view()["animals"]
    assert sorted(a["seat"] for a in animals.values()) == sorted(list(range(players)) * each)
    assert {(a["pawns"], a["gene_pool"], a["vp"]) for a in animals.values()} == {(3, 30, 0)}
    assert len(t.view()["initiative"]) == 6
    both = start(players, 1, variant="multi_animal_random_earth").view()["animals"].values()
    assert {a["gene_pool"] + a["on_earth"] for a in both} == {34}


def test_a_broken_data_pack_is_refused(tmp_path):
    (tmp_path / "animals.yaml").write_text("animals:\n  - {id: bird, default_elements: [cheese]}\n")
    with pytest.raises(DataError, match=r"animals.yaml, bird: an element must be one of"):
        Components(tmp_path)


def test_positions_say_what_is_wrong():
    for text, why in {
        "tile D1 lake": "'lake' is no terrain",
        "tile Z9 sea": "'z9' is no hex",
        "cubes D1: bird 2": "there is no tile",
        "seat 0: bird mammal": "a seat plays 1 of the animals",
        "elements mammal: sun*9": "at most 6 elements",
        "pool mammal 99": "the mammal has 55 cubes",
        "cards dodo": "'dodo' is no card",
        "weather fine": "a position of dominant_species is made of",
        "stacks sea 3": "there are three stacks",
        "pawn mammal: adaptation-1 adaptation-1": "another stands there",
        "seat 0: bird; seat 1: bird": "the bird is played already",
        "earth standard; cubes D3: mammal 2 (3)": "of 2 cubes at most 2 are protected",
        "cards predator predator": "there is one card of each kind",
    }.items():
        with pytest.raises(ValueError, match=why):
            GAME.position(text)


@clause("DS-30.1", "DS-20.5a")
def test_every_decision_of_the_data_is_asked_and_no_other():
    pairs = {
        "migration_move": ("migration-from", "migration-to"),
        "arachnid_free_target": ("arachnid-free-tile", "competition-animal"),
        "competition_target": ("competition-tile", "competition-animal"),
        "evolution_target": ("evolution-animal", "evolution-tile"),
    }
    wanted = set()
    for decision in read_yaml(GAME.package, "flow.yaml")["decisions"]:
        wanted |= set(pairs.get(decision["id"], (decision["id"].replace("_", "-"),)))
    assert {question.prompt for question in GAME.questions} == wanted


def test_seats_of_which_nothing_is_said_play_what_is_left():
    t = table("players 3; seat 1: mammal; earth standard")
    assert {name: animal["seat"] for name, animal in t.view()["animals"].items()} == {
        "mammal": 1,
        "reptile": 0,
        "bird": 2,
    }


def test_six_seats_in_words():
    t = table(f"{SIX}; earth standard")
    assert t.prompt == "place-pawn"
    assert {h: tile["cubes"] for h, tile in t.view()["tiles"].items()} == START_CUBES
