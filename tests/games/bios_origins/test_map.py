"""Sections 12, 13 and 19: spread, urbanize, end of turn."""

import pytest

from tests.helpers import clause


def seat(t, n):
    return t.view()["seats"][n]


SPREAD = "seat 0: politics, will 0, vocabulary 3, {}; foundations 0: 13 politics; migrants 0: {}; {}"


@clause("BO-12.1", "BO-12.2", "BO-12.3", "BO-12.4")
def test_energy_is_the_range_and_maritime_the_water(table):
    t = table(SPREAD.format("energy 4, maritime 2, footprint 6", "s19-10", "migrants 1: s01-00"))
    assert t.choose("do:spread").legal() == ["say:create", "spot:s19-10"]
    found = {token.removeprefix("spot:") for token in t.choose("say:create").legal()}
    assert "s20-15" in found  # Sahul, by Mekong and the Celebes Sea
    assert "s20-13" not in found  # water
    t.choose("spot:s20-15")
    assert (seat(t, 0)["migrants"], seat(t, 0)["pool"]) == (["s19-10", "s20-15!"], 10)
    t = table(SPREAD.format("energy 3, maritime 1, footprint 6", "s19-10", "migrants 1: s01-00"))
    assert "spot:s20-15" in t.choose("do:spread", "say:create").legal()  # one water in three steps
    t = table(SPREAD.format("energy 3, maritime 0, footprint 6", "s19-10", "migrants 1: s01-00"))
    assert "spot:s20-15" not in t.choose("do:spread", "say:create").legal()
    t = table(SPREAD.format("energy 3, maritime 1, footprint 6", "s19-10", "migrants 1: s01-00"))
    t.choose("do:spread", "spot:s19-10", "spot:s20-15")
    assert (seat(t, 0)["migrants"], seat(t, 0)["pool"]) == (["s20-15"], 11)


@clause("BO-12.2")
def test_from_a_city_the_first_spot_is_any_of_its_hex(table):
    t = table(SPREAD.format("energy 3, footprint 6", "", "cities 0: h005/1"))
    # Iceland: its only land spot; all its others are water.
    t.choose("do:spread")
    assert seat(t, 0)["migrants"] == ["s11-00"]


@clause("BO-12.5")
def test_both_sides_of_an_edge_must_not_be_uninhabitable(table):
    text = (
        "colours green black; chit h509 h609; seat 0: politics, energy 3, {}; "
        "foundations 0: 13 politics; migrants 0: s18-15"
    )
    for stages, reachable in (
        ("maritime 1, footprint 3", False),
        ("maritime 2, footprint 3", True),
        ("maritime 2, footprint 2", False),
    ):
        t = table(text.format(stages)).choose("do:spread", "spot:s18-15")
        assert ("spot:s20-19" in t.legal()) == reachable


@clause("BO-12.5", "BO-3.4")
def test_ice_and_permafrost_need_energy_five_and_jungle_immunology_four(table):
    text = "chit h000; seat 0: politics, {}; foundations 0: 13 politics; migrants 0: s00-01; migrants 1: s18-09"
    # From the west rim of Alaska along the permafrost: ice on one side, permafrost on the other.
    assert table(text.format("energy 4")).prompt == "trapped"
    assert "spot:s01-00" in table(text.format("energy 5, footprint 6")).choose("do:spread", "say:create").legal()
    text = "chit h410 h509; seat 0: politics, {}; foundations 0: 13 politics; migrants 0: s21-16; migrants 1: s18-09"
    # Between the jungles of New Guinea and Australia.
    assert "spot:s20-15" not in table(text.format("footprint 6")).choose("do:spread", "say:create").legal()
    assert "spot:s20-15" in table(text.format("footprint 6, immunology 4")).choose("do:spread", "say:create").legal()


@clause("BO-12.4")
def test_passing_another_player_needs_consent(table):
    text = "seat 0: politics, footprint 6; foundations 0: 13 politics; migrants 0: s14-19; migrants 1: s13-18"
    t = table(text).choose("say:pass", "do:spread", "say:create")
    assert "spot:s13-18" not in t.legal()
    t.choose("spot:s13-16")
    assert (t.seat, t.prompt, t.legal()) == (1, "consent", ["say:yes", "say:no"])
    refused = t.state.copy()
    t.choose("say:yes")
    assert seat(t, 0)["migrants"] == ["s13-16!", "s14-19"]
    refused.apply("say:no")
    assert (refused.seat, refused.prompt) == (0, "element")  # nowhere else to go
    assert refused.owner.count(0) == 1
    t = table(text.replace("migrants 1: s13-18", "migrants 0: s13-18; migrants 1: s18-09")).choose(
        "do:spread", "say:create"
    )
    assert "spot:s13-16" in t.legal()  # own migrants may be passed


