"""Writes playthroughs: `python -m tests.playthroughs.write --help`."""

from pathlib import Path
from typing import Annotated, Any

import typer

import holotype
from holotype.agents import make
from holotype.cli.common import game_options
from holotype.core.records import Record
from tests.playthroughs import FOLDER, files, load, log_lines, pack_in, playthrough, record_in


def main(
    game: Annotated[str, typer.Argument(help="The game of a new playthrough.")] = "",
    name: Annotated[str, typer.Option(help="What its file is called.")] = "",
    players: int | None = None,
    seed: int = 0,
    bots: Annotated[str, typer.Option(help="Who plays all seats.")] = "greedy",
    option: Annotated[list[str] | None, typer.Option(help="name=value")] = None,
    pack: Annotated[str | None, typer.Option(help="A data pack, relative to the repository.")] = None,
    record: Annotated[Path | None, typer.Option(help="A record to write down instead of a game of bots.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Write all that exist again.")] = False,
) -> None:
    if everything:
        for file in files():
            was = file.read_text(encoding="utf-8")
            write(file, record_in(was), pack_in(was))
        for folder in sorted({file.parent for file in files()}):
            (folder / "log.md").write_text(log_lines(folder.name), encoding="utf-8")
    elif record is not None:
        read = holotype.read_record(record.read_bytes())
        write(FOLDER / read.game / f"{name or record.stem}.txt", read, pack)
    else:
        played = play(load(game, pack), players, seed, bots, game_options(option or []))
        write(FOLDER / game / f"{name or f'{played.players}-players-{seed}'}.txt", played, pack)


def play(game: holotype.Game, players: int | None, seed: int, bots: str, options: dict[str, Any]) -> Record:
    state = game.start(players, seed, **options)
    agents = [make(bots, seed + seat) for seat in range(state.players)]
    while state.seat is not None:
        state.apply(agents[state.seat].choose(state))
    assert state.record is not None
    return state.record


def write(file: Path, record: Record, pack: str | None) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(playthrough(record, pack), encoding="utf-8")
    print(f"wrote {file.relative_to(FOLDER)}")


if __name__ == "__main__":
    typer.run(main)
