"""What always holds: I1 to I17 of the rules. Checked after every decision of random games."""

from .chaos import diaspora, distances
from .names import (
    BELLWETHER,
    CARDS,
    FIRST_COMET,
    FIRST_IDEA,
    INFORMATION,
    LAND,
    LORE,
    MARKET,
    NOBODY,
    OCEAN,
    OUT,
    RESERVE,
    REVEALED,
    SEA,
    SHELF,
    TABLEAU,
    UNSEEN,
    WATER,
)
from .pieces import column_of, dissidents, diversity, elders, emissaries, inventions, map_tokens
from .rules import HIGHEST
from .scoring import categories
from .state import SETUP, State


def check(s: State) -> None:
    for seat in range(s.players):
        pieces_are_conserved(s, seat)
        stages_are_printed(s, seat)
    map_is_sound(s)
    chits_fit(s)
    tableau_is_sound(s)
    cards_are_somewhere(s)
    market_is_sound(s)
    scores_are_sound(s)


def pieces_are_conserved(s: State, seat: int) -> None:
    """BO-2.1, BO-2.7, BO-2.8 (I1, I2, I9): no pawn, migrant or city is lost or made, and nobody is off the map."""
    pawns = s.emotions[seat] + s.vocabulary[seat] + s.will[seat] + s.mysticism[seat]
    if s.phase != SETUP or s.emotions[seat]:
        assert pawns + elders(s, seat) + emissaries(s, seat) == sum(s.rules.brain), "I1"
    assert s.owner.count(seat) == s.migrants[seat], "I2"
    assert s.pool[seat] + s.migrants[seat] + dissidents(s, seat) == s.rules.migrants, "I2"
    assert s.city.count(seat) + s.cuboids[seat] == s.rules.cities, "I2"
    assert min(pawns, s.pool[seat], s.cuboids[seat], s.will[seat], s.vocabulary[seat], s.emotions[seat]) >= 0, "I2"
    if s.phase != SETUP and map_tokens(s, seat) == 0:
        assert will_resettle(s, seat), "I9"


def will_resettle(s: State, seat: int) -> bool:
    """BO-6.7, BO-9.15: a diaspora is asked for or on the agenda."""
    if s.prompt == "diaspora" and s.seat == seat:
        return True
    return any(step[0] is diaspora and step[1] == seat for step in s.agenda)


def stages_are_printed(s: State, seat: int) -> None:
    """BO-3.8 (I8): every stage is one of its track."""
    for tech in range(6):
        stage = s.stage[seat * 6 + tech]
        printed = stage == s.rules.top_stage[tech] or s.rules.next_stage[tech * HIGHEST + stage] > 0
        assert printed, "I8"


def map_is_sound(s: State) -> None:
    """BO-3.1, BO-3.2, BO-3.18 (I3, I4): migrants rest on their kind of spot, cities on their kind of hex."""
    for spot, owner in enumerate(s.owner):
        if owner != NOBODY:
            assert s.terrain[spot] == (WATER if s.marine[owner] else LAND), "I3"
        else:
            assert not s.moved[spot], "I3"
    for h, owner in enumerate(s.city):
        if owner == NOBODY:
            assert not s.built[h], "I3"
            continue
        assert s.resources[h * 2 + s.city_on[h]] > 0, "BO-13.1"
        if s.rules.mixed:
            assert s.kind[h] == SHELF, "I4"
        elif s.marine[owner]:
            assert s.kind[h] == OCEAN or (s.kind[h] == SHELF and s.chit[h] == SEA) or drowning(s), "I4"
        else:
            assert s.kind[h] != OCEAN, "I4"
            assert s.chit[h] == 0 or drowning(s), "I3"


def drowning(s: State) -> bool:
    """BO-6.9: a city under a chit that has just landed is about to be lost."""
    return any(step[0].__name__ == "drown" for step in s.agenda)


