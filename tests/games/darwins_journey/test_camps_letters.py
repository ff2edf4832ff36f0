"""Section 8: camps and letters."""

import pytest

from tests.helpers import clause

from .look import has, of


@clause("DJ-8.10", "DJ-R.36", "DJ-I.3")
def test_a_tent_goes_on_the_cheapest_free_place(table):
    text = "turn: 0; seat 0: row2 blue, home 2, ship O11, coins {}; seat 1: {}"
    t = table(text.format(1, ""))
    t.choose("space:navigate-1", "map:O12", "say:stop")
    assert t.legal() == ["camp:O12", "say:skip"]
    t.choose("camp:O12", "say:skip")
    assert has(t, coins=0, tents=1, vp=1)
    assert t.view()["camps"] == {"O12": [1, 0]}
    t = table(text.format(2, "tents O12"))
    t.choose("space:navigate-1", "map:O12", "say:stop")
    assert t.seat == 1  # the second place costs 3
    t = table(text.format(3, "tents O12"))
    t.choose("space:navigate-1", "map:O12", "say:stop", "camp:O12")
    assert has(t, coins=0)


@clause("DJ-8.10")
def test_a_full_camp_or_an_empty_tent_column_offers_nothing(table):
    t = table("players 3; turn: 0; seat 0: row2 blue, home 2, ship O11, coins 9; seat 1: tents O12; seat 2: tents O12")
    t.choose("space:navigate-1", "map:O12", "say:stop")
    assert t.seat == 1
    t = table("turn: 0; seat 0: row2 blue, home 2, ship O11, coins 9, tents O6 IA4 IA7 IB4 IC3")
    t.choose("space:navigate-1", "map:O12", "say:stop")
    assert t.seat == 1


@clause("DJ-R.9", "DJ-15.3", "DJ-I.3")
def test_one_tent_in_a_camp_or_several_by_the_switch(table):
    text = "turn: 0; seat 0: row2 blue, home 2, ship O5, coins 9, tents O6"
    t = table(text)
    t.choose("space:navigate-1", "map:O6", "say:stop")
    assert t.seat == 1
    t = table(text, several_tents_per_camp=True)
    t.choose("space:navigate-1", "map:O6", "say:stop", "camp:O6")
    assert has(t, tents=2, coins=9 - 1 + 3 + 2)


@clause("DJ-8.10a", "DJ-4.1")
@pytest.mark.parametrize(
    ("tents", "coins", "question"),
    [
        ("", 3, "place"),
        ("IA4", 5, "place"),
        ("IA4 IA7", 3, "choice"),
        ("IA4 IA7 IB4", 3, "choice"),
        ("IA4 IA7 IB4 IC3", 3, "place"),
    ],
)
def test_the_slots_of_the_tent_column_from_the_top(table, tents, coins, question):
    t = table(
        f"turn: 0; academy red; seat 0: row2 blue, home 2 1, ship O5{', tents ' + tents if tents else ''}; seat 1: home"
    )
    t.choose("space:navigate-1")
    t.choose("worker:2", "map:O6", "say:stop", "camp:O6")
    assert has(t, coins=coins)
    assert t.prompt == question
    if len(tents.split()) == 3:
        assert t.legal() == ["do:letters-1", "do:academy-less-2", "say:skip"]


@clause("DJ-8.11")
def test_base_camp_pitches_anywhere(table):
    t = table(
        "special special-08; turn: 0; seat 0: row2 green*2 blue*2, home 2; seat 1: tents O6"
    )  # 2 coins by the medal
    t.choose("space:special-left-1")
    assert t.legal() == [
        "camp:O6",
        "camp:O12",
        "camp:IA4",
        "camp:IA7",
        "camp:IA14",
        "camp:IB4",
        "camp:IB9",
        "camp:IC3",
        "say:skip",
    ]
    t.choose("camp:IC3")
    assert has(t, coins=0, vp=8)


@clause("DJ-8.11", "DJ-8.10", "DJ-R.9")
def test_base_camp_offers_only_camps_that_could_be_pitched_from_their_space(table):
    t = table("""
        players 3; special special-08; turn: 0; seat 0: row2 green*2 blue*2, home 2, coins 9, tents IA4 O6
        seat 1: tents IB4; seat 2: tents IB4
    """)
    t.choose("space:special-left-1")
    assert t.legal() == ["camp:O12", "camp:O19", "camp:IA7", "camp:IA14", "camp:IB9", "camp:IC3", "say:skip"]


