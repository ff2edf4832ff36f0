"""Section 6: the two events of a challenge card."""

from typing import Final

from . import questions
from .advancements import recover
from .chaos import (
    BY_ANGRY_GODS,
    BY_CIVIL_WAR,
    BY_ECONOMIC_CRISIS,
    BY_POLLUTION,
    diaspora,
    lose_city,
    quell_all,
    quell_loss,
    raze,
    refugee,
    take_chaos,
)
from .climate import climate_event, flip_epicentre
from .names import (
    CARD,
    CATASTROPHE,
    CIVIL_WAR,
    COOLING,
    CRISIS,
    CROWD_DISEASE,
    DOWN,
    ENERGY,
    FAMINE,
    FOOTPRINT,
    FORESTATION,
    GENOCIDE,
    IMMUNOLOGY,
    NOBODY,
    OUT,
    PHILOSOPHY,
    POLLUTION,
    RIGHT_DICTATOR,
    UP,
    ZOONOTIC_DISEASE,
)
from .pieces import (
    city_tokens,
    dissidents,
    diversity,
    elder_cards,
    elders,
    hex_name,
    lift_migrant,
    map_tokens,
    remove_foundation,
    send_home,
    spot_name,
    stage,
    tokens_on,
    urbanization,
)
from .state import State
from .words import CRISES, EVENTS

CLAUSES: Final = (
    "",
    "BO-6.4",
    "BO-6.5",
    "BO-6.7",
    "BO-6.9",
    "BO-6.10",
    "BO-6.11",
    "BO-6.12",
    "BO-6.16",
    "BO-6.17",
    "BO-6.18",
)  # of the events, in their order
CRISIS_CLAUSES: Final = ("BO-6.19", "BO-6.20", "BO-6.21")


def event(s: State, i: int) -> None:
    """BO-6.1: an event hits every player, from the challenger clockwise."""
    seat = s.active
    found = s.rules.events[s.card * 2 + i]
    crisis = s.rules.crisis[s.philosophy]
    if s.logging and 0 < found < RIGHT_DICTATOR and found != CATASTROPHE:
        announce_event(s, found, crisis)
    if found == CATASTROPHE:
        catastrophe(s, seat, s.rules.quake[s.card * 2 + i])
    elif COOLING <= found <= FORESTATION:
        climate_event(s, seat, found)
    elif found in (CROWD_DISEASE, ZOONOTIC_DISEASE, FAMINE, POLLUTION):
        s.do(*[(suffer, (seat + n) % s.players, found) for n in range(s.players)])
    elif found == CRISIS:
        s.do(*[(suffer_crisis, (seat + n) % s.players, crisis) for n in range(s.players)])


def announce_event(s: State, found: int, crisis: int) -> None:
    """BO-6.1: what happens, and whether it strikes nobody."""
    clause = CRISIS_CLAUSES[crisis] if found == CRISIS else CLAUSES[found]
    if found == CRISIS:
        s.note(clause, "event", what=CRISES[crisis], philosophy=s.game.name(PHILOSOPHY + s.philosophy))
    else:
        s.note(clause, "event", what=EVENTS[found])
    if COOLING <= found <= FORESTATION:
        return
    if not any(in_crisis(s, n, crisis) if found == CRISIS else struck(s, n, found) for n in range(s.players)):
        s.note(clause, "spares-all")


def struck(s: State, seat: int, found: int) -> bool:
    """BO-6.4, BO-6.5, BO-6.16, BO-6.17: by a disease, pollution or famine."""
    cities = urbanization(s, seat)
    if found == CROWD_DISEASE:
        return cities > stage(s, seat, IMMUNOLOGY)
    if found == ZOONOTIC_DISEASE:
        return stage(s, seat, FOOTPRINT) > stage(s, seat, IMMUNOLOGY)
    return cities > stage(s, seat, FOOTPRINT if found == FAMINE else ENERGY)


def suffer(s: State, seat: int, found: int) -> None:
    """BO-6.6, BO-6.16, BO-6.17: whoever is struck."""
    if not struck(s, seat, found):
        return
    if found == POLLUTION:
        pollution(s, seat)
        return
    if s.logging:
        s.note("BO-6.17" if found == FAMINE else "BO-6.6", "famine" if found == FAMINE else "disease", seat=seat)
    s.do((halve_cities, seat, 0 if found == FAMINE else 1))


# --- disease and famine -----------------------------------------------------------------------------------------


