"""Appendix A, EV-X1 to EV-X8: Time to Fly."""

from typing import Any

import pytest

from tests.games.evolution.table import GAME, Nature
from tests.helpers import clause


def table(text: str, **options: Any) -> Nature:
    return Nature(GAME.position(text, variant="time_to_fly", **options))


@clause("EV-X1")
def test_42_cards_are_shuffled_in():
    t = Nature(GAME.start(2, seed=1, variant="time_to_fly"))
    assert t.view()["deck"] + 12 == 126
    assert Nature(GAME.start(2, seed=1)).view()["deck"] + 12 == 84


@clause("EV-X1", "EV-X8")
def test_a_trematode_joins_two_animals_of_one_opponent():
    t = table(
        "phase development; players 3; hand 0: trematode-fat; hand 1: running; seat 0: A | B; seat 1: D | E; seat 2: F"
    )
    t.choose("card:trematode-fat", "trait:trematode")
    assert t.pairs() == [("trematode", "D", "E")]
    assert (t.animal("D")["need"], t.animal("E")["need"]) == (2, 2)
    assert t.scores[1] == 2 * 2 + 1 + 2


@clause("EV-X8")
def test_a_trematode_cannot_be_dropped():
    t = table("bank 0; seat 0: C carnivorous; seat 1: T tail-loss | P | W hibernation; pair trematode T P")
    t.choose("animal:C", "animal:T")
    assert t.legal() == ["trait:tail-loss", "say:accept"]


@clause("EV-X2")
@pytest.mark.parametrize(
    ("flyer", "hunter", "possible"),
    [("flight", "", False), ("flight running", "", True), ("flight running", "burrowing", False)],
)
def test_a_flyer_is_attacked_only_by_who_has_fewer_trait_cards(flyer, hunter, possible):
    t = table(f"bank 0; seat 0: C carnivorous {hunter}; seat 1: F {flyer} | X | Y")
    t.choose("animal:C")
    assert ("animal:F" in t.legal()) is possible


@clause("EV-X2")
def test_pair_cards_count_on_both_animals_for_flight():
    t = table("bank 0; seat 0: C carnivorous; seat 1: F flight | X | Y; pair cooperation F X")
    t.choose("animal:C")
    assert "animal:F" in t.legal()


@clause("EV-X3")
def test_intellect_lifts_one_protection():
    t = table(
        """bank 0; seat 0: C carnivorous intellect
        seat 1: T camouflage | U camouflage high-body-weight | X | W hibernation"""
    )
    t.choose("animal:C")
    assert t.legal() == ["animal:T", "animal:W", "animal:X"]
    t.choose("animal:T")  # Camouflage is the one trait that must be disregarded
    assert "T" not in t.alive()


@clause("EV-X3")
def test_intellect_may_disregard_a_defence_or_poison_or_nothing():
    t = table("bank 0; seat 0: C carnivorous intellect; seat 1: T tail-loss poisonous | W hibernation")
    t.choose("animal:C", "animal:T")
    assert t.legal() == ["trait:tail-loss", "trait:poisonous", "say:no"]
    t.choose("trait:poisonous", "say:accept")
    assert not t.animal("C")["poisoned"]


@clause("EV-X3")
def test_intellect_cannot_lift_land_for_a_swimmer_and_is_used_once_a_turn():
    t = table("bank 0; seat 0: C carnivorous intellect swimming; seat 1: T | S swimming | U swimming | W hibernation")
    t.choose("animal:C")
    assert t.legal() == ["animal:S", "animal:U"]


@clause("EV-X3")
def test_a_redirected_attack_knows_no_second_choice():
    t = table(
        "bank 0; seat 0: C carnivorous intellect; seat 1: M mimicry camouflage | R tail-loss | W hibernation swimming"
    )
    t.choose("animal:C", "animal:M")  # Camouflage is disregarded, Mimicry turns the attack to R
    assert (t.seat, t.prompt, t.legal()) == (1, "defend", ["trait:tail-loss", "say:accept"])


