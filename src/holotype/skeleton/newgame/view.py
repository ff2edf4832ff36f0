"""What one seat may see: for the page and the API, for learning, and beside the names of the players."""

from collections.abc import Sequence
from typing import Any

from holotype.core.panels import Fact, Panel
from holotype.pictures import SEATS

from .scoring import scores
from .state import Table


def view(s: Table, viewer: int | None) -> dict[str, Any]:
    """NG-1.4: bag, hands and lost fossils are numbers to everybody; their kinds only to the owner."""
    points = scores(s)
    return {
        "phase": "digging",
        "bag": sum(s.bag),
        "seats": [
            {
                "hand": named(s, s.of(s.hands, seat)) if seat == viewer else None,
                "hand_size": sum(s.of(s.hands, seat)),
                "museum": named(s, s.of(s.museums, seat)),
                "lost": named(s, s.of(s.lost, seat)) if seat == viewer else None,
                "lost_size": sum(s.of(s.lost, seat)),
                "passed": bool(s.passed[seat]),
                "score": points[seat],
            }
            for seat in range(s.players)
        ],
    }


def named(s: Table, counts: Sequence[int]) -> dict[str, int]:
    things = s.game.vocab.groups["fossil"].things
    return {things[kind]: count for kind, count in enumerate(counts) if count}


def features(s: Table, seat: int) -> list[float]:
    """Numbers for learning, seen from a seat: its hand, then everybody's open things, itself first."""
    numbers = [sum(s.bag), *s.of(s.hands, seat)]
    for i in range(s.players):
        other = (seat + i) % s.players
        numbers += [sum(s.of(s.hands, other)), s.passed[other], *s.of(s.museums, other)]
    return [float(n) for n in numbers]


def panels(s: Table, viewer: int | None, lang: str) -> list[Panel]:
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
                Fact("hand", str(sum(s.of(s.hands, seat))), say("fact-hand", lang)),
                Fact("landmark", str(sum(s.of(s.museums, seat))), say("fact-museum", lang)),
            ),
        )
        for seat in range(s.players)
    ]
