"""The command line. `holotype --help` must be quick, so a command imports what it needs when it runs."""

import sys
from enum import Enum
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

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game; `holotype games` lists them.", show_default=False)
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.", show_default=False)]
Language = Annotated[str, typer.Option("--lang", help="en or ja.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many seats.", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value.")]
Pack = Annotated[Path | None, typer.Option("--pack", help="A folder whose files replace what differs in the data.")]
Database = Annotated[
    str | None,
    typer.Option(help="Where tables are kept: an SQLite file or a PostgreSQL URL.", envvar="HOLOTYPE_DATABASE"),
]
Seat = Annotated[int | None, typer.Option("--seat", help="Whose view; without it, what everybody sees.")]


class LogFormat(Enum):
    TEXT = "text"
    JSON = "json"


def show_version(wanted: bool) -> None:
    if wanted:
        from holotype import __version__

        typer.echo(f"holotype {__version__}")
        raise typer.Exit


@app.callback()
def holotype(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Natural-history board games, exact and fast: play them, replay them, test them."""


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 is every one of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="Open a browser, where there is one.")] = True,
    pack: Annotated[list[str] | None, typer.Option(help="A data pack, as game=folder.")] = None,
    tables: Annotated[
        int, typer.Option(help="Tables that one address may open in a minute; 0: any number.", min=0)
    ] = 30,
    joins: Annotated[int, typer.Option(help="Seats that one address may take in a minute.", min=0)] = 60,
    messages: Annotated[int, typer.Option(help="Moves and messages of one address in a minute.", min=0)] = 3000,
    requests: Annotated[int, typer.Option(help="Pages and API calls of one address in a minute.", min=0)] = 6000,
    thinking: Annotated[
        float, typer.Option(help="Seconds of bots' thought for one address in a minute; then others go first.", min=0)
    ] = 30,
    reads: Annotated[
        float, typer.Option(help="Seconds of drawing, replays and hints for one address in a minute.", min=0)
    ] = 20,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="The address or network of a proxy that says whom it speaks for.")
    ] = None,
    metrics: Annotated[
        str | None, typer.Option(help="Another address, for Prometheus alone, as 127.0.0.1:9101.", show_default=False)
    ] = None,
    log_format: Annotated[
        LogFormat | None, typer.Option(help="Write a line for every request and event.", show_default=False)
    ] = None,
) -> None:
    """Serve the games to browsers.

    Example: [bold]holotype serve --port 9000 --no-browser[/bold]
    """
    from ..server import Limits, Settings, run
    from .common import game_options

    settings = Settings(
        database=database,
        packs=game_options(pack or []),
        limits=Limits(tables, joins, messages, requests, thinking, reads),
        trusted_proxies=tuple(trusted_proxy or []),
    )
    run(settings, host, port, browser, metrics, log_format and log_format.value)


@app.command()
def cleanup(
    days: Annotated[int, typer.Option(help="Tables that nobody has opened for so many days.", min=1)] = 90,
    database: Database = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say which ones.")] = False,
) -> None:
    """Archive forgotten tables as records: they can be looked at, but no longer played.

    Example: [bold]holotype cleanup --days 30 --dry-run[/bold]
    """
    import asyncio

    from ..server.cleanup import clean_up
    from ..server.run import database_errors
    from ..server.settings import Settings
    from ..server.store import Store
    from ..tables.rows import TableRow

    def found(table: TableRow) -> bool:
        typer.echo(f"{table.id}  {table.game}, {table.moves} moves{', over' if table.over else ''}")
        return not dry_run

    async def work() -> int:
        settings = Settings(database=database)
        store = Store(settings.url, settings.pool)
        try:
            await store.migrate()
            return await clean_up(store, days * 86400.0, found)
        finally:
            await store.close()

    with database_errors():
        typer.echo(f"{asyncio.run(work())} tables archived")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What to write; an older one is replaced.")],
    database: Database = None,
) -> None:
    """Write all tables and records into a file, while people play.

    Example: [bold]holotype backup tables.backup[/bold]
    """
    from ..server.backup import back_up
    from ..server.run import database_errors
    from ..server.settings import Settings

    with database_errors():
        counts = back_up(Settings(database=database).url, file)
    typer.echo(f"wrote {file}: {counts['tables']} tables, {counts['records']} records")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, of whichever kind of database.")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Give up what the database holds.")] = False,
) -> None:
    """Fill a database from a backup, all or nothing; its server must be stopped.

    Example: [bold]holotype restore tables.backup --database postgresql://user@host/name[/bold]
    """
    from ..server.backup import restore as fill
    from ..server.run import database_errors
    from ..server.settings import Settings

    settings = Settings(database=database)
    with database_errors():
        settings.keep_private()
        counts = fill(settings.url, file, replace)
    typer.echo(f"restored {counts['tables']} tables and {counts['records']} records")


@app.command()
def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[list[int] | None, typer.Option(help="A seat played by a person; several share the screen.")] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays the others: random, greedy, mcts, mcts:500, mcts:2s.")
    ] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Options = None,
    position: Annotated[Path | None, typer.Option(help="Begin from a position in words.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Language = "en",
    pack: Pack = None,
) -> None:
    """Play in the terminal, by naming tokens or their numbers.

    Example: [bold]holotype play evolution --players 3 --bots mcts:500[/bold]
    """
    from ..core.options import settle
    from ..core.registry import load
    from .common import UsageError, check_language, check_seat, console, game_options
    from .play import Session

    check_language(lang)
    loaded = load(game, pack)
    options = game_options(option or [])
    if resume is not None:
        state = loaded.replay(resume.read_bytes())
    elif position is not None:
        if players is not None:
            raise UsageError("a position says itself how many players there are")
        state = loaded.position(position.read_text(encoding="utf-8"), seed or 0, **options)
    else:
        state = loaded.start(players, seed, **settle(loaded.options, loaded.variants, options, people=True))
    people = sorted(set(seat or [0]))
    for number in people:
        check_seat(state, number)
    Session(state, people, bots, seed, lang, console()).run()


@app.command()
def games() -> None:
    """List the games."""
    from ..core import registry
    from .common import console

    out = console()
    for name in registry.games():
        game = registry.load(name)
        say = game.texts.say
        least, most = game.player_counts[0], game.player_counts[-1]
        counts = str(most) if least == most else f"{least}-{most}"
        out.print(f"{name:18} {say('title', 'en')} ({counts} players, {game.minutes} minutes each)")
        out.print(f"{'':18} {say('summary', 'en')}")


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False, help="A game.")] = None,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", show_default=False, help="One clause.")] = None,
    search: Annotated[str | None, typer.Option(help="Only clauses that speak of this.")] = None,
    lang: Language = "en",
    cover: Annotated[
        bool, typer.Option("--coverage", help="Show which code, tests and log lines carry a clause.")
    ] = False,
    everything: Annotated[bool, typer.Option("--all", help="Coverage of all games, in one line each.")] = False,
) -> None:
    """Read the rulebook, or see what carries it out.

    Examples: [bold]holotype rules evolution EV-5.3[/bold],
    [bold]holotype rules evolution --search parasite --lang ja[/bold],
    [bold]holotype rules evolution --coverage[/bold]
    """
    from ..core import registry
    from .common import UsageError, check_language, console
    from .rules import show_clauses, show_coverage

    check_language(lang)
    if everything:
        if game is not None or not cover:
            raise UsageError("--all goes with --coverage and without a game: holotype rules --coverage --all")
        complete = [show_coverage(registry.load(name), False, console()) for name in registry.games()]
        raise typer.Exit(0 if all(complete) else 1)
    if game is None:
        raise UsageError(f"of which game? There are {', '.join(registry.games())}")
    loaded = registry.load(game)
    if cover:
        raise typer.Exit(0 if show_coverage(loaded, True, console()) else 1)
    show_clauses(loaded, clause, search, lang, console())


@app.command()
def data(game: GameName, pack: Pack = None) -> None:
    """Say how sure the components are, or check a data pack.

    Examples: [bold]holotype data evolution[/bold], [bold]holotype data evolution --pack my-cards[/bold]
    """
    from ..core.registry import load
    from .common import console
    from .rules import show_sources

    loaded = load(game, pack)
    if pack is None:
        show_sources(loaded, console())
    else:
        console().print(f"the data pack {pack} fits {game}; its records will name it {loaded.pack}")


@app.command()
def replay(
    file: RecordFile,
    first: Annotated[int, typer.Option("--from", help="The first move to tell.")] = 0,
    last: Annotated[int | None, typer.Option("--to", help="The last move to tell.")] = None,
    seat: Seat = None,
    svg: Annotated[Path | None, typer.Option(help="Write a picture of every move into this folder.")] = None,
    lang: Language = "en",
    pack: Pack = None,
) -> None:
    """Tell a recorded game in words.

    Example: [bold]holotype replay game.json --from 20 --to 40 --svg pictures[/bold]
    """
    from .common import check_language, console, open_record
    from .story import draw_moves, tell

    check_language(lang)
    game, record = open_record(file, pack)
    tell(game, record, first, last, seat, lang, console())
    if svg is not None:
        typer.echo(f"wrote {draw_moves(game, record, first, last, seat, lang, svg)} pictures into {svg}")


@app.command()
def render(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a position in words.", show_default=False)],
    output: Annotated[Path, typer.Option("--output", "-o", help="The picture to write.")] = Path("table.svg"),
    game: Annotated[str | None, typer.Option(help="The game that a position in words is of.")] = None,
    move: Annotated[int | None, typer.Option(help="The table after so many moves; without it, at the end.")] = None,
    seat: Seat = None,
    narrow: Annotated[bool, typer.Option("--narrow", help="As on a phone.")] = False,
    lang: Language = "en",
    pack: Pack = None,
) -> None:
    """Draw the table of a record or a position as SVG.

    Examples: [bold]holotype render game.json --move 12 --seat 0 -o table.svg[/bold],
    [bold]holotype render position.txt --game evolution[/bold]
    """
    from .common import UsageError, check_language, check_seat
    from .story import open_table

    check_language(lang)
    if output.suffix != ".svg":
        raise UsageError(f"pictures are written as .svg, not as {output.suffix or 'a file without ending'}")
    state = open_table(file, game, move, pack)
    check_seat(state, seat)
    output.write_text(state.draw(seat, lang, narrow), encoding="utf-8")
    typer.echo(f"wrote {output}")


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the others follow.")] = 0,
    every: Annotated[int, typer.Option(help="Put the slow laws to one decision in so many.", min=1)] = 12,
    out: Annotated[Path, typer.Option(help="Where games that break a law are kept.")] = Path("fuzz"),
    pack: Pack = None,
) -> None:
    """Play random games under the laws that every game keeps.

    Example: [bold]holotype fuzz evolution --games 1000 --players 4[/bold]
    """
    from ..core.registry import load
    from .common import console, game_options
    from .fuzz import chosen_modes
    from .fuzz import fuzz as run

    loaded = load(game, pack)
    ways = chosen_modes(loaded, players, game_options(option or []))
    raise typer.Exit(1 if run(loaded, ways, games, seed, every, out, console()) else 0)


@app.command()
def bench(
    games: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer and shorter rounds.")] = False,
    interfaces: Annotated[
        bool, typer.Option("--interfaces", help="Only the arena, the environments and starts.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Write the figures as JSON.")] = None,
) -> None:
    """Measure speed, pure and compiled, beside other engines.

    Example: [bold]holotype bench --games evolution --quick[/bold]
    """
    from ..bench import main as measure

    raise typer.Exit(0 if measure(games or [], quick, interfaces, out) else 1)


@app.command()
def load(
    tables: Annotated[list[int], typer.Option(help="How many tables; several make a run each.", min=1)] = [100],  # noqa: B006
    seconds: Annotated[float, typer.Option(help="How long to measure once everybody sits.", min=1)] = 30.0,
    thought: Annotated[float, typer.Option(help="Seconds that a person thinks, on average.", min=0)] = 1.5,
    spectators: Annotated[int, typer.Option(help="Pages that watch each table.", min=0)] = 0,
    database: Annotated[
        str | None, typer.Option(help="A PostgreSQL URL; without it an SQLite file that is thrown away.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Servers on one PostgreSQL.", min=1)] = 1,
    address: Annotated[str | None, typer.Option(help="A server that runs already, as http://127.0.0.1:8000.")] = None,
    beside: Annotated[
        list[Path] | None, typer.Option(help="The src folder of another checkout, measured in the same run.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Write a plot of the acknowledgements as SVG.")] = None,
) -> None:
    """Measure a server under load: tables of one person and two greedy bots, all games mixed.

    Example: [bold]holotype load --tables 100 --tables 300 --seconds 30 --plot load.svg[/bold]
    """
    from .common import UsageError, console
    from .load import Load, run, show
    from .load import plot as drawn

    if workers > 1 and database is None:
        raise UsageError("several workers need one PostgreSQL: --database postgresql://…")
    wanted = [Load(number, seconds, thought, spectators) for number in tables]
    results = run(wanted, [*(beside or []), None], database, workers, address)
    show(results, console())
    if plot is not None:
        plot.write_text(drawn(results), encoding="utf-8")
        typer.echo(f"wrote {plot}")


@app.command()
def arena(
    game: GameName,
    agents: Annotated[str, typer.Option(help="Who plays, as in mcts:500,greedy,greedy,random.", show_default=False)],
    games: Annotated[int, typer.Option(help="How many games; whole rounds are played.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same results.")] = 0,
    players: Players = None,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(help="The file of results; one begun before is gone on with.", show_default=False)
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many processes; without it, one for every core.", min=1, show_default=False)
    ] = None,
    on: Annotated[str, typer.Option(help="Where: local, or ray.")] = "local",
    limit: Annotated[float, typer.Option(help="Seconds an agent may take for a decision before it forfeits.")] = 60.0,
    pack: Pack = None,
) -> None:
    """Let agents play a tournament, every one in every seat equally often.

    Example: [bold]holotype arena evolution --agents mcts:500,greedy,greedy,random --games 2000 --seed 1[/bold]
    """
    from .arena import play_tournament
    from .common import console, game_options

    options = game_options(option or [])
    asked = {"seed": seed, "players": players, "options": options, "limit": limit, "pack": pack and str(pack)}
    raise typer.Exit(play_tournament(console(), game, agents, games, out, workers, on, asked))


@app.command()
def report(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Results of `holotype arena`.", show_default=False)],
    output: Annotated[Path, typer.Option("--output", "-o", help="The page to write.")] = Path("report.html"),
) -> None:
    """Write a page with plots about a tournament: ratings, seats, sides, scores, openings, what decides games.

    Example: [bold]holotype report results.parquet -o report.html[/bold]
    """
    from .arena import write_report

    write_report(file, output)
    typer.echo(f"wrote {output}")


@app.command()
def fields(
    folders: Annotated[
        list[Path], typer.Argument(metavar="FOLDER...", help="Folders of games, each with a fields.py.")
    ],
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; fail where a state.py is not what its fields.py says.")
    ] = False,
) -> None:
    """Write the state.py of games from the fields that they declare."""
    from .fields import FieldsError, stale, write

    try:
        old = stale(folders)
        if not check:
            write(folders)
        elif old:
            typer.echo(f"not what fields.py says: {', '.join(old)}; `make fields` writes it", err=True)
            raise typer.Exit(1)
    except (FieldsError, OSError, SyntaxError) as error:
        typer.echo(f"cannot read the fields: {error}", err=True)
        raise typer.Exit(1) from None


@app.command("new-game")
def new_game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Small letters, digits and underscores.", show_default=False)
    ],
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
