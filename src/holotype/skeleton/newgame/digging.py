"""The one phase of this game. The order of the functions is the order of play."""

from .names import DIG, FOSSIL, PASS
from .questions import LOSE, TURN
from .state import State
from .zones import of_seat


def turn(s: State, seat: int) -> None:
    """NG-2.1, NG-3.1: clockwise, whoever has not passed takes a turn; when all have passed, nothing is left to do."""
    if sum(s.passed) == s.players:
        return
    s.do((turn, (seat + 1) % s.players))
    if not s.passed[seat]:
        # With an empty bag and an empty hand, passing is taken without asking. Both are seen by all: nothing leaks.
        s.ask(seat, TURN, turn_choices(s, seat), act)


def turn_choices(s: State, seat: int) -> list[int]:
    """NG-2.1: dig while the bag has fossils, show one of the hand, or pass."""
    dig_too = [DIG] if any(s.bag) else []
    return [*dig_too, *in_hand(s, seat), PASS]


def in_hand(s: State, seat: int) -> list[int]:
    return [FOSSIL + kind for kind, count in enumerate(of_seat(s, s.hands, seat)) if count]


def act(s: State, seat: int, token: int) -> None:
    if token == DIG:
        dig(s, seat)
    elif token == PASS:
        leave(s, seat)
    else:
        show(s, seat, token - FOSSIL)


def dig(s: State, seat: int) -> None:
    """NG-2.2: draw a fossil unseen, then roll; on a 1 the shaft caves in."""
    kind = s.draw_from(s.bag)
    s.hands[seat * s.rules.kinds + kind] += 1
    face = s.roll(6)
    if s.logging:
        s.note("NG-2.2", "digs", seat, face=face)
        s.note("NG-2.2", "finds", seat, only=seat, fossil=s.game.name(FOSSIL + kind))
    if face == 1:
        # Always asked: were the only kind in a hand taken at once, the others would learn that it is the only one.
        s.ask_always(seat, LOSE, in_hand(s, seat), lose)


def lose(s: State, seat: int, token: int) -> None:
    """NG-2.3: a fossil of the hand is buried; nobody else sees which."""
    move_from_hand(s, seat, token - FOSSIL, s.lost)
    if s.logging:
        s.note("NG-2.3", "caves-in", seat)
        s.note("NG-2.3", "loses", seat, only=seat, fossil=s.game.name(token))


def show(s: State, seat: int, kind: int) -> None:
    """NG-2.4: a fossil of the hand goes into the museum, for all to see."""
    move_from_hand(s, seat, kind, s.museums)
    s.reveal()  # the others have seen a part of the hand, so this is not taken back without asking them
    if s.logging:
        s.note("NG-2.4", "shows", seat, fossil=s.game.name(FOSSIL + kind))


def leave(s: State, seat: int) -> None:
    """NG-2.5: passing is final."""
    s.passed[seat] = 1
    if s.logging:
        s.note("NG-2.5", "passes", seat)


def move_from_hand(s: State, seat: int, kind: int, zone: list[int]) -> None:
    i = seat * s.rules.kinds + kind
    s.hands[i] -= 1
    zone[i] += 1
