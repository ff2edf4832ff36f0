"""Section 6, phase 3: contested cards, offers, consent; what is not settled is fought out (attack.py)."""

from typing import Final

from holotype.core.types import Details

from .attack import ALLY, attacks
from .cards import (
    add_to_tableau,
    alpha_is_husband,
    ask_or_exchange,
    choose_exchange,
    foes_on,
    hand,
    husband_of,
    move_disk,
    named,
    row_cards,
    tableau,
    those_on,
)
from .fields import ALPHA_WED, HAND, IN_ROW, NEGOTIATION, NOBODY, POOL, TABLEAU, WED
from .names import ACCEPT, ALPHA, ASK, CARD, DISK, DONE, EXCHANGE, GIVE, MAN, NO, NUMBER, PASS, REJECT, TRIBE, YES
from .pieces import (
    idle,
    keeper,
    most_iron_order,
    pieces_on,
    players_in_order,
    resolved,
    return_pieces,
    seat_of,
    send_home,
)
from .questions import (
    ANSWER,
    DIVORCE_OFFER,
    OFFER,
    OFFER_ALPHA,
    OFFER_DEPARTURE,
    OFFER_GROOM,
    OFFER_NUMBER,
    OFFER_TERMS,
    PICK_CONTESTED,
)
from .rules import D_CARD, DAUGHTER, I_CARD, MARKLAND, VINLAND
from .state import State
from .transport import can_leave

# places in `offer`: who offers, to whom, who withdraws, tribesmen, Alpha, the Alpha's bride, the card; then the terms.
# A divorce by itself (GL-6.10a) has no card, and the wife in the bride's place.
BY: Final = 0
TO: Final = 1
LEAVES: Final = 2
MEN: Final = 3
CHIEF: Final = 4
BRIDE: Final = 5
WHERE: Final = 6
TERMS: Final = 7


def negotiation_phase(s: State) -> None:
    """GL-6.1, GL-6.21, GL-12.15, GL-13.6: divorces, then card by card, then the New World may turn hostile."""
    s.phase = NEGOTIATION
    s.carried = [0] * 256
    s.handled = [0] * 64
    if s.rules.coop or s.rules.solitaire:
        s.do((hostility,))
        return
    if s.rules.divorce_offers and not s.rules.disks_only:
        s.do((divorce_offers,), (next_contested,), (hostility,))
    else:
        s.do((next_contested,), (hostility,))


# --- contested cards -----------------------------------------------------------------------------------------------


def seats_on(s: State, card: int) -> list[int]:
    """Tribes with pieces on a card, without idle ones (GL-14.3)."""
    return [seat for seat in players_in_order(s) if pieces_on(s, card, seat)]


def defends(s: State, card: int, seat: int) -> bool:
    """GL-6.1: guards of the tableau owner and of the husband's tribe are one side."""
    return s.zone[card] >= TABLEAU and (seat == s.zone[card] - TABLEAU or seat == husband_of(s, card))


def contested(s: State, card: int) -> bool:
    """GL-6.1: pieces of two or more hostile parties."""
    at = card * 4
    men = s.men
    if men[at] + men[at + 1] + men[at + 2] + men[at + 3] == 0 and card not in s.alpha:
        return False
    seats = seats_on(s, card)
    if s.zone[card] < TABLEAU:
        return len(seats) > 1
    raiders = [seat for seat in seats if not defends(s, card, seat)]
    defended = len(raiders) < len(seats) or s.wed[card] != NOBODY
    return len(raiders) > 1 or (len(raiders) == 1 and defended)


def next_contested(s: State) -> None:
    """GL-6.2: the tribe with most iron picks the next card; by switch that of the tribes on any of them."""
    cards = [c for c in row_cards(s) + s.held if s.handled[c] == 0 and contested(s, c)]
    if not cards:
        return
    seats = most_iron_order(s)
    if s.rules.picker_involved:
        seats = [seat for seat in seats if any(seat in parties(s, c) for c in cards)]
    ask_or_exchange(s, seats[0], PICK_CONTESTED, [CARD + c for c in cards], handle)


