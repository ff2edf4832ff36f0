"""Sections 20 and 22: the end, the score, the hand-over to High Frontier."""

import pytest

from holotype.games.bios_origins.export import campaign_points
from tests.helpers import clause

END = "epoch 4; phase challenge; deck 0; "


def seat(t, n):
    return t.view()["seats"][n]


@clause("BO-20.1", "BO-20.2", "BO-20.3", "BO-20.4", "BO-20.6")
def test_three_categories_and_the_best_counts(table):
    t = table(
        END
        + """
        seat 0: mysticism 1, emotions 3, footprint 3, energy 4, metallurgy 2, immunology 4, maritime 3, information 2
        victory 0: 1 2 3; cities 0: h105/1 h106/1; foundations 0: 2 politics
    """
    )
    t.choose("say:comet")
    assert seat(t, 0)["categories"] == {"culture": 1 + 1 + 7, "politics": 2 + 2 + 6, "industry": 3 + 2 + 5}
    assert (t.over, t.scores, t.winners) == (True, [10, 4], [0])


@clause("BO-20.5", "BO-20.7", "BO-20.6")
def test_the_philosophy_zeroes_a_category_and_a_tie_goes_to_the_higher_sum(table):
    text = (
        END
        + """
        philosophy {}
        seat 0: mysticism 5, emotions 0, vocabulary 1, metallurgy 3, immunology 4, information 5, footprint 6
        victory 0: 0 0 1; cities 0: h105/1 h106/1 h107/1 h108/1 h109/1
        foundations 0: 53 politics, 2 politics, 9 culture
        seat 1: maritime 5, information 4, footprint 6, energy 8, immunology 4; victory 1: 0 0 2
    """
    )
    t = table(text.format("agnostic")).choose("say:comet")
    assert seat(t, 0)["categories"] == {"culture": 5 + 6 + 3, "politics": 5 + 7, "industry": 1 + 5 + 5}
    assert t.scores == [12, 12]
    assert sum(seat(t, 1)["categories"].values()) == 14 + 5 + 12
    assert t.winners == [0]  # 37 against 31
    t = table(text.format("freedom")).choose("say:comet")
    assert t.scores == [14, 14]
    t = table(text.format("unity")).choose("say:comet")
    assert t.scores == [14, 14]
    t = table(text.format("start")).choose("say:comet")
    assert t.scores == [14, 14]


@clause("BO-20.5")
def test_each_arm_zeroes_its_own_category(table):
    for philosophy, zeroed in (
        ("freedom", 1), ("abolitionist", 1), ("equality", 0), ("agnostic", 0), ("unity", 2), ("pacifist", 2),
        ("start", -1), ("natural-law", -1), ("social-contract", -1), ("divine-order", -1),
    ):  # fmt: skip
        for best, stages in ((0, "energy 8"), (1, "immunology 10"), (2, "maritime 8")):
            t = table(END + f"philosophy {philosophy}; seat 0: {stages}").choose("say:comet")
            values = list(seat(t, 0)["categories"].values())
            values[zeroed if zeroed >= 0 else 0] *= 0 if zeroed >= 0 else 1
            assert t.scores[0] == max(values)
            assert (zeroed == best) == (t.scores[0] < 8)


@clause("BO-20.7")
def test_a_tie_counts_the_category_that_the_philosophy_made_worth_nothing(table):
    text = END + "philosophy {}; seat 0: footprint 6, energy 8, immunology 10; seat 1: immunology 10, maritime 8"
    t = table(text.format("agnostic")).choose("say:comet")
    culture, politics, industry = zip(*(seat(t, n)["categories"].values() for n in (0, 1)), strict=True)
    assert politics[0] == politics[1] == t.scores[0] == t.scores[1]
    assert culture[0] > culture[1]
    assert industry[0] < industry[1]  # without culture the second player would be ahead
    assert (t.winners, t.state.ranking()) == ([0], [[0], [1]])


@clause("BO-20.7")
def test_a_full_tie_is_shared(table):
    t = table(END).choose("say:comet")
    assert (t.scores, t.winners, t.state.ranking()) == ([4, 4], [0, 1], [[0, 1]])


@clause("BO-22.1", "BO-22.2", "BO-22.3")
def test_the_game_hands_over_to_high_frontier(table):
    t = table(
        END
        + """
        philosophy unity; seat 0: energy 8, bells 1; seat 1: maritime 8, immunology 10, bells 0
    """
    )
    assert t.view()["high_frontier"] is None
    t.choose("say:comet")
    assert t.view()["high_frontier"] == {
        "ranking": [1, 0],
        "first_player": 1,
        "politics": "UNITY",
        "players": [
            {
                "seat": 1,
                "score": 11,
                "factions": ["yellow", "purple"],
                "campaign_vp": 0,
                "double_water_capacity": True,
                "random_thruster": False,
                "water": 4,
            },
            {
                "seat": 0,
                "score": 9,
                "factions": ["white", "green"],
                "campaign_vp": 0,
                "double_water_capacity": False,
                "random_thruster": True,
                "water": 5,
            },
        ],
    }


@clause("BO-22.1", "BO-20.5")
@pytest.mark.parametrize(("philosophy", "factions"), [("start", ["yellow", "purple"]), ("freedom", ["red", "purple"])])
def test_factions_go_by_the_best_score_that_counts(table, philosophy, factions):
    t = table(END + f"philosophy {philosophy}; seat 0: immunology 10, maritime 8").choose("say:comet")
    assert t.view()["high_frontier"]["players"][0]["factions"] == factions


@clause("BO-21.34")
def test_campaign_points_are_differences_to_the_lowest(table):
    assert campaign_points([[12, 9, 9], [5, 8, 7]]) == [3, 3, 2]


@pytest.mark.parametrize(("footprint", "people"), [(1, "100"), (3, "10,000"), (4, "100,000")])
def test_a_city_stands_for_more_people_the_larger_the_footprint(table, footprint, people):
    picture = table(f"seat 0: footprint {footprint}; cities 0: h105/1").state.draw(0)
    assert f"City of Player 1: about {people} people" in picture
