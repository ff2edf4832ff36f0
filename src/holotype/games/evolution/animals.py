"""Animals: what they need, hold and may receive (section 2), and how cards come to them and leave them."""

from holotype.core.types import Details

from .fields import NOBODY
from .names import ANIMAL, CARD, FAT, NO, TRAIT
from .questions import STORE_FAT
from .state import State
from .traits import (
    ASLEEP,
    CAN_REGENERATE,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    HIBERNATION,
    HUNTED,
    IS_CARNIVOROUS,
    IS_VIVIPAROUS,
    NEOPLASIA,
    PARALYSED,
    SHELL,
    SHELLED,
    SYMBIOSIS,
    UNMASKED,
)

# --- what is true of an animal ---------------------------------------------------------------------------------


def animals_of(s: State, seat: int) -> list[int]:
    return [a for a, owner in enumerate(s.owner) if owner == seat]


def only_own(s: State, seat: int, tokens: list[int]) -> bool:
    """EV-9.2: whether the only animal to choose from is the player's own, so that it has to be named."""
    return len(tokens) == 1 and s.owner[tokens[0] - ANIMAL] == seat


def cards_in_hand(s: State, seat: int) -> list[int]:
    """The kinds of cards in a hand, as tokens: equal cards are one option (EV-9.1)."""
    return [CARD + kind for kind in range(s.rules.kinds) if s.hand[pile(s, seat, kind)]]


def food(s: State, a: int) -> int:
    """EV-2.2: red and blue tokens together; fat is not food."""
    return s.red[a] + s.blue[a]


def fed(s: State, a: int) -> bool:
    """EV-2.3: it has what it needs, or it sleeps."""
    return s.red[a] + s.blue[a] >= s.need[a] or s.marks[a] & ASLEEP != 0


def free_fat(s: State, a: int) -> int:
    """EV-2.4: Fat Tissue cards without a token."""
    return 0 if s.marks[a] & PARALYSED else s.fat[a] - s.yellow[a]


def can_receive(s: State, a: int) -> bool:
    """EV-2.5: there is room for a token on it, and its hosts are fed."""
    return has_room(s, a) and (s.links[a] == 0 or hosts_fed(s, a))


def can_take(s: State, a: int) -> bool:
    """EV-6.20, EV-6.21b: whether it may take a token from the bank, if there is one."""
    return can_receive(s, a) and s.marks[a] & HUNTED == 0


def has_room(s: State, a: int) -> bool:
    """EV-2.5, EV-2.5a: awake and out of its shell, and hungry or with room for fat."""
    marks = s.marks[a]
    if marks & (ASLEEP | SHELLED) == 0 and s.red[a] + s.blue[a] < s.need[a]:
        return True
    if marks & SHELLED or (marks & ASLEEP and s.rules.hibernating_blocks_fat):
        return False
    return free_fat(s, a) > 0


def hosts_fed(s: State, a: int) -> bool:
    """EV-8.17: every host that it depends on by Symbiosis is fed."""
    for i, two in enumerate(s.pair_two):
        if two == a and pair_trait(s, i) == SYMBIOSIS and in_force(s, i) and not fed(s, s.pair_one[i]):
            return False
    return True


def protected(s: State, a: int) -> bool:
    """EV-8.17: some Symbiosis in force makes it the protected partner."""
    return any(two == a and pair_trait(s, i) == SYMBIOSIS and in_force(s, i) for i, two in enumerate(s.pair_two))


def in_force(s: State, pair: int) -> bool:
    """A pair card does nothing while one of its animals is paralysed (EV-X9)."""
    return (s.marks[s.pair_one[pair]] | s.marks[s.pair_two[pair]]) & PARALYSED == 0


def cards_on(s: State, a: int) -> int:
    """How many trait cards are on it; a pair card is on both of its animals."""
    return s.worn_by.count(a) + s.links[a]


def card_trait(s: State, i: int) -> int:
    """The trait that the i-th trait card shows."""
    return s.rules.faces[s.worn[i]]


def pair_trait(s: State, i: int) -> int:
    """The trait that the i-th pair card shows."""
    return s.rules.faces[s.pair_face[i]]


def pile(s: State, seat: int, kind: int) -> int:
    """Where `hand`, `discard` and `buried` count the cards of a kind that a player has."""
    return seat * s.rules.kinds + kind


# --- eating ----------------------------------------------------------------------------------------------------


def gain(s: State, a: int, n: int, red: bool, from_bank: bool) -> None:
    """EV-2.7, EV-8.2: up to n tokens at once, which are a single gain (EV-R7): its pair cards may answer it (EV-6.40).

    Tokens never run out (EV-1.3)."""
    eaten, stored = shares(s, a, n)
    if eaten + stored == 0:
        return
    was_fed = fed(s, a)
    if red:
        s.red[a] += eaten
    else:
        s.blue[a] += eaten
    s.yellow[a] += stored
    if s.links[a] > 0:
        wake_pairs(s, a, from_bank)
    if s.works[a] & IS_VIVIPAROUS and not was_fed and fed(s, a):
        give_birth(s, a)


