"""Section 3: from a shuffled deck to the first turn.

EV-9.3: chance is the deal, the dice for the first player, the food, Running and the final tie; nothing else.
"""

from holotype.core.state import seats_from

from .animals import pile
from .state import State
from .turn import turn


def setup(s: State) -> None:
    """EV-3.1, EV-3.2: six cards each from the shuffled deck; then the dice say who begins."""
    for seat in range(s.players):
        for _ in range(s.rules.starting_hand):
            s.hand[pile(s, seat, s.draw_from(s.deck))] += 1
    if s.logging:
        s.note("EV-3.2", "deals", n=s.rules.starting_hand, deck=sum(s.deck))
    s.do((roll_for_start,), (turn,))


def roll_for_start(s: State) -> None:
    """EV-3.3, EV-R26: the highest die begins; the tied roll again among themselves."""
    seats = list(seats_from(0, s.players))
    while len(seats) > 1:
        dice = [s.roll(6) for _ in seats]
        if s.logging:
            for seat, die in zip(seats, dice, strict=True):
                s.note("EV-3.3", "rolls-to-start", seat=seat, die=die)
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
        if s.logging and len(seats) > 1:
            s.note("EV-R26", "roll-again", seats=[f"seat:{seat}" for seat in seats])
    s.first = seats[0]
    if s.logging:
        s.note("EV-3.3", "starts", seat=s.first)
