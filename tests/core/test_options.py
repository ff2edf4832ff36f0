"""Options: declared once, checked everywhere."""

from typing import Any

import pytest

import holotype
from holotype.core.options import BASE, Option, OptionError, Variant, settle
from tests.core import toy

FLAG = Option("fast", "flag", False)
CHOICE = Option("tie", "choice", "shared", ("shared", "die", 3))
SUBSET = Option("parts", "subset", ("b",), ("a", "b", "c"))
NUMBER = Option("hand", "number", 5, (1, 9))
OPTIONS = (FLAG, CHOICE, SUBSET, NUMBER)
VARIANTS = (BASE, Variant("rush", {"fast": True, "hand": 2}))


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        *[(FLAG, word, True) for word in (True, "true", "Yes", "on", "1")],
        *[(FLAG, word, False) for word in (False, "false", "NO", "off", "0")],
        (CHOICE, "die", "die"),
        (CHOICE, "3", 3),
        (CHOICE, 3, 3),
        (SUBSET, "c,a", ("a", "c")),
        (SUBSET, "a+b", ("a", "b")),
        (SUBSET, "none", ()),
        (SUBSET, "", ()),
        (SUBSET, ["c"], ("c",)),
        (SUBSET, {"b", "a"}, ("a", "b")),
        (NUMBER, "9", 9),
        (NUMBER, 1, 1),
    ],
)
def test_a_value_comes_in_its_proper_type(option: Option, given: Any, value: Any) -> None:
    checked = option.check(given)
    assert (checked, type(checked)) == (value, type(value))


@pytest.mark.parametrize(
    ("option", "given", "words"),
    [
        (FLAG, "maybe", "option fast: 'maybe' is not true or false"),
        (FLAG, 1, "option fast: 1 is not true or false"),
        (CHOICE, "coin", "option tie: 'coin' is not one of shared, die, 3"),
        (SUBSET, "a,x", "option parts: 'a,x' is not a list of some of a, b, c (or none)"),
        (SUBSET, 3, "option parts: 3 is not a list of some of a, b, c (or none)"),
        (NUMBER, 0, "option hand: 0 is not a whole number from 1 to 9"),
        (NUMBER, 10, "option hand: 10 is not a whole number from 1 to 9"),
        (NUMBER, "many", "option hand: 'many' is not a whole number from 1 to 9"),
        (NUMBER, 2.5, "option hand: 2.5 is not a whole number from 1 to 9"),
        (NUMBER, True, "option hand: True is not a whole number from 1 to 9"),
        (NUMBER, None, "option hand: None is not a whole number from 1 to 9"),
    ],
)
def test_a_wrong_value_is_told_what_would_be_right(option: Option, given: Any, words: str) -> None:
    with pytest.raises(OptionError) as error:
        option.check(given)
    assert str(error.value) == words


def test_what_is_given_goes_before_the_variant_and_that_before_the_default() -> None:
    assert settle(OPTIONS, VARIANTS, {}) == {
        "variant": "base",
        "fast": False,
        "tie": "shared",
        "parts": ("b",),
        "hand": 5,
    }
    rush = settle(OPTIONS, VARIANTS, {"variant": "rush", "hand": "7"})
    assert (rush["variant"], rush["fast"], rush["hand"]) == ("rush", True, 7)


def test_a_table_of_people_may_begin_otherwise() -> None:
    options = (*OPTIONS, Option("limit", "number", 40, (0, 99), people=0))
    assert settle(options, VARIANTS, {})["limit"] == 40
    people = settle(options, VARIANTS, {}, people=True)
    assert (people["limit"], people["hand"]) == (0, 5)
    assert settle(options, VARIANTS, {"limit": 7}, people=True)["limit"] == 7


def test_unknown_options_and_variants_are_refused() -> None:
    with pytest.raises(OptionError, match="there is no option 'speed'; there are variant, fast, tie, parts, hand"):
        settle(OPTIONS, VARIANTS, {"speed": 1})
    with pytest.raises(OptionError, match="variant 'slow' is not one of base, rush"):
        settle(OPTIONS, VARIANTS, {"variant": "slow"})


@pytest.mark.parametrize("players", [1, 4, True, "2", 2.0, -2])
def test_a_number_of_players_that_the_game_is_not_for(players: Any) -> None:
    with pytest.raises(OptionError, match=r"toy \(base\) is for 2, 3 players, not"):
        toy.game().start(players=players, seed=1)


def test_a_variant_may_be_for_fewer_players() -> None:
    game = toy.game(variants=(BASE, Variant("duel", players=(2,))))
    assert game.start(players=3, seed=1).players == 3
    with pytest.raises(OptionError, match=r"toy \(duel\) is for 2 players, not 3"):
        game.start(players=3, seed=1, variant="duel")


@pytest.mark.parametrize("seed", [True, 1.5, "7"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(OptionError, match="the seed is a whole number"):
        toy.game().start(players=2, seed=seed)


def test_an_option_error_is_what_the_package_says_it_is() -> None:
    assert holotype.OptionError is OptionError
