"""What the page is given: every thing that can be named is in the picture, in words and with what it would bring."""

import random
import re
from itertools import pairwise
from typing import Any

import pytest

import holotype
from holotype.games.dominant_species.draw_earth import CUBES_ASKED
from holotype.pictures import width_of
from tests.games.dominant_species.table import GAME, SIX, Earth, start, table
from tests.helpers import clause

NAMED = ("tile:c4", "claim:c4", "space:speciation-1", "space:migration-1", "space:initiative-1")


@pytest.mark.parametrize("options", [{}, {"animals": "choose"}, {"variant": "multi_animal_random_earth"}])
def test_everything_that_can_be_named_is_in_the_picture_or_a_word(options):
    state = GAME.start(3, 2, **options)
    dice = random.Random(2)
    for move in range(500):
        if state.over:
            break
        if move % 7 == 0:
            for narrow in (False, True):
                drawn = set(re.findall(r'data-token="([^"]+)"', state.draw(state.seat, "en", narrow)))
                words = {"say", "number"}
                if narrow and state.question in CUBES_ASKED:
                    words.add("animal")
                names = [GAME.name(token) for token in state.legal()]
                assert {n.partition(":")[0] for n in names if n not in drawn} <= words
        state.apply(dice.choice(state.legal()))


def test_the_ring_of_a_tile_lies_on_its_land_and_not_under_it():
    picture = table(f"{SIX}; earth standard").state.draw(0, "en")
    for name in ("D2", "D3"):
        tile = re.search(rf'<g id="tile-{name}".*?<text', picture, re.DOTALL)
        assert tile is not None
        shapes = re.findall(r"<(?:path|use|polygon)[^>]*>", tile[0])
        assert ['class="ring' in shape for shape in shapes] == [False] * (len(shapes) - 1) + [True]


@clause("DS-4.1", "DS-4.3", "DS-14.6", "DS-19.3")
def test_hovering_a_tile_tells_match_dominance_and_score():
    t = table(f"{SIX}; earth standard; cubes D2: mammal 1; chosen D2")
    picture = t.state.draw(0, "en")
    tip = re.search(r"<title>D2: Wetland\n([^<]*)</title>", picture)
    assert tip is not None
    assert tip[1].splitlines() == [
        "Scores 8-4-2-1",
        "Glaciation scores 1 VP here.",
        "Mammal: 1 cube, no match: endangered",
        "Amphibian: 2 cubes, match 6",
        "Arachnid: 1 cube, match 2",
        "Insect: 1 cube, match 2",
        "Match of animals that are not here: Reptile 0, Bird 0",
        "Amphibian dominates",
        "If scored now: Amphibian 8, Mammal 4, Arachnid 2, Insect 1",
        "Already scored this turn",
    ]


@clause("DS-20.5a")
def test_species_elements_and_claims_are_named_where_they_lie():
    """A question about the species of a tile, the disks of a box or of an animal is answered there."""
    t = table(
        "phase competition; seat 0: bird; seat 1: mammal; seat 2: arachnid; earth standard; pawn bird: competition-3"
    )
    t.choose("tile:c4")
    drawn = regions(t.state.draw(0, "en"))
    assert t.legal() == ["animal:mammal", "animal:bird"]
    assert set(t.legal()) <= set(drawn["earth"])
    assert set(t.legal()) <= set(drawn["animals"])
    t = table("phase adaptation; seat 0: bird; seat 1: mammal; box adaptation: sun grub; pawn bird: adaptation-1")
    drawn = regions(t.state.draw(0, "en"))
    assert [name for name in drawn["display"] if name.startswith("element")] == ["element:sun", "element:grub"]
    assert not [name for name in drawn["supplies"] + drawn["animals"] if name.startswith("element")]
    t = table(
        "phase regression; seat 0: bird; seat 1: mammal; elements bird: sun; elements mammal: sun; box regression: sun;"
        "pawn bird: regression-1"
    )
    assert regions(t.state.draw(0, "en"))["animals"] == ["element:sun"]
    t = table("seat 0: bird; seat 1: mammal; earth standard", dominance_mode="claim")
    assert {"claim:c4", "claim:d4"} <= set(regions(t.state.draw(0, "en"))["earth"])


