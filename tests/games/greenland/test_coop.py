"""Section 13: Nazi Greenland."""

import pytest

from tests.helpers import clause

from .helpers import Table, coop, game, start


@clause("GL-13.1", "GL-13.2")
@pytest.mark.parametrize(("players", "depot"), [(1, 8), (2, 6), (3, 9), (4, 12)])
def test_the_resistance_begins_in_the_cold(players: int, depot: int) -> None:
    t = start(players, "coop_nazi", seating="fixed")
    view = t.view()
    assert (t.row("north"), t.row("south")) == ([], [])
    assert t.row("north", "cold")[-1] == "markland"
    assert t.row("south", "cold")[-2:] == ["bog-iron", "vinland"]
    assert view["depot"] == depot
    assert all((seat["energy"], seat["belief"]) == (4, "monotheist") for seat in view["seats"])
    assert view["supply"] == 28 - depot - 4 * players


@clause("GL-13.1", "GL-13.3")
def test_x37_the_second_warming_brings_bog_iron() -> None:
    t = coop(
        "phase event\nevent laki\nnorth: | walrus markland\nsouth: | shark bog-iron vinland\n"
        "norse: pool 2 alpha\nthule: pool 2 alpha"
    )
    assert (t.row("south"), t.row("south", "cold")) == (["vinland", "bog-iron"], ["shark"])


@clause("GL-13.4", "GL-13.16")
def test_venereal_icons_are_blitzes() -> None:
    text = (
        "phase event\nevent pot\nnorth: | walrus\nsouth: | shark\n"
        "norse: pool 2 alpha, elders 3, tableau birgitta sigrid, ivory 2\nthule: pool 2 alpha\n"
        "dice {}"
    )
    assert coop(text.format("2 3")).winners == []
    assert coop(text.format("2 3")).over
    assert coop(text.format("1 3 6 6 6 6")).prompt == "buy-import"


@clause("GL-13.5")
def test_imports_cost_two_disks_of_any_mix() -> None:
    t = coop(
        "phase event\nevent sword\nnorth: | walrus\nsouth: | shark\n"
        "norse: pool 2 alpha, ivory 2, iron 1\nthule: pool 2 alpha\ndeck empty\ndice 1 1"
    )
    assert (t.prompt, t.legal()) == ("buy-import", ["say:pass", "number:1", "number:2"])
    t.choose("number:1")
    assert t.disks("norse") == (0, 1, 0)
    assert t.tribe("norse")["tableau"] == {"sword": {}}


@clause("GL-13.5")
def test_much_iron_pays_no_more_than_the_price() -> None:
    t = coop(
        "phase event\nevent sword\nnorth: | walrus\nsouth: | shark\n"
        "norse: pool 2 alpha, ivory 1, iron 3\nthule: pool 2 alpha\ndeck empty\ndice 1 1"
    )
    assert t.legal() == ["say:pass", "number:0", "number:1"]
    t.choose("number:0")
    assert t.disks("norse") == (0, 1, 1)


@clause("GL-13.6", "GL-13.6a")
def test_tribes_do_not_share_a_biome() -> None:
    t = coop(
        "tribes thule tunit\nnorth: | walrus ringed-seal\nsouth: | shark\n"
        "thule: pool 2 alpha, on walrus 1, tableau musk-ox\ntunit: pool 2\norder tunit thule"
    )
    assert t.legal() == ["card:ringed-seal", "say:done"]
    t.choose("say:done")
    assert t.legal() == ["card:walrus", "card:ringed-seal", "say:done", "say:exchange"]


@clause("GL-13.7")
def test_geala_is_a_sled_for_her_husband_and_nobody_is_recalled() -> None:
    t = coop(
        (
            "tribes thule sea-sami\nnorth: | walrus\nsouth: | shark\n"
            "thule: pool 1, wed geala, elders 1\n"
            "sea-sami: pool 1, tableau geala, elders 6, on vinland 1"
        ).replace(", on vinland 1", "")
    )
    assert t.legal() == ["card:walrus", "card:shark", "say:done"]


@clause("GL-13.8")
def test_promotion_abroad_serves_the_placards_owner() -> None:
    t = coop("north: | walrus\nsouth: | shark\nnorse: pool 2 alpha, energy 1, mono\nthule: pool 1 alpha, mono")
    t.choose("say:promote", "kind:man")
    assert "elder:thule-3" in t.legal()
    assert "elder:thule-4" not in t.legal()
    t.choose("elder:thule-3")
    assert (t.tribe("thule")["hand_limit"], t.tribe("norse")["hand_limit"]) == (1, 0)


