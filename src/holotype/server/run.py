"""Starts a server on this machine and shows it to its person."""

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from ..core.registry import load
from .app import create_app
from .logs import event
from .logs import set_up as set_up_logs
from .reasons import address_reason, reason
from .settings import Settings
from .store import Store

LARGEST_FRAME = 1024 * 1024  # what a client may send at once; larger ones close the connection


class NoAddress(OSError):
    """The server cannot listen where it should."""


class PortTaken(NoAddress):
    """Something else listens on the port."""


class BadAddress(ValueError):
    """An address that is not host and port."""


class NoDatabase(ValueError):
    """Tables cannot be kept where they should be."""


def run(
    settings: Settings | None = None,
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = True,
    metrics: str | None = None,
    log_format: str | None = None,
) -> None:
    """Serve until interrupted. Raises NoAddress where it cannot listen, NoDatabase where tables cannot be kept,
    and what `load` raises for a data pack that does not fit."""
    settings = settings or Settings()
    for game, pack in settings.packs.items():
        load(game, pack)
    set_up_logs(log_format)
    asyncio.run(prepare(settings))
    app = create_app(settings)
    listeners = [listen(host, port)]
    told = f"Holotype is at {shown(listeners[0])}/  (Ctrl+C ends it)"
    if metrics is not None:
        listeners.append(listen(*host_and_port(metrics)))
        app.state.metrics_at = listeners[1].getsockname()[:2]
        told += f"\nMetrics are at {shown(listeners[1])}/metrics"
    config = configured(app, log_config=None, access_log=False, timeout_graceful_shutdown=2)
    server = Announcing(config, shown(listeners[0]) + "/", told, open_browser)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # uvicorn raises it again when all is done
    try:
        server.run(sockets=listeners)
    finally:
        event("stopped")


def shown(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}"


def host_and_port(address: str) -> tuple[str, int]:
    """Of `127.0.0.1:9101`, `[::1]:9101`, or `9101` on this machine alone."""
    host, _, port = address.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise BadAddress(f"{address!r} is no address such as 127.0.0.1:9101")
    return host.strip("[]") or "127.0.0.1", int(port)


def configured(app: FastAPI, **more: Any) -> uvicorn.Config:
    """The application itself knows which proxies to trust; uvicorn alone would trust this machine."""
    return uvicorn.Config(app, ws_max_size=LARGEST_FRAME, proxy_headers=False, **more)


async def prepare(settings: Settings) -> None:
    """Bring the database to the newest schema before anybody connects; its problems are the person's who started us."""
    with database_errors():
        settings.keep_private()
        store = Store(settings.url, settings.pool)
        try:
            await store.migrate()
        finally:
            await store.close()


@contextmanager
def database_errors() -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise NoDatabase(f"the database cannot be used: {reason(error)}") from None


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno != errno.EADDRINUSE:
            raise NoAddress(f"cannot listen on {host}:{port}: {address_reason(error)}") from None
        raise PortTaken(
            f"port {port} is taken, perhaps by a Holotype that is already running: open http://{host}:{port}/, "
            f"or choose another with --port {port + 1}"
        ) from None
    listener.listen(128)
    return listener


class Announcing(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, told: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.told = told
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.told, flush=True)
            event("started", address=self.address, version=version("holotype"), process=os.getpid())
            if self.open_browser and can_show():
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def can_show() -> bool:
    """Whether there is a screen: a text browser in this terminal would help nobody."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
