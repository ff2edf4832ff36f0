"""Section 6.5: a carnivore attacks; the owner of its prey defends."""

from . import pairs, time_to_fly
from .animals import (
    animals_of,
    can_receive,
    card_trait,
    cards_on,
    drop_card,
    drop_pair_card,
    fed,
    has_room,
    name,
    only_own,
    pair_trait,
    protected,
    receive,
    refresh,
    remove_animal,
    trait_name,
)
from .continents import leave_traits
from .fields import NOBODY
from .names import ACCEPT, ANIMAL, EMPTY, FULL, HIDE, INK, LURE, RUN, TRAIT
from .questions import ATTACK_TARGET, DEFEND, DROP_FAT, DROP_PAIR
from .state import State
from .traits import (
    ATTACKED,
    BANKED,
    CAN_REGENERATE,
    FAT_TISSUE,
    FOR_AN_ATTACK,
    HAS_CNIDOCYTES,
    HAS_SHELL,
    HAS_SYMBIOSIS,
    HAS_TAIL_LOSS,
    HUNTED,
    IS_BIG,
    IS_BURROWING,
    IS_CAMOUFLAGED,
    IS_CARNIVOROUS,
    IS_FLYING,
    IS_MIMIC,
    IS_POISONOUS,
    IS_RUNNING,
    IS_SHARP_SIGHTED,
    IS_SWIMMING,
    MIMICKED,
    PARALYSED,
    POISONED,
    RAN,
    SHELLED,
    TREMATODE,
)


def attackable(s: State, c: int, t: int, ignored: int = 0) -> bool:
    """EV-2.8, EV-2.8a, EV-8.3, EV-8.4, EV-8.5, EV-8.6, EV-8.7, EV-8.17, EV-X2: whether c can attack t, some traits of
    t disregarded."""
    if t == c:
        return False
    hunter = s.works[c]
    prey = s.works[t] & ~ignored
    if prey & IS_CAMOUFLAGED and hunter & IS_SHARP_SIGHTED == 0:
        return False
    if prey & IS_BIG and hunter & IS_BIG == 0:
        return False
    if (prey ^ hunter) & IS_SWIMMING:
        return False
    if prey & IS_BURROWING and fed(s, t):
        return False
    if s.marks[t] & SHELLED and ignored & HAS_SHELL == 0:
        return False
    if prey & IS_FLYING and cards_on(s, c) >= cards_on(s, t):
        return False
    return s.links[t] == 0 or ignored & HAS_SYMBIOSIS != 0 or not protected(s, t)


def may_attack(s: State, c: int) -> bool:
    """EV-6.21, EV-6.21a, EV-6.21b, EV-8.1, EV-R15: an unused carnivore that can receive food."""
    if s.works[c] & IS_CARNIVOROUS == 0 or s.marks[c] & (ATTACKED | BANKED):
        return False
    return can_receive(s, c) if s.rules.attack_needs_free_host else has_room(s, c)


def is_prey(s: State, c: int, t: int) -> bool:
    return attackable(s, c, t) or (s.rules.time_to_fly and bool(time_to_fly.ignorable(s, c, t)))


def has_prey(s: State, c: int) -> bool:
    """EV-6.21, EV-R27: an attack needs a target when it is declared."""
    return may_attack(s, c) and any(owner >= 0 and is_prey(s, c, t) for t, owner in enumerate(s.owner))


def ask_target(s: State, seat: int, c: int) -> None:
    """EV-2.8, EV-9.2: any animal it can attack, whoever owns it; an own animal is attacked only when it is named."""
    targets = [ANIMAL + t for t, owner in enumerate(s.owner) if owner >= 0 and is_prey(s, c, t)]
    if only_own(s, seat, targets):
        s.ask_always(seat, ATTACK_TARGET, targets, attack, c)
    else:
        s.ask(seat, ATTACK_TARGET, targets, attack, c)


