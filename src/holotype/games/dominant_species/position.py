"""Positions of Dominant Species in words. Statements may stand in any order; names may be written with - or _ and in
any case.

phase migration            the part of a turn that is about to begin: planning (the default), a section of the display,
                           extinction, survival, reseed or final-scoring
turn 3                     the number of the turn
seat 0: mammal             who plays what (several animals in multi_animal); by default seats take the
                           remaining animals in food-chain order
initiative insect bird     the track from left to right; by default reverse food-chain order
earth standard             the seven starting tiles with their disks and cubes; `earth tiles`: the tiles only
tile D1 sea                a tile; `tile D1 sea tundra` is glaciated
cubes D1: bird 2, insect 1 (1)     cubes on a tile, in brackets how many of them Hibernation protects
disk water: E+0-1 W+0-1    disks on corners; `disk none: E+0-1` takes one off
elements bird: grub sun*2  added elements
vp bird 12, insect 3       victory points
pool bird 5                cubes in the gene pool; what is neither there nor on Earth is eliminated
eliminated bird 3          eliminated cubes; what is neither there nor on Earth is in the gene pool
pawns bird 4               pawns owned (by default as at the start); what is not on the display is in the supply
pawn bird: migration-1 glaciation-2    pawns on the display; `migration-1*` waits for the next turn
box adaptation: meat grub*2    disks in a box of the display; all others are in the bag
bag meat*2 sun             all that is in the bag; perhaps `none`; the other disks are out of the game
cards predator fertile     the available cards
deck omnivore ice-age      the draw pile, or its number of cards; by default all other cards. The rest has been used
stacks sea 3, none 0, forest 2     face-up tiles and how many lie below them
chosen D1 D2               tiles chosen for Domination this turn
scored D1                  the tile scored last
marker D1 bird             in `claim` mode, a marker that is not what is true; `marker D1 none`
last                       Ice Age has been taken
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from holotype.core.notation import PositionError, Statement, a_seat, set_out

from .earth import in_play, leader, on_earth
from .names import (
    ANIMAL_IDS,
    ANIMALS,
    BOX_IDS,
    CARD_IDS,
    CARDS,
    ELEMENT_IDS,
    ELEMENTS,
    HEXES,
    ICE_AGE,
    NONE,
    SECTION_IDS,
    TERRAIN_IDS,
    TUNDRA,
)
from .reset import extinction, reseed, survival
from .scoring import final_scoring
from .setup import place_disks
from .state import State
from .turn import SECTIONS, next_turn, reset_phase, turn

PARTS = ("planning", *SECTION_IDS, "extinction", "survival", "reseed", "final_scoring")
COUNTED = re.compile(r"^([a-z_]+) +(\d+)(?: *\((\d+)\))?$")


class Draft:
    """What can be laid out only when all statements have been read."""

    def __init__(self) -> None:
        self.phase = "planning"
        self.pool: dict[int, int] = {}
        self.lost: dict[int, int] = {}
        self.deck: list[int] | None = None
        self.bag = False
        self.sizes: list[int] | None = None
        self.markers: dict[int, int] = {}


def set_table(s: State, statements: Sequence[Statement]) -> None:
    """Lay everything out, then begin the given part of the turn."""
    draft = Draft()
    s.worded = True
    s.pile = [0] * CARDS
    set_out(s, statements, READERS, draft, {"initiative": give_resources})
    settle(s, draft)
    begin(s, draft.phase)


def begin(s: State, phase: str) -> None:
    """DS-1.2: the given part and those after it."""
    if phase == "planning":
        s.do((turn,))
    elif phase in SECTION_IDS:
        s.do(*[(section,) for section in SECTIONS[SECTION_IDS.index(phase) :]], (reset_phase,))
    elif phase == "extinction":
        s.do((extinction,), (survival,), (next_turn,))
    elif phase == "survival":
        s.do((survival,), (next_turn,))
    elif phase == "reseed":
        s.do((reseed,), (next_turn,))
    else:
        s.do((final_scoring,))


# --- one function a statement ----------------------------------------------------------------------------------


def read_phase(s: State, statement: Statement, draft: Draft) -> None:
    draft.phase = one_of(statement, statement.body, PARTS, "part of a turn", PARTS)


def read_turn(s: State, statement: Statement, draft: Draft) -> None:
    s.turn = statement.number()


def read_seat(s: State, statement: Statement, draft: Draft) -> None:
    seat, rest = statement.about_seat()
    a_seat(s, statement, seat)
    if len(rest.split()) != s.rules.animals_each:
        raise statement.error(f"a seat plays {s.rules.animals_each} of the animals in this game")
    for word in rest.split():
        a = an_animal(statement, word)
        if s.owner[a] != NONE:
            raise statement.error(f"the {word} is played already")
        s.owner[a] = seat


def read_initiative(s: State, statement: Statement, draft: Draft) -> None:
    s.track = [an_animal(statement, word) for word in statement.body.split()]
    if sorted(s.track) != in_play(s):
        raise statement.error("the track holds every animal in play once")


def read_earth(s: State, statement: Statement, draft: Draft) -> None:
    if statement.body not in ("standard", "tiles"):
        raise statement.error("earth is standard or tiles")
    for h, terrain in enumerate(s.rules.start_tiles):
        if terrain >= 0:
            lay_tile(s, statement, h, terrain, h == s.rules.start_tundra)
    if statement.body == "standard":
        place_disks(s)
        for a in in_play(s):
            for h in range(HEXES):
                if 0 <= s.land[h] < TUNDRA:
                    s.cubes[h * ANIMALS + a] = s.rules.start_cubes[a][s.land[h]]


def read_tile(s: State, statement: Statement, draft: Draft) -> None:
    words = plain(statement.body).split()
    if len(words) not in (2, 3) or words[2:] not in ([], ["tundra"]):
        raise statement.error("a tile is a hex and a terrain, perhaps tundra: tile D1 sea tundra")
    terrain = one_of(statement, words[1], TERRAIN_IDS[:TUNDRA], "terrain", range(TUNDRA))
    lay_tile(s, statement, a_hex(s, statement, words[0]), terrain, len(words) == 3)


def read_cubes(s: State, statement: Statement, draft: Draft) -> None:
    name, _, rest = statement.body.partition(":")
    h = a_hex(s, statement, name)
    if s.land[h] < 0:
        raise statement.error("there is no tile")
    for word, n, sheltered in counts(statement, rest):
        a = an_animal(statement, word)
        if s.owner[a] < 0:
            raise statement.error(f"the {word} is not in play")
        if sheltered > n:
            raise statement.error(f"of {n} cubes at most {n} are protected")
        s.cubes[h * ANIMALS + a] = n
        s.sheltered[h * ANIMALS + a] = sheltered


def read_disk(s: State, statement: Statement, draft: Draft) -> None:
    name, _, rest = statement.body.partition(":")
    corners = [c.lower() for c in s.game.vocab.groups["corner"].things]
    for word in rest.split():
        c = one_of(statement, word, corners, "corner", range(len(corners)))
        if s.disk[c] >= 0:
            s.bag[s.disk[c]] += 1
            s.disk[c] = NONE
        if plain(name) != "none":
            s.disk[c] = take_disk(s, statement, name)


def read_elements(s: State, statement: Statement, draft: Draft) -> None:
    name, _, rest = statement.body.partition(":")
    a = an_animal(statement, name)
    for word in several(statement, rest):
        s.has[a * ELEMENTS + take_disk(s, statement, word)] += 1
    if sum(s.has[a * ELEMENTS : (a + 1) * ELEMENTS]) > s.rules.max_elements:
        raise statement.error(f"an animal has at most {s.rules.max_elements} elements")


def read_vp(s: State, statement: Statement, draft: Draft) -> None:
    for word, n, _ in counts(statement, statement.body):
        s.vp[an_animal(statement, word)] = n


def read_pool(s: State, statement: Statement, draft: Draft) -> None:
    for word, n, _ in counts(statement, statement.body):
        draft.pool[an_animal(statement, word)] = n


def read_eliminated(s: State, statement: Statement, draft: Draft) -> None:
    for word, n, _ in counts(statement, statement.body):
        draft.lost[an_animal(statement, word)] = n


def read_pawns(s: State, statement: Statement, draft: Draft) -> None:
    for word, n, _ in counts(statement, statement.body):
        if n > s.rules.max_pawns:
            raise statement.error(f"an animal has at most {s.rules.max_pawns} pawns")
        a = an_animal(statement, word)
        s.pawns[a] = s.supply[a] = n


def read_pawn(s: State, statement: Statement, draft: Draft) -> None:
    name, _, rest = statement.body.partition(":")
    a = an_animal(statement, name)
    spaces = [plain(space) for space in s.game.vocab.groups["space"].things]
    for word in rest.split():
        i = one_of(statement, word.rstrip("*"), spaces, "space", range(len(spaces)))
        if s.pawn[i] >= 0 or s.supply[a] == 0:
            raise statement.error("no pawn is left for that, or another stands there")
        s.pawn[i] = a
        s.supply[a] -= 1
        s.waits[i] = 1 if word.endswith("*") else 0


def read_box(s: State, statement: Statement, draft: Draft) -> None:
    name, _, rest = statement.body.partition(":")
    box = one_of(statement, name, BOX_IDS, "box", range(len(BOX_IDS)))
    for word in several(statement, rest):
        s.box[box * ELEMENTS + take_disk(s, statement, word)] += 1


def read_bag(s: State, statement: Statement, draft: Draft) -> None:
    words = several(statement, statement.body.replace("none", ""))
    kept = [take_disk(s, statement, word) for word in words]
    s.bag = [kept.count(e) for e in range(ELEMENTS)]


def read_cards(s: State, statement: Statement, draft: Draft) -> None:
    s.available = [a_card(statement, word) for word in statement.body.split()]
    if len(s.available) > s.rules.card_slots:
        raise statement.error(f"at most {s.rules.card_slots} cards are available")
    if len(set(s.available)) < len(s.available):
        raise statement.error("there is one card of each kind")


def read_deck(s: State, statement: Statement, draft: Draft) -> None:
    if statement.body.isdecimal():
        others = [card for card in range(CARDS) if card not in s.available]
        others.sort(key=lambda card: card == ICE_AGE)
        draft.deck = others[len(others) - min(statement.number(), len(others)) :]
    else:
        draft.deck = [a_card(statement, word) for word in statement.body.split() if word != "none"]


def read_stacks(s: State, statement: Statement, draft: Draft) -> None:
    parts = counts(statement, statement.body)
    if len(parts) != 3:
        raise statement.error("there are three stacks: stacks sea 3, none 0, forest 2")
    for i, (word, _, _) in enumerate(parts):
        if word != "none":
            s.face_up[i] = one_of(statement, word, TERRAIN_IDS[:TUNDRA], "terrain", range(TUNDRA))
            take_tile(s, statement, s.face_up[i])
    draft.sizes = [n for _, n, _ in parts]
    if sum(draft.sizes) > sum(s.hidden):
        raise statement.error(f"only {sum(s.hidden)} tiles are left")


def read_chosen(s: State, statement: Statement, draft: Draft) -> None:
    for word in statement.body.split():
        s.chosen |= 1 << a_hex(s, statement, word)


def read_scored(s: State, statement: Statement, draft: Draft) -> None:
    s.scored = a_hex(s, statement, statement.body)


def read_marker(s: State, statement: Statement, draft: Draft) -> None:
    words = statement.body.split()
    if len(words) != 2:
        raise statement.error("a marker is a hex and an animal: marker D1 bird")
    draft.markers[a_hex(s, statement, words[0])] = NONE if words[1] == "none" else an_animal(statement, words[1])


def read_last(s: State, statement: Statement, draft: Draft) -> None:
    s.last_turn = True


# --- what follows from the statements -------------------------------------------------------------------------------


def deal_rest(s: State) -> None:
    """DS-5.2: seats without an animal take the remaining ones."""
    for _ in range(s.rules.animals_each):
        for seat in range(s.players):
            if s.owner.count(seat) < s.rules.animals_each:
                s.owner[s.owner.index(NONE)] = seat


def give_resources(s: State) -> None:
    """DS-5.3, DS-5.11: the remaining animals; the track and the pawns as at the start."""
    deal_rest(s)
    s.track = in_play(s)[::-1]
    for a in in_play(s):
        s.pawns[a] = s.supply[a] = s.rules.pawns


def settle(s: State, draft: Draft) -> None:
    """DS-I1, DS-I3, DS-I4: all cubes, tiles and cards are somewhere."""
    for a in in_play(s):
        rest = s.rules.allotment - 1 - on_earth(s, a)
        s.pool[a] = draft.pool.get(a, rest - draft.lost.get(a, 0))
        s.lost[a] = draft.lost.get(a, rest - s.pool[a])
        if s.pool[a] < 0 or s.lost[a] < 0 or s.pool[a] + s.lost[a] != rest:
            raise PositionError(f"the {ANIMAL_IDS[a]} has {s.rules.allotment} cubes, one of them on the VP track")
    if draft.sizes is None:
        n = sum(s.hidden)
        s.stack = [(n + 2) // 3, (n + 1) // 3, n // 3]
    else:
        s.stack = draft.sizes
        leave_out(s, sum(draft.sizes))
    s.tundra_left = s.rules.tundra_tiles - s.land.count(TUNDRA)
    deck = [card for card in range(CARDS) if card not in s.available] if draft.deck is None else draft.deck
    s.pile = [int(card in deck) for card in range(CARDS)]
    s.used = [card for card in range(CARDS) if card not in deck and card not in s.available]
    if s.rules.claim:
        s.marker = [draft.markers.get(h, leader(s, h)) for h in range(HEXES)]


def leave_out(s: State, wanted: int) -> None:
    """In a late game the stacks hold fewer tiles: take those that have left the game from the most frequent terrain."""
    while sum(s.hidden) > wanted:
        s.hidden[s.hidden.index(max(s.hidden))] -= 1


def lay_tile(s: State, statement: Statement, h: int, terrain: int, tundra: bool) -> None:
    if s.land[h] >= 0:
        s.hidden[s.large[h]] += 1
    take_tile(s, statement, terrain)
    s.large[h] = terrain
    s.land[h] = TUNDRA if tundra else terrain


def take_tile(s: State, statement: Statement, terrain: int) -> None:
    if s.hidden[terrain] == 0:
        raise statement.error(f"no {TERRAIN_IDS[terrain]} tile is left")
    s.hidden[terrain] -= 1


def take_disk(s: State, statement: Statement, word: str) -> int:
    e: int = one_of(statement, word, ELEMENT_IDS, "element", range(ELEMENTS))
    if s.bag[e] == 0:
        raise statement.error(f"no {ELEMENT_IDS[e]} disk is left")
    s.bag[e] -= 1
    return e


# --- words -----------------------------------------------------------------------------------------------------


def plain(word: str) -> str:
    return word.strip().lower().replace("-", "_")


def one_of(statement: Statement, word: str, names: Sequence[str], kind: str, values: Sequence[Any]) -> Any:
    known = [plain(name) for name in names]
    if plain(word) not in known:
        shown = ", ".join(names[:12]) + (", …" if len(names) > 12 else "")
        raise statement.error(f"{word.strip()!r} is no {kind}; there are {shown}")
    return values[known.index(plain(word))]


def an_animal(statement: Statement, word: str) -> int:
    a: int = one_of(statement, word, ANIMAL_IDS, "animal", range(ANIMALS))
    return a


def a_card(statement: Statement, word: str) -> int:
    card: int = one_of(statement, word, CARD_IDS, "card", range(CARDS))
    return card


def a_hex(s: State, statement: Statement, word: str) -> int:
    h: int = one_of(statement, word, s.game.vocab.groups["tile"].things, "hex", range(HEXES))
    return h


def counts(statement: Statement, text: str) -> list[tuple[str, int, int]]:
    """`bird 2, insect 1 (1)`: names with their numbers, and the numbers in brackets."""
    found = []
    for part in text.split(","):
        match = COUNTED.match(plain(part))
        if match is None:
            raise statement.error(f"{part.strip()!r}: expected a name and a number, e.g. bird 2")
        found.append((match[1], int(match[2]), int(match[3] or 0)))
    return found


def several(statement: Statement, text: str) -> list[str]:
    """`grub sun*2`: each name as often as it is given."""
    found: list[str] = []
    for word in text.split():
        name, star, times = word.partition("*")
        if star and not times.isdecimal():
            raise statement.error(f"{word!r}: a number should follow the *")
        found += [name] * (int(times) if star else 1)
    return found


# In the order in which they are carried out.
READERS: dict[str, Callable[[State, Statement, Draft], None]] = {
    "phase": read_phase,
    "turn": read_turn,
    "seat": read_seat,
    "initiative": read_initiative,
    "earth": read_earth,
    "tile": read_tile,
    "cubes": read_cubes,
    "disk": read_disk,
    "elements": read_elements,
    "vp": read_vp,
    "pool": read_pool,
    "eliminated": read_eliminated,
    "pawns": read_pawns,
    "pawn": read_pawn,
    "box": read_box,
    "bag": read_bag,
    "cards": read_cards,
    "deck": read_deck,
    "stacks": read_stacks,
    "chosen": read_chosen,
    "scored": read_scored,
    "marker": read_marker,
    "last": read_last,
}
