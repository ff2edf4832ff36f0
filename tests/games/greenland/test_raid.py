"""Section 7: raids and guards."""

import pytest

from tests.helpers import clause

from .helpers import hunt, table


@clause("GL-7.3")
def test_guards_do_not_roll_and_go_home() -> None:
    t = hunt("norse: tableau goat, on goat-cattle 2, pool 1 alpha, elders 1\nthule: pool 1 alpha, elders 1")
    assert t.tribe("norse")["pool"] >= 3
    assert ("GL-7.8", "rolls") not in t.log()


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


@clause("GL-7.24")
@pytest.mark.parametrize(
    ("card", "face", "event"),
    [
        ("birgitta", 1, "raid-succeeds"),
        ("birgitta", 3, "raid-succeeds"),
        ("birgitta", 4, "raid-fails"),
        ("goat-cattle", 2, "raid-succeeds"),
        ("goat-cattle", 3, "raid-fails"),
        ("goat-cattle", 6, "raid-fails"),
    ],
)
def test_the_switch_adds_twos_to_the_printed_faces_and_nothing_else(card: str, face: int, event: str) -> None:
    t = hunt(
        "option war_chief_raid_hits=yes\nnorse: tableau birgitta goat, pool 1 alpha, elders 1\n"
        f"sea-sami: on {card} 2, elders 4, pool 1 alpha\ntribes norse sea-sami\ndice {face} 5"
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


@clause("GL-7.3")
def test_guards_of_the_husbands_tribe_do_not_roll() -> None:
    t = hunt("norse: tableau birgitta, pool 1 alpha, elders 1\nthule: on birgitta 1, wed birgitta, pool 1, elders 1 6")
    assert ("GL-7.8", "rolls") not in t.log()
    assert t.tribe("thule")["pool"] == 2


@clause("GL-7.24", "GL-7.4")
def test_the_first_successful_raider_ends_it_for_the_others() -> None:
    t = table(
        "players 3\nphase hunt\nnorth: walrus\nsouth: shark\ntribes norse thule tunit\n"
        "norse: tableau goat, pool 1 alpha, elders 1\nthule: on goat-cattle 2, elders 4 6, pool 1 alpha\n"
        "tunit: on goat-cattle 1, elders 4 6, pool 1 alpha\ndice 1"
    )
    assert (t.seat, t.prompt) == (2, "raid-booty")
    t.choose("disk:energy")
    assert (t.disks("tunit")[0], t.tribe("thule")["pool"]) == (1, 3)
    assert [e for _, e in t.log()].count("rolls") == 1


@clause("GL-7.25", "GL-8.3")
def test_a_raided_card_gives_its_owner_nothing_this_turn() -> None:
    text = "norse: tableau goat, pool 1 alpha, elders 1\nthule: on goat-cattle 1, elders 4 6, pool 1 alpha\ndice {}"
    t = hunt(text.format("1"))
    t.choose("disk:energy")
    assert t.tribe("norse")["pool"] == 1
    assert hunt(text.format("5")).tribe("norse")["pool"] == 2


@clause("GL-7.6", "GL-7.24")
def test_iron_keeps_a_raider_alive() -> None:
    t = hunt(
        "norse: tableau birgitta, pool 1 alpha, elders 1\n"
        "thule: on birgitta 1, elders 4 6, iron 1, pool 1 alpha\ndice 3"
    )
    t.choose("disk:iron")
    assert t.tribe("norse")["husbands"] == {"birgitta": "thule"}


@clause("GL-7.25")
def test_the_ivory_of_the_sheep_may_be_stolen() -> None:
    t = hunt("norse: tableau sheep, pool 1 alpha, elders 1\nthule: on sheep-pony 1, elders 4 6, pool 1 alpha\ndice 1")
    t.choose("disk:ivory")
    assert t.disks("thule")[1] == 1


@clause("GL-7.9")
def test_the_alphas_die_may_be_rolled_again_after_a_six() -> None:
    t = hunt(
        "norse: tableau birgitta, pool 1 alpha, elders 1\n"
        "thule: on birgitta 1 alpha, elders 1 6, tableau sword, pool 1\ndice 6 6 5 1"
    )
    t.choose("say:pass", "die:6")
    assert t.legal() == ["die:alpha", "say:done"]
    t.choose("die:alpha")
    assert t.tribe("norse")["husbands"] == {}
    assert t.prompt == "new-husband"


@clause("GL-7.26")
def test_guards_of_the_old_husbands_tribe_go_home_with_the_rest() -> None:
    t = table(
        "players 3\nphase hunt\nnorth: walrus\nsouth: shark\ntribes norse thule sea-sami\n"
        "norse: tableau birgitta, on birgitta 1, pool 1 alpha, elders 1\n"
        "sea-sami: wed birgitta, on birgitta 2, pool 1, elders 1\nthule: on birgitta 3, elders 1 6, pool 1\ndice 5 5 1"
    )
    assert t.tribe("norse")["husbands"] == {"birgitta": "thule"}
    assert [t.tribe(n)["pool"] for n in ("norse", "sea_sami", "thule")] == [2, 3, 3]
    assert t.tribe("sea_sami")["valhalla"] == 18 - 4


@clause("GL-7.24", "GL-7.10")
def test_conversions_of_raid_type_make_a_success() -> None:
    text = (
        "norse: tableau goat, pool 1 alpha, elders 1\nthule: on goat-cattle 1, elders 4 6, tableau {}, pool 1\ndice 2"
    )
    assert hunt(text.format("chain-mail")).prompt == "raid-booty"
    assert ("GL-7.24", "raid-fails") in hunt(text.format("book")).log()
