"""What a server is started with."""

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import make_url

from ..core.game import Game
from .database import Pool
from .limits import Limits


class NotAnAddress(ValueError):
    """A proxy is trusted by its IP address or its network."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    database: str | None = None  # a URL or a file; None is a SQLite file in the data folder
    folder: Path = field(default_factory=lambda: user_data_path("holotype"))
    secret: str | None = None  # signs the seats; None reads HOLOTYPE_SECRET, else a file in the data folder
    packs: Mapping[str, str | Path] = field(default_factory=dict)  # a data pack for a game
    games: tuple[Game, ...] = ()  # games beyond the installed ones
    pace: float = 0.7  # seconds a bot's move takes at least, while somebody watches
    live_tables: int = 200  # how many states are kept in memory
    pool: Pool = field(default_factory=Pool)  # connections to the database
    lease: float = 6.0  # seconds after which the bots of a worker that died move elsewhere
    processes: bool = True  # bots think in processes of their own; False: in threads
    limits: Limits = field(default_factory=Limits)  # what one address may do in a minute
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For and -Proto are believed
    testing: bool = False  # tables may be given a seed

    def __post_init__(self) -> None:
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy)
            except ValueError:
                raise NotAnAddress(f"{proxy!r} is not an IP address or network, e.g. 10.0.0.7 or 10.0.0.0/8") from None

    @property
    def url(self) -> str:
        """The database in SQLAlchemy's words, with the drivers we use."""
        scheme, found, rest = (self.database or str(self.folder / "tables.sqlite3")).partition("://")
        if not found:
            return f"sqlite:///{Path(scheme).resolve()}"
        drivers = {
            "sqlite": "sqlite",
            "postgres": "postgresql+psycopg",
            "postgresql": "postgresql+psycopg",
        }
        return f"{drivers.get(scheme, scheme)}://{rest}"

    def keep_private(self) -> None:
        """What is kept here is nobody else's business: hidden hands, and who sits where."""
        make_private(self.folder)
        file = make_url(self.url).database
        if self.url.startswith("sqlite") and file and file != ":memory:":
            if not Path(file).parent.exists():
                make_private(Path(file).parent)
            Path(file).touch(mode=0o600)
            with suppress(PermissionError):  # somebody else's file, or a read-only disk
                Path(file).chmod(0o600)

    def signing_secret(self) -> str:
        return self.secret or os.environ.get("HOLOTYPE_SECRET") or kept_secret(self.folder / "secret")


def make_private(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(PermissionError):
        folder.chmod(0o700)


def kept_secret(file: Path) -> str:
    """Made once and then read: the first of several workers to write it decides."""
    draft = file.with_name(f"secret-{secrets.token_hex(4)}")
    draft.touch(mode=0o600)
    try:
        draft.write_text(secrets.token_urlsafe(32))
        os.link(draft, file)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    return file.read_text()
