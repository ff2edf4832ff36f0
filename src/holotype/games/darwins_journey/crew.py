"""Sections 4 and 9: crew cards, completed by one worker each, or copied."""

from . import frames
from .names import CREW, WORKER
from .player import crew_name, is_used, lacking
from .questions import WORKER_FOR_CREW
from .rules import NONE, ROWS
from .state import State


def workers_for(s: State, seat: int, card: int) -> list[int]:
    """DJ-9.8, DJ-X.26: workers 2-4, not used for a card yet, who have all its seals; knowledge does not help."""
    rows: list[int] = []
    for row in range(1, ROWS - 1):
        if lacking(s, seat, row, s.rules.crew_need, card * 4) == 0 and not is_used(s, seat, row):
            rows.append(WORKER + row)
    return rows


def can_complete_crew(s: State, seat: int, card: int) -> bool:
    return len(workers_for(s, seat, card)) > 0


def complete_crew(s: State, seat: int, card: int) -> None:
    """DJ-9.8: ask which worker completes it, because that one cannot complete another card."""
    s.ask(seat, WORKER_FOR_CREW, workers_for(s, seat, card), link_crew, card)


def link_crew(s: State, seat: int, token: int, card: int) -> None:
    """DJ-9.9, DJ-R.42: turn the card, then perform its effects."""
    s.linked[card] = token - WORKER
    if s.logging:
        s.note("DJ-9.9", "completes-crew", seat=seat, card=crew_name(s, card), worker=s.game.name(token))
    frames.enter(s, seat, s.rules.crew_list[card], 0, 0, 1 << card)


def cards_to_copy(s: State, chain: int) -> list[int]:
    """DJ-8.25, DJ-R.14: uncompleted cards of all players, none twice in a chain."""
    return [
        CREW + card
        for card in range(len(s.crew))
        if s.crew[card] != NONE and s.linked[card] == NONE and not chain >> card & 1
    ]


def copy_crew(s: State, seat: int, card: int, chain: int) -> None:
    """DJ-8.25: its effects without seals or worker; the card stays as it is."""
    if s.logging:
        own = int(s.crew[card] == seat)
        s.note("DJ-8.25", "copies-crew", seat=seat, card=crew_name(s, card), owner=f"seat:{s.crew[card]}", own=own)
    frames.enter(s, seat, s.rules.crew_list[card], 0, 0, chain | 1 << card)
