"""What stands beside a player's name on the page, in every game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fact:
    """A number that matters, with its icon (a name of pictures) and what it means in words."""

    icon: str
    value: str
    label: str


@dataclass(frozen=True)
class Panel:
    """One seat: colour, icon and letter say who it is without words; `title` is its role, if it has one."""

    colour: str
    icon: str
    letter: str
    title: str
    score: int
    facts: tuple[Fact, ...]
