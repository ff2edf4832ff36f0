"""Section 21: marine, Yeel, custom map, solo, co-op."""

import pytest

from holotype.games.bios_origins.data import Components
from tests.helpers import clause


def seat(t, n):
    return t.view()["seats"][n]


# --- marine ---------------------------------------------------------------------------------------------------------


@clause("BO-21.2", "BO-21.3", "BO-3.18")
def test_marine_migrants_end_on_water_and_count_land(table):
    text = (
        "option habitat=marine; seat 0: politics, footprint 6, maritime {}; "
        "foundations 0: 13 politics; migrants 0: s20-13; migrants 1: s10-09"
    )
    t = table(text.format(0)).choose("do:spread", "say:create")
    assert "spot:s21-12" in t.legal()
    assert "spot:s19-16" not in t.legal()  # by the land spot s20-15 only
    assert "spot:s19-12" not in t.legal()  # land
    t = table(text.format(1)).choose("do:spread", "say:create")
    assert "spot:s19-16" in t.legal()


@clause("BO-21.3", "BO-12.5")
def test_marine_migrants_ignore_chits_between_water_spots(table):
    text = (
        "option habitat=marine; chit h309 h409; seat 0: politics, footprint 6, maritime 1; "
        "foundations 0: 13 politics; migrants 0: s20-13; migrants 1: s10-09"
    )
    t = table(text).choose("do:spread", "say:create")
    assert "spot:s21-12" in t.legal()
    assert "spot:s19-16" in t.legal()  # by s20-15, between the sea of Sunda and the open land of New Guinea
    t = table(text.replace("chit h309 h409", "chit h410 h409")).choose("do:spread", "say:create")
    assert "spot:s19-16" not in t.legal()  # an edge with a land spot, jungle and sea on its sides


@clause("BO-21.4", "BO-21.5", "BO-13.2")
def test_marine_cities_stand_on_oceans_and_on_shelves_under_the_sea(table):
    text = (
        "option habitat=marine; seat 0: culture; foundations 0: 20 culture; migrants 0: s12-03; {}; migrants 1: s20-09"
    )
    assert table(text.format("chit h105")).choose("do:domesticate").view()["seats"][0]["cities"] == ["h105/1"]
    assert "do:domesticate" not in table(text.format("chit h002")).legal()
    t = table(
        "option habitat=marine; option mode=basic; phase events; card 13; chit h105; "
        "cities 0: h105/1; migrants 0: s21-10"
    )
    t.choose("hex:h002")
    assert (t.seat, t.prompt) == (0, "refugee")
    t.choose("say:pass")
    assert (seat(t, 0)["cities"], seat(t, 0)["crown_dissident"]) == ([], False)


@clause("BO-21.5")
def test_the_sea_destroys_land_cities_only(table):
    text = "option habitat={}; option mode=basic; phase events; card 12; chit h002; cities 0: h103/1; migrants 0: {}"
    t = table(text.format("marine", "s21-10")).choose("hex:h103")
    assert (t.view()["chits"], seat(t, 0)["cities"]) == ({"h103": "sea"}, ["h103/1"])
    t = table(text.format("land", "s13-18")).choose("hex:h103", "say:pass")
    assert (t.view()["chits"], seat(t, 0)["cities"]) == ({"h103": "sea"}, [])


# --- Yeel -----------------------------------------------------------------------------------------------------------

YEEL = "option habitat=mixed; "


@clause("BO-21.6", "BO-21.7", "BO-1.6")
def test_land_and_marine_players_start_on_their_own_kind(start, table):
    t = start(4, variant="yeel")
    assert [s["marine"] for s in t.view()["seats"]] == [False, True, False, True]
    assert t.view()["chits"] == {}
    land = {"black": "s13-18", "white": "s11-06", "orange": "s18-09", "green": "s18-15"}
    marine = {"black": "s15-16", "white": "s10-09", "orange": "s20-09", "green": "s19-16"}
    for s in t.view()["seats"]:
        assert s["migrants"] == [(marine if s["marine"] else land)[s["colour"]]]
    t = table(YEEL + "phase events; card 13; option mode=basic")
    assert t.view()["phase"] == "activity"


