"""Questions and tooltips say what they come to."""

import re

import pytest

import holotype
from holotype.games.darwins_journey.names import MAP
from tests.helpers import Table, clause

GAME = holotype.load("darwins_journey")


def asked(t: Table) -> str:
    return GAME.question(t.state, "en", ["Ann", "Bob"])


def tips(t: Table, token: str) -> str:
    """The tooltip of a thing in the picture that the asked seat sees."""
    found = re.search(rf'data-token="{token}"[^>]*>.*?<title>(.*?)</title>', t.state.draw(t.seat), re.DOTALL)
    assert found is not None
    return found[1]


@clause("DJ-5.3")
def test_the_question_of_a_turn_names_declarations_only_where_there_are_some(table):
    assert asked(table("turn: 0; seat 0: home 1")) == "Place a worker on an action space"
    t = table("turn: 0; seat 0: ship O1, knowledge 2, reserve start-silver-1, home 1")
    assert asked(t) == "Place a worker on an action space, or first complete an objective or crew card"


@clause("DJ-8.7", "DJ-8.8", "DJ-6.10")
@pytest.mark.parametrize(
    ("colour", "space", "step", "said"),
    [
        ("blue", "navigate-1", "O1", "Sail up to {} steps: the first step of your ship"),
        ("green", "explore-1", "IA1", "Explore up to {} steps: the first step of one of your explorers"),
    ],
)
def test_the_question_of_a_move_says_how_far_it_may_go(table, colour, space, step, said):
    t = table(f"turn: 0; seat 0: row2 {colour}, home 2").choose(f"space:{space}")
    assert asked(t) == said.format(2)
    t = table(f"turn: 0; seat 0: row2 {colour}*4, home 2").choose(f"space:{space}")
    assert asked(t) == said.format(3)
    t.choose(f"map:{step}")
    assert asked(t) == "Up to 2 more steps, or stop here"


@clause("DJ-8.12", "DJ-8.12c")
def test_the_question_of_letters_says_how_many_stamps(table):
    text = "turn: 0; seat 0: row2 yellow*4, home 2, stacks {}, discard {}, envelopes {} 0 0"
    t = table(text.format("4 4 4", 0, 0)).choose("space:letters-1")
    assert asked(t).startswith("Take 2 stamps")
    t.choose("stack:1")
    assert asked(t) == "Take 1 stamp: from which stack?"
    t.choose("stack:1")
    assert asked(t) == "One more stamp for the medal, or stop: from which stack?"
    t = table(text.format("0 0 0", 5, 7)).choose("space:letters-1")
    assert asked(t) == "Your stacks are empty: how many stamps do you take back from the discard?"


@clause("DJ-6.3", "DJ-6.5", "DJ-6.6", "DJ-6.9", "DJ-8.6")
def test_tooltips_say_what_a_choice_costs(table):
    t = table("""
        academy red red red / blue; turn: 0; seat 0: coins 9, row2 green, row3 red*6, knowledge 1, home 2 3
        seat 1: lenses academy-2, at letters-1=1
    """)
    assert "placing here costs 3 coins" in tips(t, "space:academy-1")
    assert "The lens belongs to Seat 2" in tips(t, "space:academy-2")
    t.choose("space:academy-1")
    assert "Needs 1 knowledge token on this space" in tips(t, "worker:2")
    assert tips(t, "worker:3") == "Worker 3\nSeals: red 6. Silver and gold medal"
    t.choose("worker:3", "seal:2-1")
    assert tips(t, "worker:2") == "Worker 2\nSeals: green 1. The seal costs nothing"
    assert tips(t, "worker:4") == "Worker 4\nNo seals. The seal costs nothing"


@clause("DJ-8.5", "DJ-8.6", "DJ-8.13", "DJ-8.15")
def test_tooltips_explain_effects_to_whoever_does_not_know_their_names(table):
    t = table("turn: 0; seat 0: home 1")
    assert tips(t, "space:academy-1").splitlines()[-1].startswith("Academy: buy a wax seal")
    assert tips(t, "space:lens-1").splitlines()[-1].startswith("Lens: pay to open a locked space")
    assert tips(t, "space:museum-deliver").splitlines()[-1].startswith("Deliver: put a species")


@clause("DJ-12.2a")
def test_the_tooltip_of_a_worker_names_the_one_that_is_offered_for_it(table):
    t = table("turn: 0; seat 0: row2 blue, row3 blue, row4 blue*2, home 2 3 4").choose("space:navigate-1")
    assert t.legal() == ["worker:2", "worker:4"]
    assert tips(t, "worker:3") == "Worker 3\nSeals: blue 1. It is like Worker 2: choose that one"
    assert "like" not in tips(t, "worker:2")


@clause("DJ-3.13", "DJ-8.9")
def test_a_space_whose_flag_has_no_tile_promises_no_specimen(table):
    t = table("turn: 0; seat 0: home 1")
    state = t.state
    bare = [space for space, flag in enumerate(state.rules.flag) if flag >= 0 and state.specimen[flag] < 0]
    assert bare
    for space in bare:
        assert "specimen" not in tips(t, GAME.name(MAP + space))


@clause("DJ-8.10", "DJ-8.13c", "DJ-9.4")
def test_tooltips_say_what_a_thing_gives_and_costs(table):
    t = table("museum green-plant green-bird; turn: 0; seat 0: home 1; seat 1: tents IA14")
    assert "4 coins for empty slots and 2 steps of theory" in tips(t, "species:green-reptile")
    assert "A tent here costs 2 coins now" in tips(t, "map:IA14")
    assert tips(t, "slot:gold-1").endswith("4 VP at the end. Covering it costs 5 coins")


@clause("DJ-14.2", "DJ-14.3")
def test_neutral_workers_and_stamps_are_shown_where_they_are(table):
    t = table("players 1; round 3; neutral 1 3; turn: 0; seat 0: home 1 2", variant="solo_score_attack")
    assert t.state.draw(0).count("A neutral worker") == 2
    assert t.state.draw(0).count("The neutral rival has 2 stamps here") == 3
    t = table("players 2; turn: 0; seat 0: at explore-1=1, home 2")
    assert "A neutral worker" not in t.state.draw(0)
