"""Section 5: assignment, transport, promotion, recall, navigation."""

import pytest

from tests.helpers import clause

from .helpers import table


@clause("GL-5.1", "GL-5.2", "GL-5.3")
def test_a_tribe_assigns_target_kind_and_number_until_done() -> None:
    t = table("north: walrus\nsouth: shark orca\nnorse: pool 3 alpha\nthule: pool 1 alpha")
    assert t.legal() == ["card:shark", "card:orca", "say:done"]
    t.choose("card:shark")
    assert t.legal() == ["kind:man", "kind:alpha"]
    t.choose("kind:man")
    assert t.legal() == ["number:1", "number:2", "number:3"]
    t.choose("number:2", "card:orca", "kind:alpha")
    assert (t.on("shark"), t.on("orca")) == ({"norse": 2}, {"norse": "0+A"})
    t.choose("say:done")
    assert t.seat == 1
    assert t.tribe("norse")["pool"] == 1


@clause("GL-5.4")
def test_the_other_row_needs_transport() -> None:
    t = table("north: walrus\nsouth: shark\nnorse: pool 3, elders 6\nthule: pool 1 alpha")
    assert t.legal() == ["card:walrus", "card:shark", "say:done"]
    t = table("north: walrus\nsouth: shark\nnorse: pool 3\nthule: pool 1 alpha")
    assert t.legal() == ["card:shark", "say:done"]


@clause("GL-5.5")
def test_a_mariner_carries_four_to_one_card() -> None:
    t = table("north: walrus musk-ox\nsouth: shark\nnorse: pool 6, elders 6\nthule: pool 1 alpha")
    t.choose("card:walrus")
    assert t.legal() == ["number:1", "number:2", "number:3", "number:4"]
    t.choose("number:3")
    assert t.legal() == ["card:walrus", "card:shark", "say:done"]
    t.choose("card:walrus")
    assert t.on("walrus") == {"norse": 4}
    assert t.legal() == ["card:shark", "say:done"]


@clause("GL-5.5", "GL-5.10")
def test_a_mariner_carries_four_raiders_to_a_herd_abroad() -> None:
    t = table(
        "tribes thule sea-sami\nnorth: walrus\nsouth: shark\nthule: pool 6, elders 4 6\n"
        "sea-sami: tableau reindeer, pool 1 alpha"
    )
    t.choose("card:sami-herd")
    assert t.legal() == ["number:1", "number:2", "number:3", "number:4"]
    t.choose("number:4")
    assert t.legal() == ["card:walrus", "say:done"]


@clause("GL-5.5", "GL-5.6")
def test_a_sled_carries_any_number_to_one_greenland_card() -> None:
    t = table("north: markland walrus musk-ox\nsouth: shark\nnorse: pool 9, tableau husky\nthule: pool 1 alpha")
    assert t.legal() == ["card:walrus", "card:musk-ox", "card:shark", "card:husky", "say:done", "say:exchange"]
    t.choose("card:walrus", "number:9")
    assert t.on("walrus") == {"norse": 9}


@clause("GL-5.6")
def test_sled_and_mariner_share_the_loads() -> None:
    t = table(
        "north: markland walrus musk-ox\nsouth: shark\nnorse: pool 12, tableau husky, elders 6\nthule: pool 1 alpha"
    )
    t.choose("card:markland", "number:3")
    assert "card:musk-ox" in t.legal()
    t.choose("card:walrus", "number:5")
    assert "card:musk-ox" not in t.legal()
    assert "card:walrus" in t.legal()


@clause("GL-5.6", "GL-5.8")
def test_x23_mariners_promoted_now_sail_now() -> None:
    t = table("north: | walrus\nsouth: shark\nnorse: pool 8, energy 2\nthule: pool 1 alpha")
    assert "card:walrus" not in t.legal()
    t.choose("say:promote", "elder:norse-6", "say:promote", "elder:norse-6", "card:walrus", "number:6")
    assert t.on("walrus") == {"norse": 6}
    assert t.disks("norse")[0] == 0


