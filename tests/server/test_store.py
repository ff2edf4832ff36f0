"""The rows are the truth: one writer a number, a bounded cache, a small table in memory."""

import asyncio
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

import holotype
from holotype.server.app import build
from holotype.server.context import Context
from holotype.server.live import Live
from holotype.server.store import TABLES
from holotype.server.tables import TableRequest
from holotype.tables.frames import Look
from holotype.tables.rows import Row, Standing
from tests.helpers import SKELETON
from tests.server.helpers import settings


async def context_in(folder: Path, **changes: object) -> Context:
    context = build(settings(folder, **changes))
    await context.store.migrate()
    return context


def wish(game: str = SKELETON, seats: tuple[str, ...] = ("me", "me")) -> TableRequest:
    return TableRequest(game, seats, {}, ["Ann"] * len(seats), seed=1)


async def test_only_one_of_two_writers_gets_a_row(tmp_path: Path, skeleton: holotype.Game, kept_in: str | None) -> None:
    context = await context_in(tmp_path, database=kept_in)
    live = await context.tables.create(wish(), "ann")
    row = Row(live.count, "token", 0, "say:pass")
    writes = [context.store.append(live.table.id, row, Standing(1, 1, False)) for _ in range(2)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    await context.store.close()


async def test_a_write_that_is_tried_again_after_all_was_written_is_no_conflict(
    tmp_path: Path, skeleton: holotype.Game, kept_in: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is lost after the commit and before its answer."""
    context = await context_in(tmp_path, database=kept_in)
    live = await context.tables.create(wish(), "ann")
    run, runs = context.store.database.run, []

    async def lossy(job: Any, writes: bool) -> Any:
        result = await run(job, writes)
        runs.extend([result] if writes else [])
        if writes and len(runs) == 1:
            raise OperationalError("commit", {}, OSError("connection reset"))
        return result

    monkeypatch.setattr(context.store.database, "run", lossy)
    await context.tables.play(live.table.id, "ann", "say:pass", live.version)
    assert len(runs) == 2
    assert len(await context.store.rows(live.table.id)) == 2
    await context.store.close()


async def test_who_was_too_slow_gets_the_new_state(
    tmp_path: Path, skeleton: holotype.Game, kept_in: str | None
) -> None:
    """Two servers on one database: the second has not received of the first one's move."""
    one, two = await context_in(tmp_path, database=kept_in), await context_in(tmp_path, database=kept_in)
    live = await one.tables.create(wish(), "ann")
    stale = await two.tables.get(live.table.id)
    await one.tables.play(live.table.id, "ann", "say:pass", live.version)
    with pytest.raises(Exception, match="late"):
        await two.tables.play(live.table.id, "ann", "say:dig", stale.version)
    assert stale.version == live.version
    assert stale.state.save()["table"] == live.state.save()["table"]
    for context in (one, two):
        await context.store.close()


async def test_a_failing_database_changes_nothing(
    tmp_path: Path, skeleton: holotype.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = await context_in(tmp_path)
    live = await context.tables.create(wish(), "ann")
    before = live.state.save()

    async def broken(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(context.store, "append", broken)
        with pytest.raises(OSError, match="disk full"):
            await context.tables.play(live.table.id, "ann", "say:dig", live.version)
    assert live.state.save()["table"] == before["table"]
    await context.tables.play(live.table.id, "ann", "say:dig", live.version)
    await context.store.close()


async def test_undo_rows_replay_to_the_same_state(tmp_path: Path, skeleton: holotype.Game) -> None:
    context = await context_in(tmp_path)
    live = await context.tables.create(wish(), "ann")
    for token in ("say:dig", "say:pass"):
        await context.tables.play(live.table.id, "ann", token, live.version)
    await context.tables.undo(live.table.id, "ann", 1, live.version)
    await context.tables.play(live.table.id, "ann", "say:dig", live.version)
    fresh = await context.tables._read(live.table.id)
    assert fresh.state.save()["table"] == live.state.save()["table"]
    assert (fresh.version, fresh.count, fresh.journal.moves) == (live.version, live.count, live.journal.moves)
    await context.store.close()


async def test_a_table_opens_though_all_others_are_watched(tmp_path: Path, skeleton: holotype.Game) -> None:
    context = await context_in(tmp_path, live_tables=2)
    for _ in range(4):
        live = await context.tables.create(wish(), "ann")
        live.watchers.add(asyncio.Event())
        assert await context.tables.get(live.table.id) is live
    await context.store.close()


async def test_tables_that_are_not_there_leave_nothing_behind(tmp_path: Path) -> None:
    context = await context_in(tmp_path)
    for name in ("one", "two"):
        with pytest.raises(Exception, match="no-table"):
            await context.tables.get(name)
    assert context.tables._loading == {}
    await context.store.close()


async def test_the_cache_is_bounded(tmp_path: Path, skeleton: holotype.Game) -> None:
    context = await context_in(tmp_path, live_tables=3)
    tables = [(await context.tables.create(wish(), "ann")).table.id for _ in range(8)]
    assert len(context.tables._live) <= 3
    for table in tables:
        assert (await context.tables.get(table)).journal.moves == 0
    await context.store.close()


def draw_all(live: Live) -> None:
    for seat in range(4):
        live.frames.picture(live, Look(seat))


async def test_a_live_table_is_small(tmp_path: Path) -> None:
    context = await context_in(tmp_path)
    live = await context.tables.create(wish("evolution", ("me",) * 4), "ann")
    for _ in range(150):
        if live.state.over:
            break
        token = live.game.name(live.state.legal()[0])
        await context.tables.play(live.table.id, "ann", token, live.version)
    draw_all(await context.tables._read(live.table.id))  # what all tables share is made once
    tracemalloc.start()
    table = await context.tables._read(live.table.id)
    draw_all(table)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert size < 2_000_000
    await context.store.close()


async def test_a_table_of_a_later_ruleset_is_said_so(tmp_path: Path, skeleton: holotype.Game) -> None:
    context = await context_in(tmp_path)
    live = await context.tables.create(wish(), "ann")
    await context.store.database.run(lambda db: db.execute(update(TABLES).values(ruleset=99)).rowcount, writes=True)
    context.tables._live.clear()
    with pytest.raises(Exception, match="newer-rules"):
        await context.tables.get(live.table.id)
    await context.store.close()
