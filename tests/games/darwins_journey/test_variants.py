"""Sections 13 to 15: the Darwin promo, the solo score attack, and the options."""

from typing import Any

import pytest

import holotype
from tests.helpers import Table, clause

from .look import SQUARES, has, inside, of, spaces

GAME = holotype.load("darwins_journey")
DARWIN = "special special-darwin; turn: 0; seat 0: row2 green blue red yellow, home 2, coins {}{}"


@clause("DJ-13.1", "DJ-13.5", "DJ-R.37")
def test_darwin_has_every_seal_and_both_medals_but_pays(table):
    t = table(DARWIN.format(0, "; seat 1: at explore-1=1"), darwin_promo=True)
    t.choose("space:special-left-1")
    assert has(t, coins=2)  # the silver medal of the worker
    assert spaces(t) == [
        "space:letters-1",
        "space:academy-1",
        "space:lens-1",
        "space:lens-2",
        *SQUARES,
    ]  # 3 for an area
    t.choose("space:letters-1", "stack:1", "stack:1", "stack:1", "envelope:1", "envelope:2", "envelope:3")
    assert has(t, envelopes=[1, 1, 1], coins=2)
    assert t.view()["spaces"]["letters-1"]["darwin"]


@clause("DJ-13.1", "DJ-13.2", "DJ-6.5")
def test_he_pays_the_area_and_the_lens_owner_and_fills_the_space(table):
    t = table(
        "special special-darwin; turn: 0; seat 0: row2 green blue red yellow, home 2, coins 4; "
        "seat 1: lenses explore-2, at navigate-1=2, row3 green*2, coins 9, row2 blue",
        darwin_promo=True,
    )
    t.choose("space:special-left-1", "space:explore-2")
    assert (of(t)["coins"], of(t, 1)["coins"]) == (4 + 2 - 3, 10)
    t.choose("say:skip")
    assert "space:explore-2" not in spaces(t)


@clause("DJ-13.2")
def test_while_he_is_on_the_board_the_effect_does_nothing_and_then_he_goes_home(table):
    t = table(DARWIN.format(9, "; darwin letters-1"), darwin_promo=True)
    t.choose("space:special-left-1")
    assert t.seat == 1
    t = table("phase preparation; darwin letters-1", darwin_promo=True)
    assert not any(space["darwin"] for space in t.view()["spaces"].values())
    assert t.view()["areas"] == [0] * 4


@clause("DJ-13.3")
def test_his_tile_is_in_the_draw_only_with_the_promo():
    def seen(**options):
        return {tile for seed in range(30) for tile in GAME.start(2, seed, **options).view(None)["table"]["special"]}

    assert "special-darwin" not in seen()
    assert "special-darwin" in seen(darwin_promo=True)
    assert "special-12" not in seen(darwin_promo=True)
    assert "special-12" in seen(published_tiles=True)


@clause("DJ-13.4")
def test_in_the_queue_he_stands_for_who_placed_him(table):
    t = table(DARWIN.format(0, ""), darwin_promo=True)
    t.choose("space:special-left-1", "space:turn-order")
    assert t.view()["queue"] == [0]
    assert has(t, coins=4)


@clause("DJ-13.5")
def test_the_reduced_area_cost_holds_for_him_too(table):
    t = table(DARWIN.format(0, ", slots gold-3=gold-01!; seat 1: at explore-1=1 letters-1=2"), darwin_promo=True)
    t.choose("space:special-left-1", "space:explore-1")
    assert has(t, coins=1)


@clause("DJ-13.1", "DJ-6.10")
def test_he_has_both_medals_on_a_special_page(table):
    t = table(DARWIN.replace("darwin;", "darwin - - special-11;").format(3, ""), darwin_promo=True)
    t.choose("space:special-left-1", "space:special-right-1")
    assert has(t, coins=3 + 2 - 3 + 2, vp=3, theory=3)  # the worker's medal, the area, his medals


@clause("DJ-13.2", "DJ-6.3")
def test_he_makes_his_area_dearer_like_a_worker(table):
    text = "darwin explore-1; turn: 0; seat 0: row2 green, home 2, coins {}"
    assert "space:explore-1" not in spaces(table(text.format(2), darwin_promo=True))
    t = table(text.format(3), darwin_promo=True).choose("space:explore-1")
    assert has(t, coins=0)


@clause("DJ-R.14", "DJ-13.1")
def test_placed_within_a_chain_he_goes_on_with_it(table):
    t = table(
        "special special-09 special-darwin; turn: 0; seat 0: row2 red*3 yellow*2, crew crew-09, home 1",
        darwin_promo=True,
    )
    t.choose("declare:crew-09", "space:special-left-2", "space:special-left-1")
    assert t.prompt == "locked"
    assert "space:special-left-2" not in t.legal()


# --- solo ------------------------------------------------------------------------------------------------------------

SOLO: dict[str, Any] = {"variant": "solo_score_attack"}


