"""Bots: they move by themselves, give hints, and can be hurried."""

from pathlib import Path

import pytest

import holotype
from holotype.agents import levels
from tests.server.helpers import Person, serving, settings


@pytest.mark.parametrize("level", levels())
def test_every_level_plays(ann: Person, level: str) -> None:
    table = ann.open_table("me", level)
    with ann.page(table) as page:
        frame, mine = page.asked(), 0
        while frame["moves"] == mine:  # nobody else has moved yet
            assert not frame["over"]
            page.play("say:pass")
            frame, mine = page.asked(), mine + 1


def test_a_hint_names_something_legal_in_words(ann: Person) -> None:
    table = ann.open_table("me", "greedy", game="evolution")
    with ann.page(table) as page:
        frame = page.asked()
        page.send(do="hint", version=frame["version"])
        hint = page.until(lambda message: message["show"] == "hint")
    assert hint["token"] in [choice["token"] for choice in frame["legal"]]
    assert hint["version"] == frame["version"]
    assert "bot would choose" in hint["text"]


def test_people_can_hurry_the_bots(tmp_path: Path, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path, pace=3600.0)) as server:
        ann = server.person("Ann")
        table = ann.open_table("me", "random", hand=4)
        with ann.page(table) as page:
            page.table()
            page.send(do="hurry")
            page.asked()
            page.play("say:pass")
            page.send(do="hurry")
            page.over()


def test_people_choose_the_pace(tmp_path: Path, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path, pace=3600.0)) as server:
        ann = server.person("Ann")
        with ann.page(ann.open_table("me", "greedy")) as page:
            page.table()
            page.send(do="pace", seconds=0)
            page.asked()
            page.play("say:pass")
            page.over()


def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    with serving(settings(tmp_path, processes=True)) as server:
        ann = server.person("Ann")
        with ann.page(ann.open_table("me", "greedy", game="evolution")) as page:
            page.asked()
            page.play("say:pass")
            assert page.asked()["moves"] > 1
        executor = server.app.state.context.thinking_pool.executor()
        assert type(executor).__name__ == "ProcessPoolExecutor"


def test_a_dead_thinking_process_is_replaced(tmp_path: Path) -> None:
    with serving(settings(tmp_path, processes=True)) as server:
        ann = server.person("Ann")
        with ann.page(ann.open_table("me", "greedy", game="evolution")) as page:
            page.asked()
            for process in server.app.state.context.thinking_pool.executor()._processes.values():
                process.kill()
            page.send(do="hint", version=page.frame["version"])
            assert page.until(lambda message: message["show"] == "hint")["token"]


def test_the_host_of_a_game_of_bots_sets_their_pace(tmp_path: Path, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path, pace=3600.0)) as server:
        ann = server.person("Ann")
        with ann.page(ann.open_table("greedy", "greedy")) as page:
            assert page.table()["mine"] == []
            page.send(do="pace", seconds=0)
            page.over()


def test_only_a_table_of_bots_begins_with_the_limits_of_programs(tmp_path: Path) -> None:
    with serving(settings(tmp_path, pace=3600.0)) as server:
        ann = server.person("Ann")
        opened = [ann.open_table(kind, "greedy", game="dominant_species") for kind in ("random", "me", "open")]
        live = server.app.state.context.tables._live
        assert [live[table].table.options["max_turns"] for table in opened] == [40, 0, 0]


def test_bots_play_on_when_nobody_watches(ann: Person) -> None:
    table = ann.open_table("greedy", "greedy")
    version = ann.http.get(f"/api/tables/{table}").json()["version"]
    while not (now := ann.http.get(f"/api/tables/{table}", params={"after": version}).json())["over"]:
        version = now["version"]
    assert now["ranking"]
