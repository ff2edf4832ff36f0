"""`holotype arena` and `holotype report`: tournaments, their table, and the page about them."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ..core.types import Json
from .common import UsageError

if TYPE_CHECKING:
    import polars as pl

    from ..arena.match import Result


@contextmanager
def extra() -> Iterator[None]:
    """Tournaments need libraries that playing does not."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise UsageError(f"this needs the extra ({error.name} is missing): pip install 'holotype[arena]'") from None


def play_tournament(
    out: Console,
    game: str,
    agents: str,
    games: int,
    file: Path | None,
    workers: int | None,
    on: str,
    asked: Json,
) -> int:
    """Play, show the table, and say where the results are; returns the exit code."""
    with extra():
        from ..arena import plan
        from ..arena.tournament import Book

        tournament = plan(game, [spec.strip() for spec in agents.split(",") if spec.strip()], **asked)
        file = file or Path(f"{game}-{digest(msgspec.json.encode(tournament))}.parquet")
        total = tournament.whole_rounds(games)
        if total != games:
            out.print(f"{total} games are played instead of {games}, so that every agent sits in every seat as often")
        stopped = False
        with Book(tournament, file) as book:
            with Watch(out, total, book.kept()) as watch:
                try:
                    book.play(games, workers=workers, on=on, watch=watch.see)
                except KeyboardInterrupt:
                    stopped = True
            table = book.closed(games)
        show(table, out)
    if stopped:
        count = table["game"].n_unique()
        out.print(f"interrupted: {count} of {total} games are in {file}; the same command goes on with the others")
        return 130
    out.print(f"{total} games are in {file}; `holotype report {file}` makes a page of them")
    return 0


def digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:8]


class Watch:
    """A bar with the time that is left, and who has won how much so far."""

    def __init__(self, out: Console, total: int, before: "pl.DataFrame") -> None:
        self.won: Counter[str] = Counter()
        self.sat: Counter[str] = Counter()
        for agent, won in before.select("agent", "won").iter_rows():
            self.count(agent, won)
        columns = (
            BarColumn(20),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.description}"),
        )
        self.progress = Progress(*columns, console=out, transient=True)
        self.task = self.progress.add_task(self.so_far(), total=total, completed=before["game"].n_unique())

    def __enter__(self) -> "Watch":
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def see(self, result: "Result") -> None:
        for row in result.seats:
            self.count(row.agent, row.won)
        self.progress.update(self.task, advance=1, description=self.so_far())

    def count(self, agent: str, won: float) -> None:
        self.won[agent] += won  # type: ignore[assignment]
        self.sat[agent] += 1

    def so_far(self) -> str:
        rates = sorted(((self.won[agent] / self.sat[agent], agent) for agent in self.sat), reverse=True)
        return "  ".join(f"{agent} {rate:.0%}" for rate, agent in rates)


def show(table: "pl.DataFrame", out: Console) -> None:
    from ..arena.standings import pace, standings

    if table.is_empty():
        return
    shown = Table("agent", box=None, pad_edge=False)
    for column in ("rating", "wins", "95 %", "place", "score", "10-50-90 %", "forfeits"):
        shown.add_column(column, justify="right", no_wrap=True)
    for s in standings(table):
        scores = "-".join(f"{score:g}" for score in s.quantiles)
        shown.add_row(
            f"{s.agent}",
            f"{s.rating:.1f} ± {2 * s.deviation:.1f}",
            f"{s.won:.1%}",
            f"{100 * s.low:.1f}-{100 * s.high:.1f}",
            f"{s.place:.2f}",
            f"{s.mean:.1f}",
            scores,
            str(s.forfeits or "-"),
        )
    out.print(shown, soft_wrap=False)
    lengths: list[int] = table.filter(table["seat"] == 0)["length"].to_list()
    mean = sum(lengths) / len(lengths)
    out.print(f"{len(lengths)} games of {mean:.0f} decisions ({min(lengths)} to {max(lengths)})")
    times = ", ".join(f"{agent} {1000 * seconds:.2f} ms" for agent, seconds in sorted(pace(table).items()))
    out.print(f"time for a decision: {times}")
    for reason, count in reasons(table):
        out.print(f"forfeited {count} times: {reason}")


def reasons(table: "pl.DataFrame") -> list[tuple[str, int]]:
    lost = table.filter(table["forfeit"].is_not_null())
    return Counter(f"{agent} {why}" for agent, why in lost.select("agent", "forfeit").iter_rows()).most_common(8)


def write_report(file: Path, output: Path) -> None:
    with extra():
        from ..arena.report import page
        from ..arena.results import load

        output.write_text(page(*load(file)), encoding="utf-8")
