"""What several commands share."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ..content.text import LANGUAGES, UnknownLanguage
from ..core.game import Game
from ..core.options import OptionError
from ..core.records import Record, read_record
from ..core.registry import load
from ..core.state import State
from ..core.types import Options


class UsageError(ValueError):
    """Something on the command line that does not fit together."""


def console() -> Console:
    """Words of games are printed as they are: no markup, no colours for numbers. A file or pipe gets wide tables."""
    width = None if sys.stdout.isatty() else 200
    return Console(width=width, markup=False, highlight=False, emoji=False, soft_wrap=True)


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return lang


def game_options(pairs: Sequence[str]) -> Options:
    """Options given as NAME=VALUE."""
    options: Options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"an option is given as name=value, not {pair!r}")
        options[name.strip()] = value.strip()
    return options


def check_seat(state: State, seat: int | None) -> None:
    if seat is not None and seat not in range(state.players):
        raise UsageError(f"there is no seat {seat}; seats go from 0 to {state.players - 1}")


def open_record(file: Path, pack: Path | None) -> tuple[Game, Record]:
    record = read_record(file.read_bytes())
    return load(record.game, pack), record
