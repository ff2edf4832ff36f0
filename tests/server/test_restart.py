"""A killed server loses nothing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import SKELETON
from tests.server.helpers import Person
from tests.server.workers import Worker


@pytest.fixture
def worker(tmp_path: Path, skeleton_home: Path, skeleton: object) -> Iterator[Worker]:
    found = Worker(tmp_path, skeleton_home)
    yield found
    found.stop()


def people_are_asked(frame: dict[str, Any]) -> bool:
    return bool(frame["over"]) or frame["seats"][frame["seat"]]["kind"] == "person"


def play_one(table: str, *people: Person) -> None:
    """One decision of whichever person is asked."""
    for person in people:
        with person.page(table) as page:
            if page.table(people_are_asked)["legal"]:
                page.play(page.legal()[0])


@pytest.mark.parametrize("game", [SKELETON, "evolution"])
def test_kill_and_restart_in_the_middle_of_a_game(worker: Worker, game: str) -> None:
    ann, bob = worker.person("Ann"), worker.person("Bob")
    table = ann.open_table("me", "greedy", "open", game=game)
    bob.join(table)
    for _ in range(6):
        play_one(table, ann, bob)
    seen = {}
    for person in (ann, bob):
        with person.page(table) as page:
            seen[person.name] = page.table(people_are_asked)
    worker.kill()
    worker.start()
    for person in (ann, bob):
        with person.page(table) as page:
            after = page.table()
        for key in ("version", "moves", "picture", "legal", "mine", "viewer", "log", "seats"):
            assert after[key] == seen[person.name][key], key


def test_a_bot_whose_turn_it_was_goes_on_after_a_restart(worker: Worker) -> None:
    ann = worker.person("Ann")
    table = ann.open_table("me", "mcts", game="evolution")
    with ann.page(table) as page:
        page.asked()
        version = page.frame["version"]
        page.send(do="play", token="say:pass", version=version)
        page.table(lambda f: f["version"] > version)
    worker.kill()
    worker.start()
    with ann.page(table) as page:
        assert page.asked()["version"] > version


def test_an_unfinished_undo_vote_survives(worker: Worker) -> None:
    ann, bob = worker.person("Ann"), worker.person("Bob")
    table = ann.open_table("me", "open")
    bob.join(table)
    with ann.page(table) as one, bob.page(table) as two:
        one.table()
        two.table()
        asked, asker = (one, ann) if one.frame["legal"] else (two, bob)
        asked.play("say:dig")
        asked.send(do="undo", moves=0, version=asked.frame["version"])
        asked.table(lambda f: f["vote"] is not None)
    worker.kill()
    worker.start()
    other = bob if asker is ann else ann
    with other.page(table) as page:
        assert page.table()["vote"]["asked"]
        page.send(do="agree", version=page.frame["version"])
        assert page.table(lambda f: f["vote"] is None)["moves"] == 0
