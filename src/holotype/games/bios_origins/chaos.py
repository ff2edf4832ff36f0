"""Section 9: chaos, quelling, revolution, refugees, diaspora. All of it may interrupt anybody's action."""

from typing import Final

from . import questions
from .fields import ACTIVITY, END_OF_TURN
from .inventions import convert_ideas
from .names import CARD, CROWN, DISCIPLINE, ENERGY, FOOTPRINT, NOBODY, PASS
from .pieces import (
    card_name,
    city_tokens,
    column,
    dissidents,
    elder_cards,
    emissary_cards,
    expend,
    free_rainbows,
    hex_name,
    home,
    lift_city,
    lift_migrant,
    map_tokens,
    migrant_tokens,
    put_migrant,
    spot_name,
    tokens_on,
    turn_foundation,
)
from .state import State

# --- chaos ------------------------------------------------------------------------------------------------------

BY_UNKNOWN: Final = 0  # what brings chaos, for the log: a number of CAUSES
BY_FUTURE_SHOCK: Final = 1
BY_POLLUTION: Final = 2
BY_CIVIL_WAR: Final = 3
BY_ECONOMIC_CRISIS: Final = 4
BY_STARVATION: Final = 5
BY_WAR: Final = 6
BY_ENSLAVING: Final = 7
BY_COLD_WAR: Final = 8
BY_CONSEQUENT: Final = 9
BY_MORALITY: Final = 10
BY_ANGRY_GODS: Final = 11
BY_ADVANCEMENT: Final = 12
CAUSES: Final = (
    ("unknown", "BO-9.1"),
    ("future_shock", "BO-8.2"),
    ("pollution", "BO-6.16"),
    ("civil_war", "BO-6.20"),
    ("economic_crisis", "BO-6.21"),
    ("starvation", "BO-19.3"),
    ("war", "BO-9.5"),
    ("enslaving", "BO-9.5"),
    ("cold_war", "BO-17.3"),
    ("consequent", "BO-10.5"),
    ("morality", "BO-16.12"),
    ("angry_gods", "BO-21.17"),
    ("advancement", "BO-9.1"),
)


def take_chaos(s: State, seat: int, n: int, lost_piece: int, cause: int = BY_UNKNOWN) -> None:
    """BO-9.1, BO-9.4, BO-9.4a: fill free rainbows; the surplus is not placed but brings one chaotic revolution.

    `lost_piece` is 1 where a migrant just destroyed must supply it (BO-9.3)."""
    free = len(free_rainbows(s, seat))
    if s.logging:
        why, clause = CAUSES[cause]
        s.note(clause, "chaos", seat=seat, n=n, why=why)
    steps: list[tuple[object, ...]] = [(place_dissident, seat, lost_piece) for _ in range(min(n, free))]
    if n > free:
        if s.logging:
            s.note("BO-9.4", "no-rainbow", seat=seat, n=n - free)
        if s.rules.surplus_costs:
            steps += [(surplus_chaos, seat) for _ in range(n - free)]
        steps.append((chaotic_revolution, seat))
    s.do(*steps)


def place_dissident(s: State, seat: int, lost_piece: int) -> None:
    """BO-9.2, BO-9.3: from the map while a migrant there may be taken, else from the pool, else nothing."""
    if not lost_piece and s.migrants[seat] > 0 and map_tokens(s, seat) > 1:
        s.ask(seat, questions.DISSIDENT_FROM, migrant_tokens(s, seat), take_dissident)
    elif s.pool[seat] > 0:
        if s.logging:
            s.note("BO-9.3" if lost_piece else "BO-9.2", "rebels-from-pool", seat=seat)
        choose_rainbow(s, seat)
    elif s.logging:
        s.note("BO-9.2", "nobody-rebels", seat=seat)


def take_dissident(s: State, seat: int, token: int) -> None:
    lift_migrant(s, token - s.rules.spot0)
    if s.logging:
        s.note("BO-9.2", "rebels", seat=seat, spot=s.game.name(token))
    choose_rainbow(s, seat)


def choose_rainbow(s: State, seat: int) -> None:
    """BO-9.1: the owner chooses which rainbow is covered."""
    s.ask(seat, questions.RAINBOW, free_rainbows(s, seat), cover_rainbow)


def cover_rainbow(s: State, seat: int, token: int) -> None:
    """BO-9.1; BO-3.15: on the crown it shuts nothing down, on a foundation it does."""
    s.pool[seat] -= 1
    if token == CROWN:
        s.crowned[seat] = 1
    else:
        s.f_dissident[s.f_card.index(token - CARD)] = 1
    if s.logging and token == CROWN:
        s.note("BO-3.15", "dissident-on-crown", seat=seat)
    elif s.logging:
        s.note("BO-3.15", "dissident", seat=seat, card=s.game.name(token))


def surplus_chaos(s: State, seat: int) -> None:
    """BO-9.4a, switch: a surplus chaos costs a map migrant."""
    if s.migrants[seat] > 0 and map_tokens(s, seat) > 1:
        s.ask(seat, questions.SURPLUS, migrant_tokens(s, seat), give_up_migrant)


