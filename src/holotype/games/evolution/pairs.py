"""Section 6.6: the trigger window, in which pair traits (and, after a kill, a Scavenger) answer a gain.

EV-R22: Communication takes red from the bank, Cooperation brings blue; some programs swap the two names.
"""

from . import time_to_fly
from .animals import animals_of, can_receive, can_take, gain, gaining, in_force, name, other_of, pair_trait, receive
from .names import ANIMAL, DONE, TRAIT
from .questions import ANSWER_BY, ANSWER_FROM, SCAVENGE, WINDOW
from .state import State
from .traits import COMMUNICATION, COOPERATION, IS_SCAVENGER, SCAVENGER


def window(s: State, seat: int, carrion: bool) -> None:
    """EV-6.40, EV-6.41, EV-6.38, EV-6.44, EV-8.20, EV-R6: the owner answers in any order until *done*.

    `carrion`: an animal was eaten, and nobody has scavenged it yet."""
    triggers = [ANIMAL + b for b in animals_of(s, seat) if answering(s, b)] if s.pair_one else []
    scavengers = [ANIMAL + b for b in hungry_scavengers(s, seat)] if carrion else []
    if not triggers and not scavengers:
        close(s, seat, carrion)
        return
    options = sorted({*triggers, *scavengers})
    if not scavengers and not (s.rules.triggers_mandatory and triggers):
        options.append(DONE)
    s.ask(seat, WINDOW, options, answer, carrion)


def answer(s: State, seat: int, token: int, carrion: bool) -> None:
    """EV-6.44: *done* drops what is pending; the cards stay usable for later gains of this round."""
    if token == DONE:
        close(s, seat, carrion)
        return
    b = token - ANIMAL
    s.ask(seat, ANSWER_BY, ways_to_eat(s, b, carrion), answer_by, b, carrion)


def ways_to_eat(s: State, b: int, carrion: bool) -> list[int]:
    """EV-6.38, EV-6.41: the traits by which b can be fed now."""
    traits = sorted({pair_trait(s, i) for i in answering(s, b)})
    ways = [TRAIT + trait for trait in traits]
    if carrion and s.works[b] & IS_SCAVENGER:
        ways.append(TRAIT + SCAVENGER)
    return ways


def answer_by(s: State, seat: int, token: int, b: int, carrion: bool) -> None:
    trait = token - TRAIT
    if trait == SCAVENGER:
        serve(s, b, "EV-6.38")
        return
    givers = [ANIMAL + other_of(s, i, b) for i in answering(s, b) if pair_trait(s, i) == trait]
    s.ask(seat, ANSWER_FROM, givers, use_pair, b, trait, carrion)


def use_pair(s: State, seat: int, token: int, b: int, trait: int, carrion: bool) -> None:
    """EV-6.42, EV-6.43, EV-8.18, EV-8.19: the card is used for this round; the partner gets its token."""
    a = token - ANIMAL
    for i in answering(s, b):
        if pair_trait(s, i) == trait and other_of(s, i, b) == a:
            s.pair_used[i] = 1
            s.pair_waiting[i] = 0
            break
    s.do((window, seat, carrion))
    if trait == COMMUNICATION:
        if s.logging:
            s.note("EV-8.18", "communicates", seat=seat, animal=name(s, b), giver=name(s, a))
        time_to_fly.approach_bank(s, seat, b)
    else:
        if s.logging:
            s.note("EV-8.19", "cooperates", seat=seat, animal=name(s, b), giver=name(s, a), **gaining(s, b, 1))
        gain(s, b, 1, False, False)


def answering(s: State, b: int) -> list[int]:
    """EV-6.41: the pair cards that can feed b now."""
    if s.links[b] == 0:
        return []
    found = []
    for i, waiting in enumerate(s.pair_waiting):
        if waiting and ((waiting & 1 and s.pair_two[i] == b) or (waiting & 2 and s.pair_one[i] == b)):
            trait = pair_trait(s, i)
            able = can_receive(s, b) if trait == COOPERATION else s.bank > 0 and can_take(s, b)
            if able and in_force(s, i):
                found.append(i)
    return found


def close(s: State, seat: int, carrion: bool) -> None:
    """EV-6.44; EV-6.39: what the attacker's side did not scavenge is left to the others."""
    for i in range(len(s.pair_one)):
        if s.owner[s.pair_one[i]] == seat:
            s.pair_waiting[i] = 0
    if carrion:
        leave_carrion(s, seat)


def hungry_scavengers(s: State, seat: int) -> list[int]:
    return [a for a in animals_of(s, seat) if s.works[a] & IS_SCAVENGER and can_receive(s, a)]


def leave_carrion(s: State, seat: int) -> None:
    """EV-6.39, EV-8.12, EV-R11: clockwise, the first player with a Scavenger that can receive must use one."""
    for i in range(1, s.players):
        other = (seat + i) % s.players
        scavengers = hungry_scavengers(s, other)
        if scavengers:
            s.ask(other, SCAVENGE, [ANIMAL + a for a in scavengers], scavenge)
            return


def scavenge(s: State, seat: int, token: int) -> None:
    serve(s, token - ANIMAL, "EV-6.39")


def serve(s: State, a: int, clause: str) -> None:
    """EV-6.38, EV-6.39, EV-8.12: one blue token for one eaten animal; what it sets off joins the window."""
    s.do((window, s.owner[a], False))
    receive(s, a, 1, clause, "scavenges")
