"""Sections 22 to 25: Extinction, Survival and Reseed."""

from .earth import (
    animal_name,
    begin,
    cubes_of,
    disks_in_box,
    disks_named,
    eliminate,
    endangered,
    fill_box,
    gain_vp,
    on,
    space_name,
)
from .names import (
    ABUNDANCE_BOX,
    ADAPTATION_BOX,
    ANIMALS,
    BOX_IDS,
    CARD,
    DEPLETION_BOX,
    ELEMENTS,
    EXTINCTION,
    GLACIATION,
    HEXES,
    ICE_AGE,
    MAMMAL,
    NONE,
    REGRESSION_BOX,
    RESEED,
    SPACES,
    SURVIVAL,
    TILE,
    TUNDRA,
    WANDERLUST_BOX,
    WASTELAND_BOX,
)
from .questions import MAMMAL_SAVE
from .scoring import final_scoring, no_cubes_left
from .state import State
from .supplies import reveal_cards, reveal_tile


def extinction(s: State) -> None:
    """DS-23.1, DS-23.3, DS-R16: first the Mammal's one rescue, asked only when there is a choice."""
    begin(s, EXTINCTION)
    tiles = [TILE + h for h in range(HEXES) if doomed(s, MAMMAL, h) > 0]
    if tiles:
        s.actor = MAMMAL
        s.ask(s.owner[MAMMAL], MAMMAL_SAVE, tiles, mammal_save)
    else:
        die_out(s, NONE)


def doomed(s: State, a: int, h: int) -> int:
    """DS-23.2, DS-23.4: endangered cubes without Hibernation's protection."""
    i = h * ANIMALS + a
    n = s.cubes[i] - s.sheltered[i]
    return n if n > 0 and endangered(s, a, h) else 0


def mammal_save(s: State, seat: int, token: int) -> None:
    if s.logging:
        s.note("DS-23.3", "saves", seat=seat, animal=animal_name(s, MAMMAL), **on(s, token - TILE))
    die_out(s, token - TILE)


def die_out(s: State, saved: int) -> None:
    """DS-23.2, DS-23.3, DS-23.4: all endangered cubes at once; elements do not change meanwhile."""
    for i in range(HEXES * ANIMALS):
        if s.cubes[i] > 0:
            h, a = i // ANIMALS, i % ANIMALS
            n = doomed(s, a, h) - (1 if a == MAMMAL and h == saved else 0)
            if n > 0:
                eliminate(s, a, h, n)
                if s.logging:
                    s.note("DS-23.2", "dies-out", seat=s.owner[a], animal=animal_name(s, a), n=n, **on(s, h))
    s.sheltered = [0] * (HEXES * ANIMALS)


def survivor(s: State) -> int:
    """DS-5.7, DS-22.1: the animal with strictly most cubes on all tundra together holds the Survival card, or NONE."""
    counts = [0] * ANIMALS
    for h in range(HEXES):
        if s.land[h] == TUNDRA:
            for a in range(ANIMALS):
                counts[a] += cubes_of(s, a, h)
    best = NONE
    most = 0
    for a, n in enumerate(counts):
        if n > most:
            best = a
            most = n
        elif n == most:
            best = NONE
    return best


def survival(s: State) -> None:
    """DS-24.1, DS-24.2: bonus VP for the tundra tiles the holder lives on; then the end, or Reseed."""
    begin(s, SURVIVAL)
    holder = survivor(s)
    if holder != NONE:
        count = len([h for h in range(HEXES) if s.land[h] == TUNDRA and cubes_of(s, holder, h) > 0])
        gain_vp(s, holder, s.rules.bonus(count))
        if s.logging:
            name = animal_name(s, holder)
            s.note("DS-24.1", "survives", seat=s.owner[holder], animal=name, n=count, vp=s.rules.bonus(count))
    elif s.logging:
        s.note("DS-22.1", "nobody-survives")
    if is_the_end(s):
        final_scoring(s)
    else:
        reseed(s)


def is_the_end(s: State) -> bool:
    """DS-1.3, DS-24.2, DS-29.2: Ice Age, the limit of turns, or no cube left anywhere."""
    if s.last_turn or s.turn == s.rules.max_turns:
        return True
    return no_cubes_left(s)


def reseed(s: State) -> None:
    """DS-25.1 to DS-25.7: in this order."""
    begin(s, RESEED)
    reveal_cards(s)
    if ICE_AGE in s.available and s.logging:
        s.note("DS-1.3", "ice-age-open", card=s.game.name(CARD + ICE_AGE))
    slide(s)
    for box in (REGRESSION_BOX, DEPLETION_BOX, WANDERLUST_BOX):
        empty_box(s, box)
    pass_on(s, WASTELAND_BOX, DEPLETION_BOX)
    pass_on(s, ABUNDANCE_BOX, WASTELAND_BOX)
    pass_on(s, ADAPTATION_BOX, REGRESSION_BOX)
    fill_box(s, ADAPTATION_BOX, 4)
    fill_box(s, ABUNDANCE_BOX, 4)
    fill_box(s, WANDERLUST_BOX, 4)
    for i in range(3):
        if s.face_up[i] < 0 and s.stack[i] > 0:
            reveal_tile(s, i)
    clear_marks(s)


def slide(s: State) -> None:
    """DS-25.2, DS-R17: waiting Glaciation pawns go one space to the left where that is vacant."""
    spaces = s.rules.spaces_of[GLACIATION]
    for n in range(1, len(spaces)):
        here, there = spaces[n], spaces[n - 1]
        if s.pawn[here] >= 0 and s.pawn[there] < 0:
            s.pawn[there] = s.pawn[here]
            s.pawn[here] = NONE
            if s.logging:
                a = s.pawn[there]
                s.note("DS-25.2", "slides", seat=s.owner[a], animal=animal_name(s, a), space=space_name(s, there))


def empty_box(s: State, box: int) -> None:
    """DS-25.3: back into the bag."""
    disks = disks_in_box(s, box)
    if any(disks) and s.logging:
        s.note("DS-25.3", "empties-box", box=BOX_IDS[box], elements=disks_named(s, disks))
    for e in range(ELEMENTS):
        s.bag[e] += s.box[box * ELEMENTS + e]
        s.box[box * ELEMENTS + e] = 0


def pass_on(s: State, box: int, to: int) -> None:
    """DS-25.4, DS-X8, DS-X10: disks that nobody has taken move to another box."""
    disks = disks_in_box(s, box)
    if any(disks) and s.logging:
        s.note("DS-25.4", "passes-on", box=BOX_IDS[box], elements=disks_named(s, disks))
    for e in range(ELEMENTS):
        s.box[to * ELEMENTS + e] += s.box[box * ELEMENTS + e]
        s.box[box * ELEMENTS + e] = 0


def clear_marks(s: State) -> None:
    """DS-25.7, DS-7.6: every tile may be chosen again, and Instinct's pawn is ready to act."""
    s.chosen = 0
    s.scored = NONE
    for i in range(SPACES):
        if s.waits[i] and s.logging:
            a = s.pawn[i]
            s.note("DS-7.6", "pawn-is-ready", seat=s.owner[a], animal=animal_name(s, a), space=space_name(s, i))
    s.waits = [0] * SPACES
