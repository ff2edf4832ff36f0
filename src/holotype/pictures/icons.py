"""Icons by name: Font Awesome Free (icons CC BY 4.0, https://fontawesome.com) and a few of our own that it lacks."""

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from .markup import tag
from .shapes import SHAPES

CREDIT = "Icons: Font Awesome Free 6 by Fonticons, Inc., CC BY 4.0"


def known(name: str) -> bool:
    return name in SHAPES or _file(name).is_file()


def names() -> list[str]:
    """Every icon there is."""
    folder = resources.files("fontawesomefree").joinpath("static/fontawesomefree/svgs/solid")
    return sorted(set(SHAPES) | {entry.name.removesuffix(".svg") for entry in folder.iterdir()})


@cache
def drawing(name: str) -> tuple[str, str]:
    """The viewBox of an icon and what is in it."""
    if name in SHAPES:
        return "0 0 64 64", tag("path", fill_rule="evenodd", d=SHAPES[name])
    if not known(name):
        raise KeyError(f"there is no icon called {name!r}; pictures.icons.names() lists them")
    text = _file(name).read_text(encoding="utf-8")
    box = re.search(r'viewBox="([^"]+)"', text)
    assert box is not None
    return box[1], "".join(re.findall(r"<path[^>]*>", text))


def symbol(name: str) -> str:
    box, inside = drawing(name)
    return tag("symbol", inside, id=f"icon-{name}", viewBox=box)


def icon_sheet(wanted: Iterable[str]) -> str:
    """The symbols for panels of a page, to be put into it once: `<svg><use href="#icon-NAME"/></svg>` shows one."""
    return tag(
        "svg",
        *(symbol(name) for name in sorted(set(wanted))),
        xmlns="http://www.w3.org/2000/svg",
        width="0",
        height="0",
        style="position:absolute",
        aria_hidden="true",
    )


def _file(name: str) -> Traversable:
    return resources.files("fontawesomefree").joinpath("static", "fontawesomefree", "svgs", "solid", f"{name}.svg")
