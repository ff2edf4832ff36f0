"""The picture of the table: everything that matters is on it, in words too, and nothing that is hidden."""

import random
from collections import Counter
from itertools import product
from xml.etree import ElementTree

import pytest

from holotype import State
from holotype.pictures import width_of
from tests.helpers import clause

from .table import GAME, table

SVG = "{http://www.w3.org/2000/svg}"
BUTTONS = ("say:", "number:", "food:")  # tokens without a place on the table

FEEDING = """
    number 5; first 1; bank 7; turn: 0
    seat 0: A carnivorous high-body-weight (blue 2) | E swimming camouflage fat-tissue*2 (red 1, fat 1) | I running
    seat 1: B hibernation asleep | F burrowing fat-tissue (red 1) | J scavenger poisoned
    pair cooperation E I; pair symbiosis A E
    hand 0: swimming*2 parasite_carnivorous; hand 1: running piracy
    discard 0: mimicry*2; discard 1: tail_loss*3
"""
ATTACK = """
    turn: 0
    seat 0: C carnivorous high-body-weight
    seat 1: T tail-loss running fat-tissue | U
    pair cooperation T U
"""


def picture(state: State, viewer: int | None = 0, lang: str = "en", narrow: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(state.draw(viewer, lang, narrow))


def tokens(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {name: element for element in root.iter() if (name := element.get("data-token"))}


def ids(root: ElementTree.Element) -> list[str]:
    return [name for element in root.iter() if (name := element.get("id"))]


def text_of(root: ElementTree.Element) -> str:
    shown = [element.text or "" for element in root.iter() if element.tag in (f"{SVG}text", f"{SVG}title")]
    return "\n".join([*shown, *(element.get("aria-label", "") for element in root.iter())])


def test_food_and_fat_lie_on_the_animals_and_in_the_bank() -> None:
    found = ids(picture(table(FEEDING).state))
    assert [name for name in found if name.startswith("food-A")] == ["food-A-0", "food-A-1"]
    assert [name for name in found if name.startswith("fat-E")] == ["fat-E-0"]
    assert sum(name.startswith("bank-") for name in found) == 7


def test_an_animal_is_told_in_words() -> None:
    label = tokens(picture(table(FEEDING).state))["animal:A"].get("aria-label")
    assert label is not None
    for part in ("Player 1's animal A", "Carnivorous", "High Body Weight", "Food 2 of 3", "Hungry", "Symbiosis (E)"):
        assert part in label
    japanese = tokens(picture(table(FEEDING).state, lang="ja"))["animal:A"].get("aria-label")
    assert japanese is not None
    assert "肉食" in japanese
    assert "空腹" in japanese


def test_marks_are_told_in_words() -> None:
    shown = tokens(picture(table(FEEDING).state))
    assert "Hibernating" in str(shown["animal:B"].get("aria-label"))
    assert "Poisoned" in str(shown["animal:J"].get("aria-label"))


def test_traits_change_the_creature() -> None:
    def parts(words: str) -> set[str]:
        root = picture(table(f"bank 5; seat 0: A {words} | B; seat 1: C").state)
        return {name for name in ids(root) if name.startswith("ev-")}

    plain = parts("")
    for trait, part in (
        ("swimming", "ev-tail-fin"),
        ("fat-tissue (fat 1)", "ev-hump-full"),
        ("fat-tissue", "ev-hump-empty"),
        ("burrowing", "ev-mound"),
        ("running", "ev-long-near"),
        ("mimicry", "ev-stripes"),
        ("tail-loss", "ev-tail-segments"),
        ("hibernation asleep", "ev-zzz"),
        ("parasite", "ev-leech"),
    ):
        assert part in parts(trait) - plain, trait


@clause("EV-1.7")
def test_other_hands_are_not_in_the_picture() -> None:
    state = table(FEEDING).state
    for viewer, shown in ((0, True), (1, False), (None, False)):
        root = picture(state, viewer)
        assert ("card:swimming" in tokens(root)) == shown
        assert ("Parasite / Carnivorous" in text_of(root)) == shown


@clause("EV-1.6")
def test_only_its_owner_looks_through_a_discard_pile() -> None:
    state = table(FEEDING).state
    assert "3 × Tail Loss" not in text_of(picture(state, 0))
    assert "3 × Tail Loss" in text_of(picture(state, 1))
    assert "3 cards in the discard pile" in text_of(picture(state, 0))


@clause("EV-1.7")
def test_an_animals_own_card_is_told_to_its_owner_only() -> None:
    state = table("bank 5; seat 0: A card=piracy | C; seat 1: B").state
    assert "Only you know that it is the card Piracy" in text_of(picture(state, 0))
    assert "Piracy" not in text_of(picture(state, 1)) + text_of(picture(state, None))


def test_the_faces_of_a_card_being_played_can_be_named_by_its_player_alone() -> None:
    t = table("phase development; turn: 0; seat 0: A; seat 1: B; hand 0: parasite_fat*2 running; hand 1: swimming")
    t.choose("card:parasite-fat")
    assert {"trait:parasite", "trait:fat-tissue", "card:parasite-fat"} <= tokens(picture(t.state, 0)).keys()
    assert not any(name.startswith(("trait:", "card:par")) for name in tokens(picture(t.state, 1)))
    assert "Parasite" not in text_of(picture(t.state, 1))


def test_the_traits_of_the_prey_can_be_named_when_it_may_drop_one() -> None:
    t = table(ATTACK).choose("animal:C", "animal:T")
    shown = tokens(picture(t.state, 1))
    assert {"trait:tail-loss", "trait:running", "trait:fat-tissue", "trait:cooperation"} <= shown.keys()
    assert "attack" in ids(picture(t.state, 1))
    assert "trait:high-body-weight" not in shown


def test_used_traits_say_so() -> None:
    t = table(ATTACK).choose("animal:C", "animal:T")
    assert "Already used" in text_of(picture(t.state, 1))


def test_the_same_table_gives_the_same_text() -> None:
    state = table(FEEDING).state
    assert state.draw(0, "en") == state.copy().draw(0, "en") == table(FEEDING).state.draw(0, "en")


def inside(root: ElementTree.Element) -> bool:
    """Whether all plates and regions lie within the picture."""
    _, _, width, height = map(float, root.get("viewBox", "").split())
    boxes = [
        [float(rect.get(side, 0)) for side in ("x", "y", "width", "height")]
        for rect in root.iter(f"{SVG}rect")
        if rect.get("class") == "ring" and float(rect.get("x", 0)) > 0
    ]
    boxes += [[float(n) for n in area.get("data-box", "").split()] for area in root.iter() if area.get("data-box")]
    return all(x >= 0 and y >= 0 and x + w <= width and y + h <= height for x, y, w, h in boxes)


def overlaps(root: ElementTree.Element) -> list[tuple[str, str]]:
    """Animals whose plates lie on each other."""
    plates = []
    for name, thing in tokens(root).items():
        if name.startswith("animal:"):
            x, y, w, h = (float(thing[0].get(side, 0)) for side in ("x", "y", "width", "height"))
            plates.append((name, x + 2, y + 2, x + w - 2, y + h - 2))
    return [
        (one[0], two[0])
        for n, one in enumerate(plates)
        for two in plates[:n]
        if one[1] < two[3] and two[1] < one[3] and one[2] < two[4] and two[2] < one[4]
    ]


def crowded(players: int, seed: int, decisions: int, variant: str) -> State:
    """A table after some random play in which nobody passes."""
    state = GAME.start(players=players, seed=seed, variant=variant)
    chooser = random.Random(seed)
    for _ in range(decisions):
        if state.over:
            break
        options = [token for token in state.legal() if GAME.name(token) != "say:pass"] or state.legal()
        state.apply(chooser.choice(options))
    return state


@pytest.mark.parametrize(
    ("players", "decisions", "variant"),
    [
        (2, 60, "base"),
        (3, 140, "time_to_fly"),
        (4, 160, "both_expansions"),
        (8, 300, "base"),
        (8, 330, "both_expansions"),
    ],
)
def test_a_crowded_table_fits_and_shows_every_legal_thing(players: int, decisions: int, variant: str) -> None:
    state = crowded(players, 5, decisions, variant)
    for viewer, narrow in product((state.seat, None), (False, True)):
        root = picture(state, viewer, "en", narrow)
        assert len(set(ids(root))) == len(ids(root))
        assert inside(root)
        assert overlaps(root) == []
        if viewer is not None:
            legal = {GAME.name(token) for token in state.legal()}
            assert {name for name in legal if not name.startswith(BUTTONS)} <= tokens(root).keys()


def test_every_word_of_the_picture_is_in_both_languages() -> None:
    for lang in ("en", "ja"):
        for state in (table(FEEDING).state, crowded(4, 3, 150, "both_expansions")):
            assert "draw-" not in text_of(picture(state, 0, lang))


def test_four_players_fit_one_screen() -> None:
    for seed in range(3):
        height = float(picture(crowded(4, seed, 120, "base"), 0).get("viewBox", "").split()[3])
        assert height <= 900


SEATS = "\n".join(f"seat {n}: {letter}; hand {n}: running" for n, letter in enumerate("ABCDEFGH"))
EIGHT = f"phase development; first 1; turn: 0\n{SEATS}"


def test_eight_seats_lie_in_rows_of_about_equal_length() -> None:
    areas = [area for area in picture(table(EIGHT).state, None).iter() if area.get("id", "").startswith("region-seat")]
    rows = Counter(area.get("data-box", "").split()[1] for area in areas)
    assert sorted(rows.values()) == [2, 3, 3]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_name_has_room_beside_the_flag_and_the_word_that_its_seat_has_passed(lang: str) -> None:
    state = table(EIGHT).choose("say:pass", "say:pass").state
    names = [text for text in picture(state, None, lang).iter() if text.get("class") == "seat-name"]
    assert len(names) == 8
    assert all(width_of(str(name.text), 15, bold=True) <= float(name.get("data-room", 0)) for name in names)


def test_an_animal_by_itself_in_a_line_on_a_phone_is_as_wide_as_the_others() -> None:
    plates = tokens(picture(table("bank 5; turn: 0; seat 0: A | C | E; seat 1: B").state, None, "en", True))
    one, three = (plates[name][0] for name in ("animal:A", "animal:E"))
    assert (three.get("x"), three.get("width")) == (one.get("x"), one.get("width"))


@pytest.mark.parametrize(
    ("position", "chosen", "subject"),
    [
        (FEEDING, ["animal:A"], "A"),  # what does it do?
        (ATTACK, ["animal:C", "animal:T"], "T"),  # how does it defend itself?
    ],
)
def test_what_a_question_is_about_is_marked_for_the_phone(position: str, chosen: list[str], subject: str) -> None:
    """Where only buttons answer, the page brings this into view; nobody else's page moves."""
    t = table(position)
    t.choose(*chosen)
    assert t.state.seat is not None
    for viewer, marked in ((t.state.seat, [f"animal-{subject}"]), (1 - t.state.seat, []), (None, [])):
        groups = picture(t.state, viewer, narrow=True).iter(f"{SVG}g")
        found = [g for g in groups if (g.get("id") or "").startswith("animal-") and any(map(is_asked, g.iter()))]
        assert [g.get("id") for g in found] == marked


def is_asked(element: ElementTree.Element) -> bool:
    return "asked" in (element.get("class") or "").split()
