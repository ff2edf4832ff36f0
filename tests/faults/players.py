"""People at tables: programs that use the API, and pages that use the WebSocket. Cut off, they come back."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.games import GAMES
from tests.faults.ledger import Entry, Sent
from tests.faults.servers import Server
from tests.server.helpers import changed

CUT = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, EOFError)
GIVE_UP = 20.0  # seconds for an answer, then a player tries again
TRY_LATER = (502, 503)


class Unexpected(Exception):
    """An answer that a server must never give."""


class World:
    """What all players share: the servers, and what has happened at every table."""

    def __init__(self, servers: Sequence[Server], dice: random.Random) -> None:
        self.servers = servers
        self.dice = dice
        self.tables: dict[str, Entry] = {}
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.think = 0.0  # seconds a player takes for a move at most

    def url(self) -> str:
        return self.dice.choice(self.servers).url


def client(world: World) -> httpx.AsyncClient:
    """Talks to any of the servers; without encryption, whose preparation would cost more than all the rest."""
    return httpx.AsyncClient(base_url=world.url(), timeout=GIVE_UP, verify=False)


class Player:
    """Plays one table after the other, at every seat that is not a bot's."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.dice = world.dice

    async def play(self) -> None:
        """For ever, whatever happens to the servers."""
        while True:
            try:
                name, entry = await self.open()
                while not entry.over:
                    try:
                        await self.visit(name, entry)
                    except CUT:
                        self.world.counts["cut off"] += 1
                        await asyncio.sleep(0.2)
                    except Unexpected as answer:
                        self.world.faults.append(str(answer))
                        await asyncio.sleep(1)
            except CUT:
                await asyncio.sleep(0.2)
            except Unexpected as answer:
                self.world.faults.append(str(answer))
                await asyncio.sleep(1)

    async def open(self) -> tuple[str, Entry]:
        raise NotImplementedError

    async def visit(self, name: str, entry: Entry) -> None:
        """Play until the game is over or the connection is lost."""
        raise NotImplementedError

    def seats(self) -> list[str]:
        return self.dice.choice([["me", "greedy"], ["me", "me"], ["me", "random", "greedy"]])

    def opened(self, name: str, game: str, seats: list[str]) -> tuple[str, Entry]:
        people = frozenset(number for number, kind in enumerate(seats) if kind == "me")
        self.world.tables[name] = entry = Entry(game, people)
        self.world.counts["tables"] += 1
        return name, entry

    async def think(self) -> None:
        await asyncio.sleep(self.dice.uniform(0, self.world.think))

    def saw(self, entry: Entry, version: int) -> None:
        if version < entry.version:
            self.world.faults.append(f"a version went back from {entry.version} to {version}")
        entry.version = max(entry.version, version)

    def acknowledged(self, sent: Sent) -> None:
        sent.acknowledged = True
        self.world.counts["acknowledged"] += 1


class Program(Player):
    """Uses the API."""

    async def open(self) -> tuple[str, Entry]:
        game, seats = self.dice.choice(GAMES), self.seats()
        async with client(self.world) as http:
            answer = await self.ask(http, "POST", "/api/tables", json={"game": game, "seats": seats})
        self.key = {"authorization": f"Bearer {answer['token']}"}
        return self.opened(answer["table"], game, seats)

    async def ask(self, http: httpx.AsyncClient, method: str, path: str, **more: Any) -> dict[str, Any]:
        answer = await http.request(method, path, **more)
        if answer.status_code in TRY_LATER:
            self.world.counts["told to try later"] += 1
            await asyncio.sleep(0.1)
            raise TimeoutError
        if answer.status_code >= 400 and '"late"' not in answer.text:
            raise Unexpected(f"{method} {path} {more}: {answer.status_code} {answer.text[:200]}")
        found: dict[str, Any] = answer.json()
        return found

    async def visit(self, name: str, entry: Entry) -> None:
        async with client(self.world) as http:
            http.headers.update(self.key)
            path = f"/api/tables/{name}"
            look: dict[str, Any] = {}
            while True:
                seen = await self.ask(http, "GET", path, params=look)
                self.saw(entry, seen["version"])
                if seen["over"]:
                    entry.over = True
                    return
                asked, version = seen["view"]["seat"], seen["version"]
                if asked not in entry.people:
                    look = {"after": version, "wait": 2}
                elif not seen["legal"]:
                    look = {"seat": asked}
                else:
                    await self.think()
                    await self.move(http, path, entry, seen)
                    look = {}

    async def move(self, http: httpx.AsyncClient, path: str, entry: Entry, seen: dict[str, Any]) -> None:
        version, moves = seen["version"], seen["moves"]
        if moves and self.dice.random() < 0.05:
            back = self.dice.randrange(max(0, moves - 4), moves)
            entry.undone.append((back, False))
            answer = await self.ask(http, "POST", f"{path}/undo", json={"moves": back, "version": version})
            if "error" not in answer:
                entry.undone[-1] = (back, True)
            return
        sent = entry.send(version, self.dice.choice(seen["legal"])["token"])
        answer = await self.ask(http, "POST", f"{path}/moves", json={"token": sent.token, "version": version})
        if "error" not in answer:
            self.acknowledged(sent)


