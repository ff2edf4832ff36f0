"""A seat's part of the table: its name and piles, its animals in lines, pair cards as arcs above them."""

from typing import NamedTuple

from holotype.pictures import arrow, noted, path, rect, region, seat_disc, tag, token, width_of, words

from . import traits as t
from .animals import pair_trait
from .continents import GHOST
from .draw_animal import Cell, cell_height, cell_width, count_chips, draw_animal
from .draw_table import SMALL, Table
from .draw_traits import colour_of, icon_of, label_of, tip_of
from .fields import DEVELOPMENT
from .names import CARD, TRAIT
from .scoring import discard_size
from .tokens import letter
from .view import cards_held

HEAD, LANE, GAP, PAD = 34, 23, 8, 8


SIZES = (1.4, 1.2, 1.0, 0.86, 0.74, 0.64)  # how large animals are drawn; crowded tables take a smaller one
NARROW_SIZE = 0.8
NARROWEST = 348.0  # a seat's name, its flag, the word that it has passed and its piles side by side


class Line(NamedTuple):
    """Some animals side by side; `arcs` are the pair cards among them, each with its lane."""

    animals: list[int]
    widths: list[float]  # of their plates
    height: float
    arcs: dict[int, int]

    @property
    def width(self) -> float:
        return sum(self.widths) + GAP * (len(self.widths) - 1) + 2 * PAD

    @property
    def lanes(self) -> int:
        return max(self.arcs.values(), default=-1) + 1


class Block(NamedTuple):
    """A seat's part, measured: it is drawn once it is known where it goes."""

    seat: int
    scale: float
    lines: list[Line]
    beside: bool  # traits stand beside the animals, not below

    @property
    def width(self) -> float:
        return max(NARROWEST, *(line.width for line in self.lines)) if self.lines else NARROWEST

    @property
    def height(self) -> float:
        if not self.lines:
            return HEAD + 20
        return HEAD + PAD - GAP + sum(line.height + line.lanes * LANE + GAP for line in self.lines)


def measure(table: Table, seat: int, scale: float, room: float, beside: bool = False) -> Block:
    """How a seat's animals break into lines no wider than `room`."""
    animals = [a for a, owner in enumerate(table.s.owner) if owner in (seat, GHOST - seat)]
    widths = [cell_width(table, a, scale, beside) for a in animals]
    parts = (_broken if table.narrow else even)(widths, room - 2 * PAD)
    lines = [_line(table, animals[i:j], widths[i:j], scale, beside) for i, j in parts]
    return Block(seat, scale, lines, beside)


def _line(table: Table, animals: list[int], widths: list[float], scale: float, beside: bool) -> Line:
    chips = max(count_chips(table, a) + len(far_pairs(table, a, animals)) for a in animals)
    return Line(animals, widths, cell_height(scale, chips, beside), _lanes(table, animals))


def even(widths: list[float], room: float) -> list[tuple[int, int]]:
    """Lines of about equal length, and no more of them than needed."""
    parts = _broken(widths, room)
    limit = sum(widths) / max(1, len(parts))
    while limit < room and len(narrower := _broken(widths, limit)) >= len(parts):
        if len(narrower) == len(parts):
            return narrower
        limit += 20
    return parts


def _broken(widths: list[float], room: float) -> list[tuple[int, int]]:
    parts: list[tuple[int, int]] = []
    used = room + 1
    for n, width in enumerate(widths):
        if used + width > room:
            parts.append((n, n))
            used = 0
        parts[-1] = (parts[-1][0], n + 1)
        used += width + GAP
    return parts


def far_pairs(table: Table, a: int, line: list[int]) -> list[int]:
    """The pair cards on an animal whose other animal stands in another line."""
    s = table.s
    return [
        i
        for i in range(len(s.pair_one))
        if a in (s.pair_one[i], s.pair_two[i]) and not (s.pair_one[i] in line and s.pair_two[i] in line)
    ]