@clause("GL-13.8", "GL-10.9")
def test_nobody_is_promoted_to_the_placard_of_a_tribe_that_is_gone() -> None:
    t = coop("north: | walrus\nsouth: | shark\nnorse: pool 2, energy 1, mono\nthule: extinct, mono\norder norse")
    t.choose("say:promote")
    assert t.legal() == [f"elder:norse-{rank}" for rank in range(1, 7)]


@clause("GL-13.9")
def test_captive_daughters_help_nobody_and_are_freed_by_raids() -> None:
    t = coop(
        "phase hunt\nnorth: | walrus\nsouth: | shark\n"
        "norse: on birgitta 2, tableau birgitta, elders 4, pool 1 alpha\nthule: pool 1 alpha\n"
        "dice 1 5"
    )
    assert t.tribe("norse")["husbands"] == {"birgitta": "norse"}
    assert t.tribe("norse")["hand_limit"] == 2
    t = coop(
        "north: | walrus\nsouth: | shark\nnorse: pool 1, tableau birgitta, elders 4\n"
        "thule: pool 1 alpha, tableau husky kirima"
    )
    assert t.tribe("norse")["hand_limit"] == 0
    assert t.legal() == ["card:shark", "card:birgitta", "say:done"]


@clause("GL-13.10", "GL-13.11", "GL-13.12")
def test_commandos_steal_and_bullets_help() -> None:
    text = (
        "phase hunt\nnorth: ringed-seal\nsouth: | shark\ndepot 6\n"
        "thule: on ringed-seal 3, elders 2, iron 1, energy 0, pool 1 alpha\nnorse: pool 1 alpha\n"
        "dice 2 3 6"
    )
    t = coop(text)
    assert (t.prompt, t.legal()) == ("bullet", ["say:pass", "disk:iron"])
    t.choose("disk:iron")
    assert t.disks("thule") == (2 + 1, 0, 0)
    assert t.tribe("thule")["pool"] == 1 + 1 + 2
    t = coop(text)
    t.choose("say:pass")
    assert t.disks("thule") == (1 + 1, 0, 1)


@clause("GL-13.13")
@pytest.mark.parametrize(("switch", "depot"), [("yes", 6), ("no", 2)])
def test_without_bog_iron_the_mine_feeds_the_depot(switch: str, depot: int) -> None:
    t = coop(
        f"option cryolite_without_attempt={switch}\nphase hunt\nnorth: | walrus\nsouth: | bog-iron\n"
        "depot 2\nthule: pool 1 alpha, ivory 1\nnorse: pool 1 alpha"
    )
    assert t.view()["depot"] == depot


@clause("GL-13.14")
def test_d_cards_go_directly_to_the_tableau() -> None:
    t = coop(
        "phase hunt\nnorth: | husky\nsouth: | shark\nthule: on husky 2, pool 1 alpha\nnorse: pool 1 alpha\ndice 5 5"
    )
    t.choose("say:yes")
    assert t.tribe("thule")["tableau"] == {"husky": {}}


@clause("GL-13.15")
def test_the_market_gives_disks_away() -> None:
    t = coop(
        "phase elders\nnorth: | husky\nsouth: | shark\nthule: pool 1 alpha, elders 2 5, energy 2\n"
        "norse: pool 1 alpha, ivory 1"
    )
    assert (t.seat, t.prompt, t.legal()) == (0, "gift", ["disk:ivory", "say:done"])
    t.choose("disk:ivory")
    assert t.disks("thule") == (2, 1, 0)
    t.choose("disk:energy", "say:done")
    assert t.disks("norse") == (1, 0, 0)
    assert "say:witch-burn" not in t.legal()


@clause("GL-13.16")
@pytest.mark.parametrize(("switch", "over"), [("all_lose", True), ("tribe_out", False)])
def test_surrender_of_one_or_all(switch: str, over: bool) -> None:
    t = coop(
        f"option surrender={switch}\nphase event\nevent pot\nnorth: | walrus\nsouth: | shark\n"
        "norse: pool 2 alpha\nthule: pool 2 alpha, ivory 2\ndice 6 6 6 6 6 6"
    )
    assert ("GL-13.16", "surrenders") in t.log()
    assert (t.over, t.tribe("norse")["extinct"]) == (over, not over)


