"""`holotype fuzz`: many random games under the laws; one that breaks a law is kept as a record."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from ..core.game import Game
from ..core.types import Options
from ..laws import LawBroken, Mode, check_rulebooks, check_texts, modes, play
from ..laws.terms import check_terms


def chosen_modes(game: Game, players: int | None, options: Options) -> Sequence[Mode]:
    """All modes of the game, or the one that was asked for."""
    if not options:
        return [mode for mode in modes(game) if players in (None, mode.players)] or [Mode(players or 0, {})]
    return [Mode(players or game.players[0], options)]


def fuzz(game: Game, ways: Sequence[Mode], games: int, seed: int, every: int, folder: Path, out: Console) -> int:
    """Play; returns the number of games that broke a law."""
    check_texts(game)
    check_rulebooks(game)
    check_terms(game)
    for mode in ways:
        game.start(mode.players, seed, **mode.options)  # a mode that does not exist is the caller's mistake
    failures = decisions = 0
    with Progress(console=out, transient=True) as progress:
        for number in progress.track(range(games), description=f"fuzzing {game.id}"):
            try:
                line = play(game, ways[number % len(ways)], seed + number, every)
                decisions += len(line.tables) - 1
            except LawBroken as broken:
                failures += 1
                out.print(report(broken, folder / f"{game.id}-{broken.law}-{seed + number}.json"))
    out.print(f"{game.id}: {games} games in {len(ways)} modes, {decisions} decisions, {failures} broke a law")
    return failures


def report(broken: LawBroken, file: Path) -> str:
    if broken.record is None:
        return str(broken)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(broken.record.to_json())
    return f"{broken}\n  kept as {file}"
