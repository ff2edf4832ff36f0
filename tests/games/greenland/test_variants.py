"""Sections 11 to 14: optional games, solitaire, co-op, scenarios."""

from typing import Any

import pytest

from tests.helpers import clause

from .helpers import Table, game, table


def start(players: int, variant: str, seed: int = 4, **options: Any) -> Table:
    return Table(game.start(players, seed=seed, variant=variant, **options))


# --- beginners and survivalists ----------------------------------------------------------------------------------


@clause("GL-11.1", "GL-11.2")
def test_beginners_play_without_cards_of_kinds() -> None:
    t = start(4, "beginners")
    view = t.view()
    assert all(seat["tableau"] == {} for seat in view["seats"])
    assert len(t.row("north")) + view["decks"]["north"] == 8
    assert len(t.row("south")) + view["decks"]["south"] == 9
    assert "markland" not in t.row("north")
    assert t.tribe("tunit")["valhalla"] == 7


@clause("GL-11.1")
def test_beginners_negotiate_disks_and_do_not_fight() -> None:
    t = table(
        "option variant=beginners\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 1, elders 4 6, ivory 1\nthule: on walrus 1, elders 4, iron 2\n"
        "dice 6 6 6 6"
    )
    t.choose("tribe:norse", "tribe:norse")
    assert t.legal() == ["give:iron", "ask:ivory", "say:done"]
    t.choose("say:done", "say:reject", "say:pass", "say:pass", "say:pass")
    assert ("GL-6.13", "attack-hits") not in t.log()


@clause("GL-11.3", "GL-7.11")
def test_x33_the_survivalist_alpha_shows_two() -> None:
    t = table(
        "option variant=survivalist\nphase hunt\nnorth: polar-bear\nsouth: shark\n"
        "thule: on polar-bear 4 alpha, elders 1, pool 1, iron 1\nnorse: pool 1 alpha, elders 1\n"
        "dice 4 5 6 6"
    )
    t.choose("say:no")
    assert t.prompt == "alpha-birth"
    t.choose("say:no")
    assert ("GL-7.12", "hunt-succeeds") in t.log()
    assert t.tribe("thule")["alpha"] == "valhalla"


@clause("GL-11.3", "GL-7.18")
def test_survivalists_do_not_replace_hand_cards() -> None:
    t = table(
        "option variant=survivalist\nphase hunt\nnorth: walrus\nsouth: goggles\n"
        "norse: on goggles 2, elders 3, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 1 1"
    )
    t.choose("say:yes")
    assert t.row("south") == []


# --- solitaire ---------------------------------------------------------------------------------------------------

SAGA = "players 1\noption variant=solitaire_daughters\ncharacter {}\n"


def saga(text: str, character: str = "birgitta") -> Table:
    return table(SAGA.format(character) + text)


@clause("GL-12.1", "GL-12.2")
def test_x36_setup_of_the_saga() -> None:
    t = next(t for t in (start(1, "solitaire_daughters", n) for n in range(80)) if t.state.character == 49)  # type: ignore[attr-defined]
    while t.prompt == "farm-animal":
        t.choose(t.legal()[0])
    norse = t.tribe("norse")
    assert (norse["pool"], norse["alpha"]) == (5, "pool")
    assert t.view()["girls"] == {"pool": 2, "dead": 16, "matriarchs": [0] * 6, "at": []}
    assert len(t.row("north")) == 7


@clause("GL-12.3")
@pytest.mark.parametrize(("character", "price"), [("birgitta", 1), ("peepeelee", 1), ("sigrid", 2)])
def test_imports_are_bought_and_the_first_event_is_quiet(character: str, price: int) -> None:
    tribe = "thule" if character == "peepeelee" else "norse"
    t = saga(
        (
            "turn 1\nphase event\nevent sun-stone\nnorth: markland walrus\nsouth: vinland shark\n"
            f"{tribe}: pool 12 alpha, ivory 3, elders 1"
        ),
        character,
    )
    assert (t.prompt, t.legal()) == ("buy-import", ["say:pass", f"number:{price}"])
    t.choose(f"number:{price}")
    assert t.disks(tribe)[1] == 3 - price
    assert not {"decimated", "die-off"} & {e for _, e in t.log()}


@clause("GL-12.4")
def test_decimation_turns_matriarchs() -> None:
    t = saga(
        "turn 2\nphase event\nevent fogs\nnorth: walrus\nsouth: shark\n"
        "norse: pool 4, matriarchs 2 3 5 6, daughters 2, elders 4"
    )
    assert (t.prompt, t.legal()) == ("lose-elder", [f"matriarch:{n}" for n in (2, 3, 5, 6)])
    t.choose("matriarch:2")
    assert t.prompt == "matriarch-lost"
    t.choose("matriarch:3", "matriarch:5")
    assert t.view()["girls"]["matriarchs"] == [0, 0, 0, 0, 0, 1]
    assert (t.tribe("norse")["elders"]["3"], t.tribe("norse")["elders"]["5"]) == ({"norse": 1}, {"norse": 1})


