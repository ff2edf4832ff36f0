"""What lies on the table of Evolution."""

from typing import Final

from holotype.core.state import Shared

from .rules import Rules

DEVELOPMENT: Final = 0
FOOD_BANK: Final = 1
FEEDING: Final = 2
EXTINCTION: Final = 3

NOBODY: Final = -1


def fields(players: int, rules: Rules) -> None:
    """EV-1.5, EV-3.4: cards are counts by kind.

    Animals are slots in parallel lists, reused after a death (owner NOBODY)."""
    phase: int = DEVELOPMENT
    turn: int = 1
    first: int = 0  # the start player
    active: int = 0  # whose development or feeding turn it is
    round: int = 0
    passes: int = 0  # feeding turns in a row without an action
    acted: bool = False  # in this feeding turn
    main_made: bool = False  # in this feeding turn
    bank: int = 0
    last: bool = False  # this is the last turn
    playing: int = NOBODY  # the kind of card being played
    eater: int = NOBODY  # the animal about to take a token from the bank
    attacker: int = NOBODY
    target: int = NOBODY
    ignored: int = 0  # the bit of a trait that Intellect (or an ambush) disregards
    stung: bool = False  # the attacker will be paralysed after this attack
    shells: int = 0  # Shell cards of dead animals, free to be taken
    boxed: int = 0  # cards that a position has left out of the game
    deck: list[int] = rules.deck(players)  # cards by kind
    hand: list[int] = [0] * (players * rules.kinds)  # by seat * kinds + kind, as are the next two
    discard: list[int] = [0] * (players * rules.kinds)
    buried: list[int] = [0] * (players * rules.kinds)  # EV-1.6, EV-1.7: discarded animals, which only their owner saw
    passed: list[int] = [0] * players  # by seat: out of this Development phase
    tie: Shared = [0] * players  # by seat: place in the last tie-break
    owner: list[int] = []  # by animal from here on
    card: list[int] = []
    traits: list[int] = []  # what lies on it, as bits
    works: list[int] = []  # what of that is in force
    need: list[int] = []
    red: list[int] = []
    blue: list[int] = []
    yellow: list[int] = []
    fat: list[int] = []  # Fat Tissue cards in force
    links: list[int] = []  # pair cards on it
    marks: list[int] = []
    slept: list[int] = []  # the turn of its last hibernation
    off: list[int] = []  # how many of its trait cards Neoplasia has switched off
    worn_by: list[int] = []  # trait cards in the order they were laid: on which animal,
    worn: list[int] = []  # and which face (kind * 2 + face)
    pair_one: list[int] = []  # pair cards: for Symbiosis the host
    pair_two: list[int] = []  # and its protected partner
    pair_face: list[int] = []
    pair_used: list[int] = []  # this round (Recombination: this turn)
    pair_waiting: list[int] = []  # pending triggers: 1 towards two, 2 towards one
