"""Section 9: chaos, quelling, revolution, refugees, diaspora."""

import pytest

from tests.helpers import clause


def seat(t, n):
    return t.view()["seats"][n]


# Economic crisis (2 chaos) and future shock (1 chaos) are the plainest sources.
CRISIS = "phase events; card 10; philosophy equality; "
SHOCK = "phase challenge; deck 0; "


@clause("BO-9.1", "BO-9.2", "BO-3.14", "BO-3.15", "BO-2.8")
def test_chaos_takes_a_map_migrant_to_a_rainbow_of_choice(table):
    t = table(SHOCK + "seat 0: politics; foundations 0: 1 politics, 2 politics; migrants 0: s13-18 s01-00")
    t.choose("say:comet")
    assert (t.prompt, t.legal()) == ("dissident-from", ["spot:s01-00", "spot:s13-18"])
    t.choose("spot:s13-18")
    # Pair Bonding's rainbow is plain and cannot be covered.
    assert (t.prompt, t.legal()) == ("rainbow", ["say:crown", "card:grooming-and-gossip"])
    t.choose("card:grooming-and-gossip")
    me = seat(t, 0)
    assert (me["migrants"], me["pool"], me["crown_dissident"]) == (["s01-00"], 10, False)
    assert [f["dissident"] for f in me["foundations"]] == [True, False]
    assert me["diversity"] == 2  # the crown and the plain rainbow


@clause("BO-9.2")
def test_the_last_map_token_is_not_taken_but_the_pool(table):
    t = table(SHOCK + "seat 0: politics; migrants 0: s13-18; migrants 1: s18-09")
    t.choose("say:comet")
    assert (seat(t, 0)["migrants"], seat(t, 0)["pool"], seat(t, 0)["crown_dissident"]) == (["s13-18"], 10, True)
    t = table(SHOCK + "migrants 0: s13-18; cities 0: h105/1; migrants 1: s18-09")
    t.choose("say:comet")
    assert (seat(t, 0)["migrants"], seat(t, 0)["crown_dissident"]) == ([], True)


@clause("BO-9.4", "BO-9.8", "BO-9.9", "BO-9.11", "BO-9.12", "BO-9.13")
def test_overflow_fills_the_rainbows_and_then_overthrows(table):
    t = table(
        CRISIS
        + """
        seat 0: culture, mysticism 1, emotions 2, vocabulary 0, will 0, information 3, dissident
        foundations 0: 4 culture dissident, 7 culture dissident, 8 culture dissident, 9 culture
        migrants 0: s13-18 s01-00
        market culture: 98 0 0 0 0, -, -
        inventions 0: 102 culture 1, 99 culture 1, 97 culture; seat 1: will 0, emotions 3, vocabulary 2
    """
    )
    assert t.prompt == "dissident-from"
    t.choose("spot:s01-00")
    # One rainbow was free (Grave Goods); five dissidents are quelled with five losses: four elders, then none is left.
    while t.prompt == "quell-loss":
        t.choose(t.legal()[0])
    me = seat(t, 0)
    assert (me["elders"], me["crown_dissident"], me["ruling"]) == (0, False, "industry")
    assert [(f["card"], f["column"], f["dissident"]) for f in me["foundations"]] == [
        ("motherese", "culture", False),
        ("alloparenting", "culture", False),
        ("totemism", "culture", False),
        ("grave-goods", "industry", False),
    ]
    assert [i["card"] for i in me["inventions"]] == ["gestural-language", "burial-rites"]
    assert [i["emissaries"] for i in me["inventions"]] == [[1], [1]]
    assert t.view()["lore"] == ["laughter"]


@clause("BO-9.7", "BO-9.12", "BO-9.14")
def test_losses_are_elders_cities_then_migrants_and_a_refugee_may_be_next(table):
    t = table(
        CRISIS
        + """
        seat 0: culture, mysticism 2, emotions 2, vocabulary 0, will 1, information 2, dissident
        foundations 0: 4 culture dissident, 7 culture dissident, 8 culture dissident
        cities 0: h105/1; migrants 0: s13-18; market culture: 98 0 0, -, -; inventions 0: 97 culture 1
        seat 1: will 0
    """
    )
    assert (t.prompt, t.legal()) == ("quell-loss", ["card:lullaby", "hex:h105"])
    t.choose("card:lullaby", "card:lullaby")
    assert (t.prompt, t.legal()[-1]) == ("refugee", "say:pass")  # the city was all that was left
    t.choose("spot:s13-04")
    assert (t.prompt, t.legal()) == ("quell-loss", ["spot:s13-04", "spot:s13-18"])
    t.choose("spot:s13-04")
    me = seat(t, 0)
    assert (me["migrants"], me["cities"], me["ruling"]) == (["s13-18"], [], "politics")
    assert t.view()["lore"] == []
    assert me["inventions"][0]["card"] == "laughter"


