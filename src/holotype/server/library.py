"""The games of this server, each loaded when it is first wanted."""

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..core.game import Game
from ..core.registry import UnknownGame, games, load
from ..tables.errors import Refusal

log = logging.getLogger(__name__)


class Library:
    def __init__(self, packs: Mapping[str, str | Path], extra: Sequence[Game]) -> None:
        self._packs = packs
        self._extra = {game.id: game for game in extra}

    def ids(self) -> list[str]:
        return [*games(), *self._extra]

    def all(self) -> list[Game]:
        """Every game that works: one that fails to load, perhaps of another package, must not take the rest along."""
        found: list[Game] = []
        for name in self.ids():
            try:
                found.append(self.game(name))
            except Exception:
                log.exception("the game %s cannot be loaded", name)
        return found

    def game(self, name: str) -> Game:
        if name in self._extra:
            return self._extra[name]
        try:
            return load(name, self._packs.get(name))
        except UnknownGame:
            raise Refusal("no-game", 404, name=name[:40], games=", ".join(self.ids())) from None

    def pack(self, name: str) -> str | None:
        """The folder of the data pack a game is played with, for a process that loads it anew."""
        return str(self._packs[name]) if name in self._packs else None
