"""Sections 11 and 12: the end, decisions and what is hidden; and that everything stays sound."""

from typing import Any

import pytest

import holotype
from tests.helpers import Table, clause

from .look import has, inside, of

GAME = holotype.load("darwins_journey")
END = "phase end; round 5; "


@clause("DJ-11.1")
def test_after_the_last_reward_phase_nothing_can_be_declared(table):
    t = table("phase reward; round 5; seat 0: ship O21, knowledge 2, reserve start-silver-1")
    for _ in range(5):
        assert t.prompt == "reward-window"
        t.choose("say:pass")
    assert t.over


@clause("DJ-11.2", "DJ-11.2a", "DJ-X.14")
def test_seals_of_workers(table):
    t = table(END + "seat 0: row2 red*5, row3 red*2 blue*4, row4 purple*4")
    assert t.scores == [12, 0]
    assert table(END + "seat 0: row4 red*5").scores == [3, 0]
    assert table(END + "seat 1: row2 red*6").scores == [0, 9]


@clause("DJ-11.2", "DJ-X.15")
def test_the_pair_of_fifth_slots(table):
    assert table(END + "seat 0: slots silver-5=silver-01! gold-5=gold-01!").scores == [17, 0]
    assert table(END + "seat 0: slots silver-5=silver-01! gold-5=gold-01").scores == [5, 0]


@clause("DJ-11.2")
def test_every_slot_with_a_completed_tile(table):
    silver = " ".join(f"silver-{i}=silver-0{i}!" for i in range(1, 5))
    gold = " ".join(f"gold-{i}=gold-0{i}!" for i in range(1, 5))
    t = table(END + f"seat 0: theory 0, slots {silver} {gold}; museum")
    assert t.scores[0] == (1 + 1 + 2 + 2) + (4 + 4 + 2 + 4) + 2 * 1


@clause("DJ-11.2", "DJ-11.2a", "DJ-X.29")
def test_all_tents(table):
    assert table(END + "seat 0: tents O6 IA4 IA7 IB4 IC3").scores == [5, 0]
    assert table(END + "seat 0: tents O6 IA4 IA7 IB4").scores == [0, 0]


@clause("DJ-11.3", "DJ-X.13")
@pytest.mark.parametrize(
    ("theory", "passive", "points"),
    [(15, "", 36), (17, "", 36), (14, "", 32), (16, ", slots silver-4=silver-01!", 40 + 2)],
)
def test_theory_times_the_museum(table, theory, passive, points):
    rows = " ".join(
        f"{colour}-{kind}" for colour in ("green", "red") for kind in ("reptile", "plant", "bird", "fossil")
    )
    assert table(END + f"museum {rows} blue-bird; seat 0: theory {theory}{passive}").scores == [points, 0]


@clause("DJ-11.4", "DJ-15.2")
def test_leftovers_count_only_by_the_option(table):
    text = END + "seat 0: coins 14, knowledge 3, crew crew-01, reserve gold-01"
    assert table(text).scores == [0, 0]
    assert table(text, published_leftover_scoring=True).scores == [2 + 3, 0]


@clause("DJ-11.5")
def test_ties(table):
    t = table(END + "seat 0: vp 9, theory 1; seat 1: vp 11, theory 0")
    assert t.winners == [0]
    assert t.said()[-1] == "P0 wins: as many VP as P1, but further on the theory track, at 1."
    t = table(END + "seat 0: vp 9, coins 2; seat 1: vp 9, coins 3")
    assert t.winners == [1]
    assert t.said()[-1] == "P1 wins: as many VP and as far on the theory track as P0, but more coins, 3."
    assert table(END + "seat 0: vp 9; seat 1: vp 9").winners == [0, 1]
    t = table(END + "seat 0: vp 9; seat 1: vp 10")
    assert t.state.ranking() == [[1], [0]]
    assert t.said()[-1] == "P1 wins with 10 VP."


@clause("DJ-12.1", "DJ-12.2", "DJ-12.2a")
def test_every_question_has_a_real_choice_and_only_known_prompts_occur(start):
    prompts = {
        "draft-crew",
        "draft-objectives",
        "place",
        "worker",
        "effect",
        "end-turn",
        "reward-window",
        "step",
        "passed",
        "crew-worker",
        "slot",
        "overflow-slot",
        "complete-any",
        "discarded",
        "envelope",
        "seal-row",
        "lens",
        "seal",
        "navigate",
        "explore",
        "camp",
        "camp-any",
        "stack",
        "deliver",
        "redeliver",
        "research",
        "objective",
        "objective-complete",
        "special-seal",
        "convert",
        "island",
        "locked",
        "specimen",
        "to-beagle",
        "copy-crew",
        "repeat-camp",
        "specimen-mine",
        "choice",
        "paid",
        "darwin",
    }
    t = start(4, 5, darwin_promo=True)
    n = 0
    while not t.over:
        assert t.prompt in prompts
        assert len(t.legal()) > 1
        n = (n * 31 + 7) % 1009
        t.choose(t.legal()[n % len(t.legal())])


