"""Appendix A, EV-X9: Continents without the map."""

from typing import Any

import pytest

from tests.games.evolution.table import GAME, Nature
from tests.helpers import clause


def table(text: str, **options: Any) -> Nature:
    return Nature(GAME.position(text, variant="continents_no_map", **options))


@clause("EV-X9")
def test_22_cards_are_shuffled_in():
    assert Nature(GAME.start(2, seed=1, variant="continents_no_map")).view()["deck"] + 12 == 84 + 22
    assert Nature(GAME.start(2, seed=1, variant="both_expansions")).view()["deck"] + 12 == 84 + 42 + 22


@clause("EV-X9")
def test_an_edificator_adds_two_tokens_to_the_bank():
    t = table("phase food_bank; dice 1; seat 0: A edificator | B; seat 1: D edificator")
    assert t.bank == 3 + 4


@clause("EV-X9")
def test_a_switched_off_edificator_adds_nothing():
    t = table("phase food_bank; dice 1; seat 0: A edificator neoplasia running | B; seat 1: D edificator")
    assert t.bank == 3 + 2


@clause("EV-X9")
def test_stinging_cells_paralyse_who_attacked_until_the_next_turn():
    t = table("bank 5; dice 6; seat 0: C carnivorous grazing | X; seat 1: T cnidocytes running | W hibernation")
    t.choose("animal:C", "say:attack", "animal:T")
    hunter = t.animal("C")
    assert (hunter["paralysed"], hunter["need"]) == (True, 2)
    assert t.seat == 1  # C cannot graze any more
    t = table("bank 0; seat 0: C carnivorous | X (red 1); seat 1: T cnidocytes | W (red 1); deck 30; hand 0: swimming")
    t.choose("animal:C", "animal:T")
    assert t.view()["phase"] == "development"
    assert not t.animal("C")["paralysed"]
    assert t.food("C") == (0, 0, 0)


@clause("EV-X9")
def test_paralysis_stops_pair_traits_and_fat():
    t = table("""bank 5; seat 0: C carnivorous fat-tissue | P; seat 1: T cnidocytes | W hibernation
        pair communication C P""")
    t.choose("animal:C", "say:attack", "animal:T")
    t.choose("say:end")
    t.choose("animal:P")
    assert t.food("P") == (1, 0, 0)
    assert t.food("C") == (0, 2, 0)  # no answer from its partner, no room for fat
    t = table("""bank 5; seat 0: C carnivorous parasite | P; seat 1: T cnidocytes | W hibernation
        pair communication C P""")
    t.choose("animal:C", "say:attack", "animal:T")
    t.choose("say:end")
    t.choose("animal:P")
    assert (t.seat, t.food("C")) == (1, (0, 2, 0))  # hungry still, and not asked for


@clause("EV-X9")
def test_a_paralysed_animal_stores_no_fat_and_uses_none():
    t = table("bank 5; seat 0: C carnivorous fat-tissue | P | Q; seat 1: T cnidocytes | W hibernation")
    t.choose("animal:C", "say:attack", "animal:T", "say:end")
    assert t.legal() == ["animal:P", "animal:Q", "say:end"]  # C is fed, and its fat tissue takes nothing
    t = table("bank 0; seat 0: C carnivorous parasite fat-tissue (fat 1) | P; seat 1: T cnidocytes | W hibernation")
    assert t.actions("C") == ["say:attack", "say:fat"]
    t.choose("animal:C", "say:attack", "animal:T")
    assert (t.animal("C")["need"], t.food("C")) == (4, (0, 2, 1))
    t.choose("say:end")
    assert t.seat == 1  # C is hungry and may not use its fat


@clause("EV-X9")
def test_a_paralysed_animal_takes_food_for_the_need_that_stays():
    t = table("bank 5; seat 0: C carnivorous parasite | P (red 1); seat 1: T cnidocytes | W hibernation")
    t.choose("animal:C", "say:attack", "animal:T", "say:end", "animal:C", "say:end", "animal:C")
    assert (t.animal("C")["need"], t.food("C"), t.bank) == (4, (2, 2, 0), 3)


@clause("EV-X9")
@pytest.mark.parametrize(
    ("animal", "may"),
    [
        ("A", True),
        ("A swimming", True),
        ("A swimming running", False),
        ("A carnivorous", False),
        ("A regeneration", False),
    ],
)
def test_regeneration_goes_on_an_animal_with_at_most_one_other_trait(animal, may):
    t = table(f"phase development; hand 0: regeneration-swimming; hand 1: running; seat 0: {animal} | E carnivorous")
    t.choose("card:regeneration-swimming")
    assert ("trait:regeneration" in t.legal()) is may