def shares(s: State, a: int, n: int) -> tuple[int, int]:
    """EV-2.6, EV-2.7, EV-R23: how many of n tokens become food and how many become fat; the others are lost."""
    if not can_receive(s, a):
        return 0, 0
    eaten = 0 if s.marks[a] & ASLEEP else min(n, s.need[a] - food(s, a))
    return eaten, min(n - eaten, free_fat(s, a))


def gaining(s: State, a: int, n: int) -> Details:
    """For the log, before a gain: what becomes of the tokens, and what the animal will have eaten."""
    eaten, stored = shares(s, a, n)
    lost = n - eaten - stored
    return {"eaten": eaten, "stored": stored, "lost": lost, "food": food(s, a) + eaten, "need": s.need[a]}


def receive(s: State, a: int, n: int, clause: str, event: str) -> None:
    """EV-2.7, EV-2.7a: blue tokens of an attack or of a Scavenger. As an option, their owner may refuse the fat."""
    now = shares(s, a, n)[0] if s.rules.fat_optional else n
    if s.logging:
        s.note(clause, event, seat=s.owner[a], animal=name(s, a), **gaining(s, a, now))
    gain(s, a, now, False, False)
    if now < n:
        s.do((offer_fat, a, n - now))


def offer_fat(s: State, a: int, n: int) -> None:
    """EV-2.7a: one more token could become fat."""
    if n > 0 and can_receive(s, a):
        s.ask(s.owner[a], STORE_FAT, [FAT, NO], store_fat, a, n)


def store_fat(s: State, seat: int, token: int, a: int, n: int) -> None:
    if token == FAT:
        gain(s, a, 1, False, False)
        s.do((offer_fat, a, n - 1))
    if s.logging:
        event = "stores-fat" if token == FAT else "refuses-fat"
        s.note("EV-2.7a", event, seat=seat, animal=name(s, a), fat=s.yellow[a], room=s.fat[a])


def wake_pairs(s: State, a: int, from_bank: bool) -> None:
    """EV-6.40: a gain leaves a trigger on each unused Cooperation, and from the bank on each Communication."""
    for i in range(len(s.pair_one)):
        if s.pair_used[i]:
            continue
        trait = pair_trait(s, i)
        if trait == COOPERATION or (trait == COMMUNICATION and from_bank):
            if s.pair_one[i] == a:
                s.pair_waiting[i] |= 1
            elif s.pair_two[i] == a:
                s.pair_waiting[i] |= 2


def give_birth(s: State, mother: int) -> None:
    """EV-X7: the first time a viviparous animal becomes fed, the top card of the deck is its fed young."""
    if sum(s.deck) == 0:
        return
    seat = s.owner[mother]
    young = new_animal(s, seat, s.draw_from(s.deck))
    s.blue[young] = s.need[young]
    if s.logging:
        s.note("EV-X7", "birth", seat=seat, animal=name(s, mother), young=name(s, young), deck=sum(s.deck))
        note_own_card(s, young)


# --- cards coming and going ------------------------------------------------------------------------------------


def new_animal(s: State, seat: int, card: int) -> int:
    """EV-5.3, EV-1.7a, EV-1.8: a card, animal side up. Its letter is one that no other player's animal has had."""
    for a, owner in enumerate(s.owner):
        if owner == NOBODY and s.letter_of[a] in (seat, NOBODY):
            break
    else:
        a = add_slot(s)
    s.owner[a] = s.letter_of[a] = seat
    s.card[a] = card
    return a


def add_slot(s: State) -> int:
    """Room for one more animal, under the next letter."""
    for column in (s.traits, s.works, s.red, s.blue, s.yellow, s.fat, s.links, s.marks, s.off):
        column.append(0)
    for column in (s.owner, s.letter_of, s.card):
        column.append(NOBODY)
    s.need.append(s.rules.base_need)
    s.slept.append(-1)
    return len(s.owner) - 1


def attach(s: State, face: int, a: int) -> None:
    """EV-5.4: put a single trait or a parasite on an animal."""
    s.worn_by.append(a)
    s.worn.append(face)
    refresh(s, a)


def join(s: State, face: int, one: int, two: int) -> None:
    """EV-2.9, EV-5.9, EV-R16: one card between two animals; for Symbiosis the first is the host."""
    s.pair_one.append(one)
    s.pair_two.append(two)
    s.pair_face.append(face)
    s.pair_used.append(0)
    s.pair_waiting.append(0)
    refresh(s, one)
    refresh(s, two)


