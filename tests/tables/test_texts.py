"""Every word of the pages exists in every language, and none is there for nothing."""

import re
from pathlib import Path

import pytest

from holotype.agents import LEVELS
from holotype.content.text import LANGUAGES
from holotype.tables.texts import WEB, page_texts, preferred

TEMPLATES = Path(str(WEB / "templates"))
SCRIPTS = Path(str(WEB / "static" / "js"))
SOURCES = [Path(str(WEB)).parent / folder for folder in ("tables", "server")]


def in_templates() -> set[str]:
    text = "".join(file.read_text() for file in TEMPLATES.iterdir())
    return set(re.findall(r"say\('([a-z-]+)'", text)) | {"pace-calm", "pace-normal", "pace-brisk", "pace-instant"}


def in_scripts() -> set[str]:
    text = "".join(file.read_text() for file in SCRIPTS.iterdir())
    calls = re.findall(r'say\((?:[^(){}?]*\? )?"([a-z-]+)"(?: : "([a-z-]+)")?', text)
    return {f"js-{word}" for call in calls for word in call if word}


def in_python() -> set[str]:
    text = "".join(file.read_text() for folder in SOURCES for file in folder.glob("*.py"))
    codes = {f"error-{code}" for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', text)}
    levels = {f"{kind}-{level}" for kind in ("level", "short") for level in LEVELS}
    return (
        codes
        | levels
        | set(re.findall(r'(?:page_texts\([^()]*\)|say)\("([a-z-]+)"', text)) & set(page_texts("en").ids())
    )


def used() -> set[str]:
    return in_templates() | in_scripts() | in_python()


def test_the_languages_have_the_same_messages() -> None:
    first, *others = [page_texts(lang).ids() for lang in LANGUAGES]
    for other in others:
        assert other == first


def test_every_word_that_is_used_exists() -> None:
    assert used() - {"level-", "level-random"} <= set(page_texts("en").ids())


def test_no_word_is_there_for_nothing() -> None:
    assert set(page_texts("en").ids()) - used() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scripts_get_their_words_with_holes(lang: str) -> None:
    words = page_texts(lang).for_script()
    assert "{name}" in words["waiting-for"]
    assert "{score}" in words["won"]


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("ja", "ja"),
        ("ja-JP,ja;q=0.9,en;q=0.8", "ja"),
        ("de-DE,ja;q=0.5", "ja"),
        ("xx", "en"),
        (";;,", "en"),
    ],
)
def test_the_browser_says_which_language_is_preferred(header: str, lang: str) -> None:
    assert preferred(header) == lang
