"""Component data and the data packs that people lay over it."""

from pathlib import Path
from typing import Any

import pytest

import holotype
from holotype.core.data import DataError, check_pack, overlay, sources
from holotype.core.registry import load
from tests.helpers import SKELETON


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def write(pack: Path, text: str, name: str = "fossils.yaml") -> Path:
    (pack / name).write_text(text, encoding="utf-8")
    return pack


def test_mappings_are_merged_and_lists_of_records_by_id() -> None:
    base = {
        "bonus": 5,
        "name": {"en": "A", "ja": "あ"},
        "cards": [{"id": "x", "n": 1, "m": 2}, {"id": "y", "n": 3}],
        "row": [1, 2],
    }
    over = {"name": {"en": "B"}, "cards": [{"id": "z", "n": 9}, {"id": "x", "n": 7}], "row": [5]}
    assert overlay(base, over, "file") == {
        "bonus": 5,
        "name": {"en": "B", "ja": "あ"},
        "cards": [{"id": "x", "n": 7, "m": 2}, {"id": "y", "n": 3}, {"id": "z", "n": 9}],
        "row": [5],
    }
    assert base["cards"] == [{"id": "x", "n": 1, "m": 2}, {"id": "y", "n": 3}]


def test_a_record_without_an_id_cannot_be_laid_over() -> None:
    with pytest.raises(DataError, match=r"cards.yaml: cards: every record of the data pack needs the id"):
        overlay({"cards": [{"id": "x"}]}, {"cards": [{"n": 1}]}, "cards.yaml")


def test_a_pack_changes_what_it_names(skeleton: holotype.Game, pack: Path) -> None:
    write(pack, "fossils:\n  - {id: tooth, value: 50}\n")
    changed = load(SKELETON, pack)
    assert changed.position("seat 0: | tooth fern").scores() == [51, 0]
    assert skeleton.position("seat 0: | tooth fern").scores() == [6, 0]


def test_a_pack_is_part_of_a_record(skeleton: holotype.Game, pack: Path) -> None:
    changed = load(SKELETON, write(pack, "set_bonus: 7\n"))
    record = changed.start(players=2, seed=1).record
    assert record is not None
    assert (record.pack, skeleton.pack) == (changed.pack, None)
    assert len(str(record.pack)) == 16
    assert changed.replay(record).players == 2
    with pytest.raises(holotype.RecordError, match="another data pack"):
        skeleton.replay(record)
    with pytest.raises(holotype.SaveError, match="another data pack"):
        skeleton.restore(changed.start(players=2, seed=1).save())


def test_other_contents_are_another_pack(skeleton: holotype.Game, pack: Path) -> None:
    one = check_pack(skeleton.package, write(pack, "set_bonus: 7\n"))
    two = check_pack(skeleton.package, write(pack, "set_bonus: 8\n"))
    assert one != two
    assert one == check_pack(skeleton.package, write(pack, "set_bonus: 7\n"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "fossils:\n  - {id: tooth, value: many}\n",
            r"fossils.yaml: fossils\[tooth\].value: Expected `int`, got `str`",
        ),
        ("fossils:\n  - {id: tooth, value: -1}\n", r"fossils.yaml: fossils\[tooth\].value: Expected `int` >= 0"),
        ("fossils:\n  - {id: tooth, colour: red}\n", r"fossils.yaml: fossils\[tooth\]: .* unknown field `colour`"),
        ("fossils:\n  - {id: egg, value: 1}\n", r"fossils.yaml: fossils\[egg\]: .* missing required field `name`"),
        ("fossils:\n  - {id: fern, source: guessed}\n", r"fossils.yaml: fossils\[fern\].source: Invalid enum value"),
        ("set_bonus: [1]\n", "fossils.yaml: set_bonus: Expected `int`, got `array`"),
        ("moon: 1\n", "fossils.yaml: .* unknown field `moon`"),
        ("- 1\n", "fossils.yaml: Expected `object`, got `array`"),
        ("a: [1\n", "fossils.yaml of the data pack cannot be read"),
    ],
)
@pytest.mark.usefixtures("skeleton")
def test_a_broken_pack_is_told_file_record_and_field(pack: Path, text: str, words: str) -> None:
    with pytest.raises(DataError, match=words):
        load(SKELETON, write(pack, text))


@pytest.mark.usefixtures("skeleton")
def test_a_pack_that_is_no_text_is_refused(pack: Path) -> None:
    (pack / "fossils.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match="cannot be read"):
        load(SKELETON, pack)


def test_a_pack_is_a_folder_with_files_of_the_game(skeleton: holotype.Game, pack: Path) -> None:
    with pytest.raises(DataError, match="is not a folder"):
        check_pack(skeleton.package, pack / "nowhere")
    with pytest.raises(DataError, match=r"the data pack is empty; its files may be fossils.yaml"):
        check_pack(skeleton.package, pack)
    with pytest.raises(DataError, match=r"the data pack has bones.yaml; its files may be fossils.yaml"):
        check_pack(skeleton.package, write(pack, "a: 1", "bones.yaml"))


def test_the_sources_of_records_are_counted(skeleton: holotype.Game) -> None:
    found: Any = sources(skeleton.package)
    assert found == {"fossils.yaml": {"reconstructed": 4}}
