"""The strip above the rows: the event and its icons, the order of play, the supply, the import for sale."""

from holotype.core.pictures import group, noted, rect, token, words

from .draw_cards import MINI_H, MINI_W, farm_animal, symbols
from .draw_parts import EDGE, Table, disk, meeple
from .draw_tips import powers
from .names import CARD
from .rules import COOLING, CROWD, MIGRATION, NO_MARITIME
from .state import EVENT, REMOVED, TABLEAU

ICON_ART = (
    *("virus", "venus", "people-arrows", "person-cane", "cow", "dice", "shuffle", "snowflake", "cloud-bolt"),
    *("link-slash", "anchor-circle-xmark", "ban", "otter", "crow", "hammer", "seedling"),
)


def header(t: Table, y: float) -> float:
    """GL-4.1: the event from left to right; below each other on a phone."""
    s = t.s
    lot = for_sale(t)
    height = 62 if not t.narrow else 150 if lot else 106 if s.event else 80
    width = t.width - 2 * EDGE
    parts = [
        rect(EDGE, y, width, height, 10, class_="p-sheet p-line-line"),
        words(EDGE + 12, y + 20, t.say("draw-event", turn=s.turn, n=s.deck_left), 12.5, class_="p-soft"),
    ]
    if s.event:
        event = next(e for e in s.rules.box.events if e.id == s.event)
        parts.append(words(EDGE + 12, y + 44, event.name[t.lang], 17, bold=True, fit=width - 24 if t.narrow else 300))
    x, top = (EDGE + 12.0, y + (54 if s.event else 26)) if t.narrow else (EDGE + 336.0, y + 4)
    for label, art, wide in (event_icons(t), order_of_play(t), supply(t), depot(t)):
        if wide:
            parts.append(words(x, top + 14, t.say(label), 12, class_="p-soft"))
            parts.append(group(*art, transform=f"translate({x:.1f} {top + 36:.1f})"))
            x += wide
    if lot:
        at, down = (EDGE + 6.0, y + 107) if t.narrow else (EDGE + width - 216, y + 6)
        parts.append(import_card(t, at, down, width - 12 if t.narrow else 210, lot))
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
        noted(f"{n + 1}. {t.tribe_name(seat)}", meeple(t, 10 + n * 32, 0, seat), words(n * 32 + 26, 4, "›", 13))
        if n + 1 < len(t.s.order)
        else noted(f"{n + 1}. {t.tribe_name(seat)}", meeple(t, 10 + n * 32, 0, seat))
        for n, seat in enumerate(t.s.order)
    ]
    return "draw-order", art, max(len(art) * 32 + 14, 92) if len(art) > 1 else 0


def supply(t: Table) -> tuple[str, list[str], float]:
    """GL-1.3: energy that can still be taken."""
    return "draw-supply", [noted(t.say("draw-supply-help", n=t.s.supply), disk(t, 11, 0, 0, t.s.supply, 11))], 70


def depot(t: Table) -> tuple[str, list[str], float]:
    """GL-13.2: what the occupiers of the co-op have."""
    n = t.s.depot
    art = [t.pic.icon("warehouse", 10, 0, 18, class_="p-danger"), words(25, 5, str(n), 14, bold=True)]
    return "draw-depot", [noted(t.say("draw-depot-help", n=n), *art)], 60 if t.s.rules.coop else 0


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
    """What is for sale: its name, and what it does in a tableau."""
    s = t.s
    side = card + 64 * s.side[card]
    name = t.card_name(card)
    return token(
        s.game.name(CARD + card),
        name,
        "\n".join([t.say("draw-for-sale"), *powers(t, side)]),
        rect(x, y, width, 50 if not t.narrow else 38, 7, class_="ring"),
        rect(x, y, width, 50 if not t.narrow else 38, 7, class_="p-paper p-line-line", stroke_dasharray="5 3"),
        t.pic.icon("ship", x + 15, y + 14, 15, class_="p-soft"),
        words(x + 29, y + 18, name, 13, bold=True, fit=(width - 38) if not t.narrow else width / 2 - 20),
        symbols(t, x + 8, y + 36, side) if not t.narrow else symbols(t, x + width / 2 + 16, y + 19, side),
        id_=f"card-{card}",
    )
