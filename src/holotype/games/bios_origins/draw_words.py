"""What all parts of the picture share: the state as a viewer sees it, colours, icons, and cards in words."""

from holotype import pictures

from . import questions
from .names import (
    CATASTROPHE,
    DISCIPLINE,
    DO,
    FIRST_COMET,
    FIRST_IDEA,
    NOBODY,
    RAISE,
    RIGHT_DICTATOR,
    TECH,
    pair,
    unpair,
)
from .state import State
from .words import ACTIONS, EVENTS, KINDS

WIDE, NARROW, EDGE = 880, 390, 8  # about as many pixels as the page has for them
INK = "#2b2723"
CLASS_COLOURS = ("#8a6d1f", "#6d4a8f", "#a33b2e")  # culture, politics, industry; always with their word
RING_COLOURS = ("", "#8fa9b8", "#2f6f9f", "#c9792b", "#4f8a3d")
CHIT_ICONS = ("", "snowflake", "water", "sun", "tree")
CHIT_COLOURS = ("", "#dfeaf0", "#3f83b5", "#e0b060", "#3f7a3a")
KIND_ICONS = {
    "animal": "paw",
    "working_animal": "cow",
    "war_animal": "horse",
    "horticulture": "seedling",
    "biofuel": "wheat-awn",
    "luxury": "gem",
    "metal": "hammer",
    "oil": "oil-well",
    "uranium": "radiation",
}
TECH_ICONS = ("shoe-prints", "fire", "gavel", "shield-virus", "sailboat", "book")
ACTION_ICONS = {
    "spread": "person-walking",
    "domesticate": "paw",
    "cultivate": "seedling",
    "prospect": "person-digging",
    "prospect_luxury": "gem",
    "prospect_metal": "hammer",
    "specialize": "user-plus",
    "invent": "lightbulb",
    "library": "book-open",
    "elect": "check-to-slot",
    "encephalize": "brain",
    "abstraction": "comments",
    "art": "palette",
    "prayer": "hands-praying",
    "demagogue": "bullhorn",
    "trade": "handshake",
    "preach": "place-of-worship",
    "war": "khanda",
    "enslave": "link",
    "exogamy": "ring",
    "racism": "ban",
    "cold_war": "icicles",
    "artisan": "screwdriver-wrench",
    "constitution": "scroll",
    "science": "flask",
    "pseudo_science": "hat-wizard",
    "cull": "scissors",
    "purge": "skull",
    "chaos": "explosion",
}
EVENT_ICONS = {
    "disease_crowd": "virus",
    "disease_zoonotic": "bacteria",
    "catastrophe": "volcano",
    "cooling": "temperature-arrow-down",
    "warming": "temperature-arrow-up",
    "deforestation": "fire",
    "forestation": "tree",
    "pollution": "smog",
    "famine": "wheat-awn-circle-exclamation",
    "crisis": "explosion",
    "dictator_right": "person-military-rifle",
    "dictator_left": "person-military-rifle",
}


