"""Sections 22 to 27 and 29: Extinction, Survival, Reseed, the end, several animals, switches."""

import pytest

from tests.games.dominant_species.table import GAME, SIX, start, table, tiles
from tests.helpers import clause

TWO = "seat 0: bird; seat 1: mammal"


@clause("DS-23.1", "DS-23.2")
def test_endangered_cubes_die_out():
    t = table(
        "phase extinction; seat 0: bird; seat 1: reptile; earth standard; turn 2; "
        "cubes E3: bird 3; cubes D2: reptile 2, bird 1"
    )
    assert t.cubes("E3") == {"reptile": 1}
    assert t.cubes("D2") == {}
    assert t.cubes("C4") == {"bird": 2}
    assert (t.animal("bird")["eliminated"], t.animal("reptile")["eliminated"]) == (4, 2)
    assert t.prompt == "place-pawn"


@clause("DS-23.3", "DS-R16")
def test_the_mammal_saves_one_cube():
    t = table(f"phase extinction; {TWO}; earth standard; cubes E3: mammal 3; cubes D2: mammal 2; cubes C3: mammal 0")
    assert (t.asked(), t.legal()) == (("mammal", "mammal-save"), tiles("D2", "E3"))
    t.choose("tile:d2")
    assert (t.cubes("D2"), t.cubes("E3")) == ({"mammal": 1}, {})
    assert t.animal("mammal")["eliminated"] == 4
    t = table(f"phase extinction; {TWO}; earth standard; cubes E3: mammal 3")
    assert t.prompt == "place-pawn"  # one tile: no question
    assert t.cubes("E3") == {"mammal": 1}


@clause("DS-23.4", "DS-23.3")
def test_hibernating_cubes_are_not_eliminated_and_then_are_like_others():
    t = table(f"phase extinction; {TWO}; earth standard; cubes E3: bird 4 (2), mammal 2 (1); cubes D2: mammal 1 (1)")
    assert t.cubes("E3") == {"mammal": 2, "bird": 2}  # one mammal saved, one protected: D2 holds none to save
    assert t.cubes("D2") == {"mammal": 1}
    assert t.tile("E3")["protected"] == {}


@clause("DS-22.1", "DS-24.1")
def test_the_holder_of_survival_scores_its_tundra():
    base = (
        f"phase survival; {TWO}; earth standard; tile D2 wetland tundra; tile D4 mountain tundra; "
        f"cubes D4: mammal 1, bird 0"
    )
    t = table(base + "; cubes D3: mammal 1; cubes D2: bird 1")
    assert t.vp() == {"mammal": 3, "bird": 0}  # two cubes on two tundra tiles
    t = table(base + "; cubes D3: mammal 0, bird 3; cubes D2: bird 1; cubes E3: mammal 9")
    assert t.view()["survival"] == "bird"
    assert t.vp() == {"mammal": 0, "bird": 3}
    t = table(base + "; cubes D3: bird 1")
    assert t.view()["survival"] is None
    assert t.vp() == {"mammal": 0, "bird": 0}


@clause("DS-24.1", "DS-2.8")
@pytest.mark.parametrize(
    ("count", "vp"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 45)]
)
def test_the_bonus_track(count, vp):
    hexes = [
        *(("sea", h) for h in ("A1", "A2", "A3", "A4", "B1", "B2")),
        *(("wetland", h) for h in ("B3", "B4", "B5", "C1")),
    ]
    land = "; ".join(f"tile {h} {terrain} tundra; cubes {h}: bird 1" for terrain, h in hexes[:count])
    t = table(f"phase survival; {TWO}; {land}")
    assert t.vp()["bird"] == vp


@clause("DS-25.1")
def test_cards_are_refilled_to_five_and_ice_age_comes_last():
    t = table(f"phase reseed; {TWO}; earth standard; cards omnivore; deck predator fertile ice-age")
    assert sorted(t.view()["cards"]) == ["fertile", "ice_age", "omnivore", "predator"]
    assert t.view()["draw_pile"] == []
    t = table(
        f"phase reseed; {TWO}; earth standard; cards omnivore nocturnal; deck predator fertile habitat blight ice-age"
    )
    assert len(t.view()["cards"]) == 5
    assert "ice_age" not in t.view()["cards"]
    assert t.view()["cards"][:2] == ["omnivore", "nocturnal"]
    t = table(f"phase reseed; {TWO}; earth standard; deck none")
    assert t.view()["cards"] == []


