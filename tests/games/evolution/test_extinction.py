"""Section 7: extinction, the deal, the end and the score."""

from typing import Any

import pytest

from tests.games.evolution.table import GAME, Nature, table
from tests.helpers import clause


@clause("EV-7.1")
def test_the_hungry_die_and_the_fed_live():
    t = table("""phase extinction; deck 30; hand 0: swimming; seat 0: A (red 1) | B | E fat-tissue (fat 1)
        seat 1: D high-body-weight (red 1) | F hibernation asleep | G high-body-weight (red 1, blue 1)""")
    assert t.alive() == "AFG"


@clause("EV-7.1", "EV-R30", "EV-8.11")
def test_the_poisoned_die_even_fed_or_asleep():
    t = table("""phase extinction; deck 30; hand 0: swimming; seat 0: A carnivorous poisoned (red 2) | B (red 1)
        seat 1: D carnivorous hibernation poisoned asleep | E (red 1)""")
    assert t.alive() == "BE"


@clause("EV-7.2", "EV-R18")
def test_the_dead_go_to_their_owners_pile_with_all_their_cards():
    t = table("""phase extinction; deck 30; hand 0: swimming; seat 0: A parasite swimming (red 1) | B | E (red 1)
        seat 1: D (red 1); pair cooperation A B; pair communication B E""")
    assert t.alive() == "DE"
    assert t.discards(0) == 2 + 2 + 2  # two animals, two traits, two pair cards, each once
    assert t.discards(1) == 0
    assert t.pairs() == []


@clause("EV-7.5", "EV-4.5")
def test_the_last_turn_ends_the_game_without_a_deal():
    t = table("phase extinction; deck 0; seat 0: A (red 1); seat 1: D")
    assert t.over
    assert t.alive() == "A"
    assert [seat["hand"] for seat in t.view()["seats"]] == [0, 0]


@clause("EV-7.6", "EV-E8")
def test_cards_for_survivors_and_six_for_who_has_nothing():
    t = table("""phase extinction; players 4; deck 40; hand 2: swimming
        seat 0: A (red 1) | B (red 1) | E (red 1); seat 3: F | G; hand 3: running*2""")
    assert [seat["hand"] for seat in t.view()["seats"]] == [4, 6, 2, 3]


@clause("EV-7.7", "EV-7.9", "EV-R21", "EV-E9", "EV-4.4", "EV-R14")
def test_a_short_deck_is_dealt_one_by_one_from_the_start_player():
    t = table("""phase extinction; players 3; first 0; deck 5; hand 1: swimming
        seat 0: A (red 1) | B (red 1); seat 2: D (red 1) | E (red 1) | F (red 1)""")
    assert [seat["hand"] for seat in t.view()["seats"]] == [2, 2, 2]
    assert t.view()["deck"] == 0
    assert t.view()["last"]
    assert t.view()["first"] == 1
    assert t.view()["turn"] == 2


@clause("EV-7.7")
def test_the_deal_begins_with_the_start_player():
    t = table("phase extinction; players 3; first 2; deck 2; hand 0: swimming; hand 1: swimming; hand 2: swimming")
    assert [seat["hand"] for seat in t.view()["seats"]] == [2, 1, 2]


@clause("EV-7.8")
def test_food_goes_fat_stays_sleepers_wake_and_uses_come_back():
    t = table("""phase extinction; deck 30; hand 0: swimming
        seat 0: A carnivorous fat-tissue attacked (red 1, blue 1, fat 1)
        seat 1: D hibernation piracy asleep pirated (slept 1)""")
    assert t.food("A") == (0, 0, 1)
    assert (t.animal("A")["used"], t.animal("D")["used"], t.animal("D")["asleep"]) == ([], [], False)
    assert t.animal("D")["slept"] == 1


@clause("EV-7.9", "EV-I12")
def test_the_start_player_marker_goes_round():
    t = table("phase extinction; players 3; first 2; deck 40; hand 0: swimming; number 4")
    assert (t.view()["first"], t.view()["turn"], t.view()["last"]) == (0, 5, False)


POINTS = [
    ("A", 2),
    ("A swimming", 3),
    ("A carnivorous", 4),
    ("A high-body-weight", 4),
    ("A parasite", 5),
    ("A carnivorous high-body-weight parasite", 9),
    ("A fat-tissue*2 (fat 1)", 4),
]


@clause("EV-7.20", "EV-E10")
@pytest.mark.parametrize(("animal", "points"), POINTS)
def test_what_an_animal_scores(animal, points):
    assert table(f"bank 1; seat 0: {animal} | H hibernation; seat 1: D").scores[0] == points + 3


