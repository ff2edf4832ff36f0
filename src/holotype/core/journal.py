"""What a live table writes down: tokens, chance outcomes, the log, and how far undoing is free."""

from collections.abc import Callable, Sequence

from .types import Details, Json


class Event:
    """One line of the log. `only` is the one seat that may read it; `move` counts the tokens named before it."""

    def __init__(
        self, clause: str, event: str, seat: int | None, only: int | None, details: Details, move: int
    ) -> None:
        self.clause = clause
        self.event = event
        self.seat = seat
        self.only = only
        self.details = details
        self.move = move


class Journal:
    def __init__(self) -> None:
        self.entries: list[int] = []  # a token as itself, a chance outcome k as ~k
        self.log: list[Event] = []
        self.seats: list[int] = []  # who named each token
        self.fence = 0  # tokens before this one may not be taken back freely
        self.position: str | None = None  # the words the table was set with
        self.resumed: Json | None = None  # the saved state from which the game went on under a later ruleset,
        self.before: list[str | int] = []  # what was played before that, in words; it is not replayed,
        self.floor = 0  # and how many tokens these were: there is no way back beyond it

    @property
    def moves(self) -> int:
        return len(self.seats)

    def decide(self, seat: int, token: int) -> None:
        if self.seats and self.seats[-1] != seat:
            self.set_fence()
        self.seats.append(seat)
        self.entries.append(token)

    def outcome(self, k: int) -> None:
        self.entries.append(~k)
        self.set_fence()

    def set_fence(self) -> None:
        self.fence = len(self.seats)

    def note(self, clause: str, event: str, seat: int | None, only: int | None, details: Details) -> None:
        self.log.append(Event(clause, event, seat, only, details, len(self.seats)))

    def copy(self) -> "Journal":
        """For a state that goes its own way; what is written in it is never changed."""
        journal = Journal()
        journal.entries = self.entries.copy()
        journal.log = self.log.copy()
        journal.seats = self.seats.copy()
        journal.fence = self.fence
        journal.position = self.position
        journal.resumed = self.resumed
        journal.before = self.before
        journal.floor = self.floor
        return journal

    def save(self, name: Callable[[int], str]) -> Json:
        saved: Json = {
            "entries": [name(entry) if entry >= 0 else entry for entry in self.entries],
            "seats": self.seats.copy(),
            "fence": self.fence,
            "position": self.position,
            "log": [[e.clause, e.event, e.seat, e.only, e.details, e.move] for e in self.log],
        }
        if self.resumed is not None:
            saved |= {"before": self.before, "resumed": self.resumed}
        return saved

    @staticmethod
    def restore(saved: Json, number: Callable[[str], int]) -> "Journal":
        journal = Journal()
        journal.entries = [number(entry) if isinstance(entry, str) else entry for entry in saved["entries"]]
        journal.seats = list(saved["seats"])
        journal.fence = saved["fence"]
        journal.position = saved["position"]
        journal.log = [Event(*line) for line in saved["log"]]
        return journal

    def resume(self, saved: Json, before: Sequence[str | int]) -> None:
        """What was played before is not replayed, and not taken back."""
        self.resumed = saved
        self.before = list(before)
        self.floor = sum(isinstance(entry, str) for entry in before)
        self.fence = max(self.fence, self.floor)
