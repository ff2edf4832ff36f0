"""OpenSpiel's own tests and bots."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import holotype
import holotype.envs.open_spiel as door

from .modes import FEWEST

GAME = "evolution"


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_openspiel_finds_nothing_wrong(game, players):
    loaded = pyspiel.load_game(f"holotype_{game}", {"players": players})
    assert loaded.num_players() == players
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_a_state_comes_back_from_its_text():
    pyspiel.random_sim_test(pyspiel.load_game(f"holotype_{GAME}"), num_sims=1, serialize=True, verbose=False)


def started(seed=1, **parameters):
    """A state at its first decision."""
    chance = random.Random(seed)
    state = pyspiel.load_game(f"holotype_{GAME}", parameters).new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    return state


def bot_of(kind, game):
    numbers = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, numbers)
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.4, 2, judge, solve=False, random_state=numbers)
    return ismcts.ISMCTSBot(game, judge, 1.4, 2, random_state=numbers)


@pytest.mark.slow
@pytest.mark.parametrize("game", holotype.games())
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_the_bots_of_openspiel_play_whole_games(game, kind):
    """The bot answers as long as a search with games to the very end takes a moment; then anything goes."""
    loaded = pyspiel.load_game(f"holotype_{game}")
    state, bot, chance, asked = loaded.new_initial_state(), bot_of(kind, loaded), random.Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        elif state.current_player() == 0 and asked < 12:
            asked += 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert asked == 12
    assert len(state.returns()) == loaded.num_players()


def test_chance_is_a_node_with_all_outcomes():
    state = pyspiel.load_game(f"holotype_{GAME}").new_initial_state()
    assert state.is_chance_node()
    assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)


def test_a_guess_looks_the_same_to_the_one_who_guesses():
    state = started(players=3)
    me = state.current_player()
    guesses = [state.resample_from_infostate(me, random.Random(n).random) for n in range(8)]
    assert {guess.information_state_string(me) for guess in guesses} == {state.information_state_string(me)}
    assert len({str(guess) for guess in guesses}) > 1


def test_what_a_player_did_is_part_of_what_it_knows():
    one, two = started(), started()
    me = one.current_player()
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[-1])
    assert one.information_state_string(me) != two.information_state_string(me)


def test_a_state_that_was_pickled_goes_on_alike():
    state = started()
    for _ in range(60):
        state.apply_action(state.legal_actions()[0] if not state.is_chance_node() else 0)
    again = pickle.loads(pickle.dumps(state))
    for _ in range(20):
        assert str(again) == str(state)
        for player in range(2):
            assert again.information_state_string(player) == state.information_state_string(player)
        for one in (state, again):
            one.apply_action(one.legal_actions()[-1])


def test_a_clone_goes_its_own_way():
    state = started()
    before = str(state)
    state.clone().apply_action(state.legal_actions()[0])
    assert str(state) == before


def test_observations_are_the_features():
    state = started()
    view = make_observation(state.get_game())
    view.set_from(state, 0)
    table = state.now.moment.state
    assert view.tensor.tolist() == pytest.approx(table.game.features(table, 0))


def test_a_variant_sets_its_options_and_an_option_outdoes_it():
    ours = holotype.load(GAME)
    variant = next(v for v in ours.variants if v.options)
    option, value = next(iter(variant.options.items()))
    kept = pyspiel.load_game(f"holotype_{GAME}", {"variant": variant.name})
    assert kept.sample.options[option] == value
    assert door.chosen(ours, {"players": 3, "variant": "base"}) == {"variant": "base"}
