"""Sections 2 to 4: the box, the board, the players and the drafts."""

import pytest

import holotype
from tests.helpers import Table, clause

from .look import inside, of

GAME = holotype.load("darwins_journey")


def draft(t: Table) -> Table:
    """Take the first card or column until the drafts are over."""
    while t.prompt in ("draft-crew", "draft-objectives"):
        t.choose(t.legal()[0])
    return t


@clause("DJ-1.1", "DJ-1.2")
def test_five_rounds_then_most_points_win(start):
    t = start(3)
    rounds: list[tuple[int, str]] = []
    while not t.over:
        view = t.view()
        if not rounds or rounds[-1] != (view["round"], view["phase"]):
            rounds.append((view["round"], view["phase"]))
        t.choose(t.legal()[-1])
    actions = [r for r, phase in rounds if phase == "action"]
    assert sorted(set(actions)) == [1, 2, 3, 4, 5]
    assert t.view()["phase"] == "final"
    assert (5, "preparation") not in rounds
    best = max(t.scores)
    assert all(t.scores[seat] == best for seat in t.winners)
    with pytest.raises(holotype.OptionError):
        GAME.start(5)


@clause("DJ-2.1", "DJ-4.1", "DJ-4.2", "DJ-4.3", "DJ-R.2")
def test_what_a_player_begins_with(start):
    t = draft(start(2))
    seat = of(t)
    assert (seat["coins"], seat["knowledge"], seat["vp"], seat["theory"]) == (4, 1, 0, 0)
    assert seat["stacks"] == [4, 4, 4]
    assert [worker["at"] for worker in seat["workers"]] == ["home"] * 4 + [None]
    assert (seat["tents"], seat["lenses"]) == (0, 0)
    assert inside(t).rules.tents == 5
    assert inside(t).rules.lenses == 6


@clause("DJ-4.4", "DJ-4.8")
def test_each_kept_card_gives_a_seal_to_one_of_the_rows_2_to_4(start):
    t = draft(start(4))
    seals = {"crew-01": "blue", "crew-02": "green", "crew-03": "red", "crew-06": "yellow"}
    for seat in range(4):
        rows = [worker["seals"] for worker in of(t, seat)["workers"]]
        assert rows[0] == ["purple"]
        assert [len(row) for row in rows[1:]] == [1, 1, 1, 0]
        for card in of(t, seat)["crew"]:
            assert seals.get(card, rows[1][0]) in [row[0] for row in rows[1:4]]


@clause("DJ-2.2", "DJ-3.5", "DJ-3.7", "DJ-X.16")
@pytest.mark.parametrize(("players", "seals"), [(2, 48), (3, 52), (4, 56)])
def test_seals_in_the_game(start, players, seals):
    view = start(players).view()
    assert sum(view["supply"].values()) + 12 == seals
    assert view["special_seals"] == 12


@clause("DJ-2.3", "DJ-R.20")
def test_coins_and_knowledge_have_no_end(table):
    t = table("seat 0: coins 400, knowledge 60, home 1; special special-02; turn: 0")
    t.choose("space:special-left-1")
    assert (of(t)["coins"], of(t)["knowledge"]) == (403, 60)


@clause("DJ-2.4")
def test_sixteen_species_are_four_colours_of_four_kinds():
    species = GAME.vocab.groups["species"].things
    assert len(species) == 16
    assert species[0] == "green-reptile"
    assert {name.partition("-")[0] for name in species} == {"green", "blue", "red", "yellow"}
    assert {name.partition("-")[2] for name in species} == {"reptile", "plant", "bird", "fossil"}


@clause("DJ-2.6", "DJ-X.23")
def test_points_are_one_number_and_the_lap_marker_only_shows_it(table):
    from holotype.games.darwins_journey.view import lap

    assert lap(53) == (50, 3)
    assert lap(50) == (0, 50)
    assert lap(51) == (50, 1)
    assert lap(0) == (0, 0)
    t = table("seat 0: vp 47, explorers IA22, row2 green, home 2; turn: 0")
    t.choose("space:explore-1", "map:IA23", "say:stop")
    assert of(t)["vp"] == 53


@clause("DJ-3.1", "DJ-6.2", "DJ-R.4")
def test_the_board_side_follows_the_players(start):
    assert [len(start(n).view()["areas"]) for n in (2, 3, 4)] == [4, 4, 7]


@clause("DJ-3.2", "DJ-3.3", "DJ-3.4", "DJ-3.6", "DJ-3.11")
def test_tiles_and_seals_are_drawn_at_random(start):
    views = [start(3, seed).view() for seed in range(12)]
    for view in views:
        assert len(set(view["special"])) == 6
        assert len(set(view["letters"])) == 3
        assert len(set(view["goals"])) == 5
        assert len(view["academy"]) == 12
        assert None not in view["academy"]
        lenses = [name for name, space in view["spaces"].items() if space["lens"]]
        assert lenses == ["special-left-1", "special-right-1"]
        assert not {"special-12", "special-darwin"} & set(view["special"])
        assert "letter-8" not in view["letters"]
    assert len({tuple(view["special"]) for view in views}) > 8


@clause("DJ-3.8", "DJ-12.3")
def test_two_gold_and_two_silver_objectives_lie_open(start):
    view = start().view()
    assert [name.partition("-")[0] for name in view["objectives"]] == ["gold", "gold", "silver", "silver"]
    assert not any("start" in name for name in view["objectives"])


