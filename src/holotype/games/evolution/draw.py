"""The picture of the table: rows of animals, the bank between them, the viewer's own row and hand below."""

from typing import NamedTuple

from holotype.pictures import arrow, group

from .draw_hand import draw_hand, hand_height
from .draw_middle import BOX, BOX_WIDTH, STRIP, draw_box, draw_strip
from .draw_row import NARROW_SIZE, SIZES, Block, draw_block, even, measure
from .draw_table import EDGE, Table
from .state import State

GAP, TALL = 8, 800
STRIP_BANK, BOX_BANK = "strip", "box"


class Layout(NamedTuple):
    """Shelves from above to below. A shelf holds seats side by side, and perhaps the bank; a shelf may be the bank."""

    shelves: list[list[Block | str]]

    @property
    def height(self) -> float:
        return sum(_tall(shelf) + GAP for shelf in self.shelves)


def draw(s: State, viewer: int | None, lang: str, narrow: bool) -> str:
    """What a seat (None: a spectator) may see, as SVG text."""
    table = Table(s, viewer, lang, narrow)
    y = float(EDGE)
    for shelf in _choose(table).shelves:
        _draw_shelf(table, shelf, y)
        y += _tall(shelf) + GAP
    if viewer is not None:
        table.pic.add(draw_hand(table, y))
        y += hand_height(table) + GAP
    table.pic.add(_attack(table))
    return table.pic.svg(y - GAP + EDGE)


def _choose(table: Table) -> Layout:
    """Animals as large as the height allows; those of the viewer larger than the others before they shrink."""
    if table.narrow:
        return _layout(table, NARROW_SIZE, NARROW_SIZE, strip=False)
    room = TALL - 2 * EDGE - (hand_height(table) if table.viewer is not None else 0)
    lowest = _layout(table, SIZES[-1], SIZES[-1], strip=True)
    for n, others in enumerate(SIZES):
        for own in SIZES[: n + 1]:
            for strip in (True, False):
                layout = _layout(table, others, own, strip)
                if layout.height <= room:
                    return layout
                lowest = min(lowest, layout, key=lambda choice: choice.height)
    return lowest


def _layout(table: Table, others: float, own: float, strip: bool) -> Layout:
    """The other seats from the upper left on, shelves of about equal length; the bank; the viewer's own."""
    width = table.width - 2 * EDGE
    things: list[Block | str] = [measure(table, seat, others, width) for seat in table.others()]
    bank = BOX_BANK if table.narrow else STRIP_BANK
    if table.viewer is None:
        shelves = _packed(things, width)
        shelves.insert((len(shelves) + 1) // 2, [bank])
    else:
        beside = not strip and not table.narrow
        shelves = _packed([*things, BOX_BANK], width) if beside else [*_packed(things, width), [bank]]
        shelves.append([measure(table, table.viewer, own, width)])
    return Layout([_spread(table, shelf, width) for shelf in shelves])


def _packed(things: list[Block | str], width: float) -> list[list[Block | str]]:
    return [things[i:j] for i, j in even([_wide(thing) for thing in things], width)]


def _spread(table: Table, shelf: list[Block | str], width: float) -> list[Block | str]:
    """Where there is room to the side, traits stand beside the animals: a lower shelf."""
    wider = [
        thing if isinstance(thing, str) else measure(table, thing.seat, thing.scale, width, beside=True)
        for thing in shelf
    ]
    fits = not table.narrow and sum(_wide(thing) + GAP for thing in wider) - GAP <= width
    return wider if fits and _tall(wider) < _tall(shelf) else shelf


def _wide(thing: Block | str) -> float:
    return BOX_WIDTH if isinstance(thing, str) else thing.width


def _tall(shelf: list[Block | str]) -> float:
    return max(thing.height if isinstance(thing, Block) else BOX if thing == BOX_BANK else STRIP for thing in shelf)


def _draw_shelf(table: Table, shelf: list[Block | str], y: float) -> None:
    """Things side by side share what is left of the width."""
    if shelf == [STRIP_BANK]:
        table.pic.add(draw_strip(table, y))
        return
    spare = (table.width - 2 * EDGE - sum(_wide(thing) + GAP for thing in shelf) + GAP) / len(shelf)
    x = float(EDGE)
    for thing in shelf:
        box = (x, y, _wide(thing) + spare, _tall(shelf))
        table.pic.add(draw_box(table, *box) if isinstance(thing, str) else draw_block(table, thing, *box))
        x += _wide(thing) + spare + GAP


def _attack(table: Table) -> str:
    """An arrow from the carnivore to its prey while an attack lasts."""
    s = table.s
    if not {s.attacker, s.target} <= table.places.keys():
        return ""
    (x1, y1), (x2, y2) = table.places[s.attacker], table.places[s.target]
    level = abs(y1 - y2) < 30
    bend_x, bend_y = (x1 + x2) / 2 + (0 if level else 40), (y1 + y2) / 2 - (46 if level else 0)
    end = y2 + (0 if level else 14 if y1 > y2 else -24)
    d = f"M{x1:.1f} {y1 - 24:.1f}Q{bend_x:.1f} {bend_y:.1f} {x2:.1f} {end:.1f}"
    line = arrow("attack", table.pic, d, "var(--danger, #b3392b)", 5)
    return group(line, id="attack", pointer_events="none", opacity="0.8", stroke_dasharray="12 9")
