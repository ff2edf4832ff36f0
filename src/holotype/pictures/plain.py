"""A table in plain text: for the terminal and for playthroughs."""

from collections.abc import Iterator

from ..core.state import State

WIDTH = 110
SHORT = 36  # an entry up to this length shares its line with others


def table_text(state: State, seat: int | None) -> str:
    """What a seat sees; stable, so that two tables can be compared line by line."""
    return plain(state.view(seat)["table"])


def plain(value: object) -> str:
    """JSON-like values in few lines: short entries share a line, what does not fit on a line is indented, and what is
    hidden, false or empty is left out."""
    return "\n".join(_lines(_without_empty(value)))


def _lines(value: object) -> Iterator[str]:
    short: list[str] = []
    for head, inner in _entries(value):
        line = f"{head} {_flow(inner)}".strip()
        if len(line) <= SHORT:
            short.append(line)
            continue
        yield from _share_lines(short)
        short.clear()
        if len(line) <= WIDTH or not isinstance(inner, (dict, list)):
            yield line
        elif head == "-":
            yield from (f"{'  ' if n else '- '}{line}" for n, line in enumerate(_lines(inner)))
        else:
            yield head
            yield from (f"  {line}" for line in _lines(inner))
    yield from _share_lines(short)


def _entries(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        yield from ((f"{key}:", inner) for key, inner in value.items())
    elif isinstance(value, list):
        yield from (("-", inner) for inner in value)
    else:
        yield "", value


def _share_lines(entries: list[str]) -> Iterator[str]:
    line = ""
    for entry in entries:
        if line and len(line) + len(entry) + 3 > WIDTH:
            yield line
            line = ""
        line = f"{line} | {entry.removeprefix('- ')}" if line else entry
    if line:
        yield line


def _flow(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_inner(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_inner(inner) for inner in value)
    return str(value)


def _inner(value: object) -> str:
    return f"({_flow(value)})" if isinstance(value, (dict, list)) else str(value)


def _without_empty(value: object) -> object:
    if isinstance(value, dict):
        kept = {key: _without_empty(inner) for key, inner in value.items()}
        return {key: inner for key, inner in kept.items() if not _empty(inner)}
    return [_without_empty(inner) for inner in value] if isinstance(value, (list, tuple)) else value


def _empty(value: object) -> bool:
    return value is None or value is False or value == "" or value == [] or value == {}
