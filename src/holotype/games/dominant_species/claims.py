"""DS-29: dominance markers that stand until a player claims that they are wrong."""

from holotype.core.state import FreeActions

from .earth import leader
from .names import ANIMAL, ANIMALS, CLAIM, HEXES, TILE
from .state import State


def free_actions(s: State) -> FreeActions | None:
    """DS-29.1: in `claim` mode every question also offers claims."""
    return (claims, claim) if s.rules.claim else None


def claims(s: State) -> list[int]:
    """DS-29.1: the inhabited tiles, since no other has a marker."""
    return [CLAIM + h for h in range(HEXES) if any(s.cubes[h * ANIMALS : (h + 1) * ANIMALS])]


def claim(s: State, seat: int, token: int) -> bool:
    """DS-29.1, DS-R1: the marker of a tile is set to what is true now; until the next answer once is enough."""
    if token < CLAIM:
        return False
    h = token - CLAIM
    s.marker[h] = leader(s, h)
    if s.heard:
        tile = s.game.name(TILE + h)
        if s.marker[h] >= 0:
            s.note("DS-29.1", "claims", seat=seat, tile=tile, animal=s.game.name(ANIMAL + s.marker[h]))
        else:
            s.note("DS-29.1", "claims-nobody", seat=seat, tile=tile)
    return True
