"""What the words of a question and of its answers say beside names: how far, how many, what it costs or brings."""

from holotype.core.types import Details

from . import academy, camps, effects, lenses, museum
from .frames import effect_asked, op_asked
from .names import (
    CAMP_AT,
    COLUMN,
    CREW,
    DECLARE_CREW,
    DO,
    ENVELOPE,
    OBJECTIVE_TILE,
    SEAL,
    SLOT,
    SPACE,
    SPECIES,
    STACK,
    WORKER,
)
from .objectives import slots_for
from .ops import (
    ACADEMY,
    ALL_FREE,
    CAMP,
    CAMP_ANY,
    CONVERT_KNOWLEDGE,
    COPY_CREW,
    DARWIN,
    DELIVER,
    EXPLORE,
    LENS,
    LETTERS,
    NAVIGATE,
    OBJECTIVE,
    OBJECTIVE_COMPLETE,
    PERFORM_LOCKED,
    REDELIVER,
)
from .placing import area_cost, knowledge_needed
from .player import colour_name, letter_name, tile_on
from .questions import (
    DRAFT_CREW,
    DRAFT_OBJECTIVES,
    INTO_ENVELOPE,
    NEXT_EFFECT,
    NEXT_STAMP,
    PLACE,
    SLOT_AT_ONCE,
    SLOT_FOR_OVERFLOW,
    SLOT_TO_COVER,
    WORKER_FOR_SEAL,
    WORKER_TO_PLACE,
)
from .rules import NONE, RESERVE, STACKS
from .state import State

SLOT_QUESTIONS = (SLOT_TO_COVER, SLOT_AT_ONCE, SLOT_FOR_OVERFLOW)


def asking(s: State) -> Details:
    """What the words of the open question name beside what it is about."""
    details: Details = {"declare": int(any(DECLARE_CREW <= token < DO for token in s.choices))}
    if s.question is DRAFT_CREW:
        details |= draft_details(s)
    elif s.question is WORKER_TO_PLACE:
        details["action"] = action_at(s, s.about["space"])
    elif s.question is NEXT_EFFECT:
        details["effects"] = sum(token >= DO for token in s.choices)
    elif s.question is WORKER_FOR_SEAL:
        details["colour"] = colour_name(s.academy[s.about["seal"]])
    elif (effect := effect_asked(s)) != NONE:
        details |= effect_details(s, effect, s.about["mods"])
    return details


def draft_details(s: State) -> Details:
    """DJ-4.6: which pick it is, how many follow, and who gets the rest of the hand."""
    assert s.seat is not None
    neighbour = f"seat:{(s.seat + 1) % s.players}"
    return {"pick": s.stage, "left": s.rules.kept - s.stage, "players": s.players, "neighbour": neighbour}


def action_at(s: State, space: int) -> str:
    """An action space; a special one by what its tile does."""
    does = [s.rules.do_token[e] for e in s.rules.lists[lenses.list_of_space(s, space)] if s.rules.op[e] >= LENS]
    special = s.rules.special_of[space] != NONE
    return s.game.name(does[0] if special and does else SPACE + space)


def effect_details(s: State, effect: int, mods: int) -> Details:
    """How far it goes, how many stamps it sends, what it costs or brings, with what medals change in it."""
    op, n = s.rules.op[effect], s.rules.n[effect]
    if op in (NAVIGATE, EXPLORE):
        return {"steps": effects.steps_of(s, effect, mods)}
    if op == ACADEMY:  # DJ-8.6, DJ-6.10
        free = academy.is_free(s.rules.free[effect], mods)
        return {"discount": academy.total_discount(n, mods), "free": int(free)}
    if op == CAMP:  # DJ-8.10
        return {"cost": 0 if mods & ALL_FREE else camps.camp_cost(s, n)}
    if op == LETTERS:  # DJ-8.12: only with empty stacks from the discard
        return {"stamps": n if s.choices[0] >= STACK else "discard"}
    if op == CONVERT_KNOWLEDGE:  # DJ-8.20
        return {"coins": n, "vp": s.rules.m[effect]}
    return {}


