"""The strip above the rows: the event and its icons, the order of play, the supply, the import for sale, the aims."""

from holotype.pictures import circle, figure, group, noted, rect, token, width_of, words

from .coop import is_abroad, is_modern, nazi_defeat
from .draw_cards import MINI_H, MINI_W, farm_animal, symbols
from .draw_parts import EDGE, Table, card_title, disk, meeple
from .draw_tips import powers
from .events import leader
from .fields import EVENT, NOBODY, REMOVED, SURRENDERED, TABLEAU
from .names import CARD, TRIBE
from .questions import BID, BUY_IMPORT, COUNCIL
from .rules import COOLING, CROWD, MIGRATION, NO_MARITIME
from .tokens import TRIBES
from .view import PHASES

ICON_ART = (
    *("virus", "venus", "people-arrows", "person-cane", "cow", "dice", "shuffle", "snowflake", "cloud-bolt"),
    *("link-slash", "anchor-circle-xmark", "ban", "otter", "crow", "hammer", "seedling"),
)

AIMS = {  # icon, colour, and the tribe that it brings points
    "modern": ("screwdriver-wrench", "p-ink", TRIBES.index("tunit")),
    "abroad": ("tree", "p-ink", TRIBES.index("norse")),
    "depot": ("warehouse", "p-danger", TRIBES.index("thule")),
}


def header(t: Table, y: float) -> float:
    """GL-4.1: the event from left to right; below each other on a phone."""
    s = t.s
    lot = for_sale(t)
    height = 62 if not t.narrow else 150 if lot else 106
    width = t.width - 2 * EDGE
    parts = [
        rect(EDGE, y, width, height, 10, class_="p-sheet p-line-line"),
        words(EDGE + 12, y + 20, t.say("draw-event", turn=s.turn, n=s.deck_left), 12.5, class_="p-soft"),
    ]
    names = [event.name[t.lang] for event in s.rules.box.events if event.id == s.event]
    title = "".join(names) or t.say(f"phase-{PHASES[s.phase]}")
    parts.append(words(EDGE + 12, y + 44, title, 17, bold=True, fit=width - 24 if t.narrow else 300))
    x, top = (EDGE + 12.0, y + 54) if t.narrow else (EDGE + 336.0, y + 4)
    for label, art, wide in (event_icons(t), order_of_play(t), supply(t), matriarchs(t)):
        if wide:
            parts.append(words(x, top + 14, t.say(label), 12, class_="p-soft"))
            parts.append(group(*art, transform=f"translate({x:.1f} {top + 36:.1f})"))
            x += wide
    if lot:
        at, down = (EDGE + 6.0, y + 107) if t.narrow else (EDGE + width - 216, y + 6)
        card = import_card(t, at, down, width - 12 if t.narrow else 210, lot)
        parts.append(group(card, class_="asked") if s.question in (BID, BUY_IMPORT) else card)
    t.pic.add(group(*parts))
    return height


def event_icons(t: Table) -> tuple[str, list[str], float]:
    """GL-4.1: the icons with their numbers; red what lasts until the end of the turn."""
    art = []
    x = 8.0
    for code in t.s.rules.icons[t.s.event] if t.s.event else []:
        kind, number = code // 100, code % 100
        mark = str(number) if kind == CROWD else ""
        if kind == MIGRATION:
            mark = t.say("draw-south" if number else "draw-north")[:1]
        art.append(
            noted(
                icon_words(t, kind, number),
                rect(x - 11, -13, 40 if mark else 24, 26, 6, fill="transparent"),
                t.pic.icon(ICON_ART[kind], x, 0, 18, class_="p-danger" if kind >= NO_MARITIME else "p-ink"),
                words(x + 12, 5, mark, 12.5, bold=True) if mark else "",
            )
        )
        x += 42 if mark else 28
    return "draw-icons", art, max(x + 8, 76) if art else 0


def icon_words(t: Table, kind: int, number: int) -> str:
    """What an icon does, in a sentence."""
    s = t.s
    tribes = [t.tribe_name(o) for o in s.order if number >> s.tribe[o] & 1] if kind == 1 else []
    row = t.say("draw-south" if number else "draw-north")
    names = ("、" if t.lang == "ja" else ", ").join(tribes)
    coop = int(s.rules.coop and kind in (1, COOLING))
    return t.say(f"draw-icon-{kind}", n=number, tribes=names, any=len(tribes), row=row, coop=coop)


def order_of_play(t: Table) -> tuple[str, list[str], float]:
    """GL-3.3: the tribes from first to last."""
    art = [
        group(in_order(t, n, seat), words(n * 32 + 26, 4, "›", 13) if n + 1 < len(t.s.order) else "")
        for n, seat in enumerate(t.s.order)
    ]
    return "draw-order", art, max(len(art) * 32 + 14, 92) if len(art) > 1 else 0


def in_order(t: Table, n: int, seat: int) -> str:
    """GL-3.3, GL-3.5: a tribe in its place; the Council of War chooses one here."""
    place = f"{n + 1}. {t.tribe_name(seat)}"
    figure_of = meeple(t, 10 + n * 32, 0, seat)
    if t.s.question is not COUNCIL:
        return noted(place, figure_of)
    ring = rect(n * 32 - 5, -15, 30, 30, 8, class_="ring")
    return token(t.s.game.name(TRIBE + t.s.tribe[seat]), place, "", ring, figure_of)


