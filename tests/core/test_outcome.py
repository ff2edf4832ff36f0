"""How a finished game counts for each seat."""

import holotype
from holotype.core.outcome import places, shares

TIE = "phase end\nevents 0\nplayers 4\nnorse: pool 3\nthule: pool 5\ntunit: pool 5\nsea-sami: pool 1"


def test_after_two_who_share_the_first_place_comes_the_third() -> None:
    state = holotype.load("greenland").position(TIE)
    assert (state.over, state.scores()) == (True, [3, 5, 5, 1])
    assert places(state) == [3, 1, 1, 4]
    assert shares(state) == [0, 0.5, 0.5, 0]
