"""What every part of a picture is given: the table, who looks at it, in which language, and the sheet to draw on."""

from functools import cached_property
from typing import ClassVar, Generic, TypeVar

from ..core.state import State
from .palette import SEATS, Seat
from .picture import Picture
from .still import Kind, kind_of

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A game's own Table adds what its parts share."""

    FIXED: ClassVar[frozenset[str]] = frozenset()  # attributes that follow from the shape of the picture alone

    def __init__(self, s: S, viewer: int | None, lang: str, narrow: bool, width: float) -> None:
        self.s: S = s
        self.viewer = viewer
        self.lang = lang
        self.narrow = narrow
        self.width = width
        self.pic = Picture(width, lang, self.say("title"))

    @cached_property
    def kind(self) -> Kind:
        """What is drawn alike at all tables of this kind; asked for once the table is complete."""
        return kind_of(self)

    def say(self, message: str, **args: str | int) -> str:
        return self.s.game.texts.say(message, self.lang, **args)

    def name(self, token: int) -> str:
        """A token in words."""
        return self.s.game.texts.token(token, self.lang)

    def help(self, token: int) -> str:
        return self.s.game.texts.help(token, self.lang)

    def seat(self, seat: int) -> Seat:
        return SEATS[seat]

    def seat_name(self, seat: int) -> str:
        """What the page replaces by the name of who sits there."""
        return self.say("seat", name=str(seat + 1))
