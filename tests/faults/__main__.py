"""`make faults`: python -m tests.faults --help."""

import argparse
import asyncio
import logging
import shutil
import sys
import tempfile
from pathlib import Path

from holotype.cli.new_game import write
from tests.faults.chaos import Plan, run
from tests.helpers import SKELETON, importable


def main() -> int:
    parser = argparse.ArgumentParser("make faults", description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--kills", type=int, default=0, help="end after so many kills")
    parser.add_argument("--seconds", type=float, default=0, help="or after so long; 60 if neither is given")
    parser.add_argument("--pause", type=float, default=0.7, help="seconds between two faults at most")
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    failed = False
    folder = tempfile.mkdtemp(prefix="faults-")
    try:
        (skeleton_home,) = write(SKELETON, Path(folder))
        with importable(skeleton_home):
            for database in ("sqlite", "postgres"):
                if chosen.database in (database, "both"):
                    seconds = chosen.seconds or (0 if chosen.kills else 60)
                    postgres = database == "postgres"
                    plan = Plan(postgres, chosen.seed, chosen.kills, seconds, chosen.pause, chosen.players)
                    report = asyncio.run(run(plan, Path(folder) / database, skeleton_home))
                    print(report.text(), flush=True)
                    if report.faults:
                        failed = True
                        print(f"  the servers' own words are in {folder}/{database}.log", flush=True)
    finally:
        if not failed:
            shutil.rmtree(folder)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
