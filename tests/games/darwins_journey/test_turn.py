"""Sections 1, 5 and 6: turns, and placing a worker."""

import pytest

import holotype
from tests.helpers import Table, clause

from .look import SQUARES, declared, finish, has, of, spaces


@clause("DJ-5.1")
def test_players_take_turns_in_turn_order_until_all_workers_are_placed(table):
    t = table("order 1 0; seat 0: home 1; seat 1: home 1 2")
    assert t.seat == 1
    t.choose("space:turn-order", "worker:1")
    assert t.seat == 0
    t.choose("space:turn-order")
    assert (t.seat, t.prompt) == (1, "place")  # seat 0 has none left and is skipped
    t.choose("space:turn-order")
    assert t.view()["round"] == 2


@clause("DJ-5.1a")
def test_without_a_worker_there_is_no_window_before_the_reward_phase(table):
    t = table("""
        turn: 1; seat 0: home, coins 9, lenses explore-2 navigate-2, reserve silver-07
        seat 1: coins 9, row2 green*2, home 2 3
    """)
    t.choose("space:explore-2")  # seat 0 gets its tenth coin
    assert of(t)["coins"] == 10
    finish(t)
    assert (t.seat, t.prompt) == (1, "place")
    t.choose("space:turn-order")
    assert (t.seat, t.prompt, t.legal()) == (0, "reward-window", ["declare:silver-07", "say:pass"])


@clause("DJ-5.2", "DJ-6.1", "DJ-6.4")
def test_the_squares_are_always_open(table):
    t = table("seat 0: home 3; seat 1: home 1; turn: 0")
    assert t.legal() == ["space:lens-1", "space:lens-2", *SQUARES]


@clause("DJ-5.3", "DJ-9.1", "DJ-9.2")
def test_declarations_come_before_placing_and_after_the_last_effect(table):
    t = table("turn: 0; round 1; seat 0: coins 9, ship O1, knowledge 2, reserve start-silver-1, home 1")
    assert declared(t) == ["declare:start-silver-1"]
    t.choose("space:turn-order")
    assert (t.prompt, t.legal()) == ("end-turn", ["declare:start-silver-1", "say:end"])
    t.choose("say:end")
    assert (t.seat, t.prompt) == (1, "place")


@clause("DJ-5.3")
def test_a_turn_ends_by_itself_when_nothing_can_be_declared(table):
    t = table("turn: 0; seat 0: home 1 2")
    t.choose("space:turn-order", "worker:1")
    assert t.seat == 1


@clause("DJ-5.4", "DJ-8.28", "DJ-I.5", "DJ-I.16")
def test_a_fifth_worker_gained_in_the_action_phase_has_a_turn_this_round(table):
    t = table(
        "turn: 0; seat 0: coins 5, ship O1, knowledge 2, studied green-bird green-plant, home 1, "
        "reserve start-gold-2; seat 1: home"
    )
    t.choose("declare:start-gold-2", "slot:gold-1")
    assert (of(t)["coins"], of(t)["workers"][4]["at"]) == (0, "home")
    t.choose("space:turn-order", "worker:1")
    assert (t.seat, t.prompt) == (0, "place")
    t.choose("space:explore-1")  # only row 5 is left: one knowledge for the seal
    assert of(t)["knowledge"] == 1
    assert of(t)["workers"][4]["at"] == "explore-1"


@clause("DJ-5.1", "DJ-10.4")
def test_the_view_says_whose_turn_it_is_and_in_the_reward_phase_nobodys(table):
    t = table("order 1 0; seat 0: home, coins 10, lenses explore-2 navigate-2, reserve silver-07; seat 1: home 1")
    assert t.view()["active"] == 1
    t.choose("space:turn-order")
    assert (t.seat, t.prompt, t.view()["active"]) == (0, "reward-window", None)


# --- where a worker may stand ----------------------------------------------------------------------------------------


@clause("DJ-6.2", "DJ-6.3", "DJ-X.2")
def test_in_an_undivided_journal_the_other_page_counts(table):
    t = table("""
        players 3; turn: 2; seat 0: at navigate-1=2, row2 blue
        seat 2: coins 5, row2 green, home 2
    """)
    t.choose("space:explore-1")
    assert has(t, 2, coins=3)


@clause("DJ-6.3")
@pytest.mark.parametrize(("players", "cost"), [(2, 3), (3, 2), (4, 2)])
def test_the_area_cost_is_the_same_whatever_the_number_of_workers_there(table, players, cost):
    text = f"players {players}; turn: 0; seat 0: row2 green, coins {{}}, home 2; seat 1: at explore-1=1 explore-1=2"
    t = table(text.format(cost))
    t.choose("space:explore-1")
    assert has(t, coins=0)
    assert "space:explore-1" not in spaces(table(text.format(cost - 1)))


@clause("DJ-6.3", "DJ-8.29")
def test_own_workers_count_and_the_passive_effect_makes_it_one_coin(table):
    t = table(
        "turn: 0; seat 0: row2 green, row3 green, coins 1, slots gold-3=gold-01!, at explore-1=3 turn-order=1 "
        "turn-order=4"
    )
    t.choose("space:explore-1")
    assert has(t, coins=0)


