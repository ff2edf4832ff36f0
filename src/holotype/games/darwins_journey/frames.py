"""Section 7: lists of effects (frames), performed one by one in the order that their owner chooses.

Gains come first without a question, because having them earlier can never harm (DJ-7.1). The owner picks among effects
that may be declined; for the last one, its own first decision is asked (DJ-7.1a).
"""

from typing import Final

from . import crew, effects, objectives, windows
from .names import DECLARE_CREW, DECLARE_OBJECTIVE, DO, SKIP
from .ops import CHOICE, LENS, PAID
from .player import pay
from .questions import NEXT_EFFECT, chosen, offered
from .rules import NONE
from .state import State

PLENTY: Final = 99  # enough coins for anything


def enter(s: State, seat: int, first: int, second: int = 0, mods: int = 0, chain: int = 0) -> None:
    """DJ-7.2: begin a new frame of one or two lists; it is finished before the older one goes on."""
    n = len(s.rules.lists[first]) + len(s.rules.lists[second])
    if n:
        s.do((frame, seat, first, second, (1 << n) - 1, mods, chain))


def effect_at(s: State, first: int, second: int, i: int) -> int:
    here = s.rules.lists[first]
    return here[i] if i < len(here) else s.rules.lists[second][i - len(here)]


def frame(s: State, seat: int, first: int, second: int, left: int, mods: int, chain: int) -> None:
    """DJ-1.3, DJ-7.0, DJ-7.1, DJ-7.6, DJ-R.41, DJ-X.7, DJ-X.27: gains first, then ask for what is possible now."""
    left = gain_all(s, seat, first, second, left)
    if left == 0:
        return
    possible: list[int] = []  # indexes, and what each begins with
    begin: list[int] = []
    seen = 0
    index = 0
    while left >> index:
        if left >> index & 1:
            e = effect_at(s, first, second, index)
            token = s.rules.do_token[e]
            if not seen >> (token - DO) & 1 and allowed(s, first, second, left, e):
                options = effects.options_of(s, seat, e, mods, chain)
                if options:
                    possible.append(index)
                    begin = options
                    seen |= 1 << (token - DO)
        index += 1
    declared = windows.declarations(s, seat)
    if len(possible) == 1:
        i = possible[0]
        e = effect_at(s, first, second, i)
        s.ask(
            seat, offered(s.rules.op[e]), [*begin, *declared, SKIP], begin_effect,
            first, second, left, mods, chain, i,
        )  # fmt: skip
    elif possible or declared:
        tokens = [s.rules.do_token[effect_at(s, first, second, i)] for i in possible]
        s.ask(seat, NEXT_EFFECT, [*tokens, *declared, SKIP], choose_effect, first, second, left, mods, chain)
    elif s.logging:
        poor = int(is_only_poor(s, seat, first, second, left, mods, chain))
        s.note("DJ-7.6", "impossible", seat=seat, effects=names_of(s, first, second, left), poor=poor)


def effect_asked(s: State) -> int:
    """The effect whose first decision is the open question; NONE if it is another question."""
    about = s.about
    if "effect" in about:
        return about["effect"]
    return effect_at(s, about["first"], about["second"], about["index"]) if "index" in about else NONE


def op_asked(s: State) -> int:
    """The number in ops.py of that effect; NONE if there is none."""
    effect = effect_asked(s)
    return NONE if effect == NONE else s.rules.op[effect]


def names_of(s: State, first: int, second: int, left: int) -> list[str]:
    """The tokens of the effects left in a frame."""
    return [
        s.game.name(s.rules.do_token[effect_at(s, first, second, index)])
        for index in range(left.bit_length())
        if left >> index & 1
    ]


def is_only_poor(s: State, seat: int, first: int, second: int, left: int, mods: int, chain: int) -> bool:
    """DJ-7.6: whether one of the effects left would be possible with more coins."""
    rich = s.copy()
    rich.coins[seat] = PLENTY
    index = 0
    while left >> index:
        if left >> index & 1 and effects.options_of(rich, seat, effect_at(s, first, second, index), mods, chain):
            return True
        index += 1
    return False


