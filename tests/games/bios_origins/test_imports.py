"""Section 21: cratons and campaigns, imported from data packs."""

from pathlib import Path

import pytest
import yaml

import holotype
from holotype import OptionError
from holotype.core.data import LOADER, DataError
from holotype.core.notation import PositionError
from holotype.games.bios_origins.chaos import distances
from holotype.games.bios_origins.cratons import beside_land, earth_of
from holotype.games.bios_origins.data import read_imports
from holotype.games.bios_origins.names import NOBODY
from holotype.games.bios_origins.words import TERRAINS
from holotype.laws import Mode, check_rulebooks, check_texts, play
from tests.helpers import Table, clause

EXAMPLE = Path(__file__).parents[3] / "examples" / "bios_origins_earth"
CRATONS, MEGAFAUNA = "cratons.yaml", "megafauna.yaml"


@pytest.fixture
def earth():
    return holotype.load("bios_origins", EXAMPLE)


@pytest.fixture
def changed(tmp_path):
    """A copy of the example with something changed in one of its files."""

    def copy(file, change):
        for name in (CRATONS, MEGAFAUNA):
            data = yaml.load((EXAMPLE / name).read_text(encoding="utf-8"), LOADER)
            if name == file:
                change(data)
            (tmp_path / name).write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
        return tmp_path

    return copy


def at(earth, text):
    return Table(earth.position(text))


def new(earth, players, seed, **options):
    return Table(earth.start(players, seed, **options))


def seat(t, n):
    return t.view()["seats"][n]


def corners(t, cell):
    """The spots of a hex, by name."""
    rules = t.state.rules
    return {f"spot:{rules.atlas.spot_ids[x]}" for x in rules.spots_of[rules.atlas.hex_ids.index(cell)]}


def resources(t, cell):
    rules = t.state.rules
    h = rules.atlas.hex_ids.index(cell)
    return t.state.resources[h * 2 : h * 2 + 2]


BIOFUEL, HORTICULTURE, METAL, WORKING, WAR = 5, 4, 7, 2, 3
LANDS = "option map=cratons; craton baltica g208; craton gondwana g411; craton cathaysia g213; craton laurentia g203; "
PEOPLE = "colours white black; migrants 0: {}; migrants 1: {}; "


# --- what is offered ------------------------------------------------------------------------------------------------


@clause("BO-21.35", "BO-1.6")
def test_imports_are_offered_only_where_a_pack_has_them(game, earth, changed):
    assert [o.values for o in game.options if o.name == "map"] == [("classic", "custom_random", "custom_draft")]
    assert "latitudes" not in [o.name for o in game.options]
    with pytest.raises(OptionError):
        game.start(2, 1, map="cratons")
    names = {variant.name: variant.players for variant in earth.variants}
    assert (names["cratons"], names["campaign"], names["solo_campaign"]) == ((2, 3, 4), (2, 3, 4), (1,))
    no_game = holotype.load("bios_origins", changed(MEGAFAUNA, lambda data: data.update(players=[])))
    assert [o.values[-1] for o in no_game.options if o.name == "map"] == ["cratons"]
    check_texts(earth)
    check_rulebooks(earth)


@clause("BO-4.1", "BO-21.15", "BO-21.30", "BO-21.33")
def test_colours_and_habitat_are_offered_where_they_are_not_given(game, earth):
    offered = {option.name: option.variants for option in earth.options}
    assert {"base", "cratons", "cooperative"} <= set(offered["colours"]) & set(offered["habitat"])
    assert "solo" in offered["habitat"]
    assert not {"campaign", "solo_campaign"} & {*offered["colours"], *offered["habitat"]}
    assert not {"solo", "solo_marine"} & {name for o in game.options if o.name == "colours" for name in o.variants}


@clause("BO-21.30")
def test_nothing_goes_on_after_a_runaway_greenhouse(changed):
    with pytest.raises(DataError, match="runaway greenhouse"):
        read_imports(changed(MEGAFAUNA, lambda data: data.update(runaway_greenhouse=True)))


