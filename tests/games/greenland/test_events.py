"""Section 4: icons and the auction."""

import pytest

from tests.helpers import clause

from .helpers import Table, game, table

ROWS = "\nnorth: walrus\nsouth: shark\n"


def event(name: str, tribes: str, more: str = "") -> Table:
    return table(f"phase event\nevent {name}{ROWS}{tribes}\n{more}")


@clause("GL-4.1")
def test_icons_come_from_left_to_right_and_the_auction_last() -> None:
    t = event("comet", "norse: pool 8 alpha, elders 2, energy 1\nthule: pool 1 alpha", "dice 2 1 1 1")
    assert t.prompt == "decimation-alpha"
    t.choose("say:no")
    events = [event for _, event in t.log()]
    assert events.index("decimated") < events.index("die-off")


@clause("GL-4.2")
def test_x3_migration_replaces_the_lowest_climax_in_its_slot() -> None:
    t = table(
        "phase event\nevent thrall\nnorth: walrus\nsouth: hooded-seal goggles | harbor-seal\n"
        "deck orca\nnorse: pool 1 alpha\nthule: pool 1 alpha"
        "\nevent chain-mail\ndice 1 1 1"
    )
    assert (t.row("south"), t.row("south", "cold")) == (["hooded-seal", "goggles"], ["orca"])


@clause("GL-4.2")
def test_no_migration_from_an_empty_deck() -> None:
    t = table(
        "phase event\nevent chain-mail\nnorth: walrus\nsouth: shark orca\ndeck empty\n"
        "norse: pool 1 alpha\nthule: pool 1 alpha\ndice 1 1"
    )
    assert t.row("south") == ["shark", "orca"]


@clause("GL-4.3")
def test_colonists_of_a_removed_new_world_card_die() -> None:
    t = table(
        "phase event\nevent maunder\nnorth: walrus\nsouth: | shark vinland\n"
        "norse: pool 1 alpha, on vinland 3\nthule: pool 1 alpha"
    )
    assert t.row("south", "cold") == ["shark"]
    assert t.tribe("norse")["valhalla"] == 17


@clause("GL-4.3")
@pytest.mark.parametrize(
    ("alpha", "after"),
    [("pool 1 alpha", "pool"), ("pool 1, on markland 1 alpha", "markland"), ("pool 1, on vinland 1 alpha", "valhalla")],
)
def test_an_alpha_dies_with_the_card_he_stands_on_and_no_other(alpha: str, after: str) -> None:
    t = table(
        "phase event\nevent maunder\nnorth: walrus markland\nsouth: | shark vinland\n"
        f"norse: {alpha}\nthule: pool 1 alpha, on vinland 1"
    )
    assert (t.row("south", "cold"), t.tribe("norse")["alpha"]) == (["shark"], after)
    assert t.tribe("thule")["alpha"] == "pool"


@clause("GL-4.4", "GL-4.5", "GL-4.8")
def test_x4_syphilis_takes_half_and_an_elder() -> None:
    t = event(
        "sun-stone", "norse: pool 2 alpha, elders 2 5, mono, wed kirima, ivory 0\nthule: tableau kirima, pool 1 alpha"
    )
    assert (t.prompt, t.legal()) == ("decimation-alpha", ["say:yes", "say:no"])
    t.choose("say:no")
    assert (t.prompt, t.legal()) == ("lose-elder", ["elder:norse-2", "elder:norse-5"])
    t.choose("elder:norse-2")
    assert (t.tribe("norse")["pool"], t.tribe("norse")["alpha"]) == (0, "pool")
    assert t.tribe("norse")["elders"]["2"] == {}
    assert t.tribe("thule")["husbands"] == {"kirima": "norse"}
    assert t.tribe("thule")["pool"] == 1


@clause("GL-4.4", "GL-4.5")
def test_x5_decimation_without_elders() -> None:
    t = event(
        "sun-stone", "tribes thule tunit\nthule: pool 7, wed meeka\ntunit: tableau meeka, pool 1 alpha", "dice 1 1 1 1"
    )
    assert t.tribe("thule")["pool"] == 3


