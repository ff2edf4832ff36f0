"""Who sits where, with which seeds, and what is refused."""

from collections import Counter

import pytest

from holotype import OptionError, UnknownGame
from holotype.agents import UnknownAgent
from holotype.arena import ArenaError, plan

GAME = "evolution"


@pytest.mark.parametrize(("agents", "players"), [("abcd", 4), ("abcde", 3), ("aabc", 4)])
def test_every_agent_sits_in_every_seat_equally_often(monkeypatch, agents, players):
    monkeypatch.setattr("holotype.arena.lineup.check_agent", lambda spec: None)
    t = plan(GAME, list(agents), players=players)
    sat = Counter((seat, agent) for n in range(6 * t.round) for seat, agent in enumerate(t.line_up(n)))
    assert sat == {(seat, agent): 6 * agents.count(agent) for seat in range(players) for agent in set(agents)}


def test_a_round_shares_its_deal_and_rounds_do_not():
    t = plan(GAME, ["greedy", "random", "random"])
    deals = [t.deal(n) for n in range(300)]
    assert all(len(set(deals[k : k + 3])) == 1 for k in range(0, 300, 3))
    assert len(set(deals)) == 100


def test_no_two_games_or_agents_have_the_same_seed():
    t = plan(GAME, ["random"] * 4, seed=5)
    games = {t.game_seed(n) for n in range(500)}
    agents = {t.agent_seed(n, seat) for n in range(500) for seat in range(4)}
    assert (len(games), len(agents)) == (500, 2000)


def test_another_seed_is_another_tournament():
    one, two = (plan(GAME, ["random"] * 3, seed=seed) for seed in (1, 2))
    assert {one.deal(n) for n in range(30)}.isdisjoint(two.deal(n) for n in range(30))


def test_neighbours_change_from_round_to_round(monkeypatch):
    monkeypatch.setattr("holotype.arena.lineup.check_agent", lambda spec: None)
    t = plan(GAME, list("abcd"))
    assert len({tuple(t.line_up(n)) for n in range(0, 80, 4)}) > 4


def test_the_last_round_is_made_whole():
    t = plan(GAME, ["random"] * 3)
    assert [t.whole_rounds(n) for n in (1, 3, 4)] == [3, 3, 6]


@pytest.mark.parametrize(
    ("agents", "more", "error", "words"),
    [
        (["gredy", "random"], {}, UnknownAgent, "there is no agent 'gredy'"),
        (["mcts:many", "random"], {}, UnknownAgent, "the budget of 'mcts:many'"),
        ([], {}, ArenaError, "a tournament needs agents"),
        (["random"], {}, OptionError, "is for 2, 3"),
        (["random"] * 2, {"players": 4}, ArenaError, "4 seats need at least as many agents, and there are 2"),
        (["random"] * 2, {"options": {"no_such": 1}}, OptionError, "there is no option 'no_such'"),
        (["random"] * 2, {"limit": 0}, ArenaError, "a decision needs some time"),
        (["random"] * 2, {"limit": float("nan")}, ArenaError, "a decision needs some time"),
        (["random"] * 2, {"limit": float("inf")}, ArenaError, "a decision needs some time"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(agents, more, error, words):
    with pytest.raises(error, match=words):
        plan(GAME, agents, **more)


def test_an_unknown_game_is_refused():
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        plan("chess", ["random", "random"])