def halve_cities(s: State, seat: int, disease: int) -> None:
    """BO-6.6: half of the cities; the player rounds."""
    cities = urbanization(s, seat)
    if cities % 2:
        s.ask(seat, questions.ROUND_CITIES, [UP, DOWN], round_cities, disease, cities // 2)
    else:
        halve_elders(s, seat, disease, cities // 2)


def round_cities(s: State, seat: int, token: int, disease: int, half: int) -> None:
    s.do((halve_elders, seat, disease, half + (1 if token == UP else 0)))


def halve_elders(s: State, seat: int, disease: int, cities: int) -> None:
    """BO-6.6: half of the elders, not of the emissaries; the player rounds."""
    count = elders(s, seat)
    if count % 2:
        s.ask(seat, questions.ROUND_ELDERS, [UP, DOWN], round_elders, disease, cities, count // 2)
    else:
        take_halves(s, seat, disease, cities, count // 2)


def round_elders(s: State, seat: int, token: int, disease: int, cities: int, half: int) -> None:
    take_halves(s, seat, disease, cities, half + (1 if token == UP else 0))


def take_halves(s: State, seat: int, disease: int, cities: int, count: int) -> None:
    """BO-6.6: cities, then elders, one at a time; a disease then teaches immunology."""
    steps: list[tuple[object, ...]] = [(lose_one_city, seat, disease) for _ in range(cities)]
    steps += [(lose_one_elder, seat, disease) for _ in range(count)]
    if disease:
        steps.append((recover, seat))
    s.do(*steps)


def lose_one_city(s: State, seat: int, disease: int = 1) -> None:
    """BO-6.3: with a refugee."""
    if city_tokens(s, seat) and disease:
        s.ask(seat, questions.LOSE_CITY, city_tokens(s, seat), city_falls)
    elif city_tokens(s, seat):
        s.ask(seat, questions.LOSE_CITY_TO_FAMINE, city_tokens(s, seat), city_starves)


def city_falls(s: State, seat: int, token: int) -> None:
    """BO-6.2, BO-6.6, BO-21.17: an act of gods; in the solo game it causes chaos."""
    lose_city(s, token - s.rules.hex0, int(s.rules.solo), "BO-6.6")


def city_starves(s: State, seat: int, token: int) -> None:
    """BO-6.2, BO-6.17, BO-21.17: the same by famine."""
    lose_city(s, token - s.rules.hex0, int(s.rules.solo), "BO-6.17")


def lose_one_elder(s: State, seat: int, disease: int = 1) -> None:
    if elder_cards(s, seat) and disease:
        s.ask(seat, questions.LOSE_ELDER, elder_cards(s, seat), elder_falls)
    elif elder_cards(s, seat):
        s.ask(seat, questions.LOSE_ELDER_TO_FAMINE, elder_cards(s, seat), elder_starves)


def elder_falls(s: State, seat: int, token: int) -> None:
    send_home(s, seat, token, "BO-6.6")


def elder_starves(s: State, seat: int, token: int) -> None:
    send_home(s, seat, token, "BO-6.17")


# --- pollution --------------------------------------------------------------------------------------------------


def pollution(s: State, seat: int) -> None:
    """BO-6.16: 1 chaos, then an elder or a city."""
    if s.logging:
        s.note("BO-6.16", "pollution", seat=seat)
    s.do((take_chaos, seat, 1, 0, BY_POLLUTION), (polluted, seat))


def polluted(s: State, seat: int) -> None:
    choices = elder_cards(s, seat) + city_tokens(s, seat)
    if choices:
        s.ask(seat, questions.POLLUTION, choices, pay_pollution)


def pay_pollution(s: State, seat: int, token: int) -> None:
    if token < s.rules.hex0:
        send_home(s, seat, token, "BO-6.16")
    else:
        lose_city(s, token - s.rules.hex0, int(s.rules.solo), "BO-6.16")


# --- crisis -----------------------------------------------------------------------------------------------------


def in_crisis(s: State, seat: int, crisis: int) -> bool:
    """BO-6.19, BO-6.20, BO-6.21: the dissidents are too many."""
    unrest = dissidents(s, seat)
    if crisis == GENOCIDE:
        return unrest > s.mysticism[seat]
    if crisis == CIVIL_WAR:
        return unrest > diversity(s, seat)
    return unrest + s.mysticism[seat] > urbanization(s, seat)


def suffer_crisis(s: State, seat: int, crisis: int) -> None:
    """BO-6.18, BO-6.19, BO-6.20, BO-6.21: by the arm of the philosophy diagram; both chaos at once."""
    if not in_crisis(s, seat, crisis):
        return
    if crisis == GENOCIDE:
        genocide(s, seat)
        return
    if s.logging and crisis == CIVIL_WAR:
        s.note("BO-6.20", "civil-war", seat=seat)
    elif s.logging:
        s.note("BO-6.21", "economic-crisis", seat=seat)
    take_chaos(s, seat, 2, 0, BY_CIVIL_WAR if crisis == CIVIL_WAR else BY_ECONOMIC_CRISIS)


def genocide(s: State, seat: int) -> None:
    """BO-6.19: a foundation leaves the game; then all dissidents are quelled, including one that stood on it."""
    if s.logging:
        s.note("BO-6.19", "genocide", seat=seat)
    mine = [CARD + s.f_card[i] for i, owner in enumerate(s.f_seat) if owner == seat]
    s.do((quell_all, seat))
    if mine:
        s.ask(seat, questions.GENOCIDE, mine, discard_foundation)


def discard_foundation(s: State, seat: int, token: int) -> None:
    """BO-6.19: a dissident on the foundation is quelled like the others, with a loss."""
    i = s.f_card.index(token - CARD)
    stood = s.f_dissident[i]
    remove_foundation(s, i)
    s.where[token - CARD] = OUT
    if s.logging:
        s.note("BO-6.19", "loses-foundation", seat=seat, card=s.game.name(token))
    if stood:
        s.pool[seat] += 1
        if s.logging:
            s.note("BO-9.6", "quelled", seat=seat, rainbow=s.game.name(token))
        s.do((quell_loss, seat))


# --- catastrophe ------------------------------------------------------------------------------------------------


def catastrophe(s: State, seat: int, quake: int) -> None:
    """BO-6.7: migrants first, then the city; the homeless resettle; then the chit (BO-6.8)."""
    h = s.epicentre[quake]
    if h == NOBODY:
        if s.logging:
            s.note("BO-6.7", "catastrophe-nowhere", name=s.rules.quake_names[quake])
        return
    if s.logging:
        s.note("BO-6.7", "catastrophe", hex=hex_name(s, h), name=s.rules.quake_names[quake])
        if not tokens_on(s, h):
            s.note("BO-6.7", "spares-all")
    lost = [NOBODY] * s.players  # where a player's people stood
    dead = bury_people(s, h, lost)
    if s.city[h] != NOBODY:
        lost[s.city[h]] = NOBODY  # the city is what its owner loses last
    homeless = [(seat + n) % s.players for n in range(s.players)]
    s.do((bury_city, h), *[(diaspora, player, lost[player], h) for player in homeless], (flip_epicentre, seat, h))
    if s.rules.solo and dead:
        mourn(s, seat, dead, lost[seat], h)


def bury_people(s: State, h: int, lost: list[int]) -> int:
    """BO-6.7: the migrants of all players die; returns how many."""
    dead = 0
    for spot in s.rules.spots_of[h]:
        if s.owner[spot] != NOBODY:
            lost[s.owner[spot]] = spot
            dead += 1
            if s.logging:
                s.note("BO-6.7", "migrant-lost", seat=s.owner[spot], spot=spot_name(s, spot))
            lift_migrant(s, spot)
    return dead


def bury_city(s: State, h: int) -> None:
    """BO-6.7: its owner may place a refugee; a diaspora waits for its turn. BO-21.17: in the solo game it is an act of
    man, unless the chaos of the dead has taken the city already."""
    if s.city[h] == NOBODY:
        return
    if s.rules.solo:
        lose_city(s, h, 1, "BO-6.7")
    else:
        s.do((refugee, raze(s, h, "BO-6.7"), h))


def mourn(s: State, seat: int, dead: int, spot: int, h: int) -> None:
    """BO-21.17, BO-9.4a, BO-9.15: in the solo game the dead become dissidents, all at once; the last piece of all only
    moves."""
    void = int(map_tokens(s, seat) == 0 and s.pool[seat] == dead)
    steps: list[tuple[object, ...]] = [(diaspora, seat, spot, h)]
    if dead > void:
        steps.append((take_chaos, seat, dead - void, 1, BY_ANGRY_GODS))
    s.do(*steps)
