"""Laws of whole games: they end and repeat, and their records replay."""

import msgspec

from ..core.records import RecordError, read_record
from .line import Line, Unlawful, frozen, known_record, require

LONGEST = 20_000  # decisions; no game of ours comes near it


def games_end(line: Line) -> None:
    """A random game comes to its end, without a fault on the way."""
    require(len(line.tables) < LONGEST, f"no end after {LONGEST} decisions")


def records_replay(line: Line) -> None:
    """A record goes through JSON and replays to an equal state, as does every beginning of it."""
    game, state = line.game, line.state
    record = known_record(line)
    text = record.to_json()
    require(read_record(text).to_json() == text, "a record changes on its way through JSON")
    require(frozen(game.replay(text), "chance") == frozen(state, "chance"), "the record replays to another state")
    moves = line.dice.below(len(record.tokens) + 1)
    beginning = game.replay(record.until(moves))
    require(
        frozen(beginning, "chance", "journal") == line.tables[moves],
        f"the first {moves} tokens of the record replay to another state than there was",
    )


def undo_goes_back(line: Line) -> None:
    """Behind no fence, the state after fewer moves is what it was, and the same moves lead here again."""
    game, state = line.game, line.state
    assert state.journal is not None
    record, now = known_record(line), frozen(state)
    for moves in line.sample(range(state.journal.fence, state.journal.moves + 1), 3):
        back = game.rewind(state, moves)
        require(frozen(back, "chance", "journal") == line.tables[moves], f"rewinding to move {moves} went elsewhere")
        require(frozen(state) == now, "rewinding has changed the state itself")
        for token in record.tokens[moves:]:
            back.apply(token)
        require(frozen(back, "chance") == frozen(state, "chance"), f"the same moves from {moves} on lead elsewhere")


def foreign_records_are_refused(line: Line) -> None:
    """A record of another game, ruleset or data, or one that does not replay, is refused with a RecordError."""
    record = known_record(line)
    change = msgspec.structs.replace
    for foreign in (
        change(record, game="chess"),
        change(record, ruleset=record.ruleset + 1),
        change(record, pack="0" * 16),
        change(record, players=99),
        change(record, options={"no such option": 1}),
        change(record, entries=(*record.entries, "say:nonsense")),
        change(record, entries=(*record.entries, 0)),
    ):
        try:
            line.game.replay(foreign)
        except RecordError:
            continue
        raise Unlawful(f"a foreign record was replayed: {foreign}")


def games_repeat(line: Line) -> None:
    """The same seed and the same tokens lead through the same tables again, from the first to the last."""
    record = known_record(line)
    again = line.game.start(record.players, line.seed, **record.options)
    for moves, token in enumerate(record.tokens):
        require(frozen(again, "chance", "journal") == line.tables[moves], f"after {moves} tokens the table is another")
        again.apply(token)
    require(frozen(again) == frozen(line.state), "the same tokens lead to another end")
