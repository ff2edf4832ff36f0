"""What comes in between, and who comes first: revolutions, negotiations, orders of seats, pieces that run out."""

import pytest

from holotype.games.bios_origins.chaos import distances
from holotype.games.bios_origins.names import NOBODY
from tests.helpers import clause


def seat(t, n):
    return t.view()["seats"][n]


# --- events ---------------------------------------------------------------------------------------------------------


@clause("BO-6.4", "BO-6.5", "BO-6.16", "BO-6.17")
@pytest.mark.parametrize(
    ("epoch", "card", "cities", "below", "equal", "event"),
    [
        (2, 26, "h105/1 h106/1", "immunology 1", "immunology 2", "disease"),
        (2, 29, "h105/1 h106/1", "footprint 2, immunology 1", "footprint 2, immunology 2", "disease"),
        (2, 28, "h105/1 h106/1 h107/1", "footprint 2", "footprint 3", "famine"),
        (4, 82, "h105/1 h106/1 h107/1", "energy 2", "energy 3", "pollution"),
    ],
)
def test_an_event_strikes_from_above_the_stage_on(table, epoch, card, cities, below, equal, event):
    text = f"epoch {epoch}; phase events; card {card}; option mode=basic; cities 0: {cities}; migrants 0: s01-00; "
    struck = [event in {name for _, name in table(text + f"seat 0: {stages}").log()} for stages in (below, equal)]
    assert struck == [True, False]


@clause("BO-6.20", "BO-9.1")
def test_civil_war_without_an_overflow_is_two_more_dissidents(table):
    t = table("""
        phase events; card 10; philosophy start; seat 0: politics, dissident; migrants 0: s13-18
        foundations 0: 1 politics dissident, 3 politics dissident, 4 politics, 5 politics
    """)
    assert ("BO-6.20", "civil-war") in t.log()  # three dissidents, diversity 2
    t.choose("card:motherese")
    assert sum(f["dissident"] for f in seat(t, 0)["foundations"]) == 4
    assert (seat(t, 0)["diversity"], seat(t, 0)["ruling"]) == (0, "politics")


@clause("BO-6.7", "BO-9.16")
def test_who_loses_migrant_and_city_resettles_from_the_city(table):
    t = table("""
        phase events; card 8; option mode=basic; philosophy natural-law; seat 0: footprint 6; cities 0: h101/1
        migrants 0: s04-03
    """)
    t.choose("say:pass")
    s = t.state
    away = distances(s, NOBODY, s.rules.atlas.hex_ids.index("h101"))
    names = enumerate(s.rules.atlas.spot_ids)
    assert set(t.legal()) == {f"spot:{x}" for n, x in names if s.terrain[n] and s.owner[n] == NOBODY and away[n] <= 3}


@clause("BO-6.16", "BO-9.7")
def test_a_revolution_may_leave_pollution_nothing_to_take(table):
    full = "1 politics dissident, 3 politics dissident, 5 politics dissident"
    t = table(f"""
        epoch 4; phase events; card 82; option mode=basic; seat 0: politics, dissident; foundations 0: {full}
        cities 0: h105/1 h106/1 h107/1 h108/1; migrants 0: s01-00
    """)
    for city in ("hex:h105", "hex:h106", "hex:h107"):
        assert t.prompt == "quell-loss"
        t.choose(city, "say:pass")
    t.choose("say:pass")  # the last city was the last choice
    assert ("BO-6.16", "pollution") in t.log()
    assert (t.prompt, seat(t, 0)["urbanization"], seat(t, 0)["ruling"]) == ("element", 0, "industry")


@clause("BO-6.19")
def test_genocide_without_a_foundation_still_quells(table):
    t = table("""
        phase events; card 10; philosophy unity; seat 0: politics, will 0, dissident; market culture: 97 0, 98 0, -
        seat 1: dissident, mysticism 1, emotions 3
    """)
    assert (t.prompt, t.legal()) == ("quell-loss", ["card:laughter", "card:lullaby"])
    t.choose("card:laughter")
    assert [s["crown_dissident"] for s in t.view()["seats"]] == [False, True]  # one dissident, one mystic


