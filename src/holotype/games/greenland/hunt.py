"""Section 7, phase 4: hunts on row cards, from the order of cards to winner takes all."""

from .assignment import may_hunt
from .cards import (
    active,
    add_to_tableau,
    ask_or_exchange,
    brings,
    choose_exchange,
    draw_biome,
    energy_in,
    is_cold,
    is_new_world,
    note_lost_energy,
    overflow,
    profile,
    replace_in_row,
    row_cards,
    sleds,
    those_on,
    yield_of,
)
from .casts import ends
from .coop import bullet_paid as bullet_paid  # old saves look for it here
from .coop import bullet_rule, commandos, cryolite
from .fields import HAND, HUNT, HUNTING, NOBODY, POOL, REMOVED, TABLEAU
from .iron_rule import attrition, deadly_faces, pay_iron_rule
from .names import CARD, ELDER, ENERGY, EXCHANGE, NO, PASS, YES
from .pieces import (
    births,
    elder_tokens,
    holders,
    idle,
    naming,
    pay_point,
    payment,
    pieces_on,
    resolved,
    return_pieces,
)
from .questions import BOG_IRON_COST, COLD_AS_WARM, FEET_OF_CLAY, OPPORTUNISTIC, PICK_HUNT, TAKE_CARD
from .raid import hunts_here, next_in_line, raid_card
from .rolls import convert, dice_showing, equal_dice, rerolls, roll_dice
from .rules import BOG_IRON, CAPE_YORK, D_CARD, FISHING, LAND, MARITIME, TO_HAND, TO_TABLEAU
from .state import State


def hunt_phase(s: State) -> None:
    """GL-7.1, GL-7.3: all cards with hunters, colonists or raiders, one at a time; then guards go home."""
    s.phase = HUNT
    s.hunt_turn = 0
    s.mined = s.tried = False
    s.handled = [0] * 64
    s.do((next_hunt,), (all_return,), (cryolite,))


def unresolved(s: State) -> list[int]:
    return [c for c in row_cards(s) + s.held if s.handled[c] == 0 and hunts_here(s, c)]


def next_hunt(s: State) -> None:
    """GL-7.1: the first player orders the cards with his pieces, then the second the rest; switch hunt_card_order."""
    cards = unresolved(s)
    if not cards:
        return
    seats = [seat for seat in s.order if s.gone[seat] == 0]
    awake = [seat for seat in seats if not idle(s, seat)]
    if s.rules.hunt_order == "first_player_all" and awake:
        ask_or_exchange(s, awake[0], PICK_HUNT, [CARD + c for c in cards], hunt_card)
        return
    if s.rules.hunt_order == "rotation":
        turn = s.hunt_turn % len(seats)
        seats = seats[turn:] + seats[:turn]
    for seat in seats:
        mine = [c for c in cards if seat in hunts_here(s, c)]
        if mine:
            if idle(s, seat):
                mine = mine[:1]
            ask_or_exchange(s, seat, PICK_HUNT, [CARD + c for c in mine], hunt_card)
            return