def give_up_migrant(s: State, seat: int, token: int) -> None:
    lift_migrant(s, token - s.rules.spot0)
    if s.logging:
        s.note("BO-9.4a", "migrant-lost", seat=seat, spot=s.game.name(token))


# --- quelling ---------------------------------------------------------------------------------------------------


def quell_all(s: State, seat: int) -> None:
    """BO-9.6: one dissident after the other goes to the pool, each with one loss."""
    if dissidents(s, seat) == 0:
        return
    rainbow = take_back_dissident(s, seat)
    if s.logging:
        s.note("BO-9.6", "quelled", seat=seat, rainbow=s.game.name(rainbow))
    s.do((quell_loss, seat), (quell_all, seat))


def take_back_dissident(s: State, seat: int) -> int:
    """A dissident returns to the pool, the one on the crown first; returns where it stood, as a token."""
    s.pool[seat] += 1
    if s.crowned[seat]:
        s.crowned[seat] = 0
        return CROWN
    for i, owner in enumerate(s.f_seat):
        if owner == seat and s.f_dissident[i]:
            s.f_dissident[i] = 0
            return CARD + s.f_card[i]
    raise AssertionError("no dissident")


def quell_loss(s: State, seat: int) -> None:
    """BO-9.7: an elder, an emissary or a city; without those a migrant, never the last map token; else nothing."""
    losses = elder_cards(s, seat) + emissary_cards(s, seat) + city_tokens(s, seat)
    if not losses and map_tokens(s, seat) > 1:
        losses = migrant_tokens(s, seat)
    if losses:
        s.ask(seat, questions.QUELL_LOSS, losses, lose)
    elif s.logging:
        s.note("BO-9.7", "quells", seat=seat)


def lose(s: State, seat: int, token: int) -> None:
    """BO-9.5, BO-9.7: quelling is an act of gods."""
    rules = s.rules
    if s.logging:
        what = "pawn" if token < rules.hex0 else "city" if token < rules.spot0 else "migrant"
        s.note("BO-9.7", "loses", seat=seat, what=what, thing=s.game.name(token))
    if token < rules.hex0:
        expend(s, seat, token)
    elif token < rules.spot0:
        lose_city(s, token - rules.hex0, 0, "BO-9.7")
    else:
        lift_migrant(s, token - rules.spot0)


# --- revolution -------------------------------------------------------------------------------------------------


def chaotic_revolution(s: State, seat: int) -> None:
    """BO-9.8: quell all, coup, crown, conversion of ideas."""
    if s.logging:
        s.note("BO-9.4", "chaotic-revolution", seat=seat)
    s.do((quell_all, seat), (coup, seat))


def coup(s: State, seat: int) -> None:
    """BO-9.9: the newest foundation of the ruling column turns and takes the crown with it."""
    found = column(s, seat, s.ruling[seat])
    if found:
        if s.logging:
            s.note("BO-9.9", "coup", seat=seat, card=card_name(s, s.f_card[found[-1]]))
        end_chaotic_revolution(s, seat, turn_foundation(s, found[-1]))
    else:
        others = [DISCIPLINE + d for d in range(3) if d != s.ruling[seat]]
        s.ask(seat, questions.COUP, others, choose_coup)


def choose_coup(s: State, seat: int, token: int) -> None:
    end_chaotic_revolution(s, seat, token - DISCIPLINE)


def end_chaotic_revolution(s: State, seat: int, discipline: int) -> None:
    """BO-5.6, BO-5.6a: in the player's own activity phase it ends the turn."""
    move_crown(s, seat, discipline, "BO-9.8")
    if seat == s.active and (s.phase == ACTIVITY or s.rules.revolution_ends_any):
        s.ended = 1
        if s.logging:
            s.note("BO-5.6" if s.phase == ACTIVITY else "BO-5.6a", "turn-ends", seat=seat)


def quiet_revolution(s: State, seat: int, discipline: int) -> None:
    """BO-9.10: quell all, then the crown moves; foundations stay."""
    s.do((quell_all, seat), (move_crown, seat, discipline))


def move_crown(s: State, seat: int, discipline: int, clause: str = "BO-9.10") -> None:
    """BO-9.8, BO-9.10, BO-9.13: the crown shows the new ruling class; ideas follow or are lost."""
    s.ruling[seat] = discipline
    if s.logging:
        s.note(clause, "crown", seat=seat, discipline=s.game.name(DISCIPLINE + discipline))
    convert_ideas(s, seat)


# --- cities and migrants lost -----------------------------------------------------------------------------------


def lose_city(s: State, h: int, chaos: int, clause: str, cause: int = BY_ANGRY_GODS) -> None:
    """BO-9.5, BO-9.14: a city is destroyed; its owner may place a refugee, then takes the chaos of an act of man."""
    after_city(s, raze(s, h, clause), h, chaos, cause)


def raze(s: State, h: int, clause: str) -> int:
    """A city goes back to its track; returns its owner."""
    seat = s.city[h]
    lift_city(s, h)
    if s.logging:
        s.note(clause, "city-lost", seat=seat, hex=hex_name(s, h))
    return seat


