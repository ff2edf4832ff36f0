"""Section 16: transactions, negotiation, morality."""

import pytest

from tests.helpers import clause


def seat(t, n):
    return t.view()["seats"][n]


TRADE = """
    seat 0: industry, footprint 2, will 0, vocabulary 3; foundations 0: 15 industry
    migrants 0: s13-06; cities 1: h106/1; migrants 1: s01-00; seat 1: footprint 1, culture
"""


@clause("BO-16.1", "BO-16.2", "BO-16.3")
def test_a_trade_lets_both_negotiate_and_then_its_consequent(table):
    t = table("""
        epoch 2; seat 0: industry, footprint 2, dissident; foundations 0: 33 industry; cities 0: h105/1
        cities 1: h106/1; migrants 1: s01-00; seat 1: footprint 1
    """)
    t.choose("do:trade")
    assert (t.seat, t.prompt) == (0, "negotiate")
    assert t.legal() == ["region:emotions", "region:vocabulary", "say:crown", "say:pass"]
    t.choose("say:crown")
    assert (t.seat, t.prompt) == (1, "negotiate")
    assert t.legal() == ["tech:footprint", "region:emotions", "region:vocabulary", "say:pass"]
    t.choose("tech:footprint")
    assert (t.seat, t.prompt, t.legal()) == (0, "consequent", ["say:yes", "say:no"])
    t.choose("say:yes")
    me = seat(t, 0)
    assert (me["pool"], me["migrants"], me["crown_dissident"], me["technology"]["maritime"]) == (12, [], False, 1)
    assert seat(t, 1)["technology"]["footprint"] == 2


@clause("BO-16.3")
def test_who_negotiates_for_nothing_gets_nothing(table):
    t = table("""
        epoch 2; seat 0: industry, footprint 2, dissident; foundations 0: 33 industry; cities 0: h105/1
        cities 1: h106/1; migrants 1: s01-00; seat 1: footprint 1
    """)
    t.choose("do:trade")
    before = seat(t, 0)
    t.choose("say:pass")
    assert (t.seat, t.prompt, seat(t, 0)) == (1, "negotiate", before)


@clause("BO-16.2", "BO-16.1")
def test_a_trading_migrant_that_stands_by_is_expended(table):
    t = table(TRADE)
    assert t.legal() == ["do:trade", "say:skip"]
    t.choose("do:trade")
    assert (t.prompt, t.legal()) == ("piece", ["say:create", "spot:s13-06"])
    t.choose("spot:s13-06")
    assert (t.seat, t.prompt) == (0, "diaspora")  # it was the last token
    assert "spot:s13-06" not in t.legal()
    t = table(TRADE).choose("do:trade", "say:create")
    assert (seat(t, 0)["migrants"], seat(t, 0)["pool"], t.prompt) == (["s13-06"], 11, "negotiate")


@clause("BO-16.1")
def test_only_a_migrant_that_stands_by_or_gets_there_may_trade_with_a_city(table):
    t = table(TRADE.replace("s13-06", "s13-06 s24-21")).choose("do:trade")
    assert (t.prompt, t.legal()) == ("piece", ["say:create", "spot:s13-06"])  # not the one in New Zealand
    beset = "migrants 1: s14-03 s15-04 s15-06 s14-07 s13-04"  # all other spots of the city
    t = table(TRADE.replace("s13-06", "s13-06 s24-21").replace("migrants 1: s01-00", beset))
    t.choose("do:trade", "hex:h106")
    assert (t.prompt, seat(t, 0)["migrants"]) == ("negotiate", ["s24-21"])


@clause("BO-16.3")
def test_a_negotiation_frees_a_pawn_or_a_dissident_or_nothing(table):
    t = table(TRADE.replace("will 0", "will 0, dissident") + "; foundations 0: 18 industry dissident").choose(
        "do:trade", "say:create"
    )
    assert t.legal() == [
        *("region:emotions", "region:vocabulary", "say:crown", "card:sexual-division-of-labor", "say:pass")
    ]
    u = t.state.copy()
    t.choose("region:emotions")
    assert (seat(t, 0)["emotions"], seat(t, 0)["will"]) == (3, 1)
    u.apply("card:sexual-division-of-labor")
    assert (u.f_dissident, u.pool[0]) == ([0, 0], 10)


