"""The words of the game: the terms of its rulebook, and answers that say what they do."""

import re
from importlib import resources
from pathlib import Path

import pytest
import yaml

from tests.games.dominant_species.table import GAME

TEXT = Path(str(resources.files(GAME.package))) / "text"
TERMS = yaml.safe_load((TEXT / "terms.yaml").read_text(encoding="utf-8"))
PAGES = {lang: (TEXT / f"rulebook.{lang}.md").read_text(encoding="utf-8") for lang in ("en", "ja")}
MESSAGES = {lang: (TEXT / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "ja")}


def words_of(lang: str) -> str:
    """All that players read: messages, rules, and the names of things in the data."""
    vocab = GAME.vocab
    names = [GAME.texts.token(token, lang) for token in range(len(vocab))]
    values = re.sub(r"^[\w-]+ =", "", MESSAGES[lang], flags=re.MULTILINE)
    return "\n".join([values, PAGES[lang], *names])


@pytest.mark.parametrize("term", TERMS, ids=lambda term: str(term["id"]))
def test_a_term_stands_in_both_rulebooks_and_no_other_word_for_it_anywhere(term: dict[str, str]) -> None:
    assert term["clause"] in {clause.id for clause in GAME.rulebook("en")}
    for lang in ("en", "ja"):
        assert term[lang].lower() in PAGES[lang].lower()
        for word in term.get(f"avoid_{lang}", ()):
            pattern = rf"\b{re.escape(word)}\b" if lang == "en" else re.escape(word)
            found = re.findall(f".*{pattern}.*", words_of(lang), re.IGNORECASE)
            assert found == [], word


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
    assert [line for line in lines if "種" in line] == [next(line for line in lines if "地球上の種1つ" in line)]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_punctuation(lang: str) -> None:
    words = words_of(lang)
    assert "：：" not in words
    assert "::" not in words
    if lang == "ja":
        assert re.findall(r"\*\*DS-[\w.]+\*\* \*[^*]*[.:]\*", words) == []
        assert re.findall(r"[ぁ-ん一-龥]\.\s", words) == []
        assert re.findall(r"\((?!ルールブック)[^)]*[ぁ-ん一-龥]", words) == []
