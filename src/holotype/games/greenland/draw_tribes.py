"""Tribes: placard with elders in ranks, people at home and in Valhalla, disks, tableau and hand."""

import re

from holotype.pictures import circle, figure, group, noted, rect, region, token, width_of, words

from .cards import hand, hand_limit, tableau
from .data import Rank
from .draw_cards import MINI_H, MINI_W, mini_card
from .draw_parts import GAP, ON, Table, colour_of, disk, people
from .fields import DEAD, ON_PLACARD, POOL
from .names import ASK, DISK, ELDER, GIVE, MATRIARCH, TRIBE
from .negotiation import BY, TO
from .pieces import idle
from .questions import COUNCIL, OFFER_TERMS
from .tokens import TRIBES
from .view import ICONS, rank_in_question

RANK_H = 48


def tribe_height(t: Table, seat: int, width: float) -> float:
    per_line = max(1, int((width - 2 * GAP) // (MINI_W + GAP)))
    cards = len(tableau(t.s, seat)) + len(hand(t.s, seat))
    lines = (cards + per_line - 1) // per_line
    ranks = 2 if t.narrow else 1
    return 60 + ranks * (RANK_H + 6) + 8 + lines * (MINI_H + GAP) + GAP


def draw_tribe(t: Table, x: float, y: float, width: float, height: float, seat: int) -> str:
    """One tribe's region."""
    name = TRIBES[t.s.tribe[seat]]
    inside = [people_at_home(t, x, y + 36, width, seat), placard(t, x, y + 60, width, seat)]
    ranks = 2 if t.narrow else 1
    inside.append(cards_of(t, x, y + 60 + ranks * (RANK_H + 6) + 4, width, seat))
    return region(
        f"tribe-{name}", t.tribe_name(seat), (x, y, width, height), *inside, head=heading(t, x, y, width, seat)
    )


def heading(t: Table, x: float, y: float, width: float, seat: int) -> str:
    """Tribe, who plays it, belief and disks; the tribe can be chosen where one is asked for."""
    s = t.s
    tribe = s.tribe[seat]
    on = f"fill:{ON[tribe]}"
    name = t.tribe_name(seat)
    belief = "monotheist" if s.mono[seat] else "polytheist"
    tip = t.say(f"panel-belief-{belief}")
    if not s.rules.coop:
        tip += f"\n{t.say(f'draw-belief-{belief}')}"
    icon = "skull" if s.gone[seat] else "church" if s.mono[seat] else "sun"
    if s.rules.idle_until[tribe] and idle(s, seat):
        tip, icon = t.say("draw-idle", turn=s.rules.idle_until[tribe] + 1), "hourglass-half"
    wide = width - 160
    room = min(width_of(name, 14, bold=True), 84)
    plate = token(
        s.game.name(TRIBE + tribe),
        name,
        t.say("draw-extinct") if s.gone[seat] else "\n".join([*t.click(TRIBE + tribe), tip]),
        rect(x + 5, y + 4, wide + 2, 24, 6, class_="ring"),
        rect(x + 6, y + 5, wide, 22, 6, fill=colour_of(t, seat)),
        t.pic.icon(ICONS[tribe], x + 18, y + 16, 14, fill=ON[tribe]),
        words(x + 31, y + 21, name, 14, bold=True, fit=84, style=on),
        words(
            x + 42 + room, y + 20.5, t.seat_name(seat), 13, fit=wide - room - 66, style=on, class_="seat-name",
            data_seat=str(seat),
        ),
        t.pic.icon(icon, x + wide - 8, y + 16, 13, fill=ON[tribe]),
        id_=f"tribe-{TRIBES[tribe]}",
    )  # fmt: skip
    named_above = s.question is COUNCIL  # in the order of play, beside the event that the question is about
    return group(group(plate, class_="aside") if named_above else plate, disks_of(t, x + width - 138, y + 16, seat))


def disks_of(t: Table, x: float, y: float, seat: int) -> str:
    s = t.s
    shown = []
    for kind, n in enumerate((s.energy[seat], s.ivory[seat], s.iron[seat])):
        at = x + kind * 46
        art = disk(t, at, y, kind, n)
        label = t.say(f"panel-{('energy', 'ivory', 'iron')[kind]}")
        named = term_of(t, seat, kind) if s.question is OFFER_TERMS else DISK + kind if seat == s.seat else 0
        if named and named in s.choices:
            tip = "\n".join(t.click(named))
            shown.append(token(s.game.name(named), t.name(named), tip, circle(at, y, 11, class_="ring"), art))
        else:
            shown.append(noted(f"{label}: {n}", art))
    return group(*shown)


def term_of(t: Table, seat: int, kind: int) -> int:
    """GL-6.5: in an offer a player gives his own disks and asks for those of the other tribe."""
    by, to = t.s.offer[BY], t.s.offer[TO]
    return GIVE + kind if seat == by else ASK + kind if seat == to else 0


def people_at_home(t: Table, x: float, y: float, width: float, seat: int) -> str:
    """Unassigned pieces, Valhalla, and how full the hand is."""
    s = t.s
    name = TRIBES[s.tribe[seat]]
    home, at = people(t, x + 26, y + 8, seat, s.pool[seat], s.alpha[seat] == POOL, "home")
    parts = [t.pic.icon("tent", x + 16, y + 8, 15, class_="p-soft"), noted(t.say("draw-pool"), home)]
    at = x + max(100, at + 40)
    dead = s.valhalla[seat] + (1 if s.alpha[seat] == DEAD else 0)
    parts.append(
        noted(
            t.say("draw-valhalla"),
            t.pic.icon("skull", at, y + 8, 14, class_="p-soft"),
            words(at + 11, y + 13, str(dead), 13, bold=True),
        )
    )
    if s.alpha[seat] == DEAD:
        parts.append(t.pic.icon("crown", at + 36, y + 8, 11, class_="p-danger"))
    label = t.say("draw-hand", n=len(hand(s, seat)), limit=hand_limit(s, seat))
    parts.append(words(x + width - 12, y + 13, label, 12, anchor="end", class_="p-soft"))
    if s.rules.solitaire:
        girls = t.say("draw-girls", n=s.girls, dead=s.girls_dead)
        parts.append(
            noted(
                girls,
                figure(t.pic, "person-dress", at + 60, y + 8, 17, "#cc79a7"),
                words(at + 72, y + 13, str(s.girls), 13, bold=True),
            )
        )
    return group(*parts, id=f"home-{name}")


def placard(t: Table, x: float, y: float, width: float, seat: int) -> str:
    """Six ranks; each can be chosen as an elder of that rank or as a place for one."""
    s = t.s
    columns = 3 if t.narrow else 6
    cell = (width - 2 * GAP - (columns - 1) * 4) / columns
    shown = []
    side = s.rules.box.placards
    tribe = TRIBES[s.tribe[seat]]
    ranks = next(p for p in side if p.tribe == tribe).sides["monotheist" if s.mono[seat] else "polytheist"]
    for rank in range(1, 7):
        at = x + GAP + (rank - 1) % columns * (cell + 4)
        down = y + (rank - 1) // columns * (RANK_H + 6)
        shown.append(rank_box(t, at, down, cell, seat, ranks[rank - 1]))
    return group(*shown)


def rank_box(t: Table, x: float, y: float, width: float, seat: int, record: Rank) -> str:
    """A rank with its elders; a dashed edge where it holds only one."""
    s = t.s
    rank, title, community = record.rank, record.title[t.lang], record.community
    short = re.split("[(（]", title)[0].strip()
    place = seat * 6 + rank - 1
    at = x + 5
    inside = [
        rect(
            x,
            y,
            width,
            RANK_H,
            6,
            class_="p-paper p-line-line",
            stroke_width=1.6 if community else 1,
            stroke_dasharray=None if community else "3 2",
        ),
        words(x + 5, y + 14, f"{rank} {short}", 12, fit=width - 8, class_="p-soft"),
    ]
    for other in range(s.players):
        n = s.elders[place * 4 + other]
        if n:
            alpha = s.alpha[other] == ON_PLACARD + place
            art, wide = people(t, at, y + 34, other, n - int(alpha), alpha, f"rank-{TRIBES[s.tribe[seat]]}-{rank}")
            inside.append(art)
            at += wide + 2
    name = s.game.name(ELDER + s.tribe[seat] * 6 + rank - 1)
    label = f"{t.tribe_name(seat)} {rank}: {title}"
    box = token(
        name,
        label,
        "\n".join(t.click(s.game.token(name)) + rank_powers(t, record)),
        rect(x - 1, y - 1, width + 2, RANK_H + 2, 7, class_="ring"),
        *inside,
    )
    outline = rect(x - 1, y - 1, width + 2, RANK_H + 2, 7, fill="none", class_="p-chosen-line", stroke_width=3)
    asked = group(outline, class_="asked", pointer_events="none") if place == rank_in_question(s) else ""
    return group(box, asked, matriarchs(t, x + width - 12, y + 34, rank) if s.rules.solitaire else "")


def rank_powers(t: Table, record: Rank) -> list[str]:
    """What elders of a rank are good for, one line a power and an action."""
    lines = [t.say("draw-rank-one")] if not record.community else []
    for power in record.powers:
        if power.kind == "reroll":
            faces = ", ".join(map(str, power.faces))
            lines.append(t.say("draw-reroll", type=t.say(f"draw-type-{power.type}"), faces=faces))
        else:
            lines.append(t.say(f"draw-power-{power.kind}", n=power.amount or power.capacity))
    for action in record.actions:
        word = action.replace("_", "-")
        lines.append(f"{t.say(f'say-{word}')}: {t.say(f'say-{word}-help')}")
    return lines


def matriarchs(t: Table, x: float, y: float, rank: int) -> str:
    n = t.s.matri[rank - 1]
    if n == 0:
        return ""
    name = t.s.game.name(MATRIARCH + rank)
    art = figure(t.pic, "person-dress", x, y, 20, "#cc79a7")
    count = words(x - 12, y + 5, str(n), 12, anchor="end", bold=True) if n > 1 else ""
    tip = "\n".join(t.click(MATRIARCH + rank))
    return token(name, t.name(MATRIARCH + rank), tip, circle(x, y, 12, class_="ring"), art, count)


def cards_of(t: Table, x: float, y: float, width: float, seat: int) -> str:
    """Tableau, then the hand with dashed edges."""
    per_line = max(1, int((width - 2 * GAP) // (MINI_W + GAP)))
    cards = [(c, False) for c in tableau(t.s, seat)] + [(c, True) for c in hand(t.s, seat)]
    shown = []
    for n, (card, in_hand) in enumerate(cards):
        shown.append(
            mini_card(t, x + GAP + n % per_line * (MINI_W + GAP), y + n // per_line * (MINI_H + GAP), card, in_hand)
        )
    return group(*shown)
