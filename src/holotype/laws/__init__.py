"""The laws that every game keeps, whatever it is about. `tests/laws` and `holotype fuzz` run them.

A game is played at random, and at every decision some of the laws below are put to the state. A law is a function
that raises; what it says when it does is its docstring.
"""

import ast
import json
import math
import pickle
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec

from ..content.text import LANGUAGES
from ..core.chance import Seeded, scramble
from ..core.game import Game
from ..core.journal import Journal
from ..core.options import Option
from ..core.records import Record, RecordError, read_record
from ..core.state import IllegalToken, State
from ..core.types import Arguments, Json, Options

LONGEST = 20_000  # decisions; no game of ours comes near it
UNRESOLVED = re.compile(r"\{[\w$-]+\}")  # what Fluent prints for a variable that it was not given


class LawBroken(AssertionError):
    """A law that a game does not keep, with the game up to there."""

    def __init__(self, law: str, why: str, record: Record | None = None) -> None:
        super().__init__(f"{law.replace('_', ' ')}: {why}")
        self.law = law
        self.record = record


# --- ways to play a game -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mode:
    """One way to play a game."""

    players: int
    options: Options

    def __str__(self) -> str:
        return "-".join([f"{self.players}p", *(f"{name}={_word(value)}" for name, value in self.options.items())])


def modes(game: Game) -> list[Mode]:
    """Every variant with every number of players, and every option changed once where it acts."""
    plain = [Mode(n, {"variant": v.name}) for v in game.variants for n in v.players or game.players]
    changed = [(option, {option.name: value}) for option in game.options for value in other_values(option)]
    return plain + [changed_mode(game, i, option, values) for i, (option, values) in enumerate(changed)]


def changed_mode(game: Game, number: int, option: Option, values: Options) -> Mode:
    """In the base game, or in the first variant in which the option acts."""
    variant = next(v for v in game.variants if v.name in (option.variants or ("base",)))
    counts = variant.players or game.players
    return Mode(counts[number % len(counts)], values if variant.name == "base" else {"variant": variant.name, **values})


def other_values(option: Option) -> list[Any]:
    """What an option may be instead of its default."""
    if option.kind == "flag":
        return [not option.default]
    if option.kind == "number":
        values: list[Any] = [option.values[0], option.values[-1]]
    elif option.kind == "choice":
        values = list(option.values)
    else:
        values = [(), *[(value,) for value in option.values], option.values]
    return [value for value in dict.fromkeys(values) if value != option.default]


# --- a game played at random ---------------------------------------------------------------------------------------


@dataclass
class Line:
    """A game as it is played: the state, what it was before each move, and dice for whoever chooses."""

    game: Game
    state: State
    dice: Seeded
    seed: int = 0
    tables: list[bytes] = field(default_factory=list)  # by the number of moves made
    numbers: int | None = None  # how many features a state has
    secrets: bool = False  # somebody has seen what a spectator does not
    guessed: bool = False  # a determinization was different from the truth

    def names(self) -> list[str]:
        return [f"P{seat}" for seat in range(self.state.players)]

    def pick(self, things: Sequence[Any]) -> Any:
        return things[self.dice.below(len(things))]

    def sample(self, things: Sequence[Any], most: int) -> list[Any]:
        """Some of the things, without repetition."""
        rest = list(things)
        return [rest.pop(self.dice.below(len(rest))) for _ in range(min(most, len(rest)))]


Law = Callable[[Line], None]


def play(game: Game, mode: Mode, seed: int, every: int = 12) -> Line:
    """A random game under the laws: the quick ones are put to each state, the others to one in `every`, those that
    draw or replay to one in four of these, and all of them to the first state and the last."""
    state = game.start(mode.players, seed, **mode.options)
    line = Line(game, state, Seeded(scramble(seed)), seed)
    law: Law = games_end
    try:
        while True:
            line.tables.append(frozen(state, "chance", "journal"))
            for law in due(line, every):
                law(line)
            law = games_end
            if state.over:
                break
            law(line)
            state.apply(line.pick(state.legal()))
        for law in LAST:
            law(line)
    except Exception as error:
        why = str(error) if isinstance(error, Unlawful) else f"{type(error).__name__}: {error}"
        where = f"seed {seed}, {mode}, move {len(line.tables) - 1}"
        raise LawBroken(law.__name__, f"{why} ({where})", state.record) from error
    return line


