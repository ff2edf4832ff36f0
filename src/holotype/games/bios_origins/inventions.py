"""Section 15: ideas that are kept, and the lore deck."""

from . import questions
from .names import CARD, DISCARD, DISCIPLINE, INFORMATION, KEEP, LORE, OUT, TABLEAU
from .pieces import card_name, inventions, requirement_met, say_unmet
from .state import State


def may_keep(s: State, seat: int, card: int) -> bool:
    """BO-15.2, BO-15.4: requirements are met, now if not later, and one half has the ruling discipline."""
    halves = s.rules.halves
    rules = s.ruling[seat]
    return rules in (halves[card * 2], halves[card * 2 + 1]) and requirement_met(s, seat, card)


def dispose(s: State, seat: int, card: int) -> None:
    """BO-11.5: an idea that was invented is kept or goes to the lore deck; in the basic game it leaves the game."""
    if not s.rules.inventions:
        s.where[card] = OUT
        if s.logging:
            s.note("BO-11.5", "card-leaves", card=card_name(s, card))
    elif may_keep(s, seat, card):
        s.ask(seat, questions.KEEP_IDEA, [KEEP, DISCARD], keep_or_discard, card)
    else:
        if s.logging:
            say_why_not_kept(s, seat, card)
        keep_or_discard(s, seat, DISCARD, card)


def say_why_not_kept(s: State, seat: int, card: int) -> None:
    """BO-15.2: what the player lacks for keeping an idea."""
    say_unmet(s, seat, card, "BO-15.2")
    if s.ruling[seat] not in (s.rules.halves[card * 2], s.rules.halves[card * 2 + 1]):
        s.note("BO-15.2", "no-half", card=card_name(s, card), discipline=s.game.name(DISCIPLINE + s.ruling[seat]))


def keep_or_discard(s: State, seat: int, token: int, card: int) -> None:
    """BO-15.1: a kept idea lies on top of the ruling column."""
    if token == DISCARD:
        to_lore(s, card, "BO-11.5")
        return
    add_invention(s, seat, card, len(s.v_card))
    s.do((limit_inventions, seat))


def add_invention(s: State, seat: int, card: int, place: int) -> None:
    """BO-15.1: it shows the half of the ruling discipline."""
    half = 0 if s.rules.halves[card * 2] == s.ruling[seat] else 1
    s.v_card.insert(place, card)
    s.v_seat.insert(place, seat)
    s.v_half.insert(place, half)
    s.v_guests.insert(place, 0)
    s.where[card] = TABLEAU
    if s.logging:
        shown = s.game.name(DISCIPLINE + s.rules.halves[card * 2 + half])
        s.note("BO-15.1", "keeps", seat=seat, card=card_name(s, card), discipline=shown)


def limit_inventions(s: State, seat: int) -> None:
    """BO-15.3: no more inventions than the information stage; the player chooses one to give up."""
    mine = inventions(s, seat)
    if len(mine) > s.stage[seat * 6 + INFORMATION]:
        s.ask(seat, questions.INVENTION_LIMIT, [CARD + s.v_card[i] for i in mine], give_up_invention)


def give_up_invention(s: State, seat: int, token: int) -> None:
    if s.logging:
        s.note("BO-15.3", "gives-up", seat=seat, card=s.game.name(token), n=s.stage[seat * 6 + INFORMATION])
    discard_invention(s, s.v_card.index(token - CARD), "BO-15.3")
    s.do((limit_inventions, seat))


def discard_invention(s: State, i: int, clause: str) -> None:
    """BO-9.12, BO-14.7, BO-15.3: to the lore deck; emissaries on it are expended."""
    seat = s.v_seat[i]
    if seat == s.active and inventions(s, seat).index(i) < s.height:
        s.height -= 1
    card = s.v_card.pop(i)
    s.v_seat.pop(i)
    s.v_half.pop(i)
    guests = s.v_guests.pop(i)
    for other in range(s.players):
        if guests >> other & 1:
            s.will[other] += 1
            if s.logging:
                s.note(clause, "expends", seat=other, card=card_name(s, card))
    to_lore(s, card, clause)


def to_lore(s: State, card: int, clause: str) -> None:
    """BO-15.5: the lore deck is face up."""
    s.where[card] = LORE
    s.lore.append(card)
    if s.logging:
        s.note(clause, "to-lore", card=card_name(s, card))


def convert_ideas(s: State, seat: int) -> None:
    """BO-9.11, BO-9.12: inventions with a half of the new class turn to it; the others are obsolete."""
    halves = s.rules.halves
    new = s.ruling[seat]
    for i in reversed(inventions(s, seat)):
        card = s.v_card[i]
        if new in (halves[card * 2], halves[card * 2 + 1]):
            turn_invention(s, i, 0 if halves[card * 2] == new else 1)
        else:
            if s.logging:
                s.note("BO-9.12", "obsolete", seat=seat, card=card_name(s, card))
            discard_invention(s, i, "BO-9.12")


def turn_invention(s: State, i: int, half: int) -> None:
    """BO-9.11: the half of the new ruling class comes up."""
    turned = s.v_half[i] != half
    s.v_half[i] = half
    if s.logging and turned:
        card = s.v_card[i]
        shown = s.game.name(DISCIPLINE + s.rules.halves[card * 2 + half])
        s.note("BO-9.11", "converts", seat=s.v_seat[i], card=card_name(s, card), discipline=shown)
