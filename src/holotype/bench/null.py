"""A game without rules: two tokens, a thousand times. What it costs is what the engine costs."""

from typing import Any

from ..core.chance import Chance
from ..core.game import Game
from ..core.outcome import rank_by
from ..core.question import Question
from ..core.state import State
from ..core.tokens import Group, Vocabulary
from ..core.types import Options

ROUNDS = 1000
EITHER = [0, 1]
WHICH = Question("which", "")


class Null(State):
    FIELDS = ("rounds",)

    def __init__(self, game: Game, players: int, options: Options, chance: Chance, rules: None = None) -> None:
        super().__init__(game, players, options, chance)
        self.rounds = 0

    def copy(self) -> State:
        c = Null(self.game, self.players, self.options, self.chance.copy())
        c.continue_from(self)
        c.rounds = self.rounds
        return c


def turn(s: Null, seat: int) -> None:
    s.ask(seat, WHICH, EITHER, after)


def after(s: Null, seat: int, token: int) -> None:
    s.rounds += 1
    if s.rounds < ROUNDS:
        s.do((turn, seat + 1 if seat + 1 < s.players else 0))


def scores(s: Null) -> list[int]:
    return [0] * s.players


def nothing(s: Null, *rest: object) -> None:
    return None


GAME: Game[Any] = Game(
    id="null",
    package="holotype.bench",
    ruleset=1,
    players=(4,),
    minutes=1,
    vocab=Vocabulary(Group("say", 0, ("left", "right"))),
    questions=(WHICH,),
    new=Null,
    setup=lambda s: s.do((turn, 0)),
    set_table=nothing,
    scores=scores,
    ranking=lambda s: rank_by(scores(s)),
    winners=lambda s: list(range(s.players)),
    determinize=nothing,
    view=lambda s, seat: {},
    features=lambda s, seat: [],
    panels=lambda s, seat, lang: [],
    draw=lambda s, seat, lang, narrow: "<svg/>",
    advice=lambda s, seat: 0.0,
    invariants=nothing,
)