@clause("BO-12.4", "BO-12.1")
def test_another_piece_may_go_where_consent_was_refused(table):
    t = table(
        "seat 0: politics, footprint 6; foundations 0: 13 politics; migrants 0: s14-19 s01-00; migrants 1: s13-18"
    )
    t.choose("do:spread", "spot:s14-19", "spot:s13-16", "say:no")
    assert (t.seat, t.prompt, t.legal()) == (0, "spread-piece", ["say:create", "spot:s01-00"])
    t.choose("spot:s01-00", "spot:s03-00")
    assert seat(t, 0)["migrants"] == ["s03-00!", "s14-19"]


@clause("BO-12.1", "BO-10.6")
@pytest.mark.parametrize(
    ("mark", "left", "asked"), [("", 1, (0, "do:spread")), (" dissident", 0, (1, "do:specialize"))]
)
def test_a_city_spreads_only_while_the_pool_has_a_migrant(table, mark, left, asked):
    crowd = ", ".join(f"{card} politics dissident" for card in (2, 3, 5, 8, 12, 14, 18, 24, 29, 20))
    t = table(f"""
        epoch 2; seat 0: politics, dissident, footprint 6; cities 0: h106/1; migrants 1: s01-00
        foundations 0: {crowd}, 4 culture{mark}, 13 politics
    """)
    assert (seat(t, 0)["pool"], seat(t, 0)["migrants"]) == (left, [])
    assert (t.seat, t.legal()) == (asked[0], [asked[1], "say:skip"])


@clause("BO-12.4")
@pytest.mark.parametrize(("active", "owner"), [(1, 0), (2, 0), (2, 1), (0, 2)])
def test_the_owner_of_the_passed_spot_is_asked(table, active, owner):
    other = 3 - active - owner
    t = table(f"""
        players 3; turn {active}; seat {active}: politics, footprint 6; foundations {active}: 13 politics
        migrants {active}: s14-19; migrants {owner}: s13-18; migrants {other}: s01-00
    """)
    t.choose("say:pass", "do:spread", "say:create", "spot:s13-16")
    assert (t.seat, t.prompt) == (owner, "consent")
    t.choose("say:no")
    assert (t.seat, t.prompt) == (active, "element")
    assert seat(t, active)["migrants"] == ["s14-19"]


@clause("BO-12.4", "BO-12.2")
def test_a_besieged_city_asks_those_around_it_too(table):
    t = table("""
        seat 0: politics, footprint 6; foundations 0: 13 politics; cities 0: h106/1
        migrants 1: s14-03 s15-04 s15-06 s14-07 s13-06 s13-04
    """)
    t.choose("say:pass", "do:spread")
    assert t.prompt == "spread-goal"
    t.choose(t.legal()[0])
    assert (t.seat, t.prompt) == (1, "consent")


@clause("BO-12.6")
def test_blitz_lets_new_pieces_act_at_once(table):
    text = """
        epoch 2; seat 0: culture, energy 3, footprint 6, vocabulary 3, will 0; foundations 0: 30 culture
        inventions 0: 101 culture
        migrants 0: s17-12!{}
    """
    t = table(text.format(""))  # the only migrant has moved: no spread on the foundation or the upper row
    assert t.prompt == "trapped"
    t.choose("say:pass")
    assert t.legal() == ["do:domesticate", "say:skip"]  # any migrant may urbanize
    t.choose("do:domesticate", "resource:h307-1", "say:no")
    assert seat(t, 0)["cities"] == ["h307/1!"]
    assert t.legal() == ["do:spread", "say:skip"]  # the elephant gives blitz: the new city is an origin
    t = table(text.format("; cities 0: h106/1"))
    assert "do:spread" in t.legal()


@clause("BO-12.7", "BO-13.1", "BO-13.3", "BO-13.8")
def test_prospecting_needs_the_technology(table):
    text = "epoch 2; seat 0: industry, metallurgy {}, footprint 3; foundations 0: 33 industry; migrants 0: s19-06!"
    t = table(text.format(2)).choose("say:pass")
    assert t.legal() == ["do:prospect-luxury", "say:skip"]
    t.choose("do:prospect-luxury")  # jade is the only one, and so is the migrant
    assert (seat(t, 0)["cities"], seat(t, 0)["migrants"], seat(t, 0)["pool"]) == (["h209/2"], [], 12)
    t = table(text.format(1))
    assert t.prompt == "trapped"
    assert t.choose("say:pass").legal() != ["do:prospect-luxury", "say:skip"]


