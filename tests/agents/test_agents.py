"""What every agent keeps to: legal tokens, untouched tables, the same answer for the same seed, no peeking."""

from importlib.metadata import EntryPoint

import pytest

import holotype
from holotype import agents
from holotype.agents import UnknownAgent, levels, make
from holotype.agents.mcts import Mcts
from holotype.core.chance import Seeded
from holotype.core.game import Game
from holotype.core.state import State

from .toy import TOY

SPECS = ["random", "greedy", "mcts:12"]
GAMES = {"toy": TOY} | {name: holotype.load(name) for name in holotype.games()}


def tables(game: Game, count: int = 6, every: int = 7) -> list[State]:
    """Questions out of the middle of random games, with more than one answer."""
    found = []
    for seed in range(count):
        state, chance = game.start(seed=seed), Seeded(seed)
        for _ in range(every * seed + 3):
            if state.over:
                break
            state.take(state.choices[chance.below(len(state.choices))])
        if len(state.choices) > 1:
            found.append(state)
    return found


@pytest.fixture(params=sorted(GAMES))
def game(request) -> Game:
    return GAMES[request.param]


@pytest.mark.parametrize("spec", SPECS)
def test_agents_name_legal_tokens_and_leave_the_table_as_it_was(game, spec):
    for state in tables(game):
        before = state.save()
        assert make(spec, 3).choose(state) in state.legal()
        assert state.save() == before


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_answers(game, spec):
    one, other = make(spec, 5), make(spec, 5)
    for state in tables(game):
        assert one.choose(state) == other.choose(state)


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_seat_cannot_know_does_not_change_its_answer(game, spec):
    for state in tables(game):
        assert state.seat is not None
        answers = {make(spec, 7).choose(state.determinize(state.seat, seed)) for seed in range(8)}
        assert answers == {make(spec, 7).choose(state)}


def test_the_seed_matters():
    state = TOY.start(seed=1)
    assert len({make("random", seed).choose(state) for seed in range(40)}) == len(state.legal())


@pytest.mark.parametrize("spec", SPECS)
def test_a_forced_answer_is_given_at_once(spec):
    state = TOY.start(seed=1)
    state.choices = state.choices[:1]
    assert make(spec).choose(state) == state.choices[0]


@pytest.mark.parametrize("players", [1, 3, 4])
@pytest.mark.parametrize("spec", SPECS)
def test_any_number_of_seats_is_played_to_the_end(spec, players):
    state, agent = TOY.start(players, seed=2), make(spec, 1)
    while not state.over:
        state.apply(agent.choose(state))


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("clever", "there is no agent 'clever'; there are random, greedy, mcts"),
        ("", "there is no agent ''"),
        ("greedy:3", "greedy takes no argument"),
        ("random:", "ends where its argument should stand"),
        ("mcts:", "ends where its argument should stand"),
        ("mcts:0", "is not simulations"),
        ("mcts:-5", "is not simulations"),
        ("mcts:0s", "is not simulations"),
        ("mcts:nans", "is not simulations"),
        ("mcts:infs", "is not simulations"),
        ("mcts:1e9s", "is not simulations"),
        ("mcts:fast", "is not simulations"),
    ],
)
def test_a_spec_that_means_nothing_is_refused_in_one_line(spec, says):
    with pytest.raises(UnknownAgent) as error:
        make(spec)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_a_budget_is_simulations_or_seconds():
    specs = ["mcts:500", "mcts:0.25s", "mcts"]
    searchers = [agent for agent in map(make, specs) if isinstance(agent, Mcts)]
    assert [(a.simulations, a.seconds) for a in searchers] == [(500, 0.0), (0, 0.25), (0, 0.5)]


def test_another_package_offers_its_agent_as_an_entry_point(monkeypatch):
    point = EntryPoint("first", "tests.agents.test_agents:first_token", "holotype.agents")
    monkeypatch.setattr(agents, "entry_points", lambda group: [point] if group == "holotype.agents" else [])
    assert levels() == ["random", "greedy", "mcts", "first"]
    state = TOY.start(seed=1)
    agent = make("first:2", 9)
    assert agent.choose(state) == state.legal()[0]
    assert getattr(agent, "told", None) == ("2", 9)


class First:
    def __init__(self, argument: str, seed: int) -> None:
        self.told = (argument, seed)

    def choose(self, state: State) -> int:
        return state.legal()[0]


def first_token(argument: str, seed: int) -> First:
    return First(argument, seed)
