"""What agents think of the resistance follows from how it is won."""

import pytest

from holotype.games.greenland.advice import value
from holotype.games.greenland.advice_resistance import chance, enough, offered, stolen, survivors
from holotype.games.greenland.fields import EVENT
from holotype.games.greenland.state import State
from tests.helpers import clause

from .helpers import game

LAST = (
    "players 1\noption variant=coop_nazi\ntribes norse\nphase {}\nturn 8\nevents 0\ndepot 20\n"
    "north: markland walrus | arctic-cod\nsouth: vinland bog-iron | bird-cliff goggles\n"
)
EARLY = (
    "players 1\noption variant=coop_nazi\ntribes norse\nphase {}\nturn 3\nevents 5\ndepot 12\n"
    "north: markland walrus | arctic-cod\nsouth: vinland bog-iron | bird-cliff shark\n"
)
COLD = EARLY.replace("south: vinland bog-iron |", "south: bog-iron | vinland")
HUNTERS = (
    "norse: mono, elders 2 3 3 3 3, iron 1, tableau axe hammer, pool 1, on bird-cliff 3 alpha\n"
    "thule: mono, elders 2 3 3 3 3, tableau sword book, pool 1, on bog-iron 4"
)
TWO = LAST.replace("players 1", "players 2").replace("tribes norse", "tribes norse thule")
SETTLER = (1, 0, 0b110, 0b1001000, 2)  # on warm, peaceful Vinland: ones and twos hit, threes and sixes kill
SAFE = (6, 0, 0, 0, 0)  # six who have rolled


def at(text: str) -> State:
    state = game.position(text)
    assert isinstance(state, State)
    return state


def last(facts: str, phase: str = "assignment") -> float:
    return chance(at(LAST.format(phase) + f"norse: mono, {facts}"))


def early(facts: str, table: str = EARLY, phase: str = "assignment") -> float:
    return chance(at(table.format(phase) + f"norse: mono, {facts}"))


@clause("GL-13.17", "GL-13.18")
def test_on_the_last_turn_sages_ships_settlers_and_tools_count() -> None:
    ready = last("pool 9 alpha, energy 4, elders 3 6 6, tableau axe hammer, on vinland 4")
    assert 0.5 < ready < 1.0
    assert ready > last("pool 9 alpha, energy 4, elders 6 6, tableau axe hammer, on vinland 4")
    assert ready > last("pool 9 alpha, energy 0, elders 3 6, tableau axe hammer, on vinland 4")
    assert ready > last("pool 9 alpha, energy 4, elders 3 6 6, tableau axe hammer")
    assert ready > last("pool 9 alpha, energy 4, elders 3 6 6, tableau axe, on vinland 4") * 1000


@clause("GL-4.20", "GL-5.5", "GL-5.8")
def test_the_last_energy_is_thought_of_as_ships() -> None:
    ready = "pool 9 alpha, elders 3, tableau axe hammer, energy"
    assert last(f"{ready} 4") > 0.1 > last(f"{ready} 0")
    fleet = "norse: mono, pool 13 alpha, elders 3 6 6 6, tableau axe hammer"
    open_land, closed = LAST.format("assignment"), LAST.format("assignment") + "effect no-markland\n"
    assert chance(at(open_land + fleet)) > chance(at(closed + fleet)) > 0.0


@clause("GL-13.18")
def test_somebody_must_stay_at_home() -> None:
    settled = "energy 0, elders 3 3 3 3, on vinland 6, on markland 5, tableau axe hammer"
    with_one = last(f"pool 1, {settled}")
    assert with_one > 0.4
    assert last(f"pool 0, on bird-cliff 2, {settled}") == pytest.approx(with_one * (1.0 - (1 / 3) ** 2))
    assert last(f"pool 0, {settled} goat") == last(f"pool 1, {settled} goat") == with_one


@clause("GL-13.16", "GL-13.18")
def test_after_the_last_hunt_only_the_blitz_is_open() -> None:
    ready = "pool 1, elders 3 3 3, iron 1, hand goggles, on vinland 4, on markland 2, tableau axe hammer"
    assert last(ready, "elders") == pytest.approx(1.0 - 3 / 6)
    assert last(f"{ready} birgitta sigrid", "elders") == pytest.approx(1.0 - (3 / 6) ** 2)
    assert last(ready.replace("markland 2", "markland 1"), "elders") < 0.001


@clause("GL-9.7", "GL-13.18")
def test_an_invention_in_hand_counts_as_made_if_it_can_be_paid() -> None:
    ready = "pool 1, elders 3, on vinland 6, hand goggles, tableau axe"
    assert last(f"{ready}, iron 1", "elders") == pytest.approx(1 / 6)
    assert last(ready, "elders") < 0.001