@clause("GL-4.4a")
def test_one_icon_decimates_once_two_icons_twice() -> None:
    t = event(
        "sun-stone",
        "norse: pool 20 alpha, wed kirima, wed peepeelee\nthule: tableau kirima peepeelee, pool 1 alpha".replace(
            "20", "15"
        ),
        "dice 1 1 1 1",
    )
    t.choose("say:no")
    assert [e for _, e in t.log()].count("decimated") == 1
    t = event("sun-stone", "norse: pool 16, wed kirima, energy 0\nthule: tableau kirima, pool 9 alpha", "dice 1 1 1 1")
    assert t.prompt == "decimation-alpha"
    assert t.seat == 1
    assert t.tribe("norse")["pool"] == 8


@clause("GL-4.4a")
def test_a_tribe_without_unassigned_pieces_still_loses_an_elder() -> None:
    t = event("sun-stone", "norse: elders 2 3, wed kirima\nthule: tableau kirima, pool 1 alpha", "dice 6 6 6 6")
    assert t.prompt == "lose-elder"


@clause("GL-4.6")
@pytest.mark.parametrize(("card", "left"), [("goggles", 4), ("pot", 4), ("book", 3)])
def test_goggles_and_pot_round_losses_down(card: str, left: int) -> None:
    t = event(
        "sun-stone",
        f"norse: pool 7, elders 2, wed kirima, tableau {card}\nthule: tableau kirima, pool 1 alpha",
        "dice 1 1 1 1",
    )
    assert t.tribe("norse")["pool"] == left
    assert t.tribe("norse")["elders"]["2"] == {}


@clause("GL-4.7")
def test_crowd_disease_counts_unassigned_pieces() -> None:
    t = event("laki", "norse: pool 3\nthule: pool 1 alpha")
    assert t.tribe("norse")["pool"] == 3
    for pool, left in ((7, 7), (8, 4)):
        t = event("axe", f"norse: pool {pool}\nthule: pool 1 alpha", "dice 6 6 6 6 1")
        assert t.tribe("norse")["pool"] == left


@clause("GL-4.9", "GL-9.9")
def test_feud_spares_rank_one_and_representatives_tribes() -> None:
    t = event("fogs", "norse: pool 4, elders 1\nthule: pool 4")
    assert (t.tribe("norse")["pool"], t.tribe("thule")["pool"]) == (4, 2)
    t = event("fogs", "norse: pool 4, abroad thule-1\nthule: pool 4, mono")
    assert (t.tribe("norse")["pool"], t.tribe("thule")["pool"]) == (4, 4)


@clause("GL-4.9")
def test_a_missionary_protects_his_host_and_by_switch_his_sender() -> None:
    text = "norse: pool 4, elders 2, abroad thule-1\nthule: pool 4"
    t = event("fogs", text, "option missionary_protects_sender=no")
    assert (t.seat, t.prompt) == (0, "lose-elder")
    t.choose("elder:norse-2")
    assert (t.tribe("norse")["pool"], t.tribe("thule")["pool"]) == (2, 4)
    t = event("fogs", text, "option missionary_protects_sender=yes")
    assert t.prompt == "assign"
    assert (t.tribe("norse")["pool"], t.tribe("thule")["pool"]) == (4, 4)


@clause("GL-4.10", "GL-4.11")
def test_depletion_per_elder_counts_elders_everywhere() -> None:
    t = event("maunder", "norse: pool 1 alpha, elders 2 3, abroad thule-1, energy 2\nthule: pool 1 alpha")
    assert (t.prompt, t.legal()) == ("deplete", ["disk:energy", "elder:norse-2", "elder:norse-3", "elder:thule-1"])
    t.choose("disk:energy", "elder:thule-1", "disk:energy")
    assert t.prompt == "assign"
    assert t.disks("norse")[0] == 0
    assert t.tribe("thule")["elders"]["1"] == {}


@clause("GL-4.10")
def test_saila_takes_one_point_off() -> None:
    t = event(
        "maunder", "tribes tunit norse\ntunit: pool 1 alpha, elders 2, energy 2, tableau saila\nnorse: pool 1 alpha"
    )
    assert t.disks("tunit")[0] == 2


