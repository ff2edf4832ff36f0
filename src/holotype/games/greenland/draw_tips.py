"""What cards are and do, in words: tooltips of the rows and of the tableaus."""

from .assignment import guardable, open_to, raidable
from .attack import attack_faces, strength
from .cards import cash_of_side, in_homeland, is_cold, is_new_world, profile, yield_of
from .coop import extra_attrition
from .draw_parts import TYPES, Table, faces_of
from .fields import HUNT, NEGOTIATION, TABLEAU
from .names import CARD
from .negotiation import as_term, contested
from .odds import odds
from .pieces import holders, most_iron_order, pieces_on
from .questions import ASSIGN, OFFER_TERMS
from .raid import hunts_here, urgency
from .rules import D_CARD, DAUGHTER, FISHING, I_CARD, LAND, MARITIME, TO_HAND

KINDS = {D_CARD: "draw-kind-d", I_CARD: "draw-kind-i", DAUGHTER: "draw-kind-daughter"}


def row_tip(t: Table, card: int) -> str:
    """A row card: what the roll asks, what it costs and brings, and the odds of the viewer's people on it."""
    s, r = t.s, t.s.rules
    p = profile(s, card)
    clicked = [] if s.question is ASSIGN else t.click(CARD + card)
    side = t.say("draw-cold" if is_cold(s, card) else "draw-warm")
    lines = [*clicked, f"{t.say(f'draw-type-{TYPES[r.type[p]]}')} · {t.say('draw-hits', n=r.hits[p])} · {side}"]
    deadly = faces_of(r.attrition[p] | extra_attrition(s))
    if deadly:
        lines.append(t.say("draw-deadly", faces=listed(t, deadly)))
    if r.cost[card]:
        lines.append(t.say("draw-cost", n=r.cost[card]))
    brings = amounts(t, *yield_of(s, card))
    if brings:
        lines.append(t.say("draw-yield", goods=brings))
    lines += how_taken(t, card)
    if is_new_world(card):
        lines.append(t.say("draw-colonists", n=r.threshold))
    lines.append(t.say("draw-climax", n=r.climax[p]))
    seat = t.viewer if t.viewer is not None else s.seat
    if seat is not None:
        lines += hunting_odds(t, card, seat) + others_there(t, card, seat) + why_not(t, card, seat)
    if card < 32:
        lines.append(t.say("draw-source", source=r.box.biomes[card - 1].source))
    return "\n".join(lines)


def how_taken(t: Table, card: int) -> list[str]:
    """GL-7.16, GL-7.17: as a trophy or into the hand, and what the card is good for then."""
    r = t.s.rules
    n = r.take_dice[card]
    if not r.take_to[card]:
        return []
    if r.take_to[card] != TO_HAND:
        return [t.say("draw-trophy", vp=r.take_vp[card], n=n)]
    kind = t.say("draw-kind-d" if r.kind[card] == D_CARD else "draw-kind-i")
    lines = [f"{kind} · {t.say('draw-take', n=n) if n else t.say('draw-take-success')}"]
    does = powers(t, profile(t.s, card))
    return [*lines, t.say("draw-in-tableau", what=("；" if t.lang == "ja" else "; ").join(does))] if does else lines


def tableau_tip(t: Table, card: int) -> str:
    """A card of a tableau or a hand; while people are sent, what they would do there and their odds."""
    s, r = t.s, t.s.rules
    p = profile(s, card)
    lines = [] if s.question in (ASSIGN, OFFER_TERMS) else t.click(CARD + card)
    lines += [t.say(KINDS[r.kind[p]])] if r.kind[p] in KINDS else []
    lines += powers(t, p)
    if r.kind[p] == D_CARD and not r.raid_success[p] and s.zone[card] >= TABLEAU and not (r.coop or r.solitaire):
        lines.append(t.say("draw-not-raided"))
    if s.phase == NEGOTIATION and contested(s, card):
        lines += fight(t, card)
    if s.question is OFFER_TERMS and CARD + card in s.choices:
        lines.append(t.say(f"draw-term-{as_term(s, card)}"))
    if s.seat is None or s.question is not ASSIGN:
        return "\n".join(lines)
    if CARD + card in s.choices:
        raids = raidable(s, s.seat, card)
        lines.append(t.say("draw-to-raid", daughter=int(r.kind[p] == DAUGHTER)) if raids else t.say("draw-to-guard"))
        lines += hunting_odds(t, card, s.seat) if raids else []
    elif s.zone[card] >= TABLEAU:
        lines += why_no_raid(t, card, s.seat)
    return "\n".join(lines)


def hunting_odds(t: Table, card: int, seat: int) -> list[str]:
    """The exact odds of those who stand there, and of one to six tribesmen with and without the Alpha."""
    s = t.s
    here, alpha = s.men[card * 4 + seat], s.alpha[seat] == card
    lines = []
    if here or alpha:
        chance, losses = odds(s, card, seat, here, alpha)
        lines.append(t.say("draw-odds-here", tribe=t.tribe_name(seat), p=f"{chance * 100:.0f}", loss=f"{losses:.1f}"))
    lines.append(t.say("draw-odds", odds=by_number(t, card, seat, False)))
    if s.rules.type[profile(s, card)] in (LAND, MARITIME, FISHING) and s.zone[card] < TABLEAU:
        lines.append(t.say("draw-odds-alpha", odds=by_number(t, card, seat, True)))
    return lines