def gain_all(s: State, seat: int, first: int, second: int, left: int) -> int:
    """DJ-7.1, DJ-7.8: perform the mandatory effects, in printed order."""
    index = 0
    while left >> index:
        if left >> index & 1:
            e = effect_at(s, first, second, index)
            if s.rules.op[e] < LENS:
                left &= ~(1 << index)
                effects.gain(s, seat, e)
        index += 1
    return left


def allowed(s: State, first: int, second: int, left: int, e: int) -> bool:
    """DJ-7.5: the paid use comes after the free use of the same space."""
    if s.rules.op[e] != PAID:
        return True
    inner = s.rules.op[s.rules.m[e]]
    index = 0
    while left >> index:
        if left >> index & 1 and s.rules.op[effect_at(s, first, second, index)] == inner:
            return False
        index += 1
    return True


def choose_effect(s: State, seat: int, token: int, first: int, second: int, left: int, mods: int, chain: int) -> None:
    """DJ-7.1, DJ-7.1b: perform an effect, complete something and go on, or skip the rest."""
    if token == SKIP:
        if s.logging:
            s.note("DJ-7.1", "declines", seat=seat, effects=names_of(s, first, second, left))
        return
    if token < DO:
        s.do((frame, seat, first, second, left, mods, chain))
        declare(s, seat, token)
        return
    index = 0
    while not (left >> index & 1 and s.rules.do_token[effect_at(s, first, second, index)] == token):
        index += 1
    resume(s, seat, first, second, left & ~(1 << index), mods, chain)
    commit(s, seat, effect_at(s, first, second, index), mods, chain)


def resume(s: State, seat: int, first: int, second: int, left: int, mods: int, chain: int) -> None:
    if left:
        s.do((frame, seat, first, second, left, mods, chain))


def begin_effect(
    s: State, seat: int, token: int, first: int, second: int, left: int, mods: int, chain: int, index: int
) -> None:
    """DJ-7.1a: the only possible effect is begun or declined."""
    if token == SKIP:
        if s.logging:
            s.note("DJ-7.1a", "declines", seat=seat, effects=names_of(s, first, second, 1 << index))
        return
    if DECLARE_CREW <= token < DO:
        s.do((frame, seat, first, second, left, mods, chain))
        declare(s, seat, token)
        return
    resume(s, seat, first, second, left & ~(1 << index), mods, chain)
    perform(s, seat, token, effect_at(s, first, second, index), mods, chain)


def commit(s: State, seat: int, e: int, mods: int, chain: int) -> None:
    """Ask for the first decision of an effect that was chosen among several; it can no longer be declined."""
    op = s.rules.op[e]
    options = effects.options_of(s, seat, e, mods, chain)
    s.ask(seat, chosen(op), options, perform, e, mods, chain)


def perform(s: State, seat: int, token: int, e: int, mods: int, chain: int) -> None:
    """DJ-7.4, DJ-7.5: the option chosen, or the effect paid for, asks for its own first decision."""
    r = s.rules
    if r.op[e] == PAID:
        pay(s, seat, r.n[e])
        if s.logging:
            s.note("DJ-7.5", "pays-again", seat=seat, n=r.n[e], effect=s.game.name(r.do_token[r.m[e]]))
        commit(s, seat, r.m[e], mods, chain)
    elif r.op[e] == CHOICE:
        for option in r.lists[r.m[e]]:
            if r.do_token[option] == token:
                commit(s, seat, option, mods, chain)
                return
    else:
        effects.perform(s, seat, token, e, mods, chain)


def declare(s: State, seat: int, token: int) -> None:
    """DJ-9.1: complete an objective or a crew card."""
    if token < DECLARE_OBJECTIVE:
        crew.complete_crew(s, seat, token - DECLARE_CREW)
    else:
        objectives.complete_objective(s, seat, token - DECLARE_OBJECTIVE)
