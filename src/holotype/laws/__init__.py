"""The laws that every game keeps, whatever it is about. `tests/laws` and `holotype fuzz` run them.

A game is played at random, and at every decision some of the laws are put to the state. A law is a function that
raises; what it says when it does is its docstring. Each module holds those of one kind.
"""

from ..core.chance import Seeded, scramble
from ..core.game import Game
from .hidden import check_secrets, logs_leak_nothing, pictures_leak_nothing, views_leak_nothing
from .line import Law, LawBroken, Line, Mode, Unlawful, frozen, modes, other_values
from .records import foreign_records_are_refused, games_end, games_repeat, records_replay, undo_goes_back
from .shown import (
    numbers_are_finite,
    numbers_tell_tables_apart,
    panels_are_complete,
    pictures_are_sound,
    views_are_json,
)
from .states import (
    copies_are_independent,
    every_legal_token_is_accepted,
    fields_are_declared,
    invariants_hold,
    legal_tokens_are_known,
    other_tokens_are_refused,
    questions_are_declared,
    saves_restore,
    scores_are_consistent,
    sets_are_taken_whole,
    states_are_pickled,
)
from .words import check_rulebooks, check_texts, log_lines_have_words, questions_have_words

__all__ = [
    "LawBroken",
    "Line",
    "Mode",
    "check_rulebooks",
    "check_secrets",
    "check_texts",
    "frozen",
    "modes",
    "other_values",
    "play",
]

QUICK: tuple[Law, ...] = (
    invariants_hold,
    legal_tokens_are_known,
    scores_are_consistent,
    questions_are_declared,
    questions_have_words,
    log_lines_have_words,
)
SLOW: tuple[Law, ...] = (
    fields_are_declared,
    copies_are_independent,
    sets_are_taken_whole,
    every_legal_token_is_accepted,
    other_tokens_are_refused,
    saves_restore,
    states_are_pickled,
    views_leak_nothing,
    logs_leak_nothing,
    views_are_json,
    panels_are_complete,
    numbers_are_finite,
    numbers_tell_tables_apart,
)
HEAVY: tuple[Law, ...] = (
    records_replay,
    undo_goes_back,
    pictures_leak_nothing,
    pictures_are_sound,
)
LAST: tuple[Law, ...] = (foreign_records_are_refused, games_repeat)


def play(game: Game, mode: Mode, seed: int, every: int = 12) -> Line:
    """A random game under the laws: the quick ones are put to each state, the others to one in `every`, those that
    draw or replay to one in four of these, and all of them to the first state and the last."""
    state = game.start(mode.players, seed, **mode.options)
    line = Line(game, state, Seeded(scramble(seed)), seed)
    law: Law = games_end
    try:
        while True:
            line.tables.append(frozen(state, "chance", "journal"))
            for law in due(line, every):
                law(line)
            law = games_end
            if state.over:
                break
            law(line)
            state.apply(line.pick(state.legal()))
        for law in LAST:
            law(line)
    except Exception as error:
        why = str(error) if isinstance(error, Unlawful) else f"{type(error).__name__}: {error}"
        where = f"seed {seed}, {mode}, move {len(line.tables) - 1}"
        raise LawBroken(law.__name__, f"{why} ({where})", state.record) from error
    return line


def due(line: Line, every: int) -> list[Law]:
    if len(line.tables) == 1 or line.state.over:
        return [*QUICK, *SLOW, *HEAVY]
    slow = [law for law in SLOW if line.dice.below(every) == 0]
    return [*QUICK, *slow, *[law for law in HEAVY if line.dice.below(4 * every) == 0]]