@clause("BO-21.8")
def test_only_shelves_have_resources_for_both(table):
    t = table(YEEL + "seat 0: culture, footprint 6; foundations 0: 20 culture; migrants 0: s13-04; migrants 1: s12-03")
    t.choose("do:domesticate")
    assert seat(t, 0)["cities"] == ["h105/1"]  # not the Pontic Steppe, not Lapland
    t = table(YEEL + "turn 1; seat 1: culture; foundations 1: 20 culture; migrants 1: s12-03")
    t.choose("do:domesticate")
    assert t.legal() == ["resource:h005-1", "resource:h005-2", "resource:h105-1"]  # no sea chit is needed


@clause("BO-21.9", "BO-16.14")
def test_land_and_sea_do_not_preach_to_each_other_and_cannot_stay_on_the_wrong_spot(table):
    text = (
        YEEL + "seat 0: {}, mysticism 2, emotions 2, metallurgy 2, footprint 6, maritime 1; "
        "migrants 0: s13-04; migrants 1: s12-03 s20-09; "
    )
    assert "do:preach" not in table(text.format("culture") + "foundations 0: 8 culture").legal()
    t = table(text.format("politics") + "foundations 0: 20 politics")
    t.choose("do:war", "spot:s13-04")
    assert (t.seat, t.prompt) == (0, "diaspora")  # the piece went to its pool without chaos
    assert (seat(t, 1)["migrants"], seat(t, 1)["crown_dissident"]) == (["s20-09"], True)
    t = table(text.format("politics") + "foundations 0: 20 politics").choose("do:war", "say:create")
    assert (seat(t, 0)["migrants"], seat(t, 0)["pool"], seat(t, 0)["crown_dissident"]) == (["s13-04"], 11, False)


@clause("BO-21.10")
def test_yeel_on_the_custom_map_uses_shelf_faces(start):
    t = start(2, variant="yeel", map="custom_random")
    assert all("-shelf" in tile for tile in t.view()["tiles"].values())
    t = start(2, variant="yeel", map="custom_draft")
    assert t.legal() == [f"tile:t{n:02}-shelf" for n in range(1, 27)]
    t.choose("tile:t05-shelf", "number:2", "hex:c00")
    assert t.legal() == [f"tile:t{n:02}-shelf" for n in range(1, 27) if n != 5]


# --- custom map -----------------------------------------------------------------------------------------------------


@clause("BO-21.11")
def test_random_tiles_fill_the_marked_slots(start):
    t = start(3, variant="custom")
    tiles = t.view()["tiles"]
    assert len(tiles) == 26
    assert len({name.split("-")[0] for name in tiles.values()}) == 26
    slots = {cell.id for cell in Components(None).custom.sheet if cell.tile_slot}
    assert set(tiles) == slots


@clause("BO-21.11", "BO-21.13")
def test_players_may_draft_tiles_in_turn(start):
    t = start(2, variant="custom_draft")
    first = t.seat
    assert (t.prompt, len(t.legal())) == ("tile", 52)
    t.choose("tile:t05-continent")
    assert t.legal() == [f"number:{n}" for n in range(6)]
    t.choose("number:2")
    assert (t.prompt, len(t.legal())) == ("cell", 45)
    t.choose("hex:c00")
    assert (t.seat, len(t.legal()), t.view()["tiles"]) == (1 - first, 50, {"c00": "t05-continent 2"})


@clause("BO-21.11")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_drafts_before_anybody_drafts_again(start, players):
    t = start(players, variant="custom_draft")
    first = t.view()["first"]
    drafting = []
    for _ in range(players + 1):
        drafting.append(t.seat)
        t.choose(t.legal()[0], "number:0", f"hex:c0{len(drafting)}")
    assert drafting == [(first + n) % players for n in range(players + 1)]


