"""Questions: everything that a game may ask a seat, declared once with what each question is about."""

from collections.abc import Callable, Mapping
from typing import Any

NUMBER = "number"  # kinds of what a question is about, beside the groups of the vocabulary (by their place there)
FLAG = "flag"
SEAT = "seat"
TOKEN = "token"  # any token, by its number


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


NO_QUESTION = Question("", "")

UNDECLARED: dict[str, Question] = {}


def undeclared(prompt: str) -> Question:
    if prompt not in UNDECLARED:
        UNDECLARED[prompt] = Question(prompt, "")
    return UNDECLARED[prompt]
