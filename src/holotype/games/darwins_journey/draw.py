"""The picture of the table: journals and academy above, the map below them, player boards along the bottom."""

from . import draw_board as board
from . import draw_map
from .draw_parts import EDGE, NARROW, WIDE, Table
from .draw_player import HEIGHT, TALL, WIDTH, draft, player_board
from .state import State

GAP = 8


def draw(s: State, viewer: int | None, lang: str, narrow: bool) -> str:
    """What a seat (None: a spectator) may see, as SVG text."""
    table = Table(s, viewer, lang, narrow)
    y = float(EDGE)
    if s.stage:
        y = _draft(table, y)
    if s.columns:
        box = (EDGE, y, table.width - 2 * EDGE, 140.0)
        table.pic.add(board.columns(table, box))
        y += 140 + GAP
    y = _narrow(table, y) if narrow else _wide(table, y)
    return table.pic.svg(y)


def seats(table: Table) -> list[int]:
    """The viewer's own board first, then the others around the table."""
    n = table.s.players
    first = table.viewer or 0
    return [(first + i) % n for i in range(n)]


def _draft(table: Table, y: float) -> float:
    kept = table.narrow and table.viewer in table.s.keeper
    height = 80.0 if table.viewer is None else 300.0 if kept else 162.0
    table.pic.add(draft(table, (EDGE, y, table.width - 2 * EDGE, height)))
    return y + height + GAP


def _wide(table: Table, y: float) -> float:
    x = float(EDGE)
    tops = (("travel", 226.0), ("study", 226.0), ("special", 268.0), ("academy", 172.0), ("museum", 220.0))
    for name, width in tops:
        table.pic.add(_top(table, name, (x, y, width, 252.0)))
        x += width + GAP
    y += 252 + GAP
    x = float(EDGE)
    for art, width in (
        (board.squares, 372.0),
        (board.envelopes, 312.0),
        (board.objectives, 228.0),
        (board.goals, 208.0),
    ):
        table.pic.add(art(table, (x, y, width, 146.0)))
        x += width + GAP
    y += 146 + GAP
    table.pic.add(draw_map.sea_chart(table, (EDGE, y, WIDE - 2 * EDGE, 470.0)))
    y += 470 + GAP
    table.pic.add(draw_map.theory(table, (EDGE, y, WIDE - 2 * EDGE, 78.0)))
    y += 78 + GAP
    for i, seat in enumerate(seats(table)):
        alone = i % 2 == 0 and i == table.s.players - 1
        left = EDGE + (0.5 if alone else i % 2) * (WIDTH + GAP)
        table.pic.add(player_board(table, seat, (left, y + i // 2 * (HEIGHT + GAP), WIDTH, HEIGHT)))
    return y + (table.s.players + 1) // 2 * (HEIGHT + GAP)


def _narrow(table: Table, y: float) -> float:
    width = NARROW - 2.0 * EDGE
    own, *others = seats(table)
    table.pic.add(player_board(table, own, (EDGE, y, width, TALL + 30)))
    y += TALL + 30 + GAP
    for name in ("travel", "study", "special"):
        table.pic.add(_top(table, name, (EDGE, y, width, 252.0)))
        y += 252 + GAP
    table.pic.add(board.academy(table, (EDGE, y, 176.0, 252.0)))
    table.pic.add(board.museum(table, (EDGE + 184.0, y, width - 184, 252.0)))
    y += 252 + GAP
    for art, height in (
        (board.squares, 166.0),
        (board.envelopes, 146.0),
        (board.objectives, 130.0),
        (board.goals, 130.0),
    ):
        table.pic.add(art(table, (EDGE, y, width, height)))
        y += height + GAP
    table.pic.add(draw_map.sea_chart(table, (EDGE, y, width, 1008.0)))
    y += 1008 + GAP
    table.pic.add(draw_map.theory(table, (EDGE, y, width, 168.0)))
    y += 168 + GAP
    for seat in others:
        table.pic.add(player_board(table, seat, (EDGE, y, width, TALL + 30)))
        y += TALL + 30 + GAP
    return y


def _top(table: Table, name: str, box: tuple[float, float, float, float]) -> str:
    if name == "academy":
        return board.academy(table, box)
    if name == "museum":
        return board.museum(table, box)
    pages = {"travel": (0, 1), "study": (2, 3), "special": (4, 5)}[name]
    return board.journal(table, name, pages, box)
