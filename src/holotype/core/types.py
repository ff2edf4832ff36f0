"""Types that many modules share: what is open by nature, named once."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]  # an object in JSON terms: a view, a saved state, a message
Value: TypeAlias = Any  # of an option: a flag, a number, a word or several words
Options: TypeAlias = dict[str, Value]  # every option's value, by its name
Details: TypeAlias = dict[str, Any]  # what a text names: numbers, tokens by name, "seat:2", or lists of these
Arguments: TypeAlias = tuple[Any, ...]  # what a rule hands on to another
Step: TypeAlias = tuple[Any, ...]  # a rule and its arguments
