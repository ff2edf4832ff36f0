"""What the table is worth for a seat, for agents: its VP, and those that its position is likely to bring."""

from .earth import adjacent_tiles, adjacent_tundra, animals_on, contested, elements_of, is_chosen, leader, match
from .glaciation import tiles_to_glaciate
from .names import (
    ABUNDANCE,
    ABUNDANCE_BOX,
    ADAPTATION,
    ADAPTATION_BOX,
    ANIMALS,
    COMPETITION,
    CORNERS,
    DEPLETION,
    DEPLETION_BOX,
    DOMINATION,
    ELEMENTS,
    GLACIATION,
    HEXES,
    INITIATIVE,
    MIGRATION,
    REGRESSION,
    REPTILE,
    SPECIATION,
    TILE,
    TUNDRA,
    WANDERLUST,
    WASTELAND,
    WASTELAND_BOX,
)
from .questions import TAKE_CARD
from .regression import types_at_risk
from .reset import survivor
from .scoring import scores
from .state import State

A_CARD = 3.0  # VP that taking a card is worth on average
A_PAWN = 3.0  # and an action pawn more in every turn to come


def value(s: State, seat: int) -> float:
    """The worth of the seat's animal; of several animals nearly that of the lowest, which is the score."""
    if s.over or not s.track:
        return float(scores(s)[seat])
    worths = [animal_worth(s, a) for a in range(ANIMALS) if s.owner[a] == seat]
    low = min(worths)
    return low + 0.2 * (sum(worths) / len(worths) - low)


def turns_left(s: State) -> float:
    """Ice Age ends the game; about four cards a turn are taken until it comes."""
    return 0.0 if s.last_turn else (sum(s.pile) + len(s.available)) / 4.0


def animal_worth(s: State, a: int) -> float:
    later = turns_left(s)
    final = 1.0 / (1.0 + 0.3 * later)  # how much of today's place will still be there in the final scoring
    matches = [match(s, a, h) if s.land[h] >= 0 else 0 for h in range(HEXES)]
    total = float(s.vp[a])
    tiles = 0
    for h in range(HEXES):
        n = s.cubes[h * ANIMALS + a]
        if n > 0:
            total += tile_worth(s, a, h, n, matches[h], final)
            if leader(s, h) == a:
                tiles += 1
                total += 0.8
    total += s.rules.bonus(tiles) * (0.25 + 0.5 * final)
    if survivor(s) == a:
        total += 0.5 * s.rules.bonus(len([h for h in range(HEXES) if tundra_home(s, a, h)]))
    total += A_PAWN * min(1.0, later / 4.0) * s.pawns[a] + 0.02 * min(20, s.pool[a])
    total += min(1.0, later / 3.0) * 0.9 * (elements_of(s, a) - s.rules.default_count[a])
    total += 0.15 * (len(s.track) - s.track.index(a))
    if s.question is TAKE_CARD and s.actor == a:
        total += A_CARD
    return total + pawns_worth(s, a, matches)


def tundra_home(s: State, a: int, h: int) -> bool:
    return s.land[h] == TUNDRA and s.cubes[h * ANIMALS + a] > 0


def place_pays(s: State, a: int, h: int) -> int:
    """DS-19.3: what the animal would score if the tile were scored now."""
    own = s.cubes[h * ANIMALS + a]
    place = 0
    for other in range(ANIMALS):
        n = s.cubes[h * ANIMALS + other]
        if n > own or (n == own and other < a):
            place += 1
    row = s.rules.tile_vp[s.land[h]]
    return row[place] if place < len(row) and own > 0 else 0


def tile_worth(s: State, a: int, h: int, n: int, matched: int, final: float) -> float:
    """Places bring VP this turn and at the end; endangered cubes only this turn."""
    pays = place_pays(s, a, h)
    soon = 0.12 if is_chosen(s, h) else 0.25
    if matched == 0:
        return 0.5 * soon * pays + 0.05 * n
    return pays * (soon + final) + 0.22 * min(n, 5) + 0.12 * min(matched, 6)


# --- pawns that have not acted yet -----------------------------------------------------------------------------


def pawns_worth(s: State, a: int, matches: list[int]) -> float:
    """What the animal's pawns on the display will bring this turn, or when they have slid to the front."""
    total = 0.0
    rank = [0] * (DOMINATION + 1)
    for i in range(len(s.pawn)):
        if s.pawn[i] == a:
            section = s.rules.section_of[i]
            total += pawn_worth(s, a, i, section, rank[section], matches)
            rank[section] += 1
    return total


