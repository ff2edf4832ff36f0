"""Rulebooks as HTML: clauses in our words, each with an anchor, with links to other clauses and to terms."""

import re
from functools import lru_cache
from itertools import groupby

from markdown_it import MarkdownIt

from ..content.clauses import CLAUSE_ID
from ..core.game import Game
from ..core.terms import own_words

markdown = MarkdownIt("commonmark", {"html": False})

# Where no link to a term may begin: tags, other links, code.
CLOSED = re.compile(r"(<a .*?</a>|<code>.*?</code>|<[^>]*>|&\w+;)")


@lru_cache(maxsize=32)
def clauses(game: Game, lang: str) -> list[dict[str, str]]:
    """Every clause: id, name, section, plain text and HTML."""
    html = Links(game, lang)
    return [
        {
            "id": clause.id,
            "name": clause.name,
            "section": clause.section,
            "text": clause.text,
            "html": html.of(clause.text),
        }
        for clause in game.rulebook(lang)
    ]


@lru_cache(maxsize=32)
def introduction(game: Game, lang: str) -> str:
    """The game in short."""
    html = Links(game, lang)
    return "".join(f"<p>{html.of(words)}</p>" for words in game.introduction(lang))


def sections(game: Game, lang: str) -> list[tuple[str, list[dict[str, str]]]]:
    """The clauses under their headings, in the order of the book."""
    return [(title, list(group)) for title, group in groupby(clauses(game, lang), lambda clause: clause["section"])]


class Links:
    """Markdown of a game's rulebook as HTML with links."""

    def __init__(self, game: Game, lang: str) -> None:
        self.known = {clause.id for clause in game.rulebook(lang)}
        self.terms = own_words(game.terms, lang)

    def of(self, text: str) -> str:
        return self.with_terms(CLAUSE_ID.sub(self.to_clause, markdown.renderInline(text)))

    def to_clause(self, match: re.Match[str]) -> str:
        """The names of other clauses become links; words that only look like one stay words."""
        name = match[0].rstrip(".")
        if name not in self.known:
            return match[0]
        return f'<a href="#{name}" data-clause="{name}">{name}</a>' + match[0][len(name) :]

    def with_terms(self, html: str) -> str:
        """Each term becomes a link to the glossary where it stands first."""
        pieces = CLOSED.split(html)
        linked: set[str] = set()
        for i, words in enumerate(pieces):
            if i % 2:  # closed
                continue
            done, end = "", 0
            for match, term in self.terms.find(words):
                if term.id not in linked:
                    linked.add(term.id)
                    done += f'{words[end : match.start()]}<a class="term" href="#term-{term.id}">{match[0]}</a>'
                    end = match.end()
            pieces[i] = done + words[end:]
        return "".join(pieces)
