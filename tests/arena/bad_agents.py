"""Agents that fail, each in its own way, as another package would offer them."""

import os
import signal
import time
from pathlib import Path

AGENTS = (
    "crashing",
    "unmade",
    "endless",
    "illegal",
    "wordy",
    "slow",
    "deaf",
    "meddling",
    "mortal",
    "suicidal",
    "leaving",
)


class Agent:
    def __init__(self, argument: str = "", seed: int = 0) -> None:
        self.argument = argument
        self.asked = 0

    def choose(self, state):
        self.asked += 1
        return self.answer(state) if self.asked > 3 else state.legal()[0]

    def answer(self, state):
        """Where it goes wrong."""
        return state.legal()[0]


class Crashing(Agent):
    def answer(self, state):
        raise ZeroDivisionError("two by nothing")


class Unmade(Agent):
    def __init__(self, argument: str = "", seed: int = 0) -> None:
        if seed:
            raise OSError("no weights")


class Endless(Agent):
    def __init__(self, argument: str = "", seed: int = 0) -> None:
        while seed:
            time.sleep(1)


class Illegal(Agent):
    def answer(self, state):
        return next(token for token in range(len(state.game.vocab)) if token not in state.legal())


class Wordy(Agent):
    def answer(self, state):
        return "any"


class Slow(Agent):
    def answer(self, state):
        time.sleep(600)


class Deaf(Agent):
    """Catches everything, alarms included, as far as an agent can."""

    def answer(self, state):
        while True:
            try:
                time.sleep(600)
            except Exception:
                continue


class Meddling(Agent):
    def answer(self, state):
        token = state.legal()[0]
        state.apply(token)
        return token


class Leaving(Agent):
    def answer(self, state):
        raise SystemExit(0)


class Suicidal(Agent):
    def answer(self, state):
        os.kill(os.getpid(), signal.SIGKILL)


class Mortal(Agent):
    """Kills its process in the middle of a game, once: the argument is a file that says that it has."""

    def answer(self, state):
        if self.asked == 20:
            try:
                Path(self.argument).touch(exist_ok=False)
            except FileExistsError:
                return state.legal()[0]
            os.kill(os.getpid(), signal.SIGKILL)
        return state.legal()[0]


def entry_points() -> str:
    lines = [f"{name} = bad_agents:{name.title()}" for name in AGENTS]
    return "\n".join(["[holotype.agents]", *lines, ""])
