"""Section 6: events; section 18: Milankovitch cycles."""

import holotype
from tests.helpers import Table, clause

QUIET = "; option mode=basic"  # no Milankovitch, no requirements


def seat(t, n):
    return t.view()["seats"][n]


# --- disease, famine, pollution -----------------------------------------------------------------------------------


@clause("BO-6.1", "BO-6.2", "BO-6.4", "BO-6.6")
def test_crowd_disease_with_one_city_and_one_elder_rounded_down_costs_nothing(table):
    t = table("""
        epoch 2; phase events; card 26; option mode=basic
        seat 0: will 0; cities 0: h105/1 h106/1; market culture: 127 0, -, -
    """)
    assert (t.prompt, t.legal()) == ("round-elders", ["say:up", "say:down"])
    t = table(
        """
        epoch 2; phase events; card 35; option mode=basic; philosophy natural-law
        seat 0: will 0; cities 0: h105/1; market culture: 127 0, -, -
    """
    )
    assert seat(t, 0)["technology"]["immunology"] == 1  # one city does not exceed stage 1: not struck
    t = table("""
        epoch 2; phase events; card 29; option mode=basic
        seat 0: will 0, footprint 2; cities 0: h105/1; market culture: 127 0, -, -
    """)  # zoonotic: footprint 2 above immunology 1
    assert (t.prompt, t.legal()) == ("round-cities", ["say:up", "say:down"])
    t.choose("say:down", "say:down")
    assert (seat(t, 0)["cities"], seat(t, 0)["elders"]) == (["h105/1"], 1)
    assert seat(t, 0)["technology"]["immunology"] == 2
    assert not seat(t, 0)["crown_dissident"]


@clause("BO-6.5", "BO-6.6", "BO-6.3", "BO-9.14", "BO-1.8")
def test_zoonotic_disease_halves_cities_and_elders_one_at_a_time_and_spares_emissaries(table):
    t = table("""
        epoch 2; phase events; card 29; option mode=basic; turn 0
        seat 0: will 0, emotions 1, vocabulary 2, footprint 4, immunology 2
        cities 0: h105/1 h106/1 h107/1; market culture: 127 0 0, 128 0, -
        inventions 1: 117 politics 0; seat 1: politics
    """)
    t.choose("say:up")
    assert t.prompt == "round-elders"
    t.choose("say:down")
    assert (t.prompt, t.legal()) == ("lose-city", ["hex:h105", "hex:h106", "hex:h107"])
    t.choose("hex:h106")
    assert (t.prompt, t.legal()[-1]) == ("refugee", "say:pass")
    assert t.legal() == ["spot:s14-03", "spot:s15-04", "spot:s15-06", "spot:s13-06", "spot:s13-04", "say:pass"]
    t.choose("spot:s14-03", "hex:h105", "say:pass")
    assert (t.prompt, t.legal()) == ("lose-elder", ["card:cave-painting", "card:bone-flute"])
    t.choose("card:cave-painting")
    me = seat(t, 0)
    assert (me["cities"], me["migrants"], me["elders"], me["emissaries"]) == (["h107/1"], ["s14-03"], 2, 1)
    assert (me["technology"]["immunology"], me["will"], me["crown_dissident"]) == (4, 1, False)
    assert seat(t, 1)["technology"]["immunology"] == 1


@clause("BO-6.17")
def test_famine_halves_those_with_more_cities_than_footprint_and_teaches_nothing(table):
    t = table("""
        epoch 2; phase events; card 28; option mode=basic; philosophy natural-law
        seat 0: footprint 1; cities 0: h105/1 h106/1; migrants 0: s01-00
    """)
    assert (t.prompt, t.legal()) == ("lose-city-to-famine", ["hex:h105", "hex:h106"])
    t.choose("hex:h105", "say:pass")
    assert (seat(t, 0)["cities"], seat(t, 0)["technology"]["immunology"]) == (["h106/1"], 1)


@clause("BO-6.16")
def test_pollution_brings_chaos_and_then_costs_an_elder_or_a_city(table):
    t = table("""
        epoch 4; phase events; card 82; option mode=basic
        seat 0: will 0; cities 0: h105/1 h106/1 h107/1 h108/1; migrants 0: s01-00 s03-00
        market culture: 187 0, -, -; inventions 1: 177 politics 0; seat 1: politics; seat 0: will 0, emotions 3
    """)
    assert (t.prompt, t.legal()) == ("dissident-from", ["spot:s01-00", "spot:s03-00"])
    t.choose("spot:s01-00")
    assert (t.prompt, t.legal()) == (
        "pollution",
        ["card:romanticism", "hex:h105", "hex:h106", "hex:h107", "hex:h108"],
    )
    t.choose("hex:h108", "say:pass")
    assert (seat(t, 0)["urbanization"], seat(t, 0)["crown_dissident"], seat(t, 0)["migrants"]) == (3, True, ["s03-00"])


