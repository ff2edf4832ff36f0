"""Section 8: seals, lenses, and the museum."""

import re

import pytest

from tests.helpers import clause

from .look import has, of
from .test_words import tips


@clause("DJ-8.6", "DJ-12.2")
def test_only_seals_that_some_row_makes_payable_are_offered(table):
    t = table(
        "academy red - blue / green - - / yellow - - / red - -; turn: 0; seat 0: row2 red*3, row3 red*6, row4 red*6, "
        "coins 2, home 2"
    )
    t.choose("space:academy-1")
    assert t.legal() == ["seal:1-1", "seal:1-3", "seal:2-1", "say:skip"]  # the next slot of row 2 costs 1
    t.choose("seal:2-1")
    assert has(t, coins=0)
    assert of(t)["workers"][1]["seals"] == ["green", "red", "red", "red"]
    assert t.view()["academy"][3] is None


@clause("DJ-8.6", "DJ-12.2a", "DJ-I.9")
def test_the_row_is_asked_only_where_rows_differ(table):
    t = table("academy red; turn: 0; seat 0: row2 red, row3 red, row4 blue, home 2 3 4")
    t.choose("space:academy-1", "seal:1-1")
    assert t.legal() == ["worker:2", "worker:3", "worker:4"]  # worker 2 is out, so it is not like worker 3
    t = table("academy red; turn: 0; seat 0: row2 blue, row3 blue, row4 red, home 2 3 4")
    t.choose("space:academy-1", "seal:1-1")
    assert t.legal() == ["worker:2", "worker:4"]


@clause("DJ-12.2a", "DJ-9.8")
def test_a_worker_used_for_a_card_is_not_like_one_that_is_not(table):
    t = table("academy blue; turn: 0; seat 0: row2 red, row3 red, row4 red, crew crew-01=3, home 1")
    t.choose("space:academy-1", "seal:1-1")
    assert t.legal() == ["worker:2", "worker:3"]


@clause("DJ-8.6")
def test_no_seal_without_a_slot_or_a_seal(table):
    t = table("academy red; turn: 0; seat 0: row2 red*6, row3 red*6, row4 blue*6, home 2, coins 9")
    t.choose("space:academy-1")
    assert t.seat == 1
    t = table("turn: 0; seat 0: row2 red, home 2, coins 9")
    t.choose("space:academy-1")
    assert t.seat == 1


