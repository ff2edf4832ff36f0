"""Sections 1.8 to 1.15: rows, tableaus, hands, disks and exchange."""

from collections.abc import Callable
from typing import Any, Final

from holotype.core.question import Question
from holotype.core.types import Details

from .fields import ALPHA_WED, DECK, DECK_TOP, DOMESTIC, HAND, IN_ROW, NOBODY, POOL, REMOVED, TABLEAU
from .names import CARD, ENERGY, EXCHANGE, FACE, FARM, IVORY
from .questions import CHOOSE_EXCHANGE, DISCARD
from .rules import D_CARD, DAUGHTER, FALCON_CARD, I_CARD, MARKLAND, VINLAND
from .state import State

NORTH: Final = 0
# Added in `carried` where the sled that took the pieces has left the tableau since: more than all pieces of a tribe, so
# that the remainder is what still needs transport.
DELIVERED: Final = 32


def profile(s: State, card: int) -> int:
    """The side of a card that is up."""
    return card + 64 * s.side[card]


# --- rows ----------------------------------------------------------------------------------------------------------


def warm(s: State, row: int) -> list[int]:
    """GL-1.18: from the deck outwards to the right."""
    return s.north_warm if row == NORTH else s.south_warm


def cold(s: State, row: int) -> list[int]:
    """GL-1.18: from the far left to the deck."""
    return s.north_cold if row == NORTH else s.south_cold


def is_cold(s: State, card: int) -> bool:
    return card in s.north_cold or card in s.south_cold


def named(s: State, card: int) -> str:
    """The token that names a card as it lies: a farm animal by the face it shows."""
    return s.game.name(FACE + FARM.index(card) * 2 + s.side[card] if card in FARM else CARD + card)


def those_on(s: State, card: int, seat: int) -> Details:
    """Whose pieces stand on a card, and how many, for the log."""
    return {"seat": seat, "n": s.men[card * 4 + seat], "alpha": int(s.alpha[seat] == card), "card": named(s, card)}


def husband_of(s: State, daughter: int) -> int:
    """The seat of a daughter's husband, or NOBODY."""
    return NOBODY if s.wed[daughter] == NOBODY else s.wed[daughter] % ALPHA_WED


def alpha_is_husband(s: State, daughter: int) -> bool:
    return s.wed[daughter] >= ALPHA_WED


def is_new_world(card: int) -> bool:
    return card in (MARKLAND, VINLAND)


def row_cards(s: State) -> list[int]:
    return s.north_warm + s.north_cold + s.south_warm + s.south_cold


def draw_biome(s: State, row: int) -> int:
    """GL-2.2: the top card of a row's deck; 0 when it is empty."""
    cards = [c for c in range(1, 32) if s.zone[c] == DECK_TOP and s.rules.row[c] == row]
    if not cards:
        cards = [c for c in range(1, 32) if s.zone[c] == DECK and s.rules.row[c] == row]
    return cards[s.below(len(cards))] if cards else 0


def replace_in_row(s: State, card: int, new: int) -> None:
    """GL-1.18: a card keeps its slot when another replaces it; with none the row closes up."""
    for line in (s.north_warm, s.north_cold, s.south_warm, s.south_cold):
        if card in line:
            if new:
                line[line.index(card)] = new
                s.zone[new] = IN_ROW
            else:
                line.remove(card)


def in_homeland(s: State, card: int, seat: int) -> bool:
    """GL-1.8: rows without their New World card, and all tableaus of the tribes of the same homeland."""
    if is_new_world(card):
        return False
    if s.zone[card] >= TABLEAU:
        return s.rules.home[s.tribe[s.zone[card] - TABLEAU]] == s.rules.home[s.tribe[seat]]
    return s.rules.row[card] == s.rules.home[s.tribe[seat]]


# --- tableaus and powers -------------------------------------------------------------------------------------------


def tableau(s: State, seat: int) -> list[int]:
    return [c for c in s.held if s.zone[c] == TABLEAU + seat]


def active(s: State, seat: int) -> list[int]:
    """GL-1.9, GL-6.11: the profiles in force for a tribe: its tableau, and daughters it is married to.

    GL-13.9: in the co-op a daughter without husband is captive and helps nobody."""
    found: list[int] = []
    for c in s.held:
        if s.rules.kind[c] == DAUGHTER:
            married = s.wed[c] != NOBODY
            own = s.zone[c] == TABLEAU + seat and not (s.rules.coop and not married)
            if own or (married and husband_of(s, c) == seat):
                found.append(c)
        elif s.zone[c] == TABLEAU + seat:
            found.append(c + 64 * s.side[c])
    return found


def has_power(s: State, seat: int, table: list[bool]) -> bool:
    return any(table[p] for p in active(s, seat))


def power_sum(s: State, seat: int, table: list[int]) -> int:
    n = 0
    for p in active(s, seat):
        n += table[p]
    return n


