"""Where randomness comes from."""

from itertools import pairwise

import pytest

from holotype.core.chance import ChanceError, Recorded, Seeded, System, restored, scramble


def test_a_seed_gives_these_numbers_for_ever() -> None:
    """Digests, playthroughs and bug reports with a seed depend on it."""
    chance = Seeded(7)
    assert [chance.below(100) for _ in range(10)] == [32, 72, 32, 13, 20, 61, 54, 40, 83, 68]


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [Seeded(seed).below(1000) for seed in range(200)]
    assert len(set(firsts)) > 150
    steps = [(b - a) % 1000 for a, b in pairwise(firsts)]
    assert len(set(steps)) > 150


@pytest.mark.parametrize("seed", [0, -1, 2**64 - 1, 2**200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    chance = Seeded(seed)
    assert {chance.below(3) for _ in range(60)} == {0, 1, 2}


@pytest.mark.parametrize("sides", [2, 6, 7])
def test_every_outcome_is_as_likely_as_any_other(sides: int) -> None:
    chance = Seeded(1)
    counts = [0] * sides
    for _ in range(1000 * sides):
        counts[chance.below(sides)] += 1
    assert all(880 < count < 1120 for count in counts)


def test_successive_outcomes_do_not_depend_on_each_other() -> None:
    chance = Seeded(2)
    pairs = [0] * 36
    for _ in range(36 * 400):
        pairs[chance.below(6) * 6 + chance.below(6)] += 1
    assert all(310 < count < 490 for count in pairs)


def test_a_copy_goes_on_alike_and_alone() -> None:
    chance = Seeded(3)
    chance.below(6)
    copy = chance.copy()
    ahead = [copy.below(10**6) for _ in range(5)]
    assert [chance.below(10**6) for _ in range(5)] == ahead


def test_what_is_saved_goes_on_alike() -> None:
    chance = Seeded(4)
    chance.below(6)
    again = restored(chance.save())
    assert [again.below(10**6) for _ in range(5)] == [chance.below(10**6) for _ in range(5)]


def test_the_systems_chance_has_nothing_to_save() -> None:
    chance = System()
    assert {chance.below(2) for _ in range(100)} == {0, 1}
    assert chance.copy() is chance
    assert isinstance(restored(chance.save()), System)


def test_recorded_outcomes_come_first() -> None:
    chance = Recorded([4, 0], Seeded(5))
    assert chance.left == 2
    assert [chance.below(6), chance.below(6), chance.left] == [4, 0, 0]
    assert chance.below(10**6) == Seeded(5).below(10**6)


@pytest.mark.parametrize(("outcome", "sides"), [(6, 6), (-1, 6), (2, 1)])
def test_an_outcome_that_cannot_be_is_refused(outcome: int, sides: int) -> None:
    chance = Recorded([outcome], Seeded(5))
    with pytest.raises(ChanceError, match=rf"recorded outcome {outcome} where the rules ask for one of 0..{sides - 1}"):
        chance.below(sides)
    assert chance.left == 1


def test_a_copy_and_a_save_keep_the_outcomes_that_are_left() -> None:
    chance = Recorded([1, 2, 3], Seeded(6))
    chance.below(6)
    for other in (chance.copy(), restored(chance.save())):
        assert [other.below(6), other.below(6), other.below(10**6)] == [2, 3, Seeded(6).below(10**6)]
    assert chance.left == 2


def test_a_copy_with_nothing_left_is_only_what_follows() -> None:
    assert isinstance(Recorded([], Seeded(6)).copy(), Seeded)
    assert isinstance(restored(Recorded([], Seeded(6)).save()), Seeded)


def test_scrambling_is_splitmix64() -> None:
    assert scramble(0) == 0xE220A8397B1DCDAF
