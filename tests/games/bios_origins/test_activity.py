"""Sections 10, 11, 14, 15 and 17: the column, knowledge, advancements, inventions, elders."""

import pytest

import holotype
from tests.helpers import Table, clause


def seat(t, n):
    return t.view()["seats"][n]


# --- the column -----------------------------------------------------------------------------------------------------


@clause("BO-10.1", "BO-10.3", "BO-10.7", "BO-3.12")
def test_the_column_goes_from_the_newest_foundation_to_the_newest_invention(table):
    t = table("""
        epoch 2; seat 0: politics, energy 3, information 2; foundations 0: 10 politics, 13 politics
        inventions 0: 171 politics 1, 141 politics; inventions 1: 88 politics; seat 1: politics, will 0
        market culture: 127 0, -, -; seat 0: will 1, emotions 3
    """)
    assert t.legal() == ["do:spread", "do:specialize", "say:skip"]  # Band Society, the newest
    t.choose("say:skip")
    assert t.legal() == ["do:exogamy", "do:elect", "say:skip"]  # Incest Taboo
    t.choose("do:exogamy", "say:yes")  # its consequent: immunology
    assert seat(t, 0)["technology"]["immunology"] == 2
    assert t.legal() == ["do:invent", "do:library", "do:elect", "say:skip"]  # lower row
    t.choose("say:skip")
    assert t.legal() == ["do:spread", "say:skip"]  # upper row
    t.choose("say:skip")
    assert t.legal() == ["do:spread", "do:energy", "say:skip"]  # Windmill, the older invention
    t.choose("do:energy")
    assert (seat(t, 0)["technology"]["energy"], t.seat, t.prompt) == (4, 1, "negotiate")
    t.choose("say:pass")
    assert t.legal() == ["do:spread", "do:maritime", "say:skip"]  # Dugout Canoe
    t.choose("say:skip")
    assert t.view()["active"] == 1


@clause("BO-10.4", "BO-3.15")
def test_a_shut_down_foundation_is_skipped(table):
    t = table("seat 0: politics; foundations 0: 10 politics, 13 politics dissident; market culture: 97 0, -, -")
    assert t.legal() == ["do:elect", "say:skip"]


@clause("BO-10.5", "BO-10.3")
def test_consequents_are_optional(table):
    text = (
        "epoch 4; seat 0: culture, footprint 4; foundations 0: 67 culture; inventions 1: 177 politics; seat 1: politics"
    )
    t = table(text)
    assert t.legal() == ["do:abstraction", "do:exogamy", "say:skip"]
    t.choose("do:exogamy")
    assert (t.prompt, t.legal()) == ("consequent", ["say:yes", "say:no"])
    t.choose("say:yes")
    assert seat(t, 0)["technology"]["footprint"] == 5
    t = table(text).choose("do:exogamy", "say:no")
    assert (seat(t, 0)["technology"]["footprint"], seat(t, 0)["emissaries"]) == (4, 1)


@clause("BO-10.2")
def test_an_invention_placed_this_turn_can_still_be_used(table):
    t = table("seat 0: culture, will 0, information 2; market culture: 97 0, -, -; inventions 0: 105 culture")
    t.choose("do:invent", "say:keep")
    t.choose("say:skip")  # upper row: spread
    assert t.legal() == ["do:domesticate", "do:spread", "say:skip"]  # Seasonal Round
    t.choose("say:skip")
    assert t.legal() == ["do:encephalize", "say:skip"]  # Laughter


@clause("BO-10.2", "BO-11.8", "BO-17.5")
def test_a_used_card_that_comes_into_a_later_column_is_not_used_again(table):
    t = table("""
        epoch 2; seat 0: politics, will 0; market culture: 127 0, -, -
        foundations 0: 2 politics, 10 politics, 28 politics, 1 politics
    """)
    skipped = table("""
        epoch 2; seat 0: politics, will 0; market culture: 127 0, -, -
        foundations 0: 2 politics, 10 politics, 28 politics, 1 politics
    """)
    t.choose("do:encephalize")  # Grooming and Gossip, which Village Council then turns to culture
    skipped.choose("say:skip")
    for u in (t, skipped):
        u.choose("do:constitution", "card:grooming-and-gossip", "do:elect", "discipline:culture")
    assert skipped.legal() == ["do:prayer", "say:skip"]  # first below the placard
    assert t.legal() == ["do:specialize", "say:skip"]


