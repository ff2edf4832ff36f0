"""Section 5: the Action phase, one worker a turn."""

from .fields import ACTION
from .frames import declare
from .names import DECLARE_CREW, END, SPACE
from .placing import choose_worker, spaces_to_place
from .player import has_worker
from .questions import END_OF_TURN, PLACE
from .state import State
from .windows import declarations


def action_phase(s: State) -> None:
    """DJ-5.1, DJ-12.5: turns go round in turn order until nobody has workers left."""
    s.phase = ACTION
    s.do((next_turn, 0))


def next_turn(s: State, place: int) -> None:
    """DJ-5.1, DJ-5.1a: the next player in turn order with a worker at home; the others have no turn, and no window."""
    n = s.players
    for i in range(n):
        seat = s.order[(place + i) % n]
        if has_worker(s, seat):
            s.active = seat
            s.do((turn, seat), (next_turn, (place + i + 1) % n))
            return
    s.active = -1


def turn(s: State, seat: int) -> None:
    """DJ-5.2, DJ-5.3: declarations as long as the player likes, then a worker, then the window at the end."""
    s.ask(seat, PLACE, [*spaces_to_place(s, seat), *declarations(s, seat)], place_or_declare)


def place_or_declare(s: State, seat: int, token: int) -> None:
    """DJ-5.3"""
    if token >= DECLARE_CREW:
        s.do((turn, seat))
        declare(s, seat, token)
    else:
        s.do((end_of_turn, seat))
        choose_worker(s, seat, token - SPACE)


def end_of_turn(s: State, seat: int) -> None:
    """DJ-5.3: asked only while something can be declared."""
    declared = declarations(s, seat)
    if declared:
        s.ask(seat, END_OF_TURN, [*declared, END], declare_or_end)


def declare_or_end(s: State, seat: int, token: int) -> None:
    if token != END:
        s.do((end_of_turn, seat))
        declare(s, seat, token)