def _lanes(table: Table, animals: list[int]) -> dict[int, int]:
    """Arcs that would cross get different heights; short ones lie lower."""
    s = table.s
    spans = []
    for i in range(len(s.pair_one)):
        if s.pair_one[i] in animals and s.pair_two[i] in animals:
            left, right = sorted((animals.index(s.pair_one[i]), animals.index(s.pair_two[i])))
            spans.append((right - left, left, right, i))
    lanes: dict[int, int] = {}
    taken: list[list[tuple[int, int]]] = []
    for _, left, right, i in sorted(spans):
        lane = next((n for n, used in enumerate(taken) if all(right <= a or left >= b for a, b in used)), len(taken))
        if lane == len(taken):
            taken.append([])
        taken[lane].append((left, right))
        lanes[i] = lane
    return lanes


def draw_block(table: Table, block: Block, x: float, y: float, width: float, height: float) -> str:
    """The seat's part in a box that may be larger than it needs."""
    inside = []
    top = y + HEAD
    for line in block.lines:
        top += line.lanes * LANE
        cells = _cells(line, x, top, width, block, 1.9 if table.narrow else 1.25)
        inside += [draw_animal(table, a, cell, far_pairs(table, a, line.animals)) for a, cell in cells.items()]
        inside += _arcs(table, line, cells, top)
        top += line.height + GAP
    if not block.lines:
        inside.append(words(x + 38, y + HEAD + 6, table.say("draw-no-animals"), SMALL, class_="p-soft"))
    name = table.seat_name(block.seat)
    frame = _frame(table, block.seat, x, y, width, height)
    head = _head(table, block.seat, x, y, width)
    return region(f"seat-{block.seat}", name, (x, y, width, height), frame, *inside, head=head)


def _cells(line: Line, x: float, top: float, width: float, block: Block, most: float) -> dict[int, Cell]:
    """The plates of a line; they grow up to `most` times where there is room, one by itself up to half of the line."""
    count = len(line.widths)
    room = width - 2 * PAD - GAP * (count - 1) if count > 1 else max(line.widths[0], (width - GAP) / 2 - PAD)
    grow = min(most, room / sum(line.widths))
    cells: dict[int, Cell] = {}
    left = x + PAD
    for a, own in zip(line.animals, line.widths, strict=True):
        cells[a] = Cell(left, top, own * grow, line.height, block.scale, block.beside)
        left += own * grow + GAP
    return cells


def _frame(table: Table, seat: int, x: float, y: float, width: float, height: float) -> str:
    """A strong line around the seat that has to decide."""
    if table.s.seat != seat:
        return ""
    return rect(x + 1, y + 1, width - 2, height - 2, 9, class_="p-none p-ink-line", stroke_width=2.4)


def _head(table: Table, seat: int, x: float, y: float, width: float) -> str:
    """Who sits here; to the right how many cards they have, whether they are start player, to decide, or out."""
    s, pic = table.s, table.pic
    right = x + width - 116
    signs = []
    if s.phase == DEVELOPMENT and s.passed[seat]:
        passed = table.say("draw-passed")
        signs.append(words(right, y + 23, passed, SMALL, anchor="end", class_="p-soft"))
        right -= width_of(passed, SMALL) + 14
    for shown, icon, tip in (
        (s.seat == seat, "hourglass-half", "draw-to-move"),
        (s.first == seat, "flag", "draw-first"),
    ):
        if shown:
            colour = "p-danger" if icon == "flag" else "p-ink"
            signs.append(noted(table.say(tip), pic.icon(icon, right - 8, y + 18, 15, class_=colour)))
            right -= 24
    room = right - x - 44
    return tag(
        "g",
        seat_disc(pic, x + 20, y + 18, 12, table.seat(seat)),
        words(
            x + 38, y + 23, table.seat_name(seat), 15, bold=True, fit=room, class_="seat-name", data_seat=str(seat),
            data_room=room,
        ),
        *signs,
        _piles(table, seat, x + width - 14, y + 18),
    )  # fmt: skip


