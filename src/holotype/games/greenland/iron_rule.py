"""Section 7: who dies in a roll, and the iron that saves them, in hunts and raids alike."""

from .attack import iron_prices
from .cards import choose_exchange, profile, put
from .coop import extra_attrition
from .names import EXCHANGE, IRON, PASS
from .rolls import RAIDING
from .state import State


def deadly_faces(s: State, card: int) -> int:
    """GL-7.11, GL-7.24, GL-13.10: the faces that kill in this roll, as bits."""
    faces = s.rules.raid_attrition if s.roll_kind == RAIDING else s.rules.attrition
    return faces[profile(s, card)] | extra_attrition(s)


def pay_iron_rule(s: State, card: int, seat: int) -> None:
    """GL-7.6, GL-11.3: one iron so that nobody dies from this roll; asked where somebody could."""
    if not s.rules.iron_rule or deadly_faces(s, card) == 0:
        return
    prices = iron_prices(s, seat)
    if EXCHANGE in prices:
        s.ask(seat, "iron-rule", [PASS, EXCHANGE], iron_rule_paid, card)
    elif prices:
        put(s, seat, "iron-rule", [PASS, *prices], iron_rule_paid, card)


def iron_rule_paid(s: State, seat: int, token: int, card: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (pay_iron_rule, card, seat))
    elif token != PASS:
        s.safe = True
        if token == IRON:
            s.iron[seat] -= 1
        else:
            s.ivory[seat] -= 1
        if s.heard:
            s.note("GL-7.6", "iron-rule", seat=seat)
