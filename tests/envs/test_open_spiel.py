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
from holotype.core.outcome import rewards

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


def bot_of(kind, game, judge, numbers):
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.4, 3, judge, solve=False, random_state=numbers)
    return ismcts.ISMCTSBot(game, judge, 1.4, 3, random_state=numbers)


def played_by(kind, game, judge, numbers):
    """A whole game, in which every decision of every player is the bot's."""
    state, bot, chance = game.new_initial_state(), bot_of(kind, game, judge, numbers), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(bot.step(state))
    return state


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), FEWEST)
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_the_bots_of_openspiel_play_whole_games(game, players, kind):
    loaded, numbers = pyspiel.load_game(f"holotype_{game}", {"players": players}), np.random.RandomState(1)
    state = played_by(kind, loaded, door.Judge(loaded, numbers), numbers)
    assert state.returns() == rewards(state.now.moment.state)


def test_the_bots_of_openspiel_play_whole_games_with_their_own_evaluator(skeleton):
    """Which plays every simulation to the very end, so the game is a small one, and another package's at that."""
    door.register(skeleton.id)
    for kind in ("mcts", "ismcts"):
        loaded, numbers = pyspiel.load_game(f"holotype_{skeleton.id}"), np.random.RandomState(1)
        state = played_by(kind, loaded, mcts.RandomRolloutEvaluator(1, numbers), numbers)
        assert state.returns() == rewards(state.now.moment.state)


def test_the_judge_values_a_table_by_advice_and_an_end_by_its_returns():
    loaded = pyspiel.load_game(f"holotype_{GAME}", {"players": 3})
    judge, state, chance = door.Judge(loaded, np.random.RandomState(1)), started(players=3), random.Random(2)
    while not state.is_terminal():
        before = str(state)
        worth = judge.evaluate(state)
        assert all(-1 <= one <= 1 for one in worth)
        assert str(state) == before
        table = state.now.moment.state
        if not state.is_chance_node():
            points = [table.game.advice(table, seat) for seat in range(3)]
            assert worth.index(max(worth)) == points.index(max(points))
        moves = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(moves))
    assert judge.evaluate(state) == state.returns()


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
