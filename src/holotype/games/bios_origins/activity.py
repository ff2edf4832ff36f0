"""Section 10: the ruling column from bottom to top."""

from . import questions
from .advancements import advance, can_advance, consequents
from .chaos import refuges, uncrowded
from .elders import (
    artisan,
    can_use_exogamy,
    can_wage_cold_war,
    cold_war,
    constitution,
    exogamy,
    guests_of,
    half_wanted,
    lore_cards,
    racism,
    study,
)
from .fields import ACTIVITY, BONUS_ROW, FOUNDATIONS, INVENTIONS, LOWER_ROW, UPPER_ROW
from .knowledge import (
    can_elect,
    can_specialize,
    can_use_library,
    elect,
    invent,
    inventable,
    library,
    specialize,
)
from .names import (
    ARTISAN,
    CARD,
    COLD_WAR,
    CONSTITUTION,
    DO,
    ELECT,
    ENSLAVE,
    EXOGAMY,
    INVENT,
    LIBRARY,
    NOBODY,
    PASS,
    PREACH,
    PROSPECT_METAL,
    PSEUDO_SCIENCE,
    RACISM,
    SCIENCE,
    SKIP,
    SPECIALIZE,
    SPREAD,
    TRADE,
    WAR,
    pair,
)
from .pieces import blitz, column, environment, inventions, lift_migrant, migrant_tokens, put_migrant, spot_name
from .spread import can_spread, goals, origin_cities, origin_spots, reach, spread
from .state import State
from .transactions import can_transact, emissary_talks, morality, transact, xenophobic
from .urbanize import can_urbanize, urbanize


def activity_phase(s: State) -> None:
    """BO-10.1: the elements of the ruling column, from its newest foundation up."""
    if s.ended or s.finished:
        return
    s.phase = ACTIVITY
    s.place = FOUNDATIONS
    s.depth = len(column(s, s.active, s.ruling[s.active]))
    s.height = 0
    s.used = []
    s.partners = 0
    s.do((trapped, s.active), (next_element,))


# --- trapped ----------------------------------------------------------------------------------------------------


def trapped(s: State, seat: int) -> None:
    """BO-9.17, BO-12.8: if no spread leads anywhere, or only into starvation, one migrant may be resettled."""
    s.granted = s.refused = 0
    if not is_trapped(s, seat):
        return
    choices = migrant_tokens(s, seat)
    if s.pool[seat] > 0:
        choices = choices + [s.rules.hex0 + h for h, owner in enumerate(s.city) if owner == seat]
    s.ask(seat, questions.TRAPPED, [*choices, PASS], leave_trap)


def is_trapped(s: State, seat: int) -> bool:
    quick = blitz(s, seat)
    spots = origin_spots(s, seat, quick)
    if s.pool[seat] > 0:
        found = goals(s, seat, reach(s, seat, spots, origin_cities(s, seat, quick), 0))
        if any(uncrowded(s, seat, spot) for spot in found):
            return False
    return not any(can_leave(s, seat, spot) for spot in spots)


def can_leave(s: State, seat: int, spot: int) -> bool:
    """A migrant can go where it would not starve."""
    found = goals(s, seat, reach(s, seat, [spot], [], 0))
    s.owner[spot] = NOBODY
    safe = any(uncrowded(s, seat, x) for x in found)
    s.owner[spot] = seat
    return safe


def leave_trap(s: State, seat: int, token: int) -> None:
    """BO-9.16, BO-9.17: as a diaspora, from the migrant or from beside the city."""
    if token == PASS:
        return
    rules = s.rules
    if token < rules.spot0:
        s.ask(seat, questions.SETTLE_BESIDE, refuges(s, seat, NOBODY, token - rules.hex0), settle_beside, token)
        return
    spot = token - rules.spot0
    s.owner[spot] = NOBODY
    found = refuges(s, seat, spot, NOBODY)
    s.owner[spot] = seat
    s.ask(seat, questions.RELOCATE, found, relocate, spot)