@clause("BO-16.1a", "BO-16.4", "BO-12.6")
def test_preaching_to_a_city_needs_a_migrant_that_may_act(table):
    text = """
        seat 0: culture, mysticism {}, emotions 2, footprint 6; foundations 0: 8 culture; migrants 0: s13-04{}
        cities 1: h105/1; migrants 1: s01-00; seat 1: mysticism 1, emotions 3; {}
    """
    t = table(text.format(2, "", ""))
    assert t.legal() == ["do:prayer", "do:preach", "say:skip"]
    t.choose("do:preach")
    assert (t.seat, t.prompt) == (1, "refugee")
    t.choose("spot:s13-06")
    assert (seat(t, 0)["cities"], seat(t, 1)["cities"], seat(t, 1)["crown_dissident"]) == (["h105/1!"], [], False)
    assert seat(t, 0)["migrants"] == ["s13-04"]  # it stays, and has not moved
    assert "do:preach" not in table(text.format(1, "", "")).legal()
    t = table(text.format(2, "!", ""))
    assert t.choose("say:pass").legal() == ["do:prayer", "say:skip"]  # it moved this turn
    assert "do:preach" in table(text.format(2, "!", "cities 0: h108/1")).legal()  # a horse: blitz


@clause("BO-16.4")
def test_preaching_to_a_migrant_takes_its_spot_without_chaos(table):
    t = table("""
        seat 0: culture, mysticism 2, emotions 2, footprint 6; foundations 0: 8 culture; migrants 0: s13-04
        migrants 1: s14-03 s01-00
    """)
    t.choose("do:preach", "say:create")
    assert (seat(t, 0)["migrants"], seat(t, 1)["migrants"]) == (["s14-03!", "s13-04"], ["s01-00"])
    assert (seat(t, 1)["pool"], seat(t, 1)["crown_dissident"]) == (11, False)


@clause("BO-16.4", "BO-16.15")
def test_the_first_spot_of_the_map_is_a_target_like_any_other(table):
    t = table("""
        seat 0: culture, mysticism 2, emotions 2, footprint 6, energy 5; foundations 0: 8 culture; migrants 0: s02-01
        migrants 1: s01-00 s13-18
    """)
    t.choose("do:preach", "say:create")
    assert (seat(t, 0)["migrants"], seat(t, 1)["migrants"]) == (["s01-00!", "s02-01"], ["s13-18"])


WAR = """
    seat 0: politics, metallurgy {}, footprint 6, will 0, vocabulary 3; foundations 0: 20 politics; migrants 0: s13-04
    migrants 1: s14-03 s01-00; seat 1: metallurgy 2, politics
"""


@clause("BO-16.5", "BO-9.5", "BO-16.15")
def test_war_on_a_migrant_compares_metallurgy(table):
    t = table(WAR.format(3)).choose("do:war", "say:create")
    assert (seat(t, 0)["migrants"], seat(t, 1)["migrants"]) == (["s14-03!", "s13-04"], ["s01-00"])
    assert (seat(t, 1)["crown_dissident"], seat(t, 0)["crown_dissident"]) == (True, False)
    t = table(WAR.format(2)).choose("do:war", "say:create", "say:crown")
    assert (seat(t, 0)["migrants"], seat(t, 1)["migrants"]) == (["s13-04"], ["s01-00"])
    assert [s["crown_dissident"] for s in t.view()["seats"]] == [True, True]
    t = table(WAR.format(1)).choose("do:war", "say:create", "say:crown")
    assert (seat(t, 0)["migrants"], seat(t, 1)["migrants"]) == (["s13-04"], ["s01-00", "s14-03"])
    assert [s["crown_dissident"] for s in t.view()["seats"]] == [True, False]


