"""The world: hexes with rings, resources, chits and cities; spots with migrants."""

from math import sqrt

from holotype.pictures import (
    circle,
    disc,
    group,
    noted,
    path,
    rect,
    region,
    seat_disc,
    still,
    token,
    width_of,
    words,
    wrap,
)

from . import questions
from .draw_words import CHIT_COLOURS, CHIT_ICONS, INK, RING_COLOURS, TECH_ICONS, Table, kind_icon
from .end_of_turn import overfull
from .fields import SETUP
from .imports import PLACES
from .names import FOOTPRINT, NOBODY, TECH, TRADE, WAR, unpair
from .pieces import inhabitants
from .reasons import FAR, HUNGRY, OPEN, TAKEN, TRAP, WRONG_KIND, compared, hindrances, outcome, stage_after, traps
from .words import ACTIONS, CHITS, KINDS

WIDEST, MARGIN = 92.0, 12.0  # a hex is never wider; what stands at the rim has this much room
HALO = f"fill:{INK};stroke:#fffaf0;stroke-width:2.5px;stroke-opacity:0.8;stroke-linejoin:round;paint-order:stroke"
PHONE_COLUMNS = 6  # hexes side by side that fingers still tell apart
OUTLINE = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # corners: half widths and quarter heights
FILLS = ("#a9c8dc", "#cfe3ea", "#e6d9b8")  # ocean, shelf, continent


class World:
    """Where hexes and spots are drawn: columns from `west` to `east`, the upper left corner at (x, y)."""

    def __init__(self, t: Table, x: float, y: float, width: float, west: int, east: int) -> None:
        self.t = t
        self.columns = (west, east)
        cells = [(row, col) for row, col in t.s.rules.atlas.cells if west <= col <= east]
        first, last = min(2 * col + row % 2 for row, col in cells), max(2 * col + row % 2 for row, col in cells)
        across = (last - first) / 2 + 1
        rows = max(row for row, _ in cells) + 1
        self.size = min((width - 2 * MARGIN) / across, WIDEST)  # a hex is so wide
        self.high = self.size * 2 / sqrt(3)
        self.x = x + (width - across * self.size) / 2 - first * self.size / 2
        self.y = y
        self.height = (3 * rows + 1) * self.high / 4
        self.hungry = overfull(t.s, t.s.active) if t.s.seat is not None and t.s.phase != SETUP else []

    def point(self, at: tuple[int, int]) -> tuple[float, float]:
        return self.x + at[0] * self.size / 2, self.y + at[1] * self.high / 4

    def centre(self, h: int) -> tuple[float, float]:
        row, col = self.t.s.rules.atlas.cells[h]
        return self.point((2 * col + 1 + row % 2, 3 * row + 2))

    def hexes(self) -> list[int]:
        west, east = self.columns
        return [h for h, (_, col) in enumerate(self.t.s.rules.atlas.cells) if west <= col <= east]