@clause("DJ-8.6")
@pytest.mark.parametrize(("seals", "cost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_what_the_slots_cost(table, seals, cost):
    t = table(f"academy blue; turn: 0; seat 0: row2 red*{seals}, row3 red*6, row4 red*6, home 2, coins 9")
    t.choose("space:academy-1", "seal:1-1")
    assert has(t, coins=9 - cost)


@clause("DJ-8.29", "DJ-8.6")
def test_free_scrolls_leave_the_cost_of_the_slot(table):
    t = table(
        "academy - - - / - - - / - - - / blue; turn: 0; seat 0: row2 red*3, row3 red*6, row4 red*6, home 2, coins 1, "
        "slots silver-2=silver-01!"
    )
    t.choose("space:academy-1", "seal:4-1")
    assert has(t, coins=0)


@clause("DJ-R.16", "DJ-X.21")
def test_discounts_reduce_row_and_slot_together(table):
    text = (
        "academy - - - / - - - / blue blue -; turn: 0; seat 0: row2 red*6, row3 red*4, row4 red*6, home 2, coins {}, "
        "lenses academy-2 academy-3{}"
    )
    t = table(text.format(9, ""))
    t.choose("space:academy-3")
    assert t.legal() == ["do:academy", "do:academy-less-3", "say:skip"]
    t.choose("do:academy-less-3", "seal:3-1")
    assert has(t, coins=9)  # 2 + 2 - 3 - 1 for the gold medal
    t = table(text.format(0, ", slots silver-2=silver-01!"))
    t.choose("space:academy-3", "seal:3-1")
    assert has(t, coins=0)


@clause("DJ-R.28", "DJ-8.6")
def test_a_free_seal_comes_from_the_academy_without_coins(table):
    t = table("academy - - - / - - - / - - - / blue; turn: 0; seat 0: row2 green*5, home 2, explorers IA19")
    t.choose("space:explore-1", "map:IA20", "say:stop")
    t.choose("seal:4-1", "worker:2")
    assert of(t)["workers"][1]["seals"] == ["green"] * 5 + ["blue"]
    assert has(t, coins=0)


@clause("DJ-8.19", "DJ-2.2")
def test_a_special_seal_goes_to_a_row_of_choice_while_there_are_any(table):
    text = "special special-07; {}; turn: 0; seat 0: row2 red*2 blue, row3 green, home 2"
    t = table(text.format("dish 1"))
    t.choose("space:special-left-1")
    assert t.legal() == ["worker:2", "worker:3", "worker:4", "say:skip"]
    t.choose("worker:4")
    assert of(t)["workers"][3]["seals"] == ["purple"]
    assert has(t, coins=1)
    assert t.view()["special_seals"] == 0
    t = table(text.format("dish 0"))
    t.choose("space:special-left-1")
    assert (t.seat, of(t)["coins"]) == (1, 1)


@clause("DJ-8.19")
def test_a_special_seal_goes_on_a_worker_of_the_player_who_takes_it(table):
    t = table("special special-07; dish 1; turn: 1; seat 1: row2 red*2 blue, home 2")
    t.choose("space:special-left-1", "worker:3")
    assert of(t, 1)["workers"][2]["seals"] == ["purple"]
    assert all("purple" not in worker["seals"] for worker in of(t, 0)["workers"][1:])


# --- lenses ----------------------------------------------------------------------------------------------------------


@clause("DJ-8.5", "DJ-8.5a", "DJ-X.1")
def test_a_lens_costs_four_and_the_space_may_be_used_at_once_without_seals(table):
    t = table("special - special-02; turn: 0; seat 0: coins 4, home 1")
    t.choose("space:lens-1")
    assert t.legal() == [
        "space:explore-2",
        "space:navigate-2",
        "space:letters-2",
        "space:academy-2",
        "space:special-left-2",
        "space:special-left-3",
        "space:special-right-2",
        "space:special-right-3",
        "say:skip",
    ]
    t.choose("space:special-left-2")
    assert has(t, coins=3, knowledge=1, lenses=1)
    assert t.view()["spaces"]["special-left-2"]["lens"] == 0


@clause("DJ-8.5", "DJ-I.4")
def test_on_travel_and_study_pages_lenses_go_from_the_top(table):
    t = table("turn: 0; seat 0: coins 4, home 1, lenses navigate-2; seat 1: lenses explore-2")
    t.choose("space:lens-1")
    assert t.legal()[:4] == ["space:explore-3", "space:navigate-3", "space:letters-2", "space:academy-2"]


@clause("DJ-8.5")
def test_without_coins_or_a_lens_there_is_no_lens(table):
    t = table("turn: 0; seat 0: coins 3, home 1")
    t.choose("space:lens-1")
    assert t.seat == 1
    t = table("turn: 0; seat 0: coins 9, home 1, lenses explore-2 explore-3 navigate-2 navigate-3 letters-2 letters-3")
    t.choose("space:lens-1")
    assert t.seat == 1


@clause("DJ-8.5a", "DJ-R.15")
def test_the_bonus_of_a_lens_may_be_declined_and_knows_no_medals(table):
    t = table("turn: 0; seat 0: coins 4, row2 green*6, home 2")
    t.choose("space:lens-1", "space:explore-2")
    assert t.legal() == ["map:IA1", "say:skip"]
    t.choose("map:IA1", "map:IA2", "map:IA3")
    assert (of(t)["explorers"], t.seat) == (["IA3"], 1)


@clause("DJ-8.5b", "DJ-6.5")
def test_from_then_on_the_space_is_open_to_everybody(table):
    t = table("turn: 0; seat 0: coins 4, home 1; seat 1: row2 green*2, home 2")
    t.choose("space:lens-1", "space:explore-2", "say:skip")
    assert "space:explore-2" in t.legal()
    t.choose("space:explore-2")
    assert has(t, 0, coins=1)


@clause("DJ-R.40", "DJ-15.3")
def test_a_free_lens_frees_its_bonus_only_by_the_switch(table):
    text = "academy - - - / - - - / - - - / blue; turn: 0; seat 0: row2 blue*4 yellow, crew crew-05, home 1"
    t = table(text)
    t.choose("declare:crew-05", "space:academy-2")
    assert t.prompt == "place"  # a seal for 3 coins is too dear
    t = table(text, free_lens_covers_bonus=True)
    t.choose("declare:crew-05", "space:academy-2", "do:academy", "worker:3")
    assert of(t)["workers"][2]["seals"] == ["blue"]
    assert has(t, coins=0, lenses=1)


@clause("DJ-8.22", "DJ-R.15")
def test_a_locked_space_is_performed_once_as_if_a_worker_stood_there(table):
    t = table("special special-09; turn: 0; seat 0: row2 red*2 blue*2, home 2; seat 1: lenses explore-2")
    t.choose("space:special-left-1")
    assert t.legal() == [
        "space:explore-3",
        "space:navigate-2",
        "space:navigate-3",
        "space:letters-2",
        "space:letters-3",
        "space:academy-2",
        "space:academy-3",
        "space:special-left-2",
        "space:special-left-3",
        "space:special-right-2",
        "space:special-right-3",
        "say:skip",
    ]
    t.choose("space:explore-3", "map:IA1", "map:IA2", "map:IA3", "map:IA4")
    assert of(t)["explorers"] == ["IA4"]
    assert t.view()["spaces"]["explore-3"]["lens"] is None
    assert has(t, coins=2)  # the silver medal of the special page


@clause("DJ-8.22", "DJ-R.14")
def test_no_tile_is_performed_twice_in_a_chain(table):
    t = table("special - special-09; turn: 0; seat 0: row2 red*3 yellow*2, crew crew-09, home 1")
    t.choose("declare:crew-09", "space:special-left-2")
    assert t.prompt == "locked"
    assert "space:special-left-2" not in t.legal()
    assert "space:special-left-3" in t.legal()


@clause("DJ-R.14", "DJ-8.5a")
def test_a_lens_put_within_a_chain_goes_on_with_it(table):
    t = table(
        "special - special-12 special-09; turn: 0; seat 0: row2 red*3 yellow*2, crew crew-09, home 1",
        published_tiles=True,
    )
    t.choose("declare:crew-09", "space:special-left-2", "space:special-left-3")
    assert t.prompt == "locked"
    assert "space:special-left-2" not in t.legal()  # it has led here
    assert "space:special-right-2" in t.legal()


# --- the museum ------------------------------------------------------------------------------------------------------


@clause("DJ-8.13", "DJ-8.13c", "DJ-X.6")
def test_a_delivery_pays_for_its_row_and_its_column(table):
    t = table(
        "museum green-plant red-reptile; no-coin green; turn: 0; seat 0: studied green-reptile green-plant, home 1"
    )
    t.choose("space:museum-deliver")
    assert t.legal() == ["species:green-reptile", "say:skip"]
    t.choose("species:green-reptile")
    assert has(t, coins=4, theory=2)
    assert "green-reptile" in t.view()["museum"]


@clause("DJ-8.13a", "DJ-R.11", "DJ-I.14")
def test_the_coin_of_a_row_is_for_the_first_player_who_delivers_there(table):
    t = table(
        "museum green-plant; turn: 0; seat 0: studied green-reptile, home 1; seat 1: studied green-bird, home 1 2"
    )
    t.choose("space:museum-deliver", "species:green-reptile")
    assert has(t, coins=1 + 5, theory=1)
    t.choose("space:museum-deliver", "worker:1", "species:green-bird")
    assert has(t, 1, coins=4, theory=2)


@clause("DJ-8.13b", "DJ-I.10")
def test_the_last_tile_of_a_row_advances_once_more(table):
    t = table(
        "museum green-plant green-bird green-fossil; no-coin green; turn: 0; seat 0: studied green-reptile, home 1"
    )
    t.choose("space:museum-deliver", "species:green-reptile")
    assert has(t, coins=3, theory=4)


@clause("DJ-8.14", "DJ-R.11", "DJ-R.12", "DJ-15.3")
def test_a_redelivery_pays_as_if_placed_now_but_takes_no_coin(table):
    text = (
        "special special-03; museum green-reptile green-plant green-bird green-fossil red-reptile; turn: 0; "
        "seat 0: row2 yellow red, home 2, studied green-reptile blue-bird green-fossil"
    )
    t = table(text)
    t.choose("space:special-left-1")
    assert t.legal() == ["species:green-reptile", "species:green-fossil", "say:skip"]
    t.choose("species:green-reptile")
    assert has(t, coins=2, theory=4 + 1)
    assert "green" in t.view()["row_coins"]
    t = table(text, redeliver_true_last_only=True)
    t.choose("space:special-left-1", "species:green-reptile")
    assert has(t, theory=4)
    t = table(text, redeliver_true_last_only=True)
    t.choose("space:special-left-1", "species:green-fossil")
    assert has(t, theory=3 + 1)


@pytest.mark.parametrize("colour", ["green", "yellow", "blue", "red"])
@clause("DJ-8.13", "DJ-8.13c")
def test_the_last_of_each_row_brings_what_its_tooltip_says(table, colour):
    t = table(f"""
        museum {colour}-plant {colour}-bird {colour}-fossil; specimens IA2={colour}-reptile
        turn: 0; seat 0: studied {colour}-reptile, home 1, theory 2
    """)
    coins, steps = [int(n) for n in re.findall(r"\d+", tips(t, f"species:{colour}-reptile").splitlines()[-1])[-2:]]
    before = of(t)["coins"]
    t.choose("space:museum-deliver", f"species:{colour}-reptile")
    assert has(t, coins=before + coins, theory=2 + steps)


@clause("DJ-8.15")
def test_research_in_the_museum(table):
    t = table("museum green-reptile blue-bird red-fossil; turn: 0; seat 0: studied blue-bird, home 1, coins 3")
    t.choose("space:museum-research")
    assert t.legal() == ["species:green-reptile", "species:red-fossil", "say:skip"]
    t.choose("species:red-fossil", "do:research-for-3")
    assert has(t, coins=0, studied=["green-reptile", "blue-bird", "red-fossil"])


@clause("DJ-8.23")
def test_a_lucky_find_is_any_species_not_yet_researched(table):
    t = table("special special-06; turn: 0; seat 0: row2 yellow*2 green*2, home 2, studied green-reptile")
    t.choose("space:special-left-1")
    assert len(t.legal()) == 16
    assert "species:green-reptile" not in t.legal()
    t.choose("species:yellow-fossil")
    assert has(t, studied=["green-reptile", "yellow-fossil"])


@clause("DJ-8.27")
def test_a_specimen_of_my_island_lies_where_my_explorer_is(table):
    t = table(
        "round 1; specimens IA2=green-bird IB2=red-bird O2=blue-bird; turn: 0; "
        "seat 0: ship O1, knowledge 2, reserve start-silver-1, home 1"
    )
    t.choose("declare:start-silver-1", "slot:silver-3")
    assert t.legal() == ["species:green-bird", "say:skip"]
    t.choose("species:green-bird")
    assert has(t, studied=["green-bird"])
    t = table(
        "round 1; specimens IA2=green-bird O2=blue-bird; turn: 1; seat 0: explorers IC1; "
        "seat 1: ship O1, knowledge 2, reserve start-silver-1, home 1"
    )
    t.choose("declare:start-silver-1", "slot:silver-3")
    assert t.legal() == ["species:green-bird", "say:skip"]  # what lies at sea is nobody's, whoever is on the islands


@clause("DJ-8.20")
@pytest.mark.parametrize(("word", "coins", "vp"), [("say:coins", 7, 0), ("say:vp", 0, 7)])
def test_knowledge_becomes_coins_or_points(table, word, coins, vp):
    t = table("special special-05; turn: 0; seat 0: row2 green red, home 2, knowledge 2")
    t.choose("space:special-left-1")
    assert t.legal() == ["say:coins", "say:vp", "say:skip"]
    t.choose(word)
    assert has(t, coins=coins, vp=vp, knowledge=1)
    assert t.seat == 1
    t = table("special special-05; turn: 0; seat 0: row2 green red, home 2")
    t.choose("space:special-left-1")
    assert t.seat == 1


@clause("DJ-8.1", "DJ-8.2", "DJ-8.3", "DJ-8.4", "DJ-R.26")
def test_simple_gains_and_the_end_of_the_theory_track(table):
    t = table("turn: 0; seat 0: row2 blue, home 2, ship O16, theory 35")
    t.choose("space:navigate-1", "map:O17", "say:stop")
    assert has(t, coins=3, theory=36)
    t = table("turn: 0; seat 0: row2 green, home 2, explorers IA15, vp 1")
    t.choose("space:explore-1", "map:IA16", "say:stop")
    assert has(t, vp=1 + 3 + 2, knowledge=1)


@clause("DJ-8.18", "DJ-R.23", "DJ-R.43")
def test_the_queue_has_no_limit(table):
    t = table("turn: 0; seat 0: home 1 2 3 4; seat 1: home")
    for _ in range(3):
        t.choose("space:turn-order")
        t.choose(t.legal()[0]) if t.prompt == "worker" else None
    assert t.view()["queue"] == [0, 0, 0]
    assert has(t, coins=6)