@clause("DJ-8.26")
def test_repeating_a_camp_costs_nothing_and_has_no_tent_bonus(table):
    t = table("turn: 0; round 1; seat 0: ship O1, knowledge 2, reserve start-silver-1, tents IB9 O6, home 1")
    t.choose("declare:start-silver-1", "slot:silver-1")
    assert t.legal() == ["camp:O6", "camp:IB9", "say:skip"]
    t.choose("camp:IB9")
    assert has(t, vp=4, knowledge=3, coins=0)
    assert t.prompt == "place"


@clause("DJ-8.10", "DJ-8.10a")
def test_every_seat_has_its_own_tents(table):
    t = table("""
        players 3; turn: 2; seat 0: tents IB4 O12 IB9, coins 1; seat 1: home 1, coins 1
        seat 2: row2 blue, home 2, ship O11, coins 9, tents IA4
    """)
    t.choose("space:navigate-1", "map:O12", "say:stop", "camp:O12", "say:skip")
    assert has(t, 2, coins=9 - 3 + 2, tents=2, vp=1)  # the second place; 2 coins under the second tent
    assert has(t, 0, coins=1, tents=3, vp=0)
    assert has(t, 1, coins=1, tents=0, vp=0)
    assert t.view()["camps"]["O12"] == [1, 0, 1]


@clause("DJ-8.26")
def test_only_a_camp_with_an_own_tent_is_repeated(table):
    t = table("""
        turn: 1; round 1; seat 0: tents IB9 IA4
        seat 1: ship O1, knowledge 2, reserve start-silver-1, tents IB4 IC3, home 1
    """)
    t.choose("declare:start-silver-1", "slot:silver-1")
    assert t.legal() == ["camp:IB4", "camp:IC3", "say:skip"]
    t.choose("camp:IC3")
    assert (has(t, 1, vp=8), of(t, 0)["vp"]) == (True, 0)


@clause("DJ-R.40", "DJ-15.3", "DJ-8.11")
def test_a_tent_pitched_by_the_bonus_of_a_free_lens_is_free_only_by_the_switch(table):
    text = "special - special-08; turn: 0; seat 0: row2 blue*4 yellow, crew crew-05, home 1, coins 1"
    t = table(text).choose("declare:crew-05", "space:special-left-2")
    assert t.legal() == ["camp:O6", "camp:O12", "camp:IA4", "camp:IA7", "camp:IA14", "camp:IB4", "say:skip"]
    t.choose("camp:IB4")
    assert has(t, coins=0, theory=3)
    t = table(text, free_lens_covers_bonus=True).choose("declare:crew-05", "space:special-left-2")
    assert "camp:IC3" in t.legal()
    t.choose("camp:IC3")
    assert has(t, coins=1, vp=8, tents=1)


# --- letters ---------------------------------------------------------------------------------------------------------

SEND = "turn: 0; seat 0: row2 yellow, home 2, "


@clause("DJ-8.12", "DJ-8.12a", "DJ-12.1", "DJ-I.2")
def test_stamps_from_any_stacks_in_any_order_go_into_one_envelope(table):
    t = table(SEND + "coins 0")
    t.choose("space:letters-1")
    assert t.legal() == ["stack:1", "stack:2", "stack:3", "say:skip"]
    t.choose("stack:3")
    assert t.legal() == ["stack:1", "stack:2", "stack:3"]  # no way to stop
    t.choose("stack:2")
    assert t.legal() == ["envelope:1", "envelope:2", "envelope:3"]
    t.choose("envelope:2")
    assert has(t, stacks=[4, 3, 3], envelopes=[0, 2, 0])


@clause("DJ-8.12", "DJ-12.1", "DJ-12.2a")
def test_only_stacks_with_stamps_are_open_and_a_single_one_is_no_question(table):
    t = table(SEND + "stacks 1 0 1")
    t.choose("space:letters-1")
    assert t.legal() == ["stack:1", "stack:3", "say:skip"]
    t.choose("stack:3")
    assert (t.prompt, of(t)["stacks"]) == ("envelope", [0, 0, 0])


@clause("DJ-8.12", "DJ-8.12b", "DJ-8.12d", "DJ-X.28")
@pytest.mark.parametrize("taken", [0, 1])
def test_the_discard_fills_only_what_the_stacks_lack(table, taken):
    t = table(SEND + "stacks 0 0 1, discard 4, envelopes 3 2 2")
    t.choose("space:letters-1", "stack:3")
    assert t.legal() == ["number:0", "number:1"]
    t.choose(f"number:{taken}", "envelope:1")
    assert has(t, discard=4 - taken, envelopes=[4 + taken, 2, 2])
    assert (t.prompt, t.legal()) == ("navigate", ["map:O1", "say:skip"])