class Table(pictures.Table[State]):
    def __init__(self, s: State, viewer: int | None, lang: str, narrow: bool) -> None:
        super().__init__(s, viewer, lang, narrow, NARROW if narrow else WIDE)
        self.small = 12 if narrow else 11  # the smallest letters

    @property
    def element(self) -> int | None:
        """What is used, or whose guest has to go: a card, or minus a row of the placard."""
        about = self.s.about
        if self.s.question is questions.GUEST:
            return about["card"]
        return about.get("element")

    @property
    def shown(self) -> int:
        """The card that everybody looks at: the challenge being resolved, or an idea that has left the market."""
        if self.s.question in (questions.KEEP_IDEA, questions.COPY_EUREKA):
            return self.s.about["card"]
        return self.s.card if self.s.card < FIRST_COMET else NOBODY

    def seats(self) -> list[int]:
        """The viewer first, then clockwise."""
        first = self.viewer or 0
        return [(first + i) % self.s.players for i in range(self.s.players)]

    # --- cards in words --------------------------------------------------------------------------------------

    def advancement(self, packed: int) -> str:
        action, limit = unpair(packed)
        label = self.name(DO + action)
        return f"{label} {limit}" if limit else label

    def option(self, option: int) -> str:
        rules = self.s.rules
        text = self.advancement(pair(rules.action[option], rules.limit[option]))
        then = rules.then[option]
        return text + (f" → {' + '.join(self.advancement(step) for step in then)}" if then else "")

    def options(self, card: int, half: int) -> list[tuple[str, str]]:
        """Icon and words of each option of a half."""
        return self.lines(self.s.rules.options[card * 2 + half])

    def lines(self, options: tuple[int, ...]) -> list[tuple[str, str]]:
        return [(action_icon(self.s.rules.action[option]), self.option(option)) for option in options]

    def eureka(self, card: int) -> list[tuple[str, str]]:
        """Icon and words of each advancement."""
        return [(action_icon(unpair(step)[0]), self.advancement(step)) for step in self.s.rules.eureka[card]]

    def events(self, card: int) -> list[tuple[str, str]]:
        """Icon and words of the two events of a challenge; a catastrophe says where."""
        rules = self.s.rules
        found = []
        for i in (card * 2, card * 2 + 1):
            event = rules.events[i]
            if event and (event < RIGHT_DICTATOR or rules.dictators):
                name = self.say(f"event-{EVENTS[event]}")
                if event == CATASTROPHE and self.s.epicentre[rules.quake[i]] != NOBODY:
                    name += f" ({self.name(rules.hex0 + self.s.epicentre[rules.quake[i]])})"
                found.append((EVENT_ICONS[EVENTS[event]], name))
        return found

    def halves(self, card: int) -> str:
        return " · ".join(self.name(DISCIPLINE + self.s.rules.halves[card * 2 + half]) for half in (0, 1))

    def requirement(self, card: int) -> str:
        """BO-1.5: nothing in a game without requirements."""
        rules = self.s.rules
        if not (rules.inventions if card >= FIRST_IDEA else rules.foundation_requirements):
            return ""
        needs = [unpair(need) for need in rules.req_tech[card]]
        parts = [f"{self.name(TECH + tech)} {stage}" for tech, stage in needs]
        if rules.req_menopause[card]:
            parts.append(self.say("draw-menopause"))
        if rules.req_cities[card]:
            parts.append(self.say("draw-cities", n=rules.req_cities[card]))
        if rules.req_kinds[card]:
            kinds = [
                self.say(f"kind-{KINDS[kind - 1]}") if kind <= len(KINDS) else "*" for kind in rules.req_kinds[card]
            ]
            parts.append(" / ".join(kinds))
        return ", ".join(parts)

    def religious(self, card: int) -> bool:
        """BO-7.3; BO-21.19: a solo player has no bonus."""
        return self.s.rules.religious[card] and not self.s.rules.solo

    def usable(self, card: int) -> bool:
        """BO-11.5: without inventions the halves of an idea mean nothing."""
        return card < FIRST_IDEA or self.s.rules.inventions

    def describe(self, card: int, half: int = -1) -> str:
        """A card but its name, for its tooltip; of one that lies in a tableau, with `half` up, what it still does."""
        lines = self._prize(card) if half < 0 else []
        actions = [unpair(step)[0] for step in self.s.rules.eureka[card]] if half < 0 else []
        for n in ((0, 1) if half < 0 else (half, 1 - half)) if self.usable(card) else ():
            discipline = self.name(DISCIPLINE + self.s.rules.halves[card * 2 + n])
            lines.append(f"{discipline}: {' / '.join(words for _, words in self.options(card, n)) or '–'}")
            for option in self.s.rules.options[card * 2 + n]:
                actions += [self.s.rules.action[option], *[unpair(step)[0] for step in self.s.rules.then[option]]]
        return "\n".join(lines + self.glossary(actions))

    def _prize(self, card: int) -> list[str]:
        """What a card brings and asks for when it is gained."""
        lines = []
        if self.s.rules.eureka[card]:
            lines.append(f"{self.say('draw-eureka')}: {' + '.join(words for _, words in self.eureka(card))}")
        if self.religious(card):
            lines.append(self.say("draw-religious-tip"))
        if self.events(card):
            lines.append(f"{self.say('draw-events')}: {', '.join(words for _, words in self.events(card))}")
        if self.requirement(card):
            lines.append(f"{self.say('draw-needs')}: {self.requirement(card)}")
        return lines

    def glossary(self, actions: list[int]) -> list[str]:
        """Each action once, with what it does; all technologies in one line."""
        others = [action for action in dict.fromkeys(actions) if not is_technology(action)]
        lines = [f"{self.name(DO + action)}: {self.help(DO + action)}" for action in others if self.help(DO + action)]
        return lines + ([self.say("draw-step")] if any(map(is_technology, actions)) else [])


def is_technology(action: int) -> bool:
    return RAISE <= action < RAISE + 6


def action_icon(action: int) -> str:
    return TECH_ICONS[action - RAISE] if is_technology(action) else ACTION_ICONS[ACTIONS[action]]


def kind_icon(kind: int) -> str:
    return KIND_ICONS[KINDS[kind - 1]]
