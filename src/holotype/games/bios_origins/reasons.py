"""Why a migrant cannot come to a spot, and how an attack would end: for the picture and the words of answers."""

from typing import Final

from . import questions
from .activity import is_trapped
from .chaos import uncrowded
from .names import CREATE, ENERGY, ENSLAVE, FOOTPRINT, IMMUNOLOGY, MARITIME, METALLURGY, NOBODY, PREACH, WAR, pair
from .pieces import home, lift_migrant, put_migrant, stage, urbanization
from .rules import HIGHEST
from .spread import others, way
from .state import State
from .transactions import balance, targets

OPEN: Final = 0
TAKEN: Final = -1
WRONG_KIND: Final = -2
FAR: Final = -3
HUNGRY: Final = -4
TRAP: Final = -5
HELPS: Final = (ENERGY, MARITIME, FOOTPRINT, IMMUNOLOGY)


def hindrances(s: State, seat: int, piece: int, quick: int) -> list[int]:
    """BO-12.2 to BO-12.5, by spot: nothing, why a move cannot end there, or the pair of technology and stage that would
    be enough by itself. BO-19.1: where it can come but a token would starve."""
    found = [FAR] * s.rules.spots
    for steps in range(6):
        for tech in HELPS:
            needed = stage_after(s, seat, tech, steps)
            if needed == NOBODY:
                continue
            other = s.copy()
            other.stage[seat * 6 + tech] = needed
            for spot in way(other, seat, piece, quick, others(s, seat)):
                if found[spot] == FAR:
                    found[spot] = pair(tech, needed) if steps else OPEN
    own = home(s, seat)
    for spot in range(s.rules.spots):
        if s.owner[spot] != NOBODY:
            found[spot] = TAKEN
        elif s.terrain[spot] != own:
            found[spot] = WRONG_KIND
    for spot in crowded(s, seat, piece):
        if found[spot] == OPEN:
            found[spot] = HUNGRY
    return found


def crowded(s: State, seat: int, piece: int) -> list[int]:
    """BO-19.1: the spots where one more token is too many for the footprint, the piece on its way being taken up."""
    other = s.copy()
    if piece != CREATE:
        other.owner[piece - s.rules.spot0] = NOBODY
    return [spot for spot in range(s.rules.spots) if not uncrowded(other, seat, spot)]


def traps(s: State, seat: int) -> list[int]:
    """BO-9.17, by spot: whether a people that resettles there would be trapped."""
    found = [OPEN] * s.rules.spots
    for number in s.choices:
        other = s.copy()
        if s.question is questions.RELOCATE:
            lift_migrant(other, s.about["from_spot"])
        put_migrant(other, seat, number - s.rules.spot0, 0)
        if is_trapped(other, seat):
            found[number - s.rules.spot0] = TRAP
    return found


def compared(s: State, seat: int, action: int) -> int:
    """BO-16.4, BO-16.5, BO-16.9: what counts for a player in an attack."""
    if action == PREACH:
        return s.mysticism[seat]
    return urbanization(s, seat) if action == ENSLAVE else stage(s, seat, METALLURGY)


def outcome(s: State, seat: int, other: int) -> str:
    """BO-16.5: how a war on a migrant ends."""
    found = balance(s, seat, other)
    return "won" if found > 0 else "lost" if found < 0 else "even"


def best_outcome(s: State, seat: int) -> str:
    """BO-16.5: how the most promising war of the player would end."""
    found = {end_of_war(s, seat, target) for target in targets(s, seat, WAR)}
    return next((end for end in ("won", "even", "lost") if end in found), "won")


def end_of_war(s: State, seat: int, target: int) -> str:
    """BO-16.5, BO-16.6: only a city that falls can be attacked."""
    return "won" if target < s.rules.spot0 else outcome(s, seat, s.owner[target - s.rules.spot0])


def stage_after(s: State, seat: int, tech: int, steps: int) -> int:
    """The stage so many steps further on a track, or NOBODY beyond its end."""
    stage = s.stage[seat * 6 + tech]
    for _ in range(steps):
        if stage != NOBODY:
            stage = s.rules.next_stage[tech * HIGHEST + stage]
    return stage
