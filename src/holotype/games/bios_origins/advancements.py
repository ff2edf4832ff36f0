"""Section 14: advancements. An advancement is a pair of its action and its limit (names.pair)."""

from . import questions
from .chaos import BY_ADVANCEMENT, BY_CONSEQUENT, take_chaos
from .inventions import discard_invention
from .names import (
    ABSTRACTION,
    ART,
    CARD,
    CHAOS,
    CULL,
    DEMAGOGUE,
    DISCIPLINE,
    DO,
    ENCEPHALIZE,
    IMMUNOLOGY,
    NO,
    NOBODY,
    PHILOSOPHY,
    PRAYER,
    RAISE,
    REGION,
    TECH,
    YES,
    unpair,
)
from .pieces import card_name, inventions, region, take_pawn
from .rules import HIGHEST
from .state import State


def can_advance(s: State, seat: int, advancement: int) -> bool:
    """BO-10.6, BO-14.10: whether an advancement would change anything."""
    action, limit = unpair(advancement)
    if action >= RAISE and action < CULL:
        return 0 <= next_stage(s, seat, action - RAISE) <= limit
    if action == ENCEPHALIZE:
        return s.emotions[seat] > 0
    if action == ABSTRACTION:
        return s.vocabulary[seat] > 0
    if action == ART:
        return s.mysticism[seat] > 0
    if action == PRAYER:
        return s.emotions[seat] + s.vocabulary[seat] + s.will[seat] > 0
    if action == CULL:
        return bool(cullable(s, seat, limit))
    return True


def advance(s: State, seat: int, advancement: int) -> None:
    """BO-14.10: one advancement, as far as possible."""
    action, limit = unpair(advancement)
    if not can_advance(s, seat, advancement):
        if s.logging:
            s.note("BO-14.10", "void", seat=seat, action=s.game.name(DO + action), limit=limit)
        return
    if action >= RAISE and action < CULL:
        raise_technology(s, seat, action - RAISE, limit, "BO-14.5")
    elif action == ENCEPHALIZE:
        encephalize(s, seat)
    elif action == ABSTRACTION:
        abstraction(s, seat)
    elif action == ART:
        art(s, seat)
    elif action == PRAYER:
        prayer(s, seat)
    elif action == CULL:
        s.ask(seat, questions.CULL, cullable(s, seat, limit), cull)
    elif action == DEMAGOGUE:
        demagogue(s, seat)
    elif action == CHAOS:
        take_chaos(s, seat, 1, 0, BY_ADVANCEMENT)


def advance_all(s: State, seat: int, advancements: tuple[int, ...]) -> None:
    """BO-7.8, BO-11.3: all of a eureka, in printed order."""
    if advancements:
        s.do(*[(advance, seat, advancement) for advancement in advancements])


# --- pawns ------------------------------------------------------------------------------------------------------


def encephalize(s: State, seat: int) -> None:
    """BO-14.1."""
    s.emotions[seat] -= 1
    s.vocabulary[seat] += 1
    if s.logging:
        s.note("BO-14.1", "encephalizes", seat=seat)


def abstraction(s: State, seat: int) -> None:
    """BO-14.2."""
    s.vocabulary[seat] -= 1
    s.will[seat] += 1
    if s.logging:
        s.note("BO-14.2", "abstracts", seat=seat)


def art(s: State, seat: int) -> None:
    """BO-14.3."""
    s.mysticism[seat] -= 1
    s.will[seat] += 1
    if s.logging:
        s.note("BO-14.3", "makes-art", seat=seat)


def prayer(s: State, seat: int) -> None:
    """BO-14.4: a pawn from any region of the brain."""
    s.ask(seat, questions.PRAYER, [REGION + where for where in range(3) if region(s, seat, where)], pray)


def pray(s: State, seat: int, token: int) -> None:
    take_pawn(s, seat, token - REGION)
    s.mysticism[seat] += 1
    if s.logging:
        s.note("BO-14.4", "prays", seat=seat, region=s.game.name(token))