@clause("BO-21.30")
def test_a_player_without_survivors_is_refused(changed):
    with pytest.raises(DataError, match=r"players\[white\].species must be at least one"):
        read_imports(changed(MEGAFAUNA, lambda data: data["players"][1].update(species=[])))


@clause("BO-21.30")
def test_more_players_than_the_earlier_game_had_are_refused(changed):
    two = holotype.load("bios_origins", changed(MEGAFAUNA, lambda data: data.update(players=data["players"][:2])))
    assert next(v.players for v in two.variants if v.name == "campaign") == (2,)
    with pytest.raises(OptionError, match="had 2 players"):
        two.start(3, 1, map="megafauna")


@clause("BO-21.27")
@pytest.mark.parametrize(
    ("file", "change", "words"),
    [
        (CRATONS, lambda d: d["cratons"][0]["hexes"][1].update(terrain="lava"), "laurentia: terrain must be one of"),
        (CRATONS, lambda d: d["cratons"][0]["hexes"][1].update(at=0), r"cratons\[laurentia\].hexes must be at 0 to 6"),
        (CRATONS, lambda d: d["cratons"][1]["hexes"][0].pop("start"), "each colour .* needs one start hex"),
        (CRATONS, lambda d: d["strips"][0]["rows"].pop(), r"strips\[cold\].rows must be 6 colours"),
        (CRATONS, lambda d: d["strips"][0]["rows"].__setitem__(0, "red"), "cold: rows must be one of plain, white"),
        (MEGAFAUNA, lambda d: d.update(strip="balmy"), "strip must be one of sheet, cold, mild, warm"),
        (MEGAFAUNA, lambda d: d["cratons"].pop(), "the place of every craton"),
        (MEGAFAUNA, lambda d: d.update(oxygen=0), "go at least one step"),
        (MEGAFAUNA, lambda d: d["disks"][0].update(colour="pink"), "colour must be one of white, green, black"),
        (MEGAFAUNA, lambda d: d["disks"][0].update(at=8), "craton and at must be one of"),
        (MEGAFAUNA, lambda d: d["players"][0].update(color="white"), "each colour may come once"),
        (MEGAFAUNA, lambda d: d["players"][0].update(points=[1]), "of as many games for everybody"),
        (MEGAFAUNA, lambda d: d["players"][0]["species"][0].update(ecomorph="armored"), "each of another ecomorph"),
        (MEGAFAUNA, lambda d: d["players"][0]["species"][0].update(places=[]), "lives somewhere"),
    ],
)
def test_a_broken_import_is_named(changed, file, change, words):
    with pytest.raises(DataError, match=words):
        read_imports(changed(file, change))


@clause("BO-21.30")
@pytest.mark.parametrize(
    ("place", "words"),
    [
        ({"row": 9}, "there is no row 9, column 3"),
        ({"row": 0}, "beyond the sheet or on another craton"),
        ({"row": 1, "col": 7}, "beyond the sheet or on another craton"),
    ],
)
def test_cratons_that_do_not_fit_are_named(changed, place, words):
    with pytest.raises(DataError, match=words):
        holotype.load("bios_origins", changed(MEGAFAUNA, lambda data: data["cratons"][0].update(place)))


# --- the map --------------------------------------------------------------------------------------------------------


@clause("BO-21.27")
def test_terrain_gives_resources_and_corners_are_land_but_in_the_open_sea(earth):
    t = at(earth, LANDS + PEOPLE.format("g18-07", "g23-12"))
    # Baltica around g208: weed to the north-east, sea to the east, swamp to the south-east; its start hex is plain.
    assert resources(t, "g208") == [0, 0]
    assert resources(t, "g108") == [HORTICULTURE, 0]
    assert resources(t, "g308") == [BIOFUEL, 0]
    assert resources(t, "g209") == [METAL, 0]
    sea = t.state.rules.atlas.hex_ids.index("g209")
    assert t.state.resource_req[sea * 2] == 202  # metallurgy 2
    ids = t.state.rules.atlas.spot_ids
    terrain = {name: t.state.terrain[i] for i, name in enumerate(ids)}
    # The sea of g209 lies between land on its west and the open: corners it shares with land are land.
    found = {name: terrain[name.removeprefix("spot:")] for name in corners(t, "g209")}
    land = {name for h in ("g208", "g108", "g308") for name in corners(t, h)}
    gondwana = {name for h in ("g310", "g311") for name in corners(t, h)}
    assert found == {name: int(name in land | gondwana) for name in found}
    assert 0 in found.values()
    assert all(terrain[name.removeprefix("spot:")] for name in corners(t, "g208"))


