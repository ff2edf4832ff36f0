"""Section 6.5: attacks and defences. W (hibernation) keeps Feeding open, so that the table can be looked at."""

import pytest

from tests.games.evolution.table import table
from tests.helpers import clause


@clause("EV-6.30")
def test_the_carnivore_is_used_whatever_happens():
    t = table("bank 9; dice 6; seat 0: C carnivorous parasite; seat 1: R running | W hibernation")
    t.choose("animal:C", "say:attack", "animal:R")
    assert t.alive() == "CRW"
    t.choose("say:end")
    t.choose("animal:C")  # only taking is left, so it is done at once
    assert t.food("C") == (1, 0, 0)


@clause("EV-6.31")
def test_the_owner_of_the_target_defends_even_against_himself():
    t = table("bank 0; seat 0: C carnivorous | L tail-loss burrowing | M; seat 1: W hibernation")
    t.choose("animal:C", "animal:L")
    assert (t.seat, t.prompt) == (0, "defend")
    assert t.legal() == ["trait:burrowing", "trait:tail-loss", "say:accept"]


@clause("EV-6.31", "EV-6.34", "EV-E4", "EV-8.20")
def test_the_defender_chooses_the_order_of_running_and_tail_loss():
    text = "bank 0; dice 2; seat 0: C carnivorous; seat 1: T running tail-loss | W hibernation"
    t = table(text)
    t.choose("animal:C", "animal:T")
    assert (t.seat, t.legal()) == (1, ["say:run", "trait:running", "trait:tail-loss"])
    t.choose("say:run")
    assert t.legal() == ["trait:running", "trait:tail-loss", "say:accept"]
    t.choose("trait:tail-loss")
    assert t.traits("T") == ["running"]
    assert t.food("C") == (0, 1, 0)


