"""A seat's part of the table: its name and piles, its animals in lines, pair cards as arcs above them."""

from typing import NamedTuple

from holotype.core.pictures import arrow, noted, path, rect, region, seat_disc, tag, token, width_of, words

from . import traits as t
from .continents import GHOST
from .draw_animal import Cell, cell_height, count_chips, draw_animal
from .draw_creature import WIDTH
from .draw_table import Table
from .draw_traits import colour_of, icon_of, label_of, tip_of
from .names import CARD, TRAIT
from .scoring import discard_size
from .state import DEVELOPMENT
from .tokens import letter

HEAD, LANE, GAP, PAD = 34, 23, 8, 8
NAMES = 138  # room for the name of a trait beside an animal


class Size(NamedTuple):
    """How large animals are drawn; crowded tables take a smaller one."""

    scale: float
    cell: float


SIZES = (Size(1.0, 150), Size(0.86, 140), Size(0.74, 136), Size(0.64, 132))
NARROW_SIZE = Size(0.8, 174)


class Line(NamedTuple):
    """Some animals side by side; `arcs` are the pair cards among them, each with its lane."""

    animals: list[int]
    arcs: dict[int, int]
    height: float  # of the plates

    @property
    def lanes(self) -> int:
        return max(self.arcs.values(), default=-1) + 1


class Block(NamedTuple):
    """A seat's part, measured: it is drawn once it is known where it goes."""

    seat: int
    size: Size
    columns: int
    lines: list[Line]
    beside: bool  # traits stand beside the animals, not below

    @property
    def cell(self) -> float:
        return WIDTH * self.size.scale + NAMES if self.beside else self.size.cell

    @property
    def width(self) -> float:
        return max(258.0, self.columns * (self.cell + GAP) + 2 * PAD - GAP)

    @property
    def height(self) -> float:
        if not self.lines:
            return HEAD + 20
        return HEAD + PAD - GAP + sum(line.height + line.lanes * LANE + GAP for line in self.lines)


