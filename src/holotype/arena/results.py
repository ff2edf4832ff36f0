"""Results as a table: a row for every seat of every game, kept as Parquet with the tournament in its metadata.

The record of a game stands in the row of its first seat. `seconds` is the one column that differs from run to run.
"""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import polars as pl

from ..core.records import Record, read_record
from .errors import ResultsError
from .lineup import Tournament
from .match import Result

KEY = "holotype-tournament"
SCHEMA: dict[str, pl.DataType] = {
    "game": pl.Int64(),
    "deal": pl.UInt64(),
    "seed": pl.UInt64(),
    "seat": pl.Int64(),
    "agent": pl.String(),
    "faction": pl.String(),
    "place": pl.Int64(),
    "won": pl.Float64(),
    "score": pl.Float64(),
    "forfeit": pl.String(),
    "length": pl.Int64(),
    "decisions": pl.Int64(),
    "seconds": pl.Float64(),
    "tokens": pl.List(pl.Int32()),
    "curve": pl.List(pl.Float64()),
    "record": pl.String(),
}


def frame(results: Iterable[Result]) -> pl.DataFrame:
    rows = [
        {
            **msgspec.structs.asdict(row),
            "game": result.game,
            "deal": result.deal,
            "seed": result.seed,
            "seat": seat,
            "length": result.length,
            "record": result.record if seat == 0 else None,
        }
        for result in results
        for seat, row in enumerate(result.seats)
    ]
    return pl.DataFrame(rows, schema=SCHEMA).sort("game", "seat")


def save(table: pl.DataFrame, tournament: Tournament, file: Path) -> None:
    """Written beside and put in place at once, so that an interrupted save leaves what was there."""
    beside = file.with_name(file.name + ".new")
    table.write_parquet(beside, metadata={KEY: msgspec.json.encode(tournament).decode()})
    beside.replace(file)


def load(file: Path) -> tuple[Tournament, pl.DataFrame]:
    """The tournament and its results, or ResultsError with what is wrong with the file."""
    if not file.is_file():
        raise ResultsError(f"{file} is no file" if file.exists() else f"there is no file {file}")
    try:
        tournament = msgspec.json.decode(pl.read_parquet_metadata(file)[KEY], type=Tournament)
        table = pl.read_parquet(file)
    except KeyError:
        raise ResultsError(f"{file} is a Parquet file, but holds no results of a tournament") from None
    except (pl.exceptions.PolarsError, msgspec.MsgspecError, OSError) as error:
        raise ResultsError(f"{file} holds no results that can be read: {first_line(error)}") from None
    if dict(table.schema) != SCHEMA:
        raise ResultsError(f"{file} holds results of another version: its columns are {', '.join(table.columns)}")
    return tournament, table


def first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__


def record_of(table: pl.DataFrame, game: int) -> Record:
    """The record of one game, to replay or look at."""
    found = table.filter((pl.col("game") == game) & pl.col("record").is_not_null())
    if found.is_empty():
        raise ResultsError(f"the results hold no game {game}")
    return read_record(found["record"][0])
