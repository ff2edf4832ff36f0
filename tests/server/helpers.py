"""A real server in a thread, and people at it: each with their own cookies, pages and programs."""

import json
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from holotype.server import Limits, Settings, create_app
from holotype.server.run import configured
from holotype.tables.differences import applied
from tests.helpers import SKELETON

TIMEOUT = 120.0  # seconds until a test gives up, on a busy machine too; nothing is asserted about time


def settings(folder: Path, **changes: Any) -> Settings:
    """Bots that move at once and think in threads, tables that can be seeded, no limits."""
    values: dict[str, Any] = {
        "folder": folder,
        "secret": "for tests",
        "pace": 0.0,
        "processes": False,
        "testing": True,
        "limits": Limits(0, 0, 0, 0, 0, 0),
    }
    return Settings(**values | changes)


class Served:
    def __init__(self, chosen: Settings) -> None:
        self.app = create_app(chosen)
        config = configured(self.app, port=0, log_level="error", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def person(self, name: str = "Ann", lang: str = "en") -> "Person":
        return Person(self.url, name, lang)

    def stop_limits_clock(self) -> list[float]:
        """The time that its rate limits see from now on, in seconds: it passes when a test says so."""
        now = [0.0]
        self.app.state.context.rate_limits.clock = lambda: now[0]
        return now

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(TIMEOUT)


@contextmanager
def serving(chosen: Settings) -> Iterator[Served]:
    server = Served(chosen)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody with a browser: cookies, forms and pages."""

    def __init__(self, url: str, name: str, lang: str = "en") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, timeout=TIMEOUT, headers={"accept": "text/html"})
        self.http.cookies.set("lang", lang)

    def open_table(self, *seats: str, game: str = SKELETON, public: bool = True, **options: Any) -> str:
        """Fill in the form for a new table; gives its id. Seats are `me`, `open` or a bot's level."""
        form = {"players": str(len(seats)), "variant": options.pop("variant", "base")}
        for n, kind in enumerate(seats):
            form |= {f"seat-{n}": kind, f"name-{n}": self.name if n == 0 else f"{self.name} {n + 1}"}
        for key, value in options.items():
            form |= {f"has-{key}": "1", f"option-{key}": str(value)}
        answer = self.http.post(f"/games/{game}/new", data=form | ({"public": "on"} if public else {}))
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rsplit("/", 1)[1]

    def join(self, table: str, invite: str = "") -> httpx.Response:
        return self.http.post(f"/tables/{table}/join", data={"name": self.name, "invite": invite})

    @contextmanager
    def page(self, table: str, **observer: Any) -> Iterator["Page"]:
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/tables/{table}/socket"
        with connected(address, {"cookie": cookies}) as socket:
            page = Page(socket)
            with suppress(ConnectionClosed):  # of a refused page what was sent can still be received
                page.send(do="look", **observer)
            yield page


@contextmanager
def connected(address: str, headers: Mapping[str, str] | None = None) -> Iterator[ClientConnection]:
    """A WebSocket; a busy machine may take its time to open it and to answer pings. Who leaves does not wait for what
    is still on its way."""
    with connect(
        address, additional_headers=headers, max_size=None, open_timeout=TIMEOUT, close_timeout=0.2, ping_interval=None
    ) as socket:
        yield socket


class Page:
    """What a browser does with the WebSocket of a table. `received` keeps every message as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.frame: dict[str, Any] = {}

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        text = self.socket.recv(TIMEOUT)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["show"] == "changes":
            message = changed(self.frame, message)
        if message["show"] == "table":
            self.frame = message
        return message

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that fits; the ones before are received too."""
        while True:
            message = self.hear()
            if fits(message):
                return message

    def table(self, fits: Callable[[dict[str, Any]], bool] = lambda frame: True) -> dict[str, Any]:
        return self.until(lambda message: message["show"] == "table" and fits(message))

    def error(self) -> dict[str, Any]:
        return self.until(lambda message: message["show"] == "error")

    def asked(self) -> dict[str, Any]:
        """The table when it is this page's turn, or when the game is over."""
        if self.frame.get("legal") or self.frame.get("over"):
            return self.frame
        return self.table(lambda frame: bool(frame["legal"]) or frame["over"])

    def over(self) -> dict[str, Any]:
        """The table at the end of the game."""
        return self.frame if self.frame.get("over") else self.table(lambda frame: frame["over"])

    def legal(self) -> list[str]:
        return [choice["token"] for choice in self.frame["legal"]]

    def play(self, token: str) -> dict[str, Any]:
        """Name a token and see the table after it."""
        version = self.frame["version"]
        self.send(do="play", token=token, version=version)
        return self.beyond(version)

    def beyond(self, version: int) -> dict[str, Any]:
        """The table after more has happened than this version."""
        while self.frame["version"] <= version:
            self.table()
        return self.frame

    def play_to_the_end(self) -> dict[str, Any]:
        while not self.frame.get("over"):
            if self.frame.get("legal"):
                self.play(self.legal()[-1])
            else:
                self.table()
        return self.frame


def changed(frame: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A frame after what has changed, as the page's script puts it together; of its log only the new lines."""
    assert changes["on"] == frame["frame"]
    log = changes.get("log", {"from": frame["log"]["total"], "lines": [], "total": frame["log"]["total"]})
    picture = applied(frame["picture"], changes.get("picture", []))
    shown = {key: value for key, value in changes.items() if key != "on"}
    return frame | shown | {"show": "table", "log": log, "picture": picture}


def until(fits: Callable[[], Any], seconds: float = TIMEOUT) -> None:
    """For what gives no event: look again and again."""
    end = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
