"""Rules change, games go on: what a new version of the program makes of tables that an earlier one has written."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

import holotype
from holotype.core.rulesets import Ruleset
from holotype.server import snapshots
from holotype.server.context import Context
from holotype.server.live import Live
from holotype.server.store import STATES
from holotype.tables.errors import Refusal
from tests.server.helpers import serving, settings, until
from tests.server.test_store import context_in, wish


def raised(game: holotype.Game, **parts: Any) -> holotype.Game:
    """The same game under the next ruleset."""
    number = game.ruleset + 1
    carry = parts.pop("carry", lambda saved: None)
    return replace(game, ruleset=number, rulesets=(*game.rulesets, Ruleset(number, ("NG-2.2",), carry)), **parts)


def more_chance(game: holotype.Game) -> Callable[[Any], None]:
    """A set-up that uses other chance outcomes, so that no earlier record replays."""

    def setup(s: Any) -> None:
        s.below(2)
        s.below(2)
        game.setup(s)

    return setup


@pytest.fixture
async def opened(tmp_path: Path, kept_in: str | None) -> AsyncIterator[Callable[..., Any]]:
    """A version of the program with these games, on the same database as the one before."""
    contexts: list[Context] = []

    async def open_(*games: holotype.Game) -> Context:
        for before in contexts:
            await before.store.close()
        contexts.append(await context_in(tmp_path, database=kept_in, games=games))
        return contexts[-1]

    yield open_
    await contexts[-1].store.close()


async def play(context: Context, table: str, moves: int) -> Live:
    """Anybody's last legal token, so many times."""
    live = await context.tables.get(table)
    for _ in range(moves):
        await context.tables.play(table, "ann", token_for(live), live.version)
    return live


def token_for(live: Live) -> str:
    """Dig while there is something to dig for: the longest game."""
    names = [live.game.name(token) for token in live.state.legal()]
    return "say:dig" if "say:dig" in names else names[0]


async def played(context: Context, moves: int) -> Live:
    """A table whose state is kept after its last move."""
    live = await context.tables.create(wish(), "ann")
    await play(context, live.table.id, moves)
    await context.snapshots.close()
    return live


def told(live: Live) -> list[str]:
    """The lines about new rules that everybody reads."""
    log = live.game.log(live.state, None)
    return [live.game.texts.log(event, "en", live.names("en")) for event in log if event.event == "new-rules"]


async def test_a_table_that_replays_alike_just_has_the_new_rules(opened: Any, skeleton: holotype.Game) -> None:
    before = await played(await opened(), 7)
    later = raised(skeleton)
    context = await opened(later)
    live = await context.tables.get(before.table.id)
    assert live.state.save()["table"] == before.state.save()["table"]
    assert (live.table.ruleset, live.version, live.journal.floor) == (later.ruleset, before.version, 0)
    assert told(live) == []
    await context.tables.undo(live.table.id, "ann", 2, live.version)
    assert live.journal.moves == 2


async def test_another_goes_on_from_its_saved_state(opened: Any, skeleton: holotype.Game) -> None:
    before = await played(await opened(), 7)
    later = raised(skeleton, setup=more_chance(skeleton))
    context = await opened(later)
    live = await context.tables.get(before.table.id)
    assert live.state.save()["table"] == before.state.save()["table"]
    assert (live.journal.moves, live.table.ruleset) == (7, later.ruleset)
    assert told(live) == [f"From here on version {later.ruleset} of the rules applies; changed: NG-2.2."]
    lines = [event.event for event in live.game.log(live.state, 0)]
    assert lines == [*[event.event for event in before.game.log(before.state, 0)], "new-rules"]
    await play(context, live.table.id, 2)
    assert live.journal.moves == 9
    again = await context.tables._read(live.table.id)
    assert again.state.save() == live.state.save()
    assert told(again) == told(live)


async def test_undo_does_not_go_beyond_the_new_rules(opened: Any, skeleton: holotype.Game) -> None:
    before = await played(await opened(), 7)
    context = await opened(raised(skeleton, setup=more_chance(skeleton)))
    table = before.table.id
    live = await play(context, table, 2)
    with pytest.raises(Refusal, match="other-rules-before"):
        await context.tables.undo(table, "ann", 6, live.version)
    await context.tables.undo(table, "ann", 7, live.version)
    assert live.journal.moves == 7
    assert live.state.save()["table"] == before.state.save()["table"]


async def test_moves_after_the_saved_state_are_played_as_far_as_they_go(opened: Any, skeleton: holotype.Game) -> None:
    context = await opened()
    before = await played(context, 7)
    state_then = before.state.save()["table"]
    await play(context, before.table.id, 3)  # and the worker is killed before it keeps another state
    fits = await opened(raised(skeleton, setup=more_chance(skeleton)))
    live = await fits.tables.get(before.table.id)
    assert live.state.save()["table"] == before.state.save()["table"] != state_then
    assert live.journal.moves == 10


async def test_moves_that_the_new_rules_do_not_take_are_taken_back(opened: Any, skeleton: holotype.Game) -> None:
    context = await opened()
    before = await played(context, 7)
    state_then = before.state.save()["table"]
    live = await play(context, before.table.id, 1)

    def carry(saved: dict[str, Any]) -> None:
        """Nobody may dig any more in an open question."""
        saved["question"]["choices"].remove("say:dig")

    context = await opened(raised(skeleton, setup=more_chance(skeleton), carry=carry))
    live = await context.tables.get(before.table.id)
    assert live.state.save()["table"] == state_then
    assert live.journal.moves == 7
    assert told(live)[0].endswith("NG-2.2. The last move was taken back: it is not possible any more.")
    row = await context.store.table(before.table.id)
    assert row is not None
    assert (row.moves, row.seat) == (7, live.state.seat)


