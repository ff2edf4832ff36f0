"""The terms of a game, and finding words in a text."""

from pathlib import Path

import pytest

import holotype
from holotype.core.data import DataError
from holotype.core.terms import FILE, Finder, Term, avoided_words, own_words, read_terms

ELDER = """
- {id: elder, en: elder, ja: 成年, clause: NG-1.1, avoid_en: [ancient], avoid_ja: [古老]}
- {id: council, en: council of elders, ja: 会議, clause: NG-1.2}
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / f"terms_{tmp_path.name}"
    (folder / "text").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    return folder.name


@pytest.fixture
def file(package: str, tmp_path: Path) -> Path:
    return tmp_path / package / FILE


def test_terms_are_read_in_their_order(package: str, file: Path) -> None:
    file.write_text(ELDER, encoding="utf-8")
    elder, council = read_terms(package)
    assert elder == Term("elder", "elder", "成年", "NG-1.1", ("ancient",), ("古老",))
    assert (elder.word("en"), elder.word("ja"), elder.avoid("en"), elder.avoid("ja")) == (
        "elder",
        "成年",
        ("ancient",),
        ("古老",),
    )
    assert (council.id, council.avoid_en, council.avoid_ja) == ("council", (), ())


def test_a_game_without_the_file_has_no_terms(package: str) -> None:
    assert read_terms(package) == ()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("- {id: elder, en: elder, clause: NG-1.1}", r"text/terms.yaml: \[elder\]: .*`ja`"),
        ("- {id: elder, en: elder, ja: 成年, clause: NG-1, avoid: [x]}", r"text/terms.yaml: \[elder\]: .*`avoid`"),
        ("- {id: elder, en: elder, ja: 3, clause: NG-1}", r"text/terms.yaml: \[elder\].ja: Expected `str`"),
        ('- {id: elder, en: "", ja: 成年, clause: NG-1}', r"text/terms.yaml: \[elder\]: an empty word"),
        (ELDER + ELDER, "text/terms.yaml: two terms have the id elder, council"),
        ("- {", "text/terms.yaml cannot be read"),
    ],
)
def test_a_faulty_file_says_what_is_wrong(package: str, file: Path, text: str, fault: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=fault):
        read_terms(package)


def found(finder: Finder, text: str) -> list[tuple[str, str]]:
    return [(match[0], term.id) for match, term in finder.find(text)]


def test_words_are_found_the_longest_first(package: str, file: Path) -> None:
    file.write_text(ELDER, encoding="utf-8")
    terms = read_terms(package)
    assert found(own_words(terms, "en"), "Elders form a council of elders.") == [
        ("Elders", "elder"),
        ("council of elders", "council"),
    ]
    assert found(own_words(terms, "ja"), "成年の会議") == [("成年", "elder"), ("会議", "council")]
    assert found(avoided_words(terms, "en"), "The ANCIENT one, ancients, ancientness") == [
        ("ANCIENT", "elder"),
        ("ancients", "elder"),
    ]
    assert found(avoided_words(terms, "ja"), "古老たち") == [("古老", "elder")]


def test_plurals_are_found_whole_words_only() -> None:
    words = [(word, Term(word, word, word, "NG-1")) for word in ("colony", "box", "die", "run")]
    finder = Finder(words, "en")
    assert found(finder, "colonies boxes dies runner colony diet") == [
        ("colonies", "colony"),
        ("boxes", "box"),
        ("dies", "die"),
        ("colony", "colony"),
    ]


def test_nothing_is_found_without_words() -> None:
    assert found(own_words((), "en"), "anything") == []


def test_a_game_has_its_terms(skeleton: holotype.Game) -> None:
    assert [term.id for term in skeleton.terms][:2] == ["bag", "hand"]
