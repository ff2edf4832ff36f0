"""Section 16: trade, preach, war, enslave; negotiation; morality."""

from typing import Final

from . import questions
from .advancements import next_stage, raise_technology
from .chaos import BY_ENSLAVING, BY_MORALITY, BY_WAR, after_city, diaspora, lose_migrant, take_chaos
from .names import (
    ATTACK,
    BOMB,
    CARD,
    CREATE,
    CROWN,
    DO,
    ENERGY,
    ENSLAVE,
    MARITIME,
    METALLURGY,
    MISSILE,
    NO,
    NOBODY,
    PASS,
    PHILOSOPHY,
    PREACH,
    REGION,
    SIEGE,
    TECH,
    TRADE,
    WAR,
    YES,
)
from .pieces import (
    blitz,
    cities_of,
    hex_name,
    home,
    lift_city,
    lift_migrant,
    map_tokens,
    put_city,
    put_migrant,
    region,
    spot_name,
    stage,
    take_pawn,
    urbanization,
)
from .spread import coalitions, note_consent, origin_cities, origin_spots, others, reach, way
from .state import State

MAXIMUM: Final = 8  # the stage of energy and of maritime that opens bombs and missiles
CITY_CLAUSES: Final = {
    "preach": "BO-16.4",
    "siege": "BO-16.6",
    "missile": "BO-16.7",
    "bomb": "BO-16.8",
    "enslave": "BO-16.9",
}

# --- whom -------------------------------------------------------------------------------------------------------


def stronger(s: State, seat: int, action: int, other: int) -> bool:
    """BO-16.4, BO-16.6, BO-16.9, BO-16.15: the comparison that an option asks for."""
    if action == PREACH:
        apart = s.mixed and s.marine[seat] != s.marine[other]  # BO-21.9
        return s.mysticism[seat] > s.mysticism[other] and not apart
    if action == ENSLAVE:
        return urbanization(s, seat) > urbanization(s, other)
    return balance(s, seat, other) > 0


def balance(s: State, seat: int, other: int) -> int:
    """BO-16.5, BO-16.6: whose metallurgy is higher. BO-21.33: in epoch I armour decides where it is equal."""
    found = stage(s, seat, METALLURGY) - stage(s, other, METALLURGY)
    old = s.rules.old
    if found == 0 and old is not None and s.epoch == 1:
        return int(old.wins_ties[s.ecomorph[seat]]) - int(old.wins_ties[s.ecomorph[other]])
    return found


def migrant_rivals(s: State, seat: int, action: int) -> int:
    """Whose migrants may be a target, as bits. War and trade with a migrant ask for nothing (BO-16.15)."""
    mask = 0
    for other in range(s.players):
        if other != seat and (action in (TRADE, WAR) or stronger(s, seat, action, other)):
            mask |= 1 << other
    return mask


def migrant_targets(s: State, seat: int, action: int, found: list[int]) -> list[int]:
    """BO-16.1, BO-16.14: rivals' migrants on spots that are reached, of the player's kind or (BO-21.9) of the other."""
    rivals = migrant_rivals(s, seat, action)
    own = home(s, seat)
    return [
        spot
        for spot in found
        if s.owner[spot] != NOBODY and rivals >> s.owner[spot] & 1 and (s.terrain[spot] == own or s.mixed)
    ]


def stands_by(s: State, seat: int, h: int, quick: bool) -> bool:
    """BO-16.1a: a migrant of the player that may act stands on a spot of the hex."""
    return any(s.owner[spot] == seat and (quick or not s.moved[spot]) for spot in s.rules.spots_of[h])


def comes_by(s: State, seat: int, h: int, found: list[int]) -> bool:
    """One of the reached spots is an empty one of the hex."""
    own = home(s, seat)
    return any(spot in found and s.owner[spot] == NOBODY and s.terrain[spot] == own for spot in s.rules.spots_of[h])


