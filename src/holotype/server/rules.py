"""Rulebooks as HTML: clauses in our words, each with an anchor, each naming others by links."""

import re
from functools import lru_cache
from itertools import groupby

from markdown_it import MarkdownIt

from ..core.clauses import CLAUSE_ID
from ..core.game import Game

markdown = MarkdownIt("commonmark", {"html": False})


@lru_cache(maxsize=32)
def clauses(game: Game, lang: str) -> list[dict[str, str]]:
    """Every clause: id, name, section, plain text and HTML."""
    book = game.rulebook(lang)
    known = {clause.id for clause in book}
    return [
        {
            "id": clause.id,
            "name": clause.name,
            "section": clause.section,
            "text": clause.text,
            "html": linked(markdown.renderInline(clause.text), known),
        }
        for clause in book
    ]


@lru_cache(maxsize=32)
def introduction(game: Game, lang: str) -> str:
    """The game in short."""
    known = {clause.id for clause in game.rulebook(lang)}
    return "".join(f"<p>{linked(markdown.renderInline(words), known)}</p>" for words in game.introduction(lang))


def sections(game: Game, lang: str) -> list[tuple[str, list[dict[str, str]]]]:
    """The clauses under their headings, in the order of the book."""
    return [(title, list(group)) for title, group in groupby(clauses(game, lang), lambda clause: clause["section"])]


def linked(html: str, known: set[str]) -> str:
    """The names of other clauses become links; words that only look like one stay words."""

    def link(match: re.Match[str]) -> str:
        name = match[0].rstrip(".")
        if name not in known:
            return match[0]
        return f'<a href="#{name}" data-clause="{name}">{name}</a>' + match[0][len(name) :]

    return CLAUSE_ID.sub(link, html)
