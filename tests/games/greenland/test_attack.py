"""Section 6: attacks."""

import pytest

from tests.helpers import clause

from .helpers import ROWS, meet, table


@clause("GL-6.12", "GL-6.13", "GL-6.16")
def test_attacks_in_iron_order_take_effect_at_once() -> None:
    t = meet("norse: on walrus 2, iron 1, elders 1, pool 1\nthule: on walrus 1, elders 1, pool 1 alpha\ndice 1 6")
    t.choose("say:pass", "say:pass")
    assert t.tribe("thule")["valhalla"] == 18 - 1 - 1
    assert [e for _, e in t.log()].count("attack-hits") == 1


@clause("GL-6.13")
@pytest.mark.parametrize(("elder", "switch", "dead"), [("", "no", 0), ("4", "no", 1), ("4", "yes", 0)])
def test_a_war_chief_makes_twos_hit(elder: str, switch: str, dead: int) -> None:
    t = meet(
        f"option war_party_needs_alpha={switch}\n"
        f"norse: on walrus 1, iron 1, elders 1 {elder}, pool 1\n"
        "thule: on walrus 2, elders 1, pool 1 alpha\ndice 2 6 6"
    )
    t.choose("say:pass", "say:pass")
    assert t.tribe("thule")["valhalla"] == 18 - 4 + dead


@clause("GL-6.14", "GL-6.15", "GL-6.16", "GL-6.12")
def test_x11_sabine_raid_with_sword_and_war_chief() -> None:
    t = meet(
        """
        thule: on birgitta 2, iron 3, tableau sword, elders 4, pool 1 alpha
        norse: tableau birgitta, on birgitta 2, elders 4, iron 0, pool 1 alpha
        dice 5 6 1 2
        """
    )
    t.choose("say:pass", "say:pass")
    assert (t.seat, t.prompt, t.legal()) == (1, "reroll", ["die:5", "die:6", "say:done"])
    t.choose("die:6")
    assert t.on("birgitta") == {"norse": 1, "thule": 2}
    assert (t.seat, t.prompt, t.legal()) == (1, "iron-rule-attack", ["say:pass", "disk:iron", "say:exchange"])
    t.choose("say:pass")
    assert t.on("birgitta") == {"norse": 1, "thule": 1}


@clause("GL-6.15")
def test_the_iron_rule_saves_from_one_roll() -> None:
    t = meet(
        "norse: on walrus 2, iron 2, elders 1, pool 1\nthule: on walrus 2, iron 1, elders 1, pool 1 alpha\ndice 1 1 1 1"
    )
    t.choose("say:pass", "say:pass")
    assert (t.seat, t.prompt, t.legal()) == (1, "iron-rule-attack", ["say:pass", "disk:iron"])
    t.choose("disk:iron")
    assert t.on("walrus") == {"norse": 2, "thule": 2}
    assert t.seat == 0
    t.choose("say:pass")
    assert t.tribe("norse")["valhalla"] == 18 - 4 + 2


@clause("GL-6.15")
def test_sunnan_anni_pays_with_ivory() -> None:
    t = table(
        "tribes sea-sami thule"
        + ROWS
        + (
            "thule: on walrus 1, iron 1, elders 1\n"
            "sea-sami: on walrus 1, ivory 1, tableau sunnan-anni, elders 1\ndice 1 1"
        )
    )
    t.choose("say:pass", "say:pass")
    assert (t.seat, t.prompt, t.legal()) == (0, "iron-rule-attack", ["say:pass", "disk:ivory"])


@clause("GL-6.16")
def test_the_attacker_allots_and_the_victim_chooses() -> None:
    t = table(
        "players 3\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 1, iron 3, elders 1, pool 1\nthule: on walrus 1 alpha, elders 1, pool 1\n"
        "tunit: on walrus 1, elders 1, pool 1\ndice 1"
    )
    t.choose("say:pass", "say:pass", "say:pass")
    assert (t.seat, t.prompt, t.legal()) == (0, "allot-hit", ["tribe:thule", "tribe:tunit"])
    t.choose("tribe:thule")
    assert (t.seat, t.prompt, t.legal()) == (1, "casualty", ["kind:man", "kind:alpha"])
    t.choose("kind:alpha")
    assert t.tribe("thule")["alpha"] == "valhalla"


