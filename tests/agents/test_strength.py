"""Agents play sensibly: over a few games of a small game, and in questions with one right answer."""

from dataclasses import replace

import pytest

from holotype.agents import make
from holotype.agents.mcts import TOKENS, Search
from holotype.agents.worth import Worth
from holotype.core.state import State

from .toy import CARD, STAKE, TOY, Toy, toy


def wins(strong: str, weak: str, games: int) -> float:
    """Points of the first in games over both seats; a shared win is half a point."""
    points = 0.0
    for number in range(games):
        state = toy(seed=number // 2)
        seats = [make(strong, number), make(weak, number)]
        mine = number % 2
        while state.seat is not None:
            state.take(seats[state.seat ^ mine].choose(state))
        winners = state.winners()
        points += (mine in winners) / len(winners)
    return points / games


def hopeless() -> Toy:
    """The other seat has shown the highest card there is: only the stake of 0 is not lost."""
    state = toy(seed=4)
    state.hands = [0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0]
    state.choices = [CARD + 3, CARD + 4, CARD + 5]
    state.apply("card:5")
    state.apply("stake:2")
    state.apply("card:3")
    return state


def simulated(search: Search) -> State:
    """The table that a simulation comes to; the search learns from it."""
    state = search.play_on(search.descend(search.guess()))
    search.learn(state)
    return state


def test_greedy_beats_random():
    assert wins("greedy", "random", 60) > 0.65


def test_search_beats_random():
    assert wins("mcts:30", "random", 24) > 0.7


def test_search_looks_through_the_answers_of_others():
    assert make("mcts:100").choose(hopeless()) == STAKE
    assert make("greedy").choose(hopeless()) == STAKE


@pytest.mark.parametrize("seed", range(5))
def test_before_it_has_tried_anything_a_search_says_what_greedy_says(seed):
    assert Search(hopeless(), seed).best() == STAKE


@pytest.mark.parametrize("players", [1, 2, 3])
def test_where_all_win_together_nobody_is_a_rival(players):
    state = toy(players, together=True)
    worth = Worth(state)
    assert worth.rewards(state) == [0.5] * players
    state.hands[5] += 2
    assert min(worth.rewards(state)) > 0.9


def test_the_best_rival_is_what_counts():
    state = toy(3)
    state.hands = [0] * 18
    state.points = [3, 5, 1]
    assert Worth(state).leads(state) == [-2, 2, -4]
    assert [Worth(state).lead(state, seat) for seat in range(3)] == [-2, 2, -4]


def test_winning_is_worth_more_than_any_lead():
    state = toy()
    while not state.over:
        state.take(state.choices[0])
    state.points = [1, 0]
    won, lost = Worth(state).rewards(state)
    assert won > 0.9
    assert lost < 0.1


def test_a_search_can_be_grown_and_asked_at_any_time():
    search = Search(toy(), seed=1)
    for _ in range(3):
        search.simulate(10)
        assert search.best() in search.state.choices
    assert sum(node.visits - 1 for node in search.root.children.values()) == 30


def test_every_simulation_sees_as_many_turns_however_deep_the_tree_is():
    """The seat's own turn, the other's, and its next: then the other is asked again."""
    search = Search(toy(), seed=1)
    for _ in range(60):
        state = simulated(search)
        assert isinstance(state, Toy)
        assert state.seat == 1
        assert state.shown[0] >= 0
        assert sum(state.deck) == 24 - 6 - 2  # all have drawn once


def test_a_seat_alone_is_not_followed_for_ever():
    state = toy(1)
    assert 2 * (sum(state.hands) + sum(state.deck)) > TOKENS
    assert simulated(Search(state)).seat == 0


def weighing(named: int) -> Search:
    """A search in the toy game as if its advice weighed chance, after so many tokens."""
    state = replace(TOY, weighs_chance=True).start(2, seed=3)
    for _ in range(named):
        state.take(state.choices[0])
    return Search(state, seed=1)


def test_where_advice_weighs_chance_a_simulation_ends_before_it_is_used():
    """The last stake of a round would make everybody draw: it is not laid."""
    search = weighing(named=0)
    for _ in range(60):
        table = simulated(search)
        assert isinstance(table, Toy)
        assert (table.seat, table.prompt) == (1, "stake")
        assert sum(table.deck) == 24 - 6


def test_what_the_question_itself_sets_rolling_is_rolled():
    search = weighing(named=3)
    for _ in range(60):
        table = simulated(search)
        assert isinstance(table, Toy)
        assert (table.seat, table.prompt) == (1, "stake")
        assert sum(table.deck) == 24 - 6 - 2


def test_a_search_names_what_is_best_for_certain():
    """Neither what was tried most often, nor what was only looked at."""
    search = Search(hopeless(), seed=1)
    for token, visits, mean in ((STAKE, 350, 0.51), (STAKE + 1, 35, 0.6), (STAKE + 2, 1, 0.7)):
        node = search.root.children[token]
        node.available, node.visits, node.rewards = 386, visits, [mean * visits] * 2
    assert search.best() == STAKE + 1