@clause("EV-X4")
def test_an_ambusher_strikes_before_the_token_is_taken():
    t = table("bank 5; seat 0: A | B; seat 1: C carnivorous ambush | W hibernation")
    t.choose("animal:A")
    assert (t.seat, t.legal()) == (1, ["animal:C", "say:pass"])
    t.choose("animal:C", "say:accept")
    assert "A" not in t.alive()
    assert (t.bank, t.food("C")) == (5, (0, 2, 0))


@clause("EV-X4")
def test_a_spared_animal_takes_its_token():
    t = table("bank 5; seat 0: A | B; seat 1: C carnivorous ambush | W hibernation")
    t.choose("animal:A", "say:pass")
    assert (t.bank, t.food("A")) == (4, (1, 0, 0))


@clause("EV-X4")
def test_shell_and_burrowing_do_not_help_but_swimming_does():
    t = table("bank 5; seat 0: A shell | B; seat 1: C carnivorous ambush | W hibernation")
    t.choose("animal:A", "animal:C")
    assert "A" not in t.alive()
    t = table("bank 5; seat 0: A burrowing fat-tissue (red 1) | B; seat 1: C carnivorous ambush | W hibernation")
    t.choose("animal:A", "animal:C")
    assert "A" not in t.alive()
    t = table("bank 5; seat 0: A swimming | B; seat 1: C carnivorous ambush | W hibernation")
    t.choose("animal:A")
    assert t.food("A") == (1, 0, 0)


@clause("EV-X4")
@pytest.mark.parametrize("hunter", ["carnivorous ambush attacked", "carnivorous ambush (red 2)", "ambush"])
def test_an_ambush_needs_an_unused_hungry_carnivore(hunter):
    t = table(f"bank 5; seat 0: A | B; seat 1: C {hunter} | W hibernation")
    t.choose("animal:A")
    assert t.food("A") == (1, 0, 0)


@clause("EV-X4")
def test_ambushers_are_asked_clockwise_from_the_feeding_player():
    t = table(
        "bank 5; players 3; turn: 1; seat 0: C carnivorous ambush | W; seat 1: A | B; seat 2: E carnivorous ambush | V"
    )
    t.choose("animal:A")
    assert t.seat == 2
    t.choose("say:pass")
    assert t.seat == 0


@clause("EV-X4")
def test_an_own_ambusher_is_asked_first_and_never_ambushes_itself():
    t = table("bank 5; seat 0: A | C carnivorous ambush; seat 1: E carnivorous ambush | W hibernation")
    t.choose("animal:A")
    assert (t.seat, t.prompt, t.legal()) == (0, "ambush", ["animal:C", "say:pass"])
    t.choose("animal:C", "say:accept")
    assert (t.alive(), t.bank, t.food("C")) == ("CEW", 5, (0, 2, 0))
    t = table("bank 5; seat 0: C carnivorous ambush | X (red 1); seat 1: W hibernation")
    t.choose("animal:C", "say:take")
    assert t.food("C") == (1, 0, 0)


@clause("EV-X3", "EV-X4")
def test_an_ambusher_may_use_its_intellect():
    t = table("bank 5; seat 0: A camouflage poisonous | B; seat 1: C carnivorous ambush intellect | W hibernation")
    t.choose("animal:A")
    assert t.legal() == ["animal:C", "say:pass"]
    t.choose("animal:C")
    assert "A" not in t.alive()  # only without Camouflage could it be attacked, so that is not asked
    assert (t.animal("C")["used"], t.animal("C")["poisoned"]) == (["attacked", "reasoned"], True)


