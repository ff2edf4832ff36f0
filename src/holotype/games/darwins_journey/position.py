"""Positions of Darwin's Journey in words. Statements may stand in any order; ids are written as in tokens.

    phase action             action (else), turn-order, reward, preparation, end: the phase about to begin
    turn: 1                  whose turn it is in the Action phase (else the first in turn order with a worker)
    round 3                  the Beagle stands on this round's space
    order 1 0 2              seats in turn order
    queue 2 0 2              workers in the turn order queue, by seat, from the left; if left out, those on that space
    special special-02 special-09     tiles of the special journal: left page 1-3, right page 1-3; - leaves one as it is
    letters letter-1 letter-4 letter-7      letter tiles of the envelopes
    goals goal-tents goal-lenses      Beagle goals from round 1 on; those left out stay as they are
    academy red - blue / green        seals row by row, - is an empty place, as is what is left out
    supply 0                 seals left of each colour; if left out, all that lie nowhere else
    display gold-01 silver-02         objectives of the objective area; if left out, none
    deck gold-03 silver-04            what is left in the decks; if left out, all that lie nowhere else
    specimens IA2=green-bird O2=red-plant     specimen tiles on the map; if left out, none
    museum green-reptile blue-bird    museum tiles in the museum, in the order they were placed
    no-coin green            museum rows whose coin is gone
    paid IA4 O26             gold ribbons and first arrivals already paid
    starting-lens none       takes the two starting lenses away
    dish 3                   special seals left; if left out, all that lie nowhere else
    neutral 1 3              neutral workers in these areas (solo)
    darwin explore-1         where the Darwin figure stands
    seat 0: coins 4, vp 10, …

What a seat may have, separated by commas:

    coins 4, knowledge 2, vp 10, theory 3    numbers; if left out, 0
    ship O4                  its ship (else O0)
    explorers IA4 IB2        its explorers (else IA0)
    row2 green yellow        seals of a worker; a number repeats: row3 red*4 purple
    at explore-1=2 turn-order=3     where workers stand: space=row; the others are at home
    home 1 2                 only these are at home; the others are on the museum square unless said otherwise
    fifth                    it has the fifth worker
    stacks 4 0 2             stamps on the stacks; if left out, all that lie nowhere else, spread evenly
    envelopes 1 0 3          stamps in the envelopes; discard 2: in the discard; if left out, what the stacks lack
    lenses letters-2         its lenses on the board
    tents IA4 O6             its tents, by camp
    studied green-bird red-fossil     specimens it has researched
    reserve gold-01 silver-02         objectives waiting
    slots gold-1=gold-03! silver-2=silver-04    objectives on slots; ! is completed, with its passive effects
    crew crew-01 crew-05=2   crew cards; =2 is completed by worker 2
"""

from collections.abc import Callable, Sequence

from holotype.core.notation import Statement, a_seat, set_out

from .action import action_phase, next_turn
from .data import COLOURS
from .effects import gain_passive
from .fields import ACTION, HOME, NO_LENS
from .names import CAMP_AT, COLOUR_NAMES, CREW, GOAL_NAMES, MAP, OBJECTIVE_TILE, SLOT, SPACE, SPECIES
from .ops import PASSIVE_MULTIPLIER, PASSIVE_SCROLL_FREE
from .player import seals_at, seals_on
from .preparation import preparation_phase
from .reward import reward_phase, turn_order_phase
from .rounds import game_rounds
from .rules import ENVELOPES, ISLANDS, NONE, PURPLE, RESERVE, ROWS, SLOTS, SPECIALS, STACKS
from .scoring import final_scoring
from .state import State

PHASES = ("action", "turn-order", "reward", "preparation", "end")
SQUARE_SPACE = "space:museum-deliver"
QUEUE_SPACE = "space:turn-order"


class Given:
    """What the statements say that is not part of the state."""

    def __init__(self) -> None:
        self.phase = "action"
        self.seat: int | None = None
        self.queue = False
        self.deck: list[int] | None = None
        self.supply: int | None = None
        self.dish: int | None = None


def set_table(s: State, statements: Sequence[Statement]) -> None:
    """Set the table, then begin the given phase."""
    given = Given()
    s.special = tuple(range(SPECIALS))
    s.letter = tuple(range(ENVELOPES))
    s.goals = tuple(range(s.rules.goals_used))
    s.stacks = [NONE] * (s.players * STACKS)
    s.discard = [NONE] * s.players
    set_out(s, statements, READERS, given)
    complete(s, given)
    begin(s, given)


