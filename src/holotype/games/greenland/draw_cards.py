"""Cards: biomes and New World cards in the rows, cards in tableaus and hands."""

from holotype.core.pictures import badge, group, path, rect, token, words

from .assignment import raidable
from .cards import is_cold, is_new_world, profile
from .coop import extra_attrition
from .draw_parts import TYPE_COLOURS, TYPE_ICONS, TYPES, Table, card_title, crowd, husband, small_die
from .names import CARD
from .odds import odds
from .pieces import pieces_on
from .rules import D_CARD, DAUGHTER, I_CARD, IMPORT, TO_HAND, TROPHY
from .state import ASSIGNMENT, NEGOTIATION

CARD_W, CARD_H = 113, 138
# What stands on a row card, as an icon: by card number.
ART = {
    **dict.fromkeys((1, 20, 22, 30, 31), "seal"),
    **dict.fromkeys((3, 10, 18, 21, 29), "fish-fins"),
    **dict.fromkeys((4, 16), "fish"),
    **dict.fromkeys((8, 17), "horse"),
    **dict.fromkeys((14, 19), "dog"),
    **dict.fromkeys((7, 28), "crow"),
    **{2: "paw", 5: "walrus", 6: "cow", 9: "meteor", 11: "anchor", 12: "bullseye", 13: "shrimp", 15: "dove"},
    **{23: "mound", 24: "house", 25: "hammer", 26: "glasses", 27: "map", 59: "tree", 60: "leaf"},
}
MINI_W, MINI_H = 107, 68


def top(x: float, y: float, width: float, height: float, r: float = 8) -> str:
    """The upper part of a card, rounded at its upper corners."""
    return (
        f"M{x:.1f} {y + height:.1f}v{r - height:.1f}a{r} {r} 0 0 1 {r} {-r}h{width - 2 * r:.1f}"
        f"a{r} {r} 0 0 1 {r} {r}v{height - r:.1f}z"
    )


def faces_of(mask: int) -> list[int]:
    return [face for face in range(1, 7) if mask >> face & 1]


def goods(t: Table, x: float, y: float, amounts: tuple[int, int, int, int]) -> str:
    """Babies, energy, ivory, iron as icons with numbers."""
    shown = []
    for icon, fill, n in zip(
        ("baby", "fire", "tooth", "hammer"), ("p-ink", "p-danger", "p-soft", "p-ink"), amounts, strict=True
    ):
        if n:
            shown.append(words(x, y + 5, str(n), 14, bold=True))
            shown.append(t.pic.icon(icon, x + 17, y, 15, class_=fill))
            x += 30
    return group(*shown)


def row_card(t: Table, x: float, y: float, card: int) -> str:
    """A card of a row: what it asks, whom it kills, what it gives, how it is taken, who stands on it."""
    s, r = t.s, t.s.rules
    p = profile(s, card)
    kind = r.type[p]
    name = t.card_name(card)
    frame = "#9db8cc" if is_cold(s, card) else "#d8b25a"
    parts = [
        rect(x, y, CARD_W, CARD_H, 8, class_="p-sheet", stroke=frame, stroke_width=2.4),
        path(top(x, y, CARD_W, 27), fill=TYPE_COLOURS[kind]),
        t.pic.icon(TYPE_ICONS[kind], x + 14, y + 13, 14, fill="#ffffff"),
        card_title(x + 24, y + 13, name, CARD_W - 50),
        badge(x + CARD_W - 14, y + 13, str(r.climax[p]), 9.5),
    ]
    parts += [t.pic.icon("crosshairs", x + 15 + 18 * n, y + 40, 15, class_="p-good") for n in range(r.hits[p])]
    deadly = faces_of(r.attrition[p] | extra_attrition(s))
    if deadly:
        at = x + CARD_W - 15
        for face in reversed(deadly):
            parts.append(small_die(at, y + 40, face, 14, "#b3392b", "#ffffff"))
            at -= 16
        parts.append(t.pic.icon("skull", at, y + 40, 12, class_="p-danger"))
    parts.append(t.pic.icon(ART[card], x + CARD_W - 26, y + 106, 38, fill=TYPE_COLOURS[kind], opacity="0.25"))
    parts.append(goods(t, x + 8, y + 61, (r.babies[p], r.energy[p], r.ivory[p], r.iron[p])))
    parts += [
        taking(t, x, y, card),
        crowd(t, x + 5, y + 110, card, CARD_W - 10),
        hostile_mark(t, x, y, card),
        chances(t, x, y, card),
    ]
    ring = rect(x - 2, y - 2, CARD_W + 4, CARD_H + 4, 10, class_="ring")
    return token(s.game.name(CARD + card), name, tip_of(t, card), ring, *parts, id_=f"card-{card}")


