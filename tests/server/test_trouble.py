"""What the world does to a server: full disks, locks, other versions, taken ports. It says so, and goes on."""

import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.helpers import until
from tests.server.program import Program, holotype

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits and mounts as Linux has them")
mounts = pytest.mark.skipif(
    not sys.platform.startswith("linux") or os.geteuid() != 0, reason="only root may mount a small disk"
)


def refused(*words: str, **more: str) -> str:
    """What the server says when it does not start: one line, and exit code 2."""
    said = holotype("serve", "--no-browser", "--port=0", *words, **more)
    assert said.returncode == 2, said
    assert said.stdout == ""
    assert len(said.stderr.splitlines()) == 1, said.stderr
    return said.stderr


@contextmanager
def disk(folder: Path, size: int) -> Iterator[Path]:
    """A disk of so many bytes."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)


# --- at the start --------------------------------------------------------------------------------------------------


@pytest.fixture
def used(tmp_path: Path) -> Path:
    """A database of the newest schema."""
    file = tmp_path / "t.sqlite3"
    said = holotype("cleanup", f"--database={file}", XDG_DATA_HOME=str(tmp_path))
    assert said.returncode == 0, said.stderr
    return file


def test_a_database_of_a_newer_version_is_left_alone(used: Path) -> None:
    with closing(sqlite3.connect(used)) as db:
        db.execute("update alembic_version set version_num='9999'")
        db.commit()
    assert "newer Holotype (schema 9999, this one knows 0" in refused(f"--database={used}")


def test_a_database_that_another_program_has_locked(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("pragma journal_mode=wal")
        other.execute("begin immediate")
        assert "another program holds its lock" in refused(f"--database={file}")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("dinner on Friday\n" * 100)
    assert "the file is no SQLite database" in refused(f"--database={file}")


def test_a_kind_of_database_that_we_do_not_know() -> None:
    assert "an SQLite file or a PostgreSQL" in refused("--database=mysql://localhost/x")


@mounts
def test_a_disk_that_is_full_or_read_only(tmp_path: Path) -> None:
    with disk(tmp_path / "disk", 256 * 1024) as small:
        (small / "fill").write_bytes(bytes(250_000))
        assert "its disk is full" in refused(f"--database={small}/t.sqlite3", XDG_DATA_HOME=str(tmp_path))
    with disk(tmp_path / "other", 4 * 1024 * 1024) as small:
        said = holotype("cleanup", f"--database={small}/t.sqlite3", XDG_DATA_HOME=str(tmp_path))
        assert said.returncode == 0, said.stderr
        subprocess.run(["mount", "-o", "remount,ro", small], check=True)
        assert "ead-only file system" in refused(f"--database={small}/t.sqlite3", XDG_DATA_HOME=str(tmp_path))


def test_a_port_in_use_and_an_address_of_another_machine(used: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        said = refused(f"--database={used}", f"--port={port}")
        assert f"port {port} is taken" in said
        assert f"--port {port + 1}" in said
    assert "this machine has no such address" in refused(f"--database={used}", "--host=192.0.2.1")


# --- while it runs -------------------------------------------------------------------------------------------------


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    found = Program(tmp_path, "--metrics=127.0.0.1:0")
    yield found
    found.signal(signal.SIGTERM)
    found.end()
    assert "Traceback" not in found.said()


@linux
@pytest.mark.slow
def test_a_full_disk_is_told_and_the_server_goes_on_when_there_is_room(program: Program) -> None:
    ann = program.person()
    table = ann.open_table("me", "greedy", game="evolution")
    with ann.page(table) as page:
        page.asked()
        version = page.frame["version"]
        fill(program, True)
        page.send(do="play", token=page.legal()[0], version=version)
        until(lambda: ann.http.get("/healthz").status_code == 503)
        health = ann.http.get("/healthz").json()
        assert (health["live"], health["ready"]) == (True, False)
        assert "disk is full" in health["failing"]["writes to the database"]["why"]
        assert program.metric("ready") == 0
        assert program.metric("jobs_failing") >= 1
        assert program.metric("job_failures_total") >= 1
        assert program.metric("database_failures_total") >= 1
        assert page.error()["code"] == "no-database"
        refusal = ann.http.post("/games/evolution/quick", headers={"accept": "application/json"})
        assert (refusal.status_code, refusal.json()["error"]) == (503, "no-database")
        assert ann.http.get(f"/tables/{table}").status_code == 200
        fill(program, False)
        until(lambda: ann.http.get("/healthz").json()["ready"])
        assert program.metric("ready") == 1
        page.play(page.legal()[0])
        page.asked()


def fill(program: Program, full: bool) -> None:
    """No file of the server may grow beyond 4 KiB, as if its disk were full; or as large as it likes."""
    most = 4096 if full else resource.RLIM_INFINITY
    resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


@pytest.mark.slow
def test_a_lock_of_another_program_is_told_and_waited_for(program: Program) -> None:
    ann = program.person()
    table = ann.open_table("me", "greedy", game="evolution")
    with ann.page(table) as page, closing(sqlite3.connect(program.folder / "t.sqlite3", isolation_level=None)) as other:
        page.asked()
        other.execute("begin immediate")
        page.send(do="play", token=page.legal()[0], version=page.frame["version"])
        until(lambda: ann.http.get("/healthz").status_code == 503)
        assert "another program holds its lock" in str(ann.http.get("/healthz").json()["failing"])
        other.execute("rollback")
        page.beyond(page.frame["version"])
        until(lambda: ann.http.get("/healthz").json()["ready"])
