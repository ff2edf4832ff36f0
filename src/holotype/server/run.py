"""Starts a server on this machine and shows it to its person."""

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from typing import Any

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from ..core.registry import load
from .app import create_app
from .settings import Settings
from .store import Store

LARGEST_FRAME = 1024 * 1024  # what a client may send at once; larger ones close the connection


class PortTaken(OSError):
    """Something else listens on the port."""


class NoDatabase(ValueError):
    """Tables cannot be kept where they should be."""


def run(settings: Settings | None = None, host: str = "127.0.0.1", port: int = 8000, open_browser: bool = True) -> None:
    """Serve until interrupted. Raises PortTaken where the port is not free, NoDatabase where tables cannot be kept,
    and what `load` raises for a data pack that does not fit."""
    settings = settings or Settings()
    for game, pack in settings.packs.items():
        load(game, pack)
    asyncio.run(prepare(settings))
    listener = listen(host, port)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    config = configured(create_app(settings), log_level="warning", timeout_graceful_shutdown=2)
    server = Announcing(config, address, open_browser)
    server.run(sockets=[listener])


def configured(app: FastAPI, **more: Any) -> uvicorn.Config:
    """The application itself knows which proxies to trust; uvicorn alone would trust this machine."""
    return uvicorn.Config(app, ws_max_size=LARGEST_FRAME, proxy_headers=False, **more)


async def prepare(settings: Settings) -> None:
    """Bring the database to the newest schema before anybody connects; its problems are the person's who started us."""
    try:
        settings.keep_private()
        store = Store(settings.url, settings.pool)
        try:
            await store.migrate()
        finally:
            await store.close()
    except (SQLAlchemyError, CommandError, ModuleNotFoundError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise NoDatabase(f"the database cannot be used: {reason}") from None


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno != errno.EADDRINUSE:
            raise
        raise PortTaken(
            f"port {port} is taken, perhaps by a Holotype that is already running: open http://{host}:{port}/, "
            f"or choose another with --port {port + 1}"
        ) from None
    listener.listen(128)
    return listener


class Announcing(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Holotype is at {self.address}  (Ctrl+C ends it)", flush=True)
            if self.open_browser and can_show():
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def can_show() -> bool:
    """Whether there is a screen: a text browser in this terminal would help nobody."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
