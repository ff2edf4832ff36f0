"""Section 8: seals from the academy, and special seals."""

from .names import SEAL, WORKER
from .ops import ALL_FREE, SEAL_DISCOUNT
from .player import colour_name, is_used, pay, seals_at, seals_on
from .questions import WORKER_FOR_SEAL
from .rules import NONE, PURPLE, ROWS
from .state import State


def slot_cost(s: State, seat: int, row: int) -> int:
    """What the next slot of a row costs; NONE if the row is full or has no slots (DJ-4.4)."""
    costs = s.rules.seal_cost[row]
    filled = seals_on(s, seat, row)
    return costs[filled] if filled < len(costs) else NONE


def price(s: State, seat: int, place: int, row: int, discount: int) -> int:
    """DJ-7.7, DJ-8.6, DJ-R.16, DJ-X.21: row and slot together, less all discounts, never below 0."""
    scroll = 0 if s.scroll_free[seat] else s.rules.row_cost[place // s.rules.columns]
    return max(0, scroll + slot_cost(s, seat, row) - discount)


def rows_for(s: State, seat: int, place: int, discount: int, free: bool) -> list[int]:
    """DJ-8.6, DJ-12.2a: workers with an empty slot that can be paid for; of workers that are alike, only the first."""
    rows: list[int] = []
    for row in range(1, ROWS - 1):
        if slot_cost(s, seat, row) == NONE or (not free and price(s, seat, place, row, discount) > s.coins[seat]):
            continue
        if not any(are_alike(s, seat, row, other - WORKER) for other in rows):
            rows.append(WORKER + row)
    return rows


def are_alike(s: State, seat: int, one: int, two: int) -> bool:
    """DJ-12.2a: same seals, same place, and both or neither used for a card; workers 1 and 5 are like no other."""
    if min(one, two) == 0 or max(one, two) == ROWS - 1:
        return False
    a = seals_at(seat, one)
    b = seals_at(seat, two)
    return (
        s.wax[a : a + 5] == s.wax[b : b + 5]
        and s.at[seat * ROWS + one] == s.at[seat * ROWS + two]
        and is_used(s, seat, one) == is_used(s, seat, two)
    )


def seals_to_take(s: State, seat: int, discount: int, free: bool) -> list[int]:
    """DJ-8.6, DJ-12.2: seals that some worker has a slot for and the seat can pay for."""
    open_ = False
    cheapest = 99
    for row in range(1, ROWS - 1):
        cost = slot_cost(s, seat, row)
        if cost != NONE:
            open_ = True
            cheapest = min(cheapest, cost)
    if not open_:
        return []
    found: list[int] = []
    columns = s.rules.columns
    for place in range(len(s.academy)):
        if s.academy[place] != NONE:
            scroll = 0 if s.scroll_free[seat] else s.rules.row_cost[place // columns]
            if free or max(0, scroll + cheapest - discount) <= s.coins[seat]:
                found.append(SEAL + place)
    return found


def total_discount(n: int, mods: int) -> int:
    """DJ-6.10: the gold medal makes every seal of this action one coin cheaper."""
    return n + 1 if mods & SEAL_DISCOUNT else n


def take_seal(s: State, seat: int, place: int, discount: int, free: bool) -> None:
    """DJ-8.6, DJ-R.28: the seal is chosen; now ask which worker gets it."""
    s.ask(seat, WORKER_FOR_SEAL, rows_for(s, seat, place, discount, free), put_seal, place, discount, free)


def put_seal(s: State, seat: int, token: int, place: int, discount: int, free: bool) -> None:
    """DJ-8.6, DJ-I.9: on the leftmost empty slot; the place in the academy stays empty until Preparation."""
    row = token - WORKER
    cost = 0 if free else price(s, seat, place, row, discount)
    pay(s, seat, cost)
    if s.logging:
        s.note(
            "DJ-8.6",
            "takes-seal",
            seat=seat,
            seal=colour_name(s.academy[place]),
            place=s.game.name(SEAL + place),
            row=place // s.rules.columns + 1,
            worker=s.game.name(token),
            n=cost,
        )
    s.wax[seals_at(seat, row) + s.academy[place]] += 1
    s.academy[place] = NONE
    if s.logging:
        log_medal(s, seat, row)


def log_medal(s: State, seat: int, row: int) -> None:
    """DJ-6.9: filling a slot may earn a medal."""
    seals = seals_on(s, seat, row)
    if seals == s.rules.silver_at:
        s.note("DJ-6.9", "earns-silver", seat=seat, worker=s.game.name(WORKER + row))
    elif seals == s.rules.gold_at:
        s.note("DJ-6.9", "earns-gold", seat=seat, worker=s.game.name(WORKER + row))


def is_free(flag: bool, mods: int) -> bool:
    return flag or mods & ALL_FREE != 0


def rows_for_special(s: State, seat: int) -> list[int]:
    """DJ-8.19: any worker with an empty slot, while special seals are left."""
    rows: list[int] = []
    if s.purple:
        for row in range(1, ROWS - 1):
            if slot_cost(s, seat, row) != NONE and not any(are_alike(s, seat, row, r - WORKER) for r in rows):
                rows.append(WORKER + row)
    return rows


def put_special_seal(s: State, seat: int, row: int) -> None:
    """DJ-8.19: free of charge."""
    s.purple -= 1
    s.wax[seals_at(seat, row) + PURPLE] += 1
    if s.logging:
        s.note("DJ-8.19", "takes-special-seal", seat=seat, worker=s.game.name(WORKER + row))
        log_medal(s, seat, row)
