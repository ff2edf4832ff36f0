"""Bots are called after people who looked closely at nature."""

NATURALISTS = (
    "Anning", "Wallace", "Merian", "Humboldt", "Linnaeus", "Mendel", "Lamarck", "Cuvier",
    "Haeckel", "Hooker", "Bates", "Goodall", "Leakey", "Carson", "Margulis", "Kumagusu",
)  # fmt: skip


def bot_name(number: int) -> str:
    return NATURALISTS[number % len(NATURALISTS)]