def by_number(t: Table, card: int, seat: int, alpha: bool) -> str:
    """The chance of success of one to six tribesmen; with the Alpha of none to five beside him."""
    numbers = range(6) if alpha else range(1, 7)
    chances = [round(100 * odds(t.s, card, seat, n, alpha)[0]) for n in numbers]
    shown = [(n, p) for n, p in zip(numbers, chances, strict=True) if n == 0 or chances[0] < 100]
    return listed(t, [f"{n} → {p} %".replace(" ", "\u00a0") for n, p in shown])


def others_there(t: Table, card: int, seat: int) -> list[str]:
    """GL-6.1: who would be met on a biome."""
    s = t.s
    met = [t.tribe_name(o) for o in range(s.players) if o != seat and pieces_on(s, card, o)]
    if not met or s.rules.coop:
        return []
    fights = not s.rules.beginners
    lines = [t.say("draw-others", tribes=listed(t, met), fights=int(fights))]
    if contested(s, card) and s.phase in (NEGOTIATION, HUNT):
        lines += fight(t, card) if fights and s.phase == NEGOTIATION else []
        lines.append(hunt_order(t, card))
    return lines


def hunt_order(t: Table, card: int) -> str:
    """GL-7.4: who rolls before whom."""
    s = t.s
    type_ = s.rules.type[profile(s, card)]
    line = sorted(hunts_here(s, card), key=lambda seat: urgency(s, card, seat, type_))
    return t.say("draw-hunt-order", tribes=listed(t, [t.tribe_name(seat) for seat in line]))


def fight(t: Table, card: int) -> list[str]:
    """GL-6.12, GL-6.13: who attacks in which order, with how many dice, and what hits."""
    s = t.s
    rolls = [
        t.say(
            "draw-fighter", tribe=t.tribe_name(seat), dice=dice, faces=listed(t, faces_of(attack_faces(s, card, seat)))
        )
        for seat in most_iron_order(s)
        if (dice := strength(s, card, seat))
    ]
    return [t.say("draw-fight", rolls=listed(t, rolls))]


def why_not(t: Table, card: int, seat: int) -> list[str]:
    """GL-4.19, GL-4.20, GL-5.4 to GL-5.7: what keeps the people who are being sent from a row card."""
    s = t.s
    if s.question is not ASSIGN or s.seat != seat or CARD + card in s.choices:
        return []
    if not open_to(s, seat, card):
        return [t.say("draw-closed")]
    if is_new_world(card) or not in_homeland(s, card, seat):
        return [t.say("draw-no-transport", sea=int(is_new_world(card)))]
    return [t.say("draw-nobody-left")]


def why_no_raid(t: Table, card: int, seat: int) -> list[str]:
    """GL-5.5, GL-5.10: what a raid or a guard on this card would need."""
    s = t.s
    if guardable(s, seat, card) or (raidable(s, seat, card) and holders(s, seat, 4)):
        return [t.say("draw-no-transport", sea=0)]
    return [t.say("draw-no-war-chief")] if raidable(s, seat, card) and s.rules.kind[card] in (D_CARD, DAUGHTER) else []


def powers(t: Table, p: int) -> list[str]:
    """What a side of a card does in a tableau."""
    r = t.s.rules
    lines = dice_powers(t, p)
    for table, message in (
        (r.round_down, "draw-round-down"),
        (r.no_storm, "draw-no-storm"),
        (r.maps, "draw-maps"),
        (r.reassign, "draw-reassign"),
        (r.ski, "draw-reassign"),
        (r.discount, "draw-discount"),
        (r.free_promotion, "draw-free-promotion"),
        (r.free_action, "draw-free-action"),
        (r.tiebreak, "draw-tiebreak"),
        (r.iron_by_ivory, "draw-iron-by-ivory"),
        (r.sled, "draw-sled"),
        (r.hand_any, "draw-hand-any"),
        (r.hand_d, "draw-hand-d"),
        (r.hay, "draw-hay"),
        (r.produce, "draw-produce"),
        (r.produce_choice, "draw-produce-choice"),
        (r.trophy, "draw-kind-trophy"),
    ):
        if table[p]:
            lines.append(t.say(message, n=int(table[p])))
    cash = amounts(t, 0, *cash_of_side(t.s, p))
    if cash:
        lines.append(t.say("draw-cash", goods=cash))
    if r.raid_success[p]:
        deadly = listed(t, faces_of(r.raid_attrition[p])) or "none"
        lines.append(t.say("draw-raided", faces=listed(t, faces_of(r.raid_success[p])), deadly=deadly))
    return lines


def dice_powers(t: Table, p: int) -> list[str]:
    """Faces that are rolled again or turned to one, and hunting first, by the type of the hunt."""
    r = t.s.rules
    lines = []
    for number, kind in enumerate(TYPES):
        word = t.say(f"draw-type-{kind}")
        for message, mask in (("draw-reroll", r.reroll[p * 5 + number]), ("draw-convert", r.convert[p * 5 + number])):
            if mask:
                lines.append(t.say(message, type=word, faces=listed(t, faces_of(mask))))
        if r.first[p] >> number & 1:
            lines.append(t.say("draw-first", type=word))
    return lines


def amounts(t: Table, babies: int, energy: int, ivory: int, iron: int) -> str:
    """Goods in words, those there are none of left out."""
    kinds = (("babies", babies), ("energy", energy), ("ivory", ivory), ("iron", iron))
    return listed(t, [t.say(f"draw-{kind}", n=n) for kind, n in kinds if n])


def listed(t: Table, things: list[int] | list[str]) -> str:
    return ("、" if t.lang == "ja" else ", ").join(map(str, things))
