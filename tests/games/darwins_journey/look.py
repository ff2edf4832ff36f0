"""What tests look at: the table as everybody sees it."""

from typing import Any

from tests.helpers import Table

SQUARES = ["space:museum-deliver", "space:museum-research", "space:turn-order"]


def of(t: Table, seat: int = 0) -> dict[str, Any]:
    seats: list[dict[str, Any]] = t.view(seat)["seats"]
    return seats[seat]


def has(t: Table, seat: int = 0, **wanted: Any) -> bool:
    """Whether a seat has exactly these things."""
    found = of(t, seat)
    different = {key: found[key] for key, value in wanted.items() if found[key] != value}
    assert not different, different
    return True


def inside(t: Table) -> Any:
    """The state itself, for what no view shows."""
    return t.state


def spaces(t: Table) -> list[str]:
    return [name for name in t.legal() if name.startswith("space:")]


def declared(t: Table) -> list[str]:
    return [name for name in t.legal() if name.startswith("declare:")]


def finish(t: Table) -> Table:
    """Decline whatever can be declined, until another seat or another phase is asked."""
    while not t.over:
        for word in ("say:skip", "say:stop", "say:end", "say:pass", "number:0"):
            if word in t.legal():
                t.choose(word)
                break
        else:
            return t
    return t
