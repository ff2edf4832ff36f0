"""What the page is given: every thing that can be named is in the picture, in words and with what it would bring."""

import random
import re

import pytest

from tests.games.dominant_species.table import GAME, SIX, start, table
from tests.helpers import clause

DRAWN = ("space", "tile", "corner", "card", "element", "animal", "stack")


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
                names = [GAME.name(token) for token in state.legal()]
                assert [n for n in names if n.partition(":")[0] in DRAWN and n not in drawn] == []
                assert {n.partition(":")[0] for n in names if n not in drawn} <= {"say", "number"}
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
        "Pays 8-4-2-1",
        "Glaciation pays 1 VP here.",
        "Mammal: 1 species, no match: endangered",
        "Amphibian: 2 species, match 6",
        "Arachnid: 1 species, match 2",
        "Insect: 1 species, match 2",
        "Match of those not here: Reptile 0, Bird 0",
        "Amphibian dominates",
        "If scored now: Amphibian 8, Mammal 4, Arachnid 2, Insect 1",
        "already scored this turn",
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


def test_questions_name_the_animal_and_the_tile():
    t = table("phase speciation; seat 0: bird; seat 1: mammal; earth standard; pawn bird: speciation-6").choose(
        "corner:e+0-1"
    )
    assert GAME.question(t.state, "en", ["Ann", "Ben"]) == "Bird: how many species are added on D2?"
    assert "鳥類" in GAME.question(t.state, "ja", ["Ann", "Ben"])
    t = table("phase competition; seat 0: bird; seat 1: mammal; earth standard; pawn bird: competition-3")
    assert GAME.question(t.state, "en", ["Ann", "Ben"]) == (
        "Bird: on which forest tile do you eliminate one opposing species? Or skip"
    )


def test_panels_tell_each_seat_by_colour_icon_and_letter():
    panels = GAME.panels(start(6, 1).state, None, "en")
    assert len({p.colour for p in panels}) == len({p.icon for p in panels}) == len({p.letter for p in panels}) == 6
    assert sorted(p.title for p in panels) == ["Amphibian", "Arachnid", "Bird", "Insect", "Mammal", "Reptile"]
    assert [fact.value for fact in panels[0].facts] == ["4", "30", "3", "1"]


def test_advice_prefers_what_wins():
    plain = "seat 0: bird; seat 1: mammal; earth standard"
    base = GAME.advice(table(plain).state, 0)
    for better in ("vp bird 5", "cubes C4: bird 4, mammal 0", "elements bird: sun", "pawns bird 9"):
        assert GAME.advice(table(f"{plain}; {better}").state, 0) > base
    assert GAME.advice(table(f"{plain}; cubes C4: bird 0").state, 0) < base
    best = GAME.advice(table(f"{plain}; pawn bird: domination-1").state, 0)
    assert best > GAME.advice(table(f"{plain}; pawn bird: depletion-1").state, 0)
