"""Section 8: the ship and the explorers."""

import pytest

from tests.helpers import clause

from .look import has, of

SAIL = "turn: 0; seat 0: row2 blue, home 2, "
WALK = "turn: 0; seat 0: row2 green, home 2, "


@clause("DJ-8.7", "DJ-R.10", "DJ-I.7")
def test_the_ship_makes_one_step_at_least_and_n_at_most(table):
    t = table(SAIL + "ship O1")
    t.choose("space:navigate-1")
    assert t.legal() == ["map:O2", "map:O3", "say:skip"]
    t.choose("map:O2")
    assert (t.prompt, t.legal()) == ("step", ["map:O3", "say:stop"])
    t.choose("map:O3")
    assert (of(t)["ship"], t.seat) == ("O3", 1)


@clause("DJ-8.7")
def test_ships_share_spaces_and_the_last_space_ends_the_journey(table):
    t = table("turn: 0; seat 0: row2 blue, home 2 1, ship O25; seat 1: ship O26, row2 blue, home 2; paid O26")
    t.choose("space:navigate-1")
    t.choose(*(["worker:1"] if t.prompt == "worker" else []))
    t.choose("map:O26")
    assert (of(t)["ship"], of(t)["vp"]) == ("O26", 3)
    t = table("turn: 0; seat 0: row2 blue, home 2, ship O26")
    t.choose("space:navigate-1")
    assert t.seat == 1


@clause("DJ-8.7a", "DJ-8.7c")
def test_a_silver_ribbon_sends_an_explorer_even_if_the_ship_goes_on(table):
    t = table(SAIL + "ship O7")
    t.choose("space:navigate-1", "map:O8")
    assert of(t)["explorers"] == ["IA0", "IB0"]
    assert t.legal() == ["map:O9", "say:stop"]
    t = table(SAIL + "ship O13, explorers IC4")
    t.choose("space:navigate-1", "map:O14", "say:stop")
    assert of(t)["explorers"] == ["IA0", "IC4"]


@clause("DJ-8.7b", "DJ-8.7c", "DJ-I.14")
def test_the_first_at_the_end_of_the_sea_gains_three_more(table):
    t = table("turn: 0; seat 0: row2 blue, home 2, ship O25; seat 1: row2 blue, home 2, ship O25, coins 3")
    t.choose("space:navigate-1", "map:O26")
    assert has(t, vp=6)
    assert t.view()["paid"] == ["O26"]
    t.choose("space:navigate-1", "map:O26")
    assert has(t, 1, vp=3)


@clause("DJ-8.7b")
def test_the_last_space_of_a_move_is_used_and_the_others_are_not(table):
    t = table(SAIL + "ship O9")
    t.choose("space:navigate-1", "map:O10", "map:O11")
    assert has(t, coins=0)
    t = table(SAIL + "ship O9")
    t.choose("space:navigate-1", "map:O10", "say:stop")
    assert has(t, coins=4)


@clause("DJ-8.8", "DJ-12.1")
def test_any_explorer_not_at_its_end_may_move(table):
    t = table(WALK + "explorers IA24 IB0 IC1")
    t.choose("space:explore-1")
    assert t.legal() == ["map:IB1", "map:IC2", "map:IC4", "say:skip"]
    t.choose("map:IC4")
    assert t.legal() == ["map:IC5", "say:stop"]


@clause("DJ-8.8a", "DJ-X.5")
def test_a_space_with_another_explorer_is_skipped_and_is_no_step(table):
    t = table(WALK + "explorers IA0; seat 1: explorers IA1")
    t.choose("space:explore-1")
    assert t.legal() == ["map:IA2", "say:skip"]
    t.choose("map:IA2")
    assert t.legal() == ["map:IA3", "say:stop"]


@clause("DJ-8.8a", "DJ-I.6")
def test_several_in_a_row_are_all_skipped_but_never_start_and_end(table):
    t = table("players 3; " + WALK + "explorers IA8; seat 1: explorers IA9; seat 2: explorers IA10")
    t.choose("space:explore-1")
    assert t.legal() == ["map:IA11", "say:skip"]
    t = table(WALK + "explorers IA23; seat 1: explorers IA24")
    t.choose("space:explore-1")
    assert t.legal() == ["map:IA24", "say:skip"]


@clause("DJ-8.8b", "DJ-R.8")
def test_every_branch_of_a_fork_is_looked_at_by_itself(table):
    t = table(WALK + "explorers IA4; seat 1: explorers IA5")
    t.choose("space:explore-1")
    assert t.legal() == ["map:IA6", "map:IA8", "say:skip"]
    t = table(
        "players 4; " + WALK + "explorers IA4; seat 1: explorers IA5; seat 2: explorers IA6; seat 3: explorers IA7"
    )
    t.choose("space:explore-1")
    assert t.legal() == ["map:IA8", "say:skip"]


