"""The roll pipeline, one for hunts, raids and attacks: dice, re-rolls, conversions.

Dice are anonymous but for the Alpha's: `rolled` counts them by face, `marked` those to be rolled again."""

from holotype.core.types import Details

from .cards import active, named, profile
from .casts import ALPHAS, FIXED, remember, rolled_again, settle
from .fields import ATTACKING, HUNTING
from .names import ALPHA_DIE, DIE, DONE
from .pieces import own_elders
from .questions import REROLL
from .rules import RAID
from .state import State


def roll_dice(s: State, seat: int, men: int, alpha: bool) -> None:
    """GL-7.8, GL-6.13: one die per piece, no upper limit; the Alpha's die is his own unless it is fixed."""
    for face in range(7):
        s.rolled[face] = s.marked[face] = 0
    for _ in range(men):
        s.rolled[s.roll(6)] += 1
    if alpha and not s.alpha_fixed:
        s.alpha_die = s.roll(6)
    s.last_mark = s.extra_mark = 0
    dice = [face for face in range(1, 7) for _ in range(s.rolled[face])]
    if alpha:
        dice.append(s.alpha_die | ALPHAS | (FIXED if s.alpha_fixed else 0))
    remember(s, seat, s.roll_card, s.roll_kind, dice)
    if s.logging:
        note_dice(s, seat, "rolls")


def note_dice(s: State, seat: int, event: str) -> None:
    faces = " ".join([str(face) for face in range(1, 7) for _ in range(s.rolled[face])]) or "none"
    fighting = s.roll_kind == ATTACKING
    said: Details = {
        "seat": seat, "dice": faces, "alpha": s.alpha_die, "fixed": int(s.alpha_fixed),
        "card": named(s, s.roll_card),
    }  # fmt: skip
    if event == "rolls":
        s.note("GL-6.13" if fighting else "GL-7.8", "rolls", **said)
    else:
        s.note("GL-6.14" if fighting else "GL-7.9", "rerolls", **said)


def reroll_faces(s: State, seat: int, type_: int) -> int:
    """GL-7.9, GL-9.9, GL-13.8: faces that ranks, tableau cards and daughters let a tribe roll again."""
    r = s.rules
    mask = 0
    base = (s.tribe[seat] * 2 + s.mono[seat]) * 6
    for rank in range(1, 7):
        faces = r.rank_reroll[(base + rank - 1) * 5 + type_]
        if faces:
            at = (seat * 6 + rank - 1) * 4
            held = own_elders(s, seat, rank) > 0
            if r.coop or (r.rank_any_colour[base + rank - 1] and r.missionary_reroll != "senders"):
                held = held or s.elders[at] + s.elders[at + 1] + s.elders[at + 2] + s.elders[at + 3] > 0
            if held:
                mask |= faces
    if r.missionary_reroll != "hosts":
        mask |= missionary_faces(s, seat, type_)
    for p in active(s, seat):
        mask |= r.reroll[p * 5 + type_]
    return mask


def missionary_faces(s: State, seat: int, type_: int) -> int:
    """GL-9.9, by option: faces of the ranks on which a tribe has missionaries."""
    mask = 0
    for other in range(s.players):
        for rank in range(6):
            place = (s.tribe[other] * 2 + s.mono[other]) * 6 + rank
            if other != seat and s.rules.rank_any_colour[place] and s.elders[(other * 6 + rank) * 4 + seat]:
                mask |= s.rules.rank_reroll[place * 5 + type_]
    return mask


def convert_faces(s: State, seat: int, type_: int) -> int:
    """GL-7.10: faces that turn into ones."""
    mask = 0
    for p in active(s, seat):
        mask |= s.rules.convert[p * 5 + type_]
    return mask


def kind_of_roll(s: State) -> int:
    """GL-6.14, GL-7.9, GL-7.24: whose powers help: those of the biome's type, or of raids."""
    return s.rules.type[profile(s, s.roll_card)] if s.roll_kind == HUNTING else RAID


