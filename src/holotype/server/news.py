"""Workers that share a PostgreSQL tell each other which table has changed, by LISTEN and NOTIFY."""

import asyncio
from collections.abc import Callable

import psycopg

from .store import CHANNEL
from .tables import Tables

IN_USE = 7251  # a lock that every worker shares, so that nothing is restored under its feet
QUIET = 10.0  # seconds without news after which we ask whether the connection still lives


async def listen(url: str, tables: Tables, well: Callable[[], None]) -> None:
    """Follow the other workers until the connection is lost. Begins by reading again everything in memory: it may
    have changed while nobody listened."""
    address = url.replace("postgresql+psycopg://", "postgresql://", 1)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=5) as connection:
        await connection.execute(f"SELECT pg_advisory_lock_shared({IN_USE})")
        await connection.execute(f"LISTEN {CHANNEL}")
        await tables.refresh_all()
        well()
        while True:
            async for notice in connection.notifies(timeout=QUIET):
                await tables.refresh(notice.payload)
            async with asyncio.timeout(QUIET):
                await connection.execute("SELECT 1")
