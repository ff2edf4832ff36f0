"""Rulebooks as lists of clauses."""

import re
from dataclasses import dataclass
from importlib import resources

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-[A-Za-z]?[0-9.]+[a-z]?)\*\*\s+(?:\*([^*]+?)[.。]?\*\s+)?(.+)$")
CLAUSE_ID = re.compile(r"\b[A-Z]{2}-[A-Za-z]?\.?\d[0-9.]*[a-z]?\b")


@dataclass(frozen=True)
class Clause:
    id: str
    name: str  # a few words, for lists
    text: str
    section: str

    @property
    def kind(self) -> str:
        """The letter before its number: E for an example, I for an invariant, R for a ruling; most have none."""
        first = self.id.partition("-")[2][0]
        return first if first.isalpha() else ""


def read_rulebook(package: str, lang: str) -> list[Clause]:
    """The clauses of `text/rulebook.<lang>.md`: one list item `- **EV-5.3** *Name.* Text` each."""
    clauses: list[Clause] = []
    section = ""
    text = resources.files(package).joinpath("text", f"rulebook.{lang}.md").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif match := CLAUSE.match(line):
            clauses.append(Clause(match[1], match[2] or "", match[3], section))
    return clauses


def read_introduction(package: str, lang: str) -> list[str]:
    """The paragraphs before the first section: the game in short."""
    text = resources.files(package).joinpath("text", f"rulebook.{lang}.md").read_text(encoding="utf-8")
    paragraphs = text.partition("\n## ")[0].split("\n\n")
    return [words.strip() for words in paragraphs if words.strip() and not words.startswith("#")]
