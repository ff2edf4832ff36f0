"""Section 7: hunts."""

import pytest

from holotype.core.chance import Chance
from tests.helpers import clause

from .helpers import asked, hunt, table


class Highest(Chance):
    """Every die shows the most it can."""

    def below(self, n: int) -> int:
        return n - 1


@clause("GL-7.1")
@pytest.mark.parametrize(
    ("switch", "picks"),
    [
        ("by_player", [(0, ["shark", "orca", "beluga"]), (0, ["orca", "beluga"])]),
        (
            "first_player_all",
            [(0, ["walrus", "bowhead", "shark", "orca", "beluga"]), (0, ["bowhead", "shark", "orca", "beluga"])],
        ),
        ("rotation", [(0, ["shark", "orca", "beluga"]), (1, ["walrus", "bowhead"])]),
    ],
)
def test_who_picks_the_card(switch: str, picks: list[tuple[int, list[str]]]) -> None:
    t = hunt(
        (
            f"option hunt_card_order={switch}\nnorse: on shark 1, on orca 1, on beluga 1, elders 1\n"
            "thule: on walrus 1, on bowhead 1, elders 2\ndice 4 4 4 4 4"
        ),
        "walrus bowhead",
        "shark orca beluga",
    )
    assert (t.seat, t.legal()) == (picks[0][0], [f"card:{c}" for c in picks[0][1]])
    t.choose(t.legal()[0])
    assert (t.seat, t.legal()) == (picks[1][0], [f"card:{c}" for c in picks[1][1]])


@clause("GL-7.2", "GL-7.23")
def test_all_pieces_roll_and_return() -> None:
    t = hunt("thule: on walrus 3, elders 1, pool 1 alpha\nnorse: pool 1 alpha, elders 1\ndice 6 5 4")
    assert t.tribe("thule")["pool"] == 4
    assert t.on("walrus") == {}


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
    assert (t.prompt, t.legal()) == ("feet-of-clay", ["say:yes", "say:no"])
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


@clause("GL-7.5", "GL-7.8")
def test_every_die_has_six_faces_the_alphas_too() -> None:
    t = hunt("thule: on walrus 2 alpha, elders 2, pool 1\nnorse: pool 1 alpha, elders 1")
    t.state.chance = Highest()
    t.choose("say:yes")
    assert [die["faces"] for die in t.view()["dice"][-1]["dice"]] == [[6, 6], [6, 6], [6, 6]]


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
    assert asked(t) == "Little Auk lies there now. Do your people hunt it, or come home?"
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


@clause("GL-7.16", "GL-7.20")
def test_a_trophy_taken_without_success_sends_the_others_home_unrolled() -> None:
    t = hunt(
        "tribes thule tunit\nthule: on polar-bear 2, elders 1, pool 1 alpha\n"
        "tunit: on polar-bear 3, elders 1, pool 1 alpha\ndice 5 5",
        "polar-bear",
    )
    t.choose("say:yes")
    assert (t.tribe("tunit")["pool"], t.tribe("thule")["tableau"]) == (4, {"polar-bear": {}})
    assert [e for _, e in t.log()].count("rolls") == 1
    assert t.row("north") == []


@clause("GL-7.16")
def test_after_a_success_the_trophy_comes_on_top_of_the_yield() -> None:
    t = hunt("thule: on walrus 3, elders 1, pool 1 alpha\nnorse: pool 1 alpha, elders 1\ndice 1 1 1")
    assert (t.prompt, t.disks("thule")) == ("take-card", (2, 1, 0))
    t.choose("say:no")
    assert t.row("north") == ["walrus"]


@clause("GL-7.17", "GL-1.12", "GL-7.18")
def test_a_full_hand_may_take_and_must_discard() -> None:
    t = hunt(
        "norse: on goggles 2, hand maps, elders 3, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndeck shark\ndice 1 2",
        south="goggles",
    )
    t.choose("say:yes")
    assert (t.prompt, t.legal()) == ("discard", ["card:goggles", "card:maps"])
    t.choose("card:maps")
    assert (t.tribe("norse")["hand"], t.row("south")) == (["goggles"], ["shark"])


@clause("GL-7.17", "GL-7.18")
def test_with_no_hand_at_all_the_card_is_taken_and_lost() -> None:
    t = hunt(
        "norse: on goggles 2, elders 1, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndeck shark\ndice 1 2",
        south="goggles",
    )
    t.choose("say:yes")
    assert (t.tribe("norse")["hand"], t.row("south")) == ([], ["shark"])


