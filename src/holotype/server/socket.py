"""One WebSocket a table: the page says what its person does, the server shows what that person may see."""

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import replace

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from ..content.text import LANGUAGES
from ..core.types import Json
from ..tables.errors import Refusal, malformed, too_many
from ..tables.frames import Frame, Observer
from ..tables.texts import page_texts
from .bots import wait_for
from .context import Context
from .counts import REFUSALS
from .html import reader
from .limits import address_of
from .live import Live
from .thinking import Payer

log = logging.getLogger(__name__)
router = APIRouter()
LONGEST_MESSAGE = 4096
TRY_LATER = 1013
SHOWN_FOR = 0.1  # seconds; fast runs of bots' moves are shown as one


@router.websocket("/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    context: Context = websocket.app.state.context
    await websocket.accept()
    try:
        context.rate_limits.check("messages", websocket)
        live = await context.tables.get(table)
    except Refusal as refusal:
        await websocket.send_json(error_message(refusal, reader(websocket).lang))
        await websocket.close(TRY_LATER if refusal.status in (429, 503) else 4404, refusal.code)
        return
    await Connection(websocket, context, live).serve()


def error_message(refusal: Refusal, lang: str) -> Json:
    REFUSALS.labels(refusal.code).inc()
    return {
        "show": "error",
        "code": refusal.code,
        "text": page_texts(lang)(f"error-{refusal.code}", **refusal.details),
    }


class Connection:
    """A page that shows a table. It is sent the newest state, never a queue of old ones."""

    def __init__(self, websocket: WebSocket, context: Context, live: Live) -> None:
        self.websocket = websocket
        self.context = context
        self.tables = context.tables
        self.live = live
        self.person = context.people.of(websocket)
        self.changed = asyncio.Event()
        self.observer = Observer()
        self.shown: Frame | None = None  # the frame that this page has
        self.asks_for_all = False  # and it wants a whole one
        self.impatient = asyncio.Event()  # its person has said something and looks for what comes of it

    async def serve(self) -> None:
        self.live.watchers.add(self.changed)
        self.live.viewers += 1
        if self._sits or not self.live.address:
            self.live.address = address_of(self.websocket)
        sender = asyncio.create_task(self._send())
        self.context.bots.kick(self.live)
        sender.add_done_callback(self._sent_last)
        try:
            with suppress(WebSocketDisconnect):
                await self._receive()
        finally:
            sender.cancel()
            self.live.viewers -= 1
            if not self.live.viewers:
                self.live.frames.clear()
            self.live.watchers.discard(self.changed)

    def _sent_last(self, sender: asyncio.Task[None]) -> None:
        """A page that can be shown nothing more is closed: it opens again by itself."""
        if not sender.cancelled() and (error := sender.exception()) is not None:
            log.error("a page of table %s cannot be shown", self._table, exc_info=error)
            self._closing = asyncio.create_task(self.websocket.close(1011))

    # --- showing ---------------------------------------------------------------------------------------------------

    async def _send(self) -> None:
        """A page is shown the newest state, but no more often than people can follow, unless they act themselves."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.changed.wait()
                self.changed.clear()
                self.impatient.clear()
                known, self.asks_for_all = None if self.asks_for_all else self.shown, False
                self.shown, message = await self.live.sharing.message(self.live, *self._look_now(), known)
                await self.websocket.send_text(message)
                await wait_for(self.impatient, SHOWN_FOR)

    def _look_now(self) -> tuple[Observer, int | None]:
        """How the page sees the table as it is now, and whether it must be handed to somebody first."""
        mine = tuple(self.live.held_by(self.person))
        viewer, cover = eyes(self.live, mine, self.observer.viewer)
        host = self.person is not None and self.person == self.live.table.host
        self.observer = replace(self.observer, viewer=viewer, mine=mine, host=host)
        return self.observer, cover

    # --- doing -----------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._calm()
            self.impatient.set()
            try:
                await self._do(read(message.get("text") or ""))
            except Refusal as refusal:
                await self._tell(error_message(refusal, self.observer.lang))
                self.changed.set()

    async def _tell(self, message: Json) -> None:
        """Whoever has gone in the meantime is told nothing."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.websocket.send_json(message)

    async def _calm(self) -> None:
        """Whoever says too much at once is told so, and answered when there is time; nothing is lost."""
        warned = False
        while seconds := self.context.rate_limits.wait("messages", self.websocket):
            if not warned:
                await self._tell(error_message(too_many(seconds), self.observer.lang))
                warned = True
            await asyncio.sleep(seconds)

    async def _do(self, message: Json) -> None:
        actions = {
            "look": self._look,
            "play": self._play,
            "undo": self._undo,
            "agree": self._agree,
            "refuse": self._refuse,
            "hint": self._hint,
            "hurry": self._hurry,
            "pace": self._pace,
            "bot": self._bot,
            "free": self._free,
            "close": self._close,
            "name": self._name,
        }
        action = actions.get(str(message.get("do")))
        if action is None:
            raise malformed(f"do is one of {', '.join(actions)}")
        await action(message)

    async def _look(self, message: Json) -> None:
        """How this page wants to see the table: language, narrow or wide, and with the eyes of which of its seats. The
        next frame it is sent is a whole one."""
        lang = message.get("lang", self.observer.lang)
        if lang not in LANGUAGES:
            raise Refusal("no-language", 422, lang=str(lang)[:20], languages=", ".join(LANGUAGES))
        viewer = self.observer.viewer
        if message.get("viewer", viewer) is not viewer:
            viewer = None if message["viewer"] is None else number(message, "viewer")
        if viewer is not None and viewer not in self.live.held_by(self.person):
            raise Refusal("not-your-seat", 403)
        self.observer = replace(
            self.observer, lang=lang, narrow=message.get("narrow", self.observer.narrow) is True, viewer=viewer
        )
        self.asks_for_all = True
        self.changed.set()

    async def _play(self, message: Json) -> None:
        await self.tables.play(self._table, self.person, word(message, "token"), number(message, "version"))

    async def _undo(self, message: Json) -> None:
        await self.tables.undo(self._table, self.person, number(message, "moves"), number(message, "version"))

    async def _agree(self, message: Json) -> None:
        await self.tables.answer(self._table, self.person, True, number(message, "version"))

    async def _refuse(self, message: Json) -> None:
        await self.tables.answer(self._table, self.person, False, number(message, "version"))

    async def _hint(self, message: Json) -> None:
        """What the strongest bot would do in this person's place."""
        live, lang = self.live, self.observer.lang
        if live.state.seat is None or live.state.seat not in live.held_by(self.person) or live.waiting:
            raise Refusal("not-your-turn", 403)
        version = live.version
        payer = Payer(self.person or "", address_of(self.websocket), "reads")
        self.context.rate_limits.check_reads(payer.address)
        token = await self.context.thinking_pool.choose(live, self.context.hint_level, payer)
        if version == live.version:
            label = live.game.answers(live.state, lang, live.names(lang))[live.game.token(token)]
            text = page_texts(lang)("hint-says", label=label)
            await self._tell({"show": "hint", "version": version, "token": token, "text": text})

    async def _hurry(self, message: Json) -> None:
        self._check_sits()
        if self.live.bot_to_move() is not None:
            self.live.hurry.set()

    async def _pace(self, message: Json) -> None:
        self._check_sits()
        seconds = message.get("seconds")
        if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0 <= seconds <= 5:
            raise malformed("seconds is a number from 0 to 5")
        self.live.pace = float(seconds)
        await self._hurry(message)  # the move under way was timed by the old pace

    async def _bot(self, message: Json) -> None:
        await self.tables.give_to_bot(self._table, self.person, number(message, "seat"), word(message, "level"))

    async def _free(self, message: Json) -> None:
        await self.tables.free(self._table, self.person, number(message, "seat"))

    async def _close(self, message: Json) -> None:
        await self.tables.close(self._table, self.person)

    async def _name(self, message: Json) -> None:
        await self.tables.rename(self._table, self.person, number(message, "seat"), word(message, "name"))

    @property
    def _table(self) -> str:
        return self.live.table.id

    @property
    def _sits(self) -> bool:
        return bool(self.live.held_by(self.person)) or self.person == self.live.table.host

    def _check_sits(self) -> None:
        if not self._sits:
            raise Refusal("not-your-seat", 403)


def eyes(live: Live, mine: tuple[int, ...], before: int | None) -> tuple[int | None, int | None]:
    """With whose eyes a page looks, and whether it must be handed to another person first.

    One seat: its own. Several (hot-seat): those of whoever is asked, but only after they have said that they
    hold the device now; until then what everybody may see."""
    if not mine:
        return None, None
    if len(mine) == 1:
        return mine[0], None
    asked = None if live.waiting else live.state.seat
    if asked not in mine or asked == before:
        return before if before in mine else None, None
    if not hides_something(live, asked):
        return asked, None
    return None, asked


def hides_something(live: Live, seat: int) -> bool:
    return live.game.view(live.state, seat) != live.game.view(live.state, None)


def read(text: str) -> Json:
    """A message of a page: small JSON objects and nothing else."""
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("too-large", 413, limit=LONGEST_MESSAGE)
    try:
        message = json.loads(text)
        json.dumps(message, ensure_ascii=False).encode()  # half a character could not be answered
    except (ValueError, RecursionError):
        raise malformed("a message is a JSON object") from None
    if not isinstance(message, dict):
        raise malformed("a message is a JSON object")
    return message


def word(message: Json, key: str) -> str:
    value = message.get(key)
    if not isinstance(value, str):
        raise malformed(f"{key} is a text")
    return value


def number(message: Json, key: str) -> int:
    value = message.get(key)
    if isinstance(value, bool) or not isinstance(value, int):
        raise malformed(f"{key} is a whole number")
    return value
