"""Section 7: lists of effects."""

from pathlib import Path

import holotype
from tests.helpers import Table, clause

from .look import has, of

DRAFT = "turn: 0; seat 0: row2 green*2 blue*2 red*2, coins 9, home 2"


def with_pack(tmp_path: Path, files: dict[str, str], text: str) -> Table:
    """A table whose data differ a little."""
    for name, body in files.items():
        (tmp_path / name).write_text(body)
    return Table(holotype.load("darwins_journey", tmp_path).position(text))


@clause("DJ-7.0", "DJ-7.1")
def test_the_owner_picks_the_next_of_several_effects_or_skips_all(table):
    t = table(f"special special-10; {DRAFT}")
    t.choose("space:special-left-1")
    assert (t.prompt, t.legal()) == ("effect", ["do:explore-2", "do:navigate-2", "say:skip"])
    t.choose("do:navigate-2")
    assert t.legal() == ["map:O2", "map:O3", "say:stop"]  # a single first step is no question
    t.choose("map:O3")
    assert (t.prompt, t.legal()) == ("explore", ["map:IA1", "say:skip"])
    t.choose("say:skip")
    assert (of(t)["ship"], of(t)["explorers"], t.seat) == ("O3", ["IA0"], 1)
    t = table(f"special special-10; {DRAFT}")
    t.choose("space:special-left-1", "say:skip")
    assert (of(t)["ship"], t.seat) == ("O0", 1)


@clause("DJ-7.1")
def test_equal_effects_are_offered_once(table):
    t = table("turn: 0; seat 0: row2 green*4 red, crew crew-02, home 1")
    t.choose("declare:crew-02")
    assert t.legal() == ["map:IA1", "say:skip"]
    t.choose("map:IA1", "say:stop", "map:IA2", "say:stop")
    assert of(t)["explorers"] == ["IA2"]
    assert t.prompt == "place"


@clause("DJ-7.1a")
def test_a_single_optional_effect_can_be_declined_as_a_whole(table):
    t = table("turn: 0; seat 0: row2 blue, home 2")
    t.choose("space:navigate-1")
    assert t.legal() == ["map:O1", "say:skip"]
    t.choose("say:skip")
    assert (of(t)["ship"], t.seat) == ("O0", 1)


@clause("DJ-7.1b", "DJ-7.6", "DJ-9.1")
def test_declarations_stand_beside_effects_but_not_inside_one(table):
    t = table(f"round 1; special special-10; {DRAFT}, ship O1, knowledge 2, reserve start-silver-1")
    t.choose("space:special-left-1")
    assert t.legal() == ["do:explore-2", "do:navigate-2", "declare:start-silver-1", "say:skip"]
    t.choose("do:explore-2")
    assert t.legal() == ["map:IA2", "say:stop"]
    t.choose("say:stop")
    assert t.legal() == ["map:O2", "map:O3", "declare:start-silver-1", "say:skip"]
    t.choose("declare:start-silver-1", "slot:silver-5")
    assert t.legal() == ["map:O2", "map:O3", "say:skip"]


@clause("DJ-7.6")
def test_an_effect_that_becomes_possible_by_a_declaration_is_offered_then(table):
    t = table("turn: 0; seat 0: row2 blue*2 yellow*2 green, crew crew-01, home 1")
    t.choose("space:lens-1")
    assert (t.prompt, t.legal()) == ("effect", ["declare:crew-01", "say:skip"])
    t.choose("declare:crew-01")
    assert has(t, coins=8)
    assert t.prompt == "lens"


@clause("DJ-7.2", "DJ-7.3", "DJ-8.10a", "DJ-X.22")
def test_the_tent_bonus_waits_for_the_whole_camp(table):
    t = table("turn: 0; seat 0: row2 green, tents IA4 O6, explorers IA6, coins 5, home 2")
    t.choose("space:explore-1", "map:IA7", "say:stop", "camp:IA7")
    assert (t.prompt, t.legal()) == ("navigate", ["map:O1", "say:skip"])
    t.choose("map:O1", "map:O3")
    assert (t.prompt, t.legal()) == ("choice", ["do:navigate-1", "do:explore-1", "say:skip"])