@clause("GL-4.11", "GL-4.12")
def test_x6_the_last_d_card_is_given_up() -> None:
    t = event("fogs", "norse: pool 2 alpha, tableau goat\nthule: pool 1 alpha, elders 1")
    assert t.tribe("norse")["tableau"] == {}
    assert t.disks("norse") == (1, 0, 0)


@clause("GL-4.12")
def test_slaughter_energy_pays_the_next_point() -> None:
    t = event("fogs", "norse: pool 2 alpha, elders 1, tableau goat husky\nthule: pool 1 alpha, elders 1")
    assert t.legal() == ["elder:norse-1", "card:goat-cattle", "card:husky", "say:exchange"]
    t.choose("card:goat-cattle")
    assert t.legal() == ["disk:energy", "elder:norse-1", "card:husky", "say:exchange"]


@clause("GL-4.13")
def test_cooling_moves_the_rightmost_warm_card_to_the_far_left() -> None:
    t = table(
        "phase event\nevent maunder\nnorth: markland walrus | bowhead\nsouth: shark orca\n"
        "norse: pool 1 alpha, on markland 1\nthule: pool 1 alpha"
    )
    assert (t.row("north"), t.row("north", "cold")) == (["markland"], ["walrus", "bowhead"])
    assert (t.row("south"), t.row("south", "cold")) == (["shark"], ["orca"])


@clause("GL-4.14")
def test_deep_freeze_removes_the_cold_card_at_the_deck() -> None:
    t = table(
        "phase event\nevent maunder\nnorth: | bowhead walrus\nsouth: shark\nnorse: pool 1 alpha\nthule: pool 1 alpha"
    )
    assert t.row("north", "cold") == ["bowhead"]


@clause("GL-4.15")
@pytest.mark.parametrize(("north", "pool"), [("ringed-seal", 4), ("| ringed-seal", 2)])
def test_twos_hit_on_the_warm_side_only(north: str, pool: int) -> None:
    t = table(
        f"phase hunt\nnorth: {north}\nsouth: shark\nthule: on ringed-seal 1, pool 1 alpha\nnorse: pool 1 alpha\ndice 2"
    )
    assert t.tribe("thule")["pool"] == pool


@clause("GL-4.16")
def test_die_off_hits_the_rank_of_the_die() -> None:
    t = event(
        "chain-mail", "norse: pool 1 alpha, elders 2 2 4\nthule: pool 1 alpha, abroad norse-1", "deck empty\ndice 2 1"
    )
    t.choose("say:pass")
    assert t.tribe("norse")["elders"]["2"] == {"norse": 1}
    assert t.tribe("norse")["elders"]["1"] == {}


@clause("GL-4.17")
def test_iron_breakage_turns_one_import_into_iron() -> None:
    t = event("laki", "norse: pool 1 alpha, tableau sword hammer pot\nthule: pool 1 alpha, tableau crossbow")
    assert (t.prompt, t.legal()) == ("breakage", ["card:sword", "card:pot", "say:exchange"])
    t.choose("card:sword")
    assert (t.disks("norse"), sorted(t.tribe("norse")["tableau"])) == ((0, 0, 1), ["hammer", "pot"])
    assert t.tribe("thule")["tableau"] == {"crossbow": {}}


@clause("GL-4.18")
@pytest.mark.parametrize(
    ("card", "paid", "left"),
    [("book", [], {}), ("maps", ["disk:energy"], {"norse": 1}), ("sun-stone", ["disk:energy"], {"norse": 1})],
)
def test_storm_sinks_a_mariner_without_maps_or_sun_stone(card: str, paid: list[str], left: dict[str, int]) -> None:
    t = event("maunder", f"norse: pool 1 alpha, elders 6, energy 3, tableau {card}\nthule: pool 1 alpha")
    t.choose(*paid)
    assert (t.prompt, t.tribe("norse")["elders"]["6"]) == ("assign", left)


@clause("GL-4.19")
def test_no_maritime_assignments() -> None:
    t = table(
        "effect no-maritime\nnorth: walrus toggle-harpoon arctic-cod\nsouth: shark\n"
        "order thule norse\nthule: pool 2\nnorse: pool 1 alpha"
    )
    assert t.legal() == ["card:arctic-cod", "say:done"]