def settle_beside(s: State, seat: int, token: int, city: int) -> None:
    """BO-9.17: a migrant of the pool, counted from beside the city."""
    put_migrant(s, seat, token - s.rules.spot0, 0)
    if s.logging:
        s.note("BO-9.17", "relocates-from-pool", seat=seat, hex=s.game.name(city), spot=s.game.name(token))


def relocate(s: State, seat: int, token: int, spot: int) -> None:
    lift_migrant(s, spot)
    put_migrant(s, seat, token - s.rules.spot0, 0)
    if s.logging:
        s.note("BO-9.17", "relocates", seat=seat, start=spot_name(s, spot), spot=s.game.name(token))


# --- the column -------------------------------------------------------------------------------------------------


def next_element(s: State) -> None:
    """BO-10.1, BO-10.2: the next element that offers anything; looked up each time, as the column may change."""
    seat = s.active
    asked = False
    while not (asked or s.ended):
        if s.place == FOUNDATIONS:
            asked = next_foundation(s, seat)
        elif s.place < INVENTIONS:
            asked = next_row(s, seat)
        else:
            kept = inventions(s, seat)
            if s.height >= len(kept):
                return
            asked = next_invention(s, seat, kept[s.height])


def next_foundation(s: State, seat: int) -> bool:
    """BO-10.2, BO-10.4, BO-11.8: one level up; what is shut down or was used already is passed over. A foundation that
    leaves the column from above brings only the used one before it back to this level."""
    mine = column(s, seat, s.ruling[seat])
    s.depth = min(s.depth, len(mine))
    if s.depth == 0:
        s.place = LOWER_ROW
        return False
    s.depth -= 1
    i = mine[s.depth]
    card = s.f_card[i]
    if s.f_dissident[i]:
        if s.logging:
            s.note("BO-10.4", "shut-down", seat=seat, only=seat, card=s.game.name(CARD + card))
        return False
    if card in s.used:
        return False
    return offer(s, seat, s.rules.options[card * 2 + s.f_half[i]], CARD + card, 0)


def next_row(s: State, seat: int) -> bool:
    element, options = -s.place, row(s, seat)
    s.place += 1
    return offer(s, seat, options, element, 0)


def next_invention(s: State, seat: int, i: int) -> bool:
    """BO-10.7: with the emissaries that lie on it now. BO-10.2: what was used and has been moved up by an older card is
    passed over."""
    s.height += 1
    card = s.v_card[i]
    if card in s.used:
        return False
    return offer(s, seat, s.rules.options[card * 2 + s.v_half[i]], CARD + card, s.v_guests[i])


def row(s: State, seat: int) -> tuple[int, ...]:
    """BO-10.1, BO-10.8: the rows of the species placard, and the bonus row of the basic game."""
    rules, ruling = s.rules, s.ruling[seat]
    if s.place == LOWER_ROW:
        return rules.lower[ruling]
    if s.place == UPPER_ROW:
        return rules.upper[ruling]
    if rules.bonus_row and environment(s, seat) >= rules.bonus_environment[ruling]:
        return rules.bonus[ruling]
    return ()


def offer(s: State, seat: int, options: tuple[int, ...], element: int, guests: int) -> bool:
    """BO-10.3: one of the options, or none; BO-21.25: unless an attack is compulsory."""
    possible = [option for option in options if can_do(s, seat, option)]
    if not possible:
        if s.logging and options:
            named = s.game.name(element) if element >= CARD else ""
            actions = [s.game.name(DO + s.rules.action[option]) for option in options]
            s.note("BO-10.6", "idle", seat=seat, only=seat, element=named, row=max(0, -element), actions=actions)
        return False
    skip = True
    if s.rules.coop:
        hostile = [option for option in possible if is_hostile(s, seat, option)]
        if hostile:
            possible, skip = hostile, False
    tokens = [DO + s.rules.action[option] for option in possible]
    if skip:
        tokens.append(SKIP)
    s.do((next_element,))
    s.ask(seat, questions.ELEMENT, tokens, use, element, guests)
    return True


