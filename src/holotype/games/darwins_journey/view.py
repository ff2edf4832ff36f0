"""What a seat may see of the table, in JSON terms, in numbers, and beside its name on the page."""

from holotype.core.panels import Fact, Panel
from holotype.core.types import Json
from holotype.pictures import SEATS

from .data import COLOURS
from .draft import hand_of
from .fields import FINAL, HOME, LOCKED, NO_LENS, STARTING_LENS
from .names import COLOUR_NAMES, CREW, OBJECTIVE_TILE, SPECIES
from .player import lenses_out, objectives_done, seals_at, special_name, tents_out
from .position import goal_ids
from .preparation import in_deck
from .rules import ENVELOPES, ISLANDS, NONE, RESERVE, ROWS, SLOTS, STACKS
from .scoring import scores
from .state import State

PHASES = ("setup", "action", "turn-order", "reward", "preparation", "final")


def thing(s: State, token: int) -> str:
    """The name of a token without its kind."""
    return s.game.name(token).partition(":")[2]


def view(s: State, viewer: int | None) -> Json:
    """DJ-12.4: everything is public but the crew draft, where each seat sees its own cards."""
    groups = s.game.vocab.groups
    spaces = groups["space"].things
    places = groups["map"].things
    camps = groups["camp"].things
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "active": s.active if s.active >= 0 else None,
        "order": s.order.copy(),
        "queue": s.queue.copy(),
        "beagle": places[s.beagle],
        "spaces": {
            spaces[i]: {
                "workers": workers_at(s, i),
                "lens": {NO_LENS: None, STARTING_LENS: "starting"}.get(s.lens[i], s.lens[i]),
                "darwin": s.darwin == i,
            }
            for i in range(s.rules.spaces)
        },
        "areas": s.load.copy(),
        "special": [special_id(tile) for tile in s.special],
        "letters": [f"letter-{tile + 1}" for tile in s.letter],
        "goals": [goal_ids()[goal] for goal in s.goals],
        "academy": [None if seal == NONE else COLOURS[seal] for seal in s.academy],
        "supply": dict(zip(COLOURS, s.supply, strict=True)),
        "special_seals": s.purple,
        "objectives": [None if tile == NONE else thing(s, OBJECTIVE_TILE + tile) for tile in s.display],
        "decks": {metal: in_deck(s, metal == "gold") for metal in ("silver", "gold")},
        "columns": [None if tile == NONE else thing(s, OBJECTIVE_TILE + tile) for tile in s.columns],
        "specimens": {
            places[s.rules.flag_space[flag]]: thing(s, SPECIES + species)
            for flag, species in enumerate(s.specimen)
            if species != NONE
        },
        "museum": [thing(s, SPECIES + i) for i in range(16) if s.museum[i]],
        "row_coins": [COLOURS[row] for row in range(4) if s.row_coin[row]],
        "paid": [places[i] for i, bit in enumerate(s.rules.bonus_bit) if bit & s.bonuses],
        "camps": {
            camp: s.tents[i * s.players : (i + 1) * s.players]
            for i, camp in enumerate(camps)
            if any(s.tents[i * s.players : (i + 1) * s.players])
        },
        "pick": s.stage or None,
        "seats": [_seat(s, seat, viewer) for seat in range(s.players)],
    }


def special_id(tile: int) -> str | None:
    return None if tile == NONE else special_name(tile).replace(":", "-")


def workers_at(s: State, space: int) -> list[list[int]]:
    """Seat and row of the workers on a space."""
    return [[worker // ROWS, worker % ROWS + 1] for worker, at in enumerate(s.at) if at == space]


def _seat(s: State, seat: int, viewer: int | None) -> Json:
    places = s.game.vocab.groups["map"].things
    return {
        "vp": s.vp[seat],
        "score": scores(s)[seat],
        "coins": s.coins[seat],
        "knowledge": s.knowledge[seat],
        "theory": s.theory[seat],
        "ship": places[s.ship[seat]],
        "explorers": [places[p] for p in s.explorer[seat * ISLANDS : (seat + 1) * ISLANDS] if p != NONE],
        "workers": [_worker(s, seat, row) for row in range(ROWS)],
        "tents": tents_out(s, seat),
        "lenses": lenses_out(s, seat),
        "stacks": s.stacks[seat * STACKS : (seat + 1) * STACKS],
        "envelopes": s.stamps[seat * ENVELOPES : (seat + 1) * ENVELOPES],
        "discard": s.discard[seat],
        "studied": [thing(s, SPECIES + i) for i in range(16) if s.studied[seat] >> i & 1],
        "reserve": [
            thing(s, OBJECTIVE_TILE + t) for t in s.reserve[seat * RESERVE : (seat + 1) * RESERVE] if t != NONE
        ],
        "slots": _slots(s, seat),
        "crew": {
            thing(s, CREW + card): None if s.linked[card] == NONE else s.linked[card] + 1
            for card, owner in enumerate(s.crew)
            if owner == seat
        },
        "draft": _draft(s, seat) if seat == viewer and s.stage else None,
    }


def _worker(s: State, seat: int, row: int) -> Json:
    at = s.at[seat * ROWS + row]
    first = seals_at(seat, row)
    return {
        "at": {HOME: "home", LOCKED: None}.get(at) if at < 0 else s.game.vocab.groups["space"].things[at],
        "seals": [COLOUR_NAMES[c] for c in range(5) for _ in range(s.wax[first + c])],
    }


def _slots(s: State, seat: int) -> Json:
    slots = s.game.vocab.groups["slot"].things
    return {
        slots[i]: {
            "tile": thing(s, OBJECTIVE_TILE + s.slots[seat * SLOTS + i]),
            "done": bool(s.turned[seat * SLOTS + i]),
        }
        for i in range(SLOTS)
        if s.slots[seat * SLOTS + i] != NONE
    }


def _draft(s: State, seat: int) -> Json:
    """DJ-4.6: the own hand and the cards kept so far."""
    kept = sorted((s.picked[card], card) for card in range(len(s.crew)) if s.keeper[card] == seat)
    return {
        "hand": [thing(s, card) for card in hand_of(s, seat, s.stage)],
        "kept": [thing(s, CREW + card) for _, card in kept],
    }


def panels(s: State, viewer: int | None, lang: str) -> list[Panel]:
    say = s.game.texts.say
    points = scores(s) if s.phase == FINAL else s.vp
    return [
        Panel(
            colour=SEATS[seat].colour,
            icon=SEATS[seat].icon,
            letter=SEATS[seat].letter,
            title=say("panel-place", lang, n=s.order.index(seat) + 1) if s.players > 1 else "",
            score=points[seat],
            facts=(
                Fact("coins", str(s.coins[seat]), say("panel-coins", lang)),
                Fact("lightbulb", str(s.knowledge[seat]), say("panel-knowledge", lang)),
                Fact("book-open", str(s.theory[seat]), say("panel-theory", lang)),
                Fact("user", str(s.at[seat * ROWS : (seat + 1) * ROWS].count(HOME)), say("panel-workers", lang)),
                Fact("paw", str(s.studied[seat].bit_count()), say("panel-studied", lang)),
                Fact("medal", str(objectives_done(s, seat)), say("panel-objectives", lang)),
            ),
        )
        for seat in range(s.players)
    ]


def lap(vp: int) -> tuple[int, int]:
    """DJ-2.6, DJ-X.23: what the lap marker and the cube on the track of 50 show."""
    return (0, 0) if vp == 0 else ((vp - 1) // 50 * 50, (vp - 1) % 50 + 1)