def add_to_tableau(s: State, seat: int, card: int) -> None:
    s.zone[card] = TABLEAU + seat
    s.held.append(card)


def drop_card(s: State, card: int) -> None:
    """A card leaves a tableau, and the game."""
    s.held.remove(card)
    s.zone[card] = REMOVED


# --- hands ---------------------------------------------------------------------------------------------------------


def hand(s: State, seat: int) -> list[int]:
    return [c for c in range(1, 32) if s.zone[c] == HAND + seat]


def hand_limit(s: State, seat: int) -> int:
    """GL-1.10: rank 3 elders, tableau cards, daughters owned or married; GL-9.6: also the dice of a martyr roll."""
    r = s.rules
    at = (seat * 6 + 2) * 4
    n = r.hand_base + s.elders[at + seat]
    if r.solitaire:
        n += s.matri[2]
    elif r.coop:
        n = r.hand_base + s.elders[at] + s.elders[at + 1] + s.elders[at + 2] + s.elders[at + 3]
    for p in active(s, seat):
        n += r.hand_any[p] + r.hand_d[p]
    return n


def overflowing(s: State, seat: int) -> list[int]:
    """GL-1.11, GL-1.12: what may be discarded from a hand that is too full; empty when it fits."""
    cards = hand(s, seat)
    if not cards:
        return cards
    limit = hand_limit(s, seat)
    if len(cards) > limit:
        return cards
    inventions = [c for c in cards if s.rules.kind[c] == I_CARD]
    return inventions if len(inventions) > limit - power_sum(s, seat, s.rules.hand_d) else []


def overflow(s: State) -> None:
    """GL-1.12: a tribe that holds too many cards discards at once, one at a time, cards of its choice."""
    zone = s.zone
    for c in range(1, 32):
        if HAND <= zone[c] < TABLEAU:
            break
    else:
        return
    for seat in range(s.players):
        if s.gone[seat] == 0:
            cards = overflowing(s, seat)
            if cards:
                s.ask(seat, DISCARD, [CARD + c for c in cards], discard)
                return


def discard(s: State, seat: int, token: int) -> None:
    """GL-1.12: discarded cards leave the game."""
    s.zone[token - CARD] = REMOVED
    if s.logging:
        s.note("GL-1.12", "discards", seat=seat, card=s.game.name(token))
    s.do((overflow,))


# --- disks ---------------------------------------------------------------------------------------------------------


def from_supply(s: State, n: int) -> int:
    """GL-1.3: as much of n energy as a finite supply has; by switch all of it."""
    n = min(n, s.supply) if s.rules.finite else n
    s.supply -= n
    return n


def energy_in(s: State, seat: int, n: int) -> int:
    """GL-1.3, GL-1.4: energy comes from the supply, and above the woodpile's limit goes back at once."""
    n = from_supply(s, max(0, min(n, s.rules.woodpile - s.energy[seat])))
    s.energy[seat] += n
    return n


def energy_out(s: State, seat: int, n: int) -> None:
    s.energy[seat] -= n
    s.supply += n


def pay_disk(s: State, seat: int, disk: int) -> None:
    if disk == ENERGY:
        energy_out(s, seat, 1)
    elif disk == IVORY:
        s.ivory[seat] -= 1
    else:
        s.iron[seat] -= 1


def note_lost_energy(s: State, seat: int, n: int) -> None:
    """GL-1.3, GL-1.4: energy that a tribe had to leave, and why."""
    if s.logging and n > 0:
        full = s.energy[seat] >= s.rules.woodpile
        s.note("GL-1.4" if full else "GL-1.3", "energy-lost", seat=seat, n=n, full=int(full))


def move_disk(s: State, disk: int, giver: int, taker: int) -> None:
    """GL-6.7, GL-13.15: a disk changes hands; energy too much for the taker's woodpile returns to the supply."""
    pay_disk(s, giver, disk)
    if disk == ENERGY:
        note_lost_energy(s, taker, 1 - energy_in(s, taker, 1))
    elif disk == IVORY:
        s.ivory[taker] += 1
    else:
        s.iron[taker] += 1


def spendable(s: State, seat: int) -> int:
    """GL-8.2: energy that came in during phase 5 waits until the phase is over."""
    return s.energy[seat] - s.locked[seat]


# --- exchange ------------------------------------------------------------------------------------------------------


def foes_on(s: State, card: int) -> bool:
    """GL-1.15: enemy raiders stand on a tableau card."""
    owner = s.zone[card] - TABLEAU
    return any(seat != owner and (s.men[card * 4 + seat] or s.alpha[seat] == card) for seat in range(s.players))


def cash_of(s: State, card: int) -> tuple[int, int, int]:
    """GL-1.14: what a tableau card brings when it is turned in."""
    return cash_of_side(s, card + 64 * s.side[card])


