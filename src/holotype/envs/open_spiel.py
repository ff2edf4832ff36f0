"""The games in OpenSpiel.

>>> import pyspiel
>>> import holotype.envs.open_spiel
>>> game = pyspiel.load_game("holotype_evolution", {"players": 3, "time_to_fly": True})

Chance is explicit: every roll and every draw is a node with its outcomes and their probabilities, so that OpenSpiel's
searches average over chance instead of foreseeing it, and a history replays without a seed. Our rules ask for chance
in the middle of a step; a node is therefore the state before the step, with the outcomes so far, and a further
outcome runs the step again. Returns go from -1 (no part of the victory) to 1 (all of it).
"""

from collections.abc import Callable
from functools import cached_property
from hashlib import blake2b

import msgspec
import numpy as np
import pyspiel

from ..agents.worth import Worth
from ..core.chance import Chance
from ..core.game import Game
from ..core.options import Option
from ..core.outcome import rewards
from ..core.registry import games, load
from ..core.state import State
from ..core.types import Json, Options, Value

MOST_OUTCOMES = 10_000
LONGEST = 100_000  # tokens in a game; the rules end every game long before
NOBODY = -1


class Asked(Exception):
    """The rules want one of so many outcomes, and it is not known yet."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


class Given(Chance):
    """Outcomes that have been chosen; for the next one the search is asked."""

    def __init__(self, outcomes: tuple[int, ...] = ()) -> None:
        self.outcomes = outcomes
        self.taken = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.taken == len(self.outcomes):
            raise Asked(n)
        self.taken += 1
        return self.outcomes[self.taken - 1]

    def copy(self) -> Chance:
        return self


class Moment:
    """A point of a game; it never changes, so that clones share it. At a chance node `wanted` outcomes are possible
    and `state` is the one before the token that led here (None: before set-up)."""

    def __init__(self, state: State | None, before: "Moment | None" = None, token: int | None = None) -> None:
        self.state = state
        self.before = before  # the last moment at which a seat was asked
        self.token = token  # what it named
        self.outcomes: tuple[int, ...] = ()
        self.wanted = 0
        self.memories: dict[int, bytes] = {}
        self.sight = (NOBODY, b"")  # what was last looked at, and by whom: a search asks for it several times

    def alone(self) -> "Moment":
        """The same without what came before, which it remembers."""
        moment = Moment(self.state, None, self.token)
        moment.memories = self.all_memories()
        return moment

    def __getstate__(self) -> Json:
        """For pickle, which would go back to the beginning and end in its depth."""
        before = None if self.before is None else self.before.alone()
        return vars(self) | {"before": before, "memories": self.all_memories()}

    def all_memories(self) -> dict[int, bytes]:
        return {} if self.state is None else {player: self.memory(player) for player in range(self.state.players)}

    def memory(self, player: int) -> bytes:
        """A digest of all that a player has seen when asked, and has named."""
        later: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and player not in moment.memories:
            later.append(moment)
            moment = moment.before
        known = b"" if moment is None else moment.memories[player]
        for moment in reversed(later):
            known = moment.memories[player] = moment.remembered(player, known)
        return known

    def remembered(self, player: int, known: bytes) -> bytes:
        before = self.before
        if before is None or before.state is None or before.state.seat != player:
            return known
        return blake2b(known + before.seen(player) + str(self.token).encode(), digest_size=16).digest()

    def seen(self, player: int) -> bytes:
        if self.sight[0] != player:
            self.sight = (player, b"" if self.state is None else msgspec.json.encode(self.state.view(player)))
        return self.sight[1]


class HolotypeGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its options as parameters. OpenSpiel has a class for each: it keeps it beyond the end
    of the interpreter, which a class survives and a function does not."""

    kind: pyspiel.GameType
    game: Game

    def __init__(self, params: Options | None = None) -> None:
        game, params = self.game, params or {}
        self.options = chosen(game, params)
        self.sample = game.start(params.get("players"), 0, record=False, **self.options)
        self.players = self.sample.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.vocab),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    @cached_property
    def beginning(self) -> Moment:
        return self.run(Moment(None), None, ())

    def run(self, before: Moment, token: int | None, outcomes: tuple[int, ...]) -> Moment:
        """What comes of a token (None: of set-up) with these outcomes: the next question, or the next roll."""
        chance = Given(outcomes)
        try:
            state = self.set_up(chance) if before.state is None else before.state.copy()
            if token is not None:
                state.chance = chance
                state.take(token)
            return Moment(state, before, token)
        except Asked as asked:
            moment = Moment(before.state, before, token)
            moment.outcomes, moment.wanted = outcomes, asked.outcomes
            return moment

    def set_up(self, chance: Chance) -> State:
        state = self.game.blank(self.players, self.options, chance, False)
        self.game.setup(state)
        state.run()
        return state

    def new_initial_state(self) -> "HolotypeState":
        return HolotypeState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "Observer":
        return Observer(len(self.game.features(self.sample, 0)))


