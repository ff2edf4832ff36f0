"""What the interfaces to research cost: the arena on two cores beside one, and environments beside the engine alone."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from ..core.registry import load
from .cores import Stopwatch
from .report import markdown
from .run import usual_players
from .starts import help_shown, processor_seconds, server_up

TWO_CORES = 1.8  # at least so many times the games of one
OVERHEAD = 2.0  # at most so many times the engine's time for a decision
HELP, SERVER = 0.5, 3.0  # at most so many seconds until they are there
GAMES = 100  # of random play, for every worker and measure of the arena
BEGINNING, END = 5, 25  # of these are not measured: processes begin and load the game; at last there is nothing to do
STEPS = 3000


@dataclass(frozen=True)
class Cost:
    what: str
    figure: float
    least: float | None = None
    most: float | None = None
    unit: str = "x"

    @property
    def met(self) -> bool:
        return (self.least is None or self.figure >= self.least) and (self.most is None or self.figure <= self.most)

    @property
    def line(self) -> list[str]:
        floor = f"at most {self.most:g}" if self.least is None else f"at least {self.least:g}"
        met = "met" if self.met else "MISSED"
        return [self.what, f"{floor}{self.unit}", f"{self.figure:.2f}{self.unit}", met]


def lines(interfaces: Sequence[Cost]) -> list[list[str]]:
    return [["", "floor", "measured", ""], *(cost.line for cost in interfaces)] if interfaces else []


HEAD = "\n## Interfaces to research\n"
CHAPTER = """
Written by `{command}`: the medians of {rounds} rounds, in processor time of the pure build.

A game of the arena costs one core the processor time of all processes, and two cores half of it each, or what the
busiest worker needs if that is more: its time without work counts, time in which others had its core does not.

A step of an environment gives the table in numbers and the mask of legal tokens; beside it stands the engine giving
the same numbers and the list of legal tokens.

{table}
"""


def chapter(interfaces: Sequence[Cost], command: str, rounds: int) -> str:
    """For the page of the documentation."""
    return (
        HEAD + CHAPTER.format(command=command, rounds=rounds, table=markdown(lines(interfaces))) if interfaces else ""
    )


def measure(games: Sequence[str], rounds: int) -> list[Cost]:
    """Everything that is installed; a ratio is the median over the rounds of what was measured in the same one."""
    interfaces = [arena(name, rounds) for name in games[:1]] if find_spec("polars") else []
    if find_spec("pettingzoo"):
        interfaces += [environment(name, rounds) for name in games]
    interfaces.append(begun("`holotype --help`, from nothing", help_shown, HELP, rounds))
    interfaces.append(begun("`holotype serve`, from nothing", server_up, SERVER, rounds))
    return interfaces


def begun(what: str, start: Callable[[], None], most: float, rounds: int) -> Cost:
    return Cost(what, median(processor_seconds(start) for _ in range(rounds)), most=most, unit=" s")


def arena(game: str, rounds: int) -> Cost:
    ratio = median(seconds_of_a_core(game, 1) / seconds_of_a_core(game, 2) for _ in range(rounds))
    return Cost(f"arena of {game}, two cores beside one", ratio, least=TWO_CORES)


def seconds_of_a_core(game: str, workers: int) -> float:
    """For one game in the middle of a tournament, journal and all."""
    from ..arena import plan
    from ..arena.tournament import run

    tournament = plan(game, ["random"] * usual_players(game))
    games = tournament.whole_rounds(workers * GAMES)
    watch = Stopwatch(BEGINNING * workers, games - END * workers)
    with TemporaryDirectory() as folder:
        run(tournament, games, Path(folder) / "results.parquet", workers=workers, watch=watch)
    return watch.seconds_of_a_core()


def environment(game: str, rounds: int) -> Cost:
    players = usual_players(game)
    ratio = median(seconds(through_env, game, players) / seconds(through_engine, game, players) for _ in range(rounds))
    return Cost(f"PettingZoo's {game}, a step beside the engine's", ratio, most=OVERHEAD)


def seconds(play: Callable[[str, int], int], game: str, players: int) -> float:
    """For one decision: to see the table in numbers, the legal tokens, and to name one."""
    start = time.process_time()
    played = play(game, players)
    return (time.process_time() - start) / played


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