def after_city(s: State, seat: int, h: int, chaos: int, cause: int) -> None:
    if chaos:
        s.do((refugee, seat, h), (diaspora, seat, NOBODY, h), (take_chaos, seat, chaos, 0, cause))
    else:
        s.do((refugee, seat, h), (diaspora, seat, NOBODY, h))


def lose_migrant(s: State, spot: int, chaos: int, clause: str, cause: int, supplies: int = 1) -> None:
    """BO-9.3, BO-9.5, BO-9.15: the piece goes to the pool; destroyed by man it supplies the chaos itself. If it was the
    last token and no other piece is in the pool, it only moves."""
    seat = s.owner[spot]
    spare = s.pool[seat]
    lift_migrant(s, spot)
    if s.logging:
        s.note(clause, "migrant-lost", seat=seat, spot=spot_name(s, spot))
    steps: list[tuple[object, ...]] = []
    last = map_tokens(s, seat) == 0
    if last:
        steps.append((diaspora, seat, spot, NOBODY))
    if chaos and not (last and spare == 0):
        steps.append((take_chaos, seat, chaos, supplies, cause))
    s.do(*steps)


def refugee(s: State, seat: int, h: int) -> None:
    """BO-9.14: a migrant of the pool may flee to an empty habitable spot of the hex."""
    if s.pool[seat] == 0:
        return
    land = home(s, seat)
    base = s.rules.spot0
    spots = [base + x for x in s.rules.spots_of[h] if s.owner[x] == NOBODY and s.terrain[x] == land]
    if spots:
        s.ask(seat, questions.REFUGEE, [*spots, PASS], place_refugee, h)


def place_refugee(s: State, seat: int, token: int, h: int) -> None:
    """BO-9.14: it counts as not moved."""
    if token == PASS:
        if s.logging:
            s.note("BO-9.14", "no-refugee", seat=seat, hex=hex_name(s, h))
        return
    put_migrant(s, seat, token - s.rules.spot0, 0)
    if s.logging:
        s.note("BO-9.14", "refugee", seat=seat, spot=s.game.name(token), hex=hex_name(s, h))


# --- diaspora ---------------------------------------------------------------------------------------------------


def diaspora(s: State, seat: int, spot: int, h: int) -> None:
    """BO-9.15, BO-9.18: a player who has lost the last token on the map puts one migrant back at once. It was lost on a
    spot, or as the city of a hex."""
    if map_tokens(s, seat) > 0:
        return
    if s.pool[seat] == 0:
        recall_dissident(s, seat)
    s.ask(seat, questions.DIASPORA, refuges(s, seat, spot, h), resettle)


def recall_dissident(s: State, seat: int) -> None:
    """BO-9.15: where all migrants are dissidents (a case the rulebook leaves open), one of them resettles."""
    rainbow = take_back_dissident(s, seat)
    if s.logging:
        s.note("BO-9.15", "recalled", seat=seat, rainbow=s.game.name(rainbow))


def resettle(s: State, seat: int, token: int) -> None:
    put_migrant(s, seat, token - s.rules.spot0, 0)
    if s.phase == END_OF_TURN:
        s.starved = 1
    if s.logging:
        s.note("BO-9.15", "diaspora", seat=seat, spot=s.game.name(token))


def refuges(s: State, seat: int, spot: int, h: int) -> list[int]:
    """BO-9.16: empty habitable spots within the energy stage, else the nearest; uncrowded ones if there are any."""
    away = distances(s, spot, h)
    land = home(s, seat)
    empty = [x for x in range(s.rules.spots) if s.owner[x] == NOBODY and s.terrain[x] == land and x != spot]
    reachable = [x for x in empty if away[x] >= 0] or empty
    calm = [x for x in reachable if uncrowded(s, seat, x)] or reachable
    near = [x for x in calm if away[x] <= s.stage[seat * 6 + ENERGY]]
    if not near:
        least = min([away[x] for x in calm])
        near = [x for x in calm if away[x] == least]
    return [s.rules.spot0 + x for x in near]


def uncrowded(s: State, seat: int, spot: int) -> bool:
    """With one more token here, no touching hex would hold more than the player's footprint."""
    footprint = s.stage[seat * 6 + FOOTPRINT]
    return all(tokens_on(s, h) < footprint for h in s.rules.hexes_of[spot])


def distances(s: State, spot: int, h: int) -> list[int]:
    """Steps along edges from a spot, or from a city, whose corners are one step away; -1 where no edge leads."""
    away = [-1] * s.rules.spots
    layer = [spot] if spot != NOBODY else list(s.rules.spots_of[h])
    steps = 0 if spot != NOBODY else 1
    for x in layer:
        away[x] = steps
    while layer:
        steps += 1
        following = []
        for x in layer:
            around = s.rules.around[x]
            for i in range(0, len(around), 3):
                if away[around[i]] < 0:
                    away[around[i]] = steps
                    following.append(around[i])
        layer = following
    return away
