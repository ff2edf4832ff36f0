"""Section 11: specialize, invent, library, elect."""

from . import questions
from .advancements import advance_all, next_stage
from .chaos import move_crown, quell_all
from .inventions import dispose
from .names import (
    CARD,
    CULL,
    DISCIPLINE,
    DONE,
    ENCEPHALIZE,
    INFORMATION,
    NO,
    NOBODY,
    PRAYER,
    RAISE,
    TECH,
    YES,
    unpair,
)
from .pieces import (
    card_name,
    elder_cards,
    elders,
    emissaries,
    emissary_cards,
    followers,
    requirement_met,
    send_home,
)
from .rules import HIGHEST
from .state import State

# --- specialize -------------------------------------------------------------------------------------------------


def market_cards(s: State) -> list[int]:
    """Tokens of the cards on offer."""
    return [CARD + card for card in s.market if card != NOBODY]


def can_specialize(s: State, seat: int) -> bool:
    return s.will[seat] > 0 and max(s.market) != NOBODY


def specialize(s: State, seat: int) -> None:
    """BO-11.1: up to the information stage of pawns from free will onto market cards."""
    s.ask(seat, questions.SPECIALIZE, market_cards(s), place_elder, s.stage[seat * 6 + INFORMATION] - 1)


def place_elder(s: State, seat: int, token: int, more: int) -> None:
    if token == DONE:
        return
    s.will[seat] -= 1
    s.elders[s.market.index(token - CARD) * 4 + seat] += 1
    if s.logging:
        s.note("BO-11.1", "places-elder", seat=seat, card=s.game.name(token))
    if more > 0 and s.will[seat] > 0:
        s.ask(seat, questions.SPECIALIZE, [*market_cards(s), DONE], place_elder, more - 1)


# --- invent -----------------------------------------------------------------------------------------------------


def inventable(s: State, seat: int) -> list[int]:
    """BO-11.2: market cards with an elder of the player and, of all colours, as many elders as the row costs."""
    found = []
    for place in range(9):
        if s.elders[place * 4 + seat] and sum(s.elders[place * 4 : place * 4 + 4]) >= place % 3 + 1:
            found.append(CARD + s.market[place])
    return found


def invent(s: State, seat: int) -> None:
    s.ask(seat, questions.INVENT, inventable(s, seat), invent_card)


def invent_card(s: State, seat: int, token: int) -> None:
    """BO-11.3 to BO-11.5: the eureka for the inventor and for every other owner of an elder; then the card."""
    card = token - CARD
    place = s.market.index(card)
    if s.logging:
        s.note("BO-11.2", "invents", seat=seat, card=card_name(s, card))
    others = [other for other in followers(s, seat) if s.elders[place * 4 + other]]
    s.do(
        (inventors_eureka, seat, card),
        *[(copy_eureka, other, card) for other in others],
        (leave_market, place),
        (dispose, seat, card),
    )


def inventors_eureka(s: State, seat: int, card: int) -> None:
    """BO-11.3: by an option only with the requirement of the idea, counting what the eureka itself brings."""
    if s.rules.eureka_needs_requirement and not will_meet(s, seat, card):
        if s.logging:
            s.note("BO-11.3", "no-eureka", seat=seat, card=card_name(s, card))
    else:
        eureka(s, seat, card)


def will_meet(s: State, seat: int, card: int) -> bool:
    """BO-11.3, BO-15.2: whether the requirement of a card is met once its eureka has been carried out."""
    after = s.copy()
    for advancement in s.rules.eureka[card]:
        action, limit = unpair(advancement)
        if action in (ENCEPHALIZE, PRAYER) and after.emotions[seat] > 0:
            after.emotions[seat] -= 1
        elif RAISE <= action < CULL and 0 <= next_stage(after, seat, action - RAISE) <= limit:
            after.stage[seat * 6 + action - RAISE] = next_stage(after, seat, action - RAISE)
    return requirement_met(after, seat, card)


def eureka(s: State, seat: int, card: int) -> None:
    """BO-11.3: all advancements, without any requirement."""
    advance_all(s, seat, s.rules.eureka[card])