@clause("BO-10.6")
def test_an_option_that_can_do_nothing_is_not_offered(table):
    t = table("seat 0: culture, vocabulary 0, will 3; foundations 0: 4 culture")
    assert t.legal() == ["do:encephalize", "say:skip"]  # no pawn in the pool for art
    t = table("seat 0: industry, metallurgy 2, will 0, vocabulary 3; foundations 0: 3 industry")
    assert t.legal() == ["do:spread", "say:skip"]  # Hand Axe offers nothing: upper row


@clause("BO-10.8", "BO-3.9")
def test_the_bonus_row_of_the_basic_game(table):
    basic = "option mode=basic; seat 0: {}, footprint 2, energy 3, will 0, vocabulary 3; migrants 0: s13-04"
    t = table(basic.format("politics")).choose("say:skip")
    assert t.view()["active"] == 1  # environment 5 is below 6: no cultivate
    t = table(basic.format("culture")).choose("say:skip")
    assert t.legal() == ["do:domesticate", "say:skip"]
    t = table(basic.format("politics").replace("footprint 2", "footprint 3")).choose("say:skip")
    assert t.legal() == ["do:cultivate", "say:skip"]
    t = table(basic.format("industry").replace("energy 3", "energy 3, maritime 1")).choose("say:skip")
    assert t.legal() == ["do:prospect", "say:skip"]
    t = table(basic.format("culture").replace("basic", "advanced")).choose("say:skip")
    assert t.view()["active"] == 1


@clause("BO-10.9")
def test_an_advancement_on_a_card_is_for_the_active_player_only(table):
    t = table("seat 0: culture; foundations 0: 4 culture").choose("do:encephalize")
    assert [s["vocabulary"] for s in t.view()["seats"]] == [3, 2]


# --- knowledge ------------------------------------------------------------------------------------------------------


@clause("BO-11.1", "BO-2.7")
def test_specialize_places_up_to_the_information_stage(table):
    t = table("seat 0: information 3, will 2, emotions 3; market culture: 97, 98, -")
    t.choose("do:specialize", "card:laughter", "card:lullaby")
    assert [slot["elders"][0] for slot in t.view()["market"]["culture"][:2]] == [1, 1]
    assert t.prompt == "element"  # free will is empty
    t = table("seat 0: information 1, will 2, emotions 3; market culture: 97, 98, -")
    assert t.choose("do:specialize", "card:laughter").prompt == "element"
    t = table("seat 0: information 3, will 3, emotions 2; market culture: 97, 98, -")
    t.choose("do:specialize", "card:lullaby")
    assert t.legal() == ["card:laughter", "card:lullaby", "say:done"]  # in any order
    u = t.state.copy()
    t.choose("say:done")
    assert seat(t, 0)["will"] == 2
    u.apply("card:laughter")
    u.apply("card:lullaby")
    assert u.elders[:8:4] == [1, 2]


@clause("BO-11.2")
def test_an_idea_needs_an_own_elder_and_its_cost_in_all(table):
    t = table("seat 0: will 0; market culture: 97 1, 98 0, 99 0 1 1; seat 1: will 0, emotions 3")
    assert t.legal() == ["do:invent", "do:library", "do:elect", "say:skip"]
    t.choose("do:invent")
    assert t.prompt == "prayer"  # Burial Rites in the top row was the only one


@clause("BO-11.3", "BO-11.4", "BO-11.5")
def test_all_owners_of_elders_share_the_eureka_and_the_pawns_return(table):
    t = table("""
        seat 0: culture, will 0; seat 1: will 0; market culture: 97, 98 0 1, -; turn 0
    """)
    t.choose("do:invent")
    assert [(s["vocabulary"], s["will"]) for s in t.view()["seats"]] == [(1, 2), (1, 2)]
    assert (t.prompt, t.legal()) == ("keep-idea", ["say:keep", "say:discard"])
    t.choose("say:discard")
    assert (t.view()["lore"], t.view()["market"]["culture"][1]) == (["lullaby"], None)
    t = table("seat 0: culture, will 0; market culture: 97 0, -, -; option mode=basic").choose("do:invent")
    assert (t.view()["lore"], t.prompt) == ([], "element")


