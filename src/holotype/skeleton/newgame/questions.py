"""Everything that the game asks, in the order of play."""

from typing import Final

from holotype.core.question import Question

TURN: Final = Question("turn", "NG-2.1")
LOSE: Final = Question("lose", "NG-2.3")

QUESTIONS: Final = (TURN, LOSE)
