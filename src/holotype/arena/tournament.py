"""Playing a tournament: what is done is kept, what is left is played."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import polars as pl

from . import journal, lock, results
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
    with Book(tournament, out) as book:
        book.play(games, workers=workers, on=on, watch=watch)
        return book.closed(games)


class Book:
    """The results of a tournament, in the hands of one process at a time: ResultsError if another one has them."""

    def __init__(self, tournament: Tournament, out: Path) -> None:
        self.tournament = tournament
        self.out = out
        self.journal = journal.beside(out)
        self.lock = lock.held(out)

    def __enter__(self) -> "Book":
        self.lock.__enter__()
        return self

    def __exit__(self, *why: Any) -> None:
        self.lock.__exit__(*why)

    def kept(self) -> pl.DataFrame:
        """What is done: the file of results, and the journal of a run that was interrupted."""
        table = results.frame([])
        if self.out.exists():
            before, table = results.load(self.out)
            journal.same(before, self.tournament, self.out)
        fresh = results.frame(journal.read(self.journal, self.tournament))
        return pl.concat([table, fresh]).unique(["game", "seat"], keep="first").sort("game", "seat")

    def play(
        self,
        games: int,
        *,
        workers: int | None = None,
        on: str = "local",
        watch: Callable[[Result], None] = nothing,
    ) -> None:
        """Whatever is left of the first `games` games, rounded up to whole rounds."""
        if on not in PLACES:
            raise ArenaError(f"games can be played on {' or '.join(PLACES)}, not on {on!r}")
        left = sorted(set(range(self.tournament.whole_rounds(games))) - set(self.kept()["game"]))
        if not left:
            return
        writer = journal.Journal(self.journal, self.tournament)
        try:
            for result in PLACES[on](self.tournament, left, workers or cores()):
                writer.add(result)
                watch(result)
        finally:
            writer.close()

    def closed(self, games: int) -> pl.DataFrame:
        """Put the journal into the file of results; returns those of the first games."""
        table = self.kept()
        if self.journal.exists():
            results.save(table, self.tournament, self.out)
            self.journal.unlink()
        return table.filter(pl.col("game") < self.tournament.whole_rounds(games))
