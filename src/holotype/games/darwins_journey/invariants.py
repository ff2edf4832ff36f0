"""Section I: what always holds. Checked after every decision of random games."""

from .fields import ACTION, FINAL, HOME, LOCKED, NO_LENS, PREPARATION, STARTING_LENS
from .museum import complete_rows
from .player import lenses_out, seals_at, seals_on, tents_out
from .rules import ENVELOPES, ISLANDS, NONE, PURPLE, RESERVE, ROWS, SLOTS, SMALL_LENS, STACKS
from .state import State


def check(s: State) -> None:
    for law in (
        seals_are_conserved,
        stamps_are_conserved,
        tents_are_in_order,
        lenses_are_in_order,
        workers_are_in_order,
        pieces_are_on_tracks,
        numbers_are_in_range,
        museum_is_right,
        objectives_are_conserved,
        crew_is_right,
        turn_order_is_right,
        nothing_is_hidden_after_the_draft,
    ):
        law(s)


def seals_are_conserved(s: State) -> None:
    """DJ-I.1, DJ-I.9, DJ-X.16: every seal is somewhere; rows hold six at most, rows 1 and 5 no tiles."""
    for colour in range(4):
        boards = sum(s.wax[colour::5])
        total = s.supply[colour] + s.academy.count(colour) + boards + s.gone[colour]
        assert total == s.rules.seals_each, "DJ-I.1"
        assert s.supply[colour] >= 0, "DJ-I.1"
    assert s.purple + sum(s.wax[PURPLE::5]) - s.players == s.rules.purple, "DJ-I.1"
    assert s.purple >= 0, "DJ-I.1"
    for seat in range(s.players):
        for row in range(ROWS):
            at = seals_at(seat, row)
            assert min(s.wax[at : at + 5]) >= 0, "DJ-I.9"
            if row in (0, ROWS - 1):
                assert s.wax[at : at + 4] == [0] * 4, "DJ-I.9"
                assert s.wax[at + PURPLE] == (1 if row == 0 else 0), "DJ-I.9"
            else:
                assert seals_on(s, seat, row) <= len(s.rules.seal_cost[row]), "DJ-I.9"


def stamps_are_conserved(s: State) -> None:
    """DJ-I.2: stacks, envelopes and discard; while letters are being sent some are in the hand."""
    for seat in range(s.players):
        stacks = s.stacks[seat * STACKS : (seat + 1) * STACKS]
        total = sum(stacks) + sum(s.stamps[seat * ENVELOPES : (seat + 1) * ENVELOPES]) + s.discard[seat]
        sending = s.seat == seat and "distribute" in s.question.about
        assert total == STACKS * s.rules.stack_size or (sending and total < STACKS * s.rules.stack_size), "DJ-I.2"
        assert min(stacks) >= 0, "DJ-I.2"
        assert max(stacks) <= s.rules.stack_size, "DJ-I.2"
        assert s.discard[seat] >= 0, "DJ-I.2"
        assert min(s.stamps) >= 0, "DJ-I.2"


def tents_are_in_order(s: State) -> None:
    """DJ-I.3: five a player, so many in a camp as it has places, and as a rule one of each player."""
    for seat in range(s.players):
        assert 0 <= tents_out(s, seat) <= s.rules.tents, "DJ-I.3"
    for camp, costs in enumerate(s.rules.camp_costs):
        here = s.tents[camp * s.players : (camp + 1) * s.players]
        assert sum(here) <= len(costs), "DJ-I.3"
        assert max(here) <= s.rules.camp_limit, "DJ-I.3"


def lenses_are_in_order(s: State) -> None:
    """DJ-I.4: six a player; on travel and study pages from the top."""
    for seat in range(s.players):
        assert lenses_out(s, seat) <= s.rules.lenses, "DJ-I.4"
    for space in range(s.rules.spaces):
        above = s.rules.above[space]
        if s.lens[space] >= 0:
            assert s.rules.lens_cost[space] != NONE, "DJ-I.4"
            assert above == NONE or s.lens[above] != NO_LENS, "DJ-I.4"
        if s.lens[space] == STARTING_LENS:
            assert space in s.rules.starting_lens, "DJ-I.4"


def workers_are_in_order(s: State) -> None:
    """DJ-I.5, DJ-I.16: four or five; one on a small space; the counters agree with the workers."""
    crowd = [0] * s.rules.spaces
    for worker, space in enumerate(s.at):
        assert space != LOCKED or worker % ROWS == ROWS - 1, "DJ-I.5"
        if space >= 0:
            crowd[space] += 1
    if s.darwin != NONE:
        crowd[s.darwin] += 1
    assert crowd == s.crowd, "DJ-I.5"
    load = [0] * s.rules.areas
    for space, n in enumerate(crowd):
        if s.rules.area[space] != NONE:
            load[s.rules.area[space]] += n
        assert n <= 1 or s.rules.shape[space] != SMALL_LENS, "DJ-I.5"
    neutral = sum(s.load) - sum(load)
    assert neutral == 0 or s.rules.solo, "DJ-I.5"
    if s.phase not in (ACTION, PREPARATION, 0) and not has_words(s):
        for seat in range(s.players):
            assert HOME not in s.at[seat * ROWS : (seat + 1) * ROWS - 1], "DJ-I.5"


