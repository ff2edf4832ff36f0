"""One process of a bench: it holds one build, or the peers, and measures a slice whenever it is asked to.

It is asked by a line of JSON (`{"subject": "evolution/4", "measure": "play", "seconds": 0.2}`) and answers with
one: what it did, and the seconds it took."""

import json
import os
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from ..agents.mcts import Node, Search
from ..agents.random import play_out
from ..core import state as engine
from ..core.chance import Seeded
from ..core.game import Game
from ..core.registry import load
from ..core.state import State
from ..core.types import Json
from .subjects import NO_LIMIT, Catanatron, OpenSpiel, Ours, Subject

Made = TypeVar("Made")


def main() -> None:
    pin()
    subjects: dict[str, Subject] = {}
    for line in sys.stdin:
        order = json.loads(line)
        print(json.dumps(answer(order, subjects)), flush=True)


def pin() -> None:
    """All workers run on one core, one at a time, so that none has a better one."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def answer(order: Json, subjects: dict[str, Subject]) -> dict[str, float]:
    name, measure = order["subject"], order["measure"]
    if measure == "build":
        return {"compiled": float(not engine.__file__.endswith(".py"))}
    if measure == "memory":
        return memory(game_of(name), int(name.partition("/")[2]))
    if name not in subjects:
        subjects[name] = subject(name)
    return measured(getattr(subjects[name], measure), order["seconds"])


def subject(name: str) -> Subject:
    if name == "catanatron":
        return Catanatron()
    kind, _, rest = name.partition("/")
    return OpenSpiel(rest) if kind == "openspiel" else Ours(game_of(name), int(rest))


def game_of(name: str) -> Game:
    from .null import GAME

    known = name.partition("/")[0]
    return GAME if known == "null" else load(known)


def measured(work: Callable[[], dict[str, int]], seconds: float) -> dict[str, float]:
    """Units of work until the time is over: the processor's, so that it does not matter who else uses it."""
    done: Counter[str] = Counter()
    start = time.process_time()
    while (now := time.process_time()) < start + seconds:
        done.update(work())
    return {**done, "seconds": now - start}


def memory(game: Game, players: int) -> dict[str, float]:
    """Bytes of a live table at its end with its record and log, of a table in search, and of a node of a tree."""
    finished(game, players)  # whatever is loaded once is loaded now
    _, table = weighed(lambda: finished(game, players))
    state = game.start(players, 1, record=False)
    copies, weight = weighed(lambda: [state.copy() for _ in range(100)])
    tree, heavy = weighed(lambda: grown(state))
    return {"table": table, "copy": weight / len(copies), "node": heavy / nodes(tree)}


def weighed(make: Callable[[], Made]) -> tuple[Made, float]:
    tracemalloc.start()
    made = make()
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return made, float(used)


def finished(game: Game, players: int) -> State:
    live = game.start(players, 1)
    play_out(live, Seeded(1), NO_LIMIT)
    return live


def grown(state: State) -> Node:
    search = Search(state, 1)
    search.simulate(1000)
    return search.root


def nodes(node: Node) -> int:
    return 1 + sum(nodes(child) for child in node.children.values())


if __name__ == "__main__":
    main()
