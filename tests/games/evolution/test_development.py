"""Section 5: playing cards."""

import pytest

from tests.games.evolution.table import table
from tests.helpers import clause


@clause("EV-5.1", "EV-4.2", "EV-4.3")
def test_players_play_one_card_each_clockwise_from_the_start_player():
    t = table("phase development; players 3; first 1; hand 0: swimming*2; hand 1: running*2; hand 2: mimicry*2")
    seats = []
    for card in ("running", "mimicry", "swimming", "running", "mimicry", "swimming"):
        seats.append(t.seat)
        t.choose(f"card:{card}")
        if t.prompt == "play-card":
            t.choose("say:animal")
    assert seats == [1, 2, 0, 1, 2, 0]


@clause("EV-5.2")
def test_a_pass_is_final_and_an_empty_hand_passes_by_itself():
    t = table("phase development; players 3; hand 0: swimming*2; hand 1: running; hand 2: mimicry*3")
    t.choose("say:pass")
    assert t.seat == 1
    t.choose("card:running")
    assert t.seat == 2
    t.choose("card:mimicry", "say:animal")
    assert t.seat == 2  # seat 0 is out, seat 1 has no card left
    t.choose("say:pass")
    assert t.view()["phase"] != "development"


@clause("EV-5.2")
def test_a_player_may_pass_with_cards_in_hand_and_keeps_them():
    t = table("phase development; hand 0: swimming*2; hand 1: running; seat 0: A (red 0); seat 1: B; deck 0; bank 0")
    t.choose("say:pass", "say:pass")
    assert t.hand(0) == {"swimming": 2}


@clause("EV-5.3")
def test_a_card_played_as_an_animal_is_a_new_animal_without_traits():
    t = table("phase development; seat 0: A; hand 0: swimming*2; hand 1: running")
    t.choose("card:swimming")
    assert t.legal() == ["say:animal", "trait:swimming"]
    t.choose("say:animal")
    new = t.animal("B", seat=0)
    assert (new["need"], new["traits"], new["card"]) == (1, [], "swimming")
    assert t.hand(0) == {"swimming": 1}


@clause("EV-1.7", "EV-R24")
def test_only_the_owner_knows_which_card_an_animal_is():
    t = table("phase development; seat 0: A; hand 0: swimming*2; hand 1: running")
    t.choose("card:swimming", "say:animal")
    assert t.animal("B", seat=0)["card"] == "swimming"
    assert t.animal("B", seat=1)["card"] is None
    assert t.animal("B")["card"] is None
    assert ("EV-1.7", "its-card") in t.log(0)
    assert ("EV-1.7", "its-card") not in t.log(1)


@clause("EV-5.4")
def test_of_two_faces_one_is_chosen_for_good():
    t = table("phase development; seat 0: A | B; hand 0: camouflage-fat; hand 1: running")
    t.choose("card:camouflage-fat")
    assert t.legal() == ["say:animal", "trait:camouflage", "trait:fat-tissue"]
    t.choose("trait:fat-tissue", "animal:B")
    assert t.traits("B") == ["fat_tissue"]
    assert t.animal("B")["traits"] == [{"trait": "fat_tissue", "card": "camouflage-fat"}]
    assert t.traits("A") == []


@clause("EV-5.5")
def test_a_single_trait_goes_on_an_own_animal_that_has_it_not():
    t = table("phase development; seat 0: A swimming | B | E; seat 1: D; hand 0: swimming; hand 1: running")
    t.choose("card:swimming", "trait:swimming")
    assert t.legal() == ["animal:B", "animal:E"]


@clause("EV-5.5")
def test_fat_tissue_may_lie_on_an_animal_any_number_of_times():
    t = table("phase development; seat 0: A fat-tissue*3 | B; hand 0: grazing-fat; hand 1: running")
    t.choose("card:grazing-fat", "trait:fat-tissue", "animal:A")
    assert t.traits("A") == ["fat_tissue"] * 4


@clause("EV-5.5")
def test_a_trait_that_may_lie_nowhere_is_not_offered():
    t = table("phase development; seat 0: A swimming | B swimming; hand 0: swimming; hand 1: running")
    t.choose("card:swimming")
    assert t.legal() == ["say:animal"]  # asked all the same: the others must not see what the card is
    assert t.prompt == "play-card"