def handle(s: State, seat: int, token: int) -> None:
    """GL-6.2, GL-11.1: the card is negotiated, then fought, then finished."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (next_contested,))
        return
    card = token - CARD
    s.handled[card] = 1 if s.wed[card] == NOBODY else ALLY + husband_of(s, card)
    if s.logging:
        s.note("GL-6.1", "contested", card=s.game.name(token))
    if s.rules.beginners:
        s.do((negotiate, card, s.rules.rounds), (next_contested,))
    else:
        s.do((negotiate, card, s.rules.rounds), (attacks, card), (next_contested,))


def parties(s: State, card: int) -> list[int]:
    """GL-6.3a: the tribes on a card; on a daughter with a husband also her owner and his tribe."""
    seats = seats_on(s, card)
    if s.zone[card] >= TABLEAU and s.wed[card] != NOBODY:
        seats += [keeper(s, card), husband_of(s, card)]
    return [seat for seat in most_iron_order(s) if seat in seats]


# --- offers --------------------------------------------------------------------------------------------------------


def negotiate(s: State, card: int, rounds: int) -> None:
    """GL-6.3: in a round each party in most-iron order may make one offer; a round of passes is the last."""
    if rounds == 0 or not contested(s, card):
        return
    s.offers = 0
    s.do(*[(propose, seat, card) for seat in parties(s, card)], (another_round, card, rounds - 1))


def another_round(s: State, card: int, rounds: int) -> None:
    if s.offers:
        negotiate(s, card, rounds)


def propose(s: State, seat: int, card: int) -> None:
    """GL-6.3: pass, or an offer to one other party."""
    if not contested(s, card):
        return
    others = parties(s, card)
    if seat not in others:
        return
    partners = [TRIBE + s.tribe[o] for o in others if o != seat and leavers(s, card, seat, o)]
    if partners:
        ask_or_exchange(s, seat, OFFER, [PASS, *partners], offer_to, card)


def leavers(s: State, card: int, one: int, two: int) -> list[int]:
    """GL-6.4, GL-6.8: which of two tribes can withdraw at least one piece."""
    return [seat for seat in (one, two) if can_leave(s, seat, card, min(1, pieces_on(s, card, seat)))]


def offer_to(s: State, seat: int, token: int, card: int) -> None:
    """GL-6.4: who of the two withdraws."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (propose, seat, card))
    elif token != PASS:
        partner = seat_of(s, token - TRIBE)
        who = [TRIBE + s.tribe[leaver] for leaver in leavers(s, card, seat, partner)]
        s.ask(seat, OFFER_DEPARTURE, who, offer_departure, card, partner)


def offer_departure(s: State, seat: int, token: int, card: int, partner: int) -> None:
    """GL-6.4: how many pieces, and the Alpha or not."""
    leaver = seat_of(s, token - TRIBE)
    s.offer = [seat, partner, leaver, 0, 0, 0, card]
    if s.alpha[leaver] == card:
        both = can_leave(s, leaver, card, 1) and s.men[card * 4 + leaver]
        s.ask(seat, OFFER_ALPHA, [YES, NO] if both else [YES], offer_alpha)
    else:
        offer_number(s, seat, 1)


def offer_alpha(s: State, seat: int, token: int) -> None:
    s.offer[CHIEF] = 1 if token == YES else 0
    offer_number(s, seat, 0 if token == YES else 1)


def offer_number(s: State, seat: int, least: int) -> None:
    """GL-6.4, GL-6.8: at least one piece in all, as many as transport can take home."""
    leaver, card, chief = s.offer[LEAVES], s.offer[WHERE], s.offer[CHIEF]
    most = can_leave(s, leaver, card, s.men[card * 4 + leaver] + chief) - chief
    s.ask(seat, OFFER_NUMBER, [NUMBER + n for n in range(least, most + 1)], offer_men)


