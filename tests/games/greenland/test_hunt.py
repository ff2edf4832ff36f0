"""Section 7: hunts and raids."""

import pytest

from tests.helpers import clause

from .helpers import Table, table


def hunt(text: str, north: str = "walrus", south: str = "shark") -> Table:
    return table(f"phase hunt\nnorth: {north}\nsouth: {south}\n{text}")


@clause("GL-7.1")
@pytest.mark.parametrize(
    ("switch", "picks"),
    [
        ("by_player", [(0, ["shark", "orca"]), (1, ["walrus", "bowhead"])]),
        ("first_player_all", [(0, ["walrus", "bowhead", "shark", "orca"]), (0, ["bowhead", "shark", "orca"])]),
        ("rotation", [(0, ["shark", "orca"]), (1, ["walrus", "bowhead"])]),
    ],
)
def test_who_picks_the_card(switch: str, picks: list[tuple[int, list[str]]]) -> None:
    t = hunt(
        (
            f"option hunt_card_order={switch}\nnorse: on shark 1, on orca 1, elders 1\n"
            "thule: on walrus 1, on bowhead 1, elders 2\ndice 5 5 5 5"
        ),
        "walrus bowhead",
        "shark orca",
    )
    assert (t.seat, t.legal()) == (picks[0][0], [f"card:{c}" for c in picks[0][1]])
    t.choose(t.legal()[0])
    assert (t.seat, t.legal()) == (picks[1][0], [f"card:{c}" for c in picks[1][1]])


@clause("GL-7.2", "GL-7.23")
def test_all_pieces_roll_and_return() -> None:
    t = hunt("thule: on walrus 3, elders 1, pool 1 alpha\nnorse: pool 1 alpha, elders 1\ndice 6 5 4")
    assert t.tribe("thule")["pool"] == 4
    assert t.on("walrus") == {}


@clause("GL-7.3")
def test_guards_do_not_roll_and_go_home() -> None:
    t = hunt("norse: tableau goat, on goat-cattle 2, pool 1 alpha, elders 1\nthule: pool 1 alpha, elders 1")
    assert t.tribe("norse")["pool"] >= 3
    assert ("GL-7.8", "rolls") not in t.log()


@clause("GL-7.4", "GL-7.20", "GL-3.8")
def test_x18_fewer_hunters_first_and_winner_takes_all() -> None:
    t = hunt(
        (
            "tribes thule tunit\nthule: on husky 2, elders 1, pool 1 alpha\n"
            "tunit: on husky 3, elders 1, pool 1 alpha\norder tunit thule\ndice 1 6"
        ),
        "husky",
    )
    assert t.tribe("thule")["pool"] == 1 + 2 + 1
    assert t.tribe("tunit")["pool"] == 4
    assert [e for _, e in t.log()].count("rolls") == 1


@clause("GL-7.4")
def test_goggles_hunt_first_on_land() -> None:
    t = hunt(
        (
            "tribes thule tunit\nthule: on little-auk 2, elders 1, pool 1 alpha\n"
            "tunit: on little-auk 3, elders 1, pool 1 alpha, tableau goggles\ndice 1 6 6"
        ),
        "little-auk",
    )
    assert t.tribe("tunit")["pool"] == 1 + 3 + 1


@clause("GL-7.5")
def test_x10_the_alpha_alone_catches_a_char() -> None:
    t = hunt("norse: on arctic-char 0 alpha, elders 1\nthule: pool 1 alpha, elders 1", south="arctic-char")
    assert (t.prompt, t.legal()) == ("feet-of-clay", ["say:no", "say:yes"])
    t.choose("say:no")
    assert t.tribe("norse")["pool"] == 2


@clause("GL-7.5")
def test_feet_of_clay_and_metal_make_the_alpha_roll() -> None:
    t = hunt("norse: on arctic-char 0 alpha, elders 1\nthule: pool 1 alpha, elders 1\ndice 5", south="arctic-char")
    t.choose("say:yes")
    assert t.tribe("norse")["pool"] == 0
    t = hunt("norse: on bog-iron 0 alpha, elders 1\nthule: pool 1 alpha, elders 1\ndice 6", south="bog-iron")
    (die,) = t.view()["dice"][-1]["dice"]
    assert die == {"faces": [6, 6], "alpha": True, "hits": False, "kills": False}


