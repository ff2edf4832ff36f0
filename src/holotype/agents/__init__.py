"""Agents: `choose(state)` returns a token of `state.legal()` for the seat whose decision it is.

An agent is handed the true state, but looks only at what its seat may know: the open question, and copies made by
`state.determinize`. `make` returns one by its spec:

    random          any legal token
    greedy          one action ahead, valued by the game's advice
    mcts            information-set tree search, half a second a decision
    mcts:500        the same with 500 simulations, and so the same answer for the same seed
    mcts:2s         the same for two seconds
    program:CMD     another process that speaks JSON lines (see `program`)

Another package offers its own through an entry point of the group `holotype.agents`: a name, and a function
`(argument, seed) -> Agent`, where the argument is what follows the colon in the spec (empty without one). An agent
that holds something open may have a method `close()`; tournaments call it when a game is over.
"""

from importlib.metadata import entry_points
from typing import Protocol

from ..core.state import State
from .greedy import Greedy
from .mcts import Mcts
from .program import Program
from .random import Random


class UnknownAgent(ValueError):
    """A spec that names no agent, or asks something of it that it cannot do."""


class Agent(Protocol):
    def choose(self, state: State) -> int:
        """A token of `state.legal()`; the state stays as it is."""


LEVELS = ("random", "greedy", "mcts")  # from easy to hard


def levels() -> list[str]:
    """The names of all agents: ours from easy to hard, then those of other packages."""
    others = sorted(point.name for point in entry_points(group="holotype.agents"))
    return [*LEVELS, *(name for name in others if name not in LEVELS)]


def make(spec: str, seed: int = 0) -> Agent:
    """The agent with this spec. With the same seed it answers the same questions in the same way, unless it works
    by the clock."""
    name, colon, argument = spec.partition(":")
    if colon and not argument:
        raise UnknownAgent(f"{spec!r} ends where its argument should stand, as in mcts:500")
    if name == "mcts":
        return _mcts(spec, argument, seed)
    if name in LEVELS:
        if argument:
            raise UnknownAgent(f"{name} takes no argument, so {spec!r} means nothing; write {name}")
        return Random(seed) if name == "random" else Greedy(seed)
    if name == "program":
        if not argument:
            raise UnknownAgent("program needs the command that starts it, as in program:./my-agent")
        return Program(argument, seed)
    point = next((p for p in entry_points(group="holotype.agents") if p.name == name), None)
    if point is None:
        raise UnknownAgent(f"there is no agent {name!r}; there are {', '.join([*levels(), 'program'])}")
    agent: Agent = point.load()(argument, seed)
    return agent


def _mcts(spec: str, argument: str, seed: int) -> Mcts:
    if not argument:
        return Mcts(seed, seconds=0.5)
    if argument.isdecimal() and int(argument) > 0:
        return Mcts(seed, simulations=int(argument))
    seconds = _number(argument.removesuffix("s")) if argument.endswith("s") else 0.0
    if not 0 < seconds < 86_400:
        raise UnknownAgent(f"the budget of {spec!r} is not simulations (mcts:500) or seconds (mcts:0.5s)")
    return Mcts(seed, seconds=seconds)


def _number(text: str) -> float:
    return float(text) if text.replace(".", "", 1).isdecimal() else 0.0