@clause("BO-9.12", "BO-15.5")
def test_an_emissary_on_an_obsolete_idea_comes_home(table):
    t = table(
        CRISIS
        + """
        seat 0: culture, mysticism 1, emotions 3, dissident; foundations 0: 9 culture dissident
        inventions 0: 97 culture 1; seat 1: will 0
    """
    )
    assert (t.view()["lore"], seat(t, 1)["will"], seat(t, 1)["emissaries"]) == (["laughter"], 1, 0)


@clause("BO-9.9")
def test_without_a_foundation_the_coup_is_a_choice(table):
    t = table(CRISIS + "seat 0: politics, mysticism 1, emotions 3, dissident")
    assert (t.prompt, t.legal()) == ("coup", ["discipline:culture", "discipline:industry"])
    t.choose("discipline:industry")
    assert (seat(t, 0)["ruling"], t.view()["phase"], t.seat) == ("industry", "activity", 0)  # no end of turn


@clause("BO-9.4a")
def test_surplus_chaos_may_cost_migrants_by_a_switch(table):
    text = CRISIS + "seat 0: politics, mysticism 1, emotions 3; migrants 0: s13-18 s01-00 s03-00; option {}"
    t = table(text.format("surplus_costs_migrant=true"))
    t.choose("spot:s13-18")  # covers the crown
    assert (t.prompt, t.legal()) == ("surplus", ["spot:s01-00", "spot:s03-00"])
    t.choose("spot:s01-00", "discipline:culture")
    assert seat(t, 0)["migrants"] == ["s03-00"]
    t = table(text.format("surplus_costs_migrant=true").replace(" s03-00", ""))
    t.choose("spot:s13-18")
    assert (t.prompt, seat(t, 0)["migrants"]) == ("coup", ["s01-00"])  # the last one on the map stays
    t = table(text.format("surplus_costs_migrant=false"))
    t.choose("spot:s13-18")
    assert t.prompt == "quell-loss"


@clause("BO-5.6a")
def test_a_revolution_in_the_challenge_phase_may_end_the_turn_by_a_switch(table):
    text = CRISIS + "seat 0: politics, mysticism 1, emotions 3, dissident; option {}"
    t = table(text.format("revolution_ends_any_own_phase=true")).choose("discipline:culture")
    assert t.view()["active"] == 1
    t = table(text.format("revolution_ends_any_own_phase=false")).choose("discipline:culture")
    assert (t.view()["active"], t.view()["phase"]) == (0, "activity")


STARVING = """
    phase end; seat 0: footprint 1, dissident, politics; migrants 0: s04-01 s04-03 s03-00
    option revolution_ends_any_own_phase={}
"""


@clause("BO-5.6a", "BO-19.4")
def test_a_revolution_by_starvation_goes_on_unless_switched(table):
    t = table(STARVING.format("false"))
    t.choose("spot:s04-01")  # overflow: quell, then a coup
    assert t.prompt == "quell-loss"
    t.choose("spot:s03-00", "discipline:culture")
    assert (seat(t, 0)["migrants"], t.view()["active"]) == (["s04-03"], 1)
    t = table(STARVING.format("true"))
    t.choose("spot:s04-01")
    t.choose("spot:s04-03")
    t.choose("discipline:culture")
    assert (seat(t, 0)["migrants"], t.view()["active"]) == (["s03-00"], 1)


@clause("BO-9.3", "BO-9.5", "BO-19.3")
def test_a_migrant_destroyed_by_man_becomes_the_dissident(table):
    t = table("phase end; seat 0: footprint 1; migrants 0: s04-01 s04-03 s13-18")
    assert (t.prompt, t.legal()) == ("starve", ["spot:s04-01", "spot:s04-03"])
    t.choose("spot:s04-03")
    me = seat(t, 0)
    assert (me["migrants"], me["pool"], me["crown_dissident"]) == (["s04-01", "s13-18"], 9, True)


