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

    Animals are slots in parallel lists. The slot of a dead animal (owner NOBODY) is used again, but only for animals of
    the same player: its number is the letter that people know the animal by."""
    phase: int = DEVELOPMENT
    turn: int = 1
    first: int = 0  # the start player
    active: int = 0  # whose development or feeding turn it is
    round: int = 0  # laps of Feeding in this turn
    passes: int = 0  # feeding turns in a row without an action
    acted: bool = False  # whether the active player has acted in this feeding turn
    main_made: bool = False  # whether the main action of this feeding turn is used
    attack_made: bool = False  # whether the active player has attacked in this feeding turn
    bank: int = 0  # red tokens
    last: bool = False  # this is the last turn
    playing: int = NOBODY  # the kind of card being played
    eater: int = NOBODY  # the animal about to take a token from the bank
    attacker: int = NOBODY
    target: int = NOBODY
    ignored: int = 0  # traits of the target that this attack disregards (Intellect, Ambush), as bits
    stung: bool = False  # the attacker has met Stinging Cells and will be paralysed after this attack
    shells: int = 0  # Shell cards of dead animals, free to be taken
    boxed: int = 0  # cards that a position has left out of the game
    deck: list[int] = rules.deck(players)  # cards by kind
    hand: list[int] = [0] * (players * rules.kinds)  # cards at seat * kinds + kind, as in the next two
    discard: list[int] = [0] * (players * rules.kinds)
    buried: list[int] = [0] * (players * rules.kinds)  # EV-1.6, EV-1.7: the discards that only their owner has seen
    passed: list[int] = [0] * players  # by seat: whether it is out of this Development phase
    tie: Shared = [0] * players  # by seat: 1 for the winner of the dice that break a final tie
    owner: list[int] = []  # by animal: its seat; NOBODY for a free slot, GHOST - seat for traits without a body
    letter_of: list[int] = []  # by animal: the seat that its letter belongs to for the whole game, else NOBODY
    card: list[int] = []  # by animal, as all below up to `off`: the kind of card that it is
    traits: list[int] = []  # the traits on it, as bits
    works: list[int] = []  # those of them that are in force
    need: list[int] = []  # how many tokens make it fed
    red: list[int] = []
    blue: list[int] = []
    yellow: list[int] = []
    fat: list[int] = []  # Fat Tissue cards in force
    links: list[int] = []  # pair cards on it
    marks: list[int] = []  # what it has used and what has happened to it, as bits (see traits.py)
    slept: list[int] = []  # the turn of its last hibernation, else -1
    off: list[int] = []  # how many of its trait cards Neoplasia has switched off
    worn_by: list[int] = []  # trait cards in the order in which they were played: the animal that each lies on
    worn: list[int] = []  # and the face it shows, as kind * 2 + face
    pair_one: list[int] = []  # pair cards: one animal, for Symbiosis the host
    pair_two: list[int] = []  # the other animal, for Symbiosis the protected partner
    pair_face: list[int] = []  # the face that the card shows
    pair_used: list[int] = []  # whether it is used in this round (Recombination: in this turn)
    pair_waiting: list[int] = []  # triggers waiting to be used, as bits: 1 feeds pair_two, 2 feeds pair_one