def taking(t: Table, x: float, y: float, card: int) -> str:
    """How the card itself is taken: trophy with its points, or to hand, by equal dice or success."""
    r = t.s.rules
    to, dice = r.take_to[card], r.take_dice[card]
    if to == 0 and not r.cost[card]:
        return ""
    parts = []
    if r.cost[card]:
        parts += [
            t.pic.icon("fire", x + 15, y + 83, 13, class_="p-danger"),
            words(x + 24, y + 88, f"−{r.cost[card]}", 12, bold=True),
        ]
    elif to == TO_HAND:
        letter = "D" if r.kind[card] == D_CARD else "I"
        parts += [t.pic.icon("hand", x + 15, y + 83, 14, class_="p-soft"), badge(x + 34, y + 83, letter, 10)]
    else:
        parts += [
            t.pic.icon("trophy", x + 15, y + 83, 14, class_="p-soft"),
            words(x + 26, y + 88, str(r.take_vp[card]), 13, bold=True),
        ]
    if to and dice:
        parts += [small_die(x + CARD_W - 12 - 13 * n, y + 83, 0, 12, "#fffaf0", "#fffaf0") for n in range(dice)]
        parts.append(words(x + CARD_W - 21 - 13 * (dice - 1), y + 88, "=", 13, anchor="end"))
    elif to:
        parts.append(t.pic.icon("crosshairs", x + CARD_W - 15, y + 83, 13, class_="p-good"))
    return group(*parts)


def hostile_mark(t: Table, x: float, y: float, card: int) -> str:
    if is_new_world(card) and t.s.side[card]:
        return words(x + CARD_W - 8, y + 88, t.say("draw-hostile"), 12, anchor="end", bold=True, class_="p-danger")
    return ""


def chances(t: Table, x: float, y: float, card: int) -> str:
    """While hunters are being sent: the chance of who stands there, and of one to three more if they may go."""
    s = t.s
    if s.phase not in (ASSIGNMENT, NEGOTIATION):
        return ""
    seat = s.seat
    if seat is not None and s.prompt.startswith("assign") and CARD + card in (*s.choices, *asked_card(t)):
        more = [0, 1, 2] if pieces_on(s, card, seat) else [1, 2, 3]
        shown = [f"+{n}:{percent(t, card, seat, n)}".removeprefix("+0:") for n in more if n <= s.pool[seat]]
    else:
        shown = [str(percent(t, card, other, 0)) for other in range(s.players) if pieces_on(s, card, other)]
    label = f"{'  '.join(shown)} %" if shown else ""
    return words(x + CARD_W / 2, y + CARD_H - 5, label, 11.5, anchor="middle", fit=CARD_W - 8) if label else ""


def percent(t: Table, card: int, seat: int, more: int) -> int:
    """The chance of a tribe's pieces on a card and so many more tribesmen."""
    s = t.s
    return round(100 * odds(s, card, seat, s.men[card * 4 + seat] + more, s.alpha[seat] == card)[0])


def asked_card(t: Table) -> list[int]:
    """The card that was chosen, while kind and number are asked for."""
    return [CARD + int(t.s.args[-1])] if t.s.prompt in ("assign-kind", "assign-number") else []


# --- tooltips ------------------------------------------------------------------------------------------------------


