"""Section 8, phase 5: hay, slaughter and produce; pacifying the New World."""

from .cards import (
    ask_or_exchange,
    brings,
    cash_in,
    choose_exchange,
    d_cards,
    exchangeable,
    named,
    note_lost_energy,
    overflow,
    profile,
    spendable,
)
from .fields import DOMESTIC, IN_ROW, POOL, TABLEAU
from .names import BABY, CARD, ENERGY, EXCHANGE, IVORY, PASS, SLAUGHTER
from .pieces import births, elder_tokens, elders_everywhere, pay_point, payment, pieces_on, players_in_order, resolved
from .questions import ANIMALS, HAY, PACIFY, PRODUCE
from .rules import MARKLAND, VINLAND
from .state import State


def domestic_phase(s: State) -> None:
    """GL-8.1, GL-11.1: in player order each tribe sees to its animals; then the New World may be pacified."""
    if s.rules.beginners:
        return
    s.phase = DOMESTIC
    s.handled = [0] * 64
    for seat in range(4):
        s.locked[seat] = 0
    s.do(
        *[(animals, seat) for seat in players_in_order(s)], (pacification, MARKLAND), (pacification, VINLAND), (unlock,)
    )


def animals(s: State, seat: int) -> None:
    """GL-8.1: D cards one at a time, in any order."""
    if s.gone[seat]:
        return
    cards = [CARD + c for c in d_cards(s, seat) if s.handled[c] == 0]
    if cards:
        ask_or_exchange(s, seat, ANIMALS, cards, see_to)


def see_to(s: State, seat: int, token: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (animals, seat))
        return
    card = token - CARD
    s.handled[card] = 1
    s.do((hay, seat, card, s.rules.hay[profile(s, card)], True), (resolved,), (animals, seat))


def hay(s: State, seat: int, card: int, points: int, untouched: bool) -> None:
    """GL-8.1, GL-8.2: each point takes an energy or an elder, or the animal is slaughtered."""
    if s.zone[card] != TABLEAU + seat:
        return
    if points == 0:
        produce(s, seat, card)
        return
    choices: list[int] = []
    if spendable(s, seat) + elders_everywhere(s, seat) >= points:
        choices = [ENERGY] if spendable(s, seat) > 0 else []
        choices += elder_tokens(s, seat)
    if untouched:
        choices.append(SLAUGHTER)
    if len(choices) > 1 and any(c != card for c in exchangeable(s, seat)):
        choices.append(EXCHANGE)
    s.ask(seat, HAY, choices, hay_paid, card, points, untouched)


def hay_paid(s: State, seat: int, token: int, card: int, points: int, untouched: bool) -> None:
    """GL-1.14, GL-8.1: pay a point, or slaughter."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (hay, seat, card, points, untouched))
        return
    if token == SLAUGHTER:
        goods, lost = cash_in(s, seat, card)
        if s.logging:
            s.note("GL-8.1", "slaughters", seat=seat, card=named(s, card), **goods)
        note_lost_energy(s, seat, lost)
        return
    if s.logging:
        s.note("GL-8.1", "hay", seat=seat, card=named(s, card), **payment(s, token))
    pay_point(s, seat, token)
    s.do((overflow,), (hay, seat, card, points - 1, False))


def produce(s: State, seat: int, card: int) -> None:
    """GL-8.3: babies, or for sheep a baby or an ivory; nothing if the card was raided this turn."""
    if s.raided[card]:
        if s.logging:
            s.note("GL-7.25", "raided", seat=seat, card=named(s, card))
        return
    p = profile(s, card)
    if s.logging and (s.rules.produce[p] or s.rules.produce_choice[p]):
        s.note("GL-8.3", "produces", seat=seat, card=named(s, card))
    if s.rules.produce_choice[p]:
        s.ask(seat, PRODUCE, [BABY, IVORY], produced, card)
    elif s.rules.produce[p]:
        s.do((births, seat, s.rules.produce[p], POOL, False))


def produced(s: State, seat: int, token: int, card: int) -> None:
    if token == IVORY:
        s.ivory[seat] += 1
        if s.logging:
            s.note("GL-8.3", "gains", seat=seat, energy=0, ivory=1, iron=0)
    else:
        s.do((births, seat, 1, POOL, False))


def unlock(s: State) -> None:
    """GL-8.2: energy gained in this phase is free from now on."""
    for seat in range(4):
        s.locked[seat] = 0


def pacification(s: State, card: int) -> None:
    """GL-8.4: tribes with colonists on a hostile New World card may pay an ivory, in player order."""
    if s.zone[card] == IN_ROW and s.side[card]:
        s.do(*[(pacify, seat, card) for seat in players_in_order(s) if pieces_on(s, card, seat)])


def pacify(s: State, seat: int, card: int) -> None:
    if s.side[card] == 0:
        return
    if s.ivory[seat] >= s.rules.pacify:
        ask_or_exchange(s, seat, PACIFY, [PASS, IVORY], pacified, card)
    elif brings(s, seat, IVORY):
        s.ask(seat, PACIFY, [PASS, EXCHANGE], pacified, card)


def pacified(s: State, seat: int, token: int, card: int) -> None:
    """GL-8.4: the first payment ends the question."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (pacify, seat, card))
    elif token == IVORY:
        s.ivory[seat] -= s.rules.pacify
        s.side[card] = 0
        if s.logging:
            s.note("GL-8.4", "pacifies", seat=seat, card=s.game.name(CARD + card), n=s.rules.pacify)
