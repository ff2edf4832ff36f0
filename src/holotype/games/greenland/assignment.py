"""Section 5, phase 2: hunters, colonists, raiders and guards are assigned; elders promoted; pieces recalled."""

from .cards import (
    ask_or_exchange,
    brings,
    choose_exchange,
    energy_out,
    has_power,
    husband_of,
    is_new_world,
    named,
    overflow,
    power_sum,
    profile,
    row_cards,
    those_on,
)
from .fields import NOBODY, ON_PLACARD, POOL, TABLEAU, WED
from .names import (
    ABANDON,
    ALPHA,
    CARD,
    DONE,
    ELDER,
    ENERGY,
    EXCHANGE,
    GIRL,
    MAN,
    MARINER,
    NUMBER,
    PROMOTE,
    RECALL,
    SLED,
)
from .pieces import (
    colonists,
    elder_token,
    elder_tokens,
    holders,
    idle,
    kinds_in_pool,
    kinds_on,
    naming,
    pieces_on,
    place_of,
    players_in_order,
    return_pieces,
    seat_of,
    send_home,
    take_elder,
    unassigned,
)
from .questions import (
    ASSIGN,
    ASSIGN_KIND,
    ASSIGN_MEN,
    PROMOTE_KIND,
    PROMOTE_RANK,
    REASSIGN,
    REASSIGN_PIECE,
    REASSIGN_TO,
    RECALL_BY,
    RECALL_WHOM,
)
from .rules import D_CARD, DAUGHTER, MARITIME, MARKLAND, VINLAND
from .state import State
from .transport import feasible, free_sleds, mariners, reach, reachable


def assign(s: State, seat: int) -> None:
    """GL-5.2, GL-14.3: micro-decisions until done; an idle tribe may only send pieces to the New World."""
    if idle(s, seat):
        lands = [CARD + c for c in targets(s, seat) if is_new_world(c)] if unassigned(s, seat) else []
        s.ask(seat, ASSIGN, [*lands, DONE], assign_so)
        return
    choices = [CARD + c for c in targets(s, seat)] if unassigned(s, seat) else []
    choices += home_actions(s, seat)
    choices.append(DONE)
    if len(choices) == 1 and unassigned(s, seat) and brings(s, seat, ENERGY):
        choices.append(EXCHANGE)
        s.ask(seat, ASSIGN, choices, assign_so)
    else:
        ask_or_exchange(s, seat, ASSIGN, choices, assign_so)


def home_actions(s: State, seat: int) -> list[int]:
    """GL-5.2: promote, recall and abandon, where they are possible."""
    choices: list[int] = []
    if can_promote(s, seat):
        choices.append(PROMOTE)
    if s.may_recall[seat] == 1 and not s.rules.coop and recallable(s, seat):
        choices.append(RECALL)
    if can_abandon(s, seat):
        choices.append(ABANDON)
    return choices


def assign_so(s: State, seat: int, token: int) -> None:
    """GL-5.2, GL-5.3: what the active tribe does next."""
    if token == DONE:
        return
    s.do((assign, seat))
    if token > CARD:
        s.do((assign_kind, seat, token - CARD))
    else:
        at_home(s, seat, token)