def single_die(s: State, seat: int, type_: int) -> bool:
    """GL-14.4, GL-14.5, GL-14.10: a scenario lets a tribe roll one die of any face again."""
    special = s.rules.single_reroll[s.tribe[seat]]
    return special == (type_ if s.roll_kind == HUNTING else 5)


def rerolls(s: State, seat: int, type_: int) -> None:
    """GL-6.14, GL-7.9: mark dice of the named faces, from low to high, then roll them all together, once."""
    mask = reroll_faces(s, seat, type_)
    extra = single_die(s, seat, type_) and s.extra_mark == 0
    choices: list[int] = []
    for face in range(max(1, s.last_mark), 7):
        if s.rolled[face] > s.marked[face] and (mask >> face & 1 or extra):
            choices.append(DIE + face)
    alpha = s.alpha_die > 0 and not s.alpha_fixed and s.last_mark < 7
    if alpha and (mask >> s.alpha_die & 1 or extra):
        choices.append(ALPHA_DIE)
    s.ask(seat, REROLL, [*choices, DONE], mark_die, type_)


def mark_die(s: State, seat: int, token: int, type_: int) -> None:
    """GL-7.9, GL-14.5: not rolling again is always allowed."""
    if token == DONE:
        roll_again(s, seat)
        return
    face = s.alpha_die if token == ALPHA_DIE else token - DIE
    if not reroll_faces(s, seat, type_) >> face & 1:
        s.extra_mark = 1
    if token == ALPHA_DIE:
        s.last_mark = 7
    else:
        s.last_mark = face
        s.marked[face] += 1
    s.do((rerolls, seat, type_))


def roll_again(s: State, seat: int) -> None:
    """GL-7.9: a re-rolled die is final."""
    again = sum(s.marked)
    if again == 0 and s.last_mark != 7:
        return
    new = [s.roll(6) for _ in range(again)]
    for face in new:
        s.rolled[face] += 1
    if s.last_mark == 7:
        s.alpha_die = s.roll(6)
    rolled_again(s, s.marked, new, s.alpha_die if s.last_mark == 7 else 0)
    for face in range(1, 7):
        s.rolled[face] -= s.marked[face]
        s.marked[face] = 0
    if s.logging:
        note_dice(s, seat, "rerolls")
    s.last_mark = 0


def convert(s: State, seat: int, type_: int, hits: int, deadly: int) -> None:
    """GL-6.14, GL-7.10: mandatory, after re-rolls; then it is clear which dice hit and which kill."""
    mask = convert_faces(s, seat, type_)
    settle(s, mask, hits, deadly)
    if s.logging and dice_showing(s, mask & ~0b10):
        turned = [face for face in range(2, 7) if mask >> face & 1 and dice_showing(s, 1 << face)]
        s.note(
            "GL-6.14" if s.roll_kind == ATTACKING else "GL-7.10",
            "converts", seat=seat, n=dice_showing(s, mask & ~0b10), faces=turned,
        )  # fmt: skip
    for face in range(2, 7):
        if mask >> face & 1:
            s.rolled[1] += s.rolled[face]
            s.rolled[face] = 0
            if s.alpha_die == face:
                s.alpha_die = 1


def dice_showing(s: State, mask: int) -> int:
    """How many final dice show one of the faces, the Alpha's included."""
    n = 1 if s.alpha_die and mask >> s.alpha_die & 1 else 0
    for face in range(1, 7):
        if mask >> face & 1:
            n += s.rolled[face]
    return n


def men_showing(s: State, mask: int) -> int:
    n = 0
    for face in range(1, 7):
        if mask >> face & 1:
            n += s.rolled[face]
    return n


def equal_dice(s: State) -> int:
    """GL-7.16: the largest number of equal faces, the fixed Alpha and converted dice included."""
    most = 0
    for face in range(1, 7):
        most = max(most, s.rolled[face] + (1 if s.alpha_die == face else 0))
    return most
