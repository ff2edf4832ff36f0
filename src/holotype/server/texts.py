"""The words of the pages, in every language we have."""

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..core.text import LANGUAGES

WEB = resources.files("holotype") / "web"


class PageTexts:
    """The messages of `web/text/<lang>.ftl`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._resource = FluentResource((WEB / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(self._resource)

    def __call__(self, message: str, **args: Any) -> str:
        """A message; its bare id where there is no text, so that a gap is seen and nothing breaks."""
        if not self._bundle.has_message(message):
            return message
        pattern = self._bundle.get_message(message).value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def ids(self) -> list[str]:
        return sorted(self._bundle._messages)

    def for_script(self) -> dict[str, str]:
        """What the scripts of the page say: the messages `js-…`, with `{$name}` left for them to fill in."""
        return {name.removeprefix("js-"): self._with_holes(name) for name in self.ids() if name.startswith("js-")}

    def _with_holes(self, message: str) -> str:
        pattern = self._bundle.get_message(message).value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, Holes())[0])


class Holes(dict[str, str]):
    """Gives every argument back as a hole of its own name."""

    def __contains__(self, key: object) -> bool:
        return True

    def __getitem__(self, key: str) -> str:
        return f"{{{key}}}"


@cache
def page_texts(lang: str) -> PageTexts:
    return PageTexts(lang if lang in LANGUAGES else "en")


def preferred(header: str) -> str:
    """The first language of an Accept-Language header that we have."""
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in header.split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])
