"""What the rulesets of Evolution changed, and how saves of earlier ones become ours."""

from typing import Final

from holotype.core.rulesets import Ruleset
from holotype.core.types import Json

from .continents import GHOST

RENAMED: Final = {"feeding:do_deed": "feeding:take_action"}


def keep_letters(saved: Json) -> None:
    """EV-1.7a: a letter belongs to whoever has the animal now; free ones are anybody's."""
    table = saved["table"]
    table["letter_of"] = [GHOST - seat if seat <= GHOST else seat for seat in table["owner"]]
    saved["agenda"] = [[RENAMED.get(step, step), *rest] for step, *rest in saved["agenda"]]
    question = saved["question"]
    if question is not None:
        step, *rest = question["then"]
        question["then"] = [RENAMED.get(step, step), *rest]
        if question.get("id") == "deed":
            question["id"] = "action"
        elif question.get("prompt") == "deed":
            question["prompt"] = "action"


RULESETS: Final = (
    Ruleset(2, ("EV-X3", "EV-X4")),
    Ruleset(3, ("EV-1.7a", "EV-6.21", "EV-6.24", "EV-X7"), keep_letters),
)