@clause("DS-25.2", "DS-R17", "DS-14.1")
def test_waiting_glaciation_pawns_slide_one_space():
    t = table(f"phase reseed; {TWO}; earth standard; pawn bird: glaciation-2 glaciation-4; pawn mammal: glaciation-3")
    assert t.pawns() == {"glaciation-1": "bird", "glaciation-2": "mammal", "glaciation-3": "bird"}
    t = table(f"phase reseed; {TWO}; earth standard; pawn bird: glaciation-4")
    assert t.pawns() == {"glaciation-3": "bird"}
    t = table(f"phase reseed; {TWO}; earth standard; pawn bird: glaciation-1* glaciation-2")
    assert t.pawns() == {"glaciation-1": "bird", "glaciation-2": "bird"}
    t = table(f"phase reseed; {TWO}; earth standard; pawn bird: glaciation-2*")
    assert t.view()["display"] == {"glaciation-1": {"animal": "bird", "next_turn": False}}


@clause("DS-25.3", "DS-25.4", "DS-25.5", "DS-2.5")
def test_disks_flow_down_the_display():
    t = table(
        f"phase reseed; {TWO}; earth standard; turn 5; box adaptation: sun*2; "
        f"box regression: meat; box abundance: seed; box wasteland: grub grub"
        "; box depletion: water; box wanderlust: grass*3"
    )
    assert t.box("regression") == {"sun": 2}
    assert t.box("wasteland") == {"seed": 1}
    assert t.box("depletion") == {"grub": 2}
    assert [sum(t.box(b).values()) for b in ("adaptation", "abundance", "wanderlust")] == [4, 4, 4]
    assert sum(t.bag().values()) == 120 - 12 - 5 - 12


@clause("DS-25.6", "DS-16.1")
def test_stacks_without_a_face_up_tile_turn_one():
    t = table(f"phase reseed; {TWO}; earth standard; stacks sea 2, none 3, none 0")
    stacks = t.view()["stacks"]
    assert stacks[0] == {"face_up": "sea", "face_down": 2}
    assert (stacks[1]["face_up"] is not None, stacks[1]["face_down"]) == (True, 2)
    assert stacks[2] == {"face_up": None, "face_down": 0}


@clause("DS-25.7", "DS-7.6")
def test_marks_are_cleared_and_the_next_turn_begins():
    t = table(f"phase reseed; {TWO}; earth standard; turn 4; tile A1 sea; chosen A1 D4 C4; pawn bird: domination-2*")
    assert not any(tile["chosen"] for tile in t.view()["tiles"].values())
    assert t.view()["display"]["domination-2"]["next_turn"] is False
    assert (t.view()["turn"], t.view()["phase"]) == (5, "planning")


@clause("DS-24.2", "DS-26.1", "DS-1.3")
def test_the_last_turn_ends_with_every_tile_scored():
    t = table(f"phase extinction; {TWO}; earth standard; last; chosen D4; box adaptation: sun; cards omnivore")
    # C3: bird 6; C4: bird 5, mammal 3; D4: mammal 3, bird 2; E4: mammal 4
    assert t.over
    assert t.vp() == {"bird": 13, "mammal": 10}
    assert t.box("adaptation") == {"sun": 1}  # no Reseed
    assert t.view()["cards"] == ["omnivore"]
    assert t.view()["phase"] == "final-scoring"
    assert t.winners == [0]


@clause("DS-24.2", "DS-1.3")
def test_the_game_goes_on_while_a_cube_is_left():
    on_earth = f"phase survival; {TWO}; earth standard; pool bird 0, mammal 0"
    assert not table(on_earth).over
    assert not table(f"phase survival; {TWO}; earth tiles; pool bird 0, mammal 1").over
    assert table(f"phase survival; {TWO}; earth tiles; pool bird 0, mammal 0").over