@clause("GL-4.20")
def test_markland_closed_keeps_colonists() -> None:
    text = (
        "{}north: markland\nsouth: shark\norder thule norse\n"
        "thule: pool 2, elders 6, on markland 1\nnorse: pool 1 alpha"
    )
    assert table(text.format("effect no-markland\n")).legal() == ["card:shark", "say:abandon", "say:done"]
    assert table(text.format("")).legal() == ["card:markland", "card:shark", "say:abandon", "say:done"]


@clause("GL-4.21")
def test_beavers_pay_an_alpha_in_the_new_world() -> None:
    t = table(
        "effect beaver\nnorth: markland\nsouth: shark\nthule: pool 2, on markland 0 alpha\n"
        "norse: pool 1 alpha\norder thule norse"
    )
    t.choose("say:done")
    assert (t.disks("thule")[1], t.disks("norse")[1]) == (1, 0)


@clause("GL-4.22")
def test_x2_the_falcon_is_worth_three_ivory() -> None:
    t = table(
        "effect falcon\nphase hunt\nnorth: gyrfalcon\nsouth: shark\n"
        "thule: on gyrfalcon 2, pool 1 alpha\nnorse: pool 1 alpha\ndice 1 2"
    )
    assert t.disks("thule")[1] == 3
    t = table(
        "effect falcon\nnorth: walrus\nsouth: shark\nthule: tableau gyrfalcon, pool 1 alpha\n"
        "norse: pool 1 alpha\norder thule norse"
    )
    t.choose("say:exchange")
    assert t.disks("thule")[1] == 3


@clause("GL-4.22")
def test_walrus_ivory_is_iron_while_the_mediterranean_is_closed() -> None:
    t = table(
        "effect mediterranean\nphase hunt\nnorth: walrus\nsouth: shark\n"
        "thule: on walrus 2, pool 1 alpha\nnorse: pool 1 alpha\ndice 1 2"
    )
    assert t.disks("thule") == (2, 0, 1)


@clause("GL-4.23")
@pytest.mark.parametrize(("switch", "colonists"), [("no", 5), ("yes", 6)])
def test_plankton_feeds_the_south_but_not_vinland(switch: str, colonists: int) -> None:
    t = table(
        "effect plankton\nphase hunt\nnorth: walrus\nsouth: arctic-char\n"
        "norse: on arctic-char 1, pool 1 alpha\nthule: pool 1 alpha\ndice 1"
    )
    assert (t.tribe("norse")["pool"], t.disks("norse")[0]) == (5, 1)
    t = table(
        f"option plankton_includes_vinland={switch}\neffect plankton\nphase hunt\nnorth: walrus\n"
        "south: vinland\nnorse: on vinland 3, pool 1 alpha\nthule: pool 1 alpha\ndice 1 1 1"
    )
    assert t.on("vinland") == {"norse": colonists}


@clause("GL-4.24")
def test_an_import_nobody_wants_leaves_the_game() -> None:
    t = event("sword", "norse: pool 1 alpha, ivory 1\nthule: pool 1 alpha", "dice 1 1 1 1")
    t.choose("say:pass")
    assert t.tribe("norse")["tableau"] == {}
    assert ("GL-4.24", "unsold") in t.log()


@clause("GL-4.1", "GL-4.27")
@pytest.mark.parametrize("event", ["sea-ice", "trade-ship"])
def test_an_event_without_an_import_of_its_own_is_discarded_after_its_turn(event: str) -> None:
    t = Table(
        game.position(
            f"events 3\nphase end\nevent {event}\nnorth: walrus\nsouth: shark\n"
            "norse: pool 2 alpha\nthule: pool 2 alpha\nchance 3 0"
        )
    )
    assert (t.view()["turn"], t.view()["event"]) == (2, "fogs")
    game.invariants(t.state)


@clause("GL-4.25")
def test_bids_ascend_and_equal_bids_are_legal() -> None:
    t = event("sword", "norse: pool 1 alpha, ivory 3\nthule: pool 1 alpha, ivory 2", "dice 1 1 1 1\norder norse thule")
    t.choose("number:1")
    assert (t.seat, t.legal()) == (1, ["say:pass", "number:1", "number:2"])
    t.choose("number:1")
    assert (t.seat, t.legal()) == (1, ["say:pass", "number:2"])
    t.choose("number:2")
    assert (t.seat, t.legal()) == (0, ["say:pass", "number:2", "number:3"])
    t.choose("say:pass")
    assert t.disks("thule")[1] == 0
    assert t.tribe("thule")["tableau"] == {"sword": {}}
    assert t.disks("norse")[1] == 3


