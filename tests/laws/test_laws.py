"""Every game keeps the laws of laws, in every mode."""

from typing import Any

import pytest

import holotype
from holotype.core.chance import Seeded
from holotype.core.game import Game
from holotype.laws import Mode, check_rulebooks, check_secrets, check_texts, digest, modes, other_values, play

GAMES = holotype.games()
CASES = [pytest.param(name, mode, id=f"{name}-{mode}") for name in GAMES for mode in modes(holotype.load(name))]


@pytest.mark.parametrize(("name", "mode"), CASES)
def test_a_random_game_keeps_the_laws(name: str, mode: Mode) -> None:
    play(holotype.load(name), mode, seed=1, every=40)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_is_guessed_anew(name: str) -> None:
    game = holotype.load(name)
    check_secrets([play(game, modes(game)[0], seed, every=40) for seed in (2, 3)])


@pytest.mark.parametrize("name", GAMES)
def test_everything_has_words_in_every_language(name: str) -> None:
    check_texts(holotype.load(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_rulebooks_have_the_same_clauses(name: str) -> None:
    check_rulebooks(holotype.load(name))


@pytest.mark.parametrize("name", GAMES)
def test_an_option_changes_nothing_in_a_variant_it_is_not_for(name: str) -> None:
    game = holotype.load(name)
    names = {variant.name for variant in game.variants}
    for option in game.options:
        assert set(option.variants) <= names
        for variant in sorted(names - set(option.variants or names)):
            plain = random_game(game, variant)
            for value in other_values(option):
                assert random_game(game, variant, **{option.name: value}) == plain, (option.name, variant)


def random_game(game: Game, variant: str, **options: Any) -> tuple[Any, ...]:
    """The entries of a random game's record, and its scores."""
    players = next(v.players for v in game.variants if v.name == variant) or game.players
    state = game.start(players[-1], 5, variant=variant, **options)
    digest.play(state, Seeded(6))
    assert state.record
    return state.record.entries, state.scores()
