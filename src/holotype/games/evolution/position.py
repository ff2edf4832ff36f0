"""Positions of Evolution in words. Statements may stand in any order; names may have - or _.

    phase feeding            development, food_bank, feeding (else), extinction: the phase about to begin
    turn: 1                  whose go it is in Development or Feeding (else the start player's)
    first 0                  the start player
    number 3                 the number of the turn
    bank 5                   red tokens in the bank
    last                     this is the last turn (it is, too, when the deck is empty)
    shells 1                 free Shell cards
    seat 0: A carnivorous fat-tissue*2 (red 1, blue 1, fat 2) | B hibernation asleep (slept 3)
    pair cooperation A B     a pair card; for symbiosis the host first, then the protected partner
    hand 0: swimming running*2     cards by kind or by a trait they show
    discard 0: swimming            likewise, or a number of cards: discard 0: 9
    deck swimming*2 running        likewise, or a number: deck 20; unsaid, all the cards not laid out

An animal is its letter, then its traits and marks (asleep, poisoned, unmasked; uses: attacked, pirated, grazed,
mimicked, reasoned, inked, hid, metamorphosed, specialized, banked, hunted) and perhaps `card=anglerfish`, the kind of
its own card; in brackets its tokens and the turn in which it last slept.
Cards come out of the deck: a trait uses the first kind that shows it; what is left over by `deck` is out of the game.
"""

import re
from collections.abc import Callable, Sequence

from holotype.core.notation import Statement, a_seat, set_out

from .animals import add_slot, attach, join, pile, refresh
from .development import development_turn
from .extinction import extinction_phase
from .feeding import feeding_phase, feeding_turn
from .fields import DEVELOPMENT, FEEDING, NOBODY
from .food_bank import food_bank_phase
from .state import State
from .tokens import ANIMALS, letter
from .traits import ASLEEP, POISONED, TRAITS, UNMASKED, USES
from .turn import next_turn

MARKS = {"asleep": ASLEEP, "poisoned": POISONED, "unmasked": UNMASKED, **USES}
AN_ANIMAL = re.compile(r"^(?P<letter>[A-Z][0-9]*)(?P<words>[^()]*)(?:\((?P<tokens>[^()]*)\))?\s*$")
LETTERS = {letter(a): a for a in range(ANIMALS)}


class Setting:
    """What a position says besides what is on the table."""

    def __init__(self) -> None:
        self.phase = "feeding"
        self.seat: int | None = None
        self.plain: list[int] = []  # the animals of the position, of which some may lack a card


def set_table(s: State, statements: Sequence[Statement]) -> None:
    """Put the cards on the table, then begin the given phase."""
    setting = Setting()
    set_out(s, statements, READERS, setting)
    name_animals(s, setting)
    begin(s, setting)


def begin(s: State, setting: Setting) -> None:
    """EV-4.1: the given phase and those after it."""
    seat = s.first if setting.seat is None else setting.seat
    s.last = s.last or sum(s.deck) == 0
    rest = [(extinction_phase,), (next_turn,)]
    if setting.phase == "development":
        s.phase = DEVELOPMENT
        s.do((development_turn, seat), (food_bank_phase,), (feeding_phase,), *rest)
    elif setting.phase == "food_bank":
        s.do((food_bank_phase,), (feeding_phase,), *rest)
    elif setting.phase == "feeding":
        s.phase = FEEDING
        s.round = 1
        s.do((feeding_turn, seat), *rest)
    else:
        s.do(*rest)


# --- one function a statement ----------------------------------------------------------------------------------


def read_phase(s: State, statement: Statement, setting: Setting) -> None:
    phases = ("development", "food_bank", "feeding", "extinction")
    setting.phase = plain(statement.body)
    if setting.phase not in phases:
        raise statement.error(f"a phase is one of {', '.join(phases)}")


def read_turn(s: State, statement: Statement, setting: Setting) -> None:
    setting.seat = a_seat(s, statement, statement.number())


def read_first(s: State, statement: Statement, setting: Setting) -> None:
    s.first = a_seat(s, statement, statement.number())


def read_number(s: State, statement: Statement, setting: Setting) -> None:
    s.turn = statement.number()


def read_bank(s: State, statement: Statement, setting: Setting) -> None:
    s.bank = statement.number()


def read_last(s: State, statement: Statement, setting: Setting) -> None:
    s.last = True


def read_shells(s: State, statement: Statement, setting: Setting) -> None:
    for _ in range(statement.number()):
        take_card(s, statement, "shell")
        s.shells += 1


def read_seat(s: State, statement: Statement, setting: Setting) -> None:
    seat, rest = statement.about_seat()
    a_seat(s, statement, seat)
    for words in rest.split("|"):
        if words.strip():
            read_animal(s, statement, setting, seat, words.strip())


def read_animal(s: State, statement: Statement, setting: Setting, seat: int, text: str) -> None:
    match = AN_ANIMAL.match(text)
    if match is None or match["letter"] not in LETTERS:
        raise statement.error(f"{text!r} is not an animal; it begins with its letter, e.g. A swimming (red 1)")
    a = LETTERS[match["letter"]]
    make_room(s, a)
    if a in setting.plain:
        raise statement.error(f"two animals are called {match['letter']}")
    s.owner[a] = s.letter_of[a] = seat
    setting.plain.append(a)
    for word in match["words"].split():
        read_trait(s, statement, setting, a, word)
    refresh(s, a)
    read_tokens(s, statement, a, match["tokens"] or "")


