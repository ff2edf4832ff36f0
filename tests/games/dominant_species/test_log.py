"""The log: what every pawn and card did, that it did nothing, or that there was nothing to do."""

import random

import pytest

from tests.games.dominant_species.ledger import Ledger
from tests.games.dominant_species.table import GAME, SIX, Earth, table
from tests.helpers import clause

TWO = "seat 0: bird; seat 1: mammal"
PLAIN = f"{TWO}; earth standard; pawns bird 1, mammal 0"


@clause("DS-7.3")
@pytest.mark.parametrize(
    ("space", "more", "declined"),
    [
        ("adaptation-1", "box adaptation: sun", "say:pass"),
        ("regression-1", "box regression: sun; elements bird: sun", "say:pass"),
        ("abundance-1", "box abundance: sun", "say:pass"),
        ("wasteland-1", "box wasteland: sun", "say:pass"),
        ("depletion-1", "box depletion: sun", "say:pass"),
        ("glaciation-1", "", "say:pass"),
        ("speciation-1", "", "say:pass"),
        ("wanderlust-1", "stacks sea 3, none 0, none 0", "say:pass"),
        ("migration-1", "", "say:done"),
        ("domination-1", "", "say:pass"),
    ],
)
def test_an_action_that_is_declined(space, more, declined):
    t = table(f"phase {space[:-2]}; {PLAIN}; {more}; pawn bird: {space}").choose(declined)
    assert t.said()[0].startswith("Bird passes on ")
    assert t.log()[0] == ("DS-7.3", "declines")
    assert t.view()["animals"]["bird"]["supply"] == 1


@clause("DS-7.5")
@pytest.mark.parametrize(
    ("space", "more"),
    [
        ("adaptation-1", ""),
        ("adaptation-1", "box adaptation: sun; elements bird: sun*4"),
        ("regression-1", "box regression: meat; elements bird: sun"),
        ("abundance-1", ""),
        ("wasteland-1", ""),
        ("depletion-1", ""),
        ("glaciation-1", "tile D3 sea"),
        ("speciation-1", "pool bird 0"),
        ("wanderlust-1", "stacks none 0, none 0, none 0"),
        ("migration-1", "cubes C3: bird 0; cubes C4: bird 0; cubes D4: bird 0"),
        ("competition-1", ""),
        ("domination-1", "earth tiles"),
    ],
)
def test_an_action_that_is_void(space, more):
    who = PLAIN.replace("earth standard; ", "") if more == "earth tiles" else PLAIN
    t = table(f"phase {space[:-2]}; {who}; {more}; pawn bird: {space}")
    assert t.said()[0].startswith("Bird has nothing to do on ")
    assert t.log()[0] == ("DS-7.5", "is-void")


@clause("DS-7.3", "DS-15.6", "DS-18.2")
def test_an_icon_that_is_not_used():
    t = table(f"phase speciation; {SIX}; earth standard; pawn bird: speciation-1").choose("say:pass", "say:pass")
    assert t.log()[:2] == [("DS-7.3", "declines"), ("DS-15.6", "declines-icon")]
    assert t.said()[1] == "Insect passes on its free cube."
    assert t.prompt == "arachnid-free-tile"
    t.choose("say:pass")
    assert t.said()[2] == "Arachnid passes on its free elimination."


@clause("DS-17.2", "DS-7.3")
def test_who_ends_a_migration_after_a_move_has_taken_an_action():
    t = table(f"phase migration; {PLAIN}; pawn bird: migration-1").choose("tile:c4", "tile:c3")
    t.choose("say:done")
    assert ("DS-7.3", "declines") not in t.log()
    assert t.said()[0] == "1 Bird cube moves from C4 (Forest) to C3 (Jungle)."


