"""Art that stays as it is: drawn once for all tables of a kind, and unable to read what a table does not share."""

import random
from typing import cast

import pytest

import holotype
from holotype import pictures
from holotype.core.registry import games
from holotype.core.state import State
from holotype.games.darwins_journey.draw_parts import Table, seal
from holotype.games.darwins_journey.state import State as DarwinsJourney
from holotype.pictures import still
from holotype.pictures.still import _kinds


@still
def nosy(table: Table, seat: int) -> str:
    return str(table.s.coins[seat])


@still
def partial(table: Table, seat: int) -> str:
    return f"{table.viewer}"


@pytest.fixture
def table() -> Table:
    state = cast(DarwinsJourney, holotype.load("darwins_journey").start(3, seed=1))
    return Table(state, 0, "en", False)


@pytest.mark.parametrize("art", [nosy, partial])
def test_a_drawing_that_reads_the_table_fails(table: Table, art: object) -> None:
    assert callable(art)
    with pytest.raises(AttributeError):
        art(table, 0)


def test_a_drawing_brings_its_definitions_into_every_picture(table: Table) -> None:
    other = Table(table.s, None, "en", False)
    assert seal(table, 10, 10, 8, 2) == seal(other, 10, 10, 8, 2)
    assert list(table.pic.definitions) == list(other.pic.definitions) == ["icon-wax-seal"]


def drawn(state: State) -> list[str]:
    return [state.draw(viewer, lang, narrow) for viewer in (0, None) for lang, narrow in (("en", False), ("ja", True))]


@pytest.mark.parametrize("name", games())
def test_pictures_are_the_same_whether_parts_were_drawn_before_or_not(name: str) -> None:
    state, chance = holotype.load(name).start(3, seed=5), random.Random(5)
    for n in range(120):
        if state.over:
            break
        state.apply(chance.choice(state.legal()))
        if n % 40 == 39:
            known = drawn(state)
            _kinds.clear()
            pictures.markup._known.clear()
            state.game.texts._said.clear()
            assert drawn(state) == known
