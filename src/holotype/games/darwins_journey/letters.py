"""Section 8: stamps go from the stacks of the player board into the envelopes."""

from . import frames
from .names import ENVELOPE, NUMBER, STACK, STOP
from .rules import ENVELOPES, STACKS
from .state import State


def stamps_left(s: State, seat: int, first: int = 0) -> int:
    """Stamps on the stacks, from one stack on."""
    return sum(s.stacks[seat * STACKS + first : (seat + 1) * STACKS])


def first_stamps(s: State, seat: int, n: int, more: int) -> list[int]:
    """DJ-8.12: what a letters effect begins with; nothing where there is no stamp on the stacks or in the discard."""
    if stamps_left(s, seat):
        return stacks_to_take(s, seat, n, 0)
    return [NUMBER + k for k in range(1, min(n + more, s.discard[seat]) + 1)]


def stacks_to_take(s: State, seat: int, n: int, first: int) -> list[int]:
    """DJ-8.12: any stacks. They are named from left to right, so a stack is open while it and those after it hold
    enough for what must still be taken."""
    must = min(n, stamps_left(s, seat, first))
    return [
        STACK + stack
        for stack in range(first, STACKS)
        if s.stacks[seat * STACKS + stack] and stamps_left(s, seat, stack) >= must
    ]


def begin_letters(s: State, seat: int, token: int, n: int, more: int, distribute: bool) -> None:
    if token >= STACK:
        take_stamp(s, seat, token, n, more, 0, 0, distribute)
    else:
        take_discarded(s, seat, token, 0, 0, distribute)


def take_stamp(s: State, seat: int, token: int, n: int, more: int, taken: int, emptied: int, distribute: bool) -> None:
    """DJ-8.12: `n` must still be taken, `more` may be; a stack that is emptied is remembered."""
    if token == STOP:
        place_stamps(s, seat, taken, emptied, distribute)
        return
    stack = token - STACK
    s.stacks[seat * STACKS + stack] -= 1
    if s.stacks[seat * STACKS + stack] == 0:
        emptied |= 1 << stack
    taken += 1
    if n > 0:
        n -= 1
    else:
        more -= 1
    go_on(s, seat, n, more, taken, emptied, distribute, stack)


def go_on(s: State, seat: int, n: int, more: int, taken: int, emptied: int, distribute: bool, stack: int) -> None:
    """DJ-8.12, DJ-8.12c, DJ-R.21, DJ-X.25, DJ-X.28: the discard only fills what empty stacks could not give."""
    missing = n + more
    if missing == 0:
        place_stamps(s, seat, taken, emptied, distribute)
    elif stamps_left(s, seat) == 0:
        most = min(missing, s.discard[seat])
        s.ask(
            seat, "discarded", [NUMBER + k for k in range(most + 1)], take_discarded, taken, emptied, distribute
        )  # fmt: skip
    else:
        options = stacks_to_take(s, seat, n, stack)
        if n == 0:
            options.append(STOP)
        s.ask(seat, "stack", options, take_stamp, n, more, taken, emptied, distribute)


def take_discarded(s: State, seat: int, token: int, taken: int, emptied: int, distribute: bool) -> None:
    """DJ-8.12, DJ-8.12d: own stamps out of the stamp discard."""
    k = token - NUMBER
    s.discard[seat] -= k
    if s.heard and k:
        s.note("DJ-8.12d", "takes-discarded", seat=seat, n=k)
    place_stamps(s, seat, taken + k, emptied, distribute)


def place_stamps(s: State, seat: int, taken: int, emptied: int, distribute: bool) -> None:
    """DJ-7.3, DJ-8.12b: the bonuses of emptied stacks wait until all stamps are placed."""
    if s.heard:
        for stack in range(STACKS):
            if emptied >> stack & 1:
                s.note("DJ-8.12b", "empties-stack", seat=seat, stack=s.game.name(STACK + stack))
    frames.enter(s, seat, s.rules.stack_list[emptied])
    s.do((ask_envelope, seat, taken, 0, distribute))


def ask_envelope(s: State, seat: int, n: int, first: int, distribute: bool) -> None:
    """DJ-8.12a: one envelope for all, or, distributed, one for each stamp (named from left to right)."""
    if n:
        options = [ENVELOPE + k for k in range(first, ENVELOPES)]
        s.ask(seat, "envelope", options, put_in_envelope, n, distribute)


def put_in_envelope(s: State, seat: int, token: int, n: int, distribute: bool) -> None:
    """DJ-8.12a, DJ-X.8"""
    envelope = token - ENVELOPE
    k = 1 if distribute else n
    s.stamps[seat * ENVELOPES + envelope] += k
    if s.heard:
        s.note("DJ-8.12a", "sends-letters", seat=seat, n=k, envelope=s.game.name(token))
    if n > k:
        s.do((ask_envelope, seat, n - k, envelope, distribute))
