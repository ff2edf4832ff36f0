"""A table of Greenland as these tests look at it."""

import re
from typing import Any

from holotype import load
from holotype.games.greenland.setup import follow_part
from tests.helpers import Table as Plain

game = load("greenland")
NAMES = ("Ann", "Bob", "Cid", "Dan")
ROWS = "\nphase negotiation\nnorth: markland walrus\nsouth: vinland shark\n"


class Table(Plain):
    def tribe(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(seat for seat in self.view()["seats"] if seat["tribe"] == name)
        return found

    def disks(self, name: str) -> tuple[int, int, int]:
        seat = self.tribe(name)
        return seat["energy"], seat["ivory"], seat["iron"]

    def row(self, row: str, side: str = "warm") -> list[str]:
        return [slot["card"] for slot in self.view()["rows"][row][side]]

    def on(self, card: str) -> dict[str, Any]:
        """Who stands on a card of a row or a tableau."""
        view = self.view()
        for row in view["rows"].values():
            for slot in row["warm"] + row["cold"]:
                if slot["card"] == card:
                    return dict(slot["pieces"])
        return next(dict(seat["tableau"][card]) for seat in view["seats"] if card in seat["tableau"])


def reach_part(state: Any, part: int) -> None:
    """GL-14.7: a part of the chained game, with the table as it is."""
    state.part = part
    follow_part(state)


def table(text: str, **options: Any) -> Table:
    """A position in its last turn, so that nothing is drawn after what a test looks at."""
    return Table(game.position("events 0\n" + text, **options))


def meet(text: str) -> Table:
    return table(ROWS + text)


def hunt(text: str, north: str = "walrus", south: str = "shark") -> Table:
    return table(f"phase hunt\nnorth: {north}\nsouth: {south}\n{text}")


def start(players: int, variant: str, seed: int = 4, **options: Any) -> Table:
    return Table(game.start(players, seed=seed, variant=variant, **options))


def saga(text: str, character: str = "birgitta") -> Table:
    return table(f"players 1\noption variant=solitaire_daughters\ncharacter {character}\n{text}")


def coop(text: str, players: int = 2) -> Table:
    return table(f"players {players}\noption variant=coop_nazi\n{text}")


def tips(svg: str) -> list[str]:
    return re.findall(r"<title>([^<]*)</title>", svg)


def tip(t: Table, name: str) -> str:
    """What the picture says of a thing to whoever is asked."""
    return next(tip for tip in tips(t.state.draw(t.state.seat, "en")) if tip.startswith(name))


def asked(t: Table, lang: str = "en") -> str:
    return game.question(t.state, lang, NAMES)


def told(t: Table, lang: str = "en") -> list[str]:
    return [game.texts.log(event, lang, NAMES) for event in game.log(t.state, None)]
