"""What is always true on the table (Invariants of the SPEC, by number)."""

from collections import Counter

from holotype.core.journal import Event

from .cards import hand, hand_limit, husband_of, is_cold, is_new_world, overflowing, profile, row_cards
from .fields import (
    ALPHA_WED,
    DEAD,
    DOMESTIC,
    ELDERS,
    EVENT,
    HUNT,
    HUNTING,
    IN_ROW,
    NOBODY,
    ON_PLACARD,
    POOL,
    SETUP,
    SHOWN,
    TABLEAU,
    WED,
)
from .names import CARD
from .pieces import pieces_on
from .questions import ALLOT_HIT, ALPHA_BIRTH, BOG_IRON_COST, CASUALTY, DISCARD, NEW_HUSBAND, RAID_BOOTY, TAKE_CARD
from .rolls import convert_faces
from .rules import MARKLAND, RAID, VINLAND
from .state import State

# questions that come after the dice of a roll are final
FINAL = (BOG_IRON_COST, ALPHA_BIRTH, TAKE_CARD, RAID_BOOTY, NEW_HUSBAND, ALLOT_HIT, CASUALTY)


def check(s: State) -> None:
    """1 to 14 and 16 here, those about what has happened by the log of a live game; 15 is a law of every game."""
    pieces_are_whole(s)
    alphas_are_somewhere(s)
    disks_are_whole(s)
    cards_have_one_zone(s)
    hands_fit(s)
    boxes_are_lawful(s)
    ranks_are_lawful(s)
    nobody_lingers(s)
    new_world_is_angry(s)
    order_is_lawful(s)
    final_dice_are_lawful(s)
    if s.journal is not None and s.journal.position is None:
        history_is_lawful(s, this_part(s.journal.log))


def pieces_are_whole(s: State) -> None:
    """1: pieces in all places and Valhalla are 18 tribesmen and an Alpha; GL-1.1, GL-1.6."""
    for seat in range(s.players):
        husbands = [c for c in range(64) if s.wed[c] == seat]
        elders = sum(s.elders[seat::4]) - (1 if ON_PLACARD <= s.alpha[seat] < WED else 0)
        men = s.pool[seat] + s.valhalla[seat] + sum(s.men[seat::4]) + elders + len(husbands)
        assert men == s.rules.men or s.tribe[seat] < 0, f"GL-1.1: {men} tribesmen of seat {seat}"
    for counts in (s.pool, s.valhalla, s.men, s.elders, s.arrived, s.acted, s.matri):
        assert min(counts) >= 0, "GL-1.1"
    if s.rules.solitaire and s.phase != SETUP:
        assert s.girls + len(s.girls_at) + sum(s.matri) + s.girls_dead == s.rules.men, "GL-12.2"


def alphas_are_somewhere(s: State) -> None:
    """1: an Alpha who is an elder or a husband is counted there."""
    for seat in range(s.players):
        place = s.alpha[seat]
        if place >= WED:
            assert s.wed[place - WED] == seat + ALPHA_WED, "GL-1.1"
        elif place >= ON_PLACARD:
            assert s.elders[(place - ON_PLACARD) * 4 + seat] > 0, "GL-1.1"
        else:
            assert place in (POOL, DEAD) or place in row_cards(s) or place in s.held, "GL-1.1"


def disks_are_whole(s: State) -> None:
    """2: energy within the woodpile, all of it 28; no debts."""
    assert all(0 <= n <= s.rules.woodpile for n in s.energy), "GL-1.4"
    assert min(s.ivory) >= 0, "GL-1.3"
    assert min(s.iron) >= 0, "GL-1.3"
    assert s.depot >= 0, "GL-13.2"
    assert sum(s.energy) + s.supply + s.depot == s.rules.energy_disks, "GL-1.3"
    assert s.supply >= 0 or not s.rules.finite, "GL-1.3"


def cards_have_one_zone(s: State) -> None:
    """3: every card is in exactly one zone."""
    taken = s.roll_card if s.roller != NOBODY and s.zone[s.roll_card] != IN_ROW else 0
    rows = [c for c in row_cards(s) if c != taken]  # its slot waits until the taker has discarded
    assert len(set(rows)) == len(rows), "GL-1.18"
    assert sorted(rows) == [c for c in range(64) if s.zone[c] == IN_ROW], "GL-1.18"
    assert sorted(s.held) == [c for c in range(64) if s.zone[c] >= TABLEAU], "GL-1.9"
    assert len([c for c in range(64) if s.zone[c] == SHOWN]) <= 1, "GL-4.1"


def hands_fit(s: State) -> None:
    """4: hands are within their limits whenever anything but a discard is asked."""
    if s.seat is not None and s.question not in (DISCARD, ALPHA_BIRTH):
        for seat in range(s.players):
            if s.gone[seat] == 0:
                assert not overflowing(s, seat), f"GL-1.12: {len(hand(s, seat))} cards for {hand_limit(s, seat)}"


def boxes_are_lawful(s: State) -> None:
    """5: no husband of the daughter's own colour, but in the co-op."""
    for d in range(64):
        if s.wed[d] != NOBODY:
            assert s.zone[d] >= TABLEAU, "GL-6.11"
            assert s.rules.coop or s.tribe[husband_of(s, d)] != s.rules.daughter_of[d], "GL-6.9"


def ranks_are_lawful(s: State) -> None:
    """6: a rank without the community icon holds one elder of its tribe."""
    for seat in range(s.players):
        base = (s.tribe[seat] * 2 + s.mono[seat]) * 6
        for rank in range(6):
            if not s.rules.community[base + rank]:
                n = s.elders[(seat * 6 + rank) * 4 + seat] + s.matri[rank]
                assert n <= 1, "GL-5.8"


