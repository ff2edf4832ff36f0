"""Laws of words: everything has a name in every language, and every clause that is named is in the rulebook."""

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from ..content.text import LANGUAGES
from ..core.game import Game
from .line import LawBroken, Line, require, resolved, twice


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
            raise LawBroken("check_rulebooks", f"the rulebook in {lang} has a clause twice: {twice(clauses)}")
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


def has_words(game: Game, token: int, lang: str) -> None:
    """A thing is called something: by its data, by its own message, or by that of its kind."""
    kind, _, thing = game.name(token).partition(":")
    if game.vocab.label(token, lang) is None and not game.texts.has(f"{kind}-{thing}", lang):
        require(game.texts.has(kind, lang), f"{game.name(token)} has no text in {lang}")
    resolved(game.texts.token(token, lang), f"{game.name(token)} in {lang}")


def clause_ids(game: Game) -> set[str]:
    return {clause.id for clause in game.rulebook()}


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
