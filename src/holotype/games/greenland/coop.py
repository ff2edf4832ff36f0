"""Section 13: Nazi Greenland. What the co-operative game adds; bans and changes stand where they act."""

from .cards import (
    ask_or_exchange,
    brings,
    choose_exchange,
    energy_in,
    exchangeable,
    from_supply,
    hand_limit,
    move_disk,
    note_lost_energy,
    tableau,
)
from .casts import BLITZ, single
from .fields import NOBODY, SURRENDERED
from .names import DISK, DONE, EXCHANGE, IRON, PASS, TRIBE
from .pieces import holders, pieces_on, players_in_order, seat_of, surrender_tribe, unassigned
from .questions import BULLET, GIFT, GIFT_TO
from .rules import DAUGHTER, I_CARD, IMPORT, MARKLAND, VINLAND
from .state import State


def extra_attrition(s: State) -> int:
    """GL-13.10: all hunts and raids also kill on 3 and 6."""
    return 0b1001000 if s.rules.coop else 0


def bullet_rule(s: State, seat: int) -> None:
    """GL-13.12: with a rank 2 elder, an iron lets threes steal as well."""
    if s.rules.coop and holders(s, seat, 2) and s.depot:
        if s.iron[seat]:
            ask_or_exchange(s, seat, BULLET, [PASS, IRON], bullet_paid)
        elif brings(s, seat, IRON):
            s.ask(seat, BULLET, [PASS, EXCHANGE], bullet_paid)


def bullet_paid(s: State, seat: int, token: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (bullet_rule, seat))
    elif token == IRON:
        s.iron[seat] -= 1
        s.bullet = True
        if s.logging:
            s.note("GL-13.12", "bullets", seat=seat)


def commandos(s: State, seat: int) -> None:
    """GL-13.11, GL-13.12: with a rank 2 elder each final 2 (bullets: and 3) steals an energy from the depot."""
    if not s.rules.coop or holders(s, seat, 2) == 0:
        return
    n = s.rolled[2] + (1 if s.alpha_die == 2 else 0)
    if s.bullet:
        n += s.rolled[3] + (1 if s.alpha_die == 3 else 0)
    n = min(n, s.depot)
    s.depot -= n
    s.supply += n
    if s.logging and n:
        s.note("GL-13.12" if s.bullet else "GL-13.11", "steals", seat=seat, n=n, left=s.depot)
    note_lost_energy(s, seat, n - energy_in(s, seat, n))


def cryolite(s: State) -> None:
    """GL-13.13: without a success at Bog Iron the depot gains up to four energy from the supply."""
    if not s.rules.coop or s.mined or (not s.tried and not s.rules.cryolite_without_attempt):
        return
    n = from_supply(s, int(s.rules.record["cryolite_failure_gain"]))
    s.depot += n
    if s.logging and n:
        s.note("GL-13.13", "cryolite", n=n, tried=int(s.tried), left=s.depot)


# --- trade market --------------------------------------------------------------------------------------------------


def trade_market(s: State) -> None:
    """GL-13.15: in player order each tribe may make gifts of disks."""
    s.do(*[(gift, seat, 0) for seat in players_in_order(s)])


def gift(s: State, seat: int, last: int) -> None:
    """GL-13.15: one disk at a time until done; gifts are named in one order, so none comes twice."""
    others = [seat2 for seat2 in players_in_order(s) if seat2 != seat]
    stock = (s.energy[seat], s.ivory[seat], s.iron[seat])
    disks = [DISK + n for n in range(3) if stock[n] and (last == 0 or DISK + n >= last)]
    if others and disks and s.gone[seat] == 0:
        ask_or_exchange(s, seat, GIFT, [*disks, DONE], gift_to, last)
    elif others and exchangeable(s, seat):
        s.ask(seat, GIFT, [DONE, EXCHANGE], gift_to, last)


