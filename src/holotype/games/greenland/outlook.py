"""What a roll stands at while its dice may still be rolled again, for the picture and the question."""

from .attack import war_party
from .cards import profile
from .casts import DEADLY, HEAD, HIT, first_face, heads, second_face
from .fields import ATTACKING, HUNTING
from .hunt import hit_faces
from .iron_rule import deadly_faces
from .raid import success_faces
from .rolls import convert_faces, kind_of_roll
from .state import State


def foretold(s: State, d: int) -> int:
    """A die that may still be rolled again, with what it would do as it lies."""
    hits, deadly = masks(s)
    face = second_face(d) or first_face(d)
    final = 1 if convert_faces(s, s.roller, kind_of_roll(s)) >> face & 1 else face
    return d | (HIT if hits >> final & 1 else 0) | (DEADLY if deadly >> final & 1 else 0)


def masks(s: State) -> tuple[int, int]:
    """The faces that hit and those that kill in the roll that is open."""
    card = s.roll_card
    if s.roll_kind == ATTACKING:
        return 0b110 if war_party(s, card, s.roller) else 0b10, 0
    deadly = 0 if s.safe else deadly_faces(s, card)
    if s.roll_kind == HUNTING:
        return hit_faces(s, card), deadly
    return success_faces(s, card, s.roller), deadly


def standing(s: State) -> tuple[int, int, int]:
    """GL-6.13, GL-7.11, GL-7.12, GL-7.24: hits, hits that are needed, and pieces that would die, as the dice lie."""
    at = heads(s)[-1]
    dice = [foretold(s, d) for d in s.cast[at + HEAD :]]
    need = s.rules.hits[profile(s, s.roll_card)] if s.roll_kind == HUNTING else 1
    return len([d for d in dice if d & HIT]), need, len([d for d in dice if d & DEADLY])