def at_home(s: State, seat: int, token: int) -> None:
    """GL-5.2: everything but assigning."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat))
    elif token == PROMOTE:
        s.do((promote, seat))
    elif token == RECALL:
        s.do((recall, seat))
    else:
        abandon(s, seat)


# --- assign --------------------------------------------------------------------------------------------------------


def targets(s: State, seat: int) -> list[int]:
    """GL-5.3, GL-5.12: biomes, New World cards, raid targets, guard posts that can be reached."""
    found = [c for c in row_cards(s) if open_to(s, seat, c)]
    if not s.rules.beginners and not s.rules.solitaire:
        raider = holders(s, seat, 4) > 0
        for c in s.held:
            if guardable(s, seat, c) or (raider and raidable(s, seat, c)):
                found.append(c)
    return reachable(s, seat, found)


def open_to(s: State, seat: int, card: int) -> bool:
    """GL-4.19, GL-4.20, GL-5.4, GL-5.7, GL-5.14, GL-13.6, GL-13.6a: no ban stands against a row card."""
    if is_new_world(card):
        return not (s.abandoned[seat] or (card == MARKLAND and s.no_markland))
    if s.no_maritime and s.rules.type[card] == MARITIME:
        return False
    if not may_hunt(s, seat, card):
        return False
    if s.rules.coop:
        for other in range(s.players):
            if other != seat and pieces_on(s, card, other):
                return False
    return True


def may_hunt(s: State, seat: int, card: int) -> bool:
    """GL-14.4, GL-14.10: a scenario may forbid a tribe a type of biome."""
    return s.rules.type[profile(s, card)] != s.rules.banned[s.tribe[seat]]


def guardable(s: State, seat: int, card: int) -> bool:
    """GL-5.11: a tribe's daughters and D cards, and daughters to whom it is married; GL-13.6a: not in the co-op."""
    if s.rules.coop:
        return False
    if s.rules.kind[card] == DAUGHTER:
        return s.zone[card] == TABLEAU + seat or husband_of(s, card) == seat
    return s.zone[card] == TABLEAU + seat and s.rules.kind[card] == D_CARD


def raidable(s: State, seat: int, card: int) -> bool:
    """GL-5.10, GL-13.9, GL-14.3: other tribes' D cards with a raid profile and daughters not married to the raider.

    In the co-op only captive daughters, its own included."""
    owner = s.zone[card] - TABLEAU
    daughter = s.rules.kind[card] == DAUGHTER
    if s.rules.coop:
        return daughter and s.wed[card] == NOBODY and s.gone[owner] == 0
    if owner == seat or s.rules.raid_success[profile(s, card)] == 0 or (s.gone[owner] == 0 and idle(s, owner)):
        return False
    if daughter:
        return husband_of(s, card) != seat
    return s.rules.kind[card] == D_CARD


def assign_kind(s: State, seat: int, card: int) -> None:
    """GL-5.3, GL-5.17: tribesmen or the Alpha."""
    s.ask(seat, ASSIGN_KIND, kinds_in_pool(s, seat), assign_number, card)


def assign_number(s: State, seat: int, token: int, card: int) -> None:
    """GL-5.3: how many."""
    if token == ALPHA:
        go(s, seat, card, 0, True)
    else:
        most = reach(s, seat, card, s.pool[seat])
        s.ask(seat, ASSIGN_MEN, [NUMBER + n for n in range(1, most + 1)], assign_men, card)


def assign_men(s: State, seat: int, token: int, card: int) -> None:
    go(s, seat, card, token - NUMBER, False)


def go(s: State, seat: int, card: int, men: int, alpha: bool) -> None:
    """Pieces leave the pool for a card."""
    s.pool[seat] -= men
    s.men[card * 4 + seat] += men
    if alpha:
        s.alpha[seat] = card
    s.carried[card * 4 + seat] += men + (1 if alpha else 0)
    if s.logging:
        event = "assigns-alpha" if alpha else "assigns"
        s.note("GL-5.3", event, seat=seat, n=men, card=named(s, card), role=role(s, seat, card))


def role(s: State, seat: int, card: int) -> str:
    """GL-5.7, GL-5.10, GL-5.11: what pieces of a tribe do on a card."""
    if s.zone[card] < TABLEAU:
        return "settle" if is_new_world(card) else "hunt"
    return "raid" if raidable(s, seat, card) else "guard"


# --- promote -------------------------------------------------------------------------------------------------------


def can_promote(s: State, seat: int) -> bool:
    """GL-5.8: an unassigned piece, a free rank and an energy (none with Nelii)."""
    if unassigned(s, seat) == 0 and not (s.rules.solitaire and spare_daughter(s)):
        return False
    if s.energy[seat] < promotion_cost(s, seat):
        return False
    return len(open_ranks(s, seat)) > 0


