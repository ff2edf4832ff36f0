"""Section 21, custom map: tiles on a sheet, start spots, first chits."""

from . import questions
from .names import LAND, NOBODY, NUMBER, OCEAN, TILE, WATER
from .pieces import hex_name, home, put_migrant, spot_name
from .rules import covers, with_pseudo_hexes
from .state import State
from .words import CHITS


def set_sheet(s: State) -> None:
    """BO-21.11, BO-21.13: the tiles, at random or drafted; then each player's start spot; then two chits each."""
    seats = [(s.first + n) % s.players for n in range(s.players)]
    steps: list[tuple[object, ...]] = []
    if s.rules.draft:
        steps += [(draft_tile, (s.first + n) % s.players) for n in range(s.rules.tiles)]
    else:
        random_tiles(s)
    steps += [(choose_start, seat) for seat in seats]
    if not s.mixed:
        steps += [(choose_chit_hex, seat) for seat in seats for _ in range(2)]
    s.do(*steps)


# --- tiles ------------------------------------------------------------------------------------------------------


def random_tiles(s: State) -> None:
    """BO-21.11, BO-21.10: face and turn by chance, on the marked places; with land and marine players all shelves."""
    tiles = list(range(s.rules.tiles))
    s.shuffle(tiles)
    for h, tile in zip(s.rules.slots, tiles, strict=True):
        side = 0 if s.mixed else s.below(2)
        lay(s, h, tile * 2 + side, s.below(6))
    survey(s)


def draft_tile(s: State, seat: int) -> None:
    """BO-21.11: tile and face, turn, place."""
    laid = [found // 12 for found in s.tiles if found != NOBODY]
    faces = range(0, 2 * s.rules.tiles, 2 if s.mixed else 1)
    s.ask(seat, questions.TILE, [TILE + face for face in faces if face // 2 not in laid], choose_turn)


def choose_turn(s: State, seat: int, token: int) -> None:
    s.ask(seat, questions.ROTATION, [NUMBER + turn for turn in range(6)], choose_cell, token - TILE)


def choose_cell(s: State, seat: int, token: int, face: int) -> None:
    free = [s.rules.hex0 + h for h in range(s.rules.hexes) if s.tiles[h] == NOBODY]
    s.ask(seat, questions.CELL, free, lay_tile, face, token - NUMBER)


def lay_tile(s: State, seat: int, token: int, face: int, turn: int) -> None:
    lay(s, token - s.rules.hex0, face, turn)
    survey(s)
    if s.logging:
        tile = s.game.name(TILE + face)
        s.note("BO-21.11", "lays-tile", seat=seat, tile=tile, hex=s.game.name(token), turn=turn * 60)


def lay(s: State, h: int, face: int, turn: int) -> None:
    """The map is never changed in place: copies share it."""
    s.tiles = [*s.tiles[:h], face * 6 + turn, *s.tiles[h + 1 :]]


def survey(s: State) -> None:
    """BO-21.12, BO-21.14: what the tiles make of the sheet."""
    rules = s.rules
    hexes = rules.hexes
    kind, ring = [OCEAN] * hexes, [0] * hexes
    resources, needed = s.resources.copy(), s.resource_req.copy()
    epicentre = [-1] * len(rules.quakes)
    said: list[int] = [-1] * rules.spots
    for h in range(hexes):
        if s.tiles[h] == NOBODY:
            continue
        face, turn = s.tiles[h] // 6, s.tiles[h] % 6
        kind[h], ring[h] = rules.face_kind[face], rules.face_ring[face]
        resources[h * 2 : h * 2 + 2] = rules.face_resources[face]
        needed[h * 2 : h * 2 + 2] = rules.face_req[face]
        for quake in rules.tile_quakes[face // 2]:
            epicentre[quake] = h
        for i, spot in enumerate(rules.spots_of[h]):
            land = rules.face_corners[face][(i - turn) % 6]
            said[spot] = land if said[spot] < 0 else land & said[spot]
    s.kind = with_pseudo_hexes(kind)
    s.cover = covers(s.kind)
    s.ring, s.resources, s.resource_req, s.epicentre = ring, resources, needed, epicentre
    s.terrain = [LAND if land == 1 else WATER for land in said]


# --- starts and chits -------------------------------------------------------------------------------------------


def choose_start(s: State, seat: int) -> None:
    """BO-21.13: an empty habitable spot, if possible without a hex in common with another start."""
    own = home(s, seat)
    empty = [spot for spot in range(s.rules.spots) if s.terrain[spot] == own and s.owner[spot] == NOBODY]
    apart = [spot for spot in empty if not any(has_start(s, h) for h in s.rules.hexes_of[spot])]
    s.ask(seat, questions.START_SPOT, [s.rules.spot0 + spot for spot in apart or empty], start_here)


def has_start(s: State, h: int) -> bool:
    return any(s.owner[spot] != NOBODY for spot in s.rules.spots_of[h])


def start_here(s: State, seat: int, token: int) -> None:
    put_migrant(s, seat, token - s.rules.spot0, 0)
    if s.logging:
        s.note("BO-21.13", "starts-at", seat=seat, spot=spot_name(s, token - s.rules.spot0))


def choose_chit_hex(s: State, seat: int) -> None:
    """BO-21.13: the ring of the tile says which side of a chit is up."""
    base = s.rules.hex0
    free = [base + h for h in range(s.rules.hexes) if s.ring[h] and not s.chit[h]]
    if free:
        s.ask(seat, questions.FIRST_CHIT, free, put_first_chit)


def put_first_chit(s: State, seat: int, token: int) -> None:
    h = token - s.rules.hex0
    s.chit[h] = s.ring[h]
    if s.logging:
        s.note("BO-21.13", "first-chit", seat=seat, hex=hex_name(s, h), chit=CHITS[s.chit[h] - 1])
