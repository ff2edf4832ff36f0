"""The log tells in sentences what the playthroughs seldom meet."""

import pytest

from tests.helpers import clause

PASSING = "seat 0: politics, footprint 6; foundations 0: 13 politics; migrants 0: s14-19; migrants 1: s13-18"


@clause("BO-17.2", "BO-17.3", "BO-13.7", "BO-12.4", "BO-16.5", "BO-16.6", "BO-14.7", "BO-6.16", "BO-6.17", "BO-5.6")
@pytest.mark.parametrize(
    ("text", "choices", "sentence"),
    [
        (
            "seat 0: politics; inventions 0: 95 politics 1; seat 1: will 0",
            ["say:skip", "do:racism"],
            "P0 expels P1's emissary from Kin Recognition.",
        ),
        (
            "epoch 4; seat 0: politics, immunology 2, will 0, emotions 3; foundations 0: 78 politics; "
            "market culture: 187 0, -, -",
            ["do:cold-war"],
            "P0 wages a cold war against P1.",
        ),
        (
            "epoch 2; seat 0: industry, will 0, vocabulary 3; foundations 0: 27 industry; cities 0: h201/2",
            ["do:prospect-metal"],
            "P0 uses the city of California again.",
        ),
        (PASSING, ["say:pass", "do:spread", "say:create", "spot:s13-16", "say:yes"], "P1 lets P0's migrant pass."),
        (PASSING, ["say:pass", "do:spread", "say:create", "spot:s13-16", "say:no"], "P1 refuses P0 passage."),
        (
            "seat 0: politics, footprint 6; seat 1: metallurgy 2; foundations 0: 20 politics; migrants 0: s14-19; "
            "migrants 1: s13-18",
            ["say:pass", "do:war", "say:create"],
            "P0's attacking migrant falls at Zimbabwe.",
        ),
        (
            "seat 0: politics, metallurgy 2, footprint 2, will 0, vocabulary 3; foundations 0: 3 politics; "
            "migrants 0: s14-03; cities 1: h106/1; migrants 1: s01-00 s03-00",
            ["do:war"],
            "P0 besieges P1's city of Pontic Steppe: it is P0's now.",
        ),
        (
            "epoch 4; phase events; card 82; option mode=basic; cities 0: h105/1 h106/1 h107/1 h108/1; "
            "migrants 0: s01-00 s03-00",
            [],
            "Pollution strikes P0.",
        ),
        (
            "epoch 2; phase events; card 28; option mode=basic; cities 0: h105/1 h106/1; migrants 0: s01-00",
            [],
            "Famine strikes P0.",
        ),
        (
            "phase end; seat 0: footprint 1, dissident, politics; migrants 0: s04-01 s04-03 s03-00; "
            "option revolution_ends_any_own_phase=true",
            ["spot:s04-01", "spot:s04-03", "discipline:culture"],
            "The revolution ends P0's turn.",
        ),
    ],
)
def test_rare_events_are_told(table, text, choices, sentence):
    t = table(text).choose(*choices)
    assert sentence in t.said()


@clause("BO-5.2", "BO-5.3")
def test_who_cannot_challenge_is_told_apart_from_who_skips(table):
    text = "phase challenge; seat 0: will 1, emotions {}; market culture: 97{}, -, -"
    assert "P0 has no elder or emissary and cannot challenge." in table(text.format(6, "")).said()
    assert "P0 skips the challenge phase." in table(text.format(5, " 0")).choose("say:skip").said()


@clause("BO-6.13")
def test_chits_that_move_are_told_by_what_they_become(table):
    t = table("phase events; card 4; option mode=basic; chit h002")
    assert t.state.game.question(t.state, "en", ["P0", "P1"]).startswith(
        "The ice chit of Keewatin becomes sea: on which shelf do you place it?"
    )
    assert "P0 moves the ice chit of Keewatin: the sea floods Grand Banks." in t.choose("hex:h103").said()


