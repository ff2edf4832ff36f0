"""Odds are exact: they agree with counting all rolls."""

from itertools import product

import pytest

from holotype.games.greenland.advice import value
from holotype.games.greenland.odds import at_least, attack_losses, die_odds, odds
from tests.helpers import clause

from .helpers import game, table


@clause("GL-7.9", "GL-7.12")
@pytest.mark.parametrize(("need", "dice"), [(1, 1), (1, 3), (2, 3), (3, 4), (2, 1), (0, 2)])
def test_chance_of_hits_counts_all_rolls(need: int, dice: int) -> None:
    rolls = list(product(range(1, 7), repeat=dice))
    wins = [roll for roll in rolls if sum(face <= 2 for face in roll) >= need]
    assert at_least(need, dice, 2 / 6) == pytest.approx(len(wins) / len(rolls))


@clause("GL-7.9", "GL-7.10", "GL-7.11")
def test_one_die_with_reroll_and_conversion() -> None:
    rolls = list(product(range(1, 7), repeat=2))
    final = [second if first == 4 else first for first, second in rolls]
    final = [1 if face == 3 else face for face in final]
    hit, dead, wasted = die_odds(0b110, 0b1000100, 1 << 4, 1 << 3)
    assert hit == pytest.approx(sum(face <= 2 for face in final) / 36)
    assert dead == pytest.approx(sum(face in (2, 6) for face in final) / 36)
    assert wasted == pytest.approx(final.count(6) / 36)


@clause("GL-7.24")
@pytest.mark.parametrize("raiders", [1, 2, 3])
def test_a_raid_needs_a_success_face_and_a_survivor(raiders: int) -> None:
    t = table(f"north: walrus\nsouth: shark\nnorse: tableau birgitta, pool 1\nthule: on birgitta {raiders}, pool 1")
    rules = t.state.rules  # type: ignore[attr-defined]
    success = [face for face in range(1, 7) if rules.raid_success[49] >> face & 1]
    deadly = [face for face in range(1, 7) if rules.raid_attrition[49] >> face & 1]
    rolls = list(product(range(1, 7), repeat=raiders))
    wins = [roll for roll in rolls if set(roll) & set(success) and not set(roll) <= set(deadly)]
    chance, losses = odds(t.state, 49, 1, raiders, False)  # type: ignore[arg-type]
    assert chance == pytest.approx(len(wins) / len(rolls))
    assert losses == pytest.approx(raiders * len(deadly) / 6)


@clause("GL-7.5")
def test_a_fixed_alpha_is_one_hit_ahead() -> None:
    s = table("north: walrus\nsouth: arctic-char\nnorse: pool 1 alpha\nthule: pool 1 alpha").state
    assert odds(s, 16, 0, 0, True) == (1.0, 0.0)  # type: ignore[arg-type]


@clause("GL-7.5", "GL-7.6")
def test_odds_of_a_roll_know_what_has_been_decided_about_it() -> None:
    """Whether the Alpha rolls, and that iron protects from it."""
    cold = "tribes tunit norse\nphase hunt\nnorth: | walrus\nsouth: shark\n"
    t = table(cold + "tunit: elders 5, on walrus 3 alpha, iron 1, pool 1\nnorse: pool 1")
    s = t.state
    assert odds(s, 5, 0, 3, True) == pytest.approx((at_least(1, 3, 1 / 6), 3 / 6))  # type: ignore[arg-type]
    set_one, rolls = s.copy(), s.copy()
    set_one.apply("say:no")
    rolls.apply("say:yes")
    assert odds(set_one, 5, 0, 3, True) == odds(s, 5, 0, 3, True)  # type: ignore[arg-type]
    assert odds(rolls, 5, 0, 3, True) == pytest.approx((at_least(2, 4, 1 / 6), 4 / 6))  # type: ignore[arg-type]
    assert value(set_one, 0) > value(rolls, 0)  # type: ignore[arg-type]
    rolls.apply("disk:iron")
    assert odds(rolls, 5, 0, 3, True) == pytest.approx((at_least(2, 4, 1 / 6), 0.0))  # type: ignore[arg-type]


@clause("GL-7.5", "GL-7.6")
@pytest.mark.parametrize("card", [5, 10])
def test_odds_of_a_card_know_nothing_of_a_roll_on_another(card: int) -> None:
    """On the musk ox, card 6, the Alpha rolls; hunting walrus or narwhal he would still show a one."""
    t = table(
        "phase hunt\nnorth: walrus musk-ox narwhal\nsouth: shark\nnorse: on musk-ox 3 alpha, iron 1\nthule: pool 1"
    )
    t.choose("say:yes")
    assert t.prompt == "iron-rule"
    assert odds(t.state, card, 0, 3, True) == pytest.approx((at_least(1, 3, 2 / 6), 3 / 6))  # type: ignore[arg-type]


