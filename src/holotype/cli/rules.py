"""`holotype rules` and `holotype data`: the rulebook, what carries it out, and how sure the data is."""

from collections import Counter
from importlib import resources
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..content.clauses import Clause
from ..core.data import sources
from ..core.game import Game
from ..laws.coverage import Coverage, coverage, unknown_marks
from ..laws.faults import Noticed, digests, read_faults
from .common import UsageError


def show_clauses(game: Game, clause: str | None, search: str | None, lang: str, out: Console) -> None:
    found = game.rulebook(lang)
    if clause is not None:
        found = [c for c in found if c.id.casefold() == clause.casefold()]
        if not found:
            raise UsageError(f"{game.id} has no clause {clause!r}; `holotype rules {game.id}` lists them")
    if search is not None:
        word = search.casefold()
        found = [c for c in found if word in f"{c.id} {c.name} {c.text}".casefold()]
        if not found:
            raise UsageError(f"no clause of {game.id} speaks of {search!r}")
    section = ""
    for c in found:
        if c.section != section:
            section = c.section
            out.print(f"\n{section}", style="bold")
        out.print(f"{c.id}  {c.name + ': ' if c.name else ''}{c.text}")
    if clause is not None:
        show_places(game, found[0], out)


def show_places(game: Game, clause: Clause, out: Console) -> None:
    """Where a clause is carried out, proved and told."""
    where = coverage(game.package, game.rulebook(), tests_of(game))[clause.id]
    seen = faults_noticed((read_faults(tests_of(game)) or {}).get(clause.id), digests(game.package).get(clause.id))
    for kind, places in (("code", where.code), ("test", where.tests), ("log", where.log)):
        for place in dict.fromkeys(places):
            out.print(f"  {kind:<5}{place}", style="dim", highlight=False)
    if seen:
        out.print(f"  faults noticed: {seen}", style="dim", highlight=False)


# --- coverage ------------------------------------------------------------------------------------------------------


def tests_of(game: Game) -> Path | None:
    """Where a game's tests are: beside ours, or in the project that the game's package belongs to."""
    package = Path(str(resources.files(game.package)))
    for folder in package.parents:
        if (folder / "tests").is_dir():
            own = folder / "tests" / "games" / package.name
            return own if own.is_dir() else folder / "tests"
    return None


def missing(clause: Clause, found: Coverage, faults: Noticed | None) -> list[str]:
    """What a clause lacks. An invariant is checked in the game's invariants module. What `make mutants` saw counts as
    long as the code is the same."""
    lacks = [] if found.tests else ["test"]
    if clause.kind == "I" and not any(place.startswith("invariants") for place in found.code):
        lacks.append("check in invariants")
    elif not found.code:
        lacks.append("code")
    if faults is not None and faults.tried and not faults.noticed:
        lacks.append("fault in its code that a test noticed")
    return lacks


def show_coverage(game: Game, details: bool, out: Console) -> bool:
    """Clause -> code -> tests -> faults noticed -> log lines; says whether nothing is missing."""
    clauses = game.rulebook()
    found = coverage(game.package, clauses, tests_of(game))
    record = read_faults(tests_of(game))
    code = digests(game.package)
    fresh = {id: seen for id, seen in (record or {}).items() if seen.code == code.get(id)}
    lacking = {c.id: lacks for c in clauses if (lacks := missing(c, found[c.id], fresh.get(c.id)))}
    if details:
        table = Table("clause", title=game.id)
        for column in ("code", "tests", "faults noticed", "log"):
            table.add_column(column, overflow="fold")
        for c in clauses:
            where = found[c.id]
            style = "red" if c.id in lacking else ""
            faults = faults_noticed((record or {}).get(c.id), code.get(c.id))
            table.add_row(c.id, cell(where.code), cell(where.tests), faults, cell(where.log), style=style)
        out.print(table, soft_wrap=False)
    for clause, lacks in lacking.items():
        out.print(f"{clause} has no {' and no '.join(lacks)}")
    unknown = unknown_marks(clauses, tests_of(game))
    for test, clause in unknown:
        out.print(f"{test} names {clause}, which is no clause of the rulebook")
    with_code = sum(1 for c in clauses if found[c.id].code)
    with_tests = sum(1 for c in clauses if found[c.id].tests)
    in_log = sum(1 for c in clauses if found[c.id].log)
    verdict = f"{len(lacking)} lack something" if lacking else "nothing is missing"
    counts = f"{with_code} named in code, {with_tests} tested, {seen_red(record, fresh)}, {in_log} cited by the log"
    out.print(f"{game.id}: {len(clauses)} clauses, {counts}; {verdict}")
    return not lacking and not unknown


def faults_noticed(seen: Noticed | None, code: str | None) -> str:
    """What `make mutants` saw of a clause. An example has no code of its own."""
    if code is None:
        return ""
    if seen is None:
        return "not tried"
    if seen.code != code:
        return f"{seen.noticed} of {seen.tried}, code changed since"
    return f"{seen.noticed} of {seen.tried}" if seen.tried else "nothing to break"


def seen_red(record: dict[str, Noticed] | None, fresh: dict[str, Noticed]) -> str:
    if record is None:
        return "no record of faults"
    stale = len(record) - len(fresh)
    red = sum(1 for seen in fresh.values() if seen.noticed)
    return f"{red} seen red" + (f" ({stale} changed since)" if stale else "")


def cell(places: list[str]) -> str:
    return "\n".join(dict.fromkeys(places))


# --- data ----------------------------------------------------------------------------------------------------------


def show_sources(game: Game, out: Console) -> None:
    """Per file: how much of it is known from the rulebook, from public sources, from memory, or made up to fit. What
    says so in a sentence is counted as mixed, and the sentence stands below."""
    files = sources(game.package)
    sentences = {name: [mark for mark in counts if " " in mark] for name, counts in files.items()}
    shares = {name: Counter[str]() for name in files}
    for name, counts in files.items():
        for mark, count in counts.items():
            shares[name]["mixed" if " " in mark else mark] += count
    total = sum(shares.values(), Counter[str]())
    marks = sorted(total, key=lambda mark: -total[mark])
    table = Table("file", "records", *marks, title=game.id)
    for name, counts in [*shares.items(), ("all", total)]:
        table.add_row(name, str(counts.total()), *[share(counts[mark], counts.total()) for mark in marks])
    out.print(table, soft_wrap=False)
    for name, found in sentences.items():
        for sentence in found:
            out.print(f"{name}: {sentence}", soft_wrap=False, highlight=False)


def share(count: int, total: int) -> str:
    return f"{count} ({100 * count // total} %)" if count else "-"