@clause("GL-6.17", "GL-6.18", "GL-6.19")
def test_husband_and_guards_defend_together() -> None:
    t = table(
        "players 3\nphase negotiation\nnorth: walrus\nsouth: shark\ntribes norse thule sea-sami\n"
        "norse: tableau birgitta, on birgitta 1, iron 3, elders 1, pool 1\nsea-sami: wed birgitta, pool 1, elders 1\n"
        "thule: on birgitta 3, elders 4 6, pool 1\ndice 2 2 1 6"
    )
    t.choose(*["say:pass"] * 5)  # a divorce offer of either house, an offer of each party
    assert t.on("birgitta") == {"norse": 1, "thule": 1}
    assert t.prompt == "iron-rule-attack"
    t.choose("say:pass")
    assert (t.seat, t.prompt, t.legal()) == (0, "casualty", ["kind:man", "kind:husband"])
    t.choose("kind:husband")
    assert t.tribe("norse")["husbands"] == {}


@clause("GL-6.18")
def test_a_husband_alone_hits_on_one_only() -> None:
    t = table(
        "players 3\nphase negotiation\nnorth: walrus\nsouth: shark\ntribes norse thule sea-sami\n"
        "norse: tableau birgitta, iron 3, elders 1, pool 1\nsea-sami: wed birgitta, pool 1, elders 1\n"
        "thule: on birgitta 1, elders 4 6, pool 1\ndice 2 6"
    )
    t.choose(*["say:pass"] * 5)
    assert ("GL-6.13", "attack-hits") in t.log()
    assert t.tribe("thule")["valhalla"] == 18 - 4


@clause("GL-6.20")
def test_a_pogrom_may_take_an_elder_instead() -> None:
    text = (
        "option pogrom={}\nnorse: on walrus 1, iron 1, elders 1, pool 1, abroad thule-1\n"
        "thule: on walrus 1, elders 2, pool 1 alpha, tableau nelii\ndice 1 6"
    )
    t = meet(text.format("yes"))
    t.choose("say:pass", "say:pass")
    assert (t.prompt, t.legal()) == ("casualty", ["kind:man", "elder:thule-1", "elder:thule-2"])
    t.choose("elder:thule-1")
    assert t.tribe("norse")["valhalla"] == 18 - 4 + 1
    t = meet(text.format("no"))
    t.choose("say:pass", "say:pass")
    assert t.tribe("thule")["valhalla"] == 18 - 3 + 1


@clause("GL-6.1", "GL-6.17", "GL-6.19", "GL-7.3")
def test_guards_of_a_fallen_husband_still_defend_and_then_go_home() -> None:
    t = table(
        "players 3\nphase negotiation\nnorth: walrus\nsouth: shark\ntribes norse thule sea-sami\n"
        "norse: tableau birgitta, on birgitta 1, elders 1, pool 1\n"
        "sea-sami: wed birgitta, on birgitta 1, elders 1, pool 1 alpha\n"
        "thule: on birgitta 2, iron 3, elders 4 6, pool 1 alpha\ndice 1 6 6 1 3"
    )
    t.choose(*["say:pass"] * 5)  # a divorce offer of either house, an offer of each party
    assert (t.seat, t.prompt, t.legal()) == (1, "allot-hit", ["tribe:norse", "tribe:sea-sami"])
    t.choose("tribe:norse", "kind:husband")
    t.choose("say:pass", "say:pass", "say:pass")  # Thule pay no iron against either roll, nor in their raid
    assert ("GL-6.13", "attack-hits") in t.log()
    assert t.tribe("norse")["valhalla"] == 18 - 3
    assert t.tribe("sea_sami")["valhalla"] == 18 - 3
    assert t.tribe("sea_sami")["pool"] == 2
    assert [e for _, e in t.log()].count("raid-fails") == 1


@clause("GL-6.20")
def test_a_pogrom_names_a_tribesman_or_the_alpha() -> None:
    t = meet(
        "option pogrom=yes\nnorse: on walrus 1, iron 1, elders 1, pool 1\n"
        "thule: on walrus 1, elders 2 alpha=2, pool 1\ndice 1 6"
    )
    t.choose("say:pass", "say:pass", "elder:thule-2")
    assert (t.prompt, t.legal()) == ("pogrom-kind", ["kind:man", "kind:alpha"])
    t.choose("kind:alpha")
    assert t.tribe("thule")["alpha"] == "valhalla"
    assert t.tribe("thule")["elders"]["2"] == {"thule": 1}


@clause("GL-6.20")
def test_a_pogrom_may_take_a_husband_but_no_norse_one_elsewhere() -> None:
    t = table(
        "players 3\noption pogrom=yes\nphase negotiation\nnorth: walrus\nsouth: shark\ntribes norse thule sea-sami\n"
        "norse: on walrus 1, iron 1, elders 1, pool 1, wed kirima\nsea-sami: wed peepeelee, pool 1 alpha\n"
        "thule: on walrus 1, tableau kirima peepeelee, pool 1 alpha\ndice 1 6"
    )
    t.choose(*["say:pass"] * 5)  # three tribes offer no divorce, two make no offer
    assert (t.seat, t.prompt, t.legal()) == (1, "casualty", ["kind:man", "card:peepeelee"])
    t.choose("card:peepeelee")
    assert t.tribe("thule")["husbands"] == {"kirima": "norse"}
    assert t.tribe("sea_sami")["valhalla"] == 18 - 1


