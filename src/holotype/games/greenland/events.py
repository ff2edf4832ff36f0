"""Section 4: the icons of an event card from left to right, and the auction of its import."""

from .cards import (
    add_to_tableau,
    ask_or_exchange,
    cash_in,
    cash_of,
    choose_exchange,
    cold,
    d_cards,
    draw_biome,
    drop_card,
    energy_out,
    exchangeable,
    has_power,
    husband_of,
    is_new_world,
    named,
    note_lost_energy,
    overflow,
    power_sum,
    replace_in_row,
    spendable,
    tableau,
    warm,
    worth,
)
from .casts import DIE_OFF_ROLL, single
from .coop import blitz
from .fields import ASIDE, NOBODY, POOL, REMOVED
from .names import (
    CARD,
    ENERGY,
    EXCHANGE,
    GIRL,
    IRON,
    IVORY,
    MATRIARCH,
    NO,
    NORSE_FARM,
    NUMBER,
    PASS,
    ROLL,
    ROW,
    TRIBE,
    YES,
)
from .pieces import (
    bury,
    elder_tokens,
    elders_everywhere,
    kill_all_on,
    kill_elder,
    naming,
    payment,
    players_in_order,
    reap,
    resolved,
    unassigned,
)
from .questions import (
    BID,
    BUY_IMPORT,
    CHIEF_CHOICE,
    CHIEF_OVERRULES,
    DECIMATION_ALPHA,
    DEPLETE,
    ELDER_LOST,
    FEMALE_LOST,
    IRON_BREAKS,
    MARINER_LOST,
    MATRIARCH_LOST,
)
from .rules import (
    BEAVER,
    BREAKAGE,
    COOLING,
    CROWD,
    DIE_OFF,
    FALCON,
    FEUD,
    MEDITERRANEAN,
    MIGRATION,
    NO_MARITIME,
    NO_MARKLAND,
    PER_D,
    PER_ELDER,
    PLANKTON,
    STORM,
    VENEREAL,
)
from .state import State
from .tokens import NUMBERS


