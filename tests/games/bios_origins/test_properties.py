"""What must hold on any table: the search for ways against a plain one, technologies that never fall, positions."""

import random

import pytest

from holotype.core.notation import PositionError
from holotype.games.bios_origins.names import ENERGY, MARITIME, NOBODY
from holotype.games.bios_origins.pieces import home
from holotype.games.bios_origins.spread import can_spread, crossings, goals, origin_cities, origin_spots, reach
from tests.helpers import clause


def plain_reach(s, seat, spots, hexes, through):
    """Every way, step by step, with nothing remembered but where it stands and how much of the wrong kind it passed."""
    own, flags = home(s, seat), crossings(s, seat)
    limit, energy = s.stage[seat * 6 + MARITIME], s.stage[seat * 6 + ENERGY]
    found = set()

    def passable(one, two, sides):
        if own == 0 and s.terrain[one] == 0 and s.terrain[two] == 0:
            return True
        return any(flags >> (s.chit[side] or s.cover[side]) & 1 for side in sides)

    def open_(spot):
        return s.owner[spot] in (NOBODY, seat) or through >> s.owner[spot] & 1

    layer = {(spot, 0) for spot in spots}
    for step in range(energy):
        following = set()
        if step == 0:
            following |= {(x, int(s.terrain[x] != own)) for h in hexes for x in s.rules.spots_of[h]}
        for spot, wrong in layer:
            around = s.rules.around[spot]
            for i in range(0, len(around), 3):
                if passable(spot, around[i], around[i + 1 : i + 3]):
                    following.add((around[i], wrong + int(s.terrain[around[i]] != own)))
        following = {(x, wrong) for x, wrong in following if wrong <= limit}
        found |= {x for x, _ in following}
        layer = {(x, wrong) for x, wrong in following if open_(x)}
    return found - set(spots)


@clause("BO-12.2", "BO-12.3", "BO-12.4", "BO-12.5", "BO-21.2", "BO-21.3", "BO-3.8")
@pytest.mark.parametrize("variant", ["base", "marine", "yeel", "custom"])
def test_ways_are_those_of_a_plain_search_and_technologies_never_fall(game, variant):
    dice = random.Random(variant)
    for seed in range(2):
        s = game.start(3, seed, record=False, variant=variant)
        before = s.stage.copy()
        while not s.over:
            assert all(now >= was for now, was in zip(s.stage, before, strict=True))
            before = s.stage.copy()
            if s.prompt == "element" and dice.random() < 0.3:
                seat, moved, built = s.active, s.moved, s.built
                s.stage[seat * 6 + ENERGY] = dice.choice((3, 4, 5, 8))
                s.stage[seat * 6 + MARITIME] = dice.choice((0, 1, 2, 3, 5))
                spots, cities = origin_spots(s, seat, True), origin_cities(s, seat, True)
                for through in (0, 7 & ~(1 << seat)):
                    wanted = plain_reach(s, seat, spots, cities, through)
                    assert set(reach(s, seat, spots, cities, through)) - set(spots) == wanted
                open_ways = bool(
                    goals(s, seat, reach(s, seat, spots, cities if s.pool[seat] else [], 7 & ~(1 << seat)))
                )
                s.moved, s.built, s.refused = [0] * s.rules.spots, [0] * s.rules.hexes, 0
                assert can_spread(s, seat) == open_ways
                s.stage, s.moved, s.built = before.copy(), moved, built
            s.take(dice.choice(s.choices))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nonsense 3", "a position of bios_origins is made of"),
        ("phase tea", "a phase is one of challenge, events, auction, activity, end"),
        ("seat 0: sleepy 3", "a discipline, dissident, or a number of"),
        ("migrants 0: s13-18; migrants 1: s13-18", "is not an empty spot"),
        ("cities 0: h105", "a city is a hex, the number of its resource"),
        ("chit h104", "has no ring for a chit"),
        ("foundations 0: 1 industry", "its halves are politics and culture"),
        ("foundations 0: 1 culture; lore 1", "lies elsewhere already"),
        ("epoch 5", "epochs go from 1 to 4"),
        ("seat 0: bells 1", "only 0 comets were taken"),
        ("phase events", "needs a card"),
        ("market brown: 97, -, -", "a column is one of"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(game, text, words):
    with pytest.raises(PositionError, match=words):
        game.position(text)
