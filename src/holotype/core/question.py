"""Questions: everything that a game may ask a seat, declared once with what each question is about."""

from collections.abc import Callable, Mapping
from typing import Any

NUMBER = "number"  # kinds of what a question is about, beside the groups of the vocabulary (as rules count them)
FLAG = "flag"
SEAT = "seat"
TOKEN = "token"  # any token, by its number
BITS = "bits"  # several of up to 31 things, as bits
MANY = "*"


def many(group: str) -> str:
    """The kind of any number of things of a group, handed on as bits, as rules count them."""
    return group + MANY


class Question:
    """What a seat may be asked.

    `about` names the arguments that the asking rule hands on to the rule that takes the answer, in their order, each
    with its kind: a group of the vocabulary, or one of the kinds above; -1 stands for none. `clause` is where the
    question comes from; where that depends on the case, a function of the state. A question for any number of things
    of one group, then `done`, is a set: `marks` is that group. `prompt` is the message with its words."""

    def __init__(
        self,
        id: str,
        clause: "str | Callable[[Any], str]",
        about: Mapping[str, str] | None = None,
        *,
        marks: str = "",
        done: int = -1,
        prompt: str = "",
    ) -> None:
        self.id = id
        self.clause = clause
        self.about = {} if about is None else dict(about)
        self.names = tuple(self.about)
        self.marks = marks
        self.done = done
        self.prompt = prompt or id

    def clause_in(self, state: Any) -> str:
        return self.clause if isinstance(self.clause, str) else self.clause(state)

    def __repr__(self) -> str:
        return f"Question({self.id!r})"


def numbers(state: Any, seat: int) -> list[float]:
    """The open question for a learner: who is asked (counted from the seat) and what; for the seat that is asked also
    what it is about: for every name that a question of the game declares a flag and a number, for many things a flag
    each."""
    players, questions = state.players, state.game.questions
    found = [0.0] * (players + len(questions))
    if state.seat is not None:
        found[(state.seat - seat) % players] = 1.0
        found[players + questions.index(state.question)] = 1.0
    known = state.about if state.seat == seat else {}
    for name, kind in {name: kind for question in questions for name, kind in question.about.items()}.items():
        if kind.endswith(MANY):
            things = state.game.vocab.groups[kind.removesuffix(MANY)]
            found += [float(known.get(name, 0) >> i + things.first & 1) for i in range(len(things))]
        elif name in known:
            found += [1.0, _scaled(state, seat, state.question.about[name], int(known[name]))]
        else:
            found += [0.0, 0.0]
    return found


def _scaled(state: Any, seat: int, kind: str, value: int) -> float:
    if kind in (NUMBER, FLAG):
        return value / 10
    if kind == BITS:
        return value / 2**31
    if value < 0:
        return -1.0
    if kind == SEAT:
        return float((value - seat) % state.players / state.players)
    vocab = state.game.vocab
    return value / (len(vocab) if kind == TOKEN else len(vocab.groups[kind]))


NO_QUESTION = Question("", "")
