"""What all regions of the picture share: the state as a viewer sees it, words, effects, seals, species and pieces."""

from collections.abc import Sequence

from holotype import pictures
from holotype.pictures import OUTLINE, SEATS, circle, group, moved, noted, path, rect, still, token, words

from .frames import op_asked
from .names import COLOUR_NAMES, DECLARE_OBJECTIVE, MAP, OBJECTIVE_TILE, SLOT
from .objectives import slot_of, slots_for
from .ops import (
    ACADEMY,
    ALL_FREE,
    CAMP,
    CHOICE,
    COLLECT,
    COUNT_OBJECTIVES,
    LENS,
    LETTERS,
    NEED_COLOUR,
    NEED_KIND,
    NEED_SEALS,
    OBJECTIVE,
    OBJECTIVE_COMPLETE,
    OPS,
    PAID,
    SPECIAL_SEAL,
)
from .rules import NONE, RESERVE
from .state import State

WIDE, NARROW, EDGE = 1160, 390, 8
WAX = ("#3f8f4f", "#2f6fb0", "#c0392b", "#d9a520", "#7d4fa3")
MARKS = (  # the shape of each colour, for people who cannot tell the colours apart
    "M0-1 1 .8H-1z", "M-.9 0a.9.9 0 0 0 1.8 0a.9.9 0 0 0-1.8 0z", "M0-1.15 1 0 0 1.15-1 0z", "M-.8-.8H.8V.8H-.8z",
    "M0-1.2 .3-.4 1.2-.35 .5 .2 .75 1.05 0 .6-.75 1.05-.5 .2-1.2-.35-.3-.4z",
)  # fmt: skip
KIND_ICONS = ("lizard", "leaf", "dove", "bone")
PAPER, INK, GOLD, SILVER = "#fffaf0", OUTLINE, "#d9a520", "#b8bcc4"
SMALLEST_ICON = 10
ICONS = (
    "star", "coins", "lightbulb", "book-open", "paw", "list-ol", "user-plus", "scroll", "people-arrows",
    "hourglass-half", "xmark", "star", "magnifying-glass", "graduation-cap", "sailboat", "person-hiking", "tent",
    "campground", "envelope", "landmark", "arrows-rotate", "microscope", "bullseye", "award", "wax-seal",
    "right-left", "anchor", "key", "paw", "ship", "copy", "rotate-right", "map-location-dot", "code-branch", "coins",
    "user-tie",
)  # fmt: skip
NEED_ICONS = (
    "wax-seal", "paw", "paw", "stamp", "tent", "magnifying-glass", "book-open", "ship", "lightbulb", "coins", "star",
    "award",
)  # fmt: skip


class Table(pictures.Table[State]):
    FIXED = frozenset({"text"})

    def __init__(self, s: State, viewer: int | None, lang: str, narrow: bool) -> None:
        super().__init__(s, viewer, lang, narrow, NARROW if narrow else WIDE)
        self.text = 13 if narrow else 14.5  # the size of small words: a wide picture is shown smaller than drawn
        self.legal = {s.game.name(choice) for choice in s.choices}

    def token(self, number: int, tip: str, ring: str, *inside: str, id_: str | None = None) -> str:
        """A thing that can be chosen by its token. DJ-9.1: completions are offered beside any question."""
        art = token(self.s.game.name(number), self.name(number), tip, ring, *inside, id_=id_)
        return group(art, class_="aside") if self.s.game.name(number).startswith("declare:") else art


# --- words for effects -----------------------------------------------------------------------------------------------


def effect_words(table: Table, e: int) -> str:
    """An effect in the words of a tooltip."""
    s, r = table.s, table.s.rules
    op, n = r.op[e], r.n[e]
    if op == CHOICE:
        return table.say("draw-or").join(effect_words(table, option) for option in r.lists[r.m[e]])
    if op >= LENS and r.do_token[e] != NONE:
        return s.game.texts.token(r.do_token[e], table.lang)
    return table.say(f"effect-{OPS[op].replace('_', '-')}", n=n)


