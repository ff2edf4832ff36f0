"""A short run of `make faults` and of the fuzz; docs/quality.md tells of the long ones."""

from pathlib import Path

import pytest

from holotype.tables.rows import Row
from tests.faults.chaos import Plan, run
from tests.faults.fuzz import fuzz
from tests.faults.ledger import Entry, compare

BOTH = [False, pytest.param(True, marks=pytest.mark.postgres)]


@pytest.mark.slow
@pytest.mark.parametrize("postgres", BOTH)
async def test_killed_servers_lose_and_double_nothing(
    tmp_path: Path, skeleton_home: Path, skeleton: object, postgres: bool
) -> None:
    plan = Plan(postgres, seed=16, kills=3, players=4, stall=600)
    report = await run(plan, tmp_path / "home", skeleton_home)
    assert report.faults == [], report.text()
    assert report.counts["kills"] >= 3


@pytest.mark.slow
@pytest.mark.parametrize("postgres", BOTH)
async def test_nonsense_is_refused(tmp_path: Path, skeleton_home: Path, skeleton: object, postgres: bool) -> None:
    assert await fuzz(postgres, 600, 16, tmp_path, skeleton_home) == []


ROWS = [Row(0, "start"), Row(1, "token", 0, "say:dig"), Row(2, "token", 1, "say:pass"), Row(3, "undo", moves=1)]


def entry() -> Entry:
    found = Entry("night_garden", frozenset((0,)))
    found.send(0, "say:dig").acknowledged = True
    found.undone = [(1, True)]
    return found


def test_the_ledger_finds_nothing_where_all_is_well() -> None:
    assert compare("t", entry(), ROWS) == []


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (ROWS[:1], "LOST say:dig"),
        ([ROWS[0], Row(1, "token", 0, "say:pass")], "LOST say:dig"),
        ([*ROWS, Row(4, "token", 0, "say:dig")], "DOUBLED"),
        ([*ROWS, Row(4, "undo", moves=1)], "2 times back to 1"),
        ([ROWS[0], *ROWS[2:]], "missing or doubled"),
        (ROWS[:3], "0 times back to 1"),
    ],
)
def test_the_ledger_finds_what_is_lost_or_doubled(rows: list[Row], words: str) -> None:
    assert any(words in fault for fault in compare("t", entry(), rows))


def test_the_ledger_finds_what_was_shown_and_is_gone() -> None:
    shown = entry()
    shown.version = 9
    assert any("version 9 was shown" in fault for fault in compare("t", shown, ROWS))
