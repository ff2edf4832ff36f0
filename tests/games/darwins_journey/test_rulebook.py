"""The rules pages: the numbers of the data stand in them, in both languages, and the words are the rulebook's."""

import re
from typing import Any

import pytest

import holotype
from holotype.games.darwins_journey.data import COLOURS, Components, Effect
from holotype.games.darwins_journey.names import COLOUR_NAMES, GOAL_NAMES, SPECIAL_NAMES
from tests.helpers import clause

GAME = holotype.load("darwins_journey")
DATA = Components(None)
TAIL = re.compile(r" \(rulebook “.*\)$|（ルールブック「.*）$")


def text(id_: str, lang: str = "en") -> str:
    (found,) = [clause.text for clause in GAME.rulebook(lang) if clause.id == id_]
    return TAIL.sub("", found)


def figures(words: str) -> list[str]:
    return re.findall(r"\d+", words)


def numbers(id_: str) -> list[int]:
    return [int(figure) for figure in figures(text(id_))]


def amounts(*lists: Any) -> list[int]:
    """The numbers that effects show, in their order."""
    return [n for effects in lists for effect in effects for n in amount(effect)]


def amount(effect: Effect) -> list[int]:
    inner = [n for option in effect.options for n in amount(option)]
    return inner or [n for n in (effect.n, effect.discount) if n]


def in_order(id_: str, words: list[str]) -> None:
    """The words stand in the clause, one after the other."""
    rest = text(id_)
    for word in words:
        assert word in rest, (word, rest)
        rest = rest.partition(word)[2]


@pytest.mark.parametrize("number", range(1, 11))
def test_both_languages_show_the_same_numbers(number):
    assert figures(text(f"DJ-16.{number}", "ja")) == figures(text(f"DJ-16.{number}"))
    assert figures(text(f"DJ-16.{number}"))


@clause("DJ-16.1", "DJ-16.2", "DJ-8.5")
def test_the_action_spaces_are_those_of_the_data():
    words = []
    for page in ("explore", "navigate", "letters", "academy"):
        spaces = [space for space in DATA.spaces if space.page == page]
        seals = [sum(space.seals.values()) for space in spaces if isinstance(space.seals, dict)]
        if page == "academy":
            discounts = [space.effects[1].discount for space in spaces[1:]]
            assert [len(space.effects) for space in spaces] == [1, 2, 2]
            words += [f"one seal for {seals[0]} red seal"]
            words += [f"two for {n} red seals, the second {d}" for n, d in zip(seals[1:], discounts, strict=True)]
        else:
            steps = [space.effects[0].n for space in spaces]
            colour = next(iter(spaces[0].seals))
            first, second, third = steps
            words.append(f"{first}, {second} and {third}")
            words.append(f"for {seals[0]}, {seals[1]} and {seals[2]} {colour} seals")
    in_order("DJ-16.1", words)
    costs = {space.lens_cost for space in DATA.spaces if space.lens_cost is not None}
    assert costs == {4}
    assert "a lens, which costs 4 coins" in text("DJ-16.1")
    assert "4 coins" in text("DJ-8.5")
    square = {space.id: space for space in DATA.spaces}
    again = [square[name].effects[1].cost for name in ("museum_deliver", "museum_research")]
    assert numbers("DJ-16.2") == [*again, square["turn_order"].effects[1].n]


@clause("DJ-16.3")
def test_the_special_action_tiles_are_those_of_the_data():
    names = [f"special-{name}" for name in SPECIAL_NAMES]
    assert [f"special-{tile.id.removeprefix('special_')}" for tile in DATA.specials] == names
    words = []
    for name, tile in zip(names, DATA.specials, strict=True):
        seals = ", ".join(f"{n} {colour}" for colour, n in tile.seals.items())
        words.append(GAME.texts.say(name, "en").lower() + ": " + ("1 of each colour" if len(tile.seals) > 2 else seals))
    rest = text("DJ-16.3").lower()
    assert [word for word in words if word not in rest] == []


@clause("DJ-16.4", "DJ-11.2")
def test_the_seal_slots_are_those_of_the_data():
    slots = DATA.player.worker_rows[1].slots
    medals = [slot.slot for slot in slots if slot.medal]
    scoring = [n for slot in slots if slot.end_vp for n in (slot.slot, slot.end_vp)]
    assert numbers("DJ-16.4") == [*(slot.cost for slot in slots), *medals, *scoring]


