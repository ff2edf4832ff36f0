"""One line for each request and event, as key=value or as JSON. No line has a cookie, a query or a key in it."""

import json
import logging
import re
import time
from datetime import UTC, datetime
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.types import Json
from .counts import CONNECTIONS, REQUESTS

log = logging.getLogger(__name__)
FORMATS = ("text", "json")
OURS = "holotype"
KEY = re.compile(r"(/device/).+", re.IGNORECASE)  # opens a person's seats to whoever reads it
PLAIN = re.compile(r"[\w./:+%…-]+")
WATCHING = ("/healthz", "/metrics")  # asked every few seconds


def set_up(form: str | None) -> None:
    """Write lines in this form to standard error; without one only what goes wrong, as text."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(as_json if form == "json" else as_text))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(logging.WARNING if form is None else logging.INFO)


def event(what: str, **fields: Any) -> None:
    log.info(what, extra={"fields": fields})


class Lines(logging.Formatter):
    def __init__(self, written: Any) -> None:
        super().__init__()
        self.written = written

    def format(self, record: logging.LogRecord) -> str:
        now = datetime.fromtimestamp(record.created, UTC)
        fields = {
            "time": now.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return str(self.written(fields))


def as_json(fields: Json) -> str:
    return json.dumps(fields, ensure_ascii=False, default=str)


def as_text(fields: Json) -> str:
    """Whatever is not one plain word is quoted, so that nobody can write a line of their own."""
    words = {key: str(value) for key, value in fields.items()}
    return " ".join(f"{key}={word if PLAIN.fullmatch(word) else json.dumps(word)}" for key, word in words.items())


class RequestLog:
    """Around the application: what was asked, how it was answered and how long that took."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        asked = described(scope)
        try:
            await self.app(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - began
            REQUESTS.labels(status).observe(seconds)
            if status >= 400 or not asked["path"].startswith(WATCHING):
                event("request", method=scope["method"], **asked, status=status, ms=milliseconds(seconds))

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, code, opened = time.perf_counter(), 1006, False

        async def sending(message: Message) -> None:
            nonlocal code, opened
            if message["type"] == "websocket.accept":
                opened = True
                CONNECTIONS.inc()
                event("page opened", **asked)
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)
            await send(message)

        async def receiving() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = message.get("code", 1005)
            return message

        asked = described(scope)
        try:
            await self.app(scope, receiving, sending)
        finally:
            CONNECTIONS.dec(opened)
            event(
                "page closed" if opened else "page refused",
                **asked,
                status=code,
                ms=milliseconds(time.perf_counter() - began),
            )


def described(scope: Scope) -> Json:
    client = scope.get("client")
    return {"path": KEY.sub(r"\1…", scope["path"]), "client": client[0] if client else ""}


def milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 1)