@clause("GL-12.5")
def test_a_man_killed_for_depletion_takes_a_woman_along() -> None:
    t = saga(
        "turn 2\nphase event\nevent maunder\nnorth: walrus\nsouth: shark\n"
        "norse: pool 4, matriarchs 2, daughters 2, elders 4"
    )
    assert t.legal() == ["elder:norse-4", "matriarch:2"]
    t.choose("elder:norse-4")
    assert (t.prompt, t.legal()) == ("female-lost", ["matriarch:2", "kind:daughter"])
    t.choose("kind:daughter")
    assert t.view()["girls"]["pool"] == 1


@clause("GL-12.6")
def test_a_chief_matriarch_may_name_the_dead() -> None:
    t = saga(
        "turn 2\nphase event\nevent chain-mail\nnorth: walrus\nsouth: shark\ndeck empty\n"
        "norse: pool 4, matriarchs 1, daughters 2, elders 4"
    )
    assert (t.prompt, t.legal()) == ("chief-choice", ["say:roll", "elder:norse-4", "matriarch:1"])
    t.choose("matriarch:1")
    assert t.view()["girls"]["matriarchs"] == [0] * 6


@clause("GL-12.7", "GL-12.7a", "GL-12.8")
def test_x34_a_five_counts_on_to_the_cold_side() -> None:
    t = saga(
        "north: markland walrus\nsouth: vinland shark orca arctic-char | bird-cliff harbor-seal\n"
        "norse: pool 3 alpha, daughters 1\ndice 2 5"
    )
    assert t.on("bird-cliff") == {"norse": "3+A"}


@clause("GL-12.8")
@pytest.mark.parametrize(("switch", "card"), [("yes", "shark"), ("no", "orca")])
def test_whether_the_new_world_is_number_one(switch: str, card: str) -> None:
    t = saga(
        f"option solitaire_count_new_world={switch}\nnorth: markland walrus\n"
        "south: vinland shark orca\nnorse: pool 3 alpha, daughters 1\ndice 2 2"
    )
    assert t.on(card) == {"norse": "3+A"}


@clause("GL-12.7", "GL-12.8")
def test_matriarchs_choose_row_and_biomes() -> None:
    t = saga("north: markland walrus\nsouth: vinland shark orca\nnorse: pool 2, matriarchs 4 5, daughters 1")
    assert (t.prompt, t.legal()) == ("hunt-row", ["row:north", "row:south"])
    t.choose("row:south")
    assert (t.prompt, t.legal()) == ("hunt-biome", ["card:shark", "card:orca"])
    t.choose("card:shark", "number:1", "card:orca")
    assert (t.on("shark"), t.on("orca")) == ({"norse": 1}, {"norse": 1})


@clause("GL-12.7")
def test_to_the_other_row_go_as_many_as_transport_allows() -> None:
    t = saga("north: walrus\nsouth: shark\nnorse: pool 6, elders 6, daughters 1\ndice 5 1 1")
    assert (t.on("walrus"), t.on("shark")) == ({"norse": 4}, {"norse": 2})


@clause("GL-12.9")
def test_matriarchs_move_hunters_without_transport() -> None:
    t = saga(
        "north: markland walrus\nsouth: vinland shark elkhound goggles\n"
        "norse: pool 3 alpha, matriarchs 2 6, daughters 1\ndice 2 2"
    )
    assert (t.prompt, t.legal()) == ("matriarch-goal", ["card:elkhound", "say:done"])
    t.choose("card:elkhound", "kind:man", "number:2")
    assert t.on("elkhound") == {"norse": 2}
    t.choose("say:done")
    assert t.legal() == ["card:markland", "card:vinland", "say:done"]
    t.choose("card:vinland", "card:elkhound", "number:1")
    assert t.on("vinland") == {"norse": 1}


@clause("GL-12.10", "GL-12.11")
def test_a_daughter_must_go_along_and_the_last_is_not_promoted() -> None:
    t = saga("north: markland walrus\nsouth: shark\nnorse: pool 3, daughters 2, energy 2\ndice 1 1")
    t.choose("say:done")
    assert (t.prompt, t.legal()) == ("place-daughter", ["card:shark", "say:promote"])
    t.choose("say:promote", "elder:norse-3")
    assert t.view()["girls"] == {"pool": 0, "dead": 16, "matriarchs": [0, 0, 1, 0, 0, 0], "at": ["shark"]}


