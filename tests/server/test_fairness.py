"""Nobody can take the bots or the drawing of a server away from the others."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

import holotype
from holotype.server import Limits
from holotype.server.context import Context
from holotype.server.limits import RateLimits
from holotype.server.live import Live
from holotype.server.tables import TableRequest
from holotype.server.thinking import Payer, Turns
from tests.helpers import SKELETON
from tests.server.helpers import serving, settings
from tests.server.test_store import context_in


def always() -> bool:
    return True


class Queue:
    """Wishes to think, and the order in which they were granted."""

    def __init__(self, thinking: float = 0) -> None:
        self.now = 0.0
        self.turns = Turns(1, RateLimits(Limits(thinking=thinking), lambda: self.now), lambda: self.now)
        self.granted: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def wish(self, name: str, payer: Payer, wanted: Callable[[], bool] = always, costs: float = 0) -> None:
        async def think() -> None:
            async with self.turns.turn(payer, wanted):
                self.granted.append(name)
                self.now += costs

        self.tasks.append(asyncio.create_task(think()))
        await asyncio.sleep(0)

    async def all_granted(self) -> list[str]:
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.granted


async def test_everybody_is_answered_once_before_anybody_is_answered_twice() -> None:
    queue = Queue()
    async with queue.turns.turn(Payer("somebody"), always):
        for n in range(1, 4):
            await queue.wish(f"ann {n}", Payer("ann"))
        await queue.wish("bob 1", Payer("bob"))
        await queue.wish("bob 2", Payer("bob"))
        await queue.wish("eve 1", Payer("eve"))
        assert queue.turns.waiting == 6
    assert await queue.all_granted() == ["ann 1", "bob 1", "eve 1", "ann 2", "bob 2", "ann 3"]
    assert queue.turns.waiting == 0


async def test_what_nobody_watches_waits() -> None:
    queue = Queue()
    watched = {"ann": False}
    async with queue.turns.turn(Payer("somebody"), always):
        await queue.wish("ann", Payer("ann"), lambda: watched["ann"])
        await queue.wish("bob", Payer("bob"), lambda: False)
        await queue.wish("eve", Payer("eve"))
        watched["ann"] = True  # somebody opens the table while its bot waits
    assert await queue.all_granted() == ["ann", "eve", "bob"]


async def test_who_has_used_up_the_time_of_an_address_waits_for_the_others() -> None:
    queue = Queue(thinking=10)
    async with queue.turns.turn(Payer("somebody"), always):
        await queue.wish("dear 1", Payer("ann", "10.0.0.1"), costs=11)
        await queue.wish("dear 2", Payer("under another name", "10.0.0.1"))
        await queue.wish("cheap 1", Payer("bob", "10.0.0.2"), costs=1)
        await queue.wish("cheap 2", Payer("bob", "10.0.0.2"), costs=1)
        await queue.wish("unknown", Payer("eve"))
    granted = await queue.all_granted()
    assert granted == ["dear 1", "cheap 1", "unknown", "cheap 2", "dear 2"]


@pytest.mark.parametrize("when", ["early", "in the moment before", "in the moment after"])
async def test_who_no_longer_waits_keeps_nobody_waiting(when: str) -> None:
    queue = Queue()
    async with queue.turns.turn(Payer("somebody"), always):
        await queue.wish("ann", Payer("ann"))
        await queue.wish("bob", Payer("bob"))
        if when != "in the moment after":
            queue.tasks[0].cancel()
        if when == "early":
            await asyncio.sleep(0)
    queue.tasks[0].cancel()
    assert await queue.all_granted() == ["bob"]
    async with queue.turns.turn(Payer("somebody"), always):
        assert queue.turns.waiting == 0


# --- in a server -------------------------------------------------------------------------------------------------


@pytest.fixture
async def context(tmp_path: Path, skeleton: holotype.Game) -> AsyncIterator[Context]:
    found = await context_in(tmp_path)
    yield found
    await found.supervisor.close()
    await found.bots.close()
    await found.store.close()


async def test_the_bots_of_one_person_do_not_keep_those_of_another_waiting(context: Context) -> None:
    thinking_pool, moved = context.thinking_pool, list[str]()
    kick = context.tables.changed

    def changed(live: Live) -> None:
        moved.extend([live.table.host] if live.version else [])
        kick(live)

    context.tables.changed = changed
    busy = [thinking_pool.turns.turn(Payer(f"busy {n}"), always) for n in range(thinking_pool.slots)]
    for slot in busy:
        await slot.__aenter__()
    for host in ("ann", "ann", "ann", "bob"):
        await context.tables.create(TableRequest(SKELETON, ["greedy", "greedy"], {}, ["", ""]), host)
    while thinking_pool.turns.waiting < 4:
        await asyncio.sleep(0.01)
    for slot in busy:
        await slot.__aexit__(None, None, None)
    while len(moved) < 4:
        await asyncio.sleep(0.01)
    assert "bob" in moved[: 1 + thinking_pool.slots]


def test_drawing_and_replaying_cost_what_they_take(tmp_path: Path, skeleton: holotype.Game) -> None:
    """Next to nothing a minute: the first read goes beyond it, the next one is refused."""
    limits = Limits(0, 0, 0, 0, 0, reads=1e-9)
    for n, path in enumerate(("picture", "moments/0")):
        with serving(settings(tmp_path / str(n), limits=limits)) as served:
            ann = served.person("Ann")
            table = ann.open_table("me", "me", game="evolution")
            answers = [ann.http.get(f"/api/tables/{table}/{path}?seat=0") for _ in range(2)]
            assert [answer.status_code for answer in answers] == [200, 429]
            assert answers[1].json()["error"] == "too-many"


def test_records_and_ordinary_reads_are_limited_too(tmp_path: Path, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path / "reads", limits=Limits(0, 0, 0, 0, 0, reads=1e-9))) as served:
        ann = served.person("Ann")
        table = ann.open_table("greedy", "greedy")
        with ann.page(table) as page:
            page.over()
        codes = [ann.http.get(f"/api/tables/{table}/record").status_code for _ in range(2)]
        assert codes == [200, 429]
    with serving(settings(tmp_path / "requests", limits=Limits(0, 0, 0, 3, 0, 0))) as served:
        served.stop_limits_clock()
        bob = served.person("Bob")
        codes = [bob.http.get(path).status_code for path in ("/", "/api/games", "/api/tables", "/api/tables", "/")]
        assert codes == [200, 200, 200, 429, 429]
        assert bob.http.get("/healthz").status_code == 200


def test_hints_cost_what_they_take(tmp_path: Path, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path, limits=Limits(0, 0, 0, 0, 0, reads=1e-9))) as served:
        ann = served.person("Ann")
        with ann.page(ann.open_table("me", "greedy", game="evolution")) as page:
            page.asked()
            page.send(do="hint")
            page.until(lambda message: message["show"] == "hint")
            page.send(do="hint")
            assert page.error()["code"] == "too-many"


async def test_a_debt_is_at_most_a_minute_and_one_reader_waits_for_itself_only() -> None:
    now = [0.0]
    rate_limits = RateLimits(Limits(reads=10), lambda: now[0])
    rate_limits.pay("reads", "a", 1000)
    assert rate_limits.used_up("reads", "a")
    assert not rate_limits.used_up("reads", "b")
    now[0] = 61
    assert not rate_limits.used_up("reads", "a")