def gift_to(s: State, seat: int, token: int, last: int) -> None:
    if token == EXCHANGE:
        s.do((choose_exchange, seat), (gift, seat, 0))
    elif token != DONE:
        others = [TRIBE + s.tribe[o] for o in players_in_order(s) if o != seat]
        s.ask(seat, GIFT_TO, others, given, token)


def given(s: State, seat: int, token: int, disk: int) -> None:
    """GL-13.15: the disk changes hands."""
    other = seat_of(s, token - TRIBE)
    if s.logging:
        s.note("GL-13.15", "gives", seat=seat, other=f"seat:{other}", disk=s.game.name(disk))
    move_disk(s, disk, seat, other)
    s.do((gift, seat, disk))


# --- blitz and victory ---------------------------------------------------------------------------------------------


def blitz(s: State, seat: int) -> None:
    """GL-13.16: dice for the tribe's captive daughters, at least one; the lowest above the hand limit is surrender."""
    own = [d for d in tableau(s, seat) if s.rules.kind[d] == DAUGHTER]
    dice = len([d for d in own if (s.wed[d] != NOBODY) == s.rules.blitz_married])
    faces = [s.roll(6) for _ in range(max(1, dice))]
    lowest = min(faces)
    limit = hand_limit(s, seat)
    single(s, seat, BLITZ, faces, (2 << min(limit, 6)) - 1, lowest <= limit)
    if s.logging:
        shown = " ".join([str(face) for face in sorted(faces)])
        s.note("GL-13.16", "blitz", seat=seat, dice=shown, die=lowest, limit=limit)
    if lowest > limit:
        surrender(s, seat)


def surrender(s: State, seat: int) -> None:
    """GL-13.16, GL-14.8: all lose at once; or only that tribe is out."""
    if s.logging:
        s.note("GL-13.16", "surrenders", seat=seat)
    if s.rules.tribe_out:
        surrender_tribe(s, seat)
    else:
        s.result = 1
        s.end_game()
        if s.logging:
            s.note("GL-13.16", "all-lose")


def final_blitz(s: State) -> None:
    """GL-13.17: every tribe undergoes a last blitz, in the last player order."""
    s.do(*[(blitz, seat) for seat in s.order if s.gone[seat] == 0])


def modern_greenland(s: State) -> bool:
    """GL-13.18 (a): every tribe has an unassigned piece and two inventions or imports in its tableau."""
    return all(s.gone[seat] == SURRENDERED or is_modern(s, seat) for seat in range(s.players))


def is_modern(s: State, seat: int) -> bool:
    """GL-13.18 (a): what is asked of one tribe."""
    need = s.rules.record["modern_greenland"]
    return bool(
        unassigned(s, seat) >= need["unassigned_hunters"] and modern_goods(s, seat) >= need["inventions_plus_imports"]
    )


def modern_goods(s: State, seat: int) -> int:
    """GL-13.18 (a): inventions and imports in a tableau."""
    return len([c for c in tableau(s, seat) if s.rules.kind[c] in (I_CARD, IMPORT)])


def us_intervention(s: State) -> bool:
    """GL-13.18 (b): every tribe has six pieces in the New World."""
    return all(s.gone[seat] == SURRENDERED or is_abroad(s, seat) for seat in range(s.players))


def is_abroad(s: State, seat: int) -> bool:
    """GL-13.18 (b): what is asked of one tribe."""
    return colonists(s, seat) >= int(s.rules.record["us_intervention"]["new_world_tribesmen"])


def colonists(s: State, seat: int) -> int:
    """GL-13.18 (b): pieces in the New World."""
    return pieces_on(s, MARKLAND, seat) + pieces_on(s, VINLAND, seat)


def nazi_defeat(s: State) -> bool:
    """GL-13.18 (c): the depot is empty."""
    return s.depot == 0


def conditions(s: State) -> int:
    """GL-13.18: how many of the three hold."""
    return int(modern_greenland(s)) + int(us_intervention(s)) + int(nazi_defeat(s))