def regions(picture: str) -> dict[str, list[str]]:
    """The tokens of each part of the picture."""
    parts = re.split(r'id="region-(\w+)"', picture)
    return {
        name: re.findall(r'data-token="([^"]+)"', drawn) for name, drawn in zip(parts[1::2], parts[2::2], strict=True)
    }


def test_a_phone_shows_earth_and_display_side_by_side():
    picture = start(4).state.draw(0, "en", True)
    assert 'data-views="2"' in picture
    boxes = dict(re.findall(r'id="region-(\w+)" data-title="[^"]*" data-box="(\d+) ', picture))
    assert int(boxes["earth"]) < 390 < int(boxes["display"])


def test_on_a_phone_buttons_ask_whose_species_and_the_tile_is_marked():
    t = table("phase competition; seat 0: arachnid; seat 1: bird; seat 2: amphibian; earth standard").choose("tile:c3")
    assert t.prompt == "competition-animal"
    assert {"animal:bird", "animal:amphibian"} <= set(regions(t.state.draw(0, "en"))["earth"])
    phone = t.state.draw(0, "en", True)
    assert [name for found in regions(phone).values() for name in found if name.startswith("animal:")] == []
    assert re.search(r'id="tile-C3"(?:(?!id="tile-).)*asked', phone, re.DOTALL)


def test_things_are_called_what_the_board_calls_them():
    called = {lang: [GAME.texts.token(GAME.vocab.number(name), lang) for name in NAMED] for lang in ("en", "ja")}
    assert called["en"] == ["C4", "Claim C4", "Speciation (Meat)", "Migration (7)", "Initiative 1"]
    assert called["ja"] == ["C4", "C4のドミナントを宣言", "種形成（肉）", "移住（7）", "イニシアティブ1"]


@pytest.mark.parametrize("vp", [12, 99, 248, 320, 1430])
@pytest.mark.parametrize("narrow", [False, True])
def test_the_marks_of_the_vp_track_stand_apart(vp, narrow):
    t = table(f"seat 0: arachnid; seat 1: mammal; earth standard; vp arachnid {vp}")
    track = t.state.draw(0, "en", narrow).split('id="region-tracks"')[1].split('id="vp-')[0]
    marks = re.findall(r'<text x="([\d.]+)"[^>]*font-size="(\d+)" text-anchor="middle"[^>]*>(\d+)</text>', track)
    assert len(marks) >= 5
    for (x, size, _), (after, _, text) in pairwise(marks):
        assert float(after) - float(x) > width_of(text, float(size))


def test_an_animals_name_ends_before_its_points():
    picture = table("seat 0: arachnid; seat 1: mammal; earth standard; vp arachnid 248").state.draw(0, "en")
    name = re.search(r'<text x="([\d.]+)"[^>]*textLength="([\d.]+)"[^>]*>Arachnid</text>', picture)
    points = re.search(r'<text x="([\d.]+)"[^>]*font-size="([\d.]+)" text-anchor="end"[^>]*>248</text>', picture)
    assert name is not None
    assert points is not None
    end, begin = float(name[1]) + float(name[2]), float(points[1]) - width_of("248", float(points[2]), bold=True)
    assert begin - end > 10


def test_questions_name_the_animal_and_the_tile():
    t = table("phase speciation; seat 0: bird; seat 1: mammal; earth standard; pawn bird: speciation-6")
    assert question(t) == "Bird: around which Grass do you add cubes? Or pass"
    t.choose("corner:e+0-1")
    assert question(t) == "Bird: how many cubes do you add on D2 (Wetland)? No match there: endangered"
    assert "鳥類" in GAME.question(t.state, "ja", ["Ann", "Ben"])
    t = table("phase competition; seat 0: bird; seat 1: mammal; earth standard; pawn bird: competition-3")
    assert question(t) == "Bird: on which Forest tile do you eliminate an opposing cube? Or on none"
    track = "initiative insect mammal bird reptile arachnid amphibian"
    t = table(f"phase initiative; {SIX}; pawn bird: initiative-1; {track}")
    assert question(t).startswith("Bird: change places with Mammal on the initiative track, ")


