"""Section 8: the ship on the sea and the explorers on the islands."""

from . import effects, frames
from .names import ISLAND, MAP, SKIP, STOP
from .player import caught_up, island_name, map_name, send
from .questions import NEXT_STEP, USE_PASSED
from .rules import ISLANDS, NONE
from .state import State


def place_of(s: State, seat: int, track: int) -> int:
    """Where the ship (track 0) or the explorer of an island is."""
    return s.ship[seat] if track == 0 else s.explorer[seat * ISLANDS + track - 1]


def put(s: State, seat: int, track: int, space: int) -> None:
    if track == 0:
        s.ship[seat] = space
    else:
        s.explorer[seat * ISLANDS + track - 1] = space


def is_taken(s: State, seat: int, space: int) -> bool:
    """DJ-8.8a: another player's explorer stands there; start and end hold any number, and so does the sea."""
    track = s.rules.track[space]
    if track == 0 or s.rules.shared[space]:
        return False
    return any(other != seat and s.explorer[other * ISLANDS + track - 1] == space for other in range(s.players))


def next_places(s: State, seat: int, space: int) -> list[int]:
    """DJ-8.8a, DJ-8.8b, DJ-X.5: the spaces one step ahead, skipping taken ones on each branch."""
    found: list[int] = []
    for ahead in s.rules.next[space]:
        if is_taken(s, seat, ahead):
            found += [place for place in next_places(s, seat, ahead) if place not in found]
        elif ahead not in found:
            found.append(ahead)
    return found


def skipped(s: State, seat: int, origin: int, target: int) -> list[int]:
    """DJ-8.8b, DJ-R.31: the taken spaces skipped on the ways from one space to the next."""
    found: list[int] = []
    for ahead in s.rules.next[origin]:
        if is_taken(s, seat, ahead) and target in next_places(s, seat, ahead):
            found += [ahead, *skipped(s, seat, ahead, target)]
    return found


def sea_steps(s: State, seat: int) -> list[int]:
    """DJ-8.7: the first step of the ship; none from the last space."""
    return [MAP + place for place in s.rules.next[s.ship[seat]]]


def land_steps(s: State, seat: int) -> list[int]:
    """DJ-8.8: the first steps of all explorers; the island tells them apart."""
    found: list[int] = []
    for track in range(1, ISLANDS + 1):
        here = place_of(s, seat, track)
        if here != NONE:
            found += [MAP + place for place in next_places(s, seat, here)]
    return found


def set_out(s: State, seat: int, space: int, steps: int, use_passed: bool) -> None:
    """DJ-8.7, DJ-8.8, DJ-R.10: a move begins with one step."""
    s.path.clear()
    step(s, seat, MAP + space, steps, use_passed)


def step(s: State, seat: int, token: int, steps: int, use_passed: bool) -> None:
    """One step; then another, or a stop."""
    space = token - MAP
    track = s.rules.track[space]
    origin = place_of(s, seat, track)
    if s.logging:
        for taken in skipped(s, seat, origin, space):
            s.note("DJ-8.8a", "skips", seat=seat, space=map_name(s, taken))
    if s.rules.skipped_count:
        s.path += skipped(s, seat, origin, space)
    s.path.append(space)
    put(s, seat, track, space)
    if s.logging:
        log_step(s, seat, space)
    cross(s, seat, track, origin, space)
    ahead = next_places(s, seat, space) if steps > 1 else []
    if ahead:
        s.ask(seat, NEXT_STEP, [*[MAP + place for place in ahead], STOP], go_on, track, steps - 1, use_passed)
    else:
        arrive(s, seat, space, use_passed)


def log_step(s: State, seat: int, space: int) -> None:
    """DJ-8.7, DJ-8.8: log where the piece is now."""
    if s.rules.track[space] == 0:
        s.note("DJ-8.7", "sails", seat=seat, space=map_name(s, space))
    else:
        s.note("DJ-8.8", "explores", seat=seat, space=map_name(s, space))


def go_on(s: State, seat: int, token: int, track: int, steps: int, use_passed: bool) -> None:
    if token == STOP:
        arrive(s, seat, place_of(s, seat, track), use_passed)
    else:
        step(s, seat, token, steps, use_passed)


def cross(s: State, seat: int, track: int, origin: int, space: int) -> None:
    """DJ-8.7a to DJ-8.7c, DJ-8.8c, DJ-8.8d, DJ-R.8: score ribbons and first arrivals at once."""
    r = s.rules
    for mark in r.marked[track]:
        if r.rank[origin] < r.rank[mark] <= r.rank[space]:
            island = r.silver[mark]
            if island != NONE and s.explorer[seat * ISLANDS + island] == NONE:
                send(s, seat, island)
                if s.logging:
                    s.note("DJ-8.7a", "goes-ashore", seat=seat, island=island_name(s, island))
            if r.bonus_bit[mark] & ~s.bonuses:
                s.bonuses |= r.bonus_bit[mark]
                s.vp[seat] += r.bonus[mark]
                if s.logging:
                    log_first(s, seat, mark)


def log_first(s: State, seat: int, mark: int) -> None:
    """DJ-8.7b, DJ-8.8c, DJ-8.8d: log who was first at a gold ribbon or at the end of a track."""
    n, space = s.rules.bonus[mark], map_name(s, mark)
    if not s.rules.is_end[mark]:
        s.note("DJ-8.8c", "gold-ribbon", seat=seat, n=n, space=space)
    elif s.rules.track[mark]:
        s.note("DJ-8.8d", "first-on-land", seat=seat, n=n, space=space)
    else:
        s.note("DJ-8.7b", "first-at-sea", seat=seat, n=n, space=space)


def arrive(s: State, seat: int, space: int, use_passed: bool) -> None:
    """DJ-8.7b, DJ-8.8d, DJ-8.8e, DJ-8.8f: perform the last space and, with the gold medal, one passed."""
    if use_passed:
        passed = [MAP + p for p in s.path[:-1] if is_useful(s, seat, s.rules.map_list[p])]
        if passed:
            s.ask(seat, USE_PASSED, [*passed, SKIP], use_space, space)
            return
    frames.enter(s, seat, s.rules.map_list[space])


def use_space(s: State, seat: int, token: int, space: int) -> None:
    """DJ-8.8e, DJ-X.9: both spaces are one frame."""
    second = 0 if token == SKIP else s.rules.map_list[token - MAP]
    if s.logging and second:
        s.note("DJ-8.8e", "uses-passed", seat=seat, space=s.game.name(token))
    frames.enter(s, seat, s.rules.map_list[space], second)


def is_useful(s: State, seat: int, effects_list: int) -> bool:
    """DJ-8.8f: it has an effect that can do something now."""
    return any(effects.can_do(s, seat, e) for e in s.rules.lists[effects_list])


def islands_to_reach(s: State, seat: int) -> list[int]:
    """DJ-8.21: islands where the seat has no explorer."""
    return [ISLAND + i for i in range(ISLANDS) if s.explorer[seat * ISLANDS + i] == NONE]


def can_catch_up(s: State, seat: int) -> bool:
    """DJ-8.24, DJ-R.44: never backwards."""
    return not caught_up(s, seat)


def catch_up(s: State, seat: int) -> None:
    """DJ-8.24: move onto the Beagle's space, crossing the ribbons on the way; the space does nothing."""
    origin = s.ship[seat]
    s.ship[seat] = s.beagle
    if s.logging:
        s.note("DJ-8.24", "catches-up", seat=seat, space=map_name(s, s.beagle))
    cross(s, seat, 0, origin, s.beagle)
