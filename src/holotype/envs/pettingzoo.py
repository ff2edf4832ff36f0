"""PettingZoo environments.

>>> from holotype.envs.pettingzoo import env
>>> table = env("evolution", players=4, variant="time_to_fly")
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     done = termination or truncation
...     table.step(None if done else table.action_space(agent).sample(info["action_mask"]))

An action is a token. An observation is a dictionary of the game's features for the seat ("observation") and of the
tokens it may name ("action_mask"); the mask is in the info as well. At the end a seat's reward goes from -1 (no part
of the victory) to 1 (all of it); before that it is 0. An illegal token raises IllegalToken and changes nothing.
"""

import warnings
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..core.outcome import rewards
from ..core.registry import load
from ..core.state import State
from ..core.types import Json, Options, Value
from .numbers import Observation, action_space, deal_seed, mask, observation, observation_space, vector

# PettingZoo's own check knows by name those of its games whose observations are dictionaries with masks, and warns of
# everybody else's.
MASKS_ARE_MEANT = "Observation space for each agent probably should be|Observation is not a NumPy array"


def env(game: str, players: int | None = None, **settings: Value) -> AECEnv[str, Observation, int | None]:
    """One seat after the other, as the rules ask them; the settings are those of `Table` and the game's options."""
    warnings.filterwarnings("ignore", message=MASKS_ARE_MEANT, module=r"pettingzoo\.test\.")
    return OrderEnforcingWrapper(Table(game, players, **settings))


def parallel_env(game: str, players: int | None = None, **settings: Value) -> "Together":
    """All seats at once, for tools that want it so: only a legal token of the seat that is asked changes anything."""
    return Together(game, players, **settings)


@dataclass(frozen=True)
class Snapshot:
    """Where an environment was, for `restore`; the environment may go on without changing it."""

    state: State
    generator: np.random.Generator
    cycles: int
    rewards: dict[str, float]
    due: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    agents: list[str]
    selection: str


class Table(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game as PettingZoo knows it. `max_cycles` ends a game early, after so many tokens."""

    metadata: Json = {"render_modes": ["svg"], "name": "holotype", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        pack: Path | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.game = load(game, pack)
        self.options = options
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"holotype_{game}"}
        self.generator = np_random()[0]
        self.state_of_play = self.game.start(players, 0, record=False, **options)
        self.players = self.state_of_play.players
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.state_of_play) for agent in self.seats}
        self.action_spaces = {agent: action_space(self.game) for agent in self.seats}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Options | None = None) -> None:
        """A new game; with the same seed the same one. Without one, the next of the seed given last."""
        if seed is not None:
            self.generator = np_random(seed)[0]
        deal = deal_seed(self.generator)
        self.state_of_play = self.game.start(self.players, deal, record=False, **self.options)
        self.cycles = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Json] = {agent: {} for agent in self.agents}
        self.ask()

    def observe(self, agent: str) -> Observation:
        state, seat = self.state_of_play, self.seats[agent]
        legal = self.infos[agent].get("action_mask") if agent in self.infos else None
        return {"observation": vector(state, seat), "action_mask": mask(state, seat) if legal is None else legal}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.state_of_play.apply(None if action is None else int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.ask()

    def ask(self) -> None:
        """Turn to the seat that is asked, or end the game."""
        state = self.state_of_play
        if state.seat is not None:
            self.agent_selection = self.possible_agents[state.seat]
            self.infos[self.agent_selection] = {"action_mask": mask(state, state.seat)}
            if self.cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, rewards(state), strict=True))
            self._accumulate_rewards()

    def render(self) -> str | None:
        return self.state_of_play.draw(self.state_of_play.seat) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self) -> Snapshot:
        """The game as it stands, chance included; `restore` goes back to it as often as is wanted."""
        return Snapshot(
            self.state_of_play.copy(),
            deepcopy(self.generator),
            self.cycles,
            self.rewards.copy(),
            self._cumulative_rewards.copy(),
            self.terminations.copy(),
            self.truncations.copy(),
            self.agents.copy(),
            self.agent_selection,
        )

    def restore(self, snapshot: Snapshot) -> None:
        self.state_of_play = snapshot.state.copy()
        self.generator = deepcopy(snapshot.generator)
        self.cycles = snapshot.cycles
        self.rewards = snapshot.rewards.copy()
        self._cumulative_rewards = snapshot.due.copy()
        self.terminations = snapshot.terminations.copy()
        self.truncations = snapshot.truncations.copy()
        self.agents = snapshot.agents.copy()
        self.agent_selection = snapshot.selection
        self.infos = {agent: {} for agent in self.agents}
        if self.state_of_play.seat is not None:
            self.infos[self.agent_selection] = {"action_mask": mask(self.state_of_play, self.state_of_play.seat)}


class Together(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The same game, with all seats naming a token in every cycle."""

    metadata: Json = {"render_modes": ["svg"], "name": "holotype"}  # noqa: RUF012

    def __init__(self, game: str, players: int | None = None, **settings: Value) -> None:
        self.table = Table(game, players, **settings)
        self.metadata = self.table.metadata
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Options | None = None
    ) -> tuple[dict[str, Observation], dict[str, Json]]:
        self.table.reset(seed)
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        return self.observations(), self.infos()

    def step(self, actions: dict[str, int]) -> tuple[Json, ...]:
        state = self.table.state_of_play
        if state.seat is not None:
            token = int(actions[self.possible_agents[state.seat]])
            if token in state.choices:
                state.take(token)
        self.cycles += 1
        late = self.cycles == self.table.max_cycles
        gained = rewards(state) if state.over else [0.0] * state.players
        answer = (
            self.observations(),
            dict(zip(self.possible_agents, gained, strict=True)),
            dict.fromkeys(self.possible_agents, state.over),
            dict.fromkeys(self.possible_agents, late and not state.over),
            self.infos(),
        )
        if state.over or late:
            self.agents = []
        return answer

    def observations(self) -> dict[str, Observation]:
        return {agent: observation(self.table.state_of_play, seat) for agent, seat in self.table.seats.items()}

    def infos(self) -> dict[str, Json]:
        state = self.table.state_of_play
        return {agent: {"action_mask": mask(state, seat)} for agent, seat in self.table.seats.items()}

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""
