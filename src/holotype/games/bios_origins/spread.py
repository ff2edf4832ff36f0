"""Section 12: spread, and how far a migrant gets."""

from . import questions
from .names import CREATE, ENERGY, MARITIME, NO, NOBODY, WATER, YES
from .pieces import blitz, cities_of, home, lift_migrant, put_migrant, spot_name, spots_with
from .state import State

# --- movement ---------------------------------------------------------------------------------------------------


def crossings(s: State, seat: int) -> int:
    """BO-12.5: what does not stop a player's migrants, as bits by chit; bit 0 is open land."""
    rules = s.rules
    flags = 1
    for chit in range(1, 5):
        if s.stage[seat * 6 + rules.crossing_tech[chit]] >= rules.crossing_stage[chit]:
            flags |= 1 << chit
    return flags


def stride(s: State, seat: int) -> int:
    """BO-12.2, BO-21.31: the energy stage; in a campaign its first stage goes as far as the air allows."""
    energy = s.stage[seat * 6 + ENERGY]
    return s.rules.breath[seat] if s.rules.breath and energy == s.rules.start_stage[ENERGY] else energy


def reach(s: State, seat: int, spots: list[int], hexes: list[int], through: int) -> list[int]:
    """BO-12.2, BO-12.3, BO-12.4, BO-12.5, BO-21.2, BO-21.3: all spots that a migrant from one of these spots or
    cities can come to.

    A spot of another player is an end of the way, unless that player is among `through` (bits). Each layer is one
    step; a spot is taken up again only if it is reached with fewer spots of the wrong kind (BO-12.3, BO-21.2)."""
    rules = s.rules
    terrain, owner, chit, cover = s.terrain, s.owner, s.chit, s.cover
    own = home(s, seat)
    marine = own == WATER
    flags = crossings(s, seat)
    limit = s.stage[seat * 6 + MARITIME]
    best = [99] * rules.spots
    layer: list[int] = []  # spot * 32 + spots of the wrong kind on the way
    for spot in spots:
        best[spot] = 0
        layer.append(spot * 32)
    found: list[int] = []
    for step in range(stride(s, seat)):
        following: list[int] = []
        if step == 0:
            for h in hexes:
                for spot in rules.spots_of[h]:
                    wrong = 0 if terrain[spot] == own else 1
                    if wrong <= limit and wrong < best[spot]:
                        if best[spot] == 99:
                            found.append(spot)
                        best[spot] = wrong
                        if owner[spot] == NOBODY or owner[spot] == seat or through >> owner[spot] & 1:
                            following.append(spot * 32 + wrong)
        for entry in layer:
            spot = entry >> 5
            around = rules.around[spot]
            for i in range(0, len(around), 3):
                to = around[i]
                wrong = entry & 31
                if terrain[to] != own:
                    wrong += 1
                if wrong > limit or wrong >= best[to]:
                    continue
                if not (marine and terrain[to] == WATER and terrain[spot] == WATER):
                    one, two = around[i + 1], around[i + 2]
                    if not (flags >> (chit[one] or cover[one]) & 1 or flags >> (chit[two] or cover[two]) & 1):
                        continue
                if best[to] == 99:
                    found.append(to)
                best[to] = wrong
                if owner[to] == NOBODY or owner[to] == seat or through >> owner[to] & 1:
                    following.append(to * 32 + wrong)
        layer = following
        if not layer:
            break
    return found


def others(s: State, seat: int) -> int:
    """All other seats as bits, without those that have refused in this action."""
    return ((1 << s.players) - 1) & ~(1 << seat) & ~s.refused


def origin_spots(s: State, seat: int, quick: bool) -> list[int]:
    """BO-12.6: the player's migrants that may move or be an origin; with blitz (`quick`) all of them."""
    mine = spots_with(s, seat)
    return mine if quick else [spot for spot in mine if not s.moved[spot]]


def origin_cities(s: State, seat: int, quick: bool) -> list[int]:
    mine = cities_of(s, seat)
    return mine if quick else [h for h in mine if not s.built[h]]


def goals(s: State, seat: int, found: list[int]) -> list[int]:
    """BO-12.3, BO-12.4: a move ends on an empty spot of the player's kind, land or water."""
    own = home(s, seat)
    return [spot for spot in found if s.owner[spot] == NOBODY and s.terrain[spot] == own]


# --- the action -------------------------------------------------------------------------------------------------


def can_spread(s: State, seat: int) -> bool:
    """BO-12.1, BO-10.6: something can be created or moved somewhere. A neighbouring spot settles most cases."""
    quick = blitz(s, seat)
    spots = origin_spots(s, seat, quick)
    if step_possible(s, seat, spots):
        return True
    cities = origin_cities(s, seat, quick) if s.pool[seat] > 0 else []
    if not spots and not cities:
        return False
    return bool(goals(s, seat, reach(s, seat, spots, cities, others(s, seat))))