@clause("GL-7.6")
def test_x14_iron_saves_colonists() -> None:
    t = hunt(
        "norse: on markland 5, iron 1, elders 1, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 6 6 6 6 6",
        "markland",
    )
    assert (t.prompt, t.legal()) == ("iron-rule", ["say:pass", "disk:iron"])
    t.choose("disk:iron")
    assert t.on("markland") == {"norse": 5}


@clause("GL-7.6")
def test_without_iron_colonists_die() -> None:
    t = hunt("norse: on markland 5, elders 1, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 6 6 6 6 6", "markland")
    assert t.on("markland") == {}


@clause("GL-7.7")
def test_a_tunit_tracker_warms_one_card_a_turn() -> None:
    t = hunt(
        (
            "tribes tunit norse\ntunit: on arctic-cod 2, on ringed-seal 1, elders 5, pool 1 alpha\n"
            "norse: pool 1 alpha, elders 1\ndice 2 2 2"
        ),
        "| arctic-cod ringed-seal",
    )
    t.choose("card:arctic-cod")
    assert (t.prompt, t.legal()) == ("cold-as-warm", ["say:pass", "elder:tunit-5"])
    t.choose("elder:tunit-5")
    assert t.tribe("tunit")["pool"] == 1 + 2 + 3 + 1


@clause("GL-7.7")
def test_thule_trackers_warm_the_new_world_only() -> None:
    t = hunt(
        "thule: on markland 2, on arctic-cod 1, elders 5, pool 1 alpha\nnorse: pool 1 alpha, elders 1\ndice 2 2 2 5",
        "| arctic-cod markland",
    )
    t.choose("card:arctic-cod")
    assert (t.prompt, t.legal()) == ("cold-as-warm", ["say:pass", "elder:thule-5"])
    t = hunt(
        "norse: on markland 2, elders 1, tableau maps, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 2 2",
        "| markland",
    )
    assert t.prompt == "cold-as-warm"
    t.choose("card:maps")
    assert t.on("markland") == {"norse": 3}


@clause("GL-7.8")
def test_any_number_of_dice() -> None:
    t = hunt("thule: on walrus 14, elders 1, pool 1 alpha\nnorse: pool 1 alpha, elders 1\ndice " + "5 " * 14)
    assert ("GL-7.8", "rolls") in t.log()
    assert (t.prompt, t.legal()) == ("take-card", ["say:yes", "say:no"])
    t.choose("say:no")
    assert t.tribe("thule")["pool"] == 15


@clause("GL-7.9", "GL-7.12")
@pytest.mark.parametrize(("south", "babies"), [("arctic-char", 2), ("| arctic-char", 0)])
def test_x15_rerolls_by_shaman_and_meeka(south: str, babies: int) -> None:
    t = hunt(
        (
            "tribes tunit norse\ntunit: on arctic-char 4, elders 2, tableau meeka, pool 1 alpha\n"
            "norse: pool 1 alpha, elders 1\ndice 3 3 4 5 2 4 6"
        ),
        south=south,
    )
    assert t.legal() == ["die:3", "die:4", "say:done"]
    t.choose("die:3", "die:3")
    assert t.legal() == ["die:4", "say:done"]
    t.choose("die:4")
    assert t.tribe("tunit")["pool"] == 1 + 4 + babies


@clause("GL-7.9", "GL-7.10")
def test_x16_a_rerolled_three_is_converted() -> None:
    t = hunt(
        "norse: on elkhound 1, elders 5, tableau crossbow, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 4 3",
        south="elkhound",
    )
    t.choose("die:4")
    assert t.tribe("norse")["pool"] == 3


@clause("GL-7.9")
def test_the_fixed_alpha_is_not_rerolled_a_rolled_one_may_be() -> None:
    t = hunt(
        (
            "tribes tunit norse\ntunit: on arctic-char 0 alpha, tableau meeka, elders 1\n"
            "norse: pool 1 alpha, elders 1\ndice 4 1"
        ),
        south="arctic-char",
    )
    t.choose("say:yes")
    assert t.legal() == ["die:alpha", "say:done"]


@clause("GL-7.11", "GL-7.12")
def test_x24_one_hit_is_not_enough_and_a_three_kills() -> None:
    t = hunt(
        "norse: on walrus 6, elders 6 6, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 1 2 3 4 4 6", "| walrus"
    )
    assert t.tribe("norse")["pool"] == 1 + 5
    assert ("GL-7.12", "hunt-fails") in t.log()