@still
def list_words(table: Table, number: int) -> str:
    text = table.say("draw-comma").join(effect_words(table, e) for e in table.s.rules.lists[number])
    return text[:1].upper() + text[1:]


@still
def meanings(table: Table, number: int) -> str:
    """What the effects of a list do, one line each, for people who do not know their names yet."""
    names = dict.fromkeys(name for e in table.s.rules.lists[number] for name in meant(table, e))
    return "".join("\n" + table.say(name) for name in names if table.s.game.texts.has(name, table.lang))


def meant(table: Table, e: int) -> list[str]:
    """The texts that explain an effect: a choice and a paid repetition hold others."""
    r = table.s.rules
    if r.op[e] == CHOICE:
        return [name for option in r.lists[r.m[e]] for name in meant(table, option)]
    if r.op[e] == PAID:
        return meant(table, r.m[e])
    return [f"means-{OPS[r.op[e]].replace('_', '-')}" + ("-distributed" if r.op[e] == LETTERS and r.free[e] else "")]


# --- small things ----------------------------------------------------------------------------------------------------


@still
def effects_row(
    table: Table, number: int, x: float, y: float, size: float = 16, middle: bool = False, fit: float = 0
) -> str:
    """The effects of a list as icons with their numbers, from left to right; smaller where they would not fit."""
    return _row(table, table.s.rules.lists[number], x, y, size, middle, fit)


@still
def effects_block(table: Table, number: int, x: float, y: float, size: float, fit: float) -> str:
    """The effects of a list around a point: in one row or, where that would be too wide, in two."""
    effects = table.s.rules.lists[number]
    if sum(effect_width(table, e, size) for e in effects) <= fit:
        return _row(table, effects, x, y, size, True, fit)
    first = (len(effects) + 1) // 2
    rows = ((y - size * 0.7, effects[:first]), (y + size * 0.7, effects[first:]))
    return "".join(_row(table, row, x, line, size, True, fit) for line, row in rows)


def _row(table: Table, effects: list[int], x: float, y: float, size: float, middle: bool, fit: float) -> str:
    widths = [effect_width(table, e, size) for e in effects]
    while size > SMALLEST_ICON and fit and sum(widths) > fit:
        size -= 0.5
        widths = [effect_width(table, e, size) for e in effects]
    if middle:
        x -= sum(widths) / 2
    art = []
    for e, width in zip(effects, widths, strict=True):
        art.append(effect_icon(table, e, x, y, size))
        x += width
    return "".join(art)


def figures(table: Table, size: float) -> float:
    """How large a number beside an icon is: never too small to be read."""
    return max(size * 0.95, table.text)


def effect_number(table: Table, e: int) -> str:
    r = table.s.rules
    op, n = r.op[e], r.n[e]
    if op in (CAMP, COLLECT, PAID, CHOICE):
        return ""
    if op in (ACADEMY, LENS):
        return "0" if r.free[e] else f"-{n}" if n else ""
    return f"{n}⇄" if op == LETTERS and r.free[e] else str(n) if n else ""


def effect_width(table: Table, e: int, size: float) -> float:
    r = table.s.rules
    if r.op[e] == CHOICE:
        return sum(effect_width(table, option, size) for option in r.lists[r.m[e]]) + size * 0.5
    if r.op[e] == PAID:
        return effect_width(table, r.m[e], size) + figures(table, size) * 1.5
    return size * 1.25 + len(effect_number(table, e)) * figures(table, size) * 0.62


@still
def effect_icon(table: Table, e: int, x: float, y: float, size: float) -> str:
    """One effect whose left edge is x and whose middle is y."""
    r, pic = table.s.rules, table.pic
    op = r.op[e]
    if op == CHOICE:
        art, at = [], x
        for i, option in enumerate(r.lists[r.m[e]]):
            if i:
                art.append(words(at, y + size * 0.36, "/", size))
                at += size * 0.5
            art.append(effect_icon(table, option, at, y, size))
            at += effect_width(table, option, size)
        return "".join(art)
    if op == PAID:
        high = figures(table, size)
        text = words(x, y + high * 0.38, f"{r.n[e]}¢", high, bold=True, class_="p-danger")
        return text + effect_icon(table, r.m[e], x + high * 1.4, y, size)
    look = {"fill": WAX[4]} if op == SPECIAL_SEAL else {"class_": "p-ink"}
    icon = pic.icon(ICONS[op], x + size * 0.55, y, size, **look)
    number = effect_number(table, e)
    high = figures(table, size)
    return icon + (words(x + size * 1.15, y + high * 0.38, number, high, bold=True) if number else "")


