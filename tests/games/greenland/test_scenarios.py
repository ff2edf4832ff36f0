"""Section 14: scenarios."""

import pytest

from tests.helpers import clause

from .helpers import game, reach_part, start, table


@clause("GL-14.1", "GL-14.2")
def test_the_real_story_lays_out_named_cards() -> None:
    t = start(4, "m1_real_story", seating="fixed")
    assert t.row("north") == ["markland", "walrus", "polar-bear", "narwhal", "ringed-seal", "little-auk", "musk-ox"]
    assert t.row("south") == [
        "vinland",
        "harp-seal",
        "bearded-seal",
        "harbor-seal",
        "bird-cliff",
        "hooded-seal",
        "arctic-char",
    ]
    assert [t.tribe(n)["pool"] for n in ("norse", "sea_sami", "thule", "tunit")] == [4, 5, 6, 7]
    while t.prompt == "farm-animal":
        t.choose(t.legal()[0])
    assert t.view()["events_left"] == 16


@clause("GL-14.1")
def test_set_aside_cards_come_first() -> None:
    s = game.start(4, seed=1, variant="m1_real_story")
    top = [c for c in range(1, 32) if s.zone[c] == 2]  # type: ignore[attr-defined]
    assert top == [9, 11, 12, 14, 19, 23, 24]


@clause("GL-14.3")
def test_idle_tribes_only_sail_to_the_new_world() -> None:
    text = (
        "players 4\noption variant=m1_real_story\nturn {}\nnorth: markland walrus\n"
        "south: vinland shark\nnorse: pool 3, elders 6, energy 2\nthule: pool 1 alpha\n"
        "tunit: pool 1 alpha\nsea-sami: pool 1 alpha"
    )
    assert table(text.format(2)).legal() == ["card:markland", "card:vinland", "say:done"]
    assert table(text.format(3)).legal() == [
        "card:markland",
        "card:walrus",
        "card:vinland",
        "card:shark",
        "say:promote",
        "say:done",
    ]


@clause("GL-14.4", "GL-14.5")
def test_specials_of_the_real_story() -> None:
    head = (
        "players 4\noption variant=m1_real_story\nturn 3\nnorth: markland walrus\n"
        "south: vinland shark harp-seal hooded-seal\n"
    )
    t = table(
        head + "phase end\nnorse: pool 1, iron 3, tableau sword pot\nthule: pool 1\ntunit: pool 1\nsea-sami: pool 1"
    )
    assert t.scores[0] == 1 + 3 + 1 + 1
    t = table(head + "order sea-sami norse thule tunit\nnorse: pool 1\nthule: pool 1\ntunit: pool 1\nsea-sami: pool 1")
    assert t.legal() == ["card:shark", "card:hooded-seal", "say:done"]
    t = table(
        head
        + (
            "phase hunt\nnorse: pool 1\nthule: pool 1\ntunit: pool 1\n"
            "sea-sami: on hooded-seal 2, pool 1 alpha, elders 1\ndice 5 6 1"
        )
    )
    assert (t.prompt, t.legal()) == ("reroll", ["die:5", "die:6", "say:done"])
    t.choose("die:5")
    assert t.prompt == "elder-action"
    assert [e for _, e in t.log()].count("rerolls") == 1


@clause("GL-14.6")
def test_the_full_experience_orders_both_rows() -> None:
    t = start(4, "m2_full_experience")
    assert t.row("north") == ["markland", "walrus", "husky", "arctic-cod", "bowhead", "narwhal", "little-auk"]
    assert t.row("south") == ["vinland", "arctic-char", "harbor-seal", "bearded-seal", "orca", "beluga", "harp-seal"]


@clause("GL-14.7", "GL-14.8")
def test_part_two_keeps_d_and_i_cards() -> None:
    t = table(
        "players 4\noption variant=m2_full_experience\nphase end\nnorth: walrus\nsouth: shark\n"
        "norse: pool 2, tableau goggles goat sword bowhead\nthule: pool 3\ntunit: pool 4\n"
        "sea-sami: extinct\norder norse thule tunit"
    )
    assert t.view()["part"] == 2
    assert t.prompt == "farm-animal"
    assert (t.seat, t.legal()) == (0, ["face:sheep", "face:pony"])
    t.choose("face:pony")
    assert sorted(t.tribe("norse")["tableau"]) == ["birgitta", "goat", "goggles", "pony", "sigrid"]
    assert not t.tribe("sea_sami")["extinct"]
    assert "goggles" not in t.row("south", "cold")
    assert t.state.points == [2 + 5, 3, 4, 0]  # type: ignore[attr-defined]


