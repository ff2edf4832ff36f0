"""The market with its elders, the technology tracks, the philosophy, the challenge deck and the lore."""

from holotype.pictures import badge, circle, group, noted, path, rect, region, seat_disc, token, width_of, words

from . import questions
from .draw_words import CLASS_COLOURS, INK, TECH_ICONS, Table
from .names import CARD, DISCIPLINE, DO, NOBODY, PHILOSOPHY, TECH
from .rules import HIGHEST
from .scoring import required

CARD_HIGH, LINE_HIGH, MARKS = 70, 14, 48  # what stands at the lower right of a card is so wide

# --- cards ------------------------------------------------------------------------------------------------------


def line(t: Table, icon: str, text: str, x: float, y: float, width: float) -> str:
    """An icon and a few words, its baseline at y."""
    art = t.pic.icon(icon, x + 6, y - 4, 12, class_="p-soft") if icon else ""
    return art + words(x + 16, y, text, t.small, fit=width - 16)


def broken(t: Table, lines: list[tuple[str, str]], width: float) -> list[tuple[str, str]]:
    """As a card shows them, three at most: what follows an option that is too long for its line gets its own."""
    found: list[tuple[str, str]] = []
    for n, (icon, text) in enumerate(lines[:3]):
        option, _, then = text.partition(" → ")
        room = len(found) + len(lines) - n < 3
        if then and room and width_of(text, t.small) > width - 16:
            found += [(icon, option), ("", f"→ {then}")]
        else:
            found.append((icon, text))
    return found


def height_of(t: Table, card: int, half: int, width: float) -> float:
    """A card with marks: rainbows and guests stand at its lower right, beside the third line where that is short."""
    lines = broken(t, t.options(card, half), width - 10)
    crowded = len(lines) == 3 and width_of(lines[2][1], t.small) > width - 26 - MARKS
    return CARD_HIGH + (LINE_HIGH if crowded else 0)


def card_box(
    t: Table,
    card: int,
    half: int,
    box: tuple[float, float, float, float],
    *marks: str,
    chosen: bool = False,
    shut: bool = False,
    elders: str = "",
) -> str:
    """A card: head in the colour of the half that is up, below it its options, pale where they are shut down; half -1:
    an idea on sale, with its eureka and the disciplines of its halves."""
    x, y, width, height = box
    rules = t.s.rules
    head = CLASS_COLOURS[rules.halves[card * 2 + max(0, half)]]
    lines = t.eureka(card) if half < 0 else t.options(card, half)
    art = []
    for n, (icon, text) in enumerate(broken(t, lines, width - 10)):
        art.append(line(t, icon, text, x + 5, y + 32 + LINE_HIGH * n, width - 10))
    if half < 0 and t.usable(card):
        art.append(words(x + 6, y + 61, t.halves(card), t.small, fit=width - 12, class_="p-soft"))
    edge = "p-sheet p-chosen-line asked" if chosen else "p-sheet p-soft-line"
    return token(
        t.s.game.name(CARD + card),
        t.name(CARD + card),
        f"{elders}\n{t.describe(card, half)}" if elders else t.describe(card, half),
        rect(x - 2, y - 2, width + 4, height + 4, 7, class_="ring"),
        rect(x, y, width, height, 6, class_=edge, stroke_width=3 if chosen else 1),
        path(f"M{x:.1f} {y + 18:.1f}v-12a6 6 0 0 1 6 -6h{width - 12:.1f}a6 6 0 0 1 6 6v12z", fill=head),
        words(x + 6, y + 13, t.name(CARD + card), 12, bold=True, fit=width - 12, style="fill:#ffffff"),
        group(*art, opacity="0.55" if shut else None),
        *marks,
    )


def draw_market(t: Table, x: float, y: float, width: float, height: float) -> None:
    """Three columns; the top row is the dearest."""
    wide, high = (width - 40) / 3, (height - 76) / 3
    art = []
    for column in range(3):
        left = x + 10 + column * (wide + 10)
        art.append(words(left, y + 44, t.name(DISCIPLINE + column), 12, bold=True))
        for row in range(3):
            top = y + 50 + (2 - row) * (high + 8)
            art.append(_offer(t, column * 3 + row, left, top, wide, high))
    t.pic.add(region("market", t.say("draw-market"), (x, y, width, height), *art))


