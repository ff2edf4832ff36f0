"""What happens to a table when its game's ruleset has risen: it goes on, from where it was.

A table whose rows replay as they did just has the new rules. Another goes on from the state that was kept last and the
moves after it, as far as the new rules take them; a row of the kind `rules` marks the place."""

import logging
from collections.abc import Sequence

import msgspec

from ..core.game import Game, SaveError
from ..core.records import Record, RecordError
from ..core.state import State
from .rows import Row, TableRow, line, record
from .states import StateRow, replayed, standing_states, whole_save

log = logging.getLogger(__name__)


def current_state(game: Game, table: TableRow, rows: Sequence[Row], states: Sequence[StateRow]) -> State:
    """The state that the rows lead to under the game's ruleset; raises RecordError where they do not."""
    kept = standing_states(states, rows)
    last = max((row.number for row in rows if row.kind == "rules"), default=None)
    begun = next((state for state in kept if state.number == last), None)
    if last is not None and begun is None:
        raise RecordError("the state from which this table went on is missing")
    saved = None if begun is None else whole_save(begun, kept, rows)
    return game.replay(under(record(table, rows, saved), game.ruleset))


def replays_alike(game: Game, table: TableRow, rows: Sequence[Row], states: Sequence[StateRow]) -> bool:
    """Whether the new rules lead to the same table by the same moves."""
    try:
        state = current_state(game, table, rows, states)
    except RecordError:
        return False
    except Exception:
        log.exception("table %s: its moves break the new rules", table.id)
        return False
    assert state.journal is not None
    if (state.seat, state.journal.moves, state.over) != (table.seat, table.moves, table.over):
        return False
    kept = standing_states(states, rows)
    return not kept or same(game, kept, rows, game.rewind(state, max(kept[-1].moves, state.journal.floor)))


def same(game: Game, kept: Sequence[StateRow], rows: Sequence[Row], replayed_state: State) -> bool:
    """Whether a replayed state is the one that was kept, in all fields that both rulesets have."""
    was = whole_save(kept[-1], kept, rows)
    try:
        carried, found = game.restore(was).save(), replayed_state.save()
    except SaveError:
        return True  # nothing to compare with
    common = was["table"].keys() & found["table"].keys()
    tables = all(carried["table"][name] == found["table"][name] for name in common)
    return tables and all(carried[part] == found[part] for part in ("agenda", "question"))


def go_on(game: Game, table: TableRow, rows: Sequence[Row], states: Sequence[StateRow]) -> State:
    """The table under the new rules, with a line in its log about them."""
    state, rest = begin(game, table, rows, states)
    for number, row in enumerate(rest):
        trial = state.copy()
        assert state.journal is not None
        trial.journal, trial.logging = state.journal.copy(), True
        try:
            replayed(trial, row)
        except Exception as fault:  # whatever rules do with what was played by others
            log.warning(
                "table %s: %d moves are taken back under the new rules: %r", table.id, len(rest) - number, fault
            )
            tell(game, table, state, len(rest) - number)
            return state
        state = trial
    tell(game, table, state, 0)
    return state


def begin(game: Game, table: TableRow, rows: Sequence[Row], states: Sequence[StateRow]) -> tuple[State, Sequence[Row]]:
    """The newest kept state that can be carried over, or the start where there is none; and the moves after it."""
    kept, moves = standing_states(states, rows), line(rows)
    for state in reversed(kept):
        try:
            return game.restore(whole_save(state, kept, rows)), moves[state.moves + 1 :]
        except SaveError as error:
            log.error("table %s: its state after row %d cannot be carried over: %s", table.id, state.number, error)
    return game.replay(under(record(table, moves[:1]), game.ruleset)), moves[1:]


def tell(game: Game, table: TableRow, state: State, lost: int) -> None:
    assert state.journal is not None
    changed = [clause for ruleset in game.changes_since(table.ruleset) for clause in ruleset.clauses]
    clauses = list(dict.fromkeys(changed))
    details = {"number": game.ruleset, "clauses": ", ".join(clauses) or "none", "lost": lost}
    state.journal.note(clauses[0] if clauses else "", "new-rules", None, None, details)


def under(found: Record, ruleset: int) -> Record:
    """What was played, as if it had been played under another ruleset."""
    return msgspec.structs.replace(found, ruleset=ruleset)