@clause("EV-X9")
def test_an_animal_with_regeneration_takes_one_more_trait_without_need():
    t = table(
        "phase development; hand 0: poisonous-carnivorous; hand 1: parasite-fat; seat 0: A regeneration | B; seat 1: D"
    )
    t.choose("card:poisonous-carnivorous", "trait:carnivorous")
    assert t.traits("B") == ["carnivorous"]  # A was not a choice
    t.choose("card:parasite-fat", "trait:parasite")
    assert "parasite" in t.traits("B")


@clause("EV-X9")
def test_the_traits_of_an_eaten_animal_stay_and_get_a_new_body():
    t = table("""bank 0; seat 0: C carnivorous (red 1) | X (red 1); seat 1: T regeneration running | D (red 1)
        hand 1: swimming mimicry; deck 30; dice 1; pair cooperation T D""")
    t.choose("animal:C", "animal:T")
    assert (t.seat, t.prompt) == (1, "regenerate")
    assert t.pairs() == []
    assert t.legal() == ["card:swimming", "card:mimicry", "say:pass"]
    t.choose("card:mimicry")
    assert t.traits("T") == ["regeneration", "running"]
    assert t.animal("T", seat=1)["card"] == "mimicry"
    assert t.view()["seats"][1]["hand"] == 1 + 3  # two survivors, and the new body counts


@clause("EV-X9")
def test_traits_that_get_no_body_are_discarded():
    t = table("""bank 0; seat 0: C carnivorous (red 1) | X (red 1); seat 1: T regeneration | D running (red 1)
        hand 1: swimming; deck 30""")
    t.choose("animal:C", "animal:T", "say:pass")
    assert "T" not in t.alive()
    assert t.discards(1) == 2
    assert (t.traits("C"), t.traits("D")) == (["carnivorous"], ["running"])  # what others wear stays
    t = table("""bank 0; first 1; turn: 1; seat 0: T regeneration running | D (red 1)
        seat 1: C carnivorous (red 1) | X (red 1); hand 0: swimming; deck 30""")
    t.choose("animal:C", "animal:T", "say:pass")
    assert (t.discards(0), t.alive()) == (3, "CDX")


@clause("EV-X9")
def test_recombination_exchanges_one_trait_each_once_a_turn():
    t = table("""bank 0; seat 0: A swimming running | B camouflage; seat 1: W hibernation
        pair recombination A B""")
    t.choose("animal:A")
    assert t.legal() == ["trait:swimming", "trait:running"]
    t.choose("trait:running")
    assert (t.traits("A"), t.traits("B")) == (["swimming", "camouflage"], ["running"])
    assert t.seat == 1  # not a second time


@clause("EV-X9")
def test_an_exchange_keeps_the_rules_of_both_animals():
    t = table("""bank 0; seat 0: A carnivorous swimming attacked | B scavenger swimming; seat 1: W hibernation
        pair recombination A B""")
    t.choose("animal:A")  # only Carnivorous for Scavenger leaves both within the rules
    assert (t.traits("A"), t.traits("B")) == (["scavenger", "swimming"], ["carnivorous", "swimming"])
    t = table("bank 0; seat 0: A camouflage swimming | B swimming; seat 1: W hibernation; pair recombination A B")
    assert t.seat == 1  # no animal has a trait twice


@clause("EV-X9")
def test_a_used_trait_stays_used_and_a_full_fat_tissue_takes_its_token_along():
    t = table("""bank 0; seat 0: A carnivorous attacked | B fat-tissue (fat 1); seat 1: D | W hibernation
        pair recombination A B""")
    t.choose("animal:A")
    assert (t.food("A"), t.food("B")) == ((0, 0, 1), (0, 0, 0))
    assert (t.animal("A")["need"], t.animal("B")["need"]) == (1, 2)
    assert t.legal() == ["animal:A", "say:end"]  # A may use its fat; B's Carnivorous is used
    t = table("bank 0; seat 0: A fat-tissue (fat 1) | B running; seat 1: W hibernation; pair recombination A B")
    t.choose("animal:A", "say:recombine")
    assert (t.food("A"), t.food("B")) == ((0, 0, 0), (0, 0, 1))


@clause("EV-X9")
def test_neoplasia_switches_traits_off_one_by_one_and_then_kills():
    text = "phase food_bank; dice 1; seat 0: A high-body-weight neoplasia swimming | B; seat 1: D"
    t = table(text)
    sick = t.animal("A")
    assert (sick["switched_off"], sick["need"]) == (1, 1)
    assert table("phase food_bank; dice 1; seat 0: A neoplasia | B; seat 1: D").alive() == "BD"


