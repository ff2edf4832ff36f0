"""What agents think of the resistance follows from how it is won."""

from holotype.games.greenland.advice import value
from holotype.games.greenland.resistance import luck
from holotype.games.greenland.state import State
from tests.helpers import clause

from .helpers import game

LAST = (
    "players 1\noption variant=coop_nazi\ntribes norse\nphase assignment\nturn 8\nevents 0\ndepot 20\n"
    "north: markland walrus | arctic-cod\nsouth: vinland bog-iron | bird-cliff\n"
)
EARLY = (
    "players 1\noption variant=coop_nazi\ntribes norse\nphase {}\nturn 3\nevents 5\ndepot 12\n"
    "north: markland walrus | arctic-cod\nsouth: vinland bog-iron | bird-cliff shark\n"
)


def at(text: str) -> State:
    state = game.position(text)
    assert isinstance(state, State)
    return state


def last(facts: str) -> float:
    return value(at(LAST + f"norse: mono, {facts}"), 0)


def early(facts: str, phase: str = "assignment") -> float:
    return value(at(EARLY.format(phase) + f"norse: mono, {facts}"), 0)


@clause("GL-13.17", "GL-13.18")
def test_on_the_last_turn_sages_ships_settlers_and_tools_count() -> None:
    ready = last("pool 9 alpha, energy 4, elders 3 6 6, tableau axe hammer, on vinland 4")
    assert ready > last("pool 9 alpha, energy 4, elders 6 6, tableau axe hammer, on vinland 4")
    assert ready > last("pool 9 alpha, energy 4, elders 3 6, tableau axe hammer, on vinland 4")
    assert ready > last("pool 9 alpha, energy 4, elders 3 6 6, tableau axe hammer")
    assert ready > last("pool 9 alpha, energy 4, elders 3 6 6, tableau axe, on vinland 4")


@clause("GL-13.18")
def test_somebody_must_stay_at_home() -> None:
    with_one = last("pool 0 alpha, energy 0, elders 3 3 3 3, tableau axe hammer, on vinland 6, on markland 5")
    assert with_one > last("pool 0, energy 0, elders 3 3 3 3, tableau axe hammer, on vinland 6, on markland 6") + 5


@clause("GL-13.3", "GL-13.10")
def test_settlers_wait_for_the_warmth() -> None:
    assert early("pool 2 alpha, elders 2, on vinland 4") > early("pool 6 alpha, elders 2")
    cold = EARLY.replace("south: vinland bog-iron |", "south: bog-iron | vinland")
    text = cold.format("assignment") + "norse: mono, elders 2, {}"
    settled = value(at(text.format("pool 2 alpha, on vinland 4")), 0)
    assert settled < value(at(text.format("pool 6 alpha")), 0)


@clause("GL-13.11")
def test_the_alpha_is_sent_to_steal_if_there_is_a_bishop() -> None:
    assert early("pool 6, elders 2, on bird-cliff alpha") > early("pool 6 alpha, elders 2")
    assert early("pool 6, elders 5, on bird-cliff alpha") <= early("pool 6 alpha, elders 5")


@clause("GL-7.12", "GL-13.10", "GL-13.11")
def test_luck_is_what_the_dice_brought_beyond_the_odds() -> None:
    text = EARLY.format("hunt") + "norse: mono, elders 2, on bird-cliff 2, on shark 1, on bog-iron 1\ndice {}"
    good, bad = at(text.format("1 2")), at(text.format("3 6"))
    for state in (good, bad):
        state.apply("card:bird-cliff")
    assert luck(good, 0) > 0.5
    assert luck(bad, 0) < -0.5
