"""A table in plain text: for the terminal and for playthroughs."""

from collections.abc import Iterator
from typing import Any

from .state import State

WIDTH = 110


def table_text(state: State, seat: int | None) -> str:
    """What a seat sees; stable, so that two tables can be compared line by line."""
    return plain(state.view(seat)["table"])


def plain(value: Any) -> str:
    """JSON-like things in few lines: what fits on one stands on one; what is hidden, false or empty is left out."""
    return "\n".join(_lines(_without_empty(value)))


def seat_names(state: State, lang: str) -> list[str]:
    """What players are called where nobody has said."""
    return [state.game.texts.say("seat", lang, name=str(seat + 1)) for seat in range(state.players)]


def _lines(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _entry(f"{key}:", inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _entry("-", inner)
    else:
        yield str(value)


def _entry(head: str, inner: Any) -> Iterator[str]:
    line = f"{head} {_flow(inner)}".rstrip()
    if len(line) <= WIDTH or not isinstance(inner, (dict, list)):
        yield line
    else:
        yield head
        yield from (f"  {line}" for line in _lines(inner))


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_inner(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_inner(inner) for inner in value)
    return str(value)


def _inner(value: Any) -> str:
    return f"({_flow(value)})" if isinstance(value, (dict, list)) else str(value)


def _without_empty(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_empty(inner) for key, inner in value.items() if not _empty(inner)}
    return [_without_empty(inner) for inner in value] if isinstance(value, (list, tuple)) else value


def _empty(value: Any) -> bool:
    return value is None or value is False or value == "" or value == [] or value == {}
