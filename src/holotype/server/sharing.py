"""What several pages wait for is made once, in a thread."""

import asyncio
from copy import copy

from ..tables.frames import Frame, Frames, Observer
from ..tables.table import Table

Key = tuple[int, Observer, int | None, Frame | None]


class Sharing:
    """The messages of a table that are being made."""

    def __init__(self, frames: Frames) -> None:
        self._frames = frames
        self._running: dict[Key, asyncio.Task[tuple[Frame, str]]] = {}

    async def message(
        self, live: Table, observer: Observer, cover: int | None, known: Frame | None
    ) -> tuple[Frame, str]:
        """The table as it is now, as a frame and as the message for a page that has the frame `known`."""
        key = (live.revision, observer, cover, known)
        task = self._running.get(key)
        if task is None:
            task = asyncio.create_task(asyncio.to_thread(self._make, copy(live), observer, cover, known))
            task.add_done_callback(lambda _: self._running.pop(key, None))
            self._running[key] = task
        return await asyncio.shield(task)

    def _make(self, live: Table, observer: Observer, cover: int | None, known: Frame | None) -> tuple[Frame, str]:
        frame = self._frames.frame(live, observer, cover)
        return frame, frame.message(known)
