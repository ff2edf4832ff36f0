"""What is measured: our games through agents' own loops, and the peers through theirs.

Each subject offers units of work; a unit says how much it did. `play` is a whole random game, `copies` some
copies of tables from the middle of games, `simulations` random games to their end from a copy of the first
decision (for ours within the tree search, which does more)."""

import random
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from ..agents.mcts import Search
from ..agents.random import play_out
from ..core.chance import Seeded
from ..core.game import Game
from ..core.state import State

Table: TypeAlias = Any  # a table of another engine, which ships without types

NO_LIMIT = 1_000_000_000
BATCH = 50
TREE = 400  # simulations after which a new tree is begun


class Subject(Protocol):
    def play(self) -> dict[str, int]:
        """`games`, `decisions` and, of those, `choices`: with more than one legal option."""

    def copies(self) -> dict[str, int]: ...

    def simulations(self) -> dict[str, int]: ...


class Ours:
    """A game of Holotype; what it is called must be known to the registry or be `null`."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.seed = 0
        self.tables = [self.middle(seed) for seed in range(8)]
        self.search = self.new_search()

    def start(self) -> State:
        self.seed += 1
        return self.game.start(self.players, self.seed, record=False)

    def middle(self, seed: int) -> State:
        state = self.start()
        named, _ = play_out(state.copy(), Seeded(seed), NO_LIMIT)
        play_out(state, Seeded(seed), named // 2)
        return state

    def new_search(self) -> Search:
        return Search(self.start(), self.seed)

    def play(self) -> dict[str, int]:
        named, chosen = play_out(self.start(), Seeded(self.seed), NO_LIMIT)
        return {"games": 1, "decisions": named, "choices": chosen}

    def copies(self) -> dict[str, int]:
        for table in self.tables:
            for _ in range(BATCH):
                table.copy()
        return {"copies": BATCH * len(self.tables)}

    def simulations(self) -> dict[str, int]:
        if self.search.root.visits > TREE:
            self.search = self.new_search()
        simulate_to_the_end(self.search)
        return {"simulations": 1}


def simulate_to_the_end(search: Search) -> None:
    """As the search does it, but with a random game below the tree instead of a few sensible turns."""
    state = search.descend(search.guess())
    play_out(state, search.chance, NO_LIMIT)
    search.learn(state)


class Catanatron:
    """Four of its own random players, to its usual ten points."""

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT
        from catanatron.game import Game as Catan
        from catanatron.models.player import Color, RandomPlayer

        self.limit: int = TURNS_LIMIT
        self.start: Callable[[], Table] = lambda: Catan([RandomPlayer(c) for c in Color], vps_to_win=10)
        self.tables = [self.middle() for _ in range(4)]
        self.root = self.start()

    def middle(self) -> Table:
        table = self.start()
        for _ in range(400):
            if table.winning_color() is None:
                table.play_tick()
        return table

    def play(self) -> dict[str, int]:
        return {"games": 1} | self.play_out(self.start())

    def play_out(self, table: Table) -> dict[str, int]:
        """As its `Game.play` does, and counting."""
        decisions = choices = 0
        state = table.state
        while table.winning_color() is None and state.num_turns < self.limit:
            decisions += 1
            choices += len(state.playable_actions) > 1
            table.play_tick()
        return {"decisions": decisions, "choices": choices}

    def copies(self) -> dict[str, int]:
        for table in self.tables:
            for _ in range(BATCH):
                table.copy()
        return {"copies": BATCH * len(self.tables)}

    def simulations(self) -> dict[str, int]:
        self.play_out(self.root.copy())
        return {"simulations": 1}


class OpenSpiel:
    """One of its games, driven from Python as its own examples do; chance is no decision."""

    def __init__(self, name: str) -> None:
        import pyspiel
        from open_spiel.python import games  # noqa: F401  (registers the games written in Python)

        self.game: Table = pyspiel.load_game(name)
        self.tables = [self.middle(seed) for seed in range(8)]
        self.root = self.game.new_initial_state()

    def middle(self, seed: int) -> Table:
        state = self.game.new_initial_state()
        counted = self.play_out(state)["decisions"]
        state = self.game.new_initial_state()
        self.play_out(state, counted // 2)
        return state

    def play(self) -> dict[str, int]:
        return {"games": 1} | self.play_out(self.game.new_initial_state())

    def play_out(self, state: Table, limit: int = NO_LIMIT) -> dict[str, int]:
        decisions = choices = 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            decisions += 1
            choices += len(legal) > 1
            state.apply_action(random.choice(legal))
        return {"decisions": decisions, "choices": choices}

    def copies(self) -> dict[str, int]:
        for table in self.tables:
            for _ in range(BATCH):
                table.clone()
        return {"copies": BATCH * len(self.tables)}

    def simulations(self) -> dict[str, int]:
        self.play_out(self.root.clone())
        return {"simulations": 1}
