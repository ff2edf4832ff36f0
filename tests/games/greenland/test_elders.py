"""Sections 8 to 10: domestic animals, elder actions, the end."""

import pytest

from tests.helpers import clause

from .helpers import Table, game, table

ROWS = "\nnorth: markland walrus\nsouth: vinland shark\n"


def phase(name: str, text: str) -> Table:
    return table(f"phase {name}{ROWS}{text}")


@clause("GL-8.1", "GL-8.3")
def test_hay_is_paid_or_the_animal_slaughtered() -> None:
    text = "norse: tableau cattle, elders 1 2, energy 1, pool 1 alpha\nthule: pool 1 alpha, elders 1"
    t = phase("domestic", text)
    assert (t.prompt, t.legal()) == ("hay", ["disk:energy", "elder:norse-1", "elder:norse-2", "say:slaughter"])
    t.choose("disk:energy")
    assert t.legal() == ["elder:norse-1", "elder:norse-2"]
    t.choose("elder:norse-2")
    assert (t.tribe("norse")["pool"], t.disks("norse")[0]) == (3, 0)
    t = phase("domestic", text)
    t.choose("say:slaughter")
    assert (t.tribe("norse")["tableau"], t.disks("norse")[0]) == ({}, 3)


@clause("GL-8.1", "GL-8.2")
def test_slaughter_energy_buys_no_hay_in_the_same_phase() -> None:
    t = phase("domestic", "norse: tableau cattle sheep, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    assert (t.prompt, t.legal()) == ("animals", ["card:goat-cattle", "card:sheep-pony", "say:exchange"])
    t.choose("card:goat-cattle")
    assert t.tribe("norse")["tableau"] == {}
    assert t.disks("norse")[0] == 3


@clause("GL-8.3")
def test_sheep_give_a_baby_or_an_ivory() -> None:
    t = phase("domestic", "norse: tableau sheep, energy 2, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    t.choose("disk:energy")
    assert (t.prompt, t.legal()) == ("produce", ["say:baby", "disk:ivory"])
    t.choose("disk:ivory")
    assert (t.disks("norse")[1], t.tribe("norse")["pool"]) == (1, 1)


@clause("GL-8.4")
def test_the_first_ivory_pacifies() -> None:
    t = phase(
        "domestic", "hostile vinland\nnorse: on vinland 1, ivory 1, elders 1\nthule: on vinland 1, ivory 1, elders 1"
    )
    assert (t.seat, t.prompt, t.legal()) == (0, "pacify", ["say:pass", "disk:ivory"])
    t.choose("say:pass")
    assert t.seat == 1
    t.choose("disk:ivory")
    assert t.view()["rows"]["south"]["warm"][0]["hostile"] is False
    assert (t.disks("norse")[1], t.disks("thule")[1]) == (1, 0)


@clause("GL-3.9", "GL-9.1")
def test_polytheists_act_before_monotheists() -> None:
    t = phase("elders", "norse: mono, elders 2, energy 2, pool 1 alpha\nthule: elders 2, energy 2, pool 1 alpha")
    assert (t.seat, t.legal()) == (1, ["say:witch-burn", "say:done"])
    t.choose("say:done")
    assert (t.seat, t.legal()) == (0, ["say:witch-burn", "say:done"])


@clause("GL-9.1", "GL-9.4")
def test_each_elder_acts_once_and_the_burnt_may_be_fresh_or_acted() -> None:
    t = phase("elders", "norse: elders 2 2 2, energy 5, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    t.choose("say:witch-burn")
    assert (t.prompt, t.legal()) == ("witch-fresh", ["say:fresh", "say:acted"])
    t.choose("say:fresh", "say:witch-burn")
    assert t.tribe("norse")["elders"]["2"] == {"norse": 1}
    assert "say:witch-burn" not in t.legal()
    t = phase("elders", "norse: elders 2 2, energy 5, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    t.choose("say:witch-burn", "say:acted")
    assert "say:witch-burn" in t.legal()


@clause("GL-9.1a")
def test_no_action_without_cost_or_object() -> None:
    t = phase("elders", "norse: elders 2 3, pool 1 alpha, hand goggles\nthule: pool 1 alpha, elders 2, energy 1")
    assert (t.seat, t.legal()) == (1, ["say:witch-burn", "say:done"])


@clause("GL-9.2")
def test_chidzigyaak_makes_actions_free() -> None:
    t = phase(
        "elders", "thule: elders 2 3, hand husky, tableau chidzigyaak, pool 1 alpha\nnorse: pool 1 alpha, elders 1"
    )
    t.choose("say:domesticate")
    assert t.tribe("thule")["tableau"] == {"chidzigyaak": {}, "husky": {}}
    assert t.disks("thule")[0] == 0


@clause("GL-9.3")
def test_domesticate_moves_a_d_card_to_the_tableau() -> None:
    text = "norse: {} elders 2 3, hand husky, energy 1, pool 1 alpha\nthule: pool 1 alpha, elders 1"
    t = phase("elders", text.format(""))
    t.choose("say:domesticate")
    assert (t.tribe("norse")["tableau"], t.disks("norse")[0]) == ({"husky": {}}, 0)
    assert "say:domesticate" not in phase("elders", text.format("mono,")).legal()


@clause("GL-9.5", "GL-9.6")
def test_banish_rolls_the_hand_limit_and_spares_norse_husbands() -> None:
    t = table(
        "players 3\nphase elders\nnorth: walrus\nsouth: shark\ntribes thule norse sea-sami\n"
        "thule: elders 2 3 3, energy 1, tableau kirima peepeelee chidzigyaak, pool 1 alpha\n"
        "norse: wed kirima, abroad thule-1, pool 1 alpha, elders 1\n"
        "sea-sami: wed peepeelee, pool 1 alpha, elders 1\ndice 1 1 4"
    )
    t.choose("say:banish")
    assert t.view()["dice"][-1]["end"] == "success"
    assert (t.prompt, t.legal()) == ("banish-victim", ["tribe:norse", "card:peepeelee", "say:done"])
    t.choose("card:peepeelee")
    assert t.legal() == ["tribe:norse", "say:done"]
    t.choose("tribe:norse")
    assert t.tribe("thule")["elders"]["1"] == {}
    assert t.tribe("thule")["husbands"] == {"kirima": "norse"}


@clause("GL-9.6")
def test_no_martyr_roll_with_limit_zero() -> None:
    t = phase("elders", "thule: elders 2, energy 1, pool 1 alpha\nnorse: abroad thule-1, pool 1 alpha, elders 1")
    assert t.legal() == ["say:witch-burn", "say:done"]


@clause("GL-5.8", "GL-9.7")
def test_x27_goggles_are_made() -> None:
    t = table(
        "north: walrus\nsouth: shark\n"
        "norse: pool 2 alpha, energy 1, iron 1, elders 1 3, hand goggles\n"
        "thule: pool 1 alpha, elders 1"
    )
    t.choose("say:promote", "kind:man", "elder:norse-3", "say:done", "say:done", "say:tool-make")
    assert t.tribe("norse")["tableau"] == {"goggles": {}}
    assert t.disks("norse") == (0, 0, 0)


@clause("GL-9.8", "GL-9.9")
def test_an_emissary_goes_to_rank_one_of_another_tribe() -> None:
    t = phase("elders", "norse: mono, elders 5, energy 1, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    t.choose("say:emissary")
    assert t.tribe("thule")["elders"]["1"] == {"norse": 1, "thule": 1}
    assert t.tribe("norse")["elders"]["5"] == {}


@clause("GL-9.9")
def test_a_missionary_with_thule_brings_a_maritime_reroll() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nthule: on walrus 2, pool 1 alpha\n"
        "norse: abroad thule-1, pool 1 alpha, elders 1\ndice 3 5 5"
    )
    assert (t.prompt, t.legal()) == ("reroll", ["die:3", "say:done"])


@clause("GL-9.5", "GL-9.6", "GL-9.8", "GL-9.10", "GL-9.11")
def test_x28_bishops_convert_through_the_surviving_missionary() -> None:
    t = phase(
        "elders",
        "norse: mono, elders 2 2 2 3, abroad thule-1*2, energy 4, pool 1 alpha\n"
        "thule: elders 2 3 3, energy 1, pool 1 alpha\ndice 1 2 4 5 1",
    )
    assert t.seat == 1
    t.choose("say:banish", "tribe:norse")
    assert t.tribe("thule")["elders"]["1"] == {"norse": 1}
    for _ in range(3):
        assert "say:proselytize" in t.legal()
        t.choose("say:proselytize")
    assert t.over
    assert t.tribe("thule")["belief"] == "monotheist"
    assert t.disks("norse")[0] == 1


@clause("GL-9.10")
def test_a_missionary_of_this_turn_can_not_be_used() -> None:
    t = phase(
        "elders", "norse: mono, elders 2 3, abroad thule-1:new, energy 4, pool 1 alpha\nthule: elders 1, pool 1 alpha"
    )
    assert "say:proselytize" not in t.legal()


@clause("GL-9.4", "GL-9.12", "GL-9.11")
def test_x29_the_last_elder_burns_himself_and_the_tribe_is_baptized() -> None:
    t = phase("elders", "norse: elders 2, energy 1, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    t.choose("say:witch-burn")
    assert t.legal() == ["say:baptism", "say:done"]
    t.choose("say:baptism")
    assert t.tribe("norse")["belief"] == "monotheist"


@clause("GL-9.12")
def test_elders_abroad_prevent_baptism() -> None:
    t = phase("elders", "norse: abroad thule-1, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    assert t.over


@clause("GL-9.13", "GL-4.22")
def test_a_falcon_counts_three_under_its_event_at_the_end() -> None:
    t = phase("end", "effect falcon\nnorse: mono, tableau gyrfalcon, pool 1\nthule: pool 1")
    assert t.scores == [4, 1]


@clause("GL-10.1")
def test_the_game_ends_with_the_events_or_an_empty_row() -> None:
    assert phase("end", "norse: pool 1\nthule: pool 1").over
    t = Table(game.position("events 3\nphase end\nnorth: walrus\nsouth:\nnorse: pool 1\nthule: pool 1"))
    assert t.over
    t = Table(
        game.position("events 3\nphase end\nnorth: walrus\nsouth: | shark\nnorse: pool 2 alpha\nthule: pool 2 alpha")
    )
    assert not t.over


@clause("GL-10.2", "GL-10.3")
def test_x30_a_polytheist_counts_trophies_and_cold_colonists_twice() -> None:
    t = table(
        "phase end\nnorth: walrus\nsouth: shark | vinland\n"
        "norse: tableau bowhead, pool 4, elders 1, on vinland 3, ivory 5, iron 5\nthule: pool 1"
    )
    assert t.scores[0] == 5 + 4 + 1 + 6


@clause("GL-10.4", "GL-10.5")
def test_x31_a_monotheist_counts_disks_and_representatives() -> None:
    t = table(
        "tribes thule tunit\nphase end\nnorth: walrus\nsouth: shark\n"
        "thule: mono, iron 2, ivory 2, pool 11, elders 2 2 3 3, abroad tunit-1\ntunit: mono, pool 1"
    )
    assert t.scores[0] == 4 + 2 + 11 + 5 + 4


@clause("GL-10.4")
def test_x32_iron_counts_two() -> None:
    t = table(
        "tribes tunit norse\nphase end\nnorth: walrus\nsouth: shark\n"
        "tunit: mono, iron 5, ivory 2, pool 12, tableau bowhead, energy 5\nnorse: pool 1"
    )
    assert t.scores[0] == 24


@clause("GL-10.4")
def test_a_monotheist_cashes_cards_in() -> None:
    t = phase("end", "norse: mono, pool 1, tableau sword goggles pot\nthule: pool 1")
    assert t.scores[0] == 1 + 2 + 1 + 2


@clause("GL-10.6", "GL-10.7", "GL-10.8")
def test_iron_breaks_ties_and_energy_is_nothing() -> None:
    assert phase("end", "norse: pool 2, energy 8\nthule: pool 2, iron 1").winners == [1]
    assert phase("end", "norse: pool 2, energy 8\nthule: pool 2").winners == [0, 1]


@clause("GL-10.9")
def test_an_extinct_tribe_leaves_all_but_married_daughters() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\n"
        "thule: on walrus 1, tableau kirima peepeelee husky, energy 3, iron 1\n"
        "norse: wed kirima, abroad thule-1, pool 1 alpha\ndice 3"
    )
    t.choose("say:pass", "say:done")
    assert t.tribe("thule")["extinct"]
    assert t.tribe("thule")["tableau"] == {"kirima": {}}
    assert (t.disks("thule"), t.tribe("thule")["score"]) == ((0, 0, 0), 0)
    assert (t.tribe("norse")["pool"], t.tribe("thule")["elders"]["1"]) == (2, {})


@clause("GL-10.9a")
def test_babies_of_the_same_roll_save_a_tribe() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: vinland\nhostile vinland\nnorse: on vinland 2\n"
        "thule: pool 1 alpha, elders 1\ndice 2 2"
    )
    assert t.prompt == "alpha-birth"
    t.choose("say:no")
    assert not t.tribe("norse")["extinct"]
    assert t.on("vinland") == {"norse": 2}


@clause("GL-10.9b")
def test_a_daughter_left_behind_leaves_with_her_husband() -> None:
    t = phase("elders", "thule: extinct, tableau kirima\nnorse: wed kirima, pool 1 alpha, elders 1\norder norse")
    assert t.tribe("thule")["husbands"] == {"kirima": "norse"}
    t = table(
        "north: walrus\nsouth: shark\nthule: extinct, tableau kirima\nnorse: wed kirima, pool 1, elders 6\norder norse"
    )
    t.choose("say:recall", "card:kirima")
    assert t.tribe("thule")["tableau"] == {}


@clause("GL-10.10")
def test_when_all_are_extinct_nobody_wins() -> None:
    t = table("phase hunt\nnorth: walrus\nsouth: shark\nthule: extinct\nnorse: on walrus 1\norder norse\ndice 3")
    assert (t.over, t.winners) == (True, [])
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nthule: extinct\n"
        "norse: on walrus 1, pool 1 alpha, elders 1\norder norse\ndice 3"
    )
    assert t.winners == [0]


@pytest.mark.parametrize("card", ["bowhead", "thrall", "pony"])
@clause("GL-10.3")
def test_trophy_values_of_cards(card: str) -> None:
    worth = {"bowhead": 5, "thrall": 3, "pony": 2}
    assert phase("end", f"norse: pool 1, tableau {card}\nthule: pool 1").scores[0] == 1 + worth[card]


@clause("GL-1.14a", "GL-9.1a")
@pytest.mark.parametrize(("belief", "asked"), [("mono, ", True), ("", False)])
def test_who_lacks_only_an_energy_for_an_action_may_exchange(belief: str, asked: bool) -> None:
    t = phase("elders", f"norse: {belief}elders 5, tableau elkhound, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    assert (not t.over and t.legal() == ["say:done", "say:exchange"]) is asked


@clause("GL-9.2", "GL-9.7")
def test_chidzigyaak_does_not_pay_iron() -> None:
    t = phase(
        "elders", "thule: elders 3, hand goggles, tableau chidzigyaak, pool 1 alpha\nnorse: pool 1 alpha, elders 1"
    )
    assert t.over
    assert t.tribe("thule")["hand"] == ["goggles"]


@clause("GL-9.7")
def test_tunit_choose_between_iron_and_ivory_for_a_tool() -> None:
    t = table(
        "tribes tunit norse\nphase elders\nnorth: walrus\nsouth: shark\n"
        "tunit: elders 3, hand goggles, iron 1, ivory 1, pool 1 alpha\nnorse: pool 1 alpha, elders 1"
    )
    t.choose("say:tool-make")
    assert (t.prompt, t.legal()) == ("tool-price", ["disk:iron", "disk:ivory"])
    t.choose("disk:ivory")
    assert t.disks("tunit") == (0, 0, 1)


@clause("GL-9.1", "GL-9.7")
def test_one_artisan_makes_one_tool_a_turn() -> None:
    text = "norse: elders {}, hand goggles maps, tableau book, iron 2, pool 1 alpha\nthule: pool 1 alpha, elders 1"
    t = phase("elders", text.format("3"))
    t.choose("say:tool-make", "card:maps")
    assert t.over
    t = phase("elders", text.format("3 3"))
    t.choose("say:tool-make", "card:maps", "say:tool-make")
    assert sorted(t.tribe("norse")["tableau"]) == ["book", "goggles", "maps"]


@clause("GL-9.12")
def test_who_is_baptized_has_no_second_turn() -> None:
    t = phase("elders", "norse: elders 2, energy 2, pool 1 alpha\nthule: mono, elders 2 3, energy 2, pool 1 alpha")
    t.choose("say:witch-burn", "say:baptism")
    assert (t.seat, t.legal()) == (1, ["say:witch-burn", "say:done"])
    t.choose("say:done")
    assert t.over


@clause("GL-9.10", "GL-9.6")
def test_without_a_one_nobody_is_converted_and_the_energy_is_gone() -> None:
    t = phase(
        "elders",
        "norse: mono, elders 2 3, abroad thule-1, energy 1, pool 1 alpha\nthule: elders 1, pool 1 alpha\ndice 2",
    )
    t.choose("say:proselytize")
    assert (t.over, t.tribe("thule")["belief"], t.disks("norse")[0]) == (True, "polytheist", 0)


@clause("GL-9.8")
def test_an_emissary_goes_to_the_living_only_and_may_be_the_alpha() -> None:
    t = table(
        "players 4\nphase elders\nnorth: walrus\nsouth: shark\nnorse: mono, elders 5 alpha=5, energy 1, pool 1\n"
        "thule: extinct\ntunit: pool 1 alpha, elders 1\nsea-sami: pool 1 alpha, elders 1\norder norse tunit sea-sami"
    )
    t.choose("say:emissary")
    assert t.legal() == ["tribe:tunit", "tribe:sea-sami"]
    t.choose("tribe:tunit")
    assert (t.prompt, t.legal()) == ("emissary-kind", ["kind:man", "kind:alpha"])
    t.choose("kind:alpha")
    assert t.tribe("norse")["alpha"] == "elder tunit 1"


@clause("GL-9.8", "GL-5.17")
def test_an_alpha_of_a_later_rank_is_no_emissary() -> None:
    t = phase("elders", "norse: mono, elders 5 alpha=6, energy 1, pool 1\nthule: pool 1 alpha, elders 1")
    t.choose("say:emissary")
    assert t.tribe("thule")["elders"]["1"] == {"thule": 1, "norse": 1}
    assert t.tribe("norse")["alpha"] == "elder norse 6"


@clause("GL-10.5")
def test_representatives_count_once_a_placard_and_missionaries_not_at_all() -> None:
    t = table(
        "players 3\nphase end\nnorth: walrus\nsouth: shark\ntribes norse thule tunit\n"
        "norse: pool 1, abroad thule-1*2 tunit-1\nthule: mono, pool 1\ntunit: pool 1"
    )
    assert t.scores[0] == 4 + 4


@clause("GL-10.9a")
def test_raiders_of_a_vanished_card_go_home() -> None:
    t = table(
        "phase negotiation\noption negotiation=off\nnorth: walrus\nsouth: shark\n"
        "norse: tableau goat, on goat-cattle 1\nthule: on goat-cattle 2, iron 1, elders 4 6, pool 1\ndice 1 6"
    )
    assert t.tribe("norse")["extinct"]
    assert t.tribe("thule")["pool"] == 3


@clause("GL-8.1")
def test_animals_are_seen_to_in_any_order_and_hay_may_cost_elders_abroad() -> None:
    t = phase(
        "domestic",
        "norse: tableau cattle husky, abroad thule-1*2, pool 1 alpha\nthule: pool 1 alpha, elders 1",
    )
    t.choose("card:husky")
    assert (t.prompt, t.legal()) == ("hay", ["elder:thule-1", "say:slaughter", "say:exchange"])
    t.choose("elder:thule-1")
    assert (t.tribe("norse")["pool"], t.tribe("thule")["elders"]["1"]) == (3, {"thule": 1})


@clause("GL-8.4")
def test_only_colonists_of_that_card_pacify_it() -> None:
    t = phase("domestic", "hostile vinland\nnorse: on markland 1, ivory 1, elders 1\nthule: pool 1, ivory 1, elders 1")
    assert t.over
    assert t.view()["rows"]["south"]["warm"][0]["hostile"]


@clause("GL-1.14", "GL-8.1")
def test_before_an_animal_is_seen_to_a_card_may_be_exchanged() -> None:
    t = phase("domestic", "norse: tableau cattle husky, energy 2, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    t.choose("say:exchange", "card:husky")
    assert (t.prompt, t.disks("norse")[0]) == ("hay", 3)
    t.choose("disk:energy")
    assert (t.tribe("norse")["pool"], t.disks("norse")[0]) == (1 + 2, 1)


@clause("GL-8.3")
def test_sheep_may_bring_a_baby() -> None:
    t = phase("domestic", "norse: tableau sheep, energy 2, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    t.choose("disk:energy", "say:baby")
    assert (t.disks("norse")[1], t.tribe("norse")["pool"]) == (0, 2)


@clause("GL-1.14a", "GL-8.4")
def test_peace_may_be_paid_with_an_exchanged_card() -> None:
    t = phase(
        "domestic", "hostile vinland\nnorse: on vinland 1, tableau goggles, elders 1\nthule: on vinland 1, ivory 1"
    )
    assert (t.seat, t.prompt, t.legal()) == (0, "pacify", ["say:pass", "say:exchange"])
    t.choose("say:exchange", "disk:ivory")
    assert (t.disks("norse")[1], t.disks("thule")[1]) == (0, 1)
    assert not t.view()["rows"]["south"]["warm"][0]["hostile"]


@clause("GL-8.2", "GL-8.4", "GL-4.11")
def test_energy_of_a_card_exchanged_over_peace_is_free_in_the_next_turn() -> None:
    t = Table(
        game.position(
            "events 3\nphase domestic\nnorth: walrus\nsouth: vinland shark\nhostile vinland\nchance 9\n"
            "norse: on vinland 1, tableau thrall, ivory 1, elders 2, pool 1\nthule: mono, pool 1 alpha"
        )
    )
    t.choose("say:exchange", "say:pass", "say:done")
    assert (t.view()["event"], t.prompt) == ("maunder", "deplete")
    assert t.legal() == ["disk:energy", "elder:norse-2"]


@clause("GL-8.4")
def test_both_hostile_cards_are_asked_for_and_may_be_pacified() -> None:
    t = phase(
        "domestic", "hostile vinland markland\nnorse: on vinland 1, on markland 1, ivory 2, elders 1\nthule: pool 1"
    )
    t.choose("disk:ivory", "disk:ivory")
    assert t.disks("norse")[1] == 0


@clause("GL-1.14a", "GL-9.7")
@pytest.mark.parametrize(
    ("tribe", "card", "asked"), [("norse", "sword", True), ("norse", "maps", False), ("tunit", "maps", True)]
)
def test_a_tool_may_be_paid_with_an_exchanged_card(tribe: str, card: str, asked: bool) -> None:
    t = table(
        f"tribes {tribe} thule\nphase elders\nnorth: walrus\nsouth: shark\nthule: pool 1 alpha, elders 1\n"
        f"{tribe}: elders 3, hand goggles, tableau {card}, pool 1 alpha"
    )
    assert (not t.over) is asked
    t.choose(*["say:exchange", "say:tool-make"] * asked)
    assert ("goggles" in t.tribe(tribe)["tableau"]) is asked


@clause("GL-9.5")
def test_who_banishes_may_stop() -> None:
    t = phase(
        "elders",
        "thule: elders 2 3 3, energy 1, pool 1 alpha\nnorse: abroad thule-1*2, pool 1 alpha, elders 1\ndice 1 1",
    )
    t.choose("say:banish", "tribe:norse", "say:done")
    assert t.tribe("thule")["elders"]["1"] == {"norse": 1}


@clause("GL-10.9")
def test_the_hand_of_an_extinct_tribe_and_its_guests_go() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nthule: on walrus 1, hand husky, tableau book\n"
        "norse: abroad alpha=thule-1 thule-1, pool 1, elders 1\ndice 3"
    )
    t.choose("say:done")
    assert (t.tribe("thule")["hand"], t.tribe("thule")["elders"]["1"]) == ([], {})
    assert (t.tribe("norse")["alpha"], t.tribe("norse")["pool"]) == ("pool", 2)
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: on shark 1\n"
        "thule: abroad norse-1, pool 1 alpha, elders 1\ndice 6"
    )
    assert (t.tribe("norse")["elders"]["1"], t.tribe("thule")["pool"]) == ({}, 2)


@clause("GL-9.4", "GL-5.17")
def test_an_alpha_among_the_elders_may_burn() -> None:
    t = phase("elders", "norse: elders 2 alpha=5, energy 1, pool 1\nthule: pool 1 alpha, elders 1")
    t.choose("say:witch-burn")
    assert t.legal() == ["elder:norse-2", "kind:alpha"]
    t.choose("kind:alpha")
    assert (t.tribe("norse")["alpha"], t.tribe("norse")["elders"]["5"]) == ("valhalla", {})


@clause("GL-10.1")
def test_an_empty_row_ends_the_game_only_at_the_end_of_the_turn() -> None:
    t = Table(
        game.position(
            "events 3\nphase hunt\nnorth: walrus\nsouth: shark\nthule: on walrus 3, elders 2, energy 1, pool 1\n"
            "norse: pool 1 alpha, elders 1\ndice 5 5 5"
        )
    )
    t.choose("say:yes")
    assert (t.over, t.prompt, t.row("north")) == (False, "elder-action", [])
    t.choose("say:done")
    assert t.over


@clause("GL-10.2")
def test_everybody_outside_valhalla_counts() -> None:
    t = table(
        "phase end\nnorth: markland\nsouth: shark\n"
        "norse: pool 1 alpha, elders 1 2, abroad thule-1, on markland 2, wed kirima\nthule: pool 1"
    )
    assert t.scores[0] == 2 + 2 + 1 + 2 + 1


@clause("GL-10.9a", "GL-8.1")
def test_who_pays_hay_with_the_last_elder_of_all_is_extinct_before_the_next_animal() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: tableau shieling goat, elders 2\n"
        "thule: on shieling 1, elders 4 6, pool 1 alpha\ndice 1"
    )
    t.choose("disk:energy", "card:shieling", "elder:norse-2")
    assert (t.tribe("norse")["extinct"], t.tribe("norse")["tableau"]) == (True, {})


@clause("GL-10.9a", "GL-8.3")
def test_the_babies_of_the_animal_save_who_fed_it_with_the_last_elder() -> None:
    t = phase("domestic", "norse: tableau shieling, elders 2\nthule: pool 1 alpha, elders 1")
    t.choose("elder:norse-2", "say:no")
    assert (t.tribe("norse")["extinct"], t.tribe("norse")["pool"]) == (False, 2)


@clause("GL-1.14", "GL-8.3")
def test_an_animal_exchanged_over_its_own_hay_gives_nothing() -> None:
    t = phase("domestic", "norse: tableau cattle sword, energy 3, pool 1 alpha\nthule: pool 1 alpha, elders 1")
    t.choose("say:exchange", "card:goat-cattle")
    assert (t.disks("norse")[0], t.tribe("norse")["pool"]) == (5, 1)


@clause("GL-10.6", "GL-10.4")
@pytest.mark.parametrize(
    ("norse", "thule", "winners"),
    [
        ("mono, pool 1, tableau pot", "pool 3", [0]),
        ("mono, pool 1, tableau sword", "pool 3", [0]),
        ("mono, pool 1, iron 1", "mono, pool 1, tableau pot", [0, 1]),
        ("mono, pool 1, iron 1", "pool 3, iron 2", [1]),
        ("pool 3, tableau sword", "pool 3", [0, 1]),
        ("pool 3, tableau sword", "pool 3, iron 1", [1]),
    ],
)
def test_iron_that_cards_bring_breaks_ties_of_monotheists_only(norse: str, thule: str, winners: list[int]) -> None:
    t = phase("end", f"norse: {norse}\nthule: {thule}")
    assert (t.scores, t.winners) == ([3, 3], winners)