@clause("DS-4.1", "DS-16.6", "DS-21.13")
def test_a_question_about_numbers_tells_the_match_of_the_tile():
    t = table(
        "phase wanderlust; seat 0: bird; seat 1: mammal; earth standard; stacks sea 2, none 0, none 0; "
        "pawn bird: wanderlust-1"
    ).choose("stack:1", "tile:b3")
    assert question(t) == (
        "Mammal: how many cubes do you move from C4 (Forest) to the new tile B3 (Sea)? No match there: endangered"
    )
    t = bird_dominates("hibernation; eliminated bird 2").choose("tile:c4")
    assert question(t) == "Bird, Hibernation: how many cubes do you put on C4 (Forest)? Match there: 4"


@clause("DS-20.5a")
def test_a_card_that_is_carried_out_lies_on_the_table_and_gives_the_question_its_clause():
    t = bird_dominates("habitat predator")
    assert GAME.clause(t.state) == "DS-19.8"
    t.choose("card:habitat")
    assert (t.prompt, GAME.clause(t.state)) == ("card-bag-element", "DS-21.12")
    for narrow in (False, True):
        drawn = re.split(r'id="region-(\w+)"', t.state.draw(0, "en", narrow))
        cards = drawn[drawn.index("cards") + 1]
        assert "Habitat\nPut an element" in cards
        assert 'data-token="card:predator"' in cards
        assert 'data-token="card:habitat"' not in cards


@clause("DS-18.2", "DS-18.4")
def test_the_arachnids_free_elimination_has_a_clause_of_its_own():
    who = "seat 0: arachnid; seat 1: bird; seat 2: amphibian; earth standard; cubes D2: bird 1"
    t = table(f"phase competition; {who}; pawn arachnid: competition-2").choose("tile:c3")
    assert (t.prompt, GAME.clause(t.state)) == ("competition-animal", "DS-18.2")
    t.choose("animal:bird", "tile:d2")
    assert (t.prompt, GAME.clause(t.state)) == ("competition-animal", "DS-18.4")


@clause("DS-14.3", "DS-21.1", "DS-21.15")
def test_a_question_about_a_tile_says_what_happens_there():
    t = table("phase glaciation; seat 0: bird; seat 1: mammal; earth standard; pawn bird: glaciation-1")
    assert question(t) == "Bird: which tile do you glaciate? Or pass"
    assert question(bird_dominates("ice-sheet")) == "Bird, Ice Sheet: which tile do you glaciate?"
    assert question(bird_dominates("mass-exodus")) == "Bird, Mass Exodus: which tile do all cubes leave?"
    assert question(bird_dominates("fertile")).startswith("Bird, Fertile: on which of your tiles do you score")
    t = bird_dominates("aquatic; tile B3 sea")
    assert (
        question(t)
        == "Bird, Aquatic: which Sea or Wetland tile do you choose? One with a vacant corner, if there is one"
    )


def bird_dominates(cards: str) -> Earth:
    return table(
        f"phase domination; seat 0: bird; seat 1: mammal; earth standard; deck ice-age; pawn bird: domination-1; "
        f"cards {cards}"
    ).choose("tile:c4")


def question(t: Earth) -> str:
    return GAME.question(t.state, "en", ["Ann", "Ben"])


def tip(t: Earth, of: str) -> list[str]:
    """The lines of a tooltip below its heading."""
    found = re.search(rf"<title>{re.escape(of)}\n([^<]*)</title>", t.state.draw(0, "en"))
    assert found is not None
    return found[1].splitlines()


@clause("DS-15.3", "DS-11.3", "DS-13.2", "DS-4.1")
def test_hovering_a_corner_tells_what_naming_it_would_do():
    who = "seat 0: bird; seat 1: mammal; earth standard"
    t = table(f"phase speciation; {who}; pawn bird: speciation-1; pool bird 2")
    assert tip(t, "Meat: C4/D3/D4") == [
        "C4 Forest: up to 2 cubes, match 4",
        "D3 Tundra: up to 1 cube, match 2",
        "D4 Mountain: up to 2 cubes, match 2",
    ]
    t = table(f"phase abundance; {who}; pawn bird: abundance-1; box abundance: seed").choose("element:seed")
    assert tip(t, "B4/C4/C5") == ["C4 Forest, match with it: Mammal 2, Bird 6"]
    t = table(f"phase depletion; {who}; pawn bird: depletion-1; box depletion: seed")
    assert tip(t, "Seed: C3/C4/D3") == [
        "C3 Jungle, match without it: Bird 0",
        "C4 Forest, match without it: Mammal 2, Bird 2",
        "D3 Tundra, match without it: Bird 0",
    ]


