"""Several workers on one real PostgreSQL: they hear of each other's moves, and one may die in the middle."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.helpers import until
from tests.server.postgres import Cluster
from tests.server.workers import Worker, same_person

pytestmark = [pytest.mark.postgres, pytest.mark.slow]


@pytest.fixture(scope="module")
def pair(
    postgres: Cluster, tmp_path_factory: pytest.TempPathFactory, skeleton_home: Path, skeleton: object
) -> Iterator[tuple[Worker, Worker]]:
    folder = tmp_path_factory.mktemp("workers")
    found = Worker(folder, skeleton_home, postgres.url), Worker(folder, skeleton_home, postgres.url)
    yield found
    for worker in found:
        worker.stop()


@pytest.fixture
def workers(pair: tuple[Worker, Worker]) -> tuple[Worker, Worker]:
    """Both alive, whatever the test before did to them."""
    for worker in pair:
        if worker.process.poll() is not None:
            worker.start()
    return pair


def test_two_workers_show_one_table(workers: tuple[Worker, Worker]) -> None:
    ann, bob = workers[0].person("Ann"), workers[1].person("Bob")
    table = ann.open_table("me", "open")
    with ann.page(table) as one:
        assert one.table()["waiting"]
        assert bob.join(table).status_code == 303
        one.table(lambda f: not f["waiting"])  # told by the other worker
        with bob.page(table) as two:
            two.table()
            for _ in range(12):
                mover, other = (one, two) if one.frame["seat"] == 0 else (two, one)
                mover.play(mover.asked()["legal"][0]["token"])
                if mover.frame["over"]:
                    break
                other.beyond(mover.frame["version"] - 1)
            assert one.frame["version"] == two.frame["version"]


def test_a_worker_dies_in_the_middle_and_comes_back(workers: tuple[Worker, Worker]) -> None:
    first, second = workers
    ann, bob = first.person("Ann"), second.person("Bob")
    table = ann.open_table("me", "open", "greedy", game="evolution")
    bob.join(table)
    with ExitStack() as stack:
        one, two = stack.enter_context(ann.page(table)), stack.enter_context(bob.page(table))
        for page in (one, two):
            page.table(lambda f: f["seat"] != 2)
        for _ in range(4):
            mover = one if one.frame["seat"] == 0 else two
            mover.play(mover.asked()["legal"][0]["token"])
            for page in (one, two):
                while page.frame["version"] < mover.frame["version"] or page.frame["seat"] == 2:
                    page.table()
        before = one.frame
    first.kill()
    elsewhere = same_person(ann, second)
    with elsewhere.page(table) as page:
        now = page.table()
        assert (now["version"], now["picture"], now["mine"]) == (before["version"], before["picture"], [0])
    first.start()
    with ann.page(table) as one, bob.page(table) as two:
        assert one.table()["version"] == before["version"]
        two.table()
        mover, other = (one, two) if one.frame["seat"] == 0 else (two, one)
        version = mover.play(mover.asked()["legal"][0]["token"])["version"]
        assert other.table(lambda f: f["version"] >= version)["version"] >= version


def test_two_workers_asked_at_once_make_one_move(workers: tuple[Worker, Worker]) -> None:
    ann = workers[0].person("Ann")
    table = ann.open_table("me", "me")
    twin = same_person(ann, workers[1])
    with ann.page(table) as one, twin.page(table) as two:
        version = one.table()["version"]
        two.table()
        for page in (one, two):
            page.send(do="play", token="say:pass", version=version)
        codes = []
        for page in (one, two):
            while page.frame["version"] == version:
                message = page.hear()
                codes += [message["code"]] if message["show"] == "error" else []
    assert codes in ([], ["late"])
    assert one.frame["moves"] == two.frame["moves"] == 1


def test_the_other_worker_takes_over_a_dead_ones_bots(workers: tuple[Worker, Worker]) -> None:
    first, second = workers
    ann = first.person("Ann")
    table = ann.open_table("me", "mcts", game="evolution")
    with ann.page(table) as page:
        version = page.asked()["version"]
        page.send(do="play", token="say:pass", version=version)
        page.table(lambda f: f["version"] > version)
    first.kill()
    with same_person(ann, second).page(table) as page:
        assert page.asked()["version"] > version


def test_more_tables_of_bots_than_connections(workers: tuple[Worker, Worker]) -> None:
    ann = workers[0].person("Ann")
    for _ in range(24):
        ann.open_table("mcts", "mcts", game="evolution")
    assert ann.http.get("/healthz").json()["ready"]


def test_workers_hear_of_each_other_again_after_an_outage(postgres: Cluster, workers: tuple[Worker, Worker]) -> None:
    ann = workers[0].person("Ann")
    table = ann.open_table("me", "me")
    twin = same_person(ann, workers[1])
    with ann.page(table) as one, twin.page(table) as two:
        one.table()
        two.table()
        postgres.stop()
        until(lambda: twin.http.get("/healthz").status_code == 503)
        assert twin.http.get("/healthz/live").status_code == 200
        postgres.start()
        for person in (ann, twin):
            until(lambda person=person: person.http.get("/healthz").json()["ready"])  # type: ignore[misc]
        version = one.play("say:pass")["version"]
        assert two.beyond(version - 1)["version"] == version


def test_migrations_can_be_repeated(workers: tuple[Worker, Worker]) -> None:
    workers[0].kill()
    workers[0].start()
    assert workers[0].person("Ann").http.get("/healthz").json()["ready"]