@clause("EV-X9")
def test_a_switched_off_trait_does_nothing():
    t = table("phase food_bank; dice 1; seat 0: C carnivorous | X; seat 1: T camouflage neoplasia | W hibernation")
    t.choose("animal:C", "say:attack")
    assert "animal:T" in t.legal()


@clause("EV-X9")
def test_neoplasia_is_played_like_a_parasite():
    t = table(
        "phase development; hand 0: neoplasia-swimming; hand 1: running; seat 0: A | B; seat 1: D | E neoplasia | F"
    )
    t.choose("card:neoplasia-swimming", "trait:neoplasia")
    assert t.legal() == ["animal:D", "animal:F"]


@clause("EV-X9")
def test_an_exchange_brings_no_need_and_no_third_card_to_regeneration():
    t = table("""bank 0; seat 0: A regeneration swimming | B carnivorous running attacked; seat 1: W hibernation
        pair recombination A B""")
    assert t.seat == 1  # two traits and the pair card are already one too many
    t = table("""bank 0; seat 0: A regeneration | B carnivorous running swimming attacked; seat 1: W hibernation
        pair recombination A B""")
    assert t.seat == 1  # Regeneration may not go to B, and A may give nothing else
    t = table("""bank 0; seat 0: A regeneration | B running; seat 1: W hibernation; pair recombination A B""")
    t.choose("animal:A")
    assert (t.traits("A"), t.traits("B")) == (["running"], ["regeneration"])


@clause("EV-X9")
def test_fat_tissue_may_be_exchanged_onto_fat_tissue():
    t = table("""bank 0; seat 0: A fat-tissue running | B fat-tissue; seat 1: W hibernation; pair recombination A B""")
    t.choose("animal:A")  # Running for fat: fat for fat would change nothing
    assert (t.traits("A"), t.traits("B")) == (["fat_tissue", "fat_tissue"], ["running"])


@clause("EV-X9")
def test_traits_left_behind_in_the_last_turn_are_discarded():
    t = table("""bank 0; first 1; turn: 1; seat 1: C carnivorous (red 1) | X (red 1); deck 0
        seat 0: T regeneration | D (red 1); hand 0: swimming""")
    t.choose("animal:C", "animal:T")
    assert t.over
    assert (t.discards(0), t.discards(1), t.scores[0]) == (2, 0, 2)


@clause("EV-X9")
def test_without_neoplasia_the_switched_off_traits_are_back():
    t = table("""phase food_bank; dice 1; seat 0: C carnivorous sharp-vision | X
        seat 1: T high-body-weight camouflage neoplasia tail-loss | W hibernation""")
    assert (t.animal("T")["switched_off"], t.animal("T")["need"]) == (1, 1)
    t.choose("animal:C", "say:attack", "animal:T", "trait:neoplasia")
    assert (t.animal("T")["switched_off"], t.animal("T")["need"]) == (0, 2)
    assert t.discards(1) == 1


@clause("EV-X9")
def test_dropping_a_switched_off_trait_switches_off_no_other():
    t = table("""phase food_bank; dice 1; seat 0: C carnivorous | X
        seat 1: T high-body-weight neoplasia poisonous tail-loss | W hibernation""")
    t.choose("animal:C", "say:attack", "animal:T", "trait:high-body-weight")
    assert (t.animal("T")["switched_off"], t.traits("T")) == (0, ["neoplasia", "poisonous", "tail_loss"])


USES = [
    ("carnivorous", "attacked"),
    ("mimicry", "mimicked"),
    ("piracy", "pirated"),
    ("grazing", "grazed"),
    ("intellect", "reasoned"),
    ("ink-cloud", "inked"),
    ("shell", "hid"),
    ("metamorphosis", "metamorphosed"),
    ("specialization-a", "specialized"),
    ("specialization-b", "specialized"),
]


@clause("EV-X9")
@pytest.mark.parametrize(("trait", "use"), USES)
@pytest.mark.parametrize("from_one", [True, False])
def test_the_use_of_a_trait_goes_with_its_card(trait, use, from_one):
    used, other = f"{trait} {use}", "camouflage"
    one, two = (used, other) if from_one else (other, used)
    text = f"bank 0; seat 0: A {one} | B {two}; seat 1: W hibernation; pair recombination A B"
    t = Nature(GAME.position(text, variant="both_expansions"))
    assert t.animal("A" if from_one else "B")["used"] == [use]
    t.choose("animal:A")
    if t.prompt == "action":
        t.choose("say:recombine")
    assert t.animal("B" if from_one else "A")["used"] == [use]
    assert t.animal("A" if from_one else "B")["used"] == []


