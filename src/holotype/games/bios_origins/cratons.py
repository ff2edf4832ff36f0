"""Section 21, imported cratons: two continents on the sheet, latitudes, and chits that follow them."""

from typing import Final

from . import questions
from .chaos import distances
from .imports import PLACES, Earth
from .names import (
    CONTINENT,
    COOLING,
    DESERT,
    ICE,
    LAND,
    METALLURGY,
    NOBODY,
    OCEAN,
    PASS,
    SEA,
    SHELF,
    WAR_ANIMAL,
    WATER,
    WORKING_ANIMAL,
    pair,
)
from .pieces import hex_name, home, put_migrant, spot_name
from .rules import covers, with_pseudo_hexes
from .state import State
from .words import KINDS, LATITUDES, TERRAINS

SEA_HEX: Final = TERRAINS.index("sea")
HARVEST: Final = (  # by terrain: the kind of its resource
    0,
    KINDS.index("biofuel") + 1,
    KINDS.index("horticulture") + 1,
    KINDS.index("metal") + 1,
)
MINING: Final = pair(METALLURGY, 2)  # what the metal of a sea needs


def earth_of(s: State) -> Earth:
    earth = s.rules.earth
    assert earth is not None
    return earth


def set_earth(s: State) -> None:
    """BO-21.28, BO-21.29: strip, continents, beasts; then starts, and two chits each, from crown #1 clockwise."""
    seats = [(s.first + n) % s.players for n in range(s.players)]
    draw_strip(s)
    steps: list[tuple[object, ...]] = [(place_craton, s.first, craton) for craton in arrangement(s)]
    steps += [(offer_shift, seat) for seat in seats[1:]]
    steps.append((release_beasts,))
    steps += [(begin_on_craton, seat) for seat in seats]
    if not s.mixed:
        steps += [(choose_side, seat) for seat in seats for _ in range(2)]
    s.do(*steps)


def draw_strip(s: State) -> None:
    """BO-21.36: one of the imported strips at random, or that of the sheet; there are no winds."""
    imported = len(earth_of(s).strips) - 1
    s.strip = 0 if s.rules.default_strip or imported == 0 else 1 + s.below(imported)
    if s.logging:
        s.note("BO-21.36", "strip", strip=earth_of(s).strip_ids[s.strip])


# --- continents -------------------------------------------------------------------------------------------------


def eastern(s: State) -> list[int]:
    """BO-21.28: the cratons with a start hex of a colour that takes part."""
    homes = [earth_of(s).home(colour) for colour in s.colour]
    return [craton for craton in range(earth_of(s).cratons) if craton in homes]


def arrangement(s: State) -> list[int]:
    """The cratons in the order in which they are laid: those of the east first."""
    east = eastern(s)
    return east + [craton for craton in range(earth_of(s).cratons) if craton not in east]


def kin(s: State, craton: int) -> list[int]:
    """The cratons of the same continent."""
    east = eastern(s)
    return [other for other in range(earth_of(s).cratons) if (other in east) == (craton in east)]


def side(s: State, craton: int) -> tuple[int, int]:
    """BO-21.28: the first and last column of its continent. An empty column parts the continents; the sheet is divided
    by the number of their cratons."""
    earth, east = earth_of(s), eastern(s)
    if len(east) == earth.cratons:
        return 0, earth.columns - 1
    strait = earth.columns * (earth.cratons - len(east)) // earth.cratons
    return (strait + 1, earth.columns - 1) if craton in east else (0, strait - 1)


