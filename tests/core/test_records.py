"""Records and saves: what they hold, and what is refused."""

import json
from typing import Any

import msgspec
import pytest

import holotype
from holotype.core.chance import Seeded
from tests.core import toy

STEPS = ((toy.roll, 6), (toy.ask, 0, 0, 1), (toy.roll, 6), (toy.ask, 1, 2, 3), (toy.say, "end"))


def played() -> toy.Toy:
    s = toy.toy(*STEPS)
    s.apply("say:no")
    s.apply("stone:a")
    return s


def record() -> holotype.Record:
    found = played().record
    assert found is not None
    return found


def game() -> holotype.Game:
    return toy.game(lambda s: s.do(*STEPS))


def test_a_record_says_all_that_is_needed() -> None:
    r = record()
    assert (r.game, r.ruleset, r.players, r.options, r.position, r.pack) == (
        "toy",
        3,
        2,
        {"variant": "base"},
        None,
        None,
    )
    assert (r.tokens, len(r.outcomes), len(r.entries)) == (["say:no", "stone:a"], 2, 4)


def test_a_record_goes_through_json() -> None:
    r = record()
    assert holotype.read_record(r.to_json()) == r
    assert json.loads(r.to_json())["entries"] == list(r.entries)


def test_a_record_replays_and_chance_goes_on_from_another_source() -> None:
    s: Any = game().replay(record(), Seeded(5))
    assert (s.said, s.pile, s.over) == (played().said, played().pile, True)
    assert s.below(10**6) == Seeded(5).below(10**6)


@pytest.mark.parametrize(("moves", "entries"), [(0, 1), (1, 3), (2, 4)])
def test_a_beginning_keeps_the_outcomes_that_followed_its_last_token(moves: int, entries: int) -> None:
    beginning = record().until(moves)
    assert beginning.entries == record().entries[:entries]
    assert game().replay(beginning).journal.moves == moves  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "this is a record of chess, not of toy"),
        ({"ruleset": 2}, "made under ruleset 2 of toy; this version plays ruleset 3"),
        ({"pack": "abc"}, "made with another data pack"),
        ({"players": 9}, r"does not replay: toy \(base\) is for 2, 3 players, not 9"),
        ({"options": {"x": 1}}, "does not replay: there is no option 'x'"),
        ({"entries": (3, "say:no", 3, "stone:c")}, "token 2 of the record, stone:c: stone:c is not legal now"),
        ({"entries": (3, "say:maybe", 3)}, "token 1 of the record, say:maybe: no token is called"),
        ({"entries": (9, "say:no", 3)}, "does not replay: recorded outcome 9 where the rules ask for one of 0..5"),
        ({"entries": (3, "say:no", 6, "stone:a")}, "token 1 of the record, say:no: recorded outcome 6"),
        ({"entries": (3, "say:no", 3, "stone:a", 1)}, "1 chance outcomes more than its tokens use"),
        ({"entries": (3, "say:no", 3, "stone:a", "say:no")}, "token 3 of the record, say:no: the game is over"),
        ({"position": "players x"}, "a whole number should stand here"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(holotype.RecordError, match=words):
        game().replay(msgspec.structs.replace(record(), **change))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"game": "toy"}',
        b"\xff\xfe",
        '{"game":1,"ruleset":1,"players":2,"options":{},"entries":[]}',
    ],
)
def test_what_is_no_record_is_refused(text: bytes | str) -> None:
    with pytest.raises(holotype.RecordError, match="this is not a record"):
        holotype.read_record(text)


def test_a_field_that_a_record_does_not_have_is_refused() -> None:
    whole = json.loads(record().to_json()) | {"cheat": 1}
    with pytest.raises(holotype.RecordError, match="unknown field `cheat`"):
        game().replay(json.dumps(whole))


# --- saves ---------------------------------------------------------------------------------------------------------


def halfway() -> toy.Toy:
    s = toy.toy(*STEPS)
    s.apply("say:no")
    return s


def test_a_state_is_saved_in_the_middle_of_a_decision() -> None:
    s = halfway()
    saved = json.dumps(s.save())
    again: Any = s.game.restore(saved)
    assert again.save() == s.save()
    for state in (s, again):
        state.apply("stone:b")
    assert (again.said, again.over, again.record) == (s.said, s.over, s.record)


def test_a_restored_state_is_independent_of_its_save() -> None:
    s = halfway()
    saved = s.save()
    again: Any = s.game.restore(saved)
    again.apply("stone:b")
    assert saved == s.save()


def test_chance_goes_on_where_it_was_saved() -> None:
    s = toy.toy((toy.ask, 0, 0, 1), (toy.roll, 10**6))
    again: Any = s.game.restore(s.save())
    s.apply(0)
    again.apply(0)
    assert again.pile == s.pile


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "saved by chess ruleset 3, not toy 3"),
        ({"ruleset": 4}, "saved by toy ruleset 4, not toy 3"),
        ({"pack": "abc"}, "saved with another data pack"),
        ({"players": 7}, "damaged.*is for 2, 3 players"),
        ({"options": {"x": 1}}, "damaged.*no option 'x'"),
        ({"table": {"moon": 1}}, "the table has nothing called 'moon'"),
        ({"table": 3}, "damaged"),
        ({"agenda": [["toy:dance"]]}, "toy has no step 'toy:dance'"),
        ({"agenda": [["nowhere:say"]]}, "toy has no step 'nowhere:say'"),
        ({"agenda": [3]}, "damaged"),
        ({"question": {"seat": 0}}, "damaged"),
        ({"journal": {}}, "damaged"),
    ],
)
def test_a_save_that_does_not_fit_is_refused(change: dict[str, Any], words: str) -> None:
    s = halfway()
    with pytest.raises(holotype.SaveError, match=words):
        s.game.restore(s.save() | change)


@pytest.mark.parametrize("choices", [[], ["stone:z"], [3]])
def test_a_save_with_a_question_that_cannot_be_is_refused(choices: list[Any]) -> None:
    s = halfway()
    saved = s.save()
    saved["question"]["choices"] = choices
    with pytest.raises(holotype.SaveError, match="damaged"):
        s.game.restore(saved)


@pytest.mark.parametrize("text", ["", "[]", "{", b"\xff"])
def test_what_is_no_save_is_refused(text: bytes | str) -> None:
    with pytest.raises(holotype.SaveError, match="this is not a saved state"):
        game().restore(text)


def test_a_save_without_one_of_its_parts_is_refused() -> None:
    s = halfway()
    for part in s.save():
        with pytest.raises(holotype.SaveError, match=f"damaged: KeyError\\('{part}'\\)"):
            s.game.restore({key: value for key, value in s.save().items() if key != part})


def test_a_save_keeps_the_log_and_the_words_the_table_was_set_with(skeleton: holotype.Game) -> None:
    text = "seat 0: fern tooth; seat 1: fern"
    state = skeleton.position(text)
    state.apply("fossil:tooth")
    again = skeleton.restore(json.dumps(state.save()))
    events = [(e.clause, e.event, e.seat, e.only, e.details, e.move) for e in skeleton.log(again, None)]
    assert events == [("SG-2.4", "shows", 0, None, {"fossil": "fossil:tooth"}, 1)]
    assert again.record is not None
    assert (again.record.position, again.record.tokens) == (text, ["fossil:tooth"])
    assert again.logging
    again.apply("fossil:fern")
    assert len(skeleton.log(again, None)) == 2