@clause("DJ-12.3", "DJ-I.17")
def test_the_same_seed_and_decisions_give_the_same_game():
    def played(seed):
        state = GAME.start(3, seed)
        while not state.over:
            state.apply(state.legal()[0])
        return state.save()

    assert played(4) == played(4)
    assert played(4) != played(5)


@clause("DJ-12.4", "DJ-I.17")
def test_what_a_seat_has_seen_in_the_draft_stays_when_the_rest_is_guessed():
    state = GAME.start(3, 8)
    first = state.legal()
    for _ in range(4):
        state.apply(state.legal()[0])
    passed = {GAME.name(token).removeprefix("crew:") for token in first[1:]}
    places = set()
    for seed in range(20):
        other = state.determinize(0, seed)
        assert other.view(0) == state.view(0)
        hand = set(other.view(1)["table"]["seats"][1]["draft"]["hand"])
        assert hand == passed  # seat 0 knows what it gave to seat 1
        places.add(tuple(other.view(2)["table"]["seats"][2]["draft"]["hand"]))
    assert len(places) > 3


@clause("DJ-12.4")
def test_after_the_draft_nothing_is_hidden(start):
    t = start(2)
    while t.prompt == "draft-crew":
        t.choose(t.legal()[0])
    assert t.view(0) == t.view(None) == t.view(1)


@clause("DJ-12.5")
def test_a_game_has_the_size_it_should_have(start):
    t = start(3, 2)
    places = decisions = 0
    while not t.over:
        decisions += 1
        places += t.prompt == "place"
        t.choose(t.legal()[decisions % len(t.legal())])
    assert 60 <= places <= 75
    assert 100 < decisions < 500


@clause(
    "DJ-12.6",
    "DJ-I.1",
    "DJ-I.2",
    "DJ-I.3",
    "DJ-I.4",
    "DJ-I.5",
    "DJ-I.6",
    "DJ-I.7",
    "DJ-I.8",
    "DJ-I.9",
    "DJ-I.10",
    "DJ-I.11",
    "DJ-I.12",
    "DJ-I.13",
    "DJ-I.14",
    "DJ-I.15",
    "DJ-I.16",
)
@pytest.mark.parametrize("variant", ["base", "darwin_promo", "published", "solo_score_attack"])
def test_invariants_hold_and_what_never_falls_never_falls(variant):
    players = 1 if variant == "solo_score_attack" else 3
    state: Any = GAME.start(players, 11, variant=variant)
    n = turns = 0
    before = None
    while not state.over:
        GAME.invariants(state)
        now = [
            *state.vp,
            *state.theory,
            *(state.rules.rank[ship] for ship in state.ship),
            *state.museum,
            *(-n for n in state.stacks),
            -sum(state.row_coin),
        ]
        if before is not None:
            assert all(a <= b for a, b in zip(before, now, strict=True))
        before = now
        turns += state.prompt == "place" and state.choices[-1] < GAME.token("declare:crew-01")
        n = (n * 31 + 7) % 1009
        state.apply(state.legal()[n % len(state.legal())])
    GAME.invariants(state)
    assert turns >= 20 * players - 5 * players


BROKEN = [
    ("supply", 0, 9, "DJ-I.1"),
    ("purple", None, 3, "DJ-I.1"),
    ("discard", 0, 2, "DJ-I.2"),
    ("tents", 0, 9, "DJ-I.3"),
    ("lens", 2, 0, "DJ-I.4"),
    ("crowd", 0, 1, "DJ-I.5"),
    ("explorer", 0, 0, "DJ-I.6"),
    ("ship", 0, 30, "DJ-I.7"),
    ("coins", 0, -1, "DJ-I.8"),
    ("theory", 0, 37, "DJ-I.8"),
    ("wax", 0, 1, "DJ-I."),
    ("museum", 0, 2, "DJ-I.10"),
    ("specimen", 0, 3, "DJ-I.11"),
    ("reserve", 0, 8, "DJ-I.12"),
    ("linked", 0, 2, "DJ-I.13"),
    ("row_coin", 0, 2, "DJ-I.14"),
    ("order", 0, 1, "DJ-I.15"),
    ("beagle", None, 4, "DJ-I.15"),
]


@clause("DJ-I.1", "DJ-I.8", "DJ-I.14", "DJ-I.15")
@pytest.mark.parametrize(("field", "place", "value", "law"), BROKEN)
def test_a_broken_table_is_noticed(field, place, value, law):
    t = Table(GAME.start(2, 1))
    while t.prompt in ("draft-crew", "draft-objectives"):
        t.choose(t.legal()[0])
    state = inside(t)
    GAME.invariants(state)
    if field == "reserve":
        value = state.reserve[1]
    if field == "specimen":
        value = state.specimen[1]
    if field == "linked":
        place = state.crew.index(-1)
    if field == "order":
        value = state.order[1]
    things = getattr(state, field)
    if place is not None:
        value = type(things)([*things[:place], value, *things[place + 1 :]])
    setattr(state, field, value)
    with pytest.raises(AssertionError, match=law):
        GAME.invariants(state)


def test_a_seat_sees_its_things(table):
    t = table("turn: 0; seat 0: coins 4, studied red-bird")
    assert has(t, coins=4, studied=["red-bird"])
    assert of(t, 1)["coins"] == 0
