"""Section 2: from the box to the first turn, and what the variants lay out differently."""

from .cards import add_to_tableau, cold, draw_biome, energy_in, named, warm
from .fields import ASIDE, DEAD, DECK, DECK_TOP, IN_ROW, NOBODY, POOL, REMOVED, SETUP, TABLEAU
from .names import CARD, FACE, FARM, NORSE_FARM
from .questions import FARM_ANIMAL
from .rules import BOG_IRON, D_CARD, I_CARD, MARKLAND, VINLAND
from .state import State
from .turn import turn


def setup(s: State) -> None:
    """GL-2.1 to GL-2.12: tribes, decks, rows, pieces; then farm animals are chosen and the first turn begins."""
    draw_tribes(s)
    lay_out(s)
    if s.logging and s.rules.solitaire:
        s.note("GL-12.1", "saga", seat=0, card=s.game.name(CARD + s.character))
    s.do((choose_animals,), (turn,))


def draw_tribes(s: State) -> None:
    """GL-2.5, GL-2.11, GL-2.12: tribes at random, or in the fixed order; GL-12.1: the daughter drawn says which."""
    tribes = [tribe.id for tribe in s.rules.box.tribes]
    if s.rules.solitaire:
        daughters = [d for own in s.rules.daughters for d in own]
        s.character = daughters[s.below(len(daughters))]
        s.tribe = [s.rules.daughter_of[s.character]]
        return
    given = s.rules.record.get("tribes")
    if s.options["seating"] == "fixed":
        order = [tribes.index(t) for t in given or s.rules.box.game.seats["default_order"]]
    else:
        order = [tribes.index(t) for t in given or tribes]
        s.shuffle(order)
    s.tribe = order[: s.players]


def lay_out(s: State) -> None:
    """GL-2.1 to GL-2.4, GL-2.8, GL-12.2: cards and pieces before the choice of animals; women of the solitaire game."""
    s.phase = SETUP
    stack_decks(s)
    deal_rows(s)
    for seat in range(s.players):
        place_tribe(s, seat)
    if s.rules.coop:
        fill_depot(s)
    if s.rules.solitaire:
        s.girls = int(s.rules.record["start_daughter_meeples"])
        s.girls_dead = s.rules.men - s.girls


def stack_decks(s: State) -> None:
    """GL-2.1, GL-2.2, GL-11.1, GL-14.9: which cards are in the decks; those not in the game are removed.

    A deck has no order until it is drawn from, so the events left out unseen are simply never drawn."""
    r = s.rules
    for c in range(1, 64):
        s.zone[c] = REMOVED
    for c in range(1, 49):
        if not r.left_out[c] and c not in s.kept:
            s.zone[c] = DECK
    s.deck_left = r.event_deck
    if not r.beginners:
        for c in FARM:
            if c not in s.kept:
                s.zone[c] = ASIDE


def deal_rows(s: State) -> None:
    """GL-2.3, GL-2.4, GL-2.11, GL-11.2: New World card first, then biomes from the deck outwards."""
    r = s.rules
    listed = r.record.get("rows_by_climax")
    for row, name in enumerate(("north", "south")):
        line: list[int] = [] if r.beginners else [MARKLAND + row]
        if listed:
            line += [by_climax(s, row, climax) for climax in listed[name] if climax != "new_world"]
            for climax in r.record.get("deck_top_by_climax", {}).get(name, []):
                s.zone[by_climax(s, row, climax)] = DECK_TOP
        else:
            if r.coop and row == 1 and s.zone[BOG_IRON] == DECK:
                line.append(BOG_IRON)
            deal(s, row, line, r.row_biomes[s.players])
        for c in line:
            s.zone[c] = IN_ROW
        lay_row(s, row, line)
    s.side[MARKLAND] = s.side[VINLAND] = 0


def by_climax(s: State, row: int, climax: int) -> int:
    """GL-14.1, GL-14.6: scenarios name cards by row and climax."""
    return next(c for c in range(1, 32) if s.rules.row[c] == row and s.rules.climax[c] == climax)


def deal(s: State, row: int, line: list[int], biomes: int) -> None:
    for c in line:
        s.zone[c] = IN_ROW
    have = len([c for c in line if c < 32])
    while have < biomes:
        c = draw_biome(s, row)
        if c == 0:
            return
        s.zone[c] = IN_ROW
        line.append(c)
        have += 1


def lay_row(s: State, row: int, line: list[int]) -> None:
    """GL-2.3; GL-13.1: in the co-op everything lies on the cold side, the first cards nearest to the deck."""
    warm(s, row).clear()
    cold(s, row).clear()
    if s.rules.coop:
        cold(s, row).extend(line[::-1])
    else:
        warm(s, row).extend(line)