def due(line: Line, every: int) -> list[Law]:
    if len(line.tables) == 1 or line.state.over:
        return [*QUICK, *SLOW, *HEAVY]
    slow = [law for law in SLOW if line.dice.below(every) == 0]
    return [*QUICK, *slow, *[law for law in HEAVY if line.dice.below(4 * every) == 0]]


class Unlawful(Exception):
    """What is wrong, in words; `play` adds which law, in which game, at which move."""


def require(condition: object, why: str) -> None:
    if not condition:
        raise Unlawful(why)


def frozen(state: State, *without: str) -> bytes:
    """A state as bytes that can be compared."""
    return msgspec.json.encode({key: value for key, value in state.save().items() if key not in without})


def play_on(state: State, seed: int, moves: int = 8) -> list[int]:
    """Make a few random moves; returns them."""
    dice = Seeded(seed)
    made: list[int] = []
    while not state.over and len(made) < moves:
        made.append(state.choices[dice.below(len(state.choices))])
        state.apply(made[-1])
        state.game.invariants(state)
    return made


def games_end(line: Line) -> None:
    """A random game comes to its end, without a fault on the way."""
    require(len(line.tables) < LONGEST, f"no end after {LONGEST} decisions")


# --- laws put to every state ---------------------------------------------------------------------------------------


def invariants_hold(line: Line) -> None:
    """What the rulebook says is always true is true now."""
    line.game.invariants(line.state)


def legal_tokens_are_known(line: Line) -> None:
    """Legal tokens are unique, have names, and there is one while the game runs."""
    state, legal = line.state, line.state.legal()
    require(bool(legal) != state.over, f"the game is {'over' if state.over else 'not over'}, legal is {legal}")
    require(len(set(legal)) == len(legal), f"legal has a token twice: {legal}")
    require(all(line.game.token(line.game.name(token)) == token for token in legal), "a token has no name")
    legal.clear()
    require(state.over or state.legal(), "clearing the list that legal() gave has changed the state")


def scores_are_consistent(line: Line) -> None:
    """Every seat has a score and a place; winners are the first places, and only when the game is over."""
    state, seats = line.state, list(range(line.state.players))
    scores, ranking, winners = state.scores(), state.ranking(), state.winners()
    require(len(scores) == state.players, f"{len(scores)} scores for {state.players} seats")
    require(sorted(seat for place in ranking for seat in place) == seats, f"ranking {ranking} is not of all seats")
    require(all(ranking), f"a place in the ranking is empty: {ranking}")
    if not state.over:
        require(winners == [], f"somebody has won before the end: {winners}")
    firsts = [sorted(seat for place in ranking[:n] for seat in place) for n in range(len(ranking) + 1)]
    require(sorted(winners) in firsts, f"winners {winners} are not the first of {ranking}")


def questions_have_words(line: Line) -> None:
    """The open question and the tokens that answer it have texts in every language, and a clause."""
    game, state = line.game, line.state
    if state.over:
        return
    for lang in LANGUAGES:
        require(game.texts.has(f"prompt-{state.prompt}", lang), f"prompt-{state.prompt} has no text in {lang}")
        resolved(game.question(state, lang, line.names()), f"prompt-{state.prompt} in {lang}")
        for token in state.legal():
            has_words(game, token, lang)
    clause = game.clause(state)
    require(clause in clause_ids(game), f"prompt-{state.prompt} names clause {clause}, which the rulebook lacks")


def log_lines_have_words(line: Line) -> None:
    """What has just been noted has a text in every language, with all it names, and cites a clause."""
    game, state = line.game, line.state
    assert state.journal is not None
    moves = state.journal.moves
    for event in reversed(state.journal.log):
        if event.move < moves - 1:
            break
        require(event.clause in clause_ids(game), f"log-{event.event} cites {event.clause}, which the rulebook lacks")
        require(event.only is None or event.only in range(state.players), f"log-{event.event} is for {event.only}")
        for lang in LANGUAGES:
            require(game.texts.has(f"log-{event.event}", lang), f"log-{event.event} has no text in {lang}")
            resolved(game.texts.log(event, lang, line.names()), f"log-{event.event} in {lang}")