@clause("BO-21.27", "BO-21.28")
@pytest.mark.parametrize("small", range(4))
def test_a_craton_covers_its_own_hexes_and_no_others(changed, small):
    """With three hexes around a centre that is not its own."""
    names = ("laurentia", "baltica", "gondwana", "cathaysia")
    sizes = [3 if n == small else 7 for n in range(4)]

    def shrink(data):
        hexes = data["cratons"][small]["hexes"]
        starts = [hex_.pop("start") for hex_ in hexes if "start" in hex_]
        hexes[:] = [hexes[at] for at in (1, 3, 5)]
        for hex_, colour in zip(hexes, starts, strict=False):
            hex_["start"] = colour

    pack = changed(CRATONS, shrink)
    (pack / MEGAFAUNA).unlink()
    game = holotype.load("bios_origins", pack)
    tiles = lay_all(new(game, 2, 1, variant="cratons")).view()["tiles"]
    assert [sum(tile.startswith(name) for tile in tiles.values()) for name in names] == sizes
    assert {tile for tile in tiles.values() if tile.startswith(names[small])} == {
        f"{names[small]} {at}" for at in (1, 3, 5)
    }


@clause("BO-21.27")
def test_each_craton_gets_a_war_animal_and_a_working_animal_off_its_centre(earth):
    places = set()
    for seed in range(6):
        t = new(earth, 2, seed, variant="campaign")
        tiles = t.view()["tiles"]
        for craton in ("laurentia", "baltica", "gondwana", "cathaysia"):
            cells = [cell for cell, tile in tiles.items() if tile.startswith(craton)]
            kinds = {cell: [k for k in resources(t, cell) if k in (WORKING, WAR)] for cell in cells}
            assert sorted(kind for found in kinds.values() for kind in found) == [WORKING, WAR]
            assert max(len(found) for found in kinds.values()) == 1
            assert kinds[next(cell for cell in cells if tiles[cell].endswith(" 0"))] == []
            places |= {(cell, *found) for cell, found in kinds.items() if found}
    assert len(places) > 16  # by chance


@clause("BO-21.29")
@pytest.mark.parametrize("direction", range(1, 7))
def test_an_island_is_a_hex_without_land_beside_it(earth, direction):
    s = new(earth, 2, 1, variant="cratons").state
    ground = earth_of(s)
    land, sea = (ground.terrain.index(TERRAINS.index(kind)) for kind in ("land", "sea"))
    centre = next(h for h in range(s.rules.hexes) if NOBODY not in ground.around[h])
    for tile, found in ((land, True), (sea, False), (NOBODY, False)):
        s.tiles = [NOBODY] * s.rules.hexes
        s.tiles[ground.around[centre][direction]] = tile
        assert beside_land(s, centre) == found


@clause("BO-21.36")
def test_the_strip_is_drawn_from_the_import_or_that_of_the_sheet(earth):
    drawn = {new(earth, 2, seed, variant="cratons").view()["strip"] for seed in range(12)}
    assert drawn == {"cold", "mild", "warm"}
    assert {new(earth, 2, seed, variant="cratons", latitudes="sheet").view()["strip"] for seed in range(4)} == {"sheet"}


# --- layout ---------------------------------------------------------------------------------------------------------


def columns(t, craton):
    return [int(cell[2:]) for cell, tile in t.view()["tiles"].items() if tile.startswith(craton)]


