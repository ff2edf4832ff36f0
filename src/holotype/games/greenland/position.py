"""Positions of Greenland in words. Statements may stand in any order; cards are called as in tokens, or by number.

    tribes norse thule       the tribe of each seat, in order (else the fixed order)
    phase hunt               event, assignment (else), negotiation, hunt, domestic, elders, end: what comes next
    turn 3                   the number of the turn
    order thule norse        player order (else that of the seats); the first is first player
    event sun-stone          the event of the turn; with `phase event` its icons are about to be resolved
    events 5                 event cards still to come (else 5)
    north: markland walrus | arctic-cod      warm side from the deck outwards | cold side from the far left
    south: vinland arctic-char
    deck walrus musk-ox      the only biomes left in the decks (else all that lie nowhere)
    top walrus               biomes on top of their deck
    hostile markland         New World cards on their hostile side
    effect falcon no-maritime        no-maritime, no-markland, beaver, falcon, mediterranean, plankton
    depot 6                  the co-op's depot
    character birgitta       the solitaire game's daughter
    aside sheep-pony         farm cards set aside for event 37
    norse: pool 5 alpha, energy 5, ivory 1, iron 1, elders 1 2 2 3, tableau goat birgitta, hand goggles

What belongs to a tribe is a list of facts between commas:

    pool 5 alpha             unassigned tribesmen, and the Alpha if named
    elders 1 2 2 alpha=4     the tribe's elders by rank on its own placard
    abroad thule-1*2 tunit-1:new     its elders on other placards; `:new` came this turn; alpha=thule-1
    on walrus 3 alpha        pieces on a card: hunters, colonists, raiders, guards
    wed kirima alpha         a husband
    tableau goat husky, hand goggles, energy 5, ivory 1, iron 1, mono, extinct
    daughters 2, matriarchs 2 5, with walrus     the solitaire game's female pieces

Whatever is not said is empty: all other pieces lie in Valhalla, all other energy in the supply.
"""

from collections.abc import Callable, Sequence

from holotype.core.notation import PositionError, Statement, set_out

from .cards import add_to_tableau, cold, warm
from .domestic import domestic_phase
from .elder_actions import elder_phase
from .events import auction_phase, icons
from .fields import (
    ALPHA_WED,
    ASIDE,
    DEAD,
    DECK,
    DECK_TOP,
    EVENT,
    HAND,
    IN_ROW,
    NOBODY,
    ON_PLACARD,
    POOL,
    REMOVED,
    SHOWN,
    TABLEAU,
    WED,
)
from .hunt import hunt_phase
from .names import FARM
from .negotiation import negotiation_phase
from .pieces import seat_of
from .state import State
from .tokens import CARDS, FACES, TRIBES
from .turn import assignment_phase, council, draw_event, end_turn, player_order

NUMBERS = {name: number for number, name in enumerate(CARDS, start=1)}
EFFECTS = ("no_maritime", "no_markland", "beaver", "falcon", "mediterranean", "plankton")
PHASES = ("event", "assignment", "negotiation", "hunt", "domestic", "elders", "end")


class Stated:
    """What the words say that does not lie on the table."""

    def __init__(self) -> None:
        self.phase = "assignment"
        self.order: list[int] = []
        self.deck: list[int] | None = None


def set_table(s: State, statements: Sequence[Statement]) -> None:
    """Lay the table, then begin the phase that was named."""
    stated = Stated()
    r = s.rules
    default = [TRIBES.index(t) for t in r.box.game.seats["default_order"]]
    s.tribe = [TRIBES.index(t) for t in r.record.get("tribes", [])] or default[: s.players]
    s.deck_left = 5
    s.turn = 1
    for c in range(32, 49):
        if not r.left_out[c]:
            s.zone[c] = DECK
    set_out(s, statements, READERS, stated)
    finish(s, stated)


def finish(s: State, stated: Stated) -> None:
    for c in range(1, 32):
        if s.zone[c] == REMOVED and (c in stated.deck if stated.deck is not None else not s.rules.left_out[c]):
            s.zone[c] = DECK
    s.supply = s.rules.energy_disks - sum(s.energy) - s.depot
    if s.supply < 0 and s.rules.finite:
        raise PositionError(f"there are only {s.rules.energy_disks} energy disks")
    if s.rules.solitaire:
        s.girls_dead = s.rules.men - s.girls - sum(s.matri) - len(s.girls_at)
    for daughter in range(64):
        if s.wed[daughter] != NOBODY and s.zone[daughter] < TABLEAU:
            bring_home(s, daughter)
    s.order = stated.order or [seat for seat in range(s.players) if s.gone[seat] == 0]
    s.first = s.order[0]
    begin(s, stated)


