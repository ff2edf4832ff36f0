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
from .question import NO_QUESTION, Question
from .types import Arguments, Json, Options, Step

if TYPE_CHECKING:
    from .game import Game
    from .records import Record


# Tokens that may be played beside the open question, and what plays one: True if the token was one of these.
FreeActions = tuple[Callable[[Any], list[int]], Callable[[Any, int, int], bool]]

Shared = list[int]  # the type of a field that is replaced whole and never changed in place, so that copies share it

NOTHING: Final[list[int]] = []  # to choose from, while steps run and after the end


class IllegalToken(ValueError):
    """A token that may not be named now. The state is as it was."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state shares. A game declares its own fields in its fields.py, from which `holotype fields`
    writes its class."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    SHARED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: "Game", players: int, options: Options, chance: Chance) -> None:
        self.game: Game = game
        self.players = players
        self.options = options  # shared by all copies; never changed after the start
        self.chance = chance
        self.journal: Journal | None = None  # record and log; live tables only
        self.logging = False  # whether somebody reads the log
        self.agenda: list[Step] = []
        self.forced: Step | None = None  # the answer to a question with one legal token
        self.set_closed = False  # a set has closed itself, since nothing was left to mark
        self.seat: int | None = None
        self.question = NO_QUESTION
        self.choices: list[int] = []
        self.then: Callable[..., None] | None = None
        self.args: Arguments = ()
        self.free: FreeActions | None = None  # what may be done beside any question

    # --- for rules -------------------------------------------------------------------------------------------

    def do(self, *steps: Step) -> None:
        """Put steps on the agenda; they run in the order given, before anything that was there."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def ask(self, seat: int, question: Question, choices: list[int], then: Callable[..., None], *args: object) -> None:
        """Let a seat play one of the tokens; then `then(s, seat, token, *args)` runs. The arguments are what the
        question is about, in the order in which it declares them.

        A single legal token is taken at once. Ask at most one question in a step."""
        if len(choices) == 1:
            self.forced = (then, seat, choices[0], *args) if args else (then, seat, choices[0])
            if choices[0] == question.done:
                self.set_closed = True
        else:
            self._open(seat, question, choices, then, args)

    def ask_always(
        self, seat: int, question: Question, choices: list[int], then: Callable[..., None], *args: object
    ) -> None:
        """Like `ask`, but wait even for a single token: taking it at once would tell what is hidden."""
        self._open(seat, question, choices, then, args)

    def _open(
        self,
        seat: int,
        question: Question,
        choices: list[int],
        then: Callable[..., None],
        args: Arguments,
    ) -> None:
        if not choices:
            raise RuntimeError(f"question {question.id!r} has no legal token")
        self.seat = seat
        self.question = question
        self.choices = choices if self.free is None else choices + self.free[0](self)
        self.then = then
        self.args = args

    def unwind_to(self, step: Callable[..., None]) -> None:
        """Drop what is pending, up to and including the next step that runs this function."""
        while self.agenda.pop()[0] is not step:
            pass

    def pending(self, step: Callable[..., None], *first: object) -> Arguments | None:
        """The arguments of the next pending step that runs this function with these first arguments, if there is
        one."""
        for i in range(len(self.agenda) - 1, -1, -1):
            entry = self.agenda[i]
            if entry[0] is step and entry[1 : 1 + len(first)] == first:
                return tuple(entry[1:])
        return None

    def end_game(self) -> None:
        """Drop everything that is pending: the game is over."""
        self.agenda.clear()
        self.forced = None

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
        """Take one thing out of a bag of counts; returns its kind."""
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

    def note(
        self, clause: str, event: str, seat: int | None = None, only: int | None = None, **details: object
    ) -> None:
        """Tell the log what happened and by which clause. Guard it with `if s.logging:`.

        Details are numbers, or names for what readers see in their own language: of tokens, "seat:2", or "letter:1"
        for a thing that nobody can choose, worded by the message `letter-1`."""
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
        if self.free is not None and self.free[1](self, seat, token):
            self.choices = [choice for choice in self.choices if choice != token]
            return
        self.seat = None
        self.question = NO_QUESTION
        self.choices = NOTHING
        if args:
            then(self, seat, token, *args)
        else:
            then(self, seat, token)
        self.run()

    def markable(self) -> list[int]:
        """The things that can be marked in the open set; empty where the question is not for a set."""
        group = self.question.marks
        if self.seat is None or not group:
            return []
        vocab = self.game.vocab
        return [token for token in self.choices if vocab.group(token).name == group]

    def apply_set(self, tokens: Sequence[int | str]) -> None:
        """Answer the open set with these things, in whatever order they are named, and close it: all of it or nothing.

        Programs name the members of a set one after the other in the order of the choices."""
        wanted = [self.game.token(token) if isinstance(token, str) else token for token in tokens]
        if self.seat is None or not self.question.marks:
            raise IllegalToken("the open question is not for a set")
        for token in self.copy()._members(wanted):
            self.take(token)

    def _members(self, wanted: list[int]) -> list[int]:
        """The set in the engine's order, with what closes it; the state is left where the set has been taken."""
        seat, question = self.seat, self.question
        members: list[int] = []
        rest = wanted.copy()
        self.set_closed = False
        while self.seat == seat and self.question is question and not self.set_closed:
            token = next((choice for choice in self.choices if choice in rest), question.done)
            if token not in self.choices:
                raise IllegalToken(self.refusal(rest[0] if rest else token))
            if token in rest:
                rest.remove(token)
            members.append(token)
            self.take(token)
            if token == question.done:
                break
        if rest:
            names = ", ".join([self.game.name(token) for token in rest])
            raise IllegalToken(f"these cannot be in the same set: {names}")
        return members

    def refusal(self, token: int) -> str:
        if self.over:
            return "the game is over"
        name = self.game.name(token) if 0 <= token < len(self.game.vocab) else str(token)
        legal = ", ".join([self.game.name(t) for t in self.choices])
        return f"{name} is not legal now; seat {self.seat} may name: {legal}"

    @property
    def prompt(self) -> str:
        """The message with the words of the open question."""
        return self.question.prompt

    @property
    def about(self) -> dict[str, int]:
        """What the open question is about, by the names that it declares."""
        return {} if self.seat is None else dict(zip(self.question.names, self.args, strict=False))

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
        self.question = other.question
        self.choices = other.choices
        self.then = other.then
        self.args = other.args
        self.free = other.free

    def determinize(self, seat: int, seed: int) -> "State":
        """A copy in which all that the seat cannot know is redrawn, and so is the future."""
        c = self.copy()
        c.chance = Seeded(seed)
        self.game.determinize(c, seat)
        return c

    def view(self, seat: int | None) -> Json:
        """What a seat may see, ready for JSON; None is a spectator."""
        return self.game.view_of(self, seat)

    def draw(self, seat: int | None = None, lang: str = "en", narrow: bool = False) -> str:
        """The picture of the table as a seat (or a spectator) sees it: SVG text; `narrow` is for phones."""
        return self.game.picture(self, seat, lang, narrow)

    @property
    def record(self) -> "Record | None":
        """Options, tokens and chance outcomes so far; None for a copy, which carries no record."""
        return None if self.journal is None else self.game.record_of(self, self.journal)

    def save(self) -> Json:
        """The whole state in JSON terms; `game.restore` returns an equal one."""
        return self.game.save(self)

    def _repr_svg_(self) -> str:
        return self.draw(self.seat)

    def __reduce__(self) -> Arguments:
        return (unpickle, (self.game.id, self.save()))


def unpickle(name: str, saved: Json) -> State:
    from .registry import load

    return load(name).restore(saved)


def seats_from(first: int, players: int) -> Sequence[int]:
    """The seats clockwise, beginning with one."""
    return [(first + i) % players for i in range(players)]
