"""Information-set Monte Carlo tree search, for any number of seats.

Every simulation guesses again what the asked seat cannot know (`determinize`), goes down one tree that all guesses
share, and plays on sensibly until a fixed number of turns have passed; the game's advice values the table it comes to.
A node is a line of tokens, so it knows neither hidden things nor chance; it counts how often its token could have been
named, which is what its visits are measured against (single-observer ISMCTS; Cowling, Powley and Whitehouse, 2012).

A new branch is looked at before it is tried. What the question itself offers is looked at as `greedy` does, to the end
of the action, so that the search starts from greedy's opinion and can only improve on it; deeper branches, and what
is played below the tree, are looked at one token ahead. All simulations end after as many turns, for a table just
before somebody's turn and one just after it cannot be compared.

Where the game's advice weighs what the dice will bring (`Game.weighs_chance`), they are not thrown: a simulation ends
at the last table before chance is used, and only what the question itself sets rolling is rolled.
"""

import math
import time
from typing import Final

from ..core.chance import Seeded
from ..core.state import State
from .greedy import look_ahead
from .worth import Worth

TURNS: Final = 3  # a simulation ends when another seat has been asked this often
TOKENS: Final = 40  # or when this many were named: a seat alone is never followed by another
LOOKS: Final = 12  # tokens looked at for a decision below the tree
EXPLORATION: Final = 0.1
WEIGHED: Final = 0.03  # the same where advice weighs chance: there is less noise, and so less doubt
ANY: Final = 2147483562  # seeds are drawn from as many


class Mcts:
    def __init__(self, seed: int = 0, simulations: int = 0, seconds: float = 0.0) -> None:
        self.chance = Seeded(seed)
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, state: State) -> int:
        if len(state.choices) == 1:
            return state.choices[0]
        end = time.perf_counter() + self.seconds
        search = Search(state, self.chance.below(ANY))
        if self.simulations:
            search.simulate(self.simulations)
        else:
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

    def __init__(self, state: State, seed: int = 0) -> None:
        assert state.seat is not None
        self.state = state
        self.seat: int = state.seat
        self.chance = Seeded(seed)
        self.worth = Worth(self.guess())
        self.weighs_chance = state.game.weighs_chance
        self.exploration = WEIGHED if self.weighs_chance else EXPLORATION
        self.turns = 0  # that the simulation has still to go
        self.tokens = 0
        self.root = Node([0.0] * state.players)
        self.line: list[Node] = []  # the nodes that the simulation has passed
        self.ask_greedy()

    def ask_greedy(self) -> None:
        """The first look at the root's branches. What it says of other seats is never read: they do not choose here."""
        leads = look_ahead(self.state, self.chance)
        for i in range(len(leads)):
            self.root.children[self.state.choices[i]] = Node([self.worth.likely(leads[i])] * self.state.players)

    def simulate(self, times: int) -> None:
        for _ in range(times):
            self.learn(self.play_on(self.descend(self.guess())))

    def best(self) -> int:
        """The token that brought most on average, less the doubt about it."""
        best = -1
        most = -1e300
        for token, node in self.root.children.items():
            sure = node.rewards[self.seat] / node.visits - self.doubt(node)
            if sure > most:
                best = token
                most = sure
        return best

    def doubt(self, node: Node) -> float:
        """How far what a node brought on average may be from what it is worth."""
        return self.exploration * math.sqrt(math.log(node.available) / node.visits)

    def guess(self) -> State:
        return self.state.determinize(self.seat, self.chance.below(ANY))

    # --- one simulation --------------------------------------------------------------------------------------------

    def descend(self, s: State) -> State:
        """Go down the tree to a node that was only looked at, or to the end."""
        self.turns = TURNS
        self.tokens = TOKENS
        node = self.root
        self.line = [node]
        while s.seat is not None and self.turns > 0:
            token = self.select(node, s, s.seat)
            s = self.name(s, token)
            node = node.children[token]
            self.line.append(node)
            if node.visits == 1:
                break
        return s

    def play_on(self, s: State) -> State:
        """Below the tree, everybody names what looks best."""
        while s.seat is not None and self.turns > 0 and self.tokens > 0:
            s = self.name(s, self.sensible(s, s.seat))
        return s

    def name(self, s: State, token: int) -> State:
        """The table after the token; or the one before it, and the end, where chance is weighed and would be used."""
        seat = s.seat
        table = s.copy() if self.weighs_chance else s
        table.take(token)
        self.tokens -= 1
        if self.weighs_chance and self.tokens < TOKENS - 1 and chance_used(s, table):
            self.turns = 0
            return s
        if table.seat != seat:
            self.turns -= 1
        return table

    def select(self, node: Node, s: State, seat: int) -> int:
        """The legal token with the highest upper confidence bound for the seat."""
        children = node.children
        best = -1
        highest = -1.0
        for token in s.choices:
            if token not in children:
                children[token] = Node(self.worth.rewards(self.after(s, token)))
            child = children[token]
            child.available += 1
            bound = child.rewards[seat] / child.visits + self.doubt(child)
            if bound > highest:
                best = token
                highest = bound
        return best

    def sensible(self, s: State, seat: int) -> int:
        """The token that leaves the seat furthest ahead; of a long list, one in so many is looked at."""
        choices = s.choices
        step = (len(choices) + LOOKS - 1) // LOOKS
        best = self.chance.below(step)
        furthest = -1e300
        for i in range(best, len(choices), step):
            lead = self.worth.lead(self.after(s, choices[i]), seat)
            if lead > furthest:
                best = i
                furthest = lead
        return choices[best]

    def after(self, s: State, token: int) -> State:
        """The table that a token leads to; the same one where chance is weighed and would be used."""
        table = s.copy()
        table.take(token)
        return s if self.weighs_chance and chance_used(s, table) else table

    def learn(self, s: State) -> None:
        """What the simulation came to counts for all that led there."""
        rewards = self.worth.rewards(s)
        for node in self.line:
            node.visits += 1
            sums = node.rewards
            for i in range(len(sums)):
                sums[i] += rewards[i]


def chance_used(before: State, after: State) -> bool:
    return before.chance.mark() != after.chance.mark()