@clause("GL-5.7", "GL-5.9")
def test_the_new_world_needs_mariners_and_binds() -> None:
    t = table(
        "north: markland\nsouth: shark\nnorse: pool 1, elders 6, energy 0\nthule: pool 1 alpha, elders 1 6\ndice 6 6"
    )
    assert "card:markland" in t.legal()
    t.choose("card:markland")
    assert t.legal() == ["say:recall", "say:done"]
    t.choose("say:done", "say:done")
    assert t.on("markland") == {}
    assert t.tribe("norse")["valhalla"] == 17


@clause("GL-5.8")
def test_promotion_costs_an_energy_and_single_ranks_fill_up() -> None:
    t = table("north: walrus\nsouth: shark\nnorse: pool 3 alpha, energy 1, elders 4\nthule: pool 1 alpha")
    t.choose("say:promote", "kind:alpha")
    assert t.legal() == ["elder:norse-1", "elder:norse-2", "elder:norse-3", "elder:norse-5", "elder:norse-6"]
    t.choose("elder:norse-1")
    assert t.tribe("norse")["alpha"] == "elder norse 1"
    assert "say:promote" not in t.legal()


@clause("GL-5.8")
def test_nelii_makes_promotion_free_and_emissaries_do_not_fill_ranks() -> None:
    t = table(
        "tribes tunit norse\nnorth: walrus\nsouth: shark\ntunit: pool 2, tableau nelii\n"
        "norse: pool 1 alpha, abroad tunit-1"
    )
    t.choose("say:promote")
    assert "elder:tunit-1" in t.legal()
    t.choose("elder:tunit-1")
    assert t.tribe("tunit")["elders"]["1"] == {"tunit": 1, "norse": 1}


@clause("GL-5.10")
def test_raids_need_a_war_chief_and_a_raidable_card() -> None:
    text = (
        "north: walrus\nsouth: shark\nnorse: pool 2, tableau goggles sword goat husky birgitta\n"
        "thule: pool 3{}, wed sigrid\norder thule norse"
    )
    text = text.replace("birgitta", "birgitta sigrid")
    assert table(text.format("")).legal() == ["card:walrus", "say:done"]
    assert table(text.format(", elders 4")).legal() == ["card:walrus", "say:done"]
    t = table(text.format(", elders 4 6"))
    assert t.legal() == ["card:walrus", "card:shark", "card:goat-cattle", "card:birgitta", "card:sigrid", "say:done"]


@clause("GL-5.10", "GL-5.11")
def test_a_tribe_guards_its_wife_but_does_not_raid_her() -> None:
    t = table(
        "north: walrus\nsouth: shark\nnorse: pool 2, tableau sigrid\nthule: pool 3, wed sigrid\norder thule norse"
    )
    assert t.legal() == ["card:walrus", "say:done"]
    t.choose("say:done")
    assert t.legal() == ["card:shark", "card:sigrid", "say:done"]


@clause("GL-5.12")
def test_inventions_and_trophies_can_not_be_guarded() -> None:
    t = table("north: walrus\nsouth: shark\nnorse: pool 2, tableau goggles bowhead goat\nthule: pool 1 alpha")
    assert t.legal() == ["card:shark", "card:goat-cattle", "say:done", "say:exchange"]


@clause("GL-5.13")
def test_recall_with_at_most_one_unassigned_piece() -> None:
    t = table(
        "north: markland\nsouth: shark\n"
        "norse: pool 1, elders 2 6, on markland 2, wed kirima, energy 1\n"
        "thule: pool 1 alpha, tableau kirima"
    )
    assert "say:recall" in t.legal()
    t.choose("say:recall")
    assert t.legal() == ["elder:norse-2", "elder:norse-6", "card:markland", "card:kirima"]
    t.choose("card:kirima")
    assert t.tribe("norse")["pool"] == 2
    assert t.tribe("thule")["husbands"] == {}
    assert "say:recall" not in t.legal()
    assert "card:markland" not in t.legal()


@clause("GL-5.13")
def test_no_recall_with_two_and_no_ride_without_transport() -> None:
    t = table("north: markland\nsouth: shark\nnorse: pool 2, elders 2\nthule: pool 1 alpha")
    assert "say:recall" not in t.legal()
    t = table("north: markland\nsouth: shark\nnorse: pool 1, elders 2, on markland 2\nthule: pool 1 alpha")
    t.choose("say:recall")
    assert t.tribe("norse")["elders"]["2"] == {}


