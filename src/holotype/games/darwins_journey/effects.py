"""Section 8: every effect type: what it begins with, and what it does. No tile has code of its own."""

from . import academy, camps, crew, journey, lenses, letters, museum, objectives, placing
from .fields import HOME, LOCKED
from .names import CAMP_AT, CREW, FOR_COINS, FOR_VP, ISLAND, MAP, OBJECTIVE_TILE, SEAL, SPACE, SPECIES, WORKER
from .ops import (
    ACADEMY,
    CAMP,
    CAMP_ANY,
    CHOICE,
    COINS,
    COLLECT,
    CONVERT_KNOWLEDGE,
    COPY_CREW,
    DARWIN,
    DELIVER,
    DISTRIBUTE,
    END_VP,
    EXPLORE,
    EXPLORE_PLUS,
    FIFTH_WORKER,
    KNOWLEDGE,
    LENS,
    LETTERS,
    NAVIGATE,
    NAVIGATE_PLUS,
    OBJECTIVE,
    OBJECTIVE_COMPLETE,
    PAID,
    PASSED_SPACE,
    PASSIVE_AREA_COST,
    PASSIVE_LAG_CAP,
    PASSIVE_MULTIPLIER,
    PASSIVE_SCROLL_FREE,
    PERFORM_LOCKED,
    REACTIVATE_TENT,
    REDELIVER,
    RESEARCH,
    RESERVE_TURN_ORDER,
    SEND_EXPLORER,
    SPECIAL_SEAL,
    SPECIMEN_ANY,
    SPECIMEN_MY_ISLAND,
    STAMP_PLUS,
    THEORY,
    TO_BEAGLE,
    VP,
)
from .player import (
    collect,
    gain_coins,
    gain_knowledge,
    gain_theory,
    gain_vp,
    has_studied,
    send,
    specimen_on,
    study,
)
from .rules import NONE, ROWS
from .state import State

# --- what is simply gained -------------------------------------------------------------------------------------------


def gain(s: State, seat: int, e: int) -> None:
    """DJ-8.1 to DJ-8.4, DJ-8.9, DJ-8.18, DJ-8.28, DJ-8.29: mandatory effects."""
    op = s.rules.op[e]
    n = s.rules.n[e]
    if op == VP:
        gain_vp(s, seat, n)
    elif op == COINS:
        gain_coins(s, seat, n)
    elif op == KNOWLEDGE:
        gain_knowledge(s, seat, n)
    elif op == THEORY:
        gain_theory(s, seat, n)
    elif op == COLLECT:
        collect(s, seat, n)
    elif op == RESERVE_TURN_ORDER:
        reserve_turn_order(s, seat)
    elif op == FIFTH_WORKER:
        fifth_worker(s, seat)
    else:
        gain_passive(s, seat, op, n)


def reserve_turn_order(s: State, seat: int) -> None:
    """DJ-8.18, DJ-R.23, DJ-R.43: the leftmost free spot; the queue has no limit."""
    s.queue.append(seat)
    if s.logging:
        s.note("DJ-8.18", "queues", seat=seat, n=len(s.queue))


def fifth_worker(s: State, seat: int) -> None:
    """DJ-8.28, DJ-5.4: it joins row 5; its owner has one more turn as soon as there are turns."""
    if s.at[seat * ROWS + ROWS - 1] == LOCKED:
        s.at[seat * ROWS + ROWS - 1] = HOME
    if s.logging:
        s.note("DJ-8.28", "fifth-worker", seat=seat)


def gain_passive(s: State, seat: int, op: int, n: int) -> None:
    """DJ-8.29: permanent from now on. What counts at the end (DJ-11.2a) does nothing here."""
    if op == PASSIVE_SCROLL_FREE:
        s.scroll_free[seat] = 1
    elif op == PASSIVE_AREA_COST:
        s.area_price[seat] = n
    elif op == PASSIVE_LAG_CAP:
        s.lag_cap[seat] = n
    elif op == PASSIVE_MULTIPLIER:
        s.multiplier[seat] += n
    if s.logging and op != END_VP:
        s.note("DJ-8.29", "passive", seat=seat, which=op - PASSIVE_SCROLL_FREE, n=n)


