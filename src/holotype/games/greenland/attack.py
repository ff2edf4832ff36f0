"""Section 6, phase 3: attacks on contested cards, the iron rule, hits and casualties."""

from typing import Final

from .cards import choose_exchange, husband_of, named, overflow, pay_disk
from .casts import ends
from .fields import ATTACKING, NOBODY, TABLEAU
from .iron_rule import ask_for_iron
from .names import ALPHA, CARD, ELDER, EXCHANGE, HUSBAND, MAN, PASS, TRIBE
from .pieces import (
    bury,
    forget_daughter,
    holders,
    keeper,
    kill_husband,
    kinds_at,
    kinds_on,
    most_iron_order,
    naming,
    pieces_on,
    players_in_order,
    resolved,
    seat_of,
    stand_down,
    widow,
)
from .questions import ALLOT_HIT, CASUALTY, IRON_RULE_ATTACK, POGROM, POGROM_KIND
from .rolls import convert, convert_faces, dice_showing, rerolls, roll_dice
from .rules import RAID
from .state import State

ALLY: Final = 2  # in `handled`, + the husband's seat as the fight for a married daughter began


def attacks(s: State, card: int) -> None:
    """GL-6.12: attack is mandatory; everybody on the card rolls once, in most-iron order as it is now."""
    seats = [seat for seat in most_iron_order(s) if strength(s, card, seat)]
    s.do(*[(attack, card, seat) for seat in seats], (fight_over, card))


def strength(s: State, card: int, seat: int) -> int:
    """GL-6.13, GL-6.17, GL-6.19: a tribe's pieces on the card, and for the tableau's owner the husband."""
    n = pieces_on(s, card, seat)
    if s.zone[card] >= TABLEAU and s.wed[card] != NOBODY and seat == keeper(s, card):
        n += 1
    return n


def hostile(s: State, card: int, one: int, two: int) -> bool:
    """GL-6.1: all against all on row cards and among raiders; the defenders of a tableau card are one side."""
    if one == two:
        return False
    if s.zone[card] < TABLEAU:
        return True
    return not (on_defence(s, card, one) and on_defence(s, card, two))


def on_defence(s: State, card: int, seat: int) -> bool:
    """GL-6.1, GL-6.19: the owner, and the husband's tribe even when he has just fallen."""
    return seat in (s.zone[card] - TABLEAU, husband_of(s, card), s.handled[card] - ALLY)


def fight_over(s: State, card: int) -> None:
    """GL-5.11: guards of a husband who fell have nothing to guard any more."""
    ally = s.handled[card] - ALLY
    if ally >= 0 and s.zone[card] >= TABLEAU and husband_of(s, card) != ally:
        stand_down(s, card, ally)


def foes(s: State, card: int, seat: int) -> list[int]:
    """Tribes with pieces on the card against which a tribe rolls."""
    return [o for o in players_in_order(s) if hostile(s, card, seat, o) and strength(s, card, o)]


def attack(s: State, card: int, seat: int) -> None:
    """GL-6.12, GL-6.15: no roll without pieces or foes left; before it the endangered may pay iron."""
    if s.gone[seat] or s.zone[card] == 0 or strength(s, card, seat) == 0:
        return
    endangered = foes(s, card, seat)
    if not endangered:
        return
    for other in range(4):
        s.paid[other] = 0
    steps = [(iron_rule, other, card) for other in endangered] if s.rules.iron_rule else []
    s.do(*steps, (attack_roll, card, seat))


def iron_rule(s: State, seat: int, card: int) -> None:
    """GL-6.15: pay to lose nobody to this one roll."""
    ask_for_iron(s, seat, IRON_RULE_ATTACK, iron_paid, card)


def iron_paid(s: State, seat: int, token: int, card: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (iron_rule, seat, card))
    elif token != PASS:
        s.paid[seat] = 1
        pay_disk(s, seat, token)
        if s.logging:
            s.note("GL-6.15", "iron-rule", seat=seat, disk=s.game.name(token), card=named(s, card))


def attack_roll(s: State, card: int, seat: int) -> None:
    """GL-6.13, GL-6.14, GL-6.17: the owner rolls for the husband with his guards; raid effects apply."""
    s.roll_kind = ATTACKING
    s.roller = seat
    s.roll_card = card
    s.alpha_die = 0
    s.alpha_fixed = False
    roll_dice(s, seat, strength(s, card, seat), False)
    s.do((rerolls, seat, RAID), (attack_hits, card, seat))


def attack_hits(s: State, card: int, seat: int) -> None:
    """GL-6.13, GL-6.16: count hits; the attacker allots them one by one."""
    faces = 0b110 if war_party(s, card, seat) else 0b10
    convert(s, seat, RAID, faces, 0)
    hits = dice_showing(s, faces)
    ends(s, hits > 0)
    if s.logging:
        shown = [face for face in (1, 2) if faces >> face & 1]
        s.note("GL-6.13", "attack-hits", seat=seat, n=hits, faces=shown, card=named(s, card))
    s.do((allot, card, seat, hits), (attack_over,))


