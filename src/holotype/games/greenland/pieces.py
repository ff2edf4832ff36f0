"""Sections 1 and 10: where pieces are, how they die, are born and return; extinction."""

from holotype.core.types import Details

from .cards import alpha_is_husband, drop_card, energy_out, husband_of, named, overflow, those_on
from .fields import DEAD, DOMESTIC, HAND, NOBODY, ON_PLACARD, POOL, RAIDING, REMOVED, SURRENDERED, TABLEAU, WED
from .names import ALPHA, CARD, ELDER, ENERGY, MAN, MATRIARCH, NO, TITLE, YES
from .questions import ALPHA_BIRTH
from .rules import DAUGHTER, MARKLAND, VINLAND
from .state import State


def pieces_on(s: State, card: int, seat: int) -> int:
    """Tribesmen and the Alpha on a card."""
    return s.men[card * 4 + seat] + (1 if s.alpha[seat] == card else 0)


def unassigned(s: State, seat: int) -> int:
    return s.pool[seat] + (1 if s.alpha[seat] == POOL else 0)


def kinds_in_pool(s: State, seat: int) -> list[int]:
    """GL-5.3: tribesmen, the Alpha or both, to choose from."""
    return kinds_of(s.pool[seat], s.alpha[seat] == POOL)


def kinds_on(s: State, card: int, seat: int) -> list[int]:
    return kinds_of(s.men[card * 4 + seat], s.alpha[seat] == card)


def kinds_at(s: State, place: int, seat: int) -> list[int]:
    """The same of the elders on a rank: placard's seat * 6 + rank - 1."""
    alpha = s.alpha[seat] == ON_PLACARD + place
    return kinds_of(s.elders[place * 4 + seat] - (1 if alpha else 0), alpha)


def kinds_of(men: int, alpha: bool) -> list[int]:
    kinds = [MAN] if men else []
    if alpha:
        kinds.append(ALPHA)
    return kinds


def idle(s: State, seat: int) -> bool:
    """GL-14.3: a tribe whose turns are skipped."""
    until: int = s.rules.idle_until[s.tribe[seat]]
    return s.turn <= until


def players_in_order(s: State) -> list[int]:
    """GL-3.6, GL-3.10: the tribes that take part, in player order."""
    return [seat for seat in s.order if s.gone[seat] == 0 and not idle(s, seat)]


def most_iron_order(s: State) -> list[int]:
    """GL-3.7: more iron first, ties by player order."""
    seats = players_in_order(s)
    ranked: list[int] = []
    for seat in seats:
        at = 0
        while at < len(ranked) and s.iron[ranked[at]] >= s.iron[seat]:
            at += 1
        ranked.insert(at, seat)
    return ranked


def seat_of(s: State, tribe: int) -> int:
    """The seat that plays a tribe, or NOBODY."""
    for seat in range(s.players):
        if s.tribe[seat] == tribe:
            return seat
    return NOBODY


# --- elders --------------------------------------------------------------------------------------------------------


def own_elders(s: State, seat: int, rank: int) -> int:
    """A tribe's own elders on a rank of its own placard; GL-12.14: matriarchs count."""
    n = s.elders[(seat * 6 + rank - 1) * 4 + seat]
    return n + s.matri[rank - 1] if s.rules.solitaire else n


def holders(s: State, seat: int, rank: int) -> int:
    """Elders whose rank serves the placard's owner: his own; GL-13.8: in the co-op of any colour."""
    if s.rules.coop:
        at = (seat * 6 + rank - 1) * 4
        return s.elders[at] + s.elders[at + 1] + s.elders[at + 2] + s.elders[at + 3]
    return own_elders(s, seat, rank)


def elders_everywhere(s: State, seat: int) -> int:
    """GL-4.10: a tribe's elders on all placards, matriarchs included."""
    n = 0
    for at in range(seat, 96, 4):
        n += s.elders[at]
    return n + sum(s.matri) if s.rules.solitaire else n


