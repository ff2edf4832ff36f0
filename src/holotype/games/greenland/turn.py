"""Section 3: a turn has six phases; who is first; what happens when it is over."""

from .assignment import assign, beaver_fashion, navigation
from .cards import ask_or_exchange, choose_exchange, overflow
from .coop import final_blitz
from .domestic import domestic_phase
from .elder_actions import elder_phase
from .events import auction_phase, icons
from .fields import ASSIGNMENT, DECK, EVENT, NOBODY, REMOVED, SHOWN
from .hunt import hunt_phase
from .names import EXCHANGE, HAPPENING, PASS, TRIBE
from .negotiation import negotiation_phase
from .pieces import holders, idle, seat_of, unassigned
from .questions import COUNCIL
from .scoring import note_points, note_scores, score_of
from .solitaire import saga_assignment
from .state import State


def turn(s: State) -> None:
    """GL-3.1, GL-4.1, GL-13.17: six phases, each finished by all before the next."""
    if s.deck_left == 0:
        s.do((end_of_events,))
        return
    s.turn += 1
    s.phase = EVENT
    s.do(
        (draw_event,),
        (council,),
        (icons,),
        (auction_phase,),
        (assignment_phase,),
        (negotiation_phase,),
        (hunt_phase,),
        (domestic_phase,),
        (elder_phase,),
        (end_turn,),
    )


def draw_event(s: State) -> None:
    """GL-4.1: turn up the top event and fix the player order."""
    cards = [c for c in range(32, 49) if s.zone[c] == DECK]
    card = cards[s.below(len(cards))]
    s.zone[card] = SHOWN
    s.event = card
    s.cast = []
    s.deck_left -= 1
    player_order(s)
    if s.logging:
        order = [f"seat:{seat}" for seat in s.order]
        s.note("GL-4.1", "event", turn=s.turn, what=s.game.name(HAPPENING + card), seat=s.order[0], order=order)


def player_order(s: State) -> None:
    """GL-3.2, GL-3.3, GL-3.4, GL-3.10: icon colour, then the colour of its text, then clockwise."""
    one = seat_of(s, s.rules.first_tribe[s.event])
    two = seat_of(s, s.rules.second_tribe[s.event])
    one = NOBODY if one == NOBODY or s.gone[one] else one
    two = NOBODY if two == NOBODY or s.gone[two] else two
    first = one if one != NOBODY else two
    if first == NOBODY:
        first = (s.first + 1) % s.players
        while s.gone[first]:
            first = (first + 1) % s.players
    order = [first]
    if two != NOBODY and two != first:
        order.append(two)
    for i in range(1, s.players):
        seat = (first + i) % s.players
        if seat not in order and s.gone[seat] == 0:
            order.append(seat)
    s.order = order
    s.first = first


def council(s: State) -> None:
    """GL-3.5: the first player with a War Chief may swap places with one tribe, before any icon."""
    seat = s.order[0]
    if len(s.order) > 1 and holders(s, seat, 4) and not idle(s, seat):
        tribes = [TRIBE + s.tribe[other] for other in s.order[1:]]
        ask_or_exchange(s, seat, COUNCIL, [PASS, *tribes], swap_places)


def swap_places(s: State, seat: int, token: int) -> None:
    """GL-3.5: both change places in this turn's order."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (council,))
    elif token != PASS:
        other = seat_of(s, token - TRIBE)
        at = s.order.index(other)
        s.order[0], s.order[at] = other, seat
        s.first = other
        if s.logging:
            s.note("GL-3.5", "council", seat=seat, other=f"seat:{other}")


def assignment_phase(s: State) -> None:
    """GL-5.1, GL-5.13: in player order each tribe makes all its assignments; the right to recall is fixed now."""
    s.phase = ASSIGNMENT
    s.carried = [0] * 256
    for seat in range(s.players):
        s.may_recall[seat] = 1 if unassigned(s, seat) <= 1 else 0
    if s.rules.solitaire:
        s.do((saga_assignment,), (navigation,), (beaver_fashion,))
    else:
        seats = [seat for seat in s.order if s.gone[seat] == 0]
        s.do(*[(assign, seat) for seat in seats], (navigation,), (beaver_fashion,))


def end_turn(s: State) -> None:
    """GL-9.13: convert marked tribes, look whether the game is over, then clear the turn's effects."""
    for seat in range(s.players):
        if s.converted[seat]:
            s.mono[seat] = 1
            if s.logging:
                s.note("GL-9.11", "converted", seat=seat)
        s.converted[seat] = 0
    s.do((overflow,), (close_turn,))


def close_turn(s: State) -> None:
    """GL-10.1: after the last event, or when a row is empty at the end of a turn."""
    bare = not (s.north_warm or s.north_cold) or not (s.south_warm or s.south_cold)
    if s.logging and not s.rules.coop and (s.deck_left == 0 or bare or not s.order):
        s.note("GL-10.1", "ends", reason="events" if s.deck_left == 0 else "row" if bare else "nobody")
    if s.rules.coop:
        clear_turn(s)
        s.do((turn,))
    elif s.deck_left == 0 or bare or not s.order:
        s.do((end_of_game,))
    else:
        clear_turn(s)
        s.do((turn,))


def clear_turn(s: State) -> None:
    """GL-9.13: turn effects and counters end."""
    s.no_maritime = s.no_markland = s.beaver = s.falcon = s.mediterranean = s.plankton = False
    if s.zone[s.event] == SHOWN:
        s.zone[s.event] = REMOVED
    for seat in range(4):
        s.cold_used[seat] = s.maps_used[seat] = s.mariners_used[seat] = s.sleds_used[seat] = 0
        s.abandoned[seat] = s.may_recall[seat] = 0
    s.raided = [0] * 64
    s.arrived = [0] * 16


def end_of_events(s: State) -> None:
    """GL-13.17: the co-op ends when no event can be drawn; everybody undergoes a last blitz."""
    if s.logging:
        s.note("GL-13.17", "final-blitz")
    s.do((final_blitz,), (end_of_game,))


def end_of_game(s: State) -> None:
    """GL-10.1, GL-14.7: the end; in the chained game only of the first part."""
    from .setup import second_part

    if s.rules.chained and s.part == 1:
        s.points = [score_of(s, seat) if seat < s.players else 0 for seat in range(4)]
        note_points(s)
        clear_turn(s)
        s.do((second_part,))
        return
    s.result = s.result or 2
    note_scores(s)