def step_possible(s: State, seat: int, spots: list[int]) -> bool:
    """Whether one of these migrants can step onto a free neighbouring spot."""
    own = home(s, seat)
    flags = crossings(s, seat)
    chit, cover = s.chit, s.cover
    for spot in spots:
        around = s.rules.around[spot]
        for i in range(0, len(around), 3):
            to = around[i]
            if s.owner[to] == NOBODY and s.terrain[to] == own:
                if own == WATER and s.terrain[spot] == WATER:
                    return True
                one, two = around[i + 1], around[i + 2]
                if flags >> (chit[one] or cover[one]) & 1 or flags >> (chit[two] or cover[two]) & 1:
                    return True
    return False


def spread(s: State, seat: int) -> None:
    """BO-12.1, BO-12.6: blitz is checked when the action starts."""
    s.granted, s.refused = s.partners, 0
    choose_spreading(s, seat, int(blitz(s, seat)))


def choose_spreading(s: State, seat: int, quick: int) -> None:
    """BO-12.1: create a migrant, or select one that has not moved; then where to."""
    spots = origin_spots(s, seat, bool(quick))
    through = others(s, seat)
    choices = []
    if s.pool[seat] > 0 and goals(s, seat, way(s, seat, CREATE, quick, through)):
        choices.append(CREATE)
    for spot in spots:
        if step_possible(s, seat, [spot]) or goals(s, seat, reach(s, seat, [spot], [], through)):
            choices.append(s.rules.spot0 + spot)
    if choices:
        s.ask(seat, questions.SPREAD_PIECE, choices, choose_goal, quick)
    elif s.logging:
        s.note("BO-12.4", "nowhere-to-go", seat=seat)


def way(s: State, seat: int, piece: int, quick: int, through: int) -> list[int]:
    """Where the chosen piece, or a new migrant, can come to."""
    if piece != CREATE:
        return reach(s, seat, [piece - s.rules.spot0], [], through)
    return reach(s, seat, origin_spots(s, seat, bool(quick)), origin_cities(s, seat, bool(quick)), through)


def choose_goal(s: State, seat: int, piece: int, quick: int) -> None:
    """BO-12.4: destinations, also those that need somebody's consent which has not been refused; a piece that was
    refused all of them stays, and another may go."""
    found = goals(s, seat, way(s, seat, piece, quick, others(s, seat)))
    if found:
        s.ask(seat, questions.SPREAD_GOAL, [s.rules.spot0 + spot for spot in found], spread_goal, piece, quick)
    else:
        choose_spreading(s, seat, quick)


def spread_goal(s: State, seat: int, token: int, piece: int, quick: int) -> None:
    goal = token - s.rules.spot0
    asked = consent_needed(s, seat, piece, quick, goal)
    if asked == NOBODY:
        arrive(s, seat, piece, goal)
    else:
        s.ask(asked, questions.SPREAD_CONSENT, [YES, NO], spread_consent, seat, piece, quick, goal)


def consent_needed(s: State, seat: int, piece: int, quick: int, goal: int) -> int:
    """BO-12.4: the next player who must agree to be passed, with as few of them as possible; or NOBODY."""
    if goal in way(s, seat, piece, quick, s.granted):
        return NOBODY
    rivals = others(s, seat) & ~s.granted
    for mask in coalitions(rivals):
        if goal in way(s, seat, piece, quick, s.granted | mask):
            return (mask & -mask).bit_length() - 1
    return NOBODY


def coalitions(rivals: int) -> list[int]:
    """Sets of these seats as bits, the smallest first."""
    found = [mask for mask in range(1, 16) if mask & ~rivals == 0]
    return sorted(found, key=int.bit_count)


def spread_consent(s: State, other: int, token: int, seat: int, piece: int, quick: int, goal: int) -> None:
    """BO-12.4: without consent another destination or piece is chosen, if there is one."""
    note_consent(s, other, token)
    if token == YES:
        spread_goal(s, seat, goal + s.rules.spot0, piece, quick)
    else:
        choose_goal(s, seat, piece, quick)


def note_consent(s: State, other: int, token: int) -> None:
    if token == YES:
        s.granted |= 1 << other
    else:
        s.refused |= 1 << other
    if s.logging:
        s.note("BO-12.4", "lets-pass" if token == YES else "blocks", seat=other, other=f"seat:{s.active}")


def arrive(s: State, seat: int, piece: int, goal: int) -> None:
    """BO-12.6: it has moved this turn."""
    if piece != CREATE:
        lift_migrant(s, piece - s.rules.spot0)
    put_migrant(s, seat, goal, 1)
    if s.logging and piece == CREATE:
        s.note("BO-12.1", "creates", seat=seat, spot=spot_name(s, goal))
    elif s.logging:
        s.note("BO-12.1", "moves", seat=seat, start=s.game.name(piece), spot=spot_name(s, goal))
