"""What always holds (DS-I1 to DS-I19). Checked after every decision of random games."""

from .earth import (
    adjacent_tiles,
    cubes_of,
    disks_in_box,
    elements_of,
    endangered,
    in_play,
    leader,
    match,
    on_earth,
    pawns_of,
)
from .names import (
    ADAPTATION_BOX,
    ANIMALS,
    CARDS,
    CORNERS,
    DEPLETION_BOX,
    DOMINATION,
    ELEMENTS,
    GLACIATION,
    HEXES,
    HIBERNATION,
    ICE_AGE,
    INITIATIVE,
    MAMMAL,
    PLANNING,
    REGRESSION_BOX,
    RESEED,
    SETUP,
    SPACES,
    TUNDRA,
    WASTELAND_BOX,
)
from .scoring import places
from .state import State


def check(s: State) -> None:
    if s.phase == SETUP:
        return
    cubes_are_conserved(s)
    disks_are_conserved(s)
    tiles_are_conserved(s)
    cards_are_conserved(s)
    pawns_are_conserved(s)
    phases_leave_no_pawns(s)
    elements_are_sound(s)
    earth_is_sound(s)
    vp_are_sound(s)
    dominance_is_right(s)
    boxes_are_sound(s)
    growth_is_limited(s)
    if s.phase == PLANNING:
        nobody_is_endangered(s)