@clause("EV-X3", "EV-X4")
def test_an_ambusher_with_intellect_need_not_use_it():
    t = table("bank 5; seat 0: A shell tail-loss | B; seat 1: C carnivorous ambush intellect | W hibernation")
    t.choose("animal:A", "animal:C")
    assert (t.prompt, t.legal()) == ("ignore-trait", ["trait:tail-loss", "say:no"])
    t.choose("say:no")
    assert (t.seat, t.prompt) == (0, "defend")
    t.choose("trait:tail-loss")
    t = table("bank 5; seat 0: A camouflage | B; seat 1: C carnivorous ambush intellect reasoned | W hibernation")
    t.choose("animal:A")
    assert t.food("A") == (1, 0, 0)


@clause("EV-X4")
def test_communication_to_the_bank_can_be_ambushed_too():
    t = table("bank 5; seat 0: A | B; seat 1: C carnivorous ambush | W hibernation; pair communication A B")
    t.choose("animal:A", "say:pass", "animal:B")
    assert (t.seat, t.prompt) == (1, "ambush")
    t.choose("animal:C")
    assert t.alive() == "ACW"
    assert t.bank == 4


@clause("EV-X5")
def test_an_anglerfish_is_played_only_as_an_animal():
    t = table("phase development; hand 0: anglerfish; hand 1: running; seat 0: A")
    t.choose("card:anglerfish")
    assert t.legal() == ["say:animal"]


@clause("EV-X5")
def test_an_attacked_anglerfish_must_strike_back():
    t = table(
        "bank 0; seat 0: C carnivorous running | X swimming; seat 1: F card=anglerfish | W hibernation swimming; dice 6"
    )
    t.choose("animal:C")
    assert (t.seat, t.legal()) == (1, ["say:lure"])
    t.choose("say:lure")
    assert (t.seat, t.prompt, t.legal()) == (1, "ignore-trait", ["trait:carnivorous", "trait:running", "say:no"])
    t.choose("trait:running")
    assert "C" not in t.alive()
    angler = t.animal("F")
    assert (angler["card"], angler["need"], angler["blue"]) == ("anglerfish", 2, 2)
    assert t.scores[1] == 2 + 4  # it does not score as a trait


@clause("EV-X5")
def test_an_anglerfish_may_answer_for_another_animal_without_traits():
    t = table("bank 0; seat 0: C carnivorous | X swimming; seat 1: F card=anglerfish | T | W hibernation swimming")
    t.choose("animal:C", "animal:T")
    assert t.legal() == ["say:lure", "say:accept"]
    t.choose("say:lure")
    t.choose("say:no")
    assert t.alive() == "FTWX"


@clause("EV-X5")
def test_an_anglerfish_with_traits_is_prey_like_any_other():
    t = table(
        "bank 0; seat 0: C carnivorous | X swimming; seat 1: F card=anglerfish running | W hibernation swimming; dice 1"
    )
    t.choose("animal:C")
    assert "F" not in t.alive()


@clause("EV-X5")
def test_a_traitless_animals_owner_is_always_asked_so_that_nothing_is_told():
    t = table("bank 0; seat 0: C carnivorous | X swimming; seat 1: T | W hibernation swimming")
    t.choose("animal:C")
    assert (t.seat, t.prompt, t.legal()) == (1, "defend", ["say:accept"])


@clause("EV-X6")
def test_ink_gives_the_carnivore_its_use_back():
    t = table("bank 0; seat 0: C carnivorous poisoned | X swimming; seat 1: T ink-cloud | W hibernation swimming")
    t.choose("animal:C")
    assert t.legal() == ["say:ink", "say:accept"]
    t.choose("say:ink")
    assert (t.seat, "T" in t.alive()) == (1, True)
    assert t.animal("C")["poisoned"]  # nothing else about it changes
    t.choose("say:end")
    assert t.legal() == ["animal:C", "say:end"]
    t.choose("animal:C")  # ink is used up for this turn
    assert "T" not in t.alive()


