"""Backups: all that a database keeps, as compressed lines of JSON that SQLite and PostgreSQL alike can be filled from.

The first line says which schema it is of. Then every table has a line with its columns, and one for each of its rows;
the last line counts them, so that a file that ends early is noticed."""

import gzip
import os
import time
import zlib
from base64 import b64decode
from collections.abc import Container, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
from sqlalchemy import (
    JSON,
    Connection,
    LargeBinary,
    MetaData,
    NullPool,
    Table,
    create_engine,
    event,
    func,
    make_url,
    select,
    text,
)

from ..core.types import Json
from .database import begin_sqlite, set_up_sqlite
from .migrate import known, schema_of, upgrade
from .news import IN_USE
from .store import LEASES, metadata

FORMAT = "holotype-backup-1"
BATCH = 500  # rows in memory
KEPT = frozenset(metadata.tables) - {LEASES.name}  # who had which bots is over when a backup is restored
SCHEMA = "alembic_version"

Counts = dict[str, int]
T = TypeVar("T")


class BackupError(ValueError):
    """A backup cannot be made or restored."""


# --- making ------------------------------------------------------------------------------------------------------


def back_up(url: str, file: Path) -> Counts:
    """Write a backup of how things stand at one moment, whoever plays meanwhile. A backup of the same name is replaced
    when the new one is complete."""
    where = make_url(url).database
    if url.startswith("sqlite") and not (where and Path(where).exists()):
        raise BackupError(f"there is no database at {where}")
    with connected(url, isolation_level="REPEATABLE READ") as db, replaced(file) as raw:
        schema = schema_of(db)
        if schema is None:
            raise BackupError("Holotype has kept nothing in this database yet")
        with gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6) as out:
            counts: Counts = {}
            out.write(line({"format": FORMAT, "schema": schema, "made": time.time()}))
            for table in ours(db):
                name = str(table.name)
                counts[name] = 0
                out.write(line({"table": name, "columns": [str(column.name) for column in table.columns]}))
                rows = db.execute(select(table).order_by(*table.primary_key), execution_options={"yield_per": BATCH})
                for row in rows:
                    out.write(line(list(row)))
                    counts[name] += 1
            out.write(line({"end": counts}))
    return counts


@contextmanager
def replaced(file: Path) -> Iterator[IO[bytes]]:
    """Write a file beside, for its owner alone, and put it in place when it is complete and on disk."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


# --- restoring ---------------------------------------------------------------------------------------------------


def restore(url: str, file: Path, replace: bool) -> Counts:
    """Fill a database from a backup, all or nothing, and bring it to the newest schema."""
    with closing(read(file)) as lines:
        schema = known(header(next(lines, None), file))
        with connected(url, writes=True) as db:
            check_alone(db)
            if not replace and (held := sum(count(db, table) for table in ours(db))):
                raise BackupError(f"this database holds {held} rows already; --replace gives them up for the backup")
            reflected(db, {*metadata.tables, SCHEMA}).drop_all(db)
            upgrade(db, schema)
            counts = fill(db, lines, file)
            upgrade(db)
            return counts


def fill(db: Connection, lines: Iterator[Any], file: Path) -> Counts:
    tables = {table.name: table for table in ours(db)}
    counts: Counts = {}
    counted: Counts | None = None
    for heading, found in sections(lines):
        if "end" in heading:
            counted = heading["end"]
        else:
            table = tables[heading["table"]]
            rows = (row(table, heading["columns"], values) for values in found)
            counts[table.name] = sum(insert(db, table, batch) for batch in batches(rows))
    if counts != counted:
        raise damaged(file)
    return counts


def sections(lines: Iterator[Any]) -> Iterator[tuple[Json, Iterator[Any]]]:
    """Every heading, and the rows below it."""
    number = 0

    def below(found: Any) -> int:
        nonlocal number
        number += isinstance(found, dict)
        return number

    for _, group in groupby(lines, below):
        rows = iter(group)
        yield next(rows), rows


def batches(rows: Iterator[T]) -> Iterator[list[T]]:
    while batch := list(islice(rows, BATCH)):
        yield batch


def insert(db: Connection, table: Table, rows: list[Json]) -> int:
    db.execute(table.insert(), rows)
    return len(rows)


def row(table: Table, names: Sequence[str], values: Sequence[Any]) -> Json:
    def back(name: str, value: Any) -> Any:
        binary = isinstance(table.columns[name].type, LargeBinary)
        return b64decode(value) if binary and value is not None else value

    return {name: back(name, value) for name, value in zip(names, values, strict=True)}


def read(file: Path) -> Generator[Any]:
    try:
        with gzip.open(file) as raw:
            for found in raw:
                yield msgspec.json.decode(found)
    except gzip.BadGzipFile:
        raise BackupError(f"{file} is no backup of Holotype") from None
    except (EOFError, zlib.error, msgspec.DecodeError):
        raise damaged(file) from None


def header(found: Any, file: Path) -> str:
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BackupError(f"{file} is no backup of Holotype, or of a newer one")
    return str(found["schema"])


def damaged(file: Path) -> BackupError:
    return BackupError(f"{file} is damaged or ends early; nothing was restored from it")


# --- databases ---------------------------------------------------------------------------------------------------


@contextmanager
def connected(url: str, writes: bool = False, **options: Any) -> Iterator[Connection]:
    """One transaction on a connection of its own."""
    if url.startswith("sqlite"):
        engine = create_engine(make_url(url).set(drivername="sqlite+pysqlite"), poolclass=NullPool)
        if writes:
            event.listen(engine, "connect", take_alone)
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        options = {}
    else:
        engine = create_engine(url, poolclass=NullPool)
    try:
        with engine.connect().execution_options(writes=writes, **options) as db, db.begin():
            yield db
    finally:
        engine.dispose()


def take_alone(connection: Any, _: Any) -> None:
    """SQLite refuses this while anybody else, such as a running server, has the file open."""
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")


def check_alone(db: Connection) -> None:
    if db.dialect.name == "postgresql" and not db.scalar(text(f"SELECT pg_try_advisory_xact_lock({IN_USE})")):
        raise BackupError("a server uses this database; stop it first")


def ours(db: Connection) -> list[Table]:
    """The tables to keep as they are in this database, those first that others refer to."""
    found = reflected(db, KEPT).sorted_tables
    for kind in (column.type for table in found for column in table.columns):
        if isinstance(kind, JSON):
            kind.none_as_null = True
    return found


def reflected(db: Connection, names: Container[str]) -> MetaData:
    found = MetaData()
    found.reflect(db, only=lambda name, _: name in names)
    return found


def count(db: Connection, table: Table) -> int:
    return int(db.scalar(select(func.count()).select_from(table)) or 0)


def line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"
