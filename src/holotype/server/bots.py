"""Bots: they think in processes of their own, and move at a pace people can follow."""

import asyncio
import logging
import multiprocessing
import os
import secrets
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..agents import make
from ..core.game import Game
from .errors import Refusal
from .library import Library
from .live import Live
from .store import Store
from .tables import Tables

log = logging.getLogger(__name__)


@lru_cache
def game_of(package: str, pack: str | None) -> Game:
    game = import_module(package).build(Path(pack) if pack is not None else None)
    assert isinstance(game, Game)
    return game


def think(package: str, pack: str | None, saved: dict[str, Any], level: str, seed: int) -> int:
    """What a bot would name. Runs where nothing else waits for it."""
    return make(level, seed=seed).choose(game_of(package, pack).restore(saved))


def wake_up(package: str, pack: str | None) -> None:
    """Import a game before its first bot has to think."""
    game_of(package, pack)


class Thinkers:
    """The processes (or threads) in which bots think, started when first needed."""

    def __init__(self, library: Library, processes: bool) -> None:
        self.library = library
        self._processes = processes
        self._executor: Executor | None = None

    def executor(self) -> Executor:
        if self._executor is None:
            workers = max(1, min(4, (os.cpu_count() or 2) - 1))
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(workers, context) if self._processes else ThreadPoolExecutor(workers)
        return self._executor

    async def choose(self, live: Live, level: str) -> str:
        """The token a bot of this level would name now."""
        async with live.lock:
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
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


class Bots:
    """Sees to it that every bot whose turn it is moves."""

    def __init__(self, tables: Tables, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.tables = tables
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self._busy: dict[str, asyncio.Task[None]] = {}

    def kick(self, live: Live) -> None:
        """Called whenever something has changed at a table."""
        if live.bot_to_move() is not None and live.table.id not in self._busy:
            task = asyncio.create_task(self._run(live))
            self._busy[live.table.id] = task
            task.add_done_callback(lambda done: self._rest(live, done))

    def _rest(self, live: Live, task: asyncio.Task[None]) -> None:
        self._busy.pop(live.table.id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot stopped at table %s", live.table.id, exc_info=task.exception())

    async def _run(self, live: Live) -> None:
        changed = asyncio.Event()
        live.watchers.add(changed)
        try:
            while live.bot_to_move() is not None:
                changed.clear()
                if live.vote is not None or not await self._move(live):
                    await wait_for(changed, 5.0)
        finally:
            live.watchers.discard(changed)

    async def _move(self, live: Live) -> bool:
        """One bot's move. False when another worker does it."""
        bot = live.bot_to_move()
        version = live.version
        assert bot is not None
        clock = asyncio.get_running_loop().time
        began = clock()
        async with self.store.only_worker(live.table.id) as ours:
            if not ours:
                return False
            token = await self.thinkers.choose(live, bot.level)
            await self._linger(live, began + self._pace(live) - clock())
            try:
                await self.tables.play_for_bot(live, token, version)
            except Refusal:
                await self.tables.refresh(live.table.id)
        return True

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
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()


async def wait_for(event: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