@clause("EV-6.32", "EV-8.8")
@pytest.mark.parametrize(("die", "lives"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_a_runner_escapes_with_four_to_six(die, lives):
    t = table(f"bank 0; dice {die}; seat 0: C carnivorous; seat 1: R running | W hibernation")
    t.choose("animal:C", "animal:R")
    assert ("R" in t.alive()) is lives
    assert t.food("C") == ((0, 0, 0) if lives else (0, 2, 0))


@clause("EV-6.32")
def test_a_runner_rolls_once_in_an_attack():
    t = table("bank 0; dice 1; seat 0: C carnivorous; seat 1: R running tail-loss | W hibernation")
    t.choose("animal:C", "animal:R", "say:run")
    assert "say:run" not in t.legal()


@clause("EV-6.33", "EV-8.9", "EV-E21")
def test_mimicry_turns_the_attack_only_to_what_the_carnivore_can_reach():
    t = table("bank 0; seat 0: C carnivorous; seat 1: B mimicry | S swimming | N | M | W hibernation swimming")
    t.choose("animal:C", "animal:B")
    assert t.legal() == ["animal:M", "animal:N"]
    t.choose("animal:N")
    assert t.alive() == "BCMSW"


@clause("EV-6.33", "EV-6.35", "EV-E21")
def test_without_another_target_mimicry_does_nothing():
    t = table("bank 0; seat 0: C carnivorous; seat 1: B mimicry | S swimming | W hibernation swimming")
    t.choose("animal:C")
    assert t.alive() == "CSW"


@clause("EV-6.33")
def test_mimicry_never_turns_to_the_carnivore_itself():
    t = table("bank 0; seat 0: C carnivorous | B mimicry | N | M; seat 1: W hibernation")
    t.choose("animal:C", "animal:B")
    assert t.legal() == ["animal:M", "animal:N"]


@clause("EV-6.33", "EV-R9", "EV-E22", "EV-2.8a")
def test_each_mimicry_redirects_once_in_an_attack():
    t = table("bank 0; seat 0: C carnivorous; seat 1: B mimicry | D mimicry | W swimming hibernation")
    t.choose("animal:C", "animal:B")  # to D and back to B, both compulsory
    assert t.alive() == "CDW"


@clause("EV-6.33", "EV-R9")
@pytest.mark.parametrize(("limit", "eaten"), [("once_per_attack", "N"), ("once_per_turn", "B")])
def test_mimicry_in_a_second_attack_of_the_turn(limit, eaten):
    t = table("""bank 0; players 3; seat 0: C carnivorous; seat 2: E carnivorous | W hibernation
        seat 1: B mimicry | M | N | F camouflage""", mimicry_limit=limit)  # fmt: skip
    t.choose("animal:C", "animal:B", "animal:M")
    t.choose("animal:E", "animal:B")
    if limit == "once_per_attack":
        assert t.alive() == "BCEFW"  # N was the only one left to turn to
    else:
        assert t.alive() == "CEFNW"
    assert eaten not in t.alive()


@clause("EV-6.33")
def test_a_redirected_attack_meets_the_new_targets_own_defences():
    t = table("bank 0; dice 5; seat 0: C carnivorous; seat 1: B mimicry | R running | W hibernation swimming")
    t.choose("animal:C", "animal:B")  # to R, who runs
    assert t.alive() == "BCRW"
    assert t.food("C") == (0, 0, 0)


@clause("EV-6.34", "EV-8.10", "EV-R10")
def test_tail_loss_drops_any_trait_card_of_the_animal():
    t = table("""bank 0; seat 0: C carnivorous; seat 1: T tail-loss parasite fat-tissue | P | W hibernation
        pair cooperation T P; pair symbiosis T P""")
    t.choose("animal:C", "animal:T")
    assert t.legal() == [
        "trait:fat-tissue", "trait:tail-loss", "trait:parasite", "trait:symbiosis", "trait:cooperation", "say:accept"
    ]  # fmt: skip
    t.choose("trait:symbiosis")
    assert t.pairs() == [("cooperation", "T", "P")]
    assert t.discards(1) == 1
    assert t.food("C") == (0, 1, 0)


@clause("EV-6.34")
def test_the_partner_of_a_dropped_pair_card_is_named():
    t = table("""bank 0; seat 0: C carnivorous; seat 1: T tail-loss | P | Q | W hibernation
        pair cooperation P T; pair cooperation Q T""")
    t.choose("animal:C", "animal:T", "trait:cooperation")
    assert t.legal() == ["animal:P", "animal:Q"]
    t.choose("animal:Q")
    assert t.pairs() == [("cooperation", "P", "T")]


@clause("EV-6.34")
@pytest.mark.parametrize(("which", "fat"), [("say:full", 0), ("say:empty", 1)])
def test_a_fat_tissue_is_dropped_full_or_empty(which, fat):
    t = table("bank 0; seat 0: C carnivorous; seat 1: T tail-loss fat-tissue*2 (fat 1) | W hibernation")
    t.choose("animal:C", "animal:T", "trait:fat-tissue")
    assert t.legal() == ["say:full", "say:empty"]
    t.choose(which)
    assert t.food("T") == (0, 0, fat)
    assert t.traits("T") == ["tail_loss", "fat_tissue"]


@clause("EV-6.34")
def test_a_fat_animal_may_drop_another_trait_and_stay_fat():
    t = table("bank 0; seat 0: C carnivorous; seat 1: T tail-loss burrowing fat-tissue*2 (fat 1) | W hibernation")
    t.choose("animal:C", "animal:T", "trait:burrowing")
    assert t.food("T") == (0, 0, 1)
    assert t.traits("T") == ["tail_loss", "fat_tissue", "fat_tissue"]


@clause("EV-6.34", "EV-R10", "EV-E30")
def test_food_above_a_smaller_need_goes_to_the_supply():
    t = table("bank 0; seat 0: C carnivorous; seat 1: T tail-loss parasite fat-tissue (red 2, blue 1) | W hibernation")
    t.choose("animal:C", "animal:T", "trait:parasite")
    target = t.animal("T")
    assert (target["need"], target["red"] + target["blue"], target["fat"], target["fed"]) == (1, 1, 0, True)


@clause("EV-6.34")
def test_a_dropped_hibernation_wakes_the_animal():
    t = table("bank 0; seat 0: C carnivorous; seat 1: T tail-loss hibernation asleep | W hibernation")
    t.choose("animal:C", "animal:T", "trait:hibernation")
    assert (t.animal("T")["asleep"], t.animal("T")["fed"]) == (False, False)


@clause("EV-6.34")
def test_after_tail_loss_the_carnivores_window_opens_without_scavenger_or_poison():
    t = table("""bank 0; seat 0: C carnivorous | P | S scavenger; seat 1: T tail-loss poisonous | W hibernation
        pair cooperation C P""")
    t.choose("animal:C", "animal:T", "trait:tail-loss")
    assert t.legal() == ["animal:P", "say:done"]
    t.choose("animal:P")
    assert (t.food("P"), t.food("S")) == ((0, 1, 0), (0, 0, 0))
    assert not t.animal("C")["poisoned"]


@clause("EV-6.35", "EV-R8")
@pytest.mark.parametrize(
    ("compulsory", "accept"),
    [
        ((), True),
        (("running",), False),
        (("mimicry",), False),
        (("tail_loss",), False),
        (("running", "mimicry"), False),
    ],
)
def test_acceptance_waits_for_the_compulsory_defences(compulsory, accept):
    text = "bank 0; seat 0: C carnivorous; seat 1: T running mimicry tail-loss | N | W hibernation swimming"
    t = table(text, compulsory_defences=compulsory)
    t.choose("animal:C", "animal:T")
    assert ("say:accept" in t.legal()) is accept
    assert t.legal()[:5] == ["say:run", "animal:N", "trait:running", "trait:mimicry", "trait:tail-loss"]


@clause("EV-6.35", "EV-R8")
def test_tail_loss_may_come_before_a_compulsory_defence():
    t = table("bank 0; seat 0: C carnivorous; seat 1: T running tail-loss | W hibernation")
    t.choose("animal:C", "animal:T", "trait:running")
    assert t.traits("T") == ["tail_loss"]


@clause("EV-6.36", "EV-R18")
def test_the_eaten_animals_cards_go_to_its_owners_pile():
    t = table("""bank 0; seat 0: C carnivorous; seat 1: T parasite burrowing (red 1) | P | W hibernation
        pair cooperation T P""")
    t.choose("animal:C", "animal:T")
    assert t.discards(1) == 4
    assert t.discards(0) == 0
    assert t.pairs() == []


@clause("EV-8.11", "EV-6.36", "EV-E27")
def test_poison_kills_the_eater_at_extinction_even_if_fed():
    t = table("bank 0; seat 0: C carnivorous; seat 1: T poisonous | D (red 1); deck 30; hand 0: swimming; first 0")
    t.choose("animal:C", "animal:T")
    assert t.view()["phase"] == "development"
    assert t.alive() == "D"
    assert ("EV-8.11", "dies-of-poison") in t.log()
    assert t.discards(0) == 2


@clause("EV-8.11")
def test_a_poisoned_carnivore_lives_until_extinction_and_can_be_eaten_without_harm():
    t = table("bank 0; seat 0: C carnivorous poisoned (red 2); seat 1: E carnivorous | W hibernation; turn: 1")
    t.choose("animal:E", "animal:C")
    assert t.alive() == "EW"
    assert not t.animal("E")["poisoned"]


@clause("EV-6.37")
def test_a_kill_brings_two_blue_tokens():
    t = table("bank 0; seat 0: C carnivorous parasite; seat 1: T | W hibernation")
    t.choose("animal:C", "animal:T")
    assert t.food("C") == (0, 2, 0)


@clause("EV-6.38", "EV-8.12", "EV-R11", "EV-E25")
def test_the_attackers_scavenger_comes_first_then_clockwise():
    t = table("""bank 0; players 3; seat 0: C carnivorous | S scavenger; seat 1: T scavenger | E | F
        seat 2: U scavenger | W hibernation | V hibernation; first 0""")
    t.choose("animal:C", "animal:E")
    assert [t.food(x) for x in "STU"] == [(0, 1, 0), (0, 0, 0), (0, 0, 0)]


@clause("EV-6.39", "EV-E25")
@pytest.mark.parametrize(
    ("s", "t", "fed"),
    [("S scavenger (red 1)", "T scavenger", "T"), ("S scavenger (red 1)", "T scavenger (red 1)", "U")],
)
def test_the_scavengers_of_others_clockwise_if_the_attackers_cannot(s, t, fed):
    x = table(f"""bank 0; players 3; seat 0: C carnivorous | {s}; seat 1: {t} | E | F
        seat 2: U scavenger | W hibernation | V hibernation; first 0""")
    x.choose("animal:C", "animal:E")
    assert x.food(fed)[1] == 1
    assert sum(x.food(letter)[1] for letter in "STU") == 1


@clause("EV-6.38")
def test_done_is_not_offered_while_an_own_scavenger_can_eat():
    t = table("""bank 0; seat 0: C carnivorous | P | S scavenger | R scavenger; seat 1: T | W hibernation
        pair cooperation C P""")
    t.choose("animal:C", "animal:T")
    assert t.legal() == ["animal:P", "animal:R", "animal:S"]
    t.choose("animal:S")
    assert t.legal() == ["animal:P", "say:done"]
    t.choose("say:done")
    assert (t.food("R"), t.food("S")) == ((0, 0, 0), (0, 1, 0))


@clause("EV-6.38", "EV-E26")
def test_a_scavenger_may_eat_once_its_host_was_fed_by_the_meal():
    t = table("bank 0; seat 0: H carnivorous | S scavenger; seat 1: T | W hibernation; pair symbiosis H S")
    t.choose("animal:H", "animal:T")
    assert (t.food("H"), t.food("S")) == ((0, 2, 0), (0, 1, 0))


@clause("EV-6.38")
def test_the_window_opens_even_if_the_meal_placed_nothing():
    text = "bank 0; seat 0: H | C carnivorous | S scavenger; seat 1: T | W hibernation; pair symbiosis H C"
    t = table(text, attack_needs_free_host=False)
    t.choose("animal:C", "animal:T")
    assert (t.food("C"), t.food("S")) == ((0, 0, 0), (0, 1, 0))


@clause("EV-6.39", "EV-8.12")
def test_another_player_chooses_among_his_scavengers_and_must():
    t = table("bank 0; seat 0: C carnivorous; seat 1: T | S scavenger | R scavenger | W hibernation")
    t.choose("animal:C", "animal:T")
    assert (t.seat, t.prompt, t.legal()) == (1, "scavenge", ["animal:R", "animal:S"])
    t.choose("animal:R")
    assert (t.food("R"), t.food("S")) == ((0, 1, 0), (0, 0, 0))


@clause("EV-6.39", "EV-8.12")
def test_the_scavengers_own_pair_window_follows():
    t = table("""bank 0; seat 0: C carnivorous; seat 1: T | S scavenger | P | W hibernation
        pair cooperation S P""")
    t.choose("animal:C", "animal:T")
    assert (t.seat, t.legal()) == (1, ["animal:P", "say:done"])


@clause("EV-6.39", "EV-8.12")
def test_nobody_scavenges_after_an_escape():
    t = table("bank 0; dice 6; seat 0: C carnivorous | S scavenger; seat 1: R running | W hibernation")
    t.choose("animal:C", "animal:R")
    assert t.food("S") == (0, 0, 0)


@clause("EV-6.34", "EV-2.9")
@pytest.mark.parametrize("partner", ["A", "B", "D"])
@pytest.mark.parametrize("turned", ["", "A", "B", "D", "AB", "AD", "BD", "ABD"])
def test_of_several_pair_cards_the_one_to_the_named_partner_is_dropped(partner, turned):
    pairs = [("cooperation", x, "T") if x in turned else ("cooperation", "T", x) for x in "ABD"]
    pairs = [("communication", "T", "A"), *pairs, ("cooperation", "A", "B"), ("communication", "D", "T")]
    said = "; ".join(f"pair {trait} {one} {two}" for trait, one, two in pairs)
    t = table(f"bank 0; turn: 0; seat 0: C carnivorous; seat 1: A | B | D | T tail-loss hibernation; {said}")
    t.choose("animal:C", "animal:T", "trait:cooperation", f"animal:{partner}")
    assert t.pairs() == [pair for pair in pairs if set(pair) != {"cooperation", partner, "T"}]
    assert (t.discards(1), t.alive(), t.food("C")) == (1, "ABCDT", (0, 1, 0))
