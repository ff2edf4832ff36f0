"""One tournament at a time writes to a file of results.

The lock is the system's, on a small file beside the results: it ends with the process that holds it, however that
ends, so a file that was left behind stops nobody.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .errors import ResultsError

try:
    import fcntl
except ModuleNotFoundError:  # not every system has it; there, people must take care themselves
    fcntl = None  # type: ignore[assignment]


@contextmanager
def held(results: Path) -> Iterator[None]:
    """Within it, nobody else can hold the same file; ResultsError if somebody does already."""
    if fcntl is None:
        yield
        return
    file = results.with_name(results.name + ".lock")
    handle = taken(file, results)
    try:
        yield
    finally:
        file.unlink(missing_ok=True)
        os.close(handle)


def taken(file: Path, results: Path) -> int:
    """The lock file, open and locked. One that its last holder removed in the meantime is no lock: begin again."""
    while True:
        handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            raise ResultsError(
                f"another tournament is writing to {results} ({holder(file)}); wait for it, or choose another --out"
            ) from None
        if file.exists() and os.fstat(handle).st_ino == file.stat().st_ino:
            os.ftruncate(handle, 0)
            os.write(handle, str(os.getpid()).encode())
            return handle
        os.close(handle)


def holder(file: Path) -> str:
    try:
        return f"process {int(file.read_text())}"
    except (OSError, ValueError):
        return "a process that has just begun"
