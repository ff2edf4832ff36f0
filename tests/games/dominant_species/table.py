"""Tables of Dominant Species for tests: set in words, acted on by names, looked at by ids."""

from typing import Any

import holotype
from tests.helpers import Table

GAME = holotype.load("dominant_species")
SIX = "; ".join(
    f"seat {n}: {animal}" for n, animal in enumerate(("mammal", "reptile", "bird", "amphibian", "arachnid", "insect"))
)


class Earth(Table):
    def choose(self, *names: str) -> "Earth":
        super().choose(*names)
        return self

    def tile(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["tiles"][name]
        return found

    def cubes(self, name: str) -> dict[str, int]:
        found: dict[str, int] = self.tile(name)["cubes"]
        return found

    def disk(self, corner: str) -> str | None:
        found: str | None = self.view()["disks"].get(corner)
        return found

    def animal(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["animals"][name]
        return found

    def vp(self) -> dict[str, int]:
        return {name: animal["vp"] for name, animal in self.view()["animals"].items()}

    def box(self, name: str) -> dict[str, int]:
        found: dict[str, int] = self.view()["boxes"][name]
        return found

    def bag(self) -> dict[str, int]:
        found: dict[str, int] = self.view()["bag"]
        return found

    def pawns(self) -> dict[str, str]:
        return {space: pawn["animal"] for space, pawn in self.view()["display"].items()}

    def asked(self) -> tuple[str | None, str]:
        """Which animal the open question is put to, and the question."""
        return self.view()["acting"], self.prompt


def table(text: str, seed: int = 0, **options: Any) -> Earth:
    return Earth(GAME.position(text, seed, **options))


def start(players: int, seed: int = 0, **options: Any) -> Earth:
    return Earth(GAME.start(players, seed, **options))


def tiles(*names: str) -> list[str]:
    return [f"tile:{name.lower()}" for name in names]


def corners(*names: str) -> list[str]:
    return [f"corner:{name.lower()}" for name in names]


def numbers(most: int) -> list[str]:
    return [f"number:{n}" for n in range(most + 1)]
