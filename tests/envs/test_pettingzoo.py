"""PettingZoo's own checks, and what they do not look at."""

import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import parallel_to_aec

import holotype
from holotype import IllegalToken
from holotype.core.outcome import rewards
from holotype.envs.pettingzoo import env, parallel_env

from .modes import MODES

GAME = holotype.games()[0]


@pytest.fixture(autouse=True)
def no_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize(("game", "players", "variant"), MODES)
def test_pettingzoo_finds_nothing_wrong(game, players, variant):
    api_test(env(game, players=players, variant=variant), num_cycles=40)
    seed_test(lambda: env(game, players=players, variant=variant), num_cycles=10)


@pytest.mark.parametrize(("game", "players", "variant"), MODES)
def test_max_cycles_end_a_game(game, players, variant):
    def together(max_cycles):
        table = parallel_env(game, players=players, variant=variant, max_cycles=max_cycles)
        table.reset(seed=1)  # PettingZoo's test gives no seed, and some random games end sooner
        for agent in table.possible_agents:
            table.action_space(agent).seed(1)
        return table

    max_cycles_test(
        SimpleNamespace(parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles)))
    )


@pytest.mark.parametrize(("game", "players", "variant"), MODES)
def test_pettingzoo_finds_nothing_wrong_with_all_seats_at_once(game, players, variant):
    parallel_api_test(parallel_env(game, players=players, variant=variant), num_cycles=40)


def played(table, seed):
    """A random game; what every agent was last rewarded with."""
    table.reset(seed=seed)
    dice = np.random.default_rng(seed)
    gained = {}
    for agent in table.agent_iter():
        observation, reward, over, late, info = table.last()
        gained[agent] = reward
        if over or late:
            table.step(None)
        else:
            assert np.array_equal(observation["action_mask"], info["action_mask"])
            table.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
    return gained


def test_the_winner_is_rewarded_at_the_end():
    table = env(GAME, players=3)
    gained = played(table, 5)
    assert [gained[f"player_{seat}"] for seat in range(3)] == rewards(table.unwrapped.state_of_play)
    assert max(gained.values()) > min(gained.values())


def test_spaces_do_not_change_within_a_player_count():
    one, two = env(GAME, players=4), env(GAME, players=4)
    one.reset(seed=1)
    assert one.observation_space("player_0") == two.observation_space("player_3")
    assert one.action_space("player_0").n == len(holotype.load(GAME).vocab)


def test_an_illegal_token_is_refused_and_changes_nothing():
    table = env(GAME, players=2)
    table.reset(seed=1)
    mask = table.last()[4]["action_mask"]
    with pytest.raises(IllegalToken, match="is not legal now"):
        table.step(int(np.flatnonzero(mask == 0)[0]))
    assert np.array_equal(table.last()[4]["action_mask"], mask)


def test_max_cycles_truncate():
    table = env(GAME, players=2, max_cycles=5)
    played(table, 1)
    assert table.unwrapped.cycles == 5
    assert not table.unwrapped.state_of_play.over


def test_restore_goes_back_as_often_as_is_wanted():
    table = env(GAME, players=3)
    table.reset(seed=3)
    for _ in range(10):
        table.step(int(np.flatnonzero(table.last()[4]["action_mask"])[0]))
    kept = table.unwrapped.clone()
    futures = []
    for _ in range(2):
        table.unwrapped.restore(kept)
        future = []
        for _ in range(30):
            observation, *_, info = table.last()
            future.append((table.agent_selection, observation["observation"].tobytes()))
            table.step(int(np.flatnonzero(info["action_mask"])[0]))
        futures.append(future)
    assert futures[0] == futures[1]


def test_a_render_is_a_picture():
    table = env(GAME, players=2, render_mode="svg")
    table.reset(seed=1)
    assert table.render().startswith("<svg")
