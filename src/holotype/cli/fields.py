"""`holotype fields`: writes a game's state.py from the fields that its fields.py declares.

A declaration is the body of `fields(players, rules)`: one typed line a field, with its value on an empty table. From it
follow the class, its constructor, its copy, what is saved and compared, and the empty table."""

import ast
import textwrap
from dataclasses import dataclass
from pathlib import Path


class FieldsError(ValueError):
    """A fields.py that cannot be read as a declaration."""


@dataclass(frozen=True)
class Field:
    name: str
    type: str
    value: str
    comment: str

    @property
    def copied(self) -> bool:
        """A list belongs to one state; copies share what is declared as Shared."""
        return self.type.startswith("list[")

    @property
    def given(self) -> bool:
        """To the constructor, since its value on an empty table is made of other things."""
        return self.copied or self.type == "Shared"


def write(folders: list[Path]) -> None:
    for folder in folders:
        text = state_module((folder / "fields.py").read_text(encoding="utf-8"))
        if not is_current(folder / "state.py", text):
            (folder / "state.py").write_text(text, encoding="utf-8")


def stale(folders: list[Path]) -> list[str]:
    """The state.py that are not what their fields.py say."""
    made = [(folder / "state.py", (folder / "fields.py").read_text(encoding="utf-8")) for folder in folders]
    return [str(path) for path, source in made if not is_current(path, state_module(source))]


def is_current(path: Path, text: str) -> bool:
    return path.exists() and same_code(path.read_text(encoding="utf-8"), text)


def same_code(one: str, other: str) -> bool:
    """Equal but for the way they are laid out and the order of their imports."""
    return normal(one) == normal(other)


def normal(source: str) -> tuple[list[str], str]:
    tree = ast.parse(source)
    imported = [f"{node.module}.{a.name}" for node in tree.body if isinstance(node, ast.ImportFrom) for a in node.names]
    tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom)]
    return sorted(imported), ast.unparse(tree)


def state_module(source: str) -> str:
    tree = ast.parse(source)
    function = next((n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == "fields"), None)
    if function is None:
        raise FieldsError("fields.py has no function `fields(players, rules)`")
    declared = [field_of(statement, source) for statement in function.body[1:]]
    lists = [field for field in declared if field.given]
    others = [field for field in declared if not field.given]
    shared = "".join(f'"{field.name}", ' for field in declared if field.type == "Shared")
    names = "".join(f'        "{field.name}",\n' for field in declared)
    parameters = "".join(f"        {field.name}: {field.type},\n" for field in lists)
    given = "".join(
        f"        self.{field.name} = {field.name if field.given else field.value}{field.comment}\n"
        if field.given or plain(field)
        else f"        self.{field.name}: {field.type} = {field.value}{field.comment}\n"
        for field in declared
    )
    copies = "".join(f"            self.{field.name}{'.copy()' if field.copied else ''},\n" for field in lists)
    taken = "".join(f"        c.{field.name} = self.{field.name}\n" for field in others)
    empty = "".join(f"        {field.name}={field.value},\n" for field in lists)
    note = ast.get_docstring(function) or ""
    head = ast.get_docstring(tree) or "What lies on the table."
    return f'''"""{head.splitlines()[0]} Written by `make fields` from fields.py: change that."""

from typing import TYPE_CHECKING

from holotype.core.chance import Chance
from holotype.core.state import State as Engine
from holotype.core.types import Options

{imports(tree, declared)}
if TYPE_CHECKING:
    from holotype.core.game import Game


class State(Engine):
    """{textwrap.indent(note, "    ").strip()}"""

    FIELDS = (
{names}    )
{f"    SHARED = ({shared})" if shared else ""}

    def __init__(
        self,
        game: "Game",
        players: int,
        options: Options,
        chance: Chance,
        rules: Rules,
{parameters}    ) -> None:
        super().__init__(game, players, options, chance)
        self.rules = rules
{given}
    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.rules,
{copies}        )
{taken}        c.continue_from(self)
        return c


def new_state(game: "Game", players: int, options: Options, chance: Chance, rules: Rules) -> State:
    """An empty table."""
    return State(
        game,
        players,
        options,
        chance,
        rules,
{empty}    )
'''


def plain(field: Field) -> bool:
    """Whether its value alone tells its type."""
    return field.type in ("int", "bool")


def field_of(statement: ast.stmt, source: str) -> Field:
    if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name) or not statement.value:
        raise FieldsError(f"line {statement.lineno} of fields.py is not `name: type = value`")
    line = source.splitlines()[(statement.end_lineno or statement.lineno) - 1]
    rest = line.encode()[statement.end_col_offset or 0 :].decode().strip()
    return Field(
        statement.target.id,
        ast.unparse(statement.annotation),
        ast.unparse(statement.value),
        f"  {rest}" if rest.startswith("#") else "",
    )


def imports(tree: ast.Module, declared: list[Field]) -> str:
    """What the values and types of the fields name: from where fields.py has it, or from fields.py."""
    used = {"Rules"}
    for field in declared:
        for text in (field.type, field.value):
            used |= {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
    sources: dict[str, list[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            home, names = "." * node.level + (node.module or ""), [alias.name for alias in node.names]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            home, names = ".fields", [node.target.id]
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            home, names = ".fields", [node.name]
        else:
            continue
        sources.setdefault(home, []).extend(name for name in names if name in used and name != "fields")
    lines = [f"from {home} import {', '.join(sorted(names))}\n" for home, names in sorted(sources.items()) if names]
    return "".join(lines)
