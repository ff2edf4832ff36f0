"""What runs in the background: whatever fails is tried again, later and later, and `/healthz` tells it."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from .counts import JOB_FAILURES
from .reasons import EXPECTED, reason

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.1  # seconds until what failed is tried again; doubled each time
LONGEST_PAUSE = 5.0

Job = Callable[[Callable[[], None]], Awaitable[None]]


@dataclass(frozen=True)
class Failure:
    since: float
    times: int
    why: str


class Supervisor:
    """Runs jobs under a name. A job is called with `well`, which it calls whenever it is known to work; it is begun
    again when it raises, and done when it returns."""

    def __init__(self) -> None:
        self.failing: dict[str, Failure] = {}
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._vital: set[str] = set()
        self._closing = False

    def start(self, name: str, job: Job, vital: bool = False) -> None:
        """Run a job, unless one of this name runs. Without a vital one the server is not ready."""
        if name not in self._jobs and not self._closing:
            self._jobs[name] = asyncio.create_task(self._keep(name, job), name=name)
            if vital:
                self._vital.add(name)

    @property
    def ready(self) -> bool:
        return not self._vital & self.failing.keys()

    def running(self) -> int:
        return len(self._jobs)

    async def _keep(self, name: str, job: Job) -> None:
        try:
            while True:
                try:
                    return await job(lambda: self._well(name))
                except Exception as error:
                    if self._closing:
                        return
                    await asyncio.sleep(self._failed(name, error))
        finally:
            self._well(name)
            self._jobs.pop(name, None)

    def _well(self, name: str) -> None:
        if self.failing.pop(name, None) is not None:
            log.warning("%s: works again", name)

    def _failed(self, name: str, error: Exception) -> float:
        """Note a failure; returns the seconds until the next attempt."""
        before = self.failing.get(name, Failure(time.time(), 0, ""))
        why = reason(error)
        JOB_FAILURES.inc()
        self.failing[name] = Failure(before.since, before.times + 1, why)
        traced = error if not (before.times or isinstance(error, EXPECTED)) else None
        log.error("%s: failed (%s)", name, why, exc_info=traced)
        return random.uniform(0.5, 1.0) * min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(before.times, 10))

    async def close(self) -> None:
        self._closing = True
        jobs = list(self._jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
