"""Every game keeps the laws of core/laws.py, in every mode."""

import pytest

import holotype
from holotype.core.laws import Mode, check_rulebooks, check_secrets, check_texts, modes, play

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
