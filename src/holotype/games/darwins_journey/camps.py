"""Section 8: tents and the camps they are pitched in."""

from . import frames
from .names import CAMP_AT
from .ops import ALL_FREE
from .player import pay, tents_out
from .state import State


def tents_in(s: State, camp: int) -> int:
    return sum(s.tents[camp * s.players : (camp + 1) * s.players])


def camp_cost(s: State, camp: int) -> int:
    """DJ-8.10, DJ-R.36: the cheapest free place."""
    return s.rules.camp_costs[camp][tents_in(s, camp)]


def can_pitch(s: State, seat: int, camp: int, mods: int) -> bool:
    """DJ-8.10, DJ-R.9: a free place, no tent of this seat there, a tent left, and enough coins."""
    return (
        tents_in(s, camp) < len(s.rules.camp_costs[camp])
        and s.tents[camp * s.players + seat] < s.rules.camp_limit
        and tents_out(s, seat) < s.rules.tents
        and (mods & ALL_FREE != 0 or camp_cost(s, camp) <= s.coins[seat])
    )


def camps_to_pitch(s: State, seat: int, mods: int) -> list[int]:
    """DJ-8.11: any camp, wherever the seat's pieces are."""
    return [CAMP_AT + camp for camp in range(len(s.rules.camp_costs)) if can_pitch(s, seat, camp, mods)]


def pitch(s: State, seat: int, camp: int, mods: int) -> None:
    """DJ-8.10, DJ-8.10a, DJ-7.3, DJ-X.22: perform the camp, then the tent slot."""
    slot = tents_out(s, seat)
    cost = camp_cost(s, camp) if mods & ALL_FREE == 0 else 0
    pay(s, seat, cost)
    s.tents[camp * s.players + seat] += 1
    if s.logging:
        s.note("DJ-8.10", "pitches", seat=seat, camp=s.game.name(CAMP_AT + camp), n=cost)
    s.do((uncover, seat, slot))
    frames.enter(s, seat, s.rules.camp_list[camp])


def uncover(s: State, seat: int, slot: int) -> None:
    """DJ-8.10a: perform the tent slot that was uncovered."""
    if s.logging and s.rules.tent_list[slot]:
        s.note("DJ-8.10a", "uncovers", seat=seat, n=slot + 1)
    frames.enter(s, seat, s.rules.tent_list[slot])


def own_camps(s: State, seat: int) -> list[int]:
    """DJ-8.26: camps with a tent of this seat."""
    return [CAMP_AT + c for c in range(len(s.rules.camp_costs)) if s.tents[c * s.players + seat]]


def repeat_camp(s: State, seat: int, camp: int) -> None:
    """DJ-8.26: free, and without the bonus of the tent slot."""
    if s.logging:
        s.note("DJ-8.26", "repeats-camp", seat=seat, camp=s.game.name(CAMP_AT + camp))
    frames.enter(s, seat, s.rules.camp_list[camp])