@clause("GL-7.9")
def test_x25_kirimas_husband_rerolls_fours() -> None:
    t = hunt(
        (
            "norse: on walrus 6, elders 6 6, wed kirima, pool 1 alpha\n"
            "thule: tableau kirima, pool 1 alpha, elders 1\ndice 1 2 3 4 4 6 1"
        ),
        "| walrus",
    )
    assert t.legal() == ["die:4", "say:done"]
    t.choose("die:4", "say:done")
    assert t.disks("norse")[:2] == (2, 1)


@clause("GL-7.10", "GL-7.14")
def test_x26_the_toggle_harpoon_turns_the_three() -> None:
    t = hunt(
        (
            "norse: on walrus 6, elders 6 6, tableau toggle-harpoon, pool 1 alpha\n"
            "thule: pool 1 alpha, elders 1\ndice 1 2 3 4 4 6"
        ),
        "| walrus",
    )
    assert t.tribe("norse")["pool"] == 1 + 6 + 4
    assert t.disks("norse") == (2, 1, 0)
    assert t.row("north", "cold") == ["walrus"]


@clause("GL-7.13")
def test_bog_iron_must_be_paid_for() -> None:
    text = "norse: on bog-iron 2, elders 1, energy 1, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 1 1"
    t = hunt(text, south="bog-iron")
    assert (t.prompt, t.legal()) == ("bog-iron", ["say:no", "disk:energy", "elder:norse-1"])
    t.choose("disk:energy")
    assert t.disks("norse") == (0, 0, 1)
    t = hunt(text, south="bog-iron")
    t.choose("say:no")
    assert t.disks("norse") == (1, 0, 0)


@clause("GL-7.14")
def test_x17_three_ones_bring_one_baby() -> None:
    t = hunt(
        "norse: on harbor-seal 3, elders 1, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 1 1 1",
        south="harbor-seal",
    )
    assert t.tribe("norse")["pool"] == 5


@clause("GL-7.15")
def test_the_alpha_may_be_born_again_or_must() -> None:
    t = hunt("norse: on harbor-seal 1, elders 1, pool 1\nthule: pool 1 alpha, elders 1\ndice 1", south="harbor-seal")
    assert (t.prompt, t.legal()) == ("alpha-birth", ["say:yes", "say:no"])
    t.choose("say:yes")
    assert (t.tribe("norse")["pool"], t.tribe("norse")["alpha"]) == (2, "pool")
    t = hunt("norse: on harbor-seal 1, elders 1, pool 16\nthule: pool 1 alpha, elders 1\ndice 1", south="harbor-seal")
    assert t.tribe("norse")["alpha"] == "pool"


@clause("GL-7.16")
def test_x21_a_trophy_by_three_equal_dice_without_success() -> None:
    t = hunt(
        "norse: on walrus 4, elders 6, wed kirima, pool 1 alpha\n"
        "thule: tableau kirima, pool 1 alpha, elders 1\ndice 1 4 4 4"
    )
    t.choose("say:done")
    assert (t.prompt, t.legal()) == ("take-card", ["say:yes", "say:no"])
    t.choose("say:yes")
    assert t.tribe("norse")["tableau"] == {"walrus": {}}
    assert t.row("north") == []
    assert t.tribe("norse")["pool"] == 5


@clause("GL-7.5", "GL-7.17", "GL-7.18")
def test_x22_the_alpha_counts_for_the_triple_of_the_musk_ox() -> None:
    t = hunt(
        "thule: on musk-ox 2 alpha, elders 3, pool 1\nnorse: pool 1 alpha, elders 1\ndeck bowhead\ndice 1 1", "musk-ox"
    )
    t.choose("say:no", "say:yes")
    assert t.tribe("thule")["hand"] == ["musk-ox"]
    assert t.row("north") == ["bowhead"]
    assert t.tribe("thule")["pool"] == 1 + 2 + 3


@clause("GL-7.17")
@pytest.mark.parametrize(("switch", "answers"), [("optional", ["say:yes"]), ("forced", [])])
def test_inventions_are_taken_by_success(switch: str, answers: list[str]) -> None:
    t = hunt(
        (
            f"option take_to_hand={switch}\nnorse: on goggles 2, elders 3, pool 1 alpha\n"
            "thule: pool 1 alpha, elders 1\ndeck empty\ndice 1 2"
        ),
        south="goggles",
    )
    t.choose(*answers)
    assert t.tribe("norse")["hand"] == ["goggles"]
    assert t.row("south") == []