def berths(s: State, tiles: list[int], craton: int) -> list[int]:
    """Where the centre of a craton may lie: on free hexes of its side, joined to its continent if there is one."""
    others = [other for other in kin(s, craton) if other != craton]
    if not any(tile // PLACES in others for tile in tiles if tile != NOBODY):
        others = []
    west, east = side(s, craton)
    return [
        ground.centre
        for ground in earth_of(s).grounds[craton]
        if west <= ground.west
        and ground.east <= east
        and not any(tiles[h] != NOBODY for h in ground.cells)
        and (not others or any(touches(s, tiles, h, others) for h in ground.cells))
    ]


def touches(s: State, tiles: list[int], h: int, cratons: list[int]) -> bool:
    around = earth_of(s).around[h]
    return any(x != NOBODY and tiles[x] != NOBODY and tiles[x] // PLACES in cratons for x in around[1:])


def laid(s: State, tiles: list[int], craton: int, centre: int) -> list[int]:
    earth = earth_of(s)
    found = tiles.copy()
    for at in range(PLACES):
        if earth.terrain[craton * PLACES + at] != NOBODY:
            found[earth.around[centre][at]] = craton * PLACES + at
    return found


def room(s: State, tiles: list[int], rest: list[int]) -> bool:
    """Whether all these cratons still find their place."""
    if not rest:
        return True
    return any(room(s, laid(s, tiles, rest[0], h), rest[1:]) for h in berths(s, tiles, rest[0]))


def place_craton(s: State, seat: int, craton: int) -> None:
    """BO-21.28: the first player arranges; nothing that leaves a later craton without a place."""
    order = arrangement(s)
    rest = order[order.index(craton) + 1 :]
    free = [h for h in berths(s, s.tiles, craton) if room(s, laid(s, s.tiles, craton, h), rest)]
    s.ask(seat, questions.CRATON_PLACE, [s.rules.hex0 + h for h in free], lay_craton, craton)


def lay_craton(s: State, seat: int, token: int, craton: int) -> None:
    s.tiles = laid(s, s.tiles, craton, token - s.rules.hex0)
    survey_earth(s)
    if s.logging:
        name = s.game.name(s.rules.craton0 + craton)
        s.note("BO-21.28", "lays-craton", seat=seat, craton=name, hex=s.game.name(token))


def offer_shift(s: State, seat: int) -> None:
    """BO-21.28: each other player may shift one craton within its continent."""
    movable = [s.rules.craton0 + craton for craton in range(earth_of(s).cratons) if moorings(s, craton)]
    s.ask(seat, questions.SHIFT_CRATON, [*movable, PASS], choose_craton)


def moorings(s: State, craton: int) -> list[int]:
    """Other places of a craton with which its continent hangs together."""
    tiles = lifted(s, craton)
    own = kin(s, craton)
    free = [h for h in berths(s, tiles, craton) if laid(s, tiles, craton, h) != s.tiles]
    return [h for h in free if joined(s, laid(s, tiles, craton, h), own)]


def lifted(s: State, craton: int) -> list[int]:
    return [NOBODY if tile != NOBODY and tile // PLACES == craton else tile for tile in s.tiles]


def joined(s: State, tiles: list[int], cratons: list[int]) -> bool:
    """All hexes of these cratons are one land mass."""
    around = earth_of(s).around
    cells = [h for h, tile in enumerate(tiles) if tile != NOBODY and tile // PLACES in cratons]
    found, layer = {cells[0]}, [cells[0]]
    while layer:
        layer = [x for h in layer for x in around[h][1:] if x in cells and x not in found]
        found.update(layer)
    return len(found) == len(cells)


def choose_craton(s: State, seat: int, token: int) -> None:
    if token != PASS:
        craton = token - s.rules.craton0
        places = [s.rules.hex0 + h for h in moorings(s, craton)]
        s.ask(seat, questions.CRATON_MOORING, places, shift_craton, craton)


def shift_craton(s: State, seat: int, token: int, craton: int) -> None:
    s.tiles = lifted(s, craton)
    lay_craton(s, seat, token, craton)


# --- the land ---------------------------------------------------------------------------------------------------


def survey_earth(s: State) -> None:
    """BO-21.27: corners are land but where there is only sea; swamps, weeds and seas have their resources. An island
    is land without land beside it; like a sea it may be flooded (BO-21.29)."""
    rules, earth = s.rules, earth_of(s)
    kind = [OCEAN] * rules.hexes
    resources, needed = rules.resources.copy(), rules.resource_req.copy()
    terrain = [WATER] * rules.spots
    for h in range(rules.hexes):
        if s.tiles[h] == NOBODY:
            continue
        found = earth.terrain[s.tiles[h]]
        kind[h] = SHELF if found == SEA_HEX or not beside_land(s, h) else CONTINENT
        resources[h * 2] = HARVEST[found]
        needed[h * 2] = MINING if found == SEA_HEX else -1
        if found != SEA_HEX:
            for spot in rules.spots_of[h]:
                terrain[spot] = LAND
    s.kind = with_pseudo_hexes(kind)
    s.cover = covers(s.kind)
    s.terrain, s.resources, s.resource_req = terrain, resources, needed


def is_land(s: State, h: int) -> bool:
    return s.tiles[h] != NOBODY and earth_of(s).terrain[s.tiles[h]] != SEA_HEX


def beside_land(s: State, h: int) -> bool:
    return any(x != NOBODY and is_land(s, x) for x in earth_of(s).around[h][1:])


def release_beasts(s: State) -> None:
    """BO-21.27: on each craton a war animal and a working animal, on two hexes around its centre, by chance."""
    for craton in range(earth_of(s).cratons):
        outer = [h for h, tile in enumerate(s.tiles) if tile // PLACES == craton and tile % PLACES]
        for kind in (WAR_ANIMAL, WORKING_ANIMAL):
            release(s, outer.pop(s.below(len(outer))), kind)


def release(s: State, h: int, kind: int) -> None:
    """It is the second resource of a hex that has one already."""
    n = h * 2 + (1 if s.resources[h * 2] else 0)
    s.resources = [*s.resources[:n], kind, *s.resources[n + 1 :]]
    if s.logging:
        s.note("BO-21.27", "beast", hex=hex_name(s, h), kind=KINDS[kind - 1])


# --- starts -----------------------------------------------------------------------------------------------------


def begin_on_craton(s: State, seat: int) -> None:
    """BO-21.28: on the start hex of the colour."""
    begin_at(s, seat, [s.tiles.index(earth_of(s).start.index(s.colour[seat]))])


def begin_at(s: State, seat: int, hexes: list[int]) -> None:
    """BO-21.28, BO-21.33: on a spot of these hexes; a marine player, or one who finds no room, as near as possible."""
    away = [distances(s, NOBODY, h) for h in hexes]
    own = home(s, seat)
    empty = [spot for spot in range(s.rules.spots) if s.owner[spot] == NOBODY and s.terrain[spot] == own]
    near = [min([steps[spot] for steps in away]) for spot in empty]
    least = min(near)
    found = [s.rules.spot0 + spot for spot, steps in zip(empty, near, strict=True) if steps == least]
    s.ask(seat, questions.START_ON_CRATON, found, start_on_earth)


def start_on_earth(s: State, seat: int, token: int) -> None:
    put_migrant(s, seat, token - s.rules.spot0, 0)
    if s.logging:
        s.note("BO-21.28", "starts-at", seat=seat, spot=spot_name(s, token - s.rules.spot0))


# --- chits by latitude ------------------------------------------------------------------------------------------


def admits(s: State, h: int, chit: int) -> bool:
    """BO-21.29: ice in white latitudes, jungle in green ones, desert in the second to the fifth, sea on seas and
    islands."""
    latitude = s.rules.atlas.cells[h][0]
    if s.tiles[h] == NOBODY:
        return False
    if chit == SEA:
        return s.kind[h] == SHELF
    if chit == DESERT:
        return 0 < latitude < LATITUDES - 1
    return earth_of(s).strips[s.strip][latitude] == chit


def fitting(s: State, chit: int, hexes: list[int]) -> list[int]:
    """BO-21.29: chit-free hexes that admit a chit; land before sea."""
    free = [h for h in hexes if s.chit[h] == 0 and admits(s, h, chit)]
    return free if chit == SEA else [h for h in free if is_land(s, h)] or free


def own_craton(s: State, seat: int) -> list[int]:
    craton = earth_of(s).home(s.colour[seat])
    return [h for h, tile in enumerate(s.tiles) if tile != NOBODY and tile // PLACES == craton]


def choose_side(s: State, seat: int) -> None:
    """BO-21.29: a chit for the craton of the player's colour: first which one."""
    own = own_craton(s, seat)
    sides = [s.rules.chit0 + chit - 1 for chit in range(1, 5) if fitting(s, chit, own)]
    if sides:
        s.ask(seat, questions.FIRST_SIDE, sides, choose_latitude)


def choose_latitude(s: State, seat: int, token: int) -> None:
    chit = token - s.rules.chit0 + 1
    found = [s.rules.hex0 + h for h in fitting(s, chit, own_craton(s, seat))]
    s.ask(seat, questions.FIRST_CHIT_ON_CRATON, found, put_on_craton, chit)


def put_on_craton(s: State, seat: int, token: int, chit: int) -> None:
    s.chit[token - s.rules.hex0] = chit
    if s.logging:
        side = s.game.name(s.rules.chit0 + chit - 1)
        s.note("BO-21.29", "first-chit-side", seat=seat, hex=s.game.name(token), side=side)


def exchange_strip(s: State, event: int) -> list[int]:
    """BO-21.29: cooling brings the next colder strip, warming the next warmer one. Ice melts on seas and islands that
    are no longer white, and seas that have become white freeze; returns the hexes that froze. Ice on land stays."""
    strips = earth_of(s).strips
    old = s.strip
    s.strip = max(0, s.strip - 1) if event == COOLING else min(len(strips) - 1, s.strip + 1)
    if s.logging:
        what = "last" if s.strip == old else "colder" if event == COOLING else "warmer"
        s.note("BO-21.29", what, strip=earth_of(s).strip_ids[s.strip])
    frozen = []
    for h in range(s.rules.hexes):
        white = strips[s.strip][s.rules.atlas.cells[h][0]] == ICE
        if s.chit[h] == ICE and not white and s.kind[h] == SHELF:
            s.chit[h] = SEA
            if s.logging:
                s.note("BO-21.29", "melts", hex=hex_name(s, h))
        elif s.chit[h] == SEA and white:
            s.chit[h] = ICE
            frozen.append(h)
            if s.logging:
                s.note("BO-21.29", "freezes", hex=hex_name(s, h))
    return frozen
