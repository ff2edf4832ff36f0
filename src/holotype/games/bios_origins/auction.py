"""Section 7: the auction of a challenge card, and what its winner does with it."""

from . import questions
from .advancements import advance_all
from .chaos import quell_loss, quiet_revolution
from .knowledge import pay_pieces
from .names import DECLINE, DISCIPLINE, LEFT_DICTATOR, NOBODY, NUMBER, OUT, PASS, PAY, RIGHT_DICTATOR, TABLEAU
from .pieces import (
    card_name,
    column,
    dissidents,
    elders,
    emissaries,
    lay_foundation,
    remove_foundation,
    requirement_met,
    say_unmet,
)
from .state import State


def dictator(s: State, card: int) -> int:
    """BO-1.5, BO-6.22: the wing of a dictator card, 0 for other cards."""
    if s.rules.dictators:
        for found in (s.rules.events[card * 2], s.rules.events[card * 2 + 1]):
            if found in (RIGHT_DICTATOR, LEFT_DICTATOR):
                return found
    return 0


def award(s: State) -> None:
    """BO-6.22, BO-7.1, BO-21.19: a dictator comes to power, a solo player buys, others bid."""
    s.bid, s.bidder, s.paid = 0, NOBODY, 0
    wing = dictator(s, s.card)
    if wing:
        seat = strongman(s, wing)
        if s.logging:
            right = wing == RIGHT_DICTATOR
            n = s.mysticism[seat] if right else dissidents(s, seat)
            s.note("BO-6.22", "dictator", seat=seat, card=card_name(s, s.card), wing="right" if right else "left", n=n)
        s.do((win, seat))
    elif s.rules.solo:
        solo_purchase(s, s.active)
    else:
        s.do(*[(ask_bid, (s.active + n) % s.players) for n in range(s.players)], (close_auction,))


def strongman(s: State, wing: int) -> int:
    """BO-6.22: most mysticism (right) or dissidents (left); ties for the first from the challenger on."""
    best, leader = -1, s.active
    for n in range(s.players):
        seat = (s.active + n) % s.players
        strength = s.mysticism[seat] if wing == RIGHT_DICTATOR else dissidents(s, seat)
        if strength > best:
            best, leader = strength, seat
    return leader


# --- bidding ----------------------------------------------------------------------------------------------------


def bonus(s: State, seat: int) -> int:
    """BO-7.3, BO-7.4: mysticism on a religious card, and 1 for the class that the philosophy favours."""
    extra = s.mysticism[seat] if s.rules.religious[s.card] else 0
    return extra + (1 if s.rules.auction_bonus[s.philosophy] == s.ruling[seat] else 0)


def ask_bid(s: State, seat: int) -> None:
    """BO-7.1, BO-7.2, BO-7.5: pass, or k elders and emissaries that beat the highest total."""
    most = elders(s, seat) + emissaries(s, seat)
    least = max(1, s.bid - bonus(s, seat) + 1)
    if most >= least:
        s.ask(seat, questions.BID, [PASS, *[NUMBER + k for k in range(least, most + 1)]], take_bid)
    elif s.logging:
        s.note("BO-7.2", "cannot-bid", seat=seat)


def take_bid(s: State, seat: int, token: int) -> None:
    if token == PASS:
        if s.logging:
            s.note("BO-7.1", "passes", seat=seat)
        return
    s.paid = token - NUMBER
    s.bid = s.paid + bonus(s, seat)
    s.bidder = seat
    if s.logging:
        s.note("BO-7.1", "bids", seat=seat, k=s.paid, total=s.bid)


def close_auction(s: State) -> None:
    """BO-7.6, BO-7.7, BO-7.13: without a bid the card leaves the game; losers pay nothing."""
    if s.bidder == NOBODY:
        if s.logging:
            s.note("BO-7.6", "nobody-bids", card=card_name(s, s.card))
        leave_game(s, "BO-7.6")
        return
    if s.logging:
        s.note("BO-7.1", "wins-card", seat=s.bidder, card=card_name(s, s.card), k=s.paid, total=s.bid)
    s.do((pay_pieces, s.bidder, s.paid), (win, s.bidder))


def solo_purchase(s: State, seat: int) -> None:
    """BO-21.19: epoch plus dissidents, in elders, or the card is gone."""
    price = s.rules.epoch[s.card] + dissidents(s, seat)
    if elders(s, seat) >= price:
        s.ask(seat, questions.PURCHASE, [PAY, DECLINE], buy, price)
    else:
        if s.logging:
            s.note("BO-21.19", "cannot-buy", seat=seat, card=card_name(s, s.card), price=price)
        leave_game(s, "BO-21.19")


def buy(s: State, seat: int, token: int, price: int) -> None:
    if s.logging:
        s.note("BO-21.19", "buys" if token == PAY else "declines-card", seat=seat, card=card_name(s, s.card))
    if token == PAY:
        s.do((pay_pieces, seat, price), (win, seat))
    else:
        leave_game(s, "BO-21.19")


def leave_game(s: State, clause: str) -> None:
    s.where[s.card] = OUT
    if s.logging:
        s.note(clause, "card-leaves", card=card_name(s, s.card))
    s.card = NOBODY


# --- the winner -------------------------------------------------------------------------------------------------


def win(s: State, seat: int) -> None:
    """BO-7.8: the eureka first; a purge waits."""
    s.do((place_card, seat))
    advance_all(s, seat, s.rules.eureka[s.card])


def place_card(s: State, seat: int) -> None:
    """BO-7.9, BO-7.10: the requirement, then which half is up."""
    if s.rules.foundation_requirements and not requirement_met(s, seat, s.card):
        if s.logging:
            say_unmet(s, seat, s.card, "BO-7.9")
        leave_game(s, "BO-7.9")
        return
    halves = s.rules.halves
    s.ask(seat, questions.ORIENTATION, [DISCIPLINE + halves[s.card * 2], DISCIPLINE + halves[s.card * 2 + 1]], orient)


def orient(s: State, seat: int, token: int) -> None:
    """BO-7.11: another class than the ruling one comes with a quiet revolution."""
    discipline = token - DISCIPLINE
    s.do((lay_card, seat, discipline))
    if discipline != s.ruling[seat]:
        quiet_revolution(s, seat, discipline)


def lay_card(s: State, seat: int, discipline: int) -> None:
    """BO-7.11, BO-7.12: to the bottom of the ruling column; a dictator purges what lies there already."""
    card = s.card
    others = [s.f_card[i] for i in column(s, seat, discipline)]
    lay_foundation(s, seat, card, 0 if s.rules.halves[card * 2] == discipline else 1)
    s.where[card] = TABLEAU
    s.card = NOBODY
    if s.logging:
        s.note("BO-7.11", "lays", seat=seat, card=card_name(s, card), discipline=s.game.name(DISCIPLINE + discipline))
    if dictator(s, card):
        s.do(*[(purge, seat, other) for other in others])


def purge(s: State, seat: int, card: int) -> None:
    """BO-7.12, BO-14.8: a foundation leaves the game; a dissident on it is quelled with one loss."""
    i = s.f_card.index(card)
    stood = s.f_dissident[i]
    remove_foundation(s, i)
    s.where[card] = OUT
    if s.logging:
        s.note("BO-7.12", "purges", seat=seat, card=card_name(s, card))
    if stood:
        s.pool[seat] += 1
        if s.logging:
            s.note("BO-9.6", "quelled", seat=seat, rainbow=card_name(s, card))
        quell_loss(s, seat)
