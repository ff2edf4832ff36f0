"""What all parts of the picture share: the table as a viewer sees it, words, people, disks."""

import re
from functools import cached_property, lru_cache

from holotype import pictures
from holotype.pictures import badge, disc, figure, group, moved, noted, rect, width_of, words, wrap

from .cards import alpha_is_husband, husband_of, named
from .fields import NOBODY
from .pieces import known_as, pieces_on
from .state import State
from .tokens import CARDS, TRIBES
from .view import COLOURS, LETTERS

WIDE, NARROW, EDGE, GAP = 984, 390, 10, 8
TYPES = ("land", "maritime", "fishing", "metallurgy", "raid")
TYPE_ICONS = ("paw", "anchor", "fish", "hammer", "shield-halved")
TYPE_COLOURS = ("#5f7f3a", "#23658c", "#237878", "#5d5a66", "#9c3d2f")
ON = ("#ffffff", "#ffffff", "#ffffff", "#2b2723")  # on the colours of the tribes
DISKS = (("fire", "#e07b2e"), ("tooth", "#f7f2e8"), ("hammer", "#3b3733"))


class Table(pictures.Table[State]):
    def __init__(self, s: State, viewer: int | None, lang: str, narrow: bool) -> None:
        super().__init__(s, viewer, lang, narrow, NARROW if narrow else WIDE)

    @cached_property
    def answers(self) -> dict[int, str]:
        """What choosing each legal token means, for the player who is asked."""
        s = self.s
        if s.seat is None or s.seat != self.viewer:
            return {}
        return s.game.answers(s, self.lang, [self.seat_name(seat) for seat in range(s.players)])

    def click(self, token: int) -> list[str]:
        """What a click on a thing does, where that is more than naming the thing."""
        if token not in self.s.choices:
            return []
        said = self.answers.get(token, "")
        name = self.name(known_as(self.s, token))
        return [self.say("draw-click", answer=said)] if said.casefold() not in ("", name.casefold()) else []

    def card_name(self, card: int) -> str:
        return self.name(self.s.game.token(named(self.s, card)))

    def tribe_name(self, seat: int) -> str:
        return self.name(self.s.game.vocab.groups["tribe"].base + self.s.tribe[seat])


def colour_of(t: Table, seat: int) -> str:
    return COLOURS[t.s.tribe[seat]]


def meeple(t: Table, x: float, y: float, seat: int, size: float = 19) -> str:
    """A piece of a tribe: its colour and its letter."""
    tribe = t.s.tribe[seat]
    return group(
        figure(t.pic, "meeple", x, y, size, COLOURS[tribe]),
        words(x, y + 5, LETTERS[tribe], 9, anchor="middle", bold=True, style=f"fill:{ON[tribe]}"),
    )


def people(t: Table, x: float, y: float, seat: int, men: int, alpha: bool, name: str) -> tuple[str, float]:
    """A meeple with the tribe's letter and a count, and the Alpha with a crown; returns their width, too."""
    tribe = TRIBES[t.s.tribe[seat]]
    parts = []
    width = 0.0
    if men:
        parts.append(
            group(
                meeple(t, x + 9, y, seat),
                badge(x + 23, y + 5, str(men), 10) if men > 1 else "",
                id=f"men-{name}-{tribe}",
            )
        )
        width += 21 if men == 1 else 34
    if alpha:
        parts.append(
            group(
                meeple(t, x + width + 11, y, seat, 24),
                t.pic.icon("crown", x + width + 11, y - 12, 10, fill="#e0a800", stroke="#2b2723", stroke_width=20),
                id=f"alpha-{tribe}",
            )
        )
        width += 26
    return group(*parts), width


def crowd(t: Table, x: float, y: float, card: int, room: float) -> str:
    """All pieces on a card, side by side; smaller where there is not enough room."""
    s = t.s
    shown = []
    at = 0.0
    for seat in range(s.players):
        if pieces_on(s, card, seat):
            art, width = people(t, at, 0, seat, s.men[card * 4 + seat], s.alpha[seat] == card, CARDS[card - 1])
            shown.append(art)
            at += width + 2
    if card in s.girls_at:
        shown.append(figure(t.pic, "person-dress", at + 8, 0, 18, "#cc79a7"))
        at += 18
    return moved(x, y, *shown, scale=min(1.0, room / max(at, 1)))


def husband(t: Table, x: float, y: float, daughter: int) -> str:
    s = t.s
    if s.wed[daughter] == NOBODY:
        return t.pic.icon("ring", x, y, 13, class_="p-line")
    seat = husband_of(s, daughter)
    alpha = alpha_is_husband(s, daughter)
    art, _ = people(t, x - 9, y, seat, 0 if alpha else 1, alpha, f"wed-{daughter}")
    return noted(
        t.say("draw-husband", tribe=t.tribe_name(seat)), t.pic.icon("ring", x + 18, y, 12, class_="p-ink"), art
    )


def disk(t: Table, x: float, y: float, kind: int, count: int, r: float = 9) -> str:
    icon, fill = DISKS[kind]
    ink = "#fffaf0" if kind == 2 else "#2b2723"
    return group(
        disc(x, y, r, fill, t.pic.icon(icon, x, y, r * 1.15, fill=ink)),
        words(x + r + 4, y + 5, str(count), 14, bold=True),
    )


@lru_cache(maxsize=2048)
def card_title(x: float, y: float, text: str, room: float, style: str | None = "fill:#ffffff") -> str:
    """The name of a card, its middle at y: on one line, or on two in smaller print, if need be without what stands in
    brackets or is also part of it."""
    if width_of(text, 12.5, bold=True) <= room * (1.25 if " " in text else 1.4):
        return words(x, y + 4.5, text, 12.5, bold=True, fit=room, style=style)
    short = re.sub(r"\s*([(（]| and ).*", "", text)
    tries = [wrap(name, 12, room * narrow, bold=True) for name in (text, short) for narrow in (0.8, 0.9, 1, 1.2, 1.7)]
    first, *rest = next((lines for lines in tries if len(lines) <= 2), tries[-1])
    second = "".join(rest[:1]) + ("…" if len(rest) > 1 else "")
    return group(
        words(x, y - 2.5, first, 12, bold=True, fit=room, style=style),
        words(x, y + 10.5, second, 12, bold=True, fit=room, style=style),
    )


def faces_of(mask: int) -> list[int]:
    return [face for face in range(1, 7) if mask >> face & 1]


@lru_cache(maxsize=2048)
def small_die(x: float, y: float, face: int, size: float, fill: str, ink: str) -> str:
    """A die too small for pips: its number in a square."""
    half = size / 2
    return group(
        rect(x - half, y - half, size, size, 2.5, fill=fill, stroke="#2b2723", stroke_width=0.8),
        words(x, y + size * 0.34, str(face), size * 0.82, anchor="middle", bold=True, style=f"fill:{ink}"),
    )
