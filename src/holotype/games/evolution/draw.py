"""The picture of the table: rows of animals, the bank between them, the viewer's hand below."""

from .state import NOBODY, State
from .tokens import letter


def draw(s: State, viewer: int | None, lang: str, narrow: bool) -> str:
    """What a seat (None: a spectator) may see, as SVG text."""
    animals = [
        f'<g id="animal-{letter(a)}" class="token" data-token="animal:{letter(a)}" tabindex="0" role="button">'
        f'<circle class="ring" cx="{60 + a % 9 * 110}" cy="{60 + a // 9 * 110}" r="44" fill="none"/>'
        f'<text x="{60 + a % 9 * 110}" y="{60 + a // 9 * 110}">{letter(a)}</text></g>'
        for a, owner in enumerate(s.owner)
        if owner != NOBODY
    ]
    width = 390 if narrow else 1080
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 800">{"".join(animals)}</svg>'