# --- laws put to some states ---------------------------------------------------------------------------------------


def every_legal_token_is_accepted(line: Line) -> None:
    """Each legal token can be named, and leaves a sound table."""
    for token in line.sample(line.state.legal(), 16):
        copy = line.state.copy()
        copy.apply(line.game.name(token))
        line.game.invariants(copy)


def sets_are_taken_whole(line: Line) -> None:
    """Things marked in an open set in any order come to what naming them one after the other comes to; a set that
    cannot be is refused whole."""
    state = line.state
    if not state.markable():
        return
    one = state.copy()
    named: list[int] = []
    while one.seat == state.seat and one.question is state.question and not one.set_closed:
        marks = one.markable()
        ends = state.question.done in one.choices and (not marks or line.dice.below(3) == 0)
        token = state.question.done if ends else line.pick(marks)
        one.take(token)
        if ends:
            break
        named.append(token)
    other = state.copy()
    other.apply_set(line.sample(named, len(named)))
    require(frozen(other, "journal") == frozen(one, "journal"), f"the set {named} marked in another order is another")
    before = frozen(state)
    stranger = next(token for token in range(len(line.game.vocab)) if token not in state.choices)
    try:
        state.apply_set([*named, stranger])
    except IllegalToken:
        require(frozen(state) == before, "a set that was refused has changed the state")
    else:
        require(False, f"a set with {line.game.name(stranger)} was taken")


def other_tokens_are_refused(line: Line) -> None:
    """Anything else raises IllegalToken and changes nothing."""
    state, vocab = line.state, line.game.vocab
    illegal = sorted(set(range(len(vocab))) - set(state.legal()))
    unknown = [-1, len(vocab), 10**30, True, 1.0, None, "", "say:nonsense", "nonsense", b"say:pass", [0], (0,)]
    before = frozen(state)
    for token in [*line.sample(illegal, 12), *[vocab[t] for t in line.sample(illegal, 4)], *unknown]:
        try:
            state.apply(token)
        except IllegalToken as refusal:
            require(str(refusal), f"the refusal of {token!r} has no words")
        else:
            raise Unlawful(f"{token!r} was accepted")
        require(frozen(state) == before, f"refusing {token!r} has changed the state")


def fields_are_declared(line: Line) -> None:
    """A state has the engine's attributes, its rules, and the fields that the game declares, and nothing else.

    A compiled state cannot have another."""
    state = line.state
    if hasattr(state, "__dict__"):
        engine = vars(State(line.game, state.players, state.options, state.chance))
        undeclared = set(vars(state)) - set(engine) - set(type(state).FIELDS) - {"rules"}
        require(not undeclared, f"fields that are not declared: {sorted(undeclared)}")


def questions_are_declared(line: Line) -> None:
    """The open question is one of the game's, and has a value for everything that it is about."""
    state = line.state
    if state.over:
        return
    question = state.question
    require(question in line.game.questions, f"question {question.id!r} is not declared")
    require(
        len(question.names) == len(state.args),
        f"question {question.id!r} is about {list(question.names)}, but was asked with {state.args}",
    )


def copies_are_independent(line: Line) -> None:
    """A copy is equal, plays the same, and leaves the original alone; it carries no record."""
    state, seed = line.state, line.dice.below(10**6)
    before = frozen(state)
    one, two = state.copy(), state.copy()
    require(frozen(one, "journal") == frozen(state, "journal"), "a copy is not equal to the state")
    own = [getattr(state, name) for name in type(state).FIELDS if name not in type(state).SHARED]
    shared = {id(value) for value in own if isinstance(value, list)} & {id(getattr(one, n)) for n in type(one).FIELDS}
    require(not shared, "a copy shares lists with the state")
    require(one.record is None and not one.logging, "a copy carries a record or a log")
    play_on(one, seed)
    require(frozen(state) == before, "playing on in a copy has changed the state")
    require(frozen(two, "journal") == frozen(state, "journal"), "playing on in a copy has changed another copy")
    play_on(two, seed)
    require(frozen(one) == frozen(two), "two copies play on differently")


