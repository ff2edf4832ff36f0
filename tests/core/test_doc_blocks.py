"""Every fenced block of the documentation is executed, or checked against what it speaks of.

A block that shows part of a file says so before it, in a comment that readers of the page do not see:
`<!-- excerpt: src/... -->`. A block of statements about a position may say what they are added to:
`<!-- given: players 3 -->`. One that takes long may say with which figures it is tested: `<!-- smaller: 24=1 -->`.
"""

import contextlib
import doctest
import io
import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
import yaml

import holotype
from holotype.cli import app
from tests.server.helpers import TIMEOUT, serving, settings

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"(?:<!-- (\w+): (.+?) -->\n+)?^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]
GARDEN = "night_garden"  # the game that a reader of docs/adding-a-game.md writes
BOUNDED = {"arena", "data", "report", "rules"}  # commands that end by themselves, and soon with the figures below
SMALLER = [(r"--games \d+", "--games 4"), (r"mcts:\d+", "mcts:5")]


@dataclass
class Block:
    page: Path
    line: int
    kind: str
    text: str
    marks: dict[str, str]

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, found.start(4)), found[3], found[4], {found[1]: found[2]} if found[1] else {})
        for found in BLOCK.finditer(text)
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_blocks_of_a_page_do_what_they_say(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page):
        if "excerpt" in block.marks:
            check_excerpt(block, ROOT / block.marks["excerpt"])
        elif block.kind == "python":
            run_python(block, names)
        elif block.kind in ("sh", "console"):
            for command in commands(block):
                check_command(command, block.place)
        elif block.kind == "position":
            check_positions(block)
        elif block.kind == "yaml":
            check_pack(block, tmp_path / "pack")
        elif block.kind == "toml":
            assert tomllib.loads(block.text), block.place
        elif block.kind == "json":
            assert json.loads(block.text), block.place
        else:
            assert block.kind in ("text", "http", "mermaid"), f"{block.place}: nobody knows how to run {block.kind!r}"


def test_commands_in_running_text_exist() -> None:
    for page in PAGES:
        for command in re.findall(r"`((?:holotype|make) [^`…]+)`", page.read_text(encoding="utf-8")):
            check_words(shlex.split(command), f"{page.name}: {command}", in_short=True)


def test_the_requests_of_the_api_page_are_answered(tmp_path: Path) -> None:
    page = ROOT / "docs" / "api.md"
    seen: dict[str, Any] = {}
    with serving(settings(tmp_path)) as server, httpx.Client(base_url=server.url, timeout=TIMEOUT) as http:
        for method, path, body, shown in requests(page):
            sent = json.loads(body) if body else None
            if sent and "version" in sent:
                seen = until_asked(http, f"/api/tables/{seen['table']}")
                sent = {"token": seen["legal"][0]["token"], "version": seen["version"]}
            answer = http.request(method, path.replace("k3v9…", seen.get("table", "")), json=sent)
            assert answer.is_success, f"{method} {path}: {answer.text}"
            seen = {"table": seen.get("table")} | answer.json()
            assert set(re.findall(r'[{ ]"(\w+)": ', re.sub(r"\[.*?\]|\{…\}", "0", shown))) <= set(seen), path
            if "token" in seen:
                http.headers["authorization"] = f"Bearer {seen['token']}"


def requests(page: Path) -> Iterator[tuple[str, str, str, str]]:
    """Method, path, body and the comment that shows the answer."""
    for block in blocks(page):
        if block.kind == "http":
            pattern = r"^(GET|POST) (\S+)(?: +(\{.*\}))?[^\n]*(?:\n# +-> (.*))?"
            yield from (found.groups(default="") for found in re.finditer(pattern, block.text, re.MULTILINE))  # type: ignore[misc]


def until_asked(http: httpx.Client, path: str) -> dict[str, Any]:
    now: dict[str, Any] = http.get(path).json()
    while not now["legal"]:
        now = http.get(path, params={"after": now["version"]}).json()
    return now