@clause("BO-13.1", "BO-13.8", "BO-13.4")
def test_site_and_settler_are_chosen(table):
    t = table("seat 0: culture; foundations 0: 20 culture; migrants 0: s13-04 s14-03")
    t.choose("do:domesticate")
    assert t.legal() == [
        *["resource:h006-1", "resource:h007-1", "resource:h105-1", "resource:h106-1"][0:1],
        "resource:h105-1",
        "resource:h106-1",
    ]
    t.choose("resource:h106-1")
    assert (t.prompt, t.legal()) == ("settler", ["spot:s14-03", "spot:s13-04"])
    t.choose("spot:s13-04")
    assert (seat(t, 0)["cities"], seat(t, 0)["migrants"]) == (["h106/1!"], ["s14-03"])


@clause("BO-13.2", "BO-13.5", "BO-3.18", "BO-3.2")
def test_no_city_under_a_chit_on_the_ocean_or_beside_another_city(table):
    text = "seat 0: culture; foundations 0: 20 culture; migrants 0: s13-04; {}"
    assert table(text.format("")).choose("do:domesticate").legal() == [
        "resource:h006-1",
        "resource:h105-1",
        "resource:h106-1",
    ]
    assert table(text.format("chit h105")).choose("do:domesticate").legal() == ["resource:h006-1", "resource:h106-1"]
    assert table(text.format("cities 1: h106/2")).choose("do:domesticate").legal() == [
        "resource:h006-1",
        "resource:h105-1",
    ]
    # The Gulf of Alaska is ocean: only a sea chit of a shelf makes a home for marine cities.
    t = table("seat 0: culture; foundations 0: 20 culture; migrants 0: s03-06")
    assert t.choose("do:domesticate").view()["seats"][0]["cities"] == ["h101/1"]


@clause("BO-13.6", "BO-2.6", "BO-9.14")
def test_an_own_city_on_the_other_resource_gives_way(table):
    t = table("seat 0: culture; foundations 0: 20 culture; migrants 0: s13-04; cities 0: h105/2; cities 1: h106/1")
    t.choose("do:domesticate", "resource:h105-1")
    assert (t.prompt, "spot:s13-04" in t.legal()) == ("refugee", True)  # the settler has left its spot
    t.choose("spot:s11-06")
    assert (seat(t, 0)["cities"], seat(t, 0)["migrants"], seat(t, 0)["urbanization"]) == (["h105/1!"], ["s11-06"], 1)


@clause("BO-2.6", "BO-2.3")
def test_with_ten_cities_one_is_taken_up_first(table):
    ten = "h000/1 h001/1 h002/1 h003/1 h004/1 h007/1 h008/1 h009/1 h010/1 h101/1"
    t = table(f"seat 0: culture; foundations 0: 20 culture; migrants 0: s13-06; cities 0: {ten}")
    t.choose("do:domesticate", "resource:h105-1")
    assert (t.prompt, len(t.legal())) == ("reuse-city", 10)
    t.choose("hex:h101")
    assert (t.seat, t.prompt) == (0, "refugee")
    t.choose("say:pass")
    me = seat(t, 0)
    assert (me["urbanization"], "h105/1!" in me["cities"], "h101/1" in me["cities"]) == (10, True, False)
    assert not me["crown_dissident"]


@clause("BO-13.7", "BO-10.6")
def test_a_city_may_be_named_again_for_the_consequents(table):
    t = table("""
        epoch 2; seat 0: industry, metallurgy 1, will 0, vocabulary 3; foundations 0: 27 industry; cities 0: h201/2
        migrants 0: s13-18
    """)
    assert t.legal() == ["do:prospect-metal", "say:skip"]
    t.choose("do:prospect-metal", "say:yes")
    me = seat(t, 0)
    assert (me["technology"]["metallurgy"], me["cities"], me["migrants"]) == (2, ["h201/2"], ["s13-18"])
    # Guilds' industry half prospects metal without a consequent: nothing to gain.
    t = table(
        "epoch 3; seat 0: industry, will 0, vocabulary 3; foundations 0: 46 industry; "
        "cities 0: h201/2; migrants 1: s01-00"
    )
    assert "do:prospect-metal" not in t.legal()
    t = table("seat 0: culture; foundations 0: 20 culture; migrants 0: s13-04; cities 0: h105/1").choose(
        "do:domesticate"
    )
    assert t.legal() == ["resource:h006-1", "resource:h106-1"]  # nor is it offered beside real sites


