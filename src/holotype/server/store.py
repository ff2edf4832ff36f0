"""What is kept: tables, who sits at them, and the rows of tokens and chance outcomes that are the game."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from typing import Any
from zlib import crc32

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    and_,
    delete,
    event,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

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

RECORDS = Table(
    "records",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False, index=True),  # when it was last brought
)

USED_LINKS = Table(  # to another device; each opens it once
    "used_links",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("at", Float, nullable=False),
)


class Conflict(Exception):
    """Somebody else has written the row with this number."""


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    ruleset: int
    pack: str | None
    players: int
    options: dict[str, Any]
    public: bool
    invite: str
    host: str
    created: float
    changed: float
    seat: int | None
    moves: int
    over: bool


@dataclass(frozen=True)
class SeatRow:
    """`kind` is `person`, `open` or `bot` (of a `level`). A person may hold several seats: hot-seat."""

    seat: int
    kind: str
    name: str = ""
    level: str = ""
    person: str | None = None


@dataclass(frozen=True)
class Row:
    """`start`, `token` (a decision and what chance answered), `undo` (back to `moves`), or a vote about one:
    `propose`, `agree`, `refuse`."""

    number: int
    kind: str
    seat: int | None = None
    token: str | None = None
    moves: int | None = None
    outcomes: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Standing:
    """How the game stands after a row; kept with the table so that lists need no replay."""

    seat: int | None
    moves: int
    over: bool


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=url.startswith("postgresql"))
        self.shared = self.engine.dialect.name == "postgresql"  # other workers may write
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    async def close(self) -> None:
        await self.engine.dispose()

    # --- tables ------------------------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow], start: Row) -> None:
        async with self.engine.begin() as db:
            await db.execute(insert(TABLES).values(asdict(table)))
            await db.execute(insert(SEATS), [{"table_id": table.id, **asdict(seat)} for seat in seats])
            await db.execute(insert(ROWS).values(table_id=table.id, at=table.created, **asdict(start)))
            await self._tell(db, table.id)

    async def table(self, table: str) -> TableRow | None:
        async with self.engine.connect() as db:
            found = (await db.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
        return TableRow(**found) if found else None

    async def seats(self, table: str) -> list[SeatRow]:
        wanted = select(*[c for c in SEATS.c if c.name != "table_id"]).where(SEATS.c.table_id == table)
        async with self.engine.connect() as db:
            return [SeatRow(**row) for row in (await db.execute(wanted.order_by(SEATS.c.seat))).mappings()]

    async def tables_of(self, person: str, limit: int = 40) -> list[TableRow]:
        """A person's tables, those in play before those that are over, then the latest first."""
        sits = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person))
        return await self._tables(select(TABLES).where(sits).order_by(TABLES.c.over, TABLES.c.changed.desc()), limit)

    async def open_tables(self, limit: int = 40) -> list[TableRow]:
        """Public tables with a free seat."""
        free = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open"))
        wanted = select(TABLES).where(TABLES.c.public, free, TABLES.c.over.is_(False))
        return await self._tables(wanted.order_by(TABLES.c.changed.desc()), limit)

    async def _tables(self, wanted: Any, limit: int) -> list[TableRow]:
        async with self.engine.connect() as db:
            return [TableRow(**row) for row in (await db.execute(wanted.limit(limit))).mappings()]

    # --- seats -------------------------------------------------------------------------------------------------

    async def change_seat(self, table: str, was: SeatRow, now: SeatRow) -> bool:
        """Give a seat to somebody else, if it is still as it was: of two who want it, one gets it."""
        same_person = SEATS.c.person.is_(None) if was.person is None else SEATS.c.person == was.person
        change = (
            update(SEATS)
            .where(SEATS.c.table_id == table, SEATS.c.seat == was.seat, SEATS.c.kind == was.kind, same_person)
            .values(kind=now.kind, name=now.name, level=now.level, person=now.person)
        )
        async with self.engine.begin() as db:
            changed = (await db.execute(change)).rowcount == 1
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(changed=time.time()))
            await self._tell(db, table)
        return changed

    # --- rows --------------------------------------------------------------------------------------------------

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        columns = [c for c in ROWS.c if c.name not in ("table_id", "at")]
        wanted = select(*columns).where(ROWS.c.table_id == table, ROWS.c.number > after).order_by(ROWS.c.number)
        async with self.engine.connect() as db:
            return [Row(**row) for row in (await db.execute(wanted)).mappings()]

    async def append(self, table: str, row: Row, standing: Standing) -> None:
        """Write the next row. The key (table, number) lets only one writer have it."""
        now = time.time()
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(ROWS).values(table_id=table, at=now, **asdict(row)))
                await db.execute(update(TABLES).where(TABLES.c.id == table).values(changed=now, **asdict(standing)))
                await self._tell(db, table)
        except IntegrityError:
            raise Conflict from None

    # --- records -----------------------------------------------------------------------------------------------

    async def keep_record(self, name: str, body: str) -> None:
        now = time.time()
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(RECORDS).values(id=name, body=body, at=now))
                last = select(RECORDS.c.at).order_by(RECORDS.c.at.desc()).offset(MOST_RECORDS).limit(1)
                await db.execute(delete(RECORDS).where(RECORDS.c.at <= last.scalar_subquery()))
        except IntegrityError:
            async with self.engine.begin() as db:
                await db.execute(update(RECORDS).where(RECORDS.c.id == name).values(at=now))

    async def record(self, name: str) -> str | None:
        async with self.engine.connect() as db:
            found: str | None = await db.scalar(select(RECORDS.c.body).where(RECORDS.c.id == name))
        return found

    # --- links -------------------------------------------------------------------------------------------------

    async def use_link(self, name: str, forget: float) -> bool:
        """Whether a link was used for the first time. What was used before `forget` is too old to be used again."""
        try:
            async with self.engine.begin() as db:
                await db.execute(delete(USED_LINKS).where(USED_LINKS.c.at < forget))
                await db.execute(insert(USED_LINKS).values(name=name, at=time.time()))
        except IntegrityError:
            return False
        return True

    async def link_used(self, name: str) -> bool:
        async with self.engine.connect() as db:
            return await db.scalar(select(USED_LINKS.c.name).where(USED_LINKS.c.name == name)) is not None

    # --- several workers ---------------------------------------------------------------------------------------

    async def _tell(self, db: AsyncConnection, table: str) -> None:
        if self.shared:
            await db.execute(select(func.pg_notify(CHANNEL, table)))

    @asynccontextmanager
    async def only_worker(self, table: str) -> AsyncIterator[bool]:
        """Whether this worker is the one that lets a table's bots think. The database frees the lock of a dead one."""
        if not self.shared:
            yield True
            return
        async with self.engine.connect() as db, db.begin():
            lock = text("SELECT pg_try_advisory_xact_lock(7251, :key)")
            yield bool(await db.scalar(lock, {"key": crc32(table.encode()) - 2**31}))


def set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
