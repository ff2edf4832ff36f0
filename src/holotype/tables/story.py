"""A record that somebody brings along, to be looked at move by move. It is called by a digest of itself."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from textwrap import shorten

from ..core.game import Game
from ..core.records import RecordError, read_record
from ..core.state import State
from ..core.types import Json
from .errors import Refusal
from .rows import SeatRow
from .seating import Seating


@dataclass(frozen=True)
class Story:
    """A record that replays."""

    id: str
    game: Game
    state: State  # at its end

    @property
    def moves(self) -> int:
        assert self.state.journal is not None
        return self.state.journal.moves

    def seating(self, lang: str) -> Seating:
        """A record does not say who played."""
        names = self.game.texts.seats(self.state.players, lang)
        return Seating(self.game, [SeatRow(seat, "person", name) for seat, name in enumerate(names)])

    def at(self, moves: int) -> State:
        if not 0 <= moves <= self.moves:
            raise Refusal("no-such-move", 422, moves=self.moves)
        return self.game.rewind(self.state, moves)


def read_story(body: bytes, game_of: Callable[[str], Game]) -> Story:
    try:
        record = read_record(body)
        if record.saved is not None:  # it names functions of the game that nobody outside may call
            raise RecordError("it goes on from a saved state, and those of others are not read", "saved")
        game = game_of(record.game)
        return Story(sha256(body).hexdigest()[:20], game, game.replay(record))
    except RecordError as error:
        raise Refusal("bad-record", 422, **explain(error)) from None


def explain(error: RecordError) -> Json:
    """English says what the engine says; other languages tell the fault by its name."""
    why = shorten(str(error), 200, break_on_hyphens=False, placeholder=" …")
    return {"why": why, "fault": error.fault, **error.details}