@clause("GL-14.8")
def test_part_two_adds_scores_and_bonuses() -> None:
    t = start(4, "m2_full_experience", seating="fixed")
    s = t.state
    reach_part(s, 2)
    s.points = [10, 20, 30, 0]  # type: ignore[attr-defined]
    s.depot = 0  # type: ignore[attr-defined]
    pieces = [12, 12, 17, 12]
    assert s.scores() == [10 + pieces[0], 20 + pieces[1] + 5, 30 + pieces[2], pieces[3] + sum(pieces) // 10]


@clause("GL-14.9")
def test_early_greenland_has_no_metal() -> None:
    t = start(2, "m3_early_greenland")
    assert {seat["tribe"] for seat in t.view()["seats"]} == {"tunit", "sea_sami"}
    assert len(t.row("north")) + t.view()["decks"]["north"] == 15
    assert len(t.row("south")) + t.view()["decks"]["south"] == 15
    zones = t.state.zone  # type: ignore[attr-defined]
    assert [c for c in range(32, 49) if zones[c] == 0] == [32, 33, 40, 44, 45]


@clause("GL-14.10")
def test_early_inventions_need_two_equal_dice() -> None:
    head = "option variant=m3_early_greenland\nnorth: walrus\nsouth: fish-spear\n".replace(
        "south: fish-spear", "south: shark harp-seal"
    ).replace("north: walrus", "north: fish-spear walrus")
    t = table(
        head + "phase hunt\ntunit: on fish-spear 2, elders 3, pool 1 alpha\nsea-sami: pool 1 alpha, elders 1\ndice 1 2"
    )
    assert t.prompt != "take-card"
    t = table(
        head + "phase hunt\ntunit: on fish-spear 2, elders 3, pool 1 alpha\nsea-sami: pool 1 alpha, elders 1\ndice 6 6"
    )
    assert t.prompt == "take-card"
    t = table(head + "tunit: pool 1\nsea-sami: pool 1")
    assert t.legal() == ["card:fish-spear", "say:done"]
    t.choose("say:done")
    assert t.legal() == ["card:shark", "say:done"]


@clause("GL-10.6", "GL-14.4")
def test_norse_cards_worth_iron_break_a_tie() -> None:
    t = table(
        "players 4\noption variant=m1_real_story\nphase end\nturn 17\nnorth: walrus\nsouth: shark\n"
        "norse: pool 2, tableau axe\nthule: pool 3\ntunit: pool 1\nsea-sami: pool 1"
    )
    assert (t.scores, t.winners) == ([3, 3, 1, 1], [0])


@clause("GL-14.3")
def test_idle_tribes_are_out_of_icons_auctions_raids_and_elder_actions() -> None:
    head = "players 4\noption variant=m1_real_story\nturn 2\nnorth: walrus\nsouth: shark\ndeck empty\n"
    t = table(
        head + "phase event\nevent sword\nnorse: pool 9, elders 2, ivory 3\nthule: pool 9, elders 4, ivory 3\n"
        "tunit: pool 1, ivory 1\nsea-sami: pool 1, elders 4 6\ndice 1 1\norder sea-sami norse thule tunit"
    )
    assert (t.seat, t.prompt) == (3, "council")
    t.choose("say:pass")
    assert (t.seat, t.prompt) == (2, "bid")
    t.choose("say:pass")
    assert (t.seat, t.prompt) == (3, "assign")
    assert not [token for token in t.legal() if token in ("card:goat-cattle", "card:birgitta")]
    t = table(
        head
        + "phase elders\nnorse: pool 1, elders 2, energy 1\nthule: pool 1\n"
        + "tunit: pool 1, elders 1\nsea-sami: pool 1, elders 1"
    )
    assert t.over


@clause("GL-14.4", "GL-14.5")
def test_thule_roll_one_die_again_in_attacks_and_raids() -> None:
    head = "players 4\noption variant=m1_real_story\nturn 3\nnorth: walrus\nsouth: shark\noption negotiation=off\n"
    rest = "tunit: pool 1, elders 1\nsea-sami: pool 1, elders 1\n"
    t = table(
        head + rest + "phase negotiation\nthule: on walrus 2, elders 2, pool 1\nnorse: on walrus 1, elders 1, pool 1\n"
        "order thule norse tunit sea-sami\ndice 5 6 6 6 6 6 6"
    )
    assert (t.seat, t.prompt, t.legal()) == (1, "reroll", ["die:5", "die:6", "say:done"])
    t.choose("die:6")
    assert (t.over, [e for _, e in t.log()].count("rerolls")) == (True, 1)
    t = table(
        head + rest + "phase hunt\nthule: on goat-cattle 2, elders 4 6, pool 1\nnorse: tableau goat, elders 1, pool 1\n"
        "dice 4 5 6"
    )
    assert (t.seat, t.prompt, t.legal()) == (1, "reroll", ["die:4", "die:5", "say:done"])
    t.choose("die:4")
    assert t.legal() == ["die:5", "say:done"]  # the four by the War Chief's power, the five by the tribe's own
    t = table(head + rest + "phase hunt\nthule: on walrus 2, elders 2, pool 1\nnorse: elders 1, pool 1\ndice 5 6")
    assert t.over


@clause("GL-14.8")
def test_who_surrenders_in_part_two_keeps_only_the_points_of_part_one() -> None:
    t = start(4, "m2_full_experience", seating="fixed")
    s = t.state
    reach_part(s, 2)
    s.points = [10, 20, 30, 0]  # type: ignore[attr-defined]
    s.gone[1] = 2  # type: ignore[attr-defined]
    s.depot = 0  # type: ignore[attr-defined]
    assert s.scores()[1] == 20


@clause("GL-14.8")
@pytest.mark.parametrize(
    ("colonists", "tools", "bonus"),
    [
        (6, ("", "", "", ""), [5, 0, 0, 2]),
        (5, ("", "", "", ""), [0, 0, 0, 2]),
        (0, ("goggles maps", "fish-spear cable-bow", "sword pot", "axe book"), [0, 0, 5, 0]),
    ],
)
def test_each_condition_has_its_tribe(colonists: int, tools: tuple[str, ...], bonus: list[int]) -> None:
    tribes = [
        f"{tribe}: pool 1, on vinland {colonists}, tableau {cards}"
        for tribe, cards in zip(("norse", "thule", "tunit", "sea-sami"), tools, strict=True)
    ]
    t = table(
        "players 4\noption variant=m2_full_experience\nnorth: markland walrus\nsouth: vinland shark\ndepot 1\n"
        + "\n".join(tribes)
    )
    before = t.scores
    reach_part(t.state, 2)
    assert [now - then for now, then in zip(t.scores, before, strict=True)] == bonus


@clause("GL-14.7")
def test_a_saved_game_remembers_its_part() -> None:
    t = start(4, "m2_full_experience", seating="fixed")
    assert game.restore(t.state.save()).view(None)["table"]["part"] == 1
    reach_part(t.state, 2)
    assert game.restore(t.state.save()).view(None)["table"]["part"] == 2


@clause("GL-14.7")
def test_part_two_begins_like_a_co_op_with_all_tribes_alive() -> None:
    t = table(
        "players 4\noption variant=m2_full_experience\nphase end\nnorth: walrus\nsouth: shark\n"
        "order norse thule tunit\nnorse: pool 2, tableau goat cold-forging, hand goggles, iron 4\n"
        "thule: pool 3, wed birgitta\ntunit: pool 4, energy 8\nsea-sami: extinct"
    )
    t.choose("face:pony", "face:lappget")
    assert t.row("south", "cold")[-2:] == ["bog-iron", "vinland"]
    assert (t.view()["depot"], t.view()["supply"]) == (12, 0)
    assert [t.disks(n) for n in ("norse", "thule", "tunit", "sea_sami")] == [(4, 1, 1)] * 4
    assert [t.tribe(n)["hand"] for n in ("norse", "thule")] == [[], []]
    assert t.tribe("norse")["husbands"] == {}
    assert t.view()["decks"]["south"] == 16 - 6 - 1  # cold forging is kept


@clause("GL-14.3", "GL-7.1")
def test_an_idle_tribe_hunts_in_the_new_world_without_being_asked_for_the_order() -> None:
    t = table(
        "players 4\noption variant=m1_real_story\nturn 2\nphase hunt\nnorth: markland\nsouth: vinland\n"
        "norse: pool 0 alpha, on markland 2, on vinland 2, tableau sword\nthule: pool 1\ntunit: pool 1, elders 1\n"
        "sea-sami: pool 1, elders 1\ndice 1 1 1 1"
    )
    assert (t.over, t.on("markland"), t.on("vinland")) == (True, {"norse": 3}, {"norse": 4})