def test_advice_prefers_hunting_to_staying_home() -> None:
    s = game.position("north: walrus\nsouth: arctic-char\nnorse: pool 3 alpha\nthule: pool 1 alpha")
    before = value(s, 0)  # type: ignore[arg-type]
    s.apply("card:arctic-char")
    s.apply("kind:alpha")
    assert value(s, 0) > before  # type: ignore[arg-type]


@clause("GL-5.3")
def test_advice_sees_the_best_end_of_a_half_made_assignment() -> None:
    """How many go, or the Alpha, has not been said yet."""
    s = game.position("north: walrus\nsouth: shark arctic-char\nnorse: pool 6 alpha\nthule: pool 6 alpha")
    before = value(s, 0)  # type: ignore[arg-type]
    for card in ("card:shark", "card:arctic-char"):
        half = s.copy()
        half.apply(card)
        ends = []
        for number in range(1, 7):
            end = half.copy()
            end.apply("kind:man")
            end.apply(f"number:{number}")
            ends.append(value(end, 0))  # type: ignore[arg-type]
        alone = half.copy()
        alone.apply("kind:alpha")
        ends.append(value(alone, 0))  # type: ignore[arg-type]
        assert value(half, 0) == pytest.approx(max(ends), abs=0.1)  # type: ignore[arg-type]
        assert value(half, 0) != pytest.approx(before, abs=0.1)  # type: ignore[arg-type]


@clause("GL-5.8")
def test_advice_sees_what_a_promotion_is_for() -> None:
    s = game.position("north: walrus\nsouth: arctic-char\nnorse: pool 6, energy 3\nthule: pool 6 alpha")
    before = value(s, 0)  # type: ignore[arg-type]
    s.apply("say:promote")
    half = value(s, 0)  # type: ignore[arg-type]
    s.apply("elder:norse-1")
    assert before < half == pytest.approx(value(s, 0), abs=0.5)  # type: ignore[arg-type]


@clause("GL-6.13")
@pytest.mark.parametrize(("chief", "dead"), [("", 4 / 6), (", elders 4", 8 / 6)])
def test_losses_to_expect_in_a_fight(chief: str, dead: float) -> None:
    s = table(
        f"north: walrus\nsouth: shark\nnorse: on walrus 3 alpha, pool 1{chief}\nthule: on walrus 2, pool 1 alpha"
    ).state
    assert attack_losses(s, 5, 1) == pytest.approx(dead)  # type: ignore[arg-type]
    assert attack_losses(s, 5, 0) == pytest.approx(2 / 6)  # type: ignore[arg-type]


def worth_with_energy(energy: int, events: int) -> float:
    text = f"north: walrus\nsouth: shark\nnorse: energy {energy}, elders 1 2 3, pool 3 alpha\nthule: pool 3 alpha"
    return value(game.position(f"events {events}\n{text}"), 0)  # type: ignore[arg-type]


@clause("GL-4.10")
def test_advice_wants_energy_for_every_elder_while_events_are_to_come() -> None:
    """Beyond one for each it is worth less; after the last event nobody is asked for it."""
    gains = [worth_with_energy(n + 1, 8) - worth_with_energy(n, 8) for n in range(4)]
    assert gains[:3] == pytest.approx([gains[0]] * 3)
    assert gains[0] > 2 * gains[3] > 0
    assert worth_with_energy(1, 0) == worth_with_energy(0, 0)


@clause("GL-7.26")
def test_a_daughter_is_worth_to_her_husbands_tribe_what_raiders_hope_for() -> None:
    rows = "events 8\nnorth: walrus\nsouth: shark\nnorse: tableau birgitta, pool 3 alpha\n"
    home, raiding, wed = (
        game.position(rows + thule)
        for thule in ("thule: pool 3 alpha", "thule: on birgitta 1, pool 2 alpha", "thule: wed birgitta, pool 2 alpha")
    )
    chance, losses = odds(raiding, 49, 1, 1, False)  # type: ignore[arg-type]
    hoped = value(raiding, 1) - value(home, 1)  # type: ignore[arg-type]
    brought = value(wed, 1) - value(home, 1)  # type: ignore[arg-type]
    assert hoped == pytest.approx(chance * brought - losses)
