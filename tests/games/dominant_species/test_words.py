"""The words of the game: one for each thing, and answers that say what they do."""

import re
from importlib import resources
from pathlib import Path

import pytest

from tests.games.dominant_species.table import GAME, Earth, table
from tests.helpers import clause

TEXT = Path(str(resources.files(GAME.package))) / "text"
PAGES = {lang: (TEXT / f"rulebook.{lang}.md").read_text(encoding="utf-8") for lang in ("en", "ja")}
THREE = "seat 0: bird; seat 1: mammal; seat 2: arachnid"
MESSAGES = {lang: (TEXT / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "ja")}


def words_of(lang: str) -> str:
    """All that players read: messages, rules, and the names of things in the data."""
    vocab = GAME.vocab
    names = [GAME.texts.token(token, lang) for token in range(len(vocab))]
    values = re.sub(r"^[\w-]+ =", "", MESSAGES[lang], flags=re.MULTILINE)
    return "\n".join([values, PAGES[lang], *names])


def test_pieces_on_earth_are_cubes_in_both_languages() -> None:
    """Species is in English the name of the game and what a cube stands for, in Japanese a part of other words."""
    lines = words_of("en").splitlines()
    assert [line for line in lines if re.search(r"\bspecies\b", line, re.IGNORECASE)] == [
        " Dominant Species",
        "# Dominant Species",
        next(line for line in lines if line.startswith("An *animal* is one of the six classes")),
    ]
    others = "動物種|優占種|外来種|種形成|同じ種類"
    lines = re.sub(others, "", words_of("ja")).splitlines()
    assert [line for line in lines if "種" in line] == [next(line for line in lines if "地球上で種を表す" in line)]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_punctuation(lang: str) -> None:
    words = words_of(lang)
    assert "：：" not in words
    assert "::" not in words
    if lang == "ja":
        assert re.findall(r"\*\*DS-[\w.]+\*\* \*[^*]*[.:]\*", words) == []
        assert re.findall(r"[ぁ-ん一-龥]\.\s", words) == []
        assert re.findall(r"\((?!ルールブック)[^)]*[ぁ-ん一-龥]", words) == []


def answers(t: Earth, lang: str = "en") -> list[str]:
    """The choices of the open question, as the page lists them."""
    return list(GAME.answers(t.state, lang, ["Ann", "Ben"]).values())


def bird_takes(card: str, more: str = "") -> Earth:
    who = "seat 0: bird; seat 1: mammal; earth standard; deck ice-age; pawn bird: domination-1"
    return table(f"phase domination; {who}; cards {card}; {more}").choose("tile:c4")


@clause("DS-21.16")
def test_what_immigrants_take_is_said_by_each_answer() -> None:
    t = bird_takes("immigrants", "elements mammal: sun; pawns mammal 1; pawn mammal: domination-2")
    assert answers(t) == ["Lose Sun", "Lose an action pawn for good", "Lose all cubes but one on each tile"]
    assert answers(t, "ja") == ["太陽を失う", "APを1つ永久に失う", "各タイルのキューブを1つだけ残して失う"]
    t = bird_takes("immigrants", "pawns mammal 2; pawn mammal: domination-2 domination-3").choose("say:pawn")
    assert answers(t) == ["Lose the pawn on Domination 2", "Lose the pawn on Domination 3"]


@clause("DS-21.7", "DS-21.20")
def test_an_answer_that_gives_up_an_element_says_so() -> None:
    assert answers(bird_takes("disease", "elements mammal: sun grub")) == ["Lose Sun", "Lose Grub"]
    t = bird_takes("metamorphosis", "elements bird: sun grub")
    assert answers(t) == ["Give up Sun", "Give up Grub"]
    assert answers(t.choose("element:sun"))[:2] == ["Meat", "Sun"]


@clause("DS-18.4", "DS-21.5", "DS-21.9", "DS-21.25")
def test_an_answer_about_cubes_says_what_happens_to_them() -> None:
    t = table(
        "phase competition; seat 0: bird; seat 1: mammal; seat 2: arachnid; earth standard; pawn bird: competition-3"
    )
    assert answers(t.choose("tile:c4")) == ["Eliminate 1 Mammal cube", "Eliminate 1 Bird cube"]
    assert answers(t.choose("animal:mammal")) == ["C4", "Eliminate nothing there"]
    t = bird_takes("catastrophe").choose("tile:c4")
    assert answers(t) == ["1 Mammal cube survives", "1 Bird cube survives"]
    assert answers(bird_takes("evolution")) == ["Replace 1 Mammal cube", "Done"]


@clause("DS-21.14")
def test_taking_ice_age_says_that_the_game_ends() -> None:
    assert answers(bird_takes("ice-age predator")) == ["Ice Age: this turn is the last", "Predator"]


@clause("DS-21.7", "DS-18.4")
def test_the_tooltips_of_the_table_say_it_too() -> None:
    picture = bird_takes("disease", "elements mammal: sun grub").state.draw(1, "en")
    assert "<title>Lose Sun\n" in picture
    t = table(
        "phase competition; seat 0: bird; seat 1: mammal; seat 2: arachnid; earth standard; pawn bird: competition-3"
    )
    assert "<title>Eliminate 1 Mammal cube\n1 cube here" in t.choose("tile:c4").state.draw(2, "en")


@clause("DS-21.4", "DS-13.2", "DS-14.3", "DS-16.2")
def test_answers_name_the_terrain_of_a_tile_and_the_element_on_a_corner() -> None:
    t = bird_takes("blight").choose("tile:c4")
    assert "Keep Seed on C3/C4/D3" in answers(t)
    who = "seat 0: bird; seat 1: mammal; earth standard"
    t = table(f"phase depletion; {who}; pawn bird: depletion-1; box depletion: seed")
    assert "Remove Seed on C3/C4/D3" in answers(t)
    t = table(f"phase glaciation; {who}; pawn bird: glaciation-1")
    assert answers(t)[:2] == ["C3 (Jungle)", "C4 (Forest)"]
    assert answers(t, "ja")[:2] == ["C3（ジャングル）", "C4（森）"]
    t = table(f"phase wanderlust; {who}; pawn bird: wanderlust-1; stacks sea 2, none 0, desert 1")
    assert answers(t) == ["Stack 1 (Sea)", "Stack 3 (Desert)", "Pass"]