def icons(s: State) -> None:
    """GL-4.1, GL-12.3: the icons one after the other; the first event of the solitaire game has none."""
    if s.rules.solitaire and s.turn == 1:
        return
    steps = [(icon, code // 100, code % 100) for code in s.rules.icons[s.event]]
    if steps:
        s.do(*steps)


def icon(s: State, kind: int, number: int) -> None:
    """GL-4.1: one icon; where it needs choices the tribes choose in player order."""
    if kind == CROWD:
        crowd_disease(s, number)
    elif kind == VENEREAL:
        venereal_disease(s, number)
    elif kind == FEUD:
        feud(s)
    elif kind in (PER_ELDER, PER_D):
        for_each(s, kind)
    elif kind == MIGRATION:
        migration(s, number)
    elif kind == COOLING:
        cooling(s)
    elif kind == DIE_OFF:
        s.do(*[(die_off, seat) for seat in players_in_order(s)])
    elif kind == STORM:
        if s.logging:
            s.note("GL-4.18", "icon", kind=kind)
        s.do(*[(storm, seat) for seat in players_in_order(s)])
    elif kind == BREAKAGE:
        if s.logging:
            s.note("GL-4.17", "icon", kind=kind)
        s.do(*[(breakage, seat) for seat in players_in_order(s)])
    else:
        turn_effect(s, kind)


def turn_effect(s: State, kind: int) -> None:
    """GL-4.19 to GL-4.23: what lasts until the end of the turn."""
    s.no_maritime = s.no_maritime or kind == NO_MARITIME
    s.no_markland = s.no_markland or kind == NO_MARKLAND
    s.beaver = s.beaver or kind == BEAVER
    s.falcon = s.falcon or kind == FALCON
    s.mediterranean = s.mediterranean or kind == MEDITERRANEAN
    s.plankton = s.plankton or kind == PLANKTON
    if s.logging:
        s.note(
            "GL-4.19" if kind == NO_MARITIME else
            "GL-4.20" if kind == NO_MARKLAND else
            "GL-4.21" if kind == BEAVER else
            "GL-4.23" if kind == PLANKTON else "GL-4.22",
            "icon", kind=kind,
        )  # fmt: skip


# --- migration and cooling -----------------------------------------------------------------------------------------


def migration(s: State, row: int) -> None:
    """GL-4.2, GL-4.3: the lowest climax of the row, both sides, makes way for the top card of the deck."""
    cards = warm(s, row) + cold(s, row)
    if not cards:
        return
    lowest = cards[0]
    for c in cards:
        if s.rules.climax[c] < s.rules.climax[lowest]:
            lowest = c
    new = draw_biome(s, row)
    if new == 0:
        if s.logging:
            s.note("GL-4.2", "no-migration", row=s.game.name(ROW + row))
        return
    replace_in_row(s, lowest, new)
    if s.logging:
        climax = s.rules.climax[lowest]
        s.note("GL-4.2", "migration", old=s.game.name(CARD + lowest), new=s.game.name(CARD + new), climax=climax)
    leave_game(s, lowest)


def leave_game(s: State, card: int) -> None:
    """GL-4.3: a card out of a row; colonists on it die."""
    s.zone[card] = REMOVED
    if is_new_world(card):
        kill_all_on(s, card)
        reap(s)


def cooling(s: State) -> None:
    """GL-4.13, GL-4.14, GL-13.3: north first, the outermost warm card goes to the far left, or a cold one freezes."""
    for row in (0, 1):
        if s.rules.coop:
            warming(s, row)
        elif warm(s, row):
            c = warm(s, row).pop()
            cold(s, row).insert(0, c)
            if s.logging:
                s.note("GL-4.13", "cooling", card=s.game.name(CARD + c))
        elif cold(s, row):
            c = cold(s, row).pop()
            if s.logging:
                s.note("GL-4.14", "deep-freeze", card=s.game.name(CARD + c))
            leave_game(s, c)


def warming(s: State, row: int) -> None:
    """GL-13.3: the cold card nearest to the deck goes to the far right of the warm side."""
    if cold(s, row):
        c = cold(s, row).pop()
        warm(s, row).append(c)
        if s.logging:
            s.note("GL-13.3", "warming", card=s.game.name(CARD + c))


# --- decimation ----------------------------------------------------------------------------------------------------


def crowd_disease(s: State, least: int) -> None:
    """GL-4.7: every tribe that has at least this many unassigned pieces when the icon resolves."""
    if s.logging:
        s.note("GL-4.7", "icon", kind=CROWD, n=least)
    decimate_all(s, [seat for seat in players_in_order(s) if unassigned(s, seat) >= least])


def venereal_disease(s: State, colours: int) -> None:
    """GL-4.8, GL-13.4: every tribe with a husband on a daughter of a listed colour; in the co-op a blitz."""
    if s.logging:
        tribes = [s.game.name(TRIBE + s.tribe[o]) for o in s.order if colours >> s.tribe[o] & 1]
        s.note(
            "GL-13.4" if s.rules.coop else "GL-4.8",
            "icon", kind=VENEREAL, tribes=tribes, any=len(tribes), coop=int(s.rules.coop),
        )  # fmt: skip
    if s.rules.coop:
        s.do(*[(blitz, seat) for seat in players_in_order(s) if colours >> s.tribe[seat] & 1])
        return
    hit: list[int] = []
    for seat in players_in_order(s):
        for d in s.held:
            tribe = s.rules.daughter_of[d]
            if tribe >= 0 and colours >> tribe & 1 and husband_of(s, d) == seat:
                hit.append(seat)
                break
    decimate_all(s, hit)


def feud(s: State) -> None:
    """GL-4.9, GL-9.9: every tribe without an elder on its rank 1 or a representative of its own abroad."""
    if s.logging:
        s.note("GL-4.9", "icon", kind=FEUD)
    decimate_all(s, [seat for seat in players_in_order(s) if not protected(s, seat)])


def protected(s: State, seat: int) -> bool:
    """GL-4.9: any colour on rank 1 protects the placard; a representative also his own tribe."""
    for other in range(s.players):
        if s.elders[seat * 24 + other]:
            return True
        abroad = s.elders[other * 24 + seat] if other != seat else 0
        if abroad and (s.mono[other] or s.rules.missionary_protects_sender):
            return True
    return s.rules.solitaire and s.matri[0] > 0


def decimate_all(s: State, seats: list[int]) -> None:
    """GL-4.4a: one icon decimates a tribe at most once."""
    if seats:
        s.do(*[(decimate, seat) for seat in seats])


def decimate(s: State, seat: int) -> None:
    """GL-4.4, GL-4.6: half of the unassigned pieces, rounded up (goggles, pot: down), and an elder."""
    n = unassigned(s, seat)
    loss = n // 2 if has_power(s, seat, s.rules.round_down) else (n + 1) // 2
    s.do((decimate_pieces, seat, loss), (lose_elder, seat), (resolved,))


def decimate_pieces(s: State, seat: int, loss: int) -> None:
    """GL-4.5: whether the Alpha is among the dead."""
    if loss == 0 or s.alpha[seat] != POOL:
        fall_at_home(s, seat, loss, False)
    elif s.pool[seat] < loss:
        alpha_falls(s, seat, YES, loss)
    else:
        ask_or_exchange(s, seat, DECIMATION_ALPHA, [YES, NO], alpha_falls, loss)


def alpha_falls(s: State, seat: int, token: int, loss: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (decimate_pieces, seat, loss))
        return
    alpha = token == YES
    fall_at_home(s, seat, loss - 1 if alpha else loss, alpha)


def fall_at_home(s: State, seat: int, men: int, alpha: bool) -> None:
    """GL-4.4: unassigned pieces die."""
    s.pool[seat] -= men
    bury(s, seat, men, alpha)
    if s.logging:
        left = unassigned(s, seat)
        s.note("GL-4.4", "decimated", seat=seat, n=men + int(alpha), alpha=int(alpha), left=left)


def lose_elder(s: State, seat: int) -> None:
    """GL-4.4, GL-4.5, GL-12.4: one of its elders, of its choice; in the solitaire game a matriarch if there is one."""
    tokens = elder_tokens(s, seat)
    if s.rules.solitaire and any(s.matri):
        tokens = [t for t in tokens if t > MATRIARCH]
        remaining = sum(s.matri) - 1
        n = remaining // 2 if has_power(s, seat, s.rules.round_down) else (remaining + 1) // 2
        s.do((ask_for_elder, seat, 0), (matriarchs_lost, seat, n))
    elif tokens:
        s.do((ask_for_elder, seat, 0))


def ask_for_elder(s: State, seat: int, rank: int) -> None:
    """GL-4.5: which elder."""
    tokens = elder_tokens(s, seat, rank)
    if s.rules.solitaire and rank == 0 and any(s.matri):
        tokens = [t for t in tokens if t > MATRIARCH]
    if tokens:
        ask_or_exchange(s, seat, ELDER_LOST, tokens, elder_dies, rank)


def elder_dies(s: State, seat: int, token: int, rank: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (ask_for_elder, seat, rank))
        return
    if s.logging:
        s.note(
            "GL-4.16" if rank else "GL-12.4" if token > MATRIARCH else "GL-4.4",
            "elder-dies", seat=seat, elder=naming(s, token),
        )  # fmt: skip
    kill_elder(s, seat, token)
    s.do((overflow,))


def matriarchs_lost(s: State, seat: int, n: int) -> None:
    """GL-12.4: half of the remaining matriarchs make way for tribesmen from Valhalla."""
    if n > 0 and any(s.matri):
        ranks = [MATRIARCH + r for r in range(1, 7) if s.matri[r - 1]]
        ask_or_exchange(s, seat, MATRIARCH_LOST, ranks, matriarch_lost, n)


def matriarch_lost(s: State, seat: int, token: int, n: int) -> None:
    """GL-12.4: she is replaced on her rank by a man, or simply removed if Valhalla is empty."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (matriarchs_lost, seat, n))
        return
    rank = token - MATRIARCH
    if s.logging:
        s.note("GL-12.4", "matriarch-lost", seat=seat, elder=s.game.name(token), man=int(s.valhalla[seat] > 0))
    s.matri[rank - 1] -= 1
    s.girls_dead += 1
    if s.valhalla[seat]:
        s.valhalla[seat] -= 1
        s.elders[(seat * 6 + rank - 1) * 4 + seat] += 1
    s.do((overflow,), (matriarchs_lost, seat, n - 1))


# --- depletion -----------------------------------------------------------------------------------------------------


def for_each(s: State, kind: int) -> None:
    """GL-4.10: depletion strikes every tribe."""
    if s.logging:
        s.note("GL-4.10", "icon", kind=kind)
    s.do(*[(event_depletion, seat, kind) for seat in players_in_order(s)])


def event_depletion(s: State, seat: int, kind: int) -> None:
    """GL-4.10: a point per elder or per D card in the tableau; Saila takes one off."""
    points = elders_everywhere(s, seat) if kind == PER_ELDER else len(d_cards(s, seat))
    spared = min(points, power_sum(s, seat, s.rules.discount))
    points -= spared
    if s.logging and points + spared:
        s.note("GL-4.10", "owes", seat=seat, n=points, spared=spared)
    if points > 0:
        s.do((deplete, seat, points, kind), (resolved,))


def deplete(s: State, seat: int, points: int, kind: int) -> None:
    """GL-4.11, GL-4.12: one point at a time, by energy, an elder, or (per D card) a D card; no passing."""
    if points == 0:
        return
    choices = [ENERGY] if spendable(s, seat) > 0 else []
    choices += elder_tokens(s, seat)
    if kind == PER_D:
        choices += [CARD + c for c in d_cards(s, seat)]
    if choices:
        others = [c for c in exchangeable(s, seat) if cash_of(s, c)[0] and CARD + c not in choices]
        if len(choices) == 1 and spendable(s, seat) == 0 and others:
            choices.append(EXCHANGE)
            s.ask(seat, DEPLETE, choices, settle_point, points, kind)
        else:
            ask_or_exchange(s, seat, DEPLETE, choices, settle_point, points, kind)


def settle_point(s: State, seat: int, token: int, points: int, kind: int) -> None:
    """GL-4.11: energy, an elder, or a D card for its exchange value."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (deplete, seat, points, kind))
        return
    s.do((deplete, seat, points - 1, kind))
    if token > CARD:
        goods, lost = cash_in(s, seat, token - CARD)
        if s.logging:
            s.note("GL-4.11", "slaughters", seat=seat, card=naming(s, token), **goods)
        note_lost_energy(s, seat, lost)
        return
    if s.logging:
        s.note("GL-4.11", "settles", seat=seat, **payment(s, token))
    if token == ENERGY:
        energy_out(s, seat, 1)
    else:
        kill_elder(s, seat, token)
        if s.rules.solitaire and token <= MATRIARCH:  # a man: matriarch:1 is the next number
            s.do((female_lost, seat))
        s.do((overflow,))


def female_lost(s: State, seat: int) -> None:
    """GL-12.5: with a man killed for an event's depletion goes a matriarch or a daughter."""
    choices = [MATRIARCH + r for r in range(1, 7) if s.matri[r - 1]]
    if s.girls:
        choices.append(GIRL)
    if choices:
        ask_or_exchange(s, seat, FEMALE_LOST, choices, female_dies)


def female_dies(s: State, seat: int, token: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (female_lost, seat))
        return
    if s.logging:
        s.note("GL-12.5", "female-lost", seat=seat, elder=s.game.name(token))
    if token > MATRIARCH:
        kill_elder(s, seat, token)
        s.do((overflow,))
    else:
        s.girls -= 1
        s.girls_dead += 1


# --- die-off, breakage, storm --------------------------------------------------------------------------------------


def die_off(s: State, seat: int) -> None:
    """GL-4.16, GL-12.6: a tribe rolls a die and loses an elder of that rank; a chief matriarch may choose instead."""
    if s.rules.solitaire and s.matri[0] and not s.rules.matriarch_sees_die:
        ask_or_exchange(s, seat, CHIEF_CHOICE, [ROLL, *elder_tokens(s, seat)], chief_choice)
        return
    roll_die_off(s, seat)


def chief_choice(s: State, seat: int, token: int) -> None:
    """GL-12.6: roll as usual, or name an elder who then must die."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (die_off, seat))
    elif token == ROLL:
        roll_die_off(s, seat)
    else:
        sacrifice(s, seat, token)


def sacrifice(s: State, seat: int, token: int) -> None:
    """GL-12.6: the elder whom the chief matriarch names dies."""
    if s.logging:
        s.note("GL-12.6", "elder-dies", seat=seat, elder=naming(s, token))
    kill_elder(s, seat, token)
    s.do((overflow,), (resolved,))


def roll_die_off(s: State, seat: int) -> None:
    rank = s.roll(6)
    single(s, seat, DIE_OFF_ROLL, [rank], 0, not elder_tokens(s, seat, rank))
    if s.logging:
        s.note("GL-4.16", "die-off", seat=seat, die=rank, spared=int(not elder_tokens(s, seat, rank)))
    if s.rules.solitaire and s.matri[0] and s.rules.matriarch_sees_die:
        s.do((overrule, seat, rank))
    elif elder_tokens(s, seat, rank):
        s.do((ask_for_elder, seat, rank), (resolved,))


def overrule(s: State, seat: int, rank: int) -> None:
    """GL-12.6, by option: a chief matriarch who has seen the die may name another elder."""
    ask_or_exchange(s, seat, CHIEF_OVERRULES, [PASS, *elder_tokens(s, seat)], overruled, rank)


def overruled(s: State, seat: int, token: int, rank: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (overrule, seat, rank))
    elif token != PASS:
        sacrifice(s, seat, token)
    elif elder_tokens(s, seat, rank):
        s.do((ask_for_elder, seat, rank), (resolved,))


def breakage(s: State, seat: int) -> None:
    """GL-4.17: one iron import turns into an iron disk."""
    cards = [CARD + c for c in tableau(s, seat) if s.rules.iron_import[c]]
    if cards:
        ask_or_exchange(s, seat, IRON_BREAKS, cards, breaks)


def breaks(s: State, seat: int, token: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (breakage, seat))
        return
    drop_card(s, token - CARD)
    s.iron[seat] += 1
    if s.logging:
        s.note("GL-4.17", "breaks", seat=seat, card=s.game.name(token))


def storm(s: State, seat: int) -> None:
    """GL-4.18: a tribe loses an elder on rank 6, unless maps or sun stone help."""
    mariners = elder_tokens(s, seat, 6)
    if mariners and not has_power(s, seat, s.rules.no_storm):
        ask_or_exchange(s, seat, MARINER_LOST, mariners, mariner_lost)


def mariner_lost(s: State, seat: int, token: int) -> None:
    """GL-1.14, GL-4.18: of several the tribe chooses; it may exchange a card before."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (storm, seat))
        return
    if s.logging:
        s.note("GL-4.18", "elder-dies", seat=seat, elder=naming(s, token))
    kill_elder(s, seat, token)
    s.do((overflow,), (resolved,))


# --- the auction ---------------------------------------------------------------------------------------------------


def auction_phase(s: State) -> None:
    """GL-4.24, GL-4.27, GL-11.1, GL-13.5, GL-12.3: the event's import is auctioned, or may be bought."""
    s.lot = 0
    if not s.rules.has_import[s.event]:
        return
    s.lot = s.event
    if s.rules.farm_import[s.event]:
        s.lot = unused_animal(s)
    if s.lot == 0:
        if s.logging:
            s.note("GL-4.27", "no-cargo")
        return
    if s.logging:
        sold = s.rules.solitaire or s.rules.coop
        s.note(
            "GL-12.3" if s.rules.solitaire else "GL-13.5" if s.rules.coop else "GL-4.24",
            "for-sale", card=named(s, s.lot), price=import_price(s) if sold else 0, coop=int(s.rules.coop),
        )  # fmt: skip
    if s.rules.solitaire or s.rules.coop:
        s.do(*[(sell, seat) for seat in players_in_order(s)], (unsold,))
        return
    s.high = 0
    for seat in range(4):
        s.bid[seat] = s.passed[seat] = 0
    s.do((bidding, 0))


def unused_animal(s: State) -> int:
    """GL-4.27: an unused Norse farm card at random, then its face at random."""
    cards = [c for c in NORSE_FARM if s.zone[c] == ASIDE]
    if not cards:
        return 0
    card = cards[s.below(len(cards))]
    s.side[card] = s.below(2)
    return card


def leader(s: State) -> int:
    """GL-4.25, GL-4.26: among the highest bidders Peepeelee's tribe, then player order."""
    tied = [seat for seat in range(s.players) if s.bid[seat] == s.high and s.high]
    return ahead(s, tied) if tied else NOBODY


def ahead(s: State, equal: list[int]) -> int:
    """GL-4.26: of those who bid as much, Peepeelee's tribe, then the first in player order."""
    return min(favoured(s, equal) or equal, key=players_in_order(s).index)


def favoured(s: State, equal: list[int]) -> list[int]:
    """GL-4.26: Peepeelee's own tribe and her husband's."""
    return [seat for seat in equal if has_power(s, seat, s.rules.tiebreak)]


def bidding(s: State, place: int) -> None:
    """GL-4.25: in player order, round and round, ask each tribe that has not dropped out and does not lead."""
    seats = players_in_order(s)
    lead = leader(s)
    waiting = [seat for seat in seats if s.passed[seat] == 0 and seat != lead]
    if not waiting:
        sold(s, lead)
        return
    while seats[place % len(seats)] not in waiting:
        place += 1
    seat = seats[place % len(seats)]
    place = place % len(seats)
    low = max(1, s.high) if s.bid[seat] < s.high or s.high == 0 else s.high + 1
    bids = [NUMBER + n for n in range(low, min(s.ivory[seat], NUMBERS) + 1)]
    if bids:
        ask_or_exchange(s, seat, BID, [PASS, *bids], bids_so, place)
    elif s.ivory[seat] + worth(s, seat, IVORY) >= low:
        s.ask(seat, BID, [PASS, EXCHANGE], bids_so, place)
    else:
        s.passed[seat] = 1
        s.do((bidding, place + 1))


def bids_so(s: State, seat: int, token: int, place: int) -> None:
    """GL-4.25: pass for good, or bid at least as much as anybody."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (bidding, place))
        return
    if token == PASS:
        s.passed[seat] = 1
        if s.logging:
            s.note("GL-4.25", "drops-out", seat=seat, card=named(s, s.lot))
    else:
        s.bid[seat] = s.high = token - NUMBER
        if s.logging:
            s.note("GL-4.25", "bids", seat=seat, n=s.high, card=named(s, s.lot))
            note_tie(s)
    s.do((bidding, place + 1))


def note_tie(s: State) -> None:
    """GL-4.26: who leads with a bid that another has made, too, and why."""
    equal = [seat for seat in range(s.players) if s.bid[seat] == s.high]
    if len(equal) > 1:
        s.note("GL-4.26", "equal-bids", seat=leader(s), friend=int(len(favoured(s, equal)) == 1))


def sold(s: State, seat: int) -> None:
    """GL-1.13, GL-4.24, GL-4.28: the winner pays and gets the card in his tableau; unsold it leaves the game."""
    if seat == NOBODY:
        s.zone[s.lot] = REMOVED
        if s.logging:
            s.note("GL-4.24", "unsold", card=named(s, s.lot))
        return
    get_import(s, seat, s.bid[seat], 0)


def get_import(s: State, seat: int, ivory: int, iron: int) -> None:
    """GL-1.13, GL-4.28: paid for, straight to the tableau, active at once."""
    s.ivory[seat] -= ivory
    s.iron[seat] -= iron
    add_to_tableau(s, seat, s.lot)
    if s.logging:
        s.note(
            "GL-12.3" if s.rules.solitaire else "GL-13.5" if s.rules.coop else "GL-4.24",
            "imports", seat=seat, card=named(s, s.lot), energy=0, ivory=ivory, iron=iron,
        )  # fmt: skip


# --- imports that are bought ---------------------------------------------------------------------------------------


def import_price(s: State) -> int:
    """GL-12.3, GL-13.5: two disks; one for the saga of Peepeelee or Birgitta."""
    price = s.rules.record["import_price"]
    if not s.rules.solitaire:
        return int(price)
    return int(price["character_is_49_or_53"] if s.character in (49, 53) else price["default"])


def sell(s: State, seat: int) -> None:
    """GL-12.3, GL-13.5: no auction; in player order a tribe may buy, in the co-op with ivory and iron in any mix."""
    if s.lot == 0:
        return
    price = import_price(s)
    least = max(0, price - s.iron[seat]) if s.rules.coop else price
    ways = [NUMBER + n for n in range(least, price + 1) if n <= s.ivory[seat]]
    if ways:
        ask_or_exchange(s, seat, BUY_IMPORT, [PASS, *ways], buys)
    elif means(s, seat) >= price:
        s.ask(seat, BUY_IMPORT, [PASS, EXCHANGE], buys)


def means(s: State, seat: int) -> int:
    """GL-1.14a: the disks a tribe could pay an import with, if it turned in all its cards."""
    disks = s.ivory[seat] + worth(s, seat, IVORY)
    return disks + s.iron[seat] + worth(s, seat, IRON) if s.rules.coop else disks


def buys(s: State, seat: int, token: int) -> None:
    """GL-13.5: so much ivory, the rest of the price in iron; the first buyer gets the card."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (sell, seat))
    elif token != PASS:
        get_import(s, seat, token - NUMBER, import_price(s) - (token - NUMBER))
        s.lot = 0


def unsold(s: State) -> None:
    """GL-4.24: an import that nobody takes leaves the game."""
    if s.lot:
        sold(s, NOBODY)