def saves_restore(line: Line) -> None:
    """A state goes through JSON and through pickle, equal, and plays on as if nothing had happened."""
    state, seed = line.state, line.dice.below(10**6)
    restored = line.game.restore(msgspec.json.encode(state.save()))
    require(frozen(restored) == frozen(state), "a restored state is not equal")
    require(restored.legal() == state.legal(), "a restored state has other legal tokens")
    copy = state.copy()
    play_on(restored, seed)
    play_on(copy, seed)
    require(frozen(restored, "journal") == frozen(copy, "journal"), "a restored state plays on differently")


def states_are_pickled(line: Line) -> None:
    """Processes can send each other states."""
    function, (name, saved) = line.state.__reduce__()
    require((name, saved) == (line.game.id, line.state.save()), "a pickle is not the save of the state")
    require(pickle.loads(pickle.dumps(function)) is function, "what a pickle calls cannot be found")
    require(pickle.loads(pickle.dumps(saved)) == saved, "a save does not go through pickle")


def records_replay(line: Line) -> None:
    """A record goes through JSON and replays to an equal state, as does every beginning of it."""
    game, state = line.game, line.state
    record = known_record(line)
    text = record.to_json()
    require(read_record(text).to_json() == text, "a record changes on its way through JSON")
    require(frozen(game.replay(text), "chance") == frozen(state, "chance"), "the record replays to another state")
    moves = line.dice.below(len(record.tokens) + 1)
    beginning = game.replay(record.until(moves))
    require(
        frozen(beginning, "chance", "journal") == line.tables[moves],
        f"the first {moves} tokens of the record replay to another state than there was",
    )


def undo_goes_back(line: Line) -> None:
    """Behind no fence, the state after fewer moves is what it was, and the same moves lead here again."""
    game, state = line.game, line.state
    assert state.journal is not None
    record, now = known_record(line), frozen(state)
    for moves in line.sample(range(state.journal.fence, state.journal.moves + 1), 3):
        back = game.rewind(state, moves)
        require(frozen(back, "chance", "journal") == line.tables[moves], f"rewinding to move {moves} went elsewhere")
        require(frozen(state) == now, "rewinding has changed the state itself")
        for token in record.tokens[moves:]:
            back.apply(token)
        require(frozen(back, "chance") == frozen(state, "chance"), f"the same moves from {moves} on lead elsewhere")


def views_leak_nothing(line: Line) -> None:
    """With all that a seat cannot know redrawn, it sees the same: view, panels, question, tokens, numbers."""
    game, state = line.game, line.state
    before = frozen(state)
    seat, seed = line.dice.below(state.players), line.dice.below(10**6)
    other = state.determinize(seat, seed)
    require(frozen(state) == before, "determinize has changed the state itself")
    again = state.determinize(seat, seed)
    require(frozen(other) == frozen(again), "determinize gives something else for the same seed")
    game.invariants(other)
    line.secrets |= state.view(seat)["table"] != state.view(None)["table"]
    line.guessed |= frozen(other, "chance", "journal") != frozen(state, "chance", "journal")
    for viewer in (seat, None):
        require(other.view(viewer) == state.view(viewer), f"the view of {_who(viewer)} tells what is hidden")
        panels = game.panels(other, viewer, "en") == game.panels(state, viewer, "en")
        require(panels, f"the panels for {_who(viewer)} tell what is hidden")
    for lang in LANGUAGES:
        asked = game.question(other, lang, line.names()) == game.question(state, lang, line.names())
        require(asked, f"prompt-{state.prompt} in {lang} tells what is hidden")
    require((other.seat, other.prompt) == (state.seat, state.prompt), "another question is open than before")
    if state.seat == seat:
        require(other.legal() == state.legal(), f"what seat {seat} may name depends on what it cannot know")
    require(
        game.features(other, seat) == game.features(state, seat), f"the features of seat {seat} tell what is hidden"
    )
    play_on(other, seed)