@clause("GL-13.16")
@pytest.mark.parametrize(("switch", "over"), [("own_unmarried_daughters", True), ("own_married_daughters", False)])
def test_dice_of_the_blitz(switch: str, over: bool) -> None:
    t = coop(
        f"option blitz_dice={switch}\nphase event\nevent pot\nnorth: | walrus\nsouth: | shark\n"
        "norse: pool 2 alpha, elders 3, tableau birgitta sigrid, wed birgitta, wed sigrid, ivory 2\n"
        "thule: pool 2 alpha\ndice 4 3 6 6 6 6"
    )
    assert t.over is over


@clause("GL-13.17", "GL-13.18")
def test_two_of_three_conditions_win() -> None:
    text = (
        "phase end\nnorth: | markland\nsouth: | vinland\ndepot {}\n"
        "norse: pool 1, elders 3, on vinland 6\nthule: pool 1, elders 3, on markland 6\ndice {}"
    )
    assert coop(text.format(0, "1 1")).winners == [0, 1]
    assert coop(text.format(1, "1 1")).winners == []
    assert coop(text.format(0, "1 2")).winners == []


@clause("GL-13.18")
def test_modern_greenland_needs_two_tools_each() -> None:
    text = (
        "phase end\nnorth: | walrus\nsouth: | shark\n"
        "norse: pool 1, elders 3, tableau goggles sword\nthule: pool 1, elders 3, tableau {}\n"
        "dice 1 1"
    )
    assert coop(text.format("maps pot")).winners == [0, 1]
    assert coop(text.format("maps husky")).winners == []


@clause("GL-13.15", "GL-1.14a")
def test_who_has_nothing_to_give_may_exchange_for_it() -> None:
    t = coop(
        "phase elders\nnorth: | walrus\nsouth: | shark\nthule: pool 1 alpha, tableau goggles\nnorse: pool 1 alpha\n"
    )
    assert (t.seat, t.prompt, t.legal()) == (1, "gift", ["say:done", "say:exchange"])
    t.choose("say:exchange")
    assert t.legal() == ["disk:ivory", "say:done"]


@clause("GL-13.18")
@pytest.mark.parametrize(("depot", "winners"), [(0, [0]), (1, [])])
def test_a_lone_resistance_may_win(depot: int, winners: list[int]) -> None:
    t = coop(
        f"tribes norse\nphase end\nnorth: | walrus\nsouth: | bog-iron\ndepot {depot}\n"
        "norse: pool 1, elders 3 3 3 3 3 3, tableau sword axe\ndice 6",
        players=1,
    )
    assert (t.over, t.winners) == (True, winners)


@clause("GL-13.6a", "GL-8.4")
def test_in_the_co_op_the_new_world_turns_hostile_and_is_pacified() -> None:
    t = coop(
        "phase negotiation\nnorth: markland\nsouth: | shark\ndice 4 4 4 4 4 4 4\n"
        "norse: on markland 4, pool 1, ivory 1\nthule: on markland 3, pool 1"
    )
    assert (t.prompt, t.view()["rows"]["north"]["warm"][0]["hostile"]) == ("pacify", True)


@clause("GL-13.9", "GL-13.10")
def test_raids_on_captives_kill_on_three_and_six() -> None:
    t = coop(
        "phase hunt\nnorth: | walrus\nsouth: | shark\nthule: pool 1\n"
        "norse: on birgitta 4, tableau birgitta, elders 4, pool 1\ndice 1 3 6 5"
    )
    assert t.tribe("norse")["valhalla"] == 18 - 6 + 2
    assert t.tribe("norse")["husbands"] == {"birgitta": "norse"}


@clause("GL-13.11", "GL-1.4")
def test_stolen_energy_beyond_the_woodpile_goes_to_the_supply() -> None:
    t = coop(
        "phase hunt\nnorth: | walrus\nsouth: | bog-iron\ndepot 6\noption coop_energy_limit=5\n"
        "thule: on walrus 2, elders 2, energy 4, pool 1\nnorse: pool 1\ndice 2 2"
    )
    assert (t.disks("thule")[0], t.view()["supply"], t.view()["depot"]) == (5, 28 - 5 - 4 - 4, 4 + 4)


