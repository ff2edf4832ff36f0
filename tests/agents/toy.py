"""A small game with all that agents must cope with: hidden hands, chance, actions of two tokens, two to four seats.

Three cards are dealt to everybody. In turn each seat shows a card and says a stake; the highest card takes all
stakes. Then all draw, until the deck is too small. `together` makes it a game that all win or lose."""

from typing import Any

from holotype.core.chance import Chance
from holotype.core.game import Game
from holotype.core.options import Option
from holotype.core.outcome import rank_by
from holotype.core.question import Question
from holotype.core.state import State
from holotype.core.tokens import Group, Vocabulary

CARD, STAKE = 0, 6
GOAL = 12

SHOW = Question("show", "TY-1")
STAKES = Question("stake", "TY-2")


class Toy(State):
    FIELDS = ("hands", "deck", "shown", "stakes", "points")

    def __init__(self, game: Game, players: int, options: dict[str, Any], chance: Chance, rules: None = None) -> None:
        super().__init__(game, players, options, chance)
        self.hands = [0] * (6 * players)
        self.deck = [4] * 6
        self.shown = [-1] * players
        self.stakes = [0] * players
        self.points = [0] * players

    def copy(self) -> "Toy":
        c = Toy(self.game, self.players, self.options, self.chance.copy())
        c.continue_from(self)
        c.hands, c.deck = self.hands.copy(), self.deck.copy()
        c.shown, c.stakes, c.points = self.shown.copy(), self.stakes.copy(), self.points.copy()
        return c


def deal(s: Toy, cards: int) -> None:
    for seat in range(s.players):
        for _ in range(cards):
            s.hands[6 * seat + s.draw_from(s.deck)] += 1
    s.do(*((show, seat) for seat in range(s.players)), (take_stakes,))


def show(s: Toy, seat: int) -> None:
    s.ask_always(seat, SHOW, [CARD + k for k in range(6) if s.hands[6 * seat + k]], shown)


def shown(s: Toy, seat: int, token: int) -> None:
    s.hands[6 * seat + token] -= 1
    s.shown[seat] = token
    s.ask(seat, STAKES, [STAKE, STAKE + 1, STAKE + 2], staked)


def staked(s: Toy, seat: int, token: int) -> None:
    s.stakes[seat] = token - STAKE


def take_stakes(s: Toy) -> None:
    high = max(s.shown)
    if s.shown.count(high) == 1:
        s.points[s.shown.index(high)] += sum(s.stakes)
        s.points = [p - stake for p, stake in zip(s.points, s.stakes, strict=True)]
    s.shown = [-1] * s.players
    s.stakes = [0] * s.players
    if sum(s.deck) >= s.players:
        s.do((deal, 1))


def redraw(s: Toy, seat: int) -> None:
    """The deck and the others' hands are one heap to the seat."""
    others = [i for i in range(s.players) if i != seat]
    sizes = [sum(s.hands[6 * i : 6 * i + 6]) for i in others]
    for i in others:
        for k in range(6):
            s.deck[k] += s.hands[6 * i + k]
            s.hands[6 * i + k] = 0
    for i, size in zip(others, sizes, strict=True):
        for _ in range(size):
            s.hands[6 * i + s.draw_from(s.deck)] += 1


def advice(s: Toy, seat: int) -> float:
    if s.options["together"]:
        return float(sum(s.hands[k] * k for k in range(6)))
    hoped = sum(s.stakes) * s.shown[seat] / 5 if s.shown[seat] == max(s.shown) >= 0 else 0
    return s.points[seat] + hoped - s.stakes[seat] + 0.1 * sum(s.hands[6 * seat + k] * k for k in range(6))


def winners(s: Toy) -> list[int]:
    if s.options["together"]:
        return list(range(s.players)) if max(s.points) - min(s.points) >= GOAL else []
    return rank_by(s.points)[0]


TOY: Game[Any] = Game(
    id="toy",
    package="tests.agents",
    ruleset=1,
    players=(2, 3, 4, 1),
    minutes=1,
    vocab=Vocabulary(Group("card", CARD, "012345"), Group("stake", STAKE, "012")),
    questions=(SHOW, STAKES),
    options=(Option("together", "flag", False),),
    new=Toy,
    setup=lambda s: deal(s, 3),
    set_table=lambda s, statements: None,
    scores=lambda s: list(s.points),
    ranking=lambda s: rank_by(s.points),
    winners=winners,
    determinize=redraw,
    view=lambda s, seat: {"points": list(s.points)},
    features=lambda s, seat: [float(p) for p in s.points],
    panels=lambda s, seat, lang: [],
    draw=lambda s, seat, lang, narrow: "<svg/>",
    advice=advice,
    spread=4.0,
    cooperative=lambda s: s.options["together"],
    invariants=lambda s: None,
)


def toy(players: int = 2, seed: int = 3, **options: Any) -> Toy:
    state = TOY.start(players, seed, **options)
    assert isinstance(state, Toy)
    return state
