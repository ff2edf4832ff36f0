"""A backup is one moment of a database, and fills another one of either kind."""

import gzip
import json
import os
import signal
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import NullPool, create_engine, select

import holotype
from holotype.server.backup import KEPT, BackupError, back_up, connected, restore
from holotype.server.migrate import NewerSchema, upgrade
from holotype.server.settings import Settings
from holotype.server.store import metadata
from tests.server.helpers import serving, settings, until
from tests.server.postgres import Cluster
from tests.server.program import Program
from tests.server.program import holotype as command

Everything = dict[str, list[dict[str, Any]]]


@pytest.fixture
def source(tmp_path: Path, skeleton: holotype.Game) -> Path:
    """A database with tables, seats, moves and a record."""
    with serving(settings(tmp_path)) as server:
        ann = server.person("Ann")
        with ann.page(ann.open_table("me", "greedy", game="evolution")) as page:
            page.asked()
            page.play("say:pass")
            page.asked()
        table = ann.open_table("me", "greedy")
        with ann.page(table) as page:
            page.play_to_the_end()
        body = ann.http.get(f"/api/tables/{table}/record").text
        assert ann.http.post("/api/records", content=body).status_code == 201
    return tmp_path / "tables.sqlite3"


def everything(url: str) -> Everything:
    with create_engine(url, poolclass=NullPool).connect() as db:
        tables = [metadata.tables[name] for name in sorted(KEPT)]
        return {t.name: [dict(r) for r in db.execute(select(t).order_by(*t.primary_key)).mappings()] for t in tables}


def url(file: Path) -> str:
    return Settings(database=str(file)).url


@pytest.fixture
def empty_postgres(postgres: Cluster) -> Iterator[str]:
    """A database of its own in the PostgreSQL of the tests."""
    with create_engine(
        Settings(database=postgres.url).url, isolation_level="AUTOCOMMIT", poolclass=NullPool
    ).connect() as db:
        db.exec_driver_sql("DROP DATABASE IF EXISTS fresh WITH (FORCE)")
        db.exec_driver_sql("CREATE DATABASE fresh")
        yield Settings(database=postgres.url.replace("/postgres?", "/fresh?")).url
        db.exec_driver_sql("DROP DATABASE fresh WITH (FORCE)")


