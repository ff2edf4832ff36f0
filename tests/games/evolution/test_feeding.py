"""Sections 6.1 to 6.4: the food bank, feeding turns, main and extra actions."""

import pytest

from tests.games.evolution.table import table
from tests.helpers import clause


@clause("EV-6.1", "EV-E7", "EV-1.4")
@pytest.mark.parametrize(
    ("players", "dice", "bank"),
    [
        (2, "4", 6),
        (3, "3 5", 8),
        (4, "6 6", 14),
        (5, "1 1 1", 5),
        (6, "2 3 4", 13),
        (7, "2 3 4 5", 16),
        (8, "6 6 6 6", 28),
    ],
)
def test_the_food_roll(players, dice, bank):
    t = table(f"phase food_bank; players {players}; dice {dice}; seat 0: A | B")
    assert t.bank == bank


@clause("EV-6.2", "EV-6.19", "EV-I5")
def test_what_is_left_in_the_bank_does_not_carry_over():
    t = table("bank 5; seat 0: A (red 1) | B; hand 0: swimming; hand 1: running; dice 6 6")
    t.choose("say:end")
    t.choose("say:end") if t.prompt == "feed" and t.view()["phase"] == "feeding" else None
    assert t.view()["phase"] == "development"
    assert t.bank == 0


@clause("EV-6.10", "EV-R17")
def test_rounds_go_clockwise_and_give_back_what_is_used_once_a_round():
    t = table("bank 9; players 3; seat 0: A grazing | B high-body-weight; seat 1: D; seat 2: E")
    t.choose("animal:A", "say:graze")
    assert "animal:A" in t.legal()  # it can still take
    t.choose("animal:A")
    assert t.bank == 7
    order = []
    while t.seat != 0:
        order.append(t.seat)
        t.choose("say:end")
    assert order == [1, 2]
    assert t.view()["round"] == 2
    assert "animal:A" in t.legal()  # grazing is back; A itself is fed


@clause("EV-6.11", "EV-6.14")
def test_one_main_action_in_a_feeding_turn():
    t = table("bank 5; seat 0: A | B; seat 1: D")
    t.choose("animal:A")
    assert t.seat == 1  # nothing is left to do, so the turn ends by itself
    assert t.bank == 4


@clause("EV-6.11", "EV-6.12", "EV-R5", "EV-E33")
def test_extra_actions_go_before_and_after_the_main_one():
    t = table("bank 5; seat 0: A grazing | B grazing; seat 1: D (red 1)")
    t.choose("animal:A", "say:graze", "animal:B", "say:take", "animal:B")
    assert t.bank == 2
    assert t.food("B") == (1, 0, 0)


@clause("EV-6.12")
def test_extra_actions_need_no_bank_but_grazing_does():
    t = table("bank 0; seat 0: A hibernation | B grazing; seat 1: D")
    assert t.legal() == ["animal:A", "say:end"]


@clause("EV-6.13", "EV-R4")
def test_a_pass_in_feeding_is_not_final():
    t = table("bank 5; seat 0: A; seat 1: D")
    t.choose("say:end")
    assert t.seat == 1
    t.choose("animal:D")
    assert t.seat == 0
    assert t.legal() == ["animal:A", "say:end"]


@clause("EV-6.13a", "EV-R4")
def test_with_the_switch_nobody_passes_while_food_can_be_taken():
    text = "bank 5; seat 0: A | B grazing; seat 1: D | E"
    t = table(text, feeding_pass="forced_take_if_possible")
    assert t.legal() == ["animal:A", "animal:B"]
    t.choose("animal:B", "say:graze")  # an extra action does not satisfy it
    assert t.legal() == ["animal:A", "animal:B"]
    t.choose("animal:A")
    assert t.seat == 1


@clause("EV-6.13a")
@pytest.mark.parametrize("animal", ["A (red 1)", "A hibernation asleep"])
def test_with_the_switch_ending_is_free_when_nothing_can_be_taken(animal):
    t = table(f"bank 5; seat 0: {animal} | B grazing (red 1); seat 1: D", feeding_pass="forced_take_if_possible")
    assert t.legal() == ["animal:B", "say:end"]


@clause("EV-6.18")
def test_feeding_ends_after_a_lap_of_passes_wherever_it_falls():
    t = table("bank 9; players 3; seat 0: A; seat 1: D; seat 2: E; deck 30; hand 0: swimming")
    t.choose("say:end")
    t.choose("animal:D")
    t.choose("say:end")
    assert t.seat == 0
    t.choose("say:end")
    assert t.view()["phase"] == "development"  # seat 1 has nothing to do: the third pass in a row
    assert t.alive() == "D"


