"""Section 2: need, food, fed, fat, and what an animal can receive."""

import pytest

from tests.games.evolution.table import table
from tests.helpers import clause


@clause("EV-2.1", "EV-E1")
@pytest.mark.parametrize(
    ("traits", "need"),
    [
        ("", 1),
        ("carnivorous", 2),
        ("high-body-weight", 2),
        ("parasite", 3),
        ("high-body-weight parasite", 4),
        ("carnivorous high-body-weight parasite", 5),
        ("swimming camouflage burrowing running fat-tissue", 1),
    ],
)
def test_need_is_one_and_what_the_traits_add(traits, need):
    t = table(f"bank 2; seat 0: A {traits} | B; seat 1: D")
    assert t.animal("A")["need"] == need


@clause("EV-2.3", "EV-E1")
def test_an_animal_is_fed_when_it_has_all_it_needs():
    t = table("bank 9; seat 0: A high-body-weight parasite (red 3) | B; seat 1: D")
    assert not t.animal("A")["fed"]
    t.choose("animal:A")
    assert t.animal("A")["fed"]


@clause("EV-2.2", "EV-E2")
def test_red_and_blue_count_alike_as_food():
    t = table("bank 2; seat 0: A high-body-weight (red 1, blue 1) | B; seat 1: D")
    assert t.animal("A")["fed"]
    assert t.legal() == ["animal:B", "say:end"]


@clause("EV-2.2")
def test_fat_is_not_food():
    t = table("bank 2; seat 0: A fat-tissue (fat 1) | B; seat 1: D")
    assert not t.animal("A")["fed"]


@clause("EV-2.4", "EV-2.5", "EV-E3")
@pytest.mark.parametrize(
    ("animal", "offered"),
    [
        ("A (red 1)", False),
        ("A fat-tissue (red 1)", True),
        ("A fat-tissue (red 1, fat 1)", False),
        ("A fat-tissue*2 (red 1, fat 1)", True),
        ("A fat-tissue*2 (red 1, fat 2)", False),
    ],
)
def test_a_fed_animal_takes_food_only_with_an_empty_fat_tissue(animal, offered):
    t = table(f"bank 3; seat 0: {animal} | B; seat 1: D")
    assert ("animal:A" in t.legal()) is offered


@clause("EV-2.6", "EV-2.7", "EV-6.37", "EV-R23")
@pytest.mark.parametrize(
    ("hunter", "after"),
    [
        ("C carnivorous", (0, 2, 0)),
        ("C carnivorous (red 1)", (1, 1, 0)),  # the second token is lost
        ("C carnivorous fat-tissue (red 1)", (1, 1, 1)),
        ("C carnivorous fat-tissue (red 2)", (2, 0, 1)),
        ("C carnivorous fat-tissue*2 (red 2)", (2, 0, 2)),
        ("C carnivorous fat-tissue*2 (red 2, fat 1)", (2, 0, 2)),
    ],
)
def test_a_meal_fills_food_then_fat_and_the_rest_is_lost(hunter, after):
    t = table(f"bank 0; seat 0: {hunter}; seat 1: D | E hibernation")
    t.choose("animal:C", "animal:D")
    assert t.food("C") == after


@clause("EV-2.5", "EV-8.15")
def test_a_sleeping_animal_receives_nothing():
    t = table("bank 3; seat 0: A hibernation fat-tissue asleep | B; seat 1: D")
    assert t.legal() == ["animal:B", "say:end"]


@clause("EV-2.5a", "EV-R13")
def test_with_the_switch_a_sleeping_animal_stores_fat_even_if_hungry():
    text = "bank 3; seat 0: A hibernation fat-tissue*2 asleep | B; seat 1: D"
    t = table(text, hibernating_blocks_fat=False)
    assert t.legal() == ["animal:A", "animal:B", "say:end"]
    t.choose("animal:A")
    assert t.food("A") == (0, 0, 1)


@clause("EV-2.5a")
def test_with_the_switch_the_hosts_of_a_sleeper_must_still_be_fed():
    text = "bank 3; seat 0: A | B hibernation fat-tissue asleep; seat 1: D; pair symbiosis A B"
    t = table(text, hibernating_blocks_fat=False)
    assert t.legal() == ["animal:A", "say:end"]


@clause("EV-2.5", "EV-8.17")
def test_a_protected_partner_receives_only_when_all_its_hosts_are_fed():
    text = "bank 5; seat 0: A (red 1) | B | E; seat 1: D; pair symbiosis A E; pair symbiosis B E"
    t = table(text)
    assert t.legal() == ["animal:B", "say:end"]
    t = table(text.replace("| B |", "| B (red 1) |"))
    assert t.legal() == ["animal:E", "say:end"]


ATTACKS = [
    ("camouflage", "", False),
    ("camouflage", "sharp-vision", True),
    ("high-body-weight", "", False),
    ("high-body-weight", "high-body-weight", True),
    ("", "high-body-weight", True),
    ("swimming", "", False),
    ("swimming", "swimming", True),
    ("", "swimming", False),
    ("camouflage swimming", "sharp-vision", False),
    ("camouflage swimming", "sharp-vision swimming", True),
    ("burrowing", "", True),
    ("burrowing (red 1)", "", False),
    ("burrowing parasite (red 1)", "", True),
    ("burrowing parasite (red 3)", "", False),
    ("burrowing hibernation asleep", "", False),
    ("hibernation asleep", "", True),
    ("(red 1)", "", True),
    ("running", "", True),
    ("mimicry", "", True),
    ("tail-loss", "", True),
    ("poisonous", "", True),
    ("carnivorous", "", True),
]


@clause("EV-2.8", "EV-2.8a", "EV-E20", "EV-E32", "EV-8.3", "EV-8.4", "EV-8.5", "EV-8.6", "EV-8.7")
@pytest.mark.parametrize(("prey", "hunter", "possible"), ATTACKS)
@pytest.mark.parametrize("owner", [0, 1])
def test_who_can_attack_whom(prey, hunter, possible, owner):
    """X is always attackable by C, so that the target is a choice; own animals are prey like others."""
    always = "swimming*1" if "swimming" in hunter else ""
    mine, other = ("| T " + prey, "") if owner == 0 else ("", "| T " + prey)
    t = table(f"bank 0; seat 0: C carnivorous {hunter} {mine}; seat 1: X {always} | Y {always} {other}")
    t.choose("animal:C")
    assert t.prompt == "attack-target"
    assert ("animal:T" in t.legal()) is possible
    assert "animal:C" not in t.legal()


@clause("EV-2.8", "EV-8.17")
def test_the_protected_partner_of_a_symbiosis_cannot_be_attacked_but_its_host_can():
    t = table("bank 0; seat 0: C carnivorous; seat 1: A | B | D; pair symbiosis A B")
    t.choose("animal:C")
    assert t.legal() == ["animal:A", "animal:D"]


@clause("EV-2.9", "EV-E31")
def test_a_pair_card_is_one_card_of_both_animals_and_goes_with_either():
    t = table(
        "bank 0; seat 0: C carnivorous; seat 1: A | B | D hibernation; pair communication A B; pair communication A D"
    )
    t.choose("animal:C", "animal:A")
    assert t.pairs() == []
    assert t.alive() == "BCD"
    assert t.discards(1) == 3  # the animal and both cards
