"""Section 8: stamps go from the stacks of the player board into the envelopes."""

from . import frames
from .names import ENVELOPE, NUMBER, STACK, STOP
from .player import letter_name
from .questions import FROM_DISCARD, INTO_ENVELOPE, NEXT_STAMP
from .rules import ENVELOPES, STACKS
from .state import State


def stacks_to_take(s: State, seat: int) -> list[int]:
    """DJ-8.12, DJ-12.1: the stacks with stamps."""
    return [STACK + stack for stack in range(STACKS) if s.stacks[seat * STACKS + stack]]


def first_stamps(s: State, seat: int, n: int, more: int) -> list[int]:
    """DJ-8.12: how a letters effect can begin: with a stack, or if all are empty, with the discard."""
    return stacks_to_take(s, seat) or [NUMBER + k for k in range(1, min(n + more, s.discard[seat]) + 1)]


def begin_letters(s: State, seat: int, token: int, n: int, more: int, distribute: bool) -> None:
    if token >= STACK:
        take_stamp(s, seat, token, n, more, 0, 0, distribute)
    else:
        take_discarded(s, seat, token, 0, 0, distribute)


def take_stamp(s: State, seat: int, token: int, n: int, more: int, taken: int, emptied: int, distribute: bool) -> None:
    """DJ-8.12: take a stamp; `n` more must be taken, `more` beyond that may be."""
    if token == STOP:
        place_stamps(s, seat, taken, emptied, distribute)
        return
    stack = token - STACK
    s.stacks[seat * STACKS + stack] -= 1
    left = s.stacks[seat * STACKS + stack]
    if left == 0:
        emptied |= 1 << stack
    if s.logging:
        s.note("DJ-8.12" if n else "DJ-8.12c", "takes-stamp", seat=seat, stack=s.game.name(token), n=left)
    taken += 1
    if n > 0:
        n -= 1
    else:
        more -= 1
    go_on(s, seat, n, more, taken, emptied, distribute)


def go_on(s: State, seat: int, n: int, more: int, taken: int, emptied: int, distribute: bool) -> None:
    """DJ-8.12, DJ-8.12c, DJ-R.21, DJ-X.25, DJ-X.28: the discard only fills what empty stacks could not give."""
    missing = n + more
    stacks = stacks_to_take(s, seat)
    if missing == 0:
        place_stamps(s, seat, taken, emptied, distribute)
    elif stacks:
        options = stacks if n else [*stacks, STOP]
        s.ask(seat, NEXT_STAMP, options, take_stamp, n, more, taken, emptied, distribute)
    else:
        numbers = [NUMBER + k for k in range(min(missing, s.discard[seat]) + 1)]
        s.ask(seat, FROM_DISCARD, numbers, take_discarded, taken, emptied, distribute)


def take_discarded(s: State, seat: int, token: int, taken: int, emptied: int, distribute: bool) -> None:
    """DJ-8.12, DJ-8.12d: take stamps back from the stamp discard."""
    k = token - NUMBER
    s.discard[seat] -= k
    if s.logging and k:
        s.note("DJ-8.12", "takes-discarded", seat=seat, n=k)
    place_stamps(s, seat, taken + k, emptied, distribute)


def place_stamps(s: State, seat: int, taken: int, emptied: int, distribute: bool) -> None:
    """DJ-7.3, DJ-8.12b: the bonuses of emptied stacks wait until all stamps are placed."""
    if s.logging:
        for stack in range(STACKS):
            if emptied >> stack & 1:
                s.note("DJ-8.12b", "empties-stack", seat=seat, stack=s.game.name(STACK + stack))
    frames.enter(s, seat, s.rules.stack_list[emptied])
    ask_envelope(s, seat, taken, distribute)


def ask_envelope(s: State, seat: int, n: int, distribute: bool) -> None:
    """DJ-8.12a: one envelope for all stamps, or, distributed, one for each."""
    s.ask(seat, INTO_ENVELOPE, [ENVELOPE + k for k in range(ENVELOPES)], put_in_envelope, n, distribute)


def put_in_envelope(s: State, seat: int, token: int, n: int, distribute: bool) -> None:
    """DJ-8.12a, DJ-X.8"""
    envelope = token - ENVELOPE
    k = 1 if distribute else n
    s.stamps[seat * ENVELOPES + envelope] += k
    if s.logging:
        s.note(
            "DJ-8.12a",
            "sends-letters",
            seat=seat,
            n=k,
            envelope=s.game.name(token),
            letter=letter_name(s.letter[envelope]),
        )
    if n > k:
        ask_envelope(s, seat, n - k, distribute)
