"""What one seat may see: for the page and the API, for learning, and beside the names of the players."""

from collections.abc import Sequence

from holotype.core.panels import Fact, Panel
from holotype.core.question import numbers as question_numbers
from holotype.core.types import Json
from holotype.pictures import SEATS

from .scoring import scores
from .state import State
from .zones import of_seat


def view(s: State, viewer: int | None) -> Json:
    """NG-1.4: bag, hands and lost fossils are numbers to everybody; their kinds only to the owner."""
    points = scores(s)
    return {
        "phase": "digging",
        "bag": sum(s.bag),
        "seats": [
            {
                "hand": named(s, of_seat(s, s.hands, seat)) if seat == viewer else None,
                "hand_size": sum(of_seat(s, s.hands, seat)),
                "museum": named(s, of_seat(s, s.museums, seat)),
                "lost": named(s, of_seat(s, s.lost, seat)) if seat == viewer else None,
                "lost_size": sum(of_seat(s, s.lost, seat)),
                "passed": bool(s.passed[seat]),
                "score": points[seat],
            }
            for seat in range(s.players)
        ],
    }


def named(s: State, counts: Sequence[int]) -> dict[str, int]:
    things = s.game.vocab.groups["fossil"].things
    return {things[kind]: count for kind, count in enumerate(counts) if count}


def features(s: State, seat: int) -> list[float]:
    """Numbers for learning, seen from a seat: the open question, its hand and losses, then everybody's open things,
    itself first."""
    numbers = [sum(s.bag), *of_seat(s, s.hands, seat), *of_seat(s, s.lost, seat)]
    for i in range(s.players):
        other = (seat + i) % s.players
        numbers += [sum(of_seat(s, s.hands, other)), sum(of_seat(s, s.lost, other)), s.passed[other]]
        numbers += of_seat(s, s.museums, other)
    return [*question_numbers(s, seat), *[float(n) for n in numbers]]


def panels(s: State, viewer: int | None, lang: str) -> list[Panel]:
    say = s.game.texts.say
    points = scores(s)
    return [
        Panel(
            colour=SEATS[seat].colour,
            icon=SEATS[seat].icon,
            letter=SEATS[seat].letter,
            title=say("passed", lang) if s.passed[seat] else "",
            score=points[seat],
            facts=(
                Fact("hand", str(sum(of_seat(s, s.hands, seat))), say("fact-hand", lang)),
                Fact("landmark", str(sum(of_seat(s, s.museums, seat))), say("fact-museum", lang)),
            ),
        )
        for seat in range(s.players)
    ]
