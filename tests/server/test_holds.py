"""Nothing stalls: what fails is tried again, bots have one worker, nobody is waited for who has left."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import OperationalError

import holotype
from holotype.server.context import Context
from holotype.server.database import Pool
from holotype.server.supervisor import Supervisor
from tests.server.helpers import TIMEOUT, Person, Served, serving, settings, until
from tests.server.test_store import context_in, wish


async def test_what_fails_is_begun_again_and_told_meanwhile() -> None:
    supervisor, seen, done = Supervisor(), [], asyncio.Event()

    async def job(well: Callable[[], None]) -> None:
        seen.append((supervisor.ready, dict(supervisor.failing)))
        if len(seen) < 3:
            raise OSError("no network")
        well()
        assert supervisor.ready
        assert not supervisor.failing
        done.set()

    supervisor.start("news", job, vital=True)
    await asyncio.wait_for(done.wait(), TIMEOUT)
    assert [ready for ready, _ in seen] == [True, False, False]
    assert [failure.times for _, failing in seen for failure in failing.values()] == [1, 2]
    assert seen[1][1]["news"].why == "OSError: no network"
    await supervisor.close()


async def test_a_job_that_fails_while_it_is_cancelled_ends() -> None:
    supervisor, begun = Supervisor(), asyncio.Event()

    async def job(well: Callable[[], None]) -> None:
        begun.set()
        try:
            await asyncio.sleep(60)
        finally:
            raise ValueError("too late")

    supervisor.start("a job", job)
    await begun.wait()
    await supervisor.close()
    assert supervisor.running() == 0


async def test_a_table_has_its_bots_on_one_worker_until_the_lease_expires(
    tmp_path: Path, skeleton: holotype.Game, kept_in: str | None
) -> None:
    context = await context_in(tmp_path, database=kept_in)
    table = (await context.tables.create(wish(), "ann")).table.id
    store = context.store
    assert await store.lease(table, "one", 3600)
    assert not await store.lease(table, "two", 3600)
    assert await store.lease(table, "one", -1)  # expires at once
    assert await store.lease(table, "two", 3600)
    await store.release("two")
    assert await store.lease(table, "one", 3600)
    await store.close()


async def without_bots(folder: Path) -> Context:
    """A server that dies before its bots move."""
    context = await context_in(folder)
    context.tables.changed = lambda live: None
    return context


async def test_tables_that_wait_for_a_bot_are_found_unless_a_worker_has_them(
    tmp_path: Path, skeleton: holotype.Game
) -> None:
    context = await without_bots(tmp_path)
    kinds = [("greedy", "greedy"), ("me", "me"), ("greedy", "open")]
    bots, _, _ = [(await context.tables.create(wish(seats=seats), "ann")).table.id for seats in kinds]
    assert await context.store.waiting_for_bots(10) == [bots]
    await context.store.lease(bots, "elsewhere", 3600)
    assert await context.store.waiting_for_bots(10) == []
    await context.store.lease(bots, "elsewhere", -1)
    assert await context.store.waiting_for_bots(10) == [bots]
    await context.store.close()


def test_bots_go_on_when_another_program_has_held_the_database(tmp_path: Path, skeleton: holotype.Game) -> None:
    chosen = settings(tmp_path, pool=Pool(retries=0.1), pace=3600.0)
    with (
        serving(chosen) as server,
        closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as other,
    ):
        ann = server.person("Ann")
        with ann.page(ann.open_table("me", "greedy")) as page:
            page.table()
            while not page.frame["legal"]:
                page.send(do="hurry")
                page.table()
            other.execute("begin immediate")
            page.send(do="play", token="say:pass", version=page.frame["version"])
            assert page.error()["code"] == "no-database"
            other.execute("rollback")
            page.play("say:pass")
            other.execute("begin immediate")
            page.send(do="pace", seconds=0)  # the bot waits no longer
            until(lambda: any("bots" in name for name in ann.http.get("/healthz").json()["failing"]))
            other.execute("rollback")
            page.play_to_the_end()
        until(lambda: not ann.http.get("/healthz").json()["failing"])


async def test_a_reader_whose_connection_is_lost_reads_again(tmp_path: Path, kept_in: str | None) -> None:
    context = await context_in(tmp_path, database=kept_in)
    attempts = []

    def read(db: Connection) -> int:
        attempts.append(db)
        if len(attempts) == 1 and kept_in is not None:
            db.execute(select(func.pg_terminate_backend(func.pg_backend_pid())))
        elif len(attempts) == 1:
            raise OperationalError("select 1", {}, sqlite3.OperationalError("database is locked"))
        return int(db.scalar(select(1)) or 0)

    assert await context.store._read(read) == 1
    assert len(attempts) == 2
    await context.store.close()


async def test_tables_of_bots_go_on_after_a_restart(tmp_path: Path, skeleton: holotype.Game) -> None:
    dead = await without_bots(tmp_path)
    table = (await dead.tables.create(wish(seats=("greedy", "greedy")), "ann")).table.id
    with serving(settings(tmp_path)):
        while not (row := await dead.store.table(table)) or not row.over:  # nobody has asked the server for it
            await asyncio.sleep(0.02)
    await dead.store.close()


@pytest.mark.parametrize("viewer", [True, False, 1.0, -0.0, "0", [0], {}, 7])
def test_odd_eyes_are_refused_and_the_page_is_shown_what_comes(ann: Person, viewer: Any) -> None:
    with ann.page(ann.open_table("me", "me")) as page:
        page.table()
        page.send(do="look", viewer=viewer)
        assert page.error()["code"] in ("malformed", "not-your-seat")
        page.send(do="look", viewer=0)
        page.table()


def test_pages_that_go_away_in_the_middle_are_no_fault_of_the_server(ann: Person, server: Served) -> None:
    told: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("uvicorn.error").addHandler(handler)
    table = ann.open_table("me", "me", game="evolution")
    for _ in range(20):
        with ann.page(table) as page:
            for _ in range(200):
                page.send(do="look", lang="ja")
                page.send(do="nonsense")
    until(lambda: server.app.state.context.tables._live[table].viewers == 0)
    logging.getLogger("uvicorn.error").removeHandler(handler)
    assert told == []


def test_nobody_waits_for_the_vote_of_a_player_who_has_left(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    bob.join(table)
    with ann.page(table) as one, bob.page(table) as two:
        one.table()
        two.table()
        mover, other = (one, two) if one.frame["legal"] else (two, one)
        mover.play("say:dig")
        mover.send(do="undo", moves=0, version=mover.frame["version"])
        mover.table(lambda f: f["vote"] is not None)
        seat = other.frame["mine"][0]
        other.send(do="bot", seat=seat, level="greedy")
        assert mover.table(lambda f: f["vote"] is None)


def test_a_wish_to_go_back_ends_with_the_seat_of_who_had_it(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    bob.join(table)
    with ann.page(table) as one, bob.page(table) as two:
        one.table()
        two.table()
        mover, other = (one, two) if one.frame["legal"] else (two, one)
        mover.play("say:dig")
        mover.send(do="undo", moves=0, version=mover.frame["version"])
        other.table(lambda f: f["vote"] is not None)
        mover.send(do="bot", seat=mover.frame["mine"][0], level="greedy")
        other.table(lambda f: f["vote"] is None and f["moves"] > 0)
