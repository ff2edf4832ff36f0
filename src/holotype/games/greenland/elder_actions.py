"""Section 9, phase 6: what elders do."""

from .cards import (
    add_to_tableau,
    alpha_is_husband,
    ask_or_exchange,
    brings,
    choose_exchange,
    energy_out,
    exchangeable,
    hand,
    hand_limit,
    has_power,
    husband_of,
    overflow,
    pay_disk,
    worth,
)
from .casts import MARTYR, single
from .coop import trade_market
from .fields import ELDERS, NOBODY, ON_PLACARD, TABLEAU
from .names import (
    ACTED,
    ALPHA,
    BANISH,
    BAPTISM,
    CARD,
    DOMESTICATE,
    DONE,
    ELDER,
    EMISSARY,
    ENERGY,
    EXCHANGE,
    FRESH,
    IRON,
    IVORY,
    MATRIARCH,
    PROSELYTIZE,
    TOOL_MAKE,
    TRIBE,
    WITCH_BURN,
)
from .pieces import (
    bury,
    elder_tokens,
    elders_everywhere,
    holders,
    kill_elder,
    kill_husband,
    kinds_at,
    naming,
    players_in_order,
    resolved,
    seat_of,
)
from .questions import (
    BANISH_KIND,
    BANISH_VICTIM,
    CONVERT,
    ELDER_ACTION,
    EMISSARY_KIND,
    EMISSARY_TO,
    TAME,
    TOOL,
    TOOL_PRICE,
    WITCH_FRESH,
    WITCH_VICTIM,
)
from .rules import D_CARD, FALCON_CARD, I_CARD
from .state import State


def elder_phase(s: State) -> None:
    """GL-3.9, GL-9.1, GL-9.12: polytheists in player order, then monotheists; the order is fixed now."""
    s.phase = ELDERS
    s.acted = [0] * 24
    seats = players_in_order(s)
    order = [seat for seat in seats if not s.mono[seat]] + [seat for seat in seats if s.mono[seat]]
    if s.rules.coop:
        s.do((trade_market,), *[(elder_turn, seat) for seat in order], (elders_rest,))
    else:
        s.do(*[(elder_turn, seat) for seat in order], (elders_rest,))


def elders_rest(s: State) -> None:
    s.acted = [0] * 24


def fresh(s: State, seat: int, rank: int) -> int:
    """GL-9.1: elders of a rank that have not acted this turn."""
    return holders(s, seat, rank) - s.acted[seat * 6 + rank - 1]


def action_energy(s: State, seat: int) -> int:
    """GL-9.2: Chi'dzigyaak removes the energy cost."""
    return 0 if has_power(s, seat, s.rules.free_action) else 1


def elder_turn(s: State, seat: int) -> None:
    """GL-9.1, GL-9.1a: any available action, one at a time, until done."""
    if s.gone[seat]:
        return
    choices = actions(s, seat)
    if choices or not exchangeable(s, seat) or not (would_act(s, seat) or has_ransom(s, seat)):
        ask_or_exchange(s, seat, ELDER_ACTION, [*choices, DONE], elder_action)
    else:
        s.ask(seat, ELDER_ACTION, [DONE, EXCHANGE], elder_action)


def has_ransom(s: State, seat: int) -> bool:
    """GL-1.14, GL-4.22: a Gyrfalcon, tamed just now perhaps, brings more until the end of this turn."""
    return s.falcon and s.zone[FALCON_CARD] == TABLEAU + seat


def would_act(s: State, seat: int) -> bool:
    """GL-1.14a: an action lacks only a disk that an exchange could bring."""
    tools = fresh(s, seat, 3) > 0 and any(s.rules.kind[c] == I_CARD for c in hand(s, seat))
    if tools and (brings(s, seat, IRON) or (s.rules.ivory_tools[s.tribe[seat]] and brings(s, seat, IVORY))):
        return True
    if s.rules.coop or not brings(s, seat, ENERGY):
        return False
    if s.rules.solitaire:
        return len(victims(s, seat)) > 0 and s.energy[seat] + worth(s, seat, ENERGY) >= sum(s.matri)
    return fresh(s, seat, 2) > 0 or (s.mono[seat] == 1 and fresh(s, seat, 5) > 0)


