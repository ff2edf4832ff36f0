"""Tribes: placard with elders in ranks, people at home and in Valhalla, disks, tableau and hand."""

from holotype.core.pictures import circle, figure, group, noted, rect, region, token, words

from .cards import hand, hand_limit, tableau
from .draw_cards import MINI_H, MINI_W, mini_card
from .draw_parts import GAP, ON, Table, colour_of, disk, people
from .names import DISK, ELDER, MATRIARCH, TRIBE
from .state import DEAD, ON_PLACARD, POOL
from .tokens import TRIBES
from .view import ICONS

RANK_H = 52


def tribe_height(t: Table, seat: int, width: float) -> float:
    per_line = max(1, int((width - 2 * GAP) // (MINI_W + GAP)))
    cards = len(tableau(t.s, seat)) + len(hand(t.s, seat))
    lines = (cards + per_line - 1) // per_line
    ranks = 2 if t.narrow else 1
    return 66 + ranks * (RANK_H + 6) + 8 + lines * (MINI_H + GAP) + GAP


def draw_tribe(t: Table, x: float, y: float, width: float, height: float, seat: int) -> str:
    """One tribe's region."""
    name = TRIBES[t.s.tribe[seat]]
    inside = [people_at_home(t, x, y + 40, width, seat), placard(t, x, y + 66, width, seat)]
    ranks = 2 if t.narrow else 1
    inside.append(cards_of(t, x, y + 66 + ranks * (RANK_H + 6) + 4, width, seat))
    return region(
        f"tribe-{name}", t.tribe_name(seat), (x, y, width, height), *inside, head=heading(t, x, y, width, seat)
    )


def heading(t: Table, x: float, y: float, width: float, seat: int) -> str:
    """Name, belief and disks; the name can be chosen where a tribe is asked for."""
    s = t.s
    tribe = s.tribe[seat]
    belief = t.say("panel-belief-monotheist" if s.mono[seat] else "panel-belief-polytheist")
    note = t.say("draw-extinct") if s.gone[seat] else belief
    plate = token(
        s.game.name(TRIBE + tribe),
        t.tribe_name(seat),
        belief,
        rect(x + 5, y + 4, 208, 24, 6, class_="ring"),
        rect(x + 6, y + 5, 206, 22, 6, fill=colour_of(t, seat)),
        t.pic.icon(ICONS[tribe], x + 18, y + 16, 14, fill=ON[tribe]),
        words(x + 31, y + 21, t.tribe_name(seat), 14, bold=True, fit=90, style=f"fill:{ON[tribe]}"),
        words(x + 206, y + 20, note, 11.5, anchor="end", fit=80, style=f"fill:{ON[tribe]}"),
        id_=f"tribe-{TRIBES[tribe]}",
    )
    return group(plate, disks_of(t, x + width - 138, y + 16, seat))


def disks_of(t: Table, x: float, y: float, seat: int) -> str:
    s = t.s
    shown = []
    for kind, n in enumerate((s.energy[seat], s.ivory[seat], s.iron[seat])):
        at = x + kind * 46
        art = disk(t, at, y, kind, n)
        label = t.say(f"panel-{('energy', 'ivory', 'iron')[kind]}")
        if seat == s.seat:
            shown.append(token(s.game.name(DISK + kind), label, "", circle(at, y, 11, class_="ring"), art))
        else:
            shown.append(noted(f"{label}: {n}", art))
    return group(*shown)


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
        shown.append(rank_box(t, at, down, cell, seat, rank, ranks[rank - 1].title[t.lang], ranks[rank - 1].community))
    return group(*shown)


def rank_box(t: Table, x: float, y: float, width: float, seat: int, rank: int, title: str, community: bool) -> str:
    s = t.s
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
        words(x + 5, y + 14, f"{rank} {title}", 11.5, fit=width - 8, class_="p-soft"),
    ]
    for other in range(s.players):
        n = s.elders[place * 4 + other]
        if n:
            alpha = s.alpha[other] == ON_PLACARD + place
            art, wide = people(t, at, y + 36, other, n - int(alpha), alpha, f"rank-{TRIBES[s.tribe[seat]]}-{rank}")
            inside.append(art)
            at += wide + 2
    name = s.game.name(ELDER + s.tribe[seat] * 6 + rank - 1)
    label = f"{t.tribe_name(seat)} {rank}: {title}"
    box = token(name, label, "", rect(x - 1, y - 1, width + 2, RANK_H + 2, 7, class_="ring"), *inside)
    return group(box, matriarchs(t, x + width - 12, y + 36, rank) if s.rules.solitaire else "")


def matriarchs(t: Table, x: float, y: float, rank: int) -> str:
    n = t.s.matri[rank - 1]
    if n == 0:
        return ""
    name = t.s.game.name(MATRIARCH + rank)
    art = figure(t.pic, "person-dress", x, y, 20, "#cc79a7")
    count = words(x - 12, y + 5, str(n), 12, anchor="end", bold=True) if n > 1 else ""
    return token(name, t.token(MATRIARCH + rank), "", circle(x, y, 12, class_="ring"), art, count)


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