@clause("DS-14.5", "DS-14.7")
def test_what_the_ice_takes_is_told():
    t = table(
        f"phase glaciation; {TWO}; tile D3 sea tundra; tile E4 desert tundra; tile E3 savannah; disk sun: E+0+0; "
        "cubes E3: bird 3, mammal 1; pawn bird: glaciation-1"
    ).choose("tile:e3")
    assert t.said()[:4] == [
        "Bird glaciates E3 (Savannah).",
        "Sun on D3/E3/E4 is lost between three tundra tiles.",
        "Bird scores 3 VP for 2 tundra tiles next to the new one.",
        "2 Bird cubes return from E3 to the gene pool.",
    ]


@clause("DS-7.6", "DS-14.1")
def test_a_pawn_for_the_next_turn_glaciates_then():
    t = table(f"phase glaciation; turn 4; {PLAIN}; pawn bird: glaciation-1*")
    assert (t.view()["turn"], t.prompt) == (5, "glaciation-tile")


def bird_takes(card: str, more: str = "") -> Earth:
    """The Mammal has the forest C4 scored, which the Bird dominates: it takes the only card."""
    t = table(f"phase domination; {TWO}; earth standard; cards {card}; deck ice-age; pawn mammal: domination-1; {more}")
    return t.choose("tile:c4")


@clause("DS-20.1")
@pytest.mark.parametrize(
    ("card", "more", "named"),
    [
        ("aquatic", "tile D2 forest", []),
        ("biomass", "earth tiles; cubes C4: bird 1; disk seed: W+0+0", []),
        ("blight", "tile D5 sea", ["tile:d5"]),
        ("catastrophe", "tile D5 sea; cubes D4: bird 0, mammal 0", ["tile:d5"]),
        ("cold-snap", "", []),
        ("disease", "", []),
        ("evolution", "pool bird 0", []),
        ("fecundity", "pool bird 0", []),
        ("hibernation", "", []),
        ("ice-sheet", "tile D3 sea", []),
        ("instinct", "pawns bird 0", []),
        ("mass-exodus", "", ["tile:d3"]),
        ("metamorphosis", "", []),
        ("niche-biomes", "", []),
        ("nocturnal", "initiative bird mammal", []),
        ("omnivore", "pawns bird 10", []),
        ("predator", "cubes D4: bird 0; cubes C4: mammal 0", []),
        ("symbiotic", "elements bird: sun*4; elements mammal: sun*4", []),
    ],
)
def test_a_card_without_effect_says_so(card, more, named):
    t = bird_takes(card, more).choose(*named)
    assert f"{card.replace('-', ' ').title()} has no effect." in t.said()
    assert ("DS-20.1", "no-effect") in t.log()


@clause("DS-20.1", "DS-21.22", "DS-21.23", "DS-21.24")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("nocturnal", [("DS-21.22", "swaps-initiative")]),
        ("omnivore", [("DS-21.23", "gains-pawn")]),
        ("parasitism", [("DS-21.24", "gains-pawn")]),
        ("intelligence", [("DS-21.18", "gains-pawn"), ("DS-21.18", "gains-pawn")]),
    ],
)
def test_a_card_with_an_effect_tells_it_by_its_own_clause(card, told):
    log = bird_takes(card, "initiative mammal bird").log()
    at = log.index(("DS-19.8", "takes-card")) + 1
    assert log[at : at + len(told)] == told
    assert ("DS-20.1", "no-effect") not in log


@clause("DS-21.4")
def test_blight_tells_what_stays_and_what_is_lost():
    t = bird_takes("blight", "disk water: W-1+1").choose("tile:c4", "corner:w+0+0")
    assert "Bird blights C4 (Forest): the Seed on C3/C4/D3 stays; lost: Grub, Water, Meat, Seed." in t.said()


@clause("DS-21.11")
def test_fertile_tells_the_tile():
    assert (
        "Bird scores 3 VP with Fertile for the cubes on C4 (Forest)." in bird_takes("fertile").choose("tile:c4").said()
    )


