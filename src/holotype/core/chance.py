"""Where randomness comes from: a seed, the operating system, or the outcomes of a record."""

import secrets
from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFFFFFFFFFF
M1: Final = 2147483563
M2: Final = 2147483399


class ChanceError(ValueError):
    """Recorded outcomes that do not fit what the rules ask for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of whole numbers. `below(n)` returns 0..n-1, each equally likely."""

    def below(self, n: int) -> int:
        raise RuntimeError("this source of chance cannot be asked")

    def copy(self) -> "Chance":
        return self

    def mark(self) -> int:
        """Another number after every use, where the source can be copied."""
        return 0

    def save(self) -> dict[str, list[int]]:
        """What `restored` needs to go on from here; empty where there is nothing to know."""
        return {}


class Seeded(Chance):
    """L'Ecuyer's combined generator (1988): small, copyable, and equal in the pure and the compiled build."""

    def __init__(self, seed: int, a: i64 = 0, b: i64 = 0) -> None:
        if a == 0:
            mixed = scramble(seed)
            a = mixed % (M1 - 1) + 1
            b = scramble(mixed) % (M2 - 1) + 1
        self.a: i64 = a
        self.b: i64 = b

    def below(self, n: int) -> int:
        a: i64 = self.a * 40014 % 2147483563
        b: i64 = self.b * 40692 % 2147483399
        self.a = a
        self.b = b
        z: i64 = a - b
        if z < 1:
            z += 2147483562
        m: i64 = n
        return (z - 1) % m

    def copy(self) -> Chance:
        return Seeded(0, self.a, self.b)

    def mark(self) -> int:
        return self.a

    def save(self) -> dict[str, list[int]]:
        return {"seeded": [self.a, self.b]}


class System(Chance):
    """The operating system's generator, for live tables: nobody can foresee it, not even with the record."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


class Recorded(Chance):
    """Outcomes known beforehand, one after the other; then another source goes on."""

    def __init__(self, outcomes: list[int], then: Chance) -> None:
        self.outcomes = outcomes
        self.then = then
        self.taken = 0

    def below(self, n: int) -> int:
        if self.taken == len(self.outcomes):
            return self.then.below(n)
        outcome = self.outcomes[self.taken]
        if outcome < 0 or outcome >= n:
            raise ChanceError(f"recorded outcome {outcome} where the rules ask for one of 0..{n - 1}")
        self.taken += 1
        return outcome

    @property
    def left(self) -> int:
        return len(self.outcomes) - self.taken

    def copy(self) -> Chance:
        if self.left == 0:
            return self.then.copy()
        c = Recorded(self.outcomes, self.then.copy())
        c.taken = self.taken
        return c

    def save(self) -> dict[str, list[int]]:
        return self.then.save() | {"recorded": self.outcomes[self.taken :]}


def scramble(x: int) -> int:
    """One round of splitmix64, so that neighbouring seeds give unrelated games."""
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def restored(saved: dict[str, list[int]]) -> Chance:
    chance: Chance = Seeded(0, *saved["seeded"]) if "seeded" in saved else System()
    return Recorded(saved["recorded"], chance) if saved.get("recorded") else chance