def pawn_worth(s: State, a: int, i: int, section: int, rank: int, matches: list[int]) -> float:
    place = i - s.rules.spaces_of[section][0]
    if section == DOMINATION:
        return domination_hope(s, a, rank) * (1.0 - 0.06 * place)
    if section == WANDERLUST:
        return wanderlust_hope(s, place)
    if section == SPECIATION:
        return speciation_hope(s, a, s.rules.element_of_space[i], matches)
    if section == MIGRATION:
        return migration_hope(s, a, s.rules.moves_of_space[i], matches) / (1 + rank)
    if section == COMPETITION:
        return competition_hope(s, a, s.rules.terrains_of_space[i]) / (1 + rank)
    if section == ADAPTATION:
        return adaptation_hope(s, a, place, rank)
    if section == GLACIATION:
        return glaciation_hope(s) * (0.45**place)
    if section == ABUNDANCE:
        return 1.0 + 1.4 * wanted(s, a, ABUNDANCE_BOX)
    return small_hope(s, a, section, rank)


def small_hope(s: State, a: int, section: int, rank: int) -> float:
    """Initiative, Regression, Wasteland, Depletion."""
    if section == INITIATIVE:
        return 1.0
    if section == REGRESSION:
        return 2.2 if len(types_at_risk(s, a)) > rank + (1 if a == REPTILE else 0) else 0.0
    if section == WASTELAND:
        return 1.2 * wanted(s, a, WASTELAND_BOX)
    if section == DEPLETION:
        return 1.0 if sum(s.box[DEPLETION_BOX * ELEMENTS : (DEPLETION_BOX + 1) * ELEMENTS]) > 0 else 0.0
    return 0.0


def wanted(s: State, a: int, box: int) -> int:
    """The most the animal has of a type in a box."""
    best = 0
    for e in range(ELEMENTS):
        if s.box[box * ELEMENTS + e] > 0 and s.has[a * ELEMENTS + e] > best:
            best = s.has[a * ELEMENTS + e]
    return min(2, best)


def adaptation_hope(s: State, a: int, place: int, rank: int) -> float:
    """An element helps by as many disks of it as lie where the animal lives."""
    left = sum(s.box[ADAPTATION_BOX * ELEMENTS : (ADAPTATION_BOX + 1) * ELEMENTS])
    if elements_of(s, a) + rank >= s.rules.max_elements or left <= place:
        return 0.0
    return 2.4 * min(1.0, turns_left(s) / 3.0) + 0.4


def domination_hope(s: State, a: int, rank: int) -> float:
    """The rank-th best tile to be scored: own VP less a share of what others score, and a card where one dominates."""
    hopes = [0.0] * (rank + 1)
    for h in range(HEXES):
        if s.cubes[h * ANIMALS + a] > 0 and not is_chosen(s, h):
            pays = float(place_pays(s, a, h))
            for other in animals_on(s, h):
                if other != a:
                    pays -= 0.35 * place_pays(s, other, h)
            if leader(s, h) == a:
                pays += A_CARD
            hopes.append(pays)
    hopes.sort(reverse=True)
    return 0.8 * max(0.0, hopes[rank])


def wanderlust_hope(s: State, place: int) -> float:
    """The best hex for a new tile, while there are face-up tiles for so many pawns."""
    if len([t for t in s.face_up if t >= 0]) <= place:
        return 0.0
    best = 0
    for h in range(HEXES):
        if s.land[h] < 0:
            best = max(best, len(adjacent_tiles(s, h)))
    return s.rules.bonus(best) + 1.0


def glaciation_hope(s: State) -> float:
    best = 0
    for token in tiles_to_glaciate(s):
        best = max(best, adjacent_tundra(s, token - TILE))
    return s.rules.bonus(best) + 0.8 if best else 0.0


def speciation_hope(s: State, a: int, e: int, matches: list[int]) -> float:
    """New cubes around the best disk, where they can live."""
    best = 0.0
    for c in range(CORNERS):
        if s.disk[c] == e:
            hope = 0.0
            for h in s.rules.hexes_at[c]:
                if s.land[h] >= 0 and matches[h] > 0:
                    hope += 0.45 * s.rules.speciation_max[s.land[h]] + 0.12 * s.rules.tile_vp[s.land[h]][0]
            best = max(best, hope)
    return best * min(1.0, s.pool[a] / 6.0)


def migration_hope(s: State, a: int, moves: int, matches: list[int]) -> float:
    """Cubes in danger want to move, and crowded ones may spread."""
    danger = 0
    crowd = 0
    for h in range(HEXES):
        n = s.cubes[h * ANIMALS + a]
        if n > 0:
            if matches[h] == 0:
                danger += n
            else:
                crowd += max(0, n - 2)
    return 0.7 * min(moves, danger) + 0.3 * min(moves, crowd) + 0.15 * moves


def competition_hope(s: State, a: int, terrains: list[int]) -> float:
    found = 0.0
    for terrain in terrains:
        for h in range(HEXES):
            if s.land[h] == terrain and contested(s, a, h):
                found += 0.9
                break
    return found