@clause("BO-16.5", "BO-16.13", "BO-12.6")
def test_a_moved_migrant_fights_and_in_an_even_fight_the_defender_comes_first(table):
    t = table(WAR.format(2) + "; foundations 1: 1 politics")
    t.choose("do:war", "spot:s13-04")
    assert (t.seat, t.prompt) == (1, "rainbow")
    t.choose("say:crown")
    assert (t.seat, t.prompt) == (0, "diaspora")  # the attacker had nothing else
    t.choose(t.legal()[0], "say:crown")
    assert seat(t, 0)["pool"] + len(seat(t, 0)["migrants"]) == 11
    t = table(WAR.format(3)).choose("do:war", "spot:s13-04")
    assert seat(t, 0)["migrants"] == ["s14-03"]


@clause("BO-2.4", "BO-16.14", "BO-16.5")
def test_a_virtual_migrant_fights_but_stays_nowhere(table):
    twelve = "s13-04 s03-00 s05-00 s07-00 s15-00 s17-00 s19-00 s21-00 s23-00 s04-03 s13-18 s12-13"
    text = WAR.replace("migrants 0: s13-04", f"migrants 0: {twelve}").replace("s01-00", "s24-21")
    t = table(text.format(3)).choose("do:war", "say:create")
    assert (len(seat(t, 0)["migrants"]), seat(t, 1)["migrants"], seat(t, 1)["crown_dissident"]) == (
        12,
        ["s24-21"],
        True,
    )
    t = table(text.format(2)).choose("do:war")
    t.choose("say:create")
    assert (t.seat, t.prompt) == (0, "dissident-from")  # another piece supplies the chaos
    t.choose("spot:s13-18")
    assert (len(seat(t, 0)["migrants"]), seat(t, 1)["migrants"]) == (11, ["s24-21"])


@clause("BO-16.6", "BO-16.10", "BO-16.11", "BO-9.14", "BO-19.1")
def test_a_siege_takes_the_city_and_may_starve_the_victor(table):
    t = table(
        """
        turn 0; seat 0: politics, metallurgy 2, footprint 2, will 0, vocabulary 3; foundations 0: 3 politics
        migrants 0: s14-03; cities 1: h106/1; migrants 1: s01-00 s03-00
    """
    )
    assert t.legal() == ["do:spread", "do:war", "say:skip"]
    t.choose("do:war")
    assert (t.seat, t.prompt) == (1, "refugee")
    t.choose("spot:s15-06")
    assert (t.seat, t.prompt, t.legal()) == (1, "dissident-from", ["spot:s01-00", "spot:s03-00", "spot:s15-06"])
    t.choose("spot:s01-00")
    assert seat(t, 0)["cities"] == ["h106/1!"]
    assert seat(t, 1)["crown_dissident"]
    t.choose("say:skip")  # upper row
    assert (t.seat, t.prompt, t.legal()) == (0, "starve", ["spot:s14-03", "hex:h106"])


@clause("BO-16.6", "BO-16.15")
def test_a_siege_needs_higher_metallurgy(table):
    text = """
        seat 0: politics, metallurgy {}, footprint 6; foundations 0: 20 politics; migrants 0: s14-03
        cities 1: h106/1; seat 1: metallurgy 2; migrants 1: s24-21
    """
    assert "do:war" not in table(text.format(2)).legal()
    assert "do:war" in table(text.format(3)).legal()


@clause("BO-2.6", "BO-16.4", "BO-16.6", "BO-16.9")
@pytest.mark.parametrize(
    ("card", "pile", "action"), [(8, "culture", "preach"), (20, "politics", "war"), (8, "politics", "enslave")]
)
def test_a_city_is_taken_with_the_last_cuboid_but_not_without_one(table, card, pile, action):
    text = f"""
        seat 0: {pile}, metallurgy 3, mysticism 2, emotions 2, footprint 6; foundations 0: {card} {pile}
        migrants 0: s14-03; cities 1: h106/1; migrants 1: s24-21
        cities 0: h000/1 h001/1 h002/1 h003/1 h004/1 h009/1 h010/1 h101/1 h102/1{{}}
    """
    t = table(text.format("")).choose(f"do:{action}")
    assert (t.seat, t.prompt) == (1, "refugee")
    t.choose("say:pass")
    assert (seat(t, 0)["urbanization"], "h106/1!" in seat(t, 0)["cities"], seat(t, 1)["cities"]) == (10, True, [])
    assert f"do:{action}" not in table(text.format(" h108/1")).legal()