def bring_home(s: State, daughter: int) -> None:
    """GL-2.5: a married daughter lies in her own tribe's tableau, also where the words do not say so."""
    owner = seat_of(s, s.rules.daughter_of[daughter])
    if owner == NOBODY:
        raise PositionError(f"{CARDS[daughter - 1]} can not be married: she lies in no tableau")
    add_to_tableau(s, owner, daughter)


def begin(s: State, stated: Stated) -> None:
    """GL-3.1: the named phase and those after it."""
    phases = ((assignment_phase,), (negotiation_phase,), (hunt_phase,), (domestic_phase,), (elder_phase,), (end_turn,))
    if stated.phase == "event":
        if s.event and not stated.order:
            player_order(s)
        head = () if s.event else ((draw_event,),)
        s.phase = EVENT
        s.do(*head, (council,), (icons,), (auction_phase,), *phases)
    else:
        s.do(*phases[PHASES.index(stated.phase) - 1 :])


# --- statements ------------------------------------------------------------------------------------------------


def read_tribes(s: State, statement: Statement, stated: Stated) -> None:
    s.tribe = [tribe_named(statement, word) for word in statement.body.split()]
    if len(s.tribe) != s.players or len(set(s.tribe)) != s.players:
        raise statement.error(f"{s.players} different tribes should stand here")


def read_phase(s: State, statement: Statement, stated: Stated) -> None:
    stated.phase = statement.body
    if stated.phase not in PHASES:
        raise statement.error(f"a phase is one of {', '.join(PHASES)}")


def read_turn(s: State, statement: Statement, stated: Stated) -> None:
    s.turn = statement.number()


def read_order(s: State, statement: Statement, stated: Stated) -> None:
    stated.order = [seat_named(s, statement, word) for word in statement.body.split()]
    if sorted(stated.order) != sorted(set(stated.order)):
        raise statement.error("each tribe stands in the order once")


def read_event(s: State, statement: Statement, stated: Stated) -> None:
    s.event = card_named(statement, statement.body)
    s.zone[s.event] = SHOWN


def read_events(s: State, statement: Statement, stated: Stated) -> None:
    s.deck_left = statement.number()


def read_row(s: State, statement: Statement, stated: Stated) -> None:
    row = 0 if statement.word == "north" else 1
    sides = statement.body.split("|")
    for line, words in zip((warm(s, row), cold(s, row)), [*sides, ""], strict=False):
        line.clear()
        for word in words.split():
            card = card_named(statement, word)
            line.append(card)
            s.zone[card] = IN_ROW


def read_deck(s: State, statement: Statement, stated: Stated) -> None:
    stated.deck = [card_named(statement, word) for word in statement.body.split() if word != "empty"]


def read_top(s: State, statement: Statement, stated: Stated) -> None:
    for word in statement.body.split():
        s.zone[card_named(statement, word)] = DECK_TOP


def read_hostile(s: State, statement: Statement, stated: Stated) -> None:
    for word in statement.body.split():
        s.side[card_named(statement, word)] = 1


def read_effect(s: State, statement: Statement, stated: Stated) -> None:
    for word in statement.body.replace("-", "_").split():
        if word not in EFFECTS:
            raise statement.error(f"an effect is one of {', '.join(EFFECTS)}")
        setattr(s, word, True)


def read_depot(s: State, statement: Statement, stated: Stated) -> None:
    s.depot = statement.number()


def read_character(s: State, statement: Statement, stated: Stated) -> None:
    s.character = card_named(statement, statement.body)
    s.tribe = [s.rules.daughter_of[s.character]]


def read_aside(s: State, statement: Statement, stated: Stated) -> None:
    for word in statement.body.split():
        s.zone[card_named(statement, word)] = ASIDE


# --- what belongs to a tribe -----------------------------------------------------------------------------------


def read_tribe(s: State, statement: Statement, stated: Stated) -> None:
    seat = seat_named(s, statement, statement.word)
    for fact in statement.body.split(","):
        if not fact.strip():
            continue
        word, *rest = fact.split()
        if word not in FACTS:
            raise statement.error(f"{word!r}: a tribe has {', '.join(FACTS)}")
        FACTS[word](s, statement, seat, rest)


def stand(s: State, statement: Statement, seat: int, men: int, alpha: bool, place: int) -> None:
    """Take pieces out of Valhalla."""
    s.valhalla[seat] -= men
    if s.valhalla[seat] < 0 or (alpha and s.alpha[seat] != DEAD):
        raise statement.error(f"a tribe has {s.rules.men} tribesmen and one Alpha")
    if alpha:
        s.alpha[seat] = place


