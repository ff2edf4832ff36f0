"""The log: what a player would tell of the game, each sentence with its clause."""

import holotype
from holotype.agents import make
from tests.helpers import Table, clause

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
        ("DJ-5.3", "Ann places Worker 2 on Explore 3."),
        ("DJ-6.6", "Ann makes up for missing seals with a knowledge token."),
        ("DJ-6.3", "Ann pays 3 coins: somebody is in that area already."),
        ("DJ-6.5", "Bob gains 1 coin for the lens on Explore 3."),
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
        ("DJ-5.3", "Ann places Worker 1 on Deliver specimens."),
        ("DJ-8.13", "Ann delivers Green reptile to the museum."),
        ("DJ-8.13a", "Ann is the first to deliver into this row and takes its coin."),
        ("DJ-8.2", "Ann gains 1 coin."),
        ("DJ-8.13b", "Ann placed the tile that completes a museum row."),
        ("DJ-8.4", "Ann advances 1 on the theory track, to 1."),
        ("DJ-8.13c", "Ann looks along row and column: 3 empty slots for coins, 3 tiles for theory."),
        ("DJ-8.2", "Ann gains 3 coins."),
        ("DJ-8.4", "Ann advances 3 on the theory track, to 4."),
        ("DJ-7.6", "Ann cannot do now: Pay 3: Deliver a specimen."),
    ]


STORY = {
    *("DJ-1.2", "DJ-1.5", "DJ-3.3", "DJ-3.10", "DJ-3.13", "DJ-4.6", "DJ-4.7", "DJ-4.8", "DJ-4.10", "DJ-5.3"),
    *("DJ-6.3", "DJ-6.5", "DJ-6.6", "DJ-7.1", "DJ-7.1a", "DJ-7.5", "DJ-7.6"),
    *("DJ-8.1", "DJ-8.2", "DJ-8.3", "DJ-8.4", "DJ-8.5", "DJ-8.6", "DJ-8.7", "DJ-8.8", "DJ-8.8a", "DJ-8.8c"),
    *("DJ-8.7a", "DJ-8.9", "DJ-8.10", "DJ-8.10a", "DJ-8.12a", "DJ-8.12b", "DJ-8.13", "DJ-8.13a", "DJ-8.13c"),
    *("DJ-8.15", "DJ-8.16", "DJ-8.18", "DJ-9.5", "DJ-10.1", "DJ-10.5", "DJ-10.6", "DJ-10.7", "DJ-10.9"),
    *("DJ-10.10", "DJ-10.11", "DJ-11.1", "DJ-11.3", "DJ-11.5"),
}


def test_two_games_tell_the_whole_story():
    """One of bots that know what they do, one of bots that do anything."""
    heard = set()
    for bot, players in (("greedy", 2), ("random", 3)):
        state = GAME.start(players, 5)
        seats = [make(bot, seat) for seat in range(players)]
        while state.seat is not None:
            state.apply(seats[state.seat].choose(state))
        heard |= {cited for cited, _ in Table(state).log()}
    assert STORY - heard == set()