@clause("BO-16.1a")
def test_a_switch_lets_attacks_on_cities_come_with_a_spread(table):
    text = """
        seat 0: politics, metallurgy 3, footprint 6; foundations 0: 20 politics; migrants 0: s13-00
        cities 1: h106/1; migrants 1: s24-21; option city_attack_includes_spread={}
    """
    assert "do:war" not in table(text.format("false")).legal()
    t = table(text.format("true")).choose("do:war", "say:create")
    assert t.prompt == "spread-goal"
    t.choose("spot:s14-03")
    assert seat(t, 0)["cities"] == ["h106/1!"]
    assert seat(t, 0)["migrants"] == ["s13-00", "s14-03!"]


@clause("BO-16.7", "BO-16.8")
def test_missiles_and_bombs(table):
    text = """
        seat 0: politics, metallurgy {}, footprint 6, maritime {}, energy {}; foundations 0: 20 politics
        migrants 0: s13-18
        cities 1: h106/1; migrants 1: s24-21; seat 1: metallurgy 2, footprint 6
    """
    t = table(text.format(3, 8, 5)).choose("do:war")
    assert seat(t, 0)["cities"] == ["h106/1!"]  # a siege from afar
    assert "do:war" not in table(text.format(2, 8, 5)).legal()
    t = table(text.format(2, 8, 8)).choose("do:war")
    assert (seat(t, 0)["cities"], seat(t, 1)["cities"], t.prompt) == ([], [], "refugee")
    t = table(text.format(3, 8, 8)).choose("do:war")
    assert (t.prompt, t.legal()) == ("mode", ["say:missile", "say:bomb"])
    t.choose("say:bomb", "say:pass")
    assert (seat(t, 0)["cities"], seat(t, 1)["cities"]) == ([], [])
    near = text.replace("migrants 0: s13-18", "migrants 0: s14-03").format(1, 1, 8)
    t = table(near).choose("do:war", "say:pass")
    assert (seat(t, 1)["cities"], seat(t, 1)["crown_dissident"]) == ([], True)


@clause("BO-16.9")
def test_enslaving_needs_more_cities(table):
    text = """
        seat 0: politics, footprint 6; foundations 0: 8 politics; migrants 0: s14-03; {}
        cities 1: h106/1; migrants 1: s15-04 s24-21
    """
    assert "do:enslave" not in table(text.format("cities 0: h000/1")).legal()
    t = table(text.format("cities 0: h000/1 h001/1")).choose("do:enslave")
    assert t.legal() == ["spot:s15-04", "hex:h106"]
    u = t.state.copy()
    t.choose("hex:h106", "say:pass")
    assert (t.seat, t.prompt) == (1, "dissident-from")
    u.apply("spot:s15-04")
    u.apply("say:create")
    assert u.crowned == [0, 1]
    assert u.owner.count(1) == 1


@clause("BO-16.12", "BO-16.13")
def test_the_age_may_condemn_a_transaction(table):
    text = "philosophy {}; " + WAR.format(3)
    for philosophy, prompt in (("unity", "dissident-from"), ("pacifist", "dissident-from"), ("equality", "element")):
        t = table(text.format(philosophy)).choose("do:war", "say:create")
        assert (t.seat, t.prompt) == (0, prompt)
    preach = (
        "philosophy {}; seat 0: culture, mysticism 2, emotions 2, footprint 6; "
        "foundations 0: 8 culture; migrants 0: s13-04; migrants 1: s14-03 s01-00"
    )
    for philosophy, chaos in (("equality", True), ("agnostic", True), ("freedom", False)):
        t = table(preach.format(philosophy)).choose("do:preach", "say:create")
        assert (t.prompt == "dissident-from") == chaos


