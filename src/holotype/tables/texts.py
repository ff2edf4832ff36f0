"""The words of the pages, in every language we have."""

import re
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..content.text import LANGUAGES

WEB = resources.files("holotype") / "web"


class PageTexts:
    """The messages of `web/text/<lang>.ftl`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        source = (WEB / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        self._holes = {name: f"{{{name}}}" for name in re.findall(r"\$(\w+)", source)}
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def __call__(self, message: str, **args: Any) -> str:
        """A message; its bare id where there is no text, so that a gap is seen and nothing breaks."""
        if not self._bundle.has_message(message):
            return message
        pattern = self._bundle.get_message(message).value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def ids(self) -> list[str]:
        return sorted(self._bundle._messages)

    def for_script(self) -> dict[str, str]:
        """What the scripts of the page say: the messages `js-…`, with {name} left for them to fill in."""
        return {name.removeprefix("js-"): self(name, **self._holes) for name in self.ids() if name.startswith("js-")}


@cache
def page_texts(lang: str) -> PageTexts:
    return PageTexts(lang if lang in LANGUAGES else "en")


def preferred(header: str) -> str:
    """The first language of an Accept-Language header that we have."""
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in header.split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])
