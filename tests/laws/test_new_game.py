"""The game that `holotype new-game` writes keeps the laws too, as a package of its own."""

from itertools import pairwise

import pytest

import holotype
from holotype.laws import check_rulebooks, check_secrets, check_texts, modes, play
from tests.helpers import SKELETON


@pytest.mark.parametrize("seed", range(4))
def test_the_game_of_new_game_keeps_the_laws(skeleton: holotype.Game, seed: int) -> None:
    check_texts(skeleton)
    check_rulebooks(skeleton)
    check_secrets([play(skeleton, mode, seed, every=2) for mode in modes(skeleton)])


def test_modes_cover_player_counts_variants_and_options(skeleton: holotype.Game) -> None:
    assert skeleton.id == SKELETON
    assert [str(mode) for mode in modes(skeleton)] == [
        "2p-variant=base",
        "3p-variant=base",
        "4p-variant=base",
        "2p-variant=museum-night",
        "3p-variant=museum-night",
        "4p-variant=museum-night",
        "2p-sets=False",
        "3p-hand=0",
        "4p-hand=4",
    ]


def test_a_line_of_play_is_the_same_for_the_same_seed(skeleton: holotype.Game) -> None:
    mode = modes(skeleton)[2]
    games = [play(skeleton, mode, seed).tables for seed in (5, 5, 6)]
    assert [one == other for one, other in pairwise(games)] == [True, False]
