"""How long one waits for the program to begin: processor time of a process started from nothing, to its end."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory

COMMAND = (sys.executable, "-c", "from holotype.cli import main; main()")


def help_shown() -> None:
    subprocess.run([*COMMAND, "--help"], check=True, stdout=subprocess.DEVNULL)


def server_up() -> None:
    """Until it says where it is; it is ended at once."""
    with TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--no-browser", "--database", str(Path(folder) / "tables.sqlite3")]
        with subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE) as server:
            assert server.stdout is not None
            server.stdout.readline()
            server.terminate()


def processor_seconds(start: Callable[[], None]) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    start()
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