def modes(s: State, seat: int, action: int, h: int, quick: bool, found: list[int]) -> list[int]:
    """BO-16.1a, BO-16.4, BO-16.6, BO-16.7, BO-16.8, BO-16.9: the ways in which an option can strike a city."""
    rules = s.rules
    near = stands_by(s, seat, h, quick)
    if not near and (action == TRADE or rules.attack_spreads):
        near = comes_by(s, seat, h, found)
    if action == TRADE:
        return [ATTACK] if near else []
    other = s.city[h]
    missiles = action == WAR and stage(s, seat, MARITIME) >= MAXIMUM
    ways = []
    if s.cuboids[seat] > 0 and stronger(s, seat, action, other):
        if near:
            ways.append(SIEGE if action == WAR else ATTACK)
        if missiles and not stands_by(s, seat, h, quick):
            ways.append(MISSILE)
    if action == WAR and stage(s, seat, ENERGY) >= MAXIMUM and (near or missiles):
        ways.append(BOMB)
    return ways


def targets(s: State, seat: int, action: int) -> list[int]:
    """BO-16.15: everything that the option can be turned against, as tokens: spots of migrants, hexes of cities."""
    if not worth_looking(s, seat, action):
        return []
    quick = blitz(s, seat)
    found = reach(s, seat, origin_spots(s, seat, quick), origin_cities(s, seat, quick), others(s, seat))
    tokens = [s.rules.spot0 + spot for spot in migrant_targets(s, seat, action, found)]
    for other in range(s.players):
        if other != seat:
            tokens += [s.rules.hex0 + h for h in cities_of(s, other) if modes(s, seat, action, h, quick, found)]
    return tokens


def worth_looking(s: State, seat: int, action: int) -> bool:
    """No search where the comparison holds against nobody."""
    return s.players > 1 and migrant_rivals(s, seat, action) != 0


def can_transact(s: State, seat: int, action: int) -> bool:
    return bool(targets(s, seat, action))


def winnable(s: State, seat: int, found: list[int]) -> list[int]:
    """BO-21.25: cities, and migrants whose owner's metallurgy is not higher."""
    base = s.rules.spot0
    return [x for x in found if x < base or balance(s, seat, s.owner[x - base]) >= 0]


def xenophobic(s: State, seat: int, action: int) -> bool:
    """BO-21.25: whether the option can convert or destroy something."""
    found = targets(s, seat, action)
    return bool(winnable(s, seat, found) if action == WAR else found)


# --- target, piece, consent -------------------------------------------------------------------------------------


def transact(s: State, seat: int, action: int) -> None:
    """BO-16.15: the target first."""
    s.granted, s.refused = s.partners, 0
    choose_target(s, seat, action)


def choose_target(s: State, seat: int, action: int) -> None:
    """BO-21.25: in the co-operative game an attack that can succeed comes before one that cannot."""
    found = targets(s, seat, action)
    if s.rules.coop and action == WAR:
        found = winnable(s, seat, found) or found
    if found:
        s.ask(seat, questions.TARGET, found, target, action)
    else:
        come_to_nothing(s)


def come_to_nothing(s: State) -> None:
    """BO-12.4: nobody lets the migrant pass, so that nothing was done, and nothing follows from it."""
    s.unwind_to(morality)


def target(s: State, seat: int, token: int, action: int) -> None:
    rules = s.rules
    if token >= rules.spot0:
        choose_piece(s, seat, action, token, ATTACK)
        return
    quick = blitz(s, seat)
    found = reach(s, seat, origin_spots(s, seat, quick), origin_cities(s, seat, quick), others(s, seat))
    ways = modes(s, seat, action, token - rules.hex0, quick, found)
    s.ask(seat, questions.MODE, ways, choose_mode, action, token)


def choose_mode(s: State, seat: int, token: int, action: int, goal: int) -> None:
    """BO-16.1a, BO-16.7: an attack on a city moves nobody if a migrant stands there, and missiles need none."""
    h = goal - s.rules.hex0
    quick = blitz(s, seat)
    if action == TRADE:
        choose_piece(s, seat, action, goal, token)
    elif token == MISSILE or stands_by(s, seat, h, quick) or (token == BOMB and stage(s, seat, MARITIME) >= MAXIMUM):
        resolve_city(s, seat, action, h, token)
    else:
        choose_piece(s, seat, action, goal, token)


def ends(s: State, seat: int, goal: int, found: list[int]) -> list[int]:
    """Where a move of the transaction may end: the migrant's spot, or empty spots of the city's hex."""
    rules = s.rules
    if goal >= rules.spot0:
        return [goal - rules.spot0] if goal - rules.spot0 in found else []
    own = home(s, seat)
    return [
        spot
        for spot in rules.spots_of[goal - rules.hex0]
        if spot in found and s.owner[spot] == NOBODY and s.terrain[spot] == own
    ]