@clause("EV-X6")
def test_a_shell_stops_an_attack_and_shuts_its_animal_in():
    t = table("bank 5; seat 0: C carnivorous | E carnivorous | X swimming; seat 1: T shell | W hibernation swimming")
    t.choose("animal:C", "say:attack", "animal:T", "say:hide")
    assert t.animal("T")["in_shell"]
    assert t.seat == 1
    assert t.legal() == ["animal:W", "say:end"]  # T can take nothing
    t.choose("say:end")
    t.choose("animal:E", "say:attack")
    assert t.prompt != "attack-target" or "animal:T" not in t.legal()


@clause("EV-X6")
def test_the_shell_of_a_dead_animal_can_be_taken_instead_of_food():
    t = table("bank 5; seat 0: C carnivorous | X swimming; seat 1: T shell | D | W hibernation swimming")
    t.choose("animal:C", "say:attack", "animal:T", "say:accept")
    assert t.view()["shells"] == 1
    assert t.discards(1) == 1  # the body alone
    t.choose("animal:D", "say:shell")
    assert (t.traits("D"), t.view()["shells"], t.bank) == (["shell"], 0, 5)
    assert "animal:W" in t.legal()
    assert "say:take" not in t.actions("W")  # it was the main action


@clause("EV-X7")
def test_metamorphosis_gives_up_a_trait_without_need_for_a_token():
    t = table("bank 0; seat 0: A metamorphosis high-body-weight running; seat 1: W hibernation")
    t.choose("animal:A")
    assert t.legal() == ["trait:running", "trait:metamorphosis"]
    t.choose("trait:running")
    assert (t.food("A"), t.traits("A"), t.discards(0)) == ((0, 1, 0), ["metamorphosis", "high_body_weight"], 1)


@clause("EV-X7")
def test_metamorphosis_may_give_up_what_blocks_eating():
    t = table("bank 0; seat 0: A metamorphosis hibernation asleep; seat 1: W hibernation")
    t.choose("animal:A")
    assert t.legal() == ["trait:hibernation"]  # only without it may the animal eat
    t.choose("trait:hibernation")
    assert (t.animal("A")["asleep"], t.food("A")) == (False, (0, 1, 0))
    t = table("bank 0; seat 0: H | A metamorphosis running; seat 1: W hibernation; pair symbiosis H A")
    t.choose("animal:A", "trait:symbiosis")
    assert (t.pairs(), t.food("A")) == ([], (0, 1, 0))


@clause("EV-X7")
def test_metamorphosis_may_not_give_up_the_room_for_its_token():
    t = table("bank 0; seat 0: A metamorphosis fat-tissue running (red 1); seat 1: W hibernation")
    t.choose("animal:A")
    assert t.legal() == ["trait:running", "trait:metamorphosis"]


@clause("EV-X7")
def test_a_viviparous_animal_bears_fed_young_when_it_becomes_fed():
    t = table("bank 5; seat 0: A viviparous (red 1) | B; seat 1: W hibernation; deck swimming running")
    t.choose("animal:A")
    assert "C" in t.alive()
    young = t.animal("C")
    assert (young["fed"], young["need"], t.view()["deck"]) == (True, 1, 1)
    t = table("bank 5; seat 0: A viviparous (red 1) | B; seat 1: W hibernation; deck 0")
    t.choose("animal:A")
    assert t.alive() == "ABW"


@clause("EV-X7")
def test_specialization_feeds_a_letter_that_is_unique():
    t = table(
        "bank 0; seat 0: A specialization-a high-body-weight | S scavenger; seat 1: D specialization-b | W hibernation"
    )
    t.choose("animal:A")
    assert (t.food("A"), t.food("S")) == ((0, 1, 0), (0, 0, 0))
    t = table("bank 0; seat 0: A specialization-a | H hibernation; seat 1: D specialization-a | W hibernation")
    assert t.legal() == ["animal:H", "say:end"]