@clause("GL-13.11")
def test_without_a_rank_two_elder_nobody_steals() -> None:
    t = coop(
        "phase hunt\nnorth: | walrus\nsouth: | shark\ndepot 6\noption cryolite_without_attempt=no\n"
        "thule: on walrus 2, elders 1, iron 1, pool 1\nnorse: pool 1\ndice 2 2"
    )
    assert (t.disks("thule")[0], t.view()["depot"]) == (0, 6)


@clause("GL-13.13")
def test_the_mine_takes_what_the_supply_has_and_nothing_after_a_success() -> None:
    text = (
        "phase hunt\nnorth: | walrus\nsouth: | bog-iron\ndepot {}\nthule: pool 1 alpha, energy 1\n"
        "norse: pool 1, on bog-iron 2, energy 1\ndice {}"
    )
    assert coop(text.format(24, "5 5")).view()["depot"] == 26
    t = coop(text.format(4, "1 5"))
    t.choose("disk:energy")
    assert t.view()["depot"] == 4


@clause("GL-13.14")
def test_inventions_still_go_to_the_hand() -> None:
    t = coop(
        "phase hunt\nnorth: | walrus\nsouth: | goggles\nnorse: on goggles 2, elders 3, pool 1\nthule: pool 1\ndice 1 1"
    )
    t.choose("say:yes")
    assert (t.tribe("norse")["hand"], t.tribe("norse")["tableau"]) == (["goggles"], {})


@clause("GL-13.17", "GL-13.16")
def test_an_empty_row_does_not_end_the_co_op() -> None:
    t = Table(
        game.position(
            "events 3\noption variant=coop_nazi\nphase end\nnorth: | arctic-cod\nsouth:\n"
            "norse: pool 2 alpha, elders 1\nthule: pool 2 alpha, elders 1\nchance 1"
        )
    )
    assert (t.prompt, t.view()["turn"]) == ("assign", 2)


@clause("GL-1.14a", "GL-13.12")
def test_bullets_may_be_paid_with_an_exchanged_card() -> None:
    t = coop(
        "phase hunt\nnorth: ringed-seal\nsouth: | shark\ndepot 6\n"
        "thule: on ringed-seal 1, elders 2, tableau sword, pool 1 alpha\nnorse: pool 1 alpha\ndice 3"
    )
    assert (t.prompt, t.legal()) == ("bullet", ["say:pass", "say:exchange"])
    t.choose("say:exchange", "disk:iron")
    assert t.disks("thule") == (1, 0, 0)


@clause("GL-1.14a", "GL-13.5")
def test_an_import_may_be_paid_with_an_exchanged_card() -> None:
    t = coop(
        "phase event\nevent sword\nnorth: | walrus\nsouth: | shark\ndeck empty\ndice 1 1\n"
        "norse: pool 2 alpha, iron 1, tableau goggles\nthule: pool 2 alpha"
    )
    t.choose("say:exchange")
    assert t.legal() == ["say:pass", "number:1"]


@clause("GL-13.16", "GL-13.9")
def test_the_husbands_of_a_tribe_that_surrenders_are_lost() -> None:
    t = coop(
        "option surrender=tribe_out\nphase event\nevent pot\nnorth: | walrus\nsouth: | shark\n"
        "norse: pool 2, on shark 1, elders 2, wed kirima, wed peepeelee alpha\nthule: pool 2 alpha, ivory 2\n"
        "dice 6 6 6 6 6 6"
    )
    assert (t.tribe("norse")["valhalla"], t.tribe("norse")["alpha"]) == (18, "valhalla")
    assert (t.tribe("thule")["husbands"], t.row("south", "cold")) == ({}, ["shark"])


@clause("GL-13.18")
def test_an_extinct_tribe_spoils_the_victory() -> None:
    t = coop(
        "phase end\nnorth: | markland\nsouth: | vinland\ndepot 0\nnorse: pool 1, elders 3, on vinland 6\n"
        "thule: extinct\norder norse\ndice 1"
    )
    assert (t.over, t.winners) == (True, [])