# --- catastrophe ----------------------------------------------------------------------------------------------------


@clause("BO-6.7", "BO-9.15", "BO-9.16", "BO-9.18")
def test_a_catastrophe_kills_migrants_then_the_city_and_the_homeless_resettle(table):
    # Totemism: Yellowstone is on the Great Plains (h101).
    t = table("""
        phase events; card 8; option mode=basic; turn 1; philosophy natural-law
        migrants 0: s04-03 s01-00; migrants 1: s05-04; cities 0: h101/1; seat 1: footprint 2
    """)
    assert (t.seat, t.prompt) == (0, "refugee")
    assert "spot:s05-04" in t.legal()  # migrants are gone before the city
    t.choose("spot:s03-06")
    assert (t.seat, t.prompt) == (1, "diaspora")
    assert "spot:s05-04" not in t.legal()  # elsewhere than where it was lost
    assert "spot:s04-03" in t.legal()
    assert "spot:s05-10" not in t.legal()  # four steps away, with energy 3
    t.choose("spot:s06-09")
    assert seat(t, 0)["migrants"] == ["s01-00", "s03-06"]
    assert seat(t, 1)["migrants"] == ["s06-09"]
    assert not seat(t, 0)["crown_dissident"]


@clause("BO-6.7", "BO-9.15")
def test_after_a_catastrophe_the_challenger_resettles_before_the_owner_of_the_city(table):
    t = table("""
        players 3; phase events; card 8; option mode=basic; philosophy natural-law; turn 2
        migrants 2: s04-03; migrants 0: s05-04; cities 1: h101/1
    """)
    assert (t.seat, t.prompt) == (1, "refugee")
    asked = []
    t.choose("say:pass")
    for _ in range(3):
        asked.append((t.seat, t.prompt))
        t.choose(t.legal()[0])
    assert asked == [(2, "diaspora"), (0, "diaspora"), (1, "diaspora")]


@clause("BO-6.8", "BO-6.13")
def test_the_challenger_flips_a_chit_at_the_epicentre(table):
    t = table("phase events; card 11; option mode=basic; chit h101")
    assert t.view()["chits"] == {"h101": "desert"}  # Toba is elsewhere
    t = table("phase events; card 8; option mode=basic; chit h101; philosophy natural-law; cities 1: h307/1")
    assert t.prompt == "chit-goal"
    assert {token.removeprefix("hex:") for token in t.legal()} == {
        *("h202", "h301", "h307", "h308", "h403", "h404", "h406", "h410", "h503", "h506", "h509")
    }
    t.choose("hex:h307")
    assert (t.seat, t.prompt) == (1, "refugee")
    t.choose("say:pass")
    assert t.view()["chits"] == {"h307": "jungle"}
    assert seat(t, 1)["cities"] == []


# --- climate --------------------------------------------------------------------------------------------------------


@clause("BO-6.9", "BO-6.13", "BO-3.2")
def test_cooling_turns_a_sea_into_ice_and_destroys_a_city_but_no_migrant(table):
    t = table("""
        phase events; card 13; option mode=basic; turn 1; chit h103 h110; cities 0: h002/1; migrants 0: s05-00 s13-18
    """)
    assert (t.seat, t.prompt, t.legal()) == (1, "chit", ["hex:h103", "hex:h110"])
    t.choose("hex:h110")
    assert t.legal() == [
        f"hex:{h}"
        for h in [
            "h000",
            "h001",
            "h002",
            "h003",
            "h004",
            "h006",
            "h007",
            "h008",
            "h009",
            "h010",
            "h102",
            "h208",
            "h603",
        ]
    ]
    t.choose("hex:h002", "say:pass")
    assert t.view()["chits"] == {"h002": "ice", "h103": "sea"}
    assert (seat(t, 0)["cities"], seat(t, 0)["migrants"]) == ([], ["s05-00", "s13-18"])


@clause("BO-6.10", "BO-6.11", "BO-6.12")
def test_warming_deforestation_and_forestation_flip_their_chits(table):
    t = table("phase events; card 12; option mode=basic; chit h002 h403")  # warming, deforestation
    t.choose("hex:h103")
    assert t.view()["chits"] == {"h103": "sea", "h403": "jungle"}
    t.choose("hex:h305")
    assert t.view()["chits"] == {"h103": "sea", "h305": "desert"}
    t = table("phase events; card 2; option mode=basic; chit h305")  # forestation
    t.choose("hex:h403")
    assert t.view()["chits"] == {"h403": "jungle"}