class HolotypeState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: HolotypeGame) -> None:
        super().__init__(game)
        self.now = Shared(game, game.beginning)

    def current_player(self) -> int:
        moment = self.now.moment
        if moment.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        assert moment.state is not None
        return int(pyspiel.PlayerId.TERMINAL) if moment.state.seat is None else moment.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        state = self.now.moment.state
        return sorted(state.choices) if state is not None and state.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        wanted = self.now.moment.wanted
        return [(outcome, 1.0 / wanted) for outcome in range(wanted)]

    def _apply_action(self, action: int) -> None:
        moment, run = self.now.moment, self.now.game.run
        if moment.wanted:
            assert moment.before is not None
            after = run(moment.before, moment.token, (*moment.outcomes, action))
        else:
            after = run(moment, action, ())
        self.now = Shared(self.now.game, after)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else self.now.game.game.name(action)

    def is_terminal(self) -> bool:
        moment = self.now.moment
        return not moment.wanted and moment.state is not None and moment.state.seat is None

    def returns(self) -> list[float]:
        state = self.now.moment.state
        return rewards(state) if self.is_terminal() and state is not None else [0.0] * self.now.game.players

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player knows: what it sees, and a digest of what it saw and named before."""
        player = self.current_player() if player is None else player
        return f"{self.now.moment.memory(player).hex()} {self.observation_string(player)}"

    def observation_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        return self.now.moment.seen(player).decode()

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> "HolotypeState":
        """A state that the player cannot tell from this one, with all that it cannot know redrawn."""
        moment, game = self.now.moment, self.now.game
        assert moment.state is not None
        guess = moment.state.determinize(player, int(probability_sampler() * 2**31))
        guess.chance = Given()
        other = self.clone()
        other.now = Shared(game, Moment(guess, moment.before, moment.token))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        moment = self.now.moment
        table = None if moment.state is None else moment.state.save()
        return msgspec.json.encode([table, moment.token, moment.outcomes]).decode()


class Shared:
    """What OpenSpiel copies when it clones a state: nothing, since a moment never changes."""

    def __init__(self, game: HolotypeGame, moment: Moment) -> None:
        self.game = game
        self.moment = moment

    def __deepcopy__(self, memo: dict[int, object]) -> "Shared":
        return self


class Observer:
    """The features of a game as a tensor."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: HolotypeState, player: int) -> None:
        table = state.now.moment.state
        self.tensor[:] = 0.0 if table is None else table.game.features(table, player)

    def string_from(self, state: HolotypeState, player: int) -> str:
        return state.observation_string(player)


class Judge:
    """An evaluator for OpenSpiel's MCTS and IS-MCTS bots: what the game's advice says of a table. OpenSpiel's own, a
    random game to the very end, takes fifty times as long in Evolution and more in heavier games."""

    def __init__(self, game: HolotypeGame, random_state: np.random.RandomState | None = None) -> None:
        self.worth = Worth(game.sample)
        self.random = random_state or np.random.RandomState()

    def evaluate(self, state: HolotypeState) -> list[float]:
        """For every player, from -1 (loses) to 1 (wins). Dice that are in the air are rolled first."""
        while state.is_chance_node():
            state = state.child(self.random.randint(state.now.moment.wanted))
        if state.is_terminal():
            return state.returns()
        table = state.now.moment.state
        assert table is not None
        return [2.0 * reward - 1.0 for reward in self.worth.rewards(table)]

    def prior(self, state: HolotypeState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(token, 1.0 / len(legal)) for token in legal]


def parameter(option: Option) -> Value:
    """OpenSpiel knows numbers, flags and words; a list is a word with plus signs."""
    if option.kind == "subset":
        return "+".join(option.default) or "none"
    return option.default if isinstance(option.default, (bool, int)) else str(option.default)


def chosen(game: Game, params: Options) -> Options:
    """The options that were set. OpenSpiel fills in defaults, and those must not outdo what a variant says."""
    usual = {option.name: parameter(option) for option in game.options}
    return {name: value for name, value in params.items() if name != "players" and value != usual.get(name)}


def register(name: str) -> None:
    game = load(name)
    parameters: Json = {"players": game.players[0], "variant": "base"}
    kind = pyspiel.GameType(
        short_name=f"holotype_{name}",
        long_name=game.texts.say("title", "en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters | {option.name: parameter(option) for option in game.options},
    )
    title = f"Holotype_{name}"
    globals()[title] = type(title, (HolotypeGame,), {"kind": kind, "game": game})  # where pickle finds it
    pyspiel.register_game(kind, globals()[title])


for name in games():
    register(name)
