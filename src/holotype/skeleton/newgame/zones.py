"""Questions about the table that several modules ask."""

from .state import State


def of_seat(s: State, zone: list[int], seat: int) -> list[int]:
    """One seat's part of `hands`, `museums` or `lost`: a count for each kind."""
    start = seat * s.rules.kinds
    return zone[start : start + s.rules.kinds]
