"""`holotype replay` and `holotype render`: a record as a story and as pictures."""

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import track

from ..core.game import Game
from ..core.journal import Event
from ..core.records import Record, RecordError
from ..core.registry import load
from ..core.state import State
from .common import UsageError, check_seat, open_record


def tell(game: Game, record: Record, first: int, last: int | None, seat: int | None, lang: str, out: Console) -> None:
    """Every move in words, with what came of it."""
    state = game.replay(record)
    check_seat(state, seat)
    names = state.game.texts.seats(state.players, lang)
    assert state.journal is not None
    last = state.journal.moves if last is None else last
    if not 0 <= first <= last <= state.journal.moves:
        raise RecordError(f"the record has moves 0 to {state.journal.moves}")
    events = game.log(state, seat)
    for move in range(first, last + 1):
        if move > 0:
            who = state.journal.seats[move - 1]
            token = game.token(record.tokens[move - 1])
            if seat is None or seat == who or any(e.move == move for e in events):
                out.print(
                    f"{move:4}. {names[who]}: {game.texts.token(token, lang)}  ({game.name(token)})", style="bold"
                )
        for line in lines(game, events, move, lang, names):
            out.print(f"      {line}")
    if state.over and last == state.journal.moves:
        out.print(", ".join(f"{name} {score}" for name, score in zip(names, state.scores(), strict=True)), style="bold")


def lines(game: Game, events: list[Event], move: int, lang: str, names: list[str]) -> Iterator[str]:
    for event in events:
        if event.move == move:
            yield f"{game.texts.log(event, lang, names)} [{event.clause}]"


def draw_moves(
    game: Game, record: Record, first: int, last: int | None, seat: int | None, lang: str, folder: Path
) -> int:
    """A picture after every move; returns how many."""
    last = len(record.tokens) if last is None else last
    folder.mkdir(parents=True, exist_ok=True)
    moves = range(first, last + 1)
    for move in track(moves, description="drawing", transient=True):
        state = game.replay(record.until(move))
        (folder / f"move-{move:04}.svg").write_text(state.draw(seat, lang), encoding="utf-8")
    return len(moves)


def open_table(file: Path, game_id: str | None, move: int | None, pack: Path | None) -> State:
    """The state that a file describes: a record, or a position in words."""
    text = file.read_text(encoding="utf-8", errors="replace")
    if text.lstrip().startswith("{"):
        game, record = open_record(file, pack)
        moves = len(record.tokens)
        if move is not None and not 0 <= move <= moves:
            raise RecordError(f"the record has moves 0 to {moves}, not {move}")
        return game.replay(record if move is None else record.until(move))
    if game_id is None:
        raise UsageError(f"{file} is no record; if it is a position in words, say of which game with --game")
    if move is not None:
        raise UsageError("a position has no moves; --move is for records")
    return load(game_id, pack).position(text)
