"""The engine: a table, an agenda of pending steps, and the one question that is open.

A rule is a module-level function `rule(s, *small arguments)`. It changes the table, puts further steps on the
agenda with `s.do`, or asks a seat with `s.ask`. Nothing else is alive between two decisions, so a state can be
copied, saved and compared at any of them.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from .chance import Chance, Seeded
from .journal import Journal

if TYPE_CHECKING:
    from .game import Game
    from .records import Record


NOTHING: Final[list[int]] = []  # to choose from, while steps run and after the end


class IllegalToken(ValueError):
    """A token that may not be named now. The state is as it was."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state shares. A game's own class adds flat lists of small numbers, names them in
    FIELDS (so that they are saved), and copies them in `copy`."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: "Game", players: int, options: dict[str, Any], chance: Chance) -> None:
        self.game: Game = game
        self.players = players
        self.options = options  # shared by all copies; never changed after the start
        self.chance = chance
        self.journal: Journal | None = None  # record and log; live tables only
        self.heard = False  # somebody reads the log
        self.agenda: list[tuple[Any, ...]] = []
        self.forced: tuple[Any, ...] | None = None  # the answer to a question with one legal token
        self.seat: int | None = None
        self.prompt = ""
        self.choices: list[int] = []
        self.then: Callable[..., None] | None = None
        self.args: tuple[Any, ...] = ()

    # --- for rules -------------------------------------------------------------------------------------------

    def do(self, *steps: tuple[Any, ...]) -> None:
        """Put steps on the agenda; they run in the order given, before anything that was there."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def ask(self, seat: int, prompt: str, choices: list[int], then: Callable[..., None], *args: Any) -> None:
        """Let a seat name one of the tokens; then `then(s, seat, token, *args)` runs.

        A single legal token is taken at once. Ask at most one question in a step."""
        if len(choices) == 1:
            self.forced = (then, seat, choices[0], *args) if args else (then, seat, choices[0])
        else:
            self.open(seat, prompt, choices, then, args)

    def ask_always(self, seat: int, prompt: str, choices: list[int], then: Callable[..., None], *args: Any) -> None:
        """Like `ask`, but wait even for a single token: taking it at once would tell what is hidden."""
        self.open(seat, prompt, choices, then, args)

    def open(
        self, seat: int, prompt: str, choices: list[int], then: Callable[..., None], args: tuple[Any, ...]
    ) -> None:
        if not choices:
            raise RuntimeError(f"question {prompt!r} has no legal token")
        self.seat = seat
        self.prompt = prompt
        self.choices = choices
        self.then = then
        self.args = args

    def below(self, n: int) -> int:
        """A chance outcome 0..n-1."""
        k = self.chance.below(n)
        if self.journal is not None:
            self.journal.outcome(k)
        return k

    def roll(self, sides: int) -> int:
        """A die."""
        return self.below(sides) + 1

    def draw_from(self, bag: list[int]) -> int:
        """Take one thing out of a bag of counts; gives its kind."""
        k = self.below(sum(bag))
        kind = 0
        while k >= bag[kind]:
            k -= bag[kind]
            kind += 1
        bag[kind] -= 1
        return kind

    def shuffle(self, things: list[int]) -> None:
        """Only where a rule fixes an order that is later read; otherwise keep counts and `draw_from`."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def reveal(self) -> None:
        """Somebody has just seen what was hidden from them: nothing before this may be undone freely."""
        if self.journal is not None:
            self.journal.set_fence()

    def note(self, clause: str, event: str, seat: int | None = None, only: int | None = None, **details: Any) -> None:
        """Tell the log what happened and by which clause. Guard it with `if s.heard:`.

        Details are numbers, or names of tokens and "seat:2" for what readers see in their own language."""
        if self.journal is not None:
            self.journal.note(clause, event, seat, only, details)

    def run(self) -> None:
        """Carry out steps until somebody is asked or the game is over."""
        agenda = self.agenda
        while self.seat is None:
            forced = self.forced
            if forced is not None:
                self.forced = None
                step = forced
            elif agenda:
                step = agenda.pop()
            else:
                return
            n = len(step)
            if n == 2:
                step[0](self, step[1])
            elif n == 1:
                step[0](self)
            elif n == 3:
                step[0](self, step[1], step[2])
            else:
                step[0](self, *step[1:])

    # --- for players -----------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The tokens that may be named now; empty only when the game is over."""
        return self.choices.copy()

    def apply(self, token: object) -> None:
        """Name a token, by number or by name. An illegal one raises IllegalToken and changes nothing."""
        if isinstance(token, str):
            number = self.game.token(token)
        elif isinstance(token, int) and not isinstance(token, bool):
            number = token
        else:
            raise IllegalToken(f"a token is a number or a name, not {token!r}")
        if number not in self.choices:
            raise IllegalToken(self.refusal(number))
        self.take(number)

    def take(self, token: int) -> None:
        """Apply a token taken from `choices`, unchecked: the inner loop of search."""
        seat = self.seat
        then = self.then
        assert seat is not None and then is not None
        args = self.args
        if self.journal is not None:
            self.journal.decide(seat, token)
        self.seat = None
        self.choices = NOTHING
        if args:
            then(self, seat, token, *args)
        else:
            then(self, seat, token)
        self.run()

    def refusal(self, token: int) -> str:
        if self.over:
            return "the game is over"
        name = self.game.name(token) if 0 <= token < len(self.game.vocab) else str(token)
        legal = ", ".join([self.game.name(t) for t in self.choices])
        return f"{name} is not legal now; seat {self.seat} may name: {legal}"

    @property
    def over(self) -> bool:
        return self.seat is None

    def scores(self) -> list[int]:
        """What every seat has, or would have if the game ended now."""
        return self.game.scores(self)

    def ranking(self) -> list[list[int]]:
        """Seats from first to last; seats that share a place stand together."""
        return self.game.ranking(self)

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs and where everybody lost."""
        return self.game.winners(self) if self.over else []

    def copy(self) -> "State":
        raise RuntimeError("a game's State has its own copy()")

    def continue_from(self, other: "State") -> None:
        """For `copy`: take over the agenda and the open question of another state."""
        self.agenda = other.agenda.copy()
        self.seat = other.seat
        self.prompt = other.prompt
        self.choices = other.choices
        self.then = other.then
        self.args = other.args

    def determinize(self, seat: int, seed: int) -> "State":
        """A copy in which all that the seat cannot know is drawn anew, and so is the future."""
        c = self.copy()
        c.chance = Seeded(seed)
        self.game.determinize(c, seat)
        return c

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, ready for JSON; None is a spectator."""
        return self.game.view_of(self, seat)

    def draw(self, seat: int | None = None, lang: str = "en", narrow: bool = False) -> str:
        """The picture of the table as a seat (or a spectator) sees it: SVG text; `narrow` is for phones."""
        return self.game.picture(self, seat, lang, narrow)

    @property
    def record(self) -> "Record | None":
        """Options, tokens and chance outcomes so far; None for a copy, which carries no record."""
        return None if self.journal is None else self.game.record_of(self, self.journal)

    def save(self) -> dict[str, Any]:
        """The whole state in JSON terms; `game.restore` gives an equal one."""
        return self.game.save(self)

    def _repr_svg_(self) -> str:
        return self.draw(self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return (unpickle, (self.game.id, self.save()))


def unpickle(name: str, saved: dict[str, Any]) -> State:
    from .registry import load

    return load(name).restore(saved)


def seats_from(first: int, players: int) -> Sequence[int]:
    """The seats clockwise, beginning with one."""
    return [(first + i) % players for i in range(players)]