@clause("GL-12.12")
def test_x35_daughters_are_born_with_babies() -> None:
    t = saga(
        "phase hunt\nnorth: markland walrus\nsouth: vinland hooded-seal\n"
        "norse: on hooded-seal 5, pool 1 alpha, with hooded-seal, daughters 1\ndice 1 1 5 5 4"
    )
    assert t.tribe("norse")["pool"] == 1 + 5 + 2
    assert t.view()["girls"]["pool"] == 1 + 1 + 2


@clause("GL-12.13")
def test_witch_burning_costs_an_energy_per_matriarch() -> None:
    t = saga(
        "phase elders\nnorth: walrus\nsouth: shark\n"
        "norse: pool 1 alpha, matriarchs 1 3, elders 5, energy 3, mono, daughters 1"
    )
    assert t.legal() == ["say:witch-burn", "say:done"]
    t.choose("say:witch-burn")
    assert t.legal() == ["elder:norse-5", "matriarch:1", "matriarch:3"]
    t.choose("matriarch:1")
    assert t.disks("norse")[0] == 1


@clause("GL-12.14")
@pytest.mark.parametrize(("switch", "score"), [("yes", 3 + 3 + 2), ("no", 3 + 3)])
def test_three_matriarchs_win(switch: str, score: int) -> None:
    t = saga(
        f"option solitaire_daughters_score={switch}\nphase end\nnorth: walrus\nsouth: shark\n"
        "norse: pool 3, matriarchs 1 2 5, daughters 2"
    )
    assert (t.winners, t.scores) == ([0], [score])
    assert saga("phase end\nnorth: walrus\nsouth: shark\nnorse: pool 3, matriarchs 1 2, daughters 2").winners == []


@clause("GL-12.15")
def test_without_men_the_saga_is_lost() -> None:
    t = saga("phase hunt\nnorth: walrus\nsouth: beluga\nnorse: on beluga 1, matriarchs 1 2 3, daughters 1\ndice 5")
    assert (t.over, t.winners) == (True, [])


# --- co-op -------------------------------------------------------------------------------------------------------


def coop(text: str, players: int = 2) -> Table:
    return table(f"players {players}\noption variant=coop_nazi\n{text}")


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


# --- scenarios ---------------------------------------------------------------------------------------------------


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
    s.part = 2  # type: ignore[attr-defined]
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


@clause("GL-12.9")
def test_a_mariner_matriarch_moves_colonists_and_the_alpha() -> None:
    t = saga(
        "north: markland walrus\nsouth: vinland shark\n"
        "norse: on markland 3 alpha, matriarchs 6, daughters 1, elders 1\n"
    )
    t.choose("say:done")
    assert (t.prompt, t.legal()) == ("colony-from", ["card:markland", "say:done"])
    t.choose("card:markland", "number:2")
    assert (t.prompt, t.legal()) == ("colony-alpha", ["card:markland", "say:done"])
    t.choose("card:markland")
    assert (t.on("markland"), t.on("vinland")) == ({"norse": 1}, {"norse": "2+A"})


@clause("GL-13.15", "GL-1.14a")
def test_who_has_nothing_to_give_may_exchange_for_it() -> None:
    t = coop(
        "phase elders\nnorth: | walrus\nsouth: | shark\nthule: pool 1 alpha, tableau goggles\nnorse: pool 1 alpha\n"
    )
    assert (t.seat, t.prompt, t.legal()) == (1, "gift", ["say:done", "say:exchange"])
    t.choose("say:exchange")
    assert t.legal() == ["disk:ivory", "say:done"]


@clause("GL-12.11")
def test_a_second_daughter_may_be_promoted_after_the_first_has_gone() -> None:
    t = saga("north: markland walrus\nsouth: shark\nnorse: pool 3, daughters 2, energy 2\ndice 1 1")
    t.choose("say:done", "card:shark")
    assert (t.prompt, t.legal()) == ("place-daughter", ["say:promote", "say:done"])


@clause("GL-13.18")
@pytest.mark.parametrize(("depot", "winners"), [(0, [0]), (1, [])])
def test_a_lone_resistance_may_win(depot: int, winners: list[int]) -> None:
    t = coop(
        f"tribes norse\nphase end\nnorth: | walrus\nsouth: | bog-iron\ndepot {depot}\n"
        "norse: pool 1, elders 3 3 3 3 3 3, tableau sword axe\ndice 6",
        players=1,
    )
    assert (t.over, t.winners) == (True, winners)


@clause("GL-10.6", "GL-14.4")
def test_norse_cards_worth_iron_break_a_tie() -> None:
    t = table(
        "players 4\noption variant=m1_real_story\nphase end\nturn 17\nnorth: walrus\nsouth: shark\n"
        "norse: pool 2, tableau axe\nthule: pool 3\ntunit: pool 1\nsea-sami: pool 1"
    )
    assert (t.scores, t.winners) == ([3, 3, 1, 1], [0])
