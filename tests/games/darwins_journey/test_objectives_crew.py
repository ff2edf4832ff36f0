"""Sections 8 and 9: objectives and crew cards."""

import pytest

import holotype
from tests.helpers import Table, clause

from .look import declared, has, inside, of


@clause("DJ-8.16", "DJ-12.2")
def test_a_gained_tile_goes_into_the_reserve(table):
    t = table(
        "display gold-01 gold-02 silver-01; turn: 0; seat 0: row2 green, home 2, explorers IA5, reserve silver-02"
    )
    t.choose("space:explore-1", "map:IA6", "say:stop")
    assert t.legal() == ["objective:gold-01", "objective:gold-02", "objective:silver-01", "say:skip"]
    t.choose("objective:gold-02")
    assert of(t)["reserve"] == ["silver-02", "gold-02"]
    assert of(t)["slots"] == {}
    assert t.view()["objectives"] == ["gold-01", None, "silver-01", None]


@clause("DJ-8.16", "DJ-8.16a", "DJ-X.19", "DJ-9.4")
def test_with_a_full_reserve_it_goes_onto_a_slot_and_is_paid_now(table):
    t = table(
        "display gold-07; round 1; turn: 0; seat 0: row2 green, home 2 1, explorers IA5, coins 5, ship O1, "
        "studied blue-bird blue-plant, reserve silver-02 silver-03; seat 1: home"
    )
    t.choose("space:explore-1", "worker:2", "map:IA6", "say:stop", "objective:gold-07")
    assert t.legal() == ["slot:gold-1", "slot:gold-2", "slot:gold-3", "slot:gold-4", "slot:gold-5"]
    t.choose("slot:gold-1")
    assert has(t, coins=0, slots={"gold-1": {"tile": "gold-07", "done": False}})
    assert of(t)["workers"][4]["at"] is None  # nothing is gained yet
    t.choose("declare:gold-07")
    assert has(t, coins=0, slots={"gold-1": {"tile": "gold-07", "done": True}})
    assert of(t)["workers"][4]["at"] == "home"


@clause("DJ-8.16", "DJ-8.16a")
def test_a_tile_without_a_payable_slot_cannot_be_taken(table):
    full = " ".join(f"silver-{i}=silver-0{i + 3}" for i in range(1, 6))
    t = table(
        "display gold-07 silver-01; turn: 0; seat 0: row2 green, home 2, explorers IA5, reserve silver-02 silver-03, "
        f"slots {full}"
    )
    t.choose("space:explore-1", "map:IA6", "say:stop")
    assert t.legal() == ["objective:gold-07", "say:skip"]
    t.choose("objective:gold-07")
    assert t.legal() == ["slot:gold-3", "slot:gold-4", "slot:gold-5"]
    t = table(f"display silver-01; turn: 1; seat 1: row2 green, home 2, explorers IA5, reserve silver-02, slots {full}")
    t.choose("space:explore-1", "map:IA6", "say:stop")
    assert t.legal() == ["objective:silver-01", "say:skip"]  # the reserve has room, also that of the second player


@clause("DJ-8.17", "DJ-R.13")
def test_the_patron_completes_a_tile_of_the_area_at_once(table):
    t = table(
        "special special-01; display gold-07 silver-04; turn: 0; "
        "seat 0: row2 yellow*2 red*2, home 2, reserve silver-02 gold-03"
    )
    t.choose("space:special-left-1")
    assert t.legal() == ["objective:gold-07", "objective:silver-04", "say:skip"]
    t.choose("objective:gold-07")
    assert t.legal() == ["slot:gold-3", "slot:gold-4", "slot:gold-5"]  # 2 coins by the medal
    t.choose("slot:gold-4")
    assert has(t, slots={"gold-4": {"tile": "gold-07", "done": True}}, reserve=["silver-02", "gold-03"])


@clause("DJ-9.3", "DJ-9.4", "DJ-9.5", "DJ-9.6")
def test_a_declared_tile_goes_onto_an_empty_slot_of_its_colour(table):
    t = table(
        "turn: 0; seat 0: studied green-bird green-plant, knowledge 3, coins 3, reserve gold-06, home 1, "
        "slots gold-5=gold-01!"
    )
    t.choose("declare:gold-06")
    assert t.legal() == ["slot:gold-2", "slot:gold-3", "slot:gold-4"]
    t.choose("slot:gold-2")
    assert has(t, coins=0, knowledge=3, vp=0)
    assert t.legal() == ["worker:2", "say:skip"]
    t.choose("worker:2")
    assert of(t)["workers"][1]["seals"] == ["purple"]