@clause("EV-7.20", "EV-R19")
def test_a_pair_card_scores_once():
    t = table("bank 1; seat 0: A | B; seat 1: D; pair cooperation A B; pair symbiosis A B")
    assert t.scores == [6, 2]


@clause("EV-7.21", "EV-I10")
def test_hands_tokens_and_discards_score_nothing():
    t = table("bank 3; seat 0: A (red 1) | B; seat 1:; hand 0: swimming*3; hand 1: running*2; discard 1: 5")
    assert t.scores == [4, 0]


@clause("EV-7.22", "EV-E11")
def test_most_points_then_most_discards():
    text = "phase extinction; deck 0; seat 0: A (red 1); seat 1: D swimming (red 1)"
    t = table(text)
    assert (t.winners, t.state.ranking()) == ([1], [[1], [0]])
    t = table(text.replace(" swimming", "") + "; discard 0: 9; discard 1: 11")
    assert (t.scores, t.winners) == ([2, 2], [1])


@clause("EV-7.22", "EV-R20")
def test_still_tied_players_roll_until_one_is_highest():
    t = table("phase extinction; players 3; deck 0; dice 4 4 6 2; seat 0: A (red 1); seat 1: D (red 1)")
    assert t.winners == [0]
    assert t.state.ranking() == [[0], [1], [2]]


@clause("EV-7.22", "EV-R20")
def test_with_the_switch_a_tie_is_a_shared_victory():
    t = table("phase extinction; deck 0; seat 0: A (red 1); seat 1: D (red 1)", final_tie="shared_victory")
    assert t.winners == [0, 1]


# --- set-up and turns (sections 3 and 4) -------------------------------------------------------------------------


@clause("EV-3.1", "EV-3.2", "EV-3.4", "EV-1.1", "EV-R25")
@pytest.mark.parametrize(("players", "cards"), [(2, 84), (3, 84), (4, 84), (5, 168), (6, 168), (7, 168), (8, 168)])
def test_six_cards_each_from_one_set_or_two(players, cards):
    t = Nature(GAME.start(players, seed=3))
    view = t.view()
    assert [seat["hand"] for seat in view["seats"]] == [6] * players
    assert view["deck"] == cards - 6 * players
    assert all(seat["animals"] == [] and seat["discard"] == 0 for seat in view["seats"])
    assert view["bank"] == 0


@clause("EV-3.3", "EV-R26")
def test_the_highest_die_begins_and_ties_roll_again():
    for seed in range(60):
        t = Nature(GAME.start(3, seed=seed))
        rolls = [event for event in GAME.log(t.state, None) if event.event == "rolls-to-start"]
        rolling: list[int | None] = [0, 1, 2]
        while len(rolling) > 1:
            lap, rolls = rolls[: len(rolling)], rolls[len(rolling) :]
            assert [event.seat for event in lap] == rolling
            best = max(event.details["die"] for event in lap)
            rolling = [event.seat for event in lap if event.details["die"] == best]
        assert rolls == []
        assert t.view()["first"] == t.seat == rolling[0]


@clause("EV-4.1", "EV-4.2")
def test_a_turn_has_its_phases_in_order():
    t = Nature(GAME.start(2, seed=5))
    phases: list[str] = []
    while t.view()["turn"] == 1:
        if t.view()["phase"] not in phases[-1:]:
            phases.append(t.view()["phase"])
        t.choose(t.legal()[0])
    assert phases == ["development", "feeding"]  # nobody is asked in the other two
    clauses = [event for _, event in t.log()]
    assert clauses.index("food-roll") < clauses.index("feeding-ends") < clauses.index("draws")


@clause("EV-4.5")
def test_a_turn_that_begins_with_an_empty_deck_is_the_last():
    t = table("phase extinction; deck 2; hand 0: swimming; hand 1: swimming")
    assert t.view()["last"]
    t.choose("say:pass", "say:pass")
    assert t.over


# --- what is hidden (sections 1 and 9) ---------------------------------------------------------------------------


@clause("EV-1.5", "EV-1.6", "EV-1.7", "EV-R24")
def test_who_sees_what():
    t = table("bank 3; seat 0: A swimming | B; seat 1: D; hand 0: running*2; hand 1: mimicry; discard 0: scavenger")
    own, other, watcher = (t.view(viewer)["seats"][0] for viewer in (0, 1, None))
    assert (own["cards"], own["discards"]) == ({"running": 2}, {"scavenger": 1})
    for seen in (other, watcher):
        assert (seen["cards"], seen["discards"], seen["hand"], seen["discard"]) == (None, None, 2, 1)
    assert [animal["card"] for animal in other["animals"]] == [None, None]
    assert other["animals"][0]["traits"] == [{"trait": "swimming", "card": "swimming"}]


