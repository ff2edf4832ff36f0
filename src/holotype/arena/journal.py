"""What is done of a tournament that is still being played: a line for every game, in the order they ended."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from .errors import ResultsError
from .lineup import Tournament
from .match import Result


def beside(file: Path) -> Path:
    return file.with_name(file.name + ".part")


class Journal:
    def __init__(self, file: Path, tournament: Tournament) -> None:
        self.file = file
        begun = file.exists() and file.stat().st_size > 0
        self.lines = file.open("ab")
        if not begun:
            self.write(msgspec.json.encode(tournament))

    def add(self, result: Result) -> None:
        self.write(msgspec.json.encode(result))

    def write(self, line: bytes) -> None:
        self.lines.write(line + b"\n")
        self.lines.flush()

    def close(self) -> None:
        self.lines.close()


def read(file: Path, tournament: Tournament) -> list[Result]:
    """The games done so far. A last line that was cut off is cut off for good; its game is played again."""
    if not file.exists():
        return []
    whole, _, rest = file.read_bytes().rpartition(b"\n")
    if rest:
        file.write_bytes(whole + b"\n" if whole else b"")
    try:
        return list(decoded(whole.splitlines(), file, tournament))
    except msgspec.MsgspecError as error:
        raise ResultsError(f"{file} is damaged ({error}); remove it to begin anew") from None


def decoded(lines: list[bytes], file: Path, tournament: Tournament) -> Iterator[Result]:
    if lines:
        same(msgspec.json.decode(lines[0], type=Tournament), tournament, file)
    for line in lines[1:]:
        yield msgspec.json.decode(line, type=Result)


def same(kept: Tournament, asked: Tournament, file: Path) -> None:
    """Results of two tournaments do not go into one file."""
    differences = [
        f"{name} {getattr(kept, name)!r} there, {getattr(asked, name)!r} now"
        for name in Tournament.__struct_fields__
        if getattr(kept, name) != getattr(asked, name)
    ]
    if differences:
        raise ResultsError(f"{file} holds another tournament ({'; '.join(differences)}); choose another --out")
