"""Information-set Monte Carlo tree search, for any number of seats.

Every simulation guesses anew what the asked seat cannot know (`determinize`), goes down one tree that all guesses
share, and values the table where it leaves the tree. A node is a line of tokens, so it knows neither hidden things
nor chance; it counts how often its token could have been named, which is what its visits are measured against
(single-observer ISMCTS; Cowling, Powley and Whitehouse, 2012).

A new branch is looked at before it is tried: its first reward is what the game's advice says of it. With that, the
tree grows where a sensible player would go, and short random games below it say more than long ones.
"""

import math
import time
from typing import Final

from ..core.chance import Seeded
from ..core.state import State
from .random import play_out
from .worth import Worth

HORIZON: Final = 2  # decisions played at random below the tree before advice is asked
EXPLORATION: Final = 0.1
ANY: Final = 2147483562  # seeds are drawn from as many


class Mcts:
    def __init__(self, seed: int = 0, simulations: int = 0, seconds: float = 0.0, horizon: int = HORIZON) -> None:
        self.chance = Seeded(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.horizon = horizon

    def choose(self, state: State) -> int:
        if len(state.choices) == 1:
            return state.choices[0]
        search = Search(state, self.chance.below(ANY), self.horizon)
        if self.simulations:
            search.simulate(self.simulations)
        else:
            end = time.perf_counter() + self.seconds
            while time.perf_counter() < end:
                search.simulate(1)
        return search.best()


class Node:
    """A line of tokens, and what it brought every seat; the first look at it counts as a visit."""

    def __init__(self, rewards: list[float]) -> None:
        self.visits = 1
        self.available = 1  # how often its last token was legal
        self.rewards = rewards
        self.children: dict[int, Node] = {}


class Search:
    """The tree for one decision. It may be grown further, and looked at, at any time."""

    def __init__(self, state: State, seed: int = 0, horizon: int = HORIZON) -> None:
        assert state.seat is not None
        self.state = state
        self.seat: int = state.seat
        self.chance = Seeded(seed)
        self.worth = Worth(self.guess())
        self.horizon = horizon
        self.root = Node([0.0] * state.players)

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
            merit = node.visits + node.rewards[self.seat] / node.visits
            if merit > most:
                best = token
                most = merit
        return best

    def guess(self) -> State:
        return self.state.determinize(self.seat, self.chance.below(ANY))

    def descend(self, s: State) -> list[Node]:
        """Go down the tree to a node that was only looked at, or to the end of the game; gives the nodes passed."""
        node = self.root
        line = [node]
        while s.seat is not None:
            token = self.select(node, s, s.seat)
            s.take(token)
            node = node.children[token]
            line.append(node)
            if node.visits == 1:
                break
        return line

    def select(self, node: Node, s: State, seat: int) -> int:
        """The legal token with the highest upper confidence bound for the seat."""
        children = node.children
        best = -1
        highest = -1.0
        for token in s.choices:
            if token not in children:
                children[token] = self.look_at(s, token)
            child = children[token]
            child.available += 1
            doubt = math.sqrt(math.log(child.available) / child.visits)
            bound = child.rewards[seat] / child.visits + EXPLORATION * doubt
            if bound > highest:
                best = token
                highest = bound
        return best

    def look_at(self, s: State, token: int) -> Node:
        after = s.copy()
        after.take(token)
        return Node(self.worth.rewards(after))


def learn(line: list[Node], rewards: list[float]) -> None:
    for node in line:
        node.visits += 1
        sums = node.rewards
        for i in range(len(sums)):
            sums[i] += rewards[i]