class Page(Player):
    """Uses the pages and the WebSocket, as a browser does."""

    async def open(self) -> tuple[str, Entry]:
        game, seats = self.dice.choice(GAMES), self.seats()
        form = {"players": str(len(seats)), "variant": "base"} | {f"seat-{n}": kind for n, kind in enumerate(seats)}
        async with client(self.world) as http:
            answer = await http.post(f"/games/{game}/new", data=form)
            if answer.status_code in TRY_LATER:
                raise TimeoutError
            if answer.status_code != 303:
                raise Unexpected(f"a new table: {answer.status_code} {answer.text[:200]}")
            self.cookies = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
        return self.opened(answer.headers["location"].rsplit("/", 1)[1], game, seats)

    async def visit(self, name: str, entry: Entry) -> None:
        address = f"{self.world.url().replace('http', 'ws')}/tables/{name}/socket"
        headers = {"cookie": self.cookies}
        async with connect(
            address, additional_headers=headers, max_size=None, open_timeout=GIVE_UP, close_timeout=0.2, proxy=None
        ) as socket:
            await socket.send('{"do":"look"}')
            waiting: Sent | None = None  # for an answer on this connection
            frame: dict[str, Any] = {}
            while not entry.over:
                message = json.loads(await self.hear(socket))
                if message["show"] == "error":
                    self.check_error(message)
                    waiting = None
                    await socket.send('{"do":"look"}')
                elif message["show"] in ("table", "changes"):
                    frame = message if message["show"] == "table" else changed(frame, message)
                    self.saw(entry, frame["version"])
                    if waiting is not None and frame["version"] > waiting.version:
                        if [sent.version for sent in entry.sent].count(waiting.version) == 1:
                            self.acknowledged(waiting)  # else it may be what an earlier connection has sent
                        waiting = None
                    entry.over = frame["over"]
                    waiting = waiting or await self.answer(socket, entry, frame)

    async def hear(self, socket: ClientConnection) -> str:
        """The next message. Where nobody moves, a page asks again: it may have been forgotten."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(GIVE_UP):
                    text = await socket.recv()
                    assert isinstance(text, str)
                    return text
            self.world.counts["pages that were told nothing"] += 1
            await socket.send('{"do":"look"}')

    async def answer(self, socket: ClientConnection, entry: Entry, frame: dict[str, Any]) -> Sent | None:
        if frame["cover"] is not None:
            await socket.send(json.dumps({"do": "look", "viewer": frame["cover"]}))
        if not frame["legal"] or entry.over:
            return None
        await self.think()
        sent = entry.send(frame["version"], self.dice.choice(frame["legal"])["token"])
        await socket.send(json.dumps({"do": "play", "token": sent.token, "version": sent.version}))
        return sent

    def check_error(self, message: dict[str, Any]) -> None:
        if message["code"] not in ("late", "no-database", "failed"):
            raise Unexpected(f"a page was told {message}")
        self.world.counts[f"told {message['code']}"] += 1


class Watcher(Player):
    """Opens tables of bots and leaves: they go on without anybody."""

    async def play(self) -> None:
        while True:
            with suppress(*CUT):
                async with client(self.world) as http:
                    game = self.dice.choice(GAMES)
                    answer = await http.post("/api/tables", json={"game": game, "seats": ["greedy", "random"]})
                if answer.status_code == 201:
                    _, entry = self.opened(answer.json()["table"], game, ["greedy", "random"])
                    while not entry.over:
                        await asyncio.sleep(0.5)
            await asyncio.sleep(0.1)
