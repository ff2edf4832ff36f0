"""The vocabulary: what can be chosen, by number."""

from holotype.core.tokens import Group, Vocabulary

from .data import Data
from .names import FOSSIL, SAY


def vocabulary(data: Data) -> Vocabulary:
    labels = {"en": [f.name.en for f in data.fossils], "ja": [f.name.ja for f in data.fossils]}
    return Vocabulary(
        Group("say", SAY, ["dig", "pass"]),
        Group("fossil", FOSSIL, [f.id for f in data.fossils], labels),
    )
