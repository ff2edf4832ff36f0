"""Games on a Ray cluster: the one that `RAY_ADDRESS` names, or one started on this machine for the tournament.

A game whose worker dies is played again in a process of its own there, which can tell the seat that ends it.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from .errors import ArenaError
from .lineup import Tournament
from .local import play_here
from .match import Result, play

Ray: TypeAlias = Any  # the module, which is imported when it is needed and ships without types

AHEAD = 4  # games in flight for every core of the cluster


def play_there(tournament: Tournament, numbers: Iterable[int], workers: int) -> Iterator[Result]:
    """The results of the games, as they come. `workers` counts only where no cluster runs yet."""
    ray = imported()
    started = not ray.is_initialized()
    if started:
        join(ray, workers)
    try:
        yield from Fleet(ray, tournament).run(deque(numbers))
    finally:
        if started:
            ray.shutdown()


def imported() -> Ray:
    try:
        import ray
    except ModuleNotFoundError:
        raise ArenaError("--on ray needs the extra: pip install 'holotype[ray]'") from None
    return ray


def join(ray: Ray, workers: int) -> None:
    quiet = {"log_to_driver": False, "logging_level": "error"}
    try:
        ray.init(address="auto", **quiet)
    except ConnectionError:
        ray.init(num_cpus=workers, include_dashboard=False, **quiet)


class Fleet:
    def __init__(self, ray: Ray, tournament: Tournament) -> None:
        self.ray = ray
        self.tournament = ray.put(tournament)
        self.play = ray.remote(max_retries=0)(play_one)
        self.flying: dict[object, int] = {}

    def run(self, numbers: deque[int]) -> Iterator[Result]:
        most = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        while numbers or self.flying:
            while numbers and len(self.flying) < most:
                self.launch(numbers.popleft(), False)
            for landed in self.ray.wait(list(self.flying))[0]:
                result = self.land(landed)
                if result is not None:
                    yield result

    def launch(self, number: int, carefully: bool) -> None:
        self.flying[self.play.remote(self.tournament, number, carefully)] = number

    def land(self, landed: object) -> Result | None:
        number = self.flying.pop(landed)
        try:
            return msgspec.msgpack.decode(self.ray.get(landed), type=Result)
        except self.ray.exceptions.RayTaskError as error:
            raise ArenaError(f"game {number} cannot be played: {error.cause!r}") from None
        except self.ray.exceptions.RayError:  # the worker, or its machine, is gone
            self.launch(number, True)
            return None


def play_one(tournament: Tournament, number: int, carefully: bool) -> bytes:
    result = next(play_here(tournament, [number], 1)) if carefully else play(tournament, number)
    return msgspec.msgpack.encode(result)