@clause("DJ-14.1")
def test_solo_set_up():
    t = Table(GAME.start(1, 3, **SOLO))
    view = t.view()
    assert len(view["specimens"]) == 10
    assert sum(view["supply"].values()) == 48 - 12
    hands = []
    for _ in range(3):
        hands.append(t.legal())
        t.choose(t.legal()[0])
    assert [len(hand) for hand in hands] == [4, 3, 2]
    assert hands[1] == hands[0][1:]
    assert t.legal() == ["column:1", "column:2"]
    t.choose("column:1")
    assert len(of(t)["reserve"]) == 2
    assert inside(t).rules.area_cost == 3


@clause("DJ-14.2")
def test_neutral_workers_stand_in_two_of_three_areas_each_round():
    seen = set()
    for seed in range(20):
        t = Table(GAME.start(1, seed, **SOLO))
        while t.prompt != "place":
            t.choose(t.legal()[0])
        areas = tuple(t.view()["areas"])
        assert sorted(areas) == [0, 0, 1, 1]
        assert areas[3] == 0
        seen.add(areas)
    assert len(seen) == 3


@clause("DJ-14.2", "DJ-6.3")
def test_a_neutral_worker_makes_its_area_dearer_and_blocks_nothing(table):
    t = table("players 1; neutral 1; seat 0: row2 green, home 2, coins 3", **SOLO)
    t.choose("space:explore-1")
    assert has(t, coins=0)
    t = table("players 1; phase preparation; neutral 1 2", **SOLO)
    assert sum(t.view()["areas"]) == 2  # those are gone, two new ones are there


@clause("DJ-14.3")
@pytest.mark.parametrize(("round_", "mine", "coins"), [(1, 1, 4), (3, 1, 2), (3, 2, 4), (5, 4, 4), (5, 0, 0)])
def test_a_neutral_rival_has_stamps_in_every_envelope(table, round_, mine, coins):
    t = table(
        f"players 1; phase reward; round {round_}; letters letter-2 letter-3 letter-7; seat 0: envelopes {mine} 0 0",
        **SOLO,
    )
    assert has(t, coins=coins)


@clause("DJ-14.4")
def test_solo_turn_order_space_and_ribbons(table):
    t = table("players 1; seat 0: home 1 2, row2 green, explorers IA3", **SOLO)
    t.choose("space:turn-order", "worker:1")
    assert has(t, coins=2)
    t.choose("space:explore-1", "map:IA4", "say:stop")
    assert has(t, vp=1)


@clause("DJ-14.5")
@pytest.mark.parametrize(("vp", "rank"), [(89, 1), (90, 2), (149, 3), (150, 4), (180, 5)])
def test_solo_ranks(table, vp, rank):
    t = table(f"players 1; phase end; round 5; seat 0: vp {vp}", **SOLO)
    (event,) = [e for e in inside(t).journal.log if e.event == "solo-rank"]
    assert event.details["rank"] == rank
    assert t.winners == [0]


@clause("DJ-14.5")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "The journey ends with 130 points. Your rank: Naturalist"),
        ("ja", "130勝利点で旅を終えました。称号は「博物学者」です"),
    ],
)
def test_the_result_of_the_solo_game_is_a_rank_and_no_victory(lang, words):
    assert GAME.texts.say("verdict", lang, score=130, rank=3) == words


@clause("DJ-11.5")
def test_only_the_solo_game_ends_with_a_rank():
    assert GAME.verdict(GAME.start(2, 1)) == {}
    assert GAME.verdict(GAME.start(1, 1, **SOLO)) == {"score": 0, "rank": 1}


# --- options ---------------------------------------------------------------------------------------------------------


@clause("DJ-15.1")
def test_all_switches_are_off_by_default():
    assert all(option.default is False for option in GAME.options)
    assert len(GAME.options) == 12


@clause("DJ-15.2")
def test_published_values(table):
    assert table("phase end; seat 0: row2 red*6", published_sixth_seal_vp=True).scores == [10, 0]
    t = table("turn: 0; seat 0: home 1", published_turn_order_coins=True)
    t.choose("space:turn-order")
    assert has(t, coins=3)
    t = table("players 3; turn: 0; seat 0: home 1", published_turn_order_coins=True)
    t.choose("space:turn-order")
    assert has(t, coins=2)
    t = table("turn: 0; seat 0: row2 yellow*4 blue, crew crew-06, home 1", published_distribute_four=True)
    t.choose(
        "declare:crew-06",
        "stack:1",
        "stack:1",
        "stack:1",
        "stack:2",
        "envelope:1",
        "envelope:1",
        "envelope:1",
        "envelope:1",
    )
    assert has(t, envelopes=[4, 0, 0])


@clause("DJ-15.2")
def test_published_letters(table):
    t = table("phase reward; letters letter-8; seat 0: envelopes 2 0 0; seat 1: envelopes 1 0 0", published_tiles=True)
    assert t.legal() == ["do:explore-1", "do:navigate-1", "say:skip"]
    t.choose("say:skip")
    assert (t.seat, t.legal()) == (1, ["do:navigate-1", "do:explore-1", "say:skip"])