@clause("EV-X7")
def test_an_animal_has_only_one_letter():
    t = table("phase development; hand 0: flight-specialization-b; hand 1: running; seat 0: A specialization-a | B | E")
    t.choose("card:flight-specialization-b", "trait:specialization-b")
    assert t.legal() == ["animal:B", "animal:E"]


@clause("EV-X5")
def test_an_anglerfish_may_lift_the_protection_of_a_symbiosis():
    t = table("""bank 0; seat 0: H (red 1) | C carnivorous | X swimming; pair symbiosis H C
        seat 1: F card=anglerfish | W hibernation swimming""")
    t.choose("animal:C", "animal:F", "say:lure")  # only Symbiosis stands between them
    assert t.alive() == "FHWX"


@clause("EV-X5")
def test_an_anglerfish_that_cannot_reach_the_carnivore_only_stops_it():
    t = table("""bank 0; seat 0: C carnivorous camouflage high-body-weight | X swimming
        seat 1: F card=anglerfish | W hibernation swimming""")
    t.choose("animal:C", "say:lure")
    assert t.alive() == "CFWX"
    assert t.view()["attack"] is None


@clause("EV-X7")
def test_nobody_scavenges_after_a_metamorphosis():
    t = table("bank 0; seat 0: A metamorphosis running | S scavenger; seat 1: W hibernation")
    t.choose("animal:A", "trait:running")
    assert t.food("S") == (0, 0, 0)


@clause("EV-X7")
def test_metamorphosis_parts_the_animal_from_the_partner_that_was_named():
    t = table("""bank 0; seat 0: A metamorphosis | B | D; seat 1: W hibernation
        pair cooperation B A; pair cooperation D A; pair communication A D""")
    t.choose("animal:A", "trait:cooperation", "animal:D")
    assert t.pairs() == [("cooperation", "B", "A"), ("communication", "A", "D")]


@clause("EV-X7")
def test_with_two_hungry_hosts_metamorphosis_frees_nothing():
    t = table("""bank 0; seat 0: G | H | A metamorphosis running | N hibernation; seat 1: W hibernation
        pair symbiosis G A; pair symbiosis H A""")
    assert t.legal() == ["animal:N", "say:end"]


@clause("EV-X5", "EV-1.6")
def test_an_unmasked_anglerfish_is_known_to_all_even_in_the_discard_pile():
    t = table("""bank 0; first 1; turn: 1; seat 0: F card=anglerfish unmasked | D
        seat 1: C carnivorous | W hibernation swimming""")
    t.choose("animal:C", "animal:F")
    seen = [Nature(t.state.determinize(1, seed)).view(0)["seats"][0]["discards"] for seed in range(8)]
    assert seen == [{"anglerfish": 1}] * 8


@clause("EV-X5")
@pytest.mark.parametrize(("target", "shows_itself"), [("F", "F"), ("G", "G"), ("T", "F")])
def test_one_of_two_anglerfish_shows_itself_the_attacked_one_if_it_is_one(target, shows_itself):
    t = table("""bank 0; turn: 0; seat 0: C carnivorous | X swimming
        seat 1: T | F card=anglerfish | G card=anglerfish | W hibernation swimming""")
    t.choose("animal:C", f"animal:{target}", "say:lure", "say:no")
    assert [letter for letter in "FGT" if t.animal(letter, seat=0)["card"]] == [shows_itself]
    assert (t.food(shows_itself), t.alive()) == ((0, 2, 0), "FGTWX")