@clause("BO-11.3")
def test_elders_still_lie_on_the_card_during_its_eureka(table):
    t = table("seat 0: culture, will 0, emotions 0, vocabulary 6; market culture: 99 0, -, -")
    t.choose("do:invent")
    assert seat(t, 0)["vocabulary"] == 5  # prayer had no free will to take


@clause("BO-11.4")
def test_a_copier_may_decline_by_a_switch(table):
    t = table(
        "seat 0: culture, will 0; seat 1: will 0; market culture: 97, 98 0 1, -; option copy_eureka_optional=true"
    )
    t.choose("do:invent")
    assert (t.seat, t.prompt, t.legal()) == (1, "copy-eureka", ["say:yes", "say:no"])
    t.choose("say:no", "say:discard")
    assert [s["vocabulary"] for s in t.view()["seats"]] == [1, 2]


@clause("BO-11.6")
def test_a_library_costs_the_stage_in_elders(table):
    t = table("seat 0: information 3, will 0, emotions 1, vocabulary 1; market culture: 97 0 0 0 0 0, -, -; turn 0")
    t.choose("do:library")
    me = seat(t, 0)
    assert (me["elders"], me["will"], me["technology"]["information"]) == (2, 3, 4)
    t = table("seat 0: information 6, will 0, emotions 0, vocabulary 0; market culture: 97 0 0 0 0 0 0 0, -, -")
    assert "do:library" not in t.legal()
    t = table(
        "seat 0: information 2, will 0, emotions 3; market culture: 97 0, -, -; "
        "inventions 1: 88 politics 0; seat 1: politics"
    )
    t.choose("do:library")
    assert (t.prompt, t.legal()) == ("pay-elder", ["card:laughter", "card:dominance-display"])
    t.choose("card:laughter")
    assert (seat(t, 0)["elders"], seat(t, 0)["emissaries"]) == (0, 0)


@clause("BO-11.7")
def test_an_election_without_change_quells_with_cities(table):
    t = table("""
        seat 0: politics, will 0, dissident; market culture: 97 0, -, -; cities 0: h105/1 h106/1 h107/1
        migrants 0: s13-18
        foundations 0: 1 politics dissident, 3 politics dissident
    """)
    assert t.legal() == ["do:invent", "do:library", "do:elect", "say:skip"]
    before = seat(t, 0)["diversity"]
    t.choose("do:elect", "discipline:politics", "hex:h105", "say:pass", "hex:h106", "say:pass", "say:pass")
    me = seat(t, 0)
    assert (me["elders"], me["will"], me["cities"], me["ruling"]) == (0, 1, [], "politics")
    assert me["diversity"] == before + 3
    assert t.legal() == ["do:spread", "say:skip"]


@clause("BO-11.8", "BO-10.2")
def test_after_an_election_on_a_foundation_the_new_column_goes_on_one_level_higher(table):
    text = """
        seat 0: politics, will 0, emotions 4, mysticism 1, vocabulary 1; market culture: 98 0, -, -
        foundations 0: 13 politics, 10 politics, 4 culture, 16 culture, 7 culture; option elect_resume={}
    """
    t = table(text.format("level"))
    assert t.legal() == ["do:elect", "say:skip"]  # Incest Taboo lies second below the placard
    t.choose("do:elect", "discipline:culture")
    assert t.legal() == ["do:encephalize", "do:art", "say:skip"]  # Motherese, first below the placard
    t.choose("say:skip")
    assert t.legal() == ["do:specialize", "say:skip"]
    t = table(text.format("placard")).choose("do:elect", "discipline:culture")
    assert t.legal() == ["do:specialize", "say:skip"]
    t = table(text.format("placard")).choose("do:elect", "discipline:politics")
    assert t.legal() == ["do:spread", "do:specialize", "say:skip"]  # unchanged: the normal order