@clause("GL-7.18", "GL-7.20", "GL-7.21")
def test_others_may_hunt_the_card_that_came() -> None:
    t = hunt(
        (
            "tribes thule tunit\nthule: on husky 2, elders 3, pool 1 alpha\n"
            "tunit: on husky 3, elders 1, pool 1 alpha\ndeck little-auk\ndice 6 6 1 1 1 1"
        ),
        "husky",
    )
    t.choose("say:yes")
    assert (t.seat, t.prompt, t.legal()) == (1, "opportunistic", ["say:yes", "say:no"])
    t.choose("say:yes")
    assert t.tribe("tunit")["pool"] == 1 + 3 + 1


@clause("GL-7.19", "GL-7.20")
def test_after_a_failure_the_next_tribe_rolls() -> None:
    t = hunt(
        (
            "tribes thule tunit\nthule: on ringed-seal 1, elders 1, pool 1 alpha\n"
            "tunit: on ringed-seal 2, elders 1, pool 1 alpha\ndice 5 1 5"
        ),
        "ringed-seal",
    )
    assert t.tribe("tunit")["pool"] == 1 + 2 + 2
    assert t.tribe("thule")["pool"] == 2


@clause("GL-7.11", "GL-7.14", "GL-7.22")
def test_x19_hostile_vinland() -> None:
    t = hunt(
        (
            "tribes tunit norse\ntunit: on vinland 3, elders 1, pool 1 alpha\n"
            "norse: pool 1 alpha, elders 1\nhostile vinland\ndice 2 2 6"
        ),
        south="vinland",
    )
    assert t.on("vinland") == {"tunit": 2}
    assert t.disks("tunit") == (2, 0, 1)
    assert t.tribe("tunit")["valhalla"] == 18 - 2 - 1 - 1


@clause("GL-7.9", "GL-7.22")
def test_x20_a_sword_rerolls_the_six_there() -> None:
    t = hunt(
        (
            "tribes tunit norse\ntunit: on vinland 3, elders 1, pool 1 alpha, tableau sword\n"
            "norse: pool 1 alpha, elders 1\nhostile vinland\ndice 2 2 6 1"
        ),
        south="vinland",
    )
    t.choose("say:pass")
    assert t.legal() == ["die:6", "say:done"]
    t.choose("die:6")
    assert t.on("vinland") == {"tunit": 3}


@clause("GL-7.22")
def test_every_tribe_may_succeed_in_the_new_world() -> None:
    t = hunt(
        "norse: on vinland 2, elders 1, pool 1 alpha\nthule: on vinland 3, elders 1, pool 1 alpha\ndice 1 1 1 1 3",
        south="vinland",
    )
    assert t.on("vinland") == {"norse": 4, "thule": 5}


@clause("GL-7.24")
def test_x12_a_lone_dead_raider_fails() -> None:
    t = hunt("norse: tableau birgitta, pool 1 alpha, elders 1\nthule: on birgitta 1, elders 4 6, pool 1 alpha\ndice 3")
    assert ("GL-7.24", "raid-fails") in t.log()
    assert t.tribe("norse")["husbands"] == {}
    assert t.tribe("thule")["valhalla"] == 18 - 3


@clause("GL-7.24", "GL-7.26")
def test_x13_one_dies_and_the_other_marries() -> None:
    t = hunt(
        "norse: tableau birgitta, pool 1 alpha, elders 1\nthule: on birgitta 2, elders 4 6, pool 1 alpha\ndice 3 5"
    )
    assert t.tribe("norse")["husbands"] == {"birgitta": "thule"}
    assert t.tribe("thule")["hand_limit"] == 2


@clause("GL-7.26")
def test_the_old_husband_dies() -> None:
    t = table(
        "players 3\nphase hunt\nnorth: walrus\nsouth: shark\ntribes norse thule sea-sami\n"
        "norse: tableau birgitta, pool 1 alpha, elders 1\n"
        "sea-sami: wed birgitta, pool 1, elders 1\nthule: on birgitta 1 alpha, elders 1 6, pool 1\ndice 5 1"
    )
    assert (t.prompt, t.legal()) == ("new-husband", ["kind:man", "kind:alpha"])
    t.choose("kind:alpha")
    assert t.tribe("norse")["husbands"] == {"birgitta": "thule"}
    assert t.tribe("sea_sami")["valhalla"] == 18 - 2


@clause("GL-7.24")
@pytest.mark.parametrize(("switch", "event"), [("no", "raid-fails"), ("yes", "raid-succeeds")])
def test_twos_are_no_success_in_raids_but_by_switch(switch: str, event: str) -> None:
    t = hunt(
        f"option war_chief_raid_hits={switch}\nnorse: tableau birgitta, pool 1 alpha, elders 1\n"
        "thule: on birgitta 1, elders 4 6, pool 1 alpha\ndice 2"
    )
    assert ("GL-7.24", event) in t.log()