@clause("BO-12.1", "BO-13.3", "BO-14.5", "BO-10.1")
def test_two_spreads_two_cities_and_a_step_of_energy_in_one_turn(table):
    # Foundations: spread, spread; inventions: domesticate, and prospect with a step of energy.
    text = """
        epoch 4; seat 0: industry, maritime {}, footprint 6, will 0, vocabulary 3, information 4
        foundations 0: 5 industry, 13 industry; inventions 0: 134 industry, 202 industry; migrants 0: s16-09
    """
    t = table(text.format(1))
    t.choose("do:spread", "say:create", "spot:s16-07", "do:spread", "say:create", "spot:s15-10")
    assert seat(t, 0)["migrants"] == ["s16-07!", "s16-09", "s15-10!"]
    while "do:domesticate" not in t.legal():
        t.choose("say:skip")
    t.choose("do:domesticate", "resource:h107-1")
    assert (seat(t, 0)["cities"], seat(t, 0)["technology"]["energy"]) == (["h107/1!"], 3)  # the Bactrian camel
    t.choose("do:prospect", "say:yes")  # the pearl of Arabia
    me = seat(t, 0)
    assert (me["cities"], me["technology"]["energy"], me["migrants"]) == (["h107/1", "h306/2"], 4, ["s16-09"])


@clause("BO-13.3", "BO-3.7")
def test_without_a_boat_there_are_no_pearls(table):
    text = "epoch 4; seat 0: industry, maritime {}, footprint 6; inventions 0: 202 industry; migrants 0: s15-10"
    assert "do:prospect" in table(text.format(1)).choose("say:skip").legal()
    assert "do:prospect" not in table(text.format(0)).choose("say:skip").legal()


@clause("BO-13.3", "BO-3.7")
@pytest.mark.parametrize("n", range(4))
def test_everybody_prospects_by_the_own_stage(table, n):
    """The jade of s19-06 needs metallurgy 2."""
    text = f"""
        players 4; epoch 2; turn {n}; foundations {n}: 33 industry; migrants {n}: s19-06
        seat {n}: industry, metallurgy {{}}, footprint 6
    """
    assert "do:prospect-luxury" in table(text.format(2)).legal()
    assert "do:prospect-luxury" not in table(text.format(1)).legal()


# --- end of turn ----------------------------------------------------------------------------------------------------


@clause("BO-19.3", "BO-19.4", "BO-9.15", "BO-9.16")
def test_the_refugee_of_a_last_city_may_starve_and_then_resettles_where_there_is_room(table):
    t = table("phase end; seat 0: footprint 1; cities 0: h106/1; migrants 1: s15-04 s01-00; seat 1: footprint 6")
    assert t.prompt == "refugee"
    t.choose("spot:s14-03")
    assert t.prompt == "diaspora"
    crowded = {"spot:s13-04", "spot:s13-06", "spot:s14-03", "spot:s14-07", "spot:s15-06"}
    assert not crowded & set(t.legal())
    t.choose(t.legal()[0])
    assert (t.seat, t.prompt) == (0, "coup")  # two acts of man and one rainbow


@clause("BO-19.1", "BO-19.2", "BO-19.3")
def test_the_active_player_alone_starves_by_the_own_footprint(table):
    text = "phase end; turn {}; seat 0: footprint 3; cities 0: h106/1; seat 1: footprint {}; migrants 1: s15-04 s01-00"
    t = table(text.format(1, 1))
    assert seat(t, 1)["migrants"] == ["s01-00"]  # nothing else could starve
    assert seat(t, 1)["crown_dissident"]
    assert seat(table(text.format(1, 2)), 1)["migrants"] == ["s01-00", "s15-04"]
    assert seat(table(text.format(0, 1)), 1)["migrants"] == ["s01-00", "s15-04"]


@clause("BO-19.2", "BO-3.4")
def test_pseudo_hexes_are_not_checked(table):
    t = table("phase end; seat 0: footprint 1; migrants 0: s01-00 s03-00")
    assert seat(t, 0)["migrants"] == ["s01-00", "s03-00"]


@clause("BO-19.4", "BO-9.15")
def test_a_last_token_that_starves_resettles(table):
    t = table("phase end; seat 0: footprint 1; migrants 0: s14-03; migrants 1: s15-04 s13-04 s14-01")
    assert (t.seat, t.prompt) == (0, "diaspora")
    t.choose(t.legal()[0])
    assert (len(seat(t, 0)["migrants"]), seat(t, 0)["crown_dissident"], t.view()["active"]) == (1, True, 1)