def actions(s: State, seat: int) -> list[int]:
    """GL-9.1a, GL-12.13, GL-13.15: actions with a payable cost and a legal object."""
    choices: list[int] = []
    r = s.rules
    paid = s.energy[seat] >= action_energy(s, seat)
    poly = s.mono[seat] == 0
    cards = hand(s, seat)
    if fresh(s, seat, 3) > 0 and any(r.kind[c] == I_CARD for c in cards) and tool_prices(s, seat):
        choices.append(TOOL_MAKE)
    if r.coop:
        return choices
    rank2 = fresh(s, seat, 2) > 0
    if poly and rank2 and paid and any(r.kind[c] == D_CARD for c in cards):
        choices.append(DOMESTICATE)
    if witch_burnable(s, seat, rank2 and paid):
        choices.append(WITCH_BURN)
    if not r.solitaire:
        choices += missions(s, seat, rank2 and paid, paid)
    if poly and elders_everywhere(s, seat) == 0:
        choices.append(BAPTISM)
    return choices


def witch_burnable(s: State, seat: int, usual: bool) -> bool:
    """GL-9.4, GL-12.13: the victim is one of the tribe's elders on its placard; the saga needs no acting elder."""
    if s.rules.solitaire:
        usual = s.energy[seat] >= (0 if action_energy(s, seat) == 0 else sum(s.matri))
    return usual and len(victims(s, seat)) > 0


def victims(s: State, seat: int) -> list[int]:
    """GL-9.4: the tribe's elders on its own placard."""
    home = ELDER + s.tribe[seat] * 6
    at_home = ON_PLACARD + seat * 6 <= s.alpha[seat] < ON_PLACARD + seat * 6 + 6
    return [
        t for t in elder_tokens(s, seat)
        if home <= t < home + 6 or (t == ALPHA and at_home) or t > MATRIARCH
    ]  # fmt: skip


def missions(s: State, seat: int, rank2: bool, paid: bool) -> list[int]:
    """GL-9.5, GL-9.8, GL-9.10: banish, emissary and proselytize, where there is an object."""
    choices: list[int] = []
    dice = hand_limit(s, seat)
    if s.mono[seat] == 0:
        if rank2 and dice and strangers(s, seat):
            choices.append(BANISH)
        return choices
    if paid and fresh(s, seat, 5) > 0 and others(s, seat):
        choices.append(EMISSARY)
    if rank2 and dice and flocks(s, seat):
        choices.append(PROSELYTIZE)
    return choices


def others(s: State, seat: int) -> list[int]:
    return [TRIBE + s.tribe[o] for o in range(s.players) if o != seat and s.gone[o] == 0]


def elder_action(s: State, seat: int, token: int) -> None:
    """GL-9.1: one action."""
    if token == DONE:
        return
    s.do((action_over, seat))
    if token == EXCHANGE:
        s.do((choose_exchange, seat))
    elif token == TOOL_MAKE:
        cards = [CARD + c for c in hand(s, seat) if s.rules.kind[c] == I_CARD]
        s.ask(seat, TOOL, cards, tool_price)
    elif token == DOMESTICATE:
        cards = [CARD + c for c in hand(s, seat) if s.rules.kind[c] == D_CARD]
        s.ask(seat, TAME, cards, domesticate)
    elif token == WITCH_BURN:
        s.ask(seat, WITCH_VICTIM, victims(s, seat), witch_burn)
    elif token == BANISH:
        banish(s, seat)
    elif token == EMISSARY:
        s.ask(seat, EMISSARY_TO, others(s, seat), emissary_kind)
    elif token == PROSELYTIZE:
        s.ask(seat, CONVERT, flocks(s, seat), proselytize)
    else:
        baptism(s, seat)


def action_over(s: State, seat: int) -> None:
    """GL-9.12, GL-10.9a: what was done is resolved; then the next action."""
    s.do((resolved,), (elder_turn, seat))


