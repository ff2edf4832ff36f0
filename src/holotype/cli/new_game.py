"""`holotype new-game`: a small complete game to begin from, written from skeleton."""

import keyword
import re
import sys
from importlib import resources
from pathlib import Path

SKELETON = "newgame"  # what the skeleton calls itself
PREFIX = "NG-"  # how its clauses begin


class NewGameError(ValueError):
    """A name or a place in which no game can begin."""


def write(name: str, into: Path) -> list[Path]:
    """Write the game and its tests; returns the folders. Inside the repository it takes its place beside the others,
    elsewhere it becomes a package of its own that offers the game through an entry point."""
    check_name(name)
    repository = enclosing_repository(into)
    if repository is not None:
        package, tests = repository / "src/holotype/games" / name, repository / "tests/games" / name
        refuse_existing(package, tests)
    else:
        home = into / name
        refuse_existing(home)
        package, tests = home / "src" / name, home / "tests"
    skeleton = Path(str(resources.files("holotype"))) / "skeleton"
    write_files(skeleton / SKELETON, package, name)
    write_files(skeleton / "tests", tests, name)
    if repository is None:
        write_file(skeleton / "pyproject.toml", home / "pyproject.toml", name)
    return [package, tests] if repository is not None else [home]


def check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name) or len(re.findall("[a-z]", name)) < 2:
        raise NewGameError(f"a game's name is 2 to 40 small letters, digits and underscores, not {name!r}")
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name in ("holotype", "tests", SKELETON):
        raise NewGameError(f"{name!r} already means something else; choose another name")


def refuse_existing(*folders: Path) -> None:
    for folder in folders:
        if folder.exists():
            raise NewGameError(f"{folder} exists already; choose another name or remove it")


def enclosing_repository(folder: Path) -> Path | None:
    """The checkout of Holotype that a folder is in, if it is in one."""
    folder = folder.resolve()
    return next((f for f in (folder, *folder.parents) if (f / "src/holotype/skeleton").is_dir()), None)


def write_files(source: Path, target: Path, name: str) -> None:
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            write_file(path, target / named(str(path.relative_to(source)), name), name)


def write_file(source: Path, target: Path, name: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(named(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def named(text: str, name: str) -> str:
    """The skeleton's words with the new game's name and the letters of its clauses."""
    title = name.replace("_", " ").strip().title()
    return text.replace(SKELETON, name).replace(SKELETON.title(), title).replace(PREFIX, f"{initials(name)}-")


def initials(name: str) -> str:
    """Two letters for the clauses: those of the first two words, or the first two of a single word."""
    words = [word for word in re.sub("[^a-z_]", "", name).split("_") if word]
    return (words[0][0] + words[1][0] if len(words) > 1 else words[0][:2]).upper()