def hunt_card(s: State, seat: int, token: int) -> None:
    """GL-7.1: resolve one card."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (next_hunt,))
        return
    card = token - CARD
    s.handled[card] = 1
    s.hunt_turn = s.order.index(seat) + 1
    for other in range(4):
        s.went[other] = 0
    if s.zone[card] >= TABLEAU:
        s.do((raid_card, card), (next_hunt,))
    else:
        s.do((next_hunter, card, False), (next_hunt,))


def all_return(s: State) -> None:
    """GL-7.3, GL-12.10: pieces that are not permanently assigned return: surviving guards, daughters."""
    for c in row_cards(s) + s.held:
        if not is_new_world(c):
            for seat in range(s.players):
                if s.logging and pieces_on(s, c, seat):
                    s.note("GL-7.3", "returns", **those_on(s, c, seat))
                return_pieces(s, c, seat)
    if s.logging and s.girls_at:
        s.note("GL-12.10", "daughters-return", cards=[s.game.name(CARD + c) for c in s.girls_at])
    s.girls += len(s.girls_at)
    s.girls_at = []
    s.roller = NOBODY


def next_hunter(s: State, card: int, optional: bool) -> None:
    """GL-7.2, GL-7.4, GL-7.21: the next tribe on the card must roll, or may after a card was replaced."""
    seat = next_in_line(s, card, s.rules.type[profile(s, card)])
    if seat == NOBODY:
        return
    if not optional:
        begin_hunt(s, card, seat, optional)
    elif not may_hunt(s, seat, card):
        opportunistic(s, seat, NO, card)
    else:
        ask_or_exchange(s, seat, OPPORTUNISTIC, [YES, NO], opportunistic, card)


def opportunistic(s: State, seat: int, token: int, card: int) -> None:
    """GL-7.21: hunt the new card, or return."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (next_hunter, card, True))
    elif token == YES:
        begin_hunt(s, card, seat, True)
    else:
        if s.logging:
            s.note("GL-7.21", "returns", **those_on(s, card, seat))
        return_pieces(s, card, seat)
        s.do((next_hunter, card, True))


# --- steps of a hunt -----------------------------------------------------------------------------------------------


def begin_hunt(s: State, card: int, seat: int, optional: bool) -> None:
    """GL-7.5 to GL-7.23: the steps of one tribe's hunt."""
    s.went[seat] = 1
    s.roll_kind = HUNTING
    s.roller = seat
    s.roll_card = card
    s.alpha_die = 0
    s.alpha_fixed = s.safe = s.warmed = s.bullet = s.succeeded = False
    type_ = s.rules.type[profile(s, card)]
    s.do(
        (feet_of_clay, card, seat),
        (pay_iron_rule, card, seat),
        (bullet_rule, seat),
        (cold_as_warm, card, seat),
        (roll_hunt, card, seat),
        (rerolls, seat, type_),
        (resolve_hunt, card, seat, optional),
    )


def feet_of_clay(s: State, card: int, seat: int) -> None:
    """GL-7.5: on land, sea and ice the Alpha's die is set, unless he is said to have feet of clay."""
    if s.alpha[seat] == card and s.rules.type[profile(s, card)] in (LAND, MARITIME, FISHING):
        s.ask(seat, FEET_OF_CLAY, [YES, NO], clay)


def clay(s: State, seat: int, token: int) -> None:
    """GL-7.5, GL-11.3: the set face is 1, for survivalists 2."""
    if token == NO:
        s.alpha_fixed = True
        s.alpha_die = s.rules.alpha_face
    elif s.logging:
        s.note("GL-7.5", "feet-of-clay", seat=seat)


def cold_as_warm(s: State, card: int, seat: int) -> None:
    """GL-7.7: a cold card may count as warm: Trackers of Tunit and Thule, the maps."""
    if is_cold(s, card) and warmers(s, card, seat):
        s.ask(seat, COLD_AS_WARM, [PASS, *warmers(s, card, seat)], warm_up, card)


def warmers(s: State, card: int, seat: int) -> list[int]:
    """GL-7.7: powers unused this turn; a rank or the maps."""
    found: list[int] = []
    at = (s.tribe[seat] * 2 + s.mono[seat]) * 6
    for rank in range(1, 7):
        power = s.rules.rank_cold[at + rank - 1]
        free = holders(s, seat, rank) > s.cold_used[seat] if power == 1 else is_new_world(card)
        if power and free and holders(s, seat, rank):
            found.append(ELDER + s.tribe[seat] * 6 + rank - 1)
    for p in active(s, seat):
        if s.rules.maps[p] and s.maps_used[seat] < s.rules.maps[p]:
            found.append(CARD + p)
    return found


