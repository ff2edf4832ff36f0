"""Vocabularies: every thing has one number and one name."""

import pytest

from holotype.core.state import IllegalToken
from holotype.core.tokens import Group, UnknownToken, Vocabulary

VOCAB = Vocabulary(
    Group("say", 0, ["pass", "done"]),
    Group("card", 2, ["ice-age", "drought"], {"en": ["Ice Age", "Drought"], "ja": ["氷河期", "干ばつ"]}),
    Group("number", 4, [str(n) for n in range(13)]),
)


def test_numbers_and_names_belong_together() -> None:
    assert len(VOCAB) == 17
    assert list(VOCAB)[:5] == ["say:pass", "say:done", "card:ice-age", "card:drought", "number:0"]
    assert [VOCAB.number(name) for name in VOCAB] == list(range(17))
    assert [VOCAB[number] for number in range(17)] == list(VOCAB)


def test_a_token_knows_its_group() -> None:
    assert [VOCAB.group(number).name for number in (0, 1, 2, 3, 4, 16)] == [
        *["say"] * 2,
        *["card"] * 2,
        *["number"] * 2,
    ]


def test_names_from_data_are_labels() -> None:
    assert (VOCAB.label(3, "en"), VOCAB.label(2, "ja"), VOCAB.label(0, "en")) == ("Drought", "氷河期", None)


@pytest.mark.parametrize("number", [-1, 17])
def test_a_number_beyond_the_last_is_unknown(number: int) -> None:
    with pytest.raises(UnknownToken, match=f"there is no token {number}; they go from 0 to 16"):
        VOCAB[number]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("card:flood", "no token is called 'card:flood'; card: may be ice-age, drought"),
        ("number:99", "no token is called 'number:99'; number: may be 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …"),
        ("", "no token is called ''; names look like kind:thing, with kind one of say, card, number"),
    ],
)
def test_an_unknown_name_is_told_what_there_is(name: str, words: str) -> None:
    with pytest.raises(UnknownToken) as error:
        VOCAB.number(name)
    assert str(error.value) == words
    assert isinstance(error.value, IllegalToken)


def test_a_group_must_begin_where_the_rules_think_it_does() -> None:
    with pytest.raises(ValueError, match="group 'card' says it begins at 3, but 1 is next"):
        Vocabulary(Group("say", 0, ["pass"]), Group("card", 3, ["a"]))


def test_two_things_cannot_have_the_same_name() -> None:
    with pytest.raises(ValueError, match="the same name"):
        Vocabulary(Group("say", 0, ["pass", "pass"]))


def test_rules_may_count_the_things_of_a_group_from_one() -> None:
    assert [Group("card", 7, ["a", "b"]).token(1), Group("card", 7, ["a", "b"], first=1).token(1)] == [8, 7]
