"""The data as numbers, by kind of fossil; shared by all tables of a game and never changed."""


class Rules:
    def __init__(self, counts: tuple[int, ...], values: tuple[int, ...], set_bonus: int) -> None:
        self.kinds = len(counts)
        self.counts = counts
        self.values = values
        self.set_bonus = set_bonus