def promotion_cost(s: State, seat: int) -> int:
    """GL-5.8: an energy, none with Nelii."""
    return 0 if has_power(s, seat, s.rules.free_promotion) else 1


def spare_daughter(s: State) -> bool:
    """GL-12.11: the last daughter may not be promoted."""
    return s.girls > 0 and s.girls + len(s.girls_at) > 1


def open_ranks(s: State, seat: int) -> list[int]:
    """GL-5.8, GL-13.8: ranks with the community icon, or without an elder of the tribe; in the co-op abroad, too."""
    tokens: list[int] = []
    for owner in range(s.players):
        if owner != seat and not (s.rules.coop and s.gone[owner] == 0):
            continue
        for rank in range(1, 7):
            at = owner * 6 + rank - 1
            community = s.rules.community[(s.tribe[owner] * 2 + s.mono[owner]) * 6 + rank - 1]
            taken = s.elders[at * 4 + seat] + (s.matri[rank - 1] if s.rules.solitaire else 0)
            if community or (owner == seat and taken == 0):
                tokens.append(ELDER + s.tribe[owner] * 6 + rank - 1)
    return tokens


def promote(s: State, seat: int) -> None:
    """GL-5.8: which piece."""
    kinds = kinds_in_pool(s, seat)
    if s.rules.solitaire and spare_daughter(s):
        kinds.append(GIRL)
    s.ask(seat, PROMOTE_KIND, kinds, promote_rank)


def promote_rank(s: State, seat: int, token: int) -> None:
    """GL-5.8: to which rank."""
    s.ask(seat, PROMOTE_RANK, open_ranks(s, seat), promote_to, token)