@clause("BO-9.14", "BO-9.3")
def test_a_city_lost_to_man_draws_its_chaos_from_the_map_the_refugee_included(table):
    t = table("phase end; seat 0: footprint 1; cities 0: h105/1; migrants 0: s13-04")
    t.choose("hex:h105")
    assert (t.prompt, "spot:s13-06" in t.legal(), "spot:s12-03" in t.legal()) == ("refugee", True, False)
    t.choose("spot:s13-06")
    assert (t.prompt, t.legal()) == ("dissident-from", ["spot:s13-04", "spot:s13-06"])
    t.choose("spot:s13-06")
    assert (seat(t, 0)["migrants"], seat(t, 0)["crown_dissident"]) == (["s13-04"], True)


# --- diaspora -------------------------------------------------------------------------------------------------------


@clause("BO-9.15", "BO-9.16")
def test_the_last_city_preached_away_without_refuge_goes_to_the_nearest_free_spot(table):
    full = "s11-06 s12-07 s13-06"  # the land spots of France that are not the preacher's
    t = table(f"""
        players 3; seat 0: culture, mysticism 2, emotions 2, footprint 6; foundations 0: 8 culture
        migrants 0: s13-04; cities 1: h105/1; migrants 2: {full}; seat 1: energy 4
    """)
    t.choose("do:preach", "hex:h105")
    assert (t.seat, t.prompt) == (1, "diaspora")
    assert {"spot:s09-10", "spot:s11-00"} <= set(t.legal())  # Canaries and Iceland, whatever the maritime stage
    assert "spot:s14-03" not in t.legal()  # would crowd the Pontic Steppe for footprint 1
    t.choose("spot:s09-10")
    assert (seat(t, 1)["migrants"], seat(t, 1)["cities"], seat(t, 1)["crown_dissident"]) == (["s09-10"], [], False)
    assert seat(t, 0)["cities"] == ["h105/1!"]


@clause("BO-9.15")
def test_a_last_migrant_destroyed_resettles_and_the_pool_supplies_the_chaos(table):
    text = """
        seat 0: politics, metallurgy 2, footprint 6; foundations 0: 20 politics; migrants 0: s14-19
        migrants 1: s13-18; {}
    """
    t = table(text.format("seat 1: culture"))
    t.choose("say:pass", "do:war", "say:create")  # the rival stands in the only way out
    assert (t.seat, t.prompt) == (1, "diaspora")
    t.choose("spot:s12-13")
    assert (seat(t, 1)["migrants"], seat(t, 1)["pool"], seat(t, 1)["crown_dissident"]) == (["s12-13"], 10, True)


@clause("BO-9.17", "BO-12.8")
def test_a_trapped_people_may_resettle_one_migrant_once(table):
    # Jungle and ocean all around Indonesia: no way out.
    t = table("""
        players 2; colours green black; chit h409 h408; seat 0: footprint 1, energy 3; migrants 0: s18-15
    """)
    assert (t.prompt, t.legal()) == ("trapped", ["spot:s18-15", "say:pass"])
    t.choose("spot:s18-15")
    assert t.prompt == "diaspora"
    assert "spot:s18-13" in t.legal()
    t.choose("spot:s18-13")
    assert seat(t, 0)["migrants"] == ["s18-13"]
    assert t.prompt == "element"
    t = table("migrants 0: s13-18")
    assert t.prompt == "element"  # not trapped


@clause("BO-9.17", "BO-9.16", "BO-12.2")
def test_a_trapped_city_may_send_a_migrant_of_the_pool(table):
    # New Zealand, with the ocean all around, feeds its city and nobody else.
    t = table("seat 0: footprint 1; cities 0: h611/1; migrants 1: s01-00")
    assert (t.prompt, t.legal()) == ("trapped", ["hex:h611", "say:pass"])
    t.choose("hex:h611")
    assert t.prompt == "diaspora"
    shores = ("s22-15", "s21-16", "s21-18", "s20-19", "s20-21", "s21-22")  # of New Guinea and Australia
    assert t.legal() == [f"spot:{name}" for name in shores]
    t.choose(t.legal()[0])
    assert (len(seat(t, 0)["migrants"]), seat(t, 0)["pool"], seat(t, 0)["cities"]) == (1, 11, ["h611/1"])


