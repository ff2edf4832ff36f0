"""Options of a game, declared once: validation, command line, web form and docs all read this."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .types import Options, Value


class OptionError(ValueError):
    """An option, variant or number of players that the game does not have."""


@dataclass(frozen=True)
class Option:
    """`kind` is `flag`, `choice`, `subset` or `number`. Texts are the messages `option-<name>` and
    `option-<name>-<value>` in the game's language files. `clause` says where it acts, `variants` in which it does
    (empty: in all). A table where people sit begins with `people` where that is not the default of programs."""

    name: str
    kind: str
    default: Value
    values: tuple[Value, ...] = ()
    clause: str = ""
    people: Value = None
    variants: tuple[str, ...] = ()

    @property
    def at_table(self) -> Value:
        return self.default if self.people is None else self.people

    def check(self, value: object) -> Value:
        """The value in its proper type, or an OptionError that says what would be right."""
        good = getattr(self, f"_{self.kind}")(value)
        if good is None:
            raise OptionError(f"option {self.name}: {value!r} is not {self.expected}")
        return good

    @property
    def expected(self) -> str:
        values = ", ".join(str(v) for v in self.values)
        return {
            "flag": "true or false",
            "choice": f"one of {values}",
            "subset": f"a list of some of {values} (or none)",
            "number": f"a whole number from {self.values[0]} to {self.values[-1]}" if self.values else "a number",
        }[self.kind]

    def _flag(self, value: object) -> bool | None:
        words = {
            "true": True,
            "yes": True,
            "on": True,
            "1": True,
            "false": False,
            "no": False,
            "off": False,
            "0": False,
        }
        if isinstance(value, bool):
            return value
        return words.get(value.lower()) if isinstance(value, str) else None

    def _choice(self, value: object) -> Value:
        return next((v for v in self.values if v == value or str(v) == value), None)

    def _subset(self, value: object) -> tuple[Value, ...] | None:
        if isinstance(value, str):
            value = [word for word in value.replace("+", ",").split(",") if word and word != "none"]
        if not isinstance(value, (list, tuple, set, frozenset)) or not all(v in self.values for v in value):
            return None
        return tuple(v for v in self.values if v in value)

    def _number(self, value: Value) -> int | None:
        try:
            number = int(value)
        except (TypeError, ValueError):
            return None
        return number if not isinstance(value, (bool, float)) and self.values[0] <= number <= self.values[-1] else None


@dataclass(frozen=True)
class Variant:
    """A named set of option values, e.g. a scenario; what is not named keeps its default."""

    name: str
    options: Mapping[str, Value] = field(default_factory=dict)
    players: tuple[int, ...] = ()  # the player counts it is for; empty: all of the game's


BASE = Variant("base")


def settle(
    options: tuple[Option, ...], variants: tuple[Variant, ...], given: Mapping[str, Value], *, people: bool = False
) -> Options:
    """Every option's value: the default (or that of `people`), overlaid by the variant, overlaid by what was given."""
    given = dict(given)
    name = given.pop("variant", "base")
    variant = next((v for v in variants if v.name == name), None)
    if variant is None:
        raise OptionError(f"variant {name!r} is not one of {', '.join(v.name for v in variants)}")
    known = {option.name: option for option in options}
    for key in given:
        if key not in known:
            raise OptionError(f"there is no option {key!r}; there are {', '.join(['variant', *known])}")
    values = {o.name: o.at_table if people else o.default for o in options} | dict(variant.options) | given
    return {"variant": name} | {key: known[key].check(value) for key, value in values.items()}
