"""Texts in two languages, and the clauses of rulebooks."""

from pathlib import Path

import pytest

import holotype
from holotype.content.clauses import CLAUSE_ID, Clause, read_rulebook
from holotype.content.text import Texts, UnknownLanguage
from holotype.core.journal import Event
from holotype.core.tokens import Group, Vocabulary
from holotype.laws.coverage import coverage
from tests.helpers import SKELETON

NAMES = ["Ann", "Ben"]


def test_a_token_is_called_by_its_data_its_message_or_its_kind(skeleton: holotype.Game) -> None:
    texts = skeleton.texts
    assert [texts.token(skeleton.token("fossil:tooth"), lang) for lang in ("en", "ja")] == ["Tooth", "恐竜の歯"]
    assert [texts.token(skeleton.token("say:dig"), lang) for lang in ("en", "ja")] == ["Dig", "掘る"]
    assert texts.say("number", "en", name="7") == "7"


def test_words_that_all_games_share_need_not_be_repeated(skeleton: holotype.Game) -> None:
    assert [skeleton.texts.token(skeleton.token("say:pass"), lang) for lang in ("en", "ja")] == ["Pass", "パス"]


def test_a_question_may_word_its_answers() -> None:
    greenland = holotype.load("greenland")
    done = greenland.token("say:done")
    worded = [greenland.texts.answer("offer-terms", done, lang) for lang in ("en", "ja")]
    assert worded == ["Send the offer", "提案する"]
    assert [greenland.texts.answer("answer", done, lang) for lang in ("en", "ja")] == ["Done", "終了"]


def test_a_question_may_word_all_answers_of_a_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what the question is about, the name of the thing, and what the game says of this answer."""
    monkeypatch.syspath_prepend(tmp_path)
    vocab = Vocabulary(Group("say", 0, ["done"]), Group("card", 1, ["fern", "tooth"], {"en": ["Fern", "Tooth"]}))
    english = """prompt-drop = Drop a card
    .say-done = { $whose ->
        [own] Keep your cards
       *[other] Stop
    }
    .card = Drop { $name } of { $owner }
