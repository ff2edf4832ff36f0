"""Texts in the players' languages: Project Fluent files of all games and of each."""

from collections import Counter
from collections.abc import Sequence
from importlib import resources
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from ..core.journal import Event
    from ..core.tokens import Vocabulary
    from ..core.types import Details

LANGUAGES = ("en", "ja")
MOST_SAID = 20_000  # sentences of a game that are kept


class UnknownLanguage(ValueError):
    """A language we have no texts in."""


class Texts:
    """Messages of one game. `prompt-<id>`, `log-<event>`, `option-<name>`, `<kind>-<thing>` or `<kind>` for tokens."""

    def __init__(self, package: str, vocab: "Vocabulary") -> None:
        self.vocab = vocab
        self._bundles = {lang: _bundle(package, lang) for lang in LANGUAGES}
        self._said: dict[tuple[object, ...], str] = {}  # a few thousand sentences are said again and again

    def check_language(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")

    def has(self, message: str, lang: str) -> bool:
        return self._bundles[lang].has_message(message)

    def say(self, message: str, lang: str, **args: object) -> str:
        """A message in a language; its bare id where there is no text, so that a gap is seen and nothing breaks."""
        wanted = (message, lang, *args.items(), *map(type, args.values())) if args else (message, lang)
        try:
            return self._said[wanted]
        except KeyError:
            return self._keep(wanted, self._say(message, lang, args))

    def _say(self, message: str, lang: str, args: dict[str, object]) -> str:
        bundle = self._bundles[lang]
        if not bundle.has_message(message):
            return message
        pattern = bundle.get_message(message).value
        return "" if pattern is None else str(bundle.format_pattern(pattern, args)[0])

    def _keep(self, wanted: tuple[object, ...], said: str) -> str:
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        self._said[wanted] = said
        return said

    def seats(self, players: int, lang: str) -> list[str]:
        """What players are called where nobody has a name."""
        return [self.say("seat", lang, name=str(seat + 1)) for seat in range(players)]

    def token(self, token: int, lang: str) -> str:
        """What a thing is called: by the game's data, by its own message, or by its kind's."""
        label = self.vocab.label(token, lang)
        if label is not None:
            return label
        kind, _, thing = self.vocab[token].partition(":")
        if self.has(f"{kind}-{thing}", lang):
            return self.say(f"{kind}-{thing}", lang)
        return self.say(kind, lang, name=thing)

    def answer(
        self,
        prompt: str,
        token: int,
        lang: str,
        label: str | None = None,
        details: "Details | None" = None,
        names: Sequence[str] = (),
    ) -> str:
        """What a token is called as an answer.

        A question may word it by an attribute of its message: for one token (`.say-done`) or for all of a kind
        (`.card`). The attribute gets the question's details and, as `$name`, what the token is called anyway."""
        bundle, question = self._bundles[lang], f"prompt-{prompt}"
        label = self.token(token, lang) if label is None else label
        attributes = bundle.get_message(question).attributes if self.has(question, lang) else {}
        kind, _, thing = self.vocab[token].partition(":")
        own = attributes.get(f"{kind}-{thing}", attributes.get(kind))
        if own is None:
            return label
        args = {key: self._detail(value, lang, names) for key, value in (details or {}).items()}
        return _sentence(str(bundle.format_pattern(own, args | {"name": label})[0]), names)

    def help(self, token: int, lang: str) -> str:
        """What a thing is and does, for tooltips; empty where its name says all."""
        kind, _, thing = self.vocab[token].partition(":")
        for message in (f"{kind}-{thing}-help", f"{kind}-help"):
            if self.has(message, lang):
                return self.say(message, lang, name=thing)
        return ""

    def prompt(self, prompt: str, lang: str, details: "Details", names: Sequence[str]) -> str:
        """A question in words."""
        args = {key: self._detail(value, lang, names) for key, value in details.items()}
        return _sentence(self.say(f"prompt-{prompt}", lang, **args), names)

    def log(self, event: "Event", lang: str, names: Sequence[str]) -> str:
        """A line of the log as a sentence, with players by their names."""
        args = {key: self._detail(value, lang, names) for key, value in event.details.items()}
        if event.seat is not None:
            args["seat"] = names[event.seat]
        return _sentence(self.say(f"log-{event.event}", lang, **args), names)

    def _detail(self, value: object, lang: str, names: Sequence[str]) -> object:
        if isinstance(value, list):
            things = [(str(self._detail(thing, lang, names)), n) for thing, n in _counted(value)]
            return ("、" if lang == "ja" else ", ").join(f"{word} ×{n}" if n > 1 else word for word, n in things)
        if isinstance(value, dict):
            return value[lang]
        if not isinstance(value, str) or ":" not in value:
            return value
        kind, _, thing = value.partition(":")
        if kind == "seat":
            return names[int(thing)]
        if kind in self.vocab.groups:
            return self.token(self.vocab.number(value), lang)
        return self.say(f"{kind}-{thing}", lang)  # a thing that nobody can choose


def _sentence(words: str, names: Sequence[str]) -> str:
    """With a capital, unless a player's name opens it."""
    return words if words.startswith(tuple(names)) else words[:1].upper() + words[1:]


def _counted(things: list[object]) -> list[tuple[object, int]]:
    """Each token once, with how often it is named; numbers as they come."""
    if all(isinstance(thing, str) for thing in things):
        return list(Counter(things).items())
    return [(thing, 1) for thing in things]


def _bundle(package: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for home in (__package__, package):
        source = resources.files(home).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle
