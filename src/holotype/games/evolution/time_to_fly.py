"""The expansion Time to Fly (EV-X1 to EV-X8), laid over the feeding rules of the base game."""

from typing import Final

from . import attack
from .animals import (
    animals_of,
    attach,
    can_receive,
    can_take,
    card_name,
    card_trait,
    cards_on,
    drop_card,
    drop_pair_card,
    fed,
    gain,
    gaining,
    has_room,
    in_force,
    may_lie_on,
    name,
    pair_trait,
    protected,
    refresh,
    trait_name,
)
from .fields import NOBODY
from .names import ANIMAL, HIDE, INK, LURE, METAMORPHOSE, NO, PASS, SPECIALIZE, TAKE_SHELL, TRAIT
from .pairs import window
from .questions import AMBUSH, IGNORE_TRAIT, METAMORPHOSIS, METAMORPHOSIS_PAIR, STRIKE_TRAIT
from .state import State
from .traits import (
    ASLEEP,
    ATTACKED,
    BANKED,
    CAN_METAMORPHOSE,
    CAN_REGENERATE,
    FAT_TISSUE,
    HAS_INK,
    HAS_SHELL,
    HAS_SYMBIOSIS,
    HIBERNATION,
    HID,
    INKED,
    IS_AMBUSHING,
    IS_BURROWING,
    IS_INTELLIGENT,
    IS_SPECIALIZED_A,
    IS_SPECIALIZED_B,
    METAMORPHOSED,
    REASONED,
    SHELL,
    SHELLED,
    SPECIALIZATION_A,
    SPECIALIZED,
    SYMBIOSIS,
    UNMASKED,
)

SURPRISED: Final = IS_BURROWING | HAS_SHELL  # what does not help against an ambush

# --- taking from the bank, and Ambush --------------------------------------------------------------------------


def approach_bank(s: State, seat: int, a: int) -> None:
    """EV-6.20, EV-X4: an animal is about to take a token; ambushers may strike first."""
    if not s.rules.time_to_fly:
        take_token(s, seat, a)
        return
    s.eater = a
    s.do((ambush, seat, 0), (take_if_alive, seat))


def take_if_alive(s: State, seat: int) -> None:
    """EV-X4: if it was eaten, the token stays in the bank."""
    a = s.eater
    s.eater = NOBODY
    if a != NOBODY and s.bank > 0 and can_take(s, a):
        take_token(s, seat, a)


def take_token(s: State, seat: int, a: int) -> None:
    """EV-6.20: one red token from the bank."""
    s.bank -= 1
    if s.rules.attack_beside_bank:
        s.marks[a] |= BANKED
    if s.logging:
        s.note("EV-6.20", "takes", seat=seat, animal=name(s, a), bank=s.bank, **gaining(s, a, 1))
    gain(s, a, 1, True, True)


def ambush(s: State, feeder: int, offset: int) -> None:
    """EV-X4: clockwise from the feeding player, each owner of an ambusher may attack out of turn."""
    while s.eater != NOBODY and offset < s.players:
        seat = (feeder + offset) % s.players
        ambushers = [
            ANIMAL + c
            for c in animals_of(s, seat)
            if s.works[c] & IS_AMBUSHING
            and attack.may_attack(s, c)
            and (attack.attackable(s, c, s.eater, SURPRISED) or ignorable(s, c, s.eater, SURPRISED))
        ]
        if ambushers:
            s.ask(seat, AMBUSH, [*ambushers, PASS], spring, feeder, offset)
            return
        offset += 1


def spring(s: State, seat: int, token: int, feeder: int, offset: int) -> None:
    """EV-X4: Shell and Burrowing do not help against an ambush; an ambusher with Intellect may use it (EV-X3)."""
    if token == PASS:
        s.do((ambush, feeder, offset + 1))
        return
    s.do((ambush, feeder, offset))
    attack.begin_attack(s, seat, token - ANIMAL, s.eater, "EV-X4", "ambushes")
    s.ignored = SURPRISED
    reason(s, seat)


# --- Intellect -------------------------------------------------------------------------------------------------


def ignorable(s: State, c: int, t: int, ignored: int = 0) -> list[int]:
    """EV-X3: the traits of t that an unused Intellect may disregard so that the attack is possible."""
    if s.works[c] & IS_INTELLIGENT == 0 or s.marks[c] & REASONED:
        return []
    return disregardable(s, c, t, ignored)


def disregardable(s: State, c: int, t: int, ignored: int = 0) -> list[int]:
    """The traits of t without which c could attack it, beside those that are ignored anyway."""
    bits = s.works[t] & ~(CAN_REGENERATE | ignored)
    if s.links[t] and protected(s, t):
        bits |= HAS_SYMBIOSIS
    return [
        trait
        for trait in range(len(s.rules.need_bonus))
        if bits >> trait & 1 and attack.attackable(s, c, t, ignored | 1 << trait)
    ]