@clause("DJ-9.6")
def test_without_a_slot_nothing_can_be_declared(table):
    full = " ".join(f"gold-{i}=gold-0{i}!" for i in range(2, 6))
    text = (
        f"turn: 0; "
        f"seat 0: studied green-bird green-plant, knowledge 3, coins {{}}, reserve gold-06, home 1, slots {full}"
    )
    assert declared(table(text.format(4))) == []
    assert declared(table(text.format(5))) == ["declare:gold-06"]


REQUIREMENTS = [
    ("silver-04", "vp 15, stacks 0 0 4", "vp 14, stacks 0 0 4"),
    ("silver-04", "vp 15, stacks 0 4 0", "vp 15, stacks 0 4 4"),
    ("silver-02", "studied red-fossil green-bird", "studied red-fossil green-fossil"),
    ("gold-08", "studied red-fossil red-bird, ship O1", "studied red-fossil blue-bird, ship O1"),
    ("gold-08", "studied red-fossil red-bird, ship O3", "studied red-fossil red-bird, ship O0"),
    ("gold-09", "theory 12, lenses explore-2 explore-3 letters-2", "theory 11, lenses explore-2 explore-3 letters-2"),
    ("gold-09", "theory 13, lenses explore-2 explore-3 letters-2", "theory 13, lenses explore-2 explore-3"),
    ("gold-10", "stacks 0 0 1, tents O6 IA4 IA7", "stacks 0 0 1, tents O6 IA4"),
    ("gold-06", "knowledge 3, studied green-bird green-plant", "knowledge 2, studied green-bird green-plant"),
    ("silver-07", "coins 10, lenses explore-2 letters-2", "coins 9, lenses explore-2 letters-2"),
    ("silver-01", "row2 yellow, row3 yellow, studied blue-bird", "row2 yellow, studied green-bird"),
    ("silver-01", "row2 yellow, studied blue-bird", "studied blue-bird"),  # worker 1's printed purple seal
    (
        "start-gold-4",
        "row2 yellow purple, lenses explore-2 letters-2 academy-2",
        "row2 blue, lenses explore-2 letters-2 academy-2",
    ),
]


@clause("DJ-9.7", "DJ-9.3", "DJ-R.24", "DJ-R.25", "DJ-R.34", "DJ-2.2")
@pytest.mark.parametrize(("tile", "enough", "short"), REQUIREMENTS)
def test_requirements(table, tile, enough, short):
    text = f"round 1; turn: 0; seat 0: home 1, reserve {tile}, "
    assert declared(table(text + enough)) == [f"declare:{tile}"]
    assert declared(table(text + short)) == []


@clause("DJ-8.29", "DJ-9.5")
def test_passive_slots(table):
    text = "round 1; turn: 0; seat 0: ship O1, knowledge 2, reserve start-silver-1, home 1, theory 1"
    t = table(text)
    t.choose("declare:start-silver-1", "slot:silver-4")
    assert t.scores[0] == 2 + 2 * (1 + 1)  # the slot's 2 and the museum's base times the raised multiplier
    t = table(
        "phase reward; round 3; seat 0: ship O0, studied red-bird red-plant, coins 14, reserve gold-02, row2 green*2"
    )
    t.choose("declare:gold-02", "slot:gold-4")
    assert has(t, vp=0)


# --- crew ------------------------------------------------------------------------------------------------------------


@clause("DJ-9.8", "DJ-X.26", "DJ-8.3")
def test_a_worker_completes_a_card_by_its_own_seals_only(table):
    t = table("turn: 0; seat 0: row2 red*3 yellow purple, crew crew-09, home 1, knowledge 3")
    assert declared(t) == ["declare:crew-09"]
    t = table("turn: 0; seat 0: row2 red*3 yellow, row3 yellow, crew crew-09, home 1, knowledge 3")
    assert declared(t) == []


@clause("DJ-9.8", "DJ-9.9", "DJ-I.13")
def test_every_worker_serves_one_card(table):
    t = table("turn: 0; seat 0: row2 blue*3 green yellow*2, row3 blue*3 green yellow*2, crew crew-01 crew-14=4, home 1")
    t.choose("declare:crew-01")
    assert (t.prompt, t.legal()) == ("crew-worker", ["worker:2", "worker:3"])
    t.choose("worker:3")
    assert has(t, coins=8, crew={"crew-01": 3, "crew-14": 4})
    t = table("turn: 0; seat 0: row2 blue*2 green*2 yellow*2, row3 blue, crew crew-01=2 crew-14, home 1")
    assert declared(t) == []


