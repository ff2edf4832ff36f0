"""The command line. `holotype --help` must be quick, so a command imports what it needs when it runs."""

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="holotype",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        from holotype import __version__

        typer.echo(f"holotype {__version__}")
        raise typer.Exit


@app.callback()
def holotype(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say it.")] = False,
) -> None:
    """Natural-history board games, exact and fast: play them, replay them, test them."""


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="What the game is called in code: small letters, digits, underscores.")],
    into: Annotated[Path, typer.Option(help="The folder to write it in.")] = Path(),
) -> None:
    """Write a small complete game to begin from.

    In a checkout of Holotype it takes its place among the games; elsewhere it becomes a package of its own.

    Example: [bold]holotype new-game night_garden --into ~/games[/bold]
    """
    from .new_game import write

    for folder in write(name, into):
        typer.echo(f"wrote {folder}")


def main() -> None:
    """Run a command. What a person got wrong is one line and exit code 2; a traceback is left for our own faults."""
    try:
        code = app(standalone_mode=False)
    except typer.Abort:
        code = 130
    except OSError as error:
        code = complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        if hasattr(error, "format_message"):  # the parser of the command line
            code = complain(error.format_message())
        elif isinstance(error, ValueError) and type(error).__module__.startswith("holotype."):
            code = complain(str(error))
        else:
            raise
    sys.exit(code if isinstance(code, int) else 0)


def complain(message: str) -> int:
    if message:  # empty where the parser has shown the help instead
        print(f"holotype: {message}", file=sys.stderr)
    return 2
