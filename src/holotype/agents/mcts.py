"""Information-set Monte Carlo tree search, for any number of seats.

Every simulation guesses anew what the asked seat cannot know (`determinize`), goes down one tree that all guesses
share, plays a few decisions at random below it and values the table there. A node is a line of tokens, so it
knows neither hidden things nor chance; each branch counts how often it could have been taken, which is what its
visits are measured against (single-observer ISMCTS; Cowling, Powley and Whitehouse, 2012).
"""

import math
import time
from typing import Final

from ..core.chance import Seeded
from ..core.state import State
from .random import play_out
from .worth import Worth

HORIZON: Final = 12  # decisions played at random below the tree before advice is asked
EXPLORATION: Final = 0.5
ANY: Final = 2147483562  # seeds are drawn from as many


class Mcts:
    def __init__(
        self,
        seed: int = 0,
        simulations: int = 0,
        seconds: float = 0.0,
        horizon: int = HORIZON,
        exploration: float = EXPLORATION,
    ) -> None:
        self.chance = Seeded(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.horizon = horizon
        self.exploration = exploration

    def choose(self, state: State) -> int:
        if len(state.choices) == 1:
            return state.choices[0]
        search = Search(state, self.chance.below(ANY), self.horizon, self.exploration)
        if self.simulations:
            search.simulate(self.simulations)
        else:
            end = time.perf_counter() + self.seconds
            while time.perf_counter() < end:
                search.simulate(1)
        return search.best()


class Node:
    """A line of tokens: what its simulations brought every seat."""

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.available = 0  # simulations in which its last token was legal
        self.rewards: list[float] = [0.0] * players
        self.children: dict[int, Node] = {}


class Search:
    """The tree for one decision. It may be grown further, and looked at, at any time."""

    def __init__(self, state: State, seed: int = 0, horizon: int = HORIZON, exploration: float = EXPLORATION) -> None:
        assert state.seat is not None
        self.state = state
        self.seat: int = state.seat
        self.chance = Seeded(seed)
        self.worth = Worth(self.guess())
        self.horizon = horizon
        self.exploration = exploration
        self.root = Node(state.players)
        self.root.visits = 1  # so that the first simulation already tries a token

    def simulate(self, times: int) -> None:
        for _ in range(times):
            s = self.guess()
            line = self.descend(s)
            play_out(s, self.chance, self.horizon)
            learn(line, self.worth.rewards(s))

    def best(self) -> int:
        """The token tried most often; the better one of two that were tried as often."""
        best = -1
        most = -1.0
        for token, node in self.root.children.items():
            merit = node.visits + (node.rewards[self.seat] / node.visits if node.visits else 0.0)
            if merit > most:
                best = token
                most = merit
        return best

    def guess(self) -> State:
        return self.state.determinize(self.seat, self.chance.below(ANY))

    def descend(self, s: State) -> list[Node]:
        """Go down the tree until a new node is added or the game is over; gives the nodes passed."""
        node = self.root
        line = [node]
        while s.seat is not None and node.visits > 0:
            token = self.select(node, s.choices, s.seat)
            node = node.children[token]
            line.append(node)
            s.take(token)
        return line

    def select(self, node: Node, choices: list[int], seat: int) -> int:
        """An untried token if there is one, else the one with the highest upper confidence bound for the seat."""
        children = node.children
        untried = [token for token in choices if token not in children]
        if untried:
            token = untried[self.chance.below(len(untried))]
            children[token] = Node(len(node.rewards))
            return token
        best = -1
        highest = -1.0
        for token in choices:
            child = children[token]
            child.available += 1
            visits = child.visits
            bound = child.rewards[seat] / visits + self.exploration * math.sqrt(math.log(child.available) / visits)
            if bound > highest:
                best = token
                highest = bound
        return best


def learn(line: list[Node], rewards: list[float]) -> None:
    for node in line:
        node.visits += 1
        sums = node.rewards
        for i in range(len(sums)):
            sums[i] += rewards[i]