@clause("BO-9.17")
@pytest.mark.parametrize(("neighbours", "prompt"), [("migrants 1: s01-00", "element"), ("cities 1: h611/1", "trapped")])
def test_a_migrant_that_may_step_aside_is_not_trapped(table, neighbours, prompt):
    # New Zealand has two land spots and feeds one token.
    assert table(f"seat 0: footprint 1; migrants 0: s24-19; {neighbours}").prompt == prompt


POLITICIANS = (2, 3, 5, 8, 12, 13, 14, 18, 24, 29)


def crowd(n):
    """So many foundations of politics with a dissident on each."""
    return ", ".join(f"{card} politics dissident" for card in POLITICIANS[:n])


@clause("BO-9.15", "BO-9.2")
def test_a_people_of_dissidents_resettles_one_of_them(table):
    text = "epoch 2; phase events; card 22; seat 0: politics{}; foundations 0: {}, 30 politics{}; cities 0: h105/1"
    t = table(text.format(", dissident", crowd(10), " dissident"))
    assert (t.prompt, seat(t, 0)["pool"], seat(t, 0)["crown_dissident"]) == ("diaspora", 1, False)
    assert sum(f["dissident"] for f in seat(t, 0)["foundations"]) == 11
    t.choose(t.legal()[0])
    assert (len(seat(t, 0)["migrants"]), ("BO-9.15", "diaspora") in t.log()) == (1, True)


@clause("BO-9.15", "BO-9.2")
def test_without_one_on_the_crown_a_dissident_of_a_foundation_resettles(table):
    text = "epoch 2; phase events; card 22; seat 0: politics; cities 0: h105/1; foundations 0: "
    t = table(text + crowd(10) + ", 4 culture dissident, 30 politics dissident")
    assert (t.prompt, seat(t, 0)["pool"], seat(t, 0)["crown_dissident"]) == ("diaspora", 1, False)
    assert sum(f["dissident"] for f in seat(t, 0)["foundations"]) == 11


@clause("BO-9.2", "BO-9.3")
@pytest.mark.parametrize(("mark", "left"), [("", 1), (" dissident", 0)])
def test_the_last_of_the_pool_turns_dissident_and_then_nobody_does(table, mark, left):
    text = "seat 0: politics, dissident; cities 0: h105/1; migrants 1: s18-09; foundations 0: "
    t = table(SHOCK + text + crowd(10) + f", 4 culture{mark}, 30 politics")
    assert seat(t, 0)["pool"] == left
    t.choose("say:comet")
    assert (t.prompt == "rainbow", seat(t, 0)["pool"]) == (False, 0)
    assert sum(f["dissident"] for f in seat(t, 0)["foundations"]) == 11


@clause("BO-9.15", "BO-16.5")
def test_the_last_piece_of_all_only_moves_when_it_falls(table):
    text = """
        epoch 2; seat 0: politics, dissident, metallurgy 1, footprint 6; seat 1: metallurgy 2
        foundations 0: {}, 20 politics; migrants 0: s14-19; migrants 1: s13-18
    """
    t = table(text.format(crowd(10)))
    t.choose("say:pass", "do:war", "spot:s14-19")
    assert (t.seat, t.prompt) == (0, "diaspora")
    t.choose(t.legal()[0])
    assert ("BO-9.5", "chaos") not in t.log()
    assert (len(seat(t, 0)["migrants"]), seat(t, 0)["pool"]) == (1, 0)
    t = table(text.format(crowd(9)))  # one more is in the pool: it suffers the chaos
    t.choose("say:pass", "do:war", "spot:s14-19", "spot:s14-19")
    assert ("BO-9.5", "chaos") in t.log()


@clause("BO-9.15", "BO-16.5")
def test_the_last_piece_of_all_only_moves_when_it_is_killed(table):
    text = """
        epoch 2; seat 0: politics, metallurgy 2, footprint 6; foundations 0: 20 politics; migrants 0: s14-19
        seat 1: politics, dissident; foundations 1: {}; migrants 1: s13-18
    """
    for people, chaos in ((10, False), (9, True)):  # with one more in the pool it suffers the chaos
        t = table(text.format(crowd(people)))
        t.choose("say:pass", "do:war", "say:create")
        assert (t.seat, t.prompt) == (1, "diaspora")
        t.choose(t.legal()[0])
        assert (("BO-9.5", "chaos") in t.log()) == chaos