@clause("BO-21.12", "BO-21.14")
def test_corners_are_land_only_where_all_tiles_agree(table):
    # t26's continent is land all around, t25's lacks its NW corner.
    text = "option map=custom_random; migrants 0: k01-00; migrants 1: k02-01; tile c00 t26-continent 0; {}"
    s = table(text.format("")).state
    names = s.rules.atlas.spot_ids
    c00 = [s.terrain[spot] for spot in s.rules.spots_of[0]]
    assert c00 == [1, 1, 1, 1, 1, 1]
    s = table(text.format("tile c01 t25-continent 0").replace("migrants 1: k02-01", "migrants 1: k01-04")).state
    assert s.terrain[names.index("k02-01")] == 0  # the shared corner: land and water make water
    assert s.terrain[names.index("k02-03")] == 1
    s = table(text.format("tile c01 t25-continent 1").replace("migrants 1: k02-01", "migrants 1: k01-04")).state
    assert s.terrain[names.index("k02-01")] == 1  # turned clockwise by one
    assert s.terrain[names.index("k03-00")] == 0
    assert s.kind[s.rules.atlas.hex_ids.index("c02")] == 0  # untiled: ocean


@clause("BO-21.13")
def test_starts_share_no_hex_and_chits_lie_on_their_rings(start):
    t = start(2, variant="custom")
    first = t.seat
    assert t.prompt == "start-spot"
    t.choose(t.legal()[0])
    taken = t.state.owner.index(first)
    near = {spot for h in t.state.rules.hexes_of[taken] for spot in t.state.rules.spots_of[h]}
    assert not near & {t.state.game.token(x) - t.state.rules.spot0 for x in t.legal()}
    t.choose(t.legal()[0])
    assert (t.seat, t.prompt) == (first, "first-chit")
    t.choose(t.legal()[0])
    t.choose(t.legal()[0])
    assert (t.seat, t.prompt, len(t.view()["chits"])) == (1 - first, "first-chit", 2)


# --- solo -----------------------------------------------------------------------------------------------------------

SOLO = "players 1; option variant=solo; "


@clause("BO-21.15", "BO-1.4")
@pytest.mark.parametrize("variant", ["solo", "solo_marine"])
def test_solo_set_up(start, variant):
    t = start(1, variant=variant)
    me = seat(t, 0)
    assert (me["colour"], me["crown"], me["emotions"], me["vocabulary"], me["will"]) == ("black", 1, 6, 0, 1)
    assert (t.view()["deck"], len(t.view()["chits"]), t.state.rules.deck_sizes) == (8, 32, [8, 4, 4, 4])
    rules = t.state.rules
    assert (rules.inventions, rules.dictators, rules.bonus_row) == (True, True, True)
    assert (rules.advanced_icons, rules.foundation_requirements, rules.milankovitch) == (False, False, False)


@clause("BO-21.18")
def test_solo_skips_the_first_challenge_and_must_then_go_on(table):
    t = table(SOLO + "number 1; phase challenge; deck 3; market culture: 97, -, -")
    assert (t.view()["phase"], t.view()["deck"]) == ("activity", 3)
    t = table(SOLO + "number 2; phase challenge; deck 3; market culture: 97, -, -")
    assert t.view()["deck"] == 2
    t = table(SOLO + "number 2; phase challenge; deck 0; market culture: 97, -, -")
    assert t.view()["epoch"] == 2


@clause("BO-21.16", "BO-21.17")
def test_solo_climate_costs_a_city_and_gods_cause_chaos(table):
    t = table(
        SOLO
        + "phase events; card 13; chit h103; cities 0: h105/1 h106/1; migrants 0: s13-18 s01-00; seat 0: footprint 6"
    )
    t.choose("hex:h002")
    assert (t.prompt, t.legal()) == ("climate-loss", ["hex:h105", "hex:h106"])
    t.choose("hex:h106", "say:pass")
    assert (t.prompt, t.legal()) == ("dissident-from", ["spot:s01-00", "spot:s13-18"])
    t.choose("spot:s01-00")
    assert (seat(t, 0)["cities"], seat(t, 0)["crown_dissident"]) == (["h105/1"], True)
    t = table(SOLO + "phase events; card 5; migrants 0: s17-10 s01-00")  # the Australasian impact
    assert (seat(t, 0)["migrants"], seat(t, 0)["crown_dissident"]) == (["s01-00"], True)


YELLOWSTONE = SOLO + "phase events; card 8; philosophy divine-order; "


