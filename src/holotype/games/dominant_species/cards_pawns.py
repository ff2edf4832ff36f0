"""Section 21, cards about pawns: Immigrants, Instinct, Intelligence, Nocturnal, Omnivore, Parasitism."""

from .cards_elements import log_lost_element
from .cards_species import log_loss
from .earth import (
    added_types,
    animal_name,
    card_name,
    cubes_of,
    eliminate,
    in_play,
    lose_element,
    no_effect,
    space_name,
    vacant_spaces,
)
from .initiative import move_forward
from .names import ELEMENT, HEXES, LOSE_PAWN, NONE, SPACE, THIN
from .planning import stand
from .questions import IMMIGRANTS_LOSS, IMMIGRANTS_PAWN, INSTINCT_SPACE
from .state import State


def gain_pawns(s: State, clause: str, animals: list[int]) -> None:
    """DS-2.2, DS-X27: from the box into the supply, ten at most."""
    gaining = [a for a in animals if s.pawns[a] < s.rules.max_pawns]
    for a in gaining:
        s.pawns[a] += 1
        s.supply[a] += 1
        if s.logging:
            s.note(clause, "gains-pawn", seat=s.owner[a], animal=animal_name(s, a), card=card_name(s))
    if not gaining:
        no_effect(s)


def immigrants(s: State) -> None:
    """DS-21.16, DS-R14: every animal, in food-chain order, must lose something."""
    s.do(*[(ask_loss, a) for a in in_play(s)])


def ask_loss(s: State, a: int) -> None:
    """DS-21.16: an added disk, a pawn, or all but one cube on each tile."""
    s.actor = a
    found = [ELEMENT + e for e in added_types(s, a)]
    if s.pawns[a] > 0:
        found.append(LOSE_PAWN)
    s.ask(s.owner[a], IMMIGRANTS_LOSS, [*found, THIN], choose_loss)


def choose_loss(s: State, seat: int, token: int) -> None:
    if token == THIN:
        thin_out(s, seat)
    elif token == LOSE_PAWN:
        ask_lost_pawn(s, seat)
    else:
        lose_element(s, s.actor, token - ELEMENT)
        log_lost_element(s, token - ELEMENT)


def thin_out(s: State, seat: int) -> None:
    """DS-21.16: allowed even where no tile has two cubes."""
    crowded = [h for h in range(HEXES) if cubes_of(s, s.actor, h) > 1]
    for h in crowded:
        n = cubes_of(s, s.actor, h) - 1
        log_loss(s, s.actor, h, n)
        eliminate(s, s.actor, h, n)
    if not crowded and s.logging:
        s.note("DS-21.16", "thins-out-nothing", seat=seat, animal=animal_name(s, s.actor), card=card_name(s))


def ask_lost_pawn(s: State, seat: int) -> None:
    """DS-21.16: from the supply; only with an empty supply one from the display."""
    if s.supply[s.actor] > 0:
        s.supply[s.actor] -= 1
        s.pawns[s.actor] -= 1
        if s.logging:
            s.note("DS-21.16", "loses-pawn", seat=seat, animal=animal_name(s, s.actor), card=card_name(s))
    else:
        own = [SPACE + i for i in range(len(s.pawn)) if s.pawn[i] == s.actor]
        s.ask(seat, IMMIGRANTS_PAWN, own, lose_pawn_on_display)


def lose_pawn_on_display(s: State, seat: int, token: int) -> None:
    space = token - SPACE
    s.pawn[space] = NONE
    s.waits[space] = 0
    s.pawns[s.actor] -= 1
    if s.logging:
        animal, card = animal_name(s, s.actor), card_name(s)
        s.note("DS-21.16", "loses-placed-pawn", seat=seat, animal=animal, space=space_name(s, space), card=card)


def instinct(s: State) -> None:
    """DS-21.17, DS-R20: a pawn from the supply on any vacant eyeball, for the next turn."""
    if s.supply[s.actor] > 0:
        s.ask(s.owner[s.actor], INSTINCT_SPACE, vacant_spaces(s), instinct_space)
    else:
        no_effect(s)


def instinct_space(s: State, seat: int, token: int) -> None:
    """DS-7.6: it does not act this turn."""
    space = token - SPACE
    stand(s, s.actor, space)
    s.waits[space] = 1
    if s.logging:
        s.note("DS-21.17", "places-waiting-pawn", seat=seat, animal=animal_name(s, s.actor), space=space_name(s, space))


def intelligence(s: State) -> None:
    """DS-21.18: the card-taker and every animal above it."""
    gain_pawns(s, "DS-21.18", [a for a in in_play(s) if a <= s.actor])


def nocturnal(s: State) -> None:
    """DS-21.22: one place to the left on the initiative track."""
    if not move_forward(s, "DS-21.22"):
        no_effect(s)


def omnivore(s: State) -> None:
    """DS-21.23: one pawn."""
    gain_pawns(s, "DS-21.23", [s.actor])


def parasitism(s: State) -> None:
    """DS-21.24: the card-taker and every animal below it."""
    gain_pawns(s, "DS-21.24", [a for a in in_play(s) if a >= s.actor])