def copy_eureka(s: State, seat: int, card: int) -> None:
    """BO-11.4: once, however many elders; an option lets a copier decline."""
    if s.rules.copy_optional:
        s.ask(seat, questions.COPY_EUREKA, [YES, NO], decide_copy, card)
    else:
        share_eureka(s, seat, card)


def decide_copy(s: State, seat: int, token: int, card: int) -> None:
    if token == YES:
        share_eureka(s, seat, card)
    elif s.logging:
        s.note("BO-11.4", "declines-eureka", seat=seat, card=card_name(s, card))


def share_eureka(s: State, seat: int, card: int) -> None:
    if s.logging:
        s.note("BO-11.4", "shares", seat=seat, card=card_name(s, card))
    eureka(s, seat, card)


def leave_market(s: State, place: int) -> None:
    """BO-11.5: all elders on the card are expended; cards slide only at the end of the turn (BO-11.2)."""
    for seat in range(s.players):
        n = s.elders[place * 4 + seat]
        s.will[seat] += n
        s.elders[place * 4 + seat] = 0
        if s.logging and n:
            s.note("BO-11.5", "elders-return", seat=seat, n=n, card=card_name(s, s.market[place]))
    s.market[place] = NOBODY


# --- library ----------------------------------------------------------------------------------------------------


def can_use_library(s: State, seat: int) -> bool:
    """BO-11.6."""
    information = s.stage[seat * 6 + INFORMATION]
    return (
        s.rules.next_stage[INFORMATION * HIGHEST + information] > 0
        and elders(s, seat) + emissaries(s, seat) >= information
    )


def library(s: State, seat: int) -> None:
    """BO-11.6: pay as many elders or emissaries as the stage, then one step."""
    information = s.stage[seat * 6 + INFORMATION]
    s.do((pay_pieces, seat, information), (gain_information, seat))


def gain_information(s: State, seat: int) -> None:
    s.stage[seat * 6 + INFORMATION] = s.rules.next_stage[INFORMATION * HIGHEST + s.stage[seat * 6 + INFORMATION]]
    if s.logging:
        stage, tech = s.stage[seat * 6 + INFORMATION], s.game.name(TECH + INFORMATION)
        s.note("BO-11.6", "library", seat=seat, tech=tech, stage=stage)


def pay_pieces(s: State, seat: int, n: int) -> None:
    """BO-1.8, BO-1.9, BO-7.7, BO-11.6, BO-21.19: elders or emissaries of choice, one at a time."""
    if n > 0:
        s.ask(seat, questions.PAY_PIECE, elder_cards(s, seat) + emissary_cards(s, seat), pay_piece, n)


def pay_piece(s: State, seat: int, token: int, n: int) -> None:
    send_home(s, seat, token, questions.clause_of_payment(s))
    pay_pieces(s, seat, n - 1)


# --- elect ------------------------------------------------------------------------------------------------------


def can_elect(s: State, seat: int) -> bool:
    """BO-11.7."""
    return elders(s, seat) + emissaries(s, seat) > 0


def elect(s: State, seat: int) -> None:
    """BO-11.7: all elders and emissaries return; then the class is chosen."""
    for token in elder_cards(s, seat):
        while s.elders[s.market.index(token - CARD) * 4 + seat]:
            send_home(s, seat, token, "BO-11.7")
    for token in emissary_cards(s, seat):
        send_home(s, seat, token, "BO-11.7")
    s.ask(seat, questions.ELECT, [DISCIPLINE, DISCIPLINE + 1, DISCIPLINE + 2], elect_class)


def elect_class(s: State, seat: int, token: int) -> None:
    """BO-11.7, BO-11.8: quell; a changed class moves the crown. Activity goes on one level higher in that column."""
    discipline = token - DISCIPLINE
    if s.logging:
        s.note("BO-11.7", "elects", seat=seat, discipline=s.game.name(token))
    if discipline == s.ruling[seat]:
        s.do((quell_all, seat))
        return
    if s.rules.resume_at_placard:
        s.depth = 0
    s.do((quell_all, seat), (move_crown, seat, discipline))
