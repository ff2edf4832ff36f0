"""What is played while everything fails: short and long games, with and without hidden things."""

from tests.helpers import SKELETON

GAMES = (
    *[SKELETON] * 4,
    *["evolution"] * 3,
    "dominant_species",
    "darwins_journey",
    "greenland",
    "bios_origins",
)
