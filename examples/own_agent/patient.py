"""An agent is a class with one method. This one plays every legal token out a few times and takes the best.

`patient:20` plays 20 games for every token; without a number it is 5. It is made anew for every game, with the text
after the colon and a seed; it looks at guesses of what its seat cannot know (`determinize`), never at the state itself.
"""

from random import Random

from holotype import State


class Patient:
    def __init__(self, argument: str, seed: int) -> None:
        self.games = int(argument or 5)
        self.random = Random(seed)

    def choose(self, state: State) -> int:
        return max(state.legal(), key=lambda token: self.worth(state, token))

    def worth(self, state: State, token: int) -> float:
        """How many of the games after this token its seat wins."""
        seat = state.seat
        assert seat is not None
        guesses = (state.determinize(seat, self.random.getrandbits(31)) for _ in range(self.games))
        return sum(self.wins(guess, seat, token) for guess in guesses)

    def wins(self, guess: State, seat: int, token: int) -> bool:
        guess.apply(token)
        while not guess.over:
            guess.apply(self.random.choice(guess.legal()))
        return seat in guess.winners()
