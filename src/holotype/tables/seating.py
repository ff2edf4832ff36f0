"""A game, and who plays it."""

from ..core.game import Game
from .rows import SeatRow


class Seating:
    def __init__(self, game: Game, seats: list[SeatRow]) -> None:
        self.game = game
        self.seats = seats

    def names(self, lang: str) -> list[str]:
        """Who sits where; a free seat is called what the picture calls it."""
        return [seat.name or self.game.texts.say("seat", lang, name=str(seat.seat + 1)) for seat in self.seats]