@clause("GL-7.21", "GL-4.19")
@pytest.mark.parametrize("side", ["{}", "| {}"])
def test_sea_ice_does_not_stop_an_opportunity_and_the_slot_keeps_its_side(side: str) -> None:
    t = hunt(
        "effect no-maritime\ntribes thule tunit\nthule: on husky 2, elders 3, pool 1 alpha\n"
        "tunit: on husky 3, elders 1, pool 1 alpha\ndeck walrus\ndice 6 6 1 2 5\nchance 0",
        side.format("husky"),
    )
    t.choose("say:yes")
    assert (t.seat, t.prompt) == (1, "opportunistic")
    assert t.row("north", "cold" if "|" in side else "warm") == ["walrus"]


@clause("GL-7.21", "GL-14.10")
def test_a_ban_on_a_type_stops_an_opportunity() -> None:
    t = table(
        "option variant=m3_early_greenland\nphase hunt\nnorth: husky\nsouth: shark\ndeck walrus\n"
        "tunit: on husky 3, elders 1, pool 1 alpha\nsea-sami: on husky 2, elders 3 6, pool 1 alpha\ndice 6 6"
    )
    t.choose("say:yes")
    assert (t.tribe("tunit")["pool"], t.row("north")) == (4, ["walrus"])
    assert [e for _, e in t.log()].count("rolls") == 1


@clause("GL-7.4")
def test_two_who_hunt_first_go_by_pieces_and_equal_numbers_by_player_order() -> None:
    text = (
        "order {}\ntribes thule norse\nthule: on walrus {}, tableau kirima, elders 1, pool 1 alpha\n"
        "norse: on walrus {}, wed kirima, elders 1, pool 1 alpha\ndice " + "5 6 5 6 5"
    )
    for order, thule, norse, first in (
        ("thule norse", 3, 2, "norse"),
        ("thule norse", 2, 2, "thule"),
        ("norse thule", 2, 2, "norse"),
    ):
        t = hunt(text.format(order, thule, norse))
        assert t.view()["dice"][0]["by"] == first


@clause("GL-7.7")
@pytest.mark.parametrize(
    ("powers", "answers"),
    [
        ("elders 5 5", ["card:arctic-cod", "elder:tunit-5", "card:ringed-seal", "elder:tunit-5"]),
        ("elders 1, tableau maps", ["card:arctic-cod", "card:maps", "card:ringed-seal"]),
    ],
)
def test_two_trackers_warm_two_cards_and_maps_one(powers: str, answers: list[str]) -> None:
    t = hunt(
        f"tribes tunit norse\ntunit: on arctic-cod 1, on ringed-seal 1, on little-auk 1, {powers}, pool 1 alpha\n"
        "norse: pool 1 alpha, elders 1\ndice 2 2 2",
        "| arctic-cod ringed-seal little-auk",
    )
    t.choose(*answers)
    assert t.over


@clause("GL-7.12", "GL-7.7")
def test_a_power_not_used_leaves_the_card_cold() -> None:
    t = hunt(
        "tribes tunit norse\ntunit: on ringed-seal 1, elders 5, pool 1 alpha\nnorse: pool 1 alpha, elders 1\ndice 2",
        "| ringed-seal",
    )
    t.choose("say:pass")
    assert t.tribe("tunit")["pool"] == 2


@clause("GL-7.13")
def test_saila_does_not_help_at_bog_iron_and_who_cannot_pay_fails() -> None:
    text = "tribes norse tunit\nnorse: on bog-iron 2, {}pool 1 alpha\ntunit: pool 1 alpha, elders 1\ndice 1 1"
    t = hunt(text.format("wed saila, energy 1, "), south="bog-iron")
    assert (t.prompt, t.legal()) == ("bog-iron", ["say:no", "disk:energy"])
    t = hunt(text.format(""), south="bog-iron")
    assert t.disks("norse") == (0, 0, 0)


@clause("GL-7.14")
def test_the_dead_of_the_roll_return_as_its_babies() -> None:
    t = hunt(
        "norse: on hooded-seal 3, elders 1, pool 14 alpha\nthule: pool 1 alpha, elders 1\ndice 1 2 3",
        south="hooded-seal",
    )
    assert (t.tribe("norse")["pool"], t.tribe("norse")["valhalla"]) == (17, 0)


@clause("GL-7.15")
def test_a_new_world_baby_may_be_the_alpha() -> None:
    t = hunt("norse: on vinland 2, elders 1, pool 1\nthule: pool 1 alpha, elders 1\ndice 1 1", south="vinland")
    t.choose("say:yes")
    assert (t.on("vinland"), t.tribe("norse")["alpha"]) == ({"norse": "3+A"}, "vinland")