@clause("DS-21.17")
def test_a_pawn_placed_by_instinct_is_for_the_next_turn():
    t = bird_takes("instinct").choose("space:migration-2")
    assert "Bird places a pawn on Migration (6) for the next turn." in t.said()


@clause("DS-21.21", "DS-2.7")
def test_niche_biomes_tells_what_is_really_lost():
    t = table(
        f"phase domination; {TWO}; seat 2: amphibian; tile D3 mountain; disk seed: E+0+0; "
        "cubes D3: bird 1, mammal 3, amphibian 2; cards niche-biomes; deck ice-age; pawn bird: domination-1"
    ).choose("tile:d3")
    assert [line for line in t.said() if "loses" in line] == [
        "Mammal loses 3 VP to Niche Biomes.",
        "Amphibian loses 2 VP to Niche Biomes.",
    ]


@clause("DS-21.2", "DS-21.5", "DS-21.6", "DS-21.19")
def test_what_a_card_does_is_told_with_its_name():
    assert "Bird scores 2 VP for Biodiversity." in bird_takes("biodiversity").said()
    t = bird_takes("cold-snap", "cubes D3: mammal 2")
    assert "Mammal loses 1 cube on D3 (Tundra) to Cold Snap." in t.said()
    t = bird_takes("mass-exodus").choose("tile:d4")
    assert (t.log()[-1], t.said()[-1]) == (("DS-21.19", "chooses-tile"), "Bird chooses D4 (Mountain) for Mass Exodus.")
    t = bird_takes("catastrophe", "tile D5 sea").choose("tile:d4")
    assert (t.log()[-1], t.said()[-1]) == (("DS-21.5", "chooses-tile"), "Bird chooses D4 (Mountain) for Catastrophe.")
    t.choose("animal:bird")
    assert "Mammal loses 2 cubes on D4 (Mountain) to Catastrophe." in t.said()


@clause("DS-1.3", "DS-25.1")
def test_ice_age_on_offer_is_announced():
    told = "Ice Age is available: the turn in which somebody takes it is the last."
    few = f"phase domination; {TWO}; earth standard; pawns bird 1, mammal 0; pawn bird: domination-1; cards omnivore"
    assert told in table(f"{few}; deck ice-age").choose("say:pass").said()
    more = "deck ice-age habitat predator fertile instinct blight"
    assert told not in table(f"{few}; {more}").choose("say:pass").said()


@clause("DS-23.2")
def test_who_dies_out_was_endangered():
    earth = "tile D3 sea; tile D4 sea; disk seed: W+2+0; cubes D3: bird 3; cubes D4: mammal 1"
    t = table(f"phase extinction; {TWO}; {earth}")
    assert "3 endangered Bird cubes die out on D3 (Sea)." in t.said()


@clause("DS-19.9")
def test_a_tile_scored_without_a_card_says_why():
    t = table(f"phase domination; {TWO}; earth standard; elements mammal: seed; pawn bird: domination-1")
    t.choose("tile:c4")
    assert "Nobody dominates C4 (Forest), so nobody takes a card." in t.said()
    t = bird_takes("omnivore", "pawn mammal: domination-2").choose("tile:d4")
    assert "Mammal dominates D4 (Mountain), but no card is left." in t.said()
    assert ("DS-19.9", "no-card-left") in t.log()


@clause("DS-18.2", "DS-18.4")
def test_competition_tells_the_free_elimination_and_what_is_spared():
    t = table(f"phase competition; {SIX}; earth standard; pawn bird: competition-3")
    t.choose("tile:d2", "animal:insect")
    assert t.said()[0] == "Arachnid eliminates 1 Insect cube on D2 (Wetland) for free."
    assert t.log()[0] == ("DS-18.2", "competes-free")
    t.choose("say:skip")
    assert t.said()[1] == "Bird eliminates nothing on Forest tiles."


