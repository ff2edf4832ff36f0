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


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a cluster of its own, reached through a socket in a folder of its own."""
    home = Path(tempfile.mkdtemp(prefix="holotype-"))  # short: the path of a socket has little room
    user = "postgres" if os.geteuid() == 0 else getpass.getuser()
    if os.geteuid() == 0:
        entry = pwd.getpwnam("postgres")
        os.chown(home, entry.pw_uid, entry.pw_gid)
    data = str(home / "data")
    server = program("pg_ctl")
    settings = f"-c listen_addresses='' -c unix_socket_directories={home} -c fsync=off"
    quietly(program("initdb"), "-D", data, "-A", "trust")
    log = str(home / "log")
    subprocess.run(
        as_postgres(server, "-D", data, "-o", settings, "-l", log, "-w", "start"), check=True, stdout=subprocess.DEVNULL
    )
    try:
        yield f"postgresql://{user}@/postgres?host={home}"
    finally:
        subprocess.run(
            as_postgres(server, "-D", data, "-m", "immediate", "stop"), check=True, stdout=subprocess.DEVNULL
        )
        shutil.rmtree(home)
