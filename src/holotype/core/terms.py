"""The terms of a game: what its rulebook calls each thing in each language, and which words must not stand for it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import resources

import msgspec
import yaml

from .data import LOADER, DataError, typed

FILE = "text/terms.yaml"


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    en: str
    ja: str
    clause: str  # where the rules explain it
    avoid_en: tuple[str, ...] = ()
    avoid_ja: tuple[str, ...] = ()

    def word(self, lang: str) -> str:
        return self.ja if lang == "ja" else self.en

    def avoid(self, lang: str) -> tuple[str, ...]:
        return self.avoid_ja if lang == "ja" else self.avoid_en


def read_terms(package: str) -> tuple[Term, ...]:
    """The terms of `text/terms.yaml`, in its order; none where a game has no such file."""
    file = resources.files(package).joinpath(FILE)
    if not file.is_file():
        return ()
    try:
        records = yaml.load(file.read_text(encoding="utf-8"), LOADER)
    except (UnicodeDecodeError, yaml.YAMLError) as error:
        raise DataError(f"{FILE} cannot be read: {error}") from None
    terms = typed(records, tuple[Term, ...], FILE)
    twice = [name for name, count in Counter(term.id for term in terms).items() if count > 1]
    if twice:
        raise DataError(f"{FILE}: two terms have the id {', '.join(twice)}")
    for term in terms:
        if not all([term.id, term.en, term.ja, term.clause, *term.avoid_en, *term.avoid_ja]):
            raise DataError(f"{FILE}: [{term.id}]: an empty word")
    return terms


class Finder:
    """Finds words in a text, the longest first: in English whole words in singular or plural, whatever their case."""

    def __init__(self, words: Iterable[tuple[str, Term]], lang: str) -> None:
        pairs = sorted(words, key=lambda pair: -len(pair[0]))
        self.terms = [term for _, term in pairs]
        shapes = [f"({shape(word, lang)})" for word, _ in pairs]
        self.pattern = re.compile("|".join(shapes) or r"(?!)", re.IGNORECASE)

    def find(self, text: str) -> Iterator[tuple[re.Match[str], Term]]:
        for match in self.pattern.finditer(text):
            yield match, self.terms[(match.lastindex or 0) - 1]


def shape(word: str, lang: str) -> str:
    """A word as a pattern."""
    if lang == "ja":
        return re.escape(word)
    if word.endswith("y"):
        return rf"\b{re.escape(word[:-1])}(?:y|ys|ies)\b"
    return rf"\b{re.escape(word)}(?:s|es)?\b"


def own_words(terms: Iterable[Term], lang: str) -> Finder:
    return Finder([(term.word(lang), term) for term in terms], lang)


def avoided_words(terms: Iterable[Term], lang: str) -> Finder:
    return Finder([(word, term) for term in terms for word in term.avoid(lang)], lang)