def place_of(s: State, seat: int, token: int) -> int:
    """The index in `elders` of a seat's pieces at a token elder:tribe-rank."""
    number = token - ELDER
    return (seat_of(s, number // 6) * 6 + number % 6) * 4 + seat


def elder_token(s: State, place: int) -> int:
    """The token of a place in `elders`."""
    owner, rank = divmod(place // 4, 6)
    return ELDER + s.tribe[owner] * 6 + rank


def known_as(s: State, token: int) -> int:
    """The token that names another at this table: a card by the face it shows, an elder by his title now."""
    if CARD < token <= CARD + 63:
        return s.game.token(named(s, token - CARD))
    if ELDER <= token < ELDER + 24:
        seat = seat_of(s, (token - ELDER) // 6)
        if seat != NOBODY and s.mono[seat]:
            return token - ELDER + TITLE
    return token


def naming(s: State, token: int) -> str:
    """What the log calls a token."""
    return s.game.name(known_as(s, token))


def payment(s: State, token: int) -> Details:
    """What settles a point, for the log: an energy, an elder or an animal."""
    way = "energy" if token == ENERGY else "animal" if token > CARD else "elder"
    return {"way": way, "by": naming(s, token)}


def elder_tokens(s: State, seat: int, rank: int = 0, matriarchs: bool = True) -> list[int]:
    """A tribe's own elders to choose from (of one rank, or all): a place, the Alpha, a matriarch."""
    tokens: list[int] = []
    alpha = s.alpha[seat] - ON_PLACARD if ON_PLACARD <= s.alpha[seat] < WED else -1
    for at in range(s.players * 6):
        if rank and at % 6 != rank - 1:
            continue
        n = s.elders[at * 4 + seat]
        if n > (1 if alpha == at else 0):
            tokens.append(elder_token(s, at * 4 + seat))
    if alpha >= 0 and (rank == 0 or alpha % 6 == rank - 1):
        tokens.append(ALPHA)
    if s.rules.solitaire and matriarchs:
        tokens += [MATRIARCH + r for r in range(1, 7) if s.matri[r - 1] and rank in (0, r)]
    return tokens


def take_elder(s: State, seat: int, token: int) -> None:
    """Lift an elder off his placard; the caller places him."""
    place = (s.alpha[seat] - ON_PLACARD) * 4 + seat if token == ALPHA else place_of(s, seat, token)
    s.elders[place] -= 1
    owner, rank = divmod(place // 4, 6)
    if owner == seat:
        s.acted[place // 4] = min(s.acted[place // 4], s.elders[place] + s.matri[rank])
    elif rank == 0:
        s.arrived[owner * 4 + seat] = min(s.arrived[owner * 4 + seat], s.elders[place])


def kill_elder(s: State, seat: int, token: int) -> None:
    """An elder goes to Valhalla."""
    if token > MATRIARCH and token <= MATRIARCH + 6:
        rank = token - MATRIARCH
        s.matri[rank - 1] -= 1
        s.girls_dead += 1
        s.acted[rank - 1] = min(s.acted[rank - 1], own_elders(s, seat, rank))
        return
    take_elder(s, seat, token)
    bury(s, seat, 0 if token == ALPHA else 1, token == ALPHA)


def pay_point(s: State, seat: int, token: int) -> None:
    """GL-4.11, GL-7.13, GL-8.1: pay a point with an energy or one of the tribe's elders."""
    if token == ENERGY:
        energy_out(s, seat, 1)
    else:
        kill_elder(s, seat, token)


def bury(s: State, seat: int, men: int, alpha: bool) -> None:
    """GL-1.1: the dead lie in Valhalla."""
    s.valhalla[seat] += men
    if alpha:
        s.alpha[seat] = DEAD


def widow(s: State, daughter: int) -> None:
    """The husband in an exogamy box dies; guards of his tribe stay for now."""
    seat, alpha = husband_of(s, daughter), alpha_is_husband(s, daughter)
    s.wed[daughter] = NOBODY
    bury(s, seat, 0 if alpha else 1, alpha)


def kill_husband(s: State, daughter: int) -> None:
    """GL-5.11: the husband dies, and with the marriage the right of his tribe to guard her ends."""
    seat = husband_of(s, daughter)
    widow(s, daughter)
    stand_down(s, daughter, seat)
    forget_daughter(s, daughter)


def send_home(s: State, daughter: int) -> None:
    """GL-5.11, GL-6.10: a divorced husband returns to his tribe's pool, and so do the guards of his tribe."""
    seat = husband_of(s, daughter)
    stand_down(s, daughter, seat)
    if alpha_is_husband(s, daughter):
        s.alpha[seat] = POOL
    else:
        s.pool[seat] += 1
    s.wed[daughter] = NOBODY
    forget_daughter(s, daughter)


def forget_daughter(s: State, daughter: int) -> None:
    """GL-10.9b: a daughter of an extinct tribe leaves the game when she has no husband any more."""
    if s.zone[daughter] >= TABLEAU and s.gone[s.zone[daughter] - TABLEAU]:
        if s.logging:
            s.note("GL-10.9b", "daughter-leaves", card=naming(s, CARD + daughter))
        drop_card(s, daughter)
        clear_card(s, daughter)


# --- returning and dying on cards ----------------------------------------------------------------------------------


def return_pieces(s: State, card: int, seat: int) -> None:
    """Pieces on a card go back to their tribe's unassigned pool."""
    s.pool[seat] += s.men[card * 4 + seat]
    s.men[card * 4 + seat] = 0
    if s.alpha[seat] == card:
        s.alpha[seat] = POOL


def stand_down(s: State, daughter: int, seat: int) -> None:
    """GL-5.11: guards of a tribe whose marriage has ended go home."""
    if s.logging and pieces_on(s, daughter, seat):
        s.note("GL-5.11", "returns", **those_on(s, daughter, seat))
    return_pieces(s, daughter, seat)


def clear_card(s: State, card: int) -> None:
    """GL-10.9a: pieces on a card that leaves a tableau go home."""
    for seat in range(s.players):
        if s.logging and pieces_on(s, card, seat):
            s.note("GL-10.9a", "returns", **those_on(s, card, seat))
        return_pieces(s, card, seat)


def kill_all_on(s: State, card: int) -> None:
    """GL-4.3: colonists of a New World card that leaves the game die."""
    for seat in range(s.players):
        if s.logging and pieces_on(s, card, seat):
            s.note("GL-4.3", "colony-lost", **those_on(s, card, seat))
        bury(s, seat, s.men[card * 4 + seat], s.alpha[seat] == card)
        s.men[card * 4 + seat] = 0


# --- births --------------------------------------------------------------------------------------------------------


def births(s: State, seat: int, babies: int, where: int, girl: bool) -> None:
    """GL-1.6, GL-5.17, GL-7.14, GL-7.15: babies come from Valhalla as far as pieces lie there; the Alpha may be one."""
    if babies <= 0:
        return
    lost = babies - s.valhalla[seat] - int(s.alpha[seat] == DEAD)
    if s.logging and lost > 0:
        s.note("GL-1.6", "unborn", seat=seat, n=lost)
    if s.alpha[seat] != DEAD:
        born(s, seat, min(babies, s.valhalla[seat]), False, where, girl)
    elif s.valhalla[seat] < babies:
        born(s, seat, s.valhalla[seat], True, where, girl)
    else:
        s.ask(seat, ALPHA_BIRTH, [YES, NO], alpha_born, babies, where, girl)


def alpha_born(s: State, seat: int, token: int, babies: int, where: int, girl: bool) -> None:
    """GL-7.15: whether the Alpha is one of the babies."""
    alpha = token == YES
    born(s, seat, babies - 1 if alpha else babies, alpha, where, girl)


def born(s: State, seat: int, men: int, alpha: bool, where: int, girl: bool) -> None:
    s.valhalla[seat] -= men
    if where == POOL:
        s.pool[seat] += men
    else:
        s.men[where * 4 + seat] += men
    if alpha:
        s.alpha[seat] = where
    n = men + (1 if alpha else 0)
    if girl:
        daughters_born(s, n)
    if s.logging and n:
        place = s.game.name(CARD + where) if where != POOL else "-"
        s.note(
            "GL-8.3" if s.phase == DOMESTIC else "GL-7.25" if s.roll_kind == RAIDING else "GL-7.14",
            "births", seat=seat, n=n, alpha=int(alpha), abroad=int(where != POOL), card=place,
        )  # fmt: skip


def daughters_born(s: State, n: int) -> None:
    """GL-12.12: as many daughters as babies were really placed, from the female Valhalla."""
    n = min(n, s.girls_dead)
    s.girls_dead -= n
    s.girls += n
    if s.logging and n:
        s.note("GL-12.12", "daughters-born", n=n)


# --- extinction ----------------------------------------------------------------------------------------------------


def resolved(s: State) -> None:
    """GL-1.12, GL-10.9a: a roll, icon, payment or action is over: who is extinct, and who holds too many cards."""
    reap(s)
    s.do((overflow,))


def reap(s: State) -> None:
    """GL-10.9a: extinction is judged when something is completely resolved."""
    for seat in range(s.players):
        if s.alpha[seat] == DEAD and s.valhalla[seat] == s.rules.men and s.gone[seat] == 0:
            go_extinct(s, seat)


def go_extinct(s: State, seat: int) -> None:
    """GL-10.9, GL-10.10, GL-12.15: its married daughters stay, all else of it leaves, emissaries go home."""
    s.gone[seat] = 1
    if s.logging:
        s.note("GL-10.9", "extinct", seat=seat)
    for card in range(1, 64):
        if s.zone[card] == HAND + seat:
            s.zone[card] = REMOVED
    for card in s.held.copy():
        if s.zone[card] == TABLEAU + seat and s.wed[card] == NOBODY:
            drop_card(s, card)
            clear_card(s, card)
    leave_placard(s, seat)
    s.supply += s.energy[seat]
    s.energy[seat] = s.ivory[seat] = s.iron[seat] = 0
    s.order = [other for other in s.order if other != seat]
    if all(s.gone[other] for other in range(s.players)) and not s.rules.chained:
        end_without_tribes(s)


def end_without_tribes(s: State) -> None:
    """GL-10.10, GL-14.8: the game ends at once; in the long game the points of its first part still count."""
    from .scoring import note_scores

    s.result = 1 if s.rules.solitaire or (s.rules.coop and not s.rules.competitive) else 2
    s.end_game()
    note_scores(s)


def leave_placard(s: State, seat: int) -> None:
    """GL-10.9: emissaries on a placard that leaves the game return to their pools."""
    for rank in range(6):
        at = seat * 6 + rank
        for other in range(s.players):
            n = s.elders[at * 4 + other]
            if n == 0 or other == seat:
                continue
            if s.logging:
                alpha = int(s.alpha[other] == ON_PLACARD + at)
                s.note("GL-10.9", "envoys-return", seat=other, n=n - alpha, alpha=alpha, other=f"seat:{seat}")
            if s.alpha[other] == ON_PLACARD + at:
                s.alpha[other] = POOL
                n -= 1
            s.pool[other] += n
            s.elders[at * 4 + other] = 0
            s.arrived[seat * 4 + other] = 0


def surrender_tribe(s: State, seat: int) -> None:
    """GL-13.16, GL-14.8: a tribe that surrenders leaves as an extinct one; its pieces are lost."""
    for card in range(1, 64):
        s.valhalla[seat] += s.men[card * 4 + seat]
        s.men[card * 4 + seat] = 0
        if husband_of(s, card) == seat:
            kill_husband(s, card)
    for at in range(seat, 96, 4):
        s.valhalla[seat] += s.elders[at] - (1 if s.alpha[seat] == ON_PLACARD + at // 4 else 0)
        s.elders[at] = 0
    s.valhalla[seat] += s.pool[seat]
    s.pool[seat] = 0
    s.alpha[seat] = DEAD
    go_extinct(s, seat)
    s.gone[seat] = SURRENDERED


def colonists(s: State, seat: int) -> int:
    return pieces_on(s, MARKLAND, seat) + pieces_on(s, VINLAND, seat)


def population(s: State, seat: int) -> int:
    """Own pieces outside Valhalla."""
    return s.rules.men - s.valhalla[seat] + (0 if s.alpha[seat] == DEAD else 1)


def keeper(s: State, card: int) -> int:
    """GL-10.9b: the tribe whose tableau a card is in; for an extinct one its daughter's husband's tribe."""
    owner = s.zone[card] - TABLEAU
    if s.gone[owner] and s.rules.kind[card] == DAUGHTER and s.wed[card] != NOBODY:
        return husband_of(s, card)
    return owner