@clause("GL-6.15", "GL-1.5")
def test_without_sunnan_anni_ivory_saves_nobody() -> None:
    t = table(
        "tribes sea-sami thule" + ROWS + "thule: on walrus 1, iron 1, elders 1, pool 1\n"
        "sea-sami: on walrus 1, ivory 1, tableau geala, elders 1, pool 1\ndice 1"
    )
    t.choose("say:pass", "say:pass")
    assert t.tribe("sea_sami")["valhalla"] == 18 - 2


@clause("GL-6.15")
def test_iron_is_paid_anew_against_the_next_attacker() -> None:
    t = table(
        "players 3\nphase negotiation\nnorth: walrus\nsouth: shark\noption negotiation=off\n"
        "norse: on walrus 1, iron 5, elders 1, pool 1\nthule: on walrus 1, iron 4, elders 1, pool 1\n"
        "tunit: on walrus 2, iron 3, elders 1, pool 1\ndice 1 1 6 6"
    )
    assert (t.seat, t.prompt) == (1, "iron-rule-attack")
    t.choose("say:pass")
    assert t.seat == 2
    t.choose("disk:iron")
    assert t.on("walrus") == {"norse": 1, "tunit": 2}  # the hit could only go to Thule
    assert (t.seat, t.prompt) == (0, "iron-rule-attack")


@clause("GL-6.16")
def test_excess_hits_are_lost() -> None:
    t = meet(
        "option negotiation=off\nnorse: on walrus 3, iron 1, elders 1, pool 1\n"
        "thule: on walrus 1, elders 1, pool 1\ndice 1 1 1"
    )
    assert (t.tribe("thule")["valhalla"], t.tribe("norse")["valhalla"]) == (18 - 2, 18 - 5)


@clause("GL-10.9b", "GL-6.3a", "GL-6.15", "GL-6.17")
def test_the_husbands_tribe_defends_the_daughter_of_an_extinct_one() -> None:
    t = table(
        "players 3\nphase negotiation\ntribes norse thule tunit\nnorth: walrus\nsouth: shark\n"
        "thule: extinct, tableau kirima\nnorse: wed kirima, iron 1, elders 1, pool 1\n"
        "tunit: on kirima 1, elders 4, pool 1\ndice 6 1 5\norder norse tunit"
    )
    assert (t.seat, t.prompt) == (0, "offer")
    t.choose("say:pass", "say:pass")
    assert (t.seat, t.prompt) == (0, "iron-rule-attack")
    t.choose("disk:iron")
    assert t.tribe("thule")["husbands"] == {"kirima": "norse"}


@clause("GL-10.9b")
def test_a_widow_of_an_extinct_tribe_leaves_the_game() -> None:
    t = table(
        "players 3\nphase negotiation\ntribes norse thule tunit\nnorth: walrus\nsouth: shark\n"
        "thule: extinct, tableau kirima\nnorse: wed kirima, elders 1, pool 1\n"
        "tunit: on kirima 1, elders 4, iron 1, pool 1\ndice 1\norder norse tunit"
    )
    t.choose("say:pass", "say:pass")
    assert t.tribe("thule")["tableau"] == {}
    assert (t.tribe("tunit")["pool"], t.tribe("norse")["valhalla"]) == (2, 18 - 2)


@clause("GL-6.20")
def test_a_pogrom_may_take_the_norse_husband_of_the_raided_daughter() -> None:
    t = table(
        "players 3\noption pogrom=yes\noption negotiation=off\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "tribes norse thule tunit\nnorse: wed kirima, elders 1, pool 1\nthule: on kirima 1, elders 1, pool 1\n"
        "tunit: on kirima 2, elders 4, iron 1, pool 1\ndice 1 6"
    )
    assert (t.seat, t.prompt, t.legal()) == (1, "casualty", ["kind:man", "kind:husband", "elder:thule-1"])


@clause("GL-1.14a", "GL-6.15")
def test_iron_against_an_attack_may_come_from_a_card() -> None:
    t = meet(
        "option negotiation=off\nnorse: on walrus 1, iron 1, elders 1, pool 1\n"
        "thule: on walrus 1, tableau sword, elders 1, pool 1\ndice 1 6"
    )
    assert (t.seat, t.prompt, t.legal()) == (1, "iron-rule-attack", ["say:pass", "say:exchange"])
    t.choose("say:exchange")
    assert t.legal() == ["say:pass", "disk:iron"]
    t.choose("disk:iron")
    assert (t.disks("thule"), t.on("walrus")) == ((0, 0, 0), {"norse": 1, "thule": 1})


