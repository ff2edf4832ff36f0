"""Bots: they think in processes of their own, and move at a pace people can follow."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache, partial
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path

from ..agents import make
from ..core.game import Game
from ..core.types import Json
from ..tables.errors import Refusal
from .counts import ANSWERED
from .leases import Leases
from .library import Library
from .limits import RateLimits
from .live import Live
from .store import Store
from .supervisor import Supervisor
from .tables import Tables
from .thinking import Payer, Turns

log = logging.getLogger(__name__)

AT_ONCE = 50  # tables woken together
COURTESY = 0.3  # seconds
FAREWELL = 1.0  # seconds in which a stopping server tells the others that its tables are free


@lru_cache
def game_of(package: str, pack: str | None) -> Game:
    game = import_module(package).build(Path(pack) if pack is not None else None)
    assert isinstance(game, Game)
    return game


def think(package: str, pack: str | None, saved: Json, level: str, seed: int) -> int:
    """What a bot would name. Runs where nothing else waits for it."""
    return make(level, seed=seed).choose(game_of(package, pack).restore(saved))


def wake_up(package: str, pack: str | None) -> None:
    """Import a game before its first bot has to think."""
    game_of(package, pack)


def end_with(server: Connection) -> None:
    """Called first in a process that thinks: it ends when the server closes its end of the pipe, or dies. Ctrl+C, which
    a terminal sends to all processes, is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=lambda: os._exit(server.poll(None)), daemon=True).start()


class ThinkingPool:
    """The processes (or threads) in which bots think, started when first needed."""

    def __init__(self, library: Library, rate_limits: RateLimits, processes: bool) -> None:
        self.library = library
        self.slots = max(1, min(4, (os.cpu_count() or 2) - 1))
        self.turns = Turns(self.slots, rate_limits)
        self._processes = processes
        self._executor: Executor | None = None
        self._end: Connection | None = None  # closed, it ends the processes

    def executor(self) -> Executor:
        if self._executor is None:
            self._executor = self._in_processes() if self._processes else ThreadPoolExecutor(self.slots)
        return self._executor

    def _in_processes(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        watched, self._end = context.Pipe(duplex=False)
        return ProcessPoolExecutor(self.slots, context, end_with, (watched,))

    async def choose(self, live: Live, level: str, payer: Payer | None = None) -> str:
        """The token a bot of this level would play, when its turn to think has come."""
        with ANSWERED.labels(level).time():
            async with self.turns.turn(payer or live.payer, live.wanted):
                return await self._choose(live, level)

    async def _choose(self, live: Live, level: str) -> str:
        saved = live.state.copy().save()
        pack = self.library.pack(live.game.id)
        arguments = (live.game.package, pack, saved, level, secrets.randbits(32))
        try:
            token = await asyncio.get_running_loop().run_in_executor(self.executor(), think, *arguments)
        except BrokenExecutor:
            self._executor = None
            token = await asyncio.get_running_loop().run_in_executor(self.executor(), think, *arguments)
        return live.game.name(token)

    def prepare(self, game: Game) -> None:
        self.executor().submit(wake_up, game.package, self.library.pack(game.id))

    def close(self) -> None:
        """Nobody waits for what is being thought."""
        if self._end is not None:
            self._end.close()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


class Bots:
    """Sees to it that every bot whose turn it is moves: a job for every table at which one is."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        thinking_pool: ThinkingPool,
        supervisor: Supervisor,
        pace: float,
        lease: float,
    ) -> None:
        self.tables = tables
        self.store = store
        self.thinking_pool = thinking_pool
        self.supervisor = supervisor
        self.pace = pace
        self.leases = Leases(store, lease)
        self._hopeless: set[str] = set()  # tables that cannot be read

    def start(self) -> None:
        self.supervisor.start("leases", self.leases.renew, vital=True)
        self.supervisor.start("waking tables", self._wake_all, vital=True)

    def kick(self, live: Live) -> None:
        """Called whenever something has changed at a table, and when it is read."""
        if live.bot_to_move() is not None:
            self._wake(live.table.id)

    def _wake(self, table: str) -> None:
        self.supervisor.start(f"bots of table {table}", partial(self._play, table))

    async def _wake_all(self, well: Callable[[], None]) -> None:
        """Tables that wait for a bot: after a start all of them, later those of a worker that died."""
        while True:
            room = self.tables.limit - self.supervisor.running()
            for table in await self.store.waiting_for_bots(max(0, min(AT_ONCE, room))):
                if table not in self._hopeless:
                    self._wake(table)
            well()
            await asyncio.sleep(self.leases.seconds)

    async def _play(self, table: str, well: Callable[[], None]) -> None:
        """Let the bots of a table move until somebody else is asked."""
        try:
            live = await self.tables.get(table)
        except Refusal as refusal:
            if refusal.status == 503:
                raise
            log.error("the bots of table %s cannot play: %s", table, refusal.code)
            self._hopeless.add(table)
            return
        with live.watching() as changed:
            while live.bot_to_move() is not None:
                changed.clear()
                if live.vote is not None or not await self._ours(live):
                    await wait_for(changed, self.leases.seconds / 2)
                else:
                    await self._move(live)
                    well()
                if live.bot_to_move() is None and not live.watched:
                    await self.leases.let_go(table)

    async def _ours(self, live: Live) -> bool:
        """Whether this worker lets the bots move. The one whose pages show the table knows the pace that people chose:
        the others wait a moment for it."""
        if self.store.shared and not live.watched:
            await asyncio.sleep(COURTESY)
        return await self.leases.hold(live.table.id)

    async def _move(self, live: Live) -> None:
        bot = live.bot_to_move()
        version = live.version
        if bot is None:
            return
        clock = asyncio.get_running_loop().time
        began = clock()
        token = await self.thinking_pool.choose(live, bot.level)
        await self._linger(live, began + self._pace(live) - clock())
        try:
            await self.tables.play_for_bot(live, token, version)
        except Refusal as refusal:
            if refusal.status == 503:
                raise
            await self.tables.refresh(live.table.id)

    def _pace(self, live: Live) -> float:
        if not live.viewers:
            return 0.0
        return self.pace if live.pace is None else live.pace

    async def _linger(self, live: Live, seconds: float) -> None:
        """Let people see the last move, unless one of them is in a hurry."""
        if seconds > 0:
            await wait_for(live.hurry, seconds)
        else:
            await asyncio.sleep(0)

    async def close(self) -> None:
        self.thinking_pool.close()
        with suppress(Exception):  # the leases expire by themselves
            async with asyncio.timeout(FAREWELL):
                await self.leases.close()


async def wait_for(event: asyncio.Event, seconds: float) -> None:
    """Until the event or the end of the time. Not `asyncio.wait_for`: before Python 3.12 it may lose a cancellation."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
