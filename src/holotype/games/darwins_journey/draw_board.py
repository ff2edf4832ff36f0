"""The upper half of the board: journals, squares, academy, museum, envelopes, objectives and goals."""

from holotype.pictures import OUTLINE, circle, group, noted, rect, region, words

from .draw_parts import (
    GOLD,
    INK,
    PAPER,
    SILVER,
    Table,
    colour_words,
    effects_row,
    goal_icon,
    list_words,
    meanings,
    objective_tile,
    piece,
    seal,
    seals_row,
    seat_mark,
    species_tile,
    whereabouts,
)
from .effects import options_of
from .fields import HOME, NO_LENS, STARTING_LENS
from .lenses import chain_of, list_of_space
from .museum import worth_of_delivery
from .names import COLUMN, ENVELOPE, GOAL_NAMES, OBJECTIVE_TILE, SEAL, SPACE, SPECIES
from .ops import LENS
from .placing import area_cost, is_usable, knowledge_needed, medals_of
from .questions import PLACE
from .reward import counted, lag
from .rules import ENVELOPES, NONE, ROWS, SMALL_LENS
from .state import State

Box = tuple[float, float, float, float]
STEP = 62  # from space to space
PAGES = ("explore", "navigate", "letters", "academy", "special-left", "special-right", "small")


def spaces_of(s: State, page: int) -> list[int]:
    return [space for space in range(s.rules.spaces) if s.rules.page[space] == page]


def journal(table: Table, name: str, pages: tuple[int, int], box: Box) -> str:
    """Two pages with their spaces, and a ribbon between them if they are separate areas."""
    s = table.s
    x, y, width, height = box
    half = width / 2
    first = spaces_of(s, pages[0])[0]
    second = spaces_of(s, pages[1])[0]
    divided = s.rules.area[first] != s.rules.area[second]
    art = [rect(x + half - 1, y + 34, 2, height - 42, class_="p-line")]
    if divided:
        ribbon = rect(x + half - 4, y + 30, 8, height - 38, 3, fill="#b3392b", opacity="0.8")
        art = [noted(table.say("draw-ribbon"), ribbon)]
    for i, page in enumerate(pages):
        left = x + i * half
        art.append(noted(table.say(f"medals-{PAGES[page]}"), page_title(table, page, left, y + 46, half, divided)))
        if divided:
            art.append(_cost(table, spaces_of(s, page)[0], left + half - 8, y + 46))
        for n, space in enumerate(spaces_of(s, page)):
            art.append(space_row(table, space, left + 8, y + 56 + n * (STEP + 2), half - 16))
    heading = table.say(f"region-{name}")
    art += _neutral(table, s.rules.area[first], x + width - 48, y + 18)
    return region(name, heading, box, *art, "" if divided else _cost(table, first, x + width - 12, y + 23))


def _neutral(table: Table, area: int, x: float, y: float) -> list[str]:
    """DJ-14.2: the neutral workers of the solo game stand beside the title."""
    s = table.s
    known = [at for at in [*s.at, s.darwin] if at >= 0 and s.rules.area[at] == area]
    grey = table.pic.icon("meeple", x, y, 22, fill="#8c8577", stroke=OUTLINE, stroke_width=3)
    return [noted(table.say("draw-neutral"), grey)] if s.load[area] > len(known) else []


def page_title(table: Table, page: int, x: float, y: float, width: float, divided: bool) -> str:
    """Centred, or on the left with room for the area cost behind it."""
    name = table.say(f"page-{PAGES[page]}")
    if divided:
        return words(x + 10, y, name, table.text, fit=width - 42)
    return words(x + width / 2, y, name, table.text, anchor="middle", fit=width - 16)


def cost_of(table: Table, space: int) -> int:
    """What placing a worker in the area of a space would cost the viewer now."""
    seat = table.viewer if table.viewer is not None else max(0, table.s.active)
    return area_cost(table.s, seat, space)


def _cost(table: Table, space: int, x: float, y: float) -> str:
    cost = cost_of(table, space)
    if not cost:
        return ""
    price = words(x, y, f"{cost}¢", 15, anchor="end", bold=True, class_="p-danger")
    return noted(table.say("draw-area-cost", n=cost), price)


