"""Tables of Evolution for tests: set in words, acted on by names, looked at by letters."""

from typing import Any

import holotype
from tests.helpers import Table

GAME = holotype.load("evolution")


class Nature(Table):
    def animal(self, letter: str, seat: int | None = None) -> dict[str, Any]:
        """An animal in play, as a seat sees it."""
        return self.animals(seat)[letter]

    def animals(self, seat: int | None = None) -> dict[str, dict[str, Any]]:
        return {
            animal["name"].removeprefix("animal:"): animal
            for each in self.view(seat)["seats"]
            for animal in each["animals"]
        }

    def alive(self) -> str:
        """The letters of all animals in play."""
        return "".join(sorted(self.animals()))

    def food(self, letter: str) -> tuple[int, int, int]:
        """Red, blue and yellow tokens on an animal."""
        animal = self.animal(letter)
        return animal["red"], animal["blue"], animal["fat"]

    def traits(self, letter: str) -> list[str]:
        return [trait["trait"] for trait in self.animal(letter)["traits"]]

    def pairs(self) -> list[tuple[str, str, str]]:
        return [
            (pair["trait"], pair["one"].removeprefix("animal:"), pair["two"].removeprefix("animal:"))
            for pair in self.view()["pairs"]
        ]

    @property
    def bank(self) -> int:
        bank: int = self.view()["bank"]
        return bank

    def discards(self, seat: int) -> int:
        count: int = self.view()["seats"][seat]["discard"]
        return count

    def hand(self, seat: int) -> dict[str, int]:
        cards: dict[str, int] = self.view(seat)["seats"][seat]["cards"]
        return cards

    def actions(self, letter: str) -> list[str]:
        """What an animal can do now; a single action is carried out, so look at a copy's log or use two."""
        look = Nature(self.state.copy())
        look.choose(f"animal:{letter}")
        return look.legal() if look.prompt == "action" else []


def table(text: str, seed: int = 0, **options: Any) -> Nature:
    return Nature(GAME.position(text, seed, **options))
