"""What everybody sees of the table (DS-1.4: nothing is hidden from one seat and not from another)."""

from functools import cache

from holotype.core.panels import Fact, Panel
from holotype.core.question import numbers as question_numbers
from holotype.core.types import Details, Json

from .earth import (
    added,
    animal_name,
    animals_on,
    cubes_of,
    disks_in_box,
    dominant,
    dominated,
    element_name,
    elements_of,
    endangered,
    is_chosen,
    match,
    on_earth,
    tile_name,
)
from .names import (
    ANIMAL,
    ANIMAL_IDS,
    ANIMALS,
    BOX_IDS,
    CARD,
    CARD_IDS,
    CARDS,
    CLAIM,
    COMPETITION,
    CORNER,
    CORNERS,
    DOMINATION,
    ELEMENT_IDS,
    ELEMENTS,
    HEXES,
    NONE,
    PHASE_IDS,
    SPACE,
    SPACES,
    STACK,
    TERRAIN_IDS,
    TILE,
    TUNDRA,
)
from .questions import (
    CLAIM_WINDOW,
    COMPETITION_TILE,
    DOMINATION_TILE,
    INITIATIVE_SWAP,
    SPECIATION_ELEMENT,
    TAKE_CARD,
    WANDERLUST_HEX,
)
from .regression import is_guarded
from .reset import survivor
from .scoring import places, scores
from .state import State

# Colours of the animals: those of the wooden pieces, each with its own icon and letter.
COLOURS = ("#f4efe2", "#3b3733", "#f0cf3c", "#3f86c6", "#cf4436", "#4f9a48")
ON_COLOUR = ("#2b2723", "#ffffff", "#2b2723", "#ffffff", "#ffffff", "#ffffff")
ICONS = ("otter", "lizard", "crow", "frog", "spider", "bug")
LETTERS = ("M", "R", "B", "A", "S", "I")
BESIDE_CARDS = (DOMINATION_TILE, CLAIM_WINDOW, TAKE_CARD)  # asked in Domination, but not by a card


def view(s: State, viewer: int | None) -> Json:
    """DS-31.4: everything on the table; face-down tiles of all stacks together, the draw pile without its order."""
    return {
        "turn": s.turn,
        "phase": PHASE_IDS[s.phase],
        "last_turn": s.last_turn,
        "initiative": [ANIMAL_IDS[a] for a in s.track],
        "tiles": {hex_id(s, h): _tile(s, h) for h in range(HEXES) if s.land[h] >= 0},
        "disks": {corner_id(s, c): ELEMENT_IDS[s.disk[c]] for c in range(CORNERS) if s.disk[c] >= 0},
        "bag": _types(s.bag),
        "boxes": {name: _types(disks_in_box(s, i)) for i, name in enumerate(BOX_IDS)},
        "display": {space_id(s, i): _pawn(s, i) for i in range(SPACES) if s.pawn[i] >= 0},
        "tundra_left": s.tundra_left,
        "stacks": [
            {"face_up": None if s.face_up[i] < 0 else TERRAIN_IDS[s.face_up[i]], "face_down": s.stack[i]}
            for i in range(3)
        ],
        "tiles_face_down": {TERRAIN_IDS[t]: n for t, n in enumerate(s.hidden) if n},
        "cards": [CARD_IDS[card] for card in s.available],
        "draw_pile": [CARD_IDS[card] for card in range(CARDS) if s.pile[card]],
        "used_cards": [CARD_IDS[card] for card in s.used],
        "survival": _animal_or_none(survivor(s)),
        "acting": _animal_or_none(s.actor),
        "animals": {ANIMAL_IDS[a]: _animal(s, a) for a in range(ANIMALS) if s.owner[a] >= 0},
    }


def _tile(s: State, h: int) -> Json:
    here = animals_on(s, h)
    return {
        "terrain": TERRAIN_IDS[s.land[h]],
        "tile": TERRAIN_IDS[s.large[h]],
        "cubes": {ANIMAL_IDS[a]: cubes_of(s, a, h) for a in here},
        "protected": {ANIMAL_IDS[a]: n for a in here if (n := s.sheltered[h * ANIMALS + a])},
        "match": {ANIMAL_IDS[a]: match(s, a, h) for a in here},
        "endangered": [ANIMAL_IDS[a] for a in here if endangered(s, a, h)],
        "dominant": _animal_or_none(dominant(s, h)),
        "would_score": would_score(s, h),
        "chosen": is_chosen(s, h),
    }


def would_score(s: State, h: int) -> dict[str, int]:
    """DS-19.3: what each animal would score if the tile were scored now."""
    row = s.rules.tile_vp[s.land[h]]
    return {ANIMAL_IDS[a]: vp for a, vp in zip(places(s, h), row, strict=False)}


