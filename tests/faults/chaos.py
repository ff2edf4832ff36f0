"""One run: players play, everything fails at random, and now and then it is calm and every table must go on."""

import asyncio
import random
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import holotype
from holotype.server.store import Store
from holotype.tables.rows import Row, TableRow, record
from tests.faults.ledger import Entry, compare
from tests.faults.players import Page, Player, Program, Watcher, World
from tests.faults.proxy import Proxy
from tests.faults.servers import Nursery, Server
from tests.server.helpers import settings
from tests.server.postgres import Cluster, cluster

STORM = 100  # faults between two calms

Fault = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Plan:
    postgres: bool
    seed: int
    kills: int = 0  # stop after so many,
    seconds: float = 0.0  # or after so long
    pause: float = 0.7  # seconds between two faults at most
    players: int = 8
    stall: float = 90.0  # seconds after which a table that has not gone on in a calm is a fault


@dataclass(frozen=True)
class Report:
    plan: Plan
    seconds: float
    counts: Counter[str]
    rows: int
    faults: list[str]

    def text(self) -> str:
        where = "PostgreSQL, two workers" if self.plan.postgres else "SQLite, one server"
        lines = [f"{where}; seed {self.plan.seed}, {self.seconds:.0f} s"]
        lines += [f"  {count:7d} {what}" for what, count in sorted(self.counts.items())]
        lines += [f"  {self.rows:7d} moves and undos found in the database", f"  {len(self.faults):7d} FAULTS"]
        return "\n".join(lines + [f"    {fault}" for fault in self.faults])


