"""Component data: YAML files decoded into typed structs, with a user's data pack laid over them."""

import hashlib
import re
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any, TypeGuard, TypeVar

import msgspec
import yaml

from .types import Json

T = TypeVar("T")

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the same, several times as fast, where libyaml is there


class DataError(ValueError):
    """Data that cannot be used; names the file, the record and the field."""


def load_data(package: str, file: str, kind: type[T], pack: Path | None = None) -> T:
    """`data/<file>` of a game as a typed struct, overlaid by the file of the same name in the pack."""
    return typed(read_yaml(package, file, pack), kind, file)


def typed(value: Any, kind: type[T], file: str) -> T:
    """What was read from a file as a typed struct; a fault is told with the record it is in."""
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        raise DataError(f"{file}: {_where(value, str(error))}") from None


def read_yaml(package: str, file: str, pack: Path | None = None) -> Any:
    base = yaml.load(resources.files(package).joinpath("data", file).read_text(encoding="utf-8"), LOADER)
    if pack is None or not (pack / file).exists():
        return base
    try:
        over = yaml.load((pack / file).read_text(encoding="utf-8"), LOADER)
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise DataError(f"{file} of the data pack cannot be read: {error}") from None
    return overlay(base, over, file)


def overlay(base: object, over: object, where: str) -> object:
    """Mappings are merged key by key, lists of records by their `id`; everything else is replaced."""
    if isinstance(base, dict) and isinstance(over, dict):
        return base | {k: overlay(base[k], v, f"{where}: {k}") if k in base else v for k, v in over.items()}
    if _records(base) and isinstance(over, list):
        if not _records(over):
            raise DataError(f"{where}: every record of the data pack needs the id of the record it changes")
        changes = {record["id"]: record for record in over}
        kept = [
            overlay(record, changes.pop(record["id"]), f"{where}[{record['id']}]")
            if record["id"] in changes
            else record
            for record in base
        ]
        return kept + list(changes.values())
    return over


def check_pack(package: str, pack: Path) -> str:
    """A pack must be a folder with at least one of the game's files and nothing unknown; returns its digest."""
    if not pack.is_dir():
        raise DataError(f"the data pack {pack} is not a folder")
    known = {path.name for path in resources.files(package).joinpath("data").iterdir()}
    files = sorted(path for path in pack.iterdir() if path.suffix in (".yaml", ".yml"))
    unknown = [path.name for path in files if path.name not in known]
    if unknown or not files:
        what = f"has {', '.join(unknown)}" if unknown else "is empty"
        raise DataError(f"the data pack {what}; its files may be {', '.join(sorted(known))}")
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]


def sources(package: str) -> dict[str, Counter[str]]:
    """For each data file, how many records are from the rulebook, public, recalled or reconstructed."""
    folder = resources.files(package).joinpath("data")
    names = sorted(path.name for path in folder.iterdir() if path.name.endswith(".yaml"))
    return {name: Counter(_sources(read_yaml(package, name))) for name in names}


def _sources(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["source"]] if isinstance(value.get("source"), str) else []
        return own + [s for child in value.values() for s in _sources(child)]
    return [s for child in value for s in _sources(child)] if isinstance(value, list) else []


def _records(value: object) -> TypeGuard[list[Json]]:
    return isinstance(value, list) and bool(value) and all(isinstance(r, dict) and "id" in r for r in value)


def _where(merged: object, error: str) -> str:
    """msgspec counts records (`$.traits[3].need_bonus`); people know them by id."""
    message, _, path = error.partition(" - at `$")
    value: Any = merged
    shown = ""
    for key, index in re.findall(r"\.(\w+)|\[(\d+)\]", path.rstrip("`")):
        try:
            value = value[key] if key else value[int(index)]
        except (KeyError, IndexError, TypeError):
            value = None
        name = value.get("id") if index and isinstance(value, dict) else None
        shown += f"[{name or index}]" if index else f".{key}"
    return f"{shown.lstrip('.')}: {message}" if shown else message
