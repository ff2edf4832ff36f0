"""Section 19: starvation and the market."""

from . import questions
from .chaos import BY_STARVATION, lose_city, lose_migrant
from .decks import refill_market
from .fields import END_OF_TURN
from .names import FOOTPRINT
from .pieces import cities_of, spots_with, tokens_on
from .state import State


def end_of_turn(s: State) -> None:
    """BO-5.1, BO-19.5: the market is refilled even if the turn has ended before."""
    s.phase = END_OF_TURN
    s.do((starvation, s.active), (refill_market,))


def overfull(s: State, seat: int) -> list[int]:
    """BO-19.1, BO-19.2: hexes with a token of the player that hold more tokens than the player's footprint."""
    footprint = s.stage[seat * 6 + FOOTPRINT]
    checked: set[int] = set(cities_of(s, seat))
    for spot in spots_with(s, seat):
        checked.update(s.rules.hexes_of[spot])
    return [h for h in checked if tokens_on(s, h) > footprint]


def starvation(s: State, seat: int) -> None:
    """BO-19.1 to BO-19.4, BO-5.6: one token of an overfull hex at a time, until none is overfull; not after a
    revolution that has ended the turn."""
    if s.ended:
        return
    full = overfull(s, seat)
    if not full:
        return
    rules = s.rules
    starving = [rules.spot0 + spot for spot in spots_with(s, seat) if any(h in full for h in rules.hexes_of[spot])]
    starving += [rules.hex0 + h for h in cities_of(s, seat) if h in full]
    if not settled_in_want(s, seat, starving):
        s.ask(seat, questions.STARVE, starving, starve)


def settled_in_want(s: State, seat: int, starving: list[int]) -> bool:
    """BO-9.16, BO-19.4: a last token that was resettled and had nowhere better to go is left alone."""
    return s.starved != 0 and s.migrants[seat] + s.rules.cities - s.cuboids[seat] == 1 and len(starving) == 1


def starve(s: State, seat: int, token: int) -> None:
    """BO-19.3: an act of man; by an option a starved migrant does not supply the chaos itself."""
    rules = s.rules
    s.do((starvation, seat))
    if s.logging:
        what = "migrant" if token >= rules.spot0 else "city"
        s.note("BO-19.1", "starves", seat=seat, thing=s.game.name(token), what=what, n=s.stage[seat * 6 + FOOTPRINT])
    if token >= rules.spot0:
        lose_migrant(s, token - rules.spot0, 1, "BO-19.3", BY_STARVATION, int(rules.starved_supply_chaos))
    else:
        lose_city(s, token - rules.hex0, 1, "BO-19.3", BY_STARVATION)
