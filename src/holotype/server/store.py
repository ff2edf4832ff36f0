"""What is kept: tables, who sits at them, and the rows of tokens and chance outcomes that are the game."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from ..tables.rows import Row, SeatRow, Standing, TableRow
from ..tables.states import EVERY, Snapshot, StateRow, pack
from .database import Job, Pool, T, open_database, run
from .migrate import upgrade

MOST_RECORDS = 1000  # brought along by visitors; beyond that those not opened for longest go
CHANNEL = "holotype"  # on which workers tell each other that a table has changed

metadata = MetaData()

TABLES = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("pack", String(80)),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(20), nullable=False),
    Column("host", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("seat", Integer),  # whose decision it is
    Column("moves", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("wait_limit", Float, nullable=False),  # seconds an absent player is waited for; 0: for ever
    Column("closed", Float),  # when it was given up
    Column("opened", Float, nullable=False),  # when somebody last came to look at it
)

SEATS = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("level", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("person", String(40), index=True),
    Column("before", JSON, nullable=False),  # the people who held it and know what it hid
)

ROWS = Table(
    "rows",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("token", String(120)),
    Column("moves", Integer),
    Column("outcomes", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

STATES = Table(
    "states",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the row after which the table stood so
    Column("moves", Integer, nullable=False),
    Column("lines", Integer, nullable=False),  # of the log until then
    Column("body", LargeBinary, nullable=False),  # the save, without its journal
    Column("log", LargeBinary, nullable=False),  # its last lines: those that the state before does not have
)

RECORDS = Table(
    "records",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False, index=True),  # when it was last brought
    Column("table_id", String(20), index=True),  # the table that was archived as this record
    Column("states", LargeBinary),  # how it stood on the way, for a ruleset under which it does not replay
)

USED_LINKS = Table(  # to another device; each opens it once
    "used_links",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("at", Float, nullable=False),
)


LEASES = Table(
    "leases",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(40), nullable=False, index=True),  # which lets the table's bots move
    Column("until", Float, nullable=False),  # by the clock of the database
)


class Conflict(Exception):
    """Somebody else has written the row with this number."""


class Gone(Exception):
    """The table has been archived."""


class Store:
    def __init__(self, url: str, pool: Pool | None = None) -> None:
        self.pool = pool or Pool()
        self.database = open_database(url, self.pool)
        self.shared = self.database.shared  # other workers may write
        self.trouble = asyncio.Event()  # a write has failed, and none has been seen to work since

    async def migrate(self) -> None:
        """Bring the database to the newest schema."""
        await self.database.run(upgrade, writes=True)

    async def close(self) -> None:
        await self.database.close()

    async def _read(self, job: Job[T]) -> T:
        return await run(self.database, job, False, self.pool.retries)

    async def _write(self, job: Job[T]) -> T:
        return await run(self.database, job, True, self.pool.retries, self.trouble.set)

    async def watch_writes(self, well: Callable[[], None]) -> None:
        """After a write has failed, write something until that works: perhaps nobody is left who tries."""

        def job(db: Connection) -> None:
            probe = {"name": "probe", "at": 0.0}
            db.execute(fresh(db, USED_LINKS).values(probe).on_conflict_do_nothing())
            db.execute(delete(USED_LINKS).where(USED_LINKS.c.name == probe["name"]))

        while True:
            await self.trouble.wait()
            await self.database.run(job, writes=True)
            self.trouble.clear()
            well()

    # --- tables ------------------------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow], start: Row) -> None:
        def job(db: Connection) -> None:
            if inserted(db, fresh(db, TABLES).values(asdict(table)).on_conflict_do_nothing(), TABLES):
                db.execute(insert(SEATS), [{"table_id": table.id, **asdict(seat)} for seat in seats])
                db.execute(insert(ROWS).values(table_id=table.id, at=table.created, **asdict(start)))

        await self._write(job)

    async def table(self, table: str) -> TableRow | None:
        wanted = select(TABLES).where(TABLES.c.id == table)
        found = await self._read(lambda db: db.execute(wanted).mappings().first())
        return TableRow(**found) if found else None

    async def seats(self, table: str) -> list[SeatRow]:
        wanted = select(*[c for c in SEATS.c if c.name != "table_id"]).where(SEATS.c.table_id == table)
        found = await self._read(lambda db: db.execute(wanted.order_by(SEATS.c.seat)).mappings().all())
        return [SeatRow(**row) for row in found]

    async def tables_of(self, person: str, limit: int = 40) -> list[TableRow]:
        """A person's tables, those in play before those that are over, then the latest first."""
        sits = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person))
        return await self._tables(
            select(TABLES).where(sits).order_by(TABLES.c.over, is_closed(), TABLES.c.changed.desc()), limit
        )

    async def open_tables(self, limit: int = 40) -> list[TableRow]:
        """Public tables with a free seat."""
        wanted = select(TABLES).where(TABLES.c.public, has_free_seat(), TABLES.c.over.is_(False), ~is_closed())
        return await self._tables(wanted.order_by(TABLES.c.changed.desc()), limit)

    async def _tables(self, wanted: Any, limit: int | None = None) -> list[TableRow]:
        found = await self._read(lambda db: db.execute(wanted.limit(limit)).mappings().all())
        return [TableRow(**row) for row in found]

    async def opened(self, table: str) -> None:
        """Somebody has come to look at a table."""
        seen = update(TABLES).where(TABLES.c.id == table).values(opened=time.time())
        if not await self._write(lambda db: db.execute(seen).rowcount):
            raise Gone

    async def close_table(self, table: str) -> None:
        def job(db: Connection) -> None:
            db.execute(update(TABLES).where(TABLES.c.id == table, ~is_closed()).values(closed=time.time()))
            tell(db, table)

        await self._write(job)

    async def forgotten(self, before: float) -> list[TableRow]:
        """Tables that nobody has opened or played at since then, the oldest first."""
        idle = and_(TABLES.c.changed < before, TABLES.c.opened < before)
        return await self._tables(select(TABLES).where(idle).order_by(TABLES.c.changed))

    async def archive(self, table: TableRow, name: str, body: str | None, before: float) -> bool:
        """Keep a table as a record, if it has one, and nothing else of it; not if somebody has come back to it."""

        def job(db: Connection) -> bool:
            idle = and_(TABLES.c.id == table.id, TABLES.c.changed < before, TABLES.c.opened < before)
            if db.execute(delete(TABLES).where(idle).returning(TABLES.c.id)).first() is None:
                return False
            if body is not None:
                keep = fresh(db, RECORDS).values(id=name, body=body, at=table.changed, table_id=table.id)
                db.execute(keep.on_conflict_do_update(index_elements=[RECORDS.c.id], set_={"table_id": table.id}))
            tell(db, table.id)
            return True

        return await self._write(job)

    async def archived(self, table: str) -> str | None:
        """The record that a table has become."""
        return await self._read(lambda db: db.scalar(select(RECORDS.c.id).where(RECORDS.c.table_id == table)))

    # --- seats -------------------------------------------------------------------------------------------------

    async def change_seat(self, table: str, was: SeatRow, now: SeatRow) -> bool:
        """Give a seat to somebody else, if it is still as it was: of two who want it, one gets it."""

        def is_(seat: SeatRow) -> Any:
            person = SEATS.c.person.is_(None) if seat.person is None else SEATS.c.person == seat.person
            return and_(SEATS.c.table_id == table, SEATS.c.seat == seat.seat, SEATS.c.kind == seat.kind, person)

        def job(db: Connection) -> bool:
            changed = db.execute(update(SEATS).where(is_(was)).values(asdict(now))).rowcount == 1
            if (was.kind, was.person) != (now.kind, now.person):
                db.execute(update(TABLES).where(TABLES.c.id == table).values(changed=time.time()))
            tell(db, table)
            return changed or db.scalar(select(SEATS.c.name).where(is_(now))) == now.name  # by an earlier attempt

        return await self._write(job)

    # --- rows --------------------------------------------------------------------------------------------------

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        columns = [c for c in ROWS.c if c.name not in ("table_id", "at")]
        wanted = select(*columns).where(ROWS.c.table_id == table, ROWS.c.number > after).order_by(ROWS.c.number)
        return [Row(**row) for row in await self._read(lambda db: db.execute(wanted).mappings().all())]

    async def append(self, table: str, row: Row, standing: Standing) -> None:
        """Write the next row. The key (table, number) lets only one writer have it. Whoever tries again after a lost
        connection may find that the row is written already: it is known by its time."""
        now = time.time()
        if (refused := await self._write(lambda db: append(db, table, row, standing, now))) is not None:
            raise refused

    # --- states --------------------------------------------------------------------------------------------------

    async def keep_state(self, table: str, state: Snapshot) -> None:
        await self._write(lambda db: keep_state(db, table, state))

    async def states(self, table: str) -> list[StateRow]:
        wanted = select(*[c for c in STATES.c if c.name != "table_id"]).where(STATES.c.table_id == table)
        found = await self._read(lambda db: db.execute(wanted.order_by(STATES.c.number)).mappings().all())
        return [StateRow(**row) for row in found]

    async def tables_behind(self, after: str, limit: int = 50) -> list[str]:
        """Tables, in the order of their ids, of which no state is kept that is as new as they are."""
        newest = select(func.max(STATES.c.moves)).where(STATES.c.table_id == TABLES.c.id).scalar_subquery()
        behind = TABLES.c.moves > func.coalesce(newest, -1)
        wanted = select(TABLES.c.id).where(TABLES.c.id > after, behind).order_by(TABLES.c.id).limit(limit)
        return await self._read(lambda db: list(db.scalars(wanted)))

    async def raise_ruleset(self, table: str, was: int, now: int) -> None:
        """A table goes on under a later ruleset as if it had always been so."""
        ours = update(TABLES).where(TABLES.c.id == table, TABLES.c.ruleset == was).values(ruleset=now)

        def job(db: Connection) -> None:
            if db.execute(ours).rowcount:
                tell(db, table)

        await self._write(job)

    async def take_over(
        self, table: str, row: Row, standing: Standing, ruleset: int, state: Snapshot, close: bool
    ) -> None:
        """From this row on, a later ruleset applies. A game that was over but is so no more is closed."""
        now = time.time()

        def job(db: Connection) -> type[Exception] | None:
            if (refused := append(db, table, row, standing, now)) is not None:
                return refused
            closed = {"closed": now} if close else {}
            db.execute(update(TABLES).where(TABLES.c.id == table).values(ruleset=ruleset, **closed))
            keep_state(db, table, state)
            return None

        if (refused := await self._write(job)) is not None:
            raise refused

    # --- records -----------------------------------------------------------------------------------------------

    async def keep_record(self, name: str, body: str) -> None:
        def job(db: Connection) -> None:
            values = {"id": name, "body": body, "at": time.time()}
            keep = fresh(db, RECORDS).values(values)
            db.execute(keep.on_conflict_do_update(index_elements=[RECORDS.c.id], set_={"at": values["at"]}))
            brought = RECORDS.c.table_id.is_(None)
            last = select(RECORDS.c.at).where(brought).order_by(RECORDS.c.at.desc()).offset(MOST_RECORDS).limit(1)
            db.execute(delete(RECORDS).where(brought, RECORDS.c.at <= last.scalar_subquery()))

        await self._write(job)

    async def record(self, name: str) -> str | None:
        return await self._read(lambda db: db.scalar(select(RECORDS.c.body).where(RECORDS.c.id == name)))

    # --- links -------------------------------------------------------------------------------------------------

    async def use_link(self, name: str, forget: float) -> bool:
        """Whether a link was used for the first time. What was used before `forget` is too old to be used again."""

        def job(db: Connection) -> bool:
            db.execute(delete(USED_LINKS).where(USED_LINKS.c.at < forget))
            use = fresh(db, USED_LINKS).values(name=name, at=time.time())
            return inserted(db, use.on_conflict_do_nothing(), USED_LINKS)

        return await self._write(job)

    async def link_used(self, name: str) -> bool:
        wanted = select(USED_LINKS.c.name).where(USED_LINKS.c.name == name)
        return await self._read(lambda db: db.scalar(wanted)) is not None

    # --- several workers ---------------------------------------------------------------------------------------

    async def lease(self, table: str, worker: str, seconds: float) -> bool:
        """Let a worker have a table's bots, unless another one has them; its lease may have expired."""

        def job(db: Connection) -> bool:
            now = clock(db)
            take = fresh(db, LEASES).values(table_id=table, worker=worker, until=now + seconds)
            ours = take.on_conflict_do_update(
                index_elements=[LEASES.c.table_id],
                set_={"worker": worker, "until": now + seconds},
                where=or_(LEASES.c.worker == worker, LEASES.c.until < now),
            )
            return inserted(db, ours, LEASES)

        return await self._write(job)

    async def renew_leases(self, worker: str, seconds: float) -> None:
        ours = update(LEASES).where(LEASES.c.worker == worker)
        await self._write(lambda db: db.execute(ours.values(until=clock(db) + seconds)).rowcount)

    async def release(self, worker: str, table: str | None = None) -> None:
        """Give up one lease, or all of them."""
        which = LEASES.c.table_id == table if table is not None else true()
        await self._write(lambda db: db.execute(delete(LEASES).where(LEASES.c.worker == worker, which)).rowcount)

    async def waiting_for_bots(self, limit: int) -> list[str]:
        """Tables at which it is a bot's turn, and no worker lets it move; the latest first."""

        def job(db: Connection) -> list[str]:
            bot = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.seat, SEATS.c.kind == "bot")
            leased = exists().where(LEASES.c.table_id == TABLES.c.id, LEASES.c.until >= clock(db))
            wanted = select(TABLES.c.id).join(SEATS, bot).where(~has_free_seat(), ~is_closed(), ~leased)
            return list(db.scalars(wanted.order_by(TABLES.c.changed.desc()).limit(limit)))

        return await self._read(job)


