"""Golden playthroughs: recorded games as readable text, with the table at intervals.

A rule that changes without being meant to shows here as a diff. The files are tests/playthroughs/<game>/*.txt; to
write a new one, or all of them again after a change that was meant:

    python -m tests.playthroughs.write evolution --name two-players --players 2 --seed 7 --bots greedy
    python -m tests.playthroughs.write --all

A file is a record that people can read. Its head is the record without its moves, and the data pack's folder if there
is one. A line `1: card:piracy/4 say:animal/2 ~5` is what seat 1 chose, each token with the number of tokens that were
legal, and the chance outcomes that followed. What is indented is the table at that point, as the seat that is asked
sees it.

The words of the log stand beside them, in tests/playthroughs/<game>/log.md: one line of each kind, as it first occurs.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

import holotype
from holotype.core.chance import Recorded, System
from holotype.core.journal import Event
from holotype.core.records import Record
from holotype.pictures.plain import plain

FOLDER = Path(__file__).parent
REPOSITORY = FOLDER.parents[1]
EVERY = 75  # moves between two tables
WIDTH = 120
ENTRY = re.compile(r"~(\d+)|([^\s/]+)/\d+")


def files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.txt"))


def record_in(text: str) -> Record:
    """The record that a playthrough is of."""
    head, _, body = text.partition("\n}\n")
    lines = [line for line in body.splitlines() if re.match(r"\d+:|~", line)]
    found = [entry for line in lines for entry in ENTRY.findall(line)]
    entries = [int(outcome) if outcome else token for outcome, token in found]
    return msgspec.convert(msgspec.json.decode(head + "}") | {"entries": entries}, Record)


def pack_in(text: str) -> str | None:
    """The folder of a playthrough's data pack, relative to the repository."""
    named = re.search(r"^pack: (.+)$", text, re.MULTILINE)
    return named[1] if named else None


def load(game: str, pack: str | None) -> holotype.Game:
    return holotype.load(game, pack and REPOSITORY / pack)


def playthrough(record: Record, pack: str | None = None) -> str:
    """The whole text: what was chosen before the game, the moves with the table at intervals, and the end."""
    return "\n\n".join([head(record, pack), *moves(load(record.game, pack), record)]) + "\n"


def head(record: Record, pack: str | None) -> str:
    shown = {key: value for key, value in msgspec.json.decode(record.to_json()).items() if key != "entries"}
    written = msgspec.json.format(msgspec.json.encode(shown), indent=2).decode()
    return f"{written}\npack: {pack}" if pack else written


def moves(game: holotype.Game, record: Record) -> Iterator[str]:
    first = record.until(0)
    state = game.replay(first, Recorded(record.outcomes[len(first.outcomes) :], System()))
    assert state.journal is not None
    yield "\n".join(wrapped([f"~{outcome}" for outcome in first.outcomes], ""))
    yield table(state)
    lines: list[str] = []
    for number, token in enumerate(record.tokens, start=1):
        seat, legal, known = state.seat, len(state.legal()), len(state.journal.entries)
        state.apply(token)
        entries = [f"{token}/{legal}", *(f"~{~outcome}" for outcome in state.journal.entries[known + 1 :])]
        if lines and lines[-1].startswith(f"{seat}:"):
            entries = [*lines.pop().split()[1:], *entries]
        lines += wrapped(entries, f"{seat}:")
        if number % EVERY == 0 or state.over:
            yield "\n".join(lines)
            yield table(state)
            lines = []
    yield f"scores {state.scores()}, ranking {state.ranking()}, winners {state.winners()}, over {state.over}"


def wrapped(entries: list[str], start: str) -> list[str]:
    """Lines that begin alike and hold as many entries as fit."""
    lines = [start]
    for entry in entries:
        if len(lines[-1]) + 1 + len(entry) > WIDTH and lines[-1] != start:
            lines.append(start)
        lines[-1] = f"{lines[-1]} {entry}".lstrip()
    return lines


def table(state: holotype.State) -> str:
    """The table as the seat that is asked sees it, or as everybody does."""
    view = state.view(state.seat)
    lines = [] if state.over else wrapped(view["legal"], f"seat {state.seat} may:")
    return "\n".join(f"    {line}" for line in [*lines, *plain(view["table"]).splitlines()])


def log_lines(game: str) -> str:
    """The first line of each kind in a game's log, over all its playthroughs, in both languages."""
    kinds: dict[tuple[str, str], list[str]] = {}
    for file in sorted((FOLDER / game).glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        state = load(game, pack_in(text)).replay(record_in(text))
        assert state.journal is not None
        for event in state.journal.log:
            kinds.setdefault((event.clause, event.event), sentences(state, event))
    return "".join(f"{clause} {event}\n\n{''.join(kinds[clause, event])}\n" for clause, event in sorted(kinds))


def sentences(state: holotype.State, event: Event) -> list[str]:
    texts = state.game.texts
    return [f"    {texts.log(event, lang, texts.seats(state.players, lang))}\n" for lang in ("en", "ja")]