@clause("DJ-8.8c", "DJ-R.8")
def test_a_gold_ribbon_pays_the_first_who_enters_or_passes_it(table):
    t = table(WALK + "explorers IA3; seat 1: row2 green, home 2, explorers IA2, coins 3")
    t.choose("space:explore-1", "map:IA4", "map:IA8")
    assert has(t, vp=1, coins=2)
    t.choose("space:explore-1", "map:IA3", "map:IA4")
    assert has(t, 1, vp=0)
    t = table(WALK + "explorers IA8; seat 1: explorers IA9")
    t.choose("space:explore-1", "map:IA10", "say:stop")
    assert has(t, vp=2)  # skipped, yet crossed


@clause("DJ-8.8d")
def test_the_first_at_the_end_of_an_island_gains_three_more(table):
    t = table(
        "turn: 0; seat 0: row2 green, home 2, explorers IC9; seat 1: row2 green, home 2 3, explorers IC8, coins 3"
    )
    t.choose("space:explore-1", "map:IC10")
    assert has(t, vp=8 + 3)
    t.choose("space:explore-1", "map:IC9", "map:IC10")
    assert has(t, 1, vp=8)


@clause("DJ-8.8e", "DJ-X.9")
def test_with_the_gold_medal_one_passed_space_is_used_too(table):
    t = table(
        "turn: 0; specimens IA2=red-bird; seat 0: row2 green*6, home 2, explorers IA0, lenses explore-2 explore-3"
    )
    t.choose("space:explore-2", "map:IA1", "map:IA2", "map:IA3", "say:stop")
    assert (t.prompt, t.legal()) == ("passed", ["map:IA1", "map:IA2", "say:skip"])
    t.choose("map:IA2")
    assert has(t, knowledge=1, studied=["red-bird"], coins=0)


@clause("DJ-8.8e")
def test_the_passed_space_may_be_left_unused(table):
    t = table("turn: 0; seat 0: row2 blue*6, home 2, ship O9")
    t.choose("space:navigate-1", "map:O10", "map:O11", "say:stop")
    assert (t.prompt, t.legal()) == ("passed", ["map:O10", "say:skip"])
    t.choose("say:skip")
    assert has(t, coins=0)


@clause("DJ-8.8f")
def test_passed_spaces_that_can_do_nothing_are_not_offered(table):
    t = table("turn: 0; seat 0: row2 blue*6, home 2, ship O3")
    t.choose("space:navigate-1", "map:O4", "map:O5", "map:O7")  # the Beagle's, a blank one, then a flag without tile
    assert t.seat == 1
    t = table("turn: 0; specimens IA2=red-bird; seat 0: row2 green*6, home 2, explorers IA1, studied red-bird")
    t.choose("space:explore-1", "map:IA2", "map:IA3", "say:stop")
    assert t.seat == 1
    t = table("turn: 0; seat 0: row2 green*6, home 2, explorers IA0")
    t.choose("space:explore-1", "map:IA1", "say:stop")
    assert (t.seat, of(t)["coins"]) == (1, 4)
    for theory, passed in ((35, ["map:IA18", "say:skip"]), (36, [])):  # at the end of the track theory brings nothing
        t = table(f"turn: 0; seat 0: row2 green*6, home 2, explorers IA17, theory {theory}")
        t.choose("space:explore-1", "map:IA18", "map:IA19", "say:stop")
        assert (t.legal() if t.prompt == "passed" else []) == passed


@clause("DJ-8.8e", "DJ-8.8f")
@pytest.mark.parametrize(
    ("passed", "move", "rest"),
    [
        ("map:O12", ("space:navigate-1", "map:O12", "map:O13"), "row2 blue*6, ship O11, coins 1"),
        ("map:IA6", ("space:explore-1", "map:IA6", "map:IA7"), "row2 green*6, explorers IA5, tents IA7"),
        ("map:IA7", ("space:explore-1", "map:IA7", "map:IA8"), "row2 green*6, explorers IA6"),
        ("map:IA20", ("space:explore-1", "map:IA20", "map:IA21"), "row2 green*6, explorers IA19"),
        ("map:IA22", ("space:explore-1", "map:IA22", "map:IA23"), "row2 green*6, explorers IA21, stacks 0 0 2"),
    ],
)
def test_a_passed_space_with_a_single_way_to_use_it_is_offered(table, passed, move, rest):
    t = table(f"academy red; display gold-01; turn: 1; seat 0: home 1; seat 1: {rest}, home 2")
    t.choose(*move, "say:stop")
    assert (t.prompt, t.legal()) == ("passed", [passed, "say:skip"])


