"""What all parts of the picture share: the state as a viewer sees it, words, and where animals stand."""

from holotype.core.pictures import SEATS, Picture, Seat

from .names import ANIMAL
from .state import NOBODY, State

WIDE, NARROW, EDGE = 1080, 390, 8


class Table:
    def __init__(self, s: State, viewer: int | None, lang: str, narrow: bool) -> None:
        self.s = s
        self.viewer = viewer
        self.lang = lang
        self.narrow = narrow
        self.width = NARROW if narrow else WIDE
        self.pic = Picture(self.width, lang, self.say("draw-table"))
        self.places: dict[int, tuple[float, float]] = {}  # the middle of each animal that is drawn
        self.names: dict[int, float] = {}  # by animal, how wide the names of its traits are
        self.focus = traits_asked_of(s)
        self.actor = acting(s)
        self.traits = trait_cards(s)

    def say(self, message: str, **args: str | int) -> str:
        return self.s.game.texts.say(message, self.lang, **args)

    def seat(self, seat: int) -> Seat:
        return SEATS[seat]

    def seat_name(self, seat: int) -> str:
        return self.say("seat", name=str(seat + 1))

    def others(self) -> list[int]:
        """The seats above the bank: clockwise from the viewer, or all of them for a spectator."""
        n = self.s.players
        if self.viewer is None:
            return list(range(n))
        return [(self.viewer + i) % n for i in range(1, n)]

    def animal_name(self, a: int) -> str:
        return self.s.game.texts.token(ANIMAL + a, self.lang)


def trait_cards(s: State) -> dict[int, list[int]]:
    """By animal, the places of its trait cards in `worn`, in the order they were laid."""
    found: dict[int, list[int]] = {}
    for i, wearer in enumerate(s.worn_by):
        found.setdefault(wearer, []).append(i)
    return found


def traits_asked_of(s: State) -> int:
    """The animal whose traits the open question offers, else NOBODY."""
    if s.seat is None:
        return NOBODY
    if s.prompt in ("defend", "ignore-trait"):
        return s.target
    if s.prompt in ("metamorphosis", "recombine-give", "answer-by"):
        return int(s.args[0])
    return int(s.args[1]) if s.prompt == "recombine-get" else NOBODY


ACTING = frozenset(
    (
        "deed",
        "attack-target",
        "fat-amount",
        "pirate-victim",
        "pirate-colour",
        "answer-by",
        "answer-from",
        "metamorphosis",
        "metamorphosis-pair",
        "recombine-with",
        "recombine-give",
        "recombine-get",
    )
)


def acting(s: State) -> int:
    """The animal the open question is about, else NOBODY."""
    if s.seat is not None and s.prompt in ACTING:
        return int(s.args[0])
    if s.seat is not None and s.prompt in ("pair-second", "symbiosis-partner"):
        return int(s.args[1])
    return s.eater
