"""Starting, killing and restarting servers in processes of their own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.helpers import TIMEOUT, Person

ROOT = Path(__file__).parents[2]


class Worker:
    """A server that dies without warning and comes back at the same address."""

    def __init__(self, folder: Path, skeleton_home: Path, database: str = "") -> None:
        self.folder = folder
        self.database = [database] if database else []
        self.path = os.pathsep.join([str(skeleton_home / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.worker", str(self.port), str(self.folder), *self.database]
        environment = os.environ | {"PYTHONPATH": self.path}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.url = "http://" + line.split("http://")[1].split("/")[0]
        self.port = int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """kill -9: no farewell, nothing flushed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(TIMEOUT)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def person(self, name: str) -> Person:
        return Person(self.url, name)


def same_person(person: Person, elsewhere: Worker) -> Person:
    """The same browser, talking to another worker."""
    twin = Person(elsewhere.url, person.name)
    for key, value in person.http.cookies.items():
        twin.http.cookies.set(key, value)
    return twin
