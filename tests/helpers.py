"""What tests of rules need: the clause they prove, and a table set in a few words."""

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import pytest

from holotype import IllegalToken, State

SKELETON = "stone_garden"  # the game that tests let `holotype new-game` write


def clause(*ids: str) -> pytest.MarkDecorator:
    """The clauses a test proves; `holotype rules GAME --coverage` reads them from here."""
    return pytest.mark.clause(*ids)


class Table:
    """A state as a test looks at it: by names only.

    >>> t = Table(game.position("..."))
    >>> t.choose("animal:C", "say:attack")
    >>> assert t.legal() == ["animal:B"]
    """

    def __init__(self, state: State) -> None:
        self.state = state

    def choose(self, *names: str) -> Self:
        for name in names:
            self.state.apply(name)
        return self

    def legal(self) -> list[str]:
        return [self.state.game.name(token) for token in self.state.legal()]

    def refuses(self, name: str) -> bool:
        try:
            self.state.copy().apply(name)
        except IllegalToken:
            return True
        return False

    @property
    def seat(self) -> int | None:
        return self.state.seat

    @property
    def prompt(self) -> str:
        return self.state.prompt

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        return self.state.winners()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat (or a spectator) sees it."""
        table: dict[str, Any] = self.state.view(seat)["table"]
        return table

    def answers(self, lang: str = "en") -> list[str]:
        """The legal tokens in words, in their order."""
        state = self.state
        return list(state.game.answers(state, lang, [f"P{n}" for n in range(state.players)]).values())

    def log(self, seat: int | None = None) -> list[tuple[str, str]]:
        """What the log tells a seat: (clause, event), in order."""
        return [(e.clause, e.event) for e in self.state.game.log(self.state, seat)]

    def said(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """The log as sentences."""
        state = self.state
        names = [f"P{n}" for n in range(state.players)]
        return [state.game.texts.log(e, lang, names) for e in state.game.log(state, seat)]


@contextmanager
def importable(home: Path) -> Iterator[None]:
    """A package outside of this one, as if it were installed: its sources on the path, its entry points known."""
    install(home)
    sys.path.insert(0, str(home / "src"))
    try:
        yield
    finally:
        sys.path.remove(str(home / "src"))


def install(home: Path) -> None:
    """Write what an installer would write beside the sources."""
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = home / "src" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = [f"{name} = {module}" for name, module in project["entry-points"]["holotype.games"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[holotype.games]", *points, ""]))
