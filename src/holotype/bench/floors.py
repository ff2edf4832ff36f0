"""How fast each game must be, as multiples of what Catanatron does in the same run on the same core."""

from typing import NamedTuple


class Floor(NamedTuple):
    measure: str  # a key of `report.MEASURES`
    build: str
    times: float


# How many play in the figures; for other games four, or as near to it as they go.
PLAYERS = {"evolution": 4, "darwins_journey": 3, "bios_origins": 3}

FLOORS: dict[str, tuple[Floor, ...]] = {
    "evolution": (
        Floor("choices", "pure", 3),
        Floor("choices", "compiled", 15),
        Floor("copies", "compiled", 10),
        Floor("simulations", "compiled", 50),
    ),
    "dominant_species": (
        Floor("choices", "pure", 2),
        Floor("choices", "compiled", 10),
    ),
    "darwins_journey": (
        Floor("choices", "pure", 2),
        Floor("choices", "compiled", 10),
    ),
    "greenland": (
        Floor("choices", "pure", 2),
        Floor("choices", "compiled", 10),
    ),
    "bios_origins": (
        Floor("choices", "pure", 2),
        Floor("choices", "compiled", 10),
    ),
}