def war_party(s: State, card: int, seat: int) -> bool:
    """GL-6.13, GL-6.18: with a War Chief, or defending a daughter with husband and guard, also twos hit."""
    if on_defence(s, card, seat) and s.zone[card] >= TABLEAU and s.wed[card] != NOBODY and avenges(s, card, seat):
        return True
    if s.rules.war_party_needs_alpha and s.alpha[seat] != card:
        return False
    return holders(s, seat, 4) > 0


def avenges(s: State, card: int, seat: int) -> bool:
    """GL-6.18: husband and guard are a war party, with all who defend the daughter, or by option who roll with him."""
    guards = pieces_on(s, card, keeper(s, card))
    if s.rules.husband_rolls_alone:
        return seat == keeper(s, card) and guards > 0
    return guards + pieces_on(s, card, husband_of(s, card)) > 0


def attack_faces(s: State, card: int, seat: int) -> int:
    """GL-6.13, GL-6.14: the faces with which a tribe hits in an attack, those that its cards turn to ones included."""
    return (0b110 if war_party(s, card, seat) else 0b10) | convert_faces(s, seat, RAID)


def allot(s: State, card: int, seat: int, hits: int) -> None:
    """GL-6.16: each hit goes to a hostile tribe that has pieces left and did not pay; excess hits are lost."""
    if hits == 0:
        return
    victims = [TRIBE + s.tribe[other] for other in foes(s, card, seat) if s.paid[other] == 0]
    if victims:
        s.ask(seat, ALLOT_HIT, victims, allotted, card, hits)


def allotted(s: State, seat: int, token: int, card: int, hits: int) -> None:
    s.do((casualty, seat_of(s, token - TRIBE), card), (allot, card, seat, hits - 1))


def casualty(s: State, seat: int, card: int) -> None:
    """GL-6.16, GL-6.17, GL-6.20: the victim chooses which piece dies."""
    choices = kinds_on(s, card, seat)
    if s.zone[card] >= TABLEAU and s.wed[card] != NOBODY and seat == keeper(s, card):
        choices.append(HUSBAND)
    if s.rules.pogrom:
        choices += scapegoats(s, seat, card)
    s.ask(seat, CASUALTY, choices, falls, card)


def scapegoats(s: State, seat: int, card: int) -> list[int]:
    """GL-6.20: elders of any colour on the tribe's placard, husbands in its tableau; a Norse husband only here."""
    choices: list[int] = []
    for rank in range(6):
        if any(s.elders[(seat * 6 + rank) * 4 + other] for other in range(s.players)):
            choices.append(ELDER + s.tribe[seat] * 6 + rank)
    for d in s.held:
        if s.zone[d] == TABLEAU + seat and s.wed[d] != NOBODY and d != card and s.tribe[husband_of(s, d)] != 1:
            choices.append(CARD + d)
    return choices


def falls(s: State, seat: int, token: int, card: int) -> None:
    """GL-6.16: losses take effect before the next attacker rolls."""
    s.do((overflow,))
    if token == MAN:
        s.men[card * 4 + seat] -= 1
        bury(s, seat, 1, False)
    elif token == ALPHA:
        bury(s, seat, 0, True)
    elif token == HUSBAND:
        widow(s, card)
        forget_daughter(s, card)
    elif token > CARD:
        kill_husband(s, token - CARD)
    else:
        pogrom(s, seat, (token - ELDER) % 6)
        return
    if s.logging:
        s.note(
            "GL-6.20" if token > CARD else "GL-6.17" if token == HUSBAND else "GL-6.16",
            "casualty", seat=seat, piece=s.game.name(token), husband=int(token > CARD), card=named(s, card),
        )  # fmt: skip


def pogrom(s: State, seat: int, rank: int) -> None:
    """GL-6.20: whose elder on the rank."""
    at = (seat * 6 + rank) * 4
    tribes = [TRIBE + s.tribe[other] for other in range(s.players) if s.elders[at + other]]
    s.ask(seat, POGROM, tribes, pogrom_kind, rank)


def pogrom_kind(s: State, seat: int, token: int, rank: int) -> None:
    """GL-6.20: a tribesman or the Alpha, where both stand there."""
    other = seat_of(s, token - TRIBE)
    at = seat * 6 + rank
    s.ask(seat, POGROM_KIND, kinds_at(s, at, other), pogrom_falls, at, other)


def pogrom_falls(s: State, seat: int, token: int, at: int, other: int) -> None:
    if s.logging:
        elder = naming(s, ELDER + s.tribe[seat] * 6 + at % 6)
        s.note("GL-6.20", "pogrom", seat=seat, other=f"seat:{other}", elder=elder, alpha=int(token == ALPHA))
    s.elders[at * 4 + other] -= 1
    bury(s, other, 0 if token == ALPHA else 1, token == ALPHA)


def attack_over(s: State) -> None:
    s.roller = NOBODY
    resolved(s)
