"""What tables, people and bots are called."""

import re
import secrets
import unicodedata

NAME_LENGTH = 24

# Bots are called after people who looked closely at nature.
NATURALISTS = (
    "Anning", "Wallace", "Merian", "Humboldt", "Linnaeus", "Mendel", "Lamarck", "Cuvier",
    "Haeckel", "Hooker", "Bates", "Goodall", "Leakey", "Carson", "Margulis", "Kumagusu",
)  # fmt: skip


def bot_name(number: int) -> str:
    return NATURALISTS[number % len(NATURALISTS)]


def new_id(length: int) -> str:
    """Letters and digits that are hard to confuse, too many to guess."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(length))


def clean_name(name: str, otherwise: str) -> str:
    """A name as it may stand on other people's screens."""
    visible = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] != "C")
    return re.sub(r"\s+", " ", visible).strip()[:NAME_LENGTH].strip() or otherwise