@clause("BO-16.3")
@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("say:pass", "P1 negotiates for nothing."),
        ("say:crown", "P1 negotiates: the dissident on the crown returns to the pool."),
        ("tech:energy", "P1 negotiates for a step of Energy."),
        ("region:emotions", "P1 negotiates: a pawn goes from emotions to free will."),
    ],
)
def test_what_was_negotiated(table, choice, sentence):
    t = table("inventions 0: 171 politics 1; seat 0: politics; seat 1: politics, will 0, dissident")
    while t.prompt != "negotiate":
        t.choose(next(name for name in ("do:energy", "say:skip") if name in t.legal()))
    assert sentence in t.choose(choice).said()


@clause("BO-8.5", "BO-20.5")
def test_comets_and_the_age_name_their_category(table):
    t = table("phase challenge; deck 0; seat 0: mysticism 2, emotions 3; market culture: 97, -, -").choose("say:comet")
    assert "P0 (mysticism 2) gains 1 victory chit for culture." in t.said()
    assert "P1 (mysticism 0) gains no victory chit for culture." in t.said()
    assert "Epoch 2 begins with its own decks." in t.said()
    end = table("epoch 4; phase challenge; deck 0; philosophy equality; seat 0: footprint 4").choose("say:comet")
    assert "Under Equality nobody scores for Culture." in end.said()


def spoken(t):
    """What the log says, a number that stays beside its word written with a common space."""
    return [line.replace("\u00a0", " ") for line in t.said()]


@clause("BO-21.21", "BO-21.26", "BO-20.5")
@pytest.mark.parametrize(("players", "option"), [(1, "variant=solo"), (2, "variant=cooperative")])
def test_who_plays_for_a_goal_hears_it_beside_what_was_reached(table, players, option):
    end = f"players {players}; option {option}; number 5; epoch 4; phase challenge; deck 0; philosophy {{}}"
    told = spoken(table(end.format("start")))
    assert "The goal: culture 13, politics 13, industry 13." in told
    assert "Short of the goal: Culture, Politics, Industry. The game is lost." in told
    told = spoken(table(end.format("equality")))
    assert "The goal: culture 0, politics 13, industry 13." in told
    assert "Short of the goal: Politics, Industry. The game is lost." in told


@clause("BO-19.1")
def test_hunger_says_where_and_how_many_can_live(table):
    t = table("phase end; seat 0: footprint 1, politics; migrants 0: s04-01 s04-03 s03-00")
    question = t.state.game.question(t.state, "en", ["P0", "P1"])
    assert (
        question
        == "Your footprint feeds 1 on a hex; too many are on Mackenzie, Keewatin. Which token of yours starves?"
    )


@clause("BO-6.1", "BO-6.18")
@pytest.mark.parametrize(
    ("card", "philosophy", "sentence"),
    [
        (
            79,
            "divine-order",
            "Crisis under Divine Order: genocide strikes players with more dissidents than mysticism.",
        ),
        (79, "natural-law", "Crisis under Natural Law: civil war strikes players with more dissidents than diversity."),
        (
            79,
            "social-contract",
            "Crisis under Social Contract: an economic crisis strikes players with more dissidents and mysticism "
            "than cities.",
        ),
        (28, "start", "Famine strikes players with more cities than footprint."),
    ],
)
def test_events_are_told_whether_or_not_they_strike(table, card, philosophy, sentence):
    t = table(f"epoch 2; phase events; card {card}; philosophy {philosophy}; option mode=basic; migrants 0: s01-00")
    assert sentence in t.said()
    assert "It strikes nobody." in t.said()


@clause("BO-6.6", "BO-6.17")
@pytest.mark.parametrize(("card", "cities", "start"), [(28, "h105/1 h106/1 h107/1", "Famine: you lose half of")])
def test_who_is_struck_is_told_by_what(table, card, cities, start):
    t = table(f"epoch 2; phase events; card {card}; option mode=basic; cities 0: {cities}; migrants 0: s01-00")
    assert t.state.game.question(t.state, "en", ["P0", "P1"]).startswith(start)
    assert "It strikes nobody." not in t.said()