@still
def seal(table: Table, x: float, y: float, r: float, colour: int, id_: str | None = None) -> str:
    """A wax seal with the shape of its colour."""
    rim = table.pic.icon("wax-seal", x, y, r * 2.3, fill=WAX[colour], stroke=OUTLINE, stroke_width=2)
    face = circle(x, y, r * 0.82, fill=WAX[colour], stroke="#ffffff", stroke_width=r * 0.08, stroke_opacity="0.5")
    return group(rim, face, colour_mark(x, y, r * 0.46, colour), id=id_)


def colour_mark(x: float, y: float, r: float, colour: int) -> str:
    return moved(x, y, path(MARKS[colour], fill="#ffffff"), scale=r)


@still
def seals_row(table: Table, needs: tuple[int, ...], x: float, y: float, r: float = 7) -> str:
    """A requirement: each seal once."""
    art = []
    for colour in range(4):
        for _ in range(needs[colour]):
            art.append(seal(table, x, y, r, colour))
            x += r * 2.15
    return "".join(art)


@still
def species_tile(table: Table, species: int, x: float, y: float, size: float, faded: bool = False) -> str:
    """A species: its kind as an icon on its colour, with the colour's shape."""
    half = size / 2
    mark = max(3.0, size * 0.1)
    colour = species // 4
    return group(
        rect(x - half, y - half, size, size, size * 0.2, fill=WAX[colour], stroke=OUTLINE, stroke_width=1),
        table.pic.icon(KIND_ICONS[species % 4], x + size * 0.06, y - size * 0.08, size * 0.6, fill="#ffffff"),
        colour_mark(x - half + mark * 1.6, y + half - mark * 1.6, mark, colour),
        opacity="0.35" if faded else None,
    )


def whereabouts(table: Table, species: int, specimen: Sequence[int], museum: Sequence[int]) -> list[str]:
    """Where a species can be found, in words: on the map, in the museum."""
    found = [table.s.rules.flag_space[flag] for flag, there in enumerate(specimen) if there == species]
    parts = [table.say("draw-lies", space=table.name(MAP + space)) for space in found]
    return [*parts, table.say("draw-in-museum" if museum[species] else "draw-not-in-museum")]


@still
def need_icons(table: Table, needs: tuple[int, ...], x: float, y: float, size: float, fit: float = 0) -> str:
    """What an objective asks for, in a row; smaller where it would not fit."""
    while size > SMALLEST_ICON and fit and sum(need_widths(table, needs, size)) > fit:
        size -= 0.5
    art = []
    for i, width in zip(range(0, len(needs), 3), need_widths(table, needs, size), strict=True):
        kind, thing, n = needs[i], needs[i + 1], needs[i + 2]
        art.append(need_icon(table, kind, thing, x, y, size))
        if n > 1:
            high = max(size * 0.85, table.text)
            art.append(words(x + size * 0.62, y + high * 0.38, str(n), high, bold=True, style=f"fill:{INK}"))
        x += width
    return "".join(art)


def need_widths(table: Table, needs: tuple[int, ...], size: float) -> list[float]:
    """How wide each part of a requirement is, with its number if it is more than one."""
    figure = max(size * 0.85, table.text) * 0.62
    return [size * 1.3 + (len(str(n)) * figure if n > 1 else 0) for n in needs[2::3]]


def need_icon(table: Table, kind: int, thing: int, x: float, y: float, size: float) -> str:
    if kind == NEED_SEALS:
        return seal(table, x, y, size * 0.46, thing)
    if kind == NEED_KIND:
        return table.pic.icon(KIND_ICONS[thing], x, y, size, fill=INK)
    if kind == NEED_COLOUR:
        return group(
            circle(x, y, size * 0.5, fill=WAX[thing], stroke=OUTLINE),
            table.pic.icon("paw", x, y, size * 0.6, fill="#ffffff"),
        )
    return table.pic.icon(NEED_ICONS[kind], x, y, size, fill=INK)


