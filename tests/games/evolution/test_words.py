"""Questions and tooltips: what is wanted, and what a click will do, before it is done."""

import pytest

from tests.helpers import Table, clause

from .table import GAME, Nature, table
from .test_draw import picture, text_of, tokens

NAMES = ("Ann", "Bob", "Cid")


def question(t: Table, lang: str = "en") -> str:
    return GAME.question(t.state, lang, NAMES)


def answers(t: Table, lang: str = "en") -> dict[str, str]:
    """The legal tokens with what choosing them does."""
    return {GAME.name(token): words for token, words in GAME.answers(t.state, lang, NAMES).items()}


def tip(t: Table, letter: str, viewer: int = 0) -> list[str]:
    """The lines of an animal's tooltip."""
    title = tokens(picture(t.state, viewer))[f"animal:{letter}"].find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    return (title.text or "").splitlines()


@clause("EV-5.4", "EV-9.2")
def test_a_trait_that_no_animal_can_get_is_dimmed_and_says_so() -> None:
    t = table("phase development; seat 0: A; seat 1: B parasite; hand 0: parasite_carnivorous swimming")
    t.choose("card:parasite-carnivorous")
    assert t.legal() == ["say:animal", "trait:carnivorous"]
    root = picture(t.state)
    assert "trait:carnivorous" in tokens(root)
    assert "trait:parasite" not in tokens(root)
    dim = [element for element in root.iter() if element.get("opacity") == "0.45"]
    assert ["It fits no animal now" in text_of(element) for element in dim] == [True]


@clause("EV-5.5", "EV-5.6")
def test_the_question_for_an_animal_names_the_trait_and_whose_animal_it_is() -> None:
    position = "phase development; seat 0: A | C; seat 1: B | D; hand 0: running parasite_carnivorous"
    t = table(position).choose("card:running", "trait:running")
    assert question(t) == "Which of your animals gets Running?"
    t = table(position).choose("card:parasite-carnivorous", "trait:parasite")
    assert question(t) == "Which animal of another player gets Parasite?"


@clause("EV-5.7", "EV-5.9")
def test_the_questions_for_a_pair_name_what_joins_and_what_is_named_already() -> None:
    position = "phase development; seat 0: A | C | E; seat 1: B; hand 0: communication_carnivorous symbiosis"
    t = table(position).choose("card:communication-carnivorous", "trait:communication")
    assert question(t).startswith("Which two of your animals does Communication join?")
    assert t.legal() == ["animal:A", "animal:C"]
    t.choose("animal:A")
    assert question(t) == "Which animal does Communication join to animal A?"
    t = table(position).choose("card:symbiosis", "trait:symbiosis")
    assert question(t).startswith("Which animal is the host in this Symbiosis?")
    t.choose("animal:E")
    assert question(t) == "Which animal does the host, animal E, protect?"


@clause("EV-6.11", "EV-6.13", "EV-6.13a")
def test_the_question_in_feeding_says_what_ends_the_turn() -> None:
    position = "bank 5; turn: 0; seat 0: A hibernation | C; seat 1: B"
    t = table(position)
    assert question(t).endswith("If you end the turn now, you pass")
    assert answers(t)["say:end"] == "Pass"
    t.choose("animal:C")
    assert question(t) == "You have used your main action. Use a trait, or end the turn"
    assert answers(t)["say:end"] == "End the turn"
    assert question(table(position, feeding_pass="forced_take_if_possible")).endswith(
        "You may not pass while an animal of yours can take food"
    )
    t = table(position)
    t.choose("animal:A", "say:hibernate")
    assert question(t).endswith("uses another trait? Or end the turn")


@clause("EV-6.31", "EV-6.33", "EV-6.34")
@pytest.mark.parametrize(
    ("prey", "told"),
    [
        (
            "T tail-loss | U",
            {"trait:tail-loss": "Tail Loss: discard Tail Loss and live", "say:accept": "Let animal T be eaten"},
        ),
        (
            "T running mimicry tail-loss | U",
            {
                "say:run": "Run: it escapes on a 4, 5 or 6",
                "animal:U": "Mimicry: turn the attack to animal U",
                "trait:running": "Tail Loss: discard Running and live",
                "trait:mimicry": "Tail Loss: discard Mimicry and live",
                "trait:tail-loss": "Tail Loss: discard Tail Loss and live",
            },
        ),
    ],
)
def test_each_defence_says_what_it_does(prey: str, told: dict[str, str]) -> None:
    """In the list of choices, and in the tooltip of what stands for it on the table."""
    t = table(f"turn: 0; bank 0; seat 0: C carnivorous; seat 1: {prey}").choose("animal:C", "animal:T")
    assert question(t) == "Animal C attacks animal T. How does animal T defend itself?"
    assert answers(t) == told
    drawn = tokens(picture(t.state, 1))
    for name, words in told.items():
        if name in drawn:
            assert words in (drawn[name].findtext("{http://www.w3.org/2000/svg}title") or ""), name
    assert (
        answers(t, "ja").get("trait:running", "尻尾切り：「逃走」を捨てて生き残る")
        == "尻尾切り：「逃走」を捨てて生き残る"
    )


