"""A server in a process of its own, for tests that kill it: python -m tests.server.worker PORT FOLDER [DATABASE]."""

import sys
from pathlib import Path

from holotype.server.run import run
from tests.server.helpers import settings

if __name__ == "__main__":
    port, folder, *database = sys.argv[1:]
    chosen = settings(Path(folder), database=database[0] if database else None)
    run(port=int(port), open_browser=False, settings=chosen)
