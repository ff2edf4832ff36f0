"""Cards: biomes and New World cards in the rows, cards in tableaus and hands."""

from holotype.pictures import badge, group, path, rect, token, words

from .cards import is_cold, is_new_world, profile, yield_of
from .coop import extra_attrition
from .draw_parts import TYPE_COLOURS, TYPE_ICONS, Table, card_title, crowd, faces_of, husband, small_die
from .draw_tips import powers, row_tip, tableau_tip
from .fields import ASSIGNMENT, NEGOTIATION
from .names import CARD, FACE, FARM
from .odds import odds
from .pieces import pieces_on
from .questions import ASSIGN, ASSIGN_KIND, ASSIGN_MEN, MATRIARCH_MEN
from .rules import D_CARD, DAUGHTER, I_CARD, IMPORT, TO_HAND, TROPHY
from .view import LETTERS, subject

CARD_W, CARD_H = 113, 138
# What stands on a row card, as an icon: by card number.
ART = {
    **dict.fromkeys((1, 20, 22, 30, 31), "seal"),
    **dict.fromkeys((3, 10, 18, 21, 29), "fish-fins"),
    **dict.fromkeys((4, 16), "fish"),
    **dict.fromkeys((8, 17), "caribou"),
    **dict.fromkeys((14, 19), "dog"),
    **dict.fromkeys((7, 28), "crow"),
    **{2: "paw", 5: "walrus", 6: "cow", 9: "meteor", 11: "anchor", 12: "bullseye", 13: "fish-spear", 15: "dove"},
    **{23: "mound", 24: "house", 25: "hammer", 26: "glasses", 27: "map", 59: "tree", 60: "leaf"},
}
MINI_W, MINI_H = 107, 74
HEAD = 30  # height of a card's coloured head


def top(x: float, y: float, width: float, height: float, r: float = 8) -> str:
    """The upper part of a card, rounded at its upper corners."""
    return (
        f"M{x:.1f} {y + height:.1f}v{r - height:.1f}a{r} {r} 0 0 1 {r} {-r}h{width - 2 * r:.1f}"
        f"a{r} {r} 0 0 1 {r} {r}v{height - r:.1f}z"
    )


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
    """A card of a row: what it asks for, which faces kill, what it yields, how it is taken, who stands on it."""
    s, r = t.s, t.s.rules
    p = profile(s, card)
    kind = r.type[p]
    name = t.card_name(card)
    frame = "#9db8cc" if is_cold(s, card) else "#d8b25a"
    parts = [
        rect(x, y, CARD_W, CARD_H, 8, class_="p-sheet", stroke=frame, stroke_width=2.4),
        path(top(x, y, CARD_W, HEAD), fill=TYPE_COLOURS[kind]),
        t.pic.icon(TYPE_ICONS[kind], x + 13, y + HEAD / 2, 14, fill="#ffffff"),
        card_title(x + 23, y + HEAD / 2, name, CARD_W - 49),
        badge(x + CARD_W - 13, y + HEAD / 2, str(r.climax[p]), 9.5),
    ]
    parts += [t.pic.icon("crosshairs", x + 15 + 16.5 * n, y + 42, 15, class_="p-good") for n in range(r.hits[p])]
    deadly = faces_of(r.attrition[p] | extra_attrition(s))
    if deadly:
        at = x + CARD_W - 15
        for face in reversed(deadly):
            parts.append(small_die(at, y + 42, face, 15, "#b3392b", "#ffffff"))
            at -= 16.5
        parts.append(t.pic.icon("skull", at, y + 42, 12, class_="p-danger"))
    parts.append(t.pic.icon(ART[card], x + CARD_W - 26, y + 106, 38, fill=TYPE_COLOURS[kind], opacity="0.25"))
    parts.append(goods(t, x + 8, y + 62, yield_of(s, card)))
    parts += [
        taking(t, x, y, card),
        crowd(t, x + 5, y + 110, card, CARD_W - 10),
        hostile_mark(t, x, y, card),
        chances(t, x, y, card),
    ]
    ring = rect(x - 2, y - 2, CARD_W + 4, CARD_H + 4, 10, class_="ring")
    parts.append(in_question(t, card, x, y, CARD_W, CARD_H))
    return token(s.game.name(CARD + card), name, row_tip(t, card), ring, *parts, id_=f"card-{card}")


def in_question(t: Table, card: int, x: float, y: float, width: float, height: float) -> str:
    """An outline around the card that the open question is about."""
    if t.s.seat is None or card != subject(t.s):
        return ""
    outline = rect(x - 2, y - 2, width + 4, height + 4, 10, fill="none", class_="p-chosen-line", stroke_width=4)
    return group(outline, class_="asked", pointer_events="none")


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
    """While hunters are being sent: the chance of those who stand there, and of as many more as are needed."""
    s = t.s
    if s.phase not in (ASSIGNMENT, NEGOTIATION):
        return ""
    seat = s.seat
    if seat is not None and (card == asked_card(t) or (s.question is ASSIGN and CARD + card in s.choices)):
        shown = chances_of(t, card, seat)
    else:
        there = [other for other in range(s.players) if pieces_on(s, card, other)]
        shown = [f"{LETTERS[s.tribe[o]]} {percent(t, card, o, 0)}" for o in there]
    label = f"{' · '.join(shown)} %" if shown else ""
    return words(x + CARD_W / 2, y + CARD_H - 5, label, 12, anchor="middle", fit=CARD_W - 8) if label else ""


