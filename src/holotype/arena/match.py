"""One game of a tournament, from its number to its result.

An agent that crashes, takes too long or names what is not legal forfeits: it is last, whatever its seat comes to,
and tokens drawn at random play its seat on so that the others' game stays a game.
"""

import signal
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ..agents import Agent, make
from ..agents.random import Random
from ..core.chance import Seeded
from ..core.outcome import shares
from ..core.state import State
from .curve import Curve
from .lineup import Tournament


class Seat(msgspec.Struct):
    """What a game was for one seat. `seconds` is the only thing that differs from run to run."""

    agent: str
    place: int = 0  # 1 is first; seats that tie share the better place
    won: float = 0.0  # part of the victory
    score: float = 0.0
    faction: str = ""
    forfeit: str | None = None  # why, if it did
    decisions: int = 0
    seconds: float = 0.0
    tokens: list[int] = []
    curve: list[float] = []


class Result(msgspec.Struct):
    game: int
    deal: int
    seed: int
    length: int  # tokens named by all
    record: str
    seats: list[Seat]


class Forfeit(Exception):
    """Why an agent has lost its game."""


class TooLong(BaseException):
    """Time is up. Not an Exception, so that an agent that catches all of its own errors does not catch this one."""


def nobody(seat: int) -> None:
    """Nobody wants to know who is thinking."""


def play(
    tournament: Tournament,
    number: int,
    dead: Mapping[int, str] | None = None,
    asking: Callable[[int], None] = nobody,
) -> Result:
    """Play a game to its end. Seats in `dead` forfeit from the start, for the reason given; `asking` is told which
    seat thinks (-1: none)."""
    with alarm():
        match = Match(tournament, number, dead or {}, asking)
        match.run()
    return match.result()


class Match:
    def __init__(
        self, tournament: Tournament, number: int, dead: Mapping[int, str], asking: Callable[[int], None]
    ) -> None:
        self.tournament = tournament
        self.number = number
        self.asking = asking
        self.state = begin(tournament, number)
        self.seats = [Seat(agent) for agent in tournament.line_up(number)]
        self.substitutes = [Random(tournament.agent_seed(number, ~seat)) for seat in range(tournament.players)]
        self.agents: list[Agent] = [*self.substitutes]
        self.curves = Curve(self.state)
        self.name_factions()
        for seat in range(tournament.players):
            self.sit_down(seat, dead.get(seat))

    def sit_down(self, seat: int, reason: str | None) -> None:
        if reason is not None:
            self.seats[seat].forfeit = reason
            return
        try:
            self.asking(seat)
            set_alarm(self.tournament.limit)
            self.agents[seat] = make(self.seats[seat].agent, self.tournament.agent_seed(self.number, seat))
        except TooLong:
            self.forfeit(seat, Forfeit(f"took longer than {self.tournament.limit:g} s to be made"))
        except (Exception, SystemExit) as error:
            self.forfeit(seat, Forfeit(crash(error)))
        finally:
            set_alarm(0)
            self.asking(-1)

    def run(self) -> None:
        while (seat := self.state.seat) is not None:
            try:
                token = self.ask(seat)
            except Forfeit as reason:
                self.forfeit(seat, reason)
                token = self.ask(seat)
            self.seats[seat].tokens.append(token)
            self.state.take(token)
            self.curves.look(self.state)
        for agent in self.agents:
            dismiss(agent)
        self.name_factions()

    def ask(self, seat: int) -> int:
        """A legal token from the agent, or Forfeit."""
        state, limit, row = self.state, self.tournament.limit, self.seats[seat]
        assert state.journal is not None
        before = len(state.journal.entries)
        self.asking(seat)
        start = time.perf_counter()
        try:
            set_alarm(limit)
            token = self.agents[seat].choose(state)
        except TooLong:
            raise Forfeit(f"took longer than {limit:g} s for a decision") from None
        except (Exception, SystemExit) as error:
            raise Forfeit(crash(error)) from error
        finally:
            set_alarm(0)
            seconds = time.perf_counter() - start
            row.seconds += seconds
            row.decisions += 1
            self.asking(-1)
            if len(state.journal.entries) != before:
                self.state = state.game.rewind(state, sum(len(other.tokens) for other in self.seats))
        if self.state is not state:
            raise Forfeit("named tokens itself instead of answering")
        if seconds > limit:
            raise Forfeit(f"took longer than {limit:g} s for a decision")
        return self.checked(token)

    def checked(self, token: Any) -> int:
        if isinstance(token, bool) or not hasattr(token, "__index__") or int(token) not in self.state.choices:
            known = isinstance(token, int) and 0 <= token < len(self.state.game.vocab)
            raise Forfeit(f"named {self.state.game.name(token) if known else repr(token)[:80]}, which is not legal")
        return int(token)

    def forfeit(self, seat: int, reason: Forfeit) -> None:
        self.seats[seat].forfeit = str(reason)
        dismiss(self.agents[seat])
        self.agents[seat] = self.substitutes[seat]

    def name_factions(self) -> None:
        """What each seat plays, where a game has sides: as it begins, or else as it ends."""
        if not any(row.faction for row in self.seats):
            for row, panel in zip(self.seats, self.state.game.panels(self.state, None, "en"), strict=False):
                row.faction = panel.title

    def result(self) -> Result:
        state, rows = self.state, self.seats
        places, won = places_of(state, rows), shares_of(state, rows)
        for seat, row in enumerate(rows):
            row.place, row.won = places[seat], won[seat]
            row.score = float(state.scores()[seat])
            row.curve = self.curves.points(seat)
        record = state.record
        assert record is not None
        deal, seed = self.tournament.deal(self.number), self.tournament.game_seed(self.number)
        return Result(self.number, deal, seed, len(record.tokens), msgspec.json.encode(record).decode(), rows)