def tip_of(t: Table, card: int) -> str:
    """What a row card is and does, and the odds of the viewer's people on it."""
    s, r = t.s, t.s.rules
    p = profile(s, card)
    lines = [
        t.say(f"draw-type-{TYPES[r.type[p]]}") + " · " + t.say("draw-hits", n=r.hits[p]),
        t.say("draw-climax", n=r.climax[p]),
    ]
    deadly = faces_of(r.attrition[p] | extra_attrition(s))
    if deadly:
        lines.append(t.say("draw-deadly", faces=", ".join(map(str, deadly))))
    lines.append(t.say("draw-yield", babies=r.babies[p], energy=r.energy[p], ivory=r.ivory[p], iron=r.iron[p]))
    if r.take_to[card] == TO_HAND:
        lines.append(t.say("draw-take", n=r.take_dice[card]) if r.take_dice[card] else t.say("draw-take-success"))
    elif r.take_to[card]:
        lines.append(t.say("draw-trophy", vp=r.take_vp[card], n=r.take_dice[card]))
    if r.kind[card] in (D_CARD, I_CARD):
        lines += powers(t, card)
    seat = t.viewer if t.viewer is not None else s.seat
    if seat is not None:
        lines += hunting_odds(t, card, seat)
    if card < 32:
        lines.append(t.say("draw-source", source=r.box.biomes[card - 1].source))
    return "\n".join(lines)


def hunting_odds(t: Table, card: int, seat: int) -> list[str]:
    """The exact odds for one to six tribesmen of a tribe, and for those that stand there."""
    s = t.s
    lines = []
    here = s.men[card * 4 + seat]
    alpha = s.alpha[seat] == card
    counts = [here] if here or alpha else []
    for men in counts + [n for n in range(1, 7) if n != here]:
        chance, losses = odds(s, card, seat, men, alpha)
        who = f"{t.tribe_name(seat)} {men}{'+A' if alpha else ''}"
        lines.append(t.say("draw-odds", tribe=who, p=f"{chance * 100:.0f}", loss=f"{losses:.1f}"))
    return lines


def powers(t: Table, card: int) -> list[str]:
    """What a card does in a tableau."""
    r = t.s.rules
    p = profile(t.s, card)
    lines = []
    for number, kind in enumerate(TYPES):
        word = t.say(f"draw-type-{kind}")
        if r.reroll[p * 5 + number]:
            lines.append(t.say("draw-reroll", type=word, faces=", ".join(map(str, faces_of(r.reroll[p * 5 + number])))))
        if r.convert[p * 5 + number]:
            lines.append(
                t.say("draw-convert", type=word, faces=", ".join(map(str, faces_of(r.convert[p * 5 + number]))))
            )
        if r.first[p] >> number & 1:
            lines.append(t.say("draw-first", type=word))
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
    ):
        if table[p]:
            lines.append(t.say(message, n=int(table[p])))
    if r.hay[p]:
        lines.append(t.say("draw-hay", n=r.hay[p]))
    if r.trophy[p]:
        lines.append(t.say("draw-kind-trophy", n=r.trophy[p]))
    if r.cash_energy[p] or r.cash_ivory[p] or r.cash_iron[p]:
        lines.append(t.say("draw-cash", energy=r.cash_energy[p], ivory=r.cash_ivory[p], iron=r.cash_iron[p]))
    if r.raid_success[p]:
        faces = ", ".join(map(str, faces_of(r.raid_success[p])))
        lines.append(t.say("draw-raided", faces=faces))
    return lines


# --- tableau and hand ----------------------------------------------------------------------------------------------

HEADS = {D_CARD: "#8a6a2f", I_CARD: "#4a5f8a", IMPORT: "#3b3733", TROPHY: "#b3832b", DAUGHTER: "#9c4f7c"}
KIND_ICONS = {D_CARD: "cow", I_CARD: "screwdriver-wrench", IMPORT: "ship", TROPHY: "trophy", DAUGHTER: "person-dress"}


