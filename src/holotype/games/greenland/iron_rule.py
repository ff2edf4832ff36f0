"""Sections 6 and 7: who dies in a roll, and the iron that saves them, in attacks, hunts and raids alike."""

from collections.abc import Callable

from holotype.core.question import Question

from .cards import ask_or_exchange, brings, choose_exchange, has_power, named, pay_disk, profile
from .coop import extra_attrition
from .fields import RAIDING
from .names import EXCHANGE, IRON, IVORY, PASS
from .pieces import bury, pieces_on
from .questions import IRON_RULE
from .rolls import convert_faces, kind_of_roll, men_showing
from .state import State


def ask_for_iron(s: State, seat: int, question: Question, then: Callable[..., None], card: int) -> None:
    """GL-1.14a, GL-6.15, GL-7.6: one iron, or with Sunnan-Anni an ivory, even if an exchange must bring it first."""
    prices = [IRON] if s.iron[seat] else []
    ivory = has_power(s, seat, s.rules.iron_by_ivory)
    if ivory and s.ivory[seat]:
        prices.append(IVORY)
    if prices:
        ask_or_exchange(s, seat, question, [PASS, *prices], then, card)
    elif brings(s, seat, IRON) or (ivory and brings(s, seat, IVORY)):
        s.ask(seat, question, [PASS, EXCHANGE], then, card)


def deadly_faces(s: State, card: int) -> int:
    """GL-7.11, GL-7.24, GL-13.10: the faces that kill in this roll, as bits."""
    faces = s.rules.raid_attrition if s.roll_kind == RAIDING else s.rules.attrition
    return faces[profile(s, card)] | extra_attrition(s)


def killing_faces(s: State, card: int, seat: int) -> int:
    """GL-7.10, GL-7.11: the faces that kill after conversions, for a tribe that is about to roll."""
    deadly, ones = deadly_faces(s, card), convert_faces(s, seat, kind_of_roll(s))
    return deadly & ~ones | (ones if deadly & 0b10 else 0)


def endangered(s: State, card: int, seat: int) -> bool:
    """GL-7.6: somebody could die: by a die that will be rolled, or by the Alpha's that is set."""
    faces = killing_faces(s, card, seat)
    rolled = pieces_on(s, card, seat) - int(s.alpha_fixed)
    return (faces > 0 and rolled > 0) or (s.alpha_fixed and faces >> s.alpha_die & 1 == 1)


def pay_iron_rule(s: State, card: int, seat: int) -> None:
    """GL-7.6, GL-11.3: one iron so that nobody dies from this roll; asked where somebody could."""
    if s.rules.iron_rule and endangered(s, card, seat):
        ask_for_iron(s, seat, IRON_RULE, iron_rule_paid, card)


def iron_rule_paid(s: State, seat: int, token: int, card: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (pay_iron_rule, card, seat))
    elif token != PASS:
        s.safe = True
        pay_disk(s, seat, token)
        if s.logging:
            s.note("GL-7.6", "iron-rule", seat=seat, disk=s.game.name(token), card=named(s, card))


def attrition(s: State, card: int, seat: int, faces: int) -> None:
    """GL-7.11, GL-7.24: pieces whose dice show the faces die, whether or not the hunt or raid succeeds."""
    men = min(men_showing(s, faces), s.men[card * 4 + seat])
    alpha = s.alpha_die > 0 and faces >> s.alpha_die & 1 == 1
    s.men[card * 4 + seat] -= men
    bury(s, seat, men, alpha)
    if s.logging and (men or alpha):
        s.note("GL-7.11", "attrition", seat=seat, n=men + int(alpha), alpha=int(alpha), card=named(s, card))