@clause("DS-26.2", "DS-X32")
def test_ties_are_won_by_the_higher_in_the_food_chain():
    t = table(
        "phase final-scoring; seat 0: bird; seat 1: mammal; seat 2: reptile; earth tiles; "
        "vp bird 7, mammal 7, reptile 9"
    )
    assert t.winners == [2]
    assert t.state.ranking() == [[2], [1], [0]]
    assert t.scores == [7, 7, 9]


@clause("DS-26.3")
def test_ice_age_is_revealed_after_21_cards():
    t = start(6, 4)
    assert len(t.view()["draw_pile"]) == 21
    t = table(f"phase reseed; {TWO}; earth standard; cards omnivore nocturnal predator blight; deck fertile ice-age")
    assert "ice_age" not in t.view()["cards"]  # 20 taken
    t = table(f"phase reseed; {TWO}; earth standard; cards omnivore nocturnal predator fertile; deck ice-age")
    assert "ice_age" in t.view()["cards"]  # 21 taken


@clause("DS-27.2", "DS-20.3")
def test_animals_of_one_player_are_opponents():
    t = table(
        "option variant=multi_animal; phase domination; players 2; seat 0: bird mammal reptile; "
        "seat 1: amphibian arachnid insect; earth standard"
        "; cards predator; deck ice-age; pool insect 0; pawn bird: domination-1"
    )
    t.choose("tile:c4")
    assert t.legal() == ["animal:amphibian", "animal:arachnid"]
    t.choose("animal:arachnid")
    assert t.legal() == ["animal:mammal", "animal:arachnid"]  # the Mammal belongs to the same player


@clause("DS-27.2", "DS-18.2")
def test_the_arachnid_may_eliminate_a_cube_of_its_own_player():
    t = table(
        "option variant=multi_animal; phase competition; seat 0: arachnid bird mammal; "
        "seat 1: reptile amphibian insect; earth standard"
    )
    t.choose("tile:c4")
    assert t.legal() == ["animal:mammal", "animal:bird"]
    assert t.choose("animal:bird").animal("bird")["eliminated"] == 1


@clause("DS-27.3", "DS-R18", "DS-X24")
def test_the_lowest_animal_is_the_score():
    text = (
        "option variant=multi_animal; phase final-scoring; seat 0: mammal reptile bird; "
        "seat 1: amphibian arachnid insect; earth tiles; vp "
    )
    t = table(text + "mammal 70, reptile 145, bird 160, amphibian 75, arachnid 85, insect 95")
    assert t.scores == [70, 75]
    assert t.winners == [1]
    t = table(
        "option variant=multi_animal; phase final-scoring; seat 0: bird insect; "
        "seat 1: mammal arachnid; seat 2: reptile amphibian; earth tiles"
        "; vp bird 9, insect 8, mammal 9, arachnid 8, reptile 8, amphibian 8"
    )
    assert t.state.ranking() == [[2], [1], [0]]  # of two equally low animals the higher counts: the Reptile


@clause("DS-29.2")
def test_the_limit_of_turns_ends_the_game_without_ice_age():
    text = f"phase extinction; {TWO}; earth standard; turn 3"
    t = table(text, max_turns=3)
    assert t.over
    assert t.vp() == {"bird": 13, "mammal": 10}
    assert not t.view()["last_turn"]
    assert not table(text, max_turns=4).over
    assert not table(text + "0", max_turns=0).over
    assert not table(f"phase extinction; {TWO}; earth standard; turn 39").over
    assert table(f"phase extinction; {TWO}; earth standard; turn 40").over  # the default


@clause("DS-29.2")
def test_without_any_cube_the_game_ends():
    gone = "cubes C3: bird 0; cubes C4: bird 0, mammal 0; cubes D4: bird 0, mammal 0; cubes E4: mammal 0; pool mammal 0"
    t = table(f"phase survival; {TWO}; earth standard; {gone}; pool bird 0")
    assert t.over
    assert not table(f"phase survival; {TWO}; earth standard; {gone}; pool bird 1").over
    assert not table(f"phase survival; {TWO}; earth standard; pool bird 4; pool mammal 4").over


