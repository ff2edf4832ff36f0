"""What a server is started with."""

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from ..core.game import Game
from .limits import Limits


@dataclass(frozen=True, kw_only=True)
class Settings:
    database: str | None = None  # a URL or a file; None is a SQLite file in the data folder
    folder: Path = field(default_factory=lambda: user_data_path("holotype"))
    secret: str | None = None  # signs the seats; None reads HOLOTYPE_SECRET, else a file in the data folder
    packs: Mapping[str, str | Path] = field(default_factory=dict)  # a data pack for a game
    games: tuple[Game, ...] = ()  # games beyond the installed ones
    pace: float = 0.7  # seconds a bot's move takes at least, while somebody watches
    live_tables: int = 200  # how many states are kept in memory
    processes: bool = True  # bots think in processes of their own; False: in threads
    limits: Limits = field(default_factory=Limits)  # what one address may do in a minute
    testing: bool = False  # tables may be given a seed

    @property
    def url(self) -> str:
        """The database in SQLAlchemy's words, with the drivers we use."""
        if self.database is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            return f"sqlite+aiosqlite:///{self.folder / 'tables.sqlite3'}"
        scheme, found, rest = self.database.partition("://")
        if not found:
            file = Path(self.database).resolve()
            file.parent.mkdir(parents=True, exist_ok=True)
            return f"sqlite+aiosqlite:///{file}"
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+psycopg",
            "postgresql": "postgresql+psycopg",
        }
        return f"{drivers.get(scheme, scheme)}://{rest}"

    def signing_secret(self) -> str:
        return self.secret or os.environ.get("HOLOTYPE_SECRET") or kept_secret(self.folder / "secret")


def kept_secret(file: Path) -> str:
    """Made once and then read: the first of several workers to write it decides."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"secret-{secrets.token_hex(4)}")
    draft.touch(mode=0o600)
    draft.write_text(secrets.token_urlsafe(32))
    try:
        os.link(draft, file)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    return file.read_text()