@clause("GL-5.13")
def test_a_recall_asks_for_mariner_or_sled() -> None:
    t = table(
        "north: walrus\nsouth: shark\nnorse: pool 1, elders 6, tableau husky, wed kirima\n"
        "thule: pool 1 alpha, tableau kirima"
    )
    t.choose("say:recall", "card:kirima")
    assert t.legal() == ["say:mariner", "say:sled"]
    t.choose("say:mariner")
    assert "card:walrus" in t.legal()


@clause("GL-5.14")
def test_abandonment_brings_all_colonists_home() -> None:
    t = table(
        "north: markland\nsouth: vinland\n"
        "norse: elders 6 6, on markland 3 alpha, on vinland 1, pool 2\nthule: pool 1 alpha"
    )
    t.choose("say:abandon")
    assert (t.tribe("norse")["pool"], t.tribe("norse")["alpha"]) == (6, "pool")
    assert "card:markland" not in t.legal()
    t = table(
        "north: markland\nsouth: vinland shark\n"
        "norse: elders 6, on markland 3 alpha, on vinland 1, pool 2\nthule: pool 1 alpha"
    )
    assert "say:abandon" not in t.legal()


@clause("GL-5.15", "GL-6.12")
def test_x8_the_sun_stone_brings_guards_to_the_musk_ox() -> None:
    t = table(
        """
        tribes norse thule
        north: walrus ringed-seal
        south: shark
        norse: pool 1, elders 4 6
        thule: pool 4, tableau musk-ox sun-stone
        dice 6 6 6 6 6 6
        """
    )
    t.choose("card:musk-ox", "say:done", "card:walrus", "number:2", "card:ringed-seal", "number:2")
    assert (t.prompt, t.legal()) == ("reassign", ["card:walrus", "card:ringed-seal", "say:done"])
    t.choose("card:walrus")
    assert t.legal() == ["card:ringed-seal", "card:musk-ox"]
    t.choose("card:musk-ox", "card:ringed-seal", "card:musk-ox", "say:done")
    assert t.on("musk-ox") == {"norse": 1, "thule": 2}
    assert t.prompt == "offer"
    t.choose("say:pass", "say:pass")
    assert [e for _, e in t.log()].count("attack-hits") >= 1


@clause("GL-5.15")
def test_sun_stone_moves_at_most_three_and_obeys_bans() -> None:
    t = table(
        "effect no-maritime\nnorth: walrus ringed-seal arctic-cod\nsouth: shark\n"
        "thule: pool 9, tableau sun-stone\nnorse: pool 1 alpha\norder norse thule"
    )
    t.choose("say:done", "card:ringed-seal", "number:5", "card:arctic-cod", "number:3", "say:done")
    for _ in range(3):
        t.choose("card:ringed-seal")
    assert t.on("arctic-cod") == {"thule": 6}
    assert t.prompt != "reassign"


@clause("GL-5.16")
def test_skiing_comes_after_the_sun_stone() -> None:
    t = table(
        "tribes sea-sami thule\nnorth: walrus ringed-seal\nsouth: shark orca\n"
        "sea-sami: pool 4, tableau geala\nthule: pool 4, tableau sun-stone\n"
    )
    t.choose("card:shark", "number:2", "card:orca", "number:2")
    t.choose("card:walrus", "number:2", "card:ringed-seal", "number:2")
    assert (t.seat, t.prompt) == (1, "reassign")
    t.choose("say:done")
    assert (t.seat, t.prompt) == (0, "reassign")


@clause("GL-5.17")
@pytest.mark.parametrize("place", ["elders alpha=2", "on markland 0 alpha", "wed meeka alpha"])
def test_a_bound_alpha_is_not_unassigned(place: str) -> None:
    t = table(
        f"tribes norse tunit\nnorth: markland\nsouth: shark\nnorse: pool 2, {place}\ntunit: pool 1 alpha, tableau meeka"
    )
    t.choose("card:shark")
    assert t.legal() == ["number:1", "number:2"]