def _pawn(s: State, i: int) -> Json:
    return {"animal": ANIMAL_IDS[s.pawn[i]], "next_turn": bool(s.waits[i])}


def _animal(s: State, a: int) -> Json:
    return {
        "seat": s.owner[a],
        "vp": s.vp[a],
        "gene_pool": s.pool[a],
        "on_earth": on_earth(s, a),
        "eliminated": s.lost[a],
        "supply": s.supply[a],
        "pawns": s.pawns[a],
        "added": {ELEMENT_IDS[e]: added(s, a, e) for e in range(ELEMENTS) if added(s, a, e)},
        "elements": elements_of(s, a),
        "dominates": [hex_id(s, h) for h in range(HEXES) if s.land[h] >= 0 and dominant(s, h) == a],
    }


def _types(numbers: list[int]) -> dict[str, int]:
    return {ELEMENT_IDS[e]: n for e, n in enumerate(numbers) if n}


def _animal_or_none(a: int) -> str | None:
    return None if a == NONE else ANIMAL_IDS[a]


def hex_id(s: State, h: int) -> str:
    return s.game.vocab.groups["tile"].things[h].upper()


def corner_id(s: State, c: int) -> str:
    return s.game.vocab.groups["corner"].things[c].upper()


def space_id(s: State, i: int) -> str:
    return s.game.vocab.groups["space"].things[i]


def asking(s: State) -> Details:
    """What the text of the open question needs beside what it is about: what the action in progress has chosen."""
    details: Details = {"left": s.left, "order": s.options["migration_order"], "terrain": terrain_asked(s)}
    tile = s.scored if s.question is TAKE_CARD else s.tile
    if s.actor != NONE:
        details |= {"animal": animal_name(s, s.actor), "pawns": s.supply[s.actor], "pool": s.pool[s.actor]}
    if tile != NONE:
        details |= {"tile": tile_name(s, tile), "match": match(s, s.actor, tile), "terrain": TERRAIN_IDS[s.land[tile]]}
    for name, kind in s.question.about.items():
        if kind == "tile":
            details[f"{name}_terrain"] = TERRAIN_IDS[s.land[s.about[name]]]
    card, element = card_in_progress(s), element_asked(s)
    if card != NONE:
        details |= {"card": s.game.name(CARD + card), "effect": CARD_IDS[card]}
    if element != NONE:
        details["element"] = element_name(s, element)
    if s.question is INITIATIVE_SWAP:
        details["other"] = animal_name(s, s.track[s.track.index(s.actor) - 1])
    return details


def answering(s: State, token: int) -> Details:
    """What the text of an answer needs: the terrain of a tile or of a stack, the element on a corner."""
    details: Details = {}
    terrain, element = NONE, NONE
    if TILE <= token < CORNER:
        terrain = s.land[token - TILE]
    elif STACK <= token < TILE:
        terrain = s.face_up[token - STACK]
    elif CORNER <= token < SPACE:
        element = s.disk[token - CORNER]
    if terrain != NONE:
        details["answer_terrain"] = TERRAIN_IDS[terrain]
    if element != NONE:
        details["disk"] = element_name(s, element)
    return details


def card_in_progress(s: State) -> int:
    """In Domination whatever is asked besides tile, claims and card belongs to the card that was taken last."""
    asked = s.seat is not None and s.phase == DOMINATION and s.question not in BESIDE_CARDS
    return s.used[-1] if asked else NONE


def element_asked(s: State) -> int:
    """The type that is being placed, or around which cubes are added."""
    if s.question is SPECIATION_ELEMENT:
        return s.rules.element_of_space[s.space]
    return NONE if s.phase == COMPETITION else s.type


def terrain_asked(s: State) -> str:
    """The terrain of the tile that is being placed, or on which animals compete."""
    if s.question is WANDERLUST_HEX:
        return TERRAIN_IDS[s.face_up[s.about["stack"]]]
    return TERRAIN_IDS[s.type] if s.question is COMPETITION_TILE else ""


def tiles_asked(s: State) -> list[int]:
    """The tiles that the open question is about: those it names and the one where the action takes place."""
    if s.seat is None:
        return []
    named = [s.about[name] for name, kind in s.question.about.items() if kind == "tile"]
    return named if s.tile == NONE else [s.tile, *named]