@clause("EV-X9")
def test_a_sleeper_that_gives_its_hibernation_away_wakes_and_the_card_remembers():
    t = table("""bank 0; number 5; seat 0: A hibernation asleep (slept 5) | B running; seat 1: W hibernation
        pair recombination A B""")
    t.choose("animal:A")
    assert (t.animal("A")["asleep"], t.animal("A")["slept"], t.animal("B")["slept"]) == (False, -1, 5)


@clause("EV-X9")
def test_a_pair_card_counts_as_one_card_beside_regeneration():
    t = table("""phase development; hand 0: regeneration-swimming; hand 1: running
        seat 0: A | B carnivorous | E carnivorous; pair cooperation A B""")
    t.choose("card:regeneration-swimming")
    assert "trait:regeneration" in t.legal()  # on A, which has the pair card alone


@clause("EV-X9")
def test_losing_a_trait_that_works_leaves_the_sick_ones_switched_off():
    t = table("""phase food_bank; dice 1; bank 0; seat 0: C carnivorous
        seat 1: T camouflage running neoplasia tail-loss burrowing | W hibernation""")
    assert t.animal("T")["switched_off"] == 1
    t.choose("animal:C", "say:attack", "animal:T")
    t.choose("trait:running")
    assert t.animal("T")["switched_off"] == 1


@clause("EV-X9", "EV-7.8")
def test_recombination_may_be_used_again_in_the_next_turn():
    t = table("""bank 0; deck 30; dice 3 3; seat 0: A swimming running (red 1) | B camouflage (red 1)
        seat 1: D (red 1); pair recombination A B""")
    t.choose("animal:A", "trait:running")
    while t.prompt == "develop":
        t.choose("say:pass")
    assert (t.traits("A"), t.traits("B")) == (["swimming", "camouflage"], ["running"])
    t.choose("say:end", "animal:A", "say:recombine", "trait:camouflage")
    assert (t.traits("A"), t.traits("B")) == (["swimming", "running"], ["camouflage"])


@clause("EV-X9", "EV-1.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_body_of_an_eaten_animal_with_regeneration_is_known_to_its_owner_alone(seat):
    other = 1 - seat
    t = table(f"""bank 0; first {other}; turn: {other}; seat {other}: C carnivorous | X swimming
        seat {seat}: T regeneration running | D swimming hibernation; hand {seat}: swimming; pair cooperation T D""")
    t.choose("animal:C", *(["animal:T"] if t.seat == other and t.prompt == "attack-target" else []))
    while t.prompt == "defend":
        t.choose("say:accept")
    assert t.discards(seat) == 2  # the body, and the pair card, which all have seen
    piles = [piles_of(t, viewer, seat) for viewer in (seat, other)]
    assert len(piles[0]) == 1
    assert len(piles[1]) > 3
    assert all(sum(dict(pile).values()) == 2 for pile in piles[0] | piles[1])
    assert all(any("cooperation" in card for card, _ in pile) for pile in piles[1])


def piles_of(t: Nature, viewer: int, seat: int) -> set[tuple[tuple[str, int], ...]]:
    """What the discard pile of a seat may be for all that a viewer knows."""
    tables = [Nature(t.state.determinize(viewer, seed)).view(seat) for seed in range(12)]
    return {tuple(sorted(each["seats"][seat]["discards"].items())) for each in tables}


@clause("EV-1.7a", "EV-5.3", "EV-7.2")
def test_a_new_animal_with_a_dead_ones_letter_has_nothing_of_it():
    text = """phase food_bank; dice 1 1; number 5; deck 30; hand 0: swimming*2; hand 1: swimming; seat 1: B (red 1)
        seat 0: A card=anglerfish unmasked poisoned neoplasia fat-tissue swimming hibernation (slept 4, fat 1)"""
    t = Nature(GAME.position(text, variant="both_expansions"))
    assert (t.animal("A")["switched_off"], t.animal("A")["slept"], t.animal("A")["card"]) == (1, 4, "anglerfish")
    while t.prompt == "feed":
        t.choose("say:end")
    assert t.alive() == "B"
    while t.seat == 1:
        t.choose("say:pass")
    t.choose("card:swimming", "say:animal", "card:swimming", "say:animal")
    alike = [{**t.animal(letter, seat=1), "name": None} for letter in "AC"]
    assert alike[0] == alike[1]
    assert (alike[0]["card"], alike[0]["slept"], alike[0]["switched_off"], alike[0]["need"]) == (None, -1, 0, 1)
