"""Records that visitors bring along, to be looked at move by move. One is called by a digest of itself."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from textwrap import shorten

from ..core.game import Game
from ..core.records import RecordError, read_record
from ..core.state import State
from ..core.types import Json
from .errors import Refusal
from .library import Library
from .seating import Seating
from .store import SeatRow, Store

LARGEST_RECORD = 1024 * 1024  # bytes; the longest games of ours need a tenth of it
IN_MEMORY = 20


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


class Records:
    def __init__(self, store: Store, library: Library) -> None:
        self.store = store
        self.library = library
        self._stories: OrderedDict[str, Story] = OrderedDict()

    async def keep(self, body: bytes) -> Story:
        """A record somebody sends us, if it is one."""
        story = await asyncio.to_thread(self._story, body)
        await self.store.keep_record(story.id, body.decode())
        return self._remembered(story)

    async def get(self, name: str) -> Story:
        if name in self._stories:
            self._stories.move_to_end(name)
            return self._stories[name]
        body = await self.store.record(name)
        if body is None:
            raise Refusal("no-record", 404)
        return self._remembered(await asyncio.to_thread(self._story, body.encode()))

    def _remembered(self, story: Story) -> Story:
        self._stories[story.id] = story
        while len(self._stories) > IN_MEMORY:
            self._stories.popitem(last=False)
        return story

    def _story(self, body: bytes) -> Story:
        try:
            record = read_record(body)
            if record.saved is not None:  # it names functions of the game that nobody outside may call
                raise RecordError("it goes on from a saved state, and those of others are not read", "saved")
            game = self.library.game(record.game)
            return Story(sha256(body).hexdigest()[:20], game, game.replay(record))
        except RecordError as error:
            raise Refusal("bad-record", 422, **explain(error)) from None


def explain(error: RecordError) -> Json:
    """English says what the engine says; other languages tell the fault by its name."""
    why = shorten(str(error), 200, break_on_hyphens=False, placeholder=" …")
    return {"why": why, "fault": error.fault, **error.details}