def append(db: Connection, table: str, row: Row, standing: Standing, now: float) -> type[Exception] | None:
    """Write a row, or say why not."""
    if db.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is None:
        return Gone
    values = {"table_id": table, "at": now, **asdict(row)}
    if not inserted(db, fresh(db, ROWS).values(values).on_conflict_do_nothing(), ROWS):
        number = and_(ROWS.c.table_id == table, ROWS.c.number == row.number)
        return None if db.scalar(select(ROWS.c.at).where(number)) == now else Conflict
    db.execute(update(TABLES).where(TABLES.c.id == table).values(changed=now, **asdict(standing)))
    tell(db, table)
    return None


def keep_state(db: Connection, table: str, state: Snapshot) -> None:
    """Keep a state, and only the last one of every so many moves. Those from which something was taken back go; of the
    log only what the state before does not have is written."""
    ours, beside = STATES.c.table_id == table, and_(ROWS.c.table_id == table, ROWS.c.number > STATES.c.number)
    back = exists().where(beside, ROWS.c.kind.in_(("undo", "rules")), ROWS.c.moves < STATES.c.moves)
    db.execute(delete(STATES).where(ours, back))
    below = (state.moves - 1) // EVERY * EVERY
    taken_over = exists().where(ROWS.c.table_id == table, ROWS.c.number == STATES.c.number, ROWS.c.kind == "rules")
    before = and_(ours, STATES.c.number < state.number)
    db.execute(delete(STATES).where(before, STATES.c.moves > below, ~taken_over))
    known = db.scalar(select(func.max(STATES.c.lines)).where(before)) or 0
    values = asdict(StateRow(state.number, state.moves, len(state.log), state.body, pack(state.log[known:])))
    if db.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is not None:
        db.execute(fresh(db, STATES).values(table_id=table, **values).on_conflict_do_nothing())


def is_closed() -> Any:
    return TABLES.c.closed.is_not(None)


def has_free_seat() -> Any:
    seats = SEATS.alias()
    return exists().where(and_(seats.c.table_id == TABLES.c.id, seats.c.kind == "open"))


def fresh(db: Connection, table: Table) -> Any:
    """An insert that can say what happens if the row is there already, as both databases spell it."""
    return (postgresql if db.dialect.name == "postgresql" else sqlite).insert(table)


def inserted(db: Connection, statement: Any, table: Table) -> bool:
    """Whether a row was written. The database must say so itself: drivers do not count what an insert left out."""
    return db.execute(statement.returning(*table.primary_key)).first() is not None


def clock(db: Connection) -> float:
    """What time it is for all workers."""
    postgres = db.dialect.name == "postgresql"
    now = func.extract("epoch", func.clock_timestamp()) if postgres else (func.julianday("now") - 2440587.5) * 86400.0
    return float(db.scalar(select(now)) or 0.0)


def tell(db: Connection, table: str) -> None:
    """Workers that share a PostgreSQL hear that a table has changed, when the transaction is committed."""
    if db.dialect.name == "postgresql":
        db.execute(select(func.pg_notify(CHANNEL, table)))