"""
    texts = Texts(package(tmp_path, {"text/en.ftl": english, "text/ja.ftl": ""}), vocab)
    details = {"owner": "seat:1", "whose": "own"}
    assert [texts.answer("drop", token, "en", None, details, NAMES) for token in range(3)] == [
        "Keep your cards",
        "Drop Fern of Ben",
        "Drop Tooth of Ben",
    ]
    assert texts.answer("drop", 1, "en", "a leaf", details, NAMES) == "Drop a leaf of Ben"
    assert texts.answer("keep", 1, "en", "a leaf", details, NAMES) == "a leaf"


def test_a_missing_message_shows_its_id(skeleton: holotype.Game) -> None:
    assert not skeleton.texts.has("moon", "en")
    assert skeleton.texts.say("moon", "en") == "moon"


def test_a_log_line_names_players_and_things(skeleton: holotype.Game) -> None:
    event = Event("NG-2.4", "shows", 1, None, {"fossil": "fossil:tooth"}, 3)
    assert skeleton.texts.log(event, "en", NAMES) == "Ben shows: Tooth."
    assert skeleton.texts.log(event, "ja", NAMES) == "Benが公開：恐竜の歯。"


def test_lists_and_seats_in_details_are_named(skeleton: holotype.Game) -> None:
    event = Event("NG-2.4", "shows", 0, None, {"fossil": ["fossil:fern", "seat:1", 3]}, 3)
    assert skeleton.texts.log(event, "en", NAMES) == "Ann shows: Fern, Ben, 3."
    assert skeleton.texts.log(event, "ja", NAMES) == "Annが公開：シダ、Ben、3。"


def test_a_thing_that_nobody_can_choose_is_named_by_its_message(skeleton: holotype.Game) -> None:
    event = Event("NG-2.4", "shows", 0, None, {"fossil": ["say:pass", "phase:digging"]}, 3)
    assert skeleton.texts.log(event, "en", NAMES) == f"Ann shows: Pass, {skeleton.texts.say('phase-digging', 'en')}."
    assert skeleton.texts.has("phase-digging", "en")


def test_things_named_several_times_are_counted_and_numbers_are_not(skeleton: holotype.Game) -> None:
    event = Event("NG-2.4", "shows", 0, None, {"fossil": ["fossil:fern", "fossil:tooth", "fossil:fern"]}, 3)
    assert skeleton.texts.log(event, "en", NAMES) == "Ann shows: Fern ×2, Tooth."
    event = Event("NG-2.4", "shows", 0, None, {"fossil": [3, 1, 3]}, 3)
    assert skeleton.texts.log(event, "en", NAMES) == "Ann shows: 3, 1, 3."


def test_a_question_has_words_and_a_clause(skeleton: holotype.Game) -> None:
    state = skeleton.start(players=2, seed=1)
    assert skeleton.question(state, "en", NAMES) == "Dig, show a fossil of your hand, or pass."
    assert skeleton.clause(state).endswith("-2.1")
    state = skeleton.position("passed 0 1")
    assert (state.over, skeleton.question(state, "en", NAMES)) == (True, "")


def test_an_unknown_language_is_refused(skeleton: holotype.Game) -> None:
    with pytest.raises(UnknownLanguage, match="there is no language 'fr'; there are en, ja"):
        skeleton.start(players=2, seed=1).draw(0, "fr")
    with pytest.raises(UnknownLanguage):
        skeleton.rulebook("fr")


def test_a_seat_reads_what_is_for_it_alone(skeleton: holotype.Game) -> None:
    state = skeleton.start(players=2, seed=1)
    finds = [[e.only for e in skeleton.log(state, seat) if e.event == "finds"] for seat in (None, 0, 1)]
    assert finds == [[], [0, 0], [1, 1]]
    assert skeleton.log(state.copy(), 0) == []


def package(home: Path, files: dict[str, str]) -> str:
    """A package of nothing but these files."""
    folder = home / f"package_{home.name}"
    for name, text in {"__init__.py": "", **files}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder.name


def test_a_game_may_say_a_shared_word_in_its_own_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    vocab = Vocabulary(Group("say", 0, ["pass", "done"]))
    texts = Texts(package(tmp_path, {"text/en.ftl": "say-pass = Sit still\n", "text/ja.ftl": ""}), vocab)
    assert [texts.token(0, "en"), texts.token(1, "en"), texts.token(0, "ja")] == ["Sit still", "Done", "パス"]


# --- clauses -------------------------------------------------------------------------------------------------------


def test_a_rulebook_is_its_clauses_in_order(skeleton: holotype.Game) -> None:
    en, ja = skeleton.rulebook(), skeleton.rulebook("ja")
    assert [c.id for c in en] == [c.id for c in ja]
    assert (en[0].id, en[0].name, en[0].text, en[0].section) == (
        "SG-1.1",
        "The bag",
        "All fossils go into one bag.",
        "1. Setup",
    )
    assert ja[0].name == "袋"
    assert {c.id for c in en} > {"SG-E1", "SG-I2"}
    assert read_rulebook(skeleton.package, "en") == en


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("EV-5.3: food.", ["EV-5.3"]),
        ("See EV-2.5a, EV-R13 and EV-X12.", ["EV-2.5a", "EV-R13", "EV-X12"]),
        ("XEV-1 EV- EV-5.3.", ["EV-5.3"]),
    ],
)
def test_clauses_are_found_in_words(words: str, ids: list[str]) -> None:
    assert CLAUSE_ID.findall(words) == ids


def test_coverage_joins_clauses_with_code_tests_and_log(skeleton: holotype.Game, skeleton_home: Path) -> None:
    found = coverage(skeleton.package, skeleton.rulebook(), skeleton_home / "tests")
    dig = found["SG-2.2"]
    assert dig.code == ["digging.py:dig"]
    assert dig.tests == [
        f"test_{SKELETON}.py:test_digging_draws_a_fossil_and_the_turn_passes_on",
        f"test_{SKELETON}.py:test_a_one_buries_a_fossil_of_the_owners_choice",
    ]
    assert dig.log == ["digs", "finds"]
    assert (set(found["SG-E1"].code), bool(found["SG-E1"].tests)) == ({"scoring.py:scores"}, True)
    assert found["SG-I1"].code == ["invariants.py:nothing_is_made_or_lost"]


def test_without_tests_nothing_is_tested(skeleton: holotype.Game) -> None:
    assert not any(c.tests for c in coverage(skeleton.package, skeleton.rulebook(), None).values())


def test_code_is_found_by_docstrings_and_the_log_by_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    rules = '''class Rule:
    """XY-1: a class."""

def rule(s):
    """XY-2, XY-3: two."""
    s.note("XY-2", "happens")
    s.note("XY-3" if there else "XY-1", "also", 1)
    s.note(some, thing)
    other("XY-1", "no note")
'''
    clauses = [Clause(f"XY-{n}", "", "", "") for n in (1, 2, 3)]
    found = coverage(package(tmp_path, {"rules.py": rules}), clauses, None)
    assert [c.code for c in found.values()] == [["rules.py:Rule"], ["rules.py:rule"], ["rules.py:rule"]]
    assert [c.log for c in found.values()] == [["also"], ["happens"], ["also"]]
