"""A table in plain text: for the terminal and for playthroughs."""

from typing import Any

import yaml

from .state import State


def table_text(state: State, seat: int | None) -> str:
    """What a seat sees, as short YAML: stable, so that two tables can be compared line by line."""
    return plain(state.view(seat)["table"])


def plain(value: Any) -> str:
    return yaml.safe_dump(value, sort_keys=False, default_flow_style=None, width=110, allow_unicode=True).rstrip()


def seat_names(state: State, lang: str) -> list[str]:
    """What players are called where nobody has said."""
    return [state.game.texts.say("seat", lang, name=str(seat + 1)) for seat in range(state.players)]