def choose_piece(s: State, seat: int, action: int, goal: int, mode: int) -> None:
    """BO-16.1, BO-2.4: a new migrant (virtual, if the pool is empty) or one that may move."""
    rules = s.rules
    quick = blitz(s, seat)
    through = others(s, seat)
    pieces = []
    spots = origin_spots(s, seat, quick)
    if ends(s, seat, goal, reach(s, seat, spots, origin_cities(s, seat, quick), through)):
        pieces.append(CREATE)
    for spot in spots:
        here = goal < rules.spot0 and spot in rules.spots_of[goal - rules.hex0]
        if here or ends(s, seat, goal, reach(s, seat, [spot], [], through)):
            pieces.append(rules.spot0 + spot)
    s.ask(seat, questions.PIECE, pieces, choose_end, action, goal, mode)


def choose_end(s: State, seat: int, piece: int, action: int, goal: int, mode: int) -> None:
    """Where the piece ends matters beside a city that it will not leave, or from which it must resettle (BO-9.16)."""
    rules = s.rules
    if goal < rules.spot0 and piece != CREATE and piece - rules.spot0 in rules.spots_of[goal - rules.hex0]:
        arrive(s, seat, action, goal, mode, piece, NOBODY)
        return
    quick = blitz(s, seat)
    found = ends(s, seat, goal, way(s, seat, piece, int(quick), others(s, seat)))
    if goal >= rules.spot0:
        pass_through(s, seat, action, goal, mode, piece, found[0])
    elif action == TRADE and (piece == CREATE or map_tokens(s, seat) > 1):
        pass_through(s, seat, action, goal, mode, piece, NOBODY)
    else:
        s.ask(seat, questions.END_BESIDE, [rules.spot0 + x for x in found], end_beside, action, goal, mode, piece)


def end_beside(s: State, seat: int, token: int, action: int, goal: int, mode: int, piece: int) -> None:
    pass_through(s, seat, action, goal, mode, piece, token - s.rules.spot0)


def pass_through(s: State, seat: int, action: int, goal: int, mode: int, piece: int, end: int) -> None:
    """BO-12.4: consent of those whose migrants are passed."""
    asked = blocker(s, seat, goal, piece, end)
    if asked == NOBODY:
        arrive(s, seat, action, goal, mode, piece, end)
    else:
        s.ask(asked, questions.TRANSACTION_CONSENT, [YES, NO], consent, seat, action, goal, mode, piece, end)


def blocker(s: State, seat: int, goal: int, piece: int, end: int) -> int:
    """The next player to be asked, with as few of them as possible; NOBODY where the way is free."""
    quick = int(blitz(s, seat))
    if arrives(s, seat, goal, end, way(s, seat, piece, quick, s.granted)):
        return NOBODY
    rivals = others(s, seat) & ~s.granted
    for mask in coalitions(rivals):
        if arrives(s, seat, goal, end, way(s, seat, piece, quick, s.granted | mask)):
            return (mask & -mask).bit_length() - 1
    return NOBODY


def arrives(s: State, seat: int, goal: int, end: int, found: list[int]) -> bool:
    return end in found if end != NOBODY else bool(ends(s, seat, goal, found))


def consent(
    s: State, other: int, token: int, seat: int, action: int, goal: int, mode: int, piece: int, end: int
) -> None:
    """Without it the player chooses again, if anything is left."""
    note_consent(s, other, token)
    if token == YES:
        pass_through(s, seat, action, goal, mode, piece, end)
    else:
        choose_target(s, seat, action)


def arrive(s: State, seat: int, action: int, goal: int, mode: int, piece: int, end: int) -> None:
    """The piece is where it acts; then the result. A virtual piece is nowhere (BO-2.4)."""
    rules = s.rules
    if goal >= rules.spot0:
        resolve_migrant(s, seat, action, goal - rules.spot0, piece)
        return
    h = goal - rules.hex0
    if action == TRADE:
        trade(s, seat, s.city[h], goal)
        expend_trader(s, seat, piece, piece - rules.spot0 if end == NOBODY else end)
        return
    if end != NOBODY:
        come_beside(s, seat, piece, end)
    resolve_city(s, seat, action, h, mode)