@still
def goal_icon(table: Table, goal: int, x: float, y: float, size: float) -> str:
    r = table.s.rules
    kind = r.goal_type[goal]
    if kind == COUNT_OBJECTIVES:
        return table.pic.icon("award", x, y, size, fill=INK)
    return need_icon(table, kind, r.goal_of[goal], x, y, size)


def objective_tile(table: Table, tile: int, x: float, y: float, width: float, height: float, number: int) -> str:
    """An objective that can be chosen by the token; with NONE it can only be looked at."""
    gold, needs = table.s.rules.tile_gold[tile], tuple(table.s.rules.needs[tile])
    art = (
        rect(x, y, width, height, 6, fill="#f3dfa2" if gold else "#e3e6ea", stroke=OUTLINE, stroke_width=1.2),
        rect(x, y, 5, height, 2, fill=GOLD if gold else SILVER),
        need_icons(table, needs, x + 17, y + height / 2, min(18.0, height * 0.5), width - 10),
    )
    tip = table.say("draw-gold" if gold else "draw-silver-tile")
    tip = table.say("draw-stop").join([tip, *slot_warnings(table, tile, number)])
    if number == NONE:
        return noted(f"{table.name(OBJECTIVE_TILE + tile)}\n{tip}", *art)
    return table.token(number, tip, rect(x - 2, y - 2, width + 4, height + 4, 8, class_="ring"), *art)


def slot_warnings(table: Table, tile: int, number: int) -> list[str]:
    """DJ-8.16, DJ-8.17, DJ-9.4: what choosing an objective now means for a slot: that it blocks one, what it costs."""
    s = table.s
    seat = table.viewer
    if seat is None or seat != s.seat or number == NONE or s.game.name(number) not in table.legal:
        return []
    full = NONE not in s.reserve[seat * RESERVE : (seat + 1) * RESERVE]
    blocks = full and op_asked(s) == OBJECTIVE and number < DECLARE_OBJECTIVE
    at_once = op_asked(s) == OBJECTIVE_COMPLETE and not s.rules.complete_any and number < DECLARE_OBJECTIVE
    waiting = number >= DECLARE_OBJECTIVE and slot_of(s, seat, tile) == NONE
    parts = [table.say("draw-blocks-slot")] if blocks else []
    free = number < DECLARE_OBJECTIVE and s.about.get("mods", 0) & ALL_FREE != 0
    if (blocks or at_once or waiting) and not free:
        least = min(s.rules.slot_cost[slot - SLOT] for slot in slots_for(s, seat, tile, False))
        parts += [table.say("draw-slot-least", n=least)] if least else []
    return parts


@still
def seat_mark(table: Table, x: float, y: float, seat: int, id_: str | None = None) -> str:
    """A small disc in a seat's colour with its letter."""
    face = SEATS[seat]
    return group(
        circle(x, y, table.text * 0.6, fill=face.colour, stroke=OUTLINE, stroke_width=1),
        seat_text(x, y + table.text * 0.37, table.text, face.letter, seat),
        id=id_,
    )


def seat_text(x: float, y: float, size: float, text: str, seat: int) -> str:
    """Text on something in a seat's colour."""
    return words(x, y, text, size, anchor="middle", bold=True, style=f"fill:{SEATS[seat].on}")


@still
def piece(table: Table, shape: str, x: float, y: float, size: float, seat: int, id_: str | None = None) -> str:
    """A meeple, ship or pawn of a seat, with its letter."""
    face = SEATS[seat]
    return group(
        table.pic.icon(shape, x, y, size, fill=face.colour, stroke=OUTLINE, stroke_width=3),
        seat_text(x, y + size * 0.32, max(size * 0.5, table.text), face.letter, seat),
        id=id_,
        class_="drop",
    )


def colour_words(table: Table, colour: int) -> str:
    return table.say(f"colour-{COLOUR_NAMES[colour]}")
