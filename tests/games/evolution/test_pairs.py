"""Section 6.6: the trigger window."""

import pytest

from tests.games.evolution.table import table
from tests.helpers import clause


@clause("EV-6.40", "EV-8.18", "EV-E5")
def test_communication_answers_a_token_from_the_bank_with_another():
    t = table("bank 5; seat 0: A | B; seat 1: D; pair communication A B; pair symbiosis A B")
    t.choose("animal:A")
    assert t.legal() == ["animal:B", "say:done"]
    t.choose("animal:B")
    assert (t.food("A"), t.food("B"), t.bank) == ((1, 0, 0), (1, 0, 0), 3)


@clause("EV-6.41", "EV-E6", "EV-8.17")
def test_a_hungry_host_blocks_the_answer():
    t = table("bank 5; seat 0: A high-body-weight | B; seat 1: D; pair communication A B; pair symbiosis A B")
    t.choose("animal:A")
    assert (t.seat, t.bank, t.food("B")) == (1, 4, (0, 0, 0))


@clause("EV-6.40")
def test_communication_does_not_answer_blue_tokens():
    t = table("""bank 5; seat 0: C carnivorous | B; seat 1: T | W hibernation; pair communication C B""")
    t.choose("animal:C", "say:attack", "animal:T")
    assert t.prompt != "window"
    assert (t.food("B"), t.bank) == ((0, 0, 0), 5)


COOPERATION = [
    ("bank", "bank 5; seat 0: A | B; seat 1: D; pair cooperation A B", ["animal:A"]),
    (
        "attack",
        "bank 0; seat 0: A carnivorous | B; seat 1: T | W hibernation; pair cooperation A B",
        ["animal:A", "animal:T"],
    ),
    (
        "piracy",
        "bank 0; seat 0: A piracy | B; seat 1: X parasite (red 1) | W hibernation; pair cooperation A B",
        ["animal:A"],
    ),
]


@clause("EV-6.40", "EV-8.19", "EV-R22")
@pytest.mark.parametrize(("source", "text", "moves"), COOPERATION)
def test_cooperation_answers_any_gain_with_a_blue_token(source, text, moves):
    t = table(text)
    bank = t.bank
    t.choose(*moves)
    assert t.legal() == ["animal:B", "say:done"]
    t.choose("animal:B")
    assert t.food("B") == (0, 1, 0)
    assert t.bank == bank - (source == "bank")  # the answer comes from the supply


@clause("EV-6.40", "EV-R23")
def test_a_token_that_became_fat_is_answered_too():
    t = table("bank 5; seat 0: A fat-tissue (red 1) | B; seat 1: D; pair cooperation A B")
    t.choose("animal:A")
    assert t.legal() == ["animal:B", "say:done"]


@clause("EV-6.41", "EV-E23")
def test_communication_needs_a_token_in_the_bank():
    t = table("""bank 2; seat 0: A high-body-weight | B high-body-weight | D high-body-weight; seat 1: W hibernation
        pair communication A B; pair communication B D""")
    t.choose("animal:A", "animal:B")
    assert (t.seat, t.bank) == (1, 0)
    assert t.food("D") == (0, 0, 0)


@clause("EV-6.40", "EV-8.18")
def test_communication_answers_tokens_of_the_bank_only():
    t = table("bank 5; seat 0: A piracy | B; seat 1: X parasite (red 1) | W hibernation; pair communication A B")
    t.choose("animal:A", "say:pirate")
    assert (t.prompt, t.food("A"), t.food("B")) == ("feed", (1, 0, 0), (0, 0, 0))
    t = table("""bank 5; seat 0: A | B | D; seat 1: W hibernation
        pair cooperation A B; pair communication B D""")
    t.choose("animal:A", "animal:B")
    assert (t.seat, t.food("B"), t.food("D")) == (1, (0, 1, 0), (0, 0, 0))


@clause("EV-6.42")
def test_gains_in_the_window_join_it_and_chains_run_through_the_group():
    t = table("""bank 9; seat 0: A | B | D; seat 1: W hibernation
        pair communication A B; pair communication B D""")
    t.choose("animal:A", "animal:B")
    assert t.legal() == ["animal:D", "say:done"]
    t.choose("animal:D")
    assert t.bank == 6


@clause("EV-6.43", "EV-E24")
def test_each_card_works_once_a_round_in_one_direction():
    t = table("""bank 10; seat 0: A high-body-weight parasite | B high-body-weight parasite; seat 1: D
        pair communication A B; pair cooperation A B""")
    t.choose("animal:A")
    assert t.legal() == ["animal:B", "say:done"]
    t.choose("animal:B")
    assert t.legal() == ["trait:communication", "trait:cooperation"]
    t.choose("trait:communication")
    assert t.legal() == ["animal:A", "animal:B", "say:done"]  # Cooperation, in either direction
    t.choose("animal:A")
    assert t.seat == 1
    assert (t.food("A"), t.food("B"), t.bank) == ((1, 1, 0), (1, 0, 0), 8)


