"""What pictures are made of: sound SVG, icons by name, words that fit, colours that can be told apart."""

from xml.etree import ElementTree

import pytest

from holotype.pictures import (
    COLOURS,
    SEATS,
    Picture,
    badge,
    card,
    cube,
    die,
    figure,
    icon_names,
    icon_sheet,
    known,
    region,
    seat_disc,
    token,
    width_of,
    words,
    wrap,
)
from holotype.pictures.shapes import SHAPES

SVG = "{http://www.w3.org/2000/svg}"


def parsed(pic: Picture) -> ElementTree.Element:
    return ElementTree.fromstring(pic.svg(100))


def test_an_icon_is_defined_once_however_often_it_is_used() -> None:
    pic = Picture(200, "en", "test")
    pic.add(pic.icon("otter", 10, 10, 20), pic.icon("otter", 40, 10, 20), pic.icon("meeple", 70, 10, 20))
    root = parsed(pic)
    assert [symbol.get("id") for symbol in root.iter(f"{SVG}symbol")] == ["icon-otter", "icon-meeple"]
    assert [use.get("href") for use in root.iter(f"{SVG}use")] == ["#icon-otter", "#icon-otter", "#icon-meeple"]


def test_an_unknown_icon_is_named_in_the_error() -> None:
    assert not known("gryphon")
    with pytest.raises(KeyError, match="gryphon"):
        Picture(10, "en", "test").icon("gryphon", 0, 0, 10)


def test_own_shapes_and_font_awesome_are_in_the_list() -> None:
    listed = icon_names()
    assert {"otter", "fish", *SHAPES} <= set(listed)
    assert listed == sorted(listed)


def test_the_sheet_for_a_page_holds_each_wanted_symbol_once() -> None:
    root = ElementTree.fromstring(icon_sheet(["walrus", "fish", "fish"]))
    assert [symbol.get("id") for symbol in root] == ["icon-fish", "icon-walrus"]


def test_pieces_are_sound() -> None:
    pic = Picture(200, "en", "test")
    pic.add(*(die(10, 10, 20, face) for face in range(1, 7)))
    pic.add(*(seat_disc(pic, 10, 10, 12, seat) + cube(10, 10, 20, seat.colour, 3) for seat in SEATS))
    pic.add(figure(pic, "cone", 10, 10, 20, "#ff0000"), badge(10, 10, "12"))
    pic.add(card(pic, 0, 0, 100, 140, "#0072b2", "Ice & Snow", ("fish",), "3"))
    assert parsed(pic).tag == f"{SVG}svg"


def test_a_token_says_what_it_is_and_has_its_ring_first() -> None:
    pic = Picture(200, "en", "test")
    pic.add(token("card:a", 'A "card" & more', "What it does", '<rect class="ring"/>', words(0, 0, "A")))
    thing = next(element for element in parsed(pic).iter() if element.get("data-token"))
    assert (thing.get("role"), thing.get("tabindex"), thing.get("class")) == ("button", "0", "token")
    assert thing.get("aria-label") == 'A "card" & more'
    assert thing[0].get("class") == "ring"
    assert thing[1].text == 'A "card" & more\nWhat it does'


def test_a_region_knows_its_box() -> None:
    pic = Picture(200, "en", "test")
    pic.add(region("bank", "Bank", (8, 8.25, 100, 50)))
    area = next(element for element in parsed(pic).iter() if element.get("class") == "region")
    assert (area.get("id"), area.get("data-title"), area.get("data-box")) == ("region-bank", "Bank", "8 8.2 100 50")


def test_long_words_are_squeezed_and_short_ones_left_alone() -> None:
    assert "textLength" in words(0, 0, "Hibernation Ability", 13, fit=60)
    assert "textLength" not in words(0, 0, "Fat", 13, fit=60)


@pytest.mark.parametrize("text", ["High Body Weight and more", "チョウチンアンコウは待ち伏せする。"])
def test_wrapped_lines_fit_and_lose_nothing(text: str) -> None:
    lines = wrap(text, 13, 90)
    assert len(lines) > 1
    assert all(width_of(line, 13) <= 90 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_japanese_line_never_begins_with_a_stop() -> None:
    assert all(line[0] not in "、。ー" for line in wrap("あいうえお、かきくけこ。さしすせそー", 10, 50))


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_text_can_be_read_on_paper_and_sheet(dark: bool) -> None:
    for ink in ("ink", "soft", "danger"):
        for ground in ("paper", "sheet"):
            assert contrast(COLOURS[ink][dark], COLOURS[ground][dark]) >= 4.5, (ink, ground)
    assert contrast(COLOURS["sheet"][dark], COLOURS["ink"][dark]) >= 4.5


def test_seats_differ_in_colour_icon_and_letter() -> None:
    for values in zip(*SEATS, strict=True):
        if values[0] not in ("#ffffff", "#2b2723"):
            assert len(set(values)) == len(SEATS)
    assert all(contrast(seat.colour, seat.on) >= 4.5 for seat in SEATS)