def warm_up(s: State, seat: int, token: int, card: int) -> None:
    if token == PASS:
        return
    s.warmed = True
    if s.logging:
        s.note("GL-7.7", "warms", seat=seat, card=s.game.name(CARD + card), power=naming(s, token))
    if token > CARD:
        s.maps_used[seat] += 1
    elif s.rules.rank_cold[(s.tribe[seat] * 2 + s.mono[seat]) * 6 + (token - ELDER) % 6] == 1:
        s.cold_used[seat] += 1


def roll_hunt(s: State, card: int, seat: int) -> None:
    """GL-7.8: one die per piece, less a fixed Alpha die."""
    roll_dice(s, seat, s.men[card * 4 + seat], s.alpha[seat] == card)


def hit_faces(s: State, card: int) -> int:
    """GL-4.15, GL-7.7: 1 and 2 on the warm side, 1 on the cold side."""
    return 0b10 if is_cold(s, card) and not s.warmed else 0b110


def resolve_hunt(s: State, card: int, seat: int, optional: bool) -> None:
    """GL-7.10, GL-7.11, GL-7.12: conversions, attrition, success."""
    p = profile(s, card)
    deadly = 0 if s.safe else deadly_faces(s, card)
    convert(s, seat, s.rules.type[p], hit_faces(s, card), deadly)
    attrition(s, card, seat, deadly)
    commandos(s, seat)
    s.tried = s.tried or card == BOG_IRON
    s.succeeded = dice_showing(s, hit_faces(s, card)) >= s.rules.hits[p]
    s.do(
        (hunt_cost, card, seat, s.rules.cost[p]),
        (harvest, card, seat),
        (take_card, card, seat),
        (hunt_over, card, seat, optional),
    )


def hunt_cost(s: State, card: int, seat: int, points: int) -> None:
    """GL-7.13: Bog Iron: points by energy or elders, or the hunt fails; Saila does not help."""
    if points == 0 or not s.succeeded:
        return
    elders = elder_tokens(s, seat)
    choices = [ENERGY] if s.energy[seat] else []
    choices += elders
    if s.energy[seat] + len(elders) == 0 and brings(s, seat, ENERGY):
        choices.append(EXCHANGE)
    s.ask(seat, BOG_IRON_COST, [NO, *choices], cost_paid, card, points)


def cost_paid(s: State, seat: int, token: int, card: int, points: int) -> None:
    """GL-7.13: declining makes the hunt fail."""
    if token == NO:
        s.succeeded = False
        if s.logging:
            s.note("GL-7.13", "refuses-cost", seat=seat, card=s.game.name(CARD + card))
    elif token == EXCHANGE:
        s.do((choose_exchange, seat), (hunt_cost, card, seat, points))
    else:
        if s.logging:
            s.note("GL-7.13", "pays-cost", seat=seat, card=s.game.name(CARD + card), **payment(s, token))
        pay_point(s, seat, token)
        s.do((overflow,), (hunt_cost, card, seat, points - 1))


def harvest(s: State, card: int, seat: int) -> None:
    """GL-7.12, GL-7.14: the yield once."""
    ends(s, s.succeeded)
    if s.logging:
        hits, need = dice_showing(s, hit_faces(s, card)), s.rules.hits[profile(s, card)]
        event = "hunt-succeeds" if s.succeeded else "hunt-fails"
        s.note("GL-7.12", event, seat=seat, card=s.game.name(CARD + card), hits=hits, need=need)
    if not s.succeeded:
        return
    babies, brought, ivory, iron = yield_of(s, card)
    energy = energy_in(s, seat, brought)
    s.ivory[seat] += ivory
    s.iron[seat] += iron
    if s.logging and energy + ivory + iron:
        s.note("GL-7.14", "gains", seat=seat, energy=energy, ivory=ivory, iron=iron)
    note_lost_energy(s, seat, brought - energy)
    s.mined = s.mined or card == BOG_IRON
    where = card if is_new_world(card) else POOL
    births(s, seat, babies, where, card in s.girls_at)


