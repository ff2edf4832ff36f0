"""What the dice of the last rolls did, for those who watch: the rules themselves only count faces (rolls.py).

`cast` holds the last few rolls one after the other: who, on which card, what kind, how it ended, how many dice; then
the dice, each as a number of bits: what it showed, what it was rolled again into, what it counts as, and what came of
it."""

from typing import Final

from .state import State

MARTYR: Final = 3  # kinds beyond those of rolls.py
DIE_OFF_ROLL: Final = 4
BLITZ: Final = 5

OPEN: Final = 0
SUCCESS: Final = 1
FAILURE: Final = 2

HEAD: Final = 5
KEPT: Final = 4  # rolls
ALPHAS: Final = 1 << 9
FIXED: Final = 1 << 10
HIT: Final = 1 << 11
DEADLY: Final = 1 << 12


def first_face(die: int) -> int:
    return die & 7


def second_face(die: int) -> int:
    """What it was rolled again into; 0 if it was not."""
    return die >> 3 & 7


def final_face(die: int) -> int:
    """What it counts as; 0 while that is open."""
    return die >> 6 & 7


def heads(s: State) -> list[int]:
    """Where each roll begins, the oldest first."""
    places: list[int] = []
    at = 0
    while at < len(s.cast):
        places.append(at)
        at += HEAD + s.cast[at + 4]
    return places


def remember(s: State, seat: int, card: int, kind: int, dice: list[int]) -> None:
    """A new roll; the oldest one is forgotten."""
    places = heads(s)
    if len(places) >= KEPT:
        s.cast = s.cast[places[1] :]
    s.cast = [*s.cast, seat, card, kind, OPEN, len(dice), *dice]


def rolled_again(s: State, marked: list[int], new: list[int], alpha: int) -> None:
    """GL-7.9: as many dice of each face as were marked show something new; `alpha` is his new face, or 0."""
    left = marked.copy()
    n = 0
    for at in range(heads(s)[-1] + HEAD, len(s.cast)):
        die = s.cast[at]
        if die & ALPHAS:
            s.cast[at] = die | alpha << 3
        elif left[die & 7]:
            left[die & 7] -= 1
            s.cast[at] = die | new[n] << 3
            n += 1


def settle(s: State, ones: int, hits: int, deadly: int) -> None:
    """GL-7.10, GL-7.11, GL-7.12: what every die counts as, whether it hits and whether it kills; masks by face."""
    for at in range(heads(s)[-1] + HEAD, len(s.cast)):
        die = s.cast[at]
        face = die >> 3 & 7 or die & 7
        final = 1 if ones >> face & 1 else face
        die |= final << 6
        if hits >> final & 1:
            die |= HIT
        if deadly >> final & 1:
            die |= DEADLY
        s.cast[at] = die


def ends(s: State, success: bool) -> None:
    s.cast[heads(s)[-1] + 3] = SUCCESS if success else FAILURE


def single(s: State, seat: int, kind: int, dice: list[int], hits: int, success: bool) -> None:
    """A roll that is over at once: martyrs, die-off, blitz."""
    remember(s, seat, 0, kind, sorted(dice))
    settle(s, 0, hits, 0)
    ends(s, success)
