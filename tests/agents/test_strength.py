"""Agents play sensibly: over a few games of a small game, and in questions with one right answer."""

import pytest

from holotype.agents import make
from holotype.agents.mcts import Search
from holotype.agents.worth import Worth

from .toy import CARD, STAKE, toy


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


def test_greedy_beats_random():
    assert wins("greedy", "random", 60) > 0.65


def test_search_beats_random():
    assert wins("mcts:30", "random", 24) > 0.7


def test_search_looks_through_the_answers_of_others():
    """The other seat has shown the highest card there is: only the stake of 0 is not lost."""
    state = toy(seed=4)
    state.hands = [0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0]
    state.choices = [CARD + 3, CARD + 4, CARD + 5]
    state.apply("card:5")
    state.apply("stake:2")
    state.apply("card:3")
    assert make("mcts:100").choose(state) == STAKE
    assert make("greedy").choose(state) == STAKE


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
