"""What harms an own animal is asked for by name; letters stay with a player; switches for EV-R3 and EV-R23."""

from typing import Any

import pytest

from tests.helpers import clause

from .table import GAME, table

# --- own animals ---------------------------------------------------------------------------------------------------


@clause("EV-9.2", "EV-2.8")
def test_an_own_animal_is_attacked_only_when_it_is_named() -> None:
    t = table("bank 0; turn: 0; seat 0: C carnivorous | D; seat 1: B swimming hibernation")
    t.choose("animal:C")
    assert (t.prompt, t.legal(), t.alive()) == ("attack-target", ["animal:D"], "BCD")
    assert GAME.question(t.state, "en", ["Ann", "Bob"]).endswith("It can attack only your own")
    assert list(GAME.answers(t.state, "en", ["Ann", "Bob"]).values()) == ["Attack your own animal D"]
    assert list(GAME.answers(t.state, "ja", ["Ann", "Bob"]).values()) == ["自分の生物Dを攻撃する"]
    assert t.choose("animal:D").alive() == "BC"


@clause("EV-9.2")
def test_the_only_animal_of_another_player_is_attacked_at_once() -> None:
    t = table("bank 0; turn: 0; seat 0: C carnivorous | D swimming; seat 1: B | W swimming hibernation")
    assert t.choose("animal:C").alive() == "CDW"


@clause("EV-2.8")
def test_the_question_says_when_own_animals_are_among_the_targets() -> None:
    t = table("bank 0; turn: 0; seat 0: C carnivorous | D; seat 1: B").choose("animal:C")
    assert GAME.question(t.state, "en", ["Ann", "Bob"]).endswith("Some of these are your own")
    assert list(GAME.answers(t.state, "en", ["Ann", "Bob"]).values()) == ["Attack animal B", "Attack your own animal D"]


@clause("EV-9.2", "EV-6.24")
def test_an_own_animal_is_robbed_only_when_it_is_named() -> None:
    t = table("bank 0; turn: 0; seat 0: A piracy | D parasite (red 1); seat 1: B hibernation").choose("animal:A")
    assert (t.prompt, t.legal()) == ("pirate-victim", ["animal:D"])
    assert t.choose("animal:D").food("A") == (1, 0, 0)


@clause("EV-1.7a")
def test_a_letter_is_used_again_by_its_own_player_only() -> None:
    t = table("""phase extinction; first 0; deck 60; seat 0: A | C (red 1); seat 1: B (red 1)
        hand 0: swimming*3; hand 1: swimming*3""")
    assert t.alive() == "BC"
    t.choose("card:swimming", "say:animal")  # seat 1 begins, and A was seat 0's
    assert t.alive() == "BCD"
    t.choose("card:swimming", "say:animal")
    assert {letter: animal["name"] for letter, animal in t.animals().items()}.keys() == set("ABCD")
    assert [animal["name"] for animal in t.view()["seats"][0]["animals"]] == ["animal:A", "animal:C"]


# --- EV-R3: who goes without after an attack -----------------------------------------------------------------------

LITERAL: dict[str, Any] = {"attack_forgoes_bank": "animal"}


@clause("EV-6.21", "EV-6.21b", "EV-R3")
@pytest.mark.parametrize(("options", "eats"), [({}, False), (LITERAL, True)])
def test_after_an_attack_another_animal_may_take_food(options: dict[str, Any], eats: bool) -> None:
    t = table("bank 5; turn: 0; seat 0: C carnivorous | D; seat 1: B | W hibernation", **options)
    t.choose("animal:C", "say:attack", "animal:B")
    assert ("animal:D" in t.legal()) == eats
    if eats:
        assert t.choose("animal:D").food("D") == (1, 0, 0)


@clause("EV-6.21b")
def test_a_carnivore_that_has_attacked_takes_nothing_from_the_bank_in_this_round() -> None:
    t = table("""bank 5; turn: 0; seat 0: C carnivorous high-body-weight | D; seat 1: B | W hibernation
        pair communication C D""", **LITERAL)  # fmt: skip
    t.choose("animal:C", "say:attack", "animal:B")
    assert t.food("C") == (0, 2, 0)
    assert t.legal() == ["animal:D", "say:end"]
    t.choose("animal:D")
    assert (t.food("D"), t.food("C"), t.bank) == ((1, 0, 0), (0, 2, 0), 4)  # no Communication either
    t.choose("say:end")  # seat 1, and the next round begins
    assert t.choose("animal:C").food("C") == (1, 2, 0)