def begin(tournament: Tournament, number: int) -> State:
    """A new table that writes down its record but no log."""
    game = tournament.load()
    state = game.blank(tournament.players, tournament.options, Seeded(tournament.deal(number)), True)
    state.logging = False
    game.setup(state)
    state.run()
    return state


def places_of(state: State, rows: list[Seat]) -> list[int]:
    """1 for the first; those who forfeited share the last place."""
    places = [0] * len(rows)
    ahead = 0
    for group in state.ranking():
        kept = [seat for seat in group if rows[seat].forfeit is None]
        for seat in kept:
            places[seat] = ahead + 1
        ahead += len(kept)
    return [place or ahead + 1 for place in places]


def shares_of(state: State, rows: list[Seat]) -> list[float]:
    """Parts of the victory. Where a seat that forfeited would have won, the best of the others have."""
    won = shares(state)
    kept = [0.0 if row.forfeit is not None else share for row, share in zip(rows, won, strict=True)]
    if any(kept) or not any(won):
        return kept if state.game.cooperative(state) or not any(kept) else [share / sum(kept) for share in kept]
    places = places_of(state, rows)
    first = [row.forfeit is None and place == 1 for row, place in zip(rows, places, strict=True)]
    return [1.0 / sum(first) if best else 0.0 for best in first]


def crash(error: BaseException) -> str:
    return f"crashed: {type(error).__name__}: {error}"[:300]


def dismiss(agent: Agent) -> None:
    close = getattr(agent, "close", None)
    if close is not None:
        try:
            close()
        except Exception:
            return  # its game is over either way


# --- time ----------------------------------------------------------------------------------------------------------


class alarm:  # noqa: N801  (used like a function)
    """Within it, `set_alarm` interrupts whatever runs. Signals reach the main thread only; elsewhere, and where
    compiled code runs on, time is looked at after the answer."""

    def __enter__(self) -> None:
        if can_ring():
            self.before = signal.signal(signal.SIGALRM, ring)

    def __exit__(self, *_: object) -> None:
        if can_ring():
            signal.signal(signal.SIGALRM, self.before)


def can_ring() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def set_alarm(seconds: float) -> None:
    if can_ring():
        signal.setitimer(signal.ITIMER_REAL, seconds, seconds)


def ring(*_: object) -> None:
    raise TooLong