@clause("EV-X7")
@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (["trait:running"], ["carnivorous", "metamorphosis", "parasite"]),
        (["trait:cooperation"], ["carnivorous", "metamorphosis", "parasite", "running"]),
    ],
)
def test_metamorphosis_is_used_once_a_turn_and_leaves_other_marks(given, kept):
    t = table("""bank 0; turn: 0; seat 1: W hibernation; pair cooperation A H
        seat 0: A carnivorous attacked poisoned metamorphosis parasite running | H hibernation fat-tissue (fat 1)""")
    t.choose("animal:A", *given)
    t.choose("say:done" if t.prompt == "window" else "say:end")
    while t.seat == 1:
        t.choose("say:end")
    assert sorted(t.traits("A")) == kept
    assert (t.animal("A")["used"], t.animal("A")["poisoned"]) == (["attacked", "metamorphosed"], True)
    assert t.legal() == ["animal:H", "say:end"]


@clause("EV-X7")
@pytest.mark.parametrize("letter", ["a", "b"])
def test_specialization_is_used_once_a_turn_and_leaves_other_marks(letter):
    t = table(f"""bank 0; turn: 0; seat 1: W hibernation
        seat 0: H hibernation | A carnivorous attacked poisoned parasite specialization-{letter}""")
    t.choose("animal:A", "say:end", "say:end")
    assert (t.animal("A")["used"], t.animal("A")["poisoned"]) == (["attacked", "specialized"], True)
    assert (t.food("A"), t.legal()) == ((0, 1, 0), ["animal:H", "say:end"])


@clause("EV-6.40", "EV-8.18")
@pytest.mark.parametrize("pair", ["A B", "B A"])
@pytest.mark.parametrize(
    ("one", "moves", "food"),
    [
        ("A metamorphosis running", ["animal:A", "say:metamorphose", "trait:running"], (0, 1, 0)),
        ("A specialization-a", ["animal:A", "say:specialize"], (0, 1, 0)),
        ("A specialization-b", ["animal:A", "say:specialize"], (0, 1, 0)),
        ("A carnivorous", ["animal:A", "say:attack", "animal:T", "say:accept"], (0, 2, 0)),
        ("A carnivorous", ["animal:A", "say:attack", "animal:T", "trait:tail-loss"], (0, 1, 0)),
        ("A scavenger", ["animal:C", "say:attack", "animal:T", "say:accept"], (0, 1, 0)),
    ],
)
def test_communication_answers_no_token_from_the_supply(pair, one, moves, food):
    t = table(f"""bank 5; turn: 0; seat 0: {one} | B | C carnivorous; seat 1: T tail-loss | W hibernation
        pair communication {pair}""")
    t.choose(*moves)
    assert t.prompt != "window"
    assert (t.food("A"), t.food("B"), t.bank) == (food, (0, 0, 0), 5)


@clause("EV-X1", "EV-X8", "EV-R10")
@pytest.mark.parametrize("pair", ["A B", "B A"])
def test_a_trematode_ends_with_either_animal_and_its_food_goes_back(pair):
    t = table(f"""bank 1; first 1; seat 0: C carnivorous; pair trematode {pair}
        seat 1: A (red 1) | B (red 1) | D swimming hibernation""")
    t.choose("animal:B")
    assert (t.animal("B")["need"], t.food("B"), t.scores[1]) == (2, (2, 0, 0), 3 * 2 + 2 + 1 + 2)
    t.choose("say:end", "animal:C", "animal:A")
    assert (t.pairs(), t.animal("B")["need"], t.food("B")) == ([], 1, (1, 0, 0))
    assert (t.discards(1), t.scores[1]) == (2, 2 * 2 + 2)


@clause("EV-1.1", "EV-X1", "EV-X5")
def test_a_position_can_lay_out_every_card_but_deals_no_anglerfish_unasked():
    t = Nature(GAME.position("bank 1; seat 0: A; seat 1: B; hand 0: 82; deck 0"))
    assert (sum(t.hand(0).values()), len(t.hand(0)), t.view()["deck"]) == (82, 20, 0)
    t = table("bank 1; seat 0: A; seat 1: B; hand 1: 120")
    assert (sum(t.hand(1).values()), t.view()["deck"], "anglerfish" in t.hand(1)) == (120, 4, False)