# --- technology -------------------------------------------------------------------------------------------------


def next_stage(s: State, seat: int, tech: int) -> int:
    """The next printed stage of a track, -1 at its end."""
    return s.rules.next_stage[tech * HIGHEST + s.stage[seat * 6 + tech]]


def raise_technology(s: State, seat: int, tech: int, limit: int, clause: str) -> None:
    """BO-14.5, BO-14.6: one step, never beyond the limit; some stages of energy bring another step."""
    following = next_stage(s, seat, tech)
    if following < 0 or following > limit:
        return
    s.stage[seat * 6 + tech] = following
    if s.logging:
        s.note(clause, "raises", seat=seat, tech=s.game.name(TECH + tech), stage=following, limit=limit)
    bonus = s.rules.on_reach[tech * HIGHEST + following]
    if s.logging and bonus:
        things = [s.game.name(DO + unpair(advancement)[0]) for advancement in bonus]
        s.note("BO-14.6", "stage-brings", seat=seat, tech=s.game.name(TECH + tech), stage=following, actions=things)
    advance_all(s, seat, bonus)


def recover(s: State, seat: int) -> None:
    """BO-6.6: disease teaches immunology, up to the last stage."""
    raise_technology(s, seat, IMMUNOLOGY, s.rules.top_stage[IMMUNOLOGY], "BO-6.6")


# --- ideas and ideals -------------------------------------------------------------------------------------------


def cullable(s: State, seat: int, epoch: int) -> list[int]:
    """BO-14.7: the player's inventions of this epoch or earlier."""
    return [CARD + s.v_card[i] for i in inventions(s, seat) if s.rules.epoch[s.v_card[i]] <= epoch]


def cull(s: State, seat: int, token: int) -> None:
    """BO-14.7: it goes to the lore deck; emissaries on it are expended."""
    if s.logging:
        s.note("BO-14.7", "culls", seat=seat, card=card_name(s, token - CARD))
    discard_invention(s, s.v_card.index(token - CARD), "BO-14.7")


def demagogue(s: State, seat: int) -> None:
    """BO-14.9: the philosophy cube goes one step."""
    s.ask(seat, questions.DEMAGOGUE, philosophies(s), move_philosophy)


def philosophies(s: State) -> list[int]:
    return [PHILOSOPHY + node for node in s.rules.philosophy_next[s.philosophy]]


def move_philosophy(s: State, seat: int, token: int) -> None:
    shift_philosophy(s, seat, token, "BO-14.9")


def shift_philosophy(s: State, seat: int, token: int, clause: str) -> None:
    s.philosophy = token - PHILOSOPHY
    zeroed = s.rules.zeroes[s.philosophy]
    if s.logging and zeroed != NOBODY:
        nothing = s.game.name(DISCIPLINE + zeroed)
        s.note(clause, "philosophy-zeroes", seat=seat, philosophy=s.game.name(token), discipline=nothing)
    elif s.logging:
        s.note(clause, "philosophy", seat=seat, philosophy=s.game.name(token))


# --- consequents ------------------------------------------------------------------------------------------------


def consequents(s: State, seat: int, option: int, i: int) -> None:
    """BO-10.5, BO-16.10: each advancement may be taken or left; chaos must be taken. A revolution drops them
    (BO-5.6a)."""
    then = s.rules.then[option]
    if i >= len(then) or s.ended:
        return
    s.do((consequents, seat, option, i + 1))
    if unpair(then[i])[0] == CHAOS:
        take_chaos(s, seat, 1, 0, BY_CONSEQUENT)
    elif can_advance(s, seat, then[i]):
        s.ask(seat, questions.CONSEQUENT, [YES, NO], take_consequent, then[i])


def take_consequent(s: State, seat: int, token: int, advancement: int) -> None:
    if token == YES:
        advance(s, seat, advancement)
    elif s.logging:
        s.note("BO-10.5", "declines-consequent", seat=seat, action=s.game.name(DO + unpair(advancement)[0]))