@clause("EV-6.18")
def test_who_has_passed_in_this_run_is_not_asked_again():
    t = table("bank 9; players 2; seat 0: A; seat 1: D; deck 30; hand 0: swimming")
    t.choose("say:end", "say:end")
    assert t.view()["phase"] == "development"


@clause("EV-6.20")
def test_taking_food_needs_a_token_and_room():
    t = table("bank 1; seat 0: A | B (red 1); seat 1: D hibernation")
    assert t.legal() == ["animal:A", "say:end"]
    t.choose("animal:A")
    assert (t.bank, t.food("A")) == (0, (1, 0, 0))


@clause("EV-6.21", "EV-8.1", "EV-R3", "EV-E12")
def test_an_attack_is_the_main_action_and_needs_room_for_the_meal():
    t = table("bank 5; seat 0: C carnivorous (red 2) | A; seat 1: D | E")
    assert t.legal() == ["animal:A", "say:end"]
    t = table("bank 0; seat 0: C carnivorous fat-tissue (red 2) | A; seat 1: D | E hibernation")
    t.choose("animal:C", "animal:D")
    assert t.food("C") == (2, 0, 1)


@clause("EV-6.21", "EV-8.1")
def test_no_food_is_taken_in_a_feeding_turn_with_an_attack():
    t = table("bank 5; seat 0: C carnivorous | A grazing; seat 1: D | E")
    t.choose("animal:C", "say:attack", "animal:D")
    assert t.legal() == ["animal:A", "say:end"]
    t.choose("animal:A")  # only grazing is left
    assert t.bank == 4


@clause("EV-6.21", "EV-I6")
def test_a_carnivore_attacks_once_a_turn_and_a_player_once_a_round():
    t = table("bank 0; seat 0: C carnivorous parasite | F carnivorous; seat 1: A | D | E")
    t.choose("animal:C", "animal:A")
    assert t.seat == 0  # seat 1 has nothing to do and passes
    assert t.legal() == ["animal:F", "say:end"]


@clause("EV-6.21", "EV-E13")
def test_an_attack_is_possible_with_an_empty_bank():
    t = table("bank 0; seat 0: C carnivorous; seat 1: D | E")
    assert t.legal() == ["animal:C", "say:end"]


@clause("EV-6.21", "EV-R27")
def test_without_a_target_no_attack_is_offered():
    t = table("bank 5; seat 0: C carnivorous | G grazing swimming; seat 1: D swimming")
    t.choose("animal:C")
    assert (t.prompt, t.food("C")) == ("feed", (1, 0, 0))  # taking was all it could do


@clause("EV-6.21a", "EV-R15")
def test_a_carnivore_with_a_hungry_host_attacks_only_with_the_switch():
    text = "bank 0; seat 0: H high-body-weight | C carnivorous | G hibernation; seat 1: D | E; pair symbiosis H C"
    assert table(text).legal() == ["animal:G", "say:end"]
    t = table(text, attack_needs_free_host=False)
    t.choose("animal:C", "animal:D")
    assert t.alive() == "CEGH"
    assert t.food("C") == (0, 0, 0)


@clause("EV-6.21a")
def test_eating_the_host_itself_frees_the_carnivore_first():
    text = "bank 0; seat 0: H | C carnivorous; seat 1: D hibernation; pair symbiosis H C"
    t = table(text, attack_needs_free_host=False)
    t.choose("animal:C", "animal:H")
    assert t.food("C") == (0, 2, 0)


@clause("EV-6.22", "EV-E14", "EV-8.2")
def test_fat_becomes_food_and_triggers_nothing():
    t = table("bank 5; seat 0: A parasite fat-tissue*2 (red 1, fat 2) | B; seat 1: D; pair cooperation A B")
    t.choose("animal:A", "say:fat")
    assert t.legal() == ["number:1", "number:2"]
    t.choose("number:2")
    assert t.food("A") == (1, 2, 0)
    assert t.food("B") == (0, 0, 0)
    assert t.bank == 5
    assert t.seat == 1  # it was the main action


@clause("EV-6.22")
def test_no_more_fat_is_turned_than_is_missing():
    t = table("bank 5; seat 0: A fat-tissue*3 (fat 3) | B; seat 1: D")
    t.choose("animal:A", "say:fat")
    assert t.food("A") == (0, 1, 2)


@clause("EV-6.22", "EV-8.17")
def test_fat_may_be_used_while_a_host_is_hungry():
    t = table("bank 0; seat 0: A | B fat-tissue (fat 1); seat 1: D hibernation; pair symbiosis A B")
    assert t.legal() == ["animal:B", "say:end"]
    t.choose("animal:B")
    assert t.food("B") == (0, 1, 0)


@clause("EV-6.22", "EV-R29")
def test_a_fed_animal_turns_no_fat():
    t = table("bank 0; seat 0: A fat-tissue (red 1, fat 1) | B hibernation; seat 1: D")
    assert t.legal() == ["animal:B", "say:end"]


