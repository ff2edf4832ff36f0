"""The laws notice: a sound game is broken in one place, and the law for that place says so."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import holotype
from holotype import laws
from holotype.core.panels import Panel
from holotype.core.question import Question
from holotype.core.rulesets import Ruleset
from holotype.core.tokens import Group, Vocabulary
from holotype.laws import records

Break = Callable[[holotype.Game], holotype.Game]


def broken_law(game: holotype.Game) -> str:
    """The law that some random games of every mode break."""
    for seed in range(3):
        for mode in laws.modes(game):
            try:
                laws.play(game, mode, seed, every=1)
            except laws.LawBroken as broken:
                return broken.law
    return "none"


def changed(game: holotype.Game, name: str, result: Callable[..., Any]) -> holotype.Game:
    """The game with one of its functions wrapped: `result(what it gave, its arguments)`."""
    was = getattr(game, name)
    parts: dict[str, Any] = {name: lambda *args: result(was(*args), *args)}
    return replace(game, **parts)


def with_state(game: holotype.Game, **parts: Any) -> holotype.Game:
    """The game with some parts of its state's class replaced, in copies too."""
    sound = state_class(game)

    def copy(self: Any) -> Any:
        return recast(sound.copy(self))

    broken = type("Broken", (sound,), {"copy": copy} | parts)

    def recast(state: Any) -> Any:
        state.__class__ = broken
        return state

    return replace(game, new=lambda *args: recast(game.new(*args)))


def state_class(game: holotype.Game) -> Any:
    return type(game.start(seed=0))


def leaky_view(game: holotype.Game) -> holotype.Game:
    return changed(game, "view", lambda view, s, viewer: view | {"next": s.hands[0]})


def leaky_picture(game: holotype.Game) -> holotype.Game:
    return changed(game, "draw", lambda svg, s, *_: svg.replace("<svg", f'<svg data-n="{s.hands[0]}"', 1))


def leaky_narrow_picture(game: holotype.Game) -> holotype.Game:
    def draw(svg: str, s: Any, viewer: int | None, lang: str, narrow: bool) -> str:
        return svg.replace("<svg", f'<svg data-n="{s.hands[0]}"', 1) if narrow else svg

    return changed(game, "draw", draw)


def leaky_features(game: holotype.Game) -> holotype.Game:
    return changed(game, "features", lambda numbers, s, seat: [*numbers, float(s.bag[0])])


def leaky_panels(game: holotype.Game) -> holotype.Game:
    def panels(given: list[Panel], s: Any, *_: Any) -> list[Panel]:
        return [replace(panel, score=s.bag[0]) for panel in given]

    return changed(game, "panels", panels)


def leaky_log(game: holotype.Game) -> holotype.Game:
    def note(self: Any, clause: str, event: str, seat: Any = None, only: Any = None, **details: Any) -> None:
        if self.journal is not None:
            self.journal.note(clause, event, seat, None, details)

    return with_state(game, note=note)


def stale_question(game: holotype.Game) -> holotype.Game:
    """A hand is dealt anew, but the open question is still about the old one."""

    def determinize(s: Any, viewer: int) -> None:
        choices = s.choices
        game.determinize(s, viewer)
        s.choices = choices

    return replace(game, determinize=determinize)


def shared_list(game: holotype.Game) -> holotype.Game:
    sound = state_class(game)

    def copy(self: Any) -> Any:
        c = sound.copy(self)
        c.hands = self.hands
        return c

    return with_state(game, copy=copy)


def forgotten_field(game: holotype.Game) -> holotype.Game:
    return with_state(game, FIELDS=("bag", "hands", "museums", "lost"))


def lost_fossil(game: holotype.Game) -> holotype.Game:
    def setup(_: None, s: Any) -> None:
        s.bag[0] -= 1

    return changed(game, "setup", setup)


def wordless_token(game: holotype.Game) -> holotype.Game:
    fossils = game.vocab.groups["fossil"]
    return replace(game, vocab=Vocabulary(game.vocab.groups["say"], Group("fossil", fossils.base, fossils.things)))


def torn_picture(game: holotype.Game) -> holotype.Game:
    return changed(game, "draw", lambda svg, *_: svg.replace("</svg>", ""))


def twin_ids(game: holotype.Game) -> holotype.Game:
    return changed(game, "draw", lambda svg, *_: svg.replace("region-seat-1", "region-seat-0"))


def foreign_token(game: holotype.Game) -> holotype.Game:
    return changed(game, "draw", lambda svg, *_: svg.replace('data-token="say:dig"', 'data-token="say:swim"'))


def unresolved_text(game: holotype.Game) -> holotype.Game:
    return changed(game, "draw", lambda svg, *_: svg.replace("<title>", "<title>{count}", 1))


def view_with_tuples(game: holotype.Game) -> holotype.Game:
    return changed(game, "view", lambda view, *_: view | {"seats": tuple(view["seats"])})


def unknown_phase(game: holotype.Game) -> holotype.Game:
    return changed(game, "view", lambda view, *_: view | {"phase": "sleeping"})


def missing_panel(game: holotype.Game) -> holotype.Game:
    return changed(game, "panels", lambda panels, *_: panels[1:])


def ragged_features(game: holotype.Game) -> holotype.Game:
    return changed(game, "features", lambda numbers, s, seat: numbers + [0.0] * sum(s.passed))