def pictures_leak_nothing(line: Line) -> None:
    """With all that a seat cannot know redrawn, it sees the same picture."""
    seat, lang, narrow = line.dice.below(line.state.players), line.pick(LANGUAGES), line.pick((False, True))
    other = line.state.determinize(seat, line.dice.below(10**6))
    for viewer in (seat, None):
        drawn = other.draw(viewer, lang, narrow) == line.state.draw(viewer, lang, narrow)
        require(drawn, f"the picture for {_who(viewer)} ({lang}, narrow: {narrow}) tells what is hidden")


def logs_leak_nothing(line: Line) -> None:
    """When a move looks the same to a seat in two worlds it cannot tell apart, so does what the log says of it."""
    game, state = line.game, line.state
    if state.over or state.players == 1:
        return
    viewer = line.pick([seat for seat in range(state.players) if seat != state.seat])
    seed = line.dice.below(10**6)
    worlds = [state.copy(), state.determinize(viewer, seed)]
    shared = [token for token in worlds[0].legal() if token in worlds[1].legal()]
    if not shared:
        return
    token = line.pick(shared)
    told: list[list[Arguments]] = []
    for world in worlds:
        world.chance, world.journal, world.logging = Seeded(seed), Journal(), True
        world.apply(token)
        told.append([(e.clause, e.event, e.seat, e.details) for e in game.log(world, viewer)])
    if worlds[0].view(viewer) == worlds[1].view(viewer):
        require(told[0] == told[1], f"after {game.name(token)} the log tells seat {viewer} what is hidden: {told}")


def views_are_json(line: Line) -> None:
    """What a seat sees goes through JSON unchanged."""
    for viewer in (line.dice.below(line.state.players), None):
        view = line.state.view(viewer)
        require(json.loads(json.dumps(view, allow_nan=False)) == view, f"the view of {_who(viewer)} is not JSON")
        phase = view["table"].get("phase")
        for lang in LANGUAGES:
            require(
                phase is None or line.game.texts.has(f"phase-{phase}", lang), f"phase-{phase} has no text in {lang}"
            )


def pictures_are_sound(line: Line) -> None:
    """The picture is well-formed SVG with unique ids, and names only tokens that exist."""
    viewer = line.pick([*range(line.state.players), None])
    lang, narrow = line.pick(LANGUAGES), line.pick((False, True))
    where = f"the picture for {_who(viewer)} ({lang}, narrow: {narrow})"
    try:
        root = ElementTree.fromstring(line.state.draw(viewer, lang, narrow))
    except ElementTree.ParseError as error:
        raise Unlawful(f"{where} is not well-formed: {error}") from None
    require(root.tag.endswith("svg") and root.get("viewBox"), f"{where} is no <svg> with a viewBox")
    elements = list(root.iter())
    ids = [name for element in elements if (name := element.get("id"))]
    require(len(set(ids)) == len(ids), f"{where} has an id twice: {_twice(ids)}")
    for element in elements:
        token = element.get("data-token")
        require(token is None or token in line.game.vocab, f"{where} names {token!r}, which is no token")
        values = [value for value in element.attrib.values() if value in ("None", "nan")]
        require(not values, f"{where} has a <{element.tag}> with {values}")
        resolved(element.text or "", where)


def panels_are_complete(line: Line) -> None:
    """Every seat has its panel, in every language, with words for its numbers."""
    game, state = line.game, line.state
    for lang in LANGUAGES:
        panels = game.panels(state, line.pick([*range(state.players), None]), lang)
        require(len(panels) == state.players, f"{len(panels)} panels for {state.players} seats")
        for panel in panels:
            require(panel.colour and panel.icon and panel.letter, "a panel lacks its colour, icon or letter")
            for fact in panel.facts:
                resolved(fact.label, f"the fact {fact.icon!r} in {lang}")
        for part in ("colour", "letter"):
            signs = [getattr(panel, part) for panel in panels]
            require(len(set(signs)) == len(signs), f"two seats have the same {part}")


def numbers_tell_tables_apart(line: Line) -> None:
    """Tables that a seat sees differently have different numbers for learning, or other tokens are legal."""
    state = line.state
    seat = line.pick(range(state.players))
    tables = [state]
    for token in line.sample(state.legal(), 6):
        tables.append(state.copy())
        tables[-1].apply(token)
    seen: dict[Arguments, Json] = {}
    for table in tables:
        mask = table.legal() if table.seat == seat else []
        numbers = (*mask, None, *line.game.features(table, seat))
        view = table.view(seat)
        other = seen.setdefault(numbers, view)
        if view != other:
            raise Unlawful(f"seat {seat} has equal numbers for different views: {_difference(view, other)}")


