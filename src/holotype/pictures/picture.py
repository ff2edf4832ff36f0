"""A picture being drawn: it collects what is used more than once, and writes the same text for the same table."""

from .icons import symbol
from .markup import num, rect, tag, title, words
from .palette import style


class Picture:
    """`add` things from back to front; `icon` and `part` put their drawing into the definitions once."""

    def __init__(self, width: float, lang: str, label: str) -> None:
        self.width = width
        self.lang = lang
        self.label = label
        self.definitions: dict[str, str] = {}
        self.things: list[str] = []

    def add(self, *things: str) -> None:
        self.things += things

    def define(self, name: str, text: str) -> str:
        """Something that others refer to by `#name`: a clip path, a pattern."""
        self.definitions.setdefault(name, text)
        return name

    def icon(self, name: str, x: float, y: float, size: float, **attributes: str | float | None) -> str:
        """An icon in a square whose centre is (x, y)."""
        if f"icon-{name}" not in self.definitions:
            self.definitions[f"icon-{name}"] = symbol(name)
        half = size / 2
        return tag(
            "use", href=f"#icon-{name}", x=x - half, y=y - half, width=size, height=size,
            **attributes,
        )  # fmt: skip

    def part(self, name: str, art: str, **attributes: str | float | None) -> str:
        """A drawing used again and again, e.g. the body of an animal; it takes colours from CSS variables."""
        if name not in self.definitions:
            self.definitions[name] = tag("g", art, id=name)
        return tag("use", href=f"#{name}", **attributes)

    def svg(self, height: float, views: int = 1) -> str:
        """The whole picture. `views` of the picture's width lie side by side: on a phone each fills the page, and a
        swipe leads from one to the next."""
        width = self.width * views
        return tag(
            "svg",
            title(self.label),
            f"<style>{style()}</style>",
            tag("defs", *self.definitions.values()) if self.definitions else "",
            rect(0, 0, width, height, class_="p-paper"),
            *self.things,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {num(width)} {num(height)}",
            class_="picture",
            data_views=str(views) if views > 1 else None,
            role="group",
            aria_label=self.label,
            lang=self.lang,
        )


def token(name: str, label: str, tip: str, ring: str, *inside: str, id_: str | None = None) -> str:
    """A thing that can be named. `ring` is the shape that is outlined while it may be; `label` is read aloud."""
    return tag(
        "g",
        ring,
        title(f"{label}\n{tip}" if tip else label),
        *inside,
        id=id_,
        class_="token",
        data_token=name,
        tabindex="0",
        role="button",
        aria_label=label,
    )


def noted(tip: str, *inside: str, **attributes: str | float | None) -> str:
    """A thing with a tooltip that cannot be named."""
    return tag("g", title(tip), *inside, **attributes)


def region(name: str, heading: str, box: tuple[float, float, float, float], *inside: str, head: str = "") -> str:
    """A part of the table that fills the view when its heading is clicked. `head` is drawn as its heading."""
    x, y, width, height = box
    return tag(
        "g",
        rect(x, y, width, height, 10, class_="p-sheet p-line-line", stroke_width=1),
        tag(
            "g",
            head or words(x + 14, y + 23, heading, 15, bold=True),
            class_="region-title",
            tabindex="0",
            role="button",
            aria_label=heading,
        ),
        *inside,
        class_="region",
        id=f"region-{name}",
        data_title=heading,
        data_box=" ".join(map(num, box)),
    )