@clause("DJ-6.3", "DJ-8.29")
def test_the_passive_effect_makes_areas_cheap_for_its_owner_alone(table):
    text = "turn: {}; seat 0: row2 green, coins 3, home 2; seat 1: row2 green, coins 3, home 2, slots gold-3=gold-01!"
    for seat, left in ((0, 0), (1, 2)):
        t = table(f"players 2; {text.format(seat)}, at explore-1=1")
        t.choose("space:explore-1")
        assert has(t, seat, coins=left)


@clause("DJ-6.2", "DJ-X.3")
def test_on_the_side_for_four_each_page_is_an_area(table):
    t = table("players 4; turn: 0; seat 0: row2 blue, home 2; seat 1: at explore-1=1")
    t.choose("space:navigate-1")
    assert has(t, coins=0)
    assert of(t)["workers"][1]["at"] == "navigate-1"


@clause("DJ-6.4", "DJ-R.5", "DJ-R.3")
def test_small_spaces_need_a_lens_and_hold_one_worker(table):
    t = table("turn: 0; seat 0: row2 green*3 blue*3, coins 9, home 2; seat 1: lenses explore-2, at lens-1=1")
    assert spaces(t) == ["space:explore-1", "space:explore-2", "space:navigate-1", "space:lens-2", *SQUARES]


@clause("DJ-6.5", "DJ-X.18")
def test_on_a_lens_of_another_its_owner_gains_a_coin(table):
    t = table("turn: 0; seat 0: row2 green*2, home 2; seat 1: lenses explore-2")
    t.choose("space:explore-2")
    assert (of(t, 0)["coins"], of(t, 1)["coins"]) == (0, 1)
    t = table("turn: 0; seat 0: row2 green*2, home 2, lenses explore-2; seat 1: home 1")
    t.choose("space:explore-2")
    assert (of(t, 0)["coins"], of(t, 1)["coins"]) == (0, 0)


@clause("DJ-6.6", "DJ-X.4", "DJ-8.3")
def test_missing_seals_cost_knowledge(table):
    text = "special special-06; turn: 0; seat 0: row2 green yellow*2 {}, knowledge {}, home 2"
    t = table(text.format("", 1))
    t.choose("space:special-left-1")
    assert has(t, knowledge=0)
    assert "space:special-left-1" not in spaces(table(text.format("", 0)))
    t = table(text.format("purple", 1))
    t.choose("space:special-left-1")
    assert has(t, knowledge=1)  # never more than needed


@clause("DJ-6.6", "DJ-6.7")
def test_the_requirement_of_a_special_space_is_that_of_its_tile(table):
    t = table("special special-02 - - special-11; turn: 0; seat 0: row2 green blue, home 2")
    assert spaces(t) == [
        "space:explore-1",
        "space:navigate-1",
        "space:special-left-1",
        "space:lens-1",
        "space:lens-2",
        *SQUARES,
    ]


@clause("DJ-6.8")
def test_a_placement_is_legal_even_if_nothing_can_come_of_it(table):
    t = table("turn: 0; seat 0: home 1 2")
    t.choose("space:museum-deliver", "worker:1")
    assert t.seat == 1
    assert of(t)["workers"][0]["at"] == "museum-deliver"


@clause("DJ-6.8", "DJ-12.1")
def test_the_worker_is_chosen_among_those_with_different_seals(table):
    t = table("turn: 0; seat 0: row2 green, row3 green, row4 blue")
    t.choose("space:explore-1")
    assert (t.prompt, t.legal()) == ("worker", ["worker:1", "worker:2"])
    t = table("turn: 0; seat 0: row2 green, row3 green, row4 blue, knowledge 1")
    t.choose("space:explore-1")
    assert t.legal() == ["worker:1", "worker:2", "worker:4"]
    t = table("turn: 0; seat 0: row2 purple, row3 purple, row4 blue, home 1 2 3")
    t.choose("space:explore-1")
    assert t.legal() == ["worker:1", "worker:2"]  # worker 1 can never get another seal, so it differs


# --- medals ----------------------------------------------------------------------------------------------------------


@clause("DJ-6.9", "DJ-6.10")
def test_the_silver_medal_adds_a_step(table):
    t = table("turn: 0; seat 0: row2 green*4, home 2")
    t.choose("space:explore-1", "map:IA1", "map:IA2", "map:IA3")
    assert of(t)["explorers"] == ["IA3"]
    assert t.seat == 1
    t = table("turn: 0; seat 0: row2 green*3, home 2")
    t.choose("space:explore-1", "map:IA1", "map:IA2")
    assert of(t)["explorers"] == ["IA2"]
    assert t.seat == 1


@clause("DJ-6.9", "DJ-6.10")
def test_the_silver_medal_works_at_sea_too(table):
    t = table("turn: 0; seat 0: row2 blue*4, home 2")
    t.choose("space:navigate-1", "map:O1", "map:O2", "map:O3")
    assert (of(t)["ship"], t.seat) == ("O3", 1)