def _piles(table: Table, seat: int, right: float, y: float) -> str:
    """How many cards in hand and discarded; only the owner may look through the discards (EV-1.6)."""
    s = table.s
    kinds = s.rules.kinds
    hand = cards_held(s, seat)
    discards = discard_size(s, seat)
    tip = table.say("draw-discard", count=discards)
    if seat == table.viewer:
        pile = s.discard[seat * kinds : (seat + 1) * kinds]
        tip += "".join(f"\n{n} × {s.game.texts.token(CARD + kind, table.lang)}" for kind, n in enumerate(pile) if n)
    held = table.say("draw-hand-of", count=hand)
    return _pile(table, "box-archive", discards, tip, right, y) + _pile(table, "clone", hand, held, right - 56, y)


def _pile(table: Table, icon: str, count: int, tip: str, right: float, y: float) -> str:
    return noted(
        tip,
        table.pic.icon(icon, right - 30, y, 15, class_="p-soft"),
        words(right, y + 5, str(count), 14, anchor="end"),
    )


def _arcs(table: Table, line: Line, cells: dict[int, Cell], top: float) -> list[str]:
    """Pair cards as brackets over the two animals, with icon and name."""
    ends: dict[int, int] = {}
    count = {a: sum(a in (table.s.pair_one[i], table.s.pair_two[i]) for i in line.arcs) for a in line.animals}
    arcs, labels = [], []
    for i, lane in sorted(line.arcs.items(), key=lambda item: -item[1]):
        xs = []
        for a in (table.s.pair_one[i], table.s.pair_two[i]):
            ends[a] = ends.get(a, 0) + 1
            xs.append(cells[a].middle + (ends[a] - (count[a] + 1) / 2) * 14)
        y = top - 13 - lane * LANE
        arcs.append(_arc(table, i, xs[0], xs[1], y, top))
        labels.append(_arc_label(table, i, (xs[0] + xs[1]) / 2, y, abs(xs[1] - xs[0])))
    return arcs + labels


def _arc(table: Table, i: int, one: float, two: float, y: float, top: float) -> str:
    """From the first animal (of a Symbiosis the host) to the second."""
    trait = table.s.rules.faces[table.s.pair_face[i]]
    turn = 8 if two > one else -8
    rise = f"M{one:.1f} {top - 1:.1f}V{y + 8:.1f}Q{one:.1f} {y:.1f} {one + turn:.1f} {y:.1f}"
    fall = f"H{two - turn:.1f}Q{two:.1f} {y:.1f} {two:.1f} {y + 8:.1f}V{top - 1:.1f}"
    d = rise + fall
    if trait == t.SYMBIOSIS:
        return arrow("symbiosis", table.pic, d, "var(--soft, #6b5b45)", 2.4)
    return path(d, class_="p-none p-soft-line", stroke_width=2.4)


def _arc_label(table: Table, i: int, centre: float, y: float, span: float) -> str:
    s, pic = table.s, table.pic
    trait = pair_trait(s, i)
    label = label_of(s.game, trait, table.lang)
    used = bool(s.pair_used[i])
    width = min(width_of(label, SMALL) + 32, max(span - 8, 60))
    left = centre - width / 2
    art = (
        rect(left, y - 10, width, 20, 10, fill=colour_of(trait), opacity="0.6" if used else None),
        pic.icon(icon_of(trait), left + 13, y, 13, fill="#ffffff"),
        words(left + 23, y + 4.5, label, SMALL, fit=width - 30, style="fill:#ffffff"),
    )
    joins = table.say("draw-joins", one=letter(s.pair_one[i]), two=letter(s.pair_two[i]))
    if trait == t.SYMBIOSIS:
        joins = table.say("draw-protects", one=letter(s.pair_one[i]), two=letter(s.pair_two[i]))
    tip = f"{tip_of(s.game, trait, table.lang)}\n{joins}" + (f"\n{table.say('draw-used')}" if used else "")
    if table.focus in (s.pair_one[i], s.pair_two[i]):
        ring = rect(left - 1, y - 11, width + 2, 22, 11, class_="ring")
        return token(s.game.name(TRAIT + trait), f"{label}: {joins}", tip, ring, *art)
    return noted(tip, *art)
