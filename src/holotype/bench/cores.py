"""What the processes of a tournament need of the cores, whoever else uses them meanwhile.

Linux counts for every process how long it ran and how long it stood in line for a core. Where a system does not tell,
all time counts, and figures hold on an idle machine only.
"""

import multiprocessing
import os
import time
from pathlib import Path
from typing import NamedTuple


class Spent(NamedTuple):
    """Seconds of one process: on a core, and in line for one."""

    ran: float
    queued: float


class Stopwatch:
    """Called after every game; what lies between the games number `first` and `last` is measured."""

    def __init__(self, first: int, last: int) -> None:
        self.limits = (first, last)
        self.seen = 0
        self.readings: list[tuple[float, dict[int, Spent]]] = []

    def __call__(self, result: object) -> None:
        self.seen += 1
        if self.seen in self.limits:
            workers = [worker.pid for worker in multiprocessing.active_children() if worker.pid]
            self.readings.append((time.perf_counter(), {pid: spent(pid) for pid in (os.getpid(), *workers)}))

    def seconds_of_a_core(self) -> float:
        """For one game, with a core for every worker: an equal part of all work, or what the busiest worker needs if
        that is more. A worker's time without work counts; time in which others had its core does not."""
        (start, before), (end, after) = self.readings
        ran = {pid: after[pid].ran - before[pid].ran for pid in after}
        queued = {pid: after[pid].queued - before[pid].queued for pid in after}
        workers = [pid for pid in after if pid != os.getpid()]
        busiest = max(end - start - queued[pid] for pid in workers)
        return max(sum(ran.values()) / len(workers), busiest) / (self.limits[1] - self.limits[0])


def spent(pid: int) -> Spent:
    try:
        ran, queued, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
    except OSError:
        return Spent(0.0, 0.0)
    return Spent(int(ran) / 1e9, int(queued) / 1e9)