@clause("EV-6.38", "EV-6.44")
def test_the_question_of_the_window_offers_its_end_only_where_there_is_one() -> None:
    t = table("bank 5; turn: 0; seat 0: A | D; seat 1: B; pair cooperation A D").choose("animal:A")
    assert question(t).endswith("Or choose “Nobody else eats”")
    assert answers(t)["say:done"] == "Nobody else eats"
    t = table("bank 0; turn: 0; seat 0: C carnivorous | S scavenger | T scavenger; seat 1: B | D")
    t.choose("animal:C", "animal:B")
    assert "say:done" not in t.legal()
    assert question(t).endswith("One must")


@clause("EV-6.11", "EV-1.7")
def test_an_animal_tells_what_it_will_do_before_it_is_named() -> None:
    t = table("bank 5; turn: 0; seat 0: A carnivorous hibernation | G grazing (red 1); seat 1: B")
    assert tip(t, "A")[1:4] == [
        "Carnivorous, Hibernation Ability",
        "Food 0 of 2. Hungry",
        "It can: Take food, Attack, Hibernate",
    ]
    assert "It can: Graze" in tip(t, "G")
    assert not any("It can: " in line for line in tip(t, "B") + tip(t, "A", viewer=1))


@clause("EV-6.41")
def test_an_animal_tells_by_which_trait_it_would_eat_along() -> None:
    t = table("bank 5; turn: 0; seat 0: A | D | F; seat 1: B; pair cooperation A D; pair communication A F")
    t.choose("animal:A")
    assert "It would eat by Cooperation" in tip(t, "D")
    assert "It would eat by Communication" in tip(t, "F")


@clause("EV-6.13")
def test_the_log_tells_of_a_pass_that_was_chosen_only() -> None:
    t = table("bank 2; turn: 0; seat 0: A | D; seat 1: B (red 1)")
    t.choose("animal:A", "say:end")
    assert [line for line in t.said() if "passes although" in line] == ["P0 passes although an animal could act."]


@clause("EV-7.20", "EV-E10")
def test_the_log_tells_what_points_are_for() -> None:
    t = table("last; bank 1; turn: 1; seat 0: A carnivorous high-body-weight parasite (blue 5); seat 1: B; seat 1: D")
    t.choose("animal:B")
    points = "P0 scores 9 points: 2 for animals, 3 for traits, 4 for extra need."
    assert f"{points} Cards in the discard pile, for a tie: 0." in t.said()
    assert t.said()[-1] == "P0 wins with 9 points."


def test_the_card_being_played_keeps_its_place_in_the_hand() -> None:
    t = table("phase development; seat 0: A; seat 1: B; hand 0: swimming running tail_loss*2")

    def order(t: Table) -> list[str]:
        ids = [element.get("id") or "" for element in picture(t.state).iter()]
        return [name.removesuffix("-0") for name in ids if name.startswith("card-")]

    before = order(t)
    played = before[1].removeprefix("card-")
    assert order(t.choose(f"card:{played}")) == [before[0], "card-playing", *before[2:]]


@clause("EV-3.3")
def test_the_start_player_has_a_flag_and_no_side() -> None:
    panels = GAME.panels(table("first 1; bank 1; turn: 1; seat 0: A; seat 1: B").state, 0, "en")
    assert [[fact.label for fact in panel.facts if fact.icon == "flag"] for panel in panels] == [[], ["start player"]]
    assert [panel.title for panel in panels] == ["", ""]


@clause("EV-5.4")
def test_the_question_for_a_card_says_what_is_dimmed_and_not_which_card_it_is() -> None:
    alone = table("phase development; seat 1: B; hand 0: swimming running").choose("card:swimming")
    assert alone.legal() == ["say:animal"]
    free = table("phase development; seat 0: A; seat 1: B; hand 0: swimming running").choose("card:swimming")
    assert free.legal() == ["say:animal", "trait:swimming"]
    words = "Play the card as a new animal, or as a trait. A dimmed trait fits no animal now"
    assert question(alone) == question(free) == words


@clause("EV-6.1")
def test_the_empty_bank_says_whether_food_is_still_to_come() -> None:
    to_come = "Still empty: the dice fill the bank when everybody has played their cards"
    assert to_come in text_of(picture(table("phase development; seat 0: A; seat 1: B; hand 0: running").state))
    eaten = text_of(picture(table("bank 0; turn: 0; seat 0: A hibernation; seat 1: B").state))
    assert "The bank is empty: no more food this turn" in eaten
    assert to_come not in eaten