@clause("BO-6.14", "BO-6.15")
def test_a_climate_event_that_cannot_be_done_gives_way(table):
    t = table("phase events; card 13; option mode=basic; chit h403")  # cooling without a sea
    assert (t.prompt, len(t.legal())) == ("chit-goal", 11)
    t = table("phase events; card 7; option mode=basic; chit h305")  # warming without ice
    t.choose("hex:h403")
    assert t.view()["chits"] == {"h403": "jungle"}
    t = table("phase events; card 13; option mode=basic")
    assert t.view()["chits"] == {}
    assert t.view()["phase"] == "activity"
    white = "h000 h001 h002 h003 h004 h006 h007 h008 h009 h010 h102 h208 h603"
    t = table(f"phase events; card 13; option mode=basic; chit h103 h403 {white}")  # no white ring is free
    assert (t.prompt, t.view()["chits"]["h103"]) == ("chit-goal", "sea")


@clause("BO-18.1", "BO-18.3")
def test_two_coolings_make_an_icehouse(table):
    t = table("phase events; card 13; reserve 3 5; chit h103 h110")
    t.choose("hex:h103", "hex:h000")
    assert t.view()["chits"] == {"h000": "ice", "h110": "sea"}
    assert "hex:h000" not in t.legal()
    t.choose("hex:h001")
    assert t.view()["chits"] == {"h000": "ice", "h001": "ice"}
    assert t.view()["turned_up"] == ["persistence-hunting", "hand-axe-tradition"]


@clause("BO-18.1", "BO-18.2")
def test_another_card_leaves_the_normal_event(table):
    t = table("phase events; card 13; reserve 5 3; chit h103 h110")
    t.choose("hex:h103", "hex:h000")
    assert (t.view()["chits"], t.prompt != "chit") == ({"h000": "ice", "h110": "sea"}, True)
    t = table("phase events; card 17; reserve 12; chit h002 h003")  # two warmings: hothouse
    t.choose("hex:h002", "hex:h103")
    assert t.prompt == "chit-goal"
    t.choose("hex:h110")
    assert t.view()["chits"] == {"h103": "sea", "h110": "sea"}


@clause("BO-18.4", "BO-18.5")
def test_no_card_is_turned_up_without_a_chit_and_an_icehouse_stops_when_the_rings_are_full(table):
    t = table("phase events; card 13; reserve 3 5; chit h403")
    assert t.view()["turned_up"] == ["hand-axe-tradition", "persistence-hunting"]
    assert t.prompt == "chit-goal"  # deforestation instead
    white = "h001 h002 h003 h004 h006 h007 h008 h009 h010 h102 h208 h603"
    t = table(f"phase events; card 13; reserve 3; chit h103 h110 {white}")
    t.choose("hex:h103")
    chits = t.view()["chits"]
    assert (chits["h000"], chits["h110"], "h103" in chits) == ("ice", "sea", False)
    t = table(f"phase events; card 13; reserve 3; chit h103 h403 h000 {white}")
    assert (t.prompt, t.view()["chits"]["h103"]) == ("chit-goal", "sea")
    t = table("phase events; card 13; reserve 3; chit h103; option mode=basic")
    t.choose("hex:h000")
    assert t.view()["turned_up"] == ["hand-axe-tradition"]
    t = table("phase events; card 13; chit h103 h110; reserve")
    t.choose("hex:h103", "hex:h000")
    assert t.view()["chits"] == {"h000": "ice", "h110": "sea"}


# --- crisis and dictators -------------------------------------------------------------------------------------------


@clause("BO-6.18", "BO-6.19")
def test_genocide_costs_a_foundation_and_quells_all(table):
    t = table("""
        phase events; card 10; philosophy unity; seat 0: politics, will 0, dissident
        foundations 0: 1 politics dissident, 3 politics; market culture: 97 0, 98 0, -
    """)
    assert (t.prompt, t.legal()) == ("genocide", ["card:grooming-and-gossip", "card:hand-axe-tradition"])
    t.choose("card:grooming-and-gossip")
    assert (t.prompt, t.legal()) == ("quell-loss", ["card:laughter", "card:lullaby"])
    t.choose("card:laughter")
    me = seat(t, 0)
    assert (me["elders"], me["crown_dissident"], me["will"]) == (0, False, 2)
    assert [f["card"] for f in me["foundations"]] == ["hand-axe-tradition"]
    t = table("phase events; card 10; philosophy unity; seat 0: mysticism 1, dissident; foundations 0: 1 politics")
    assert len(seat(t, 0)["foundations"]) == 1  # one dissident is not more than one mysticism