@clause("EV-6.43", "EV-6.10")
def test_a_pair_card_is_back_in_the_next_round():
    t = table("bank 10; seat 0: A parasite | B parasite; seat 1: W hibernation; pair communication A B")
    t.choose("animal:A", "animal:B", "say:end")
    t.choose("animal:A")
    assert t.legal() == ["animal:B", "say:done"]


@clause("EV-6.44", "EV-R6")
def test_done_drops_the_triggers_but_leaves_the_card_usable():
    t = table("""bank 10; seat 0: A parasite | B parasite | P piracy; seat 1: X parasite (red 1) | W hibernation
        pair cooperation A B; pair cooperation P B""")
    t.choose("animal:A", "say:done")
    assert t.prompt == "feed"
    t.choose("animal:P", "animal:X")  # piracy feeds P, whose card to B is another one
    assert t.legal() == ["animal:B", "say:done"]
    t.choose("animal:B")
    assert t.legal() == ["animal:A", "say:done"]  # the first card, now from B to A, was not used


@clause("EV-6.44", "EV-R6")
def test_with_the_switch_possible_triggers_must_be_used():
    text = "bank 9; seat 0: A parasite | B parasite | D parasite; seat 1: W hibernation"
    t = table(text + "; pair cooperation A B; pair cooperation A D", pair_food_triggers="mandatory")
    t.choose("animal:A")
    assert t.legal() == ["animal:B", "animal:D"]
    t.choose("animal:B")  # then D follows by itself
    assert [t.food(x)[1] for x in "ABD"] == [0, 1, 1]


@clause("EV-6.41")
def test_a_trigger_may_become_possible_later_in_the_same_window():
    t = table("""bank 9; seat 0: A | H | B; seat 1: W hibernation
        pair communication A B; pair communication A H; pair symbiosis H B""")
    t.choose("animal:A")
    assert t.legal() == ["animal:H", "say:done"]  # B waits for its host
    t.choose("animal:H")
    assert t.legal() == ["animal:B", "say:done"]


@clause("EV-6.41")
def test_of_two_cards_to_the_same_animal_the_partner_is_named():
    t = table("""bank 9; seat 0: A parasite | B parasite | D parasite; seat 1: W hibernation
        pair cooperation A B; pair cooperation A D; pair cooperation B D""")
    t.choose("animal:A", "animal:B", "animal:D")
    assert t.legal() == ["animal:A", "animal:B"]
    t.choose("animal:B")
    assert t.legal() == ["animal:A", "animal:D", "say:done"]  # the third card is left, in either direction
    t.choose("say:done")
    assert [t.food(x)[1] for x in "ABD"] == [0, 1, 1]


@clause("EV-8.17", "EV-R16")
def test_animals_in_a_circle_of_symbiosis_cannot_eat_until_one_sleeps():
    text = "bank 9; seat 0: A | B hibernation; seat 1: W hibernation; pair symbiosis A B"
    t = table(
        "bank 9; seat 0: A | B hibernation | D; seat 1: W; pair symbiosis A B; pair symbiosis B D; pair symbiosis D A"
    )
    assert t.legal() == ["animal:B", "say:end"]
    t.choose("animal:B")
    assert t.legal() == ["animal:D", "say:end"]
    assert table(text).legal() == ["animal:A", "animal:B", "say:end"]


@clause("EV-8.17")
def test_a_symbiosis_ends_with_either_animal():
    t = table(
        "bank 0; seat 0: C carnivorous parasite | E carnivorous; seat 1: H | B | W hibernation; pair symbiosis H B"
    )
    t.choose("animal:C")
    assert "animal:B" not in t.legal()
    t.choose("animal:H")
    assert t.pairs() == []
    t.choose("say:end")
    t.choose("animal:E")
    assert "animal:B" in t.legal()


@clause("EV-R7")
def test_the_two_tokens_of_a_kill_are_one_event():
    t = table("""bank 0; seat 0: C carnivorous | B parasite; seat 1: T | W hibernation; pair cooperation C B""")
    t.choose("animal:C", "animal:T", "animal:B")
    assert (t.food("C"), t.food("B")) == ((0, 2, 0), (0, 1, 0))  # one answer for both
    t = table("bank 0; seat 0: H carnivorous | B; seat 1: T | W hibernation; pair cooperation H B; pair symbiosis H B")
    t.choose("animal:H", "animal:T")
    assert t.legal() == ["animal:B", "say:done"]  # looked at after both were placed, so the host is fed
