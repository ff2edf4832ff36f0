"""The real program, `holotype serve`, with all its processes."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.helpers import TIMEOUT, Person, until

ROOT = Path(__file__).parents[2]
HOLOTYPE = (sys.executable, "-c", "from holotype.cli import main; main()")


def holotype(*words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """Run a command to its end."""
    command = [*HOLOTYPE, *words]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | more, timeout=TIMEOUT)


class Running:
    """A command and all processes that it starts."""

    def __init__(self, *words: str, **more: Any) -> None:
        self.process = subprocess.Popen([*HOLOTYPE, *words], stdout=subprocess.PIPE, text=True, **more)

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def end(self) -> int:
        """The exit code, once it has ended by itself."""
        code = self.process.wait(TIMEOUT)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def close(self) -> None:
        if self.process.poll() is None:
            self.signal(signal.SIGKILL)
        self.end()

    def family(self) -> set[tuple[int, str]]:
        """All its processes: their ids, and when each began."""
        parents, began = {}, {}
        for entry in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                words = entry.read_text().rpartition(")")[2].split()
                parents[int(entry.parent.name)], began[int(entry.parent.name)] = int(words[1]), words[19]
        found, more = set(), {self.process.pid}
        while more:
            found |= more
            more = {pid for pid, parent in parents.items() if parent in found} - found
        return {(pid, began[pid]) for pid in found if pid in began}


class Program(Running):
    """`holotype serve`."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        database = () if any(word.startswith("--database") for word in words) else (f"--database={folder}/t.sqlite3",)
        environment = os.environ | {"XDG_DATA_HOME": str(folder), "HOLOTYPE_SECRET": "for tests"}
        self.errors = folder / "errors"
        with self.errors.open("a") as errors:
            super().__init__("serve", "--no-browser", "--port=0", *database, *words, stderr=errors, env=environment)
        self.addresses = dict(self._announced("Holotype"))
        if any(word.startswith("--metrics") for word in words):
            self.addresses |= self._announced("Metrics")
        self.url = self.addresses["Holotype"].rstrip("/")

    def _announced(self, what: str) -> Iterator[tuple[str, str]]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(what), f"the server did not start: {line!r} {self.errors.read_text()}"
        yield what, next(word for word in line.split() if word.startswith("http://"))

    def person(self, name: str = "Ann") -> Person:
        return Person(self.url, name)

    def said(self) -> str:
        return self.errors.read_text()

    def metrics(self) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
        """All that Prometheus is told, by name and labels."""
        answer = httpx.get(self.addresses["Metrics"], timeout=TIMEOUT)
        assert answer.headers["content-type"].startswith("text/plain; version=")
        samples = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
        return {(sample.name, frozenset(sample.labels.items())): sample.value for sample in samples}

    def metric(self, name: str, **labels: str) -> float:
        return self.metrics().get((f"holotype_{name}", frozenset(labels.items())), 0.0)


def alive(family: set[tuple[int, str]]) -> set[int]:
    """Who of them still runs; a dead one that nobody has asked after does not."""
    found = set()
    for pid, began in family:
        with suppress(OSError):
            words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            if words[19] == began and words[0] != "Z":
                found.add(pid)
    return found


def until_dead(family: set[tuple[int, str]]) -> None:
    until(lambda: not alive(family))