def lay_all(t):
    """The first player arranges, always as far west as possible."""
    while t.prompt == "craton-place":
        t.choose(t.legal()[0])
    return t


@clause("BO-21.28")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 1), (4, 1)])
def test_start_cratons_form_one_continent_and_the_others_one_to_the_west(earth, players, seed):
    t = new(earth, players, seed, variant="cratons")
    first = t.view()["first"]
    assert (t.seat, t.prompt) == (first, "craton-place")
    lay_all(t)
    homes = {"black": "gondwana", "green": "gondwana", "white": "baltica", "orange": "cathaysia"}
    east = {homes[s["colour"]] for s in t.view()["seats"]}
    west = {"laurentia", "baltica", "gondwana", "cathaysia"} - east
    eastmost = max(column for craton in west for column in columns(t, craton))
    assert eastmost + 1 < min(column for craton in east for column in columns(t, craton))
    assert len(t.view()["tiles"]) == 28


@clause("BO-21.28")
def test_cratons_of_a_continent_touch_and_do_not_overlap(earth):
    t = new(earth, 2, 1, variant="cratons", colours="seating")  # black and orange: Gondwana and Cathaysia
    t.choose("hex:g211")
    assert "hex:g211" not in t.legal()
    assert "hex:g213" not in t.legal()  # it would overlap
    assert "hex:g214" in t.legal()
    assert "hex:g413" in t.legal()
    assert "hex:g414" not in t.legal()  # it would not touch


@clause("BO-21.28")
def test_one_continent_alone_may_lie_from_rim_to_rim(changed):
    def settle_laurentia(data):
        laurentia, _, gondwana, _ = data["cratons"]
        laurentia["hexes"][0]["start"] = gondwana["hexes"][3].pop("start")

    t = new(holotype.load("bios_origins", changed(CRATONS, settle_laurentia)), 4, 1, variant="cratons")
    rows = [[name for name in t.legal() if name.startswith(f"hex:g{row}")] for row in (1, 2)]
    assert [(row[0], row[-1]) for row in rows] == [("hex:g101", "hex:g113"), ("hex:g201", "hex:g214")]
    t.choose("hex:g101")
    assert "g100" in t.view()["tiles"]


@clause("BO-21.28")
def test_every_other_player_may_shift_one_craton_within_its_continent(earth):
    t = lay_all(new(earth, 3, 1, variant="cratons"))
    second = (t.view()["first"] + 1) % 3
    assert (t.seat, t.prompt) == (second, "shift-craton")
    assert "say:pass" in t.legal()
    before = t.view()["tiles"]
    choice = next(name for name in t.legal() if name.startswith("craton:"))
    t.choose(choice)
    t.choose(t.legal()[-1])
    craton = choice.partition(":")[2]
    after = t.view()["tiles"]
    assert {c for c in before.items() if not c[1].startswith(craton)} == {
        c for c in after.items() if not c[1].startswith(craton)
    }
    assert before != after
    assert (t.seat, t.prompt) == ((second + 1) % 3, "shift-craton")


@clause("BO-21.28")
def test_a_craton_is_shifted_to_any_other_place_at_its_continent(earth):
    t = new(earth, 2, 1, variant="cratons", colours="seating").choose("hex:g211", "hex:g214")
    lay_all(t)
    for craton, places in (("gondwana", ["g111", "g311", "g412"]), ("cathaysia", ["g113", "g313", "g413"])):
        u = Table(t.state.copy()).choose(f"craton:{craton}")
        assert u.legal() == [f"hex:{place}" for place in places]


