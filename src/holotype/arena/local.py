"""Games in processes of this machine.

A process that dies is replaced and its game begun again; if it dies again, the seat that was thinking forfeits.
"""

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from .errors import ArenaError
from .lineup import Tournament
from .match import Result, play

AHEAD = 0.3  # seconds of work that a worker has been told of beyond its game, so that it never waits for the next
MOST_AHEAD = 32  # games
DIED = "its process died"
TRIES = 2

spawn = multiprocessing.get_context("spawn")


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(tournament: Tournament, numbers: Iterable[int], workers: int) -> Iterator[Result]:
    """The results of the games, as they come."""
    crew = Crew(tournament, workers)
    try:
        yield from crew.run(deque(Order(number) for number in numbers))
    finally:
        crew.dismiss()


class Order(msgspec.Struct):
    """A game to be played: how often it was begun, and which seats have forfeited by ending their process."""

    number: int
    tries: int = 0
    dead: dict[int, str] = {}


class Worker:
    """A process, the games it has been told of, and the seat that thinks in it."""

    def __init__(self, tournament: Tournament) -> None:
        self.orders: deque[Order] = deque()
        self.pace = AHEAD  # seconds that its last game took
        self.logging = time.monotonic()
        self.thinks = spawn.RawValue("i", -1)
        self.line, far = spawn.Pipe()
        self.process = spawn.Process(target=work, args=(tournament, far, self.thinks), daemon=True)
        self.process.start()
        far.close()

    def tell(self, order: Order) -> None:
        self.orders.append(order)
        try:
            self.line.send((order.number, order.dead))
        except OSError:
            return  # it has died; what it was told is in `orders`

    def hear(self) -> Result | None:
        """A result; None when the process is gone."""
        try:
            good, answer = self.line.recv()
        except (EOFError, OSError):
            return None
        order = self.orders.popleft()
        now = time.monotonic()
        self.pace, self.logging = now - self.logging, now
        if not good:
            raise ArenaError(f"game {order.number} cannot be played: {answer}")
        return msgspec.msgpack.decode(answer, type=Result)

    def wants(self) -> bool:
        """Whether it should be told of another game. Of long ones it is not told early: another worker may be free
        before it."""
        ahead = min(MOST_AHEAD, int(AHEAD / max(self.pace, 0.001)))
        return len(self.orders) <= ahead

    def bury(self) -> list[Order]:
        """The orders that it leaves behind, the one that it died of first."""
        self.process.join()
        self.line.close()
        if self.orders:
            order = self.orders[0]
            order.tries += 1
            if order.tries >= TRIES:
                self.blame(order)
        return list(self.orders)

    def blame(self, order: Order) -> None:
        seat = self.thinks.value
        if seat < 0 or seat in order.dead:
            raise ArenaError(f"game {order.number} ended its process {order.tries} times, and no agent was thinking")
        order.dead = {**order.dead, seat: DIED}
        order.tries = 0

    def dismiss(self) -> None:
        self.process.terminate()
        self.process.join()
        self.line.close()


class Crew:
    def __init__(self, tournament: Tournament, workers: int) -> None:
        self.tournament = tournament
        self.size = workers
        self.workers: list[Worker] = []

    def run(self, orders: deque[Order]) -> Iterator[Result]:
        self.workers = [Worker(self.tournament) for _ in range(min(self.size, len(orders)))]
        for worker in self.workers:
            hand_out(orders, worker)
        while any(worker.orders for worker in self.workers):
            lines: list[Any] = [worker.line for worker in self.workers if worker.orders]
            ready = wait(lines)
            for worker in [worker for worker in self.workers if worker.line in ready]:
                result = worker.hear()
                if result is None:
                    self.replace(worker, orders)
                else:
                    hand_out(orders, worker)
                    yield result

    def replace(self, worker: Worker, orders: deque[Order]) -> None:
        orders.extendleft(reversed(worker.bury()))
        fresh = Worker(self.tournament)
        self.workers[self.workers.index(worker)] = fresh
        hand_out(orders, fresh)

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.dismiss()


def hand_out(orders: deque[Order], worker: Worker) -> None:
    while orders and worker.wants():
        worker.tell(orders.popleft())


def work(tournament: Tournament, line: "Connection[Any, Any]", thinks: object) -> None:
    """The life of a worker. An interrupt from the keyboard is its parent's affair; without one it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asking: Callable[[int], None] = lambda seat: setattr(thinks, "value", seat)  # noqa: E731
    while True:
        try:
            number, dead = line.recv()
        except EOFError:
            return
        line.send(attempt(tournament, number, dead, asking))


def attempt(
    tournament: Tournament, number: int, dead: dict[int, str], asking: Callable[[int], None]
) -> tuple[bool, bytes | str]:
    try:
        return True, msgspec.msgpack.encode(play(tournament, number, dead, asking))
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"
