"""A tournament before it is played: who sits where in which game, and every seed.

Agents go round the seats: a round is as many games as there are agents, all with the same deal, and in it every
agent sits in every seat once. Everything follows from the tournament and the number of a game, so it does not
matter where or in which order games are played.
"""

from collections.abc import Sequence

import msgspec

from ..agents import make
from ..core.chance import MASK, Seeded, scramble
from ..core.game import Game, whole_number
from ..core.registry import load
from ..core.types import Options
from .errors import ArenaError

LIMIT = 60.0
LONGEST = 86_400.0


class Tournament(msgspec.Struct, frozen=True):
    game: str
    ruleset: int
    players: int
    options: Options
    agents: tuple[str, ...]
    seed: int
    limit: float = LIMIT  # seconds that an agent may take for one decision
    pack: str | None = None  # folder of a data pack
    digest: str | None = None  # of the pack

    def load(self) -> Game:
        return load(self.game, self.pack)

    @property
    def round(self) -> int:
        """Games after which every agent has sat in every seat as often as any other."""
        return len(self.agents)

    def whole_rounds(self, games: int) -> int:
        """As many games as asked for, or the few more that make the last round complete."""
        return -(-games // self.round) * self.round

    def line_up(self, number: int) -> list[str]:
        """The agent in every seat. Who sits left of whom changes from round to round."""
        turn = number % self.round
        order = list(range(self.round))
        chance = Seeded(self.deal(number))
        for i in range(len(order) - 1, 0, -1):
            j = chance.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return [self.agents[order[(turn + seat) % self.round]] for seat in range(self.players)]

    def deal(self, number: int) -> int:
        """The seed of the table: one for all games of a round, another for every round."""
        return scramble((scramble(self.seed) + number // self.round) & MASK)

    def game_seed(self, number: int) -> int:
        """A seed that no other game of the tournament has; its agents' seeds come from it."""
        return scramble((scramble(~self.seed & MASK) + number) & MASK)

    def agent_seed(self, number: int, seat: int) -> int:
        return scramble((self.game_seed(number) + seat + 1) & MASK)


def plan(
    game: str,
    agents: Sequence[str],
    *,
    seed: int = 0,
    players: int | None = None,
    options: Options | None = None,
    limit: float = LIMIT,
    pack: str | None = None,
) -> Tournament:
    """A tournament with everything about it checked."""
    loaded = load(game, pack)
    if not agents:
        raise ArenaError("a tournament needs agents, as in --agents mcts:500,greedy")
    if not 0 < limit <= LONGEST:
        raise ArenaError(f"a decision needs some time, at most a day, not {limit:g} seconds")
    for spec in dict.fromkeys(agents):
        check_agent(spec)
    state = loaded.start(len(agents) if players is None else players, 0, record=False, **dict(options or {}))
    if len(agents) < state.players:
        raise ArenaError(
            f"{state.players} seats need at least as many agents, and there are {len(agents)}; the same agent may be "
            "named more than once"
        )
    return Tournament(
        game=game,
        ruleset=loaded.ruleset,
        players=state.players,
        options=msgspec.json.decode(msgspec.json.encode(state.options)),  # as they come back from a file
        agents=tuple(agents),
        seed=whole_number(seed, "seed"),
        limit=float(limit),
        pack=pack,
        digest=loaded.pack,
    )


def check_agent(spec: str) -> None:
    """An unknown agent is a mistake of the person who typed it; one that cannot be made is a mistake in the agent."""
    try:
        make(spec, 0)
    except ValueError:
        raise
    except Exception as error:
        raise ArenaError(f"the agent {spec} cannot be made: {type(error).__name__}: {error}") from error