@clause("BO-21.28")
def test_people_begin_on_their_start_hex_or_in_the_nearest_water(earth):
    for habitat in ("land", "marine"):
        t = lay_all(new(earth, 2, 3, variant="cratons", colours="seating", habitat=habitat))
        t.choose("say:pass")
        first = t.seat
        colour = seat(t, first)["colour"]
        home = {"black": "gondwana 1", "orange": "cathaysia 1"}[colour]
        cell = next(cell for cell, tile in t.view()["tiles"].items() if tile == home)
        assert t.prompt == "start-spot"
        if habitat == "land":
            assert set(t.legal()) == corners(t, cell)
        else:
            assert not set(t.legal()) & corners(t, cell)  # all of them are land
            ids, rules = t.state.rules.atlas.spot_ids, t.state.rules
            beside = {
                f"spot:{ids[rules.around[ids.index(name.removeprefix('spot:'))][i]]}"
                for name in corners(t, cell)
                for i in range(0, len(rules.around[ids.index(name.removeprefix("spot:"))]), 3)
            }
            water = {name for name in beside if t.state.terrain[ids.index(name.removeprefix("spot:"))] == 0}
            assert set(t.legal()) == water


# --- chits by latitude ----------------------------------------------------------------------------------------------


@clause("BO-21.29")
def test_first_chits_lie_on_the_own_craton_by_latitude(earth):
    t = lay_all(new(earth, 2, 3, variant="cratons", colours="seating", latitudes="sheet"))
    t.choose("say:pass")
    while t.prompt == "start-spot":
        t.choose(t.legal()[0])
    first = t.view()["first"]
    assert (t.seat, t.prompt) == (first, "first-side")
    home = {"black": "gondwana", "orange": "cathaysia"}[seat(t, first)["colour"]]
    tiles = t.view()["tiles"]
    rows = {"ice": {0, 1, 5}, "jungle": {3}, "desert": {1, 2, 3, 4}}
    for side in t.legal():
        u = Table(t.state.copy()).choose(side)
        cells = [name.removeprefix("hex:") for name in u.legal()] or [next(iter(u.view()["chits"]))]
        assert all(tiles[cell].startswith(home) for cell in cells)
        kind = side.removeprefix("chit:")
        assert kind == "sea" or {int(cell[1]) for cell in cells} <= rows[kind]
    placed = 0
    while t.prompt in ("first-side", "first-chit"):
        t.choose(t.legal()[0])
        placed = len(t.view()["chits"])
    assert placed == 4
    told = [event for _, event in t.log()]
    assert (told.count("lays-craton"), told.count("first-chit-side"), told.count("starts-at")) == (4, 4, 2)


@clause("BO-21.29", "BO-6.9")
def test_a_chit_prefers_land_and_lies_on_sea_where_no_land_is_left(earth):
    text = LANDS + PEOPLE.format("g18-07", "g23-12") + "strip cold; phase events; option mode=basic; card 13; "
    t = at(earth, text + "chit g209/sea")  # cooling: the strip of the sheet comes, with white rows 0, 1, 5
    assert t.view()["strip"] == "sheet"
    assert t.prompt == "chit-goal"
    tiles = t.view()["tiles"]
    seas = {"baltica 2", "baltica 5", "laurentia 4", "laurentia 5", "gondwana 6", "cathaysia 3", "cathaysia 4"}
    goals = [name.removeprefix("hex:") for name in t.legal()]
    assert goals
    assert {int(cell[1]) for cell in goals} <= {0, 1, 5}
    assert not {tiles[cell] for cell in goals} & seas
    taken = " ".join(f"{cell}/ice" for cell in goals)
    u = at(earth, text + f"chit g209/sea {taken}")
    assert u.view()["chits"] == {"g209": "sea"} | dict.fromkeys(goals, "ice")  # no white sea either: nothing happens


@clause("BO-21.29")
def test_warming_melts_ice_at_sea_and_cooling_freezes_seas(earth):
    text = LANDS + PEOPLE.format("g18-07", "g23-12") + "option mode=basic; phase events; "
    # Baltica lies in rows 1 to 3; with the strip of the sheet rows 0, 1 and 5 are white, with `cold` 0 and 5.
    low = text.replace("craton baltica g208", "craton baltica g108").replace("g18-07", "g19-04")
    t = at(earth, low + "strip sheet; card 4; chit g109/ice g107/ice g108/ice")
    assert t.view()["strip"] == "cold"
    assert t.view()["chits"] == {"g107": "sea", "g108": "ice", "g109": "sea"}  # ice on land waits for the event itself
    assert (t.prompt, "hex:g313" in t.legal(), "hex:g208" in t.legal()) == ("chit-goal", True, False)
    t = at(earth, low + "strip cold; card 13; chit g109/sea g313/sea")
    assert t.view()["strip"] == "sheet"
    assert t.view()["chits"] == {"g109": "ice", "g313": "sea"}
    t = at(earth, low + "strip warm; card 4; chit g109/sea")
    assert t.view()["strip"] == "warm"  # there is none beyond
    assert "There is no strip beyond “warm”: the latitudes stay." in t.said()


