"""How the database is reached. SQLite has one writer, which commits what waits in groups; PostgreSQL gets short
transactions. A job is a plain function of a connection; it may run more than once until it is committed."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, QueuePool, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..core.types import Json
from ..tables.errors import Refusal
from .counts import DATABASE, RETRIES

T = TypeVar("T")
Job = Callable[[Connection], T]

LARGEST_GROUP = 256  # writes that are committed together at most
LONGEST_PAUSE = 1.0  # seconds between two attempts


@dataclass(frozen=True)
class Pool:
    """How many connections are kept, and how long one waits for what."""

    connections: int = 8  # SQLite: readers, beside the one writer
    wait: float = 5.0  # seconds for a free connection, and for a new one to be made
    statement: float = 15.0  # seconds that PostgreSQL may spend on one statement
    retries: float = 15.0  # seconds during which what fails is tried again


class Database(Protocol):
    shared: bool  # other workers may write

    async def run(self, job: Job[T], writes: bool) -> T: ...

    async def close(self) -> None: ...


def open_database(url: str, pool: Pool) -> Database:
    return Sqlite(url, pool) if url.startswith("sqlite") else Postgres(url, pool)


async def run(
    database: Database, job: Job[T], writes: bool, seconds: float, failed: Callable[[], None] = lambda: None
) -> T:
    """Run a job and, if it writes, commit it. What fails for a reason that may pass is tried again; who has waited so
    long in vain is told."""
    end, pause = time.monotonic() + seconds, 0.05
    while True:
        try:
            with DATABASE.labels("write" if writes else "read").time():
                return await database.run(job, writes)
        except (DBAPIError, PoolTimeout) as error:
            if not may_pass(error):
                raise
            failed()
            RETRIES.inc()
            if time.monotonic() + pause > end:
                raise Refusal("no-database", 503) from error
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 2 * pause)


def may_pass(error: Exception) -> bool:
    """A lock, a lost connection, a server that restarts or a full disk; not a statement that is wrong, which SQLite
    calls an operational error as well."""
    if isinstance(error, DBAPIError) and getattr(error.orig, "sqlite_errorname", "") == "SQLITE_ERROR":
        return False
    if isinstance(error, (OperationalError, InterfaceError, PoolTimeout)):
        return True
    return isinstance(error, DBAPIError) and error.connection_invalidated


# --- SQLite ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Write:
    job: Job[Any]
    done: Future[Any]


class Sqlite:
    """Readers in threads; one more thread writes. Whatever waits when it is free goes into one transaction, so one
    `fsync` serves many moves, and nobody competes for the lock."""

    shared = False

    def __init__(self, url: str, pool: Pool) -> None:
        self.engine = create_engine(
            make_url(url).set(drivername="sqlite+pysqlite"),
            poolclass=QueuePool,
            pool_size=pool.connections + 1,
            max_overflow=0,
            pool_timeout=pool.wait,
            connect_args={"check_same_thread": False},
        )
        event.listen(self.engine, "connect", set_up_sqlite)
        event.listen(self.engine, "begin", begin_sqlite)
        self._readers = ThreadPoolExecutor(pool.connections, "sqlite-reader")
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None

    async def run(self, job: Job[T], writes: bool) -> T:
        if not writes:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)
        if self._writer is None:
            self._writer = threading.Thread(target=self._work, name="sqlite-writer", daemon=True)
            self._writer.start()
        done: Future[T] = Future()
        self._waiting.put(Write(job, done))
        return await asyncio.wrap_future(done)

    async def close(self) -> None:
        if self._writer is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()

    def _read(self, job: Job[T]) -> T:
        with self.engine.connect() as db:
            return job(db)

    def _work(self) -> None:
        while (first := self._waiting.get()) is not None:
            group = [first]
            while len(group) < LARGEST_GROUP:
                try:
                    another = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if another is None:
                    self._waiting.put(None)
                    break
                group.append(another)
            self._commit([write for write in group if write.done.set_running_or_notify_cancel()])

    def _commit(self, group: list[Write]) -> None:
        """All of a group or, where one of them fails, each for itself."""
        try:
            with self.engine.connect().execution_options(writes=True) as db, db.begin():
                results = [write.job(db) for write in group]
        except Exception as error:
            if len(group) == 1 or (isinstance(error, DBAPIError) and may_pass(error)):
                for write in group:
                    write.done.set_exception(error)
            else:
                for write in group:
                    self._commit([write])
            return
        for write, result in zip(group, results, strict=True):
            write.done.set_result(result)


def set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once: a transaction that begins by reading could not get it later."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


# --- PostgreSQL --------------------------------------------------------------------------------------------------


class Postgres:
    shared = True

    def __init__(self, url: str, pool: Pool) -> None:
        options: Json = {"connect_timeout": max(2, round(pool.wait))}
        if "options" not in make_url(url).query:
            options["options"] = f"-c statement_timeout={round(1000 * pool.statement)}"
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_size=pool.connections,
            max_overflow=0,
            pool_timeout=pool.wait,
            pool_pre_ping=True,
            connect_args=options,
        )

    async def run(self, job: Job[T], writes: bool) -> T:
        async with self.engine.connect() as db:
            if not writes:
                return await db.run_sync(job)
            async with db.begin():
                return await db.run_sync(job)

    async def close(self) -> None:
        await self.engine.dispose()
