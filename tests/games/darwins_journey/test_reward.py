"""Section 10: turn order, reward and preparation."""

from typing import Any

import pytest

from tests.helpers import clause

from .look import has, of


@clause("DJ-10.1", "DJ-10.2", "DJ-X.20", "DJ-I.15")
def test_the_queue_comes_first_and_the_others_keep_their_order(table):
    t = table("players 4; phase turn-order; order 0 1 2 3; queue 2 0 2")
    assert t.view()["order"] == [2, 0, 1, 3]
    assert (t.seat, t.view()["round"]) == (2, 2)
    t = table("players 4; phase turn-order; order 3 1 2 0")
    assert t.view()["order"] == [3, 1, 2, 0]


@clause("DJ-10.3", "DJ-10.4", "DJ-R.22")
def test_windows_before_between_and_after_the_scorings(table):
    t = table(
        "phase reward; round 1; order 1 0; seat 0: ship O1, knowledge 2, reserve start-silver-1, envelopes 2 0 0; "
        "letters letter-2; seat 1: coins 10, lenses explore-2 letters-2, reserve silver-07"
    )
    coins = []
    asked = []
    while t.prompt == "reward-window":
        asked.append(t.seat)
        coins.append(of(t)["coins"])
        t.choose("say:pass")
    assert asked == [1, 0] * 5
    assert coins == [0, 0] + [4] * 8


@clause("DJ-10.4", "DJ-9.2")
def test_any_number_of_declarations_in_a_window(table):
    t = table(
        "phase reward; round 1; letters letter-2; seat 0: ship O1, knowledge 2, coins 10, lenses explore-2 letters-2, "
        "envelopes 2 0 0, reserve start-silver-1 silver-07"
    )
    coins = of(t)["coins"]
    t.choose("declare:silver-07", "slot:silver-5")
    assert t.legal() == ["declare:start-silver-1", "say:pass"]
    assert has(t, coins=coins)
    t.choose("say:pass")
    assert of(t)["coins"] > coins  # the scoring came only now


@clause("DJ-10.5", "DJ-10.6", "DJ-10.7", "DJ-X.10")
def test_ties_share_a_place_and_half_of_the_stamps_go(table):
    t = table(
        "players 3; phase reward; letters letter-1; seat 0: envelopes 3 0 0, discard 9; "
        "seat 1: envelopes 3 0 0, discard 9; seat 2: envelopes 2 0 0, discard 10"
    )
    assert [of(t, seat)["coins"] for seat in range(3)] == [2, 2, 2]
    assert [of(t, seat)["knowledge"] for seat in range(3)] == [1, 1, 0]
    assert [of(t, seat)["envelopes"][0] for seat in range(3)] == [1, 1, 1]
    assert [of(t, seat)["discard"] for seat in range(3)] == [11, 11, 11]


@clause("DJ-10.5")
def test_no_place_without_stamps_and_none_after_the_second(table):
    t = table(
        "players 4; phase reward; letters letter-2; seat 0: envelopes 1 0 0; seat 1: envelopes 3 0 0; "
        "seat 2: envelopes 2 0 0"
    )
    assert [of(t, seat)["coins"] for seat in range(4)] == [0, 4, 2, 0]
    assert [of(t, seat)["envelopes"][0] for seat in range(4)] == [1, 1, 1, 0]


@clause("DJ-10.6")
def test_first_places_in_turn_order_come_before_second_ones(table):
    t = table(
        "players 3; order 2 1 0; phase reward; letters letter-4; seat 0: envelopes 2 0 0; seat 1: envelopes 1 0 0; "
        "seat 2: envelopes 2 0 0"
    )
    asked = []
    while t.prompt == "explore":
        asked.append(t.seat)
        t.choose("say:skip")
    assert asked == [2, 0, 1]


@clause("DJ-10.7", "DJ-R.17")
def test_declining_a_reward_does_not_save_the_stamps(table):
    t = table("phase reward; letters letter-4; seat 0: envelopes 3 0 0")
    t.choose("say:skip")
    assert of(t)["envelopes"] == [1, 0, 0]


@clause("DJ-10.8", "DJ-R.18")
@pytest.mark.parametrize(("envelope", "left", "coins"), [(1, [2, 0, 0], 0), (3, [0, 0, 0], 4)])
def test_new_stamps_count_only_in_envelopes_not_yet_scored(table, envelope, left, coins):
    """An explorer reaches letters 2 by the reward of the first envelope; the third gives coins."""
    t = table("phase reward; letters letter-4 letter-3 letter-2; seat 0: envelopes 1 0 0, explorers IC3")
    t.choose("map:IC4", "say:stop", "stack:1", "stack:1", f"envelope:{envelope}")
    assert has(t, coins=coins, vp=3)
    if envelope == 3:
        left = [0, 0, 1]
    assert of(t)["envelopes"] == left


GOALS = [
    ("goal-seal-red", "row2 red*2 purple, row3 red", 12),
    ("goal-kind-bird", "studied red-bird blue-bird red-plant", 12),
    ("goal-lenses", "lenses explore-2 letters-2", 10),
    ("goal-stamps", "stacks 0 1 0", 16),
    ("goal-tents", "tents O6 IA4", 8),
    ("goal-objectives", "slots gold-4=gold-01! silver-5=silver-01! silver-4=silver-02", 6),
]


@clause("DJ-10.9", "DJ-2.2")
@pytest.mark.parametrize(("goal", "has_things", "points"), GOALS)
def test_what_the_goals_count(table, goal, has_things, points):
    t = table(f"phase reward; goals {goal}; seat 0: ship O1, {has_things}; seat 1: ship O1")
    assert (of(t)["vp"], of(t, 1)["vp"]) == (points, 0)