@clause("GL-13.18")
@pytest.mark.parametrize(
    ("thule", "won"),
    [
        ("pool 1, tableau maps sword", True),
        ("pool 0 alpha, tableau maps sword", True),
        ("on walrus 1, tableau maps sword", False),
        ("pool 1, tableau maps bowhead", False),
        ("pool 1, tableau maps kirima", False),
    ],
)
def test_modern_greenland_needs_somebody_unassigned_and_two_tools(thule: str, won: bool) -> None:
    t = coop(
        "phase end\nnorth: | walrus\nsouth: | shark\nnorse: pool 1, elders 3, tableau goggles pot\n"
        f"thule: {thule}, elders 3\ndice 1 1"
    )
    assert t.winners == ([0, 1] if won else [])


@clause("GL-13.18")
@pytest.mark.parametrize(("colonists", "won"), [("on vinland 3 alpha, on markland 2", True), ("on vinland 5", False)])
def test_intervention_needs_six_in_both_lands_together(colonists: str, won: bool) -> None:
    t = coop(
        "phase end\nnorth: | markland\nsouth: | vinland\nnorse: pool 1, elders 3, on vinland 6\n"
        f"thule: pool 1, elders 3, {colonists}\ndice 1 1"
    )
    assert t.winners == ([0, 1] if won else [])


@clause("GL-13.16")
@pytest.mark.parametrize(("faces", "over"), [("3 3", True), ("2 6", False), ("6 2", False)])
def test_the_lowest_die_counts_against_the_hand_limit(faces: str, over: bool) -> None:
    t = coop(
        "phase event\nevent pot\nnorth: | walrus\nsouth: | shark\ntribes norse tunit\n"
        f"norse: pool 2 alpha, elders 3 3, tableau birgitta sigrid, ivory 2\ntunit: pool 1\ndice {faces} 5 5 5 5"
    )
    assert t.over is over


@clause("GL-13.8")
def test_elders_of_another_colour_serve_the_host_in_every_rank() -> None:
    t = coop(
        "north: | walrus\nsouth: | shark\nnorse: pool 2, mono\nthule: pool 1, mono, abroad norse-6 norse-3",
    )
    assert (t.legal(), t.tribe("norse")["hand_limit"]) == (["card:walrus", "card:shark", "say:done"], 1)


@clause("GL-13.8", "GL-13.15")
def test_a_guest_makes_tools_for_his_host() -> None:
    t = coop(
        "phase elders\nnorth: | walrus\nsouth: | shark\nnorse: pool 2, mono, hand goggles, iron 1\n"
        "thule: pool 1, mono, abroad norse-3"
    )
    t.choose("say:done", "say:tool-make")
    assert t.tribe("norse")["tableau"] == {"goggles": {}}


@clause("GL-13.3")
def test_warming_of_a_warm_row_does_nothing() -> None:
    t = coop("phase event\nevent laki\nnorth: walrus\nsouth: | shark\nnorse: pool 2 alpha\nthule: pool 2 alpha")
    assert (t.row("north"), t.row("south")) == (["walrus"], ["shark"])


@clause("GL-1.3", "GL-13.13")
@pytest.mark.parametrize(("finite", "depot"), [("yes", 20), ("no", 24)])
def test_an_endless_supply_feeds_the_depot_too(finite: str, depot: int) -> None:
    t = coop(
        f"option energy_supply_finite={finite}\nphase hunt\nnorth: | walrus\nsouth: | bog-iron\ndepot 20\n"
        "thule: pool 1, energy 4\nnorse: pool 1, energy 4"
    )
    assert t.view()["depot"] == depot


@clause("GL-13.18")
@pytest.mark.parametrize(
    ("depot", "colonists", "tools", "held"),
    [
        (1, 1, "maps pot", (1, 0, 0)),
        (1, 6, "maps", (0, 1, 0)),
        (0, 1, "maps", (0, 0, 1)),
        (0, 6, "maps", (0, 1, 1)),
        (1, 1, "maps", (0, 0, 0)),
    ],
)
def test_the_log_says_which_conditions_hold(depot: int, colonists: int, tools: str, held: tuple[int, ...]) -> None:
    t = coop(
        f"phase end\nnorth: | markland\nsouth: | vinland\ndepot {depot}\n"
        f"norse: pool 1, elders 3, on vinland {colonists}, tableau goggles sword\n"
        f"thule: pool 1, elders 3, on markland {colonists}, tableau {tools}\ndice 1 1"
    )
    told = next(event.details for event in game.log(t.state, None) if event.event == "conditions")
    assert (told["modern"], told["states"], told["defeat"]) == held
    assert t.winners == ([0, 1] if sum(held) > 1 else [])