@clause("BO-6.22", "BO-7.9", "BO-7.12")
def test_a_dictator_whose_requirement_fails_leaves_and_purges_nothing(table):
    text = """
        epoch 2; phase auction; card 36; seat 0: culture, mysticism 1, emotions 3; foundations 0: 4 culture, 7 culture
        migrants 0: s13-18; {}
    """
    t = table(text.format("")).choose("region:emotions")  # the eureka comes all the same
    assert (seat(t, 0)["mysticism"], len(seat(t, 0)["foundations"]), t.prompt) == (2, 2, "element")
    t = table(text.format("cities 0: h105/1")).choose("region:emotions", "discipline:culture")
    assert [f["card"] for f in seat(t, 0)["foundations"]] == ["god-king"]


@clause("BO-8.2", "BO-1.7")
def test_the_shock_of_a_comet_goes_round_from_the_taker(table):
    t = table("""
        players 3; phase challenge; deck 0; turn 1; market culture: 97, -, -
        migrants 0: s01-00 s03-00; migrants 1: s13-18 s14-19; migrants 2: s18-09 s19-10
    """)
    t.choose("say:comet")
    asked = []
    for _ in range(3):
        asked.append((t.seat, t.prompt))
        t.choose(t.legal()[0])
    assert asked == [(seat_, "dissident-from") for seat_ in (1, 2, 0)]


@clause("BO-18.1", "BO-18.2")
@pytest.mark.parametrize(("turned_up", "rest"), [(6, "chit-goal"), (12, "element")])
def test_the_same_event_in_either_place_makes_it_extreme(table, turned_up, rest):
    # Grandmothering shows cooling on the right, Pyrotechnology only warming.
    t = table(f"phase events; card 13; reserve {turned_up}; chit h103 h110").choose("hex:h103", "hex:h000")
    assert t.prompt == rest


@clause("BO-R25")
def test_the_cap_waits_for_the_most_active_player(table):
    text = "option all_skip_round_cap=3; phase challenge; deck 0; seat 0: skips 9; seat 1: skips {}"
    assert table(text.format(2)).legal() == ["say:comet", "say:skip"]
    assert table(text.format(3) + "; market culture: 97, -, -").view()["epoch"] == 2


@clause("BO-5.8", "BO-7.6")
def test_a_challenge_without_elders_has_events_but_no_bidder(table):
    t = table("""
        phase challenge; top 12; option mode=basic; chit h002; market culture: 97, -, -
        seat 0: will 0, emotions 5; seat 1: will 0, emotions 5
    """)
    t.choose("say:challenge", "hex:h103")
    assert (t.view()["chits"], t.view()["card"], t.view()["phase"]) == ({"h103": "sea"}, None, "activity")
    assert [s["foundations"] for s in t.view()["seats"]] == [[], []]


# --- chaos ----------------------------------------------------------------------------------------------------------


@clause("BO-9.7")
def test_an_emissary_may_be_the_loss_of_quelling(table):
    t = table("""
        phase events; card 10; philosophy unity; seat 0: politics, will 0, dissident; market culture: 97 0, -, -
        inventions 1: 88 politics 0; seat 1: politics; cities 0: h105/1
    """)
    assert t.legal() == ["card:laughter", "card:dominance-display", "hex:h105"]
    t.choose("card:dominance-display")
    assert (seat(t, 0)["emissaries"], seat(t, 0)["elders"], seat(t, 0)["will"]) == (0, 1, 1)


TWELVE = "s03-00 s05-00 s07-00 s13-00 s15-00 s17-00 s19-00 s21-00 s23-00 s04-03 s13-18 s12-13"


@clause("BO-9.14", "BO-2.4")
def test_a_refugee_must_be_a_real_migrant(table):
    text = "epoch 2; phase events; card 28; option mode=basic; cities 0: h105/1 h106/1; migrants 0: {}"
    assert table(text.format(TWELVE)).choose("hex:h105").prompt != "refugee"
    assert table(text.format(TWELVE.removeprefix("s03-00 "))).choose("hex:h105").prompt == "refugee"


@clause("BO-9.15", "BO-9.16")
def test_diaspora_goes_to_the_nearest_when_nothing_is_within_reach(table):
    # Zoonotic disease takes the only city, on the Great Plains; everything within three steps is full.
    text = "players 3; epoch 2; phase events; card 29; option mode=basic; seat 0: footprint 6; cities 0: h101/1; {}"
    s = table(text.format("")).state
    names = s.rules.atlas.spot_ids
    away = distances(s, NOBODY, s.rules.atlas.hex_ids.index("h101"))
    near = [name for x, name in enumerate(names) if s.terrain[x] and away[x] <= 3]
    t = table(text.format(f"migrants 1: {' '.join(near[:10])}; migrants 2: {' '.join(near[10:])} s24-21"))
    t.choose("say:up")
    assert (t.seat, t.prompt) == (0, "diaspora")
    assert {away[names.index(token.removeprefix("spot:"))] for token in t.legal()} == {4}