def chances_of(t: Table, card: int, seat: int) -> list[str]:
    """The chance of those who stand on a card, and of up to three numbers that may be sent, until it is certain."""
    here = pieces_on(t.s, card, seat)
    least = max(1, t.s.rules.hits[profile(t.s, card)] - here)
    numbers = [0] if here else []
    numbers += [n for n in range(least, least + 3 - len(numbers)) if n <= t.s.pool[seat]]
    shown = []
    for n in numbers:
        chance = percent(t, card, seat, n)
        shown.append(f"{'+' if here else ''}{n}→{chance}" if n else str(chance))
        if chance == 100:
            break
    return shown


def percent(t: Table, card: int, seat: int, more: int) -> int:
    """The chance of a tribe's pieces on a card with this many more tribesmen."""
    s = t.s
    return round(100 * odds(s, card, seat, s.men[card * 4 + seat] + more, s.alpha[seat] == card)[0])


def asked_card(t: Table) -> int:
    """The card that was chosen, while kind and number are asked for; else 0."""
    return t.s.about["card"] if t.s.question in (ASSIGN_KIND, ASSIGN_MEN, MATRIARCH_MEN) else 0


# --- tableau and hand ----------------------------------------------------------------------------------------------

HEADS = {D_CARD: "#8a6a2f", I_CARD: "#4a5f8a", IMPORT: "#3b3733", TROPHY: "#8f6412", DAUGHTER: "#9c4f7c"}
KIND_ICONS = {D_CARD: "cow", I_CARD: "screwdriver-wrench", IMPORT: "ship", TROPHY: "trophy", DAUGHTER: "person-dress"}


def mini_card(t: Table, x: float, y: float, card: int, in_hand: bool = False) -> str:
    """A card of a tableau or a hand: kind, name, what it does, and who stands on it."""
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
        path(top(x, y, MINI_W, HEAD), fill=HEADS[kind]),
        t.pic.icon(KIND_ICONS[kind], x + 12, y + HEAD / 2, 12, fill="#ffffff"),
        card_title(x + 22, y + HEAD / 2, name, MINI_W - 26),
        symbols(t, x + 6, y + 39, p),
    ]
    if in_hand:
        parts.append(t.pic.icon("hand", x + MINI_W - 14, y + MINI_H - 13, 14, class_="p-soft"))
    if kind == DAUGHTER:
        parts.append(husband(t, x + 15, y + 61, card))
        parts.append(crowd(t, x + 40, y + 61, card, MINI_W - 46))
    else:
        parts.append(crowd(t, x + 5, y + 61, card, MINI_W - 10))
    parts.append(in_question(t, card, x, y, MINI_W, MINI_H))
    ring = rect(x - 2, y - 2, MINI_W + 4, MINI_H + 4, 10, class_="ring")
    return token(s.game.name(CARD + card), name, tableau_tip(t, card), ring, *parts, id_=f"card-{card}")


def farm_animal(t: Table, x: float, y: float, face: int) -> str:
    """GL-2.6, GL-2.7: an animal that can be brought along, by the token of its face."""
    s = t.s
    card = FARM[(face - FACE) // 2]
    p = card + 64 * ((face - FACE) % 2)
    name = t.name(face)
    return token(
        s.game.name(face),
        name,
        "\n".join(powers(t, p)),
        rect(x - 2, y - 2, MINI_W + 4, MINI_H + 4, 10, class_="ring"),
        rect(x, y, MINI_W, MINI_H, 8, class_="p-sheet p-line-line", stroke_width=1.2),
        path(top(x, y, MINI_W, HEAD), fill=HEADS[D_CARD]),
        t.pic.icon(KIND_ICONS[D_CARD], x + 12, y + HEAD / 2, 12, fill="#ffffff"),
        card_title(x + 22, y + HEAD / 2, name, MINI_W - 26),
        symbols(t, x + 6, y + 44, p),
    )


def symbols(t: Table, x: float, y: float, p: int) -> str:
    """What a tableau card does, as icons."""
    r = t.s.rules
    shown = []
    if r.hay[p]:
        shown += [
            words(x, y + 5, str(r.hay[p]), 13, bold=True),
            t.pic.icon("wheat-awn", x + 15, y, 13, class_="p-soft"),
        ]
        x += 26
    if r.produce[p] or r.produce_choice[p]:
        shown += [
            words(x, y + 5, str(max(1, r.produce[p])), 13, bold=True),
            t.pic.icon("baby", x + 15, y, 14, class_="p-ink"),
        ]
        x += 25
    if r.sled[p]:
        shown.append(t.pic.icon("sleigh", x + 7, y, 15, class_="p-ink"))
        x += 17
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
                shown.append(rect(x, y - 7.5, 15, 15, 4, fill=TYPE_COLOURS[number]))
                shown.append(t.pic.icon(TYPE_ICONS[number], x + 7.5, y, 10, fill="#ffffff"))
                x += 17
                for face in faces_of(mask):
                    shown.append(small_die(x + 7.5, y, face, 15, fill, ink))
                    x += 17
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
