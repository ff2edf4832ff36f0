"""What all parts of the picture share: the state as a viewer sees it, words, and where animals stand."""

from holotype import pictures

from .fields import NOBODY
from .names import ANIMAL
from .questions import (
    ANSWER_BY,
    DEFEND,
    DROP_FAT,
    DROP_PAIR,
    IGNORE_TRAIT,
    METAMORPHOSIS,
    RECOMBINE_GET,
    RECOMBINE_GIVE,
    STRIKE_TRAIT,
)
from .state import State

WIDE, NARROW, EDGE = 1080, 390, 8
SMALL = 13.5  # the smallest type: 11 pixels where the whole page is 1440 wide


class Table(pictures.Table[State]):
    def __init__(self, s: State, viewer: int | None, lang: str, narrow: bool) -> None:
        super().__init__(s, viewer, lang, narrow, NARROW if narrow else WIDE)
        self.places: dict[int, tuple[float, float]] = {}  # the middle of each animal that is drawn
        self.names: dict[int, float] = {}  # by animal, how wide the names of its traits are
        self.focus = traits_asked_of(s)
        self.actor = acting(s)
        self.subject = asked_about(s, self.focus, self.actor) if s.seat is not None and viewer == s.seat else NOBODY
        self.traits = trait_cards(s)
        self.answers = self.worded_answers()

    def worded_answers(self) -> dict[int, str]:
        """What the viewer's answers do, where that is more than the name of the thing."""
        s = self.s
        if s.seat is None or s.seat != self.viewer:
            return {}
        names = [self.seat_name(seat) for seat in range(s.players)]
        answers = s.game.answers(s, self.lang, names)
        return {token: words for token, words in answers.items() if words != self.name(token)}

    def others(self) -> list[int]:
        """The seats above the bank: clockwise from the viewer, or all of them for a spectator."""
        n = self.s.players
        if self.viewer is None:
            return list(range(n))
        return [(self.viewer + i) % n for i in range(1, n)]

    def animal_name(self, a: int) -> str:
        return self.name(ANIMAL + a)


def trait_cards(s: State) -> dict[int, list[int]]:
    """By animal, the places of its trait cards in `worn`, in the order they were laid."""
    found: dict[int, list[int]] = {}
    for i, wearer in enumerate(s.worn_by):
        found.setdefault(wearer, []).append(i)
    return found


def traits_asked_of(s: State) -> int:
    """The animal whose traits the open question offers, else NOBODY."""
    if s.question in (DEFEND, IGNORE_TRAIT, STRIKE_TRAIT):
        return s.target
    if s.question in (METAMORPHOSIS, RECOMBINE_GIVE, ANSWER_BY):
        return s.about["animal"]
    return s.about["partner"] if s.question is RECOMBINE_GET else NOBODY


def acting(s: State) -> int:
    """The animal that the open question is about, else the one that is about to eat, else NOBODY."""
    return s.about.get("animal", s.eater)


def asked_about(s: State, focus: int, actor: int) -> int:
    """The animal that the viewer should see while buttons alone answer the question, else NOBODY."""
    if s.question in (DROP_FAT, DROP_PAIR):
        return s.target
    return actor if focus == NOBODY else focus
