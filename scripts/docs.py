"""Writes the generated pages of the documentation: `make docs`.

docs/options.md comes from what the games declare, so that it cannot say anything else.
"""

from pathlib import Path

import holotype
from holotype.core.game import Game
from holotype.core.options import Option

DOCS = Path(__file__).resolve().parent.parent / "docs"


def main() -> None:
    page = DOCS / "options.md"
    page.write_text(options_page(), encoding="utf-8")
    print(f"wrote {page.name}")


def options_page() -> str:
    parts = [
        "# Variants and options",
        "Written by `make docs` from what the games declare. In Python `game.start(4, variant=…, name=value)`, on the "
        "command line `--option name=value`, in the browser the form of a new table.",
    ]
    for name in holotype.games():
        game = holotype.load(name)
        parts += [f"## {game.texts.say('title', 'en')} (`{name}`)", variants_table(game), options_table(game)]
    return "\n\n".join(part for part in parts if part) + "\n"


def variants_table(game: Game) -> str:
    rows = [
        f"| `{v.name}` | {game.texts.say(f'variant-{v.name}', 'en')} | {players(v.players or game.players)} |"
        for v in game.variants
    ]
    return "\n".join(["| variant | what it is | players |", "| --- | --- | --- |", *rows])


def options_table(game: Game) -> str:
    if not game.options:
        return ""
    rows = [
        f"| `{o.name}` | {game.texts.say(f'option-{o.name}', 'en')} | {default(o)} | {values(o)} | {acts_in(game, o)} "
        f"| {o.clause} |"
        for o in game.options
    ]
    head = ["| option | what it does | default | values | acts in | clause |", "| --- | --- | --- | --- | --- | --- |"]
    return "\n".join([*head, *rows])


def acts_in(game: Game, option: Option) -> str:
    """The variants in which an option does something, or those in which it does not, whichever are fewer."""
    without = [v.name for v in game.variants if option.variants and v.name not in option.variants]
    if not without:
        return "all"
    fewer = min(option.variants, without, key=len)
    return ("all but " if fewer is without else "") + ", ".join(f"`{name}`" for name in fewer)


def players(counts: tuple[int, ...]) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]}-{counts[-1]}"


def shown(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def default(option: Option) -> str:
    told = f"`{shown(option.default)}`"
    return told if option.people is None else f"{told}; with people `{shown(option.people)}`"


def values(option: Option) -> str:
    if option.kind == "number":
        return f"{option.values[0]} to {option.values[-1]}"
    listed = ", ".join(f"`{shown(value)}`" for value in option.values)
    return f"any of {listed}" if option.kind == "subset" else listed


if __name__ == "__main__":
    main()