def offer_men(s: State, seat: int, token: int) -> None:
    s.offer[MEN] = token - NUMBER
    s.do((offer_terms,))


def terms(s: State) -> list[int]:
    return s.offer[TERMS:]


def offer_terms(s: State) -> None:
    """GL-6.4, GL-6.5: terms one at a time and in any order, closed with done."""
    choices = possible_terms(s) if len(terms(s)) < s.rules.max_terms else []
    s.ask(s.offer[BY], OFFER_TERMS, [*choices, DONE], add_term)


def possible_terms(s: State) -> list[int]:
    """GL-6.5: disks, hand cards, D and I cards, marriage, divorce: what is there and not yet in the offer."""
    by, to = s.offer[BY], s.offer[TO]
    listed = terms(s)
    stock = (s.energy, s.ivory, s.iron)
    choices: list[int] = []
    for seat, base in ((by, GIVE), (to, ASK)):
        choices += [base + n for n in range(3) if stock[n][seat] > listed.count(base + n)]
    if not s.rules.disks_only:
        goods: list[int] = []
        for seat in (by, to):
            own = tradable(s, seat)
            if len([t for t in listed if t > CARD and t - CARD in own]) < s.rules.max_cards:
                goods += own
        goods += brides(s) + [c for c in divorces(s, by, to) if s.offer[WHERE] or c != s.offer[BRIDE]]
        choices += [CARD + c for c in sorted(set(goods)) if CARD + c not in listed]
    return choices


def tradable(s: State, seat: int) -> list[int]:
    """GL-1.15, GL-6.5: hand cards, and D and I cards of the tableau that hold no enemy raiders."""
    cards = [c for c in tableau(s, seat) if s.rules.kind[c] in (D_CARD, I_CARD) and not foes_on(s, c)]
    return hand(s, seat) + cards


def brides(s: State) -> list[int]:
    """GL-6.9: unmarried daughters of other tribes, as long as a withdrawing piece is left to marry."""
    leaver = s.offer[LEAVES]
    if s.offer[WHERE] == 0 or len(weddings(s)) >= s.offer[MEN] + s.offer[CHIEF]:
        return []
    found: list[int] = []
    for c in s.held:
        owner = s.zone[c] - TABLEAU
        free = s.rules.kind[c] == DAUGHTER and s.wed[c] == NOBODY
        if free and owner != leaver and s.gone[owner] == 0 and not idle(s, owner):
            found.append(c)
    return found


def weddings(s: State) -> list[int]:
    """Daughters to be married by the offer."""
    cards = [t - CARD for t in terms(s) if t > CARD]
    return [c for c in cards if s.rules.kind[c] == DAUGHTER and s.wed[c] == NOBODY]


def divorces(s: State, one: int, two: int) -> list[int]:
    """GL-6.10: marriages between the two tribes."""
    found: list[int] = []
    for c in s.held:
        if s.wed[c] != NOBODY:
            owner, husband = s.zone[c] - TABLEAU, husband_of(s, c)
            if (owner == one and husband == two) or (owner == two and husband == one):
                found.append(c)
    return found


def as_term(s: State, card: int) -> str:
    """GL-6.5: what a card would be in an offer."""
    if s.rules.kind[card] == DAUGHTER:
        return "wed" if s.wed[card] == NOBODY else "part"
    return "give" if s.zone[card] in (HAND + s.offer[BY], TABLEAU + s.offer[BY]) else "ask"


def add_term(s: State, seat: int, token: int) -> None:
    """GL-6.4: the next term, or the offer is closed."""
    if token == DONE:
        close_offer(s)
        return
    s.offer.append(token)
    s.do((offer_terms,))
    if token > CARD and token - CARD in weddings(s) and s.offer[CHIEF] and s.offer[BRIDE] == 0:
        men_left = s.offer[MEN] - (len(weddings(s)) - 1)
        s.ask(seat, OFFER_GROOM, [MAN, ALPHA] if men_left > 0 else [ALPHA], choose_groom, token - CARD)


