"""Gymnasium's own check, and a seat against bots."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import holotype
from holotype import IllegalToken
from holotype.envs.gymnasium import env

from .modes import MODES

GAME = holotype.games()[0]


@pytest.mark.parametrize(("game", "players", "variant"), MODES)
def test_gymnasium_finds_nothing_wrong(game, players, variant):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"holotype/{game}-v0", players=players, variant=variant).unwrapped)


def played(table, seed):
    observation, info = table.reset(seed=seed)
    dice = np.random.default_rng(seed)
    trace, over, reward = [], False, 0.0
    while not over:
        trace.append(observation["observation"].tobytes())
        observation, reward, over, _, info = table.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
    return trace, reward


def test_the_same_seed_is_the_same_game_bots_and_all():
    assert played(env(GAME, players=3, seat=1), 4) == played(env(GAME, players=3, seat=1), 4)
    assert played(env(GAME, players=3, seat=1), 4) != played(env(GAME, players=3, seat=1), 5)


def test_the_reward_says_who_won():
    table = env(GAME, players=2)
    _, reward = played(table, 1)
    assert reward == (1 if table.state.winners() == [0] else -1 if 0 not in table.state.winners() else 0)


def test_an_illegal_token_loses():
    table = env(GAME, players=2)
    _, info = table.reset(seed=1)
    *_, reward, over, _, info = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1, True)
    assert "is not legal now" in info["illegal"]
    with pytest.raises(IllegalToken, match="the game is over"):
        table.step(0)


def test_restore_goes_back():
    table = env(GAME, players=2)
    _, info = table.reset(seed=1)
    kept, before = table.clone(), info["action_mask"]
    table.step(int(np.flatnonzero(before)[0]))
    table.restore(kept)
    assert np.array_equal(table.info()["action_mask"], before)


def test_each_bot_may_be_another():
    assert env(GAME, players=3, seat=1, bots=["random", "greedy"]).specs == {0: "random", 2: "greedy"}
    with pytest.raises(ValueError, match="2 seats are for bots, and 1 bots are named"):
        env(GAME, players=3, bots=["random"])
    with pytest.raises(ValueError, match="there is no seat 3"):
        env(GAME, players=3, seat=3)
