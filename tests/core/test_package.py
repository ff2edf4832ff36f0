"""What is installed: every file of the package goes into a wheel, and none is named that is not there."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "holotype"


def named_data() -> list[str]:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    globs: list[str] = config["tool"]["setuptools"]["package-data"]["holotype"]
    return globs


def is_source(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"


def is_module(path: Path) -> bool:
    """In a folder that is a package, and so are all around it."""
    folders = [folder for folder in path.parents if PACKAGE in (folder, *folder.parents)]
    return path.suffix == ".py" and all((folder / "__init__.py").exists() for folder in folders)


def test_a_wheel_takes_every_file_along() -> None:
    data = {path for glob in named_data() for path in PACKAGE.glob(glob)}
    missing = [path for path in PACKAGE.rglob("*") if is_source(path) and not is_module(path) and path not in data]
    assert missing == []


def test_everything_named_as_data_exists() -> None:
    assert [glob for glob in named_data() if not any(PACKAGE.glob(glob))] == []