@clause("DJ-8.25", "DJ-9.9", "DJ-R.14", "DJ-R.42")
def test_copying_a_card_of_anybody_that_is_not_completed(table):
    t = table(
        "turn: 0; seat 0: row2 yellow*2 red*2 blue, crew crew-07 crew-14 crew-01=3, home 1; "
        "seat 1: crew crew-03 crew-16=2"
    )
    t.choose("declare:crew-07")
    assert (t.prompt, t.legal()) == ("copy-crew", ["crew:crew-03", "crew:crew-14", "say:skip"])
    t.choose("crew:crew-03")
    assert has(t, theory=5, crew={"crew-01": 3, "crew-07": 2, "crew-14": None})
    assert of(t, 1)["crew"]["crew-03"] is None


@clause("DJ-8.25", "DJ-R.14")
def test_no_card_is_copied_twice_in_a_chain(tmp_path):
    copies = "".join(f"- id: {card}\n  effects:\n  - {{op: copy_crew}}\n" for card in ("crew_03", "crew_04"))
    (tmp_path / "crew_cards.yaml").write_text(f"crew_cards:\n{copies}")
    game = holotype.load("darwins_journey", tmp_path)
    t = Table(
        game.position(
            "turn: 0; seat 0: row2 yellow*2 red*2 blue, crew crew-07 crew-14, home 1; "
            "seat 1: crew crew-03 crew-04, home 1"
        )
    )
    t.choose("declare:crew-07")
    assert t.legal() == ["crew:crew-03", "crew:crew-04", "crew:crew-14", "say:skip"]
    t.choose("crew:crew-03")
    assert t.legal() == ["crew:crew-04", "crew:crew-14", "say:skip"]
    t.choose("crew:crew-04")
    assert t.legal() == ["crew:crew-14", "say:skip"]
    t.choose("crew:crew-14")
    assert has(t, vp=8, crew={"crew-07": 2, "crew-14": None})


@clause("DJ-9.8", "DJ-9.9")
def test_the_worker_in_the_last_row_completes_a_card_of_the_last_seat(table):
    seals = "blue*3 green yellow*2"
    t = table(f"""
        players 3; turn: 2; seat 0: row4 {seals}, crew crew-02=4
        seat 2: row2 {seals}, row4 {seals}, crew crew-01 crew-14=3, home 1
    """)
    t.choose("declare:crew-01")
    assert (t.prompt, t.legal()) == ("crew-worker", ["worker:2", "worker:4"])
    t.choose("worker:4")
    assert has(t, 2, coins=8, crew={"crew-01": 4, "crew-14": 3})
    assert has(t, 0, coins=0, crew={"crew-02": 4})


@clause("DJ-1.4", "DJ-9.9")
def test_crew_cards_work_in_the_reward_phase_too(table):
    t = table("phase reward; goals goal-tents; seat 0: row2 green*2 blue*2 red, crew crew-14")
    t.choose("declare:crew-14")
    assert has(t, vp=8)


@clause("DJ-8.28")
def test_a_fifth_worker_gained_in_the_reward_phase_works_from_the_next_round_on(table):
    t = table(
        "phase reward; "
        "seat 0: home, coins 5, studied green-bird green-plant, knowledge 3, reserve gold-06; seat 1: home"
    )
    t.choose("declare:gold-06", "slot:gold-1")
    assert of(t)["workers"][4]["at"] == "home"
    t.choose("say:pass") if t.prompt == "reward-window" else None
    assert (t.view()["round"], t.prompt) == (2, "place")
    assert [worker["at"] for worker in of(t)["workers"]] == ["home"] * 5


@clause("DJ-R.33", "DJ-R.32", "DJ-R.1")
def test_the_numbers_of_tiles_are_those_of_the_draft(start):
    rules = inside(start()).rules
    normal = [gold for gold, starting in zip(rules.tile_gold, rules.tile_starting, strict=True) if not starting]
    assert (normal.count(True), normal.count(False), len(rules.tile_gold) - len(normal)) == (10, 10, 8)
    assert (len(rules.tiles), len(rules.letters), len(rules.goal_vp)) == (11, 7, 12)
    assert rules.tile_seals[11 * 4 : 12 * 4] == [0, 2, 0, 2]


@clause("DJ-8.17", "DJ-R.13", "DJ-12.2")
def test_unconditional_completion_needs_a_slot_that_can_be_paid(table):
    text = """
        special special-01; display gold-07; turn: 0
        seat 0: row2 yellow*2 red, knowledge 1, home 2, coins {}, slots gold-3=gold-01! gold-4=gold-02! gold-5=gold-03!
        seat 1: home 1
    """
    t = table(text.format(2)).choose("space:special-left-1")
    assert t.seat == 1  # the slots that are left cost 3 and 5
    t = table(text.format(3)).choose("space:special-left-1", "objective:gold-07")
    assert of(t)["slots"]["gold-2"] == {"tile": "gold-07", "done": True}
    assert of(t)["coins"] == 0