@clause("DJ-10.10", "DJ-X.11", "DJ-R.19", "DJ-R.27", "DJ-8.29")
def test_lag_icons_between_ship_and_beagle_are_subtracted(table):
    text = "phase reward; round 3; goals goal-tents goal-lenses goal-seal-red; seat 0: ship O3, row2 red*3{}"
    assert of(table(text.format("")))["vp"] == 5
    assert of(table(text.format(", slots gold-4=gold-01!")))["vp"] == 8


@clause("DJ-10.3", "DJ-11.1")
def test_what_the_goal_brings_can_still_complete_something_in_the_last_window(table):
    t = table("""
        phase reward; round 5; goals - - - - goal-kind-bird
        seat 0: ship O21, studied red-bird blue-bird, reserve start-silver-4
    """)
    assert (t.prompt, t.legal(), of(t)["vp"]) == ("reward-window", ["declare:start-silver-4", "say:pass"], 12)
    t.choose("declare:start-silver-4", "slot:silver-5")
    assert (t.over, t.scores) == (True, [12 + 5, 0])


@clause("DJ-10.10", "DJ-X.12")
def test_the_goal_is_never_negative(table):
    t = table("phase reward; round 3; goals goal-tents goal-lenses goal-seal-red; seat 0: ship O3, row2 red, vp 9")
    assert has(t, vp=9)


@clause("DJ-10.10", "DJ-R.39")
def test_a_ship_at_or_ahead_of_the_beagle_loses_nothing(table):
    for ship, points in (("O8", 4), ("O9", 4), ("O7", 0)):
        t = table(f"phase reward; round 3; goals goal-tents goal-lenses goal-seal-red; seat 0: ship {ship}, row2 red")
        assert has(t, vp=points)


# --- preparation -----------------------------------------------------------------------------------------------------


@clause("DJ-10.11")
def test_preparation_moves_the_beagle_and_calls_the_workers_home(table):
    t = table(
        "phase preparation; round 1; queue 0; display gold-01 silver-01; "
        "seat 0: at turn-order=1 explore-1=2; seat 1: fifth"
    )
    view = t.view()
    assert (view["round"], view["beagle"], view["queue"]) == (2, "O4", [])
    assert [worker["at"] for worker in of(t)["workers"]] == ["home"] * 4 + [None]
    assert [worker["at"] for worker in of(t, 1)["workers"]] == ["home"] * 5
    assert view["areas"] == [0] * 4
    assert [name.partition("-")[0] for name in view["objectives"]] == ["gold", "gold", "silver", "silver"]
    assert not {"gold-01", "silver-01"} & set(view["objectives"])


@clause("DJ-10.11", "DJ-10.12")
def test_what_a_deck_cannot_give_is_missing_from_the_area(table):
    t = table("phase preparation; deck gold-03 silver-04")
    assert t.view()["objectives"] == ["gold-03", None, "silver-04", None]


@clause("DJ-10.11", "DJ-X.24")
def test_row_one_leaves_and_columns_move_up(table):
    t = table("phase preparation; academy red red red / - blue green / blue - - / green - -; supply 1")
    academy = t.view()["academy"]
    columns = [academy[column::3] for column in range(3)]
    assert columns[0][:2] == ["blue", "green"]
    assert columns[1][0] == "blue"
    assert columns[2][0] == "green"
    assert t.view()["supply"] == {"green": 0, "blue": 0, "red": 0, "yellow": 0}


@clause("DJ-10.12", "DJ-3.6")
def test_an_empty_supply_leaves_the_last_places_empty(table):
    t = table("phase preparation; supply 1")
    academy = t.view()["academy"]
    assert None not in academy[:4]
    assert academy[4:] == [None] * 8


@clause("DJ-10.12", "DJ-I.12")
def test_the_decks_last_for_five_rounds(start):
    t = start(2, 3)
    sizes: dict[int, Any] = {}
    while not t.over:
        view = t.view()
        sizes.setdefault(view["round"], view["decks"])
        t.choose(t.legal()[-1])
    assert [sizes[r] for r in range(2, 6)] == [{"silver": n, "gold": n} for n in (6, 4, 2, 0)]


@clause("DJ-10.5", "DJ-10.7")
def test_one_with_stamps_is_first_and_nobody_second(table):
    t = table("players 3; phase reward; letters letter-2; seat 2: envelopes 5 0 0")
    assert [of(t, seat)["coins"] for seat in range(3)] == [0, 0, 4]
    assert of(t, 2)["envelopes"] == [2, 0, 0]


@clause("DJ-10.3", "DJ-10.9")
def test_all_three_envelopes_are_scored_before_the_goal(table):
    t = table("phase reward; round 2; goals goal-tents goal-stamps; letters letter-1 letter-2 letter-3; "
              "seat 0: envelopes 1 1 1, ship O4, stacks 0 4 4, discard 1")  # fmt: skip
    assert has(t, coins=2 + 4, knowledge=1, theory=2, vp=8, envelopes=[0, 0, 0], discard=4)


@clause("DJ-10.2")
def test_the_new_order_is_used_for_rewards_and_for_the_next_round(table):
    t = table("players 3; phase turn-order; order 0 1 2; queue 1; letters letter-4; seat 0: envelopes 1 0 0; "
              "seat 1: envelopes 1 0 0")  # fmt: skip
    assert (t.seat, t.prompt) == (1, "explore")
    t.choose("say:skip")
    assert t.seat == 0
    t.choose("say:skip")
    assert (t.seat, t.prompt, t.view()["round"]) == (1, "place", 2)