def come_beside(s: State, seat: int, piece: int, spot: int) -> None:
    """BO-16.1a, BO-16.14: the attack brings a migrant to the city."""
    lift_piece(s, piece)
    if s.pool[seat] > 0:
        put_migrant(s, seat, spot, 1)
        if s.logging and piece == CREATE:
            s.note("BO-16.14", "creates", seat=seat, spot=spot_name(s, spot))
        elif s.logging:
            s.note("BO-16.14", "moves", seat=seat, start=s.game.name(piece), spot=spot_name(s, spot))


def lift_piece(s: State, piece: int) -> None:
    if piece != CREATE:
        lift_migrant(s, piece - s.rules.spot0)


# --- results ----------------------------------------------------------------------------------------------------


def resolve_migrant(s: State, seat: int, action: int, spot: int, piece: int) -> None:
    """BO-16.2, BO-16.4, BO-16.5, BO-16.9: what happens on the spot of the target."""
    other = s.owner[spot]
    if action == TRADE:
        trade(s, seat, other, s.rules.spot0 + spot)
        expend_trader(s, seat, piece, spot)
        return
    if s.logging:
        say_attack(s, seat, action, spot, piece)
    if action == WAR:
        fight(s, seat, other, spot, piece)
    else:
        replace_migrant(s, seat, spot, piece, action)


def say_attack(s: State, seat: int, action: int, spot: int, piece: int) -> None:
    other = s.owner[spot]
    s.note(
        questions.TRANSACTION_CLAUSES[action],
        "attacks-migrant",
        seat=seat,
        other=f"seat:{other}",
        action=s.game.name(DO + action),
        spot=spot_name(s, spot),
        start="none" if piece == CREATE else s.game.name(piece),
    )


def replace_migrant(s: State, seat: int, spot: int, piece: int, action: int) -> None:
    """BO-2.4, BO-16.14, BO-21.9: the target goes and the player's migrant takes the spot, unless it is virtual or of
    the wrong kind; a player who loses the last token by that resettles."""
    clause = questions.TRANSACTION_CLAUSES[action]
    open_the_way(s, s.owner[spot])
    s.do((diaspora, seat, spot, NOBODY))
    lose_migrant(s, spot, 0 if action == PREACH else 1, clause, BY_WAR if action == WAR else BY_ENSLAVING)
    lift_piece(s, piece)
    if s.pool[seat] > 0 and s.terrain[spot] == home(s, seat):
        put_migrant(s, seat, spot, 1)
        if s.logging:
            s.note(clause, "takes-spot", seat=seat, spot=spot_name(s, spot))
    elif s.logging:
        stays_out = "BO-21.9" if s.terrain[spot] != home(s, seat) else "BO-2.4"
        s.note(stays_out, "does-not-stay", seat=seat, spot=spot_name(s, spot))


def fight(s: State, seat: int, other: int, spot: int, piece: int) -> None:
    """BO-16.5, BO-16.13: the higher metallurgy stays; in an even fight both go, the defender first."""
    found = balance(s, seat, other)
    if found > 0:
        replace_migrant(s, seat, spot, piece, WAR)
    elif found == 0:
        s.do((fall, seat, spot, piece))
        lose_migrant(s, spot, 1, "BO-16.5", BY_WAR)
    else:
        fall(s, seat, spot, piece)


def fall(s: State, seat: int, spot: int, piece: int) -> None:
    """BO-16.5, BO-2.4: the attacker's piece is destroyed, an act of man. It supplies its chaos itself, unless it is
    virtual."""
    virtual = piece == CREATE and s.pool[seat] == 0
    lift_piece(s, piece)
    if s.logging:
        start = "none" if piece == CREATE else s.game.name(piece)
        s.note("BO-16.5", "attacker-falls", seat=seat, spot=spot_name(s, spot), start=start)
    last = map_tokens(s, seat) == 0
    steps: list[tuple[object, ...]] = [(diaspora, seat, spot, NOBODY)]
    if not (last and s.pool[seat] == 1):
        steps.append((take_chaos, seat, 1, 0 if virtual else 1, BY_WAR))
    s.do(*steps)


def resolve_city(s: State, seat: int, action: int, h: int, mode: int) -> None:
    """BO-16.4, BO-16.6, BO-16.8, BO-16.9, BO-16.11: the city is destroyed and, but for a bomb, replaced on the same
    resource."""
    other = s.city[h]
    n = s.city_on[h]
    if s.logging:
        say_siege(s, seat, action, h, mode)
    open_the_way(s, other)
    lift_city(s, h)
    if mode != BOMB:
        put_city(s, seat, h, n)
    after_city(s, other, h, 0 if action == PREACH else 1, BY_WAR if action == WAR else BY_ENSLAVING)


