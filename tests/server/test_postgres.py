"""Several workers on one real PostgreSQL: they hear of each other's moves, and one may die in the middle."""

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from glob import glob
from pathlib import Path

import pytest

from tests.server.workers import Worker, same_person

pytestmark = [pytest.mark.postgres, pytest.mark.slow]


def program(name: str) -> str:
    found = shutil.which(name) or next(iter(sorted(glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True)), None)
    if found is None:
        pytest.skip("no PostgreSQL server is installed")
    return found


def as_postgres(*command: str) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else list(command)


def quietly(*command: str) -> None:
    subprocess.run(as_postgres(*command), check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A cluster of its own, reached through a socket in a folder of its own."""
    home = Path(tempfile.mkdtemp(prefix="holotype-"))  # short: the path of a socket has little room
    user = "postgres" if os.geteuid() == 0 else getpass.getuser()
    if os.geteuid() == 0:
        entry = pwd.getpwnam("postgres")
        os.chown(home, entry.pw_uid, entry.pw_gid)
    data = str(home / "data")
    server = program("pg_ctl")
    settings = f"-c listen_addresses='' -c unix_socket_directories={home} -c fsync=off"
    quietly(program("initdb"), "-D", data, "-A", "trust")
    log = str(home / "log")
    subprocess.run(
        as_postgres(server, "-D", data, "-o", settings, "-l", log, "-w", "start"), check=True, stdout=subprocess.DEVNULL
    )
    try:
        yield f"postgresql://{user}@/postgres?host={home}"
    finally:
        subprocess.run(
            as_postgres(server, "-D", data, "-m", "immediate", "stop"), check=True, stdout=subprocess.DEVNULL
        )
        shutil.rmtree(home)


@pytest.fixture(scope="module")
def pair(
    database: str, tmp_path_factory: pytest.TempPathFactory, skeleton_home: Path, skeleton: object
) -> Iterator[tuple[Worker, Worker]]:
    folder = tmp_path_factory.mktemp("workers")
    found = Worker(folder, skeleton_home, database), Worker(folder, skeleton_home, database)
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


def test_migrations_can_be_repeated(workers: tuple[Worker, Worker]) -> None:
    workers[0].kill()
    workers[0].start()
    assert workers[0].person("Ann").http.get("/healthz").text == "ok"