def nobody_lingers(s: State) -> None:
    """9: outside of phases 2 to 4 nobody but colonists stands on a card."""
    if s.phase in (EVENT, DOMESTIC, ELDERS) and s.turn > 0:
        for c in range(64):
            if not is_new_world(c):
                assert not any(pieces_on(s, c, seat) for seat in range(s.players)), "GL-7.23"


def new_world_is_angry(s: State) -> None:
    """13: more than six colonists make a card hostile by the end of phase 3."""
    if s.phase == HUNT and s.roller == NOBODY and not any(s.handled[c] for c in (MARKLAND, VINLAND)):
        for c in (MARKLAND, VINLAND):
            if s.zone[c] == IN_ROW and s.side[c] == 0:
                n = sum(pieces_on(s, c, seat) for seat in range(s.players))
                assert n <= s.rules.threshold, "GL-6.21"


def order_is_lawful(s: State) -> None:
    """14, 16: player order is a permutation of the living; a game is as long as its event deck."""
    living = [seat for seat in range(s.players) if s.gone[seat] == 0]
    assert not s.order or sorted(s.order) == living, "GL-3.10"
    assert all(points >= 0 for points in s.game.scores(s)), "GL-10.9"
    assert 0 <= s.deck_left <= s.rules.event_deck - s.turn or s.turn == 0, "GL-10.1"


# --- dice ----------------------------------------------------------------------------------------------------------


def final_dice_are_lawful(s: State) -> None:
    """8, 10: on the cold side only ones hit, unless warmed; no face that a power turns into a one is left."""
    if s.roller == NOBODY or s.question not in FINAL:
        return
    p = profile(s, s.roll_card)
    hunting = s.roll_kind == HUNTING
    turned = convert_faces(s, s.roller, s.rules.type[p] if hunting else RAID)
    for face in range(2, 7):
        left = s.rolled[face] + (s.alpha_die == face)
        assert left == 0 or not turned >> face & 1, f"GL-7.10: {left} dice still show {face}"
    if hunting and s.succeeded:
        faces = (1,) if is_cold(s, s.roll_card) and not s.warmed else (1, 2)
        hits = sum(s.rolled[face] + (s.alpha_die == face) for face in faces)
        assert hits >= s.rules.hits[p], f"GL-4.15: {hits} hits are no success"
    assert is_cold(s, s.roll_card) or not (hunting and s.warmed), "GL-7.7"


# --- what has happened ---------------------------------------------------------------------------------------------


def this_part(log: list[Event]) -> list[Event]:
    """GL-14.7: the log since the second part was laid out."""
    starts = [n for n, line in enumerate(log) if line.event == "second-part"]
    return log[starts[-1] :] if starts else log


def history_is_lawful(s: State, log: list[Event]) -> None:
    rows_only_shrink(s, log)
    placards_flip_once(s, log)
    turns = [n for n, line in enumerate(log) if line.event == "event"]
    assert len(turns) <= s.rules.event_deck, "GL-10.1"
    if turns:
        nobody_takes_twice(log[turns[-1] :])
    rolls = [n for n, line in enumerate(log) if line.event == "rolls"]
    if rolls:
        dice_are_final(log[rolls[-1] :])


def rows_only_shrink(s: State, log: list[Event]) -> None:
    """7: a row is shorter by its trophies, its frozen cards and the hand cards that were not replaced, never longer."""
    if s.phase == SETUP:
        return
    noted: Counter[tuple[str, int]] = Counter()
    for line in log:
        if line.event in ("takes-card", "deep-freeze", "replaced"):
            noted[line.event, s.rules.row[s.game.token(line.details["card"]) - CARD]] += 1
    for row, name in enumerate(("north", "south")):
        listed = s.rules.record.get("rows_by_climax")
        start = len(listed[name]) if listed else s.rules.row_biomes[s.players] + (not s.rules.beginners)
        came, left = noted["replaced", row], noted["takes-card", row] + noted["deep-freeze", row]
        assert came <= (noted["takes-card", row] if s.rules.replace else 0), "GL-7.18"
        length = len([c for c in range(64) if s.zone[c] == IN_ROW and s.rules.row[c] == row])
        assert length == start - left + came, f"GL-1.18: the {name} row has {length} cards"


def placards_flip_once(s: State, log: list[Event]) -> None:
    """12: a polytheist becomes a monotheist by baptism or conversion, and stays one; the co-op begins so."""
    flipped = {line.seat for line in log if line.event in ("baptism", "converted")}
    first = s.rules.record.get("start_side") == "monotheist"
    for seat in range(s.players):
        assert bool(s.mono[seat]) == (first or seat in flipped), "GL-9.11"


def nobody_takes_twice(log: list[Event]) -> None:
    """11: in a turn a biome yields to one tribe, a New World card to each tribe once."""
    yields = Counter((line.details["card"], line.seat) for line in log if line.event == "hunt-succeeds")
    assert all(n == 1 for n in yields.values()), "GL-7.14"
    winners = Counter(card for card, _ in yields if card not in ("card:markland", "card:vinland"))
    assert all(n == 1 for n in winners.values()), "GL-7.19"


def dice_are_final(log: list[Event]) -> None:
    """10: dice are rolled again once, all together, and none is lost."""
    again = [line for line in log if line.event == "rerolls"]
    assert len(again) <= 1, "GL-7.9"
    assert all(len(line.details["dice"]) == len(log[0].details["dice"]) for line in again), "GL-7.9"
