"""One animal: the creature on its plate, its tag, its food, and its traits by name."""

from typing import NamedTuple

from holotype.pictures import circle, food, group, moved, noted, rect, token, width_of, words

from . import traits as t
from .animals import card_trait, fed, pair_trait, switched_off
from .continents import GHOST
from .draw_creature import HEIGHT, WIDTH, Look, creature
from .draw_table import SMALL, Table
from .draw_traits import icon_of, label_of, tip_of
from .feeding import actions_of
from .fields import DEVELOPMENT, FOOD_BANK
from .names import ANIMAL, CARD, TRAIT
from .pairs import ways_to_eat
from .questions import FEED, WINDOW
from .state import State
from .tokens import letter

RED, BLUE, YELLOW = "#c8372d", "#2f6fb0", "#f2c230"
CHIP, FOOD_ROW, TOP = 20, 22, 6
USES = (
    (t.ATTACKED, 0),
    (t.PIRATED, 12),
    (t.GRAZED, 13),
    (t.ASLEEP, 14),
    (t.RAN, 7),
    (t.MIMICKED, 8),
    (t.INKED, 23),
    (t.HID, t.SHELL),
    (t.METAMORPHOSED, 25),
    (t.SPECIALIZED, 28),
    (t.SPECIALIZED, 29),
    (t.REASONED, 20),
)


class Chip(NamedTuple):
    """A line under an animal: a trait, how often, and what there is to say about it."""

    trait: int
    label: str
    used: bool
    off: bool  # switched off by Neoplasia
    partner: int = -1  # of a pair card that cannot be drawn as an arc


def chips_of(table: Table, a: int, far: list[int]) -> list[Chip]:
    """Its trait cards in the order they were laid, Fat Tissue once; then its pair cards to animals of another line."""
    s = table.s
    chips: list[Chip] = []
    for i in table.traits.get(a, ()):
        trait = card_trait(s, i)
        if trait == t.FAT_TISSUE and any(chip.trait == trait for chip in chips):
            continue
        chips.append(Chip(trait, label_of(s.game, trait, table.lang), is_used(s, a, trait), switched_off(s, i)))
    if s.marks[a] & t.UNMASKED:
        chips.insert(0, Chip(t.ANGLERFISH, label_of(s.game, t.ANGLERFISH, table.lang), is_used(s, a, 0), False))
    for i in far:
        partner = s.pair_two[i] if s.pair_one[i] == a else s.pair_one[i]
        trait = pair_trait(s, i)
        sign = "⇄" if trait != t.SYMBIOSIS else "→" if s.pair_one[i] == a else "←"
        label = f"{label_of(s.game, trait, table.lang)} {sign}{letter(partner)}"
        chips.append(Chip(trait, label, bool(s.pair_used[i]), False, partner))
    return chips


def count_chips(table: Table, a: int) -> int:
    """How many lines `chips_of` returns without pair cards."""
    traits = [table.s.rules.faces[table.s.worn[i]] for i in table.traits.get(a, ())]
    return len(traits) - max(0, traits.count(t.FAT_TISSUE) - 1) + (table.s.marks[a] & t.UNMASKED != 0)


def is_used(s: State, a: int, trait: int) -> bool:
    """EV-8.21: turned sideways."""
    marks = s.marks[a]
    if trait == t.HIBERNATION and s.slept[a] >= 0 and s.turn - s.slept[a] < 2:
        return True
    return any(marks & mark and trait == number for mark, number in USES)


def look_of(s: State, a: int) -> Look:
    marks = s.marks[a]
    worms = any(
        s.rules.faces[face] == t.TREMATODE and a in (s.pair_one[i], s.pair_two[i]) for i, face in enumerate(s.pair_face)
    )
    return Look(
        skin=a,
        traits=s.traits[a],
        fat=s.fat[a],
        full=s.yellow[a],
        mood=mood_of(s, a),
        worm=worms,
        shut=bool(marks & t.SHELLED),
        angler=bool(marks & t.UNMASKED),
        stunned=bool(marks & t.PARALYSED),
        poisoned=bool(marks & t.POISONED),
    )


def mood_of(s: State, a: int) -> str:
    if s.marks[a] & t.ASLEEP:
        return "asleep"
    if s.phase in (DEVELOPMENT, FOOD_BANK):
        return "calm"
    return "fed" if fed(s, a) else "hungry"


def describe(table: Table, a: int) -> str:
    """The animal in words: whose it is, its traits, what it has eaten, what has happened to it."""
    s = table.s
    names = [label_of(s.game, card_trait(s, i), table.lang) for i, wearer in enumerate(s.worn_by) if wearer == a]
    for i, face in enumerate(s.pair_face):
        if a in (s.pair_one[i], s.pair_two[i]):
            partner = s.pair_two[i] if s.pair_one[i] == a else s.pair_one[i]
            names.append(f"{label_of(s.game, s.rules.faces[face], table.lang)} ({letter(partner)})")
    comma = table.say("draw-comma")
    owner = table.say("draw-animal", animal=letter(a), seat=table.seat_name(s.owner[a]))
    traits = comma.join(names) if names else table.say("draw-no-traits")
    eaten = [table.say("draw-food", food=s.red[a] + s.blue[a], need=s.need[a])]
    if s.fat[a]:
        eaten.append(table.say("draw-fat", fat=s.yellow[a], room=s.fat[a]))
    eaten += [table.say(f"draw-is-{state}") for state in _states(s, a)]
    return f"{owner}\n{traits}\n{table.say('draw-stop').join(eaten)}"