@clause("DS-12.3")
def test_hovering_an_element_of_the_wasteland_tells_how_many_would_vanish():
    who = "seat 0: bird; seat 1: mammal; earth standard"
    t = table(f"phase wasteland; {who}; pawn bird: wasteland-1; box wasteland: seed")
    assert tip(t, "Seed") == [
        "On Earth: 2. You have: 2.",
        "On corners of tundra tiles: 1. They vanish unless the last disk of this type leaves the box.",
    ]


@clause("DS-4.2", "DS-10.4")
def test_hovering_an_element_that_may_be_lost_names_the_tiles_that_live_by_it():
    t = table(
        "phase regression; seat 0: bird; seat 1: mammal; tile C3 jungle; tile C4 forest; "
        "disk sun: W-1+0 W-1+1; disk seed: E-2+2; cubes C3: bird 3; cubes C4: bird 1; "
        "box regression: sun meat; elements bird: sun meat; pawn bird: regression-1"
    )
    assert tip(t, "Sun") == ["On Earth: 2. You have: 1.", "Endangered if you lose it: C3 (3)"]
    assert tip(t, "Meat") == ["On Earth: 0. You have: 1."]


@clause("DS-16.3", "DS-16.5", "DS-19.4")
def test_hovering_an_empty_hex_or_a_stack_tells_what_it_would_bring():
    t = table(f"{SIX}; earth standard; stacks sea 3, none 0, forest 2")
    assert tip(t, "C2") == [
        "Tiles around it: 2. Wanderlust scores 3 VP here.",
        "Match with the elements around it: Mammal 0, Reptile 0, Bird 0, Amphibian 3, Arachnid 0, Insect 0",
    ]
    assert tip(t, "Sea")[:2] == ["Scores 9-5-3-2", "3 more below it, face down"]


@clause("DS-R22")
def test_hovering_an_eyeball_warns_of_an_empty_box():
    t = table(f"{SIX}; earth standard; box regression: sun")
    assert "Its box is empty: nothing to do here this turn." in tip(t, "Depletion 1")
    assert "Its box is empty: nothing to do here this turn." not in tip(t, "Regression 1")
    assert len(tip(t, "Wanderlust 1")) == 1  # its tiles can be placed without an element


@clause("DS-21.2", "DS-21.8", "DS-21.11", "DS-21.14")
@pytest.mark.parametrize(
    ("card", "name", "paid"),
    [
        ("biodiversity", "Biodiversity", "Mammal 2, Bird 2"),
        ("ecodiversity", "Ecodiversity", "Mammal 2, Bird 2"),
        ("fertile", "Fertile", "Mammal 3, Bird 3"),
        ("ice-age", "Ice Age", "Mammal 3, Bird 3"),
    ],
)
def test_hovering_a_card_tells_what_it_would_pay_now(card, name, paid):
    t = table(f"seat 0: bird; seat 1: mammal; earth standard; cards {card}; deck none")
    assert tip(t, name)[1:] == [f"Would score now: {paid}"]


@clause("DS-6.2")
def test_a_printed_animal_that_nobody_plays_is_said_to_be_out_of_the_game():
    t = table("seat 0: bird; seat 1: insect")
    assert tip(t, "Reptile") == ["Not in this game."]
    assert "Not in this game." not in tip(t, "Insect")


@pytest.mark.parametrize("narrow", [False, True])
def test_the_numbers_of_species_on_a_tile_do_not_run_into_each_other(narrow):
    """Two digits need more room than one: cubes with their numbers, or plates where the tile is too small for them."""
    earth = "tile A1 sea; tile G4 sea; tile C6 sea; tile E1 sea; tile D3 sea; tile C3 sea"
    t = table(f"{SIX}; {earth}; cubes D3: mammal 11, bird 12, amphibian 10, insect 13; cubes C3: mammal 10, insect 14")
    picture = t.state.draw(0, "en", narrow)
    for tile, letters in (("D3", "MBAI"), ("C3", "MI")):
        boxes = [number_box(picture, f"species-{tile}-{letter}") for letter in letters]
        for n, (x, y, wide, high) in enumerate(boxes):
            for x2, y2, _, _ in boxes[n + 1 :]:
                assert x + wide <= x2 or x2 + wide <= x or abs(y2 - y) >= high


