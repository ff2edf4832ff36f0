"""The market with its elders, the technology tracks, the philosophy, the challenge deck and the lore."""

from holotype.core.pictures import badge, circle, path, rect, region, seat_disc, token, words, wrap

from .draw_words import CLASS_COLOURS, INK, TECH_ICONS, Table
from .names import CARD, DISCIPLINE, FIRST_COMET, NOBODY, PHILOSOPHY, TECH

# --- cards ------------------------------------------------------------------------------------------------------


def card_box(t: Table, card: int, half: int, x: float, y: float, width: float, height: float, *marks: str) -> str:
    """A card: head in the colour of the half that is up, its options or its eureka below. Half -1: an idea on sale."""
    rules = t.s.rules
    side = 0 if half < 0 else half
    head = CLASS_COLOURS[rules.halves[card * 2 + side]]
    text = [f"★ {t.eureka(card)}"] if half < 0 else t.options(card, half)
    lines = [line for entry in text for line in wrap(entry, 11, width - 10)]
    room = int((height - 22) / 13)
    return token(
        t.name(CARD + card),
        t.label(CARD + card),
        t.describe(card),
        rect(x - 2, y - 2, width + 4, height + 4, 7, class_="ring"),
        rect(x, y, width, height, 6, class_="p-sheet p-soft-line", stroke_width=1),
        path(f"M{x:.1f} {y + 18:.1f}v-12a6 6 0 0 1 6 -6h{width - 12:.1f}a6 6 0 0 1 6 6v12z", fill=head),
        words(x + 6, y + 13, t.label(CARD + card), 12, bold=True, fit=width - 12, style="fill:#ffffff"),
        *[words(x + 6, y + 31 + 13 * n, line, 11) for n, line in enumerate(lines[:room])],
        *marks,
    )


def draw_market(t: Table, x: float, y: float, width: float) -> float:
    """Three columns; the top row is the dearest."""
    wide, high = (width - 40) / 3, 62
    art = []
    for column in range(3):
        left = x + 10 + column * (wide + 10)
        art.append(words(left, y + 44, t.label(DISCIPLINE + column), 12, bold=True))
        for row in range(3):
            top = y + 50 + (2 - row) * (high + 8)
            art.append(_offer(t, column * 3 + row, left, top, wide, high))
    height = 50 + 3 * (high + 8) + 4
    t.pic.add(region("market", t.say("draw-market"), (x, y, width, height), *art))
    return y + height


def _offer(t: Table, place: int, x: float, y: float, width: float, height: float) -> str:
    s = t.s
    card = s.market[place]
    if card == NOBODY:
        return rect(x, y, width, height, 6, class_="p-none p-line-line", stroke_dasharray="4 3", stroke_width=1)
    marks = [badge(x + width - 12, y + height - 11, str(place % 3 + 1), 11)]
    n = 0
    for seat in range(s.players):
        for _ in range(s.elders[place * 4 + seat]):
            marks.append(seat_disc(t.pic, x + 12 + n * 15, y + height - 10, 8, t.seat(seat)))
            n += 1
    return card_box(t, card, -1, x, y, width, height, *marks)


# --- tracks -----------------------------------------------------------------------------------------------------


def draw_tracks(t: Table, x: float, y: float, width: float) -> float:
    """Six rows of stages with the seats that stand there."""
    art = []
    for tech in range(6):
        top = y + 34 + tech * 34
        art.append(_track(t, tech, x + 10, top, width - 20))
    height = 34 + 6 * 34 + 6
    t.pic.add(region("tracks", t.say("draw-tracks"), (x, y, width, height), *art))
    return y + height


def _track(t: Table, tech: int, x: float, y: float, width: float) -> str:
    s = t.s
    name = 104.0
    stages = [s.rules.start_stage[tech]]
    while (following := s.rules.next_stage[tech * 11 + stages[-1]]) > 0:
        stages.append(following)
    step = (width - name) / len(stages)
    art = [
        t.pic.icon(TECH_ICONS[tech], x + 9, y + 15, 15, class_="p-ink"),
        words(x + 22, y + 20, t.label(TECH + tech), 12, fit=name - 26),
    ]
    for n, stage in enumerate(stages):
        left = x + name + n * step
        art.append(rect(left, y + 1, step - 3, 28, 5, class_="p-paper p-line-line", stroke_width=1))
        art.append(words(left + 5, y + 13, str(stage), 11, class_="p-soft"))
        here = [seat for seat in range(s.players) if s.stage[seat * 6 + tech] == stage]
        art += [seat_disc(t.pic, left + 19 + 14 * i, y + 17, 8, t.seat(seat)) for i, seat in enumerate(here)]
    ring = rect(x - 4, y - 2, width + 8, 33, 6, class_="ring")
    return token(t.name(TECH + tech), t.label(TECH + tech), t.help(TECH + tech), ring, *art)


# --- philosophy -------------------------------------------------------------------------------------------------

SPOTS = {
    "start": (0.0, -0.04),
    "natural-law": (0.0, -0.52),
    "social-contract": (-0.38, 0.22),
    "divine-order": (0.38, 0.22),
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
    if favours >= 0:
        tips.append(t.say("draw-favours", name=t.label(DISCIPLINE + favours)))
    if zeroed >= 0:
        tips.append(t.say("draw-zeroes", name=t.label(DISCIPLINE + zeroed)))
    art = [circle(x, y, 11, fill=fill, stroke=INK, stroke_width=1.2)]
    if node == s.philosophy:
        art.append(t.pic.icon("cube", x, y, 20, fill="#fffaf0", stroke=INK, stroke_width=3))
    art.append(words(x, y + 23, t.label(PHILOSOPHY + node), 11, anchor="middle", fit=74))
    ring = circle(x, y, 15, class_="ring")
    return token(t.name(PHILOSOPHY + node), t.label(PHILOSOPHY + node), "\n".join(tips), ring, *art)


# --- decks ------------------------------------------------------------------------------------------------------


def draw_decks(t: Table, x: float, y: float, width: float) -> float:
    """The epoch, what is left of the challenge deck, the card being resolved, and the lore."""
    s = t.s
    lore = [CARD + card for card in s.lore]
    top = y + 36
    deck = t.say("draw-comet-next") if s.left == 0 else t.say("draw-deck-left", n=s.left)
    art = [
        t.pic.icon("meteor" if s.left == 0 else "layer-group", x + 24, top + 12, 22, class_="p-ink"),
        words(x + 44, top + 9, t.say("draw-epoch", n=s.epoch), 14, bold=True),
        words(x + 44, top + 25, deck, 12),
    ]
    if s.card != NOBODY and s.card < FIRST_COMET:
        art.append(card_box(t, s.card, 0, x + 10, top + 38, width - 20, 62))
    height = 36 + 38 + (70 if s.card != NOBODY else 0)
    if lore:
        art.append(words(x + 10, y + height + 4, t.say("draw-lore", n=len(lore)), 12, bold=True))
        height += 12
        for number in lore:
            art.append(_lore_line(t, number, x + 10, y + height, width - 20))
            height += 18
    t.pic.add(region("decks", t.say("draw-decks"), (x, y, width, height + 6), *art))
    return y + height + 6


def _lore_line(t: Table, number: int, x: float, y: float, width: float) -> str:
    ring = rect(x - 3, y, width + 6, 17, 4, class_="ring")
    return token(
        t.name(number),
        t.label(number),
        t.describe(number - CARD),
        ring,
        words(x, y + 13, t.label(number), 12, fit=width),
    )