@clause("BO-21.17", "BO-9.3", "BO-9.4a")
def test_solo_those_who_die_together_cause_one_revolution(table):
    t = table(YELLOWSTONE + "seat 0: politics, dissident; migrants 0: s04-03 s05-04 s01-00 s03-00")
    assert (t.prompt, t.legal()) == ("quell-loss", ["spot:s01-00", "spot:s03-00"])
    t.choose("spot:s01-00", "discipline:culture")
    assert (seat(t, 0)["migrants"], seat(t, 0)["pool"], seat(t, 0)["crown_dissident"]) == (["s03-00"], 11, False)
    t = table(YELLOWSTONE + "seat 0: politics, mysticism 2; foundations 0: 1 politics; migrants 0: s04-03 s05-04")
    assert t.prompt == "diaspora"
    t.choose(t.legal()[0], "say:crown")
    me = seat(t, 0)
    assert (me["crown_dissident"], me["foundations"][0]["dissident"], me["pool"]) == (True, True, 9)


@clause("BO-21.17", "BO-9.7")
def test_solo_a_city_lost_in_the_revolution_of_the_dead_is_not_lost_again(table):
    t = table(YELLOWSTONE + "seat 0: politics, dissident; migrants 0: s04-03 s01-00; cities 0: h101/1")
    assert t.prompt == "refugee"  # the city was the loss of quelling
    t.choose("spot:s05-04", "discipline:culture")
    me = seat(t, 0)
    assert (me["urbanization"], me["migrants"], me["crown_dissident"]) == (0, ["s01-00", "s05-04"], False)
    t = table(YELLOWSTONE + "seat 0: politics; migrants 0: s01-00; cities 0: h101/1").choose("spot:s05-04")
    assert (t.prompt, t.legal()) == ("dissident-from", ["spot:s01-00", "spot:s05-04"])  # the city itself: an act of man


@clause("BO-21.17", "BO-9.5")
def test_solo_a_city_under_a_catastrophe_causes_one_chaos(table):
    t = table(YELLOWSTONE + "seat 0: politics, mysticism 1; migrants 0: s01-00; cities 0: h101/1").choose("say:pass")
    me = seat(t, 0)
    assert (me["ruling"], me["crown_dissident"], me["pool"]) == ("politics", True, 10)
    assert [line for line in t.said() if "chaos" in line] == [
        "P0 takes 1 chaos: in the solo game acts of gods cause it too."
    ]


@clause("BO-21.19")
def test_solo_buys_for_epoch_and_dissidents(table):
    text = SOLO + "phase auction; card 13; market culture: {}, -, -; seat 0: emotions 4, will 0{}"
    t = table(text.format("97 0 0", ""))
    assert (t.prompt, t.legal()) == ("purchase", ["say:pay", "say:decline"])
    t.choose("say:pay")
    assert (seat(t, 0)["elders"], t.prompt) == (1, "orientation")
    t = table(text.format("97 0 0", "")).choose("say:decline")
    assert (seat(t, 0)["foundations"], seat(t, 0)["vocabulary"]) == ([], 0)
    t = table(text.format("97 0 0", ", dissident")).choose("say:pay")
    assert seat(t, 0)["elders"] == 0
    t = table(text.format("97 0", ", dissident"))
    assert t.prompt != "purchase"  # two elders are needed
    t = table(SOLO + "epoch 2; phase auction; card 32; seat 0: will 0")
    assert t.prompt == "orientation"


@clause("BO-21.20")
def test_solo_comets_bring_neither_chits_nor_bellwethers(table):
    t = table(SOLO + "number 2; phase challenge; deck 0; seat 0: mysticism 1, emotions 5; market culture: 97, -, -")
    assert (t.view()["epoch"], seat(t, 0)["victory_chits"], seat(t, 0)["bellwethers"]) == (2, [0, 0, 0], 0)
    assert seat(t, 0)["crown_dissident"]