def _difference(one: object, other: object) -> str:
    """Where two views differ first."""
    if isinstance(one, dict) and isinstance(other, dict):
        key = next(key for key in {**one, **other} if one.get(key) != other.get(key))
        return f"{key}: {_difference(one.get(key), other.get(key))}"
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(f"{i}: {_difference(a, b)}" for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
    return f"{one} and {other}"


def numbers_are_finite(line: Line) -> None:
    """Features are as many in every state, and finite, as is advice."""
    game, state = line.game, line.state
    for seat in range(state.players):
        numbers = game.features(state, seat)
        line.numbers = line.numbers or len(numbers)
        require(len(numbers) == line.numbers, f"{len(numbers)} features, where another state had {line.numbers}")
        require(all(math.isfinite(n) for n in numbers), "a feature is not a finite number")
        require(math.isfinite(game.advice(state, seat)), "advice is not a finite number")


# --- laws put to a game at its end ---------------------------------------------------------------------------------


def foreign_records_are_refused(line: Line) -> None:
    """A record of another game, ruleset or data, or one that does not replay, is refused with a RecordError."""
    record = known_record(line)
    change = msgspec.structs.replace
    for foreign in (
        change(record, game="chess"),
        change(record, ruleset=record.ruleset + 1),
        change(record, pack="0" * 16),
        change(record, players=99),
        change(record, options={"no such option": 1}),
        change(record, entries=(*record.entries, "say:nonsense")),
        change(record, entries=(*record.entries, 0)),
    ):
        try:
            line.game.replay(foreign)
        except RecordError:
            continue
        raise Unlawful(f"a foreign record was replayed: {foreign}")


def games_repeat(line: Line) -> None:
    """The same seed and the same tokens lead through the same tables again, from the first to the last."""
    record = known_record(line)
    again = line.game.start(record.players, line.seed, **record.options)
    for moves, token in enumerate(record.tokens):
        require(frozen(again, "chance", "journal") == line.tables[moves], f"after {moves} tokens the table is another")
        again.apply(token)
    require(frozen(again) == frozen(line.state), "the same tokens lead to another end")


QUICK: tuple[Law, ...] = (
    invariants_hold,
    legal_tokens_are_known,
    scores_are_consistent,
    questions_are_declared,
    questions_have_words,
    log_lines_have_words,
)
SLOW: tuple[Law, ...] = (
    fields_are_declared,
    copies_are_independent,
    sets_are_taken_whole,
    every_legal_token_is_accepted,
    other_tokens_are_refused,
    saves_restore,
    states_are_pickled,
    views_leak_nothing,
    logs_leak_nothing,
    views_are_json,
    panels_are_complete,
    numbers_are_finite,
    numbers_tell_tables_apart,
)
HEAVY: tuple[Law, ...] = (
    records_replay,
    undo_goes_back,
    pictures_leak_nothing,
    pictures_are_sound,
)
LAST: tuple[Law, ...] = (foreign_records_are_refused, games_repeat)


def check_secrets(lines: Sequence[Line]) -> None:
    """Where a seat sees more than a spectator, there is something for the others to guess."""
    if any(line.secrets for line in lines) and not any(line.guessed for line in lines):
        raise LawBroken("check_secrets", "something is hidden, but determinize never changed anything")


# --- laws put to the game itself -----------------------------------------------------------------------------------


def check_texts(game: Game) -> None:
    """Everything that has a name has it in every language: title, options, variants, and all messages of the game."""
    wanted = ["title", "summary", *(f"variant-{variant.name}" for variant in game.variants)]
    for option in game.options:
        wanted.append(f"option-{option.name}")
        if option.kind in ("choice", "subset"):
            wanted += [f"option-{option.name}-{value}" for value in option.values]
    wanted += [f"prompt-{question.prompt}" for question in game.questions]
    wanted += [f"log-{event}" for event in noted_events(game)]
    for lang in LANGUAGES:
        for message in wanted:
            require_words(game, message, lang)
        for token in range(len(game.vocab)):
            has_words(game, token, lang)
    ours = {lang: messages(game, lang) for lang in LANGUAGES}
    for lang in LANGUAGES:
        missing = sorted(ours[LANGUAGES[0]] ^ ours[lang])
        if missing:
            raise LawBroken("check_texts", f"only one of {LANGUAGES[0]} and {lang} has {', '.join(missing)}")


def check_rulebooks(game: Game) -> None:
    """The rulebooks tell the game in short and have the same clauses, each once, and every clause that an option, a
    question or a ruleset names. Every ruleset after the first says what it changed."""
    for lang in LANGUAGES:
        if not game.introduction(lang):
            raise LawBroken("check_rulebooks", f"the rulebook in {lang} does not begin with the game in short")
    ids = {lang: [clause.id for clause in game.rulebook(lang)] for lang in LANGUAGES}
    for lang, clauses in ids.items():
        if clauses != ids[LANGUAGES[0]] or not clauses:
            odd = sorted(set(clauses) ^ set(ids[LANGUAGES[0]])) or "their order"
            raise LawBroken("check_rulebooks", f"the rulebooks in {LANGUAGES[0]} and {lang} differ in {odd}")
        if len(set(clauses)) != len(clauses):
            raise LawBroken("check_rulebooks", f"the rulebook in {lang} has a clause twice: {_twice(clauses)}")
    for option in game.options:
        if option.clause not in ids[LANGUAGES[0]]:
            raise LawBroken(
                "check_rulebooks", f"option {option.name} names clause {option.clause!r}, which is not there"
            )
    for question in game.questions:
        if isinstance(question.clause, str) and question.clause not in ids[LANGUAGES[0]]:
            raise LawBroken(
                "check_rulebooks", f"question {question.id} names clause {question.clause!r}, which is not there"
            )
    if [ruleset.number for ruleset in game.rulesets] != list(range(2, game.ruleset + 1)):
        raise LawBroken("check_rulebooks", f"rulesets does not say what each of 2 to {game.ruleset} changed")
    for ruleset in game.rulesets:
        if not set(ruleset.clauses) <= set(ids[LANGUAGES[0]]):
            raise LawBroken("check_rulebooks", f"ruleset {ruleset.number} names a clause that is not there")


def require_words(game: Game, message: str, lang: str) -> None:
    if not game.texts.has(message, lang):
        raise LawBroken("check_texts", f"{message} has no text in {lang}")


# --- helpers -------------------------------------------------------------------------------------------------------


def known_record(line: Line) -> Record:
    record = line.state.record
    assert record is not None
    return record


def clause_ids(game: Game) -> set[str]:
    return {clause.id for clause in game.rulebook()}


def has_words(game: Game, token: int, lang: str) -> None:
    """A thing is called something: by its data, by its own message, or by that of its kind."""
    kind, _, thing = game.name(token).partition(":")
    if game.vocab.label(token, lang) is None and not game.texts.has(f"{kind}-{thing}", lang):
        require(game.texts.has(kind, lang), f"{game.name(token)} has no text in {lang}")
    resolved(game.texts.token(token, lang), f"{game.name(token)} in {lang}")


def resolved(words: str, where: str) -> None:
    missing = UNRESOLVED.findall(words)
    require(not missing, f"{where} is not told {', '.join(missing)}")


def messages(game: Game, lang: str) -> set[str]:
    """The ids of the game's own messages."""
    source = resources.files(game.package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*) *=", source, re.MULTILINE))


def noted_events(game: Game) -> Iterator[str]:
    """The events that the game's modules tell the log: `s.note("EV-6.2", "feeds", …)`."""
    for path in sorted(Path(str(resources.files(game.package))).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "note" and len(node.args) > 1:
                word = node.args[1]
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    yield word.value


def _who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _twice(things: Sequence[str]) -> str:
    return next((thing for thing in things if things.count(thing) > 1), "")


def _word(value: object) -> str:
    return "+".join(map(str, value)) or "none" if isinstance(value, tuple) else str(value)
