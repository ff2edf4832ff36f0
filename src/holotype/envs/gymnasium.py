"""A Gymnasium environment: one seat is yours, bots sit on the others.

>>> from holotype.envs.gymnasium import env
>>> table = env("evolution", seat=0, bots="greedy", players=3)  # or gymnasium.make("holotype/evolution-v0", ...)
>>> observation, info = table.reset(seed=7)
>>> observation, reward, terminated, truncated, info = table.step(table.action_space.sample(info["action_mask"]))

An action is a token; the mask of legal ones is in the observation and in the info. The reward comes at the end, from
-1 (no part of the victory) to 1 (all of it). An illegal token loses the game at once: the reward is -1 and
`info["illegal"]` says what would have been legal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import gymnasium
import numpy as np

from ..agents import Agent, make
from ..core.outcome import rewards
from ..core.registry import games, load
from ..core.state import IllegalToken, State
from ..core.types import Json, Options, Value
from .numbers import Observation, action_space, deal_seed, mask, observation, observation_space


def env(game: str, players: int | None = None, **settings: Value) -> "OneSeat":
    """The settings are those of `OneSeat` and the options of the game."""
    return OneSeat(game, players, **settings)


@dataclass(frozen=True)
class Snapshot:
    """Where an environment was, for `restore`. What a bot remembers is its own and is not taken back."""

    state: State
    lost: bool


class OneSeat(gymnasium.Env[Observation, np.int64]):
    metadata = {"render_modes": ["svg"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        render_mode: str | None = None,
        pack: Path | None = None,
        **options: Value,
    ) -> None:
        self.game = load(game, pack)
        self.options = options
        self.render_mode = render_mode
        self.state = self.game.start(players, 0, record=False, **options)
        self.game.check_seat(self.state, seat)
        self.seat = seat
        self.specs = seated(bots, seat, self.state.players)
        self.agents: dict[int, Agent] = {other: make(spec) for other, spec in self.specs.items()}
        self.observation_space = observation_space(self.state)
        self.action_space = action_space(self.game)
        self.lost = False

    def reset(self, *, seed: int | None = None, options: Options | None = None) -> tuple[Observation, Json]:
        """A new game, played on to your first decision. A deal in which nobody asks you anything is passed over."""
        super().reset(seed=seed)
        self.lost = False
        self.state = self.deal()
        while self.state.over:
            self.state = self.deal()
        return observation(self.state, self.seat), self.info()

    def deal(self) -> State:
        self.agents = {other: make(spec, deal_seed(self.np_random)) for other, spec in self.specs.items()}
        self.state = self.game.start(self.state.players, deal_seed(self.np_random), record=False, **self.options)
        self.let_bots_play()
        return self.state

    def let_bots_play(self) -> None:
        state = self.state
        while state.seat is not None and state.seat != self.seat:
            state.apply(self.agents[state.seat].choose(state))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Json]:
        state, token = self.state, int(action)
        if self.lost or state.seat is None:
            raise IllegalToken("the game is over; reset() begins another")
        if token not in state.choices:
            self.lost = True
            refused = self.info() | {"illegal": state.refusal(token)}
            return observation(state, self.seat), -1.0, True, False, refused
        state.take(token)
        self.let_bots_play()
        reward = rewards(state)[self.seat] if state.over else 0.0
        return observation(state, self.seat), reward, state.over, False, self.info()

    def info(self) -> Json:
        return {"action_mask": mask(self.state, self.seat)}

    def render(self) -> str | None:
        return self.state.draw(self.seat) if self.render_mode else None

    def clone(self) -> Snapshot:
        return Snapshot(self.state.copy(), self.lost)

    def restore(self, snapshot: Snapshot) -> None:
        self.state = snapshot.state.copy()
        self.lost = snapshot.lost


def seated(bots: str | Sequence[str], seat: int, players: int) -> dict[int, str]:
    """Which bot sits where: one for all other seats, or one for each of them in order."""
    others = [other for other in range(players) if other != seat]
    names = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(names) != len(others):
        raise ValueError(f"{len(others)} seats are for bots, and {len(names)} bots are named")
    return dict(zip(others, names, strict=True))


for name in games():
    gymnasium.register(f"holotype/{name}-v0", "holotype.envs.gymnasium:OneSeat", kwargs={"game": name})
