"""Messages nobody would send: `python -m tests.faults.fuzz --help`.

Changed messages, random JSON, huge numbers, NUL, half characters, wrong types, wrong order and other people's seats
go to the WebSocket and the API. Nothing may be answered with 500, everything must be answered, and nobody may be shown
what another seat hides."""

import argparse
import asyncio
import json
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from holotype.cli.new_game import write
from tests.faults.games import GAMES
from tests.faults.servers import Nursery, Server
from tests.helpers import SKELETON, importable
from tests.server.helpers import changed
from tests.server.postgres import cluster

ANSWER = 60.0  # seconds; what takes longer is a stall
VISIT = 300  # messages at one table

WORDS = (
    "", "0", "x" * 3000, "\0", "\ud800", "\ud83d", "<script>", "' OR 1=1--", "../../etc/passwd", "en", "ja", "say:pass",
    "say:dig", "greedy", "mcts", "me", "open", "\u202e" * 20, "𝕏" * 100, "NaN", "seat:1", "old-rules", "９", "٣", "²",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 99, 2**31, 2**63, 2**64, 10**400, -(10**4000), 1.0, 0.5, -0.0, 1e308, float("inf"),
    float("nan"), [], [0], [[[]]], {}, {"a": {}}, *WORDS,
)  # fmt: skip
ACTS = ("look", "play", "undo", "agree", "refuse", "hurry", "pace", "bot", "free", "close", "name", "hint")
KEYS = ("lang", "viewer", "narrow", "token", "version", "moves", "seat", "level", "name", "seconds", "do", "extra")
RAW: tuple[str | bytes, ...] = (
    "", "{", "[]", "null", "1", '"x"', "{" * 2000, "[" * 4000, '{"do":' * 500, "\0", "{}",
    '{"do":"look","do":"play"}', "NaN", '{"do":"pace","seconds":NaN}', '{"do":"pace","seconds":1e999}',
    '{"do":"play","token":"\\ud800","version":0}', "9" * 4090, "x" * 4096, "x" * 4097, "x" * 200_000,
    b"\xff\xfe", b"{}", b"\0" * 50,
)  # fmt: skip
BODIES = (b"", b"{", b"\xff\xfe", b"[" * 30_000, b"null", b'{"a":1e999}', b"x" * 70_000, b"a=b&" * 300)
READS = (
    "/", "/about", "/api/docs", "/api/openapi.json", "/api/games", "/api/games/{g}", "/api/games/{g}/rules",
    "/api/tables", "/api/tables/{t}", "/api/tables/{t}", "/api/tables/{t}/log", "/api/tables/{t}/picture",
    "/api/tables/{t}/moments/{n}", "/api/tables/{t}/record", "/api/records/{v}", "/api/records/{v}/moments/{n}",
    "/records/{v}", "/tables/{t}", "/tables/{t}/replay", "/tables/{t}/device/{v}", "/games/{g}/new",
    "/games/{g}/rules", "/icons/{v}.svg", "/static/{v}", "/healthz",
)  # fmt: skip
WRITES = (
    "/api/tables", "/api/tables/{t}/join", "/api/tables/{t}/moves", "/api/tables/{t}/moves",
    "/api/tables/{t}/undo", "/api/tables/{t}/vote", "/api/tables/{t}/close", "/api/records", "/games/{g}/new",
    "/games/{g}/quick", "/tables/{t}/join", "/tables/{t}/device", "/tables/{t}/device/{v}",
)  # fmt: skip
FIELDS = (
    "game", "seats", "options", "name", "public", "seed", "invite", "seat", "token", "version", "moves",
    "agree", "ruleset", "players", "entries", "position", "saved", "level", "wait_limit", "variant", "seat-0",
    "name-0",
)  # fmt: skip