@clause("DJ-8.8f", "DJ-8.10")
def test_a_passed_camp_where_no_tent_can_be_pitched_is_not_offered(table):
    full = "players 3; turn: 0; seat 0: row2 blue*6, home 2, ship O11{}; seat 1: tents O12; seat 2: home 1"
    for rest, passed in ((", coins 3", True), (", coins 2", False), (", coins 9, tents O12", False)):
        t = table(full.format(rest)).choose("space:navigate-1", "map:O12", "map:O13", "say:stop")
        assert (t.prompt == "passed") == passed


@clause("DJ-R.31", "DJ-15.3")
def test_skipped_spaces_are_passed_only_by_the_switch(table):
    text = "turn: 0; seat 0: row2 green*6, home 2, explorers IA0; seat 1: explorers IA1"
    t = table(text)
    t.choose("space:explore-1", "map:IA2", "map:IA3", "say:stop")
    assert t.seat == 1
    t = table(text, skipped_spaces_count_as_passed=True)
    t.choose("space:explore-1", "map:IA2", "map:IA3", "say:stop")
    assert (t.prompt, t.legal()) == ("passed", ["map:IA1", "say:skip"])
    t.choose("map:IA1")
    assert has(t, coins=4, knowledge=1)


@clause("DJ-8.8b", "DJ-R.31")
def test_of_two_skipped_branches_either_may_have_been_taken(table):
    t = table(
        "players 4; specimens IA12=red-bird; turn: 0; seat 0: row2 green*6, home 2, explorers IA11; "
        "seat 1: explorers IA12; seat 2: explorers IA13; seat 3: explorers IA14",
        skipped_spaces_count_as_passed=True,
    )
    t.choose("space:explore-1", "map:IA15", "map:IA16", "say:stop")
    assert t.legal() == ["map:IA12", "map:IA13", "map:IA15", "say:skip"]  # no coin for the camp of IA14
    t.choose("map:IA12")
    assert has(t, studied=["red-bird"], coins=0)


@clause("DJ-8.9", "DJ-2.5")
def test_a_specimen_is_researched_once_and_its_tile_stays(table):
    t = table(
        "specimens IA2=red-bird; turn: 0; seat 0: row2 green, home 2, explorers IA1; "
        "seat 1: row2 green, home 2, explorers IA0, coins 3, studied red-bird"
    )
    t.choose("space:explore-1", "map:IA2", "say:stop")
    assert has(t, studied=["red-bird"])
    assert t.view()["specimens"] == {"IA2": "red-bird"}
    t = table("turn: 0; seat 0: row2 green, home 2, explorers IA1")
    t.choose("space:explore-1", "map:IA2", "say:stop")
    assert has(t, studied=[])


@clause("DJ-8.21", "DJ-8.7a")
def test_an_explorer_is_sent_to_a_new_island_and_the_ribbon_gives_nothing_then(table):
    t = table("special special-04; turn: 0; seat 0: row2 yellow blue*2, home 2, explorers IA3")
    t.choose("space:special-left-1")
    assert t.legal() == ["island:B", "island:C", "say:skip"]
    t.choose("island:C")
    assert of(t)["explorers"] == ["IA3", "IC0"]
    t = table("special special-04; turn: 0; seat 0: row2 yellow blue*2, home 2, explorers IA0 IB0 IC0")
    t.choose("space:special-left-1")
    assert t.seat == 1


@clause("DJ-8.24", "DJ-R.39", "DJ-R.44")
def test_catching_up_with_the_beagle_crosses_ribbons_and_never_goes_back(table):
    t = table("round 4; turn: 0; seat 0: row2 blue*3 green red, crew crew-08, home 1, ship O2")
    t.choose("declare:crew-08")
    assert t.legal() == ["do:to-beagle", "say:skip"]
    t.choose("do:to-beagle")
    assert (of(t)["ship"], of(t)["explorers"]) == ("O14", ["IA0", "IB0", "IC0"])
    assert t.prompt == "place"
    for ship in ("O14", "O15"):
        t = table(f"round 4; turn: 0; seat 0: row2 blue*3 green red, crew crew-08, home 1, ship {ship}")
        t.choose("declare:crew-08")
        assert (t.prompt, of(t)["ship"]) == ("place", ship)


@clause("DJ-R.6")
def test_there_is_no_silver_ribbon_at_the_first_beagle_space(table):
    t = table(SAIL + "ship O0")
    t.choose("space:navigate-1", "map:O1", "say:stop")
    assert of(t)["explorers"] == ["IA0"]