def pieces_are_on_tracks(s: State) -> None:
    """DJ-I.6, DJ-I.7: each piece on its own track; explorers share start and end spaces only."""
    r = s.rules
    for seat in range(s.players):
        assert r.track[s.ship[seat]] == 0, "DJ-I.7"
        mine = s.explorer[seat * ISLANDS : (seat + 1) * ISLANDS]
        assert 1 <= ISLANDS - mine.count(NONE) <= 3, "DJ-I.6"
        for island, space in enumerate(mine):
            assert space == NONE or r.track[space] == island + 1, "DJ-I.6"
    for island in range(ISLANDS):
        here = [space for space in s.explorer[island::ISLANDS] if space != NONE and not r.shared[space]]
        assert len(here) == len(set(here)), "DJ-I.6"


def numbers_are_in_range(s: State) -> None:
    """DJ-I.8, DJ-I.14: nothing below 0, theory within its track; bonuses are bits, so each is paid once."""
    assert min(s.coins) >= 0, "DJ-I.8"
    assert min(s.knowledge) >= 0, "DJ-I.8"
    assert min(s.vp) >= 0, "DJ-I.8"
    assert 0 <= min(s.theory) <= max(s.theory) < len(s.rules.books), "DJ-I.8"
    assert 0 <= s.bonuses < 1 << sum(1 for bit in s.rules.bonus_bit if bit), "DJ-I.14"
    assert all(coin in (0, 1) for coin in s.row_coin), "DJ-I.14"


def museum_is_right(s: State) -> None:
    """DJ-I.10, DJ-I.11: each species once; tiles on the map and those laid at set-up are sixteen."""
    assert len(s.museum) == 16, "DJ-I.10"
    assert all(tile in (0, 1) for tile in s.museum), "DJ-I.10"
    assert sum(s.museum) >= s.laid or has_words(s), "DJ-I.10"
    assert 0 <= complete_rows(s) <= 4, "DJ-I.10"
    tiles = [species for species in s.specimen if species != NONE]
    assert len(tiles) == len(set(tiles)), "DJ-I.11"
    if s.specimen.count(NONE) < len(s.specimen):
        assert len(tiles) + s.laid == 16, "DJ-I.11"


def objectives_are_conserved(s: State) -> None:
    """DJ-I.12: no tile in two places; two in a reserve; slots of their colour; decks shrink by two a round."""
    r = s.rules
    deck = [tile for tile, n in enumerate(s.deck) if n]
    places = [tile for tile in (*s.display, *s.columns, *s.reserve, *s.slots, *deck) if tile != NONE]
    assert len(places) == len(set(places)), "DJ-I.12"
    assert len(s.reserve) == RESERVE * s.players, "DJ-I.12"
    for at, tile in enumerate(s.slots):
        assert tile == NONE or r.tile_gold[tile] == r.slot_gold[at % SLOTS], "DJ-I.12"
        assert s.turned[at] == 0 or tile != NONE, "DJ-I.12"
    for gold in (False, True):
        left = [tile for tile in deck if r.tile_gold[tile] == gold and not r.tile_starting[tile]]
        assert len(left) == 10 - r.display * s.round or s.phase == 0 or s.record is None or has_words(s), "DJ-I.12"


def has_words(s: State) -> bool:
    """Whether the table was set in words, which may leave tiles out."""
    return s.journal is not None and s.journal.position is not None


def crew_is_right(s: State) -> None:
    """DJ-I.13: three cards a player at most, each worker linked to one at most."""
    links = [(seat, row) for seat, row in zip(s.crew, s.linked, strict=True) if row != NONE]
    assert len(links) == len(set(links)), "DJ-I.13"
    for seat in range(s.players):
        assert s.crew.count(seat) <= s.rules.kept, "DJ-I.13"
    assert all(seat != NONE and 1 <= row <= 3 for seat, row in links), "DJ-I.13"
    if s.stage == 0 and s.phase not in (0, FINAL) and not has_words(s) and s.journal is not None:
        assert all(s.crew.count(seat) == s.rules.kept for seat in range(s.players)), "DJ-I.13"


def turn_order_is_right(s: State) -> None:
    """DJ-I.15: a permutation; the Beagle on the space of the round."""
    assert sorted(s.order) == list(range(s.players)), "DJ-I.15"
    assert s.beagle == s.rules.beagle[s.round - 1], "DJ-I.15"


def nothing_is_hidden_after_the_draft(s: State) -> None:
    """DJ-I.17: hands exist only while crew cards are being picked."""
    if s.stage == 0:
        assert s.packet.count(NONE) == len(s.packet), "DJ-I.17"
        assert s.keeper.count(NONE) == len(s.keeper), "DJ-I.17"