@clause("EV-R1", "EV-1.7")
def test_nobody_sees_the_faces_of_the_deck():
    t = Nature(GAME.start(2, seed=1))
    assert isinstance(t.view(0)["deck"], int)


@clause("EV-9.4")
def test_unknown_cards_are_mixed_but_counts_and_known_cards_stay():
    t = table("""bank 3; seat 0: A | B; seat 1: D swimming | E; hand 0: running*2; hand 1: mimicry*2 scavenger
        discard 1: tail-loss; turn: 0""")
    state = t.state
    seen = set()
    for seed in range(30):
        other = Nature(state.determinize(0, seed))
        assert other.view(0) == t.view(0)
        assert sum(other.hand(1).values()) == 3
        assert other.view(1)["seats"][1]["discards"] == {"tail-loss": 1}  # everybody saw it go
        assert other.hand(0) == {"running": 2}
        seen.add(tuple(sorted(other.hand(1))))
    assert len(seen) > 10


@clause("EV-9.4", "EV-1.6")
def test_the_bodies_in_a_pile_are_unknown_to_others_but_not_to_their_owner():
    t = table("bank 3; seat 0: A | B; seat 1: D hibernation; discard 1: 6; hand 1: running")
    mine = [str(Nature(t.state.determinize(1, seed)).view(1)) for seed in range(5)]
    theirs = {str(Nature(t.state.determinize(0, seed)).view(1)["seats"][1]["discards"]) for seed in range(10)}
    assert set(mine) == {str(t.view(1))}
    assert len(theirs) > 5


@clause("EV-1.6", "EV-7.2", "EV-9.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("dead", [1, 2])
def test_who_died_is_known_to_its_owner_alone_but_its_traits_to_all(seat, dead):
    animals = " | ".join(f"{letter} swimming" for letter in "AB"[:dead])
    t = table(f"phase extinction; players 3; deck 30; seat {seat}: {animals}; hand {seat}: running")
    assert t.discards(seat) == 2 * dead
    for viewer in range(3):
        tables = [Nature(t.state.determinize(viewer, seed)).view(seat) for seed in range(12)]
        piles = [each["seats"][seat]["discards"] for each in tables]
        assert all(sum(pile.values()) == 2 * dead and pile["swimming"] >= dead for pile in piles)
        assert (len({str(sorted(pile.items())) for pile in piles}) == 1) is (viewer == seat)


# --- the box (section 1) -----------------------------------------------------------------------------------------


@clause("EV-1.1", "EV-1.2", "EV-R22", "EV-R25")
def test_the_deck_of_84_cards():
    cards = {}
    group = GAME.vocab.groups["card"]
    state: Any = GAME.start(2, seed=0)
    rules = state.rules
    for kind, count in enumerate(rules.deck(2)):
        cards[group.things[kind]] = count
    assert (sum(cards.values()), len(cards)) == (84, 20)
    assert sum(n for kind, n in enumerate(rules.deck(2)) if rules.faces[kind * 2 + 1] < 0) == 32
    faces: dict[int, int] = {}
    for face, trait in enumerate(rules.faces):
        if trait >= 0:
            faces[trait] = faces.get(trait, 0) + rules.deck(2)[face // 2]
    names = {GAME.vocab.groups["trait"].things[trait]: n for trait, n in faces.items()}
    assert (names.pop("carnivorous"), names.pop("fat-tissue")) == (24, 28)
    assert {name for name, n in names.items() if n == 8} == {"high-body-weight", "swimming", "parasite", "cooperation"}
    assert sorted(names.values()) == [4] * 13 + [8] * 4


@clause("EV-1.3")
def test_tokens_never_run_out():
    animals = " | ".join(f"{letter} parasite (red 3)" for letter in "ABCDEFGH")
    t = table(f"bank 28; seat 0: {animals}; seat 1: X fat-tissue")
    assert sum(t.food(letter)[0] for letter in "ABCDEFGH") == 24


@clause("EV-R2")
def test_fat_tokens_lie_on_fat_tissue_and_one_card_is_played_at_a_time():
    t = table("bank 3; seat 0: A fat-tissue (red 1) | B; seat 1: D")
    t.choose("animal:A")
    assert t.food("A") == (1, 0, 1)