@clause("DJ-16.5", "DJ-16.6", "DJ-9.5")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_objective_slots_are_those_of_the_data(lang):
    for id_, colour in (("DJ-16.5", "silver"), ("DJ-16.6", "gold")):
        parts = re.split(r"\. |。", text(id_, lang))
        for slot, part in zip([s for s in DATA.player.objective_slots if s.colour == colour], parts, strict=False):
            if slot.effects:
                assert part.startswith(getattr(slot.name, lang))
            wanted = [*([str(slot.cost)] if slot.cost else []), str(slot.end_vp)]
            assert figures(part)[-len(wanted) :] == wanted


@clause("DJ-16.7")
def test_the_camps_are_those_of_the_data():
    wanted = []
    for camp in DATA.camps.camps:
        name = GAME.texts.token(GAME.token(f"camp:{camp.space}"), "en").removeprefix("Camp at ")
        costs = [place.cost for place in camp.tent_places]
        wanted.append((f"{name}: ", costs + amounts(camp.effects)))
    parts = re.findall(r"((?:Sea|Island \w) \d+: )([^.]*)\.", text("DJ-16.7"))
    assert [(name, [int(n) for n in figures(words)]) for name, words in parts] == wanted


@clause("DJ-16.8")
def test_the_letter_tiles_are_those_of_the_data():
    for number, tile in enumerate(DATA.letters, 1):
        for lang in ("en", "ja"):
            assert GAME.texts.say(f"letter-{number}", lang) == getattr(tile.name, lang)
        rest = text("DJ-16.8").partition(f"{tile.name.en}: ")[2].partition(".")[0]
        assert [int(n) for n in figures(rest)] == amounts(tile.first, tile.second)


@clause("DJ-16.9")
def test_the_books_are_those_of_the_data():
    books = [space for space in DATA.theory.spaces if space.book]
    assert numbers("DJ-16.9") == [*(book.position for book in books), *(book.multiplier for book in books)]


@clause("DJ-16.10", "DJ-8.7a", "DJ-8.8c")
def test_the_way_of_the_beagle_and_the_ribbons_are_those_of_the_data():
    sea = {space.id: space for space in DATA.map.sea.spaces}
    beagle = sorted((space for space in sea.values() if space.beagle_round), key=lambda space: space.beagle_round)
    silver = [space.rank for space in sea.values() if space.silver_ribbon]
    words = [1, 5, *(space.rank for space in beagle), *(icon.vp for icon in DATA.map.lag_penalties.icons), *silver]
    for island in DATA.map.islands:
        gold = [space for space in island.spaces if space.gold_ribbon_vp]
        words += [*(space.gold_ribbon_vp for space in gold), *(int(space.id[2:]) for space in gold)]
    assert numbers("DJ-16.10") == words


@clause("DJ-10.9")
def test_the_beagle_goal_says_what_each_thing_scores():
    each = dict(zip(GOAL_NAMES, [goal.vp_each for goal in DATA.goals], strict=True))
    assert len({each[f"seal-{colour}"] for colour in COLOURS}) == 1
    kinds = ("seal-green", "kind-bird", "lenses", "stamps", "tents", "objectives")
    for lang in ("en", "ja"):
        assert [int(n) for n in figures(text("DJ-10.9", lang))] == [each[kind] for kind in kinds]


@clause("DJ-6.3")
def test_the_area_cost_depends_on_the_players_not_on_the_workers_there():
    assert "2人プレイで3コイン、3～4人プレイで2コインです。置かれている労働者の個数は関係ありません" in text(
        "DJ-6.3", "ja"
    )
    assert "3 coins with two players and 2 coins with three or four" in text("DJ-6.3")


def test_whatever_has_no_token_has_a_name_in_both_languages():
    names = [*(f"special-{name}" for name in SPECIAL_NAMES), *(f"goal-{name}" for name in GOAL_NAMES)]
    names += [f"colour-{name}" for name in COLOUR_NAMES]
    assert [name for name in names for lang in ("en", "ja") if not GAME.texts.has(name, lang)] == []


def test_clauses_show_where_the_rulebook_tells_them():
    """The same clauses in both languages, with the number of the step in the chapters on setting up."""
    places = {lang: [clause.id for clause in GAME.rulebook(lang) if TAIL.search(clause.text)] for lang in ("en", "ja")}
    assert places["en"] == places["ja"]
    steps = {clause.id: clause.text for clause in GAME.rulebook("ja")}
    assert steps["DJ-3.12"].endswith("（ルールブック「ゲーム盤のセットアップ」16）")
    assert steps["DJ-8.17"].endswith("（ルールブック「目的タイルを1枚得て、無条件で達成する」）")