class Chaos:
    def __init__(self, plan: Plan, home: Path, servers: list[Server], store: Store) -> None:
        self.plan = plan
        self.home = home
        self.servers = servers
        self.store = store  # reaches the database by a way that is never cut
        self.dice = random.Random(plan.seed)
        self.world = World(servers, random.Random(plan.seed + 1))
        self.counts = self.world.counts
        self.rows = 0
        self.left = 0  # faults until the next calm
        self.cluster: Cluster | None = None
        self.database_proxy: Proxy | None = None

    async def run(self) -> Report:
        began = time.monotonic()
        players = [self._player(number) for number in range(self.plan.players)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        try:
            await self._calm()
            while not self._enough(time.monotonic() - began):
                await self._storm()
                await self._calm()
                print(f"{self.counts['kills']} kills, {len(self.world.faults)} faults", flush=True)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        self.world.faults += [f"a player stopped: {end!r}" for end in ended if isinstance(end, Exception)]
        for name in list(self.world.tables):
            await self._compare(name)
        counted = Counter({what: count for what, count in self.counts.items() if count})
        return Report(self.plan, time.monotonic() - began, counted, self.rows, self.world.faults)

    def _player(self, number: int) -> Player:
        return (Program, Page, Watcher, Program)[number % 4](self.world)

    def _enough(self, seconds: float) -> bool:
        plan = self.plan
        killed, late = self.counts["kills"] >= plan.kills > 0, seconds >= plan.seconds > 0
        return killed or late

    # --- what fails ----------------------------------------------------------------------------------------------

    async def _storm(self) -> None:
        """So many faults, several at a time: every server is killed again and again, while other things fail."""
        kills: list[dict[Fault, int]] = [{partial(self._kill, server): 1} for server in self.servers]
        others: dict[Fault, int] = {self._cut: 8}
        if self.plan.postgres:
            others |= {self._cut_database: 8, self._silence_database: 2, self._stop_database: 1}
        else:
            others |= {self._lock: 3, self._fill: 3, self._fill_process: 2}
        self.left = STORM
        pause = self.plan.pause
        await asyncio.gather(*[self._fail(ways, pause) for ways in kills], self._fail(others, 4 * pause))

    async def _fail(self, ways: dict[Fault, int], pause: float) -> None:
        while self.left > 0:
            self.left -= 1
            await asyncio.sleep(self.dice.uniform(0.02, pause))
            (fault,) = self.dice.choices(list(ways), list(ways.values()))
            await fault()

    async def _kill(self, server: Server) -> None:
        self.counts["kills"] += 1
        await server.kill()
        if self.dice.random() < 0.1:
            await asyncio.sleep(0.5)
        await server.start()

    async def _cut(self) -> None:
        self.counts["cuts between players and a server"] += 1
        self.dice.choice(self.servers).proxy.cut()

    async def _cut_database(self) -> None:
        assert self.database_proxy is not None
        self.counts["cuts between servers and PostgreSQL"] += 1
        self.database_proxy.cut()

    async def _silence_database(self) -> None:
        assert self.database_proxy is not None
        self.counts["silences of PostgreSQL"] += 1
        self.database_proxy.flowing.clear()
        await asyncio.sleep(self.dice.uniform(0.2, 3))
        self.database_proxy.flowing.set()

    async def _stop_database(self) -> None:
        assert self.cluster is not None
        self.counts["stops of PostgreSQL"] += 1
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.sleep(self.dice.uniform(0, 1))
        await asyncio.to_thread(self.cluster.start)

    async def _lock(self) -> None:
        """Another program holds SQLite's lock."""
        self.counts["locks held by another program"] += 1
        await asyncio.to_thread(hold, self.home / "tables.sqlite3", self.dice.uniform(0.1, 4))

    async def _fill(self) -> None:
        """The disk is full, where we were given one of our own."""
        if not (self.home / "small").exists():
            return await self._fill_process()
        self.counts["full disks"] += 1
        ballast = self.home / "ballast"
        await asyncio.to_thread(fill, ballast)
        await asyncio.sleep(self.dice.uniform(0.1, 2))
        ballast.unlink()

    async def _fill_process(self) -> None:
        """Files of the server cannot grow any more."""
        self.counts["files at their limit"] += 1
        server = self.dice.choice(self.servers)
        files = (self.home / f"tables.sqlite3{end}" for end in ("", "-wal"))
        server.limit_files(self.dice.choice([0, max((f.stat().st_size for f in files if f.exists()), default=0)]))
        await asyncio.sleep(self.dice.uniform(0.1, 2))
        server.limit_files(-1)

    # --- what must hold ------------------------------------------------------------------------------------------

    async def _calm(self) -> None:
        """Nothing fails: every server is ready, and every table goes on by itself or has come to its end."""
        self.counts["calms"] += 1
        self.world.think = 0.02
        running = [name for name, entry in self.world.tables.items() if not entry.over]
        waiting, end = {name: await self._last(name) for name in running}, time.monotonic() + self.plan.stall
        while (waiting or not await self._ready()) and time.monotonic() < end:
            await asyncio.sleep(0.2)
            for name, was in list(waiting.items()):
                if (await self._last(name)) > was or self.world.tables[name].over:
                    del waiting[name]
        for name in waiting:
            self.counts["stalls"] += 1
            self.world.faults.append(f"{name} ({self.world.tables[name].game}) STALLED {self.plan.stall:.0f} s")
        if not await self._ready():
            self.world.faults.append(f"not ready: {[await server.get('/healthz') for server in self.servers]}")
        self.world.think = 0.1
        for name in [name for name, entry in self.world.tables.items() if entry.over]:
            await self._compare(name)

    async def _ready(self) -> bool:
        answers = [await server.get("/healthz") for server in self.servers]
        return all(answer is not None and answer["ready"] and not answer["failing"] for answer in answers)

    async def _last(self, name: str) -> float:
        """When a table was changed last; one that is over is marked."""
        table = await self.store.table(name)
        if table is None:
            self.world.faults.append(f"{name}: LOST, the whole table")
            self.world.tables[name].over = True
            return 0.0
        if table.over and not self.world.tables[name].people:
            self.world.tables[name].over = True
        return table.changed

    async def _compare(self, name: str) -> None:
        entry: Entry = self.world.tables.pop(name)
        table, rows = await self._read(name)
        if table is None or not rows:
            self.world.faults.append(f"{name}: LOST, the whole table")
            return
        self.rows += sum(row.kind in ("token", "undo") for row in rows)
        found = compare(name, entry, rows)
        try:
            state = holotype.load(table.game).replay(record(table, rows))
            if (state.over, state.seat) != (table.over, table.seat):
                found.append(f"{name}: the rows lead to {state.seat}, {state.over}; the table says {table}")
        except ValueError as error:
            found.append(f"{name}: does not replay: {error}")
        self.world.faults += found
        self.counts["lost or doubled"] += len(found)

    async def _read(self, name: str) -> tuple[TableRow | None, list[Row]]:
        """A table and its rows at one moment; the servers run, and its bots may still move."""
        while True:
            table, rows = await self.store.table(name), await self.store.rows(name)
            if table == await self.store.table(name):
                return table, rows


def hold(file: Path, seconds: float) -> None:
    other = sqlite3.connect(file, isolation_level=None, timeout=10)
    with suppress(sqlite3.OperationalError):
        other.execute("begin immediate")
        time.sleep(seconds)
        other.execute("rollback")
    other.close()


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as ballast, suppress(OSError):
        for size in (1 << 20, 4096, 1):
            with suppress(OSError):
                while True:
                    ballast.write(bytes(size))


# --- setting it up -----------------------------------------------------------------------------------------------


async def run(plan: Plan, home: Path, skeleton_home: Path) -> Report:
    async with AsyncExitStack() as stack:
        nursery = Nursery(skeleton_home, home.with_suffix(".log"))
        await nursery.open()
        stack.push_async_callback(nursery.close)
        chaos = await (on_postgres if plan.postgres else on_sqlite)(plan, home, nursery, stack)
        await chaos.store.migrate()
        stack.push_async_callback(chaos.store.close)
        for server in chaos.servers:
            await server.proxy.listen()
            stack.callback(server.proxy.close)
            await server.start()
        return await chaos.run()


async def on_sqlite(plan: Plan, home: Path, nursery: Nursery, stack: AsyncExitStack) -> Chaos:
    await stack.enter_async_context(small_disk(home))
    server = Server(nursery, home, None)
    return Chaos(plan, home, [server], Store(settings(home).url))


async def on_postgres(plan: Plan, home: Path, nursery: Nursery, stack: AsyncExitStack) -> Chaos:
    found = stack.enter_context(cluster())
    home.mkdir(exist_ok=True)
    proxy = Proxy(lambda: asyncio.open_unix_connection(str(found.home / ".s.PGSQL.5432")))
    await proxy.listen_at(str(home / ".s.PGSQL.5432"))
    stack.callback(proxy.close)
    database = found.url.replace(str(found.home), str(home))
    servers = [Server(nursery, home, database) for _ in range(2)]
    chaos = Chaos(plan, home, servers, Store(settings(home, database=found.url).url))
    chaos.cluster, chaos.database_proxy = found, proxy
    return chaos


@asynccontextmanager
async def small_disk(home: Path) -> AsyncIterator[None]:
    """A disk of its own that can be filled, if we may have one; else a folder."""
    home.mkdir(exist_ok=True)
    mount = await asyncio.create_subprocess_exec(
        "mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(home), stderr=asyncio.subprocess.DEVNULL
    )
    if mounted := await mount.wait() == 0:
        (home / "small").touch()
    try:
        yield
    finally:
        if mounted:
            await (await asyncio.create_subprocess_exec("umount", "-l", str(home))).wait()