@clause("DS-29.1", "DS-R1")
def test_in_claim_mode_markers_change_when_they_are_claimed():
    text = (
        f"phase domination; {TWO}; earth standard; cards omnivore nocturnal; "
        f"pawn bird: domination-1 domination-2; marker C4 mammal"
    )
    t = table(text, dominance_mode="claim")
    assert t.tile("C4")["dominant"] == "mammal"
    assert t.legal() == [
        *tiles("C3", "C4", "D4", "E4"),
        "say:pass",
        *(f"claim:{h}" for h in ("c3", "c4", "d4", "e4")),
    ]
    t.choose("claim:c4")
    assert t.tile("C4")["dominant"] == "bird"
    assert t.asked() == ("bird", "domination-tile")  # a free action
    assert "claim:c4" not in t.legal()
    t.choose("tile:c4")
    assert t.asked() == ("bird", "take-card")
    assert "claim:c4" in t.legal()
    t = table(text, dominance_mode="claim").choose("tile:c4")
    assert t.asked() == ("mammal", "take-card")  # nobody has noticed
    t = table(text)
    assert t.tile("C4")["dominant"] == "bird"
    assert t.refuses("claim:c4")


@clause("DS-29.1")
def test_claims_that_were_made_are_not_offered_again_by_a_saved_table():
    t = table(
        f"phase domination; {TWO}; earth standard; cards omnivore; pawn bird: domination-1", dominance_mode="claim"
    )
    t.choose(*(f"claim:{h}" for h in ("c3", "c4", "d4", "e4")))
    assert t.legal() == [*tiles("C3", "C4", "D4", "E4"), "say:pass"]
    assert GAME.restore(t.state.save()).legal() == t.state.legal()


@clause("DS-29.1")
def test_a_marker_goes_with_the_last_cube_and_counts_for_ice_age():
    t = table(
        f"phase migration; {TWO}; earth standard; pawn bird: migration-6; pawn mammal: domination-1",
        dominance_mode="claim",
    )
    assert t.tile("C3")["dominant"] == "bird"
    t.choose("tile:c3", "tile:d2", "say:done")
    assert t.tile("C3")["dominant"] is None
    assert t.tile("D2")["dominant"] is None  # nobody has claimed it
    t = table(
        f"phase domination; {TWO}; earth standard; cards ice-age; deck none; marker E4 none; "
        f"marker C3 none; pawn mammal: domination-1 domination-2"
        "; cubes D4: mammal 2",
        dominance_mode="claim",
    )
    t.choose("tile:d4")
    assert t.vp() == {"mammal": 3 + 1, "bird": 2 + 1}


@clause("DS-31.1", "DS-31.2", "DS-31.3", "DS-30.1")
def test_a_state_is_saved_and_restored_in_the_middle_of_an_action():
    t = table(f"phase migration; {TWO}; earth standard; pawn bird: migration-1; pawn mammal: domination-1")
    t.choose("tile:c3", "tile:c4")
    again = GAME.restore(t.state.save())
    assert again.save() == t.state.save()
    assert [GAME.name(token) for token in again.legal()] == t.legal() == [*tiles("C4", "D4"), "say:done"]
    for token in t.legal():
        assert token.partition(":")[0] in ("tile", "say")


@clause("DS-I19", "DS-30.4")
def test_the_same_seed_and_answers_give_the_same_game():
    def play() -> dict[str, object]:
        state = GAME.start(3, 5)
        while not state.over:
            state.apply(state.legal()[len(state.legal()) // 2])
        return state.save()

    assert play() == play()


@clause("DS-27.2")
def test_six_animals_act_for_their_own_seats():
    t = table(
        f"phase initiative; {SIX}; earth standard; pawn reptile: adaptation-1; box adaptation: sun; pool insect 0"
    )
    assert (t.seat, t.view()["acting"]) == (1, "reptile")
