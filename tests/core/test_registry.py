"""Games are found by folder and by entry point."""

import pickle
from pathlib import Path

import pytest

import holotype
from holotype.cli.new_game import write
from holotype.core.registry import _load as load
from tests.helpers import SKELETON, importable


def test_our_games_come_first(skeleton: holotype.Game) -> None:
    assert "evolution" in holotype.games()[:-1]
    assert holotype.games()[-1] == SKELETON == skeleton.id


def test_a_game_of_another_package_is_there_while_that_package_is(tmp_path: Path) -> None:
    (home,) = write("moon_garden", tmp_path)
    assert "moon_garden" not in holotype.games()
    with importable(home):
        assert holotype.load("moon_garden").package == "moon_garden"
        assert holotype.load("moon_garden") is holotype.load("moon_garden", None)
    assert "moon_garden" not in holotype.games()


def test_nobody_else_can_take_the_name_of_our_game(tmp_path: Path) -> None:
    (home,) = write("sun_garden", tmp_path)
    project = home / "pyproject.toml"
    project.write_text(project.read_text().replace('sun_garden = "sun_garden"', 'evolution = "sun_garden"'))
    with importable(home):
        assert holotype.games().count("evolution") == 1
        assert load.__wrapped__("evolution", None).package == "holotype.games.evolution"


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(holotype.UnknownGame, match=r"there is no game 'chess'; there are .*evolution"):
        holotype.load("chess")


def test_a_state_is_sent_to_another_process_by_name(skeleton: holotype.Game) -> None:
    state = skeleton.start(players=3, seed=4)
    again = pickle.loads(pickle.dumps(state))
    assert again.game is skeleton
    assert again.save() == state.save()