def choose_groom(s: State, seat: int, token: int, bride: int) -> None:
    """GL-6.9: which withdrawing piece marries."""
    if token == ALPHA:
        s.offer[BRIDE] = bride


def offer_words(s: State) -> Details:
    """GL-6.4, GL-6.5: an offer as the details of one sentence: who withdraws what, who gives and gets what."""
    by, to, leaver, men, chief, bride, card = s.offer[:TERMS]
    given = [t - GIVE + DISK for t in terms(s) if GIVE <= t < ASK]
    asked = [t - ASK + DISK for t in terms(s) if ASK <= t < ASK + 3]
    cards = [t - CARD for t in terms(s) if t > CARD]
    daughters = [c for c in cards if s.rules.kind[c] == DAUGHTER]
    given += [CARD + c for c in cards if c not in daughters and s.zone[c] in (HAND + by, TABLEAU + by)]
    asked += [CARD + c for c in cards if c not in daughters and s.zone[c] in (HAND + to, TABLEAU + to)]
    weds = [CARD + c for c in daughters if s.wed[c] == NOBODY and c != bride]
    parts = [CARD + c for c in ([] if card else [bride]) + [c for c in daughters if s.wed[c] != NOBODY]]
    said: Details = {
        "by": f"seat:{by}", "to": f"seat:{to}", "leaver": f"seat:{leaver}", "men": men, "alpha": chief,
        "leaves": 1 if card else 0, "card": s.game.name(CARD + card) if card else "-",
        "nbride": 1 if card and bride else 0, "bride": named(s, bride) if card and bride else "-",
    }  # fmt: skip
    for word, tokens in (("gives", given), ("asks", asked), ("weds", weds), ("parts", parts)):
        said[word] = [named(s, t - CARD) if t > CARD else s.game.name(t) for t in tokens]
        said[f"n{word}"] = len(tokens)
    return said


# --- consent -------------------------------------------------------------------------------------------------------


def close_offer(s: State) -> None:
    """GL-6.6: the other tribe, then all other parties, then owners of brides who are no party, must agree."""
    s.offers += 1
    by, to, card = s.offer[BY], s.offer[TO], s.offer[WHERE]
    asked = [to]
    if card:
        asked += [seat for seat in parties(s, card) if seat not in (by, to)]
    for bride in weddings(s):
        owner = s.zone[bride] - TABLEAU
        if owner != by and owner not in asked:
            asked.append(owner)
    if s.logging:
        s.note("GL-6.6", "offers", by, **offer_words(s))
    s.do(*[(consent, seat) for seat in asked], (carry_out,))


def consent(s: State, seat: int) -> None:
    """GL-6.6: any refusal cancels the offer."""
    if s.offer:
        s.ask(seat, ANSWER, [ACCEPT, REJECT], answered)


def answered(s: State, seat: int, token: int) -> None:
    if s.logging:
        s.note("GL-6.6", "accepts" if token == ACCEPT else "rejects", seat=seat)
    if token == REJECT:
        s.offer = []


def carry_out(s: State) -> None:
    """GL-6.7: at once and completely: disks and cards, then the pieces."""
    if not s.offer:
        return
    if s.logging:
        s.note("GL-6.7", "deal", s.offer[BY], **offer_words(s))
    by, to = s.offer[BY], s.offer[TO]
    grooms = weddings(s)
    for term in terms(s):
        if term >= CARD:
            card = term - CARD
            if s.rules.kind[card] == DAUGHTER:
                if card not in grooms:
                    send_home(s, card)
            else:
                hand_over(s, card, by, to)
        elif term >= ASK:
            move_disk(s, term - ASK + DISK, to, by)
        else:
            move_disk(s, term - GIVE + DISK, by, to)
    withdraw(s, grooms)
    s.offer = []
    resolved(s)