def take_card(s: State, card: int, seat: int) -> None:
    """GL-7.16, GL-7.17, GL-7.27: a trophy or a hand card by equal dice, or (n = 0) by success."""
    r = s.rules
    to = r.take_to[card]
    dice = r.take_dice[card]
    if card == CAPE_YORK and r.cape_york and sleds(s, seat):
        to, dice = TO_TABLEAU, r.cape_york_dice
    if to == 0 or (r.beginners and to == TO_HAND):
        return
    if s.succeeded if dice == 0 else equal_dice(s) >= dice:
        if to == TO_HAND and r.forced_take:
            taken(s, seat, YES, card, to)
        else:
            s.ask(seat, TAKE_CARD, [YES, NO], taken, card, to)


def taken(s: State, seat: int, token: int, card: int, to: int) -> None:
    """GL-7.16, GL-7.17, GL-13.14: to the tableau as trophy, or to the hand; in the co-op D cards to the tableau."""
    if token == NO:
        return
    name = s.game.name(CARD + card)
    if to == TO_HAND and not (s.rules.coop and s.rules.kind[card] == D_CARD):
        s.zone[card] = HAND + seat
    else:
        add_to_tableau(s, seat, card)
    if s.logging and to == TO_HAND:
        if s.zone[card] < TABLEAU:
            s.note("GL-7.17", "takes-card", seat=seat, card=name, to="hand")
        else:
            s.note("GL-13.14", "takes-card", seat=seat, card=name, to="tableau")
    elif s.logging:
        s.note("GL-7.27" if card == CAPE_YORK else "GL-7.16", "takes-card", seat=seat, card=name, to="trophy")
    s.do((overflow,))


def hunt_over(s: State, card: int, seat: int, optional: bool) -> None:
    """GL-7.18, GL-7.19, GL-7.20, GL-7.22, GL-7.23: survivors return; a card may be replaced; winner takes all."""
    taken_now = s.zone[card] >= HAND or s.zone[card] == REMOVED
    s.roller = NOBODY
    if not is_new_world(card):
        if s.logging and pieces_on(s, card, seat):
            s.note("GL-7.23", "returns", **those_on(s, card, seat))
        return_pieces(s, card, seat)
    if taken_now:
        replace_card(s, card, s.rules.take_to[card])
    elif s.succeeded and not is_new_world(card):
        for other in hunts_here(s, card):
            if s.logging:
                s.note("GL-7.20", "too-late", **those_on(s, card, other))
            return_pieces(s, card, other)
    else:
        s.do((next_hunter, card, optional))
    resolved(s)


def replace_card(s: State, card: int, to: int) -> None:
    """GL-7.16, GL-7.18, GL-7.20, GL-7.21: a trophy's slot closes up; a hand card is replaced, others may hunt it."""
    new = draw_biome(s, s.rules.row[card]) if to == TO_HAND and s.rules.replace else 0
    replace_in_row(s, card, new)
    if card in s.girls_at:
        if s.logging:
            s.note("GL-12.10", "daughters-return", cards=[s.game.name(CARD + card)])
        s.girls_at.remove(card)
        s.girls += 1
    if new == 0:
        for seat in range(s.players):
            if s.logging and pieces_on(s, card, seat):
                s.note("GL-7.20", "returns", **those_on(s, card, seat))
            return_pieces(s, card, seat)
        return
    if s.logging:
        s.note("GL-7.18", "replaced", card=s.game.name(CARD + new), old=s.game.name(CARD + card))
    s.handled[new] = 1
    for seat in range(s.players):
        if s.logging and pieces_on(s, card, seat):
            s.note("GL-7.21", "waits", **those_on(s, card, seat) | {"card": s.game.name(CARD + new)})
        s.men[new * 4 + seat], s.men[card * 4 + seat] = s.men[card * 4 + seat], 0
        if s.alpha[seat] == card:
            s.alpha[seat] = new
    s.do((next_hunter, new, True))