def _states(s: State, a: int) -> list[str]:
    mood = mood_of(s, a)
    marks = ((t.POISONED, "poisoned"), (t.PARALYSED, "paralysed"), (t.SHELLED, "in-shell"), (t.UNMASKED, "unmasked"))
    return [mood] * (mood != "calm") + [word for mark, word in marks if s.marks[a] & mark]


class Cell(NamedTuple):
    """Where an animal is drawn, how large, and whether its traits stand beside it or below."""

    x: float
    y: float
    width: float
    height: float
    scale: float
    beside: bool

    @property
    def middle(self) -> float:
        """The middle of the creature."""
        return self.x + (WIDTH * self.scale / 2 + 4 if self.beside else self.width / 2)

    @property
    def ground(self) -> float:
        return self.y + TOP + HEIGHT * self.scale

    @property
    def traits(self) -> tuple[float, float, float]:
        """Left, top and width of the trait names."""
        if self.beside:
            left = self.x + WIDTH * self.scale + 8
            return left, self.y + 30, self.x + self.width - 5 - left
        return self.x + 5, self.ground + FOOD_ROW, self.width - 10


def cell_width(table: Table, a: int, scale: float, beside: bool) -> float:
    """As much as the creature and the names of its traits take."""
    if a not in table.names:
        table.names[a] = _names_width(table, a)
    art = max(WIDTH * scale + 10, 92)
    names = table.names[a]
    return art + names if beside and count_chips(table, a) else max(art, names)


def _names_width(table: Table, a: int) -> float:
    s = table.s
    labels = [width_of(chip.label, SMALL) + (14 if chip.used or chip.off else 0) for chip in chips_of(table, a, [])]
    labels += [width_of(label_of(s.game, t.FAT_TISSUE, table.lang), SMALL) + 13 * s.fat[a]] * (s.fat[a] > 0)
    labels += [82.0] * (s.links[a] > 0)  # for an arc, or the name of a partner in another line
    return max(labels) + 40 if labels else 0


def cell_height(scale: float, chips: int, beside: bool) -> float:
    art = TOP + HEIGHT * scale + FOOD_ROW + 2
    return max(art, 30 + chips * CHIP + 4) if beside else art + chips * CHIP + (4 if chips else 0)


def draw_animal(table: Table, a: int, cell: Cell, far: list[int]) -> str:
    """The animal on its plate; traits that can be chosen now are things of their own."""
    s = table.s
    table.places[a] = (cell.middle, cell.ground - HEIGHT * cell.scale * 0.4)
    chips = chips_of(table, a, far)
    left, top, width = cell.traits
    shown = [_chip(table, a, chip, left, top + n * CHIP, width) for n, chip in enumerate(chips)]
    if s.owner[a] < 0:
        return _ghost(table, a, cell, shown)
    asked = [n for n, chip in enumerate(chips) if a == table.focus and chip.trait != t.ANGLERFISH]
    left = cell.middle - WIDTH * cell.scale / 2
    thing = token(
        f"animal:{letter(a)}",
        describe(table, a),
        "\n".join(filter(None, (_prospect(table, a), _secret(table, a)))),
        rect(cell.x - 1, cell.y - 1, cell.width + 2, cell.height + 2, 11, class_="ring"),
        _plate(table, a, cell),
        moved(left, cell.y + TOP, creature(table.pic, look_of(s, a)), scale=cell.scale),
        _tag(table, a, cell.x, cell.y),
        _food(table, a, cell.middle, cell.ground + 11, max(WIDTH * cell.scale, 92)),
        *(art for n, art in enumerate(shown) if n not in asked),
    )
    return group(thing, *(shown[n] for n in asked), id=f"animal-{letter(a)}")


def _plate(table: Table, a: int, cell: Cell) -> str:
    acting = a == table.actor
    asked = " asked" if a == table.subject else ""
    return rect(
        cell.x, cell.y, cell.width, cell.height, 10, class_=f"p-none p-{'chosen' if acting else 'line'}-line{asked}",
        stroke_width=2.5 if acting else 1,
    )  # fmt: skip


def _ghost(table: Table, a: int, cell: Cell, chips: list[str]) -> str:
    """EV-X9: traits that wait for a new body."""
    owner = table.seat_name(GHOST - table.s.owner[a])
    return noted(
        table.say("draw-ghost", animal=letter(a), seat=owner),
        rect(cell.x, cell.y, cell.width, cell.height, 10, class_="p-none p-line-line", stroke_dasharray="6 5"),
        table.pic.icon("starfish", cell.middle, cell.y + HEIGHT * cell.scale * 0.6, 44 * cell.scale, class_="p-line"),
        words(cell.x + 10, cell.y + 21, letter(a), 15, bold=True, class_="p-soft"),
        *chips,
        id=f"animal-{letter(a)}",
    )


