"""The map: the sea, three islands, and the theory track."""

from holotype.pictures import OUTLINE, SEATS, circle, group, noted, path, rect, region, still, words

from .camps import camp_cost, tents_in
from .draw_parts import (
    GOLD,
    SILVER,
    Table,
    effect_icon,
    effect_width,
    effects_row,
    list_words,
    meanings,
    piece,
    seat_mark,
    species_tile,
)
from .frames import op_asked
from .names import CAMP_AT, ISLAND, MAP, SPECIES
from .ops import TO_BEAGLE
from .rules import ISLANDS, NONE
from .scoring import theory_base
from .state import State

Box = tuple[float, float, float, float]
Place = tuple[float, float]
LAND = ("#c9d8a0", "#e2cf9c", "#d9bfa5")
SEA = "#9cc7d8"
R = 19
BOW = -3 * R  # a way around spaces of the same row is seen above them


def island_places(s: State, table: Table, track: int, box: Box, columns: int) -> dict[int, Place]:
    """Spaces of a track as a path that turns at the edges."""
    x, y, width, height = box
    spaces = [space for space in range(len(s.rules.track)) if s.rules.track[space] == track]
    spaces.sort(key=lambda space: s.rules.rank[space])
    rows = -(-len(spaces) // columns)
    dx, dy = width / columns, height / rows
    places = {}
    for i, space in enumerate(spaces):
        row, column = divmod(i, columns)
        if row % 2:
            column = columns - 1 - column
        places[space] = (x + dx * (column + 0.5), y + dy * (row + 0.5))
    return places


def sea_chart(table: Table, box: Box) -> str:
    """The whole map in one region."""
    s = table.s
    x, y, width, height = box
    if table.narrow:
        sea = (x + 4, y + 34, width - 8, 250.0)
        lands = [
            (x + 4, y + 292, width - 8, 328.0),
            (x + 4, y + 628, width - 8, 212.0),
            (x + 4, y + 848, width - 8, 152.0),
        ]
        columns = [7, 6, 6, 6]
    else:
        sea = (x + 6, y + height - 146, width - 12, 140.0)
        third = (width - 12) / 3
        tall = height - 146 - 44
        lands = [
            (x + 6, y + 36, third * 1.24 - 6, tall),
            (x + 6 + third * 1.24, y + 36, third * 0.94 - 6, tall),
            (x + 6 + third * 2.18, y + 36, third * 0.82, tall),
        ]
        columns = [14, 7, 5, 4]
    art = [rect(sea[0], sea[1], sea[2], sea[3], 12, fill=SEA, opacity="0.75")]
    art.append(_waves(sea))
    places = island_places(s, table, 0, _inner(sea, 0), columns[0])
    for i, land in enumerate(lands):
        art.append(_coast(land, LAND[i]))
        art.append(_island(table, i, land))
        places |= island_places(s, table, i + 1, _inner(land, 20), columns[i + 1])
    art += _links(s, places)
    art += [space_node(table, space, *places[space]) for space in sorted(places)]
    art += _pieces(table, places)
    return region("map", table.say("region-map"), box, *art)


def _inner(box: Box, head: float) -> Box:
    x, y, width, height = box
    return (x + 6, y + head + 2, width - 12, height - head - 8)


def _coast(box: Box, fill: str) -> str:
    """A stretch of land with a soft shore."""
    x, y, width, height = box
    shore = rect(x, y, width, height, 34, fill=SEA, opacity="0.55")
    return shore + rect(x + 5, y + 5, width - 10, height - 10, 30, fill=fill, stroke="#8a7a55", stroke_width=1.2)


def _waves(box: Box) -> str:
    x, y, width, height = box
    lines = []
    for row in range(3):
        top = y + 18 + row * (height - 30) / 2.4
        d = f"M{x + 14:.0f} {top:.0f}" + "".join("q7 -6 14 0t14 0" for _ in range(int((width - 40) // 28)))
        lines.append(path(d, fill="none", stroke="#ffffff", stroke_width=1.2, opacity="0.45"))
    return "".join(lines)


def _island(table: Table, island: int, box: Box) -> str:
    """The name of an island; its whole land can be clicked when an explorer may be sent there."""
    x, y, width, height = box
    label = words(
        x + width / 2, y + 21, table.name(ISLAND + island), table.text, anchor="middle", bold=True, style="fill:#4a3b22"
    )
    ring = rect(x + width / 2 - 60, y + 6, 120, 20, 8, class_="ring")
    if table.s.game.name(ISLAND + island) in table.legal:
        ring = rect(x + 5, y + 5, width - 10, height - 10, 30, class_="ring")
    return table.token(ISLAND + island, table.say("island-help"), ring, label)


def _links(s: State, places: dict[int, Place]) -> list[str]:
    """The ways from space to space; a branch that bypasses spaces is a bow."""
    art = []
    for space, (x, y) in places.items():
        for ahead in s.rules.next[space]:
            ax, ay = places[ahead]
            near = abs(s.rules.rank[ahead] - s.rules.rank[space]) == 1
            bend = 0 if near else BOW if y == ay else -24
            d = f"M{x:.1f} {y:.1f}Q{(x + ax) / 2:.1f} {(y + ay) / 2 + bend:.1f} {ax:.1f} {ay:.1f}"
            dash = None if near else "5 4"
            art.append(path(d, fill="none", stroke="#4a3b22", stroke_width=2.4, opacity="0.6", stroke_dasharray=dash))
    return art


def space_node(table: Table, space: int, x: float, y: float) -> str:
    """A space of the map: specimen, camp or effects, and the ribbon in front of it."""
    s, r = table.s, table.s.rules
    species = s.specimen[r.flag[space]] if r.flag[space] != NONE else NONE
    paid = bool(s.bonuses & r.bonus_bit[space])
    named = _name_of(table, space)
    tents: tuple[int, ...] = ()
    if space in r.camp_space:
        camp = r.camp_space.index(space)
        tents = tuple(s.tents[camp * s.players : (camp + 1) * s.players])
        # a place for both, so one at a time
        named = CAMP_AT + camp if s.game.name(CAMP_AT + camp) in table.legal else MAP + space
    return _node(table, space, named, species, tents, paid, node_words(table, space), x, y)


@still
def _node(
    table: Table,
    space: int,
    named: int,
    species: int,
    tents: tuple[int, ...],
    paid: bool,
    tip: str,
    x: float,
    y: float,
) -> str:
    """The same for all tables at which as much lies there."""
    r = table.s.rules
    fill = "#fffaf0"
    beagle = space in r.beagle
    if r.track[space] == 0:
        fill = "#e3eef3"
    inside = [circle(x, y, R, fill=fill, stroke=OUTLINE, stroke_width=2.4 if beagle else 1.2)]
    if species != NONE:
        inside.append(species_tile(table, species, x, y, 24))
    elif r.flag[space] == NONE and r.map_list[space] and space not in r.camp_space:
        inside.append(_effects(table, r.map_list[space], x, y))
    elif beagle:
        number = words(
            x + 5, y + 5, str(r.beagle.index(space) + 1), table.text, anchor="middle", bold=True, style="fill:#6b5b45"
        )
        inside.append(number)
    ring = circle(x, y, R + 4, class_="ring")
    if space in r.camp_space:
        inside += _camp(table, r.camp_space.index(space), tents, x, y)
        ring = rect(x - 21, y - 21, 42, 56, 10, class_="ring")
    return table.token(named, tip, ring, *inside, *_ribbons(table, space, paid, x, y))


def _name_of(table: Table, space: int) -> int:
    """The start of an island to which an explorer may be sent stands for the island."""
    s = table.s
    island = ISLAND + s.rules.track[space] - 1
    starts = s.rules.track[space] > 0 and s.rules.start[s.rules.track[space]] == space
    return island if starts and s.game.name(island) in table.legal else MAP + space


@still
def _effects(table: Table, number: int, x: float, y: float) -> str:
    """One effect in the middle, or two above each other; in dark ink, since spaces are always light."""
    effects = table.s.rules.lists[number]
    size = table.text - 0.5
    if len(effects) == 1:
        art = effects_row(table, number, x, y, size + 2.5, middle=True)
    else:
        art = "".join(
            effect_icon(table, e, x - effect_width(table, e, size) / 2, y - 7 + 14 * i, size)
            for i, e in enumerate(effects[:2])
        )
    return group(art, style="--ink:#2b2723")


def _ribbons(table: Table, space: int, paid: bool, x: float, y: float) -> list[str]:
    r = table.s.rules
    art = []
    if r.bonus_bit[space]:
        flag = rect(x - R - 6, y - R - 4, 17, 17, 3, fill="#8c8577" if paid else GOLD, stroke=OUTLINE, stroke_width=1)
        art.append(flag)
        mark = "✓" if paid else str(r.bonus[space])
        art.append(words(x - R + 2.5, y - R + 9.5, mark, table.text, anchor="middle", bold=True, style="fill:#2b2723"))
    if r.silver[space] != NONE:
        art.append(rect(x - R - 6, y - R - 4, 17, 17, 3, fill=SILVER, stroke=OUTLINE, stroke_width=1))
        letter = "ABC"[r.silver[space]]
        art.append(
            words(x - R + 2.5, y - R + 9.5, letter, table.text, anchor="middle", bold=True, style="fill:#2b2723")
        )
    if r.rank[space] in r.lag_rank and r.track[space] == 0:
        lag = r.lag[r.lag_rank.index(r.rank[space])]
        art.append(rect(x - R - 9, y + 2, 23, 17, 3, fill="#b3392b", stroke=OUTLINE, stroke_width=1))
        art.append(
            words(x - R + 2.5, y + 15.5, f"-{lag}", table.text, anchor="middle", bold=True, style="fill:#ffffff")
        )
    return art


def _camp(table: Table, camp: int, tents: tuple[int, ...], x: float, y: float) -> list[str]:
    """The camp of a space: its effects, its places and the tents on them."""
    r = table.s.rules
    taken = [seat for seat, there in enumerate(tents) for _ in range(there)]
    art = [rect(x - 17, y - 17, 34, 34, 9, fill="#f3e3bd", stroke=OUTLINE, stroke_width=1)]
    art.append(_effects(table, r.camp_list[camp], x, y - 5))
    for i, cost in enumerate(r.camp_costs[camp]):
        at = x - 9 + i * 18
        if i < len(taken):
            art.append(piece(table, "cone", at, y + 21, 22, taken[i]))
        else:
            art.append(circle(at, y + 22, 8.5, fill="#fffaf0", stroke=OUTLINE, stroke_width=1, stroke_dasharray="2 2"))
            art.append(words(at, y + 26.5, str(cost), table.text, anchor="middle", style="fill:#b3392b"))
    return art


def camp_words(table: Table, camp: int) -> list[str]:
    s, r = table.s, table.s.rules
    parts = [table.say("draw-camp", effects=list_words(table, r.camp_list[camp]))]
    seat = table.viewer
    if seat is not None and s.tents[camp * s.players + seat] == r.camp_limit:
        return [*parts, table.say("draw-camp-own")]
    if tents_in(s, camp) == len(r.camp_costs[camp]):
        return [*parts, table.say("draw-camp-full")]
    return [*parts, table.say("draw-tent-cost", n=camp_cost(s, camp))]


def node_words(table: Table, space: int) -> str:
    s, r = table.s, table.s.rules
    number = r.camp_list[r.camp_space.index(space)] if space in r.camp_space else r.map_list[space]
    parts = [list_words(table, number)] if number else []
    if r.flag[space] != NONE:
        species = s.specimen[r.flag[space]]
        parts = [] if species == NONE else [_specimen_words(table, species)]
    if space in r.camp_space:
        parts = camp_words(table, r.camp_space.index(space))
    if space in r.beagle:
        parts.append(table.say("draw-beagle-space", n=r.beagle.index(space) + 1))
    if r.rank[space] in r.lag_rank and r.track[space] == 0:
        parts.append(table.say("draw-lag", n=r.lag[r.lag_rank.index(r.rank[space])]))
    if r.bonus_bit[space] and not s.bonuses & r.bonus_bit[space]:
        parts.append(table.say("draw-first" if r.is_end[space] else "draw-gold-ribbon", n=r.bonus[space]))
    if r.silver[space] != NONE:
        parts.append(table.say("draw-silver", island=table.name(ISLAND + r.silver[space])))
    if not parts:
        parts = [table.say("draw-start" if space in r.start else "draw-nothing")]
    return table.say("draw-stop").join(parts) + meanings(table, number)


def _specimen_words(table: Table, species: int) -> str:
    known = table.viewer is not None and table.s.studied[table.viewer] >> species & 1
    return table.say("draw-specimen-known" if known else "draw-specimen", species=table.name(SPECIES + species))


def _pieces(table: Table, places: dict[int, Place]) -> list[str]:
    """Explorers, ships and the Beagle, fanned out where they share a space."""
    s = table.s
    art = []
    x, y = places[s.beagle]
    beagle = table.pic.icon("ship", x, y - 24, 26, fill="#6b4a2b", stroke=OUTLINE, stroke_width=8)
    asked = "asked" if op_asked(s) == TO_BEAGLE else None
    art.append(group(noted(table.say("draw-beagle"), beagle), id="beagle", class_=asked))
    by_space: dict[int, list[tuple[str, int, str]]] = {}
    for seat in range(s.players):
        by_space.setdefault(s.ship[seat], []).append(("sailboat", seat, f"ship-{seat}"))
        for island in range(ISLANDS):
            place = s.explorer[seat * ISLANDS + island]
            if place != NONE:
                by_space.setdefault(place, []).append(("pawn", seat, f"explorer-{seat}-{island}"))
    for space, here in by_space.items():
        x, y = places[space]
        camp = space in s.rules.camp_space  # its tents stand below, so its visitors stand above
        for i, (shape, seat, name) in enumerate(here):
            at = x + (16 + i * 13 if camp else 17 + (i - (len(here) - 1) / 2) * (15 if shape == "pawn" else 18))
            line = y - 17 if camp else y + 17
            figure = _ship(table, at, line, seat, name)
            if shape == "pawn":
                figure = piece(table, "meeple", at, line, 22, seat, name)
            art.append(group(figure, pointer_events="none"))
    return art


def _ship(table: Table, x: float, y: float, seat: int, name: str) -> str:
    face = SEATS[seat]
    return group(
        table.pic.icon("sailboat", x, y, 21, fill=face.colour, stroke=OUTLINE, stroke_width=26),
        seat_mark(table, x, y + 8, seat),
        id=name,
        class_="drop",
    )


def theory(table: Table, box: Box) -> str:
    """The theory track: books with their multipliers, and everybody's cube."""
    s = table.s
    x, y, width, _ = box
    books = s.rules.books
    base = theory_base(s)
    per_row = 13 if table.narrow else len(books)
    step = (width - 20) / per_row
    art = []
    for position, value in enumerate(books):
        row, column = divmod(position, per_row)
        cx, cy = x + 10 + step * (column + 0.5), y + 48 + row * 44
        book = position > 0 and value != books[position - 1]
        inside = [rect(cx - step / 2 + 1, cy - 13, step - 2, 26, 5, class_="p-paper p-line-line")]
        if book:
            inside.append(words(cx, cy + 5, f"×{value}", table.text, anchor="middle", bold=True, fit=step - 5))
        else:
            inside.append(words(cx, cy + 4, str(position), table.text, anchor="middle", class_="p-soft"))
        art.append(noted(table.say("draw-theory", n=position, times=value, base=base, vp=base * value), *inside))
        seats = [seat for seat in range(s.players) if s.theory[seat] == position]
        first = max(cx - (len(seats) - 1) * 7, x + 16)
        art += [seat_mark(table, first + i * 14, cy + 19, seat, f"theory-{seat}") for i, seat in enumerate(seats)]
    return region("theory", table.say("region-theory"), box, *art)
