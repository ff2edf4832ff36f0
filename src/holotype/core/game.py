"""A game as the rest of the world sees it: facts, functions, and everything one can do with it."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any, Final, Generic

import msgspec
from typing_extensions import TypeVar

from ..content.clauses import Clause, read_introduction, read_rulebook
from ..content.text import Texts
from .chance import Chance, Recorded, Seeded, System, restored
from .journal import Event, Journal
from .notation import PositionError, Statement, statements
from .options import BASE, Option, OptionError, Variant, settle
from .panels import Panel
from .question import BITS, FLAG, MANY, NUMBER, SEAT, TOKEN, Question
from .records import REPLAY_FAULTS, Record, RecordError, read_record
from .rulesets import Ruleset
from .state import FreeActions, State
from .terms import Term, read_terms
from .tokens import Vocabulary
from .types import Arguments, Details, Json, Options, Step, Value

S = TypeVar("S", bound=State, default=State)  # the game's own State; `Game` alone is a game met through the registry

KINDS: Final = 256  # whose rules are kept


class SaveError(ValueError):
    """A saved state that does not belong to this game and ruleset."""


def no_details(state: State) -> Details:
    return {}


def no_rules(players: int, options: Options) -> None:
    return None


def no_free_actions(state: State) -> None:
    return None


def no_answer_details(state: State, token: int) -> Details:
    return {}


def by_its_own_name(state: State, token: int) -> int:
    return token


def nothing_follows(state: State) -> None:
    return None


def against_each_other(state: State) -> bool:
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """What a game's folder gives to the engine. Functions that take a State come from its modules."""

    id: str
    package: str  # where its modules and its text/ lie
    ruleset: int  # raised when a fix changes what a record means
    players: tuple[int, ...]  # the player counts it can be played with
    minutes: int  # how long people take, per player
    vocab: Vocabulary
    options: tuple[Option, ...] = ()
    variants: tuple[Variant, ...] = (BASE,)
    questions: tuple[Question, ...] = ()
    rulesets: tuple[Ruleset, ...] = ()  # what each changed, from the second on

    rules: Callable[[int, Options], Any] = no_rules  # what all tables with these players and options share
    new: Callable[["Game[Any]", int, Options, Chance, Any], S]  # an empty table, played by those rules
    setup: Callable[[S], None]  # from an empty table to the first decision
    set_table: Callable[[S, Sequence[Statement]], None]  # a position in words onto an empty table
    scores: Callable[[S], list[int]]
    ranking: Callable[[S], list[list[int]]]
    winners: Callable[[S], list[int]]
    determinize: Callable[[S, int], None]  # redraw what a seat cannot know, in place
    view: Callable[[S, int | None], Json]
    features: Callable[[S, int], list[float]]  # numbers for learning; as many for every state of a player count
    panels: Callable[[S, int | None, str], list[Panel]]  # one a seat, for the side of the page
    draw: Callable[[S, int | None, str, bool], str]  # state, viewer, language, narrow
    asking: Callable[[S], Details] = no_details  # what the open question's text names beside its `about`
    answering: Callable[[S, int], Details] = no_answer_details  # what the words of an answer name beside that
    known_as: Callable[[S, int], int] = by_its_own_name  # the token by whose name a token is known at this table
    restored: Callable[[S], None] = nothing_follows  # set what follows from the fields of a restored state
    free: Callable[[S], FreeActions | None] = no_free_actions  # what may be done beside any question
    verdict: Callable[[S], Details] = no_details  # what `verdict` names, where nobody wins or loses
    advice: Callable[[S, int], float]  # how good the table is for a seat, in points
    cooperative: Callable[[S], bool] = against_each_other  # whether all seats win or lose together
    spread: float = 10.0  # a lead of this many points of advice is a likely win
    weighs_chance: bool = False  # whether advice knows what dice will bring on average, so that none need be thrown
    invariants: Callable[[S], None]  # raises AssertionError with the clause that is broken
    pack: str | None = None  # digest of the data pack laid over the data

    @property
    def player_counts(self) -> list[int]:
        """How many can play, in any variant."""
        return sorted({n for variant in self.variants for n in variant.players or self.players})

    # --- beginning a game ------------------------------------------------------------------------------------

    def start(self, players: int | None = None, seed: int | None = None, *, record: bool = True, **options: Value) -> S:
        """A new game at its first decision. Without a seed chance comes from the operating system."""
        chance = System() if seed is None else Seeded(whole_number(seed, "seed"))
        state = self.blank(players, options, chance, record)
        self.setup(state)
        state.run()
        return state

    def position(self, text: str, seed: int = 0, *, record: bool = True, **options: Value) -> S:
        """A table set in words (see core.notation and the game's docs), at its first decision."""
        state, body = self._table(text, Seeded(whole_number(seed, "seed")), options, record)
        self.set_table(state, body)
        if state.journal is not None:
            state.journal.position = text
        state.run()
        return state

    def replay(self, record: Record | bytes | str, chance: Chance | None = None) -> S:
        """The state at the end of a record. Chance beyond it comes from `chance` (else the operating system)."""
        if not isinstance(record, Record):
            record = read_record(record)
        self._accept(record)
        before, outcomes = (0, record.outcomes) if record.saved is None else self._resumed(record)
        recorded = Recorded(outcomes, chance or System())
        try:
            if record.saved is not None:
                state = self.restore(record.saved)
                state.chance = recorded
            elif record.position is None:
                state = self.blank(record.players, record.options, recorded, True)
                self.setup(state)
            else:
                state, body = self._table(record.position, recorded, record.options, True)
                self.set_table(state, body)
                assert state.journal is not None
                state.journal.position = record.position
            state.run()
            for number, token in enumerate(record.tokens[before:], before):
                try:
                    state.apply(token)
                except REPLAY_FAULTS as fault:
                    message = f"token {number + 1} of the record, {token}: {fault}"
                    raise RecordError(message, "token", number=number + 1, token=token[:40]) from None
        except (OptionError, PositionError, SaveError, *REPLAY_FAULTS) as fault:
            raise RecordError(f"the record does not replay: {fault}", "start") from None
        if recorded.left:
            message = f"the record has {recorded.left} chance outcomes more than its tokens use"
            raise RecordError(message, "surplus", left=recorded.left)
        state.chance = chance or System()
        return state

    def blank(self, players: int | None, options: Mapping[str, Value], chance: Chance, record: bool) -> S:
        """An empty table with everything about it checked."""
        settled = settle(self.options, self.variants, options)
        variant = next(v for v in self.variants if v.name == settled["variant"])
        counts = variant.players or self.players
        players = counts[0] if players is None else players
        if type(players) is not int or players not in counts:
            shown = ", ".join(map(str, counts))
            raise OptionError(f"{self.id} ({variant.name}) is for {shown} players, not {players!r}")
        state = self.new(self, players, settled, chance, self._shared_rules(players, settled))
        state.free = self.free(state)
        if record:
            state.journal = Journal()
            state.logging = True
        return state

    @cached_property
    def _known_rules(self) -> dict[Arguments, Any]:
        return {}

    def _shared_rules(self, players: int, options: Options) -> Any:
        """Made once for every kind of game; nobody plays so many kinds that they would fill the memory."""
        kind = (players, *options.values())
        known = self._known_rules
        if kind not in known:
            if len(known) == KINDS:
                known.clear()
            known[kind] = self.rules(players, options)
        return known[kind]

    def _table(
        self, text: str, chance: Chance, options: Mapping[str, Value], record: bool
    ) -> tuple[S, list[Statement]]:
        """A blank table for a position, and the statements that are the game's to read."""
        players: int | None = None
        given: Options = {}
        outcomes: list[int] = []
        body: list[Statement] = []
        seats = 0
        for statement in statements(text):
            if statement.word == "players":
                players = statement.number()
            elif statement.word == "option":
                name, _, value = statement.body.partition("=")
                given[name.strip()] = value.strip()
            elif statement.word == "dice":
                outcomes += [n - 1 for n in statement.numbers()]
            elif statement.word == "chance":
                outcomes += statement.numbers()
            else:
                body.append(statement)
                if statement.word == "seat":
                    seats = max(seats, statement.about_seat()[0] + 1)
        if outcomes and not isinstance(chance, Recorded):
            chance = Recorded(outcomes, chance)
        if players is None:
            players = next((n for n in self.players if n >= seats), seats)
        try:
            return self.blank(players, given | dict(options), chance, record), body
        except OptionError as error:
            raise PositionError(str(error)) from None

    # --- tokens and texts ------------------------------------------------------------------------------------

    def token(self, name: str) -> int:
        return self.vocab.number(name)

    def name(self, token: int) -> str:
        return self.vocab[token]

    @cached_property
    def texts(self) -> Texts:
        return Texts(self.package, self.vocab)

    @cached_property
    def _rulebooks(self) -> dict[str, list[Clause]]:
        return {}

    def rulebook(self, lang: str = "en") -> list[Clause]:
        """The clauses of the rules, in order, in our words."""
        self.texts.check_language(lang)
        if lang not in self._rulebooks:
            self._rulebooks[lang] = read_rulebook(self.package, lang)
        return self._rulebooks[lang]

    def introduction(self, lang: str = "en") -> list[str]:
        """The game in short, in paragraphs of Markdown."""
        self.texts.check_language(lang)
        return read_introduction(self.package, lang)

    @cached_property
    def terms(self) -> tuple[Term, ...]:
        """The words of the rulebook, for the glossary and against other words."""
        return read_terms(self.package)

    # --- looking at a state ----------------------------------------------------------------------------------

    def view_of(self, state: S, seat: int | None) -> Json:
        self.check_seat(state, seat)
        return {
            "game": self.id,
            "players": state.players,
            "options": {k: list(v) if isinstance(v, tuple) else v for k, v in state.options.items()},
            "viewer": seat,
            "seat": state.seat,
            "prompt": state.prompt if state.seat is not None else "",
            "about": self.about(state) if seat == state.seat else {},
            "legal": [self.vocab[t] for t in state.choices] if seat == state.seat else [],
            "over": state.over,
            "winners": state.winners(),
            "table": self.view(state, seat),
        }

    def picture(self, state: S, seat: int | None, lang: str, narrow: bool) -> str:
        self.check_seat(state, seat)
        self.texts.check_language(lang)
        return self.draw(state, seat, lang, narrow)

    def question(self, state: S, lang: str, names: Sequence[str]) -> str:
        """The open question in words; empty when the game is over."""
        if state.over:
            return ""
        return self.texts.prompt(state.prompt, lang, self.details(state), names)

    def answers(self, state: S, lang: str, names: Sequence[str]) -> dict[int, str]:
        """The legal tokens in words: what choosing them answers to the open question."""
        details = {} if state.over else self.details(state)
        return {
            token: self.texts.answer(
                state.prompt,
                token,
                lang,
                self.texts.token(self.known_as(state, token), lang),
                details | self.answering(state, token),
                names,
            )
            for token in state.choices
        }

    def clause(self, state: S) -> str:
        """The clause that the open question comes from; empty when the game is over."""
        return "" if state.over else state.question.clause_in(state)

    def about(self, state: S) -> Details:
        """What the open question is about, by name: tokens and seats as in the log, numbers; without what is none."""
        kinds = state.question.about
        named = {name: self._named(kinds[name], value) for name, value in state.about.items()}
        return {name: value for name, value in named.items() if value is not None}

    def _named(self, kind: str, value: int) -> object:
        if kind in (NUMBER, FLAG, BITS):
            return int(value)
        if value < 0:
            return None
        if kind == SEAT:
            return f"seat:{value}"
        if kind.endswith(MANY):
            things = self.vocab.groups[kind.removesuffix(MANY)]
            return [self.vocab[things.base + i] for i in range(len(things)) if value >> i + things.first & 1]
        return self.vocab[value if kind == TOKEN else self.vocab.groups[kind].token(value)]

    def details(self, state: S) -> Details:
        """What the words of the open question name."""
        return self.about(state) | self.asking(state)

    def log(self, state: S, seat: int | None) -> list[Event]:
        """The lines of the log that a seat may read."""
        if state.journal is None:
            return []
        return [event for event in state.journal.log if event.only is None or event.only == seat]

    def check_seat(self, state: S, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or seat not in range(state.players)):
            raise ValueError(f"there is no seat {seat!r}; seats go from 0 to {state.players - 1}")

    # --- records, undo, saves --------------------------------------------------------------------------------

    def _resumed(self, record: Record) -> tuple[int, list[int]]:
        """Where a record goes on from its saved state: how many tokens came before, and the outcomes from there on."""
        assert record.saved is not None
        try:
            before = played(record.saved["journal"], self.name)
        except (LookupError, TypeError, ValueError) as error:
            raise RecordError(f"the saved state of this record is damaged: {error!r}") from None
        if list(record.entries[: len(before)]) != before:
            raise RecordError("the saved state of this record belongs to another game, or comes later", "resumed")
        after = record.entries[len(before) :]
        return sum(isinstance(entry, str) for entry in before), [entry for entry in after if isinstance(entry, int)]

    def record_of(self, state: S, journal: Journal) -> Record:
        return Record(
            game=self.id,
            ruleset=self.ruleset,
            players=state.players,
            options=dict(state.options),
            entries=(*journal.before, *[~entry if entry < 0 else self.vocab[entry] for entry in journal.entries]),
            position=journal.position,
            pack=self.pack,
            saved=journal.resumed,
        )

    def rewind(self, state: S, moves: int) -> S:
        """The same game after its first `moves` tokens. Behind `journal.fence` the people at the table must agree."""
        record = state.record
        if record is None or not 0 <= moves <= len(record.tokens):
            raise RecordError(f"cannot go back to move {moves}")
        assert state.journal is not None
        if moves < state.journal.floor:
            floor = state.journal.floor
            raise RecordError(f"cannot go back beyond move {floor}, from which another ruleset applies", "resumed")
        return self.replay(record.until(moves), state.chance.copy())

    def _accept(self, record: Record) -> None:
        if record.game != self.id:
            raise RecordError(f"this is a record of {record.game}, not of {self.id}")
        if record.ruleset != self.ruleset:
            raise RecordError(
                f"this record was made under ruleset {record.ruleset} of {self.id}; this version plays ruleset "
                f"{self.ruleset}, in which the same tokens may mean something else",
                "ruleset",
                made=record.ruleset,
                played=self.ruleset,
            )
        if record.pack != self.pack:
            message = "this record was made with another data pack; load the game with the same one"
            raise RecordError(message, "pack")

    def save(self, state: S) -> Json:
        return {
            "game": self.id,
            "ruleset": self.ruleset,
            "pack": self.pack,
            "players": state.players,
            "options": dict(state.options),
            "chance": state.chance.save(),
            "agenda": [self._name_step(step) for step in state.agenda],
            "question": None
            if state.seat is None
            else {
                "seat": state.seat,
                "id": state.question.id,
                "choices": [self.vocab[t] for t in state.choices],
                "then": self._name_step((state.then, *state.args)),
            },
            "table": {name: _plain(getattr(state, name)) for name in type(state).FIELDS},
            "journal": None if state.journal is None else state.journal.save(self.name),
        }

    def restore(self, saved: Json | bytes | str) -> S:
        """The state that `state.save()` described; one saved under an earlier ruleset goes on under this one."""
        if isinstance(saved, (bytes, str)):
            try:
                saved = msgspec.json.decode(saved, type=Json)
            except msgspec.MsgspecError as error:
                raise SaveError(f"this is not a saved state: {error}") from None
        try:
            if saved["game"] != self.id or not 0 < saved["ruleset"] <= self.ruleset:
                raise SaveError(f"saved by {saved['game']} ruleset {saved['ruleset']}, not {self.id} {self.ruleset}")
            if saved["pack"] != self.pack:
                raise SaveError("saved with another data pack; load the game with the same one")
            if saved["ruleset"] < self.ruleset:
                saved = self.carried(saved)
            state = self.blank(saved["players"], saved["options"], restored(saved["chance"]), False)
            for name, value in saved["table"].items():
                if name not in type(state).FIELDS:
                    raise SaveError(f"the table has nothing called {name!r}")
                setattr(state, name, type(getattr(state, name))(value))
            self.restored(state)
            state.agenda = [self._find_step(step) for step in saved["agenda"]]
            question = saved["question"]
            if question is not None:
                then, *args = self._find_step(question["then"])
                choices = [self.vocab.number(name) for name in question["choices"]]
                if not choices:
                    raise SaveError("this saved state is damaged: its question has no legal token")
                state.seat, state.choices, state.then, state.args = question["seat"], choices, then, tuple(args)
                state.question = self._find_question(question.get("id") or question["prompt"], len(args))
            journal = saved["journal"]
            if journal is not None:
                state.journal = Journal.restore(journal, self.vocab.number)
                state.logging = True
                if "before" in journal:
                    state.journal.resume(journal.get("resumed", saved), journal["before"])
        except SaveError:
            raise
        except (LookupError, TypeError, AttributeError, ValueError, RuntimeError) as error:
            raise SaveError(f"this saved state is damaged: {error!r}") from None
        return state

    def changes_since(self, ruleset: int) -> list[Ruleset]:
        """What later rulesets changed."""
        return [later for later in self.rulesets if later.number > ruleset]

    def carried(self, saved: Json) -> Json:
        """A state saved under an earlier ruleset as one of ours. What was played until then stays in its journal, but
        is replayed no more: the same tokens may mean something else now."""
        ours: Json = deepcopy(dict(saved))
        for ruleset in self.changes_since(ours["ruleset"]):
            ruleset.carry(ours)
        ours["ruleset"] = self.ruleset
        if ours["journal"] is not None:
            journal = ours["journal"]
            journal |= {"before": played(journal, self.name), "entries": []}
            journal.pop("resumed", None)
        return ours

    def _name_step(self, step: Step) -> list[object]:
        module = step[0].__module__.removeprefix(self.package + ".")
        return [f"{module}:{step[0].__name__}", *step[1:]]

    def _find_question(self, name: str, arguments: int) -> Question:
        """By its id; saves from before questions had ids name the prompt, which several may share."""
        fitting = [question for question in self.questions if len(question.names) == arguments]
        for question in fitting:
            if question.id == name:
                return question
        for question in fitting:
            if question.prompt == name:
                return question
        raise SaveError(f"{self.id} has no question {name!r}")

    def _find_step(self, step: Step) -> Step:
        module, _, function = step[0].partition(":")
        try:
            return (getattr(import_module(f"{self.package}.{module}"), function), *step[1:])
        except (ImportError, AttributeError):
            raise SaveError(f"{self.id} has no step {step[0]!r}") from None


def played(journal: Json, name: Callable[[int], str]) -> list[str | int]:
    """What the journal of a save tells, in the words of a record. Older saves have numbers for tokens."""
    entries = [name(entry) if isinstance(entry, int) and entry >= 0 else entry for entry in journal["entries"]]
    return [*journal.get("before", ()), *[entry if isinstance(entry, str) else ~entry for entry in entries]]


def whole_number(number: object, what: str) -> int:
    if isinstance(number, bool) or not isinstance(number, int):
        raise OptionError(f"the {what} is a whole number, not {number!r}")
    return number


def _plain(value: object) -> object:
    return value.copy() if isinstance(value, list) else value
