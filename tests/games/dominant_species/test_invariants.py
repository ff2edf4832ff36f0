"""The invariants: shown to be noticed when broken, and over whole games in every mode."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from holotype.games.dominant_species.invariants import check
from holotype.games.dominant_species.names import DOMINATION, PLANNING
from tests.games.dominant_species.table import GAME
from tests.helpers import clause


def change(field: str, index: int, by: int) -> Callable[[Any], None]:
    def spoil(s: Any) -> None:
        getattr(s, field)[index] += by

    return spoil


def place(field: str, value: Any) -> Callable[[Any], None]:
    def spoil(s: Any) -> None:
        setattr(s, field, value)

    return spoil


def both(*spoils: Callable[[Any], None]) -> Callable[[Any], None]:
    def spoil(s: Any) -> None:
        for each in spoils:
            each(s)

    return spoil


def lone_tile(s: Any) -> None:
    s.large[0] = s.land[0] = 0
    s.hidden[0] -= 1
    s.stack[0] -= 1


def lone_tundra(s: Any) -> None:
    lone_tile(s)
    s.land[0] = 7
    s.tundra_left -= 1


def far_disk(s: Any) -> None:
    s.disk[0] = 0
    s.bag[0] -= 1


def endangered_bird(s: Any) -> None:
    s.turn = 2
    s.cubes[17 * 6 + 2] += 1  # D3 has every element but only once: take the seeds away
    s.pool[2] -= 1
    for c, e in enumerate(s.disk):
        if e == 2:
            s.bag[2] += 1
            s.disk[c] = -1


BREACHES = {
    "DS-I1": change("pool", 0, 1),
    "DS-I2": change("bag", 0, 1),
    "DS-I3": change("stack", 0, 1),
    "DS-I4": both(
        place("available", [0, 1, 2, 3, 4, 5]),
        place("pile", [0] * 26),
        place("used", [13, *range(6, 13), *range(14, 26)]),
    ),
    "DS-I5": change("supply", 0, 1),
    "DS-I6": both(place("phase", DOMINATION), change("supply", 0, -1), lambda s: s.pawn.__setitem__(1, 0)),
    "DS-I7": both(change("has", 1, 5), change("bag", 1, -5)),
    "DS-I8": far_disk,
    "DS-I10": lone_tundra,
    "DS-I11": change("vp", 0, -1),
    "DS-I13": endangered_bird,
    "DS-I15": place("track", [0, 1, 2, 3, 4, 4]),
    "DS-I16": both(change("box", 0, 5), change("bag", 0, -5)),
    "DS-I18": both(
        place("used", [0, 1, 2, 3, 4, 5]), place("available", [6]), lambda s: s.pile.__setitem__(slice(0, 7), [0] * 7)
    ),
}


@clause(
    "DS-I1",
    "DS-I2",
    "DS-I3",
    "DS-I4",
    "DS-I5",
    "DS-I6",
    "DS-I7",
    "DS-I8",
    "DS-I10",
    "DS-I11",
    "DS-I13",
    "DS-I15",
    "DS-I16",
    "DS-I18",
)
@pytest.mark.parametrize("name", BREACHES)
def test_a_breach_is_noticed(name):
    s: Any = GAME.start(6, 1)
    if name in ("DS-I4", "DS-I18"):
        s.pile = [1] * 26
        s.pile[0:5] = [0] * 5
        s.available = [0, 1, 2, 3, 4]
    check(s)
    BREACHES[name](s)
    with pytest.raises(AssertionError, match=r"DS-I8" if name == "DS-I10" else name):
        check(s)


@clause("DS-I8", "DS-I17")
def test_tiles_apart_and_too_many_tiles_are_noticed():
    s: Any = GAME.start(6, 1)
    lone_tile(s)
    with pytest.raises(AssertionError, match="DS-I8"):
        check(s)
    s = GAME.start(6, 1)
    s.turn = 0
    for h in (0, 1, 2, 3, 4):
        s.large[h] = s.land[h] = 0
        s.hidden[0] -= 1
        s.stack[0] -= 1
    s.worded = False
    with pytest.raises(AssertionError, match=r"DS-I(8|3|17)"):
        check(s)


@clause("DS-I9", "DS-I12", "DS-I14", "DS-I17", "DS-I19")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"variant": "random_earth"},
        {"variant": "multi_animal"},
        {"variant": "multi_animal_random_earth"},
        {"dominance_mode": "claim"},
        {"animals": "choose"},
        {"initiative_stay": True, "domination_empty_tiles": True, "card_needs_tile_vp": True},
    ],
)
def test_they_hold_in_random_games(options):
    for seed in (1, 2):
        state: Any = GAME.start(2 + seed if "variant" not in options else 1 + seed, seed, max_turns=9, **options)
        dice = random.Random(seed)
        tundra, vp, tiles = 1, [0] * 6, 7
        turn = 1
        while not state.over:
            before, used = state.land.count(7), len(state.used)
            state.apply(dice.choice(state.legal()))
            check(state)
            assert state.legal() or state.over
            if state.land.count(7) > before:  # DS-I9: right after a Glaciation
                for c, hexes in enumerate(state.rules.hexes_at):
                    if len(hexes) == 3 and all(state.land[h] == 7 for h in hexes) and state.phase < 8:
                        assert state.disk[c] < 0
            if 20 not in state.used[used:]:  # DS-I11: only Niche Biomes takes VP
                assert all(now >= then for now, then in zip(state.vp, vp, strict=True))
            vp = state.vp.copy()
            if state.turn > turn and state.phase == PLANNING:  # DS-I17
                assert 35 - state.land.count(-1) - tiles <= 3
                assert state.land.count(7) - tundra <= 2
                tiles, tundra, turn = 35 - state.land.count(-1), state.land.count(7), state.turn
