"""Sections 2 and 3: what a player has, and what can be read off the table."""

from .names import (
    ANY_RESOURCE,
    CARD,
    CROWN,
    EMOTIONS,
    ENERGY,
    FOOTPRINT,
    IMMUNOLOGY,
    INFORMATION,
    LAND,
    MARITIME,
    METALLURGY,
    NOBODY,
    OCEAN,
    SEA,
    SHELF,
    TECH,
    VOCABULARY,
    WAR_ANIMAL,
    WATER,
    WORKING_ANIMAL,
    unpair,
)
from .state import State
from .words import KINDS

# --- tracks -----------------------------------------------------------------------------------------------------


def stage(s: State, seat: int, tech: int) -> int:
    """BO-3.8: the stage number a player has reached."""
    return s.stage[seat * 6 + tech]


def environment(s: State, seat: int) -> int:
    """BO-3.9."""
    return s.stage[seat * 6 + FOOTPRINT] + s.stage[seat * 6 + ENERGY]


def welfare(s: State, seat: int) -> int:
    """BO-3.9."""
    return s.stage[seat * 6 + METALLURGY] + s.stage[seat * 6 + IMMUNOLOGY]


def economy(s: State, seat: int) -> int:
    """BO-3.9."""
    return s.stage[seat * 6 + MARITIME] + s.stage[seat * 6 + INFORMATION]


def urbanization(s: State, seat: int) -> int:
    """BO-3.10: the player's cities on the map."""
    return s.rules.cities - s.cuboids[seat]


def menopause(s: State, seat: int) -> bool:
    """BO-3.17: at most two pawns in emotions."""
    return s.emotions[seat] <= 2


def map_tokens(s: State, seat: int) -> int:
    """Migrants and cities of a player on the map."""
    return s.migrants[seat] + s.rules.cities - s.cuboids[seat]


def followers(s: State, seat: int) -> list[int]:
    """BO-1.7: the other players, clockwise."""
    return [(seat + i) % s.players for i in range(1, s.players)]


# --- pawns ------------------------------------------------------------------------------------------------------


def elders(s: State, seat: int) -> int:
    """BO-2.7: the player's pawns on market cards."""
    found = s.elders
    return sum([found[place] for place in range(seat, 36, 4)])


def emissaries(s: State, seat: int) -> int:
    """BO-2.7: the player's pawns on rivals' ideas."""
    bit = 1 << seat
    count = 0
    for guests in s.v_guests:
        if guests & bit:
            count += 1
    return count


def elder_cards(s: State, seat: int) -> list[int]:
    """Tokens of the market cards with an elder of the player."""
    return [CARD + s.market[place] for place in range(9) if s.elders[place * 4 + seat]]


def emissary_cards(s: State, seat: int) -> list[int]:
    """Tokens of the rivals' inventions with an emissary of the player."""
    bit = 1 << seat
    return [CARD + s.v_card[i] for i, guests in enumerate(s.v_guests) if guests & bit]


def expend(s: State, seat: int, token: int) -> None:
    """BO-2.9: an elder or emissary goes back to its owner's free will."""
    card = token - CARD
    if card in s.market:
        s.elders[s.market.index(card) * 4 + seat] -= 1
    else:
        s.v_guests[s.v_card.index(card)] &= ~(1 << seat)
    s.will[seat] += 1


def send_home(s: State, seat: int, token: int, clause: str = "BO-2.9") -> None:
    """BO-2.9: the same with a line in the log, which cites the clause that demanded it."""
    if s.logging:
        s.note(clause, "expends", seat=seat, card=s.game.name(token))
    expend(s, seat, token)


def region(s: State, seat: int, where: int) -> int:
    """Pawns in a region of the brain."""
    if where == EMOTIONS:
        return s.emotions[seat]
    return s.vocabulary[seat] if where == VOCABULARY else s.will[seat]


def take_pawn(s: State, seat: int, where: int) -> None:
    if where == EMOTIONS:
        s.emotions[seat] -= 1
    elif where == VOCABULARY:
        s.vocabulary[seat] -= 1
    else:
        s.will[seat] -= 1


# --- tableau ----------------------------------------------------------------------------------------------------


def column_of(s: State, i: int) -> int:
    """BO-3.13: a foundation lies in the column of its upper half."""
    return s.rules.halves[s.f_card[i] * 2 + s.f_half[i]]