@clause("GL-7.11", "GL-7.14", "GL-13.18")
def test_settlers_are_counted_by_what_their_dice_may_show() -> None:
    assert survivors(SETTLER) == pytest.approx([1 / 3, 2 / 3, 0.0, 0.0])
    two = (2, 0, 0b110, 0b1001000, 2)
    assert survivors(two)[4] == pytest.approx(1 / 9)  # both hit: nobody dies, two are born
    assert enough(SAFE, (0, 0, 0, 0, 0)) == pytest.approx(1.0)
    assert enough((5, 0, 0, 0, 0), SETTLER) == pytest.approx(2 / 3)


@clause("GL-7.5", "GL-13.10")
def test_the_alphas_die_is_a_hit_in_warm_vinland_and_does_not_kill() -> None:
    with_him = survivors((1, 2, 0b110, 0b1001000, 2))
    assert with_him == pytest.approx([0.0, 1 / 3, 1 / 3, 0.0, 1 / 3])
    assert survivors((1, 1, 0b10, 0b1001000, 2)) == pytest.approx([0.0, 1 / 3, 2 / 3, 0.0, 0.0])


@clause("GL-13.3", "GL-13.10")
def test_the_alpha_leads_settlers_to_vinland_once_it_is_warm() -> None:
    assert early("pool 3, elders 2, on vinland 3 alpha") > early("pool 6 alpha, elders 2")
    assert early("pool 3, elders 2, on vinland 3 alpha", COLD) < early("pool 6 alpha, elders 2", COLD)


@clause("GL-6.21", "GL-8.4")
def test_a_crowd_that_makes_vinland_hostile_is_avoided() -> None:
    settled = "pool 1, elders 3, tableau axe hammer, on vinland"
    assert last(f"{settled} 6") > last(f"{settled} 7")
    peace = "pool 4, elders 2 3, iron 1, hand goggles, on vinland 4 alpha"
    hostile = EARLY + "hostile vinland\n"
    assert early(peace, EARLY, "elders") > early(f"{peace}, ivory 1", hostile, "elders")


@clause("GL-13.11")
def test_the_alpha_is_sent_to_steal_if_there_is_a_bishop() -> None:
    assert early("pool 6, elders 2, on bird-cliff alpha", COLD) > 1.01 * early("pool 6 alpha, elders 2", COLD)
    assert early("pool 6, elders 5, on bird-cliff alpha", COLD) <= early("pool 6 alpha, elders 5", COLD)


@clause("GL-4.11", "GL-13.15")
def test_elders_without_use_die_first() -> None:
    useful = early("pool 5 alpha, energy 4, elders 1 2 3 6")
    for rank in "1236":
        assert useful > early("pool 5 alpha, energy 4, elders 5 1 2 3 6".replace(f" {rank}", "", 1))


@clause("GL-13.5", "GL-13.18")
def test_an_import_is_bought_rather_than_waited_for() -> None:
    home = "pool 5 alpha, energy 4, elders 1 2 3 6"
    assert early(f"{home}, tableau axe") > early(f"{home}, iron 1, ivory 1")
    state = at(LAST.replace("events 0", "events 1").format("assignment") + f"norse: mono, {home}")
    assert offered(state, 0.0) == 1.0
    assert offered(state, 1.0) == pytest.approx(9 / 17)  # the farm animals of one event are no import
    assert offered(state, 2.0) == pytest.approx(0.0)
    assert early(f"{home}, tableau axe, iron 2") > early(f"{home}, tableau axe, iron 1") > early(f"{home}, tableau axe")


@clause("GL-5.3", "GL-5.8")
def test_what_is_half_made_is_worth_its_best_end() -> None:
    state = at(EARLY.format("assignment") + "norse: mono, pool 5 alpha, energy 4, elders 1 2 3 6")
    state.apply("card:vinland")
    assert value(state, 0) == max(ends(state, ["kind:alpha"]) + ends(state, ["kind:man", "number:{}"], 4))
    state.apply("kind:man")
    assert value(state, 0) == max(ends(state, ["number:{}"], 4))
    state.apply("number:3")
    state.apply("say:promote")
    state.apply("kind:man")
    assert value(state, 0) == max(ends(state, ["elder:norse-{}"], 6))


def ends(state: State, tokens: list[str], most: int = 1) -> list[float]:
    """What the table is worth after the tokens, for each number from one."""
    values = []
    for n in range(1, most + 1):
        later = state.copy()
        for token in tokens:
            later.apply(token.format(n))
        values.append(value(later, 0))
    return values


@clause("GL-13.18")
def test_one_tribe_that_falls_behind_is_everybodys_loss() -> None:
    table = TWO.format("elders")
    ready = "mono, pool 1, iron 1, elders 3 3 3, tableau axe hammer, on vinland 6"
    other = "mono, pool 1, elders 3 3 3, tableau book sword, on markland {}"
    assert chance(at(f"{table}norse: {ready}\nthule: {other.format(6)}")) == pytest.approx(0.5 * 4 / 6)
    assert chance(at(f"{table}norse: {ready}\nthule: {other.format(5)}")) < 0.001
    assert chance(at(f"{table}norse: {ready.replace('hammer', '')}\nthule: {other.format(6)}")) < 0.001
    empty = table.replace("depot 20", "depot 0")
    assert chance(at(f"{empty}norse: {ready}\nthule: {other.format(5)}")) == pytest.approx(0.5 * 4 / 6)


