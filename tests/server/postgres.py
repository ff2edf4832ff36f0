"""A PostgreSQL server for tests and scripts, started from the programs of this machine."""

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path


class NotInstalled(Exception):
    """There is no PostgreSQL server on this machine."""


def program(name: str) -> str:
    found = shutil.which(name) or next(iter(sorted(glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True)), None)
    if found is None:
        raise NotInstalled(name)
    return found


def as_postgres(*command: str) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else list(command)


def quietly(*command: str) -> None:
    subprocess.run(as_postgres(*command), check=True, stdout=subprocess.DEVNULL)


class Cluster:
    """A PostgreSQL of its own, reached through a socket in a folder of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.data = str(home / "data")
        self.user = "postgres" if os.geteuid() == 0 else getpass.getuser()
        self.url = f"postgresql://{self.user}@/postgres?host={home}"
        quietly(program("initdb"), "-D", self.data, "-A", "trust")

    def start(self) -> None:
        settings = f"-c listen_addresses='' -c unix_socket_directories={self.home} -c fsync=off"
        log = str(self.home / "log")
        quietly(program("pg_ctl"), "-D", self.data, "-o", settings, "-l", log, "-w", "start")

    def stop(self) -> None:
        quietly(program("pg_ctl"), "-D", self.data, "-m", "immediate", "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    home = Path(tempfile.mkdtemp(prefix="holotype-"))  # short: the path of a socket has little room
    if os.geteuid() == 0:
        entry = pwd.getpwnam("postgres")
        os.chown(home, entry.pw_uid, entry.pw_gid)
    found = Cluster(home)
    found.start()
    try:
        yield found
    finally:
        found.stop()
        shutil.rmtree(home)
