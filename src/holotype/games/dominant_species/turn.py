"""Sections 1, 6 and 7: a turn is Planning, Execution and Reset."""

from collections.abc import Callable

from .abundance import abundance_section
from .adaptation import adaptation_section
from .competition import competition_section
from .depletion import depletion_section
from .domination import domination_section
from .glaciation import glaciation_section
from .initiative import initiative_section
from .migration import migration_section
from .planning import planning_phase
from .regression import regression_section
from .reset import extinction, survival
from .speciation import speciation_section
from .state import State
from .wanderlust import wanderlust_section
from .wasteland import wasteland_section

SECTIONS: list[Callable[[State], None]] = [
    initiative_section,
    adaptation_section,
    regression_section,
    abundance_section,
    wasteland_section,
    depletion_section,
    glaciation_section,
    speciation_section,
    wanderlust_section,
    migration_section,
    competition_section,
    domination_section,
]


def turn(s: State) -> None:
    """DS-1.2, DS-30.4, DS-30.2:
    three phases, in a fixed order; nobody interrupts, and nobody is asked without a choice."""
    if s.logging:
        s.note("DS-1.2", "turn", turn=s.turn)
    s.do((planning_phase,), (execution_phase,), (reset_phase,))


def execution_phase(s: State) -> None:
    """DS-7.1, DS-7.4: the twelve sections from top to bottom; in some something happens even without a pawn."""
    s.do(*[(section,) for section in SECTIONS])


def reset_phase(s: State) -> None:
    """DS-23.1: Extinction, Survival, and Reseed unless the game ends."""
    s.do((extinction,), (survival,), (next_turn,))


def next_turn(s: State) -> None:
    """DS-1.3, DS-24.2, DS-25.7: after the last turn there is no other."""
    if not s.ended:
        s.turn += 1
        s.do((turn,))
