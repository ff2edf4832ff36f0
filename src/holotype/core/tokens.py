"""Vocabularies: every thing of a game that can be chosen has one number and one name."""

from collections.abc import Iterator, Mapping, Sequence

from .state import IllegalToken


class UnknownToken(IllegalToken):
    """A name or number that stands for nothing in this game."""


class Group:
    """Things of one kind, numbered from `base` on. `labels` gives their names in a language, where data has them.
    Rules count the things from `first` on."""

    def __init__(
        self,
        name: str,
        base: int,
        things: Sequence[str],
        labels: Mapping[str, Sequence[str]] | None = None,
        first: int = 0,
    ) -> None:
        self.name = name
        self.base = base
        self.things = tuple(things)
        self.first = first
        self.labels = {lang: tuple(names) for lang, names in (labels or {}).items()}

    def __len__(self) -> int:
        return len(self.things)

    def token(self, number: int) -> int:
        """The token of a thing, by the number that rules count it by."""
        return self.base + number - self.first


class Vocabulary(Sequence[str]):
    """All token names of a game, by number. Bases are constants of the game's rules, so they are checked here."""

    def __init__(self, *groups: Group) -> None:
        self.groups = {group.name: group for group in groups}
        names: list[str] = []
        self._groups: list[Group] = []
        for group in groups:
            if group.base != len(names):
                raise ValueError(f"group {group.name!r} says it begins at {group.base}, but {len(names)} is next")
            names += [f"{group.name}:{thing}" for thing in group.things]
            self._groups += [group] * len(group)
        self._names = tuple(names)
        self._numbers = {name: number for number, name in enumerate(names)}
        if len(self._numbers) != len(names):
            raise ValueError("two tokens have the same name")

    def __len__(self) -> int:
        return len(self._names)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __getitem__(self, number: int) -> str:  # type: ignore[override]
        if not 0 <= number < len(self._names):
            raise UnknownToken(f"there is no token {number}; they go from 0 to {len(self._names) - 1}")
        return self._names[number]

    def number(self, name: str) -> int:
        try:
            return self._numbers[name]
        except KeyError:
            raise UnknownToken(self._unknown(name)) from None

    def group(self, number: int) -> Group:
        return self._groups[number]

    def label(self, number: int, lang: str) -> str | None:
        """The thing's name from the game's data, where it has one."""
        group = self._groups[number]
        labels = group.labels.get(lang)
        return labels[number - group.base] if labels else None

    def _unknown(self, name: str) -> str:
        kind = name.partition(":")[0]
        if kind in self.groups:
            things = self.groups[kind].things
            shown = ", ".join(things[:12]) + (", …" if len(things) > 12 else "")
            return f"no token is called {name!r}; {kind}: may be {shown}"
        return f"no token is called {name!r}; names look like kind:thing, with kind one of {', '.join(self.groups)}"