@clause("EV-6.23", "EV-8.14", "EV-R28")
@pytest.mark.parametrize("animal", ["A grazing (red 1)", "A grazing", "A grazing hibernation asleep"])
def test_an_animal_grazes_fed_hungry_or_asleep(animal):
    t = table(f"bank 3; seat 0: {animal} | B; seat 1: D")
    t.choose("animal:A")
    if t.prompt == "action":
        t.choose("say:graze")
    assert t.bank == 2
    assert t.seat == 0


PIRATES = "bank 0; seat 0: P piracy | Q; seat 1: X high-body-weight (red 1) | Y (red 1) | Z fat-tissue (fat 1)"


@clause("EV-6.24", "EV-8.13", "EV-E28")
def test_a_pirate_steals_from_hungry_animals_with_food():
    t = table(PIRATES + "; seat 0: V high-body-weight camouflage (blue 1)")
    t.choose("animal:P")
    assert t.legal() == ["animal:V", "animal:X"]
    t.choose("animal:X")
    assert t.food("P") == (1, 0, 0)
    assert t.food("X") == (0, 0, 0)


@clause("EV-6.24")
def test_the_stolen_token_keeps_its_colour_and_the_pirate_chooses_it():
    t = table("bank 0; seat 0: P piracy high-body-weight; seat 1: X parasite (red 1, blue 1) | Y hibernation")
    t.choose("animal:P")
    assert t.legal() == ["food:red", "food:blue"]
    t.choose("food:blue")
    assert (t.food("P"), t.food("X")) == ((0, 1, 0), (1, 0, 0))


@clause("EV-6.24", "EV-I6")
def test_piracy_is_used_once_a_turn():
    t = table("bank 0; seat 0: P piracy parasite | Q hibernation; seat 1: X parasite (red 2) | Y")
    t.choose("animal:P")
    assert t.legal() == ["animal:Q", "say:end"]


@clause("EV-6.24", "EV-R12")
def test_stolen_food_may_become_fat_unless_switched_off():
    text = "bank 0; seat 0: P piracy fat-tissue (red 1) | Q hibernation; seat 1: X high-body-weight (red 1) | Y"
    t = table(text)
    t.choose("animal:P")
    assert t.food("P") == (1, 0, 1)
    assert table(text, piracy_may_fill_fat=False).legal() == ["animal:Q", "say:end"]


@clause("EV-6.25", "EV-8.15")
def test_a_hungry_animal_may_hibernate_and_then_counts_as_fed():
    t = table("bank 5; seat 0: A hibernation high-body-weight (red 1) | B; seat 1: D")
    t.choose("animal:A", "say:hibernate")
    sleeper = t.animal("A")
    assert (sleeper["asleep"], sleeper["fed"], sleeper["red"]) == (True, True, 1)
    assert t.legal() == ["animal:B", "say:end"]  # an extra action: B may still take


@clause("EV-6.25", "EV-R29")
def test_a_fed_animal_does_not_hibernate():
    t = table("bank 0; seat 0: A hibernation (red 1) | B hibernation; seat 1: D")
    assert t.legal() == ["animal:B", "say:end"]


@clause("EV-8.15", "EV-8.21", "EV-E29", "EV-R14")
@pytest.mark.parametrize(
    ("number", "last", "may"), [(4, "", False), (5, "", True), (5, "; last", False), (6, "", True)]
)
def test_hibernation_not_in_two_turns_running_nor_in_the_last(number, last, may):
    t = table(f"bank 5; number {number}{last}; seat 0: A hibernation (slept 3) | B; seat 1: D")
    assert ("say:hibernate" in t.actions("A")) is may


@clause("EV-8.15")
def test_a_sleeper_wakes_when_the_turn_ends():
    t = table("bank 0; number 3; seat 0: A hibernation; seat 1: D; hand 0: swimming; deck 20")
    t.choose("animal:A")
    assert t.view()["phase"] == "development"
    assert (t.animal("A")["asleep"], t.animal("A")["slept"]) == (False, 3)


@clause("EV-R29")
def test_void_actions_are_not_offered():
    t = table("bank 0; seat 0: A (red 1) | B; seat 1: D hibernation | E; turn: 0")
    assert t.seat == 1  # seat 0 has nothing to do


@clause("EV-9.3")
def test_nothing_but_the_named_things_is_random():
    t = table("bank 5; seat 0: A grazing piracy | C carnivorous; seat 1: D high-body-weight (red 1) | E")
    t.choose("animal:A", "say:graze", "animal:A", "say:pirate", "animal:C", "say:take")
    record = t.state.record
    assert record is not None
    assert record.outcomes == []
