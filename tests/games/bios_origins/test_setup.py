"""Sections 1 to 5: modes, components, state, set-up, turn."""

from typing import Any

import pytest

import holotype
from holotype.core.data import DataError
from holotype.games.bios_origins import invariants
from holotype.games.bios_origins.data import Components
from tests.helpers import clause

CHITS = {1: 32, 2: 32, 3: 20, 4: 16}


@clause("BO-1.1", "BO-2.1", "BO-3.8", "BO-4.1", "BO-4.4", "BO-4.5", "BO-4.10", "BO-4.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_colour_a_crown_and_all_pieces(start, players):
    t = start(players)
    seats = t.view()["seats"]
    assert len({seat["colour"] for seat in seats}) == players
    assert sorted(seat["crown"] for seat in seats) == list(range(1, players + 1))
    assert t.view()["active"] == [seat["crown"] for seat in seats].index(1)
    assert t.view()["philosophy"] == "start"
    classes = {1: "politics", 2: "culture", 3: "culture", 4: "industry"}
    for seat in seats:
        assert seat["ruling"] == classes[seat["crown"]]
        assert (seat["pool"], len(seat["migrants"]), seat["cities"]) == (11, 1, [])
        assert (seat["urbanization"], seat["mysticism"], seat["diversity"]) == (0, 0, 1)
        assert list(seat["technology"].values()) == [1, 3, 1, 1, 0, 1]


@clause("BO-4.2", "BO-1.6")
def test_pawns_begin_by_divergence(start):
    def brain(seat):
        return seat["emotions"], seat["vocabulary"], seat["will"]

    assert brain(start(2).view()["seats"][0]) == (4, 2, 1)
    assert brain(start(2, variant="basic").view()["seats"][0]) == (4, 2, 1)
    assert brain(start(2, variant="first_divergence").view()["seats"][0]) == (6, 0, 1)


@clause("BO-4.3", "BO-21.1")
def test_each_colour_has_its_start_spot(start):
    land = {"black": "s13-18", "white": "s11-06", "orange": "s18-09", "green": "s18-15"}
    marine = {"black": "s15-16", "white": "s10-09", "orange": "s20-09", "green": "s19-16"}
    for variant, spots in (("base", land), ("marine", marine)):
        for seat in start(4, variant=variant).view()["seats"]:
            assert seat["migrants"] == [spots[seat["colour"]]]


@clause("BO-4.1")
def test_colours_may_be_recommended_or_as_seated(start):
    pairs = {tuple(seat["colour"] for seat in start(2, n, colours="recommended").view()["seats"]) for n in range(40)}
    assert pairs == {("black", "green"), ("green", "black"), ("white", "orange"), ("orange", "white")}
    seated = [seat["colour"] for seat in start(3, colours="seating").view()["seats"]]
    assert seated == ["black", "orange", "green"]


@clause("BO-4.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starred_hexes_get_chits_by_players(start, players):
    chits = start(players).view()["chits"]
    assert len(chits) == CHITS[players]
    assert chits.get("h201") == (None if players == 4 else "desert")
    assert chits["h002"] == "ice"
    assert chits["h103"] == "sea"
    assert chits["h403"] == "jungle"


@clause("BO-4.7", "BO-4.8", "BO-8.7")
@pytest.mark.parametrize(
    ("variant", "sizes"),
    [("basic", {2: 2, 3: 3, 4: 3}), ("base", {2: 4, 3: 6, 4: 8}), ("first_divergence", {2: 6, 3: 8, 4: 10})],
)
def test_the_challenge_deck_depends_on_players_and_mode(start, variant, sizes):
    for players, first in sizes.items():
        t = start(players, variant=variant)
        assert (t.view()["epoch"], t.view()["deck"], t.view()["reserve"]) == (1, first, 21 - first)
        assert t.state.rules.deck_sizes == [first, *[{2: 2, 3: 3, 4: 3}[players]] * 3]


@clause("BO-2.2")
def test_monogamy_is_out_of_the_set_unless_restored(table):
    assert table("epoch 2; deck 2").view()["reserve"] == 20 - 2
    assert table("epoch 2; deck 2; option restore_monogamy=true").view()["reserve"] == 21 - 2


@clause("BO-4.9", "BO-3.16")
def test_the_market_is_three_by_three_from_the_epochs_decks(start):
    t = start(2)
    ideas = {card.name.en: card for card in Components(None).ideas}
    names = {
        t.state.game.vocab[t.state.game.token(f"card:{slot['card']}")]
        for c in t.view()["market"].values()
        for slot in c
    }
    assert len(names) == 9
    for column, slots in t.view()["market"].items():
        for slot in slots:
            label = t.state.game.texts.token(t.state.game.token(f"card:{slot['card']}"), "en")
            assert (ideas[label].pile, ideas[label].epoch) == (column, 1)


@clause("BO-4.11")
def test_crown_four_encephalizes_once(start):
    for seat in start(4).view()["seats"]:
        assert (seat["emotions"], seat["vocabulary"]) == ((3, 3) if seat["crown"] == 4 else (4, 2))


@clause("BO-1.2")
def test_nothing_is_hidden_but_the_decks(start):
    t = start(3)
    assert t.view(0) == t.view(1) == t.view(None)
    assert t.state.determinize(0, 5).view(1)["table"] == t.view(1)


@clause("BO-1.3", "BO-1.4", "BO-1.5")
def test_switches_of_the_modes(start):
    basic, advanced = start(2, variant="basic").state.rules, start(2).state.rules
    names = ("advanced_icons", "foundation_requirements", "inventions", "milankovitch", "dictators", "bonus_row")
    assert [getattr(basic, name) for name in names] == [False] * 5 + [True]
    assert [getattr(advanced, name) for name in names] == [True] * 5 + [False]
    # 3 politics half: war needs advanced icons; 123's cull needs inventions.
    assert len(basic.options[2 * 2 + 1]) == 1
    assert len(advanced.options[2 * 2 + 1]) == 2
    assert len(basic.eureka[122]) == 1
    assert len(advanced.eureka[122]) == 2


@clause("BO-1.5")
def test_a_dictator_without_the_switch_is_auctioned(table):
    text = "phase auction; card 31; epoch 2; seat 0: mysticism 1, emotions 3; market culture: 127 1, -, -"
    assert table(text).choose("region:emotions").prompt == "orientation"
    t = table(text + "; seat 1: emotions 3, vocabulary 2, will 1", variant="basic")
    assert (t.seat, t.prompt, t.legal()) == (1, "bid", ["say:pass", "number:1"])


@clause("BO-1.5a")
def test_rulings_are_options_with_the_documented_defaults(game):
    given = {option.name: option.default for option in game.options}
    assert given["revolution_ends_any_own_phase"] is False
    assert given["surplus_costs_migrant"] is False
    assert given["copy_eureka_optional"] is False
    assert given["elect_resume"] == "level"
    assert given["city_attack_includes_spread"] is False
    assert given["war_animal_is_working"] is False
    assert given["all_skip_round_cap"] == 0


@clause("BO-1.7", "BO-5.1", "BO-19.7", "BO-5.7")
def test_play_passes_clockwise(table):
    t = table("players 3; phase challenge; turn 1; seat 0: will 1")
    assert (t.seat, t.view()["active"]) == (1, 1)
    t.choose("say:skip")
    while t.view()["active"] == 1:
        t.choose("say:skip")
    assert (t.seat, t.view()["active"]) == (2, 2)


@clause("BO-1.8", "BO-1.9")
def test_many_part_choices_are_made_one_at_a_time(table):
    t = table("seat 0: information 3, will 3, emotions 2; market culture: 97, 98, -")
    t.choose("do:specialize", "card:laughter")
    assert t.view()["market"]["culture"][0]["elders"] == [1, 0]
    assert t.legal() == ["card:laughter", "card:lullaby", "say:done"]


# --- data ---------------------------------------------------------------------------------------------------------


@clause("BO-2.1")
def test_the_box_holds_206_cards(game):
    components = Components(None)
    assert (len(components.challenges), len(components.setup.comets), len(components.ideas)) == (82, 4, 120)
    assert [len(game.vocab.groups[name]) for name in ("card", "tile", "philosophy")] == [206, 52, 10]


@clause("BO-3.3", "BO-3.4", "BO-3.5", "BO-3.6", "BO-3.7", "BO-3.1")
def test_the_classic_map_is_sound(start):
    s = start(2).state
    invariants.map_is_symmetric(s)
    assert (s.rules.hexes, s.rules.spots) == (78, 190)
    assert [s.kind[:78].count(kind) for kind in (0, 1, 2)] == [22, 15, 41]
    names = {spot: i for i, spot in enumerate(s.rules.atlas.spot_ids)}
    beringia = s.rules.around[names["s00-03"]]
    assert {s.rules.atlas.spot_ids[i] for i in beringia[::3]} == {"s00-01", "s01-04", "s23-04", "s24-01"}
    assert s.cover[78:] == [1, 2]  # permafrost as ice, rim ocean as sea
    # North China: jade needs metallurgy 2; seafloor methane is oil.
    h209 = s.rules.atlas.hex_ids.index("h209")
    assert (s.resources[h209 * 2 : h209 * 2 + 2], s.resource_req[h209 * 2 + 1]) == ([4, 6], 202)
    h104 = s.rules.atlas.hex_ids.index("h104")
    assert s.resources[h104 * 2 : h104 * 2 + 2] == [3, 8]


def test_a_data_pack_replaces_a_card_and_a_broken_one_is_named(tmp_path):
    def pack(name, text):
        (tmp_path / name).mkdir()
        (tmp_path / name / "challenge_cards.yaml").write_text(text)
        return tmp_path / name

    other = holotype.load("bios_origins", pack=pack("a", "cards:\n- {id: BO.001, epoch: 2}\n"))
    state: Any = other.start(2, 1)
    assert state.rules.epoch[0] == 2
    assert other.pack
    with pytest.raises(DataError, match=r"challenge_cards.yaml: BO.001: do must be one of"):
        holotype.load("bios_origins", pack=pack("b", "cards:\n- {id: BO.001, eureka: [{do: sing}]}\n"))
    with pytest.raises(DataError, match=r"challenge_cards.yaml: cards\[BO.001\].epoch"):
        holotype.load("bios_origins", pack=pack("c", "cards:\n- {id: BO.001, epoch: soon}\n"))
    with pytest.raises(DataError, match=r"cards\[BO.001\].events: a catastrophe needs its name"):
        holotype.load(
            "bios_origins", pack=pack("e", "cards:\n- {id: BO.001, events: [{type: catastrophe}, {type: none}]}\n")
        )
    twice = "{discipline: culture, options: [{do: art}, {do: art}]}"
    halves = f"cards:\n- id: BO.001\n  halves: [{twice}, {{discipline: politics, options: []}}]\n"
    with pytest.raises(DataError, match=r"cards\[BO.001\].options of a half must be different actions"):
        holotype.load("bios_origins", pack=pack("d", halves))


@clause("BO-3.4")
@pytest.mark.parametrize("variant", ["base", "custom"])
def test_beyond_the_map_lies_permafrost_in_the_north_and_ocean_elsewhere(start, variant):
    rules = start(2, variant=variant).state.rules
    found: dict[int, set[int]] = {rules.hexes: set(), rules.hexes + 1: set()}
    for one, two, *sides in rules.atlas.edges:
        for side in sides:
            if side >= rules.hexes:
                found[side].add(max(rules.atlas.points[one][1], rules.atlas.points[two][1]))
    assert found[rules.hexes] == {1}  # the northern rim of row 0
    assert 1 not in found[rules.hexes + 1]
    assert len(found[rules.hexes + 1]) > 4


# --- the challenge phase ------------------------------------------------------------------------------------------


@clause("BO-5.2", "BO-5.3", "BO-5.5")
def test_a_challenge_needs_an_elder_or_emissary(table):
    text = "phase challenge; market culture: 97{}, -, -"
    assert table(text.format("")).state.prompt != "challenge-phase"  # skip is all there is
    t = table(text.format(" 0"))
    assert t.legal() == ["say:challenge", "say:skip"]
    t = table("phase challenge; seat 0: will 0; inventions 1: 88 politics 0; seat 1: politics")
    assert t.legal() == ["say:challenge", "say:skip"]
    assert "say:globalize" in table("epoch 2; phase challenge; seat 0: bells 1").legal()


@clause("BO-5.4", "BO-4.7")
def test_a_comet_on_top_needs_no_elder(table):
    assert table("phase challenge; deck 0").legal() == ["say:comet", "say:skip"]


@clause("BO-5.3", "BO-7.6", "BO-7.13")
def test_a_challenge_reveals_resolves_events_and_auctions_and_the_challenger_goes_on(table):
    t = table("phase challenge; top 2; market culture: 97 0, -, -; seat 0: will 0")
    t.choose("say:challenge")  # zoonotic disease strikes nobody, no desert to forest
    assert (t.prompt, t.legal(), t.view()["card"]) == ("bid", ["say:pass", "number:1"], "pair-bonding")
    t.choose("say:pass")
    assert (t.view()["card"], t.view()["phase"], t.seat) == (None, "activity", 0)
    assert t.view()["deck"] == 0


@clause("BO-5.8")
def test_without_any_elder_or_free_will_a_challenge_needs_none(table):
    stuck = "phase challenge; seat 0: will 0, emotions 5; seat 1: will 0, emotions 5; market culture: 97, -, -"
    assert table(stuck).legal() == ["say:challenge", "say:skip"]
    no_market = "phase challenge; deck 2"
    assert table(no_market).legal() == ["say:challenge", "say:skip"]
    assert table(no_market + "; seat 1: politics; inventions 1: 88 politics 0; seat 0: will 0").legal() == [
        "say:challenge",
        "say:skip",
    ]
    rich = "phase challenge; seat 0: will 0, emotions 5; seat 1: will 1; market culture: 97, -, -"
    assert table(rich).prompt != "challenge-phase"
    rival = "phase challenge; seat 0: will 0, emotions 5; seat 1: will 0; market culture: 97 1, -, -"
    assert table(rival).prompt != "challenge-phase"


@clause("BO-R25")
def test_a_cap_on_skipped_rounds_may_force_the_comet(table):
    text = "epoch 2; phase challenge; deck 0; seat 0: skips 8, bells 1; seat 1: skips 8; market culture: 127, -, -"
    assert table(text).legal() == ["say:comet", "say:globalize", "say:skip"]
    t = table(text + "; option all_skip_round_cap=8")
    assert t.prompt != "challenge-phase"  # the comet was taken at once
    assert t.view()["epoch"] == 3


@clause("BO-5.6", "BO-5.6a")
def test_a_chaotic_revolution_in_the_own_activity_ends_the_turn_without_starvation(table):
    # Horde of the Steppe: war, then chaos as a consequent; the crown is covered, so the chaos overflows.
    text = """
        epoch 3; seat 0: politics, dissident, metallurgy 2, footprint 2; foundations 0: 55 politics
        migrants 0: s13-18 s14-19; migrants 1: s13-16 s18-09; market culture: 157, -, -
    """
    t = table(text)
    assert t.legal() == ["do:war", "do:spread", "say:skip"]
    t.choose("do:war", "say:create")
    assert (t.prompt, t.legal()) == ("quell-loss", ["spot:s13-16", "spot:s13-18", "spot:s14-19"])
    t.choose("spot:s13-16")
    # The loser's piece covers the loser's crown; then the chaos of the card overflows.
    assert t.view()["seats"][1]["crown_dissident"]
    assert t.view()["active"] == 1  # no lower row, no upper row, no starvation of three on a hex
    assert len(t.view()["seats"][0]["migrants"]) == 2  # one was lost in quelling
    assert t.view()["seats"][0]["ruling"] == "culture"
    assert ("BO-5.6", "turn-ends") in t.log()
    assert ("BO-19.1", "starves") not in t.log()
