"""Section 10: turn order and rewards, for letters and for the Beagle's goal."""

from . import frames
from .fields import REWARD, TURN_ORDER
from .frames import declare
from .names import ENVELOPE, GOAL_NAMES, PASS
from .ops import COUNT_OBJECTIVES, NEED_KIND, NEED_LENSES, NEED_SEALS, NEED_STACKS
from .player import (
    empty_stacks,
    gain_vp,
    lenses_out,
    letter_name,
    objectives_done,
    seals_of,
    studied_of_kind,
    tents_out,
)
from .questions import REWARD_WINDOW
from .rules import ENVELOPES
from .state import State
from .windows import declarations


def turn_order_phase(s: State) -> None:
    """DJ-10.1, DJ-10.2, DJ-X.20: the queue from the left, then the others as they were."""
    s.phase = TURN_ORDER
    new: list[int] = []
    for seat in [*s.queue, *s.order]:
        if seat not in new:
            new.append(seat)
    if s.logging and s.players > 1:
        s.note("DJ-10.1", "turn-order", seats=[f"seat:{seat}" for seat in new])
    s.order = new


def reward_phase(s: State) -> None:
    """DJ-10.3, DJ-R.22: windows before, between and after the scorings."""
    s.phase = REWARD
    s.do((window, 0), (beagle_scoring,), (window, 0))
    for envelope in range(ENVELOPES - 1, -1, -1):
        s.do((window, 0), (score_envelope, envelope))


def window(s: State, place: int) -> None:
    """DJ-10.4: in turn order each player declares as much as they like, then passes; once around."""
    if place < s.players:
        seat = s.order[place]
        declared = declarations(s, seat)
        if declared:
            s.ask(seat, REWARD_WINDOW, [*declared, PASS], declare_or_pass, place)
        else:
            s.do((window, place + 1))


def declare_or_pass(s: State, seat: int, token: int, place: int) -> None:
    if token == PASS:
        s.do((window, place + 1))
    else:
        s.do((window, place))
        declare(s, seat, token)


# --- letters ---------------------------------------------------------------------------------------------------------


def score_envelope(s: State, envelope: int) -> None:
    """DJ-10.5, DJ-10.6, DJ-10.8, DJ-R.18, DJ-14.3: the counts are frozen, then first places, then second ones."""
    n = s.players
    s.frozen = [s.stamps[seat * ENVELOPES + envelope] for seat in range(n)] + [s.rules.rival[s.round - 1]]
    first = max(s.frozen)
    second = max([count for count in s.frozen if count < first], default=0)
    if s.logging:
        log_letters(s, envelope, first)
    s.do((discard_stamps, envelope, second))
    for seat in reversed(s.order):
        if second > 0 and s.frozen[seat] == second:
            s.do((reward, seat, envelope, 2))
    for seat in reversed(s.order):
        if first > 0 and s.frozen[seat] == first:
            s.do((reward, seat, envelope, 1))


def log_letters(s: State, envelope: int, most: int) -> None:
    """DJ-10.5, DJ-14.3: log an envelope without stamps, and the stamps of the neutral rival."""
    name = s.game.name(ENVELOPE + envelope)
    if most == 0:
        s.note("DJ-10.5", "no-letters", envelope=name)
    elif s.frozen[-1]:
        s.note("DJ-14.3", "rival", envelope=name, n=s.frozen[-1])


def reward(s: State, seat: int, envelope: int, place: int) -> None:
    """DJ-10.6, DJ-7.8: perform the reward of first or second place; optional effects may be declined."""
    letter = s.letter[envelope]
    if s.logging:
        name = s.game.name(ENVELOPE + envelope)
        s.note(
            "DJ-10.6",
            "letter-reward",
            seat=seat,
            envelope=name,
            letter=letter_name(letter),
            n=s.frozen[seat],
            place=place,
        )
    frames.enter(s, seat, s.rules.letter_first[letter] if place == 1 else s.rules.letter_second[letter])


def discard_stamps(s: State, envelope: int, least: int) -> None:
    """DJ-10.7, DJ-R.17, DJ-X.10: everybody with a place discards half of the frozen number, rounded up."""
    for seat in range(s.players):
        if s.frozen[seat] > 0 and s.frozen[seat] >= least:
            half = (s.frozen[seat] + 1) // 2
            s.stamps[seat * ENVELOPES + envelope] -= half
            s.discard[seat] += half
            if s.logging:
                s.note("DJ-10.7", "discards-stamps", seat=seat, n=half, envelope=s.game.name(ENVELOPE + envelope))


# --- the Beagle ------------------------------------------------------------------------------------------------------


def counted(s: State, seat: int, goal: int) -> int:
    """DJ-10.9: how many things the goal counts; purple seals never."""
    kind, thing = s.rules.goal_type[goal], s.rules.goal_of[goal]
    if kind == NEED_SEALS:
        return seals_of(s, seat, thing)
    if kind == NEED_KIND:
        return studied_of_kind(s, seat, thing)
    if kind == NEED_LENSES:
        return lenses_out(s, seat)
    if kind == NEED_STACKS:
        return empty_stacks(s, seat)
    if kind == COUNT_OBJECTIVES:
        return objectives_done(s, seat)
    return tents_out(s, seat)


def lag(s: State, seat: int) -> int:
    """DJ-10.10, DJ-R.19, DJ-R.27, DJ-R.39, DJ-X.11: lag icons between ship and Beagle, each up to the seat's cap."""
    r = s.rules
    behind, ahead = r.rank[s.ship[seat]], r.rank[s.beagle]
    total = 0
    for i in range(len(r.lag)):
        if behind < r.lag_rank[i] <= ahead:
            total += min(r.lag[i], s.lag_cap[seat])
    return total


def beagle_scoring(s: State) -> None:
    """DJ-10.9, DJ-10.10, DJ-X.12: score the goal less the lag penalty, never below 0."""
    goal = s.goals[s.round - 1]
    each = s.rules.goal_vp[goal]
    for seat in s.order:
        things, penalty = counted(s, seat, goal), lag(s, seat)
        if s.logging:
            s.note("DJ-10.9", "goal", seat=seat, goal=f"goal:{GOAL_NAMES[goal]}", things=things, n=things * each)
            if penalty and things:
                s.note("DJ-10.10", "lag", seat=seat, n=min(penalty, things * each))
        gain_vp(s, seat, max(0, things * each - penalty))
