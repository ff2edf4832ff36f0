"""The components as the YAML file describes them, checked, and as the numbers that the rules use."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from holotype.core.data import check_pack, load_data

from .rules import Rules


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    ja: str


class Fossil(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    count: Annotated[int, msgspec.Meta(ge=1)]
    value: Annotated[int, msgspec.Meta(ge=0)]
    source: Literal["rulebook", "public", "recalled", "reconstructed"]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    schema: str
    set_bonus: Annotated[int, msgspec.Meta(ge=0)]
    fossils: Annotated[tuple[Fossil, ...], msgspec.Meta(min_length=2)]


def read_data(package: str, pack: Path | None) -> Data:
    return load_data(package, "fossils.yaml", Data, pack)


def pack_digest(package: str, pack: Path | None) -> str | None:
    """A record says which data pack it was made with."""
    return None if pack is None else check_pack(package, pack)


def make_rules(data: Data) -> Rules:
    return Rules(tuple(f.count for f in data.fossils), tuple(f.value for f in data.fossils), data.set_bonus)
