"""Servers that can be killed at any time and come back at the same address."""

import asyncio
import json
import os
import resource
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.faults.proxy import Proxy
from tests.server.workers import ROOT

RESTART = 120.0  # seconds until a server that does not come back is a fault


class Nursery:
    """See nursery.py."""

    def __init__(self, skeleton_home: Path, log: Path) -> None:
        self.log = log
        self.path = os.pathsep.join([str(skeleton_home / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])

    async def open(self) -> None:
        self._asking = asyncio.Lock()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.faults.nursery",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, cwd=ROOT,
            env=os.environ | {"PYTHONPATH": self.path}, start_new_session=True,
        )  # fmt: skip
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        """What the servers say goes through a pipe: a file of theirs may be full."""
        assert self._process.stderr is not None
        with self.log.open("ab") as log:
            while said := await self._process.stderr.read(65536):
                log.write(said)
                log.flush()

    async def begin(self, **arguments: Any) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        async with self._asking:
            self._process.stdin.write(json.dumps(arguments).encode() + b"\n")
            return int(await self._process.stdout.readline())

    async def close(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()
        await self._listening


class Server:
    """One server behind a proxy, which players talk to."""

    def __init__(self, nursery: Nursery, folder: Path, database: str | None) -> None:
        self.nursery = nursery
        self.folder = folder
        self.database = database
        self.port = free_port()
        self.process = 0
        self.starts = 0
        self.proxy = Proxy(lambda: asyncio.open_connection("127.0.0.1", self.port))

    @property
    def url(self) -> str:
        return f"http://{self.proxy.address}"

    async def start(self) -> None:
        """Begin it, again and again while it cannot reach its database, until it answers."""
        await self._begin()
        async with asyncio.timeout(RESTART):
            while not await self.alive():
                if not running(self.process):
                    await asyncio.sleep(0.2)
                    await self._begin()
                await asyncio.sleep(0.01)

    async def _begin(self) -> None:
        self.starts += 1
        self.process = await self.nursery.begin(port=self.port, folder=str(self.folder), database=self.database)

    async def alive(self) -> bool:
        return await self.get("/healthz/live") is not None

    async def get(self, path: str) -> dict[str, Any] | None:
        """What it answers without a proxy between; None if it does not."""
        writer = None
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(f"GET {path} HTTP/1.0\r\nhost: x\r\n\r\n".encode())
            answer = await reader.read()
            found: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
            return found
        except (OSError, ValueError):
            return None
        finally:
            if writer is not None:
                writer.close()

    async def kill(self) -> None:
        """kill -9: no farewell, nothing flushed."""
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        while running(self.process):
            await asyncio.sleep(0.002)

    def limit_files(self, size: int) -> None:
        """As if the disk were full: no file of this process can grow beyond so many bytes; -1 ends that."""
        with suppress(ProcessLookupError):
            resource.prlimit(self.process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