@clause("GL-7.5")
def test_on_raid_cards_the_alpha_rolls() -> None:
    t = hunt("norse: on shieling 1 alpha, elders 1, pool 1\nthule: pool 1 alpha, elders 1\ndice 5 3", south="shieling")
    assert t.tribe("norse")["alpha"] == "valhalla"


@clause("GL-7.11")
def test_the_alphas_die_decides_over_the_alpha_only() -> None:
    t = hunt("norse: on shieling 1 alpha, elders 1, pool 1\nthule: pool 1 alpha, elders 1\ndice 3 5", south="shieling")
    assert (t.tribe("norse")["alpha"], t.tribe("norse")["pool"]) == ("pool", 1)


@clause("GL-1.14a", "GL-7.13")
def test_who_has_neither_energy_nor_elders_may_exchange_for_bog_iron() -> None:
    t = hunt(
        "norse: on bog-iron 2, pool 1 alpha, tableau husky\nthule: pool 1 alpha, elders 1\ndice 1 1", south="bog-iron"
    )
    assert (t.prompt, t.legal()) == ("bog-iron", ["say:no", "say:exchange"])
    t.choose("say:exchange", "disk:energy")
    assert t.disks("norse") == (0, 0, 1)


@clause("GL-7.13")
def test_bog_iron_may_cost_an_elder() -> None:
    t = hunt(
        "norse: on bog-iron 2, elders 3, hand goggles, energy 1, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 1 1",
        south="bog-iron",
    )
    t.choose("elder:norse-3")
    assert (t.disks("norse"), t.tribe("norse")["hand"]) == ((1, 0, 1), [])


@clause("GL-1.14a", "GL-7.6")
def test_iron_for_hunters_may_come_from_a_card() -> None:
    t = hunt("norse: on markland 2, tableau sword, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 6 6", "markland")
    t.choose("say:exchange", "disk:iron")
    assert t.on("markland") == {"norse": 2}


@clause("GL-7.6")
def test_sunnan_annis_ivory_saves_hunters_too() -> None:
    t = hunt(
        "tribes sea-sami thule\nsea-sami: on vinland 2, ivory 1, tableau sunnan-anni, pool 1 alpha, elders 1\n"
        "thule: pool 1 alpha, elders 1\ndice 6 6",
        south="vinland",
    )
    t.choose("disk:ivory")
    assert (t.on("vinland"), t.disks("sea_sami")[1]) == ({"sea_sami": 2}, 0)


@clause("GL-7.9", "GL-7.10")
def test_a_rolled_alpha_is_rerolled_and_converted() -> None:
    text = "norse: on elkhound 0 alpha, elders 5, tableau crossbow, pool 1\nthule: pool 1 alpha, elders 1\ndice 4 {}"
    t = hunt(text.format(3), south="elkhound")
    t.choose("say:yes")
    assert t.legal() == ["die:alpha", "say:done"]
    t.choose("die:alpha")
    assert (t.tribe("norse")["alpha"], t.tribe("norse")["pool"]) == ("pool", 2)
    t = hunt(text.format(6), south="elkhound")
    t.choose("say:yes", "die:alpha")
    assert t.tribe("norse")["pool"] == 1
    assert t.view()["dice"][-1]["dice"][0]["faces"] == [4, 6, 6]


@clause("GL-7.21")
def test_an_alpha_waits_for_the_card_that_comes() -> None:
    t = hunt(
        "tribes thule tunit\nthule: on husky 2, elders 3, pool 1 alpha\n"
        "tunit: on husky 2 alpha, elders 1, pool 1\ndeck little-auk\ndice 6 6",
        "husky",
    )
    t.choose("say:yes", "say:yes")
    assert (t.prompt, t.on("little-auk")) == ("feet-of-clay", {"tunit": "2+A"})


@clause("GL-7.21", "GL-1.14")
@pytest.mark.parametrize("answers", [["say:no"], ["say:exchange", "say:no"], ["say:exchange", "say:yes", "say:pass"]])
def test_who_waits_behind_an_opportunist_may_still_choose(answers: list[str]) -> None:
    t = table(
        "players 3\nphase hunt\nnorth: husky\nsouth: shark\ntribes thule tunit norse\ndeck bowhead\n"
        "thule: on husky 2, elders 3, pool 1 alpha\ntunit: on husky 3, elders 1, pool 1 alpha, tableau sword\n"
        "norse: on husky 4, elders 1, pool 1 alpha\ndice 6 6\nchance 0 4 4 3"
    )
    t.choose("say:yes", *answers)
    assert (t.seat, t.prompt, t.legal()) == (2, "opportunistic", ["say:yes", "say:no"])
    assert t.on("bowhead") == {"norse": 4}
    t.choose("say:no")
    assert t.tribe("norse")["pool"] == 1 + 4