@clause("BO-21.29")
def test_hexes_of_cratons_have_no_rings(earth):
    with pytest.raises(PositionError, match="g208 has no ring"):
        at(earth, LANDS + PEOPLE.format("g18-07", "g23-12") + "chit g208")


@clause("BO-21.29", "BO-6.11")
def test_deserts_lie_in_the_second_to_the_fifth_latitude(earth):
    text = (
        "option map=cratons; option mode=basic; colours white black; craton baltica g105; craton gondwana g411; "
        "migrants 0: g13-04; migrants 1: g23-12; chit g411/jungle; phase events; card 11"
    )
    t = at(earth, text)
    assert (t.view()["strip"], t.prompt) == ("sheet", "chit-goal")  # no change of latitudes
    rows = {int(name[5]) for name in t.legal()}
    assert rows == {1, 2, 3, 4}


@clause("BO-6.7", "BO-21.27")
def test_no_craton_bears_the_name_of_a_catastrophe(earth):
    text = (
        "option map=cratons; option mode=basic; colours white black; craton baltica g101; craton gondwana g411; "
        "migrants 0: g03-00; migrants 1: g23-12; phase events; card 11"
    )
    t = at(earth, text)
    assert (seat(t, 0)["migrants"], t.view()["phase"]) == (["g03-00"], "activity")


@clause("BO-21.7", "BO-21.29")
@pytest.mark.parametrize(("habitat", "strip"), [("land", "sheet"), ("mixed", "cold")])
def test_where_land_meets_sea_the_latitudes_stay(earth, habitat, strip):
    text = LANDS + f"option habitat={habitat}; option mode=basic; colours white black; marine 1; "
    t = at(earth, text + "migrants 0: g18-07; migrants 1: g15-04; strip cold; phase events; card 13")
    assert t.view()["strip"] == strip


@clause("BO-21.29", "BO-21.4")
def test_a_sea_that_freezes_destroys_its_marine_city(earth):
    text = (
        LANDS.replace("craton baltica g208", "craton baltica g108")
        + "option habitat=marine; option mode=basic; colours white black; "
        "migrants 0: g21-04; migrants 1: g15-04; cities 0: g109/1; strip cold; phase events; card 13; chit g109/sea"
    )
    t = at(earth, text)
    assert seat(t, 0)["cities"] == []
    assert seat(t, 0)["crown_dissident"] is False


# --- campaign -------------------------------------------------------------------------------------------------------


def begin(earth, players, variant="campaign"):
    return new(earth, players, 5, variant=variant)


@clause("BO-21.30")
def test_a_campaign_keeps_colours_positions_latitudes_and_climate(earth):
    t = begin(earth, 4)
    assert [s["colour"] for s in t.view()["seats"]] == ["black", "white", "green", "orange"]
    tiles = t.view()["tiles"]
    assert (tiles["g203"], tiles["g108"], tiles["g409"], tiles["g212"]) == (
        "laurentia 0", "baltica 0", "gondwana 0", "cathaysia 0",
    )  # fmt: skip
    assert t.view()["strip"] == "mild"
    t.choose("ecomorph:flyer")
    chits = {tiles[cell]: chit for cell, chit in t.view()["chits"].items()}
    assert chits == {
        "baltica 1": "ice",
        "gondwana 0": "jungle",
        "cathaysia 5": "desert",
        **dict.fromkeys(("laurentia 4", "laurentia 5", "baltica 2", "baltica 5", "gondwana 6"), "sea"),
        **dict.fromkeys(("cathaysia 3", "cathaysia 4"), "sea"),
    }


