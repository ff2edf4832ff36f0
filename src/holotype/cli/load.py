"""Load on a server: tables with one person and two bots each, played over real WebSockets, and what they cost."""

import asyncio
import http.client
import math
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from time import monotonic
from urllib.parse import urlencode, urlsplit

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..core.registry import games

BOT = "greedy"
OPENED_AT_ONCE = 8  # tables; opening is not what is measured
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00")


@dataclass(frozen=True)
class Load:
    tables: int
    seconds: float = 30.0
    thought: float = 1.5  # seconds of a person before each move, on average
    spectators: int = 0  # at every table


@dataclass
class Result:
    name: str
    load: Load
    seconds: float = 0.0
    moves: int = 0
    acknowledged: list[float] = field(default_factory=list)  # seconds from a move sent to the table after it
    bytes: int = 0  # of messages, before compression, to all pages
    serving: float | None = None  # processor seconds of the serving processes; None where /proc does not tell
    thinking: float | None = None  # and of the bots' processes
    errors: Counter[str] = field(default_factory=Counter)

    def percentile(self, percent: float) -> float:
        """Seconds within which that share of moves was acknowledged."""
        ordered = sorted(self.acknowledged)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else math.nan


# --- the server ---------------------------------------------------------------------------------------------------


@contextmanager
def serving(source: Path | None, database: str | None, workers: int) -> Iterator[list[tuple[str, int]]]:
    """Servers of this or another checkout on free ports; their addresses and process ids."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        where = database or str(Path(folder) / "tables.sqlite3")
        found = []
        for _ in range(workers):
            process = start(source, where, folder)
            stack.callback(stop, process)
            found.append((address_of(process), process.pid))
        yield found


def start(source: Path | None, database: str, folder: str) -> subprocess.Popen[str]:
    home = str(source or Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": home, "XDG_DATA_HOME": folder, "HOLOTYPE_SECRET": "load"}
    words = ("serve", "--no-browser", "--port=0", f"--database={database}", "--tables=0", "--joins=0", "--messages=0")
    command = [sys.executable, "-c", "from holotype.cli import main; main()", *words]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if " at http://" in line:
            return line.split(" at ")[1].split()[0].rstrip("/")
    raise OSError("the server did not start")


def stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def processor(pids: Sequence[int]) -> tuple[float, float] | None:
    """Processor seconds so far of these processes, and of all their descendants."""
    spent: dict[int, float] = {}
    parents: dict[int, int] = {}
    for entry in Path("/proc").glob("[0-9]*/stat") if pids else ():
        with suppress(OSError):
            words = entry.read_text().rpartition(")")[2].split()
            pid = int(entry.parent.name)
            parents[pid] = int(words[1])
            spent[pid] = (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    if not spent:
        return None
    below = [pid for pid in spent if pid not in pids and any(above in pids for above in ancestors(pid, parents))]
    return sum(spent.get(pid, 0.0) for pid in pids), sum(spent[pid] for pid in below)


def ancestors(pid: int, parents: dict[int, int]) -> Iterator[int]:
    while pid := parents.get(pid, 0):
        yield pid


# --- the people ---------------------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    token: str


class Shown(msgspec.Struct, kw_only=True):
    """What a player must read of a message; what has not changed is left out."""

    show: str
    version: int | None = None
    legal: list[Choice] | None = None
    over: bool | None = None
    code: str = ""


class Crowd:
    """Everybody who plays and watches in one run."""

    def __init__(self, addresses: Sequence[str], load: Load, result: Result) -> None:
        self.addresses = addresses
        self.load = load
        self.result = result
        self.names = games()
        self.random = random.Random(0)
        self.versions: dict[str, int] = {}
        self.opening = asyncio.Semaphore(OPENED_AT_ONCE)
        self.read = msgspec.json.Decoder(Shown).decode
        self.counting = False

    async def person(self, number: int, seated: asyncio.Event) -> None:
        """Plays one game after another."""
        address = self.addresses[number % len(self.addresses)]
        while True:
            try:
                async with self.opening:
                    table, cookie = await asyncio.to_thread(open_table, address, self.names[number % len(self.names)])
                    page = await self.page(address, table, cookie)
                    seated.set()
                watching = [asyncio.create_task(self.watch(number + n + 1, table)) for n in range(self.load.spectators)]
                try:
                    await self.play(page, table)
                finally:
                    for task in watching:
                        task.cancel()
                    await page.close()
            except (OSError, ConnectionClosed, http.client.HTTPException) as error:
                self.fault(type(error).__name__)
                await asyncio.sleep(1)

    async def page(self, address: str, table: str, cookie: str) -> ClientConnection:
        place = f"{address.replace('http', 'ws', 1)}/tables/{table}/socket"
        page = await connect(place, additional_headers={"cookie": cookie}, max_size=None, open_timeout=60)
        await page.send('{"do":"look"}')
        return page

    async def play(self, page: ClientConnection, table: str) -> None:
        legal: list[Choice] = []
        over, version, answered = False, -1, -1
        sent = 0.0
        while not over:
            shown = await self.next(page)
            if shown.show == "error":
                if shown.code != "late":
                    self.fault(shown.code)
                answered = -1
            if shown.version is not None:
                if sent and shown.version > answered >= 0:
                    self.acknowledge(monotonic() - sent)
                    sent = 0.0
                self.versions[table] = version = shown.version
            legal = legal if shown.legal is None else shown.legal
            over = over if shown.over is None else shown.over
            if legal and version > answered and not over:
                await asyncio.sleep(self.load.thought * self.random.uniform(0.5, 1.5))
                answered, sent = version, monotonic()
                token = self.random.choice(legal).token
                await page.send(msgspec.json.encode({"do": "play", "token": token, "version": version}).decode())

    async def next(self, page: ClientConnection) -> Shown:
        text = await page.recv(decode=False)
        if self.counting:
            self.result.bytes += len(text)
        return self.read(text)

    async def watch(self, number: int, table: str) -> None:
        with suppress(OSError, ConnectionClosed):
            page = await self.page(self.addresses[number % len(self.addresses)], table, "")
            while True:
                await self.next(page)

    def acknowledge(self, seconds: float) -> None:
        if self.counting:
            self.result.acknowledged.append(seconds)

    def fault(self, what: str) -> None:
        self.result.errors[what] += 1


def open_table(address: str, game: str) -> tuple[str, str]:
    """A table of one person and two bots; its id and the person's cookie."""
    form = {"players": "3", "variant": "base", "seat-0": "me", "seat-1": BOT, "seat-2": BOT}
    line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=120)
    try:
        kind = {"content-type": "application/x-www-form-urlencoded"}
        line.request("POST", f"/games/{game}/new", urlencode(form), kind)
        answer = line.getresponse()
        answer.read()
        if answer.status != 303:
            raise http.client.HTTPException(f"a new table is answered with {answer.status}")
        cookies = [value.partition(";")[0] for name, value in answer.getheaders() if name.lower() == "set-cookie"]
        return answer.getheader("location", "").rpartition("/")[2], "; ".join(cookies)
    finally:
        line.close()