def complete(s: State, given: Given) -> None:
    """Fill in what the statements leave out."""
    r = s.rules
    for colour in range(4):
        lying = s.academy.count(colour) + sum(s.wax[colour::5])
        s.supply[colour] = max(0, r.seals_each - r.seals_out - lying) if given.supply is None else given.supply
        s.gone[colour] = max(0, r.seals_each - lying - s.supply[colour])
    s.purple = max(0, r.purple - (sum(s.wax[PURPLE::5]) - s.players))
    if given.dish is not None:
        s.purple = given.dish
    laid = {tile for tile in (*s.display, *s.reserve, *s.slots) if tile != NONE}
    normal = [tile for tile in range(len(r.needs)) if not r.tile_starting[tile] and tile not in laid]
    s.deck = [0] * len(r.needs)
    for tile in normal if given.deck is None else given.deck:
        s.deck[tile] = 1
    s.laid = 16 - sum(1 for species in s.specimen if species != NONE)
    for seat in range(s.players):
        complete_stamps(s, seat)
    for space in s.at:
        if space >= 0:
            stand_on(s, space)
    if not given.queue:
        square = s.game.token(QUEUE_SPACE) - SPACE
        s.queue = [seat for seat in s.order for at in s.at[seat * ROWS : (seat + 1) * ROWS] if at == square]