@clause("BO-11.8")
def test_after_an_election_on_an_invention_those_above_it_that_survive_go_on(table):
    t = table(
        """
        epoch 2; seat 0: politics, will 0, emotions 4, information 4; market culture: 127 0, -, -
        inventions 0: 117 politics, 120 politics, 124 politics, 142 politics
    """
    )
    t.choose("say:skip", "say:skip", "say:skip")  # placard, Spear-Thrower
    assert "do:elect" in t.legal()
    t.choose("do:elect", "discipline:industry")
    # Tribal Council and Spear-Thrower are gone; Bronze Sword has no site; Copper Smelting is above it.
    assert [i["card"] for i in seat(t, 0)["inventions"]] == ["bronze-sword", "copper-smelting"]
    assert t.legal() == ["do:artisan", "say:skip"]


# --- advancements ---------------------------------------------------------------------------------------------------


@clause("BO-14.1", "BO-14.2", "BO-14.3", "BO-14.4")
def test_pawns_move_through_the_brain(table):
    t = table("seat 0: culture; foundations 0: 4 culture").choose("do:encephalize")
    assert (seat(t, 0)["emotions"], seat(t, 0)["vocabulary"]) == (3, 3)
    t = table("epoch 2; seat 0: culture; foundations 0: 39 culture").choose("do:abstraction")
    assert (seat(t, 0)["vocabulary"], seat(t, 0)["will"]) == (1, 2)
    t = table("seat 0: culture, mysticism 1, emotions 3; foundations 0: 16 culture").choose("do:art")
    assert (seat(t, 0)["mysticism"], seat(t, 0)["will"]) == (0, 2)
    t = table("seat 0: culture; foundations 0: 8 culture").choose("do:prayer")
    assert t.legal() == ["region:emotions", "region:vocabulary", "region:free-will"]
    t.choose("region:vocabulary")
    assert (seat(t, 0)["vocabulary"], seat(t, 0)["mysticism"]) == (1, 1)


@clause("BO-14.5", "BO-14.10", "BO-3.8")
def test_a_technology_goes_one_step_and_never_beyond_its_limit(table):
    text = "epoch 4; seat 0: culture, footprint {}; foundations 0: 77 culture"
    t = table(text.format(2)).choose("do:footprint")
    assert seat(t, 0)["technology"]["footprint"] == 3
    assert table(text.format(6)).legal() == ["do:abstraction", "say:skip"]
    # Immunology goes 1, 2, 4, 6, 8, 10: a limit of 6 does not reach 8.
    t = table("epoch 3; seat 0: politics, immunology 6, information 3; inventions 0: 166 politics")
    t.choose("say:skip")
    assert t.view()["active"] == 1


@clause("BO-14.6")
@pytest.mark.parametrize(("energy", "gained"), [(5, "metallurgy"), (6, "maritime")])
def test_reaching_energy_six_and_seven_brings_another_step(table, energy, gained):
    t = table(f"epoch 4; seat 0: industry, energy {energy}; foundations 0: 78 industry")
    before = seat(t, 0)["technology"][gained]
    t.choose("do:energy")
    assert seat(t, 0)["technology"]["energy"] == energy + 1
    assert seat(t, 0)["technology"][gained] == before + 1


@clause("BO-14.7")
def test_cull_discards_an_old_invention(table):
    t = table("""
        epoch 2; seat 0: politics, will 0, information 3; market politics: 123 0, -, -
        inventions 0: 87 politics 1, 88 politics, 117 politics; seat 1: will 0; turn 0
    """)
    t.choose("do:invent")
    assert (t.prompt, t.legal()) == ("cull", ["card:alarm-calls", "card:dominance-display"])
    t.choose("card:alarm-calls")
    assert (t.view()["lore"][0], seat(t, 1)["will"]) == ("alarm-calls", 1)


@clause("BO-14.9")
def test_a_demagogue_moves_the_cube_one_step(table):
    t = table("epoch 3; phase auction; card 60; seat 0: will 0, information 3; market culture: 157 0, -, -")
    t.choose("number:1")
    assert (t.prompt, len(t.legal())) == ("demagogue", 3)
    t.choose("philosophy:divine-order")
    assert t.view()["philosophy"] == "divine-order"


# --- inventions -----------------------------------------------------------------------------------------------------