def column(s: State, seat: int, discipline: int) -> list[int]:
    """The foundations of a column, the oldest (next to the placard) first."""
    return [i for i, owner in enumerate(s.f_seat) if owner == seat and column_of(s, i) == discipline]


def inventions(s: State, seat: int) -> list[int]:
    """The player's inventions, the oldest (lowest) first."""
    return [i for i, owner in enumerate(s.v_seat) if owner == seat]


def dissidents(s: State, seat: int) -> int:
    """BO-2.8: the player's migrants on dissent rainbows."""
    count = s.crowned[seat]
    for i, owner in enumerate(s.f_seat):
        if owner == seat:
            count += s.f_dissident[i]
    return count


def free_rainbows(s: State, seat: int) -> list[int]:
    """BO-9.1: tokens of the unoccupied dissent rainbows in the ruling column; the crown has one (BO-3.14)."""
    rules = s.rules
    free = [] if s.crowned[seat] else [CROWN]
    for i in column(s, seat, s.ruling[seat]):
        if rules.dissent[s.f_card[i] * 2 + s.f_half[i]] and not s.f_dissident[i]:
            free.append(CARD + s.f_card[i])
    return free


def diversity(s: State, seat: int) -> int:
    """BO-3.10, BO-3.11, BO-3.14, BO-19.6: unoccluded rainbows on the crown and on all foundations."""
    rules = s.rules
    count = 1 - s.crowned[seat]
    for i, owner in enumerate(s.f_seat):
        if owner == seat:
            half = s.f_card[i] * 2 + s.f_half[i]
            count += rules.plain[half] + rules.dissent[half] - s.f_dissident[i]
    return count


def turn_foundation(s: State, i: int) -> int:
    """The other half comes up and the card goes to the bottom of that column; returns its discipline."""
    card, seat, half = s.f_card.pop(i), s.f_seat.pop(i), 1 - s.f_half.pop(i)
    s.f_dissident.pop(i)
    lay_foundation(s, seat, card, half)
    return s.rules.halves[card * 2 + half]


def lay_foundation(s: State, seat: int, card: int, half: int) -> None:
    """BO-7.11: at the bottom of the column of its upper half."""
    s.f_card.append(card)
    s.f_seat.append(seat)
    s.f_half.append(half)
    s.f_dissident.append(0)


def remove_foundation(s: State, i: int) -> None:
    s.f_card.pop(i)
    s.f_seat.pop(i)
    s.f_half.pop(i)
    s.f_dissident.pop(i)


# --- map --------------------------------------------------------------------------------------------------------


def spots_with(s: State, seat: int) -> list[int]:
    """Spots with a migrant of the player, in order. `index` finds the few among many faster than a loop."""
    owner = s.owner
    found: list[int] = []
    spot = -1
    for _ in range(s.migrants[seat]):
        spot = owner.index(seat, spot + 1)
        found.append(spot)
    return found


def cities_of(s: State, seat: int) -> list[int]:
    """Hexes with a city of the player, in order."""
    city = s.city
    found: list[int] = []
    h = -1
    for _ in range(s.rules.cities - s.cuboids[seat]):
        h = city.index(seat, h + 1)
        found.append(h)
    return found


def city_tokens(s: State, seat: int) -> list[int]:
    base = s.rules.hex0
    return [base + h for h in cities_of(s, seat)]


def migrant_tokens(s: State, seat: int) -> list[int]:
    base = s.rules.spot0
    return [base + spot for spot in spots_with(s, seat)]


def home(s: State, seat: int) -> int:
    """BO-3.18: the terrain on which a player's migrants rest."""
    return WATER if s.marine[seat] else LAND


def habitable(s: State, seat: int, h: int) -> bool:
    """BO-3.18, BO-21.4, BO-21.8: whether a player's city may stand on a hex."""
    if s.mixed:
        return s.kind[h] == SHELF
    if s.marine[seat]:
        return s.kind[h] == OCEAN or (s.kind[h] == SHELF and s.chit[h] == SEA)
    return s.kind[h] != OCEAN and s.chit[h] == 0


