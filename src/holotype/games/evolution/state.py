"""What lies on the table of Evolution. Written by `make fields` from fields.py: change that."""

from typing import TYPE_CHECKING

from holotype.core.chance import Chance
from holotype.core.state import Shared
from holotype.core.state import State as Engine
from holotype.core.types import Options

from .fields import DEVELOPMENT, NOBODY
from .rules import Rules

if TYPE_CHECKING:
    from holotype.core.game import Game


class State(Engine):
    """EV-1.5, EV-3.4: cards are counts by kind.

    Animals are slots in parallel lists, reused after a death (owner NOBODY)."""

    FIELDS = (
        "phase",
        "turn",
        "first",
        "active",
        "round",
        "passes",
        "acted",
        "main_made",
        "bank",
        "last",
        "playing",
        "eater",
        "attacker",
        "target",
        "ignored",
        "stung",
        "shells",
        "boxed",
        "deck",
        "hand",
        "discard",
        "buried",
        "passed",
        "tie",
        "owner",
        "card",
        "traits",
        "works",
        "need",
        "red",
        "blue",
        "yellow",
        "fat",
        "links",
        "marks",
        "slept",
        "off",
        "worn_by",
        "worn",
        "pair_one",
        "pair_two",
        "pair_face",
        "pair_used",
        "pair_waiting",
    )
    SHARED = ("tie",)

    def __init__(
        self,
        game: "Game",
        players: int,
        options: Options,
        chance: Chance,
        rules: Rules,
        deck: list[int],
        hand: list[int],
        discard: list[int],
        buried: list[int],
        passed: list[int],
        tie: Shared,
        owner: list[int],
        card: list[int],
        traits: list[int],
        works: list[int],
        need: list[int],
        red: list[int],
        blue: list[int],
        yellow: list[int],
        fat: list[int],
        links: list[int],
        marks: list[int],
        slept: list[int],
        off: list[int],
        worn_by: list[int],
        worn: list[int],
        pair_one: list[int],
        pair_two: list[int],
        pair_face: list[int],
        pair_used: list[int],
        pair_waiting: list[int],
    ) -> None:
        super().__init__(game, players, options, chance)
        self.rules = rules
        self.phase = DEVELOPMENT
        self.turn = 1
        self.first = 0  # the start player
        self.active = 0  # whose development or feeding turn it is
        self.round = 0
        self.passes = 0  # feeding turns in a row without an action
        self.acted = False  # in this feeding turn
        self.main_made = False  # in this feeding turn
        self.bank = 0
        self.last = False  # this is the last turn
        self.playing = NOBODY  # the kind of card being played
        self.eater = NOBODY  # the animal about to take a token from the bank
        self.attacker = NOBODY
        self.target = NOBODY
        self.ignored = 0  # the bit of a trait that Intellect (or an ambush) disregards
        self.stung = False  # the attacker will be paralysed after this attack
        self.shells = 0  # Shell cards of dead animals, free to be taken
        self.boxed = 0  # cards that a position has left out of the game
        self.deck = deck  # cards by kind
        self.hand = hand  # by seat * kinds + kind, as are the next two
        self.discard = discard
        self.buried = buried  # EV-1.6, EV-1.7: discarded animals, which only their owner saw
        self.passed = passed  # by seat: out of this Development phase
        self.tie = tie  # by seat: place in the last tie-break
        self.owner = owner  # by animal from here on
        self.card = card
        self.traits = traits  # what lies on it, as bits
        self.works = works  # what of that is in force
        self.need = need
        self.red = red
        self.blue = blue
        self.yellow = yellow
        self.fat = fat  # Fat Tissue cards in force
        self.links = links  # pair cards on it
        self.marks = marks
        self.slept = slept  # the turn of its last hibernation
        self.off = off  # how many of its trait cards Neoplasia has switched off
        self.worn_by = worn_by  # trait cards in the order they were laid: on which animal,
        self.worn = worn  # and which face (kind * 2 + face)
        self.pair_one = pair_one  # pair cards: for Symbiosis the host
        self.pair_two = pair_two  # and its protected partner
        self.pair_face = pair_face
        self.pair_used = pair_used  # this round (Recombination: this turn)
        self.pair_waiting = pair_waiting  # pending triggers: 1 towards two, 2 towards one

    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.rules,
            self.deck.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.buried.copy(),
            self.passed.copy(),
            self.tie,
            self.owner.copy(),
            self.card.copy(),
            self.traits.copy(),
            self.works.copy(),
            self.need.copy(),
            self.red.copy(),
            self.blue.copy(),
            self.yellow.copy(),
            self.fat.copy(),
            self.links.copy(),
            self.marks.copy(),
            self.slept.copy(),
            self.off.copy(),
            self.worn_by.copy(),
            self.worn.copy(),
            self.pair_one.copy(),
            self.pair_two.copy(),
            self.pair_face.copy(),
            self.pair_used.copy(),
            self.pair_waiting.copy(),
        )
        c.phase = self.phase
        c.turn = self.turn
        c.first = self.first
        c.active = self.active
        c.round = self.round
        c.passes = self.passes
        c.acted = self.acted
        c.main_made = self.main_made
        c.bank = self.bank
        c.last = self.last
        c.playing = self.playing
        c.eater = self.eater
        c.attacker = self.attacker
        c.target = self.target
        c.ignored = self.ignored
        c.stung = self.stung
        c.shells = self.shells
        c.boxed = self.boxed
        c.continue_from(self)
        return c


def new_state(game: "Game", players: int, options: Options, chance: Chance, rules: Rules) -> State:
    """An empty table."""
    return State(
        game,
        players,
        options,
        chance,
        rules,
        deck=rules.deck(players),
        hand=[0] * (players * rules.kinds),
        discard=[0] * (players * rules.kinds),
        buried=[0] * (players * rules.kinds),
        passed=[0] * players,
        tie=[0] * players,
        owner=[],
        card=[],
        traits=[],
        works=[],
        need=[],
        red=[],
        blue=[],
        yellow=[],
        fat=[],
        links=[],
        marks=[],
        slept=[],
        off=[],
        worn_by=[],
        worn=[],
        pair_one=[],
        pair_two=[],
        pair_face=[],
        pair_used=[],
        pair_waiting=[],
    )