@clause("EV-6.21b")
def test_a_carnivore_that_has_taken_food_does_not_attack_in_this_round() -> None:
    t = table("bank 5; turn: 0; seat 0: C carnivorous | D hibernation; seat 1: B", **LITERAL)
    t.choose("animal:C", "say:take")
    assert t.legal() == ["animal:D", "say:end"]
    t.choose("say:end")
    t.choose(*(["animal:B"] if "animal:B" in t.legal() else []))
    assert t.actions("C") == ["say:take", "say:attack"]


@clause("EV-6.21b")
def test_one_carnivore_a_round_still() -> None:
    t = table("bank 5; turn: 0; seat 0: C carnivorous | E carnivorous; seat 1: B | D hibernation", **LITERAL)
    t.choose("animal:C", "say:attack", "animal:B")
    assert t.choose("animal:E").food("E") == (1, 0, 0)  # to take food is all that is left to it


# --- EV-R23: refusing fat ------------------------------------------------------------------------------------------

REFUSE: dict[str, Any] = {"fat_storing": "optional"}


@clause("EV-2.7", "EV-2.7a", "EV-R23")
def test_the_second_token_of_a_kill_may_be_refused() -> None:
    position = "bank 0; turn: 0; seat 0: C carnivorous fat-tissue (red 1) | D hibernation; seat 1: B"
    assert table(position).choose("animal:C", "animal:B").food("C") == (1, 1, 1)
    t = table(position, **REFUSE).choose("animal:C", "animal:B")
    assert (t.prompt, t.legal(), t.food("C")) == ("store-fat", ["say:fat", "say:no"], (1, 1, 0))
    assert GAME.clause(t.state) == "EV-2.7a"
    assert table(position, **REFUSE).choose("animal:C", "animal:B", "say:fat").food("C") == (1, 1, 1)
    t.choose("say:no")
    assert t.food("C") == (1, 1, 0)
    assert "P0 refuses the token that animal C could store as fat." in t.said()


@clause("EV-2.7a", "EV-R23")
@pytest.mark.parametrize(("red", "offers"), [(0, 0), (1, 1), (2, 2)])
def test_fat_is_offered_once_for_each_token_that_is_not_eaten(red: int, offers: int) -> None:
    position = "bank 0; turn: 0; seat 0: C carnivorous fat-tissue*3 (red {}) | D hibernation; seat 1: B"
    t = table(position.format(red), **REFUSE).choose("animal:C", "animal:B")
    for stored in range(offers):
        assert (t.prompt, t.food("C")) == ("store-fat", (red, 2 - offers, stored))
        t.choose("say:fat")
    assert (t.prompt, t.food("C")) == ("feed", (red, 2 - offers, offers))


@clause("EV-2.7a", "EV-6.40")
def test_refused_tokens_alone_set_nothing_off() -> None:
    position = """bank 0; turn: 0; seat 0: C carnivorous fat-tissue*2 (red 2) | D hibernation; seat 1: B
        pair cooperation C D"""
    t = table(position, **REFUSE).choose("animal:C", "animal:B", "say:no")
    assert t.prompt != "window"
    t = table(position, **REFUSE).choose("animal:C", "animal:B", "say:fat", "say:no")
    assert (t.prompt, t.food("C")) == ("window", (2, 0, 1))


@clause("EV-2.7a")
def test_a_token_from_the_bank_is_not_refused() -> None:
    t = table("bank 3; turn: 0; seat 0: A fat-tissue (red 1); seat 1: B", **REFUSE).choose("animal:A")
    assert t.food("A") == (1, 0, 1)


# --- editions ------------------------------------------------------------------------------------------------------


@clause("EV-R8", "EV-R9", "EV-R12", "EV-R4")
def test_presets_of_editions_change_the_switches_that_people_know() -> None:
    third = GAME.start(2, 1, variant="third_edition").options
    assert [name for name, value in third.items() if value != GAME.start(2, 1).options[name]] == [
        "variant",
        "mimicry_limit",
    ]
    online = GAME.start(2, 1, variant="as_played_online").options
    assert (online["mimicry_limit"], online["compulsory_defences"]) == (
        "once_per_turn",
        ("running", "mimicry", "tail_loss"),
    )
    assert (online["piracy_may_fill_fat"], online["feeding_pass"]) == (False, "forced_take_if_possible")