def detach(s: State, i: int) -> int:
    """Take the i-th trait card off its animal and return its face. What depended on the card ends."""
    a = s.worn_by[i]
    trait = card_trait(s, i)
    if trait == NEOPLASIA:
        s.off[a] = 0
    elif switched_off(s, i):
        s.off[a] -= 1
    s.worn_by.pop(i)
    face = s.worn.pop(i)
    if trait == HIBERNATION:
        s.marks[a] &= ~ASLEEP
    elif trait == SHELL:
        s.marks[a] &= ~SHELLED
    refresh(s, a)
    return face


def switched_off(s: State, i: int) -> bool:
    """EV-X9: whether Neoplasia has reached the i-th trait card: it goes through them in the order they were laid."""
    a = s.worn_by[i]
    before = [j for j in range(i) if s.worn_by[j] == a and card_trait(s, j) != NEOPLASIA]
    return len(before) < s.off[a]


def unjoin(s: State, i: int) -> int:
    """Take a pair card off both of its animals and return its face."""
    one, two = s.pair_one.pop(i), s.pair_two.pop(i)
    face = s.pair_face.pop(i)
    s.pair_used.pop(i)
    s.pair_waiting.pop(i)
    refresh(s, one)
    refresh(s, two)
    return face


def refresh(s: State, a: int) -> None:
    """After a card has come or gone."""
    recompute(s, a)
    shed_surplus(s, a)


def recompute(s: State, a: int) -> None:
    """EV-2.1: work out from its cards the traits on an animal, those in force, and its need.

    EV-X9: Neoplasia has switched off the first cards; EV-X5: an unmasked Anglerfish is a carnivore."""
    rules = s.rules
    traits = works = fat = links = 0
    need = rules.base_need
    off = s.off[a]
    for i, wearer in enumerate(s.worn_by):
        if wearer == a:
            trait = rules.faces[s.worn[i]]
            traits |= 1 << trait
            if off > 0 and trait != NEOPLASIA:
                off -= 1
                continue
            works |= 1 << trait
            need += rules.need_bonus[trait]
            if trait == FAT_TISSUE:
                fat += 1
    for i in range(len(s.pair_one)):
        if s.pair_one[i] == a or s.pair_two[i] == a:
            links += 1
            need += rules.need_bonus[rules.faces[s.pair_face[i]]]
    if s.marks[a] & UNMASKED:
        traits |= IS_CARNIVOROUS
        works |= IS_CARNIVOROUS
        need += rules.need_bonus[0]
    s.traits[a] = traits
    s.works[a] = 0 if s.marks[a] & PARALYSED else works
    s.need[a] = need
    s.fat[a] = fat
    s.links[a] = links


def shed_surplus(s: State, a: int) -> None:
    """EV-6.34, EV-R10: food above a smaller need goes to the supply, never to fat; so does fat without a card."""
    extra_food = max(0, food(s, a) - s.need[a])
    extra_fat = max(0, s.yellow[a] - s.fat[a])
    if extra_food + extra_fat == 0:
        return
    from_blue = min(extra_food, s.blue[a])
    s.blue[a] -= from_blue
    s.red[a] -= extra_food - from_blue
    s.yellow[a] -= extra_fat
    if s.logging:
        s.note("EV-R10", "sheds", seat=s.owner[a], animal=name(s, a), food=extra_food, fat=extra_fat, need=s.need[a])