@clause("BO-5.6", "BO-5.6a")
def test_starvation_goes_on_after_its_own_revolution(table):
    t = table("phase end; seat 0: politics, footprint 1, dissident; migrants 0: s04-01 s04-03 s05-04 s13-18")
    t.choose("spot:s04-01", "spot:s13-18", "discipline:culture")  # starved, overflow, lost in quelling, coup
    assert (t.seat, t.prompt, t.legal()) == (0, "starve", ["spot:s04-03", "spot:s05-04"])
    t.choose("spot:s05-04")
    assert (seat(t, 0)["migrants"], seat(t, 0)["crown_dissident"], t.view()["active"]) == (["s04-03"], True, 1)


@clause("BO-5.6")
def test_a_revolution_of_the_victim_does_not_end_the_turn_of_the_attacker(table):
    t = table("""
        seat 0: politics, metallurgy 2, footprint 6; foundations 0: 20 politics; migrants 0: s13-04
        seat 1: politics, dissident; migrants 1: s14-03 s01-00
    """)
    t.choose("do:war", "say:create", "discipline:culture")
    assert seat(t, 1)["ruling"] == "culture"
    assert (t.seat, t.prompt, t.legal()) == (0, "element", ["do:spread", "say:skip"])


# --- the column -----------------------------------------------------------------------------------------------------


@clause("BO-10.7", "BO-11.7", "BO-9.12")
def test_an_emissary_negotiates_even_if_the_election_made_the_card_obsolete(table):
    t = table("""
        epoch 2; seat 0: politics, will 0; inventions 0: 120 politics 1; market culture: 127 0, -, -; seat 1: will 0
    """)
    t.choose("say:skip", "say:skip", "do:elect", "discipline:industry")
    assert (t.view()["lore"], seat(t, 1)["emissaries"], seat(t, 1)["will"]) == (["tribal-council"], 0, 1)
    assert (t.seat, t.prompt) == (1, "negotiate")


@clause("BO-5.6a", "BO-10.7", "BO-16.13", "BO-16.12")
def test_a_turn_that_ends_in_a_fight_still_owes_the_emissary_but_nothing_to_the_fighter(table):
    t = table("""
        epoch 2; philosophy pacifist; seat 0: politics, dissident, will 0; inventions 0: 117 politics 1
        migrants 0: s14-19 s01-00; migrants 1: s13-18 s18-09; seat 1: will 0, politics
    """)
    t.choose("say:skip", "do:war", "spot:s14-19")  # an even fight: both fall
    assert (t.seat, t.prompt) == (0, "coup")
    t.choose("discipline:culture")
    assert (t.seat, t.prompt) == (1, "negotiate")
    t.choose("say:pass")
    assert t.view()["active"] == 1
    assert seat(t, 0)["technology"]["metallurgy"] == 1  # no consequent
    assert not {"immoral", "starves"} & {event for _, event in t.log()}


@clause("BO-11.4", "BO-1.7")
def test_copiers_follow_the_inventor_clockwise(table):
    t = table("""
        players 3; turn 1; seat 1: culture, will 0; market culture: -, -, 99 0 1 2; seat 0: will 0; seat 2: will 0
    """)
    t.choose("do:invent")
    asked = []
    for _ in range(3):
        asked.append((t.seat, t.prompt))
        t.choose("region:emotions")
    assert asked == [(seat_, "prayer") for seat_ in (1, 2, 0)]
    assert [s["mysticism"] for s in t.view()["seats"]] == [1, 1, 1]


@clause("BO-17.7", "BO-15.3")
def test_science_too_may_be_too_much(table):
    t = table(
        "epoch 3; seat 0: industry, information 1; foundations 0: 56 industry; lore 107; inventions 0: 108 industry"
    )
    t.choose("do:science")
    assert (t.prompt, t.legal()) == ("invention-limit", ["card:oldowan-choppers", "card:acheulean-bifaces"])
    t.choose("card:oldowan-choppers")
    assert (t.view()["lore"], len(seat(t, 0)["inventions"])) == (["oldowan-choppers"], 1)


