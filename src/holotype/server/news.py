"""Workers that share a PostgreSQL tell each other which table has changed, by LISTEN and NOTIFY."""

import asyncio
import logging

import psycopg

from .store import CHANNEL
from .tables import Tables

log = logging.getLogger(__name__)


async def listen(url: str, tables: Tables) -> None:
    """Follow the other workers for ever; after a lost connection everything in memory is read again."""
    address = url.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await tables.refresh_all()
                async for notice in connection.notifies():
                    await tables.refresh(notice.payload)
        except psycopg.Error as error:
            log.warning("the database does not answer (%s); trying again", error)
            await asyncio.sleep(1)