@clause("DS-26.1", "DS-26.2")
def test_the_end_tells_what_the_final_scoring_brought():
    t = table(f"phase final-scoring; {TWO}; earth standard; vp bird 10, mammal 4")
    assert [line for line in t.said() if "ends with" in line] == [
        "Mammal ends with 14 VP, 10 of them from the final scoring.",
        "Bird ends with 23 VP, 13 of them from the final scoring.",
    ]


@clause("DS-1.4", "DS-31.1", "DS-31.2")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"variant": "multi_animal_random_earth"}),
        (3, {"animals": "choose", "earth": "random"}),
        (4, {"card_needs_tile_vp": True, "initiative_stay": True, "domination_empty_tiles": True}),
        (5, {"catastrophe_may_spare": True, "disease_chooser": "taker", "migration_order": "sorted"}),
        (6, {"dominance_mode": "claim_by_all"}),
    ],
)
def test_from_the_log_alone_a_reader_knows_the_whole_table(players, options):
    state = GAME.start(players, 4, max_turns=9, **options)
    dice = random.Random(players)
    ledger, read = Ledger(), 0
    while True:
        log = GAME.log(state, None)
        for event in log[read:]:
            ledger.read(event)
        read = len(log)
        if ledger.track:  # the table is laid out as soon as everybody has an animal
            ledger.compare(state.view(None)["table"])
        if state.over:
            break
        state.apply(dice.choice(state.legal()))
    assert [event.event for event in log if event.event.startswith("ends-")] != []
    assert log[-1].event in ("wins", "wins-tie")


@clause("DS-25.1", "DS-25.2", "DS-25.3", "DS-25.4", "DS-25.5", "DS-25.6")
def test_reseed_says_what_came_and_what_went():
    t = table(
        f"phase reseed; {TWO}; earth standard; cards omnivore predator; deck habitat fertile ice-age; bag sun*12; "
        "box adaptation: grub; box abundance: meat; box wasteland: seed; box depletion: water; box wanderlust: grass; "
        "stacks none 1, sea 1, sea 1; pawn bird: glaciation-2; chance 0 0"
    )
    said = t.said()
    assert said[0].startswith("New cards: ")
    assert said[0].endswith(", Ice Age. Draw pile: 0.")
    assert said[1:10] == [
        "Ice Age is available: the turn in which somebody takes it is the last.",
        "Bird's waiting pawn slides to Glaciation 1.",
        "From Depletion back into the bag: Water.",
        "From Wanderlust back into the bag: Grass.",
        "From Wasteland to Depletion: Seed.",
        "From Abundance to Wasteland: Meat.",
        "From Adaptation to Regression: Grub.",
        said[8],
        said[9],
    ]
    assert said[8].startswith("New in Adaptation: ")
    assert any(line.startswith("Stack 1 turns up ") for line in said)


@clause("DS-24.2", "DS-26.1", "DS-29.2")
def test_the_log_says_why_the_game_ends():
    few = f"phase survival; {TWO}; earth standard; turn 3"
    assert "The game ends with this turn: Ice Age has been taken." in table(f"{few}; last").said()
    t = table(few, max_turns=3)
    assert "The game ends with turn 3, the last one at this table." in t.said()
    assert ("DS-29.2", "ends-by-limit") in t.log()
    t = table(f"phase survival; {TWO}; tile D3 sea; pool bird 0, mammal 0")
    assert "The game ends: no cube is left on Earth or in a gene pool." in t.said()


@clause("DS-26.2", "DS-27.3", "DS-X32")
def test_the_log_says_who_wins_a_tie_and_how():
    t = table(f"phase final-scoring; {TWO}; tile D3 sea; vp bird 7, mammal 7")
    assert t.said()[-1] == "P1 wins the tie at 7 VP: Mammal is above Bird in the food chain."
    t = table(f"phase final-scoring; {TWO}; tile D3 sea; vp bird 8, mammal 7")
    assert t.said()[-1] == "P0 wins with 8 VP (Bird)."
    t = table(
        "phase final-scoring; seat 0: mammal bird insect; seat 1: reptile amphibian arachnid; tile D3 sea; "
        "vp mammal 9, bird 7, insect 8, reptile 9, amphibian 7, arachnid 9",
        variant="multi_animal",
    )
    assert t.said()[-3:] == [
        "P0's lowest animal counts: Bird with 7 VP.",
        "P1's lowest animal counts: Amphibian with 7 VP.",
        "P0 wins the tie at 7 VP: Bird is above Amphibian in the food chain.",
    ]