@clause("BO-15.2", "BO-3.17", "BO-11.3")
def test_menopause_may_come_with_the_eureka_of_an_idea(tmp_path):
    # No idea that needs menopause brings it; with a data pack Tribal Council does.
    changed = "cards:\n- {id: BO.120, eureka: [{do: encephalize}]}\n"
    (tmp_path / "idea_cards.yaml").write_text(changed, encoding="utf-8")
    game = holotype.load("bios_origins", tmp_path)
    text = "epoch 2; seat 0: politics, will 0, emotions {}, vocabulary {}; market politics: 120 0, -, -"
    t = Table(game.position(text.format(3, 3))).choose("do:invent")
    assert (t.prompt, seat(t, 0)["emotions"]) == ("keep-idea", 2)
    t.choose("say:keep")
    assert seat(t, 0)["inventions"] == [{"card": "tribal-council", "emissaries": []}]
    t = Table(game.position(text.format(4, 2))).choose("do:invent")
    assert (seat(t, 0)["emotions"], t.view()["lore"]) == (3, ["tribal-council"])


@clause("BO-15.2", "BO-3.6")
def test_any_resource_is_met_by_any_city_and_an_animal_by_a_plain_animal(tmp_path):
    # No card of ours asks for these; with a data pack two do.
    changed = "".join(
        f"- {{id: BO.{number}, eureka: [], req: {{menopause: false, city_resource_any_of: [{kind}]}}}}\n"
        for number, kind in ((120, "animal"), (121, "any"))
    )
    (tmp_path / "idea_cards.yaml").write_text("cards:\n" + changed, encoding="utf-8")
    game = holotype.load("bios_origins", tmp_path)
    text = "epoch 2; seat 0: politics, will 0; market politics: {} 0, -, -; {}"
    horse, game_beast = "cities 0: h106/1", "cities 0: h101/1"
    kept = [
        Table(game.position(text.format(card, cities))).choose("do:invent").prompt == "keep-idea"
        for card in (120, 121)
        for cities in ("", horse, game_beast)
    ]
    assert kept == [False, False, True, False, True, True]


@clause("BO-15.1", "BO-15.2", "BO-3.17", "BO-7.9")
def test_menopause_is_asked_for_after_the_eureka(table):
    text = "epoch 2; seat 0: politics, will 0, emotions {}, vocabulary {}; market politics: 120 0, -, -"
    t = table(text.format(2, 4)).choose("do:invent")
    assert t.prompt == "keep-idea"
    t = table(text.format(3, 3)).choose("do:invent")
    assert (t.prompt, t.view()["lore"]) == ("element", ["tribal-council"])
    t = table("phase auction; card 6; seat 0: emotions 3, vocabulary 3, will 0; market culture: 97 0, -, -")
    t.choose("number:1", "region:vocabulary")  # encephalize: emotions 2
    assert t.prompt == "orientation"


@clause("BO-15.2")
def test_broadcasting_needs_a_city_on_biofuel_or_oil_to_be_kept(table):
    text = "epoch 4; seat 0: politics, will 0, information 3; market politics: 178 0, -, -; {}"
    t = table(text.format("")).choose("do:invent", "philosophy:natural-law")
    assert (t.view()["lore"], seat(t, 0)["technology"]["information"]) == (["broadcasting"], 4)
    for cities in ("cities 0: h101/2", "cities 0: h202/2"):
        t = table(text.format(cities)).choose("do:invent", "philosophy:natural-law")
        assert t.prompt == "keep-idea"


@clause("BO-15.2", "BO-3.6", "BO-R49")
def test_a_war_animal_is_no_working_animal_unless_switched(table):
    text = (
        "epoch 2; seat 0: industry, will 0; market industry: 143 0, -, -; cities 0: h106/1; "
        "option war_animal_is_working={}"
    )
    assert table(text.format("false")).choose("do:invent").view()["lore"] == ["wheel"]
    assert table(text.format("true")).choose("do:invent").prompt == "keep-idea"


@clause("BO-15.2")
def test_an_idea_without_the_ruling_half_cannot_be_kept(table):
    t = table("seat 0: industry, will 0; market culture: 97 0, -, -").choose("do:invent")
    assert (t.prompt, t.view()["lore"]) == ("element", ["laughter"])


