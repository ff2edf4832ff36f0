"""Section 19: starvation and the market."""

from .chaos import lose_city, lose_migrant
from .decks import refill_market
from .names import FOOTPRINT
from .pieces import tokens_on
from .state import END_OF_TURN, State


def end_of_turn(s: State) -> None:
    """BO-5.6, BO-19.1: no starvation after a revolution that ended the turn; the market is refilled all the same."""
    s.phase = END_OF_TURN
    if s.ended:
        s.do((refill_market,))
    else:
        s.do((starvation, s.active), (refill_market,))


def overfull(s: State, seat: int) -> list[bool]:
    """BO-19.1, BO-19.2: hexes with an own token that hold more tokens than the own footprint."""
    rules = s.rules
    footprint = s.stage[seat * 6 + FOOTPRINT]
    found = [False] * rules.hexes
    for spot, owner in enumerate(s.owner):
        if owner == seat:
            for h in rules.hexes_of[spot]:
                found[h] = True
    for h, owner in enumerate(s.city):
        if owner == seat:
            found[h] = True
    for h in range(rules.hexes):
        if found[h]:
            found[h] = tokens_on(s, h) > footprint
    return found


def starvation(s: State, seat: int) -> None:
    """BO-19.1 to BO-19.4: an own token of an overfull hex at a time, until none is overfull."""
    if s.ended:
        return
    rules = s.rules
    full = overfull(s, seat)
    starving = [
        rules.spot0 + spot
        for spot, owner in enumerate(s.owner)
        if owner == seat and any(full[h] for h in rules.hexes_of[spot])
    ]
    starving += [rules.hex0 + h for h, owner in enumerate(s.city) if owner == seat and full[h]]
    if starving and not settled_in_want(s, seat, starving):
        s.ask(seat, "starve", starving, starve)


def settled_in_want(s: State, seat: int, starving: list[int]) -> bool:
    """BO-9.16, BO-19.4: a last token that has nowhere better to go is left alone."""
    return s.starved != 0 and s.migrants[seat] + s.rules.cities - s.cuboids[seat] == 1 and len(starving) == 1


def starve(s: State, seat: int, token: int) -> None:
    """BO-19.3: an act of man."""
    rules = s.rules
    s.do((starvation, seat))
    if s.heard:
        s.note("BO-19.1", "starves", seat=seat, thing=s.game.name(token))
    if s.migrants[seat] + rules.cities - s.cuboids[seat] == 1:
        s.starved = 1
    if token >= rules.spot0:
        lose_migrant(s, token - rules.spot0, 1)
    else:
        lose_city(s, token - rules.hex0, 1)