def make_room(s: State, a: int) -> None:
    """Empty slots up to the one with this letter."""
    while len(s.owner) <= a:
        add_slot(s)


def read_trait(s: State, statement: Statement, setting: Setting, a: int, word: str) -> None:
    name, times = counted(statement, word)
    if name in MARKS:
        s.marks[a] |= MARKS[name]
    elif name.startswith("card="):
        s.card[a] = take_card(s, statement, name.removeprefix("card=")) // 2
    else:
        for _ in range(times):
            attach(s, take_card(s, statement, name), a)


def read_tokens(s: State, statement: Statement, a: int, text: str) -> None:
    columns = {"red": s.red, "blue": s.blue, "fat": s.yellow, "slept": s.slept}
    for part in text.split(","):
        words = part.split()
        if not words:
            continue
        if len(words) != 2 or words[0] not in columns or not words[1].isdecimal():
            raise statement.error("tokens look like (red 1, blue 1, fat 2, slept 3)")
        columns[words[0]][a] = int(words[1])
    if s.red[a] + s.blue[a] > s.need[a] or s.yellow[a] > s.fat[a]:
        raise statement.error(f"{letter(a)} needs {s.need[a]} and has room for {s.fat[a]} fat: it cannot hold so much")


def read_pair(s: State, statement: Statement, setting: Setting) -> None:
    words = statement.body.split()
    if len(words) != 3 or any(LETTERS.get(word) not in setting.plain for word in words[1:]):
        raise statement.error("a pair is a trait and two animals in play, e.g. pair cooperation A B")
    one, two = LETTERS[words[1]], LETTERS[words[2]]
    if one == two or s.owner[one] != s.owner[two]:
        raise statement.error("a pair card joins two animals of one player")
    join(s, take_card(s, statement, plain(words[0])), one, two)


def read_hand(s: State, statement: Statement, setting: Setting) -> None:
    seat, rest = statement.about_seat()
    for kind in cards(s, statement, rest):
        s.hand[pile(s, a_seat(s, statement, seat), kind)] += 1


def read_discard(s: State, statement: Statement, setting: Setting) -> None:
    seat, rest = statement.about_seat()
    for kind in cards(s, statement, rest):
        s.discard[pile(s, a_seat(s, statement, seat), kind)] += 1
        if rest.isdecimal():
            s.buried[pile(s, seat, kind)] += 1


def read_deck(s: State, statement: Statement, setting: Setting) -> None:
    name_animals(s, setting)
    kept = cards(s, statement, statement.body)
    s.boxed = sum(s.deck)
    s.deck = [kept.count(kind) for kind in range(s.rules.kinds)]


# --- words -----------------------------------------------------------------------------------------------------


def plain(word: str) -> str:
    return word.strip().replace("-", "_")


def counted(statement: Statement, word: str) -> tuple[str, int]:
    name, star, times = plain(word).partition("*")
    if star and not times.isdecimal():
        raise statement.error(f"{word!r}: a number should follow the *")
    return name, int(times) if star else 1


def cards(s: State, statement: Statement, text: str) -> list[int]:
    """Kinds of cards by name, or so many as they come, taken out of the deck."""
    if text.isdecimal():
        return [most_plentiful(s, statement) for _ in range(int(text))]
    found = []
    for word in text.split():
        name, times = counted(statement, word)
        found += [take_card(s, statement, name) // 2 for _ in range(times)]
    return found


def take_card(s: State, statement: Statement, name: str) -> int:
    """A face: of the kind called so, or of the first kind left that shows the trait."""
    kinds = [plain(thing) for thing in s.game.vocab.groups["card"].things][: s.rules.kinds]
    if name in kinds and name not in TRAITS:
        faces = [kinds.index(name) * 2]
    elif name in TRAITS:
        faces = [face for face, trait in enumerate(s.rules.faces) if trait == TRAITS.index(name)]
    else:
        raise statement.error(f"{name!r} is neither a trait nor a kind of card")
    for face in faces:
        if s.deck[face // 2] > 0:
            s.deck[face // 2] -= 1
            return face
    raise statement.error(f"no card with {name} is left (or its expansion is not in this game)")


def most_plentiful(s: State, statement: Statement) -> int:
    left = [n if kind != s.rules.angler else 0 for kind, n in enumerate(s.deck)]
    if not any(left):
        raise statement.error("there are not so many cards")
    kind = left.index(max(left))
    s.deck[kind] -= 1
    return kind


def name_animals(s: State, setting: Setting) -> None:
    """Animals without a given card get the most plentiful kind."""
    for a in setting.plain:
        if s.card[a] == NOBODY:
            s.card[a] = most_plentiful(s, Statement(0, "seat", letter(a)))


# In the order in which they are carried out.
READERS: dict[str, Callable[[State, Statement, Setting], None]] = {
    "phase": read_phase,
    "turn": read_turn,
    "first": read_first,
    "number": read_number,
    "bank": read_bank,
    "last": read_last,
    "seat": read_seat,
    "pair": read_pair,
    "shells": read_shells,
    "hand": read_hand,
    "discard": read_discard,
    "deck": read_deck,
}
