"""A proxy that can be cut: it stands between players and servers, and between servers and PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

Opening = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


class Proxy:
    """Passes bytes on, both ways, until it is cut or paused."""

    def __init__(self, connect: Opening) -> None:
        self.connect = connect
        self.address = ""
        self.flowing = asyncio.Event()
        self.flowing.set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def listen(self) -> None:
        """On a free port of this machine."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()[:2]
        self.address = f"{host}:{port}"
        self._server = server

    async def listen_at(self, path: str) -> None:
        """On a socket in the file system."""
        self._server = await asyncio.start_unix_server(self._serve, path)
        self.address = path

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            there_reader, there_writer = await self.connect()
        except OSError:
            abort(writer)
            self._writers.discard(writer)
            return
        self._writers.add(there_writer)
        flows = [asyncio.ensure_future(self._flow(reader, there_writer))]
        flows.append(asyncio.ensure_future(self._flow(there_reader, writer)))
        await asyncio.wait(flows, return_when=asyncio.FIRST_COMPLETED)
        for flow in flows:
            flow.cancel()
        for end in (writer, there_writer):
            abort(end)
            self._writers.discard(end)

    async def _flow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self.flowing.wait()
                writer.write(data)
                await writer.drain()

    def cut(self) -> None:
        """Every connection is lost, in the middle of whatever it carried."""
        for writer in list(self._writers):
            abort(writer)

    def close(self) -> None:
        self._server.close()
        self.cut()


def abort(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
