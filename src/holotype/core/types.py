"""Types that many modules share: what is open by nature, named once."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]  # an object in JSON terms: a view, a saved state, a message
Options: TypeAlias = dict[str, Any]  # every option's value, by its name
Details: TypeAlias = dict[str, Any]  # what a text names: numbers, tokens by name, "seat:2", or lists of these
Step: TypeAlias = tuple[Any, ...]  # a rule and its arguments