def panels(s: State, viewer: int | None, lang: str) -> list[Panel]:
    """A player is shown by the sign of the animal, or by a number while there are several animals or none yet."""
    say = s.game.texts.say
    points = scores(s)
    found = []
    for seat in range(s.players):
        mine = [a for a in range(ANIMALS) if s.owner[a] == seat]
        one = mine[0] if len(mine) == 1 else NONE
        found.append(
            Panel(
                colour=f"hsl({seat * 60} 30% 60%)" if one == NONE else COLOURS[one],
                icon="paw" if one == NONE else ICONS[one],
                letter=str(seat + 1) if one == NONE else LETTERS[one],
                title=" + ".join(s.game.texts.token(ANIMAL + a, lang) for a in mine),
                score=points[seat],
                facts=()
                if not mine
                else (
                    Fact("cube", "/".join(str(on_earth(s, a)) for a in mine), say("panel-cubes", lang)),
                    Fact("dna", "/".join(str(s.pool[a]) for a in mine), say("panel-pool", lang)),
                    Fact("pawn", "/".join(str(s.supply[a]) for a in mine), say("panel-supply", lang)),
                    Fact("cone", "/".join(str(dominated(s, a)) for a in mine), say("panel-dominates", lang)),
                ),
            )
        )
    return found


# --- numbers for learning --------------------------------------------------------------------------------------


def features(s: State, seat: int) -> list[float]:
    """Everything the view shows, the action in progress, and the question. Seats are numbered from the given one."""
    found = [s.turn / 10, float(s.last_turn), *one_of(s.phase, len(PHASE_IDS))]
    for h in range(HEXES):
        found += _hex_numbers(s, h)
    for c in range(CORNERS):
        found += one_of(s.disk[c], ELEMENTS)
    found += _supply_numbers(s)
    found += one_of(card_in_progress(s), CARDS)
    for card in range(CARDS):
        found += _card_numbers(s, card)
    found += [n / 4 for n in s.box]
    for i in range(SPACES):
        found += one_of(s.pawn[i], ANIMALS)
    found += [float(n) for n in s.waits]
    for a in range(ANIMALS):
        found += _animal_numbers(s, a, seat)
    found += _action_numbers(s)
    found += _claim_numbers(s, seat)
    return found + question_numbers(s, seat)


@cache
def one_of(value: int, size: int) -> tuple[float, ...]:
    """A flag for each possible value; none is set for NONE."""
    return tuple([float(i == value) for i in range(size)])


def _hex_numbers(s: State, h: int) -> list[float]:
    cells = slice(h * ANIMALS, (h + 1) * ANIMALS)
    return [
        *one_of(s.land[h], len(TERRAIN_IDS)),
        *one_of(s.large[h], TUNDRA),
        *[n / 4 for n in s.cubes[cells]],
        *[n / 4 for n in s.sheltered[cells]],
        *one_of(NONE if s.land[h] < 0 else dominant(s, h), ANIMALS),
        float(is_chosen(s, h)),
        float(s.scored == h),
    ]


def _supply_numbers(s: State) -> list[float]:
    found = [s.tundra_left / 11, *[n / 20 for n in s.bag], *[n / 8 for n in s.hidden], *[n / 8 for n in s.stack]]
    for terrain in s.face_up:
        found += one_of(terrain, TUNDRA)
    return found


def _card_numbers(s: State, card: int) -> list[float]:
    """Where it is, and its place among the available or used cards."""
    return [
        float(s.pile[card]),
        float(card in s.available),
        (s.available.index(card) + 1) / s.rules.card_slots if card in s.available else 0.0,
        (s.used.index(card) + 1) / CARDS if card in s.used else 0.0,
    ]


def _animal_numbers(s: State, a: int, seat: int) -> list[float]:
    elements = range(ELEMENTS)
    return [
        *one_of(NONE if s.owner[a] < 0 else (s.owner[a] - seat) % s.players, s.players),
        *(s.vp[a] / 50, s.pool[a] / 30, s.lost[a] / 30, s.supply[a] / 5, s.pawns[a] / 5),
        (s.track.index(a) + 1) / ANIMALS if a in s.track else 0.0,
        *[s.has[a * ELEMENTS + e] / 3 for e in elements],
        *[float(is_guarded(s, a, e)) for e in elements],
    ]


def _action_numbers(s: State) -> list[float]:
    """Whose action it is, on which space, what it has chosen so far, and in Migration which cubes have moved."""
    return [
        *one_of(s.actor, ANIMALS),
        *one_of(s.space, SPACES),
        *one_of(s.tile, HEXES),
        *one_of(s.type, len(TERRAIN_IDS)),  # an element or a terrain
        s.left / 7,
        *([n / 4 for n in s.arrived] or [0.0] * HEXES),
        *one_of(s.last_from, HEXES),
        *one_of(s.last_to, HEXES),
    ]


def _claim_numbers(s: State, seat: int) -> list[float]:
    """DS-29.1: the tiles that the seat may claim beside the open question."""
    claims = [0.0] * HEXES
    if s.rules.claim and s.seat == seat:
        for token in s.choices:
            if token >= CLAIM:
                claims[token - CLAIM] = 1.0
    return claims