def answering(s: State, token: int) -> Details:
    """What an answer costs or brings; a thing that is asked about by its name alone has nothing more to say."""
    seat, question = s.seat, s.question
    assert seat is not None
    if question is PLACE and SPACE <= token < WORKER:
        return {"cost": area_cost(s, seat, token - SPACE), "tile": tile_on(s, token - SPACE)}
    if question is WORKER_TO_PLACE:
        return {"knowledge": knowledge_needed(s, seat, token - WORKER, s.about["space"])}
    if question is WORKER_FOR_SEAL:
        return {"cost": seal_cost(s, seat, s.about["seal"], token, s.about["discount"], bool(s.about["free"]))}
    if question in SLOT_QUESTIONS:
        return {"cost": 0 if s.about["free"] else s.rules.slot_cost[token - SLOT]}
    if question is INTO_ENVELOPE:
        return {"letter": letter_name(s.letter[token - ENVELOPE])}
    if question is DRAFT_OBJECTIVES:
        column = token - COLUMN
        return {"tiles": [s.game.name(OBJECTIVE_TILE + tile) for tile in s.columns[RESERVE * column :][:RESERVE]]}
    if question is NEXT_STAMP and STACK <= token < ENVELOPE:
        return {"left": s.stacks[seat * STACKS + token - STACK]}
    return effect_answer(s, seat, token)


def effect_answer(s: State, seat: int, token: int) -> Details:
    """The same for the first decision of an effect."""
    op = op_asked(s)
    free = op != NONE and s.about["mods"] & ALL_FREE != 0
    if op in (LENS, PERFORM_LOCKED) and SPACE <= token < WORKER:
        no_cost = op == PERFORM_LOCKED or academy.is_free(s.rules.free[effect_asked(s)], s.about["mods"])
        return {"cost": 0 if no_cost else s.rules.lens_cost[token - SPACE], "tile": tile_on(s, token - SPACE)}
    if op == DARWIN and SPACE <= token < WORKER:
        return {"cost": area_cost(s, seat, token - SPACE), "tile": tile_on(s, token - SPACE)}
    if op == ACADEMY and SEAL <= token < STACK:
        return seal_answer(s, seat, token - SEAL)
    if op in (CAMP, CAMP_ANY) and CAMP_AT <= token < SEAL:
        return {"cost": 0 if free else camps.camp_cost(s, token - CAMP_AT)}
    if op == LETTERS and STACK <= token < ENVELOPE:
        return {"left": s.stacks[seat * STACKS + token - STACK]}
    if op in (DELIVER, REDELIVER) and SPECIES <= token < OBJECTIVE_TILE:
        coins, steps = museum.worth_of_delivery(s, token - SPECIES)
        return {"coins": coins, "steps": steps}
    if op in (OBJECTIVE, OBJECTIVE_COMPLETE) and OBJECTIVE_TILE <= token < SLOT:
        return objective_answer(s, seat, token - OBJECTIVE_TILE, op, free)
    if op == COPY_CREW and CREW <= token < COLUMN:
        return {"owner": f"seat:{s.crew[token - CREW]}"}
    return {}


def seal_cost(s: State, seat: int, place: int, worker: int, discount: int, free: bool) -> int:
    return 0 if free else academy.price(s, seat, place, worker - WORKER, discount)


def seal_answer(s: State, seat: int, place: int) -> Details:
    """DJ-8.6: a seal by its colour, with what it costs the worker for whom it is cheapest."""
    effect, mods = effect_asked(s), s.about["mods"]
    discount, free = academy.total_discount(s.rules.n[effect], mods), academy.is_free(s.rules.free[effect], mods)
    costs = [
        seal_cost(s, seat, place, worker, discount, free) for worker in academy.rows_for(s, seat, place, discount, free)
    ]
    return {
        "seal": colour_name(s.academy[place]),
        "row": place // s.rules.columns + 1,
        "cost": min(costs),
        "more": int(max(costs) > min(costs)),
    }


def objective_answer(s: State, seat: int, tile: int, op: int, free: bool) -> Details:
    """DJ-8.16, DJ-8.17: whether it blocks a slot, and the least that a slot costs if it needs one now."""
    blocks = op == OBJECTIVE and NONE not in s.reserve[seat * RESERVE : (seat + 1) * RESERVE]
    needs_slot = blocks or (op == OBJECTIVE_COMPLETE and not s.rules.complete_any)
    costs = [s.rules.slot_cost[slot - SLOT] for slot in slots_for(s, seat, tile, False)] if needs_slot else []
    return {"blocks": int(blocks), "cost": 0 if free else min(costs, default=0)}
