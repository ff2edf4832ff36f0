"""What is refused before anything else looks at a request: other sites, bodies without end, impossible addresses."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..tables.errors import Refusal
from .answers import refused
from .limits import RateLimits
from .records import LARGEST_RECORD

LARGEST_BODY = 64 * 1024
RECORDS = "/api/records"  # where larger bodies are welcome
UNCOUNTED = ("/static/", "/icons/", "/healthz", "/metrics")
READING = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-cache",
}


class RequestGuard:
    """Around the whole application, for pages, API and WebSockets alike."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, with_headers(send))
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            check_address(scope)
            check_number(scope)
            if scope["method"] not in READING:
                check_origin(scope)
            body = await whole_body(receive, LARGEST_RECORD if scope["path"] == RECORDS else LARGEST_BODY)
        except Refusal as refusal:
            response = await refused(Request(scope), refusal)
            await response(scope, receive, send)
        else:
            await self.app(scope, given(body, receive), send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A refused handshake is answered with 403."""
        try:
            check_address(scope)
            check_origin(scope)
        except Refusal as refusal:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        else:
            await self.app(scope, receive, send)


def check_address(scope: Scope) -> None:
    """PostgreSQL has no text with a NUL in it, and no address of ours has one."""
    if "\0" in scope["path"]:
        raise Refusal("no-page", 404)


def check_number(scope: Scope) -> None:
    """How much one address may ask for. Files of ours cost nothing, and whoever watches the server may always look."""
    if not scope["path"].startswith(UNCOUNTED):
        rate_limits: RateLimits = scope["app"].state.context.rate_limits
        rate_limits.check("requests", Request(scope))


def check_origin(scope: Scope) -> None:
    """A browser says which site a form or script comes from. A program says nothing, and has no cookie to abuse."""
    headers = HTTPConnection(scope).headers
    site = headers.get("sec-fetch-site", "same-origin")
    origin = headers.get("origin")
    if site not in ("same-origin", "none") or (origin is not None and not same_host(origin, headers)):
        raise Refusal("other-site", 403)


def same_host(origin: str, headers: Headers) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False


async def whole_body(receive: Receive, limit: int) -> Message:
    """The body of a request, counted while it is read: what the headers say about its length may be wrong."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return message
        body += message.get("body", b"")
        if len(body) > limit:
            raise Refusal("too-large", 413, limit=limit)
        if not message.get("more_body", False):
            return {"type": "http.request", "body": bytes(body), "more_body": False}


def given(body: Message, receive: Receive) -> Receive:
    """What is left to receive of a request whose body has been read."""
    waiting = [body]

    async def next_message() -> Message:
        return waiting.pop() if waiting else await receive()

    return next_message


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
