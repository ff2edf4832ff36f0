"""What always holds: I1 to I17 of the rules. Checked after every decision of random games."""

from holotype.core.journal import Event, Journal

from . import questions
from .chaos import diaspora, distances
from .climate import drown
from .comets import keep_bellwether
from .cratons import admits, is_land
from .end_of_turn import overfull
from .fields import SETUP
from .names import (
    BELLWETHER,
    CARDS,
    DESERT,
    FIRST_COMET,
    FIRST_IDEA,
    ICE,
    INFORMATION,
    JUNGLE,
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
    TECH,
    UNSEEN,
    WATER,
    unpair,
)
from .pieces import column_of, dissidents, diversity, elders, emissaries, inventions, map_tokens
from .rules import HIGHEST
from .scoring import categories
from .state import State


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
    if s.journal is not None and s.journal.position is None:
        story_is_sound(s, s.journal)


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
    if s.question is questions.DIASPORA and s.seat == seat:
        return True
    return s.pending(diaspora, seat) is not None


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
        if s.mixed:
            assert s.kind[h] == SHELF, "I4"
        elif s.marine[owner]:
            assert s.kind[h] == OCEAN or (s.kind[h] == SHELF and s.chit[h] == SEA) or drowning(s), "I4"
        else:
            assert s.kind[h] != OCEAN, "I4"
            assert s.chit[h] == 0 or drowning(s), "I3"


def drowning(s: State) -> bool:
    """BO-6.9: a city under a chit that has just landed is about to be lost."""
    return s.pending(drown) is not None


def chits_fit(s: State) -> None:
    """BO-4.6, BO-21.29 (I5): each chit lies on a ring of its colour; on cratons where it may lie, but that ice and
    jungle stay when latitudes change."""
    for h in range(s.rules.hexes):
        chit = s.chit[h]
        if chit and s.rules.cratons:
            assert s.tiles[h] != NOBODY, "I5"
            assert chit in (ICE, JUNGLE) or admits(s, h, chit), "I5"
        elif chit:
            assert chit == s.ring[h], "I5"
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
        assert kept <= s.stage[seat * 6 + INFORMATION] + (1 if s.question is questions.INVENTION_LIMIT else 0), "I6"


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
    taking = s.pending(keep_bellwether) is not None
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


# --- what has happened since set-up ------------------------------------------------------------------------------


def story_is_sound(s: State, journal: Journal) -> None:
    """What only the log can show."""
    if journal.moves == 0:
        map_is_symmetric(s)
    chits_are_conserved(s, journal)
    technology_was_climbed(s, journal)
    auction_was_outbid(s, journal)
    market_was_refilled(s, journal)
    nobody_is_left_hungry(s, journal)


def map_is_symmetric(s: State) -> None:
    """BO-3.1 (I16): adjacency goes both ways, as it does between philosophies, and everything is connected."""
    around = s.rules.around
    for spot, found in enumerate(around):
        for i in range(0, len(found), 3):
            assert spot in around[found[i]][::3], "I16"
    assert min(distances(s, 0, NOBODY)) >= 0, "I16"
    known = s.rules.philosophy_next
    for node, following in enumerate(known):
        assert all(node in known[other] for other in following), "I16"
    reached = [0]
    for node in reached:
        reached += [other for other in known[node] if other not in reached]
    assert len(reached) == len(known), "I16"


def chits_are_conserved(s: State, journal: Journal) -> None:
    """BO-4.6, BO-21.13, BO-21.29 (I5): after set-up their number never changes, nor that of either sort."""
    if s.phase == SETUP:
        return
    given = chits_given(s, journal)
    wet = sum(1 for chit in given if chit in (ICE, SEA))
    assert s.chit.count(ICE) + s.chit.count(SEA) == wet, "I5"
    assert s.chit.count(DESERT) + s.chit.count(JUNGLE) == len(given) - wet, "I5"


