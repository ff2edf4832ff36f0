"""Golden playthroughs: recorded games with the text of the table at intervals.

A rule that changes without being meant to shows here as a diff. The files are tests/playthroughs/<game>/*.txt; to
write a new one, or all of them anew after a change that was meant:

    python -m tests.playthroughs.write evolution --name two-players --players 2 --seed 7 --bots greedy
    python -m tests.playthroughs.write --all

A game with a data pack names its folder, relative to the repository, in a line `pack:` of the head.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import holotype
from holotype.core.plain import plain
from holotype.core.records import Record

FOLDER = Path(__file__).parent
REPOSITORY = FOLDER.parents[1]
EVERY = 20  # moves between two looks at the table


def files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.txt"))


def record_in(text: str) -> Record:
    """The record that a playthrough is of: its last line."""
    return holotype.read_record(text.rstrip().splitlines()[-1])


def pack_in(text: str) -> str | None:
    """The data pack of a playthrough, as its head names it."""
    head = text.partition("\n\n")[0]
    named = re.search(r"^pack: (.+)$", head, re.MULTILINE)
    return named[1] if named else None


def load(game: str, pack: str | None) -> holotype.Game:
    return holotype.load(game, pack and REPOSITORY / pack)


def playthrough(record: Record, pack: str | None = None) -> str:
    """The whole text: what was chosen, each move with its log lines, the table now and then, the end, the record."""
    game = load(record.game, pack)
    head = {"game": record.game, "ruleset": record.ruleset} | ({"pack": pack} if pack else {})
    head |= {"players": record.players, "options": record.options}
    parts = [plain(head), *moves(game, record)]
    state = game.replay(record)
    parts += [f"scores {state.scores()}, ranking {state.ranking()}, winners {state.winners()}, over {state.over}"]
    return "\n\n".join(parts) + "\n\n" + re.sub(r"\s*\n\s*", " ", record.to_json().decode()) + "\n"


def moves(game: holotype.Game, record: Record) -> Iterator[str]:
    whole = game.replay(record)
    assert whole.journal is not None
    log: dict[int, list[str]] = {}
    for e in whole.journal.log:
        log.setdefault(e.move, []).append(f"    {e.clause} {e.event} {_details(e)}".rstrip())
    yield "\n".join(["0. the table is set", *log.get(0, [])])
    yield table(game.replay(record.until(0)))
    told: list[str] = []
    for number, token in enumerate(record.tokens, start=1):
        told += [f"{number}. seat {whole.journal.seats[number - 1]}: {token}", *log.get(number, [])]
        if number % EVERY == 0 or number == len(record.tokens):
            yield "\n".join(told)
            yield table(game.replay(record.until(number)))
            told = []


def table(state: holotype.State) -> str:
    """The table as the seat that is asked sees it, or as everybody does."""
    view = state.view(state.seat)
    asked = f"asked: seat {view['seat']}, {view['prompt']}: {' '.join(view['legal'])}"
    return f"{asked}\n{plain(view['table'])}" if not state.over else f"over\n{plain(view['table'])}"


def _details(event: Any) -> str:
    seat = [] if event.seat is None else [f"seat={event.seat}"]
    only = [] if event.only is None else [f"only={event.only}"]
    return " ".join([*seat, *only, *(f"{key}={value}" for key, value in event.details.items())])