@clause("GL-4.25", "GL-4.26", "GL-4.27")
def test_x7_peepeelee_wins_the_tie_for_a_pony() -> None:
    t = event(
        "trade-ship",
        "norse: pool 1 alpha, elders 1, ivory 1\nthule: pool 1 alpha, elders 1, ivory 1, tableau peepeelee",
        "deck empty\naside sheep-pony\norder norse thule\nchance 0 1",
    )
    t.choose("number:1", "number:1")
    assert t.tribe("thule")["tableau"] == {"peepeelee": {}, "pony": {}}
    assert (t.disks("thule")[1], t.disks("norse")[1]) == (0, 1)


@clause("GL-4.27")
def test_no_auction_without_an_unused_farm_card() -> None:
    t = event(
        "trade-ship", "norse: pool 1 alpha, elders 1, ivory 1\nthule: pool 1 alpha, elders 1, ivory 1", "deck empty"
    )
    assert t.prompt == "assign"


@clause("GL-1.14", "GL-4.17")
def test_before_breakage_a_card_may_be_exchanged() -> None:
    t = event("laki", "norse: pool 1 alpha, tableau sword pot\nthule: pool 1 alpha")
    assert t.legal() == ["card:sword", "card:pot", "say:exchange"]
    t.choose("say:exchange", "card:sword")
    assert (t.tribe("norse")["tableau"], t.disks("norse")[2]) == ({}, 2)


@clause("GL-4.22")
def test_narwhal_ivory_is_iron_too_but_no_other() -> None:
    text = "effect mediterranean\nphase hunt\nnorth: narwhal\nsouth: bearded-seal\n{}: on {} 2, pool 1 alpha\ndice 1 2"
    assert table(text.format("thule", "narwhal")).disks("thule") == (2, 0, 1)
    assert table(text.format("norse", "bearded-seal")).disks("norse") == (1, 1, 0)


@clause("GL-4.26")
def test_without_peepeelee_player_order_breaks_a_tie() -> None:
    t = event("sword", "norse: pool 1 alpha, ivory 1\nthule: pool 1 alpha, ivory 1", "dice 1 1 1 1\norder thule norse")
    t.choose("number:1", "number:1")
    assert (t.tribe("thule")["tableau"], t.disks("norse")[1]) == ({"sword": {}}, 1)


@clause("GL-4.26", "GL-6.11")
def test_peepeelees_husband_shares_her_tie_break_in_player_order() -> None:
    t = event(
        "sword",
        "norse: pool 1 alpha, ivory 1, wed peepeelee\nthule: pool 1 alpha, ivory 1",
        "dice 1 1 1 1\norder norse thule",
    )
    t.choose("number:1")
    t.choose("number:1")
    assert t.tribe("norse")["tableau"] == {"sword": {}}


@clause("GL-4.2", "GL-4.3")
def test_a_new_world_card_of_the_lowest_climax_migrates_with_its_colonists() -> None:
    t = table(
        "phase event\nevent chain-mail\nnorth: walrus\nsouth: vinland\ndeck orca\nchance 0 4 4\n"
        "norse: pool 1 alpha, on vinland 3\nthule: pool 1 alpha"
    )
    assert (t.row("south"), t.tribe("norse")["valhalla"]) == (["orca"], 17)


@clause("GL-4.10", "GL-6.11")
def test_saila_helps_her_husbands_tribe_per_icon() -> None:
    t = table(
        "phase event\nevent fogs\nnorth: walrus\nsouth: shark\ndeck empty\ntribes tunit norse\n"
        "tunit: pool 1 alpha, elders 1\nnorse: pool 1 alpha, elders 1, wed saila, tableau goat, energy 2"
    )
    assert (t.prompt, t.disks("norse")[0]) == ("assign", 2)


