"""Every game says what its rulebook says, and a game that does not is noticed."""

from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from pathlib import Path
from shutil import copytree

import pytest

import holotype
from holotype.laws import LawBroken
from holotype.laws.terms import check_terms


@pytest.mark.parametrize("name", holotype.games())
def test_a_game_says_the_words_of_its_rulebook(name: str) -> None:
    game = holotype.load(name)
    assert game.terms
    check_terms(game)


def test_the_game_of_new_game_says_the_words_of_its_rulebook(skeleton: holotype.Game) -> None:
    assert skeleton.terms
    check_terms(skeleton)


Spoil = Callable[[str, str, str], holotype.Game]


@pytest.fixture
def spoil(skeleton: holotype.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spoil:
    """The game of new-game with one piece of a file replaced."""
    monkeypatch.syspath_prepend(tmp_path)
    home = tmp_path / f"spoilt_{tmp_path.name}"
    copytree(Path(str(resources.files(skeleton.package))), home)

    def change(file: str, old: str, new: str) -> holotype.Game:
        text = (home / file).read_text(encoding="utf-8")
        assert old in text
        (home / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return replace(skeleton, package=home.name)

    return change


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("text/en.ftl", "digs up a", "excavates a", "en.ftl, line 24: “excavates” stands for dig; say “dig”"),
        ("text/ja.ftl", "公開：", "展示：", "text/ja.ftl, line 24: “展示” stands for show; say “公開”"),
        ("text/en.ftl", "    [one] One fossil in the bag", "    [one] One fossil in the sack", "“sack” stands for bag"),
        ("text/rulebook.en.md", "the one just found", "of your collection", "rulebook.en.md, line 16: “collection”"),
        ("data/fossils.yaml", "Tooth", "Exhibit", "data/fossils.yaml: tooth: “Exhibit” stands for show"),
        ("text/terms.yaml", "SG-2.4", "SG-9.9", "text/terms.yaml: show names clause SG-9.9, which is not there"),
        ("text/terms.yaml", "博物館", "陳列館", "museum: “陳列館” does not stand in text/rulebook.ja.md"),
    ],
)  # fmt: skip
def test_a_word_that_is_not_the_rulebooks_is_noticed(spoil: Spoil, file: str, old: str, new: str, fault: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_terms(spoil(file, old, new))
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("text/en.ftl", "say-dig = Dig", "exhibit = { $exhibit ->\n    [exhibit] A\n   *[other] B\n}\nsay-dig = Dig"),
        ("text/en.ftl", "title = ", "# Do not exhibit\ntitle = "),
        ("text/rulebook.en.md", "`hand`", "`exhibit`"),
    ],
)  # fmt: skip
def test_what_nobody_reads_may_be_any_word(spoil: Spoil, file: str, old: str, new: str) -> None:
    check_terms(spoil(file, old, new))


def test_an_avoided_word_may_be_part_of_a_term(spoil: Spoil) -> None:
    """The rulebook says “full set”, which is a term; “full” alone is avoided."""
    term = "- {id: set, en: full set, ja: 1組, clause: SG-3.3, avoid_en: [full]}\n"
    check_terms(spoil("text/terms.yaml", "- {id: bag,", term + "- {id: bag,"))
