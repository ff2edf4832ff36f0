"""`holotype arena` and `holotype report`, as typed."""

import os
import signal
import subprocess
import sys
import time
from typing import NamedTuple

import pytest

from holotype import cli
from holotype.arena.lock import held

COMMAND = [sys.executable, "-c", "from holotype.cli import main; main()"]
GAME = "evolution"


class Said(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def holotype(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)

    def command(*words):
        monkeypatch.setattr(sys, "argv", ["holotype", *words])
        with pytest.raises(SystemExit) as stop:
            cli.main()
        return Said(int(stop.value.code or 0), *capsys.readouterr())

    return command


def table_of(said):
    return [line for line in said.out.splitlines() if not line.startswith("time for")]


def test_a_tournament_from_the_first_word_to_the_page(holotype, tmp_path):
    words = [
        "arena",
        GAME,
        "--agents",
        "random,mcts:1",
        "--games",
        "3",
        "--seed",
        "4",
        "--workers",
        "1",
        "--out",
        "r.parquet",
    ]
    said = holotype(*words)
    assert said.code == 0, said.err
    assert "4 games are played instead of 3" in said.out
    assert "4 games are in r.parquet" in said.out
    assert table_of(holotype(*words)) == table_of(said)
    assert holotype("report", "r.parquet", "-o", "page.html").code == 0
    assert "<h1>" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_an_interrupt_keeps_what_is_done(tmp_path):
    """The keyboard's interrupt reaches the whole group of processes, as in a terminal."""
    words = ["arena", GAME, "--agents", "random,random", "--games", "100000", "--out", "r.parquet", "--workers", "1"]
    said = (tmp_path / "said.txt").open("w+")
    running = subprocess.Popen([*COMMAND, *words], cwd=tmp_path, start_new_session=True, stdout=said, stderr=said)
    journal = tmp_path / "r.parquet.part"
    while not (journal.exists() and journal.read_bytes().count(b"\n") > 3):
        assert running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    assert running.wait(timeout=120) == 130
    said.seek(0)
    out = said.read()
    said.close()
    assert "interrupted: " in out
    assert "Traceback" not in out
    assert (tmp_path / "r.parquet").exists()
    assert not journal.exists()


def test_a_second_tournament_on_the_same_file_is_refused(holotype, tmp_path):
    words = ["arena", GAME, "--agents", "random,random", "--games", "2", "--out", "r.parquet", "--workers", "1"]
    with held(tmp_path / "r.parquet"):
        said = holotype(*words)
    assert said.code == 2
    assert "another tournament is writing to r.parquet" in said.err
    assert said.err.count("\n") == 1
    assert holotype(*words).code == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["arena", GAME, "--agents", "gredy,random"], "there is no agent 'gredy'; there are random, greedy, mcts"),
        (["arena", GAME, "--agents", "random,random", "-p", "5"], "5 seats need at least as many agents"),
        (["arena", GAME, "--agents", "random,random", "-o", "x=1"], "there is no option 'x'"),
        (["arena", GAME, "--agents", "random,random", "--on", "moon"], "on local or ray, not on 'moon'"),
        (["arena", "chess", "--agents", "random,random"], "there is no game 'chess'"),
        (["report", "none.parquet"], "there is no file none.parquet"),
    ],
)
def test_mistakes_are_one_line(holotype, words, complaint):
    said = holotype(*words)
    assert said.code == 2
    assert complaint in said.err
    assert said.err.count("\n") == 1