@clause("DJ-3.9", "DJ-3.12", "DJ-3.13", "DJ-3.13a", "DJ-R.7", "DJ-R.11", "DJ-X.30", "DJ-I.11")
@pytest.mark.parametrize(("players", "tiles", "museum"), [(2, 10, 6), (3, 13, 3), (4, 16, 0)])
def test_specimens_lie_on_the_flags_in_use_and_the_rest_is_in_the_museum(start, players, tiles, museum):
    view = start(players).view()
    assert len(view["specimens"]) == tiles
    assert len(view["museum"]) == museum
    assert not set(view["specimens"].values()) & set(view["museum"])
    assert view["row_coins"] == ["green", "blue", "red", "yellow"]
    assert ("O7" in view["specimens"], "O11" in view["specimens"]) == (players >= 3, players == 4)


@clause("DJ-3.10", "DJ-3.14")
def test_turn_order_is_random_and_pieces_stand_at_the_start(start):
    orders = {tuple(start(3, seed).view()["order"]) for seed in range(20)}
    assert len(orders) > 3
    view = start(3).view()
    assert view["beagle"] == "O1"
    assert [seat["ship"] for seat in view["seats"]] == ["O0"] * 3
    assert [seat["explorers"] for seat in view["seats"]] == [["IA0"]] * 3


# --- the drafts ------------------------------------------------------------------------------------------------------


@clause("DJ-4.5", "DJ-4.6")
def test_hands_of_4_3_and_2_cards_go_to_the_left(start):
    t = start(3)
    hand = t.legal()
    assert (t.seat, t.prompt, len(hand)) == (0, "draft-crew", 4)
    t.choose(hand[0])
    assert t.seat == 1
    t.choose(t.legal()[0])
    t.choose(t.legal()[0])
    assert (t.seat, len(t.legal())) == (0, 3)
    t.choose(t.legal()[0])
    assert t.legal() == hand[1:]  # seat 1 now has the rest of seat 0's first hand
    t.choose(t.legal()[0])
    t.choose(t.legal()[0])
    assert (t.seat, len(t.legal())) == (0, 2)


@clause("DJ-4.6", "DJ-12.4")
def test_the_draft_is_hidden_until_all_have_kept_three(start):
    t = start(2)
    kept = t.legal()[2]
    t.choose(kept)
    assert of(t, 0)["draft"]["kept"] == [kept.removeprefix("crew:")]
    assert t.view(1)["seats"][0]["draft"] is None
    assert t.view(None)["seats"][0]["draft"] is None
    assert ("DJ-4.6", "kept-card") not in t.log(1)
    assert ("DJ-4.6", "kept-card") in t.log(0)


@clause("DJ-4.7", "DJ-X.17")
def test_with_four_players_twelve_of_sixteen_cards_are_kept_and_shown(start):
    t = start(4)
    kept: list[list[str]] = [[] for _ in range(4)]
    while t.prompt == "draft-crew":
        seat = t.seat
        kept[seat].append(t.legal()[-1].removeprefix("crew:"))
        t.choose(t.legal()[-1])
    shown = [list(of(t, seat)["crew"]) for seat in range(4)]
    assert [sorted(cards) for cards in shown] == [sorted(cards) for cards in kept]
    assert len({card for cards in shown for card in cards}) == 12
    assert all(of(t, seat)["crew"][card] is None for seat in range(4) for card in shown[seat])


@clause("DJ-R.30")
def test_a_start_seal_that_the_supply_lacks_comes_from_the_lowest_scroll_row(start):
    state = inside(start(2))
    green = state.game.token("crew:crew-02") - state.game.token("crew:crew-01")
    assert state.rules.crew_seal[green] == 0
    from holotype.games.darwins_journey.draft import give_start_seal

    state.academy = [0] * 11 + [1]
    state.supply = [0, 5, 5, 5]
    give_start_seal(state, 0, 1, 0)
    assert state.academy[:10] == [0] * 10
    assert state.academy[10] != 0
    assert sum(state.supply) == 14
    assert state.wax[5] == 1


@clause("DJ-4.9", "DJ-4.10")
def test_in_reverse_turn_order_each_player_takes_a_column(start):
    t = start(3)
    while t.prompt == "draft-crew":
        t.choose(t.legal()[0])
    columns = t.view()["columns"]
    assert len(columns) == 6
    assert [name.startswith("start-silver") for name in columns] == [True, False] * 3
    order = t.view()["order"]
    assert (t.seat, t.legal()) == (order[2], ["column:1", "column:2", "column:3"])
    t.choose("column:2")
    assert of(t, order[2])["reserve"] == columns[2:4]
    assert (t.seat, t.legal()) == (order[1], ["column:1", "column:3"])
    t.choose("column:1")
    assert of(t, order[0])["reserve"] == columns[4:6]  # the last column is no choice
    assert (t.seat, t.prompt) == (order[0], "place")
    assert t.view()["columns"] == []


@clause("DJ-4.6", "DJ-4.7")
def test_hands_are_there_only_during_the_draft(start, table):
    t = start(3)
    assert t.view()["pick"] == 1
    assert all(of(t, seat)["draft"] for seat in range(3))
    while t.prompt == "draft-crew":
        t.choose(t.legal()[0])
    for after in (t, table("players 3; turn: 1"), table("players 3; phase end")):
        assert after.view()["pick"] is None
        assert [of(after, seat)["draft"] for seat in range(3)] == [None] * 3