def space_row(table: Table, space: int, x: float, y: float, width: float, height: float = STEP - 4) -> str:
    """An action space: its circle with the workers there, the seals it needs and what it does."""
    s, r = table.s, table.s.rules
    locked = r.shape[space] == SMALL_LENS and not r.printed[space] and s.lens[space] == NO_LENS
    small = r.shape[space] == SMALL_LENS
    round_ = 15 if small else 19
    centre = x + 24
    effects = list_of_space(s, space)
    special = r.special_of[space]
    needs = r.seals[space * 4 : space * 4 + 4]
    if special != NONE:
        needs = r.tile_seals[s.special[special] * 4 : s.special[special] * 4 + 4]
    middle = y + height / 2
    return table.token(
        SPACE + space,
        space_words(table, space),
        rect(x, y, width, height, 9, class_="ring"),
        rect(x, y, width, height, 8, class_="p-paper", opacity="0.7" if locked else None),
        _place(table, space, centre, middle, round_, locked),
        seals_row(table, tuple(needs), x + 54, y + 16, 8 if width > 105 else 7.4),
        effects_row(table, effects, x + 46, y + height - 19, 18, fit=width - 50),
        _vain_mark(table, space, x + 55, y + height - 19),
        *_standing(table, space, centre, middle),
    )


def _place(table: Table, space: int, x: float, y: float, r: float, locked: bool) -> str:
    s = table.s
    owner = s.lens[space]
    if s.rules.shape[space] != SMALL_LENS:
        return circle(x, y, r, class_="p-sheet p-soft-line", stroke_width=2)
    rim = GOLD if owner == STARTING_LENS or s.rules.printed[space] else "#8a7a55"
    art = [circle(x, y, r, class_="p-sheet", stroke=rim, stroke_width=3.5, stroke_dasharray="3 3" if locked else None)]
    if locked:
        art.append(table.pic.icon("lock", x, y - 5, 11, class_="p-soft"))
        art.append(words(x, y + 12, f"{s.rules.lens_cost[space]}¢", table.text, anchor="middle", class_="p-danger"))
    if owner >= 0:
        art.append(seat_mark(table, x + r, y + r - 2, owner))
    return "".join(art)


def _vain_mark(table: Table, space: int, x: float, y: float) -> str:
    """DJ-7.6: marks a space where a worker could do nothing."""
    return table.pic.icon("ban", x, y, 22, class_="p-danger") if is_vain(table, space) else ""


