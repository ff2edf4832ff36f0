"""Sections 7 and 8: auction, comets, globalization."""

from tests.helpers import clause


def seat(t, n):
    return t.view()["seats"][n]


@clause("BO-7.1", "BO-7.2", "BO-7.3", "BO-7.5")
def test_a_religious_card_adds_mysticism(table):
    text = """
        phase auction; card 9; {}; seat 0: mysticism 2, emotions 2, will 0, culture; seat 1: will 0, emotions 0
        market culture: 97 0, 98 1 1 1 1 1, -
    """
    t = table(text.format("philosophy start"))
    assert (t.seat, t.legal()) == (0, ["say:pass", "number:1"])
    t.choose("number:1")
    assert t.view()["bid"] == {"seat": 0, "pieces": 1, "total": 3}
    assert (t.seat, t.legal()) == (1, ["say:pass", "number:4", "number:5"])


@clause("BO-7.4")
def test_the_philosophy_favours_a_class(table):
    t = table("""
        phase auction; card 9; philosophy natural-law; seat 0: mysticism 2, emotions 2, will 0, industry
        seat 1: will 0, emotions 0, culture; market culture: 97 0, 98 1 1 1 1 1, -
    """)
    assert t.legal() == ["say:pass", "number:1"]  # bonuses alone are no bid
    t.choose("number:1")
    assert t.view()["bid"]["total"] == 4
    assert (t.seat, t.legal()) == (1, ["say:pass", "number:5"])


@clause("BO-7.6", "BO-7.7", "BO-2.9", "BO-7.1")
def test_the_winner_pays_and_losers_do_not(table):
    t = table(
        """
        phase auction; card 13; seat 0: will 0, emotions 3, politics; seat 1: will 0, emotions 2, politics
        market culture: 97 0 1 1, 98 0, -; inventions 0: 88 politics 1
    """
    )
    t.choose("number:2")
    assert (t.seat, t.legal()) == (1, ["say:pass", "number:3"])
    t.choose("number:3", "card:laughter", "card:laughter")
    assert seat(t, 0)["elders"] == 2
    assert (seat(t, 1)["elders"], seat(t, 1)["emissaries"]) == (0, 0)
    assert seat(t, 1)["will"] == 3
    assert (t.seat, t.prompt) == (1, "orientation")


@clause("BO-7.7")
def test_what_is_paid_is_the_winners_choice(table):
    t = table("""
        phase auction; card 13; seat 0: will 0, emotions 3, politics; market culture: 97 0, 98 0, -
    """)
    t.choose("number:1")
    assert (t.prompt, t.legal()) == ("pay-elder", ["card:laughter", "card:lullaby"])
    t.choose("card:lullaby")
    assert [slot["elders"][0] for slot in t.view()["market"]["culture"][:2]] == [1, 0]


@clause("BO-7.8", "BO-7.9")
def test_the_eureka_comes_before_the_requirement(table):
    # Grandmothering: encephalize, prayer; needs menopause.
    text = "phase auction; card 6; seat 0: {}; market culture: 97 0, -, -"
    t = table(text.format("emotions 4, vocabulary 2, will 0"))
    t.choose("number:1", "region:emotions")
    assert (seat(t, 0)["emotions"], seat(t, 0)["mysticism"], t.prompt) == (2, 1, "orientation")
    t = table(text.format("emotions 5, vocabulary 1, will 0"))
    t.choose("number:1", "region:emotions")
    assert (seat(t, 0)["emotions"], seat(t, 0)["foundations"], t.prompt == "orientation") == (3, [], False)
    t = table(text.format("emotions 5, vocabulary 1, will 0"), mode="basic")
    assert t.choose("number:1", "region:vocabulary").prompt == "orientation"


@clause("BO-7.9", "BO-15.2")
def test_requirements_of_stages_cities_and_resources(table):
    text = "epoch {}; phase auction; card {}; seat 0: will 0{}; market culture: {} 0, -, -; {}"
    # Megalith Builders needs footprint 2, Temple Economy a city, Chariot Aristocracy a war animal (dictator: no bid).
    t = table(text.format(2, 27, "", 127, "")).choose("number:1")
    assert t.prompt != "orientation"
    t = table(text.format(2, 27, ", footprint 2", 127, "")).choose("number:1")
    assert t.prompt == "orientation"
    t = table(text.format(2, 34, ", footprint 2", 127, "")).choose("number:1")
    assert t.prompt == "orientation"
    t = table(text.format(2, 41, "", 127, "cities 0: h105/1"))
    assert t.prompt != "orientation"
    t = table(text.format(2, 41, "", 127, "cities 0: h106/1"))
    assert t.prompt == "orientation"


@clause("BO-3.13", "BO-7.10", "BO-7.11")
def test_a_half_of_the_ruling_class_touches_no_dissident(table):
    t = table("""
        phase auction; card 13; seat 0: politics, will 0, dissident; foundations 0: 1 politics
        market culture: 97 0, -, -
    """)
    t.choose("number:1", "discipline:politics")
    me = seat(t, 0)
    assert [f["card"] for f in me["foundations"]] == ["grooming-and-gossip", "band-society"]
    assert (me["crown_dissident"], me["ruling"], t.view()["phase"]) == (True, "politics", "activity")


