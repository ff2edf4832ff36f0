"""One game: what is written down of it, and what becomes of an agent that fails."""

import pytest

import holotype
from holotype.arena import plan
from holotype.arena.match import Seat, places_of, play, shares_of
from holotype.core.records import read_record

GAME = "evolution"


def test_a_game_follows_from_the_tournament_and_its_number():
    t = plan(GAME, ["mcts:2", "random"], seed=3)
    one, two = play(t, 1), play(t, 1)
    for row in one.seats + two.seats:
        row.seconds = 0
    assert one == two
    assert one != play(t, 2)


@pytest.mark.parametrize("game", holotype.games())
def test_the_record_replays_to_the_result(game):
    t = plan(game, ["random"] * holotype.load(game).players[-1], seed=4)
    result = play(t, 0)
    record = read_record(result.record)
    state = holotype.load(game).replay(record)
    assert state.over
    assert [row.score for row in result.seats] == state.scores()
    assert [row.won > 0 for row in result.seats] == [seat in state.winners() for seat in range(state.players)]
    assert state.journal is not None
    for seat, row in enumerate(result.seats):
        named = [token for token, by in zip(record.tokens, state.journal.seats, strict=True) if by == seat]
        assert [state.game.name(token) for token in row.tokens] == named
        assert row.decisions == len(named)
        assert row.curve[-1] == row.score


@pytest.mark.parametrize(
    ("agent", "reason"),
    [
        ("crashing", "crashed: ZeroDivisionError: two by nothing"),
        ("unmade", "crashed: OSError: no weights"),
        ("endless", "took longer than 2 s to be made"),
        ("illegal", "which is not legal"),
        ("wordy", "named 'any', which is not legal"),
        ("slow", "took longer than 2 s for a decision"),
        ("deaf", "took longer than 2 s for a decision"),
        ("meddling", "named tokens itself instead of answering"),
        ("leaving", "crashed: SystemExit: 0"),
        ("program:false", "crashed: ProgramFailed: 'false' has ended"),
        ("program:no-such-program", "cannot be started"),
        ("program:sh -c 'read a; read b; echo 7; cat >/dev/null'", "answered '7'"),
    ],
)
def test_an_agent_that_fails_is_last_and_the_game_goes_on(bad, agent, reason):
    t = plan(GAME, [agent, "random", "random"], limit=2 if "took longer" in reason else 600)
    result = play(t, 0)
    (lost,) = [row for row in result.seats if row.agent == agent]
    assert reason in (lost.forfeit or "")
    assert (lost.place, lost.won) == (3, 0)
    assert sum(row.won for row in result.seats) == 1
    assert all(row.forfeit is None for row in result.seats if row is not lost)
    assert holotype.load(GAME).replay(read_record(result.record)).over


def finished(seed):
    t = plan(GAME, ["random"] * 3, seed=seed)
    return holotype.load(GAME).replay(read_record(play(t, 0).record))


def test_where_the_winner_forfeits_the_best_of_the_others_wins():
    state = finished(1)
    rows = [Seat("a") for _ in range(3)]
    first, second, *_ = [seat for group in state.ranking() for seat in group]
    rows[first].forfeit = "crashed"
    assert places_of(state, rows)[first] == 3
    assert places_of(state, rows)[second] == 1
    assert shares_of(state, rows)[second] == 1


def test_where_all_forfeit_nobody_wins():
    rows = [Seat("a", forfeit="crashed") for _ in range(3)]
    assert places_of(finished(1), rows) == [1, 1, 1]
    assert shares_of(finished(1), rows) == [0, 0, 0]