@clause("DJ-6.10", "DJ-6.11", "DJ-R.41")
def test_special_pages_give_coins_and_points_for_medals(table):
    text = "special special-03; turn: 0; seat 0: row2 red yellow {}, home 2"
    for seals, coins, vp in (("green", 0, 0), ("green*2", 2, 0), ("green*3", 2, 0), ("green*4", 2, 3)):
        t = table(text.format(seals))
        t.choose("space:special-left-1")
        assert has(t, coins=coins, vp=vp)


@clause("DJ-6.10", "DJ-X.21")
def test_medals_at_the_academy_add_a_seal_and_make_each_cheaper(table):
    t = table("academy red red red / blue green green; turn: 0; seat 0: coins 9, row2 red*6, row3 red*2, home 2")
    t.choose("space:academy-1")
    assert t.prompt == "seal"
    t.choose("seal:2-1", "worker:3")  # row 1 coin, slot 1 coin, less 1
    assert has(t, coins=8)
    assert t.prompt == "seal"  # the additional seal
    t.choose("seal:2-2", "worker:3")
    assert has(t, coins=7)
    assert t.seat == 1


@clause("DJ-6.9")
def test_squares_and_the_small_journal_have_no_medal_bonus(table):
    t = table("turn: 0; seat 0: row2 red*6, home 2, coins 4")
    t.choose("space:turn-order")
    assert has(t, coins=6, vp=0)
    t = table("turn: 0; seat 0: row2 red*6, home 2, coins 4")
    t.choose("space:lens-1", "space:explore-2")
    assert has(t, coins=0, vp=0)


@clause("DJ-6.10a")
def test_medals_do_not_change_what_follows(table):
    t = table("turn: 0; seat 0: row2 green*6, home 2, explorers IA5, coins 9")
    t.choose("space:explore-1", "map:IA6", "map:IA7", "say:stop")
    t.choose("camp:IA7")  # its navigate 2 gets no third step
    t.choose("map:O1", "map:O2")
    assert of(t)["ship"] == "O2"
    assert t.seat == 1


PAGES = {"explore": "green", "navigate": "blue", "letters": "yellow", "academy": "red"}


@clause("DJ-6.10", "DJ-6.10a")
@pytest.mark.parametrize("page", PAGES)
def test_a_medal_changes_only_what_its_page_is_for(tmp_path, page):
    everything = "{op: explore, n: 2}, {op: navigate, n: 2}, {op: letters, n: 2}, {op: academy}"
    (tmp_path / "board.yaml").write_text(f"spaces:\n- id: {page}_1\n  effects: [{everything}]\n")
    game = holotype.load("darwins_journey", tmp_path)
    seat = f"row2 {PAGES[page]}*6, explorers IA1, home 2, coins 1"
    t = Table(game.position(f"academy - - - / red; turn: 0; seat 0: {seat}; seat 1: home 1"))
    t.choose(f"space:{page}-1")
    if page != "explore":
        t.choose("do:explore-2", "map:IA3")
        assert t.prompt != "step"
    if page != "navigate":
        t.choose("do:navigate-2", "map:O2")
        assert t.prompt != "step"
    if page != "letters":
        t.choose("do:letters-2", "stack:1", "stack:1", "envelope:1")
        assert has(t, envelopes=[2, 0, 0])
    if page != "academy":
        t.choose("do:academy")
        assert has(t, coins=0)
    assert t.seat == 0  # what its page is for is left


@clause("DJ-1.3", "DJ-1.5", "DJ-I.8")
def test_what_is_gained_can_be_spent_at_once_and_nobody_goes_into_debt(table):
    t = table("turn: 0; seat 0: studied green-reptile blue-plant, home 1")
    t.choose("space:museum-deliver", "species:green-reptile")
    assert has(t, coins=7)
    assert t.legal() == ["do:deliver-for-3", "say:skip"]
    t.choose("do:deliver-for-3")
    assert has(t, coins=4 + 1 + 6)


@clause("DJ-6.3", "DJ-6.5", "DJ-6.6")
def test_all_costs_of_a_placement_are_paid_together(table):
    t = table("""
        turn: 0; seat 0: row2 green, knowledge 1, coins 3, home 2
        seat 1: lenses explore-2, at navigate-1=2, row2 blue, home 1
    """)
    t.choose("space:explore-2")
    assert has(t, coins=0, knowledge=0)
    assert of(t, 1)["coins"] == 1
    assert t.view()["areas"] == [2, 0, 0, 0]
    assert t.view()["spaces"]["explore-2"]["workers"] == [[0, 2]]


@clause("DJ-5.1")
def test_each_seat_has_its_own_workers(table):
    t = table("players 3; order 2 0 1; seat 0: home 1; seat 1: home 1; seat 2: home 4, row4 red")
    asked = []
    while t.prompt == "place" and t.view()["round"] == 1:
        asked.append(t.seat)
        t.choose("space:museum-deliver")
    assert asked == [2, 0, 1]