def attack(s: State, seat: int, token: int, c: int) -> None:
    """EV-6.30: the carnivore has used its attack for this turn, however it ends."""
    begin_attack(s, seat, c, token - ANIMAL, "EV-6.30", "attacks")
    time_to_fly.reason(s, seat)


def begin_attack(s: State, seat: int, c: int, t: int, clause: str, event: str) -> None:
    for a in range(len(s.marks)):
        s.marks[a] &= ~RAN if s.rules.mimicry_once_per_turn else ~FOR_AN_ATTACK
    s.marks[c] |= ATTACKED | HUNTED if s.rules.attack_beside_bank else ATTACKED
    s.attacker = c
    s.target = t
    s.ignored = 0
    s.stung = False
    if s.logging:
        s.note(clause, event, seat=seat, animal=name(s, c), target=name(s, t), of=f"seat:{s.owner[t]}")
    s.do((defence,), (attack_over,))


def defence(s: State) -> None:
    """EV-6.31, EV-6.35, EV-8.9, EV-R8: the owner of the target runs, redirects, drops a trait or accepts."""
    t = s.target
    works = s.works[t] & ~s.ignored
    if works & HAS_CNIDOCYTES:
        s.stung = True  # EV-X9
    options: list[int] = []
    must = False
    if works & IS_RUNNING and s.marks[t] & RAN == 0:
        options.append(RUN)
        must = s.rules.must_run
    if works & IS_MIMIC and s.marks[t] & MIMICKED == 0:
        others = redirects(s)
        options += others
        must = must or (bool(others) and s.rules.must_mimic)
    if works & HAS_TAIL_LOSS:
        options += droppable(s, t)
        must = must or s.rules.must_drop
    if s.rules.time_to_fly:
        must = time_to_fly.add_defences(s, works, options) or must
    if not must:
        options.append(ACCEPT)
    if s.rules.time_to_fly and s.traits[t] == 0 and s.links[t] == 0:
        s.ask_always(s.owner[t], DEFEND, options, defend)  # an Anglerfish may or may not be near
    else:
        s.ask(s.owner[t], DEFEND, options, defend)


def redirects(s: State) -> list[int]:
    """EV-6.33: other animals of the same owner that the carnivore can attack."""
    owner = s.owner[s.target]
    return [
        ANIMAL + x for x in animals_of(s, owner) if x != s.target and x != s.attacker and attackable(s, s.attacker, x)
    ]


def droppable(s: State, t: int) -> list[int]:
    """EV-6.34, EV-R10, EV-X8: every kind of trait card on it, pair cards too; a Trematode stays."""
    traits = {card_trait(s, i) for i, wearer in enumerate(s.worn_by) if wearer == t}
    for i in range(len(s.pair_one)):
        if s.pair_one[i] == t or s.pair_two[i] == t:
            traits.add(pair_trait(s, i))
    traits.discard(TREMATODE)
    return [TRAIT + trait for trait in sorted(traits)]


def defend(s: State, seat: int, token: int) -> None:
    if token == ACCEPT:
        eat(s)
    elif token == RUN:
        run(s, seat)
    elif token == INK:
        time_to_fly.ink(s, seat)
    elif token == HIDE:
        time_to_fly.hide(s, seat)
    elif token == LURE:
        time_to_fly.lure(s, seat)
    elif token >= ANIMAL:
        mimic(s, seat, token - ANIMAL)
    else:
        ask_card_to_drop(s, seat, token - TRAIT)


def run(s: State, seat: int) -> None:
    """EV-6.32, EV-8.8: one roll in an attack; 4 to 6 and the prey escapes."""
    s.marks[s.target] |= RAN
    die = s.roll(6)
    escaped = die >= 4
    if s.logging:
        s.note("EV-6.32", "escapes" if escaped else "caught", seat=seat, animal=name(s, s.target), die=die)
    if not escaped:
        s.do((defence,))