def hand_over(s: State, card: int, one: int, two: int) -> None:
    """GL-6.7: tableau cards go to the tableau, hand cards to the hand; the giver's guards go home."""
    zone = s.zone[card]
    giver = one if zone in (HAND + one, TABLEAU + one) else two
    taker = two if giver == one else one
    if zone >= TABLEAU:
        s.held.remove(card)
        if s.logging and pieces_on(s, card, giver):
            s.note("GL-6.7", "returns", **those_on(s, card, giver))
        return_pieces(s, card, giver)
        add_to_tableau(s, taker, card)
    else:
        s.zone[card] = HAND + taker


def withdraw(s: State, grooms: list[int]) -> None:
    """GL-6.7, GL-6.9, GL-6.10a: withdrawing pieces return to the pool or marry; they do nothing more this turn.

    Guards whom a divorce or a card that changed hands has sent home already are not sent again."""
    card, leaver = s.offer[WHERE], s.offer[LEAVES]
    if card == 0:
        if s.wed[s.offer[BRIDE]] != NOBODY:
            send_home(s, s.offer[BRIDE])
        return
    men = min(s.offer[MEN], s.men[card * 4 + leaver])
    s.carried[card * 4 + leaver] += men + s.offer[CHIEF]
    s.men[card * 4 + leaver] -= men
    s.pool[leaver] += men
    if s.offer[CHIEF]:
        s.alpha[leaver] = POOL
    for bride in grooms:
        if bride == s.offer[BRIDE]:
            s.alpha[leaver] = WED + bride
            s.wed[bride] = leaver + ALPHA_WED
        else:
            s.pool[leaver] -= 1
            s.wed[bride] = leaver
        if s.logging:
            s.note(
                "GL-6.9", "marries", seat=leaver, card=s.game.name(CARD + bride), alpha=int(alpha_is_husband(s, bride))
            )


# --- divorce without a contested card ------------------------------------------------------------------------------


def divorce_offers(s: State) -> None:
    """GL-6.10a: before the first contested card, in most-iron order, one offer per tribe and marriage."""
    if any(s.wed[d] != NOBODY for d in s.held):
        s.do(*[(divorce_offer, seat, 0) for seat in most_iron_order(s)])


def divorce_offer(s: State, seat: int, tried: int) -> None:
    """GL-6.10a: pass, or offer to end one of the tribe's marriages; `tried` has a bit for each offered already."""
    wives = [d for d in s.held if in_law(s, seat, d) != NOBODY and tried >> d & 1 == 0]
    if wives:
        ask_or_exchange(s, seat, DIVORCE_OFFER, [PASS, *[CARD + d for d in wives]], divorce_so, tried)


def in_law(s: State, seat: int, daughter: int) -> int:
    """The tribe that a daughter's marriage joins to this one, if it can be spoken to; else NOBODY."""
    if s.wed[daughter] == NOBODY:
        return NOBODY
    owner, husband = s.zone[daughter] - TABLEAU, husband_of(s, daughter)
    other = husband if seat == owner else owner
    joined = seat in (owner, husband) and other != seat
    return other if joined and s.gone[other] == 0 and not idle(s, other) else NOBODY


def divorce_so(s: State, seat: int, token: int, tried: int) -> None:
    """GL-6.10a: the departure clause is the divorce; no transport is asked of the husband."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (divorce_offer, seat, tried))
    elif token != PASS:
        daughter = token - CARD
        s.offer = [seat, in_law(s, seat, daughter), husband_of(s, daughter), 0, 0, daughter, 0]
        s.do((offer_terms,), (divorce_offer, seat, tried | 1 << daughter))


# --- hostility -----------------------------------------------------------------------------------------------------


def hostility(s: State) -> None:
    """GL-6.21, GL-13.6a: a peaceful New World card with more than six colonists turns hostile."""
    for c in (MARKLAND, VINLAND):
        if s.zone[c] == IN_ROW and s.side[c] == 0:
            n = sum([pieces_on(s, c, seat) for seat in range(s.players)])
            if n > s.rules.threshold:
                s.side[c] = 1
                if s.logging:
                    s.note("GL-6.21", "hostile", card=s.game.name(CARD + c), n=n)
