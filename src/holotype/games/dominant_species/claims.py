"""DS-29.1, DS-29.8: dominance markers that stay until a player claims that they are wrong."""

from holotype.core.state import FreeActions, seats_from
from holotype.core.types import Step

from .earth import animal_name, leader, on
from .names import ANIMALS, CLAIM, DONE, HEXES
from .questions import CLAIM_WINDOW
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
    if s.logging:
        if s.marker[h] >= 0:
            s.note("DS-29.1", "claims", seat=seat, animal=animal_name(s, s.marker[h]), **on(s, h))
        else:
            s.note("DS-29.1", "claims-nobody", seat=seat, **on(s, h))
    return True


def claim_windows(s: State, asked: int) -> list[Step]:
    """DS-29.8: the players besides the one who has just been asked, from that one's left."""
    if not s.rules.everyone_claims:
        return []
    return [(ask_claims, seat) for seat in seats_from(asked, s.players)[1:]]


def ask_claims(s: State, seat: int) -> None:
    """DS-29.8: claims are offered beside every question, so this one is only for the word that ends it."""
    s.ask_always(seat, CLAIM_WINDOW, [DONE], end_claims)


def end_claims(s: State, seat: int, token: int) -> None:
    """DS-29.8: nothing more to claim."""
