"""The dice tray: the last rolls, each with its hunters, every die with what it did. It is always there and always as
high, so that nothing beside it moves when dice are rolled."""

from holotype.pictures import die, group, moved, noted, rect, token, width_of, words

from .casts import (
    ALPHAS,
    BLITZ,
    DEADLY,
    DIE_OFF_ROLL,
    FIXED,
    HEAD,
    HIT,
    SUCCESS,
    final_face,
    first_face,
    heads,
    second_face,
)
from .draw_parts import EDGE, GAP, Table, meeple, small_die
from .fields import ATTACKING, NOBODY
from .names import ALPHA_DIE, DIE
from .outlook import foretold

CELL, SIZE = 37, 28
ENDS = {DIE_OFF_ROLL: ("spared", "elder-dies"), BLITZ: ("holds-out", "surrenders")}
TITLE, MEMORY = 24, 16  # heights of a roll's heading, and of what its dice showed before
DICE = MEMORY + SIZE + 8


class Roll:
    """One roll and how it is laid out in the tray."""

    def __init__(self, t: Table, at: int, room: float) -> None:
        s = t.s
        self.seat, self.card, self.kind, self.end, n = s.cast[at : at + HEAD]
        self.dice = s.cast[at + HEAD : at + HEAD + n]
        self.open = self.end == 0 and s.roller != NOBODY
        if self.open and final_face(self.dice[0] if self.dice else 0) == 0:
            self.dice = [foretold(s, d) for d in self.dice]
        self.title = self.heading(t)
        wide = n * CELL
        self.scale = min(1.0, (room - 14) / max(wide, 1))  # more dice than have room are smaller
        self.width = min(room, max(wide + 14, width_of(self.title, 12.5, bold=True) + 64))

    def heading(self, t: Table) -> str:
        """What was rolled for, and how it ended."""
        what = t.card_name(self.card) if self.card else t.say(f"draw-roll-{self.kind}")
        if self.kind == ATTACKING:
            what = t.say("draw-roll-attack", card=what, n=len([d for d in self.dice if d & HIT]))
        return what


def tray(t: Table, y: float) -> float:
    """Draw the last rolls of the turn; returns the height."""
    height = TITLE + DICE + 12
    box = (EDGE, y, t.width - 2 * EDGE, height, 10)
    if t.s.cast:
        shown = [rect(*box, class_="p-sheet p-line-line"), *last_rolls(t, y + 6)]
    else:
        label = words(t.width / 2, y + height / 2 + 4, t.say("draw-no-dice"), 12.5, anchor="middle", class_="p-soft")
        shown = [rect(*box, class_="p-none p-line-line", stroke_dasharray="5 4"), label]
    t.pic.add(group(*shown, id="dice"))
    return height


def last_rolls(t: Table, y: float) -> list[str]:
    """The newest first, beside each other as far as there is room."""
    room = t.width - 2 * EDGE - 12
    shown = []
    x = 0.0
    for at in reversed(heads(t.s)):
        roll = Roll(t, at, room)
        if x + roll.width <= room:
            shown.append(draw_roll(t, EDGE + 6 + x, y, roll))
        x += roll.width + GAP
    return shown


def draw_roll(t: Table, x: float, y: float, roll: Roll) -> str:
    """Hunters and ground above, their dice below."""
    cells = [((n + 0.5) * CELL, MEMORY + SIZE / 2) for n in range(len(roll.dice))]
    dice = (
        open_dice(t, cells, roll)
        if roll.open
        else [one_die(t, at, down, d, False) for (at, down), d in zip(cells, roll.dice, strict=True)]
    )
    return group(
        rect(x, y, roll.width, TITLE + DICE, 8, class_="p-paper p-line-line", stroke_width=1),
        noted(t.tribe_name(roll.seat), meeple(t, x + 15, y + 13, roll.seat)),
        words(x + 29, y + 18, roll.title, 12.5, bold=True, fit=roll.width - 60),
        ending(t, x + roll.width - 16, y + 13, roll),
        moved(x + 7, y + TITLE + DICE * (1 - roll.scale) / 2, *dice, scale=roll.scale),
    )