def to_discard(s: State, seat: int, face: int) -> None:
    """EV-1.6, EV-R18: a trait card, seen by all, onto the pile of the animal's owner."""
    s.discard[pile(s, seat, face // 2)] += 1


def drop_card(s: State, a: int, trait: int) -> None:
    """One trait card of this kind goes from an animal to its owner's discard pile."""
    for i, wearer in enumerate(s.worn_by):
        if wearer == a and card_trait(s, i) == trait:
            to_discard(s, s.owner[a], detach(s, i))
            return


def drop_pair_card(s: State, a: int, other: int, trait: int) -> None:
    """The pair card of this kind between two animals goes to their owner's discard pile."""
    for i in range(len(s.pair_one)):
        one, two = s.pair_one[i], s.pair_two[i]
        if pair_trait(s, i) == trait and ((one == a and two == other) or (one == other and two == a)):
            to_discard(s, s.owner[a], unjoin(s, i))
            return


def remove_animal(s: State, a: int, clause: str) -> None:
    """EV-6.36, EV-7.2: the animal with all its cards goes to its owner's discard pile, its tokens to the supply.

    EV-X6: a Shell stays on the table."""
    seat = s.owner[a]
    if s.logging:
        note_discards(s, a, clause)
    shed_pairs(s, a)
    for i in range(len(s.worn_by) - 1, -1, -1):
        if s.worn_by[i] == a:
            s.worn_by.pop(i)
            face = s.worn.pop(i)
            if s.rules.faces[face] == SHELL:
                s.shells += 1
                if s.logging:
                    s.note("EV-X6", "leaves-shell", seat=seat, animal=name(s, a), shells=s.shells)
            else:
                to_discard(s, seat, face)
    bury(s, a)
    clear_slot(s, a)


def note_discards(s: State, a: int, clause: str) -> None:
    """The cards that go with a dead animal; its own card always goes."""
    single = [trait for trait in traits_on(s, a) if trait != SHELL]
    pairs = [i for i in range(len(s.pair_one)) if a in (s.pair_one[i], s.pair_two[i])]
    traits = [trait_name(s, trait) for trait in [*single, *[pair_trait(s, i) for i in pairs]]]
    partners = [name(s, other_of(s, i, a)) for i in pairs]
    if traits:
        s.note(
            clause, "discards", seat=s.owner[a], animal=name(s, a), traits=traits, cards=1 + len(traits),
            partners=partners, pairs=len(pairs),
        )  # fmt: skip


def traits_on(s: State, a: int) -> list[int]:
    """The traits of the cards that lie on an animal alone, in the order in which they were played."""
    return [card_trait(s, i) for i, wearer in enumerate(s.worn_by) if wearer == a]


def other_of(s: State, pair: int, a: int) -> int:
    """The animal that a pair card joins with this one."""
    return s.pair_two[pair] if s.pair_one[pair] == a else s.pair_one[pair]


def bury(s: State, a: int) -> None:
    """EV-1.6: the animal's own card, known to its owner alone unless it is an Anglerfish that has shown itself."""
    place = pile(s, s.owner[a], s.card[a])
    s.discard[place] += 1
    if s.marks[a] & UNMASKED == 0:
        s.buried[place] += 1


def shed_pairs(s: State, a: int) -> None:
    """The pair cards of a dead animal go; its tokens have gone to the supply."""
    s.red[a] = s.blue[a] = s.yellow[a] = 0
    for i in range(len(s.pair_one) - 1, -1, -1):
        if s.pair_one[i] == a or s.pair_two[i] == a:
            to_discard(s, s.owner[a], unjoin(s, i))


def clear_slot(s: State, a: int) -> None:
    s.owner[a] = NOBODY
    s.card[a] = NOBODY
    s.traits[a] = s.works[a] = s.red[a] = s.blue[a] = s.yellow[a] = s.fat[a] = s.links[a] = s.marks[a] = 0
    s.need[a] = s.rules.base_need
    s.slept[a] = -1
    s.off[a] = 0
    if s.eater == a:
        s.eater = NOBODY


# --- where a card may go (section 5) ---------------------------------------------------------------------------


def may_lie_on(s: State, trait: int, a: int) -> bool:
    """EV-5.5, EV-5.6, EV-5.8, EV-X9: not twice (but for fat), not beside what it excludes."""
    traits = s.traits[a]
    if trait != FAT_TISSUE and traits & (1 << trait):
        return False
    return traits & s.rules.excludes[trait] == 0 and regeneration_allows(s, trait, a)


def regeneration_allows(s: State, trait: int, a: int) -> bool:
    """EV-X9: an animal with Regeneration has at most two trait cards, none of which raises its need."""
    if not s.rules.continents:
        return True
    if (1 << trait) & CAN_REGENERATE:
        return s.need[a] == s.rules.base_need and cards_on(s, a) < 2
    if s.traits[a] & CAN_REGENERATE:
        return s.rules.need_bonus[trait] == 0 and cards_on(s, a) < 2
    return True


def may_join(s: State, trait: int, one: int, two: int) -> bool:
    """EV-5.7: two different animals, not yet joined by the same pair trait (in either direction)."""
    if one == two or not regeneration_allows(s, trait, one) or not regeneration_allows(s, trait, two):
        return False
    for i in range(len(s.pair_one)):
        if pair_trait(s, i) == trait and (
            (s.pair_one[i] == one and s.pair_two[i] == two) or (s.pair_one[i] == two and s.pair_two[i] == one)
        ):
            return False
    return True


# --- names for the log -----------------------------------------------------------------------------------------


def name(s: State, a: int) -> str:
    return s.game.name(ANIMAL + a)


def trait_name(s: State, trait: int) -> str:
    return s.game.name(TRAIT + trait)


def card_name(s: State, kind: int) -> str:
    return s.game.name(CARD + kind)


def note_own_card(s: State, a: int) -> None:
    """EV-1.7: only its owner learns which card an animal is."""
    s.note("EV-1.7", "its-card", seat=s.owner[a], only=s.owner[a], animal=name(s, a), card=card_name(s, s.card[a]))