def run_python(block: Block, names: dict[str, Any]) -> None:
    """Sessions are compared with what they print; everything else has to run."""
    if ">>>" in block.text:
        flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
        session = doctest.DocTestParser().get_doctest(block.text, names, block.place, str(block.page), block.line)
        out = io.StringIO()
        runner = doctest.DocTestRunner(optionflags=flags)
        runner.run(session, out=out.write, clear_globs=False)
        names.update(session.globs)
        assert not runner.failures, out.getvalue()
    else:
        with contextlib.redirect_stdout(io.StringIO()) as said:
            exec(compile(f"from __future__ import annotations\n{smaller(block)}", block.place, "exec"), names)
        for shown in re.findall(r"^print\(.*\)  # (\[.*\])$", block.text, re.MULTILINE):
            assert shown in said.getvalue(), block.place


def smaller(block: Block) -> str:
    text = block.text
    for figure in block.marks.get("smaller", "").split():
        was, now = figure.split("=")
        text = re.sub(rf"\b{was}\b", now, text)
    return text


def check_excerpt(block: Block, file: Path) -> None:
    """Every line stands in the file, in this order; a line with … stands for others."""
    rest = iter(file.read_text(encoding="utf-8").splitlines())
    for line in block.text.splitlines():
        if line and "…" not in line:
            assert any(squeezed(line.removesuffix(" ...")) == squeezed(other) for other in rest), (
                f"{block.place}: {file.name} does not go on with {line!r}"
            )


def squeezed(line: str) -> str:
    return line.replace(" ", "").rstrip(",")


def commands(block: Block) -> Iterator[list[str]]:
    for line in block.text.splitlines():
        if block.kind == "sh" or line.startswith("$ "):
            for pattern, smaller in SMALLER:
                line = re.sub(pattern, smaller, line)
            yield shlex.split(line.removeprefix("$ "), comments=True)


def check_command(words: list[str], place: str) -> None:
    check_words(words, place)
    if words[0] == "holotype" and words[1] in BOUNDED and GARDEN not in words:
        command = [sys.executable, "-c", "from holotype.cli import main; main()", *words[1:]]
        run = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        assert run.returncode == 0, f"{place}: {shlex.join(words)}\n{run.stderr}"


def check_words(words: list[str], place: str, in_short: bool = False) -> None:
    """The command exists and takes these arguments; in short, some may be missing."""
    assert words[0] in ("holotype", "make", "pytest", "python"), f"{place}: {words[0]} is not ours"
    if words[0] == "holotype":
        check_ours(words[1:], place, in_short)
    elif words[0] == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert {word for word in words[1:] if "=" not in word} <= set(targets), place
    elif words[0] == "python":
        file = words[2].replace(".", "/") + ".py" if words[1] == "-m" else words[1]
        assert (ROOT / file).exists(), place


def check_ours(words: list[str], place: str, in_short: bool) -> None:
    if words[0].startswith("-"):
        return
    assert words[0] in COMMANDS, f"{place}: there is no holotype {words[0]}"
    try:
        COMMANDS[words[0]].make_context(words[0], words[1:], resilient_parsing="--help" in words)
    except Exception as error:
        if not hasattr(error, "format_message"):  # not a complaint of the parser
            raise
        if in_short and re.search("^Missing argument|requires an argument", error.format_message()):
            return
        pytest.fail(f"{place}: {error.format_message()}")


def check_positions(block: Block) -> None:
    """The block is a position as a whole; or, if it says what is given, each line is a statement that adds to it."""
    game = holotype.load(block.page.stem)
    if "given" not in block.marks:
        game.position(block.text)
        return
    given = block.marks["given"]
    for line in block.text.splitlines():
        statement = re.split(r"\s{2,}", line)[0]
        try:
            game.position(given.replace("{}", statement) if "{}" in given else f"{given}\n{statement}")
        except holotype.PositionError:
            game.position(statement)


def check_pack(block: Block, folder: Path) -> None:
    """A file of a data pack, named in its first line."""
    folder.mkdir(exist_ok=True)
    name = block.text.partition("\n")[0].rpartition("/")[2]
    (folder / name).write_text(block.text, encoding="utf-8")
    assert yaml.safe_load(block.text), block.place
    holotype.load(block.page.stem, folder)
