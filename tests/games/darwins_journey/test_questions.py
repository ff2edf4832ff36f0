"""What a question is about, and the clause that it comes from."""

import holotype
from holotype.games.darwins_journey.frames import op_asked
from holotype.games.darwins_journey.ops import EXPLORE, NAVIGATE
from holotype.games.darwins_journey.questions import chosen, offered
from holotype.games.darwins_journey.rules import NONE
from tests.helpers import clause

from .look import inside

GAME = holotype.load("darwins_journey")


@clause("DJ-7.1", "DJ-7.1a")
def test_an_effect_is_known_whether_it_is_the_only_one_or_was_chosen(table):
    t = table("special special-10; turn: 0; seat 0: row2 blue*4 green*2, home 2, knowledge 4, explorers IA0 IB0")
    t.choose("space:special-left-1")
    assert (t.prompt, op_asked(inside(t))) == ("effect", NONE)
    t.choose("do:explore-2")
    assert (inside(t).question, op_asked(inside(t))) == (chosen(EXPLORE), EXPLORE)
    assert GAME.details(t.state)["steps"] == 2
    t.choose("map:IA1", "say:stop")
    assert (inside(t).question, op_asked(inside(t))) == (offered(NAVIGATE), NAVIGATE)
    assert GAME.details(t.state)["steps"] == 2


def test_a_save_from_before_questions_had_ids_finds_the_question_by_its_arguments(table):
    t = table("special special-10; turn: 0; seat 0: row2 blue*4 green*2, home 2, knowledge 4, explorers IA0 IB0")
    t.choose("space:special-left-1", "do:explore-2")
    save = t.state.save()
    save["question"]["prompt"] = "explore"
    del save["question"]["id"]
    assert GAME.restore(save).question is chosen(EXPLORE)


@clause("DJ-8.7", "DJ-8.8")
def test_a_step_comes_from_the_clause_of_its_track(table):
    t = table("turn: 0; seat 0: row2 blue*2 green, home 2, ship O1")
    t.choose("space:navigate-1", "map:O2")
    assert (t.prompt, GAME.clause(t.state), GAME.about(t.state)["track"]) == ("step", "DJ-8.7", 0)
    t = table("turn: 0; seat 0: row2 green*2, home 2")
    t.choose("space:explore-1", "map:IA1")
    assert (t.prompt, GAME.clause(t.state), GAME.about(t.state)["track"]) == ("step", "DJ-8.8", 1)


@clause("DJ-8.17", "DJ-9.4")
def test_a_slot_is_asked_for_by_what_completes_the_tile(table):
    t = table("special special-01; display gold-07; turn: 0; seat 0: row2 yellow*2 red*2, home 2, coins 9")
    t.choose("space:special-left-1", "objective:gold-07")
    assert (t.prompt, GAME.clause(t.state)) == ("slot", "DJ-8.17")
    assert GAME.about(t.state) == {"tile": "objective:gold-07", "free": 0}
    t = table("turn: 0; seat 0: home 2, coins 20, ship O1, knowledge 2, reserve start-silver-1")
    t.choose("declare:start-silver-1")
    assert (t.prompt, GAME.clause(t.state)) == ("slot", "DJ-9.4")


@clause("DJ-8.6")
def test_the_worker_for_a_seal_is_asked_for_with_its_colour(table):
    t = table("turn: 0; academy red blue; seat 0: row2 blue*2 green, home 2, coins 20, knowledge 9")
    t.choose("space:academy-1", "seal:1-1")
    assert GAME.about(t.state) == {"seal": "seal:1-1", "discount": 0, "free": 0}
    assert "red" in GAME.question(t.state, "en", ["Ann", "Bob"])


@clause("DJ-8.12", "DJ-8.12c")
def test_the_medals_stamp_comes_from_its_own_clause(table):
    t = table("turn: 0; seat 0: row2 yellow*4, home 2").choose("space:letters-1", "stack:1")
    assert (t.prompt, GAME.clause(t.state)) == ("stack", "DJ-8.12")
    t.choose("stack:1")
    assert (t.prompt, GAME.clause(t.state)) == ("stack", "DJ-8.12c")