@clause("BO-21.27", "BO-21.30")
def test_a_campaign_keeps_a_craton_of_fewer_hexes_as_it_was(changed):
    pack = changed(CRATONS, lambda data: data["cratons"][0]["hexes"].pop(5))
    tiles = begin(holotype.load("bios_origins", pack), 4).view()["tiles"].values()
    names = ("laurentia", "baltica", "gondwana", "cathaysia")
    assert sorted(tiles) == sorted(f"{name} {at}" for name in names for at in range(7) if (name, at) != (names[0], 5))


@clause("BO-21.33", "BO-21.32")
def test_the_first_that_spoke_is_adopted_and_ties_of_emotions_are_chosen(earth):
    t = begin(earth, 4)
    assert (t.seat, t.prompt, t.legal()) == (1, "ecomorph", ["ecomorph:burrower", "ecomorph:flyer"])
    t.choose("ecomorph:burrower")
    assert "P1 descends from: Burrower." in t.said()
    assert [s["ecomorph"] for s in t.view()["seats"]] == ["armored", "burrower", "archetype", "flyer"]
    brains = [(s["emotions"], s["vocabulary"], s["will"]) for s in t.view()["seats"]]
    bonus = [int(s["crown"] == 4) for s in t.view()["seats"]]
    assert t.view()["phase"] == "setup"
    assert bonus.count(1) == 1
    assert brains == [(3, 3, 1), (5, 1, 1), (6, 0, 1), (2, 4, 1)]
    stages = [s["technology"] for s in t.view()["seats"]]
    assert [s["immunology"] for s in stages] == [1, 2, 1, 1]
    assert [s["maritime"] for s in stages] == [0, 0, 0, 2]
    assert [s["pool"] + len(s["migrants"]) for s in t.view()["seats"]] == [7, 7, 7, 7]


@clause("BO-21.32")
@pytest.mark.parametrize("n", range(2))
def test_only_the_emotions_of_the_own_species_become_words(earth, n):
    shapes = {"archetype": (0, 0), "armored": (3, 0), "burrower": (2, 1), "flyer": (0, 1), "swimmer": (0, 0)}
    for shape, words in shapes.items():
        t = at(earth, HOMES.format("g19-12", "g09-06") + f"ecomorph {n}: {shape}")
        assert (seat(t, n)["emotions"], seat(t, n)["vocabulary"]) == (6 - words[n], words[n])


@clause("BO-21.33")
def test_people_return_to_where_they_lived_from_crown_one_on(earth):
    t = begin(earth, 4).choose("ecomorph:flyer")
    tiles = {tile: cell for cell, tile in t.view()["tiles"].items()}
    homes = (("gondwana 4",), ("laurentia 2", "baltica 3"), ("gondwana 3",), ("cathaysia 1",))
    asked = []
    while t.prompt == "start-spot":
        n = t.seat
        asked.append(n)
        taken = {f"spot:{x}" for s in t.view()["seats"] for x in s["migrants"]}
        assert set(t.legal()) == {x for home in homes[n] for x in corners(t, tiles[home])} - taken
        t.choose(t.legal()[0])
    assert asked == [(t.view()["first"] + n) % 4 for n in range(4)]


@clause("BO-21.33")
def test_swimmers_live_in_the_sea_and_land_meets_sea_without_chits(changed):
    def swim(data):
        data["players"][0]["species"][1]["ecomorph"] = "swimmer"

    t = new(holotype.load("bios_origins", changed(MEGAFAUNA, swim)), 2, 1, variant="campaign")
    t.choose("ecomorph:flyer")
    assert [s["marine"] for s in t.view()["seats"]] == [True, False]
    assert (t.view()["chits"], t.state.mixed) == ({}, 1)


HOMES = "option map=megafauna; migrants 0: {}; migrants 1: {}; "