def test_a_backup_holds_all_and_is_private(source: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "a.backup", tmp_path / "other.sqlite3"
    counts = back_up(url(source), file)
    assert counts["tables"] == 2
    assert counts["records"] == 1
    assert counts["rows"] > 10
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert restore(url(other), file, replace=False) == counts
    assert everything(url(other)) == everything(url(source))
    assert [name for name in os.listdir(tmp_path) if name.startswith(".")] == []


def test_tables_move_from_sqlite_to_postgresql_and_back(source: Path, tmp_path: Path, empty_postgres: str) -> None:
    there, back = tmp_path / "there.backup", tmp_path / "back.backup"
    counts = back_up(url(source), there)
    assert restore(empty_postgres, there, replace=False) == counts
    assert everything(empty_postgres) == everything(url(source))
    assert back_up(empty_postgres, back) == counts
    assert restore(url(tmp_path / "again.sqlite3"), back, replace=False) == counts
    assert everything(url(tmp_path / "again.sqlite3")) == everything(url(source))


def test_a_restored_game_goes_on_in_postgresql(source: Path, tmp_path: Path, empty_postgres: str) -> None:
    back_up(url(source), tmp_path / "a.backup")
    restore(empty_postgres, tmp_path / "a.backup", replace=False)
    table = next(row["id"] for row in everything(empty_postgres)["tables"] if not row["over"])
    with serving(settings(tmp_path, database=empty_postgres)) as server, server.person("Eve").page(table) as page:
        assert page.table()["moves"] > 0


def test_what_a_database_holds_is_not_given_up_unasked(source: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    back_up(url(source), file)
    before = everything(url(source))
    with pytest.raises(BackupError, match="--replace"):
        restore(url(source), file, replace=False)
    with closing(sqlite3.connect(source)) as db:
        db.execute("delete from records")
        db.commit()
    restore(url(source), file, replace=True)
    assert everything(url(source)) == before


@pytest.mark.parametrize("damage", ["cut", "cut lines", "flipped", "one row less"])
def test_a_damaged_backup_changes_nothing(source: Path, tmp_path: Path, damage: str) -> None:
    file = tmp_path / "a.backup"
    back_up(url(source), file)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    middle = len(whole) // 2
    file.write_bytes(
        {
            "cut": whole[:middle],
            "cut lines": gzip.compress(b"".join(lines[:-1])),
            "flipped": whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :],
            "one row less": gzip.compress(b"".join(lines[:-2] + lines[-1:])),
        }[damage]
    )
    before = everything(url(source))
    with pytest.raises(BackupError, match="damaged"):
        restore(url(source), file, replace=True)
    assert everything(url(source)) == before


def test_what_is_no_backup_or_a_newer_one_is_refused(source: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    back_up(url(source), file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(json.dumps(json.loads(lines[0]) | {"schema": "9999"}).encode() + b"\n"))
    with pytest.raises(NewerSchema, match="9999"):
        restore(url(tmp_path / "x.sqlite3"), file, replace=False)
    for content in (b"dinner on Friday", gzip.compress(b'{"dinner": "Friday"}\n'), gzip.compress(b"")):
        file.write_bytes(content)
        with pytest.raises(BackupError, match="no backup of Holotype"):
            restore(url(tmp_path / "x.sqlite3"), file, replace=False)
    with pytest.raises(BackupError, match="no database"):
        back_up(url(tmp_path / "missing.sqlite3"), file)
    assert not (tmp_path / "missing.sqlite3").exists()


def test_a_backup_of_an_older_schema_is_brought_to_the_newest(tmp_path: Path, skeleton: holotype.Game) -> None:
    old, file, new = tmp_path / "old.sqlite3", tmp_path / "old.backup", tmp_path / "new.sqlite3"
    with connected(url(old), writes=True) as db:
        upgrade(db, "0001")
        db.exec_driver_sql(
            "insert into tables values "
            "('t1', 'evolution', 1, null, 2, '{\"variant\": \"base\"}', 1, 'i', 'h', 1, 2, 0, 0, 0)"
        )
        db.exec_driver_sql("insert into rows values ('t1', 0, 'start', null, null, null, '[1, 2]', 1.5)")
    back_up(url(old), file)
    restore(url(new), file, replace=False)
    found = everything(url(new))
    assert [(t["id"], t["wait_limit"], t["options"]) for t in found["tables"]] == [("t1", 86400.0, {"variant": "base"})]
    assert found["rows"][0]["outcomes"] == [1, 2]


@pytest.mark.slow
def test_a_backup_of_a_running_server_is_one_moment(tmp_path: Path) -> None:
    program = Program(tmp_path)
    try:
        ann = program.person()
        for _ in range(3):
            ann.open_table("greedy", "greedy", game="evolution")
        backups = []
        database = f"--database={tmp_path}/t.sqlite3"
        for number in range(2):
            file = tmp_path / f"{number}.backup"
            said = command("backup", str(file), database)
            assert said.returncode == 0, said.stderr
            backups.append(file)
        said = command("restore", str(backups[0]), database, "--replace")
        assert (said.returncode, said.stdout) == (2, "")
        assert "another program holds its lock" in said.stderr
        assert ann.http.get("/healthz/live").status_code == 200
        program.signal(signal.SIGTERM)
        program.end()
        for file in backups:
            assert command("restore", str(file), database, "--replace").returncode == 0
            found = everything(url(tmp_path / "t.sqlite3"))
            for table in found["tables"]:
                numbers = [row["number"] for row in found["rows"] if row["table_id"] == table["id"]]
                moves = [row for row in found["rows"] if row["table_id"] == table["id"] and row["kind"] == "token"]
                assert numbers == list(range(len(numbers)))
                assert len(moves) == table["moves"]
    finally:
        program.close()


@pytest.mark.slow
def test_nothing_is_restored_under_the_feet_of_a_worker(tmp_path: Path, source: Path, empty_postgres: str) -> None:
    file = tmp_path / "a.backup"
    back_up(url(source), file)
    restore(empty_postgres, file, replace=False)
    with serving(settings(tmp_path, database=empty_postgres)), pytest.raises(BackupError, match="a server uses"):
        until_refused(empty_postgres, file)
    restore(empty_postgres, file, replace=True)


def until_refused(url: str, file: Path) -> None:
    """The worker takes its lock a moment after it has begun to answer."""
    until(lambda: restore(url, file, replace=True) is None)


def test_only_tables_of_ours_are_touched(source: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    with closing(sqlite3.connect(source)) as db:
        db.execute("create table dinner (day text)")
        db.execute("insert into dinner values ('Friday')")
        db.commit()
    assert "dinner" not in back_up(url(source), file)
    restore(url(source), file, replace=True)
    with closing(sqlite3.connect(source)) as db:
        assert db.execute("select * from dinner").fetchall() == [("Friday",)]