def _prospect(table: Table, a: int) -> str:
    """EV-6.11, EV-6.41: what choosing it does. With a single way to act, it acts at once."""
    s, comma = table.s, table.say("draw-comma")
    if table.viewer != s.seat or s.seat is None:
        return ""
    if (words := table.answers.get(ANIMAL + a)) is not None:
        return words
    if s.owner[a] != s.seat:
        return ""
    if s.question is FEED:
        actions = comma.join(table.name(action) for action in actions_of(s, a))
        return actions and table.say("draw-can-do", actions=actions)
    if s.question is WINDOW:
        ways = comma.join(table.name(way) for way in ways_to_eat(s, a, bool(s.about["carrion"])))
        return ways and table.say("draw-eats-by", traits=ways)
    return ""


def _secret(table: Table, a: int) -> str:
    """EV-1.7: the owner knows the card under the animal."""
    s = table.s
    if table.viewer != s.owner[a] or s.marks[a] & t.UNMASKED:
        return ""
    return table.say("draw-own-card", card=s.game.texts.token(CARD + s.card[a], table.lang))


def _tag(table: Table, a: int, x: float, y: float) -> str:
    """The letter of the animal, in the colour of its owner."""
    seat = table.seat(table.s.owner[a])
    width = 14 + 10 * len(letter(a))
    return group(
        rect(x + 5, y + 5, width, 22, 5, fill=seat.colour, class_="p-ink-line", stroke_width=1.2),
        words(x + 5 + width / 2, y + 21.5, letter(a), 15, anchor="middle", bold=True, style=f"fill:{seat.on}"),
    )


def _food(table: Table, a: int, centre: float, y: float, width: float) -> str:
    """A sign for fed or hungry, then a place for each token it needs, filled from the left: red, then blue."""
    s = table.s
    need, red = s.need[a], s.red[a]
    sign = _sign(s, a)
    step = min(18.0, (width - 16) / (need + 0.3))
    left = centre - step * (need - (0 if sign else 1)) / 2
    parts = [table.pic.icon(sign[0], left, y, 16, class_=sign[1])] if sign else []
    left += step + 2 if sign else 0
    for n in range(need):
        x = left + n * step
        if n < red + s.blue[a]:
            parts.append(food(x, y, 7.5, RED if n < red else BLUE, f"food-{letter(a)}-{n}", ringed=n >= red))
        else:
            parts.append(circle(x, y, 7.5, class_="p-none p-soft-line", stroke_width=1.4, stroke_dasharray="2.5 2"))
    return "".join(parts)


def _sign(s: State, a: int) -> tuple[str, str] | None:
    if s.marks[a] & t.POISONED:
        return "skull", "p-danger"
    signs = {"fed": ("circle-check", "p-good"), "asleep": ("moon", "p-good"), "hungry": ("utensils", "p-danger")}
    return signs.get(mood_of(s, a))


def _chip(table: Table, a: int, chip: Chip, x: float, y: float, width: float) -> str:
    """A trait by icon and name; a token where the open question asks for a trait of this animal."""
    s, pic = table.s, table.pic
    soft = chip.used or chip.off
    fat = s.fat[a] if chip.trait == t.FAT_TISSUE else 0
    room = width - 26 - 13 * fat - (14 if soft else 0)
    art = (
        rect(x, y, width, CHIP - 2, 6, class_="p-paper", opacity=None if not soft else "0.55"),
        pic.icon(icon_of(chip.trait), x + 11, y + 9, 13, **({"class_": "p-soft"} if soft else {"class_": "p-ink"})),
        words(
            x + 21, y + 13.5, chip.label, SMALL, fit=room, class_="p-soft" if soft else None,
            text_decoration="line-through" if chip.off else None,
        ),
        *(_fat(a, s.yellow[a], n, x + width - 9 - 13 * (fat - 1 - n), y + 9) for n in range(fat)),
        pic.icon("rotate-right", x + width - 10, y + 9, 11, class_="p-soft") if chip.used else "",
    )  # fmt: skip
    tip = tip_of(s.game, chip.trait, table.lang) + (f"\n{table.say('draw-used')}" if chip.used else "")
    tip += f"\n{table.say('draw-off')}" if chip.off else ""
    if a == table.focus and chip.trait != t.ANGLERFISH:
        name = s.game.name(TRAIT + chip.trait)
        answer = table.answers.get(TRAIT + chip.trait, chip.label)
        tip = tip if answer == chip.label else f"{answer}\n{tip}"
        return token(name, answer, tip, rect(x - 1, y - 1, width + 2, CHIP, 7, class_="ring"), *art)
    return noted(tip, *art)


def _fat(a: int, full: int, n: int, x: float, y: float) -> str:
    place = circle(x, y, 5.5, class_="p-none p-soft-line", stroke_width=1.3, stroke_dasharray="2 2")
    return food(x, y, 5.5, YELLOW, f"fat-{letter(a)}-{n}") if n < full else place