def say_siege(s: State, seat: int, action: int, h: int, mode: int) -> None:
    """How a city was struck; but for a bomb it changes hands."""
    how = {SIEGE: "siege", MISSILE: "missile", BOMB: "bomb"}.get(mode, "preach" if action == PREACH else "enslave")
    s.note(CITY_CLAUSES[how], "attacks-city", seat=seat, other=f"seat:{s.city[h]}", how=how, hex=hex_name(s, h))


def expend_trader(s: State, seat: int, piece: int, spot: int) -> None:
    """BO-16.2, BO-9.15: the migrant goes back to the pool. If it was the last token, it resettles from the spot where
    it has traded."""
    if piece != CREATE:
        lift_piece(s, piece)
        if s.logging:
            s.note("BO-16.2", "trader-returns", seat=seat, spot=s.game.name(piece))
        s.do((diaspora, seat, spot, NOBODY))


def trade(s: State, seat: int, other: int, goal: int) -> None:
    """BO-16.2: each negotiates with the other, the active player first."""
    if s.logging:
        s.note("BO-16.2", "trades", seat=seat, other=f"seat:{other}", goal=s.game.name(goal))
    open_the_way(s, other)
    s.do((negotiate, seat, other), (negotiate, other, seat))


def open_the_way(s: State, other: int) -> None:
    """BO-12.4: by an option nobody asks a player for passage after a successful transaction with that player."""
    if s.rules.passage_after_transaction:
        s.partners |= 1 << other


# --- negotiation and morality -----------------------------------------------------------------------------------


def negotiate(s: State, seat: int, other: int) -> None:
    """BO-16.3: a technology in which the other is ahead, a pawn to free will, a dissident back, or nothing."""
    choices = []
    for tech in range(6):
        if s.stage[seat * 6 + tech] < s.stage[other * 6 + tech] and next_stage(s, seat, tech) > 0:
            choices.append(TECH + tech)
    choices += [REGION + where for where in range(2) if region(s, seat, where)]
    if s.crowned[seat]:
        choices.append(CROWN)
    for i, owner in enumerate(s.f_seat):
        if owner == seat and s.f_dissident[i]:
            choices.append(CARD + s.f_card[i])
    if choices:
        s.ask(seat, questions.NEGOTIATE, [*choices, PASS], negotiated)


def negotiated(s: State, seat: int, token: int) -> None:
    """BO-16.3: a negotiation that is declined has taken place all the same."""
    if s.logging:
        s.note("BO-16.3", "negotiates", seat=seat, gain=gain(token), thing=s.game.name(token))
    if token == PASS:
        return
    if token >= CARD:
        s.f_dissident[s.f_card.index(token - CARD)] = 0
        s.pool[seat] += 1
    elif token == CROWN:
        s.crowned[seat] = 0
        s.pool[seat] += 1
    elif token >= TECH:
        raise_technology(s, seat, token - TECH, 99, "BO-16.3")
    else:
        take_pawn(s, seat, token - REGION)
        s.will[seat] += 1


def gain(token: int) -> str:
    """What somebody has negotiated, for the log."""
    if token == PASS:
        return "nothing"
    if token >= CARD or token == CROWN:
        return "dissident"
    return "technology" if token >= TECH else "pawn"


def emissary_talks(s: State, seat: int, guests: int) -> None:
    """BO-10.7: each owner of an emissary on the invention that was used, clockwise, negotiates once."""
    talks = [((seat + i) % s.players) for i in range(1, s.players)]
    s.do(*[(negotiate, other, seat) for other in talks if guests >> other & 1])


def morality(s: State, seat: int, action: int) -> None:
    """BO-16.12: some philosophies make one kind of transaction a scandal."""
    if s.ended or s.rules.immoral[s.philosophy] != action:
        return
    if s.logging:
        named = s.game.name(PHILOSOPHY + s.philosophy)
        s.note("BO-16.12", "immoral", seat=seat, philosophy=named, action=s.game.name(DO + action))
    take_chaos(s, seat, 1, 0, BY_MORALITY)