def blind_features(game: holotype.Game) -> holotype.Game:
    return changed(game, "features", lambda numbers, *_: [0.0] * len(numbers))


def endless_advice(game: holotype.Game) -> holotype.Game:
    return changed(game, "advice", lambda *_: float("inf"))


def unranked_seat(game: holotype.Game) -> holotype.Game:
    return changed(game, "ranking", lambda ranking, *_: ranking[:1])


def wrong_winner(game: holotype.Game) -> holotype.Game:
    return changed(game, "winners", lambda winners, s: game.ranking(s)[-1])


def loud_copies(game: holotype.Game) -> holotype.Game:
    sound = state_class(game)

    def copy(self: Any) -> Any:
        c = sound.copy(self)
        c.logging = True
        return c

    return with_state(game, copy=copy)


def careless_apply(game: holotype.Game) -> holotype.Game:
    def apply(self: Any, token: object) -> None:
        if token in self.choices or token in [game.name(t) for t in self.choices]:
            self.take(game.token(token) if isinstance(token, str) else token)

    return with_state(game, apply=apply)


def hasty_refusal(game: holotype.Game) -> holotype.Game:
    sound = state_class(game)

    def apply(self: Any, token: object) -> None:
        try:
            sound.apply(self, token)
        except holotype.IllegalToken:
            self.choices = self.choices[:-1]
            raise

    return with_state(game, apply=apply)


def open_legal(game: holotype.Game) -> holotype.Game:
    return with_state(game, legal=lambda self: self.choices)


@pytest.mark.parametrize(
    ("damage", "law"),
    [
        (leaky_view, "views_leak_nothing"),
        (leaky_picture, "pictures_leak_nothing"),
        (leaky_narrow_picture, "pictures_leak_nothing"),
        (leaky_features, "views_leak_nothing"),
        (leaky_panels, "views_leak_nothing"),
        (leaky_log, "logs_leak_nothing"),
        (stale_question, "views_leak_nothing"),
        (shared_list, "copies_are_independent"),
        (forgotten_field, "fields_are_declared"),
        (lost_fossil, "invariants_hold"),
        (wordless_token, "questions_have_words"),
        (torn_picture, "pictures_are_sound"),
        (twin_ids, "pictures_are_sound"),
        (foreign_token, "pictures_are_sound"),
        (unresolved_text, "pictures_are_sound"),
        (view_with_tuples, "views_are_json"),
        (unknown_phase, "views_are_json"),
        (missing_panel, "panels_are_complete"),
        (ragged_features, "numbers_are_finite"),
        (blind_features, "numbers_tell_tables_apart"),
        (endless_advice, "numbers_are_finite"),
        (unranked_seat, "scores_are_consistent"),
        (wrong_winner, "scores_are_consistent"),
        (loud_copies, "copies_are_independent"),
        (careless_apply, "other_tokens_are_refused"),
        (hasty_refusal, "other_tokens_are_refused"),
        (open_legal, "legal_tokens_are_known"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_game_is_noticed(skeleton: holotype.Game, damage: Break, law: str) -> None:
    assert broken_law(damage(skeleton)) == law


def test_the_sound_game_breaks_no_law(skeleton: holotype.Game) -> None:
    assert broken_law(skeleton) == "none"


def test_a_broken_law_says_which_where_and_in_which_game(skeleton: holotype.Game) -> None:
    with pytest.raises(laws.LawBroken) as caught:
        laws.play(missing_panel(skeleton), laws.Mode(2, {"sets": False}), seed=4)
    assert str(caught.value) == "panels are complete: 1 panels for 2 seats (seed 4, 2p-sets=False, move 0)"
    assert caught.value.record is not None
    assert skeleton.replay(caught.value.record).seat is not None


def test_a_question_of_an_unknown_clause_is_noticed(skeleton: holotype.Game) -> None:
    first, *rest = skeleton.questions
    lost = Question(first.id, "NG-99", first.about, marks=first.marks, done=first.done, prompt=first.prompt)
    with pytest.raises(laws.LawBroken, match=f"question {first.id} names clause 'NG-99'"):
        laws.check_rulebooks(replace(skeleton, questions=(lost, *rest)))


def test_a_ruleset_that_does_not_say_what_it_changed_is_noticed(skeleton: holotype.Game) -> None:
    with pytest.raises(laws.LawBroken, match="rulesets does not say what each of 2 to 3 changed"):
        laws.check_rulebooks(replace(skeleton, ruleset=3, rulesets=(Ruleset(3, ("NG-2.2",)),)))
    with pytest.raises(laws.LawBroken, match="ruleset 2 names a clause that is not there"):
        laws.check_rulebooks(replace(skeleton, ruleset=2, rulesets=(Ruleset(2, ("NG-99",)),)))


def test_a_game_that_guesses_nothing_anew_is_noticed(skeleton: holotype.Game) -> None:
    blind = replace(skeleton, determinize=lambda s, seat: None)
    lines = [laws.play(blind, laws.modes(blind)[0], seed) for seed in range(3)]
    with pytest.raises(laws.LawBroken, match="never changed anything"):
        laws.check_secrets(lines)


def test_a_game_without_end_is_noticed(skeleton: holotype.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "LONGEST", 4)
    with pytest.raises(laws.LawBroken, match="games end: no end after 4 decisions"):
        laws.play(skeleton, laws.modes(skeleton)[2], seed=1)