def mimic(s: State, seat: int, x: int) -> None:
    """EV-6.33, EV-R9: the attack turns to another animal of the owner, which has its own defences."""
    s.marks[s.target] |= MIMICKED
    if s.logging:
        s.note("EV-6.33", "mimics", seat=seat, animal=name(s, s.target), target=name(s, x))
    s.target = x
    s.ignored = 0
    s.do((defence,))


def ask_card_to_drop(s: State, seat: int, trait: int) -> None:
    """EV-6.34: which card, where several of the kind differ: pair cards by partner, fat by its token."""
    t = s.target
    if s.rules.is_pair[trait]:
        partners = [
            ANIMAL + (s.pair_two[i] if s.pair_one[i] == t else s.pair_one[i])
            for i in range(len(s.pair_one))
            if (s.pair_one[i] == t or s.pair_two[i] == t) and pair_trait(s, i) == trait
        ]
        s.ask(seat, DROP_PAIR, partners, drop_pair, trait)
    elif trait == FAT_TISSUE and s.yellow[t] > 0:
        s.ask(seat, DROP_FAT, [FULL, EMPTY] if s.yellow[t] < s.fat[t] else [FULL], drop_fat)
    else:
        drop(s, seat, trait)


def drop_pair(s: State, seat: int, token: int, trait: int) -> None:
    partner = token - ANIMAL
    if s.logging:
        s.note("EV-6.34", "drops-pair", seat=seat, animal=name(s, s.target), trait=trait_name(s, trait),
               partner=name(s, partner))  # fmt: skip
    drop_pair_card(s, s.target, partner, trait)
    lose_tail(s)


def drop_fat(s: State, seat: int, token: int) -> None:
    if s.logging:
        s.note("EV-6.34", "drops-fat", seat=seat, animal=name(s, s.target), fat=int(token == FULL))
    if token == FULL:
        s.yellow[s.target] -= 1
    drop_card(s, s.target, FAT_TISSUE)
    lose_tail(s)


def drop(s: State, seat: int, trait: int) -> None:
    if s.logging:
        s.note("EV-6.34", "drops", seat=seat, animal=name(s, s.target), trait=trait_name(s, trait))
    drop_card(s, s.target, trait)
    lose_tail(s)


def lose_tail(s: State) -> None:
    """EV-6.34, EV-8.10: the prey lives; the carnivore gains one token for the tail."""
    hunter = s.owner[s.attacker]
    s.do((pairs.window, hunter, False))
    receive(s, s.attacker, 1, "EV-6.34", "eats-tail")


def eat(s: State) -> None:
    """EV-6.36, EV-8.11, EV-6.37, EV-6.38: poison first, then the prey goes, then the meal, then the window."""
    c, t = s.attacker, s.target
    hunter = s.owner[c]
    poison = s.works[t] & ~s.ignored & IS_POISONOUS != 0
    if poison:
        s.marks[c] |= POISONED
    if s.logging:
        s.note("EV-6.36", "eats", seat=hunter, animal=name(s, c), target=name(s, t), of=f"seat:{s.owner[t]}")
        if poison:
            s.note("EV-8.11", "poisoned", seat=hunter, animal=name(s, c))
    if s.works[t] & CAN_REGENERATE:
        leave_traits(s, t)
    else:
        remove_animal(s, t, "EV-6.36")
    s.target = NOBODY
    s.do((pairs.window, hunter, True))
    receive(s, c, 2, "EV-6.37", "eats-meat")


def attack_over(s: State) -> None:
    """The attack is done; EV-X9: who met Stinging Cells is paralysed until the next turn."""
    if s.stung and s.attacker != NOBODY:
        s.marks[s.attacker] |= PARALYSED
        refresh(s, s.attacker)
        if s.logging:
            s.note("EV-X9", "paralysed", seat=s.owner[s.attacker], animal=name(s, s.attacker))
    s.attacker = NOBODY
    s.target = NOBODY
    s.ignored = 0
    s.stung = False