# --- measuring ----------------------------------------------------------------------------------------------------


async def measure(name: str, load: Load, addresses: Sequence[str], pids: Sequence[int] = ()) -> Result:
    """Seat everybody, then measure for so many seconds."""
    result = Result(name, load)
    crowd = Crowd(addresses, load, result)
    seated = [asyncio.Event() for _ in range(load.tables)]
    people = [asyncio.create_task(crowd.person(n, seated[n])) for n in range(load.tables)]
    try:
        async with asyncio.timeout(60 + load.tables):
            await asyncio.gather(*(event.wait() for event in seated))
        await asyncio.sleep(min(5.0, load.seconds / 4))  # bots wake up, programs are loaded
        began, before, then = monotonic(), sum(crowd.versions.values()), processor(pids)
        crowd.counting = True
        await asyncio.sleep(load.seconds)
        crowd.counting = False
        result.seconds, now = monotonic() - began, processor(pids)
        result.moves = sum(crowd.versions.values()) - before
        if then is not None and now is not None:
            result.serving, result.thinking = now[0] - then[0], now[1] - then[1]
    except TimeoutError:
        result.errors["not everybody was seated"] += 1
    finally:
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    return result


def run(
    loads: Sequence[Load], sources: Sequence[Path | None], database: str | None, workers: int, address: str | None
) -> list[Result]:
    """Every load on every checkout, one after the other; or on a server that runs already."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # not before the servers have been stopped
    if address is not None:
        return [asyncio.run(measure(urlsplit(address).netloc, load, [address.rstrip("/")])) for load in loads]
    results = []
    for load in loads:
        for source in sources:
            with serving(source, database, workers) as found:
                name = "this checkout" if source is None else str(source)
                results.append(asyncio.run(measure(name, load, [a for a, _ in found], [pid for _, pid in found])))
    return results


# --- telling ------------------------------------------------------------------------------------------------------

HEADINGS = (
    "",
    "tables",
    "moves/s",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    "serving ms/move",
    "bots ms/move",
    "kB/move",
    "errors",
)


def row(result: Result) -> list[str]:
    moves = max(1, result.moves)

    def each(seconds: float | None) -> str:
        return "–" if seconds is None else f"{1000 * seconds / moves:.1f}"

    spectators = f" + {result.load.spectators} spectators each" if result.load.spectators else ""
    errors = ", ".join(f"{what} ×{count}" for what, count in result.errors.most_common()) or "none"
    return [
        result.name,
        f"{result.load.tables}{spectators}",
        f"{result.moves / (result.seconds or math.inf):.1f}",
        *(f"{1000 * result.percentile(percent):.0f}" for percent in (50, 95, 99)),
        each(result.serving),
        each(result.thinking),
        f"{result.bytes / 1000 / moves:.1f}",
        errors,
    ]


def show(results: Sequence[Result], out: Console) -> None:
    grid = Grid(*HEADINGS)
    for result in results:
        grid.add_row(*row(result))
    out.print(grid)


def plot(results: Sequence[Result]) -> str:
    """How long acknowledgements took: one line a run, over the share of moves, milliseconds on a logarithmic scale."""
    width, height, left, top = 640, 360, 60, 20

    def x(percent: float) -> float:
        return left + percent / 100 * width

    def y(seconds: float) -> float:
        return top + height - (math.log10(min(1e5, max(1.0, 1000 * seconds))) / 5) * height

    parts = [f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="none" stroke="#888"/>']
    for power in range(6):
        at = y(10**power / 1000)
        parts.append(f'<path d="M{left} {at:.1f}h{width}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 6}" y="{at + 4:.1f}" text-anchor="end">{10**power:,}</text>')
    for percent in (0, 50, 95, 99):
        anchor = "end" if percent == 95 else "middle"
        parts.append(f'<text x="{x(percent):.1f}" y="{top + height + 18}" text-anchor="{anchor}">{percent}</text>')
    for n, result in enumerate(r for r in results if r.acknowledged):
        points = " ".join(f"{x(percent):.1f},{y(result.percentile(percent)):.1f}" for percent in (*range(100), 99.9))
        colour = COLOURS[n % len(COLOURS)]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = escape(f"{result.name}, {result.load.tables} tables")
        parts.append(f'<text x="{left + 10}" y="{top + 18 + 16 * n}" style="fill:{colour}">{label}</text>')
    caption = "milliseconds to the acknowledgement of a move, by percentile"
    parts.append(f'<text x="{left + width / 2}" y="{top + height + 38}" text-anchor="middle">{caption}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 20} {top + height + 50}" '
        f'font-family="sans-serif" font-size="12">\n' + "\n".join(parts) + "\n</svg>\n"
    )