def is_hostile(s: State, seat: int, option: int) -> bool:
    action = s.rules.action[option]
    return action in (PREACH, WAR, ENSLAVE) and xenophobic(s, seat, action)


def use(s: State, seat: int, token: int, element: int, guests: int) -> None:
    """BO-10.5, BO-10.7, BO-16.13: the option, the emissaries' negotiations, consequents, moral chaos."""
    if token == SKIP:
        return
    action = token - DO
    option = option_of(s, seat, element, action)
    if element >= CARD:
        s.used.append(element - CARD)
    if s.logging:
        named = s.game.name(element) if element >= CARD else ""
        s.note("BO-10.1", "uses", seat=seat, action=s.game.name(token), element=named, row=max(0, -element))
    s.do((act, seat, option), (emissary_talks, seat, guests), (consequents, seat, option, 0), (morality, seat, action))


def option_of(s: State, seat: int, element: int, action: int) -> int:
    """The option of an element with this action; no element has two (the data are checked)."""
    rules = s.rules
    if element == -LOWER_ROW:
        options = rules.lower[s.ruling[seat]]
    elif element == -UPPER_ROW:
        options = rules.upper[s.ruling[seat]]
    elif element == -BONUS_ROW:
        options = rules.bonus[s.ruling[seat]]
    elif element - CARD in s.f_card:
        options = rules.options[(element - CARD) * 2 + s.f_half[s.f_card.index(element - CARD)]]
    else:
        options = rules.options[(element - CARD) * 2 + s.v_half[s.v_card.index(element - CARD)]]
    for option in options:
        if rules.action[option] == action:
            return option
    return NOBODY


# --- all actions ------------------------------------------------------------------------------------------------


def can_do(s: State, seat: int, option: int) -> bool:
    """BO-10.6: an option is legal if its own effect can be had at least in part."""
    action = s.rules.action[option]
    if action == SPREAD:
        s.refused = 0
        return can_spread(s, seat)
    if action <= PROSPECT_METAL:
        return can_urbanize(s, seat, option)
    if action in (SPECIALIZE, ARTISAN):
        return can_specialize(s, seat)
    if action == INVENT:
        return bool(inventable(s, seat))
    if action == LIBRARY:
        return can_use_library(s, seat)
    if action == ELECT:
        return can_elect(s, seat)
    if action >= TRADE and action <= ENSLAVE:
        s.refused = 0
        return can_transact(s, seat, action)
    if action == EXOGAMY:
        return can_use_exogamy(s, seat)
    if action == RACISM:
        return bool(guests_of(s, seat))
    if action == COLD_WAR:
        return can_wage_cold_war(s, seat)
    if action == CONSTITUTION:
        return seat in s.f_seat
    if action in (SCIENCE, PSEUDO_SCIENCE):
        return bool(lore_cards(s, seat, half_wanted(action)))
    return can_advance(s, seat, pair(action, s.rules.limit[option]))


def act(s: State, seat: int, option: int) -> None:
    """BO-10.9, BO-17.6: the action of an option."""
    action = s.rules.action[option]
    if action == SPREAD:
        spread(s, seat)
    elif action <= PROSPECT_METAL:
        urbanize(s, seat, option)
    elif action == SPECIALIZE:
        specialize(s, seat)
    elif action == INVENT:
        invent(s, seat)
    elif action == LIBRARY:
        library(s, seat)
    elif action == ELECT:
        elect(s, seat)
    elif action >= TRADE and action <= ENSLAVE:
        transact(s, seat, action)
    elif action >= EXOGAMY and action <= PSEUDO_SCIENCE:
        elder_action(s, seat, action)
    else:
        advance(s, seat, pair(action, s.rules.limit[option]))


def elder_action(s: State, seat: int, action: int) -> None:
    if action == EXOGAMY:
        exogamy(s, seat)
    elif action == RACISM:
        racism(s, seat)
    elif action == COLD_WAR:
        cold_war(s, seat)
    elif action == ARTISAN:
        artisan(s, seat)
    elif action == CONSTITUTION:
        constitution(s, seat)
    else:
        study(s, seat, action)