def mini_card(t: Table, x: float, y: float, card: int, in_hand: bool = False) -> str:
    """A card of a tableau or a hand: kind, name, what it gives, and who stands on it."""
    s, r = t.s, t.s.rules
    p = profile(s, card)
    kind = r.kind[p]
    name = t.card_name(card)
    parts = [
        rect(
            x,
            y,
            MINI_W,
            MINI_H,
            8,
            class_="p-sheet p-line-line",
            stroke_width=1.2,
            stroke_dasharray="5 3" if in_hand else None,
        ),
        path(top(x, y, MINI_W, 24), fill=HEADS[kind]),
        t.pic.icon(KIND_ICONS[kind], x + 12, y + 12, 12, fill="#ffffff"),
        card_title(x + 22, y + 12, name, MINI_W - 26),
        symbols(t, x + 6, y + 36, p),
    ]
    if kind == DAUGHTER:
        parts.append(husband(t, x + 15, y + 56, card))
        parts.append(crowd(t, x + 40, y + 56, card, MINI_W - 46))
    else:
        parts.append(crowd(t, x + 5, y + 56, card, MINI_W - 10))
    ring = rect(x - 2, y - 2, MINI_W + 4, MINI_H + 4, 10, class_="ring")
    lines = powers(t, card)
    if s.seat is not None and s.prompt == "assign" and CARD + card in s.choices and raidable(s, s.seat, card):
        lines += hunting_odds(t, card, s.seat)
    tip = "\n".join(lines)
    return token(s.game.name(CARD + card), name, tip, ring, *parts, id_=f"card-{card}")


def symbols(t: Table, x: float, y: float, p: int) -> str:
    """What a tableau card does, as icons."""
    r = t.s.rules
    shown = []
    if r.hay[p]:
        shown += [
            words(x, y + 5, str(r.hay[p]), 13, bold=True),
            t.pic.icon("wheat-awn", x + 15, y, 13, class_="p-soft"),
        ]
        x += 28
    if r.produce[p] or r.produce_choice[p]:
        shown += [
            words(x, y + 5, str(max(1, r.produce[p])), 13, bold=True),
            t.pic.icon("baby", x + 15, y, 14, class_="p-ink"),
        ]
        x += 28
    if r.sled[p]:
        shown.append(t.pic.icon("sleigh", x + 8, y, 16, class_="p-ink"))
        x += 22
    for table, icon in (
        (r.discount, "fire"),
        (r.free_promotion, "stairs"),
        (r.free_action, "scissors"),
        (r.tiebreak, "gavel"),
        (r.iron_by_ivory, "shield"),
        (r.ski, "person-skiing"),
        (r.reassign, "compass"),
        (r.no_storm, "cloud-bolt"),
        (r.round_down, "shield-virus"),
        (r.maps, "sun"),
    ):
        if table[p]:
            shown.append(t.pic.icon(icon, x + 8, y, 15, class_="p-soft"))
            x += 22
    for number in range(5):
        for mask, fill, ink in (
            (r.reroll[p * 5 + number], "#fffaf0", "#2b2723"),
            (r.convert[p * 5 + number], "#4f8a3d", "#ffffff"),
        ):
            if mask:
                shown.append(t.pic.icon(TYPE_ICONS[number], x + 7, y, 12, fill=TYPE_COLOURS[number]))
                x += 16
                for face in faces_of(mask):
                    shown.append(small_die(x + 6, y, face, 12, fill, ink))
                    x += 14
    if r.hand_any[p] + r.hand_d[p]:
        shown += [
            t.pic.icon("hand", x + 8, y, 13, class_="p-soft"),
            words(x + 17, y + 5, f"+{r.hand_any[p] + r.hand_d[p]}", 12, bold=True),
        ]
        x += 34
    if r.trophy[p]:
        shown += [
            t.pic.icon("trophy", x + 8, y, 13, class_="p-soft"),
            words(x + 18, y + 5, str(r.trophy[p]), 12, bold=True),
        ]
    return group(*shown)