def _offer(t: Table, place: int, x: float, y: float, width: float, height: float) -> str:
    s = t.s
    card = s.market[place]
    if card == NOBODY:
        return rect(x, y, width, height, 6, class_="p-none p-line-line", stroke_dasharray="4 3", stroke_width=1)
    cost = place % 3 + 1
    tip = t.say("draw-cost", n=cost, here=sum(s.elders[place * 4 : place * 4 + 4]))
    marks = [noted(tip, badge(x + width - 12, y + height - 11, str(cost), 11))]
    n = 0
    for seat in range(s.players):
        for _ in range(s.elders[place * 4 + seat]):
            marks.append(seat_disc(t.pic, x + 12 + n * 15, y + height - 9, 8, t.seat(seat)))
            n += 1
    return card_box(t, card, -1, (x, y, width, height), *marks, elders=tip)


# --- tracks -----------------------------------------------------------------------------------------------------


def draw_tracks(t: Table, x: float, y: float, width: float, height: float) -> None:
    """Six rows of stages with the seats that stand there."""
    high = (height - 38) / 6
    art = [_track(t, tech, x + 10, y + 34 + tech * high, width - 20, high - 4) for tech in range(6)]
    t.pic.add(region("tracks", t.say("draw-tracks"), (x, y, width, height), *art))