# --- what may be declined --------------------------------------------------------------------------------------------


def options_of(s: State, seat: int, e: int, mods: int, chain: int) -> list[int]:
    """DJ-7.6, DJ-12.1, DJ-12.2: the tokens of the effect's first decision; none where it cannot be carried out."""
    r = s.rules
    op = r.op[e]
    if op == EXPLORE:
        return journey.land_steps(s, seat)
    if op == NAVIGATE:
        return journey.sea_steps(s, seat)
    if op == LETTERS:
        return letters.first_stamps(s, seat, r.n[e], 1 if mods & STAMP_PLUS else 0)
    if op == ACADEMY:
        discount = academy.total_discount(r.n[e], mods)
        return academy.seals_to_take(s, seat, discount, academy.is_free(r.free[e], mods))
    if op == LENS:
        return lenses.lens_places(s, seat, academy.is_free(r.free[e], mods))
    if op == CAMP:
        return [CAMP_AT + r.n[e]] if camps.can_pitch(s, seat, r.n[e], mods) else []
    if op == OBJECTIVE:
        return objectives.tiles_to_gain(s, seat, academy.is_free(False, mods))
    if op == DELIVER:
        return museum.to_deliver(s, seat)
    if op == RESEARCH:
        return museum.to_research(s, seat)
    return rarer_options(s, seat, e, mods, chain)


def rarer_options(s: State, seat: int, e: int, mods: int, chain: int) -> list[int]:
    """The same, for effects of special tiles, crew cards and slots."""
    r = s.rules
    op = r.op[e]
    if op == PAID:
        affordable = r.n[e] <= s.coins[seat] and options_of(s, seat, r.m[e], mods, chain)
        return [r.do_token[e]] if affordable else []
    if op == CHOICE:
        return [r.do_token[option] for option in r.lists[r.m[e]] if options_of(s, seat, option, mods, chain)]
    if op == OBJECTIVE_COMPLETE:
        return objectives.tiles_to_complete(s, seat, mods)
    if op == CAMP_ANY:
        return camps.camps_to_pitch(s, seat, mods)
    if op == REDELIVER:
        return museum.to_redeliver(s, seat)
    if op == SPECIAL_SEAL:
        return academy.rows_for_special(s, seat)
    if op == CONVERT_KNOWLEDGE:
        return [FOR_COINS, FOR_VP] if s.knowledge[seat] else []
    if op == SEND_EXPLORER:
        return journey.islands_to_reach(s, seat)
    if op == PERFORM_LOCKED:
        return lenses.locked_places(s, chain)
    if op == SPECIMEN_ANY:
        return museum.not_studied(s, seat)
    if op == SPECIMEN_MY_ISLAND:
        return museum.on_my_islands(s, seat)
    if op == TO_BEAGLE:
        return [r.do_token[e]] if journey.can_catch_up(s, seat) else []
    if op == COPY_CREW:
        return crew.cards_to_copy(s, chain)
    if op == REACTIVATE_TENT:
        return camps.own_camps(s, seat)
    return placing.spaces_for_darwin(s, seat)


def can_do(s: State, seat: int, e: int) -> bool:
    """DJ-8.8f: whether an effect of a map space can do something now."""
    op = s.rules.op[e]
    if op == COLLECT:
        species = specimen_on(s, s.rules.n[e])
        return species != NONE and not has_studied(s, seat, species)
    if op == THEORY:
        return s.theory[seat] < len(s.rules.books) - 1
    return op < LENS or len(options_of(s, seat, e, 0, 0)) > 0


