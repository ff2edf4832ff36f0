"""BO-3.1: maps as graphs of numbers. An atlas never changes in a game; what lies on a custom sheet is in the state."""

from typing import Final

from .data import Cell, Components

CORNERS: Final = ((0, 0), (1, 1), (1, 3), (0, 4), (-1, 3), (-1, 1))  # N, NE, SE, S, SW, NW of a hex


class Atlas:
    """Hexes and spots of one map. Pseudo hexes (BO-3.4) follow the real ones: permafrost, then rim ocean."""

    def __init__(
        self,
        name: str,
        hex_ids: list[str],
        cells: list[tuple[int, int]],
        spot_ids: list[str],
        points: list[tuple[int, int]],
        spots_of: list[tuple[int, ...]],
        edges: list[tuple[int, int, int, int]],
    ) -> None:
        self.name = name
        self.hex_ids = hex_ids
        self.cells = cells  # row and column of each hex
        self.spot_ids = spot_ids
        self.points = points  # where each spot is drawn: half hexes to the right, quarter hexes down
        self.hexes = len(hex_ids)
        self.spots = len(spot_ids)
        self.spots_of = spots_of
        self.hexes_of: list[list[int]] = [[] for _ in spot_ids]
        for h, corners in enumerate(spots_of):
            for spot in corners:
                self.hexes_of[spot].append(h)
        self.edges = edges
        self.around: list[list[int]] = [[] for _ in spot_ids]  # neighbour, side, side; and so on
        for one, two, side, other in edges:
            self.around[one] += [two, side, other]
            self.around[two] += [one, side, other]


def classic_atlas(components: Components) -> Atlas:
    """The printed world, with its three wrapped spots (BO-3.5)."""
    data = components.classic
    hexes = {hex_.id: h for h, hex_ in enumerate(data.hexes)}
    spots = {spot.id: i for i, spot in enumerate(data.spots)}
    sides = hexes | {"permafrost": len(hexes), "rim_ocean": len(hexes) + 1}
    return Atlas(
        "classic",
        [hex_.id for hex_ in data.hexes],
        [(hex_.row, hex_.col) for hex_ in data.hexes],
        [spot.id.replace("_", "-") for spot in data.spots],
        [(spot.x, spot.y) for spot in data.spots],
        [tuple([spots[spot] for spot in hex_.spots]) for hex_ in data.hexes],
        [(spots[one], spots[two], sides[side], sides[other]) for one, two, side, other in data.edges],
    )


def sheet_atlas(name: str, letter: str, hex_ids: list[str], cells: list[tuple[int, int]]) -> Atlas:
    """BO-21.11: a sheet of pointy-topped cells, odd rows half a hex to the east; corners become spots."""
    corners = [[(2 * col + 1 + row % 2 + x, 3 * row + y) for x, y in CORNERS] for row, col in cells]
    points = sorted({point for six in corners for point in six}, key=lambda point: (point[1], point[0]))
    number = {point: i for i, point in enumerate(points)}
    sides: dict[tuple[int, int], list[int]] = {}
    for h, six in enumerate(corners):
        for i in range(6):
            one, two = number[six[i]], number[six[(i + 1) % 6]]
            sides.setdefault((min(one, two), max(one, two)), []).append(h)
    permafrost, rim = len(cells), len(cells) + 1
    edges = []
    for (one, two), found in sorted(sides.items()):
        if len(found) == 1:
            found = [found[0], permafrost if points[one][1] + points[two][1] == 1 else rim]
        edges.append((one, two, found[0], found[1]))
    return Atlas(
        name,
        hex_ids,
        cells,
        [f"{letter}{x:02d}-{y:02d}" for x, y in points],
        points,
        [tuple([number[point] for point in six]) for six in corners],
        edges,
    )


def custom_atlas(components: Components) -> Atlas:
    sheet = components.custom.sheet
    return sheet_atlas("custom", "k", [cell.id for cell in sheet], [(cell.row, cell.col) for cell in sheet])


def craton_atlas(components: Components) -> Atlas:
    cells = [(row, col) for row, col, _ in craton_sheet(components)]
    return sheet_atlas("cratons", "g", [f"g{row}{col:02d}" for row, col in cells], cells)


def craton_sheet(components: Components) -> list[tuple[int, int, Cell]]:
    """BO-21.28: four cratons need more room than one custom sheet has, so that it is laid twice, side by side; rows,
    columns and the cells whose oceans are printed there."""
    rows: dict[int, list[Cell]] = {}
    for cell in components.custom.sheet:
        rows.setdefault(cell.row, []).append(cell)
    return [
        (row, col, cells[col % len(cells)]) for row, cells in rows.items() for col in range(2 * len(cells) + row % 2)
    ]
