"""Section 12: what always holds. Checked after every decision of random games."""

from .animals import fed, refresh
from .continents import GHOST
from .fields import DEVELOPMENT, EXTINCTION, FEEDING, FOOD_BANK
from .scoring import scores
from .state import State
from .traits import (
    ASLEEP,
    ATTACKED,
    CAN_HIBERNATE,
    CAN_REGENERATE,
    FAT_TISSUE,
    IS_CARNIVOROUS,
    IS_PIRATE,
    IS_SCAVENGER,
    IS_SPECIALIZED_A,
    IS_SPECIALIZED_B,
    PIRATED,
    POISONED,
)


def check(s: State) -> None:
    for invariant in (
        cards_are_conserved,
        tokens_fit,
        traits_agree,
        pairs_agree,
        bank_is_right,
        uses_are_limited,
        tokens_lie_in_feeding,
        turns_are_limited,
        caches_agree,
    ):
        invariant(s)
    if s.over:
        the_end_is_right(s)


def cards_are_conserved(s: State) -> None:
    """EV-I1: no card is lost or made."""
    animals = [a for a, owner in enumerate(s.owner) if owner >= 0]
    held = 1 if s.playing >= 0 else 0
    total = sum(s.deck) + sum(s.hand) + len(animals) + len(s.worn) + len(s.pair_face) + sum(s.discard) + s.shells + held
    assert total + s.boxed == sum(s.rules.deck(s.players)), "EV-I1"
    assert min(s.deck) >= 0, "EV-I1"
    assert min(s.hand) >= 0, "EV-I1"
    assert all(0 <= hidden <= all_ for hidden, all_ in zip(s.buried, s.discard, strict=True)), "EV-1.6"


def tokens_fit(s: State) -> None:
    """EV-I2: food within need, fat within its cards. Expansions can raise a need above five."""
    for a in range(len(s.owner)):
        assert 0 <= s.red[a] + s.blue[a] <= s.need[a], "EV-I2"
        assert s.red[a] >= 0, "EV-I2"
        assert s.blue[a] >= 0, "EV-I2"
        assert s.need[a] <= 5 or s.rules.time_to_fly, "EV-I2"
        assert 0 <= s.yellow[a] <= s.fat[a], "EV-I2"


def traits_agree(s: State) -> None:
    """EV-I3: no trait twice but fat, no carnivore that scavenges, no two letters."""
    for a in range(len(s.owner)):
        faces = [s.worn[i] for i, wearer in enumerate(s.worn_by) if wearer == a]
        single = [s.rules.faces[face] for face in faces if s.rules.faces[face] != FAT_TISSUE]
        assert len(single) == len(set(single)), "EV-I3"
        assert s.traits[a] & (IS_CARNIVOROUS | IS_SCAVENGER) != IS_CARNIVOROUS | IS_SCAVENGER, "EV-I3"
        assert s.traits[a] & (IS_SPECIALIZED_A | IS_SPECIALIZED_B) != IS_SPECIALIZED_A | IS_SPECIALIZED_B, "EV-X7"
        if s.traits[a] & CAN_REGENERATE:
            assert len(faces) + s.links[a] <= 2, "EV-X9"


def pairs_agree(s: State) -> None:
    """EV-I4: pair cards join two living animals of one owner, one of a kind between the same two."""
    seen = set()
    for i, face in enumerate(s.pair_face):
        one, two = s.pair_one[i], s.pair_two[i]
        assert one != two, "EV-I4"
        assert s.owner[one] == s.owner[two] >= 0, "EV-I4"
        key = (s.rules.faces[face], min(one, two), max(one, two))
        assert key not in seen, "EV-I4"
        seen.add(key)


def bank_is_right(s: State) -> None:
    """EV-I5: there is a bank only in the Food bank and Feeding phases."""
    assert s.bank >= 0, "EV-I5"
    if s.phase in (DEVELOPMENT, EXTINCTION):
        assert s.bank == 0, "EV-I5"


def tokens_lie_in_feeding(s: State) -> None:
    """EV-I7: food lies on animals only from Feeding to Extinction; nobody sleeps in the last turn."""
    if s.phase in (DEVELOPMENT, FOOD_BANK):
        assert not any(s.red), "EV-I7"
        assert not any(s.blue), "EV-I7"
    if s.last:
        assert not any(marks & ASLEEP for marks in s.marks), "EV-I7"


def uses_are_limited(s: State) -> None:
    """EV-I6: a Carnivorous and a Piracy card are used once a turn. An ink cloud gives the attack back."""
    if s.journal is None or s.phase != FEEDING:
        return
    used: set[tuple[str, str]] = set()
    for event in reversed(s.journal.log):
        if event.event in ("turn", "last-turn", "inks"):
            return
        if event.event in ("attacks", "steals"):
            use = (event.event, event.details["animal"])
            assert use not in used, "EV-I6"
            used.add(use)


def turns_are_limited(s: State) -> None:
    """EV-I9, EV-I12: every turn deals a card to each player while the deck lasts; one player is start player."""
    assert s.turn <= sum(s.rules.deck(s.players)) // s.players, "EV-I9"
    assert 0 <= s.first < s.players, "EV-I12"


def feeding_measure(s: State) -> tuple[int, int]:
    """EV-I8: what every action of Feeding lowers, so that Feeding ends: (M, F) of the clause."""
    m = s.bank
    for a, owner in enumerate(s.owner):
        if owner >= 0:
            m += 1 if s.traits[a] & IS_CARNIVOROUS and not s.marks[a] & ATTACKED else 0
            m += 1 if s.traits[a] & IS_PIRATE and not s.marks[a] & PIRATED else 0
            m += 1 if s.traits[a] & CAN_HIBERNATE and s.slept[a] != s.turn else 0
    return m, sum(s.yellow)


def caches_agree(s: State) -> None:
    """EV-2.1: need, traits in force, fat and links are what the cards say."""
    for a, owner in enumerate(s.owner):
        if owner >= 0:
            kept = (s.traits[a], s.works[a], s.need[a], s.fat[a], s.links[a])
            refresh(s, a)
            assert kept == (s.traits[a], s.works[a], s.need[a], s.fat[a], s.links[a]), "EV-2.1"


def the_end_is_right(s: State) -> None:
    """EV-I10, EV-I11: scores are what survivors bring; all survivors were fed and healthy."""
    points = scores(s)
    assert min(points) >= 0, "EV-I10"
    for a, owner in enumerate(s.owner):
        assert owner > GHOST, "EV-X9"
        if owner >= 0:
            assert fed(s, a), "EV-I11"
            assert not s.marks[a] & POISONED, "EV-I11"
    for seat in range(s.players):
        if seat not in s.owner:
            assert points[seat] == 0, "EV-I10"
