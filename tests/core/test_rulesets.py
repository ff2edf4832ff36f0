"""A game that began under an earlier ruleset goes on under a later one."""

from typing import Any

import msgspec
import pytest

import holotype
from holotype.core.records import read_record
from holotype.core.rulesets import Ruleset
from tests.core import toy


def setup(s: Any) -> None:
    s.do((toy.roll, 6), (toy.ask, 0, toy.STONE, toy.STONE + 1), (toy.ask, 1, 0, 1), (toy.ask, 0, 0, 1))


def later_setup(s: Any) -> None:
    """The new rules roll twice at the start, so that no earlier record replays."""
    s.do((toy.roll, 6), (toy.roll, 6), (toy.ask, 0, 0, 1))


def carry(saved: dict[str, Any]) -> None:
    saved["table"]["pile"] = saved["table"].pop("heap")


EARLIER = toy.game(setup)
LATER = toy.game(later_setup, ruleset=5, rulesets=(Ruleset(4, ("TY-1",), carry), Ruleset(5, ("TY-2", "TY-3"))))


def saved_earlier() -> Any:
    """After one of three tokens, with a field that is called otherwise now."""
    state = EARLIER.start(2, seed=1)
    state.apply("stone:a")
    saved = state.save()
    saved["table"]["heap"] = saved["table"].pop("pile")
    return saved


def test_a_save_of_an_earlier_ruleset_goes_on() -> None:
    saved = saved_earlier()
    state: Any = LATER.restore(saved)
    assert (state.pile, state.said) == (saved["table"]["heap"], ["0 stone:a"])
    for token in ("say:yes", "say:no"):
        state.apply(token)
    assert state.over
    assert "heap" in saved["table"], "the save itself is as it was"


def test_its_record_replays_from_the_saved_state() -> None:
    state: Any = LATER.restore(saved_earlier())
    state.apply("say:yes")
    record = read_record(state.record.to_json())
    assert (record.ruleset, record.tokens) == (5, ["stone:a", "say:yes"])
    again: Any = LATER.replay(record)
    assert again.save() == state.save() | {"chance": {}}
    assert again.record == state.record
    assert LATER.restore(again.save()).save() == again.save()


def test_there_is_no_way_back_beyond_it() -> None:
    state: Any = LATER.restore(saved_earlier())
    journal = state.journal
    assert (journal.moves, journal.floor, journal.fence) == (1, 1, 1)
    state.apply("say:yes")
    back = LATER.rewind(state, 1).record
    assert back is not None
    assert back.tokens == ["stone:a"]
    with pytest.raises(holotype.RecordError, match="cannot go back beyond move 1"):
        LATER.rewind(state, 0)


def test_a_third_ruleset_takes_over_from_the_second() -> None:
    state = LATER.restore(saved_earlier())
    state.apply("say:yes")
    third = toy.game(later_setup, ruleset=6, rulesets=(*LATER.rulesets, Ruleset(6, ("TY-4",))))
    again = third.restore(state.save())
    again.apply("say:no")
    assert again.record is not None
    assert (again.record.tokens, again.journal.floor if again.journal else 0) == (["stone:a", "say:yes", "say:no"], 2)
    assert third.replay(again.record).over


def test_a_record_whose_saved_state_does_not_belong_to_it_is_refused() -> None:
    state: Any = LATER.restore(saved_earlier())
    told = state.record
    changes: list[dict[str, Any]] = [{"entries": ("stone:b",)}, {"saved": {"journal": {}}}, {"saved": {}}]
    for change in changes:
        with pytest.raises(holotype.RecordError):
            LATER.replay(msgspec.structs.replace(told, **change))


def test_what_changed_since() -> None:
    assert [ruleset.number for ruleset in LATER.changes_since(3)] == [4, 5]
    assert [ruleset.clauses for ruleset in LATER.changes_since(4)] == [("TY-2", "TY-3")]


def test_saves_and_records_of_a_later_ruleset_are_refused() -> None:
    state = LATER.start(2, seed=1)
    with pytest.raises(holotype.SaveError, match="ruleset 5"):
        EARLIER.restore(state.save())
    assert state.record is not None
    with pytest.raises(holotype.RecordError, match="made under ruleset 5"):
        EARLIER.replay(state.record)