def tokens_on(s: State, h: int) -> int:
    """BO-19.1, BO-19.2: all migrants on the spots of a hex and its city."""
    owner = s.owner
    count = 1 if s.city[h] >= 0 else 0
    for spot in s.rules.spots_of[h]:
        if owner[spot] >= 0:
            count += 1
    return count


def inhabitants(s: State, seat: int) -> int:
    """How many people one city stands for (the rulebook's scale of the map); no rule depends on it."""
    return int("1" + "0" * (s.stage[seat * 6 + FOOTPRINT] + 1))


def blitz(s: State, seat: int) -> bool:
    """BO-12.6: a city of the player on a war animal, oil or uranium."""
    kinds = s.rules.blitz_kind
    return any(kinds[s.resources[h * 2 + s.city_on[h]]] for h in cities_of(s, seat))


def has_city_on(s: State, seat: int, kind: int) -> bool:
    """BO-15.2, BO-R49: a city of the player on this kind of resource; `any` is met by any city."""
    if kind == ANY_RESOURCE:
        return s.cuboids[seat] < s.rules.cities
    for h, owner in enumerate(s.city):
        if owner == seat:
            found = s.resources[h * 2 + s.city_on[h]]
            if found == kind or (kind == WORKING_ANIMAL and found == WAR_ANIMAL and s.rules.war_animal_works):
                return True
    return False


def requirement_met(s: State, seat: int, card: int) -> bool:
    """BO-7.9, BO-15.2: menopause, technologies, cities and one city on any listed resource."""
    rules = s.rules
    if rules.req_menopause[card] and not menopause(s, seat):
        return False
    for needed in rules.req_tech[card]:
        tech, least = unpair(needed)
        if s.stage[seat * 6 + tech] < least:
            return False
    if urbanization(s, seat) < rules.req_cities[card]:
        return False
    kinds = rules.req_kinds[card]
    return not kinds or any(has_city_on(s, seat, kind) for kind in kinds)


def say_unmet(s: State, seat: int, card: int, clause: str) -> None:
    """BO-7.9, BO-15.2: for the log, every part of a requirement that the player does not meet."""
    rules, name = s.rules, card_name(s, card)
    if rules.req_menopause[card] and not menopause(s, seat):
        s.note(clause, "lacks", seat=seat, card=name, what="menopause")
    for needed in rules.req_tech[card]:
        tech, least = unpair(needed)
        if s.stage[seat * 6 + tech] < least:
            s.note(clause, "lacks", seat=seat, card=name, what="stage", tech=s.game.name(TECH + tech), n=least)
    if urbanization(s, seat) < rules.req_cities[card]:
        s.note(clause, "lacks", seat=seat, card=name, what="cities", n=rules.req_cities[card])
    kinds = rules.req_kinds[card]
    if kinds and not any(has_city_on(s, seat, kind) for kind in kinds):
        for kind in kinds:
            s.note(clause, "lacks", seat=seat, card=name, what="any" if kind == ANY_RESOURCE else KINDS[kind - 1])


def put_migrant(s: State, seat: int, spot: int, moved: int) -> None:
    """A migrant of the pool comes onto the map."""
    s.owner[spot] = seat
    s.moved[spot] = moved
    s.pool[seat] -= 1
    s.migrants[seat] += 1


def lift_migrant(s: State, spot: int) -> None:
    """BO-2.9: a migrant goes from the map to its owner's pool."""
    seat = s.owner[spot]
    s.owner[spot] = NOBODY
    s.moved[spot] = 0
    s.pool[seat] += 1
    s.migrants[seat] -= 1


def put_city(s: State, seat: int, h: int, n: int) -> None:
    """BO-13.1: a cuboid of the track goes on a resource."""
    s.city[h] = seat
    s.city_on[h] = n
    s.built[h] = 1
    s.cuboids[seat] -= 1


def lift_city(s: State, h: int) -> None:
    s.cuboids[s.city[h]] += 1
    s.city[h] = NOBODY
    s.city_on[h] = 0
    s.built[h] = 0


# --- names for the log ------------------------------------------------------------------------------------------


def card_name(s: State, card: int) -> str:
    return s.game.name(CARD + card)


def hex_name(s: State, h: int) -> str:
    return s.game.name(s.rules.hex0 + h)


def spot_name(s: State, spot: int) -> str:
    return s.game.name(s.rules.spot0 + spot)