def reason(s: State, seat: int) -> None:
    """EV-X3: before the defence, a carnivore with Intellect may disregard one trait of its target."""
    if not s.rules.time_to_fly:
        return
    c, t = s.attacker, s.target
    options = [TRAIT + trait for trait in ignorable(s, c, t, s.ignored)]
    if not options:
        return
    if attack.attackable(s, c, t, s.ignored):
        options.append(NO)
    s.ask(seat, IGNORE_TRAIT, options, disregard)


def disregard(s: State, seat: int, token: int) -> None:
    if token == NO:
        return
    s.marks[s.attacker] |= REASONED
    s.ignored |= 1 << (token - TRAIT)
    if s.logging:
        note_disregarded(s, seat, token - TRAIT, "EV-X3")


def note_disregarded(s: State, seat: int, trait: int, clause: str) -> None:
    target = s.target
    s.note(clause, "disregards", seat=seat, animal=name(s, s.attacker), trait=trait_name(s, trait),
           target=name(s, target), of=f"seat:{s.owner[target]}")  # fmt: skip


# --- defences --------------------------------------------------------------------------------------------------


def add_defences(s: State, works: int, options: list[int]) -> bool:
    """EV-X5, EV-X6: Ink Cloud, Shell and a lurking Anglerfish; true if a defence is compulsory."""
    t = s.target
    if works & HAS_INK and s.marks[t] & INKED == 0:
        options.append(INK)
    if works & HAS_SHELL and s.marks[t] & HID == 0:
        options.append(HIDE)
    if lurking(s, t):
        options.append(LURE)
        return is_angler(s, t)
    return False


def is_angler(s: State, a: int) -> bool:
    """EV-X5: an Anglerfish in hiding, without traits."""
    return s.card[a] == s.rules.angler and s.marks[a] & UNMASKED == 0 and cards_on(s, a) == 0


def lurking(s: State, t: int) -> list[int]:
    """EV-X5: the hidden Anglerfish that can answer for t: t itself, or others if t has no traits."""
    if cards_on(s, t) > 0:
        return []
    if is_angler(s, t):
        return [t]
    return [a for a in animals_of(s, s.owner[t]) if a != s.attacker and is_angler(s, a)]


def ink(s: State, seat: int) -> None:
    """EV-X6: the attack fails, and the carnivore may attack again in a later feeding turn."""
    s.marks[s.target] |= INKED
    s.marks[s.attacker] &= ~ATTACKED
    if s.logging:
        s.note("EV-X6", "inks", seat=seat, animal=name(s, s.target), attacker=name(s, s.attacker))


def hide(s: State, seat: int) -> None:
    """EV-X6: the attack fails; until the end of the turn it can neither be attacked nor gain food."""
    s.marks[s.target] |= HID | SHELLED
    if s.logging:
        s.note("EV-X6", "hides", seat=seat, animal=name(s, s.target))


def lure(s: State, seat: int) -> None:
    """EV-X5: the Anglerfish shows itself, stops the attack and strikes back, disregarding one trait."""
    a = lurking(s, s.target)[0]
    s.reveal()
    s.marks[a] |= UNMASKED
    refresh(s, a)
    prey = s.attacker
    if s.logging:
        s.note("EV-X5", "lures", seat=seat, animal=name(s, a), target=name(s, prey), card=card_name(s, s.card[a]))
    s.do((strike_back, seat, a, prey))


def strike_back(s: State, seat: int, a: int, prey: int) -> None:
    """EV-X5: a counter-attack, if the carnivore can be attacked with one of its traits disregarded."""
    traits = disregardable(s, a, prey)
    openly = attack.attackable(s, a, prey)
    if not traits and not openly:
        return
    attack.begin_attack(s, seat, a, prey, "EV-X5", "strikes-back")
    s.ask(seat, STRIKE_TRAIT, [*[TRAIT + trait for trait in traits], *([NO] if openly else [])], lift)


def lift(s: State, seat: int, token: int) -> None:
    """EV-X5: the trait is disregarded without using an Intellect."""
    if token != NO:
        s.ignored = 1 << (token - TRAIT)
        if s.logging:
            note_disregarded(s, seat, token - TRAIT, "EV-X5")


# --- main actions ----------------------------------------------------------------------------------------------


def add_main_actions(s: State, a: int, actions: list[int]) -> None:
    """EV-X6, EV-X7: what Time to Fly adds to the main actions."""
    works = s.works[a]
    if works & CAN_METAMORPHOSE and s.marks[a] & METAMORPHOSED == 0 and discardable(s, a):
        actions.append(METAMORPHOSE)
    if works & (IS_SPECIALIZED_A | IS_SPECIALIZED_B) and may_specialize(s, a):
        actions.append(SPECIALIZE)
    if s.shells > 0 and may_lie_on(s, SHELL, a):
        actions.append(TAKE_SHELL)


