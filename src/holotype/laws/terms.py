"""The law on words: a game says what its rulebook says."""

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

import yaml

from ..content.text import LANGUAGES
from ..core.data import LOADER
from ..core.game import Game
from ..core.terms import FILE, avoided_words, own_words
from .line import LawBroken
from .words import clause_ids

# What in a line of a Fluent file nobody reads: comments, ids, variables, keys of variants.
UNREAD_FTL = re.compile(r"^#.*|^\s*\.?[a-zA-Z][\w-]*\s*=|\{\s*\$[\w-]+\s*(?:->)?|^\s*\*?\[[\w-]+\]")
CODE = re.compile(r"`[^`]*`")  # of Markdown


def check_terms(game: Game) -> None:
    """Every term stands in the rulebook of each language, its clause exists, and no text says an avoided word."""
    faults = [f"{FILE}: {fault}" for fault in faults_of_terms(game)]
    faults += [fault for lang in LANGUAGES for fault in avoided(game, lang)]
    if faults:
        raise LawBroken("check_terms", "\n".join(faults))


def faults_of_terms(game: Game) -> Iterator[str]:
    clauses = clause_ids(game)
    for term in game.terms:
        if term.clause not in clauses:
            yield f"{term.id} names clause {term.clause}, which is not there"
        for lang in LANGUAGES:
            book = f"rulebook.{lang}.md"
            finder = own_words([term], lang)
            if not any(True for _, line in lines(game, book) for _ in finder.find(line)):
                yield f"{term.id}: “{term.word(lang)}” does not stand in text/{book}"


def avoided(game: Game, lang: str) -> Iterator[str]:
    """Where an avoided word stands, and what to say instead. As a part of a term's own word it is allowed."""
    own, wrong = own_words(game.terms, lang), avoided_words(game.terms, lang)
    for where, text in texts(game, lang):
        for match, term in wrong.find(own.pattern.sub(blank, text)):
            yield f"{where}: “{match[0]}” stands for {term.id}; say “{term.word(lang)}”"


def blank(match: re.Match[str]) -> str:
    return "\0" * len(match[0])


def texts(game: Game, lang: str) -> Iterator[tuple[str, str]]:
    """Everything that people read: messages and rules by their lines, names by the token or the record they are of."""
    for file in (f"{lang}.ftl", f"rulebook.{lang}.md"):
        for number, line in lines(game, file):
            yield f"text/{file}, line {number}", line
    for token, name in enumerate(game.vocab):
        yield f"the name of {name}", game.vocab.label(token, lang) or ""
    yield from names(game, lang)


def lines(game: Game, file: str) -> Iterator[tuple[int, str]]:
    unread = UNREAD_FTL if file.endswith(".ftl") else CODE
    text = resources.files(game.package).joinpath("text", file).read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        yield number, unread.sub("", line)


def names(game: Game, lang: str) -> Iterator[tuple[str, str]]:
    """The names that data has in this language."""
    folder = resources.files(game.package).joinpath("data")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".yaml"):
            yield from names_in(yaml.load(file.read_text(encoding="utf-8"), LOADER), lang, f"data/{file.name}")


def names_in(value: Any, lang: str, where: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, list):
        for record in value:
            own = record.get("id") if isinstance(record, dict) else None
            yield from names_in(record, lang, where if own is None else f"{where}: {own}")
    elif isinstance(value, dict):
        if set(LANGUAGES) <= set(value) and isinstance(value[lang], str):
            yield where, value[lang]
        for child in value.values():
            yield from names_in(child, lang, where)