@clause("GL-7.25")
def test_x9_a_livestock_raid_steals_the_produce() -> None:
    t = hunt(
        "norse: on musk-ox 1, elders 4 6, pool 1 alpha\n"
        "thule: tableau musk-ox, pool 1 alpha, elders 1, energy 1\ndice 1"
    )
    assert (t.prompt, t.legal()) == ("raid-booty", ["say:baby", "disk:energy"])
    t.choose("say:baby")
    assert t.tribe("norse")["pool"] == 1 + 1 + 2
    assert (t.prompt, t.legal()) == ("hay", ["disk:energy", "elder:thule-1", "say:slaughter"])
    t.choose("disk:energy")
    assert t.tribe("thule")["pool"] == 1
    assert "musk-ox" in t.tribe("thule")["tableau"]


@clause("GL-7.25")
def test_raiders_of_sheep_take_baby_ivory_or_energy() -> None:
    t = hunt("norse: tableau sheep, pool 1 alpha, elders 1\nthule: on sheep-pony 1, elders 4 6, pool 1 alpha\ndice 1")
    assert t.legal() == ["say:baby", "disk:ivory", "disk:energy"]


@clause("GL-7.27")
def test_cape_york_is_a_trophy_for_sleds_by_option() -> None:
    text = (
        "option cape_york_trophy={}\nthule: on cape-york 2, tableau {}, elders 1, pool 1 alpha\n"
        "norse: pool 1 alpha, elders 1\ndice 5 5"
    )
    assert "takes-card" not in {e for _, e in hunt(text.format("no", "husky"), "cape-york").log()}
    assert "takes-card" not in {e for _, e in hunt(text.format("yes", "goggles"), "cape-york").log()}
    t = hunt(text.format("yes", "husky"), "cape-york")
    assert (t.prompt, t.legal()) == ("take-card", ["say:yes", "say:no"])
    t.choose("say:yes")
    assert t.row("north") == []
    assert t.tribe("thule")["score"] == 1 + 2 + 1 + 1 + 3


@clause("GL-7.21")
def test_after_a_failed_opportunity_the_next_still_may_return() -> None:
    t = table(
        "players 3\nphase hunt\nnorth: husky\nsouth: shark\ntribes thule tunit norse\ndeck bowhead\n"
        "thule: on husky 2, elders 3, pool 1 alpha\ntunit: on husky 3, elders 1, pool 1 alpha\n"
        "norse: on husky 4, elders 1, pool 1 alpha\ndice 6 6\nchance 0 4 4 3"
    )
    t.choose("say:yes", "say:yes")
    assert (t.seat, t.prompt, t.legal()) == (2, "opportunistic", ["say:yes", "say:no"])
    t.choose("say:no")
    assert t.tribe("norse")["pool"] == 5


@clause("GL-7.1", "GL-1.14")
def test_the_picker_may_exchange_first() -> None:
    t = hunt(
        ("norse: on shark 1, on orca 1, elders 1, tableau husky\nthule: pool 1 alpha, elders 1\ndice 5 5"),
        south="shark orca",
    )
    assert t.legal() == ["card:shark", "card:orca", "say:exchange"]
    t.choose("say:exchange")
    assert (t.disks("norse")[0], t.prompt) == (1, "pick-hunt")


@clause("GL-1.14", "GL-7.21")
def test_an_opportunist_may_exchange_first() -> None:
    t = hunt(
        (
            "tribes thule tunit\nthule: on husky 2, elders 3, pool 1 alpha\n"
            "tunit: on husky 3, elders 1, pool 1 alpha, tableau sword\ndeck little-auk\ndice 6 6 1 1 1 1"
        ),
        "husky",
    )
    t.choose("say:yes")
    assert (t.seat, t.legal()) == (1, ["say:yes", "say:no", "say:exchange"])
    t.choose("say:exchange")
    assert (t.disks("tunit")[2], t.prompt) == (1, "opportunistic")


@clause("GL-7.3")
def test_guards_of_the_husbands_tribe_do_not_roll() -> None:
    t = hunt("norse: tableau birgitta, pool 1 alpha, elders 1\nthule: on birgitta 1, wed birgitta, pool 1, elders 1 6")
    assert ("GL-7.8", "rolls") not in t.log()
    assert t.tribe("thule")["pool"] == 2
