"""The log: what a player would tell of the game, each sentence with its clause."""

import holotype
from holotype.laws.coverage import coverage
from tests.helpers import Table, clause
from tests.playthroughs import files, record_in

GAME = holotype.load("darwins_journey")


def told(t: Table) -> list[tuple[str, str]]:
    """Clause and sentence of every line, from the last placing on."""
    journal = t.state.journal
    assert journal is not None
    names = ["Ann", "Bob", "Cid", "Dee"]
    lines = [(event.clause, GAME.texts.log(event, "en", names)) for event in journal.log]
    first = max(i for i, event in enumerate(journal.log) if event.event == "places")
    return lines[first:]


@clause("DJ-6.3", "DJ-6.5", "DJ-6.6", "DJ-8.8")
def test_placing_tells_what_it_costs_and_who_gains_by_it(table):
    t = table("""
        turn: 0; seat 0: row2 green, knowledge 1, coins 3, home 2
        seat 1: lenses explore-2, at navigate-1=2, row2 blue, home 1
    """)
    t.choose("space:explore-2", "map:IA1", "map:IA2", "say:stop")
    assert told(t) == [
        ("DJ-5.3", "Ann places Worker 2 on “Explore 3”."),
        ("DJ-6.6", "Ann makes up for missing seals with a knowledge token."),
        ("DJ-6.3", "Ann pays 3 coins: somebody is in that area already."),
        ("DJ-6.5", "Bob gains 1 coin for the lens on “Explore 3”."),
        ("DJ-8.8", "Ann's explorer walks 2 steps to Island A 2."),
    ]


@clause("DJ-8.13a", "DJ-8.13b", "DJ-8.13c", "DJ-7.6")
def test_a_delivery_tells_where_coins_and_steps_come_from(table):
    t = table(
        "museum green-plant green-bird green-fossil; turn: 0; seat 0: studied green-reptile, home 1; seat 1: home 1"
    )
    t.choose("space:museum-deliver")
    t.choose("species:green-reptile")
    assert told(t) == [
        ("DJ-5.3", "Ann places Worker 1 on “Deliver specimens”."),
        ("DJ-8.13", "Ann delivers Green reptile to the museum."),
        ("DJ-8.13a", "Ann is the first to deliver into this row and takes its coin."),
        ("DJ-8.2", "Ann gains 1 coin."),
        ("DJ-8.13b", "Ann placed the tile that completes a museum row."),
        ("DJ-8.4", "Ann advances 1 on the theory track, to 1."),
        ("DJ-8.13c", "Ann looks along row and column: 3 empty slots for coins, 3 tiles for theory."),
        ("DJ-8.2", "Ann gains 3 coins."),
        ("DJ-8.4", "Ann advances 3 on the theory track, to 4."),
        ("DJ-7.6", "Ann finds nothing for “Pay 3 coins: Deliver a specimen”."),
    ]


@clause("DJ-7.6")
def test_an_effect_that_is_impossible_tells_whether_coins_are_missing(table):
    t = table("turn: 0; seat 0: coins 3, home 1; seat 1: home 1").choose("space:lens-1")
    assert told(t)[1:] == [("DJ-7.6", "Ann has too few coins for “Place a lens”.")]
    t = table("museum green-bird red-bird; turn: 0; seat 0: coins 2, home 1; seat 1: home 1")
    t.choose("space:museum-research", "species:red-bird")
    assert told(t)[2:] == [("DJ-7.6", "Ann has too few coins for “Pay 3 coins: Research in the museum”.")]


@clause("DJ-4.9", "DJ-4.10")
def test_the_last_column_of_objectives_is_told_as_what_is_left():
    state = GAME.start(2, 1)
    while state.prompt != "place":
        state.apply(state.legal()[0])
    assert state.journal is not None
    lines = [GAME.texts.log(event, "en", ["Ann", "Bob"]) for event in state.journal.log if event.clause == "DJ-4.10"]
    assert [" takes last, of what is left, the objectives " in line for line in lines] == [False, True]


@clause("DJ-10.12")
def test_seals_that_are_missing_are_told(table):
    t = table("phase preparation; academy red; supply 1; seat 0: row2 red*6 blue*0")
    assert "The supply of seals is used up: 8 places of the academy stay empty." in t.said()


@clause("DJ-8.7b", "DJ-8.23")
def test_the_end_of_the_sea_and_a_find_of_choice_are_told(table):
    t = table("special special-06; turn: 0; seat 0: row2 green*2 yellow*2 blue, ship O25, home 2 3, row3 blue")
    t.choose("space:special-left-1", "species:red-bird")
    assert ("DJ-8.23", "finds") in t.log()
    t = table("turn: 0; seat 0: row2 blue, ship O25, home 2")
    t.choose("space:navigate-1", "map:O26")
    assert ("DJ-8.7b", "Ann is the first to reach the end of the sea, Sea 26, and gains 3 VP.") in told(t)


def test_the_recorded_games_tell_all_the_rest():
    """Whatever clause a rule can cite is heard in one of the playthroughs, but for the rare ones above."""
    records = [record_in(file.read_text(encoding="utf-8")) for file in files() if file.parent.name == GAME.id]
    heard = {cited for record in records for cited, _ in Table(GAME.replay(record)).log()}
    cited = {id_ for id_, found in coverage(GAME.package, GAME.rulebook("en"), None).items() if found.log}
    assert cited - heard <= {"DJ-8.7b", "DJ-8.23", "DJ-10.12", "DJ-15.2"}
    assert len(cited) >= 80