@clause("GL-1.14b", "GL-5.6")
def test_what_an_exchanged_sled_has_carried_stays_carried() -> None:
    t = table("north: walrus musk-ox\nsouth: shark\nnorse: pool 14, tableau husky, elders 6\nthule: pool 1 alpha")
    t.choose("card:walrus", "number:9", "say:exchange")
    assert t.legal() == ["card:walrus", "card:musk-ox", "card:shark", "say:promote", "say:done"]
    t.choose("card:musk-ox")
    assert t.legal() == ["number:1", "number:2", "number:3", "number:4"]
    t.choose("number:4")
    assert t.legal() == ["card:shark", "say:promote", "say:done"]


@clause("GL-1.14b", "GL-5.13")
def test_a_sled_that_fetched_a_husband_may_be_exchanged_and_the_other_still_runs() -> None:
    t = table(
        "north: walrus\nsouth: shark\nnorse: pool 1, tableau husky elkhound, wed kirima\n"
        "thule: pool 1 alpha, tableau kirima"
    )
    t.choose("say:recall", "say:exchange", "card:husky")
    assert "card:walrus" in t.legal()


@clause("GL-1.14a", "GL-5.2")
def test_who_can_only_promote_after_an_exchange_is_asked() -> None:
    t = table("north: walrus\nsouth:\nnorse: pool 1, tableau thrall\nthule: pool 1 alpha")
    assert (t.seat, t.legal()) == (0, ["say:done", "say:exchange"])
    t.choose("say:exchange")
    assert t.legal() == ["say:promote", "say:done"]


@clause("GL-5.13")
def test_a_mariner_who_has_sailed_fetches_nobody() -> None:
    t = table("north: walrus\nsouth: shark\nnorse: pool 1, elders 2 6, wed kirima\nthule: pool 1 alpha, tableau kirima")
    t.choose("card:walrus", "say:recall")
    assert t.legal() == ["elder:norse-2", "elder:norse-6"]


@clause("GL-5.13")
def test_an_emissary_comes_home_by_sled() -> None:
    t = table("north: walrus\nsouth: shark\nnorse: pool 1, abroad thule-1, tableau husky\nthule: pool 1 alpha")
    assert "card:walrus" in t.legal()
    t.choose("say:recall")
    assert (t.tribe("norse")["pool"], t.tribe("thule")["elders"]["1"]) == (2, {})
    assert "card:walrus" not in t.legal()


@clause("GL-5.13")
def test_who_began_with_two_pieces_may_not_recall_later_who_began_with_one_may() -> None:
    text = "north: walrus\nsouth: shark\nnorse: pool {}, elders 2, energy 2\nthule: pool 1 alpha"
    t = table(text.format(2))
    t.choose("say:promote", "elder:norse-3", "say:promote", "elder:norse-3")
    assert t.seat == 1
    t = table(text.format(1))
    t.choose("say:promote", "elder:norse-3")
    assert "say:recall" in t.legal()


@clause("GL-5.14")
def test_the_mariners_of_an_abandonment_are_used_up() -> None:
    t = table("north: markland walrus\nsouth: shark\nnorse: elders 6 6, on markland 4, pool 5\nthule: pool 1 alpha")
    t.choose("say:abandon", "card:walrus")
    assert t.legal() == ["number:1", "number:2", "number:3", "number:4"]
    t = table("north: markland walrus\nsouth: shark\nnorse: elders 6, on markland 4, pool 5\nthule: pool 1 alpha")
    t.choose("card:walrus", "number:1")
    assert "say:abandon" not in t.legal()


@clause("GL-5.15")
def test_a_raid_is_joined_only_where_raiders_went_and_with_a_war_chief() -> None:
    t = table(
        "north: walrus\nsouth: shark\nnorse: pool 3, elders 4 6, tableau sun-stone\n"
        "thule: pool 1, tableau musk-ox arctic-caribou"
    )
    t.choose("card:musk-ox", "number:1", "card:shark", "number:2", "say:done")
    assert (t.seat, t.prompt) == (0, "reassign")
    t.choose("card:shark")
    assert t.on("musk-ox") == {"norse": 2}


