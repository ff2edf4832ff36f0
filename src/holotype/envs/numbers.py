"""A state as arrays: what a seat sees, which tokens it may name, and the spaces they lie in."""

from functools import cache
from struct import Struct
from typing import TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..core.game import Game
from ..core.state import State
from ..core.types import Json

BOUND = 10_000.0  # features are small numbers; tools want to know a limit
FAR = 2**31

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = Json  # "observation": Floats, "action_mask": Mask


def vector(state: State, seat: int) -> Floats:
    """The features, packed by `struct`: a third of the time that NumPy takes for a list of floats."""
    numbers = state.game.features(state, seat)
    packed = np.empty(len(numbers), np.float32)
    packer(len(numbers)).pack_into(packed.data, 0, *numbers)
    return packed


@cache
def packer(size: int) -> Struct:
    return Struct(f"{size}f")


def mask(state: State, seat: int) -> Mask:
    """1 for every token that the seat may name now; all 0 while another seat is asked."""
    legal = np.zeros(len(state.game.vocab), dtype=np.int8)
    if state.seat == seat:
        legal[state.choices] = 1
    return legal


def observation(state: State, seat: int) -> Observation:
    return {"observation": vector(state, seat), "action_mask": mask(state, seat)}


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(len(game.vocab))


def observation_space(state: State) -> spaces.Dict:
    """The same for every state of a game with this number of players."""
    size = len(state.game.features(state, 0))
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(state.game.vocab),), np.int8),
        }
    )


def deal_seed(generator: np.random.Generator) -> int:
    return int(generator.integers(FAR))
