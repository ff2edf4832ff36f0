"""Section 21, cards about pawns: Immigrants, Instinct, Intelligence, Nocturnal, Omnivore, Parasitism."""

from .cards_species import tell_loss
from .earth import added_types, animal_name, eliminate, in_play, lose_element, no_effect, space_name, vacant_spaces
from .initiative import move_forward
from .names import ANIMALS, ELEMENT, HEXES, LOSE_PAWN, NONE, SPACE, THIN
from .planning import stand
from .questions import IMMIGRANTS_LOSS, IMMIGRANTS_PAWN, INSTINCT_SPACE
from .state import State


def gain_pawns(s: State, clause: str, animals: list[int]) -> None:
    """DS-2.2, DS-X27: from the box into the supply, ten at most."""
    gaining = [a for a in animals if s.pawns[a] < s.rules.max_pawns]
    for a in gaining:
        s.pawns[a] += 1
        s.supply[a] += 1
        if s.heard:
            s.note(clause, "gains-pawn", seat=s.owner[a], animal=animal_name(s, a))
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
        thin_out(s)
    elif token == LOSE_PAWN:
        ask_lost_pawn(s, seat)
    else:
        lose_element(s, s.actor, token - ELEMENT)
        if s.heard:
            s.note("DS-21.16", "loses-element", seat=seat, animal=animal_name(s, s.actor), element=s.game.name(token))


def thin_out(s: State) -> None:
    for h in range(HEXES):
        n = s.cubes[h * ANIMALS + s.actor] - 1
        if n > 0:
            tell_loss(s, s.actor, h, n)
            eliminate(s, s.actor, h, n)


def ask_lost_pawn(s: State, seat: int) -> None:
    """DS-21.16: from the supply; only with an empty supply one from the display."""
    if s.supply[s.actor] > 0:
        s.supply[s.actor] -= 1
        lose_pawn(s, seat)
    else:
        own = [SPACE + i for i in range(len(s.pawn)) if s.pawn[i] == s.actor]
        s.ask(seat, IMMIGRANTS_PAWN, own, lose_pawn_on_display)


def lose_pawn_on_display(s: State, seat: int, token: int) -> None:
    s.pawn[token - SPACE] = NONE
    s.waits[token - SPACE] = 0
    lose_pawn(s, seat)


def lose_pawn(s: State, seat: int) -> None:
    s.pawns[s.actor] -= 1
    if s.heard:
        s.note("DS-21.16", "loses-pawn", seat=seat, animal=animal_name(s, s.actor))


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
    if s.heard:
        s.note("DS-21.17", "plants-pawn", seat=seat, animal=animal_name(s, s.actor), space=space_name(s, space))


def intelligence(s: State) -> None:
    """DS-21.18: the card-taker and every animal above it."""
    gain_pawns(s, "DS-21.18", [a for a in in_play(s) if a <= s.actor])


def nocturnal(s: State) -> None:
    """DS-21.22: one place to the left on the initiative track."""
    if not move_forward(s, s.actor):
        no_effect(s)
    elif s.heard:
        s.note("DS-21.22", "swaps-initiative", seat=s.owner[s.actor], animal=animal_name(s, s.actor))


def omnivore(s: State) -> None:
    """DS-21.23: one pawn."""
    gain_pawns(s, "DS-21.23", [s.actor])


def parasitism(s: State) -> None:
    """DS-21.24: the card-taker and every animal below it."""
    gain_pawns(s, "DS-21.24", [a for a in in_play(s) if a >= s.actor])