def ending(t: Table, x: float, y: float, roll: Roll) -> str:
    if roll.end == 0:
        return t.pic.icon("hourglass-half", x, y, 13, class_="p-soft")
    good, bad = ENDS.get(roll.kind, ("success", "failure"))
    if roll.end == SUCCESS:
        return noted(t.say(f"draw-{good}"), t.pic.icon("circle-check", x, y, 15, class_="p-good"))
    icon = "skull" if roll.kind == DIE_OFF_ROLL else "circle-xmark"
    return noted(t.say(f"draw-{bad}"), t.pic.icon(icon, x, y, 15, class_="p-danger"))


def open_dice(t: Table, cells: list[tuple[float, float]], roll: Roll) -> list[str]:
    """Dice that may still be rolled again: those of one face are chosen one after the other, and then marked."""
    s = t.s
    parts = []
    marked = s.marked.copy()
    for face in (*range(1, 7), 0):
        mine = [n for n, d in enumerate(roll.dice) if (0 if d & ALPHAS else first_face(d)) == face]
        if not mine:
            continue
        rings, dice = [], []
        for n in mine:
            again = s.last_mark == 7 if face == 0 else marked[face] > 0
            marked[face] -= face > 0
            at, down = cells[n]
            if again:
                parts.append(one_die(t, at, down, roll.dice[n], True))
            else:
                rings.append(rect(at - SIZE / 2 - 3, down - SIZE / 2 - 3, SIZE + 6, SIZE + 6, 8, class_="ring"))
                dice.append(one_die(t, at, down, roll.dice[n], False))
        number = ALPHA_DIE if face == 0 else DIE + face
        if dice:
            parts.append(token(s.game.name(number), t.name(number), "", "".join(rings), *dice))
    return parts


def one_die(t: Table, x: float, y: float, d: int, marked: bool) -> str:
    """A die: green where it hits, red where it kills, above it what it showed before."""
    face = final_face(d) or second_face(d) or first_face(d)
    fill = "#f0c4bc" if d & DEADLY else "#cfe6c3" if d & HIT else "#fffaf0"
    frame = rect(x - SIZE / 2 - 3, y - SIZE / 2 - 3, SIZE + 6, SIZE + 6, 8, class_="p-chosen") if marked else ""
    parts = [frame, die(x, y, SIZE, face, fill), *memory(t, x, y - SIZE / 2 - 10, d)]
    if d & ALPHAS:
        parts.append(
            t.pic.icon("crown", x - 11, y - SIZE / 2 + 1, 12, fill="#e0a800", stroke="#2b2723", stroke_width=20)
        )
    if d & HIT:
        parts.append(t.pic.icon("crosshairs", x - SIZE / 2 + 3, y + SIZE / 2 - 1, 12, class_="p-good"))
    if d & DEADLY:
        parts.append(t.pic.icon("skull", x + SIZE / 2 - 3, y + SIZE / 2 - 1, 13, class_="p-danger"))
    if marked:
        parts.append(t.pic.icon("rotate", x, y, 20, class_="p-chosen", opacity="0.85"))
    return noted(t.say("draw-die-chosen", what=story(t, d)) if marked else story(t, d), *parts)


def memory(t: Table, x: float, y: float, d: int) -> list[str]:
    """What the die showed before it was rolled again or turned to a one, in small."""
    steps = []
    if second_face(d):
        steps.append((first_face(d), "rotate", "p-chosen"))
    shown = second_face(d) or first_face(d)
    if final_face(d) not in (0, shown):
        steps.append((shown, "arrow-down", "p-good"))
    x -= 9 if len(steps) == 2 else 0
    parts = []
    for face, icon, kind in steps:
        parts += [small_die(x - 5, y, face, 11, "#fffaf0", "#6b5b45"), t.pic.icon(icon, x + 7, y, 10, class_=kind)]
        x += 19
    return parts


def story(t: Table, d: int) -> str:
    """What a die did, in words."""
    said = [t.say("draw-die-set" if d & FIXED else "draw-die-rolled", n=first_face(d))]
    if second_face(d):
        said.append(t.say("draw-die-again", n=second_face(d)))
    if final_face(d) not in (0, second_face(d) or first_face(d)):
        said.append(t.say("draw-die-turned"))
    if d & HIT:
        said.append(t.say("draw-die-hits"))
    if d & DEADLY:
        said.append(t.say("draw-die-kills"))
    who = t.say("draw-die-alpha") + " " if d & ALPHAS else ""
    return who + ", ".join(said)