def spend(s: State, seat: int, rank: int) -> None:
    """An elder acts: mark him and pay the energy."""
    energy_out(s, seat, action_energy(s, seat))
    s.acted[seat * 6 + rank - 1] += 1


def martyr_roll(s: State, seat: int, banishing: bool) -> int:
    """GL-9.6: dice equal to the hand limit; count the ones."""
    dice = [s.roll(6) for _ in range(hand_limit(s, seat))]
    single(s, seat, MARTYR, dice, 0b10, 1 in dice)
    if s.logging:
        shown = " ".join([str(d) for d in sorted(dice)])
        ones, energy = dice.count(1), action_energy(s, seat)
        s.note("GL-9.6", "martyr-roll", seat=seat, dice=shown, banishing=int(banishing), ones=ones, energy=energy)
    return dice.count(1)


# --- tools and animals ---------------------------------------------------------------------------------------------


def tool_prices(s: State, seat: int) -> list[int]:
    """GL-9.7, GL-1.5: an iron; Tunit may pay an ivory instead."""
    prices = [IRON] if s.iron[seat] else []
    if s.rules.ivory_tools[s.tribe[seat]] and s.ivory[seat]:
        prices.append(IVORY)
    return prices


def tool_price(s: State, seat: int, token: int) -> None:
    s.ask(seat, TOOL_PRICE, tool_prices(s, seat), tool_make, token)


def tool_make(s: State, seat: int, token: int, card: int) -> None:
    """GL-9.7: an I card from the hand to the tableau."""
    pay_disk(s, seat, token)
    s.acted[seat * 6 + 2] += 1
    add_to_tableau(s, seat, card - CARD)
    if s.logging:
        s.note("GL-9.7", "tool-makes", seat=seat, card=s.game.name(card), disk=s.game.name(token))


def domesticate(s: State, seat: int, token: int) -> None:
    """GL-9.3: a D card from the hand to the tableau."""
    spend(s, seat, 2)
    add_to_tableau(s, seat, token - CARD)
    if s.logging:
        s.note("GL-9.3", "domesticates", seat=seat, card=s.game.name(token), energy=action_energy(s, seat))


# --- burning, banishing, baptism -----------------------------------------------------------------------------------


def witch_burn(s: State, seat: int, token: int) -> None:
    """GL-9.4, GL-12.13: one of the tribe's elders dies, perhaps the very one who acts."""
    if s.logging:
        energy = action_energy(s, seat) * (sum(s.matri) if s.rules.solitaire else 1)
        s.note("GL-12.13" if s.rules.solitaire else "GL-9.4", "witch-burns", seat=seat, energy=energy)
    if s.rules.solitaire:
        if action_energy(s, seat):
            energy_out(s, seat, sum(s.matri))
    else:
        spend(s, seat, 2)
    place = s.alpha[seat] - ON_PLACARD if token == ALPHA else seat * 6 + (token - ELDER) % 6
    if token > MATRIARCH:
        place = token - MATRIARCH - 1
    acted = s.acted[place]
    rested = holders(s, seat, place % 6 + 1) - acted
    if acted and rested:
        s.ask(seat, WITCH_FRESH, [FRESH, ACTED], burn, token, place)
    else:
        burn(s, seat, ACTED if acted else FRESH, token, place)


def burn(s: State, seat: int, token: int, victim: int, place: int) -> None:
    """GL-9.1: whether a fresh or an acted one dies."""
    acted = s.acted[place]
    if s.logging:
        s.note("GL-12.13" if s.rules.solitaire else "GL-9.4", "elder-dies", seat=seat, elder=naming(s, victim))
    kill_elder(s, seat, victim)
    s.acted[place] = acted - 1 if token == ACTED else acted


def strangers(s: State, seat: int) -> list[int]:
    """GL-9.5: missionaries on the tribe's placard, and husbands in its tableau except Norse ones."""
    tokens = [TRIBE + s.tribe[o] for o in range(s.players) if o != seat and s.elders[seat * 24 + o]]
    for d in s.held:
        if s.zone[d] == TABLEAU + seat and s.wed[d] != NOBODY and s.tribe[husband_of(s, d)] != 1:
            tokens.append(CARD + d)
    return tokens