def promote_to(s: State, seat: int, token: int, kind: int) -> None:
    """GL-5.8, GL-12.11: the rank's powers apply at once."""
    cost = promotion_cost(s, seat)
    energy_out(s, seat, cost)
    place = place_of(s, seat, token)
    if kind == GIRL:
        s.girls -= 1
        s.matri[place // 4 % 6] += 1
    else:
        s.elders[place] += 1
        if kind == MAN:
            s.pool[seat] -= 1
        else:
            s.alpha[seat] = ON_PLACARD + place // 4
    if s.logging and kind == GIRL:
        s.note("GL-12.11", "becomes-matriarch", seat=seat, elder=naming(s, token), energy=cost)
    elif s.logging:
        s.note(
            "GL-13.8" if place // 24 != seat else "GL-5.8",
            "promotes", seat=seat, elder=naming(s, token), alpha=int(kind == ALPHA), energy=cost,
        )  # fmt: skip


# --- recall and abandonment ----------------------------------------------------------------------------------------


def abroad(s: State, seat: int, owner: int) -> bool:
    """A tribe of the other homeland."""
    return s.rules.home[s.tribe[owner]] != s.rules.home[s.tribe[seat]]


def ride(s: State, seat: int, sea: bool) -> list[int]:
    """GL-5.13: the means of transport free for one piece that is fetched home; by sea only a Mariner."""
    ways: list[int] = []
    ships = mariners(s, seat)
    dogs = free_sleds(s, seat)
    if ships and feasible(s, seat, 0, 0, ships - 1, dogs):
        ways.append(MARINER)
    if not sea and dogs and feasible(s, seat, 0, 0, ships, dogs - 1):
        ways.append(SLED)
    return ways


def journey(s: State, seat: int, token: int) -> int:
    """GL-5.13: 0 a recall needs no transport, 1 a Mariner or a sled, 2 a Mariner."""
    if token == ALPHA:
        place = s.alpha[seat]
        if place >= WED:
            return 1 if abroad(s, seat, s.zone[place - WED] - TABLEAU) else 0
        return 2 if place < ON_PLACARD else (1 if abroad(s, seat, (place - ON_PLACARD) // 6) else 0)
    if token > CARD:
        card = token - CARD
        return 2 if is_new_world(card) else (1 if abroad(s, seat, s.zone[card] - TABLEAU) else 0)
    return 1 if abroad(s, seat, seat_of(s, (token - ELDER) // 6)) else 0


def recallable(s: State, seat: int) -> list[int]:
    """GL-5.13: the tribe's elders, colonists and husbands that can be fetched."""
    tokens = elder_tokens(s, seat, 0, False)
    tokens += [CARD + c for c in (MARKLAND, VINLAND) if s.men[c * 4 + seat]]
    tokens += [CARD + c for c in s.held if s.wed[c] == seat]
    alpha = s.alpha[seat]
    if (alpha in (MARKLAND, VINLAND) or alpha >= WED) and ALPHA not in tokens:
        tokens.append(ALPHA)
    return [t for t in tokens if journey(s, seat, t) == 0 or ride(s, seat, journey(s, seat, t) == 2)]


def recall(s: State, seat: int) -> None:
    """GL-5.13: one piece returns to the unassigned pool, once per turn."""
    s.may_recall[seat] = 2
    s.ask(seat, RECALL_WHOM, recallable(s, seat), recall_by)


def recall_by(s: State, seat: int, token: int) -> None:
    """GL-5.13: by which transport."""
    way = journey(s, seat, token)
    if way == 0:
        fetch(s, seat, 0, token)
    else:
        s.ask(seat, RECALL_BY, ride(s, seat, way == 2), fetch, token)


def alpha_at(s: State, seat: int) -> int:
    """The token of the rank or card where the Alpha is permanently assigned."""
    place = s.alpha[seat]
    if place >= WED:
        return CARD + place - WED
    return elder_token(s, (place - ON_PLACARD) * 4 + seat) if place >= ON_PLACARD else CARD + place


def fetch(s: State, seat: int, way: int, token: int) -> None:
    """GL-5.13: that transport is used up for this turn."""
    if way == MARINER:
        s.mariners_used[seat] += 1
    elif way == SLED:
        s.sleds_used[seat] += 1
    if s.logging:
        piece = alpha_at(s, seat) if token == ALPHA else token
        whence = "elder" if piece < CARD else "colony" if is_new_world(piece - CARD) else "wife"
        s.note(
            "GL-5.13", "recalls", seat=seat, piece=naming(s, piece), whence=whence, alpha=int(token == ALPHA),
            by=s.game.name(way) if way else "-", carried=int(way > 0),
        )  # fmt: skip
    if token == ALPHA:
        if s.alpha[seat] >= WED:
            send_home(s, s.alpha[seat] - WED)
        elif s.alpha[seat] >= ON_PLACARD:
            take_elder(s, seat, ALPHA)
        s.alpha[seat] = POOL
    elif token > CARD and is_new_world(token - CARD):
        s.men[(token - CARD) * 4 + seat] -= 1
        s.pool[seat] += 1
    elif token > CARD:
        send_home(s, token - CARD)
    else:
        take_elder(s, seat, token)
        s.pool[seat] += 1
    s.do((overflow,))


def crossing(s: State, seat: int) -> int:
    """GL-5.14: the Mariners it takes to fetch all colonists."""
    capacity = s.rules.capacity
    trips = 0
    for c in (MARKLAND, VINLAND):
        trips += (pieces_on(s, c, seat) + capacity - 1) // capacity
    return trips


def can_abandon(s: State, seat: int) -> bool:
    """GL-5.14, GL-13.7: Mariners can carry all colonists; once per turn; not in the co-op."""
    if colonists(s, seat) == 0 or s.rules.coop or s.abandoned[seat] or mariners(s, seat) < crossing(s, seat):
        return False
    return feasible(s, seat, 0, 0, mariners(s, seat) - crossing(s, seat), free_sleds(s, seat))


def abandon(s: State, seat: int) -> None:
    """GL-5.14: all colonists return from both cards."""
    s.mariners_used[seat] += crossing(s, seat)
    s.abandoned[seat] = 1
    for c in (MARKLAND, VINLAND):
        if s.logging and pieces_on(s, c, seat):
            s.note("GL-5.14", "abandons", **those_on(s, c, seat))
        return_pieces(s, c, seat)


# --- navigation, skiing, beavers -----------------------------------------------------------------------------------


def navigation(s: State) -> None:
    """GL-5.15, GL-5.16: sun stone moves of all tribes, then ski moves, each in player order."""
    seats = players_in_order(s)
    sun = [(reassign, seat, power_sum(s, seat, s.rules.reassign), False) for seat in seats]
    ski = [(reassign, seat, power_sum(s, seat, s.rules.ski), True) for seat in seats]
    steps = [step for step in sun + ski if step[2] > 0]
    if steps:
        s.do(*steps)


def movable(s: State, seat: int) -> list[int]:
    """GL-5.9, GL-5.15: cards with the tribe's pieces that are not bound."""
    cards = [c for c in row_cards(s) + s.held if not is_new_world(c)]
    return [c for c in cards if pieces_on(s, c, seat)]


def destinations(s: State, seat: int) -> list[int]:
    """GL-5.15, GL-13.6a: cards assigned to this turn, even if emptied since, and own guard posts."""
    found: list[int] = []
    for c in row_cards(s):
        if s.carried[c * 4 + seat] and open_to(s, seat, c):
            found.append(c)
    if s.rules.beginners or s.rules.solitaire:
        return found
    for c in s.held:
        if (guardable(s, seat, c) and (s.zone[c] == TABLEAU + seat or s.carried[c * 4 + seat])) or (
            s.carried[c * 4 + seat] and raidable(s, seat, c) and holders(s, seat, 4) > 0
        ):
            found.append(c)
    return found


def reassign(s: State, seat: int, moves: int, ski: bool) -> None:
    """GL-5.15, GL-5.16: one piece at a time, or done."""
    goals = destinations(s, seat)
    sources = [CARD + c for c in movable(s, seat) if any(goal != c for goal in goals)]
    if moves and sources:
        ask_or_exchange(s, seat, REASSIGN, [*sources, DONE], reassign_from, moves, ski)


def reassign_from(s: State, seat: int, token: int, moves: int, ski: bool) -> None:
    """GL-5.15: from which card, and which kind."""
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (reassign, seat, moves, ski))
    elif token != DONE:
        card = token - CARD
        s.ask(seat, REASSIGN_PIECE, kinds_on(s, card, seat), reassign_kind, card, moves, ski)


def reassign_kind(s: State, seat: int, token: int, card: int, moves: int, ski: bool) -> None:
    goals = [CARD + c for c in destinations(s, seat) if c != card]
    s.ask(seat, REASSIGN_TO, goals, reassign_to, card, moves, ski, token)


def reassign_to(s: State, seat: int, token: int, card: int, moves: int, ski: bool, kind: int) -> None:
    """GL-5.15: transport limits are ignored."""
    goal = token - CARD
    if kind == ALPHA:
        s.alpha[seat] = goal
    else:
        s.men[card * 4 + seat] -= 1
        s.men[goal * 4 + seat] += 1
    if s.logging:
        men = 0 if kind == ALPHA else 1
        if ski:
            s.note("GL-5.16", "reassigns", seat=seat, n=men, card=named(s, card), goal=named(s, goal))
        else:
            s.note("GL-5.15", "reassigns", seat=seat, n=men, card=named(s, card), goal=named(s, goal))
    s.do((reassign, seat, moves - 1, ski))


def beaver_fashion(s: State) -> None:
    """GL-4.21: an Alpha on a New World card at the end of phase 2 brings an ivory."""
    if s.beaver:
        for seat in players_in_order(s):
            if s.alpha[seat] in (MARKLAND, VINLAND):
                s.ivory[seat] += 1
                if s.logging:
                    s.note("GL-4.21", "beavers", seat=seat)