# --- the map --------------------------------------------------------------------------------------------------------


@clause("BO-12.6")
@pytest.mark.parametrize("cities", ["h106/2", "h106/1!", "h106/2! h202/2"])
def test_a_city_is_an_origin_if_it_is_old_or_there_is_a_beast_of_war_or_oil(table, cities):
    t = table(f"seat 0: politics, footprint 6, will 0; foundations 0: 13 politics; cities 0: {cities}")
    assert t.legal() == ["do:spread", "say:skip"]


@clause("BO-12.6")
def test_a_new_city_is_no_origin(table):
    t = table("seat 0: politics, footprint 6, will 0; foundations 0: 13 politics; cities 0: h106/2!")
    t.choose("say:pass")  # trapped, for this turn
    assert t.view()["active"] == 1


@clause("BO-13.1", "BO-13.6")
def test_a_resource_under_an_own_city_is_covered(table):
    t = table("seat 0: culture; foundations 0: 20 culture; migrants 0: s13-04; cities 0: h106/1; cities 1: h105/1")
    t.choose("do:domesticate")  # Lapland is all that is left: no second horse on the Pontic Steppe
    assert seat(t, 0)["cities"] == ["h006/1!", "h106/1"]


@clause("BO-16.7", "BO-16.8")
def test_a_bomber_must_stand_by_and_a_besieger_needs_no_missile(table):
    text = """
        seat 0: politics, metallurgy 3, footprint 6, maritime {}, energy {}; foundations 0: 20 politics
        migrants 0: {}; cities 1: h106/1; migrants 1: s24-21
    """
    assert "do:war" not in table(text.format(5, 8, "s13-18")).legal()
    t = table(text.format(8, 7, "s14-03")).choose("do:war")
    assert (t.prompt, seat(t, 0)["cities"]) == ("refugee", ["h106/1!"])  # nothing to choose: a siege
    assert table(text.format(8, 8, "s14-03")).choose("do:war").legal() == ["say:siege", "say:bomb"]


@clause("BO-16.8", "BO-16.7", "BO-2.6")
def test_a_bomb_needs_no_cuboid_but_a_missile_does(table):
    ten = "h000/1 h001/1 h002/1 h003/1 h004/1 h009/1 h010/1 h101/1 h102/1 h108/1"
    text = f"""
        seat 0: politics, metallurgy 3, footprint 6, maritime 8, energy {{}}; foundations 0: 20 politics
        cities 0: {ten}; cities 1: h106/1; migrants 1: s24-21
    """
    assert "do:war" not in table(text.format(7)).legal()
    t = table(text.format(8)).choose("do:war", "say:pass")
    assert (seat(t, 1)["urbanization"], seat(t, 0)["urbanization"]) == (0, 10)


@clause("BO-16.2", "BO-9.15", "BO-9.16")
@pytest.mark.parametrize(
    ("goods", "stop"), [("cities 1: h106/1; migrants 1: s24-21", ["spot:s14-03"]), ("migrants 1: s14-03 s24-21", [])]
)
def test_a_last_migrant_that_traded_afar_resettles_from_there(table, goods, stop):
    t = table(f"seat 0: industry, footprint 6; foundations 0: 15 industry; migrants 0: s13-00; {goods}")
    t.choose("do:trade", "spot:s13-00", *stop)
    assert t.prompt == "diaspora"
    s = t.state
    names = s.rules.atlas.spot_ids
    away = distances(s, names.index("s14-03"), NOBODY)
    free = {f"spot:{x}" for n, x in enumerate(names) if s.terrain[n] and s.owner[n] == NOBODY and 0 < away[n] <= 3}
    assert set(t.legal()) == free
    assert "spot:s13-00" in free


@clause("BO-16.3", "BO-14.6")
def test_a_technology_learned_by_negotiation_brings_its_bonus(table):
    t = table("""
        seat 0: industry, footprint 2, energy 5; seat 1: energy 6; foundations 0: 15 industry
        migrants 0: s13-06; cities 1: h106/1; migrants 1: s01-00
    """)
    t.choose("do:trade", "say:create", "tech:energy")
    assert (seat(t, 0)["technology"]["energy"], seat(t, 0)["technology"]["metallurgy"]) == (6, 2)


