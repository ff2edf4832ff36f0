"""Section 6: where a worker may stand, what that costs, and the medals it brings along."""

from . import frames, lenses
from .academy import are_alike
from .fields import HOME, NO_LENS
from .names import SPACE, WORKER
from .player import lacking, pay, seals_on, space_name, tile_on
from .questions import WORKER_TO_PLACE
from .rules import NONE, ROWS, SMALL_LENS
from .state import State


def is_usable(s: State, space: int) -> bool:
    """DJ-6.4, DJ-6.8, DJ-R.5: a small space needs a lens and holds one worker; the others hold any number."""
    r = s.rules
    if r.shape[space] != SMALL_LENS:
        return True
    return s.crowd[space] == 0 and (r.printed[space] or s.lens[space] != NO_LENS)


def area_cost(s: State, seat: int, space: int) -> int:
    """DJ-6.2, DJ-6.3, DJ-X.2, DJ-X.3: due once any worker is in the area; squares belong to no area."""
    area = s.rules.area[space]
    return s.area_price[seat] if area != NONE and s.load[area] else 0


def knowledge_needed(s: State, seat: int, row: int, space: int) -> int:
    """DJ-6.6, DJ-6.7, DJ-8.3, DJ-X.4: one token for each seal that is still missing after the purple ones."""
    special = s.rules.special_of[space]
    if special == NONE:
        return lacking(s, seat, row, s.rules.seals, space * 4)
    return lacking(s, seat, row, s.rules.tile_seals, s.special[special] * 4)


def workers_for(s: State, seat: int, space: int) -> list[int]:
    """DJ-6.8, DJ-12.1: workers at home with enough seals or knowledge; of those that are alike, only the first."""
    rows: list[int] = []
    for row in range(ROWS):
        if s.at[seat * ROWS + row] != HOME or knowledge_needed(s, seat, row, space) > s.knowledge[seat]:
            continue
        if not any(are_alike(s, seat, row, other - WORKER) for other in rows):
            rows.append(WORKER + row)
    return rows


def spaces_to_place(s: State, seat: int) -> list[int]:
    """DJ-5.2, DJ-6.8: the squares are always among them."""
    return [SPACE + space for space in range(s.rules.spaces) if can_place(s, seat, space)]


def can_place(s: State, seat: int, space: int) -> bool:
    """DJ-6.8: some worker at home may stand there; squares ask for nothing."""
    if s.rules.area[space] == NONE:
        return True
    if not is_usable(s, space) or area_cost(s, seat, space) > s.coins[seat]:
        return False
    knowledge = s.knowledge[seat]
    first = seat * ROWS
    for row in range(ROWS):
        if s.at[first + row] != HOME:
            continue
        if knowledge_needed(s, seat, row, space) <= knowledge:
            return True
    return False


def choose_worker(s: State, seat: int, space: int) -> None:
    s.ask(seat, WORKER_TO_PLACE, workers_for(s, seat, space), place, space)


def place(s: State, seat: int, token: int, space: int) -> None:
    """DJ-6.9, DJ-6.11: place the worker; its medals count as they are now."""
    row = token - WORKER
    knowledge = knowledge_needed(s, seat, row, space)
    s.knowledge[seat] -= knowledge
    s.at[seat * ROWS + row] = space
    if s.logging:
        s.note(
            "DJ-5.3", "places", seat=seat, worker=s.game.name(token), space=space_name(s, space), tile=tile_on(s, space)
        )
        if knowledge:
            s.note("DJ-6.6", "uses-knowledge", seat=seat, n=knowledge)
    stand(s, seat, space, medals_of(s, seat, row), 0)


def medals_of(s: State, seat: int, row: int) -> int:
    """DJ-6.9: 0 is none, 1 the silver medal, 2 both."""
    seals = seals_on(s, seat, row)
    return (1 if seals >= s.rules.silver_at else 0) + (1 if seals >= s.rules.gold_at else 0)


def stand(s: State, seat: int, space: int, medals: int, chain: int) -> None:
    """DJ-6.3, DJ-6.5, DJ-6.10, DJ-6.11: pay for the area, pay the lens owner, then the effects."""
    r = s.rules
    cost = area_cost(s, seat, space)
    pay(s, seat, cost)
    if s.logging and cost:
        s.note("DJ-6.3", "pays-area", seat=seat, n=cost)
    s.crowd[space] += 1
    if r.area[space] != NONE:
        s.load[r.area[space]] += 1
    pay_lens_owner(s, seat, space)
    page = r.page[space]
    medal = 0 if page == NONE else page * 3 + medals
    second = 0 if page == NONE else r.medal_list[medal]
    mods = 0 if page == NONE else r.medal_mods[medal]
    if s.logging and (second or mods):
        log_medals(s, seat, page, medals)
    frames.enter(s, seat, lenses.list_of_space(s, space), second, mods, chain | lenses.chain_of(s, space))


def pay_lens_owner(s: State, seat: int, space: int) -> None:
    """DJ-6.5, DJ-X.18: the owner of an opponent's lens gains a coin from the supply."""
    owner = s.lens[space]
    if owner >= 0 and owner != seat:
        s.coins[owner] += s.rules.lens_income
        if s.logging:
            s.note("DJ-6.5", "lens-income", seat=owner, n=s.rules.lens_income, space=space_name(s, space))


def log_medals(s: State, seat: int, page: int, medals: int) -> None:
    """DJ-6.10: log what the medals of the worker bring on this page."""
    s.note("DJ-6.10", "silver-medal", seat=seat, page=page)
    if medals == 2:
        s.note("DJ-6.10", "gold-medal", seat=seat, page=page)


# --- the Darwin figure -----------------------------------------------------------------------------------------------


def spaces_for_darwin(s: State, seat: int) -> list[int]:
    """DJ-13.1, DJ-13.2, DJ-13.5: spaces that the figure can go to: it has all seals, but its player pays."""
    if s.darwin != NONE:
        return []
    return [
        SPACE + space
        for space in range(s.rules.spaces)
        if is_usable(s, space) and area_cost(s, seat, space) <= s.coins[seat]
    ]


def place_darwin(s: State, seat: int, space: int, chain: int) -> None:
    """DJ-13.1, DJ-13.2, DJ-13.4, DJ-R.14: the figure acts as a worker with both medals of its player."""
    s.darwin = space
    if s.logging:
        s.note("DJ-13.1", "places-darwin", seat=seat, space=space_name(s, space), tile=tile_on(s, space))
    stand(s, seat, space, 2, chain)
