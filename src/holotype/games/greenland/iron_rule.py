"""Sections 6 and 7: who dies in a roll, and the iron that saves them, in attacks, hunts and raids alike."""

from collections.abc import Callable

from .cards import brings, choose_exchange, has_power, pay_disk, profile, put
from .coop import extra_attrition
from .names import EXCHANGE, IRON, IVORY, PASS
from .rolls import RAIDING
from .state import State


def ask_for_iron(s: State, seat: int, prompt: str, then: Callable[..., None], card: int) -> None:
    """GL-1.14a, GL-6.15, GL-7.6: one iron, or with Sunnan-Anni an ivory, be it that an exchange must bring it first."""
    prices = [IRON] if s.iron[seat] else []
    ivory = has_power(s, seat, s.rules.iron_by_ivory)
    if ivory and s.ivory[seat]:
        prices.append(IVORY)
    if prices:
        put(s, seat, prompt, [PASS, *prices], then, card)
    elif brings(s, seat, IRON) or (ivory and brings(s, seat, IVORY)):
        s.ask(seat, prompt, [PASS, EXCHANGE], then, card)


def deadly_faces(s: State, card: int) -> int:
    """GL-7.11, GL-7.24, GL-13.10: the faces that kill in this roll, as bits."""
    faces = s.rules.raid_attrition if s.roll_kind == RAIDING else s.rules.attrition
    return faces[profile(s, card)] | extra_attrition(s)


def pay_iron_rule(s: State, card: int, seat: int) -> None:
    """GL-7.6, GL-11.3: one iron so that nobody dies from this roll; asked where somebody could."""
    if s.rules.iron_rule and deadly_faces(s, card):
        ask_for_iron(s, seat, "iron-rule", iron_rule_paid, card)


def iron_rule_paid(s: State, seat: int, token: int, card: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (pay_iron_rule, card, seat))
    elif token != PASS:
        s.safe = True
        pay_disk(s, seat, token)
        if s.heard:
            s.note("GL-7.6", "iron-rule", seat=seat)