@clause("BO-16.12")
@pytest.mark.parametrize(
    ("philosophy", "condemned"), [("freedom", True), ("abolitionist", True), ("unity", False), ("equality", False)]
)
def test_slavery_is_condemned_by_the_friends_of_freedom(table, philosophy, condemned):
    t = table(f"""
        philosophy {philosophy}; seat 0: politics, footprint 6; foundations 0: 8 politics; migrants 0: s14-03
        cities 0: h000/1; migrants 1: s15-04 s24-21
    """)
    t.choose("do:enslave", "say:create")
    assert (("BO-16.12", "immoral") in t.log()) == condemned


@clause("BO-16.2", "BO-2.4")
def test_a_virtual_trader_trades_and_vanishes(table):
    twelve = TWELVE.replace("s03-00", "s13-06")
    t = table(f"""
        seat 0: industry, footprint 6; foundations 0: 15 industry; migrants 0: {twelve}; cities 1: h106/1
        migrants 1: s24-21
    """)
    t.choose("do:trade", "say:create")
    assert (t.seat, t.prompt, len(seat(t, 0)["migrants"])) == (0, "negotiate", 12)


@clause("BO-21.25")
def test_a_compulsory_war_is_turned_against_somebody_who_can_be_beaten(table):
    t = table("""
        players 3; option goal=cooperative; seat 0: politics, metallurgy 2, footprint 6; foundations 0: 20 politics
        migrants 0: s13-00; migrants 1: s13-04 s24-21; migrants 2: s15-04 s24-19; seat 2: metallurgy 3
    """)
    assert t.prompt == "piece"  # war is all there is, and seat 1 the only target
    t.choose("say:create")
    assert seat(t, 1)["migrants"] == ["s24-21"]


# --- solo -----------------------------------------------------------------------------------------------------------


@clause("BO-21.19")
def test_a_solo_card_costs_its_epoch(table):
    text = (
        "players 1; option variant=solo; epoch 3; phase auction; card 46; market culture: 157 {}, -, -; seat 0: will 0"
    )
    assert table(text.format("0 0")).prompt != "purchase"
    t = table(text.format("0 0 0")).choose("say:pay")
    assert (seat(t, 0)["elders"], t.prompt) == (0, "orientation")


# --- worked examples from beginning to end --------------------------------------------------------------------------


@clause("BO-12.6", "BO-16.1a", "BO-16.4")
def test_spread_pray_and_preach_with_the_same_migrant(table):
    t = table("""
        epoch 2; seat 0: culture, mysticism 1, emotions 3, footprint 6; seat 1: mysticism 1, emotions 3
        foundations 0: 25 culture, 8 culture, 7 culture; cities 0: h108/1; migrants 0: s13-00
        cities 1: h105/1; migrants 1: s24-21
    """)
    t.choose("do:spread", "spot:s13-00", "spot:s13-04", "do:prayer", "region:emotions")
    assert t.legal() == ["do:prayer", "do:preach", "say:skip"]
    t.choose("do:preach", "say:pass")
    assert (seat(t, 0)["cities"], seat(t, 1)["cities"]) == (["h105/1!", "h108/1"], [])
    assert (seat(t, 1)["crown_dissident"], seat(t, 0)["migrants"]) == (False, ["s13-04!"])


@clause("BO-16.6", "BO-16.10", "BO-9.14", "BO-19.1")
def test_a_siege_with_its_consequent_and_the_hunger_after_it(table):
    t = table("""
        epoch 2; seat 0: politics, metallurgy 2, footprint 2, will 0; foundations 0: 24 politics; migrants 0: s14-03
        cities 1: h106/1; migrants 1: s01-00 s03-00
    """)
    t.choose("do:war", "spot:s15-06", "spot:s01-00")  # refugee, and a migrant of the map becomes a dissident
    assert (seat(t, 0)["cities"], seat(t, 1)["crown_dissident"]) == (["h106/1!"], True)
    assert (t.seat, t.prompt) == (0, "consequent")
    t.choose("say:yes", "say:skip")
    assert seat(t, 0)["technology"]["metallurgy"] == 3
    assert (t.seat, t.prompt, t.legal()) == (0, "starve", ["spot:s14-03", "hex:h106"])
    t.choose("spot:s14-03", "say:crown")
    assert (seat(t, 0)["migrants"], seat(t, 0)["crown_dissident"], t.view()["active"]) == ([], True, 1)