@clause("GL-4.12")
def test_depletion_takes_no_more_than_there_is() -> None:
    t = event("maunder", "norse: pool 1 alpha, elders 2, abroad thule-1\nthule: pool 1 alpha")
    t.choose("elder:norse-2")
    assert t.tribe("norse")["valhalla"] == 17
    assert t.tribe("thule")["elders"]["1"] == {}


@clause("GL-4.13", "GL-4.14")
def test_two_cooling_icons_cool_and_then_freeze() -> None:
    t = table(
        "phase event\nevent laki\nnorth: walrus | bowhead\nsouth: shark orca\nnorse: pool 1 alpha\nthule: pool 1 alpha"
    )
    assert (t.row("north"), t.row("north", "cold")) == ([], ["walrus"])
    assert (t.row("south"), t.row("south", "cold")) == ([], ["shark", "orca"])


@clause("GL-4.5")
def test_the_alpha_falls_where_too_few_others_are_left() -> None:
    t = event("sun-stone", "norse: pool 0 alpha, elders 1 1, wed kirima\nthule: pool 1 alpha", "dice 6 6 6 6")
    assert t.tribe("norse")["alpha"] == "valhalla"
    t = event("sun-stone", "norse: pool 2 alpha, wed kirima, elders 5\nthule: pool 1 alpha", "dice 6 6 6 6")
    t.choose("say:yes")
    assert (t.tribe("norse")["alpha"], t.tribe("norse")["pool"]) == ("valhalla", 1)


@clause("GL-1.14", "GL-4.5")
def test_a_decimated_tribe_may_exchange_at_both_its_choices() -> None:
    t = event(
        "sun-stone",
        "norse: pool 2 alpha, elders 2 5, wed kirima, tableau goggles maps\nthule: pool 1 alpha",
        "dice 6 6 6 6",
    )
    t.choose("say:exchange", "card:goggles")
    assert t.prompt == "decimation-alpha"
    t.choose("say:no", "say:exchange")
    assert (t.prompt, t.disks("norse")[1]) == ("lose-elder", 2)
    t.choose("elder:norse-2")
    assert t.tribe("norse")["pool"] == 1  # goggles that rounded down when the blow fell


@clause("GL-1.14a", "GL-4.11")
def test_the_last_elder_may_be_saved_by_an_exchange() -> None:
    t = event("maunder", "norse: pool 1 alpha, elders 2, tableau thrall\nthule: pool 1 alpha")
    assert (t.prompt, t.legal()) == ("deplete", ["elder:norse-2", "say:exchange"])
    t.choose("say:exchange", "disk:energy")
    assert (t.disks("norse")[0], t.tribe("norse")["elders"]["2"]) == (2, {"norse": 1})


@clause("GL-1.14", "GL-3.5")
def test_a_council_may_be_preceded_by_an_exchange() -> None:
    t = event("axe", "norse: pool 1, elders 4, tableau sword\nthule: pool 1")
    t.choose("say:exchange")
    assert (t.prompt, t.disks("norse")[2]) == ("council", 1)


@clause("GL-10.9a", "GL-4.4", "GL-4.11", "GL-4.16", "GL-4.18")
@pytest.mark.parametrize(
    ("card", "thule", "dice", "next_question"),
    [
        ("fogs", "pool 2 alpha, elders 2", "", "decimation-alpha"),
        ("maunder", "pool 1, elders 6 alpha=6", "", "lose-elder"),
        ("laki", "elders 2 3, pool 1", "", "deplete"),
        ("chain-mail", "elders 5 alpha=5, pool 1", "5 5", "lose-elder"),
    ],
)
@pytest.mark.parametrize("seats", ["norse thule", "thule norse"])
def test_a_tribe_whose_last_elder_falls_is_gone_before_the_next_is_asked(
    card: str, thule: str, dice: str, next_question: str, seats: str
) -> None:
    rank = {"maunder": 6, "chain-mail": 5}.get(card, 3)
    t = table(
        f"tribes {seats}\norder norse thule\nphase event\nevent {card}{ROWS}deck empty\n"
        f"norse: elders {rank}, tableau book\nthule: {thule}\ndice {dice} 1"
    )
    assert t.prompt == next_question
    assert (t.tribe("norse")["extinct"], t.tribe("norse")["tableau"]) == (True, {})
    assert not t.tribe("thule")["extinct"]