@clause("GL-6.15", "GL-1.5")
def test_sunnan_annis_ivory_is_spent() -> None:
    t = table(
        "tribes sea-sami thule" + ROWS + "option negotiation=off\nthule: on walrus 1, elders 1, iron 1, pool 1\n"
        "sea-sami: on walrus 1, ivory 1, tableau sunnan-anni, elders 1, pool 1\ndice 1"
    )
    t.choose("disk:ivory")
    assert (t.disks("sea_sami"), t.tribe("sea_sami")["valhalla"]) == ((0, 0, 0), 18 - 3)


@clause("GL-6.13", "GL-6.14")
def test_chain_mail_turns_twos_into_hits() -> None:
    text = (
        "option negotiation=off\nnorse: on walrus 1, iron 1, tableau {}, elders 1, pool 1\n"
        "thule: on walrus 1, elders 1, pool 1\ndice 2 6"
    )
    assert meet(text.format("chain-mail")).tribe("thule")["valhalla"] == 18 - 2
    t = meet(text.format("book"))
    assert t.tribe("thule")["valhalla"] == 18 - 3


@clause("GL-6.19", "GL-6.18")
def test_guards_of_the_husbands_tribe_roll_for_themselves_and_hit_on_twos() -> None:
    t = table(
        "players 3\noption negotiation=off\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "tribes norse thule sea-sami\nnorse: tableau birgitta, elders 1, pool 1\n"
        "sea-sami: wed birgitta, on birgitta 1, iron 1, elders 1, pool 1\n"
        "thule: on birgitta 3, elders 6, pool 1\ndice 2 2 4"
    )
    assert t.on("birgitta") == {"thule": 1, "sea_sami": 1}


@clause("GL-6.12")
def test_iron_is_counted_once_when_the_attacks_begin() -> None:
    t = table(
        "players 3\noption negotiation=off\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 1, iron 3, elders 1, pool 1\nthule: on walrus 1, iron 2, elders 1, pool 1\n"
        "tunit: on walrus 1, iron 2, elders 1, pool 1\ndice 6 6 6"
    )
    t.choose("disk:iron", "say:pass")  # against Norse: Thule fall behind in iron, not in turn
    assert t.view()["dice"][-1]["by"] == "norse"
    assert (t.seat, t.prompt) == (0, "iron-rule-attack")
    t.choose("say:pass", "say:pass")
    assert t.view()["dice"][-1]["by"] == "thule"


@clause("GL-6.18", "GL-6.19")
@pytest.mark.parametrize("seats", ["norse thule sea-sami", "sea-sami norse thule", "thule sea-sami norse"])
@pytest.mark.parametrize(("own", "his", "dead"), [(1, 1, 3), (2, 0, 3), (0, 1, 2), (0, 0, 0)])
def test_guards_of_either_house_avenge_the_husband_wherever_they_sit(own: int, his: int, dead: int, seats: str) -> None:
    t = table(
        f"players 3\noption negotiation=off\nphase negotiation\nnorth: walrus\nsouth: shark\ntribes {seats}\n"
        f"norse: tableau birgitta, on birgitta {own}, iron 3, elders 1, pool 1\n"
        f"sea-sami: wed birgitta, on birgitta {his}, iron 2, elders 1, pool 1\n"
        f"thule: on birgitta 4, elders 6, pool 1\ndice {'2 ' * (own + 1 + his)}6 6 6 6 6 6 6 6"
    )
    assert t.tribe("thule")["valhalla"] == 18 - 6 + dead


@clause("GL-6.20", "GL-5.11")
def test_guards_of_a_husband_who_falls_in_a_pogrom_go_home() -> None:
    t = table(
        "players 3\noption pogrom=yes\noption negotiation=off\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "tribes norse thule sea-sami\nnorse: on walrus 2, iron 1, elders 1, pool 1\n"
        "sea-sami: wed peepeelee, on peepeelee 2 alpha, pool 1\n"
        "thule: on walrus 2, on peepeelee 1, tableau peepeelee, pool 1 alpha\ndice 1 1 6 6"
    )
    assert (t.seat, t.prompt, t.legal()) == (1, "casualty", ["kind:man", "card:peepeelee"])
    t.choose("card:peepeelee")
    assert t.on("peepeelee") == {"thule": 1}
    assert (t.tribe("sea_sami")["pool"], t.tribe("sea_sami")["alpha"]) == (1 + 2, "pool")
    assert ("GL-5.11", "returns") in t.log()
