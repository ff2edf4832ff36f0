"""A player who stays away holds nobody up; a table nobody comes back to becomes a record."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import update

import holotype
from holotype.server.cleanup import clean_up
from holotype.server.store import TABLES
from tests.helpers import SKELETON
from tests.server.helpers import Page, Person, Served
from tests.server.test_store import context_in, wish


def lose_patience(server: Served, table: str) -> None:
    """As if the table had waited for as long as it is set to."""
    live = server.app.state.context.tables._live[table]
    live.since = time.time() - 2 * live.table.wait_limit


@contextmanager
def waiting_for_bob(server: Served, ann: Person, bob: Person) -> Iterator[tuple[str, Page]]:
    """It is Bob's turn, and he does not come; with Ann's page."""
    table = ann.open_table("me", "open")
    bob.join(table)
    with ann.page(table) as page:
        page.table(lambda f: not f["waiting"])
        if page.legal():
            page.play("say:pass")
        yield table, page


def test_nobody_is_replaced_while_the_table_is_patient(server: Served, ann: Person, bob: Person) -> None:
    with waiting_for_bob(server, ann, bob) as (table, page):
        for message in ({"do": "bot", "seat": 1, "level": "greedy"}, {"do": "free", "seat": 1}):
            page.send(**message)
            assert page.error()["code"] == "not-yet-replaceable"
        with bob.page(table) as guest:
            guest.send(do="close")
            assert guest.error()["code"] == "only-host"
    with server.person("Carl").page(table) as spectator:
        spectator.send(do="bot", seat=1, level="greedy")
        assert spectator.error()["code"] == "not-your-seat"


def test_a_bot_plays_on_for_who_was_waited_for_too_long(server: Served, ann: Person, bob: Person) -> None:
    with waiting_for_bob(server, ann, bob) as (table, page):
        lose_patience(server, table)
        page.send(do="bot", seat=1, level="greedy")
        assert page.table(lambda f: f["seats"][1]["kind"] == "bot")
        page.play_to_the_end()


def test_somebody_else_takes_the_seat_of_who_was_waited_for_too_long(server: Served, ann: Person, bob: Person) -> None:
    carl = server.person("Carl")
    with waiting_for_bob(server, ann, bob) as (table, page), bob.page(table) as lost:
        lose_patience(server, table)
        page.send(do="free", seat=1)
        assert page.table(lambda f: f["waiting"])["seats"][1]["freed"]
        assert lost.table(lambda f: f["waiting"])["mine"] == []
        assert carl.join(table).status_code == 303
        frame = page.table(lambda f: not f["waiting"])
        assert frame["seats"][1]["name"] == "Carl"
        page.send(do="free", seat=1)  # he has only just come
        assert page.error()["code"] == "not-yet-replaceable"


def test_a_freed_seat_is_not_for_who_knows_what_another_seat_hides(server: Served, ann: Person, bob: Person) -> None:
    """Not for who sits at the table, nor for who sat there; who held it may come back."""
    table = ann.open_table("me", "open", "open")
    carl = server.person("Carl")
    bob.join(table)
    carl.join(table)
    with bob.page(table) as page:
        page.send(do="free", seat=1)
        page.table(lambda f: f["waiting"])
    for knows in (ann, carl):
        answer = knows.join(table)
        assert answer.status_code == 403
        assert "freed for somebody" in answer.text
    with carl.page(table) as page:
        page.send(do="bot", seat=2, level="greedy")
        page.table(lambda f: f["seats"][2]["kind"] == "bot")
    assert carl.join(table).status_code == 403
    assert bob.join(table).status_code == 303


def test_players_give_up_waiting_for_somebody_new_too(server: Served, ann: Person, bob: Person) -> None:
    """The host was replaced by nobody: the others need not wait for ever."""
    table = ann.open_table("me", "open")
    bob.join(table)
    with bob.page(table) as page, ann.page(table) as host:
        page.table()
        host.send(do="free", seat=0)
        page.table(lambda f: f["waiting"])
        page.send(do="bot", seat=0, level="greedy")
        page.table(lambda f: f["seats"][0]["kind"] == "bot")


def test_who_takes_a_new_name_is_waited_for_no_longer(server: Served, ann: Person, bob: Person) -> None:
    with waiting_for_bob(server, ann, bob) as (table, page):
        lose_patience(server, table)
        page.send(do="name", seat=0, name="Anna")
        assert page.table(lambda f: f["seats"][0]["name"] == "Anna")["waits"]["until"] < time.time()


def test_a_table_without_end_of_patience_waits(ann: Person, bob: Person) -> None:
    seats = {"players": "2", "seat-0": "me", "seat-1": "me"}
    answer = ann.http.post("/games/evolution/new", data=seats | {"wait_limit": "0"})
    table = answer.headers["location"].rsplit("/", 1)[1]
    assert ann.http.get(f"/api/tables/{table}").json()["waits"]["until"] is None
    answer = ann.http.post("/games/evolution/new", data=seats | {"wait_limit": "1"})
    table = answer.headers["location"].rsplit("/", 1)[1]
    assert 0 < ann.http.get(f"/api/tables/{table}").json()["waits"]["until"] - time.time() <= 3600


def test_a_closed_table_can_be_looked_at_and_nothing_more(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as page, bob.page(table) as spectator:
        page.asked()
        spectator.table()
        page.send(do="close")
        frame = page.table(lambda f: f["closed"])
        assert frame["waiting"]
        assert not frame["legal"]
        spectator.table(lambda f: f["closed"])
        page.send(do="play", token="say:pass", version=frame["version"])
        assert page.error()["code"] == "closed"
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200
    assert bob.http.get(f"/tables/{table}").status_code == 200
    assert bob.http.get(f"/api/tables/{table}/moments/0?seat=0").status_code == 200


def test_programs_replace_who_is_absent_and_close_tables(server: Served, ann: Person) -> None:
    mine = ann.http.post("/api/tables", json={"game": SKELETON, "seats": ["me", "open"], "wait_limit": 60}).json()
    key = {"authorization": f"Bearer {mine['token']}"}
    table = f"/api/tables/{mine['table']}"
    theirs = ann.http.post(f"{table}/join", json={"invite": mine["invite"]}).json()
    other = {"authorization": f"Bearer {theirs['token']}"}
    asked = ann.http.get(table, headers=other).json()
    if asked["legal"]:
        asked = ann.http.post(
            f"{table}/moves", headers=other, json={"token": "say:pass", "version": asked["version"]}
        ).json()
    assert asked["waits"]["for"] == [0]
    assert ann.http.delete(f"{table}/seats/0", headers=other).json()["error"] == "not-yet-replaceable"
    lose_patience(server, mine["table"])
    assert ann.http.delete(f"{table}/seats/0", headers=other).json()["waiting"]
    bots = ann.http.put(f"{table}/seats/0/bot", headers=other, json={"level": "greedy"}).json()
    assert [seat["kind"] for seat in bots["seats"]] == ["bot", "person"]
    assert ann.http.post(f"{table}/close", headers=other).json()["error"] == "only-host"
    assert ann.http.post(f"{table}/close", headers=key).json()["closed"]
    assert ann.http.post(f"{table}/close", headers=key).json()["error"] == "closed"


async def test_tables_nobody_opens_become_records(tmp_path: Path, skeleton: holotype.Game) -> None:
    context = await context_in(tmp_path)
    played, empty, fresh = [(await context.tables.create(wish(), "ann")).table.id for _ in range(3)]
    live = await context.tables.get(played)
    await context.tables.play(played, "ann", "say:pass", live.version)
    old = update(TABLES).where(TABLES.c.id != fresh).values(changed=1.0, opened=1.0)
    await context.store.database.run(lambda db: db.execute(old).rowcount, writes=True)
    assert await clean_up(context.store, 3600, lambda table: False) == 0
    assert await clean_up(context.store, 3600, lambda table: True) == 2
    assert [await context.store.table(table) is None for table in (played, empty, fresh)] == [True, True, False]
    name = await context.store.archived(played)
    assert name is not None
    story = await context.records.get(name)
    assert story.moves == 1
    assert await context.store.archived(empty) is None
    await context.store.close()


def test_an_archived_table_leads_to_its_record(server: Served, ann: Person) -> None:
    table = ann.open_table("me", "me")
    with ann.page(table) as page:
        page.table()
        page.play("say:pass")
    context = server.app.state.context

    async def archive() -> None:
        old = update(TABLES).where(TABLES.c.id == table).values(changed=1.0, opened=1.0)
        await context.store.database.run(lambda db: db.execute(old).rowcount, writes=True)
        await clean_up(context.store, 3600, lambda row: row.id == table)

    asyncio.run(archive())
    with ann.page(table) as page:  # the server still has it in memory
        page.table()
        page.send(do="play", token="say:pass", version=page.frame["version"])
        assert page.error()["code"] == "no-table"
    answer = ann.http.get(f"/tables/{table}")
    assert answer.status_code == 303
    assert answer.headers["location"].startswith("/records/")