@clause("BO-10.7", "BO-16.2")
def test_an_emissary_negotiates_after_the_traders(table):
    t = table("""
        players 3; seat 0: industry, footprint 2; inventions 0: 91 industry 2; migrants 0: s13-06
        cities 1: h106/1; seat 2: will 0
    """)
    t.choose("say:skip", "do:trade", "say:create")
    assert (t.seat, t.prompt) == (0, "negotiate")
    t.choose("say:pass")
    assert (t.seat, t.prompt) == (1, "negotiate")
    t.choose("say:pass")
    assert (t.seat, t.prompt) == (2, "negotiate")


@clause("BO-12.4", "BO-16.12", "BO-16.1")
def test_a_sermon_that_nobody_lets_pass_is_no_scandal(table):
    text = """
        players 3; philosophy agnostic; foundations 0: 8 culture
        seat 0: culture, mysticism 1, emotions 3, footprint 6; seat 1: mysticism 1, emotions 3; seat 2: mysticism 0
        migrants 0: s14-19; migrants 1: s13-18; migrants 2: s13-16 s01-00
    """
    t = table(text).choose("say:pass", "do:preach", "say:create")
    assert (t.seat, t.prompt) == (1, "consent")
    allowed = table(text).choose("say:pass", "do:preach", "say:create", "say:yes")
    assert seat(allowed, 0)["migrants"] == ["s13-16!", "s14-19"]
    assert ("BO-16.12", "immoral") in allowed.log()  # the age is agnostic
    t.choose("say:no")
    assert (t.seat, t.prompt) == (0, "element")
    assert seat(t, 2)["migrants"] == ["s01-00", "s13-16"]
    assert ("BO-16.12", "immoral") not in t.log()


@clause("BO-10.7", "BO-16.3", "BO-15.6")
def test_only_those_with_an_emissary_negotiate(table):
    text = "players 3; seat 0: politics, will 0; seat 1: culture; seat 2: culture; inventions 0: 96 politics {}"
    asked = []
    for guests in ("1", "2", "1 2"):
        t = table(text.format(guests)).choose("say:skip", "do:footprint")
        found = []
        while t.prompt == "negotiate":
            found.append(t.seat)
            t.choose("say:pass")
        asked.append(found)
    assert asked == [[1], [2], [1, 2]]


@clause("BO-16.5", "BO-2.4")
def test_the_last_migrant_of_the_pool_is_a_real_one(table):
    cards = (2, 3, 5, 8, 12, 13, 14, 18, 24)
    crowd = ", ".join(f"{card} politics dissident" for card in cards)
    text = f"""
        epoch 2; seat 0: politics, dissident, metallurgy 2, footprint 6; foundations 0: {crowd}, 20 politics
        migrants 0: s14-19; migrants 1: s13-18 s01-00
    """
    t = table(text).choose("say:pass", "do:war", "say:create")
    assert (seat(t, 0)["migrants"], seat(t, 0)["pool"]) == (["s13-18!", "s14-19"], 0)


@clause("BO-17.3")
def test_a_cold_war_needs_somebody_to_expend(table):
    text = "epoch 3; seat 0: politics, metallurgy 3, will 0, information 3; foundations 0: 76 politics; {}"
    assert "do:cold-war" not in table(text.format("")).legal()
    assert "do:cold-war" in table(text.format("market culture: 157 0, -, -")).legal()
    t = table(text.format("inventions 1: 88 politics 0; migrants 1: s01-00 s03-00"))
    assert seat(t, 0)["emissaries"] == 1
    t.choose("do:cold-war")
    assert (seat(t, 0)["emissaries"], seat(t, 0)["will"], t.seat, t.prompt) == (0, 1, 1, "dissident-from")


@clause("BO-17.3")
def test_a_cold_war_threatens_only_those_with_lower_welfare(table):
    t = table("""
        players 4; epoch 3; turn 2; foundations 2: 76 politics; market culture: 157 2, -, -
        seat 0: metallurgy 2, immunology 2; seat 1: metallurgy 1, immunology 2
        seat 2: politics, metallurgy 3, immunology 1, will 0, information 3, footprint 6
        seat 3: metallurgy 2, immunology 1
    """)
    t.choose("do:cold-war")
    assert (t.seat, t.legal()) == (2, ["player:2", "player:4"])
    t.choose("player:4")
    assert [s["crown_dissident"] for s in t.view()["seats"]] == [False, False, False, True]