@clause("BO-19.4", "BO-9.15", "BO-9.16", "BO-9.17")
def test_only_a_last_token_that_has_starved_stays_where_it_resettles_in_want(table):
    # One tile for both players: no spot has room for footprint 1.
    t = table("""
        option map=custom_random; tile c00 t26-continent 0; seat 0: footprint 1; seat 1: footprint 6
        migrants 0: k01-00; migrants 1: k01-04
    """)
    t.choose("spot:k01-00", "spot:k00-01")  # trapped, it may resettle before any card, and still starves afterwards
    while (t.seat, t.prompt) == (0, "element"):
        t.choose("say:skip")
    assert (t.seat, t.prompt, t.view()["phase"]) == (0, "diaspora", "end-of-turn")
    t.choose("spot:k02-03")
    assert (seat(t, 0)["migrants"], t.view()["active"]) == (["k02-03"], 1)
    assert t.log().count(("BO-19.1", "starves")) == 1


@clause("BO-19.4", "BO-9.15", "BO-6.7")
def test_who_was_resettled_by_a_catastrophe_starves_like_anybody(table):
    t = table("""
        option map=custom_random; option mode=basic; tile c00 t08-continent 0; seat 0: footprint 1
        seat 1: footprint 6; phase events; card 17; migrants 0: k01-00; migrants 1: k01-04
    """)
    t.choose("spot:k00-01", "spot:k02-03")
    assert ("BO-19.1", "starves") not in t.log()
    while t.seat == 0 and t.prompt != "diaspora":
        t.choose(t.legal()[-1])
    assert (t.seat, t.prompt, t.view()["phase"]) == (0, "diaspora", "end-of-turn")
    assert ("BO-19.1", "starves") in t.log()


@clause("BO-19.5", "BO-2.5", "BO-3.16")
def test_cards_slide_down_with_their_elders_and_the_deck_refills_the_top(table):
    t = table("phase end; market culture: -, 97 1, 98; seat 1: will 0; turn 0")
    column = t.view()["market"]["culture"]
    assert column[0] == {"card": "laughter", "elders": [0, 1]}
    assert column[1] == {"card": "lullaby", "elders": [0, 0]}
    assert column[2] is not None
    gone = "99 100 101 102 103 104 105 106"
    t = table(f"phase end; market culture: -, 97, 98; discard {gone}")
    assert t.view()["market"]["culture"][2] is None


@clause("BO-19.6", "BO-3.10", "BO-3.11")
def test_diversity_is_read_from_the_tableau(table):
    t = table(
        "seat 0: politics, dissident; foundations 0: 1 politics dissident, 2 politics, 53 industry, 9 culture; epoch 3"
    )
    assert seat(t, 0)["diversity"] == 0 + 0 + 1 + 1 + 1


@clause("BO-19.7", "BO-12.6")
def test_flags_are_cleared_for_the_next_turn(table):
    t = table("phase end; migrants 0: s13-18!; cities 0: h105/1!; seat 0: footprint 6")
    assert (seat(t, 0)["migrants"], seat(t, 0)["cities"]) == (["s13-18"], ["h105/1"])


@clause("BO-2.4")
def test_a_plain_spread_is_not_offered_to_a_virtual_piece(table):
    twelve = "s01-00 s03-00 s05-00 s07-00 s13-00 s15-00 s17-00 s19-00 s21-00 s23-00 s04-03 s13-18"
    t = table(f"seat 0: politics, footprint 6; foundations 0: 13 politics; migrants 0: {twelve}; migrants 1: s18-15")
    t.choose("do:spread")
    assert "say:create" not in t.legal()
    assert len(t.legal()) == 12


@clause("BO-3.1")
def test_a_spot_holds_one_migrant(table):
    t = table("seat 0: politics, footprint 6; foundations 0: 13 politics; migrants 0: s13-18; migrants 1: s13-16")
    assert "spot:s13-16" not in t.choose("do:spread", "say:create").legal()


@clause("BO-3.1")
def test_every_spot_has_a_name_of_its_own(table):
    texts, spots = table("").state.game.texts, table("").state.game.vocab.groups["spot"]
    for lang in ("en", "ja"):
        names = [texts.token(spots.base + n, lang) for n in range(len(spots.things))]
        assert len(set(names)) == len(names)
    assert texts.token(table("").state.game.token("spot:s01-00"), "en") == "Alaska (north)"