async def test_fields_are_carried_over(opened: Any, skeleton: holotype.Game) -> None:
    before = await played(await opened(), 5)

    def carry(saved: dict[str, Any]) -> None:
        saved["table"]["bag"] = [count + 1 for count in saved["table"]["bag"]]

    context = await opened(raised(skeleton, setup=more_chance(skeleton), carry=carry))
    live = await context.tables.get(before.table.id)
    bag = before.state.save()["table"]["bag"]
    assert live.state.save()["table"]["bag"] == [count + 1 for count in bag]


async def test_a_table_of_which_no_state_was_kept_goes_on_as_far_as_it_replays(
    opened: Any, skeleton: holotype.Game
) -> None:
    context = await opened()
    before = await played(context, 7)
    await context.store.database.run(lambda db: db.execute(delete(STATES)).rowcount, writes=True)
    context = await opened(raised(skeleton))
    assert (await context.tables.get(before.table.id)).journal.moves == 7
    await context.store.database.run(lambda db: db.execute(delete(STATES)).rowcount, writes=True)
    context = await opened(raised(raised(skeleton), setup=more_chance(skeleton)))
    with pytest.raises(Refusal, match="old-rules") as refused:
        await context.tables.get(before.table.id)
    assert refused.value.status == 410


async def test_a_second_new_ruleset_takes_over_from_the_first(opened: Any, skeleton: holotype.Game) -> None:
    before = await played(await opened(), 5)
    second = raised(skeleton, setup=more_chance(skeleton))
    context = await opened(second)
    live = await play(context, before.table.id, 4)
    await context.snapshots.close()
    third = raised(second)
    context = await opened(third)  # replays alike from where the second began
    again = await context.tables.get(before.table.id)
    assert again.state.save()["table"] == live.state.save()["table"]
    assert (again.table.ruleset, again.journal.floor, len(told(again))) == (third.ruleset, 5, 1)


async def test_a_worker_of_an_earlier_version_leaves_such_a_table_alone(opened: Any, skeleton: holotype.Game) -> None:
    before = await played(await opened(), 5)
    await (await opened(raised(skeleton))).tables.get(before.table.id)
    with pytest.raises(Refusal, match="newer-rules") as refused:
        await (await opened()).tables.get(before.table.id)
    assert refused.value.status == 503


async def test_states_are_kept_now_and_then_and_follow_undo(opened: Any, skeleton: holotype.Game) -> None:
    context = await opened()
    live = await context.tables.create(wish(), "ann")
    table = live.table.id
    for _ in range(3):
        await play(context, table, 10)
        await context.snapshots.close()
        await play(context, table, 1)
        await context.snapshots.close()
    kept = [state.moves for state in await context.store.states(table)]
    assert kept == [11, 33]
    await context.tables.undo(table, "ann", 12, live.version)
    await play(context, table, 15)
    await context.snapshots.close()
    assert [state.moves for state in await context.store.states(table)] == [11, 27]


async def test_tables_of_earlier_versions_get_their_states(
    opened: Any, skeleton: holotype.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "REST", 0)
    context = await opened()
    before = await played(context, 30)
    await context.store.database.run(lambda db: db.execute(delete(STATES)).rowcount, writes=True)
    await context.snapshots.catch_up(lambda: None)
    assert [state.moves for state in await context.store.states(before.table.id)] == [0, 20, 30]
    assert before.table.id not in await context.store.tables_behind("")
    context = await opened(raised(skeleton, setup=more_chance(skeleton)))
    live = await context.tables.get(before.table.id)
    assert live.state.save()["table"] == before.state.save()["table"]
    assert [line.event for line in live.journal.log[:-1]] == [line.event for line in before.journal.log]


def test_a_finished_game_of_an_earlier_ruleset_can_be_looked_at(
    tmp_path: Path, skeleton: holotype.Game, kept_in: str | None
) -> None:
    def version(*games: holotype.Game) -> Any:
        return serving(settings(tmp_path, database=kept_in, games=games))

    with version() as server:
        ann = server.person("Ann")
        table = ann.open_table("me", "greedy")
        with ann.page(table) as page:
            page.table()
            last = page.play_to_the_end()
        then = ann.http.get(f"/api/tables/{table}/moments/{last['moves']}").json()
    later = raised(skeleton, setup=more_chance(skeleton))
    with version(later) as server:
        eve = server.person("Eve")
        assert eve.http.get(f"/tables/{table}").status_code == 200
        assert eve.http.get(f"/tables/{table}/replay").status_code == 200
        now = eve.http.get(f"/api/tables/{table}/moments/{last['moves']}", params={"seat": 0}).json()
        assert now["picture"] == then["picture"]
        for moves in range(last["moves"]):
            assert eve.http.get(f"/api/tables/{table}/moments/{moves}").json()["moves"] <= last["moves"]
        record = eve.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200
        assert later.replay(record.content).over


def test_a_running_server_keeps_states_by_itself(tmp_path: Path, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path)) as server:
        ann = server.person("Ann")
        table = ann.open_table("me", "greedy")
        with ann.page(table) as page:
            page.table()
            page.play_to_the_end()
        store = server.app.state.context.store
        until(lambda: table not in asyncio.run(store.tables_behind("")))