@clause("BO-15.3", "BO-15.4", "BO-15.5")
def test_no_more_inventions_than_the_information_stage(table):
    t = table("seat 0: culture, will 0; market culture: 97 0, -, -; inventions 0: 98 culture 1; seat 1: will 0")
    t.choose("do:invent", "say:keep")
    assert (t.prompt, t.legal()) == ("invention-limit", ["card:lullaby", "card:laughter"])
    t.choose("card:lullaby")
    assert ([i["card"] for i in seat(t, 0)["inventions"]], seat(t, 1)["will"]) == (["laughter"], 1)
    # The stage after the eureka counts: Lunar Calendar raises information to 2.
    t = table("epoch 2; seat 0: culture, will 0, emotions 2; market culture: 131 0, -, -; inventions 0: 98 culture")
    t.choose("do:invent", "say:keep")
    assert len(seat(t, 0)["inventions"]) == 2


# --- elders ---------------------------------------------------------------------------------------------------------


@clause("BO-17.1", "BO-15.6")
def test_exogamy_sends_an_emissary_to_a_rivals_idea_once(table):
    text = (
        "players 3; seat 0: politics; foundations 0: 7 politics; inventions 1: 88 politics{}; inventions 2: 97 culture"
    )
    t = table(text.format("") + "; seat 2: culture").choose("do:exogamy")
    assert t.legal() == ["card:dominance-display", "card:laughter"]
    t.choose("card:laughter")
    assert (seat(t, 2)["inventions"][0]["emissaries"], seat(t, 0)["will"]) == ([0], 0)
    t = table(text.format(" 0") + "; seat 2: culture; seat 0: emotions 3").choose("do:exogamy")
    assert seat(t, 2)["inventions"][0]["emissaries"] == [0]  # the only one left


@clause("BO-17.2", "BO-10.7")
def test_racism_expels_an_emissary_who_still_negotiates(table):
    t = table("""
        players 3; seat 0: culture; foundations 0: 14 culture; inventions 0: 97 culture 1 2
        seat 1: emotions 4, will 0; seat 2: emotions 4, will 0
    """)
    t.choose("do:racism")
    assert t.legal() == ["player:2", "player:3"]
    t.choose("player:3")
    assert (seat(t, 0)["inventions"][0]["emissaries"], seat(t, 2)["will"]) == ([1], 1)
    t = table("seat 0: politics; inventions 0: 95 politics 1; seat 1: will 0").choose("say:skip", "do:racism")
    assert (t.seat, t.prompt, seat(t, 1)["will"]) == (1, "negotiate", 1)


@clause("BO-17.3")
def test_cold_war_hits_a_rival_of_lower_welfare(table):
    t = table("""
        epoch 4; players 3; seat 0: politics, immunology 2, will 0, emotions 3; foundations 0: 78 politics
        seat 1: immunology 2; market culture: 187 0, 188 0, -
    """)
    t.choose("do:cold-war")
    assert (t.prompt, t.legal()) == ("pay-elder", ["card:romanticism", "card:symphony"])
    t.choose("card:symphony")
    assert (seat(t, 2)["crown_dissident"], seat(t, 1)["crown_dissident"], seat(t, 0)["will"]) == (True, False, 1)
    t = table("epoch 4; seat 0: politics, will 0; foundations 0: 78 politics; market culture: 187 0, -, -")
    assert "do:cold-war" not in t.legal()


@clause("BO-17.3", "BO-9.2")
def test_the_chaos_of_a_cold_war_takes_a_migrant_from_the_map(table):
    t = table("""
        epoch 4; seat 0: politics, immunology 2, will 0; foundations 0: 78 politics; market culture: 187 0, -, -
        migrants 1: s01-00 s03-00
    """)
    t.choose("do:cold-war")
    assert (t.seat, t.prompt, t.legal()) == (1, "dissident-from", ["spot:s01-00", "spot:s03-00"])
    t.choose("spot:s03-00")
    assert (seat(t, 1)["migrants"], seat(t, 1)["pool"], seat(t, 1)["crown_dissident"]) == (["s01-00"], 10, True)


