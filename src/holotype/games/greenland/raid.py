"""Section 7, phase 4: raids on tableau cards."""

from .cards import (
    active,
    alpha_is_husband,
    cash_of,
    energy_in,
    husband_of,
    named,
    note_lost_energy,
    overflow,
    profile,
    those_on,
)
from .casts import ends
from .coop import bullet_rule, commandos
from .fields import ALPHA_WED, NOBODY, POOL, RAIDING, TABLEAU, WED
from .iron_rule import attrition, deadly_faces, pay_iron_rule
from .names import ALPHA, BABY, CARD, ENERGY, IVORY
from .pieces import births, holders, kinds_on, pieces_on, resolved, return_pieces, widow
from .questions import NEW_HUSBAND, RAID_BOOTY
from .rolls import convert, dice_showing, rerolls, roll_dice
from .rules import DAUGHTER, RAID
from .state import State


def hunts_here(s: State, card: int) -> list[int]:
    """Tribes that will roll on a card: all with pieces on a row card, only raiders on a tableau card."""
    at = card * 4
    men = s.men
    if men[at] + men[at + 1] + men[at + 2] + men[at + 3] == 0 and card not in s.alpha:
        return []
    seats = [seat for seat in s.order if s.gone[seat] == 0 and pieces_on(s, card, seat)]
    if s.zone[card] < TABLEAU or s.rules.coop:
        return seats
    return [seat for seat in seats if seat not in (s.zone[card] - TABLEAU, husband_of(s, card))]


def next_in_line(s: State, card: int, type_: int) -> int:
    """GL-7.4: who of those that have not rolled comes next; NOBODY when all have."""
    best = NOBODY
    key = 0
    for place, seat in enumerate(hunts_here(s, card)):
        if s.went[seat] == 0:
            k = urgency(s, card, seat, type_) + place
            if best == NOBODY or k < key:
                best, key = seat, k
    return best


def urgency(s: State, card: int, seat: int, type_: int) -> int:
    """GL-3.8, GL-7.4: hunt-first before others, then fewer pieces; ties follow player order. The lowest rolls first."""
    first = any(s.rules.first[p] >> type_ & 1 for p in active(s, seat))
    return (0 if first else 1000) + pieces_on(s, card, seat) * 10


def raid_card(s: State, card: int) -> None:
    """GL-7.24: raiding tribes in the order of hunts; the first success ends it for the others."""
    seat = next_in_line(s, card, RAID)
    if seat == NOBODY:
        return
    s.went[seat] = 1
    s.roll_kind = RAIDING
    s.roller = seat
    s.roll_card = card
    s.alpha_die = 0
    s.alpha_fixed = s.safe = s.succeeded = s.bullet = False
    s.do((pay_iron_rule, card, seat), (raid_roll, card, seat), (rerolls, seat, RAID), (resolve_raid, card, seat))
    if s.rules.commandos_in_raids:
        s.do((bullet_rule, seat))


def success_faces(s: State, card: int, seat: int) -> int:
    """GL-7.24: printed on the card; by switch a War Chief adds 2."""
    faces = s.rules.raid_success[profile(s, card)]
    return faces | 0b100 if s.rules.war_chief_raid_hits and holders(s, seat, 4) else faces


def raid_roll(s: State, card: int, seat: int) -> None:
    """GL-7.5: in raids the Alpha always rolls, marked."""
    roll_dice(s, seat, s.men[card * 4 + seat], s.alpha[seat] == card)


def resolve_raid(s: State, card: int, seat: int) -> None:
    """GL-7.24: a success face, by the living or the dead, and at least one raider alive."""
    faces = success_faces(s, card, seat)
    deadly = 0 if s.safe else deadly_faces(s, card)
    convert(s, seat, RAID, faces, deadly)
    attrition(s, card, seat, deadly)
    if s.rules.commandos_in_raids:
        commandos(s, seat)
    s.succeeded = pieces_on(s, card, seat) > 0 and dice_showing(s, faces) > 0
    ends(s, s.succeeded)
    if s.logging:
        alive = int(pieces_on(s, card, seat) > 0)
        event = "raid-succeeds" if s.succeeded else "raid-fails"
        s.note("GL-7.24", event, seat=seat, card=named(s, card), alive=alive)
    if not s.succeeded:
        s.do((raid_over, card, seat), (raid_card, card))
    elif s.rules.kind[card] == DAUGHTER:
        s.do((new_husband, card, seat), (raid_won, card, seat))
    else:
        s.do((booty, card, seat), (raid_won, card, seat))


def booty(s: State, card: int, seat: int) -> None:
    """GL-7.25: the card's produce, or the energy of its exchange value; the owner gets none this turn."""
    s.raided[card] = 1
    p = profile(s, card)
    choices: list[int] = []
    if s.rules.produce[p] or s.rules.produce_choice[p]:
        choices.append(BABY)
    if s.rules.produce_choice[p]:
        choices.append(IVORY)
    if cash_of(s, card)[0]:
        choices.append(ENERGY)
    if choices:
        s.ask(seat, RAID_BOOTY, choices, loot, card)


def loot(s: State, seat: int, token: int, card: int) -> None:
    """GL-7.25: what the raiders chose."""
    n = cash_of(s, card)[0] if token == ENERGY else 1 if token == IVORY else max(1, s.rules.produce[profile(s, card)])
    if s.logging:
        s.note(
            "GL-7.25",
            "loots",
            seat=seat,
            card=named(s, card),
            what="energy" if token == ENERGY else "ivory" if token == IVORY else "babies",
            n=n,
        )
    if token == ENERGY:
        note_lost_energy(s, seat, n - energy_in(s, seat, n))
    elif token == IVORY:
        s.ivory[seat] += 1
    else:
        births(s, seat, n, POOL, False)


def new_husband(s: State, card: int, seat: int) -> None:
    """GL-7.26, GL-10.9b: the old husband dies, a surviving raider takes his place."""
    if s.wed[card] != NOBODY:
        if s.logging:
            s.note(
                "GL-7.26",
                "husband-dies",
                seat=husband_of(s, card),
                card=named(s, card),
                alpha=int(alpha_is_husband(s, card)),
            )
        widow(s, card)  # GL-10.9b: she stays in the game, her box is filled again at once
    s.do((overflow,), (choose_husband, card, seat))


def choose_husband(s: State, card: int, seat: int) -> None:
    """GL-7.26: any surviving raider."""
    s.ask(seat, NEW_HUSBAND, kinds_on(s, card, seat), weds, card)


def weds(s: State, seat: int, token: int, card: int) -> None:
    if token == ALPHA:
        s.alpha[seat] = WED + card
        s.wed[card] = seat + ALPHA_WED
    else:
        s.men[card * 4 + seat] -= 1
        s.wed[card] = seat
    if s.logging:
        alpha = int(token == ALPHA)
        s.note(
            "GL-13.9" if s.rules.coop else "GL-7.26", "marries", seat=seat, card=s.game.name(CARD + card), alpha=alpha
        )


def raid_over(s: State, card: int, seat: int) -> None:
    """GL-7.23: the survivors come home."""
    if s.logging and pieces_on(s, card, seat):
        s.note("GL-7.23", "returns", **those_on(s, card, seat))
    return_pieces(s, card, seat)
    s.roller = NOBODY
    resolved(s)


def raid_won(s: State, card: int, seat: int) -> None:
    """GL-7.24: the others return."""
    for other in hunts_here(s, card):
        if other != seat:
            if s.logging:
                s.note("GL-7.24", "too-late", **those_on(s, card, other))
            return_pieces(s, card, other)
    raid_over(s, card, seat)