def chits_fit(s: State) -> None:
    """BO-4.6 (I5): each chit lies on a ring of its colour; on the classic map their number never changes."""
    for h in range(s.rules.hexes):
        assert s.chit[h] == 0 or s.chit[h] == s.ring[h], "I5"
    assert s.chit[s.rules.hexes :] == [0, 0], "I5"


def tableau_is_sound(s: State) -> None:
    """BO-9.13, BO-15.3, BO-15.6 (I6, I7, I13): dissidents and inventions only in the ruling column."""
    rules = s.rules
    for i, seat in enumerate(s.f_seat):
        if s.f_dissident[i]:
            assert rules.dissent[s.f_card[i] * 2 + s.f_half[i]] == 1, "I6"
            assert column_of(s, i) == s.ruling[seat], "I6"
    for i, seat in enumerate(s.v_seat):
        assert rules.halves[s.v_card[i] * 2 + s.v_half[i]] == s.ruling[seat], "I6"
        assert not s.v_guests[i] >> seat & 1, "I13"
    for seat in range(s.players):
        kept = len(inventions(s, seat))
        assert kept <= s.stage[seat * 6 + INFORMATION] + (1 if s.prompt == "invention-limit" else 0), "I6"


def cards_are_somewhere(s: State) -> None:
    """BO-4.7 (I10, I12): every card is in exactly one place."""
    laid = s.f_card + s.v_card
    assert sorted(laid) == [card for card in range(CARDS) if s.where[card] == TABLEAU], "I12"
    assert sorted(s.lore) == [card for card in range(CARDS) if s.where[card] == LORE], "I12"
    on_sale = sorted(card for card in s.market if card != NOBODY)
    inventing = [card for card in range(CARDS) if s.where[card] == MARKET and card not in on_sale]
    assert len(inventing) <= 1, "I12"
    assert all(s.where[card] == MARKET for card in on_sale), "I12"
    assert s.where.count(REVEALED) == (0 if s.card == NOBODY else 1), "I12"
    assert all(s.where[card] == RESERVE for card in s.seen), "I12"
    unseen = [c for c in range(FIRST_COMET) if s.where[c] == UNSEEN and s.rules.epoch[c] == s.epoch]
    assert len(unseen) == s.left + s.reserve, "I10"
    assert sum(s.bells) == s.where.count(BELLWETHER), "I12"
    comets = s.where[FIRST_COMET:FIRST_IDEA]
    taking = any(step[0].__name__ == "keep_bellwether" for step in s.agenda)
    gone = sum(1 for where in comets if where in (OUT, BELLWETHER))
    assert taking or gone == s.epoch - 1 + s.finished, "I10"


def market_is_sound(s: State) -> None:
    """BO-3.16 (I11, I13): elders lie on cards only."""
    for place in range(9):
        if s.market[place] == NOBODY:
            assert sum(s.elders[place * 4 : place * 4 + 4]) == 0, "I13"
        else:
            assert s.rules.pile[s.market[place]] == place // 3, "I11"
    assert min(s.elders) >= 0, "I13"


def scores_are_sound(s: State) -> None:
    """BO-8.5 (I14): victory chits are never negative, nor more than there are."""
    assert min(s.chits) >= 0, "I14"
    assert sum(s.chits) <= 18, "I14"
    for seat in range(s.players):
        assert diversity(s, seat) >= 0, "I14"
        assert min(categories(s, seat)) >= 0, "I14"


def map_is_symmetric(s: State) -> None:
    """BO-3.1 (I16): adjacency goes both ways, as it does between philosophies, and everything is connected."""
    around = s.rules.around
    for spot, found in enumerate(around):
        for i in range(0, len(found), 3):
            assert spot in around[found[i]][::3], "I16"
    assert min(distances(s, 0, NOBODY)) >= 0, "I16"
    for node, following in enumerate(s.rules.philosophy_next):
        assert all(node in s.rules.philosophy_next[other] for other in following), "I16"