@clause("BO-7.1", "BO-7.2")
def test_who_passes_is_told_apart_from_who_cannot_bid(table):
    t = table("phase auction; card 9; seat 0: will 0; market culture: 97 0, -, -")
    assert t.state.game.question(t.state, "en", ["P0", "P1"]).endswith("(no bid yet)")
    assert t.choose("say:pass").said()[:2] == ["P0 passes.", "P1 has too few elders and emissaries to bid."]


@clause("BO-7.1", "BO-7.3")
def test_a_bidder_is_told_whom_to_beat_and_with_what_help(table):
    t = table(
        "phase auction; card 9; seat 0: will 0; seat 1: will 0, mysticism 2, emotions 2; market culture: 97 0 1, -, -"
    )
    question = t.choose("number:1").state.game.question(t.state, "en", ["P0", "P1"])
    assert question.endswith("(P0 bids 1; your bonus: +2)")


@clause("BO-3.15", "BO-10.4")
def test_a_dissident_shuts_down_a_foundation_but_not_the_crown(table):
    text = "epoch 4; phase events; card 82; option mode=basic; cities 0: h105/1 h106/1 h107/1 h108/1; "
    text += "seat 0: politics; foundations 0: 13 politics; migrants 0: s01-00"
    assert "P0's dissident stands on the crown." in table(text).choose("say:crown").said()
    assert "P0's dissident shuts Band Society down." in table(text).choose("card:band-society").said()


@clause("BO-9.7")
def test_a_dissident_may_be_quelled_without_loss(table):
    t = table("seat 0: politics, will 0, emotions 3, dissident; market culture: 97 0, -, -; migrants 0: s01-00")
    t.choose("do:elect", "discipline:politics")
    assert "P0 has nothing to lose for it." in t.said()


@clause("BO-14.9", "BO-20.5")
@pytest.mark.parametrize(
    ("spot", "sentence"),
    [
        ("start", "P0 moves the philosophy cube to Start."),
        ("equality", "P0 moves the philosophy cube to Equality: Culture scores nothing."),
    ],
)
def test_the_age_says_what_it_makes_worthless(table, spot, sentence):
    t = table("epoch 2; phase challenge; philosophy social-contract; seat 0: bells 1")
    assert sentence in t.choose("say:globalize", f"philosophy:{spot}").said()


@clause("BO-10.4", "BO-10.6")
def test_only_the_player_is_told_which_elements_are_passed_over(table):
    t = table(
        "phase challenge; deck 0; seat 0: politics, will 0, emotions 5; foundations 0: 13 politics dissident; "
        "migrants 0: s01-00"
    ).choose("say:skip")
    idle = "Nothing can be done now with the lower row (Specialize, Invent, Library, Elect)."
    told = {"A dissident shuts Band Society down: it is passed over.", idle}
    assert told <= set(t.said(0))
    assert not told & set(t.said(1))


@clause("BO-7.11", "BO-9.7")
@pytest.mark.parametrize(
    ("unrest", "cost"),
    [("", "a quiet revolution"), (", dissident", "a quiet revolution, with a loss for your dissident")],
)
def test_who_lays_a_card_is_told_what_another_class_costs(table, unrest, cost):
    t = table(f"phase auction; card 9; seat 0: culture, will 0{unrest}; market culture: 97 0, -, -")
    t.choose("number:1", "region:emotions")
    ruling, other = t.answers()
    assert (ruling, other) == ("Culture", f"Industry: {cost}")


@clause("BO-18.3", "BO-18.4")
@pytest.mark.parametrize(("reserve", "start"), [("3 5", "Icehouse, 2 to go: which sea"), ("2 4", "Cooling: which sea")])
def test_an_icehouse_says_how_many_seas_are_still_to_go(table, reserve, start):
    t = table(f"phase events; card 13; reserve {reserve}; chit h103 h110")
    assert t.state.game.question(t.state, "en", ["P0", "P1"]).startswith(start)