def banish(s: State, seat: int) -> None:
    """GL-9.5: martyr roll; with k ones up to k foreigners die."""
    spend(s, seat, 2)
    s.do((banish_victim, seat, martyr_roll(s, seat, True)))


def banish_victim(s: State, seat: int, ones: int) -> None:
    tokens = strangers(s, seat)
    if ones and tokens:
        s.ask(seat, BANISH_VICTIM, [*tokens, DONE], banished, ones)


def banished(s: State, seat: int, token: int, ones: int) -> None:
    """GL-9.5: one of them dies."""
    if token == DONE:
        if s.logging:
            s.note("GL-9.5", "spares", seat=seat)
        return
    s.do((overflow,), (banish_victim, seat, ones - 1))
    if token > CARD:
        if s.logging:
            daughter = token - CARD
            whose, alpha = f"seat:{husband_of(s, daughter)}", int(alpha_is_husband(s, daughter))
            s.note("GL-9.5", "banishes", seat=seat, husband=1, victim=naming(s, token), other=whose, alpha=alpha)
        kill_husband(s, token - CARD)
    else:
        other = seat_of(s, token - TRIBE)
        s.ask(seat, BANISH_KIND, kinds_at(s, seat * 6, other), missionary_dies, other)


def missionary_dies(s: State, seat: int, token: int, other: int) -> None:
    s.elders[seat * 24 + other] -= 1
    s.arrived[seat * 4 + other] = min(s.arrived[seat * 4 + other], s.elders[seat * 24 + other])
    bury(s, other, 0 if token == ALPHA else 1, token == ALPHA)
    if s.logging:
        s.note("GL-9.5", "banishes", seat=seat, husband=0, victim="-", other=f"seat:{other}", alpha=int(token == ALPHA))


def baptism(s: State, seat: int) -> None:
    """GL-9.11, GL-9.12: a polytheist without elders becomes a monotheist, for free and at once."""
    s.mono[seat] = 1
    if s.logging:
        s.note("GL-9.12", "baptism", seat=seat)


# --- missions ------------------------------------------------------------------------------------------------------


def emissary_kind(s: State, seat: int, token: int) -> None:
    """GL-9.8: which rank 5 elder goes, where the Alpha is one of them."""
    s.ask(seat, EMISSARY_KIND, kinds_at(s, seat * 6 + 4, seat), emissary, token)


def emissary(s: State, seat: int, token: int, tribe: int) -> None:
    """GL-9.8: he moves to rank 1 of another living tribe's placard; no transport."""
    other = seat_of(s, tribe - TRIBE)
    energy_out(s, seat, action_energy(s, seat))
    s.elders[(seat * 6 + 4) * 4 + seat] -= 1
    s.elders[other * 24 + seat] += 1
    s.arrived[other * 4 + seat] += 1
    if token == ALPHA:
        s.alpha[seat] = ON_PLACARD + other * 6
    if s.logging:
        alpha, kind = int(token == ALPHA), "representative" if s.mono[other] else "missionary"
        energy = action_energy(s, seat)
        s.note("GL-9.8", "emissary", seat=seat, other=f"seat:{other}", alpha=alpha, role=kind, energy=energy)


def flocks(s: State, seat: int) -> list[int]:
    """GL-9.10: polytheist placards where a missionary of the tribe arrived before this turn."""
    return [
        TRIBE + s.tribe[o]
        for o in range(s.players)
        if o != seat and s.mono[o] == 0 and s.gone[o] == 0 and s.elders[o * 24 + seat] > s.arrived[o * 4 + seat]
    ]


def proselytize(s: State, seat: int, token: int) -> None:
    """GL-9.10: martyr roll; with at least one 1 that tribe is converted at the end of the phase."""
    spend(s, seat, 2)
    other = seat_of(s, token - TRIBE)
    if martyr_roll(s, seat, False):
        s.converted[other] = 1
        if s.logging:
            s.note("GL-9.10", "persuades", seat=seat, other=f"seat:{other}")