@clause("EV-X6", "EV-X7")
def test_metamorphosis_may_give_up_the_shell_that_shuts_the_animal_in():
    t = table("""bank 0; turn: 0; seat 0: C carnivorous | X swimming
        seat 1: T shell metamorphosis | W hibernation swimming""")
    t.choose("animal:C", "say:hide")
    assert t.animal("T")["in_shell"]
    t.choose("animal:T")
    assert t.legal() == ["trait:shell"]  # only without it may the animal eat
    t.choose("trait:shell")
    assert (t.animal("T")["in_shell"], t.food("T"), t.discards(1)) == (False, (0, 1, 0), 1)


@clause("EV-X7")
def test_a_viviparous_animal_that_is_fed_already_bears_nothing():
    t = table("bank 5; turn: 0; seat 0: A viviparous fat-tissue (red 2) | B; seat 1: W hibernation; deck 9")
    t.choose("animal:A")
    assert (t.food("A"), t.alive(), t.view()["deck"]) == ((2, 0, 1), "ABW", 9)


MARKED = [
    ("C carnivorous", "T ink-cloud MARKS", ["animal:C", "say:ink"], "T", ["pirated", "inked"]),
    ("C carnivorous", "T shell MARKS", ["animal:C", "say:hide"], "T", ["pirated", "hid"]),
    ("C carnivorous MARKS", "T ink-cloud", ["animal:C", "say:ink"], "C", ["pirated"]),
    ("C carnivorous MARKS", "T poisonous", ["animal:C"], "C", ["attacked", "pirated"]),
    ("C carnivorous MARKS", "T cnidocytes", ["animal:C"], "C", ["attacked", "pirated"]),
    (
        "C carnivorous intellect MARKS",
        "T camouflage",
        ["animal:C", "animal:T"],
        "C",
        ["attacked", "pirated", "reasoned"],
    ),
    ("C carnivorous", "T running MARKS", ["animal:C"], "T", ["pirated"]),
    ("C carnivorous", "T mimicry MARKS | D running", ["animal:C", "animal:T"], "T", ["mimicked", "pirated"]),
    ("C carnivorous", "F card=anglerfish MARKS", ["animal:C", "say:lure", "say:no"], "F", ["attacked", "pirated"]),
    ("C grazing MARKS", "T", ["animal:C"], "C", ["pirated", "grazed"]),
    ("C hibernation MARKS", "T", ["animal:C"], "C", ["pirated"]),
]


@clause("EV-6.31", "EV-6.36", "EV-X3", "EV-X5", "EV-X6", "EV-7.8")
@pytest.mark.parametrize(("one", "two", "moves", "letter", "used"), MARKED)
def test_what_an_animal_has_used_or_met_before_stays_with_it(one, two, moves, letter, used):
    marks = "poisoned pirated"
    bank = 1 if "grazing" in one else 0
    t = Nature(
        GAME.position(
            f"""bank {bank}; turn: 0; dice 6; seat 0: {one.replace("MARKS", marks)} | X swimming (red 1)
            seat 1: {two.replace("MARKS", marks)} | W hibernation swimming""",
            variant="both_expansions",
        )
    )
    t.choose(moves[0], *(["say:graze"] if bank and "say:graze" in t.actions("C") else []), *moves[1:])
    after = t.animal(letter)
    assert (after["poisoned"], sorted(after["used"])) == (True, sorted(used))


@clause("EV-X3", "EV-X4")
def test_a_shell_does_not_help_against_an_ambush_with_intellect_either():
    t = table("bank 5; turn: 0; seat 0: A shell camouflage | B; seat 1: C carnivorous ambush intellect | W hibernation")
    t.choose("animal:A", "animal:C")  # Camouflage is disregarded, and the Shell still is
    assert (t.alive(), t.view()["shells"], t.animal("C")["used"]) == ("BCW", 1, ["attacked", "reasoned"])
