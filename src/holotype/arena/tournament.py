"""Playing a tournament: what is done is kept, what is left is played."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

import polars as pl

from . import journal, results
from .errors import ArenaError
from .lineup import Tournament
from .local import cores, play_here
from .match import Result
from .on_ray import play_there

Player: TypeAlias = Callable[[Tournament, Iterable[int], int], Iterator[Result]]
PLACES: dict[str, Player] = {"local": play_here, "ray": play_there}


def nothing(result: Result) -> None:
    """Nobody watches."""


def run(
    tournament: Tournament,
    games: int,
    out: Path,
    *,
    workers: int | None = None,
    on: str = "local",
    watch: Callable[[Result], None] = nothing,
) -> pl.DataFrame:
    """The results of the first `games` games, which are in the file `out` afterwards. Games that are there already
    are not played again. `watch` is called after every game."""
    if on not in PLACES:
        raise ArenaError(f"games can be played on {' or '.join(PLACES)}, not on {on!r}")
    games = tournament.whole_rounds(games)
    done = kept(tournament, out)
    left = sorted(set(range(games)) - set(done["game"]))
    if left:
        writer = journal.Journal(journal.beside(out), tournament)
        try:
            for result in PLACES[on](tournament, left, workers or cores()):
                writer.add(result)
                watch(result)
        finally:
            writer.close()
    return close(tournament, out).filter(pl.col("game") < games)


def kept(tournament: Tournament, out: Path) -> pl.DataFrame:
    """What is done: the file of results, and the journal of a run that was interrupted."""
    table = results.frame([])
    if out.exists():
        before, table = results.load(out)
        journal.same(before, tournament, out)
    fresh = results.frame(journal.read(journal.beside(out), tournament))
    return pl.concat([table, fresh]).unique(["game", "seat"], keep="first").sort("game", "seat")


def close(tournament: Tournament, out: Path) -> pl.DataFrame:
    """Put the journal into the file of results."""
    table = kept(tournament, out)
    if journal.beside(out).exists():
        results.save(table, tournament, out)
        journal.beside(out).unlink()
    return table
