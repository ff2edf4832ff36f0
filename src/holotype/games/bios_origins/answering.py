"""What the words of an answer name beside what it is called: what it costs, and whom."""

from holotype.core.types import Details

from . import questions
from .activity import option_of
from .auction import bonus, dictator
from .names import (
    CARD,
    CHAOS,
    DISCIPLINE,
    DO,
    DONE,
    FOOTPRINT,
    INFORMATION,
    NOBODY,
    NUMBER,
    PHILOSOPHY,
    PROSPECT_METAL,
    WAR,
    unpair,
)
from .pieces import column, inventions, tokens_on
from .reasons import best_outcome, end_of_war
from .state import State
from .urbanize import matching_cities


def answering(s: State, token: int) -> Details:
    question, seat, rules = s.question, s.seat, s.rules
    assert seat is not None
    if question is questions.BID:
        return {"total": token - NUMBER + bonus(s, seat)}
    if question is questions.ROTATION:
        return {"degrees": (token - NUMBER) * 60}
    if question in (questions.ORIENTATION, questions.ELECT, questions.COUP):
        return new_class(s, seat, token - DISCIPLINE)
    if question in (questions.GLOBALIZE, questions.GLOBALIZE_AGAIN, questions.DEMAGOGUE) and token != DONE:
        zeroed = rules.zeroes[token - PHILOSOPHY]
        return {"zeroed": "nothing" if zeroed == NOBODY else s.game.name(DISCIPLINE + zeroed)}
    if question in (questions.CHIT, questions.CHIT_GOAL):
        return {"loser": loser(s, seat, token - rules.hex0)}
    if question is questions.ELEMENT:
        return price(s, seat, token - DO)
    if question is questions.KEEP_IDEA:
        kept = len(inventions(s, seat))
        return {"full": kept if kept >= s.stage[seat * 6 + INFORMATION] else 0}
    if question in (questions.SPREAD_GOAL, questions.END_BESIDE):
        return {"hungry": int(starves(s, seat, s.about["piece"], token - rules.spot0))}
    if question is questions.URBANIZE and token >= rules.resource0:
        return {"replaces": int(s.city[(token - rules.resource0) // 2] == seat)}
    if question is questions.TARGET and s.about["action"] == WAR:
        return {"outcome": end_of_war(s, seat, token)}
    if question is questions.CONSTITUTION:
        i = s.f_card.index(token - CARD)
        return {"turned": s.game.name(DISCIPLINE + rules.halves[s.f_card[i] * 2 + 1 - s.f_half[i]])}
    return {"outcome": ""}


def new_class(s: State, seat: int, discipline: int) -> Details:
    """BO-7.12, BO-9.12: what is lost if this class rules, or if the card that was won is laid there."""
    halves = s.rules.halves
    unfit = [i for i in inventions(s, seat) if discipline not in halves[s.v_card[i] * 2 : s.v_card[i] * 2 + 2]]
    changes = discipline != s.ruling[seat]
    purges = s.card != NOBODY and dictator(s, s.card) != 0
    return {
        "revolution": int(changes),
        "lost": len(unfit) if changes else 0,
        "purged": len(column(s, seat, discipline)) if purges else 0,
    }


def loser(s: State, seat: int, h: int) -> str:
    """BO-6.13, BO-21.4: whose city falls where a chit comes or goes. No city stands beside a chit but a marine one."""
    owner = s.city[h]
    if owner == NOBODY:
        return "nobody"
    return "you" if owner == seat else f"seat:{owner}"


def price(s: State, seat: int, action: int) -> Details:
    """BO-10.5, BO-11.6, BO-13.7, BO-16.12: what using an option costs."""
    option = option_of(s, seat, s.about["element"], action)
    if option == NOBODY:
        return {}  # to skip
    chaos = [unpair(step)[0] for step in s.rules.then[option]].count(CHAOS)
    if s.rules.immoral[s.philosophy] == action:
        chaos += 1
    odds = best_outcome(s, seat) if action == WAR else "won"
    again = action <= PROSPECT_METAL and s.rules.then[option] and matching_cities(s, seat, action)
    return {"chaos": chaos, "price": s.stage[seat * 6 + INFORMATION], "again": int(bool(again)), "odds": odds}


def starves(s: State, seat: int, piece: int, spot: int) -> bool:
    """BO-19.1: with the piece on this spot a hex would hold more than the footprint."""
    start = piece - s.rules.spot0  # below 0 for a new migrant
    for h in s.rules.hexes_of[spot]:
        leaves = start >= 0 and start in s.rules.spots_of[h]
        if tokens_on(s, h) - int(leaves) >= s.stage[seat * 6 + FOOTPRINT]:
            return True
    return False