def split(words: list[str]) -> tuple[int, bool]:
    return sum(int(word) for word in words if word.isdecimal()), "alpha" in words


def fact_pool(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    men, alpha = split(words)
    stand(s, statement, seat, men, alpha, POOL)
    s.pool[seat] += men


def fact_elders(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        at = seat * 6 + rank_named(statement, word.removeprefix("alpha=")) - 1
        alpha = word.startswith("alpha")
        stand(s, statement, seat, 0 if alpha else 1, alpha, ON_PLACARD + at)
        s.elders[at * 4 + seat] += 1


def fact_abroad(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        name, _, new = word.removeprefix("alpha=").partition(":")
        name, _, times = name.partition("*")
        tribe, _, rank = name.rpartition("-")
        other = seat_named(s, statement, tribe)
        at = other * 6 + rank_named(statement, rank) - 1
        n = int(times or 1)
        alpha = word.startswith("alpha=")
        stand(s, statement, seat, n - 1 if alpha else n, alpha, ON_PLACARD + at)
        s.elders[at * 4 + seat] += n
        if new:
            s.arrived[other * 4 + seat] += n


def fact_on(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    card = card_named(statement, words[0])
    men, alpha = split(words[1:])
    stand(s, statement, seat, men, alpha, card)
    s.men[card * 4 + seat] += men


def fact_wed(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    card = card_named(statement, words[0])
    alpha = "alpha" in words
    stand(s, statement, seat, 0 if alpha else 1, alpha, WED + card)
    s.wed[card] = seat + (ALPHA_WED if alpha else 0)


def fact_tableau(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        if word in FACES:
            number = FACES.index(word)
            card = FARM[number // 2]
            s.side[card] = number % 2
        else:
            card = card_named(statement, word)
        add_to_tableau(s, seat, card)


def fact_hand(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        s.zone[card_named(statement, word)] = HAND + seat


def fact_disk(disk: str) -> Callable[[State, Statement, int, list[str]], None]:
    def read(s: State, statement: Statement, seat: int, words: list[str]) -> None:
        getattr(s, disk)[seat] = int(words[0])

    return read


def fact_mono(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    s.mono[seat] = 1


def fact_extinct(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    s.gone[seat] = 1


def fact_daughters(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    s.girls = int(words[0])


def fact_matriarchs(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    for word in words:
        s.matri[rank_named(statement, word) - 1] += 1


def fact_with(s: State, statement: Statement, seat: int, words: list[str]) -> None:
    s.girls_at += [card_named(statement, word) for word in words]


# --- words -----------------------------------------------------------------------------------------------------


def rank_named(statement: Statement, word: str) -> int:
    if word not in ("1", "2", "3", "4", "5", "6"):
        raise statement.error(f"{word!r}: a rank goes from 1 to 6")
    return int(word)


def card_named(statement: Statement, word: str) -> int:
    name = word.strip().replace("_", "-")
    if name.isdecimal() and 1 <= int(name) <= len(CARDS):
        return int(name)
    if name not in NUMBERS:
        raise statement.error(f"no card is called {name!r}")
    return NUMBERS[name]


def tribe_named(statement: Statement, word: str) -> int:
    name = word.strip().replace("-", "_")
    if name not in TRIBES:
        raise statement.error(f"a tribe is one of {', '.join(TRIBES)}")
    return TRIBES.index(name)


def seat_named(s: State, statement: Statement, word: str) -> int:
    seat = seat_of(s, tribe_named(statement, word))
    if seat < 0:
        raise statement.error(f"{word} is not at this table")
    return seat


READERS: dict[str, Callable[[State, Statement, Stated], None]] = {
    "character": read_character,
    "tribes": read_tribes,
    "phase": read_phase,
    "turn": read_turn,
    "order": read_order,
    "event": read_event,
    "events": read_events,
    "north": read_row,
    "south": read_row,
    "deck": read_deck,
    "top": read_top,
    "hostile": read_hostile,
    "effect": read_effect,
    "depot": read_depot,
    "aside": read_aside,
    **dict.fromkeys(TRIBES, read_tribe),
    "sea-sami": read_tribe,
}
FACTS: dict[str, Callable[[State, Statement, int, list[str]], None]] = {
    "pool": fact_pool,
    "elders": fact_elders,
    "abroad": fact_abroad,
    "on": fact_on,
    "wed": fact_wed,
    "tableau": fact_tableau,
    "hand": fact_hand,
    "energy": fact_disk("energy"),
    "ivory": fact_disk("ivory"),
    "iron": fact_disk("iron"),
    "mono": fact_mono,
    "extinct": fact_extinct,
    "daughters": fact_daughters,
    "matriarchs": fact_matriarchs,
    "with": fact_with,
}