def cash_of_side(s: State, p: int) -> tuple[int, int, int]:
    """GL-1.14, GL-4.22: energy, ivory and iron for a side of a card, with what the event changes."""
    ivory = 3 if s.falcon and p == FALCON_CARD else s.rules.cash_ivory[p]
    return s.rules.cash_energy[p], ivory, s.rules.cash_iron[p]


def yield_of(s: State, card: int) -> tuple[int, int, int, int]:
    """GL-4.22, GL-4.23, GL-7.14: babies, energy, ivory and iron of a successful hunt, with what the event changes."""
    p = profile(s, card)
    r = s.rules
    bloom = 1 if s.plankton and r.row[card] == 1 and (card != VINLAND or r.plankton_vinland) else 0
    ivory, iron = 3 if s.falcon and card == FALCON_CARD else r.ivory[p], r.iron[p]
    if s.mediterranean and card in (5, 10):
        ivory, iron = 0, iron + ivory
    return r.babies[p] + bloom, r.energy[p] + bloom, ivory, iron


def exchangeable(s: State, seat: int) -> list[int]:
    """GL-1.14, GL-1.14b, GL-1.15: tableau cards with an exchange value that hold no enemy raiders."""
    found: list[int] = []
    r = s.rules
    for c in s.held:
        if s.zone[c] == TABLEAU + seat:
            p = c + 64 * s.side[c]
            if r.cash_energy[p] + r.cash_ivory[p] + r.cash_iron[p] and not foes_on(s, c):
                found.append(c)
    return found


def worth(s: State, seat: int, disk: int) -> int:
    """GL-1.14a: how many disks of this colour all exchanges would bring."""
    n = 0
    for c in exchangeable(s, seat):
        n += cash_of(s, c)[disk - ENERGY]
    return n


def brings(s: State, seat: int, disk: int) -> bool:
    """GL-1.14a: an exchange would bring a disk of this colour."""
    return worth(s, seat, disk) > 0


def ask_or_exchange(
    s: State, seat: int, question: Question, choices: list[int], then: Callable[..., None], *args: Any
) -> None:
    """GL-1.14, GL-1.14a: a question outside of rolls: a tribe with a choice may also exchange a card."""
    if len(choices) > 1 and exchangeable(s, seat):
        choices = [*choices, EXCHANGE]
    s.ask(seat, question, choices, then, *args)


def choose_exchange(s: State, seat: int) -> None:
    """GL-1.14: which card is turned in."""
    s.ask(seat, CHOOSE_EXCHANGE, [CARD + c for c in exchangeable(s, seat)], exchange_card)


def exchange_card(s: State, seat: int, token: int) -> None:
    exchange(s, seat, token - CARD)


def exchange(s: State, seat: int, card: int) -> None:
    """GL-1.14: a card is turned in for its disks."""
    goods, lost = cash_in(s, seat, card)
    if s.logging:
        s.note("GL-1.14", "exchanges", seat=seat, card=named(s, card), **goods)
    note_lost_energy(s, seat, lost)


def cash_in(s: State, seat: int, card: int) -> tuple[Details, int]:
    """GL-1.14, GL-1.14b: the card leaves the game and its effects end at once.

    Returns what the log says of its disks, and how much energy found no room."""
    energy, ivory, iron = cash_of(s, card)
    if s.rules.sled[profile(s, card)]:
        unharness(s, seat)
    drop_card(s, card)
    for other in range(s.players):  # its guards
        if s.logging and (s.men[card * 4 + other] or s.alpha[other] == card):
            s.note("GL-1.14b", "returns", **those_on(s, card, other))
        s.pool[other] += s.men[card * 4 + other]
        s.men[card * 4 + other] = 0
        if s.alpha[other] == card:
            s.alpha[other] = POOL
    got = energy_in(s, seat, energy)
    if s.phase == DOMESTIC:
        s.locked[seat] += got
    s.ivory[seat] += ivory
    s.iron[seat] += iron
    s.do((overflow,))
    return {"n": got + ivory + iron, "energy": got, "ivory": ivory, "iron": iron}, energy - got


def unharness(s: State, seat: int) -> None:
    """GL-1.14b: what a sled has carried this turn stays carried: the greatest load, or a piece called back."""
    best, load = 0, 0
    for c in range(1, 64):
        n = s.carried[c * 4 + seat] % DELIVERED
        if n > load and not is_new_world(c) and not in_homeland(s, c, seat):
            best, load = c, n
    if best:
        s.carried[best * 4 + seat] = DELIVERED
    elif s.sleds_used[seat]:
        s.sleds_used[seat] -= 1


def d_cards(s: State, seat: int) -> list[int]:
    return [c for c in tableau(s, seat) if s.rules.kind[c] == D_CARD]


def sleds(s: State, seat: int) -> int:
    """GL-5.5: sleds in the tableau; GL-13.7: Geala serves as one in the co-op."""
    n = 0
    for p in active(s, seat):
        if s.rules.sled[p] or (s.rules.coop and s.rules.ski[p] and husband_of(s, p) == seat):
            n += 1
    return n
