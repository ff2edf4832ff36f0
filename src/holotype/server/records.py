"""Records that visitors bring along, to be looked at move by move. One is called by a digest of itself."""

import asyncio
from collections import OrderedDict

from ..tables.errors import Refusal
from ..tables.story import Story, read_story
from .library import Library
from .store import Store

LARGEST_RECORD = 1024 * 1024  # bytes; the longest games of ours need a tenth of it
IN_MEMORY = 20


class Records:
    def __init__(self, store: Store, library: Library) -> None:
        self.store = store
        self.library = library
        self._stories: OrderedDict[str, Story] = OrderedDict()

    async def keep(self, body: bytes) -> Story:
        """A record somebody sends us, if it is one."""
        story = await asyncio.to_thread(read_story, body, self.library.game)
        await self.store.keep_record(story.id, body.decode())
        return self._remembered(story)

    async def get(self, name: str) -> Story:
        if name in self._stories:
            self._stories.move_to_end(name)
            return self._stories[name]
        body = await self.store.record(name)
        if body is None:
            raise Refusal("no-record", 404)
        return self._remembered(await asyncio.to_thread(read_story, body.encode(), self.library.game))

    def _remembered(self, story: Story) -> Story:
        self._stories[story.id] = story
        while len(self._stories) > IN_MEMORY:
            self._stories.popitem(last=False)
        return story