def supply(t: Table) -> tuple[str, list[str], float]:
    """GL-1.3: energy that can still be taken."""
    return "draw-supply", [noted(t.say("draw-supply-help", n=t.s.supply), disk(t, 11, 0, 0, t.s.supply, 11))], 70


def matriarchs(t: Table) -> tuple[str, list[str], float]:
    """GL-12.14: how many of the matriarchs whom the saga asks for are there."""
    if not t.s.rules.solitaire:
        return "", [], 0
    need = t.s.rules.record["victory"]["min_matriarchs"]
    standing = f"{sum(t.s.matri)}/{need}"
    art = [figure(t.pic, "person-dress", 10, 0, 20, "#cc79a7"), words(24, 5, standing, 14, bold=True)]
    return "draw-matriarchs", [noted(t.say("draw-matriarchs-help", n=need), *art)], 80


# --- the aims of the resistance ------------------------------------------------------------------------------------


def aims(t: Table, y: float) -> float:
    """GL-13.18, GL-14.8: the three aims, how near each is, and a tick where it is reached."""
    s = t.s
    width = t.width - 2 * EDGE
    alive = [seat for seat in range(s.players) if s.gone[seat] != SURRENDERED]
    modern = len([seat for seat in alive if is_modern(s, seat)])
    abroad = len([seat for seat in alive if is_abroad(s, seat)])
    label = t.say("draw-aims", each=int(s.rules.competitive))
    parts = [words(EDGE + 12, y + 21, label, 12, class_="p-soft")]
    x, down = EDGE + 26 + width_of(label, 12), 0
    for name, standing, reached in (
        ("modern", f"{modern}/{len(alive)}", modern == len(alive)),
        ("abroad", f"{abroad}/{len(alive)}", abroad == len(alive)),
        ("depot", str(s.depot), nazi_defeat(s)),
    ):
        title = f"{t.say(f'draw-aim-{name}')} {standing}"
        wide = width_of(title, 13, bold=True) + (70 if s.rules.competitive else 46)
        if x + wide > EDGE + width:
            x, down = EDGE + 12.0, down + 26
        parts.append(aim(t, x, y + 17 + down, name, title, reached))
        x += wide + 12
    height = 34 + down
    t.pic.add(group(rect(EDGE, y, width, height, 10, class_="p-sheet p-line-line"), *parts, id="aims"))
    return height


def aim(t: Table, x: float, y: float, name: str, title: str, reached: bool) -> str:
    """An aim; GL-14.8: in the second part of the long game with the tribe that has points for it."""
    icon, fill, tribe = AIMS[name]
    tick = t.pic.icon("circle-check", x + 8, y, 15, class_="p-good")
    whose = t.s.rules.competitive
    return noted(
        t.say(f"draw-aim-{name}-help"),
        tick if reached else circle(x + 8, y, 6.5, fill="none", class_="p-soft-line", stroke_width=1.6),
        t.pic.icon(icon, x + 28, y, 16, class_=fill),
        meeple(t, x + 49, y, t.s.tribe.index(tribe)) if whose else "",
        words(x + (62 if whose else 41), y + 5, title, 13, bold=True),
    )


def animals(t: Table, y: float) -> float:
    """GL-2.6, GL-2.7: the farm animals to choose from."""
    choices = t.s.choices
    for n, face in enumerate(choices):
        across = 3 if t.narrow else 8
        t.pic.add(farm_animal(t, EDGE + 4 + n % across * (MINI_W + 14), y + 4 + n // across * (MINI_H + 12), face))
    return (MINI_H + 12) * (2 if t.narrow and len(choices) > 3 else 1)


def for_sale(t: Table) -> int:
    """GL-4.24: the import of the event, as long as somebody may still get it."""
    s = t.s
    if s.phase != EVENT:
        return 0
    lot = s.lot or (s.event if s.event and s.rules.has_import[s.event] else 0)
    return lot if lot and s.zone[lot] < TABLEAU and s.zone[lot] != REMOVED else 0


def import_card(t: Table, x: float, y: float, width: float, card: int) -> str:
    """What is for sale: its name, what it does in a tableau, and who bids most."""
    s = t.s
    side = card + 64 * s.side[card]
    name = t.card_name(card)
    does = powers(t, side)
    height, middle = (38, 19) if t.narrow else (50, 14 if does else 25)
    room = width / 2 - 20 if t.narrow and does else width - 38
    lead = leader(s) if s.question is BID else NOBODY
    return token(
        s.game.name(CARD + card),
        name,
        "\n".join([t.say("draw-for-sale"), *does]),
        rect(x, y, width, height, 7, class_="ring"),
        rect(x, y, width, height, 7, class_="p-paper p-line-line", stroke_dasharray="5 3"),
        t.pic.icon("ship", x + 15, y + middle, 15, class_="p-soft"),
        card_title(x + 29, y + middle, name, room, None),
        symbols(t, x + width / 2 + 16, y + 19, side) if t.narrow else symbols(t, x + 8, y + 36, side),
        best_bid(t, x + width - 12, y + (19 if t.narrow else 35), lead) if lead != NOBODY else "",
        id_=f"card-{card}",
    )


def best_bid(t: Table, right: float, y: float, seat: int) -> str:
    """GL-4.25: who leads the auction, and with how much ivory."""
    return noted(
        t.say("draw-best-bid", tribe=t.tribe_name(seat), n=t.s.high),
        meeple(t, right - 44, y, seat),
        words(right - 20, y + 5, str(t.s.high), 14, anchor="end", bold=True),
        t.pic.icon("tooth", right - 8, y, 14, class_="p-soft"),
    )