def may_specialize(s: State, a: int) -> bool:
    """EV-X7: once a turn, if no other animal in play has the same letter."""
    letter = s.works[a] & (IS_SPECIALIZED_A | IS_SPECIALIZED_B)
    if s.marks[a] & SPECIALIZED or not can_receive(s, a):
        return False
    return not any(b != a and traits & letter for b, traits in enumerate(s.traits))


def specialize(s: State, seat: int, a: int) -> None:
    s.marks[a] |= SPECIALIZED
    if s.logging:
        trait = SPECIALIZATION_A if s.works[a] & IS_SPECIALIZED_A else SPECIALIZATION_A + 1
        s.note("EV-X7", "specializes", seat=seat, animal=name(s, a), trait=trait_name(s, trait), **gaining(s, a, 1))
    gain(s, a, 1, False, False)
    s.do((window, seat, False))


def discardable(s: State, a: int) -> list[int]:
    """EV-X7, EV-X8: traits without need bonus whose loss leaves the animal able to receive a token."""
    traits = {card_trait(s, i) for i, wearer in enumerate(s.worn_by) if wearer == a}
    if s.links[a]:
        traits |= {pair_trait(s, i) for i in range(len(s.pair_one)) if a in (s.pair_one[i], s.pair_two[i])}
    return [
        TRAIT + trait for trait in sorted(traits) if s.rules.need_bonus[trait] == 0 and could_eat_without(s, a, trait)
    ]


def could_eat_without(s: State, a: int, trait: int) -> bool:
    """EV-X7: the very trait that blocks eating may go: Hibernation, Shell or a Symbiosis."""
    if s.rules.is_pair[trait]:
        return has_room(s, a) and bool(freeing_partners(s, a, trait))
    freed = (ASLEEP if trait == HIBERNATION else 0) | (SHELLED if trait == SHELL else 0)
    marks, fat = s.marks[a], s.fat[a]
    s.marks[a] &= ~freed
    s.fat[a] -= 1 if trait == FAT_TISSUE else 0
    room = can_receive(s, a)
    s.marks[a], s.fat[a] = marks, fat
    return room


def freeing_partners(s: State, a: int, trait: int) -> list[int]:
    """The partners by whose card of this trait the animal may be parted and then has no hungry host."""
    hungry = [i for i in range(len(s.pair_one)) if s.pair_two[i] == a and holds_back(s, i)]
    return [
        ANIMAL + (s.pair_two[i] if s.pair_one[i] == a else s.pair_one[i])
        for i in range(len(s.pair_one))
        if a in (s.pair_one[i], s.pair_two[i]) and pair_trait(s, i) == trait and hungry in ([], [i])
    ]


def holds_back(s: State, pair: int) -> bool:
    return pair_trait(s, pair) == SYMBIOSIS and in_force(s, pair) and not fed(s, s.pair_one[pair])


def ask_metamorphosis(s: State, seat: int, a: int) -> None:
    """EV-X7, EV-9.2: the trait that goes is always named."""
    s.ask_always(seat, METAMORPHOSIS, discardable(s, a), metamorphose, a)


def metamorphose(s: State, seat: int, token: int, a: int) -> None:
    """EV-X7: one trait goes, one blue token comes."""
    trait = token - TRAIT
    if s.rules.is_pair[trait]:
        s.ask(seat, METAMORPHOSIS_PAIR, freeing_partners(s, a, trait), metamorphose_pair, a, trait)
        return
    if s.logging:
        s.note("EV-X7", "metamorphoses", seat=seat, animal=name(s, a), trait=trait_name(s, trait))
    drop_card(s, a, trait)
    finish_metamorphosis(s, seat, a)


def metamorphose_pair(s: State, seat: int, token: int, a: int, trait: int) -> None:
    partner = token - ANIMAL
    if s.logging:
        s.note("EV-X7", "metamorphoses-pair", seat=seat, animal=name(s, a), trait=trait_name(s, trait),
               partner=name(s, partner))  # fmt: skip
    drop_pair_card(s, a, partner, trait)
    finish_metamorphosis(s, seat, a)


def finish_metamorphosis(s: State, seat: int, a: int) -> None:
    s.marks[a] |= METAMORPHOSED
    if s.logging:
        s.note("EV-X7", "eats-changed", seat=seat, animal=name(s, a), **gaining(s, a, 1))
    gain(s, a, 1, False, False)
    s.do((window, seat, False))


def take_shell(s: State, seat: int, a: int) -> None:
    """EV-X6: a shell left by a dead animal, instead of food."""
    s.shells -= 1
    attach(s, s.rules.faces.index(SHELL), a)
    if s.logging:
        s.note("EV-X6", "takes-shell", seat=seat, animal=name(s, a), shells=s.shells)