@clause("BO-6.20", "BO-9.4a")
def test_civil_war_is_two_chaos_at_once_and_one_revolution(table):
    text = """
        phase events; card 10; philosophy start; seat 0: politics, dissident
        foundations 0: 1 politics dissident; migrants 0: s13-18 s14-19
    """
    t = table(text)
    assert (t.prompt, t.legal()) == ("quell-loss", ["spot:s13-18", "spot:s14-19"])
    t.choose("spot:s13-18")  # for the second dissident there is nothing left to lose
    assert t.log().count(("BO-9.4", "chaotic-revolution")) == 1
    assert (t.view()["seats"][0]["ruling"], t.view()["seats"][0]["migrants"]) == ("culture", ["s14-19"])
    t = table("phase events; card 10; philosophy start; seat 0: politics; foundations 0: 1 politics dissident")
    assert t.log().count(("BO-6.20", "civil-war")) == 0  # one dissident, diversity 1


@clause("BO-6.21")
def test_economic_crisis_compares_dissidents_and_mysticism_with_cities(table):
    t = table("phase events; card 10; philosophy equality; seat 0: politics, mysticism 1, emotions 3; cities 0: h105/1")
    assert ("BO-6.21", "economic-crisis") not in t.log()
    t = table("phase events; card 10; philosophy equality; seat 0: politics, mysticism 1, emotions 3")
    assert ("BO-6.21", "economic-crisis") in t.log()
    assert ("BO-9.4", "chaotic-revolution") in t.log()


@clause("BO-6.22", "BO-7.12")
def test_a_right_wing_dictator_goes_to_the_most_mystic_from_the_challenger_on(table):
    t = table("""
        epoch 4; phase events; card 79; turn 1; players 3; philosophy start
        seat 0: mysticism 1, emotions 3; seat 1: mysticism 1, emotions 3, culture, will 0; seat 2: will 1
        foundations 1: 1 culture dissident, 2 culture, 3 politics; market culture: 187 1, -, -
    """)
    assert (t.seat, t.prompt, t.legal()) == (1, "orientation", ["discipline:culture", "discipline:politics"])
    assert seat(t, 1)["technology"]["metallurgy"] == 2
    t.choose("discipline:culture")
    me = seat(t, 1)
    assert [(f["card"], f["column"]) for f in me["foundations"]] == [
        ("hand-axe-tradition", "politics"),
        ("standing-army", "culture"),
    ]
    assert (me["elders"], me["will"]) == (0, 1)  # the dissident on the purged card was quelled
    assert me["ruling"] == "culture"


@clause("BO-6.22")
def test_a_left_wing_dictator_goes_to_the_most_dissidents_and_without_any_to_the_challenger(table):
    text = "epoch 2; phase auction; card 32; turn 1; {}"
    assert table(text.format("seat 0: dissident")).seat == 0
    assert table(text.format("seat 0: mysticism 1, emotions 3")).seat == 1


@clause("BO-18.5")
def test_without_a_reserve_cooling_is_never_extreme(table):
    t = table("phase challenge; top 13; seat 0: will 0, vocabulary 2; market culture: 97 0, -, -; chit h103 h105")
    t.choose("say:challenge", "hex:h103", "hex:h002")
    assert t.view()["chits"] == {"h002": "ice", "h105": "sea"}
    assert not {"milankovitch", "icehouse"} & {event for _, event in t.log()}


@clause("BO-6.7", "BO-6.22", "BO-7.1")
def test_a_name_that_no_hex_bears_strikes_nobody_and_a_dictator_may_come_first(tmp_path):
    events = "{type: dictator, wing: right}, {type: catastrophe, name: Atlantis}"
    (tmp_path / "challenge_cards.yaml").write_text(f"cards:\n- {{id: BO.013, events: [{events}]}}\n")
    game = holotype.load("bios_origins", pack=tmp_path)
    cities = " ".join(f"h{row}0{n}/1" for row in range(2) for n in range(4))
    t = Table(game.position(f"phase events; card 13; seat 1: mysticism 1; cities 0: {cities}; migrants 0: s01-00"))
    assert ("BO-6.7", "catastrophe-nowhere") in t.log()
    assert (seat(t, 0)["urbanization"], seat(t, 0)["migrants"]) == (8, ["s01-00"])
    assert ("BO-6.22", "dictator") in t.log()
    assert (t.seat, t.prompt) == (1, "orientation")