def complete_stamps(s: State, seat: int) -> None:
    """DJ-I.2: stamps that lie nowhere else are on the stacks; what given stacks lack is in the discard."""
    first, after = seat * STACKS, (seat + 1) * STACKS
    left = STACKS * s.rules.stack_size - sum(s.stamps[seat * ENVELOPES : (seat + 1) * ENVELOPES])
    if s.stacks[first] == NONE:
        rest = max(0, left - max(0, s.discard[seat]))
        s.stacks[first:after] = [(rest + STACKS - 1 - stack) // STACKS for stack in range(STACKS)]
    if s.discard[seat] == NONE:
        s.discard[seat] = max(0, left - sum(s.stacks[first:after]))


def stand_on(s: State, space: int) -> None:
    s.crowd[space] += 1
    if s.rules.area[space] != NONE:
        s.load[s.rules.area[space]] += 1


def begin(s: State, given: Given) -> None:
    """DJ-1.2: put the phase that begins, and those after it, on the agenda."""
    last = s.round == s.rules.rounds
    ends = [(final_scoring,)] if last else [(preparation_phase,), (game_rounds,)]
    s.phase = ACTION
    if given.phase == "action":
        first = (action_phase,) if given.seat is None else (next_turn, s.order.index(given.seat))
        s.do(first, (turn_order_phase,), (reward_phase,), *ends)
    elif given.phase == "turn-order":
        s.do((turn_order_phase,), (reward_phase,), *ends)
    elif given.phase == "reward":
        s.do((reward_phase,), *ends)
    elif given.phase == "preparation":
        s.do((preparation_phase,), (game_rounds,))
    else:
        s.do((final_scoring,))


# --- the table -------------------------------------------------------------------------------------------------------


def read_phase(s: State, statement: Statement, given: Given) -> None:
    given.phase = statement.body
    if given.phase not in PHASES:
        raise statement.error(f"a phase is one of {', '.join(PHASES)}")


def read_turn(s: State, statement: Statement, given: Given) -> None:
    given.seat = a_seat(s, statement, statement.number())


def read_round(s: State, statement: Statement, given: Given) -> None:
    s.round = statement.number()
    if not 1 <= s.round <= s.rules.rounds:
        raise statement.error(f"rounds go from 1 to {s.rules.rounds}")
    s.beagle = s.rules.beagle[s.round - 1]


def read_order(s: State, statement: Statement, given: Given) -> None:
    s.order = statement.numbers()
    if sorted(s.order) != list(range(s.players)):
        raise statement.error("every seat has one place in the turn order")


def read_queue(s: State, statement: Statement, given: Given) -> None:
    given.queue = True
    s.queue = [a_seat(s, statement, seat) for seat in statement.numbers()]


def read_special(s: State, statement: Statement, given: Given) -> None:
    known = [f"special-{tile + 1:02}" for tile in range(len(s.rules.tile_list) - 1)]
    s.special = tiles_in_places(statement, [*known, "special-darwin"], s.special)


def read_letters(s: State, statement: Statement, given: Given) -> None:
    s.letter = tiles_in_places(statement, [f"letter-{tile + 1}" for tile in range(len(s.rules.letter_first))], s.letter)


def read_goals(s: State, statement: Statement, given: Given) -> None:
    s.goals = tiles_in_places(statement, goal_ids(), s.goals)


def tiles_in_places(statement: Statement, known: Sequence[str], places: tuple[int, ...]) -> tuple[int, ...]:
    """Put tiles in their places by name; a tile that was elsewhere changes places."""
    new = list(places)
    for place, word in enumerate(at_most(statement, statement.body.split(), len(places))):
        if word != "-":
            number = one_of(statement, known, word)
            new = [new[place] if tile == number else tile for tile in new]
            new[place] = number
    return tuple(new)


def goal_ids() -> list[str]:
    return [f"goal-{name}" for name in GOAL_NAMES]


def read_academy(s: State, statement: Statement, given: Given) -> None:
    words = statement.body.replace("/", " ").split()
    for place, word in enumerate(at_most(statement, words, len(s.academy))):
        s.academy[place] = NONE if word == "-" else one_of(statement, COLOURS, word)


def read_supply(s: State, statement: Statement, given: Given) -> None:
    given.supply = statement.number()


def read_dish(s: State, statement: Statement, given: Given) -> None:
    given.dish = statement.number()


def read_display(s: State, statement: Statement, given: Given) -> None:
    for place, word in enumerate(at_most(statement, statement.body.split(), len(s.display))):
        s.display[place] = named(s, statement, "objective", word) - OBJECTIVE_TILE


def read_deck(s: State, statement: Statement, given: Given) -> None:
    given.deck = [named(s, statement, "objective", word) - OBJECTIVE_TILE for word in statement.body.split()]


def read_specimens(s: State, statement: Statement, given: Given) -> None:
    specimen = list(s.specimen)
    for word in statement.body.split():
        place, _, species = word.partition("=")
        flag = s.rules.flag[named(s, statement, "map", place) - MAP]
        if flag == NONE:
            raise statement.error(f"there is no flag on {place}")
        specimen[flag] = named(s, statement, "species", species) - SPECIES
    s.specimen = tuple(specimen)


def read_museum(s: State, statement: Statement, given: Given) -> None:
    for word in statement.body.split():
        species = named(s, statement, "species", word) - SPECIES
        s.museum[species] = 1
        s.last_in_row[species // 4] = species


def read_no_coin(s: State, statement: Statement, given: Given) -> None:
    for word in statement.body.split():
        s.row_coin[one_of(statement, COLOURS, word)] = 0


def read_paid(s: State, statement: Statement, given: Given) -> None:
    for word in statement.body.split():
        s.bonuses |= s.rules.bonus_bit[named(s, statement, "map", word) - MAP]


def read_starting_lens(s: State, statement: Statement, given: Given) -> None:
    for space in s.rules.starting_lens:
        s.lens[space] = NO_LENS


def read_neutral(s: State, statement: Statement, given: Given) -> None:
    for area in statement.numbers():
        if not 1 <= area <= s.rules.areas:
            raise statement.error(f"areas go from 1 to {s.rules.areas}")
        s.load[area - 1] += 1


def read_darwin(s: State, statement: Statement, given: Given) -> None:
    s.darwin = named(s, statement, "space", statement.body) - SPACE
    stand_on(s, s.darwin)


# --- one seat --------------------------------------------------------------------------------------------------------


def read_seat(s: State, statement: Statement, given: Given) -> None:
    seat, rest = statement.about_seat()
    a_seat(s, statement, seat)
    for part in rest.split(","):
        word, _, body = part.strip().partition(" ")
        if word in ("coins", "knowledge", "vp", "theory", "discard"):
            getattr(s, word)[seat] = integer(statement, body)
        elif word in ABOUT_SEAT:
            ABOUT_SEAT[word](s, statement, seat, body.split())
        elif word.startswith("row") and word[3:] in ("2", "3", "4"):
            read_row(s, statement, seat, int(word[3:]) - 1, body.split())
        elif word:
            raise statement.error(f"{word!r} is not known of a seat")


def read_row(s: State, statement: Statement, seat: int, row: int, words: list[str]) -> None:
    for word in words:
        colour, star, times = word.partition("*")
        s.wax[seals_at(seat, row) + one_of(statement, COLOUR_NAMES, colour)] += integer(statement, times) if star else 1
    if seals_on(s, seat, row) > len(s.rules.seal_cost[row]):
        raise statement.error(f"a row has {len(s.rules.seal_cost[row])} slots")


def read_ship(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    s.ship[seat] = named(s, statement, "map", " ".join(words)) - MAP
    if s.rules.track[s.ship[seat]] != 0:
        raise statement.error("a ship is at sea: O0 to O26")


def read_explorers(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        space = named(s, statement, "map", word) - MAP
        if s.rules.track[space] == 0:
            raise statement.error("explorers are on islands: IA…, IB…, IC…")
        s.explorer[seat * ISLANDS + s.rules.track[space] - 1] = space


def read_at(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        space, _, row = word.partition("=")
        s.at[seat * ROWS + a_row(statement, row, 1, ROWS)] = named(s, statement, "space", space) - SPACE


def read_home(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    square = s.game.token(SQUARE_SPACE) - SPACE
    for row in range(ROWS):
        if str(row + 1) not in words and s.at[seat * ROWS + row] == HOME:
            s.at[seat * ROWS + row] = square


def read_fifth(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    s.at[seat * ROWS + ROWS - 1] = HOME


def read_stacks(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    s.stacks[seat * STACKS : (seat + 1) * STACKS] = three(statement, words)


def read_envelopes(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    s.stamps[seat * ENVELOPES : (seat + 1) * ENVELOPES] = three(statement, words)


def read_lenses(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        space = named(s, statement, "space", word) - SPACE
        if s.rules.lens_cost[space] == NONE:
            raise statement.error(f"no lens can be put on {word}")
        s.lens[space] = seat


def read_tents(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        s.tents[(named(s, statement, "camp", word) - CAMP_AT) * s.players + seat] += 1


def read_studied(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        s.studied[seat] |= 1 << (named(s, statement, "species", word) - SPECIES)


def read_reserve(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for place, word in enumerate(at_most(statement, words, RESERVE)):
        s.reserve[seat * RESERVE + place] = named(s, statement, "objective", word) - OBJECTIVE_TILE


def read_slots(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        name, _, tile = word.partition("=")
        slot = named(s, statement, "slot", name) - SLOT
        number = named(s, statement, "objective", tile.rstrip("!")) - OBJECTIVE_TILE
        if s.rules.tile_gold[number] != s.rules.slot_gold[slot]:
            raise statement.error(f"{name} is a slot of the other colour")
        s.slots[seat * SLOTS + slot] = number
        if tile.endswith("!"):
            s.turned[seat * SLOTS + slot] = 1
            for e in s.rules.lists[s.rules.slot_list[slot]]:
                if PASSIVE_SCROLL_FREE <= s.rules.op[e] <= PASSIVE_MULTIPLIER:
                    gain_passive(s, seat, s.rules.op[e], s.rules.n[e])


def read_crew(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        name, _, row = word.partition("=")
        card = named(s, statement, "crew", name) - CREW
        s.crew[card] = seat
        s.linked[card] = a_row(statement, row, 2, ROWS - 1) if row else NONE


# --- words -----------------------------------------------------------------------------------------------------------


def named(s: State, statement: Statement, kind: str, word: str) -> int:
    try:
        return s.game.token(f"{kind}:{word}")
    except ValueError as error:
        raise statement.error(str(error)) from None


def one_of(statement: Statement, known: Sequence[str], word: str) -> int:
    if word not in known:
        raise statement.error(f"{word!r} is none of {', '.join(known)}")
    return known.index(word)


def at_most(statement: Statement, words: list[str], n: int) -> list[str]:
    if len(words) > n:
        raise statement.error(f"there is room for {n}, not for {len(words)}")
    return words


def integer(statement: Statement, word: str) -> int:
    if not word.isdecimal():
        raise statement.error(f"a whole number should stand there, not {word!r}")
    return int(word)


def three(statement: Statement, words: list[str]) -> list[int]:
    """The numbers for three stacks or three envelopes."""
    if len(words) != 3:
        raise statement.error("three numbers should stand there")
    return [integer(statement, word) for word in words]


def a_row(statement: Statement, word: str, first: int, last: int) -> int:
    """A worker's row, counted from 0."""
    row = integer(statement, word)
    if not first <= row <= last:
        raise statement.error(f"workers go from {first} to {last}")
    return row - 1


ABOUT_SEAT: dict[str, Callable[[State, Statement, int, list[str]], None]] = {
    "ship": read_ship,
    "explorers": read_explorers,
    "at": read_at,
    "home": read_home,
    "fifth": read_fifth,
    "stacks": read_stacks,
    "envelopes": read_envelopes,
    "lenses": read_lenses,
    "tents": read_tents,
    "studied": read_studied,
    "reserve": read_reserve,
    "slots": read_slots,
    "crew": read_crew,
}

# In the order in which they are carried out.
READERS: dict[str, Callable[[State, Statement, Given], None]] = {
    "phase": read_phase,
    "round": read_round,
    "order": read_order,
    "turn": read_turn,
    "queue": read_queue,
    "special": read_special,
    "letters": read_letters,
    "goals": read_goals,
    "academy": read_academy,
    "supply": read_supply,
    "dish": read_dish,
    "display": read_display,
    "deck": read_deck,
    "specimens": read_specimens,
    "museum": read_museum,
    "no-coin": read_no_coin,
    "paid": read_paid,
    "starting-lens": read_starting_lens,
    "neutral": read_neutral,
    "darwin": read_darwin,
    "seat": read_seat,
}