def measure(table: Table, seat: int, size: Size, most: int, beside: bool = False) -> Block:
    """How a seat's animals break into lines of at most `most`."""
    animals = [a for a, owner in enumerate(table.s.owner) if owner in (seat, GHOST - seat)]
    lines = -(-len(animals) // most)
    columns = -(-len(animals) // lines) if lines else 1  # lines of about equal length
    parts = [animals[i : i + columns] for i in range(0, len(animals), columns)]
    return Block(seat, size, columns, [_line(table, part, size, beside) for part in parts], beside)


def _line(table: Table, animals: list[int], size: Size, beside: bool) -> Line:
    chips = max(count_chips(table, a) + len(far_pairs(table, a, animals)) for a in animals)
    return Line(animals, _lanes(table, animals), cell_height(size.scale, chips, beside))


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
    cell = min((width - 2 * PAD + GAP) / block.columns - GAP, block.cell * 1.3)
    top = y + HEAD
    for line in block.lines:
        top += line.lanes * LANE
        for n, a in enumerate(line.animals):
            place = Cell(x + PAD + n * (cell + GAP), top, cell, line.height, block.size.scale, block.beside)
            inside.append(draw_animal(table, a, place, far_pairs(table, a, line.animals)))
        inside += _arcs(table, line, x + PAD + cell / 2, cell + GAP, top)
        top += line.height + GAP
    if not block.lines:
        inside.append(words(x + 14, y + HEAD + 4, table.say("draw-no-animals"), 13, class_="p-soft"))
    name = table.seat_name(block.seat)
    frame = _frame(table, block.seat, x, y, width, height)
    head = _head(table, block.seat, x, y, width)
    return region(f"seat-{block.seat}", name, (x, y, width, height), frame, *inside, head=head)


def _frame(table: Table, seat: int, x: float, y: float, width: float, height: float) -> str:
    """A strong line around the seat that has to decide."""
    if table.s.seat != seat:
        return ""
    return rect(x + 1, y + 1, width - 2, height - 2, 9, class_="p-none p-ink-line", stroke_width=2.4)


def _head(table: Table, seat: int, x: float, y: float, width: float) -> str:
    """Who sits here, whether they are start player or have passed, and how many cards they hold."""
    s, pic = table.s, table.pic
    name = table.seat_name(seat)
    left = x + 38 + width_of(name, 15, bold=True) + 10
    signs = []
    if s.first == seat:
        signs.append(noted(table.say("draw-first"), pic.icon("flag", left + 6, y + 18, 15, class_="p-danger")))
        left += 24
    if s.seat == seat:
        signs.append(noted(table.say("draw-to-move"), pic.icon("hourglass-half", left + 6, y + 18, 15, class_="p-ink")))
        left += 24
    if s.phase == DEVELOPMENT and s.passed[seat]:
        signs.append(words(left, y + 23, table.say("draw-passed"), 13, class_="p-soft"))
    return tag(
        "g",
        seat_disc(pic, x + 20, y + 18, 12, table.seat(seat)),
        words(x + 38, y + 23, name, 15, bold=True, class_="seat-name", data_seat=str(seat)),
        *signs,
        _piles(table, seat, x + width - 14, y + 18),
    )


def _piles(table: Table, seat: int, right: float, y: float) -> str:
    s = table.s
    kinds = s.rules.kinds
    hand = sum(s.hand[seat * kinds : (seat + 1) * kinds])
    hand += s.playing >= 0 and s.active == seat
    discards = discard_size(s, seat)
    tip = table.say("draw-discard", count=discards)
    if seat == table.viewer and discards:
        held = [(s.game.texts.token(CARD + kind, table.lang), s.discard[seat * kinds + kind]) for kind in range(kinds)]
        tip += "\n" + "\n".join(f"{n} × {card}" for card, n in held if n)
    held_by = table.say("draw-hand-of", count=hand)
    return _pile(table, "box-archive", discards, tip, right, y) + _pile(table, "clone", hand, held_by, right - 58, y)


def _pile(table: Table, icon: str, count: int, tip: str, right: float, y: float) -> str:
    return noted(
        tip,
        table.pic.icon(icon, right - 30, y, 15, class_="p-soft"),
        words(right, y + 5, str(count), 14, anchor="end"),
    )


def _arcs(table: Table, line: Line, first: float, step: float, top: float) -> list[str]:
    """Pair cards as brackets over the two animals, with icon and name."""
    ends: dict[int, int] = {}
    count = {a: sum(a in (table.s.pair_one[i], table.s.pair_two[i]) for i in line.arcs) for a in line.animals}
    arcs, labels = [], []
    for i, lane in sorted(line.arcs.items(), key=lambda item: -item[1]):
        xs = []
        for a in (table.s.pair_one[i], table.s.pair_two[i]):
            ends[a] = ends.get(a, 0) + 1
            xs.append(first + line.animals.index(a) * step + (ends[a] - (count[a] + 1) / 2) * 14)
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
    trait = s.rules.faces[s.pair_face[i]]
    label = label_of(s.game, trait, table.lang)
    used = bool(s.pair_used[i])
    width = min(width_of(label, 13) + 32, max(span - 8, 60))
    left = centre - width / 2
    art = (
        rect(left, y - 10, width, 20, 10, fill=colour_of(trait), opacity="0.6" if used else None),
        pic.icon(icon_of(trait), left + 13, y, 13, fill="#ffffff"),
        words(left + 23, y + 4.5, label, 13, fit=width - 30, style="fill:#ffffff"),
    )
    joins = table.say("draw-joins", one=letter(s.pair_one[i]), two=letter(s.pair_two[i]))
    if trait == t.SYMBIOSIS:
        joins = table.say("draw-protects", one=letter(s.pair_one[i]), two=letter(s.pair_two[i]))
    tip = f"{tip_of(s.game, trait, table.lang)}\n{joins}" + (f"\n{table.say('draw-used')}" if used else "")
    if table.focus in (s.pair_one[i], s.pair_two[i]):
        ring = rect(left - 1, y - 11, width + 2, 22, 11, class_="ring")
        return token(s.game.name(TRAIT + trait), f"{label}: {joins}", tip, ring, *art)
    return noted(tip, *art)