def steps_of(s: State, e: int, mods: int) -> int:
    """DJ-8.7, DJ-8.8: how far a ship or an explorer may go."""
    plus = EXPLORE_PLUS if s.rules.op[e] == EXPLORE else NAVIGATE_PLUS
    return s.rules.n[e] + (1 if mods & plus else 0)


def perform(s: State, seat: int, token: int, e: int, mods: int, chain: int) -> None:
    """The effect goes on from the token that was named."""
    r = s.rules
    op = r.op[e]
    if op in (EXPLORE, NAVIGATE):
        journey.set_out(s, seat, token - MAP, steps_of(s, e, mods), mods & PASSED_SPACE != 0)
    elif op == LETTERS:
        more = 1 if mods & STAMP_PLUS else 0
        letters.begin_letters(s, seat, token, r.n[e], more, r.free[e] or mods & DISTRIBUTE != 0)
    elif op == ACADEMY:
        discount = academy.total_discount(r.n[e], mods)
        academy.take_seal(s, seat, token - SEAL, discount, academy.is_free(r.free[e], mods))
    elif op == LENS:
        lenses.put_lens(s, seat, token - SPACE, academy.is_free(r.free[e], mods), chain)
    elif op in (CAMP, CAMP_ANY):
        camps.pitch(s, seat, token - CAMP_AT, mods)
    elif op == OBJECTIVE:
        objectives.gain_tile(s, seat, token - OBJECTIVE_TILE, mods)
    elif op == DELIVER:
        museum.deliver(s, seat, token - SPECIES)
    else:
        perform_rarer(s, seat, token, e, mods, chain)


def perform_rarer(s: State, seat: int, token: int, e: int, mods: int, chain: int) -> None:
    """DJ-8.15, DJ-8.23, DJ-8.27: studying; and the other effects of tiles, cards and slots."""
    op = s.rules.op[e]
    if op in (RESEARCH, SPECIMEN_ANY, SPECIMEN_MY_ISLAND):
        study(s, seat, token - SPECIES)
        if s.logging:
            log_study(s, seat, op, s.game.name(token))
    elif op == OBJECTIVE_COMPLETE:
        objectives.complete_at_once(s, seat, token - OBJECTIVE_TILE, mods)
    elif op == REDELIVER:
        museum.redeliver(s, seat, token - SPECIES)
    elif op == SPECIAL_SEAL:
        academy.put_special_seal(s, seat, token - WORKER)
    elif op == CONVERT_KNOWLEDGE:
        convert(s, seat, token, s.rules.n[e], s.rules.m[e])
    elif op == SEND_EXPLORER:
        send(s, seat, token - ISLAND)
        if s.logging:
            s.note("DJ-8.21", "sends", seat=seat, island=s.game.name(token))
    elif op == PERFORM_LOCKED:
        lenses.perform_locked(s, seat, token - SPACE, chain)
    elif op == TO_BEAGLE:
        journey.catch_up(s, seat)
    elif op == COPY_CREW:
        crew.copy_crew(s, seat, token - CREW, chain)
    elif op == REACTIVATE_TENT:
        camps.repeat_camp(s, seat, token - CAMP_AT)
    elif op == DARWIN:
        placing.place_darwin(s, seat, token - SPACE, chain)


def log_study(s: State, seat: int, op: int, species: str) -> None:
    """DJ-8.15, DJ-8.23, DJ-8.27"""
    if op == RESEARCH:
        s.note("DJ-8.15", "researches", seat=seat, species=species)
    elif op == SPECIMEN_ANY:
        s.note("DJ-8.23", "finds", seat=seat, species=species)
    else:
        s.note("DJ-8.27", "finds-on-island", seat=seat, species=species)


def convert(s: State, seat: int, token: int, coins: int, vp: int) -> None:
    """DJ-8.20: one knowledge token for coins or points, once."""
    s.knowledge[seat] -= 1
    if s.logging:
        s.note("DJ-8.20", "converts", seat=seat)
    if token == FOR_COINS:
        gain_coins(s, seat, coins)
    else:
        gain_vp(s, seat, vp)