def draw_map(t: Table, x: float, y: float, width: float) -> float:
    """Draws the map; returns the lower edge. On a phone the world is cut into parts, one above the other."""
    columns = max(col for _, col in t.s.rules.atlas.cells) + 1
    parts = cut(columns, -(-columns // PHONE_COLUMNS) if t.narrow else 1)
    for n, (west, east) in enumerate(parts):
        world = World(t, x, y + 42, width, west, east)
        art = _latitudes(world) + [_hex(world, h) for h in world.hexes()] + _cratons(world) + _spots(world)
        heading = t.say("draw-map") if len(parts) == 1 else t.say("draw-map-half", n=n + 1)
        height = world.height + 56
        t.pic.add(region(f"map-{n}", heading, (x, y, width, height), *art))
        y += height + 8
    return y - 8


def cut(columns: int, parts: int) -> list[tuple[int, int]]:
    """The first and last column of each part, the parts being as wide as each other or wider by one."""
    return [(columns * n // parts, columns * (n + 1) // parts - 1) for n in range(parts)]


def _latitudes(world: World) -> list[str]:
    """BO-21.36: on a craton map a bar at the left end of every row, white, green or plain."""
    t, s = world.t, world.t.s
    if s.rules.earth is None:
        return []
    bars = []
    for row, chit in enumerate(s.rules.earth.strips[s.strip]):
        x, y = world.point((2 * world.columns[0], 3 * row + 1))
        bar = rect(
            x - 11, y + 2, 6, world.high / 2 - 4, 2, fill=CHIT_COLOURS[chit] or "#b9ad9a", stroke=INK, stroke_width=0.8
        )
        bars.append(noted(t.say("draw-latitude", n=row + 1, colour=("plain", "white", "", "", "green")[chit]), bar))
    return bars


# --- hexes ------------------------------------------------------------------------------------------------------


def _outline(size: float, high: float, x: float, y: float, share: float = 1.0) -> str:
    half, quarter = size / 2 * share, high / 4 * share
    return (
        f"M{x:.1f} {y - 2 * quarter:.1f}l{half:.1f} {quarter:.1f}v{2 * quarter:.1f}l{-half:.1f} {quarter:.1f}"
        f"l{-half:.1f} {-quarter:.1f}v{-2 * quarter:.1f}z"
    )


def _hex(world: World, h: int) -> str:
    t, s = world.t, world.t.s
    x, y = world.centre(h)
    picked = _picked(t) == s.rules.hex0 + h
    ground = _ground(t, h, s.kind[h], s.ring[h], s.chit[h], picked, world.size, world.high, x, y)
    resources = [_resource(world, h, n, x, y) for n in range(2) if s.resources[h * 2 + n]]
    number = s.rules.hex0 + h
    return token(s.game.name(number), t.name(number), _hex_tip(t, h), "", ground, *resources, _city(world, h, x, y))


@still
def _ground(
    t: Table, h: int, kind: int, ring: int, chit: int, picked: bool, size: float, high: float, x: float, y: float
) -> str:
    """A hex without what people bring to it."""
    inside = [path(_outline(size, high, x, y), fill=FILLS[kind], stroke="#7d6f58", stroke_width=1)]
    if ring:
        colour = RING_COLOURS[ring]
        inside.append(circle(x, y, size * 0.36, fill="none", stroke=colour, stroke_width=2.5, opacity="0.8"))
    if chit:
        inside.append(_chit(t, chit, bool(ring), size, high, x, y))
    inside.append(path(_outline(size, high, x, y, 0.93), class_="ring"))  # above the ground, within its neighbours
    if picked:
        chosen = path(_outline(size, high, x, y, 0.93), class_="p-none p-chosen-line asked", stroke_width=3.5)
        inside.append(chosen)
    if not (t.s.rules.printed and t.narrow):
        inside += _name(t, h, size, high, x, y)
    return "".join(inside)


def _name(t: Table, h: int, size: float, high: float, x: float, y: float) -> list[str]:
    """In one line or two of about the same length; a long name is squeezed."""
    label, fit = t.name(t.s.rules.hex0 + h), size * 0.86
    whole = width_of(label, 11)
    room = fit if " " in label else fit * 1.2  # a word is rather squeezed than broken
    lines = [label] if whole <= room else _halved(label, whole)
    top = y - high * (0.24 if len(lines) == 1 else 0.3)
    return [words(x, top + 12 * n, line, 11, anchor="middle", fit=fit, style=HALO) for n, line in enumerate(lines)]


def _halved(label: str, whole: float) -> list[str]:
    """Two lines, as narrow as they can be; one where there is nothing to break."""
    width = whole / 2
    while len(lines := wrap(label, 11, width)) > 2:
        width += 4
    return lines


def _cratons(world: World) -> list[str]:
    """The names of cratons, above the hexes that they reach into."""
    t, s = world.t, world.t.s
    if not s.rules.cratons or t.narrow:
        return []
    names = []
    for h in world.hexes():
        if s.tiles[h] != NOBODY and s.tiles[h] % PLACES == 0:
            x, y = world.centre(h)
            label = t.name(s.rules.craton0 + s.tiles[h] // PLACES)
            names.append(words(x, y - 3, label, 11, anchor="middle", style=HALO, pointer_events="none"))
    return names


def _hex_tip(t: Table, h: int) -> str:
    s = t.s
    lines = [t.say(f"hex-kind-{('ocean', 'shelf', 'continent')[s.kind[h]]}")]
    if s.rules.cratons and s.tiles[h] != NOBODY:
        lines.append(t.name(s.rules.craton0 + s.tiles[h] // PLACES))
    if s.chit[h]:
        lines.append(t.say(f"chit-{CHITS[s.chit[h] - 1]}"))
    elif s.ring[h]:
        lines.append(t.say("draw-ring", chit=CHITS[s.ring[h] - 1]))
    if s.city[h] != NOBODY:
        lines.append(t.say("draw-city-of", name=t.seat_name(s.city[h]), people=inhabitants(s, s.city[h])))
        lines += _odds(t, s.rules.hex0 + h, s.city[h])
    return "\n".join(lines)


def _odds(t: Table, number: int, other: int) -> list[str]:
    """BO-16.15: what a target of an attack holds against the attacker, and how a war on a migrant ends."""
    s = t.s
    if s.question is not questions.TARGET or s.seat is None or number not in s.choices:
        return []
    seat, action = s.seat, s.about["action"]
    if action == TRADE:
        return []
    details = {"mine": compared(s, seat, action), "theirs": compared(s, other, action)}
    lines = [t.say("why-odds", action=ACTIONS[action], **details)]
    if action == WAR and number >= s.rules.spot0:
        lines.append(t.say("why-outcome", outcome=outcome(s, seat, other)))
    return lines


def _chit(t: Table, chit: int, ringed: bool, size: float, high: float, x: float, y: float) -> str:
    """On its ring; where there is none, below the name of the hex."""
    r, y = (size * 0.36, y) if ringed else (size * 0.31, y + high * 0.05)
    icon = t.pic.icon(CHIT_ICONS[chit], x, y - r * 0.15, r * 0.7, fill=INK, opacity="0.6")
    return disc(x, y, r, CHIT_COLOURS[chit], icon)


def _place(world: World, h: int, n: int, x: float, y: float) -> tuple[float, float]:
    """A single resource lies in the middle."""
    two = world.t.s.resources[h * 2 + 1] != 0
    return x + (n - 0.5 if two else 0) * world.size * 0.36, y + world.high * 0.12


def _resource(world: World, h: int, n: int, x: float, y: float) -> str:
    s = world.t.s
    at, down = _place(world, h, n, x, y)
    return _resource_at(world.t, h, n, s.resources[h * 2 + n], s.resource_req[h * 2 + n], at, down, world.size * 0.135)


@still
def _resource_at(t: Table, h: int, n: int, kind: int, needed: int, x: float, y: float, r: float) -> str:
    s = t.s
    number = s.rules.resource0 + h * 2 + n
    sort = t.say(f"kind-{KINDS[kind - 1]}")
    label, lines = (t.name(number), [sort]) if s.rules.printed else (f"{sort} ({t.name(s.rules.hex0 + h)})", [])
    if needed >= 0:
        tech, least = unpair(needed)
        lines.append(t.say("draw-mine", tech=t.name(TECH + tech), stage=least))
    if s.rules.blitz_kind[kind]:
        lines.append(t.say("draw-blitz"))
    face = circle(x, y, r, fill="#fffaf0", stroke=INK, stroke_width=0.8)
    icon = t.pic.icon(kind_icon(kind), x, y, r * 1.25, fill=INK)
    return token(s.game.name(number), label, "\n".join(lines), circle(x, y, r + 3, class_="ring"), face, icon)


def _city(world: World, h: int, x: float, y: float) -> str:
    s = world.t.s
    if s.city[h] == NOBODY:
        return ""
    at, down = _place(world, h, s.city_on[h], x, y)
    seat = world.t.seat(s.city[h])
    side = world.size * 0.34
    box = (
        f"M{at - side / 2:.1f} {down + side / 2:.1f}v{-side * 0.65:.1f}l{side / 2:.1f} {-side * 0.45:.1f}"
        f"l{side / 2:.1f} {side * 0.45:.1f}v{side * 0.65:.1f}z"
    )
    hunger = _hunger(world, at + side / 2, down - side / 2) if s.city[h] == s.active and h in world.hungry else ""
    return group(
        path(box, fill=seat.colour, stroke=INK, stroke_width=1.4),
        world.t.pic.icon(seat.icon, at, down + side * 0.08, side * 0.6, fill=seat.on),
        hunger,
        class_="drop",
    )


def _hunger(world: World, x: float, y: float) -> str:
    """BO-19.1: a token of the active player that may starve at the end of the turn."""
    t = world.t
    tip = t.say("draw-hungry", n=t.s.stage[t.s.active * 6 + FOOTPRINT])
    return noted(tip, _mark(t, "utensils", x, y, "#b3392b"))


# --- spots ------------------------------------------------------------------------------------------------------


def _spots(world: World) -> list[str]:
    """Spots of the hexes shown; wrapped ones stand on both rims (BO-3.5)."""
    atlas = world.t.s.rules.atlas
    found: dict[tuple[int, int], int] = {}
    for h in world.hexes():
        row, col = atlas.cells[h]
        for (dx, dy), spot in zip(((1, 0), (2, 1), (2, 3), (1, 4), (0, 3), (0, 1)), atlas.spots_of[h], strict=True):
            found[2 * col + row % 2 + dx, 3 * row + dy] = spot
    stops = _stops(world.t)
    order = sorted(found.items(), key=lambda item: item[0][::-1])
    return [_spot(world, spot, *world.point(at), stops[spot] if stops else OPEN) for at, spot in order]


def _stops(t: Table) -> list[int]:
    """By spot, what keeps a migrant on its way from there; where a people resettles, whether it would be trapped."""
    s = t.s
    if s.seat is not None and s.question in (questions.DIASPORA, questions.RELOCATE, questions.SETTLE_BESIDE):
        return traps(s, s.seat)
    if s.seat is None or s.question is not questions.SPREAD_GOAL:
        return []
    return hindrances(s, s.seat, s.about["piece"], s.about["quick"])


def _picked(t: Table) -> int:
    """What the question is about: the chit or the migrant on its way, what is attacked, or where somebody wants to
    pass to."""
    question, about = t.s.question, t.s.about
    if question is questions.CHIT_GOAL:
        return about["start"]
    if question is questions.SPREAD_GOAL:
        return about["piece"]
    if question is questions.SPREAD_CONSENT:
        return t.s.rules.spot0 + about["spot"]
    if question in (questions.MODE, questions.PIECE, questions.TRANSACTION_CONSENT):
        return about["goal"]
    return NOBODY


def _reason(t: Table, stop: int) -> str:
    if stop > OPEN:
        tech, least = unpair(stop)
        return t.say("why-needs", tech=t.name(TECH + tech), stage=least)
    if stop == HUNGRY:
        return t.say("why-hungry", n=t.s.stage[(t.s.seat or 0) * 6 + FOOTPRINT])
    return t.say({TAKEN: "why-taken", WRONG_KIND: "why-kind", FAR: "why-far", TRAP: "why-trap"}[stop])


def _spot(world: World, spot: int, x: float, y: float, stop: int) -> str:
    """A spot with its migrant. `stop` says why the migrant on its way cannot come here, or should not; one more step of
    a technology is shown as its icon, hunger as fork and knife."""
    t, s = world.t, world.t.s
    number = s.rules.spot0 + spot
    owner = s.owner[spot]
    land = s.terrain[spot]
    if owner == NOBODY and stop == OPEN and _picked(t) != number:
        return _free_spot(t, spot, bool(land), max(4.5, world.size * 0.055), x, y)
    tip = t.say("draw-land" if land else "draw-water")
    r = max(9.0, world.size * 0.14) if owner != NOBODY else max(4.5, world.size * 0.055)
    if owner == NOBODY:
        art = circle(x, y, r, fill="#f7efdc" if land else "#4f8fc0", stroke=INK, stroke_width=1)
    else:
        tip = "\n".join([f"{t.seat_name(owner)}, {tip}", *_odds(t, number, owner)])
        art = seat_disc(t.pic, x, y, r, t.seat(owner))
        if s.moved[spot]:
            tip += f"\n{t.say('draw-moved')}"
            art += circle(x, y, r + 2, fill="none", stroke=INK, stroke_width=1.4, stroke_dasharray="3 2")
    if owner == s.active and any(h in world.hungry for h in s.rules.hexes_of[spot]):
        art += _hunger(world, x + r, y - r)
    if _picked(t) == number:
        art += circle(x, y, max(r + 3, 9), class_="p-none p-chosen-line asked", stroke_width=3.5)
    if stop != OPEN:
        tip += f"\n{_reason(t, stop)}"
    if stop == HUNGRY:
        art = _mark(t, "utensils", x, y, "#b3392b")
    elif stop > OPEN and unpair(stop)[1] == stage_after(s, s.seat or 0, unpair(stop)[0], 1):
        art = _mark(t, TECH_ICONS[unpair(stop)[0]], x, y, INK)
    return token(t.s.game.name(number), t.name(number), tip, circle(x, y, max(r + 3, 9), class_="ring"), art)


@still
def _free_spot(t: Table, spot: int, land: bool, r: float, x: float, y: float) -> str:
    number = t.s.rules.spot0 + spot
    art = circle(x, y, r, fill="#f7efdc" if land else "#4f8fc0", stroke=INK, stroke_width=1)
    ring = circle(x, y, max(r + 3, 9), class_="ring")
    return token(t.s.game.name(number), t.name(number), t.say("draw-land" if land else "draw-water"), ring, art)


def _mark(t: Table, icon: str, x: float, y: float, colour: str) -> str:
    return circle(x, y, 7, fill="#f7efdc", stroke=INK, stroke_width=1) + t.pic.icon(icon, x, y, 9, fill=colour)