def number_box(picture: str, species: str) -> tuple[float, float, float, float]:
    """Where the number of some species stands: its middle, and half again as wide as its three signs."""
    drawn = picture.split(f'id="{species}"')[1]
    text = re.search(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="([\d.]+)"', drawn)
    assert text is not None
    x, y, size = map(float, text.groups())
    return x, y, 1.9 * size, size


def test_panels_tell_each_seat_by_colour_icon_and_letter():
    panels = GAME.panels(start(6, 1).state, None, "en")
    assert len({p.colour for p in panels}) == len({p.icon for p in panels}) == len({p.letter for p in panels}) == 6
    assert sorted(p.title for p in panels) == ["Amphibian", "Arachnid", "Bird", "Insect", "Mammal", "Reptile"]
    assert [fact.value for fact in panels[0].facts] == ["4", "30", "3", "1"]


@clause("DS-27.1")
def test_who_has_several_animals_has_a_sign_of_his_own():
    """The log and the table show the sign; an animal's would be wrong for the others."""
    panels = GAME.panels(start(2, 1, variant="multi_animal").state, None, "en")
    assert [p.letter for p in panels] == ["1", "2"]
    assert panels[0].colour != panels[1].colour
    assert [len(p.title.split(" + ")) for p in panels] == [3, 3]


def test_advice_prefers_what_wins():
    plain = "seat 0: bird; seat 1: mammal; earth standard"
    base = GAME.advice(table(plain).state, 0)
    for better in ("vp bird 5", "cubes C4: bird 4, mammal 0", "elements bird: sun", "pawns bird 9"):
        assert GAME.advice(table(f"{plain}; {better}").state, 0) > base
    assert GAME.advice(table(f"{plain}; cubes C4: bird 0").state, 0) < base
    best = GAME.advice(table(f"{plain}; pawn bird: domination-1").state, 0)
    assert best > GAME.advice(table(f"{plain}; pawn bird: depletion-1").state, 0)


@clause("DS-5.2")
def test_before_he_has_an_animal_a_player_has_no_figures() -> None:
    panels = GAME.panels(start(4, 1, animals="choose").state, None, "en")
    assert [panel.facts for panel in panels] == [()] * 4


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_few_animals_use_the_room_of_many(players: int) -> None:
    """On a wide screen the displays stand beside Earth, from top to bottom."""
    picture = start(players, 1).state.draw(None, "en", False)
    _, _, _, whole = map(float, re.findall(r'id="region-animals"[^>]* data-box="([^"]+)"', picture)[0].split())
    heights = re.findall(r'id="animal-\d"[^>]*>(?:<title>[^<]*</title>)?<rect [^>]*height="([\d.]+)"', picture)
    assert len(heights) == players
    assert sum(map(float, heights)) > 0.75 * whole


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"variant": "multi_animal_random_earth", "dominance_mode": "claim"}),
        (3, {"animals": "choose", "migration_order": "sorted"}),
        (4, {}),
        (6, {"earth": "random", "initiative_stay": True, "domination_empty_tiles": True}),
    ],
)
def test_what_looks_different_has_different_numbers(players: int, options: dict[str, Any]) -> None:
    """At every decision of a game, and after each of a few answers to it."""
    state = GAME.start(players, 3, record=False, max_turns=6, **options)
    dice = random.Random(players)
    seen: dict[tuple[int, tuple[float, ...]], dict[str, Any]] = {}
    while not state.over:
        answers = [after(state, token) for token in dice.sample(state.choices, min(3, len(state.choices)))]
        for answer in answers:
            for seat in {answer.seat or 0, dice.randrange(players)}:
                view = answer.view(seat)
                assert seen.setdefault((seat, tuple(GAME.features(answer, seat))), view) == view
        state = answers[0]
    assert len({len(numbers) for _, numbers in seen}) == 1


def after(state: holotype.State, token: int) -> holotype.State:
    copy = state.copy()
    copy.take(token)
    return copy