@clause("DJ-7.4")
def test_of_a_choice_exactly_one_option_or_none_is_performed(table):
    text = "turn: 0; seat 0: row2 green, tents IA4 O6, explorers IA6, coins 5, home 2"
    t = table(text)
    t.choose("space:explore-1", "map:IA7", "say:stop", "camp:IA7", "say:skip", "do:explore-1")
    assert of(t)["explorers"] == ["IA8"]  # the only step there is
    assert (of(t)["ship"], t.seat) == ("O0", 1)
    t = table(text)
    t.choose("space:explore-1", "map:IA7", "say:stop", "camp:IA7", "say:skip", "say:skip")
    assert (of(t)["explorers"], of(t)["ship"], t.seat) == (["IA7"], "O0", 1)


@clause("DJ-7.5", "DJ-X.7")
def test_the_second_use_of_the_museum_is_paid_and_comes_after_the_first(table):
    t = table("turn: 0; seat 0: studied green-reptile red-plant, home 1; museum green-plant; no-coin green")
    t.choose("space:museum-deliver")
    assert t.legal() == ["species:green-reptile", "species:red-plant", "say:skip"]
    t.choose("species:green-reptile")
    assert has(t, coins=5)
    assert t.legal() == ["do:deliver-for-3", "say:skip"]
    t.choose("do:deliver-for-3")
    assert has(t, coins=2 + 1 + 5)  # the row's coin and five empty slots
    t = table("turn: 0; seat 0: studied green-reptile red-plant, home 1")
    t.choose("space:museum-deliver", "say:skip")
    assert (t.seat, of(t)["coins"]) == (1, 0)


@clause("DJ-7.5")
def test_without_coins_or_something_to_deliver_it_is_not_offered(table):
    t = table("turn: 0; seat 0: studied green-reptile, coins 9, home 1")
    t.choose("space:museum-deliver", "species:green-reptile")
    assert t.seat == 1
    t = table("turn: 0; museum green-plant red-bird; seat 0: coins 2, home 1")
    t.choose("space:museum-research", "species:green-plant")
    assert t.seat == 1


@clause("DJ-7.6", "DJ-8.5", "DJ-X.27")
def test_a_lens_is_offered_once_the_coins_of_the_same_frame_are_there(tmp_path):
    pack = "special_action_tiles:\n- id: special_02\n  effects:\n  - {op: lens}\n  - {op: coins, n: 4}\n"
    t = with_pack(
        tmp_path, {"special_actions.yaml": pack}, "special special-02; seat 0: row2 green blue, home 2; turn: 0"
    )
    t.choose("space:special-left-1")
    assert has(t, coins=4)  # gains come first: having them earlier cannot harm
    assert t.prompt == "lens"
    t.choose("space:explore-2")
    assert has(t, coins=0)


@clause("DJ-7.7", "DJ-8.6", "DJ-X.21")
def test_prices_are_summed_before_discounts_and_never_negative(table):
    t = table(
        "academy - - - / - - - / red - -; turn: 0; seat 0: row2 yellow, row3 red*4, row4 blue*6, coins 2, "
        "stacks 0 1 0, home 2"
    )
    t.choose("space:letters-1", "stack:2", "number:0", "envelope:1")
    assert t.prompt == "seal"  # the stack's academy -2
    t.choose("seal:3-1")
    assert t.legal() == ["worker:2", "worker:3"]
    t.choose("worker:3")
    assert has(t, coins=0)  # 2 + 2 - 2


@clause("DJ-7.8", "DJ-10.6")
def test_rewards_are_frames_too(table):
    t = table(
        "phase reward; round 1; letters letter-5; seat 0: envelopes 1 0 0, ship O1, knowledge 2, reserve start-silver-1"
    )
    assert (t.prompt, t.legal()) == ("reward-window", ["declare:start-silver-1", "say:pass"])
    t.choose("say:pass")
    assert (t.prompt, t.legal()) == ("navigate", ["map:O2", "map:O3", "declare:start-silver-1", "say:skip"])