class Fuzz:
    def __init__(self, server: Server, messages: int, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.left = messages
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.tables: list[str] = []  # and who sits there
        self.keys: list[str] = []

    async def run(self) -> None:
        pages = [self._keep(self._page) for _ in range(2)]
        await asyncio.gather(*pages, *[self._keep(self._program) for _ in range(8)])

    async def _keep(self, visit: Any) -> None:
        while self.left > 0:
            await visit()

    def count(self, what: str) -> None:
        self.left -= 1
        self.counts[what] += 1

    def fault(self, what: str) -> None:
        self.faults.append(what)
        print(what, flush=True)

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.server.port}", timeout=ANSWER, verify=False)

    # --- the WebSocket -------------------------------------------------------------------------------------------

    async def _page(self) -> None:
        """A person at one of their tables, or somebody who only looks."""
        seats = self.dice.choice([["me", "me", "random"], ["me", "random"], ["me", "open"], ["random", "random"]])
        form = {"players": str(len(seats)), "variant": "base"} | {f"seat-{n}": kind for n, kind in enumerate(seats)}
        async with self.http() as http:
            answer = await http.post(f"/games/{self.dice.choice(GAMES)}/new", data=form)
            if answer.status_code != 303:
                return self.fault(f"a new table: {answer.status_code} {answer.text[:200]}")
            table = answer.headers["location"].rsplit("/", 1)[1]
            self.tables.append(table)
            cookies = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
        headers = {"cookie": cookies} if self.dice.random() < 0.8 else {}
        mine = [number for number, kind in enumerate(seats) if kind == "me" and headers]
        address = f"ws://127.0.0.1:{self.server.port}/tables/{table}/socket"
        try:
            async with connect(
                address, additional_headers=headers, max_size=None, proxy=None, open_timeout=ANSWER, close_timeout=1
            ) as socket:
                await self._talk(socket, table, mine)
        except ConnectionClosed as closed:
            self.counts[f"closed by the server: {closed.rcvd.code if closed.rcvd else None}"] += 1
        except TimeoutError:
            self.fault(f"a page of {table} was told nothing for {ANSWER:.0f} s")

    async def _talk(self, socket: ClientConnection, table: str, mine: list[int]) -> None:
        frame: dict[str, Any] = {"version": 0, "legal": [], "moves": 0}
        for _ in range(VISIT // 20):
            for _ in range(20):
                message = self._message(frame)
                self.count("to the WebSocket")
                await socket.send(message)
            await socket.send('{"do":"look","lang":"en"}')
            await socket.send('{"do":"fence"}')  # is refused, after everything before it
            async with asyncio.timeout(ANSWER):
                frame = await self._until_fence(socket, frame, table, mine)

    async def _until_fence(
        self, socket: ClientConnection, frame: dict[str, Any], table: str, mine: list[int]
    ) -> dict[str, Any]:
        shown = False
        fenced = False
        while not (fenced and shown):
            message = json.loads(await socket.recv())
            self.counts[f"shown {message['show']}"] += 1
            if message["show"] in ("table", "changes"):
                frame = message if message["show"] == "table" else changed(frame, message)
                self._check_frame(frame, table, mine)
                shown = True
            elif message["show"] == "error":
                self.counts[f"refused: {message['code']}"] += 1
                fenced = fenced or (message["code"] == "malformed" and message["text"].count("refuse") > 0)
                if message["code"] == "failed":
                    self.fault(f"{table}: a page was told that the server failed")
        return frame

    def _check_frame(self, frame: dict[str, Any], table: str, mine: list[int]) -> None:
        """A page is shown its own seats, and what everybody may see."""
        viewer = frame["viewer"]
        if not set(frame["mine"]) <= set(mine) or (viewer is not None and viewer not in frame["mine"]):
            self.fault(f"LEAK at {table}: seats {mine} are shown {viewer} of {frame['mine']}")
        if frame["legal"] and (viewer is None or viewer != frame["seat"]):
            self.fault(f"LEAK at {table}: {viewer} is shown what seat {frame['seat']} is asked")
        for line in frame["log"]["lines"]:
            if line["private"] and line["seat"] != viewer:
                self.fault(f"LEAK at {table}: {viewer} is told {line['text']}")

    def _message(self, frame: dict[str, Any]) -> str | bytes:
        dice = self.dice
        chance = dice.random()
        if chance < 0.06:
            return dice.choice(RAW)
        if chance < 0.08:
            return bytes(dice.randrange(256) for _ in range(dice.randrange(1, 200)))
        message: dict[str, Any] = {"do": dice.choice(ACTS)}
        if message["do"] in ("hint", "close", "bot", "free") and dice.random() < 0.95:
            message["do"] = "play"  # a hint costs much, and the others end a table
        for key in dice.sample(KEYS[:-2], dice.randrange(0, 4)):
            message[key] = dice.choice(VALUES)
        if dice.random() < 0.6:
            message |= {"version": frame["version"], "moves": max(0, frame["moves"] - 1), "seat": dice.randrange(3)}
        if message["do"] == "play" and dice.random() < 0.4 and frame["legal"]:
            message["token"] = dice.choice(frame["legal"])["token"]
        if dice.random() < 0.1:
            message[dice.choice(KEYS)] = dice.choice(VALUES)
        text = json.dumps(message)
        if dice.random() < 0.1:  # damaged on the way
            at = dice.randrange(len(text))
            text = text[:at] + dice.choice(["", "\0", '"', "{", "9" * 50, "\\ud800"]) + text[at + 1 :]
        return text

    # --- the API -------------------------------------------------------------------------------------------------

    async def _program(self) -> None:
        async with self.http() as http:
            seats = self.dice.choice([["me", "me", "open"], ["me", "random"], ["me", "open"]])
            answer = await http.post("/api/tables", json={"game": self.dice.choice(GAMES), "seats": seats})
            if answer.status_code != 201:
                return self.fault(f"a new table: {answer.status_code} {answer.text[:200]}")
            self.tables.append(answer.json()["table"])
            self.keys.append(answer.json()["token"])
            del self.tables[:-20], self.keys[:-20]
            for _ in range(VISIT):
                if self.left <= 0:
                    break
                await self._request(http)

    async def _request(self, http: httpx.AsyncClient) -> None:
        dice = self.dice
        names = {
            "g": dice.choice([*GAMES, self._odd()]),
            "t": dice.choice([*self.tables[-6:], self._odd()]),
            "n": dice.choice(["0", "1", "-1", self._odd()]),
            "v": self._odd(),
        }
        headers = {"accept": dice.choice(["text/html", "*/*"])}
        if dice.random() < 0.7:
            headers["authorization"] = "Bearer " + dice.choice([*self.keys[-6:], "", "x", "a.b.c"])
        if dice.random() < 0.1:
            headers["cookie"] = dice.choice(["holotype_person=xx", "lang=zz; name=%00%ff", "name=" + "A" * 900, ";;=;"])
        self.count("to the API")
        seat = None
        try:
            if dice.random() < 0.5:
                asked = {key: self._odd(50) for key in dice.sample(["lang", "after", "start", "narrow", "invite"], 1)}
                seat = dice.choice([None, 0, 1, 2])
                asked |= {"wait": "0"} | ({} if seat is None else {"seat": str(seat)})
                path = dice.choice(READS).format(**names) + "?" + "&".join(f"{k}={v}" for k, v in asked.items())
                answer = await http.get(path, headers=headers)
            else:
                path = dice.choice(WRITES).format(**names)
                answer = await http.post(path, content=self._body(headers), headers=headers)
        except (httpx.InvalidURL, httpx.LocalProtocolError):
            self.counts["what our own client refuses to send"] += 1
            return
        except httpx.TimeoutException:
            return self.fault(f"{path}: no answer for {ANSWER:.0f} s")
        self.counts[f"answered {answer.status_code}"] += 1
        if answer.status_code >= 500:
            self.fault(f"{answer.request.method} {path[:300]}: {answer.status_code} {answer.text[:200]}")
        if "Traceback" in answer.text:
            self.fault(f"{path[:300]}: tells a traceback")
        if answer.status_code == 200 and seat is not None and path.startswith("/api/tables/"):
            self._check_answer(path, seat, answer)

    def _check_answer(self, path: str, seat: int, answer: httpx.Response) -> None:
        """With whose eyes a table is shown: one's own, or anybody's when it is over."""
        if "json" not in answer.headers["content-type"] or not isinstance(told := answer.json(), dict):
            return
        if "mine" in told and seat not in told["mine"] and not (told["over"] or told["closed"]):
            self.fault(f"LEAK: {path} shows seat {seat} to {told['mine']}")

    def _odd(self, most: int = 1500) -> str:
        value = self.dice.choice(VALUES)
        return quote(str(value).encode("utf-8", "replace"), safe="")[:most]

    def _body(self, headers: dict[str, str]) -> bytes:
        dice = self.dice
        if dice.random() < 0.1:
            return dice.choice(
                [b"", b"{", b"\xff\xfe", b"[" * 30_000, b"null", b'{"a":1e999}', b"x" * 70_000, b"a=b&" * 300]
            )
        body: dict[str, Any] = {key: dice.choice(VALUES) for key in dice.sample(FIELDS, dice.randrange(0, 7))}
        if dice.random() < 0.4:
            seats = dice.choice([["me", "open"], ["me"] * 16, ["open"] * 3, [dice.choice(VALUES)]])
            body |= {
                "game": dice.choice(GAMES),
                "seats": seats,
                "options": dice.choice([{}, {"variant": "x"}, {"a": None}]),
            }
        if dice.random() < 0.4:
            body |= {"version": dice.randrange(5), "token": "say:pass", "moves": 0, "agree": True}
        if dice.random() < 0.3:
            headers["content-type"] = "application/x-www-form-urlencoded"
            return "&".join(f"{key}={quote(str(v).encode('utf-8', 'replace'))}" for key, v in body.items()).encode()[
                :9000
            ]
        headers["content-type"] = dice.choice(["application/json"] * 5 + ["text/plain"])
        return json.dumps(body).encode()


def memory(process: int) -> int:
    """What a process holds, in MiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) // 1024


async def fuzz(postgres: bool, messages: int, seed: int, folder: Path, skeleton_home: Path) -> list[str]:
    with ExitStack() as stack:
        database = stack.enter_context(cluster()).url if postgres else None
        log = folder / f"fuzz-{'postgres' if postgres else 'sqlite'}.log"
        nursery = Nursery(skeleton_home, log)
        await nursery.open()
        try:
            server = Server(nursery, folder / "fuzz", database)
            await server.start()
            run, began = Fuzz(server, messages, seed), time.monotonic()
            await run.run()
            health = await server.get("/healthz")
            if health is None or not health["ready"]:
                run.fault(f"not ready in the end: {health}")
            held = memory(server.process)
        finally:
            await nursery.close()
    said = log.read_text(errors="replace")
    if "Traceback" in said:
        run.fault(f"the server's own words tell of {said.count('Traceback')} tracebacks, in {log}")
    where, seconds = "PostgreSQL" if postgres else "SQLite", time.monotonic() - began
    print(f"{where}; seed {seed}, {seconds:.0f} s, {held} MiB in the end")
    for what, count in sorted(run.counts.items()):
        print(f"  {count:7d} {what}")
    print(f"  {len(run.faults):7d} FAULTS", flush=True)
    return run.faults


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.faults.fuzz")
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--messages", type=int, default=10_000, help="to each database")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    faults: list[str] = []
    folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
    try:
        (skeleton_home,) = write(SKELETON, folder)
        with importable(skeleton_home):
            for database in ("sqlite", "postgres"):
                if chosen.database in (database, "both"):
                    arguments = (database == "postgres", chosen.messages, chosen.seed, folder, skeleton_home)
                    faults += asyncio.run(fuzz(*arguments))
    finally:
        if not faults:
            shutil.rmtree(folder)
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
