"""The map-free form of the expansion Continents (EV-X9)."""

from typing import Final

from .animals import (
    card_trait,
    cards_in_hand,
    clear_slot,
    in_force,
    name,
    note_own_card,
    pair_trait,
    pile,
    recompute,
    refresh,
    remove_animal,
    shed_pairs,
    shed_surplus,
    to_discard,
    trait_name,
    traits_on,
)
from .names import ANIMAL, CARD, PASS, TRAIT
from .questions import RECOMBINE_GET, RECOMBINE_GIVE, RECOMBINE_WITH, REGENERATE
from .state import State
from .traits import (
    ASLEEP,
    ATTACKED,
    CAN_REGENERATE,
    FAT_TISSUE,
    GRAZED,
    HAS_NEOPLASIA,
    HIBERNATION,
    HID,
    INKED,
    IS_EDIFICATOR,
    METAMORPHOSED,
    MIMICKED,
    NEOPLASIA,
    PIRATED,
    REASONED,
    RECOMBINATION,
    SHELL,
    SHELLED,
    SPECIALIZED,
)

GHOST: Final = -2  # owner of the traits of an eaten animal with Regeneration: GHOST - seat

# The use of a trait goes with its card when it is exchanged.
USES = {0: ATTACKED, 8: MIMICKED, 12: PIRATED, 13: GRAZED, 20: REASONED, 23: INKED, 24: HID, 25: METAMORPHOSED,
        28: SPECIALIZED, 29: SPECIALIZED}  # fmt: skip

# --- Food bank: Neoplasia and Edificator -----------------------------------------------------------------------


def neoplasia(s: State) -> None:
    """EV-X9: each Neoplasia switches off the next trait of its animal, pair cards excepted; then it kills."""
    for a, owner in enumerate(s.owner):
        if owner < 0 or s.traits[a] & HAS_NEOPLASIA == 0:
            continue
        others = [i for i, wearer in enumerate(s.worn_by) if wearer == a and card_trait(s, i) != NEOPLASIA]
        if s.off[a] < len(others):
            trait = card_trait(s, others[s.off[a]])
            s.off[a] += 1
            if s.logging:
                s.note("EV-X9", "switched-off", seat=owner, animal=name(s, a), trait=trait_name(s, trait))
            refresh(s, a)
        else:
            if s.logging:
                s.note("EV-X9", "dies-of-neoplasia", seat=owner, animal=name(s, a))
            remove_animal(s, a, "EV-X9")


def edificators(s: State) -> None:
    """EV-X9: two red tokens for each Edificator when Feeding begins."""
    for a, owner in enumerate(s.owner):
        if owner >= 0 and s.works[a] & IS_EDIFICATOR:
            s.bank += 2
            if s.logging:
                s.note("EV-X9", "edifies", seat=owner, animal=name(s, a), bank=s.bank)


# --- Regeneration ----------------------------------------------------------------------------------------------


def leave_traits(s: State, t: int) -> None:
    """EV-X9: an eaten animal with Regeneration leaves its traits; only its own card and its pair cards go."""
    seat = s.owner[t]
    if s.logging:
        pairs = [i for i in range(len(s.pair_one)) if t in (s.pair_one[i], s.pair_two[i])]
        gone = [trait_name(s, pair_trait(s, i)) for i in pairs]
        left = [trait_name(s, trait) for trait in traits_on(s, t)]
        s.note("EV-X9", "leaves-traits", seat=seat, animal=name(s, t), left=left, gone=gone, pairs=len(gone))
    shed_pairs(s, t)
    place = pile(s, seat, s.card[t])
    s.discard[place] += 1
    s.buried[place] += 1
    clear_slot(s, t)
    s.owner[t] = GHOST - seat


def regeneration(s: State, seat: int) -> None:
    """EV-X9: before the deal, the owner may put a card from hand under the traits that were left."""
    for ghost, owner in enumerate(s.owner):
        if owner == GHOST - seat:
            s.do((regeneration, seat))
            s.ask_always(seat, REGENERATE, [*cards_in_hand(s, seat), PASS], regenerate, ghost)
            return


def regenerate(s: State, seat: int, token: int, ghost: int) -> None:
    if token == PASS:
        forsake(s, seat, ghost)
        return
    kind = token - CARD
    s.hand[pile(s, seat, kind)] -= 1
    s.owner[ghost] = seat
    s.card[ghost] = kind
    refresh(s, ghost)
    if s.logging:
        s.note("EV-X9", "regenerates", seat=seat, animal=name(s, ghost))
        note_own_card(s, ghost)


def forsake(s: State, seat: int, ghost: int) -> None:
    """The traits that get no new body go to the discard pile."""
    if s.logging:
        gone = [trait_name(s, trait) for trait in traits_on(s, ghost)]
        s.note("EV-X9", "stays-dead", seat=seat, animal=name(s, ghost), traits=gone)
    for i in range(len(s.worn_by) - 1, -1, -1):
        if s.worn_by[i] == ghost:
            s.worn_by.pop(i)
            to_discard(s, seat, s.worn.pop(i))
    clear_slot(s, ghost)