@clause("EV-3.3", "EV-R26")
def test_the_log_tells_who_rolls_again() -> None:
    assert Nature(GAME.start(3, seed=7)).said()[:8] == [
        "Everybody is dealt 6 cards; 66 are left in the deck.",
        "P0 rolls 5 to decide who starts.",
        "P1 rolls 2 to decide who starts.",
        "P2 rolls 5 to decide who starts.",
        "P0, P2 tie for the highest roll and roll again.",
        "P0 rolls 2 to decide who starts.",
        "P2 rolls 4 to decide who starts.",
        "P2 is the start player.",
    ]


@clause("EV-4.4")
def test_the_log_names_the_start_player_of_every_turn() -> None:
    t = table("phase extinction; first 0; deck 30; hand 0: swimming; seat 0: A (red 1); seat 1: B (red 1)")
    assert "Turn 2 begins. P1 is the start player; 26 cards are left in the deck." in t.said()


@clause("EV-7.1", "EV-8.11")
def test_the_log_tells_in_one_line_which_animals_of_a_player_starve() -> None:
    t = table("""phase extinction; players 3; first 1; deck 30; hand 0: swimming; hand 1: swimming
        seat 0: A | D (red 1) | E | F poisoned (red 1); seat 1: B; seat 2: C (red 1)""")
    told = [line for line in t.said() if "starve" in line or "poison" in line]
    assert told == ["P1's animal B starves.", "P0's animal F dies of poison.", "P0's animals A and E starve."]
    fed = table("phase extinction; deck 30; seat 0: A (red 1); seat 1: B (red 1)")
    assert "All animals are fed, so none dies." in fed.said()
    assert "All animals are fed, so none dies." not in t.said()
    empty = table("phase extinction; deck 30; hand 0: swimming; hand 1: swimming")
    assert "There are no animals, so none dies." in empty.said()


@clause("EV-7.6", "EV-7.7", "EV-1.7")
def test_the_log_tells_everybody_how_many_are_drawn_and_each_alone_which() -> None:
    t = table("phase extinction; first 0; deck 30; hand 0: swimming; seat 0: A (red 1) | D (red 1)")
    assert "P0 draws 3 cards." in t.said()
    assert "P1 has neither animals nor cards left and draws 6." in t.said()
    own = [line for line in t.said(0) if line.startswith("You draw")]
    assert len(own) == 1
    assert t.said(0).index(own[0]) == t.said(0).index("P0 draws 3 cards.") + 1
    assert not any(line.startswith("You draw") for line in t.said())


@clause("EV-5.9")
def test_the_log_tells_which_of_two_is_the_host() -> None:
    t = table("phase development; seat 0: A | C; seat 1: B; hand 0: symbiosis")
    t.choose("card:symbiosis", "trait:symbiosis", "animal:C")
    assert "P0 joins animal C and animal A by Symbiosis; animal C is the host." in t.said()


@clause("EV-X1")
def test_the_log_tells_on_whose_animals_a_trematode_is_laid() -> None:
    position = "phase development; seat 0: A; seat 1: B | D; hand 0: trematode_cooperation running"
    t = table(position, time_to_fly=True)
    t.choose("card:trematode-cooperation", "trait:trematode")
    assert "P0 joins P1's animal B and animal D by Trematode (card Trematode / Cooperation)." in t.said()


@clause("EV-X9")
def test_the_question_for_a_new_body_names_the_animal_and_the_log_what_became_of_it() -> None:
    t = table("""bank 0; turn: 0; deck 30; seat 0: C carnivorous (red 1) | X (red 1); hand 1: swimming
        seat 1: T regeneration | D (red 1)""", continents_no_map=True)  # fmt: skip
    t.choose("animal:C", "animal:T")
    assert question(t) == "Which card becomes the new body of animal T? If you pass, its traits are discarded"
    t.choose("say:pass")
    assert "P1 discards Regeneration of animal T, which gets no new body." in t.said()


@clause("EV-X3")
def test_the_question_which_trait_is_disregarded_names_the_hunter_and_offers_none() -> None:
    t = table("turn: 0; bank 0; seat 0: C carnivorous intellect; seat 1: T running | X", time_to_fly=True)
    t.choose("animal:C", "animal:T")
    assert t.legal() == ["trait:running", "say:no"]
    assert question(t) == "Which trait of animal T does animal C ignore in this attack?"
    assert answers(t) == {"trait:running": "Ignore Running", "say:no": "Ignore none"}


@clause("EV-X9")
def test_the_question_what_an_exchange_brings_names_what_is_given_for_it() -> None:
    t = table("""bank 0; turn: 0; seat 0: A camouflage | D swimming shell; seat 1: B
        pair recombination A D""", time_to_fly=True, continents_no_map=True)  # fmt: skip
    t.choose("animal:A")
    assert t.legal() == ["trait:swimming", "trait:shell"]
    assert question(t) == "Which trait does animal A get from animal D in return for Camouflage?"