@clause("DS-20.1")
@pytest.mark.parametrize(
    ("card", "more", "answers"),
    [
        ("evolution", "", ["say:done"]),
        ("fecundity", "", ["say:done"]),
        ("hibernation", "eliminated bird 2", ["tile:c4", "number:0"]),
        ("aquatic", "bag none", ["number:0"]),
    ],
)
def test_a_card_that_its_taker_leaves_unused_says_so(card, more, answers):
    t = bird_takes(card, more).choose(*answers)
    assert f"Bird chooses to do nothing with {card.title()}." in t.said()


@clause("DS-21.16")
def test_who_has_nothing_to_thin_out_loses_nothing_and_the_log_says_so():
    t = bird_takes("immigrants", "cubes C4: bird 2, mammal 1; cubes D4: mammal 1, bird 1").choose("say:thin")
    assert "Mammal has no more than one cube on any tile and loses nothing to Immigrants." in t.said()
    t.choose("say:thin")
    assert "Bird loses 1 cube on C4 (Forest) to Immigrants." in t.said()
    assert ("DS-21.16", "loses-cubes") in t.log()


@clause("DS-29.3")
def test_a_dominant_animal_that_scored_nothing_takes_no_card_by_the_switch_and_the_log_says_why():
    t = table(
        f"phase domination; {TWO}; tile D3 sea tundra; disk seed: E+0+0; cubes D3: bird 1, mammal 3; cards omnivore; "
        "pawn bird: domination-1",
        card_needs_tile_vp=True,
    ).choose("tile:d3")
    assert "Bird dominates D3 (Tundra) but scores nothing there, so it takes no card." in t.said()
    assert ("DS-29.3", "dominates-unpaid") in t.log()


@clause("DS-22.1")
def test_a_survival_card_without_a_holder_is_told():
    t = table(f"phase survival; {TWO}; tile D3 sea tundra; cubes D3: bird 1, mammal 1; last")
    assert t.said()[0] == "Nobody holds the Survival card: no single animal has most cubes on tundra."


@clause("DS-21.1", "DS-21.12")
def test_a_disk_that_a_card_brings_cites_the_card():
    t = bird_takes("habitat").choose("element:sun")
    t.choose(t.legal()[0])
    assert ("DS-21.12", "places-disk") in t.log()
    t = bird_takes("aquatic", "tile D2 wetland").choose("element:sun")
    t.choose(t.legal()[0])
    assert ("DS-21.1", "places-disk") in t.log()


@clause("DS-17.2", "DS-17.5", "DS-15.3")
def test_questions_and_lines_about_moves_cite_what_allows_them():
    t = table(f"phase migration; {TWO}; earth standard; pawn bird: migration-1").choose("tile:c4")
    assert (t.prompt, GAME.clause(t.state)) == ("migration-to", "DS-17.5")
    t.choose("tile:d2", "tile:c4", "tile:c3")
    assert t.log()[:2] == [("DS-17.5", "moves"), ("DS-17.2", "moves")]
    t = table(f"phase migration; {TWO}; earth standard; pawn mammal: migration-1").choose("tile:d4")
    assert GAME.clause(t.state) == "DS-17.2"
    t = table(f"phase speciation; {TWO}; earth standard; pawn bird: speciation-6").choose("corner:e+0-1")
    assert (t.prompt, GAME.clause(t.state)) == ("speciation-count", "DS-15.3")
