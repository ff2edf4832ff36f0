"""What the doors to research cost: the arena on two cores beside one, and environments beside the engine alone."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from statistics import median

from ..core.registry import load
from .report import markdown
from .run import usual_players

TWO_CORES = 1.8  # at least so many times the games of one
OVERHEAD = 2.0  # at most so many times the engine's time for a decision
GAMES = 60  # of random play, for every measure of the arena
STEPS = 3000


@dataclass(frozen=True)
class Door:
    what: str
    figure: float
    floor: float
    met: bool

    @property
    def line(self) -> list[str]:
        bound = "at least" if self.floor == TWO_CORES else "at most"
        return [self.what, f"{bound} {self.floor:g}x", f"{self.figure:.2f}x", "met" if self.met else "MISSED"]


def lines(doors: Sequence[Door]) -> list[list[str]]:
    return [["", "floor", "measured", ""], *(door.line for door in doors)] if doors else []


CHAPTER = """
## Doors to research

A step of an environment gives the table in numbers and the mask of legal tokens; beside it stands the engine giving
the same numbers and the list of legal tokens.

{table}
"""


def chapter(doors: Sequence[Door]) -> str:
    """For the page of the documentation."""
    return CHAPTER.format(table=markdown(lines(doors))) if doors else ""


def measure(games: Sequence[str], rounds: int) -> list[Door]:
    """Everything that is installed; a ratio is the median over the rounds of what was measured in the same one."""
    doors = [arena(name, rounds) for name in games[:1]]
    if find_spec("pettingzoo"):
        doors += [environment(name, rounds) for name in games]
    return doors


def arena(game: str, rounds: int) -> Door:
    ratio = median(games_per_second(game, 2) / games_per_second(game, 1) for _ in range(rounds))
    return Door(f"arena of {game}, two workers beside one", ratio, TWO_CORES, ratio >= TWO_CORES)


def games_per_second(game: str, workers: int) -> float:
    """From the first result of every worker on: beginning is not playing."""
    from ..arena import plan
    from ..arena.local import AHEAD, play_here

    tournament = plan(game, ["random"] * usual_players(game))
    results = play_here(tournament, range(GAMES * workers + AHEAD * workers), workers)
    for _ in range(AHEAD * workers):
        next(results)
    start = time.perf_counter()
    played = sum(1 for _ in results)
    return played / (time.perf_counter() - start)


def environment(game: str, rounds: int) -> Door:
    players = usual_players(game)
    ratio = median(seconds(through_env, game, players) / seconds(through_engine, game, players) for _ in range(rounds))
    return Door(f"PettingZoo's {game}, a step beside the engine's", ratio, OVERHEAD, ratio <= OVERHEAD)


def seconds(play: Callable[[str, int], int], game: str, players: int) -> float:
    """For one decision: to see the table in numbers, the legal tokens, and to name one."""
    start = time.perf_counter()
    played = play(game, players)
    return (time.perf_counter() - start) / played


def through_engine(name: str, players: int) -> int:
    game, chance, steps, seed = load(name), Random(1), 0, 0
    while steps < STEPS:
        state = game.start(players, seed, record=False)
        seed += 1
        while (seat := state.seat) is not None and steps < STEPS:
            game.features(state, seat)
            state.apply(chance.choice(state.legal()))
            steps += 1
    return steps


def through_env(name: str, players: int) -> int:
    from ..envs.pettingzoo import env

    table, chance, steps, seed = env(name, players), Random(1), 0, 0
    while steps < STEPS:
        table.reset(seed=seed)
        seed += 1
        for _ in table.agent_iter(STEPS - steps):
            *_, over, late, info = table.last()
            table.step(None if over or late else chance.choice(info["action_mask"].nonzero()[0].tolist()))
            steps += not over
    return steps
