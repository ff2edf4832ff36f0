"""What is wrong with the database or an address, in a sentence for whoever runs the server."""

import errno

from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ..tables.errors import Refusal

SQLITE = {
    "SQLITE_BUSY": "another program holds its lock; end that one, or wait for it",
    "SQLITE_FULL": "its disk is full",
    "SQLITE_IOERR": "its disk is full, or broken",
    "SQLITE_READONLY": "it cannot be written; see who owns the file and its folder, and how the disk is mounted",
    "SQLITE_CANTOPEN": "it cannot be opened; see who owns the file and its folder, and how the disk is mounted",
    "SQLITE_NOTADB": "the file is no SQLite database",
    "SQLITE_CORRUPT": "the file is damaged; restore a backup",
}
ADDRESSES = {
    errno.EACCES: "only root may listen on ports below 1024; choose another with --port, and put a proxy in front",
    errno.EADDRNOTAVAIL: "this machine has no such address; 127.0.0.1 is itself alone, 0.0.0.0 every address it has",
}
EXPECTED = (Refusal, SQLAlchemyError, OSError)  # what the world does to us; its traceback would help nobody


def reason(error: BaseException) -> str:
    """The first line of what is behind an error."""
    if isinstance(error, Refusal) and error.__cause__ is not None:
        return reason(error.__cause__)
    if isinstance(error, (ModuleNotFoundError, NoSuchModuleError)):
        return "tables are kept in an SQLite file or a PostgreSQL: give its path, or a postgresql:// URL"
    if isinstance(error, PoolTimeout):
        return "all connections to the database are in use"
    if isinstance(error, SQLAlchemyError):
        origin = getattr(error, "orig", None) or error
        name = getattr(origin, "sqlite_errorname", "")
        return next((words for start, words in SQLITE.items() if name.startswith(start)), first_line(origin))
    return f"{type(error).__name__}: {first_line(error)}"


def address_reason(error: OSError) -> str:
    return ADDRESSES.get(error.errno or 0, error.strerror or str(error))


def first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:200]