def thieves(norse: str, depot: int = 3, phase: str = "assignment", table: str = TWO) -> float:
    """Two tribes that have their tools and nobody in the New World."""
    text = table.format(phase).replace("depot 20", f"depot {depot}")
    thule = "mono, pool 6 alpha, elders 2 3 3 3 3, tableau sword book"
    return chance(at(f"{text}norse: mono, elders 2 3 3 3 3, tableau axe hammer, {norse}\nthule: {thule}"))


@clause("GL-13.11", "GL-13.12", "GL-13.13", "GL-13.18")
def test_on_the_last_turn_thieves_and_miners_may_win_instead_of_settlers() -> None:
    ready = thieves("pool 6 alpha")
    assert ready > 0.2
    assert thieves("pool 6 alpha", 2) > ready > thieves("pool 6 alpha", 9) > 0.0
    assert thieves("pool 6 alpha, iron 1") > ready > thieves("pool 6")
    assert ready > thieves("pool 2 alpha")
    mined = TWO.replace("south: vinland bog-iron | bird-cliff goggles", "south: vinland | bog-iron bird-cliff goggles")
    assert ready > thieves("pool 6 alpha", table=mined)


@clause("GL-13.11", "GL-13.12")
def test_thefts_are_counted_by_what_the_dice_may_show() -> None:
    assert stolen(0, 0, 0) == stolen(-1, 0, 0) == 1.0
    assert stolen(1, 1, 0) == pytest.approx(1 / 6)
    assert stolen(1, 0, 1) == pytest.approx(1 / 3)
    assert stolen(2, 1, 1) == pytest.approx(1 / 18)
    assert stolen(1, 1, 1) == pytest.approx(1 - 5 / 6 * 2 / 3)
    assert stolen(3, 1, 1) == 0.0


@clause("GL-7.5", "GL-13.11", "GL-13.12")
def test_before_the_roll_a_set_alpha_and_bullets_count() -> None:
    state = at(TWO.format("hunt").replace("depot 20", "depot 2") + HUNTERS)
    later = {said: state.copy() for said in ("say:yes", "say:no")}
    for said, table in later.items():
        table.apply(said)
    assert chance(later["say:no"]) > chance(later["say:yes"])
    assert chance(later["say:no"]) == pytest.approx(chance(state))  # so it is before anything is said


@clause("GL-13.13", "GL-13.18")
def test_the_depot_is_watched_from_the_beginning() -> None:
    home = "pool 5 alpha, energy 4, elders 1 2 3 6"
    table = EARLY.replace("players 1", "players 2").replace("tribes norse", "tribes norse thule")

    def worth(depot: int, norse: str = home, south: str = "vinland bog-iron | bird-cliff shark") -> float:
        text = table.format("assignment").replace("depot 12", f"depot {depot}")
        text = text.replace("south: vinland bog-iron | bird-cliff shark", f"south: {south}")
        return chance(at(f"{text}norse: mono, tableau axe hammer, {norse}\nthule: mono, tableau sword book, {home}"))

    assert worth(2) > worth(6) > worth(12)
    assert worth(6) > worth(6, home.replace(" 2", ""))
    assert worth(6) > worth(6, south="vinland | bog-iron bird-cliff shark")
    assert worth(6, home.replace("pool 5", "pool 3") + ", on bog-iron 2") > worth(6, home.replace("pool 5", "pool 3"))


@clause("GL-5.5", "GL-5.8", "GL-13.11", "GL-13.13")
def test_the_last_energy_is_thought_of_as_a_bishop_and_a_mariner_for_the_mine() -> None:
    men = "mono, pool 6 alpha, elders"

    def worth(tunit: str, thule: str) -> float:
        text = TWO.format("assignment").replace("depot 20", "depot 2").replace("tribes norse", "tribes tunit")
        goods = "tableau axe hammer\nthule:", "tableau sword book"
        return chance(at(f"{text}tunit: {men} {tunit}, {goods[0]} {men} {thule}, {goods[1]}"))

    assert worth("2 3 3 3 3, energy 1", "2 3 3 3 3") > 0.05 > worth("2 3 3 3 3", "2 3 3 3 3") == 0.0
    assert worth("3 3 3 3 6, energy 1", "3 3 3 3") > 0.01 > worth("3 3 3 3 6", "3 3 3 3") == 0.0


@clause("GL-13.5", "GL-13.13")
def test_an_import_is_as_good_when_the_purchase_begins_the_assignments() -> None:
    table = EARLY.replace("players 1", "players 2").replace("tribes norse", "tribes norse thule")
    camps = "norse: mono, pool 5 alpha, energy 4, elders 2 3\nthule: mono, pool 5 alpha, energy 4, elders 2 3"
    after = at(table.format("assignment") + camps)
    before = after.copy()
    before.phase = EVENT
    assert chance(before) == pytest.approx(chance(after))
