"""How scores went over a game: few points, however long it is."""

from ..core.state import State

MOST = 64
POINTS = 21  # from the beginning to the end, in steps of 5 %


class Curve:
    """Looks at the scores now and then: when it has seen many, it forgets every second look and looks half as often."""

    def __init__(self, state: State) -> None:
        self.step = 1
        self.moves = 0
        self.seen = [state.scores()]
        self.last = self.seen[0]

    def look(self, state: State) -> None:
        self.moves += 1
        if state.seat is None:
            self.last = state.scores()
        elif self.moves % self.step == 0:
            self.seen.append(state.scores())
            if len(self.seen) == MOST:
                self.seen = self.seen[::2]
                self.step *= 2

    def points(self, seat: int) -> list[float]:
        """A seat's score at every twentieth of the game."""
        looks = [min(len(self.seen) - 1, round(self.moves * k / (POINTS - 1) / self.step)) for k in range(POINTS - 1)]
        return [float(self.seen[look][seat]) for look in looks] + [float(self.last[seat])]
