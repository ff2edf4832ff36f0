"""The program ends when it is told to, and leaves nothing behind: neither processes nor half of a move."""

import signal
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import Page, until
from tests.server.program import Program, Running, until_dead

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at the processes in /proc"),
]
RESTART = 1012  # "service restart": a page opens its connection again


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    found = Program(tmp_path)
    yield found
    found.close()


def busy(program: Program, page: Page) -> set[tuple[int, str]]:
    """Play until a bot has thought, in a process of its own; all processes of the server then."""
    while len(program.family()) == 1:
        page.asked()
        page.play("say:pass")
    page.asked()
    return program.family()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_leaves_nothing_behind(program: Program, number: int) -> None:
    ann = program.person()
    for _ in range(4):
        ann.open_table("mcts", "mcts", game="evolution")  # somebody thinks at any time
    table = ann.open_table("me", "greedy", game="evolution")
    with ann.page(table) as page:
        family = busy(program, page)
        version = page.frame["version"]
        program.signal(number)
        with pytest.raises(ConnectionClosed) as closed:
            page.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART
    program.end()
    until_dead(family)
    kept = sqlite3.connect(program.folder / "t.sqlite3")
    rows = kept.execute("select max(number) from rows where table_id=?", (table,))
    assert rows.fetchone()[0] >= version
    assert [word for word in ("Traceback", "leaked") if word in program.said()] == []


def test_nothing_outlives_a_server_that_was_killed(program: Program) -> None:
    ann = program.person()
    with ann.page(ann.open_table("me", "greedy", game="evolution")) as page:
        family = busy(program, page)
        program.signal(signal.SIGKILL)
    program.end()
    until_dead(family)


def test_a_measurement_that_is_stopped_stops_its_servers() -> None:
    measuring = Running("load", "--tables=1", "--seconds=3600", "--thought=0")
    try:
        until(lambda: len(measuring.family()) > 2)  # the server, and where its bots think
        family = measuring.family()
        measuring.signal(signal.SIGTERM)
        measuring.end()
        until_dead(family)
    finally:
        measuring.close()


def test_a_server_stops_while_another_program_holds_the_database(program: Program) -> None:
    ann = program.person()
    with ann.page(ann.open_table("me", "greedy", game="evolution")) as page:
        family = busy(program, page)
        other = sqlite3.connect(program.folder / "t.sqlite3", isolation_level=None)
        other.execute("begin immediate")
        page.asked()
        page.send(do="play", token=page.legal()[0], version=page.frame["version"])
        program.signal(signal.SIGTERM)
        program.end()
        other.close()
    until_dead(family)