def _track(t: Table, tech: int, x: float, y: float, width: float, height: float) -> str:
    s = t.s
    name = 104.0
    stages = [s.rules.start_stage[tech]]
    while (following := s.rules.next_stage[tech * HIGHEST + stages[-1]]) > 0:
        stages.append(following)
    step = (width - name) / len(stages)
    r, apart = (6.5, 13.5) if t.narrow else (8.0, 17.0)  # two discs beside each other, four in a square
    art = [
        t.pic.icon(TECH_ICONS[tech], x + 9, y + height / 2, 15, class_="p-ink"),
        words(x + 22, y + height / 2 + 4, t.name(TECH + tech), 12, fit=name - 26),
    ]
    for n, stage in enumerate(stages):
        left = x + name + n * step
        art.append(rect(left, y, step - 3, height, 5, class_="p-paper p-line-line", stroke_width=1))
        art.append(words(left + 4, y + 12, str(stage), t.small, class_="p-soft"))
        here = [seat for seat in range(s.players) if s.stage[seat * 6 + tech] == stage]
        art += [
            seat_disc(t.pic, left + step - 11 - i % 2 * apart, y + height - 10 - i // 2 * apart, r, t.seat(seat))
            for i, seat in enumerate(here)
        ]
    ring = rect(x - 4, y - 2, width + 8, height + 4, 6, class_="ring")
    return token(t.s.game.name(TECH + tech), t.name(TECH + tech), t.help(TECH + tech), ring, *art)


# --- philosophy -------------------------------------------------------------------------------------------------

HALO = "stroke-width:3px;stroke-linejoin:round;paint-order:stroke"  # words above the lines of the diagram
SPOTS = {
    "start": (0.0, -0.06),
    "natural-law": (0.0, -0.5),
    "social-contract": (-0.44, 0.34),
    "divine-order": (0.44, 0.34),
    "freedom": (-0.42, -0.86),
    "abolitionist": (0.42, -0.86),
    "equality": (-0.92, 0.05),
    "agnostic": (-0.5, 0.8),
    "unity": (0.5, 0.8),
    "pacifist": (0.92, 0.05),
}


def draw_philosophy(t: Table, x: float, y: float, width: float, height: float) -> None:
    """The diagram: centre, inner ring, three arms; the cube stands on the spirit of the age."""
    s = t.s
    cx, cy = x + width / 2, y + height / 2 + 12
    scale = (width / 2 - 34, height / 2 - 34)
    names = s.game.vocab.groups["philosophy"].things
    at = [(cx + SPOTS[name][0] * scale[0], cy + SPOTS[name][1] * scale[1]) for name in names]
    art = []
    for node, following in enumerate(s.rules.philosophy_next):
        for other in following:
            if node < other:
                (x1, y1), (x2, y2) = at[node], at[other]
                art.append(path(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}", class_="p-none p-line-line", stroke_width=2))
    for node in range(len(names)):
        art.append(_node(t, node, *at[node]))
    t.pic.add(region("philosophy", t.say("draw-philosophy"), (x, y, width, height), *art))


def _node(t: Table, node: int, x: float, y: float) -> str:
    s = t.s
    favours, zeroed = s.rules.auction_bonus[node], s.rules.zeroes[node]
    fill = CLASS_COLOURS[favours] if favours >= 0 else "#6b5b45"
    tips = [t.say(f"crisis-{('genocide', 'civil-war', 'economic')[s.rules.crisis[node]]}")]
    if favours >= 0 and not s.rules.solo:
        tips.append(t.say("draw-favours", name=t.name(DISCIPLINE + favours)))
    art = [circle(x, y, 11, fill=fill, stroke=INK, stroke_width=1.2)]
    if zeroed >= 0:
        tips.append(t.say("draw-zeroes", name=t.name(DISCIPLINE + zeroed)))
        short = t.say("draw-zero", name=t.name(DISCIPLINE + zeroed))
        art.append(
            words(x, y + 35, short, t.small, anchor="middle", fit=74, class_="p-danger p-sheet-line", style=HALO)
        )
    if node == s.philosophy:
        art.append(t.pic.icon("cube", x, y, 20, fill="#fffaf0", stroke=INK, stroke_width=3))
    name = t.name(PHILOSOPHY + node)
    art.append(words(x, y + 23, name, t.small, anchor="middle", fit=74, class_="p-sheet-line", style=HALO))
    if s.rules.immoral[node] != NOBODY and s.rules.advanced_icons:
        tips.append(t.say("draw-immoral", action=t.name(DO + s.rules.immoral[node])))
    ring = circle(x, y, 15, class_="ring")
    return token(t.s.game.name(PHILOSOPHY + node), t.name(PHILOSOPHY + node), "\n".join(tips), ring, *art)


# --- decks ------------------------------------------------------------------------------------------------------


def draw_decks(t: Table, x: float, y: float, width: float, least: float = 0) -> float:
    """The epoch, what is left of the challenge deck, what counts at the end, the card being resolved, and the lore;
    returns the lower edge."""
    s = t.s
    top = y + 36
    deck = t.say("draw-comet-next") if s.left == 0 else t.say("draw-deck-left", n=s.left)
    lines = [t.say("draw-comet-came")] if s.finished else [deck, _comet(t)]
    ink = "p-ink asked" if s.question is questions.CHALLENGE_PHASE else "p-ink"
    art = [
        t.pic.icon("meteor" if s.left == 0 else "layer-group", x + 24, top + 12, 22, class_=ink),
        words(x + 44, top + 9, t.say("draw-epoch", n=s.epoch), 14, bold=True),
        *[words(x + 44, top + 25 + 16 * n, line, 12, fit=width - 60) for n, line in enumerate([*lines, _goal(t)])],
    ]
    bottom = top + 68
    if t.shown != NOBODY:
        art.append(_challenge(t, t.shown, x + 10, bottom, min(width - 20, 560)))
        bottom += CHALLENGE_HIGH + 8
    if s.lore:
        art.append(words(x + 10, bottom + 12, t.say("draw-lore", n=len(s.lore)), 12, bold=True))
        bottom = _lore(t, x + 10, bottom + 20, width - 20, art) + 4
    bottom = max(bottom, y + least)
    heading = t.say("draw-decks" if s.rules.inventions else "draw-decks-basic")
    t.pic.add(region("decks", heading, (x, y, width, bottom - y), *art))
    return bottom


def _comet(t: Table) -> str:
    """BO-8.1, BO-8.5: what the comet of the epoch rewards; BO-21.20, BO-21.24: nothing without rivals."""
    s = t.s
    rivals = not (s.rules.solo or s.rules.coop)
    return t.say("draw-comet", epoch=s.epoch) if rivals or s.epoch == 4 else t.say("draw-comet-alone")


def _goal(t: Table) -> str:
    """BO-20.6: the best category counts; BO-21.21, BO-21.26: alone or together, every one that counts has a target."""
    s = t.s
    counting = [d for d in range(3) if d != s.rules.zeroes[s.philosophy]]
    names = [t.name(DISCIPLINE + d) for d in counting]
    if not (s.rules.solo or s.rules.coop):
        return t.say("draw-best", names=t.say("draw-or").join(names))
    goals = zip(names, required(s), [s.rules.target[d] for d in counting], strict=True)
    return t.say("draw-goal", goals=" · ".join(f"{name} {value}/{goal}" for name, value, goal in goals))


CHALLENGE_HIGH = 140


def _challenge(t: Table, card: int, x: float, y: float, width: float) -> str:
    """The card in question in full: events, eureka and requirement, then its two halves side by side."""
    rules = t.s.rules
    name = t.name(CARD + card) + (f" · {t.say('draw-religious')}" if t.religious(card) else "")
    art = [
        rect(x, y, width, CHALLENGE_HIGH, 6, class_="p-sheet p-soft-line asked", stroke_width=1),
        path(f"M{x:.1f} {y + 20:.1f}v-14a6 6 0 0 1 6 -6h{width - 12:.1f}a6 6 0 0 1 6 6v14z", fill=INK),
        words(x + 8, y + 14, name, 13, bold=True, fit=width - 16, style="fill:#fffaf0"),
    ]
    half = (width - 16) / 2
    for n, (icon, text) in enumerate(t.events(card)):
        art.append(line(t, icon, text, x + 8 + n * half, y + 35, half - 8))
    gain = " + ".join(text for _, text in t.eureka(card)) or "–"
    art.append(line(t, "lightbulb", f"{t.say('draw-eureka')}: {gain}", x + 8, y + 50, width - 16))
    if rules.foundation_requirements and t.requirement(card):
        art.append(line(t, "lock", f"{t.say('draw-needs')}: {t.requirement(card)}", x + 8, y + 65, width - 16))
    art += [_half(t, card, n, x + 8 + n * half, y + 72, half - 8) for n in (0, 1)]
    return noted(f"{t.name(CARD + card)}\n{t.describe(card)}", *art)


def _half(t: Table, card: int, n: int, x: float, y: float, width: float) -> str:
    """BO-7.10: a half of the card in question, to be chosen when it is laid; BO-3.14: with its rainbows, a place for
    the dissident beside the one that may be covered."""
    rules = t.s.rules
    discipline = rules.halves[card * 2 + n]
    art = [
        rect(x, y, width, 16, 4, fill=CLASS_COLOURS[discipline]),
        words(x + 6, y + 12, t.name(DISCIPLINE + discipline), t.small, bold=True, style="fill:#ffffff"),
    ]
    right = x + width - 12
    if rules.dissent[card * 2 + n]:
        slot = circle(right, y + 8, 6, fill="none", stroke="#ffffff", stroke_width=1.2, stroke_dasharray="2.5 2")
        art.append(noted(t.say("draw-dissent"), t.pic.icon("rainbow", right - 16, y + 8, 13, fill="#ffffff"), slot))
        right -= 34
    for k in range(rules.plain[card * 2 + n]):
        art.append(noted(t.say("draw-plain"), t.pic.icon("rainbow", right - 16 * k, y + 8, 13, fill="#ffffff")))
    for k, (icon, text) in enumerate(t.options(card, n)[:3]):
        art.append(line(t, icon, text, x, y + 29 + 14 * k, width))
    if t.s.question is not questions.ORIENTATION:
        return group(*art)
    ring = rect(x - 3, y - 3, width + 6, 64, 6, class_="ring")
    return token(t.s.game.name(DISCIPLINE + discipline), t.name(DISCIPLINE + discipline), "", ring, *art)


def _lore(t: Table, x: float, y: float, width: float, art: list[str]) -> float:
    """The ideas of the lore deck, as many in a row as there is room for; returns the lower edge."""
    left = x
    for card in t.s.lore:
        label = t.name(CARD + card)
        wide = min(width, width_of(label, 12) + 16)
        if left + wide > x + width:
            left, y = x, y + 22
        chip = rect(left, y, wide, 18, 9, class_="p-paper p-line-line", stroke_width=1)
        ring = rect(left - 2, y - 2, wide + 4, 22, 11, class_="ring")
        text = words(left + 8, y + 13, label, 12, fit=wide - 12)
        art.append(token(t.s.game.name(CARD + card), label, t.describe(card), ring, chip, text))
        left += wide + 6
    return y + 22