def place_tribe(s: State, seat: int) -> None:
    """GL-2.5, GL-2.8, GL-2.9, GL-2.10, GL-14.2: daughters, pieces and disks of one tribe."""
    r = s.rules
    tribe = s.tribe[seat]
    for d in r.daughters[tribe]:
        add_to_tableau(s, seat, d)
        s.wed[d] = NOBODY
    s.alpha[seat] = POOL
    s.pool[seat] = r.start_men[tribe]
    for rank in range(6):
        s.elders[(seat * 6 + rank) * 4 + seat] = int(r.start["elders_per_rank"])
    s.valhalla[seat] = r.men - r.start_men[tribe] - 6
    colony = 0 if r.beginners else r.colonists[tribe]
    s.men[MARKLAND * 4 + seat] = colony
    s.valhalla[seat] -= colony
    energy_in(s, seat, int(({"start_energy": r.start["energy"]} | r.record)["start_energy"]))
    s.ivory[seat] = int(r.start["ivory"])
    s.iron[seat] = int(r.start["iron"])
    s.mono[seat] = 1 if r.record.get("start_side") == "monotheist" else 0


def fill_depot(s: State) -> None:
    """GL-13.2: the depot's energy comes out of the same disks."""
    nazi = s.rules.record["nazi_energy"]
    s.depot = int(nazi["solo"]) if s.players == 1 else int(nazi["per_player"]) * s.players
    s.supply -= s.depot


# --- farm animals --------------------------------------------------------------------------------------------------


def choose_animals(s: State) -> None:
    """GL-2.6, GL-2.7: Norse first, then Sea Sámi."""
    if not s.rules.beginners:
        steps = [(choose_animal, s.tribe.index(t)) for t in (1, 2) if t in s.tribe]
        if steps:
            s.do(*steps)


def choose_animal(s: State, seat: int) -> None:
    """GL-2.6, GL-2.7, GL-14.7: one face of the tribe's farm cards that are still there."""
    cards = [c for c in FARM if s.rules.farm_tribe[c] == s.tribe[seat] and s.zone[c] == ASIDE]
    if cards:
        faces = [FACE + FARM.index(c) * 2 + side for c in cards for side in (0, 1)]
        s.ask(seat, FARM_ANIMAL, faces, take_animal)


def take_animal(s: State, seat: int, token: int) -> None:
    """GL-2.6, GL-2.7: the card enters the tableau with that face; another Norse card stays aside for event 37."""
    number = token - FACE
    card = FARM[number // 2]
    s.side[card] = number % 2
    add_to_tableau(s, seat, card)
    if s.logging and card in NORSE_FARM:
        s.note("GL-2.6", "takes-animal", seat=seat, face=s.game.name(token))
    elif s.logging:
        s.note("GL-2.7", "takes-animal", seat=seat, face=s.game.name(token))


# --- the second part of the chained game ---------------------------------------------------------------------------


def second_part(s: State) -> None:
    """GL-14.7: everything restarts under the co-op rules; D and I cards of the tableaus stay."""
    kept = [(c, s.zone[c], s.side[c]) for c in s.held if s.rules.kind[c] in (D_CARD, I_CARD)]
    s.part = 2
    follow_part(s)
    s.kept = [c for c, _, _ in kept]
    clear_table(s)
    lay_out(s)
    for card, zone, side in kept:
        s.side[card] = side
        add_to_tableau(s, zone - TABLEAU, card)
    if s.logging:
        s.note("GL-14.7", "second-part")
        for seat in range(s.players):
            cards = [named(s, c) for c, zone, _ in kept if zone == TABLEAU + seat]
            s.note("GL-14.7", "keeps", seat=seat, cards=cards, n=len(cards))
    s.do((choose_animals,), (turn,))


def follow_part(s: State) -> None:
    """GL-14.7: play by the rules of the part that has been reached."""
    if s.part == 2:
        s.rules = s.rules.second


def clear_table(s: State) -> None:
    r = s.rules
    s.turn = 0
    s.first = NOBODY
    s.event = 0
    s.order = []
    s.held = []
    s.supply = r.energy_disks
    s.depot = 0
    for flat in (s.men, s.elders, s.acted, s.arrived, s.side, s.carried, s.energy, s.raided, s.handled, s.gone):
        for i in range(len(flat)):
            flat[i] = 0
    for seat in range(4):
        s.valhalla[seat] = r.men
        s.alpha[seat] = DEAD
    for c in range(64):
        s.wed[c] = NOBODY
