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

    Animals are slots in parallel lists. The slot of a dead animal (owner NOBODY) is used again, but only for animals of
    the same player: its number is the letter that people know the animal by."""

    FIELDS = (
        "phase",
        "turn",
        "first",
        "active",
        "round",
        "passes",
        "acted",
        "main_made",
        "attack_made",
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
        "letter_of",
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
        letter_of: list[int],
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
        self.round = 0  # laps of Feeding in this turn
        self.passes = 0  # feeding turns in a row without an action
        self.acted = False  # whether the active player has acted in this feeding turn
        self.main_made = False  # whether the main action of this feeding turn is used
        self.attack_made = False  # whether the active player has attacked in this feeding turn
        self.bank = 0  # red tokens
        self.last = False  # this is the last turn
        self.playing = NOBODY  # the kind of card being played
        self.eater = NOBODY  # the animal about to take a token from the bank
        self.attacker = NOBODY
        self.target = NOBODY
        self.ignored = 0  # traits of the target that this attack disregards (Intellect, Ambush), as bits
        self.stung = False  # the attacker has met Stinging Cells and will be paralysed after this attack
        self.shells = 0  # Shell cards of dead animals, free to be taken
        self.boxed = 0  # cards that a position has left out of the game
        self.deck = deck  # cards by kind
        self.hand = hand  # cards at seat * kinds + kind, as in the next two
        self.discard = discard
        self.buried = buried  # EV-1.6, EV-1.7: the discards that only their owner has seen
        self.passed = passed  # by seat: whether it is out of this Development phase
        self.tie = tie  # by seat: 1 for the winner of the dice that break a final tie
        self.owner = owner  # by animal: its seat; NOBODY for a free slot, GHOST - seat for traits without a body
        self.letter_of = letter_of  # by animal: the seat that its letter belongs to for the whole game, else NOBODY
        self.card = card  # by animal, as all below up to `off`: the kind of card that it is
        self.traits = traits  # the traits on it, as bits
        self.works = works  # those of them that are in force
        self.need = need  # how many tokens make it fed
        self.red = red
        self.blue = blue
        self.yellow = yellow
        self.fat = fat  # Fat Tissue cards in force
        self.links = links  # pair cards on it
        self.marks = marks  # what it has used and what has happened to it, as bits (see traits.py)
        self.slept = slept  # the turn of its last hibernation, else -1
        self.off = off  # how many of its trait cards Neoplasia has switched off
        self.worn_by = worn_by  # trait cards in the order in which they were played: the animal that each lies on
        self.worn = worn  # and the face it shows, as kind * 2 + face
        self.pair_one = pair_one  # pair cards: one animal, for Symbiosis the host
        self.pair_two = pair_two  # the other animal, for Symbiosis the protected partner
        self.pair_face = pair_face  # the face that the card shows
        self.pair_used = pair_used  # whether it is used in this round (Recombination: in this turn)
        self.pair_waiting = pair_waiting  # triggers waiting to be used, as bits: 1 feeds pair_two, 2 feeds pair_one

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
            self.letter_of.copy(),
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
        c.attack_made = self.attack_made
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
        letter_of=[],
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