def _standing(table: Table, space: int, x: float, y: float) -> list[str]:
    """The workers there, from three on in two rows; the Darwin figure; each keeps its id, so that it glides."""
    s = table.s
    here = [worker for worker, at in enumerate(s.at) if at == space]
    rows, size = (1, 26.0) if len(here) < 3 else (2, 20.0)
    columns = -(-len(here) // rows)
    step = min(17.0, 36 / max(1, columns))
    art = []
    for i, worker in enumerate(here):
        row, column = divmod(i, max(1, columns))
        left = x + step * (column - (columns - 1) / 2)
        top = y + 18 * (row - (rows - 1) / 2)
        art.append(
            piece(table, "meeple", left, top, size, worker // ROWS, f"worker-{worker // ROWS}-{worker % ROWS + 1}")
        )
    if s.darwin == space:
        art.append(group(table.pic.icon("user-tie", x + 8, y - 6, 24, class_="p-ink"), id="darwin"))
    return art


def space_words(table: Table, space: int) -> str:
    """What a space needs and does, in words."""
    s, r = table.s, table.s.rules
    special = r.special_of[space]
    effects = list_words(table, list_of_space(s, space))
    parts = [effects] if effects != table.name(SPACE + space) else []
    needs = r.seals[space * 4 : space * 4 + 4]
    if special != NONE:
        needs = r.tile_seals[s.special[special] * 4 : s.special[special] * 4 + 4]
    asked = [f"{colour_words(table, c)} {n}" for c, n in enumerate(needs) if n]
    if asked:
        parts.append(table.say("draw-needs", seals=table.say("draw-comma").join(asked)))
    if r.lens_cost[space] != NONE and s.lens[space] == NO_LENS:
        parts.append(table.say("draw-locked", n=r.lens_cost[space]))
    if s.lens[space] >= 0:
        owner = table.say("seat", name=str(s.lens[space] + 1))
        parts.append(table.say("draw-lens-owner", seat=owner, n=r.lens_income))
    if cost := cost_of(table, space):
        parts.append(table.say("draw-area-cost", n=cost))
    if lacking := seals_lacking(table, space):
        parts.append(table.say("draw-seals-lacking", n=lacking))
    if is_vain(table, space):
        parts.append(table.say("draw-vain"))
    return table.say("draw-stop").join(parts) + meanings(table, list_of_space(s, space))


def placer(table: Table) -> int:
    """The viewer, if it is asked to place a worker; otherwise NONE."""
    s = table.s
    if table.viewer is None or table.viewer != s.seat or s.question is not PLACE:
        return NONE
    return table.viewer


def rows_at_home(s: State, seat: int) -> list[int]:
    return [row for row in range(ROWS) if s.at[seat * ROWS + row] == HOME]


def seals_lacking(table: Table, space: int) -> int:
    """DJ-6.6: the seals that even the best worker at home lacks on a space that is open to it."""
    s = table.s
    seat = placer(table)
    if seat == NONE or s.rules.area[space] == NONE or not is_usable(s, space):
        return 0
    return min((knowledge_needed(s, seat, row, space) for row in rows_at_home(s, seat)), default=0)


def is_vain(table: Table, space: int) -> bool:
    """DJ-7.6: whether the space can be chosen, but after paying the area cost none of its effects is possible."""
    s, r = table.s, table.s.rules
    seat = placer(table)
    if seat == NONE or SPACE + space not in s.choices:
        return False
    then = s.copy()
    then.coins[seat] -= area_cost(s, seat, space)
    medals = max((medals_of(s, seat, row) for row in rows_at_home(s, seat)), default=0)
    mods = 0 if r.page[space] == NONE else r.medal_mods[r.page[space] * 3 + medals]
    return not any(
        r.op[e] < LENS or options_of(then, seat, e, mods, chain_of(s, space)) for e in r.lists[list_of_space(s, space)]
    )


def squares(table: Table, box: Box) -> str:
    """The small journal, the museum's squares and the turn order."""
    s = table.s
    x, y, width, height = box
    shown = spaces_of(s, 6) + [space for space in range(s.rules.spaces) if s.rules.page[space] == NONE]
    columns = 3 if len(shown) > 4 else 2
    step = (width - 12) / columns
    tall = (height - 64) / 2
    art = []
    for i, space in enumerate(shown):
        left, top = x + 6 + (i % columns) * step, y + 32 + (i // columns) * (tall + 3)
        art.append(space_row(table, space, left, top, step - 4, tall))
        art.append(_cost(table, space, left + step - 12, top + tall / 2 + 5))
    line = y + height - 13
    queue = table.say("draw-queue" if s.queue else "draw-queue-empty")
    art.append(words(x + 10, line + 5, queue, table.text, class_="p-soft"))
    art += [seat_mark(table, x + 96 + i * 20, line, seat, f"queue-{i}") for i, seat in enumerate(s.queue)]
    art.append(
        words(
            x + width - 20 - 20 * s.players,
            line + 5,
            table.say("draw-order"),
            table.text,
            anchor="end",
            class_="p-soft",
        )
    )
    art += [
        seat_mark(table, x + width - 4 - 20 * (s.players - i), line, seat, f"order-{seat}")
        for i, seat in enumerate(s.order)
    ]
    return region("squares", table.say("region-squares"), box, *art)


def academy(table: Table, box: Box) -> str:
    """Four rows of three seals, with the cost of each row."""
    s = table.s
    x, y, width, height = box
    columns = s.rules.columns
    step = (height - 70) / 4
    art = []
    for row in range(4):
        line = y + 40 + step * (row + 0.5)
        art.append(rect(x + 8, line - step / 2 + 2, width - 16, step - 4, 8, class_="p-paper"))
        art.append(words(x + 16, line + 5, f"{s.rules.row_cost[row]}¢", table.text, bold=True))
        for column in range(columns):
            place = row * columns + column
            at = x + 56 + column * (width - 76) / columns + 8
            if s.academy[place] == NONE:
                art.append(circle(at, line, 12, class_="p-none p-line-line", stroke_dasharray="3 3"))
            else:
                tip = table.say("draw-seal", colour=colour_words(table, s.academy[place]), n=s.rules.row_cost[row])
                ring = circle(at, line, 17, class_="ring")
                art.append(table.token(SEAL + place, tip, ring, seal(table, at, line, 13, s.academy[place])))
    line = y + height - 18
    at = x + 16
    for colour, n in enumerate([*s.supply, s.purple]):
        tip = table.say("draw-supply", colour=colour_words(table, colour), n=n)
        art.append(noted(tip, seal(table, at, line, 6.4, colour), words(at + 8, line + 5, str(n), table.text, fit=15)))
        at += (width - 16) / 5
    return region("academy", table.say("region-academy"), box, *art)


def museum(table: Table, box: Box) -> str:
    """Sixteen slots, the coins at the ends of the rows, and small marks for who has researched what."""
    s = table.s
    x, y, width, height = box
    step = min((width - 34) / 4, (height - 44) / 4)
    art = []
    for species in range(16):
        cx = x + 12 + step * (species % 4 + 0.5)
        cy = y + 36 + step * (species // 4 + 0.5)
        size = step - 6
        there = s.museum[species] == 1
        ring = rect(cx - size / 2 - 2, cy - size / 2 - 2, size + 4, size + 4, 9, class_="ring")
        tile = species_tile(table, species, cx, cy, size, faded=not there)
        marks = _researchers(table, species, cx, cy, size / 2 - (4 if table.narrow else 7))
        art.append(table.token(SPECIES + species, museum_words(table, species), ring, tile, *marks))
    for row in range(4):
        if s.row_coin[row]:
            cy = y + 36 + step * (row + 0.5)
            coin = circle(x + width - 13, cy, 8, fill=GOLD, stroke=OUTLINE, stroke_width=1)
            art.append(noted(table.say("draw-row-coin"), coin))
    return region("museum", table.say("region-museum"), box, *art)


def _researchers(table: Table, species: int, x: float, y: float, far: float) -> list[str]:
    """Every seat has its corner of the tile."""
    corners = ((-far, far), (far, far), (-far, -far), (far, -far))
    known = [seat for seat in range(table.s.players) if table.s.studied[seat] >> species & 1]
    return [seat_mark(table, x + corners[seat][0], y + corners[seat][1], seat) for seat in known]


def museum_words(table: Table, species: int) -> str:
    """Where a specimen is, and what delivering it now would bring, for the first time or again."""
    s = table.s
    coins, steps = worth_of_delivery(s, species)
    name = "draw-redelivery" if s.museum[species] else "draw-delivery"
    found = whereabouts(table, species, s.specimen, s.museum)
    return table.say("draw-stop").join([*found, table.say(name, coins=coins, steps=steps)])


def envelopes(table: Table, box: Box) -> str:
    """The three letter tiles with everybody's stamps."""
    s = table.s
    x, y, width, height = box
    step = (width - 16) / 3
    art = []
    for i in range(ENVELOPES):
        left = x + 8 + i * step
        letter = s.letter[i]
        wide, tall = step - 6, height - 40
        top = y + 32
        flap = f"M{left} {top}L{left + wide / 2} {top + 18}L{left + wide} {top}"
        first, second = s.rules.letter_first[letter], s.rules.letter_second[letter]
        stamps = [
            group(
                seat_mark(table, left + 14 + (seat % 2) * wide / 2, top + 70 + (seat // 2) * 21, seat),
                words(left + 26 + (seat % 2) * wide / 2, top + 75 + (seat // 2) * 21, str(n), table.text, bold=True),
            )
            for seat in range(s.players)
            if (n := s.stamps[seat * ENVELOPES + i])
        ]
        tip = table.say("draw-letter", first=list_words(table, first), second=list_words(table, second))
        if rival := s.rules.rival[s.round - 1]:
            stamps.append(table.pic.icon("user", left + 14 + wide / 2, top + 70, 15, fill="#8c8577"))
            stamps.append(words(left + 26 + wide / 2, top + 75, str(rival), table.text, bold=True))
            tip += table.say("draw-stop") + table.say("draw-rival", n=rival)
        art.append(
            table.token(
                ENVELOPE + i,
                tip,
                rect(left - 2, top - 2, wide + 4, tall + 4, 8, class_="ring"),
                rect(left, top, wide, tall, 5, class_="p-paper p-soft-line", stroke_width=1.2),
                f'<path d="{flap}" class="p-none p-soft-line" stroke-width="1"/>',
                _rank(table, "1", left + 12, top + 28, GOLD),
                effects_row(table, first, left + 23, top + 28, 15, fit=wide - 25),
                _rank(table, "2", left + 12, top + 48, SILVER),
                effects_row(table, second, left + 23, top + 48, 15, fit=wide - 25),
                *stamps,
            )
        )
    return region("envelopes", table.say("region-envelopes"), box, *art)


def _rank(table: Table, place: str, x: float, y: float, fill: str) -> str:
    digit = words(x, y + 5, place, table.text, anchor="middle", bold=True, style=f"fill:{INK}")
    return rect(x - 8, y - 9, 16, 18, 4, fill=fill, stroke=OUTLINE, stroke_width=0.8) + digit


def objectives(table: Table, box: Box) -> str:
    """The objective area, or the columns to be drafted."""
    s = table.s
    x, y, width, height = box
    wide, tall = (width - 26) / 2, (height - 46) / 2
    art = []
    for place, tile in enumerate(s.display):
        left = x + 10 + (place % 2) * (wide + 6)
        top = y + 34 + (place // 2) * (tall + 5)
        if tile == NONE:
            art.append(rect(left, top, wide, tall, 6, class_="p-none p-line-line", stroke_dasharray="4 3"))
        else:
            art.append(objective_tile(table, tile, left, top, wide, tall, OBJECTIVE_TILE + tile))
    return region("objectives", table.say("region-objectives"), box, *art)


def columns(table: Table, box: Box) -> str:
    """DJ-4.9: pairs of starting objectives."""
    s = table.s
    x, y, width, _ = box
    n = len(s.columns) // 2
    step = (width - 16) / max(2, n)
    art = []
    for column in range(n):
        tiles = s.columns[2 * column : 2 * column + 2]
        left = x + 8 + column * step
        inside = []
        for i, tile in enumerate(tiles):
            if tile != NONE:
                inside.append(objective_tile(table, tile, left + 5, y + 40 + i * 44, step - 16, 38, NONE))
        frame = rect(left, y + 34, step - 6, 96, 8, class_="p-paper")
        ring = rect(left - 1, y + 33, step - 4, 98, 9, class_="ring")
        if inside:
            tip = "\n".join(table.name(OBJECTIVE_TILE + tile) for tile in tiles)
            art.append(table.token(COLUMN + column, tip, ring, frame, *inside))
    return region("columns", table.say("region-columns"), box, *art)


def goals(table: Table, box: Box) -> str:
    """The five Beagle goals; those scored are turned, the current one is outlined."""
    s = table.s
    x, y, width, height = box
    step = (width - 14) / 5
    art = []
    for i, goal in enumerate(s.goals):
        left = x + 7 + i * step
        now = i + 1 == s.round
        face = rect(
            left, y + 32, step - 5, height - 40, 6, fill=PAPER if i + 1 >= s.round else SILVER,
            stroke=GOLD if now else OUTLINE, stroke_width=3 if now else 1,
        )  # fmt: skip
        centre = left + (step - 5) / 2
        tip = goal_words(table, i)
        points = words(
            centre,
            y + height - 16,
            f"{s.rules.goal_vp[goal]}×",
            table.text,
            anchor="middle",
            bold=True,
            style=f"fill:{INK}",
        )
        art.append(noted(tip, face, goal_icon(table, goal, centre, y + 32 + (height - 40) * 0.38, 22), points))
    return region("goals", table.say("region-goals"), box, *art)


def goal_words(table: Table, place: int) -> str:
    """What a goal counts, and for the goal of this round also what it would bring each seat now."""
    s = table.s
    goal = s.goals[place]
    each = s.rules.goal_vp[goal]
    lines = [table.say("draw-goal", n=place + 1, thing=table.say(f"goal-{GOAL_NAMES[goal]}"), vp=each)]
    if place + 1 == s.round:
        for seat in range(s.players):
            full = counted(s, seat, goal) * each
            lost = min(full, lag(s, seat))
            name = table.say("seat", name=str(seat + 1))
            lines.append(table.say("draw-goal-now", seat=name, n=full - lost, lost=lost))
    return "\n".join(lines)