@clause("BO-13.1", "BO-21.11")
def test_where_resources_have_no_names_a_city_is_told_by_its_kind(table):
    t = table(
        "option map=custom_random; option mode=basic; seat 0: culture, footprint 4; migrants 0: k01-00; "
        "migrants 1: k02-01; tile c00 t26-continent 0"
    ).choose("say:skip", "do:domesticate")
    assert "P0 founds a city on a working animal: A1." in t.said()


@clause("BO-13.7", "BO-13.8")
@pytest.mark.parametrize(
    ("cities", "question"),
    [
        ("", "On which resource do you found a city?"),
        ("; cities 0: h201/2", "On which resource do you found a city, or which city do you use again?"),
    ],
)
def test_who_urbanizes_is_told_that_a_city_may_be_used_again(table, cities, question):
    t = table(
        "epoch 2; seat 0: industry, footprint 6, metallurgy 6, will 0, vocabulary 3; foundations 0: 27 industry; "
        f"migrants 0: s11-06 s04-03; migrants 1: s13-18{cities}"
    ).choose("do:prospect-metal")
    assert t.prompt == "urbanize"
    assert t.state.game.question(t.state, "en", ["P0", "P1"]) == question


@clause("BO-21.19")
def test_who_plays_alone_is_told_what_a_card_costs(table):
    text = "players 1; option variant=solo; phase auction; card 9; seat 0: will 0{}; market culture: 97 0, -, -"
    t = table(text.format(", emotions 6"))
    question = t.state.game.question(t.state, "en", ["P0"])
    assert question.endswith("for 1 elder? (its epoch plus your dissidents)")
    assert "religious" not in t.state.draw(0).lower()


@clause("BO-21.19")
def test_who_plays_alone_is_told_when_a_card_is_too_dear(table):
    t = table(
        "players 1; option variant=solo; phase events; card 2; seat 0: emotions 6, will 0, dissident; "
        "market culture: 97 0, -, -"
    )
    assert "P0 has too few elders for Pair Bonding: it costs 2." in t.said()


@clause("BO-9.16", "BO-9.17")
def test_a_trapped_migrant_is_told_from_where_it_goes(table):
    t = table("seat 0: politics, footprint 2; migrants 0: s18-15; migrants 1: s18-13").choose(
        "spot:s18-15", "spot:s20-15"
    )
    assert "P0's trapped migrant resettles from Indonesia to Sahul." in t.said()


@clause("BO-11.4")
def test_who_shares_a_eureka_is_told_why(table):
    t = table("seat 0: culture, will 0; seat 1: will 0; market culture: 97, 98 0 1, -").choose("do:invent")
    assert "P1 has an elder on Lullaby too and shares the eureka." in t.said()


@clause("BO-9.2")
def test_a_dissident_is_told_by_where_it_stood(table):
    t = table("phase challenge; deck 0; seat 0: culture; migrants 0: s01-00 s03-00; migrants 1: s18-13")
    assert "P0's migrant at Alaska (north) becomes a dissident." in t.choose("say:comet", "spot:s01-00").said()


@clause("BO-5.4", "BO-8.1")
@pytest.mark.parametrize(("epoch", "cited"), [(1, "BO-5.4"), (4, "BO-8.1")])
def test_a_comet_cites_that_it_may_be_taken_and_the_last_that_it_ends_the_game(table, epoch, cited):
    t = table(f"epoch {epoch}; phase challenge; deck 0; migrants 0: s01-00").choose("say:comet")
    assert cited in [event.clause for event in t.state.journal.log if event.event == "comet"]


@clause("BO-9.7", "BO-9.14")
def test_a_city_lost_for_a_dissident_is_named_once(table):
    t = table(
        "phase challenge; deck 0; seat 0: politics, dissident; cities 0: h106/1 h107/1; migrants 0: s01-00"
    ).choose("say:comet", "hex:h106")
    assert "For it, P0 gives up a city." in t.said()
    assert t.state.game.question(t.state, "en", ["P0", "P1"]).startswith("You have lost your city of Pontic Steppe.")