@clause("BO-21.21")
def test_solo_is_won_with_thirteen_in_everything_required(table):
    text = (
        SOLO + "epoch 4; number 9; phase challenge; deck 0; "
        "seat 0: footprint 6, energy 7, immunology 10, metallurgy 3, {}; philosophy {}"
    )
    t = table(text.format("maritime 8, information 4", "start"))
    assert (t.over, t.scores, t.winners) == (True, [13], [0])
    assert t.said()[-1] == "Every category that counts reaches its goal, and a rocket flies: complete victory."
    t = table(text.format("maritime 5, information 4", "start"))
    assert (t.scores, t.winners) == ([10], [])
    assert t.said()[-1] == "Short of the goal: Industry. The game is lost."
    t = table(text.format("maritime 5, information 4", "unity"))  # industry is not required
    assert (t.scores, t.winners) == ([13], [0])
    assert t.said()[-1] == "Every category that counts reaches its goal: victory."


# --- co-op ----------------------------------------------------------------------------------------------------------

COOP = "option goal=cooperative; "


@clause("BO-21.22", "BO-21.24")
def test_coop_decks(start):
    for players, sizes in ((2, [6, 3, 3, 3]), (3, [4, 2, 2, 2]), (4, [4, 2, 2, 2])):
        t = start(players, variant="cooperative")
        assert t.state.rules.deck_sizes == sizes
        assert seat(t, 0)["emotions"] + seat(t, 0)["vocabulary"] == 6
        assert t.state.rules.milankovitch


@clause("BO-21.23")
def test_coop_only_the_first_crown_challenges_and_must(table):
    text = COOP + "number {}; turn {}; phase challenge; deck 3; market culture: 97, -, -"
    assert table(text.format(1, 0)).view()["deck"] == 3
    assert table(text.format(3, 0)).view()["deck"] == 2
    assert table(text.format(4, 1)).view()["deck"] == 3


@clause("BO-21.24")
def test_coop_comets_bring_neither_chits_nor_bellwethers(table):
    t = table(COOP + "number 3; phase challenge; deck 0; seat 0: mysticism 1, emotions 3; market culture: 97, -, -")
    assert (t.view()["epoch"], seat(t, 0)["victory_chits"], seat(t, 0)["bellwethers"]) == (2, [0, 0, 0], 0)


@clause("BO-21.25", "BO-16.1a")
def test_coop_xenophobia_makes_attacks_compulsory(table):
    text = (
        COOP
        + """
        epoch 4; seat 0: culture, {}, footprint 6; foundations 0: 69 culture; migrants 0: s13-00
        cities 1: h106/1; migrants 1: s24-21
    """
    )
    t = table(text.format("mysticism 1, emotions 3, metallurgy 2"))
    assert t.legal() == ["do:war", "do:preach"]
    t.choose("do:preach", "say:create", "spot:s14-03", "say:pass")
    assert (seat(t, 0)["cities"], seat(t, 1)["crown_dissident"]) == (["h106/1!"], False)
    t = table(text.format("will 1"))
    assert t.legal() == ["do:spread", "say:skip"]
    # An even fight counts, a hopeless one does not.
    fight = text.replace("cities 1: h106/1; migrants 1: s24-21", "migrants 1: s13-04 s24-21; seat 1: metallurgy {}")
    assert table(fight.format("metallurgy 2", 2)).prompt == "piece"
    assert table(fight.format("metallurgy 2", 3)).legal() == ["do:spread", "do:war", "say:skip"]


@clause("BO-21.25")
def test_coop_slavery_does_not_ask_for_metallurgy(table):
    text = (
        COOP + "seat 0: politics, footprint 6; seat 1: metallurgy 3; foundations 0: 8 politics; cities 0: h105/1; "
        "migrants 0: s13-00; migrants 1: s13-04 s24-21"
    )
    assert table(text).prompt in ("target", "piece")  # nothing else may be chosen


@clause("BO-21.26")
def test_coop_is_won_if_somebody_has_thirteen_in_each(table):
    text = (
        COOP + "epoch 4; number 9; phase challenge; deck 0; seat 0: footprint 6, energy 7; "
        "seat 1: immunology 10, metallurgy 3, maritime {}, information 4"
    )
    t = table(text.format(8))
    assert (t.over, t.scores, t.winners) == (True, [13, 13], [0, 1])
    assert t.said()[-1] == "Every category that counts reaches its goal, and a rocket flies: complete victory."
    t = table(text.format(5))
    assert (t.scores, t.winners) == ([10, 10], [])
    assert t.said()[-1] == "Short of the goal: Industry. The game is lost."
    assert t.state.game.cooperative(t.state)
