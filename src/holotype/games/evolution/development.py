"""Section 5: one card at a time becomes an animal or a trait."""

from holotype.core.types import Details

from .animals import (
    attach,
    card_name,
    cards_in_hand,
    join,
    may_join,
    may_lie_on,
    name,
    new_animal,
    note_own_card,
    pile,
    trait_name,
)
from .fields import DEVELOPMENT, NOBODY
from .names import ANIMAL, AS_ANIMAL, CARD, PASS, TRAIT
from .questions import DEVELOP, PAIR_FIRST, PAIR_SECOND, PLAY_CARD, SYMBIOSIS_PARTNER, TRAIT_TARGET
from .state import State
from .traits import ANGLERFISH, PARASITE, RECOMBINATION, SYMBIOSIS, TREMATODE


def development_phase(s: State) -> None:
    """EV-4.2, EV-5.1: from the start player on, clockwise, until all have passed."""
    s.phase = DEVELOPMENT
    s.passed = [0] * s.players
    s.do((development_turn, s.first))


def development_turn(s: State, seat: int) -> None:
    """EV-4.3, EV-5.1, EV-5.2, EV-9.1: the next player who is still in plays a card or passes; an empty hand passes."""
    for i in range(s.players):
        player = (seat + i) % s.players
        if s.passed[player]:
            continue
        cards = cards_in_hand(s, player)
        if cards:
            s.active = player
            s.ask(player, DEVELOP, [*cards, PASS], develop)
            return
        s.passed[player] = 1
        if s.logging:
            s.note("EV-5.2", "out-of-cards", seat=player)


def develop(s: State, seat: int, token: int) -> None:
    """EV-5.2: a pass is final for this phase."""
    s.do((development_turn, (seat + 1) % s.players))
    if token == PASS:
        s.passed[seat] = 1
        if s.logging:
            s.note("EV-5.2", "passes", seat=seat)
        return
    s.playing = token - CARD
    s.hand[pile(s, seat, s.playing)] -= 1
    ask_how_to_play(s, seat)


def ask_how_to_play(s: State, seat: int) -> None:
    """EV-5.3, EV-5.4: as an animal, always; or as one of its traits, where that trait may go.

    EV-9.2: the player is asked even if only the animal is possible: not asking would tell the others something about
    the card. Without any animal in play every card is in that case."""
    options = ways_to_play(s, seat, s.playing)
    if max(s.owner, default=NOBODY) == NOBODY:
        s.ask(seat, PLAY_CARD, options, play_card)
    else:
        s.ask_always(seat, PLAY_CARD, options, play_card)


def ways_to_play(s: State, seat: int, kind: int) -> list[int]:
    options = [AS_ANIMAL]
    for trait in s.rules.faces[kind * 2 : kind * 2 + 2]:
        if trait >= 0 and trait != ANGLERFISH and places_for(s, seat, trait):
            options.append(TRAIT + trait)
    return options


def play_card(s: State, seat: int, token: int) -> None:
    if token == AS_ANIMAL:
        play_as_animal(s, seat)
        return
    trait = token - TRAIT
    if s.rules.is_pair[trait]:
        s.ask(seat, PAIR_FIRST, places_for(s, seat, trait), play_pair, trait)
    else:
        s.ask(seat, TRAIT_TARGET, places_for(s, seat, trait), play_trait, trait)


def play_as_animal(s: State, seat: int) -> None:
    """EV-5.3: nobody else learns which card it is (EV-1.7)."""
    a = new_animal(s, seat, s.playing)
    if s.logging:
        s.note("EV-5.3", "new-animal", seat=seat, animal=name(s, a))
        note_own_card(s, a)
    s.playing = NOBODY


def places_for(s: State, seat: int, trait: int) -> list[int]:
    """EV-5.5, EV-5.6, EV-5.7, EV-8.16: the animals on which a trait may be laid; for a pair trait, the first of two."""
    if s.rules.is_pair[trait]:
        return [ANIMAL + a for a in range(len(s.owner)) if partners_for(s, seat, trait, a)]
    foreign = s.rules.is_parasite[trait]
    return [
        ANIMAL + a
        for a, owner in enumerate(s.owner)
        if owner >= 0 and (owner != seat) == foreign and may_lie_on(s, trait, a)
    ]


def partners_for(s: State, seat: int, trait: int, one: int) -> list[int]:
    """EV-5.7, EV-X1: the second animal, of the same owner. Only Symbiosis has an order, so other pairs are
    chosen from the earlier letter to the later one."""
    owner = s.owner[one]
    if owner < 0 or (owner == seat) == (trait == TREMATODE):
        return []
    start = 0 if trait == SYMBIOSIS else one + 1
    return [
        ANIMAL + two for two in range(start, len(s.owner)) if s.owner[two] == owner and may_join(s, trait, one, two)
    ]


def play_trait(s: State, seat: int, token: int, trait: int) -> None:
    """EV-5.4, EV-5.5, EV-5.6, EV-5.10, EV-5.11: it works at once, and for good."""
    a = token - ANIMAL
    attach(s, face_of(s, trait), a)
    if s.logging:
        owner = s.owner[a]
        what = card_played(s, trait)
        if owner == seat:
            s.note("EV-5.5", "lays-trait", seat=seat, animal=name(s, a), **what)
        else:
            clause = "EV-5.6" if trait == PARASITE else "EV-X9"
            s.note(clause, "lays-parasite", seat=seat, animal=name(s, a), of=f"seat:{owner}", **what)
    s.playing = NOBODY


def card_played(s: State, trait: int) -> Details:
    """For the log: the trait that is played, and its card, whose other trait is gone."""
    faces = 1 if s.rules.faces[s.playing * 2 + 1] < 0 else 2
    return {"trait": trait_name(s, trait), "card": card_name(s, s.playing), "faces": faces}


def play_pair(s: State, seat: int, token: int, trait: int) -> None:
    one = token - ANIMAL
    question = SYMBIOSIS_PARTNER if trait == SYMBIOSIS else PAIR_SECOND
    s.ask(seat, question, partners_for(s, seat, trait, one), play_pair_between, trait, one)


def play_pair_between(s: State, seat: int, token: int, trait: int, one: int) -> None:
    """EV-5.7, EV-5.9: the card joins the two; the first is the host of a Symbiosis."""
    two = token - ANIMAL
    join(s, face_of(s, trait), one, two)
    if s.logging:
        what = card_played(s, trait) | {"one": name(s, one), "two": name(s, two)}
        if trait == TREMATODE:
            s.note("EV-X1", "lays-trematode", seat=seat, of=f"seat:{s.owner[one]}", **what)
        elif trait == SYMBIOSIS:
            s.note("EV-5.9", "lays-symbiosis", seat=seat, **what)
        else:
            s.note("EV-X9" if trait == RECOMBINATION else "EV-5.7", "lays-pair", seat=seat, **what)
    s.playing = NOBODY


def face_of(s: State, trait: int) -> int:
    """The face of the card being played that shows this trait."""
    return s.playing * 2 + (0 if s.rules.faces[s.playing * 2] == trait else 1)