@clause("EV-5.6", "EV-8.16")
def test_a_parasite_goes_on_foreign_animals_without_one():
    t = table("""phase development; players 3; hand 0: parasite-fat; hand 1: running
        seat 0: A | B; seat 1: D parasite | E camouflage swimming; seat 2: F""")
    t.choose("card:parasite-fat", "trait:parasite")
    assert t.legal() == ["animal:E", "animal:F"]
    t.choose("animal:E")
    assert t.animal("E")["need"] == 3


@clause("EV-5.7")
def test_a_pair_joins_two_own_animals_not_yet_joined_by_it():
    t = table("""phase development; hand 0: cooperation-fat; hand 1: running
        seat 0: A | B | D; seat 1: E | F; pair cooperation A B; pair communication A D""")
    t.choose("card:cooperation-fat", "trait:cooperation")
    assert t.legal() == ["animal:A", "animal:B"]  # A with D, B with D: each pair once
    t.choose("animal:A")
    assert t.pairs() == [("cooperation", "A", "B"), ("communication", "A", "D"), ("cooperation", "A", "D")]


@clause("EV-5.7")
def test_without_a_possible_pair_the_trait_is_not_offered():
    t = table("phase development; hand 0: symbiosis; hand 1: running; seat 0: A | B; pair symbiosis B A")
    t.choose("card:symbiosis")
    assert t.legal() == ["say:animal"]


@clause("EV-5.8")
@pytest.mark.parametrize(
    ("card", "trait", "there"),
    [("scavenger", "scavenger", "carnivorous"), ("parasite-carnivorous", "carnivorous", "scavenger")],
)
def test_carnivorous_and_scavenger_exclude_each_other(card, trait, there):
    t = table(f"phase development; hand 0: {card}; hand 1: running; seat 0: A {there} | B | D")
    t.choose(f"card:{card}", f"trait:{trait}")
    assert t.legal() == ["animal:B", "animal:D"]


@clause("EV-5.9", "EV-R16")
def test_symbiosis_names_the_host_first():
    t = table("phase development; hand 0: symbiosis; hand 1: running; seat 0: A | B | D")
    t.choose("card:symbiosis", "trait:symbiosis")
    assert t.legal() == ["animal:A", "animal:B", "animal:D"]
    t.choose("animal:D")
    assert t.legal() == ["animal:A", "animal:B"]
    t.choose("animal:A")
    assert t.pairs() == [("symbiosis", "D", "A")]


@clause("EV-5.10")
def test_a_trait_works_in_the_same_turn():
    t = table("phase development; hand 0: parasite-carnivorous; hand 1: running; seat 0: A; seat 1: B | D; dice 1")
    t.choose("card:parasite-carnivorous", "trait:carnivorous")
    t.choose("say:pass")
    assert t.view()["phase"] == "feeding"
    t.choose("animal:A")
    assert t.legal() == ["say:take", "say:attack"]


@clause("EV-5.11")
def test_need_grows_without_touching_tokens():
    t = table("phase development; hand 0: high-body-weight-fat; hand 1: running; seat 0: A fat-tissue (fat 1)")
    t.choose("card:high-body-weight-fat", "trait:high-body-weight")
    assert (t.animal("A")["need"], t.food("A")) == (2, (0, 0, 1))


@clause("EV-1.8")
def test_nothing_limits_animals_and_traits():
    letters = " | ".join("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    t = table(f"phase development; hand 0: swimming*8; hand 1: running; seat 0: {letters}")
    t.choose("card:swimming", "say:animal")
    assert "A2" in t.animals()


@clause("EV-9.1")
def test_equal_cards_in_hand_are_one_option():
    t = table("phase development; hand 0: swimming*3 running; hand 1: running; seat 0: A")
    assert t.legal() == ["card:swimming", "card:running", "say:pass"]


@clause("EV-9.2")
def test_the_first_animal_of_the_game_needs_no_second_question():
    t = table("phase development; hand 0: swimming*2; hand 1: running")
    t.choose("card:swimming")
    assert t.seat == 1
    assert t.alive() == "A"