@clause("DJ-15.2", "DJ-8.17")
def test_published_complete_any_gains_a_tile_and_completes_an_own_one(table):
    text = "special special-01; display gold-07; turn: 0; seat 0: row2 yellow*2 red*2, home 2, reserve silver-02{}"
    t = table(text.format(""), published_complete_any=True)
    t.choose("space:special-left-1", "objective:gold-07")
    assert t.legal() == ["objective:silver-02", "objective:gold-07"]
    t.choose("objective:silver-02", "slot:silver-5")
    assert has(t, reserve=["gold-07"], slots={"silver-5": {"tile": "silver-02", "done": True}})
    assert "P0 completes “1 fossil + 1 bird” without its requirements." in t.said()
    t = table(
        text.format(" silver-03, slots gold-4=gold-01").replace("display gold-07; ", ""), published_complete_any=True
    )
    t.choose("space:special-left-1")
    assert t.legal() == ["objective:silver-02", "objective:silver-03", "objective:gold-01", "say:skip"]
    t.choose("objective:gold-01")
    assert of(t)["slots"]["gold-4"]["done"]


@clause("DJ-15.2", "DJ-9.4")
def test_published_complete_any_asks_for_slots_that_can_be_paid(table):
    full = " ".join(f"gold-{i}=gold-0{i}!" for i in range(3, 6))
    t = table(
        "special special-01; display gold-07; turn: 0; seat 0: row2 yellow*2 red*2, home 2, coins 0, "
        f"reserve silver-02, slots {full}",
        published_complete_any=True,
    )
    t.choose("space:special-left-1", "objective:gold-07")
    assert "objective:gold-07" not in t.legal()  # both gold slots that are left cost coins
    t.choose("slot:silver-5")
    assert has(t, reserve=["gold-07"])


@clause("DJ-15.3", "DJ-R.35")
def test_the_objective_space_exists_only_by_the_switch(table):
    text = "display gold-01; turn: 0; seat 0: home 1"
    assert "space:objective-space" not in spaces(table(text))
    t = table(text, objective_worker_space=True)
    t.choose("space:objective-space")
    assert has(t, coins=1)
    t.choose("objective:gold-01")
    assert has(t, reserve=["gold-01"])


@clause("DJ-R.38")
def test_no_clause_of_ours_names_a_page_of_the_rulebook():
    assert not any(" p. " in c.text or "page 1" in c.text for c in GAME.rulebook())


@clause("DJ-2.1")
def test_broken_packs_are_refused_with_the_record(tmp_path):
    (tmp_path / "crew_cards.yaml").write_text("crew_cards:\n- id: crew_01\n  effects:\n  - {op: fly, n: 2}\n")
    with pytest.raises(ValueError, match=r"crew_cards\.yaml: crew_01: there is no effect 'fly'"):
        holotype.load("darwins_journey", tmp_path)


REFUSED = [
    ("seat 0: wings 3", "'wings' is not known of a seat"),
    ("phase lunch", "a phase is one of action"),
    ("round 9", "rounds go from 1 to 5"),
    ("order 0 0", "every seat has one place"),
    ("specimens IA1=red-bird", "there is no flag on IA1"),
    ("goals goal-x", "'goal-x' is none of goal-seal-green"),
    ("special special-99", "'special-99' is none of special-01"),
    ("letters 1 2 3 4", "there is room for 3, not for 4"),
    ("academy purple", "'purple' is none of green"),
    ("neutral 5", "areas go from 1 to 4"),
    ("seat 7: vp 1", "is for 2, 3, 4 players, not 8"),
    ("seat 0: vp -1", "a whole number should stand there, not '-1'"),
    ("seat 0: row2 red*7", "a row has 6 slots"),
    ("seat 0: ship IA1", "a ship is at sea"),
    ("seat 0: explorers O1", "explorers are on islands"),
    ("seat 0: at explore-1=6", "workers go from 1 to 5"),
    ("seat 0: crew crew-01=1", "workers go from 2 to 4"),
    ("seat 0: stacks 4 4", "three numbers should stand there"),
    ("seat 0: lenses explore-1", "no lens can be put on explore-1"),
    ("seat 0: reserve gold-01 gold-02 gold-03", "there is room for 2, not for 3"),
    ("seat 0: slots silver-1=gold-01", "silver-1 is a slot of the other colour"),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_positions_refuse_what_they_do_not_know(table, text, why):
    with pytest.raises(ValueError, match=why):
        table(text)


@clause("DJ-I.2", "DJ-I.1")
def test_what_a_position_leaves_unsaid_lies_where_it_can(table):
    t = table("players 3; seat 0: envelopes 2 1 0; seat 1: stacks 4 0 4; seat 2: discard 5; academy red")
    assert has(t, 0, stacks=[3, 3, 3], discard=0)
    assert has(t, 1, stacks=[4, 0, 4], discard=4)
    assert has(t, 2, stacks=[3, 2, 2], discard=5)
    assert t.view()["supply"] == {"green": 13, "blue": 13, "red": 12, "yellow": 13}
    GAME.invariants(t.state)


@clause("DJ-10.1")
def test_workers_on_the_turn_order_space_stand_in_the_queue(table):
    t = table("players 3; order 2 1 0; seat 0: at turn-order=1; seat 1: at turn-order=2")
    assert t.view()["queue"] == [1, 0]
