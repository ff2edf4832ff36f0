"""An agent in a process of its own, in whatever language: lines of JSON in, a token's name out.

    holotype arena evolution --agents "program:python examples/json_agent.py,random" --games 20

The first line tells the game; every other asks for one of the names in "legal" and shows the table as the seat sees it.
This one is in no hurry to pass: it names anything else at random, and answers the same for the same seed.
"""

import json
import random
import sys


def main() -> None:
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            chance.seed(message["seed"])
        else:
            names = [name for name in message["legal"] if name != "say:pass"]
            print(json.dumps(chance.choice(names or message["legal"])), flush=True)


if __name__ == "__main__":
    main()