# --- Recombination ---------------------------------------------------------------------------------------------


def can_recombine(s: State, a: int) -> bool:
    return s.links[a] > 0 and bool(recombination_partners(s, a))


def recombination_partners(s: State, a: int) -> list[int]:
    """EV-X9: partners by an unused Recombination with whom some exchange is possible. Only the first animal of a
    pair offers it, since the exchange is the same from both sides."""
    found = []
    for i in range(len(s.pair_one)):
        if s.pair_one[i] == a and pair_trait(s, i) == RECOMBINATION and not s.pair_used[i] and in_force(s, i):
            b = s.pair_two[i]
            if any(received_for(s, a, b, trait) for trait in exchangeable(s, a)):
                found.append(ANIMAL + b)
    return found


def exchangeable(s: State, a: int) -> list[int]:
    return sorted({card_trait(s, i) for i, wearer in enumerate(s.worn_by) if wearer == a})


def received_for(s: State, a: int, b: int, given: int) -> list[int]:
    """What b may give for a trait of a: other than it, and so that both animals stay within the rules."""
    return [
        TRAIT + got for got in exchangeable(s, b) if got != given and fits(s, a, given, got) and fits(s, b, got, given)
    ]


def fits(s: State, a: int, loses: int, gets: int) -> bool:
    """EV-5.5, EV-5.8: whether the animal may hold `gets` once it has lost `loses`."""
    left = [card_trait(s, i) for i, wearer in enumerate(s.worn_by) if wearer == a]
    left.remove(loses)
    mask = sum(1 << trait for trait in set(left))
    if (gets != FAT_TISSUE and mask >> gets & 1) or mask & s.rules.excludes[gets]:
        return False
    if (mask | 1 << gets) & CAN_REGENERATE:
        joined = [pair_trait(s, i) for i in range(len(s.pair_one)) if a in (s.pair_one[i], s.pair_two[i])]
        traits = [*left, gets, *joined]
        return len(traits) <= 2 and all(s.rules.need_bonus[trait] == 0 for trait in traits)
    return True


def ask_partner(s: State, seat: int, a: int) -> None:
    s.ask(seat, RECOMBINE_WITH, recombination_partners(s, a), ask_given, a)


def ask_given(s: State, seat: int, token: int, a: int) -> None:
    b = token - ANIMAL
    given = [TRAIT + trait for trait in exchangeable(s, a) if received_for(s, a, b, trait)]
    s.ask(seat, RECOMBINE_GIVE, given, ask_got, a, b)


def ask_got(s: State, seat: int, token: int, a: int, b: int) -> None:
    s.ask(seat, RECOMBINE_GET, received_for(s, a, b, token - TRAIT), exchange, a, b, token - TRAIT)


def exchange(s: State, seat: int, token: int, a: int, b: int, given: int) -> None:
    """EV-X9: the two cards change places, with their tokens and uses."""
    got = token - TRAIT
    for i in range(len(s.pair_one)):
        if s.pair_one[i] == a and s.pair_two[i] == b and pair_trait(s, i) == RECOMBINATION:
            s.pair_used[i] = 1
    one, two = card_of(s, a, given), card_of(s, b, got)
    s.worn[one], s.worn[two] = s.worn[two], s.worn[one]
    move_use(s, a, b, given)
    move_use(s, b, a, got)
    recompute(s, a)
    recompute(s, b)
    from_a, from_b = max(0, s.yellow[a] - s.fat[a]), max(0, s.yellow[b] - s.fat[b])
    s.yellow[a] += from_b - from_a  # a full Fat Tissue card takes its token along
    s.yellow[b] += from_a - from_b
    if s.logging:
        s.note("EV-X9", "recombines", seat=seat, one=name(s, a), two=name(s, b),
               given=trait_name(s, given), got=trait_name(s, got), fat=from_a + from_b)  # fmt: skip
    shed_surplus(s, a)
    shed_surplus(s, b)


def card_of(s: State, a: int, trait: int) -> int:
    for i, wearer in enumerate(s.worn_by):
        if wearer == a and card_trait(s, i) == trait:
            return i
    raise RuntimeError("the animal does not have this trait")


def move_use(s: State, a: int, b: int, trait: int) -> None:
    """A used card stays used. A sleeping animal that loses its Hibernation wakes (EV-6.34)."""
    use = USES.get(trait, 0)
    if trait == HIBERNATION:
        s.slept[b], s.slept[a] = s.slept[a], -1
        s.marks[a] &= ~ASLEEP
    elif trait == SHELL:
        s.marks[a] &= ~SHELLED
    if s.marks[a] & use:
        s.marks[a] &= ~use
        s.marks[b] |= use
