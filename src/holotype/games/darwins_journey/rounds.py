"""Sections 1 and 14: five rounds of four phases."""

from .action import action_phase
from .preparation import preparation_phase
from .reward import reward_phase, turn_order_phase
from .scoring import final_scoring
from .state import State


def game_rounds(s: State) -> None:
    """DJ-1.1, DJ-1.2, DJ-11.1: Action, Turn order, Reward, Preparation; after the last Reward phase final scoring."""
    if s.round == s.rules.rounds:
        s.do((round_start,), (action_phase,), (turn_order_phase,), (reward_phase,), (final_scoring,))
    else:
        phases = ((action_phase,), (turn_order_phase,), (reward_phase,), (preparation_phase,))
        s.do((round_start,), *phases, (game_rounds,))


def round_start(s: State) -> None:
    """DJ-14.2, DJ-14.4: in the solo game two neutral workers stand in different areas; they block no space."""
    if s.logging:
        s.note("DJ-1.2", "round", n=s.round)
    if not s.rules.solo:
        return
    bag = [1] * len(s.rules.neutral_areas)
    for _ in range(s.rules.neutral_workers):
        area = s.rules.neutral_areas[s.draw_from(bag)]
        s.load[area] += 1
        if s.logging:
            s.note("DJ-14.2", "neutral-worker", area=area)
