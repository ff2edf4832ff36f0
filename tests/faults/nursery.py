"""Begins servers quickly: one process that has imported everything, of which every server is a fork.

It reads a line of JSON for each server, and answers with its process id."""

import json
import os
import signal
import sys
import traceback
from pathlib import Path

import holotype
from holotype.server.run import run
from tests.faults.games import GAMES
from tests.server.helpers import settings


def main() -> None:
    for game in GAMES:
        holotype.load(game).texts  # noqa: B018
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that are killed
    for line in sys.stdin:
        child = os.fork()
        if not child:
            serve(**json.loads(line))
        print(child, flush=True)
    os.killpg(0, signal.SIGKILL)  # whoever wanted them has gone


def serve(port: int, folder: str, database: str | None) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    os.close(sys.stdin.fileno())
    try:
        run(port=port, open_browser=False, settings=settings(Path(folder), database=database, lease=1.0))
    except BaseException:
        traceback.print_exc()
    os._exit(1)


if __name__ == "__main__":
    main()