@clause("BO-21.31", "BO-12.2")
def test_with_the_first_energy_the_range_is_that_of_the_air(earth):
    def goals(text):
        t = at(earth, text).choose("do:spread")
        return set(t.choose("say:create").legal())

    text = HOMES.format("g19-12", "g09-06") + "foundations 0: 13 politics; seat 0: politics, footprint 6, energy {}; "
    near, far = goals(text.format(3)), goals(text.format(4))
    s = earth.position(text.format(3))
    ids = s.rules.atlas.spot_ids
    away = distances(s, ids.index("g19-12"), -1)
    assert max(away[ids.index(name.removeprefix("spot:"))] for name in near) == 2  # oxygen
    assert max(away[ids.index(name.removeprefix("spot:"))] for name in far) == 4
    plant = "players 3; option map=megafauna; migrants 0: g09-06; migrants 1: g25-06; migrants 2: g19-12; turn 2; "
    green = goals(plant + "foundations 2: 13 politics; seat 2: politics, footprint 6, energy 3")
    assert max(away[ids.index(name.removeprefix("spot:"))] for name in green) == 3  # atmosphere


@clause("BO-21.33", "BO-16.5", "BO-16.6")
def test_armour_wins_ties_of_war_and_siege_in_the_first_epoch(earth):
    war = (
        "option map=megafauna; ecomorph 0: {}; ecomorph 1: {}; epoch {}; foundations 0: 20 politics; "
        "seat 0: politics, footprint 6; migrants 0: g19-12; migrants 1: g19-10 g09-06"
    )

    def fight(mine, theirs, epoch):
        t = at(earth, war.format(mine, theirs, epoch)).choose("do:war")
        t.choose("say:create")
        mine = "g19-10!" in seat(t, 0)["migrants"]
        return mine, [n for n in (0, 1) if f"P{n} takes 1 chaos: war." in t.said()]

    assert fight("armored", "flyer", 1) == (True, [1])
    assert fight("flyer", "armored", 1) == (False, [0])
    assert fight("armored", "armored", 1) == (False, [0, 1])
    assert fight("armored", "flyer", 2) == (False, [0, 1])
    siege = war.replace("migrants 1: g19-10 g09-06", "cities 1: g309/1; migrants 1: g09-06").replace("g19-12", "g19-10")
    siege += "; beast g309 war_animal"
    assert "do:war" in at(earth, siege.format("armored", "flyer", 1)).legal()
    assert "do:war" not in at(earth, siege.format("armored", "armored", 1)).legal()
    assert "do:war" not in at(earth, siege.format("armored", "flyer", 2)).legal()


@clause("BO-21.34", "BO-22.3")
def test_points_of_the_whole_campaign_are_handed_over(earth):
    text = HOMES.format("g19-12", "g09-06") + "epoch 4; phase challenge; deck 0; seat 0: footprint 4; "
    t = at(earth, text).choose("say:comet")
    # Genesis 14 and 11, Megafauna 31 and 24, and this game 7 and 4.
    assert (t.over, t.scores) == (True, [7, 4])
    assert [p["campaign_vp"] for p in t.view()["high_frontier"]["players"]] == [3 + 7 + 3, 0]


@clause("BO-21.35")
def test_the_solo_campaign_joins_the_import_and_the_solo_rules(earth):
    t = begin(earth, 1, "solo_campaign")
    me = seat(t, 0)
    assert (me["colour"], me["ecomorph"], me["emotions"], me["vocabulary"]) == ("black", "armored", 3, 3)
    assert (t.state.rules.deck_sizes, t.state.rules.solo, me["pool"]) == ([8, 4, 4, 4], True, 7)
    assert t.prompt == "start-spot"


# --- whole games ----------------------------------------------------------------------------------------------------


@clause("BO-21.27", "BO-21.28", "BO-21.29")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"variant": "cratons"}),
        (3, {"variant": "cratons", "habitat": "marine"}),
        (2, {"variant": "campaign"}),
        (1, {"variant": "solo_campaign"}),
    ],
)
def test_a_random_game_on_imported_land_keeps_the_laws(earth, players, options):
    play(earth, Mode(players, options), seed=1, every=120)
