"""Section 13: domesticate, cultivate, prospect."""

from . import questions
from .chaos import lose_city, refugee
from .names import CULTIVATE, DOMESTICATE, LUXURY, METAL, NOBODY, PROSPECT, PROSPECT_LUXURY, unpair
from .pieces import cities_of, city_tokens, habitable, hex_name, lift_migrant, put_city, spots_with
from .rules import class_of
from .state import State
from .words import KINDS


def fits(action: int, kind: int) -> bool:
    """BO-13.3, BO-13.4: which resources an icon works on."""
    if kind == 0:
        return False
    if action == DOMESTICATE:
        return class_of(kind) == 1
    if action == CULTIVATE:
        return class_of(kind) == 2
    if action == PROSPECT:
        return class_of(kind) == 3
    return kind == (LUXURY if action == PROSPECT_LUXURY else METAL)


def sites(s: State, seat: int, action: int) -> list[int]:
    """BO-13.1, BO-13.2, BO-13.3, BO-13.5, BO-13.6: resources on which one of the player's migrants can found a city,
    as tokens."""
    rules = s.rules
    found = []
    for h in touched(s, spots_with(s, seat)):
        if (s.city[h] == NOBODY or s.city[h] == seat) and habitable(s, seat, h):
            for n in range(2):
                taken = s.city[h] == seat and s.city_on[h] == n
                if not taken and fits(action, s.resources[h * 2 + n]) and mineable(s, seat, h * 2 + n):
                    found.append(rules.resource0 + h * 2 + n)
    return found


def touched(s: State, spots: list[int]) -> list[int]:
    """The hexes at these spots, in order."""
    found: set[int] = set()
    for spot in spots:
        found.update(s.rules.hexes_of[spot])
    return sorted(found)


def mineable(s: State, seat: int, resource: int) -> bool:
    """BO-3.7, BO-13.3: the technology that a mineral needs."""
    needed = s.resource_req[resource]
    tech, least = unpair(needed)
    return needed < 0 or s.stage[seat * 6 + tech] >= least


def matching_cities(s: State, seat: int, action: int) -> list[int]:
    """BO-13.7: the player's cities whose resource matches the icon; nothing more is checked."""
    base = s.rules.hex0
    return [base + h for h in cities_of(s, seat) if fits(action, s.resources[h * 2 + s.city_on[h]])]


def can_urbanize(s: State, seat: int, option: int) -> bool:
    action = s.rules.action[option]
    if s.rules.then[option] and matching_cities(s, seat, action):
        return True
    return bool(s.migrants[seat]) and bool(sites(s, seat, action))


def urbanize(s: State, seat: int, option: int) -> None:
    """BO-13.8: a resource; or, for the consequents alone, a city of the player (BO-13.7)."""
    action = s.rules.action[option]
    choices = sites(s, seat, action)
    if s.rules.then[option]:
        choices = choices + matching_cities(s, seat, action)
    s.ask(seat, questions.URBANIZE, choices, choose_site)


def choose_site(s: State, seat: int, token: int) -> None:
    rules = s.rules
    if token < rules.resource0:
        if s.logging:
            s.note("BO-13.7", "re-urbanizes", seat=seat, hex=s.game.name(token))
        return
    h = (token - rules.resource0) // 2
    settlers = [rules.spot0 + spot for spot in rules.spots_of[h] if s.owner[spot] == seat]
    s.ask(seat, questions.SETTLER, settlers, settle, token)


def settle(s: State, seat: int, token: int, site: int) -> None:
    """BO-12.7, BO-13.1, BO-2.6: any migrant may settle; without a free cuboid the player first takes up a city."""
    lift_migrant(s, token - s.rules.spot0)
    if s.logging:
        s.note("BO-13.1", "settles", seat=seat, spot=s.game.name(token))
    if s.cuboids[seat] == 0:
        s.ask(seat, questions.REUSE_CITY, city_tokens(s, seat), reuse_city, site)
    else:
        found_city(s, seat, site)


def reuse_city(s: State, seat: int, token: int, site: int) -> None:
    """BO-2.6: an act of gods; a refugee may stay."""
    s.do((found_city, seat, site))
    lose_city(s, token - s.rules.hex0, 0, "BO-2.6")


def found_city(s: State, seat: int, site: int) -> None:
    """BO-13.6: the player's city on the other resource of the hex makes way."""
    h, n = (site - s.rules.resource0) // 2, (site - s.rules.resource0) % 2
    replaced = s.city[h] == seat
    if replaced:
        s.cuboids[seat] += 1
        if s.logging:
            s.note("BO-13.6", "makes-way", seat=seat, hex=hex_name(s, h))
    put_city(s, seat, h, n)
    if s.logging and s.rules.printed:
        s.note("BO-13.1", "founds", seat=seat, hex=hex_name(s, h), resource=s.game.name(site))
    elif s.logging:
        kind = KINDS[s.resources[h * 2 + n] - 1]
        s.note("BO-13.1", "founds-on", seat=seat, hex=hex_name(s, h), kind=kind)
    if replaced:
        s.do((refugee, seat, h))
