"""Section 17: exogamy, racism, cold war, artisan, constitution, science."""

from . import questions
from .chaos import BY_COLD_WAR, take_chaos
from .inventions import add_invention, limit_inventions, may_keep
from .knowledge import market_cards
from .names import CARD, CULTURE, DISCIPLINE, INDUSTRY, PLAYER, SCIENCE
from .pieces import (
    card_name,
    elder_cards,
    elders,
    emissaries,
    emissary_cards,
    expend,
    inventions,
    send_home,
    turn_foundation,
    welfare,
)
from .state import State


def exogamy_targets(s: State, seat: int) -> list[int]:
    """BO-17.1, BO-15.6: rivals' inventions without an emissary of the player."""
    bit = 1 << seat
    return [CARD + s.v_card[i] for i, owner in enumerate(s.v_seat) if owner != seat and not s.v_guests[i] & bit]


def can_use_exogamy(s: State, seat: int) -> bool:
    return s.will[seat] > 0 and bool(exogamy_targets(s, seat))


def exogamy(s: State, seat: int) -> None:
    """BO-17.1: a pawn of free will becomes an emissary."""
    s.ask(seat, questions.EXOGAMY, exogamy_targets(s, seat), send_emissary)


def send_emissary(s: State, seat: int, token: int) -> None:
    s.will[seat] -= 1
    s.v_guests[s.v_card.index(token - CARD)] |= 1 << seat
    if s.logging:
        owner = s.v_seat[s.v_card.index(token - CARD)]
        s.note("BO-17.1", "sends-emissary", seat=seat, card=s.game.name(token), other=f"seat:{owner}")


def guests_of(s: State, seat: int) -> list[int]:
    """The player's inventions with an emissary on them, as tokens."""
    return [CARD + s.v_card[i] for i in inventions(s, seat) if s.v_guests[i]]


def racism(s: State, seat: int) -> None:
    """BO-17.2: one rival emissary on an invention of the player is expended."""
    s.ask(seat, questions.RACISM, guests_of(s, seat), choose_guest)


def choose_guest(s: State, seat: int, token: int) -> None:
    guests = s.v_guests[s.v_card.index(token - CARD)]
    s.ask(seat, questions.GUEST, [PLAYER + other for other in range(s.players) if guests >> other & 1], expel, token)


def expel(s: State, seat: int, token: int, card: int) -> None:
    expend(s, token - PLAYER, card)
    if s.logging:
        s.note("BO-17.2", "expels", seat=seat, other=f"seat:{token - PLAYER}", card=s.game.name(card))


def poorer(s: State, seat: int) -> list[int]:
    """BO-17.3: rivals with lower welfare, as tokens."""
    mine = welfare(s, seat)
    return [PLAYER + other for other in range(s.players) if other != seat and welfare(s, other) < mine]


def can_wage_cold_war(s: State, seat: int) -> bool:
    return bool(poorer(s, seat)) and elders(s, seat) + emissaries(s, seat) > 0


def cold_war(s: State, seat: int) -> None:
    """BO-17.3: an elder or emissary is expended; a rival with lower welfare takes 1 chaos."""
    s.ask(seat, questions.PAY_FOR_COLD_WAR, elder_cards(s, seat) + emissary_cards(s, seat), pay_for_cold_war)


def pay_for_cold_war(s: State, seat: int, token: int) -> None:
    send_home(s, seat, token, "BO-17.3")
    s.ask(seat, questions.COLD_WAR, poorer(s, seat), threaten)


def threaten(s: State, seat: int, token: int) -> None:
    if s.logging:
        s.note("BO-17.3", "cold-war", seat=seat, other=f"seat:{token - PLAYER}")
    take_chaos(s, token - PLAYER, 1, 0, BY_COLD_WAR)


def artisan(s: State, seat: int) -> None:
    """BO-17.4: a pawn of free will onto any market card."""
    s.ask(seat, questions.ARTISAN, market_cards(s), place_artisan)


def place_artisan(s: State, seat: int, token: int) -> None:
    s.will[seat] -= 1
    s.elders[s.market.index(token - CARD) * 4 + seat] += 1
    if s.logging:
        s.note("BO-17.4", "places-elder", seat=seat, card=s.game.name(token))


def constitution(s: State, seat: int) -> None:
    """BO-17.5: the player turns one foundation, of any column."""
    s.ask(
        seat, questions.CONSTITUTION, [CARD + s.f_card[i] for i, owner in enumerate(s.f_seat) if owner == seat], amend
    )


def amend(s: State, seat: int, token: int) -> None:
    """BO-17.5: a dissident on it returns without loss."""
    i = s.f_card.index(token - CARD)
    if s.f_dissident[i]:
        s.pool[seat] += 1
        if s.logging:
            s.note("BO-17.5", "dissident-returns", seat=seat, card=s.game.name(token))
    column = turn_foundation(s, i)
    if s.logging:
        shown = s.game.name(DISCIPLINE + column)
        s.note("BO-17.5", "amends", seat=seat, card=s.game.name(token), discipline=shown)


def lore_cards(s: State, seat: int, discipline: int) -> list[int]:
    """BO-17.7, BO-17.8: lore with a half of this discipline that the player may keep."""
    halves = s.rules.halves
    return [
        CARD + card
        for card in s.lore
        if discipline in (halves[card * 2], halves[card * 2 + 1]) and may_keep(s, seat, card)
    ]


def half_wanted(action: int) -> int:
    return INDUSTRY if action == SCIENCE else CULTURE


def study(s: State, seat: int, action: int) -> None:
    """BO-17.7, BO-17.8: science takes an industry half from the lore deck, pseudo-science a culture half."""
    if action == SCIENCE:
        s.ask(seat, questions.STUDY, lore_cards(s, seat, INDUSTRY), rediscover)
    else:
        s.ask(seat, questions.STUDY_CULTURE, lore_cards(s, seat, CULTURE), rediscover_culture)


def rediscover(s: State, seat: int, token: int) -> None:
    """BO-17.7."""
    bring_back(s, seat, token - CARD, "BO-17.7")


def rediscover_culture(s: State, seat: int, token: int) -> None:
    """BO-17.8."""
    bring_back(s, seat, token - CARD, "BO-17.8")


def bring_back(s: State, seat: int, card: int, clause: str) -> None:
    """BO-17.7, BO-10.2: it becomes the oldest invention; usable this turn only from below. Shuffling the lore deck
    would have no effect: it lies open."""
    s.lore.remove(card)
    mine = inventions(s, seat)
    if s.logging:
        s.note(clause, "rediscovers", seat=seat, card=card_name(s, card))
    add_invention(s, seat, card, mine[0] if mine else len(s.v_card))
    s.do((limit_inventions, seat))