@clause("BO-17.4")
def test_an_artisan_becomes_an_elder(table):
    t = table("seat 0: industry; foundations 0: 12 industry; market culture: 97, 98, -").choose(
        "do:artisan", "card:lullaby"
    )
    assert (t.view()["market"]["culture"][1]["elders"], seat(t, 0)["will"]) == ([1, 0], 0)
    text = "players 3; turn 2; seat 2: industry, footprint 6; foundations 2: 12 industry; market politics: 88, -, -"
    t = table(text).choose("do:artisan")
    assert (t.view()["market"]["politics"][0]["elders"], seat(t, 2)["will"]) == ([0, 0, 1], 0)


@clause("BO-11.7")
def test_an_election_calls_elders_and_emissaries_home(table):
    t = table(
        "seat 0: politics, will 0, emotions 3; market culture: 97 0 0, -, -; "
        "inventions 1: 88 politics 0; seat 1: politics"
    )
    t.choose("do:elect", "discipline:politics")
    assert (seat(t, 0)["elders"], seat(t, 0)["emissaries"], seat(t, 0)["will"]) == (0, 0, 3)
    assert seat(t, 1)["inventions"][0]["emissaries"] == []


@clause("BO-17.5", "BO-10.2")
def test_a_constitution_turns_a_foundation_and_frees_its_dissident(table):
    t = table("""
        epoch 2; seat 0: politics; foundations 0: 13 politics dissident, 18 politics, 28 politics, 2 culture
        foundations 1: 10 politics
    """)
    t.choose("do:constitution")
    assert t.legal() == [
        *("card:band-society", "card:sexual-division-of-labor", "card:village-council", "card:pair-bonding")
    ]
    t.choose("card:band-society")
    assert [(f["card"], f["column"]) for f in seat(t, 0)["foundations"]][-1] == ("band-society", "industry")
    assert (seat(t, 0)["pool"], seat(t, 0)["ruling"]) == (11, "politics")
    assert t.legal() == ["do:spread", "do:footprint", "say:skip"]  # Sexual Division of Labor, next upward, once
    t.choose("say:skip")
    assert t.legal() == ["do:spread", "say:skip"]
    # A card that joins the ruling column goes below and cannot be used any more.
    t = table("epoch 2; seat 0: politics; foundations 0: 28 politics, 2 culture").choose(
        "do:constitution", "card:pair-bonding"
    )
    assert t.legal() == ["do:spread", "say:skip"]
    t.choose("say:skip")
    assert t.view()["active"] == 1


@clause("BO-17.6")
def test_invent_on_a_card_is_the_same_action(table):
    t = table("seat 0: politics, will 0; foundations 0: 21 politics; market culture: 97 0, -, -")
    t.choose("do:invent")
    assert t.view()["lore"] == []
    assert t.prompt == "keep-idea"


@clause("BO-17.7", "BO-17.8", "BO-10.2")
def test_science_takes_industry_and_pseudo_science_culture_from_the_lore(table):
    text = "epoch 3; seat 0: {}, information 3, metallurgy 2; foundations 0: {}; lore 97 108 109 105; inventions 0: {}"
    t = table(text.format("industry", "56 industry", "107 industry"))
    t.choose("do:science")
    assert t.legal() == ["card:acheulean-bifaces", "card:levallois-technique", "card:seasonal-round"]
    t.choose("card:seasonal-round")
    assert [i["card"] for i in seat(t, 0)["inventions"]] == ["seasonal-round", "oldowan-choppers"]
    t.choose("say:skip")  # upper row
    assert t.legal() == ["do:spread", "say:skip"]  # the rediscovered one is used first
    t = table(text.format("culture", "56 culture", "98 culture"))
    t.choose("do:pseudo-science")
    assert t.legal() == ["card:laughter", "card:acheulean-bifaces", "card:seasonal-round"]


@clause("BO-17.7", "BO-10.2")
def test_science_on_an_invention_comes_too_late_for_this_turn(table):
    t = table("epoch 3; seat 0: industry, information 4; inventions 0: 172 industry; lore 107 108")
    t.choose("say:skip", "do:science", "card:oldowan-choppers")
    assert [i["card"] for i in seat(t, 0)["inventions"]] == ["oldowan-choppers", "magnetic-compass"]
    assert t.view()["active"] == 1  # nor is Magnetic Compass used again
    t = table("epoch 3; seat 0: industry, information 4; inventions 0: 172 industry; lore 97")
    t.choose("say:skip")
    assert t.view()["active"] == 1  # nothing to study