def chits_given(s: State, journal: Journal) -> list[int]:
    """The chits that lay on the map when play began."""
    rules = s.rules
    if s.mixed:
        return []
    if rules.printed:
        return [rules.ring[h] for h in range(rules.hexes) if rules.stars[h] >= rules.min_stars]
    if rules.old is not None:
        seas = [h for h, tile in enumerate(s.tiles) if tile != NOBODY and not is_land(s, h)]
        dry = [disk for disk in rules.old.disks if is_land(s, s.tiles.index(disk // 8))]
        return [SEA] * len(seas) + [disk % 8 for disk in dry]
    token = s.game.token
    sides = [token(e.details["side"]) - rules.chit0 + 1 for e in journal.log if e.event == "first-chit-side"]
    return sides + [s.ring[token(e.details["hex"]) - rules.hex0] for e in journal.log if e.event == "first-chit"]


def technology_was_climbed(s: State, journal: Journal) -> None:
    """BO-3.8, BO-14.5 (I8): from its start every track was climbed step by step, and never beyond the limit given."""
    stages = s.rules.start_stage * s.players
    for event in journal.log:
        if event.seat is None:
            continue
        if event.event == "adopts" and s.rules.old is not None:
            gift = s.rules.old.gift[s.ecomorph[event.seat]]
            if gift != NOBODY:
                tech, stage = unpair(gift)
                stages[event.seat * 6 + tech] = stage
        elif event.event in ("raises", "library"):
            tech = INFORMATION if event.event == "library" else s.game.token(event.details["tech"]) - TECH
            i = event.seat * 6 + tech
            assert event.details["stage"] == s.rules.next_stage[tech * HIGHEST + stages[i]], "I8"
            assert event.details["stage"] <= event.details.get("limit", HIGHEST), "I8"
            stages[i] = event.details["stage"]
    assert stages == s.stage, "I8"


def auction_was_outbid(s: State, journal: Journal) -> None:
    """BO-7.1, BO-7.7 (I15): every bid is higher than the one before; the winner gets back as many pawns as were bid."""
    lines = log_since(journal, "challenges")
    bids = [event for event in lines if event.event == "bids"]
    totals = [event.details["total"] for event in bids]
    assert totals == sorted(set(totals)), "I15"
    won = [n for n, event in enumerate(lines) if event.event == "wins-card"]
    if won:
        assert (lines[won[0]].seat, s.bid) == (bids[-1].seat, totals[-1]), "I15"
        paying = s.question is questions.PAY_PIECE and s.card != NOBODY
        paid = [event.event for event in lines[won[0] + 1 : won[0] + 1 + s.paid]].count("expends")
        assert paying or paid == s.paid, "I15"


def market_was_refilled(s: State, journal: Journal) -> None:
    """BO-2.5, BO-19.5 (I11): when a turn begins, a column has a gap only at its top, and only without a deck."""
    if journal.log[-1:] and journal.log[-1].event == "turn":
        for column in range(3):
            gaps = [s.market[column * 3 + row] == NOBODY for row in range(3)]
            assert gaps == sorted(gaps), "I11"
            deck = [c for c in range(FIRST_IDEA, CARDS) if s.where[c] == UNSEEN and s.rules.epoch[c] == s.epoch]
            assert not any(gaps) or all(s.rules.pile[c] != column for c in deck), "I11"


def nobody_is_left_hungry(s: State, journal: Journal) -> None:
    """BO-19.4 (I17): when a turn has just begun, no hex of the player before holds more tokens than that player can
    feed, but after a revolution that spared the hungry, or where a people had nowhere else to go."""
    begun = [event.event for event in log_since(journal, "turn")]
    if s.turn == 1 or s.finished or set(begun) - {"turn", "challenges", "comet", "milankovitch"}:
        return
    seat = (s.active - 1) % s.players
    before = journal.log[: len(journal.log) - len(begun)]
    last = next(n for n in range(len(before) - 1, -1, -1) if before[n].event == "turn")
    spared = [event for event in before[last:] if event.event in ("turn-ends", "diaspora") and event.seat == seat]
    assert spared or not overfull(s, seat), "I17"


def log_since(journal: Journal, event: str) -> list[Event]:
    """The log from the last such event on."""
    for n in range(len(journal.log) - 1, -1, -1):
        if journal.log[n].event == event:
            return journal.log[n:]
    return []