@clause("DJ-8.12", "DJ-X.25")
def test_up_to_the_missing_number_comes_from_the_discard(table):
    t = table("turn: 0; seat 0: row2 yellow*2, home 2, stacks 1 0 0, discard 3, envelopes 8 0 0, lenses letters-2")
    t.choose("space:letters-2", "stack:1")
    assert (t.prompt, t.legal()) == ("discarded", ["number:0", "number:1", "number:2"])
    t.choose("number:2", "envelope:3")
    assert has(t, discard=1, envelopes=[8, 0, 3])
    assert t.prompt == "explore"


@clause("DJ-8.12", "DJ-8.12d")
def test_with_empty_stacks_only_the_discard_is_left_and_nothing_is_emptied(table):
    t = table(SEND + "stacks 0 0 0, discard 1, envelopes 4 4 3")
    t.choose("space:letters-1")
    assert t.legal() == ["number:1", "say:skip"]
    t.choose("number:1", "envelope:3")
    assert (has(t, envelopes=[4, 4, 4]), t.seat) == (True, 1)
    t = table(SEND + "stacks 0 0 0, discard 0, envelopes 4 4 4")
    t.choose("space:letters-1")
    assert t.seat == 1


@clause("DJ-8.12b")
def test_each_emptied_stack_has_its_bonus_in_any_order(table):
    t = table("turn: 0; academy red; seat 0: row2 yellow*3, lenses letters-2 letters-3, home 2, stacks 1 1 2")
    t.choose("space:letters-3", "stack:1", "stack:3", "stack:3", "envelope:1")  # the stacks hold just four
    assert t.legal() == ["do:explore-2", "do:academy-less-2", "do:navigate-2", "say:skip"]


@clause("DJ-8.12c", "DJ-6.10", "DJ-X.28", "DJ-R.21")
def test_the_medal_stamp_may_be_left_out(table):
    t = table("turn: 0; seat 0: row2 yellow*4, home 2")
    t.choose("space:letters-1", "stack:1")
    assert t.legal() == ["stack:1", "stack:2", "stack:3"]  # no fewer than two
    t.choose("stack:1")
    assert t.legal() == ["stack:1", "stack:2", "stack:3", "say:stop"]
    t.choose("say:stop", "envelope:1")
    assert has(t, envelopes=[2, 0, 0])
    t = table("turn: 0; seat 0: row2 yellow*4, home 2, stacks 2 0 0, discard 5, envelopes 5 0 0")
    t.choose("space:letters-1", "stack:1")
    assert t.legal() == ["number:0", "number:1"]


@clause("DJ-8.12a", "DJ-6.10", "DJ-X.8")
def test_with_both_medals_three_stamps_may_be_distributed(table):
    t = table("turn: 0; seat 0: row2 yellow*6, home 2")
    t.choose("space:letters-1", "stack:1", "stack:1", "stack:2", "envelope:3", "envelope:2")
    assert t.legal() == ["envelope:1", "envelope:2", "envelope:3"]
    t.choose("envelope:1")
    assert has(t, envelopes=[1, 1, 1], stacks=[2, 3, 4])


@clause("DJ-R.29", "DJ-8.12a")
def test_the_crew_card_distributes_five(table):
    t = table("turn: 0; seat 0: row2 yellow*4 blue, crew crew-06, home 1")
    t.choose("declare:crew-06", *["stack:1"] * 4, "stack:2", *["envelope:3"] * 2, *["envelope:1"] * 3)
    assert has(t, envelopes=[3, 0, 2], stacks=[0, 3, 4])
    assert t.prompt == "explore"


@clause("DJ-8.12", "DJ-8.12a", "DJ-8.12b", "DJ-8.12d")
def test_every_seat_has_its_own_stamps(table):
    t = table("""
        players 3; turn: 2; seat 0: stacks 3 0 0, discard 9; seat 1: home 1
        seat 2: row2 yellow, home 2, stacks 0 1 0, discard 11
    """)
    t.choose("space:letters-1", "stack:2", "number:1", "envelope:3")
    assert has(t, 2, stacks=[0, 0, 0], discard=10, envelopes=[0, 0, 2])
    assert has(t, 0, stacks=[3, 0, 0], discard=9, envelopes=[0, 0, 0])
    assert has(t, 1, stacks=[4, 4, 4], discard=0, envelopes=[0, 0, 0])