@clause("BO-7.11", "BO-9.10", "BO-9.6", "BO-9.7")
def test_another_half_brings_a_quiet_revolution(table):
    t = table("""
        phase auction; card 13; seat 0: politics, will 0, dissident, emotions 3; foundations 0: 1 politics
        market culture: 97 0, 98 0, -
    """)
    t.choose("number:1", "card:laughter", "discipline:industry")
    me = seat(t, 0)
    assert (me["ruling"], me["crown_dissident"], me["elders"]) == ("industry", False, 0)
    assert [(f["card"], f["column"]) for f in me["foundations"]] == [
        ("grooming-and-gossip", "politics"),
        ("band-society", "industry"),
    ]
    assert (t.view()["phase"], t.seat) == ("activity", 0)


@clause("BO-7.8", "BO-7.12", "BO-14.8")
def test_a_dictator_prays_is_placed_and_then_purges(table):
    t = table("""
        epoch 4; phase auction; card 69; seat 0: culture, mysticism 1, emotions 3; foundations 0: 1 culture, 3 politics
    """)
    t.choose("region:free-will")
    assert seat(t, 0)["mysticism"] == 2
    t.choose("discipline:culture")
    assert [f["card"] for f in seat(t, 0)["foundations"]] == ["hand-axe-tradition", "televangelist"]


# --- comets ---------------------------------------------------------------------------------------------------------


@clause("BO-8.1", "BO-20.1")
def test_the_fourth_comet_ends_the_game_at_once(table):
    t = table("epoch 4; phase challenge; deck 0; seat 0: dissident; market culture: 187, -, -")
    t.choose("say:comet")
    assert t.over
    assert t.view()["seats"][0]["crown_dissident"]  # no future shock
    assert t.view()["market"]["culture"][0]["card"] == "romanticism"


@clause("BO-8.2", "BO-8.3", "BO-8.4", "BO-8.7", "BO-8.8")
def test_a_comet_shocks_renovates_and_refills(table):
    t = table("""
        phase challenge; deck 0; seat 0: politics; seat 1: politics, dissident, will 0
        migrants 0: s13-18 s01-00; market culture: 97, 98 1, 99; market politics: 88, -, -; lore 90
    """)
    t.choose("say:comet", "spot:s01-00")
    assert t.seat == 1  # the rival's crown was covered: a revolution, resolved first
    assert t.prompt == "coup"
    t.choose("discipline:culture")
    view = t.view()
    assert (view["epoch"], view["active"], view["phase"], t.seat) == (2, 0, "activity", 0)
    ideas = t.state.rules
    cards = [t.state.game.token(f"card:{slot['card']}") - 97 for column in view["market"].values() for slot in column]
    assert len(cards) == 9
    assert all(ideas.epoch[card] == 2 for card in cards if card != 97)
    assert view["lore"] == ["cooperative-hunting"]


@clause("BO-8.3", "BO-8.4")
def test_an_idea_with_an_elder_stays_and_slides_down(table):
    t = table("""
        phase challenge; deck 0; market culture: 97, 98 0, 99; seat 0: will 0; migrants 0: s13-18 s01-00
        migrants 1: s18-09 s03-00
    """)
    t.choose("say:comet", "spot:s01-00", "spot:s03-00")
    column = t.view()["market"]["culture"]
    assert (column[0], len([slot for slot in column if slot])) == ({"card": "lullaby", "elders": [1, 0]}, 3)


@clause("BO-8.5", "BO-8.6")
def test_chits_for_every_player_with_less(table):
    t = table("""
        players 3; phase challenge; deck 0; seat 0: mysticism 1, emotions 3; seat 1: mysticism 3, emotions 1
        market culture: 97, -, -
    """)
    t.choose("say:comet")
    assert [s["victory_chits"] for s in t.view()["seats"]] == [[1, 0, 0], [2, 0, 0], [0, 0, 0]]
    assert [s["bellwethers"] for s in t.view()["seats"]] == [1, 0, 0]
    t = table(
        "players 4; epoch 2; phase challenge; deck 0; cities 1: h105/1 h106/1 h107/1; "
        "cities 2: h108/1 h109/1; cities 3: h205/1"
    )
    t.choose("say:comet")
    while t.view()["active"] == 0 and t.view()["phase"] == "challenge":
        t.choose(t.legal()[0])
    assert [s["victory_chits"][1] for s in t.view()["seats"]] == [0, 3, 2, 1]


@clause("BO-8.5", "BO-8.8a")
def test_comet_three_counts_diversity_after_the_shock(table):
    t = table("""
        epoch 3; phase challenge; deck 0; seat 0: politics; seat 1: politics; foundations 1: 2 politics
        migrants 0: s13-18; migrants 1: s18-09
    """)
    t.choose("say:comet")
    # Both crowns are covered first; a plain rainbow remains for seat 1.
    assert [s["diversity"] for s in t.view()["seats"]] == [0, 1]
    assert [s["victory_chits"] for s in t.view()["seats"]] == [[0, 0, 0], [0, 0, 1]]


@clause("BO-8.9", "BO-5.5")
def test_globalize_moves_the_cube_one_or_two_steps(table):
    t = table("epoch 2; phase challenge; seat 0: bells 1")
    t.choose("say:globalize")
    assert t.legal() == ["philosophy:divine-order", "philosophy:natural-law", "philosophy:social-contract"]
    t.choose("philosophy:natural-law")
    assert "say:done" in t.legal()
    assert "philosophy:freedom" in t.legal()
    t.choose("philosophy:freedom")
    assert (t.view()["philosophy"], seat(t, 0)["bellwethers"], t.view()["phase"]) == ("freedom", 0, "activity")
