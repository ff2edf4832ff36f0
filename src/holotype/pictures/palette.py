"""The colours that all pictures and pages share, and how seats are told apart without them."""

from typing import NamedTuple

# name: light, dark. The page sets these as CSS variables; a picture on its own sets them itself.
COLOURS: dict[str, tuple[str, str]] = {
    "paper": ("#efe6d4", "#1f1c19"),
    "sheet": ("#fffaf0", "#2a2622"),
    "line": ("#d6c9b0", "#4a433b"),
    "ink": ("#2b2723", "#f3ece0"),
    "soft": ("#6b5b45", "#b9ad9a"),
    "legal": ("#e08a00", "#ffb347"),
    "chosen": ("#2f6f9f", "#6fb1e0"),
    "danger": ("#b3392b", "#ef8373"),
    "good": ("#4f8a3d", "#8cc474"),
}
OUTLINE = "#2b2723"  # around pieces, which keep their own colours by day and by night
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK JP', 'Hiragino Sans', sans-serif"


class Seat(NamedTuple):
    """A seat is known by its colour, its animal and its letter, each enough by itself."""

    colour: str
    on: str  # the colour of what is drawn on it
    icon: str
    letter: str


# Okabe and Ito's colours without their orange, which is too near to the colour of legal things.
SEATS: tuple[Seat, ...] = (
    Seat("#0072b2", "#ffffff", "fish", "1"),
    Seat("#c8441b", "#ffffff", "spider", "2"),
    Seat("#007a59", "#ffffff", "frog", "3"),
    Seat("#cc79a7", "#2b2723", "crow", "4"),
    Seat("#f0e442", "#2b2723", "kiwi-bird", "5"),
    Seat("#56b4e9", "#2b2723", "otter", "6"),
    Seat("#3b3733", "#ffffff", "horse", "7"),
    Seat("#f7f2e8", "#2b2723", "hippo", "8"),
)


def colour(name: str) -> str:
    """A colour as CSS: the variable, or its light value where nobody has set it."""
    return f"var(--{name}, {COLOURS[name][0]})"


def variables(dark: bool = False) -> str:
    """All colours as CSS declarations, for :root."""
    return " ".join(f"--{name}: {pair[dark]};" for name, pair in COLOURS.items())


def style() -> str:
    """The style sheet inside a picture. `svg:root` is a picture on its own: in a page, the page sets the colours."""
    fills = " ".join(f".p-{name} {{ fill: {colour(name)}; }}" for name in COLOURS)
    strokes = " ".join(f".p-{name}-line {{ stroke: {colour(name)}; }}" for name in COLOURS)
    return (
        f"svg:root {{ {variables()} }} "
        f"@media (prefers-color-scheme: dark) {{ svg:root {{ {variables(dark=True)} }} }} "
        f".picture {{ font-family: {FONT}; font-variant-numeric: tabular-nums; }} "
        f".picture text {{ fill: {colour('ink')}; }} "
        ".picture .ring { fill: transparent; stroke: none; } "
        ".picture .token { cursor: inherit; outline: none; } "
        f".picture .token:focus-visible > .ring {{ stroke: {colour('chosen')}; stroke-width: 3; }} "
        ".picture .region-title { cursor: zoom-in; } "
        f".picture {fills.replace(' .p-', ' .picture .p-')} "
        f".picture {strokes.replace(' .p-', ' .picture .p-')} "
        ".picture .p-none { fill: none; } "
        ".picture .drop { filter: drop-shadow(0 1px 1.2px rgb(43 39 35 / 0.35)); }"
    )