def cubes_are_conserved(s: State) -> None:
    """DS-I1: no cube is lost or made."""
    for a in in_play(s):
        total = s.pool[a] + on_earth(s, a) + s.lost[a] + 1
        assert total == s.rules.allotment, "DS-I1"
        assert s.pool[a] >= 0, "DS-I1"
        assert s.lost[a] >= 0, "DS-I1"
    assert min(s.cubes) >= 0, "DS-I1"
    for i in range(len(s.cubes)):
        assert 0 <= s.sheltered[i] <= s.cubes[i], "DS-23.4"
        assert s.cubes[i] == 0 or (s.owner[i % ANIMALS] >= 0 and s.land[i // ANIMALS] >= 0), "DS-I1"


def disks_are_conserved(s: State) -> None:
    """DS-I2: disks that a position leaves out are the only ones missing."""
    for e in range(ELEMENTS):
        boxes = sum(s.box[e::ELEMENTS])
        animals = sum(s.has[e::ELEMENTS]) - sum(s.rules.defaults[e::ELEMENTS])
        total = s.bag[e] + boxes + s.disk.count(e) + animals
        assert s.bag[e] >= 0, "DS-I2"
        assert total == s.rules.disks[e] or (s.worded and total < s.rules.disks[e]), "DS-I2"
    assert min(s.box) >= 0, "DS-I2"


def tiles_are_conserved(s: State) -> None:
    """DS-I3: large tiles and tundra tiles."""
    for terrain in range(TUNDRA):
        total = s.large.count(terrain) + s.face_up.count(terrain) + s.hidden[terrain]
        assert total == s.rules.large[terrain] or (s.worded and total < s.rules.large[terrain]), "DS-I3"
    assert sum(s.hidden) == sum(s.stack), "DS-I3"
    assert s.tundra_left + s.land.count(TUNDRA) == s.rules.tundra_tiles, "DS-I3"
    assert all(s.land[h] in (s.large[h], TUNDRA) for h in range(HEXES)), "DS-I3"


def cards_are_conserved(s: State) -> None:
    """DS-I4: each card is in one place; Ice Age leaves the pile last."""
    found = [card for card in range(CARDS) if s.pile[card]] + s.available + s.used
    assert sorted(found) == list(range(CARDS)), "DS-I4"
    assert len(s.available) <= s.rules.card_slots, "DS-I4"
    assert s.pile[ICE_AGE] or sum(s.pile) == 0 or s.worded, "DS-I4"


def pawns_are_conserved(s: State) -> None:
    """DS-I5: supply and display together are what an animal owns."""
    for a in range(ANIMALS):
        assert s.supply[a] + s.pawn.count(a) == s.pawns[a], "DS-I5"
        assert s.supply[a] >= 0, "DS-I5"
        assert s.pawns[a] <= s.rules.max_pawns, "DS-I5"
    assert all(s.pawn[i] >= 0 or not s.waits[i] for i in range(SPACES)), "DS-I5"


def phases_leave_no_pawns(s: State) -> None:
    """DS-I6: when a section is past, no pawn of this turn stands in it, except the waiting ones."""
    if s.worded or s.phase > DOMINATION:
        return
    first = s.rules.spaces_of[GLACIATION][0]
    for section in range(s.phase):
        for i in pawns_of(s, section):
            waiting = section == GLACIATION and i > first
            assert waiting or (section == INITIATIVE and s.rules.initiative_stay), "DS-I6"


def elements_are_sound(s: State) -> None:
    """DS-I7: at most six, the default ones always."""
    for a in range(ANIMALS):
        assert elements_of(s, a) <= s.rules.max_elements, "DS-I7"
    assert all(s.has[i] >= s.rules.defaults[i] for i in range(len(s.has))), "DS-I7"


def earth_is_sound(s: State) -> None:
    """DS-I8, DS-I9, DS-I10: Earth and tundra are connected, every disk is on an Earth corner."""
    on_land = [h for h in range(HEXES) if s.land[h] >= 0]
    frozen = [h for h in on_land if s.land[h] == TUNDRA]
    if not s.worded:
        assert connected(s, on_land), "DS-I8"
        assert connected(s, frozen), "DS-I10"
    for c in range(CORNERS):
        assert s.disk[c] < 0 or any(s.land[h] >= 0 for h in s.rules.hexes_at[c]), "DS-I8"


def connected(s: State, hexes: list[int]) -> bool:
    reached = hexes[:1]
    for h in reached:
        reached += [n for n in adjacent_tiles(s, h) if n in hexes and n not in reached]
    return len(reached) == len(hexes)


def vp_are_sound(s: State) -> None:
    """DS-I11, DS-I14: never negative; a tile pays distinct animals."""
    assert min(s.vp) >= 0, "DS-I11"
    for h in range(HEXES):
        if s.land[h] >= 0:
            ranked = places(s, h)
            assert len(set(ranked)) == len(ranked), "DS-I14"


def dominance_is_right(s: State) -> None:
    """DS-I12, DS-I15: the leader of a tile by definition; markers stand on cubes; the track is a permutation."""
    for h in range(HEXES):
        matches = sorted([(match(s, a, h), a) for a in range(ANIMALS) if cubes_of(s, a, h) > 0])
        best = -1
        if matches and matches[-1][0] > 0 and (len(matches) == 1 or matches[-2][0] < matches[-1][0]):
            best = matches[-1][1]
        assert leader(s, h) == best, "DS-I12"
        assert s.marker[h] < 0 or s.cubes[h * ANIMALS + s.marker[h]] > 0, "DS-29.1"
    assert sorted(s.track) == in_play(s), "DS-I15"


def boxes_are_sound(s: State) -> None:
    """DS-I16: four disks at most; the lower boxes are empty in the first turns."""
    sizes = [sum(disks_in_box(s, box)) for box in range(6)]
    assert max(sizes) <= 4, "DS-I16"
    if not s.worded and s.phase < RESEED:
        assert s.turn > 1 or sizes[WASTELAND_BOX] + sizes[REGRESSION_BOX] == 0, "DS-I16"
        assert s.turn > 2 or sizes[DEPLETION_BOX] == 0, "DS-I16"
    assert sizes[ADAPTATION_BOX] <= 4, "DS-I16"


def growth_is_limited(s: State) -> None:
    """DS-I17, DS-I18, DS-26.3: three tiles, two of tundra and five cards a turn at most."""
    if s.worded:
        return
    assert HEXES - s.land.count(-1) <= 7 + 3 * s.turn, "DS-I17"
    assert s.land.count(TUNDRA) <= 1 + 2 * s.turn, "DS-I17"
    assert len(s.used) <= 5 * s.turn, "DS-I18"
    assert not s.last_turn or s.turn >= 6, "DS-26.3"


def nobody_is_endangered(s: State) -> None:
    """DS-I13: right after Extinction, at most one Mammal and Hibernation's cubes; so in Planning of the next turn."""
    if s.worded or s.turn == 1:
        return
    if HIBERNATION in s.used:
        return
    cubes = [0] * ANIMALS
    for h in range(HEXES):
        for a in range(ANIMALS):
            if endangered(s, a, h):
                cubes[a] += cubes_of(s, a, h)
    assert cubes[MAMMAL] <= 1, "DS-I13"
    assert sum(cubes) == cubes[MAMMAL], "DS-I13"