@clause("GL-5.15")
def test_an_emptied_card_may_be_entered_again() -> None:
    t = table("north: walrus\nsouth: shark orca\nnorse: pool 2, tableau sun-stone, elders 1\nthule: pool 1 alpha")
    t.choose("card:shark", "number:1", "card:orca", "say:done")
    t.choose("card:shark")
    assert t.on("orca") == {"norse": 2}
    t.choose("card:orca", "card:orca")
    assert t.on("shark") == {"norse": 2}


@clause("GL-5.16")
def test_who_has_stone_and_skis_moves_six_times() -> None:
    t = table(
        "tribes sea-sami thule\nnorth: walrus\nsouth: shark orca\n"
        "sea-sami: pool 8, tableau geala sun-stone\nthule: pool 1 alpha"
    )
    t.choose("card:shark", "number:7", "card:orca", "say:done")
    t.choose(*["card:shark", "card:orca"] * 6)
    assert t.on("orca") == {"sea_sami": 7}
    assert t.prompt == "pick-hunt"


@clause("GL-5.11")
def test_a_guard_for_the_wife_abroad_needs_transport() -> None:
    t = table("north: walrus\nsouth: shark\nnorse: pool 5, wed kirima, elders 6\nthule: pool 1 alpha")
    t.choose("card:kirima")
    assert t.legal() == ["number:1", "number:2", "number:3", "number:4"]


@clause("GL-5.13", "GL-5.17")
@pytest.mark.parametrize(
    ("place", "needs"),
    [
        ("elders alpha=2", False),
        ("on markland 0 alpha", True),
        ("wed kirima alpha", True),
        ("abroad alpha=thule-1", True),
    ],
)
def test_a_bound_alpha_may_be_recalled_and_from_abroad_by_a_mariner(place: str, needs: bool) -> None:
    rows = "north: markland\nsouth: shark\nthule: pool 1 alpha, tableau kirima\n"
    t = table(rows + f"norse: pool 1, elders 3 6, {place}")
    t.choose("say:recall", "kind:alpha")
    assert (t.tribe("norse")["alpha"], t.tribe("norse")["pool"]) == ("pool", 1)
    assert ("card:markland" not in t.legal()) is needs
    t = table(rows + f"norse: pool 1, elders 3 3, {place}")
    t.choose("say:recall")
    assert (t.tribe("norse")["alpha"] == "pool", t.tribe("norse")["pool"]) == (False, 1 if not needs else 2)


@clause("GL-5.13")
def test_a_colonist_is_recalled_by_a_mariner() -> None:
    t = table("north: markland\nsouth: shark\nnorse: pool 1, elders 6, on markland 2\nthule: pool 1 alpha")
    t.choose("say:recall", "card:markland")
    assert (t.on("markland"), t.tribe("norse")["pool"]) == ({"norse": 1}, 2)


@clause("GL-5.15", "GL-1.14")
def test_the_alpha_may_be_reassigned_and_a_card_exchanged_before() -> None:
    t = table(
        "north: walrus\nsouth: shark orca\nnorse: pool 1 alpha, tableau sun-stone sword, elders 1\nthule: pool 1 alpha"
    )
    t.choose("card:shark", "kind:alpha", "card:orca", "say:done")
    assert (t.prompt, t.legal()) == ("reassign", ["card:shark", "card:orca", "say:done", "say:exchange"])
    t.choose("say:exchange")
    assert t.disks("norse")[2] == 1
    t.choose("card:shark")
    assert t.on("orca") == {"norse": "1+A"}


@clause("GL-1.14", "GL-5.11")
def test_an_alpha_who_guards_a_card_comes_home_when_it_is_exchanged() -> None:
    t = table("north: walrus\nsouth: shark\nnorse: pool 1 alpha, tableau goat, elders 1\nthule: pool 1 alpha")
    t.choose("card:goat-cattle", "kind:alpha", "say:exchange")
    assert (t.tribe("norse")["alpha"], t.tribe("norse")["tableau"]) == ("pool", {})
