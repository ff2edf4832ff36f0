"""Art that stays as it is: drawn once for all tables of a kind, and used again wherever the same is asked for.

Such a drawing knows nothing but its arguments, the language, the shape of the picture and the rules of the table. It is
handed a `Still` in place of the state, which has nothing else, so one that reads the table fails at once."""

from collections import OrderedDict
from collections.abc import Callable
from copy import copy
from functools import update_wrapper
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from .picture import Picture

if TYPE_CHECKING:
    from .table import Table

MOST_KINDS = 64  # of tables: game, options, language, shape
MOST_DRAWINGS = 20_000  # of a kind

T = TypeVar("T", bound="Table[Any]")
P = ParamSpec("P")
Drawing = tuple[str, dict[str, str]]  # what was drawn, and the definitions that it refers to


class Still:
    """What of a state is the same at all tables of a kind."""

    def __init__(self, s: Any) -> None:
        self.game = s.game
        self.players = s.players
        self.options = s.options
        self.rules = getattr(s, "rules", None)


class Kind:
    """The drawings of all tables with the same game, options, language and shape."""

    def __init__(self, table: "Table[Any]") -> None:
        self.table = copy(table)
        for name in vars(table).keys() - table.FIXED - {"lang", "narrow", "width"}:
            delattr(self.table, name)
        self.table.s = Still(table.s)
        self.drawings: dict[Any, Drawing] = {}

    def draw(self, art: Callable[..., str], key: Any, args: tuple[Any, ...], more: dict[str, Any]) -> Drawing:
        table = copy(self.table)
        table.kind = self
        table.pic = Picture(table.width, table.lang, "")
        drawing = art(table, *args, **more), table.pic.definitions
        if len(self.drawings) >= MOST_DRAWINGS:
            self.drawings.clear()
        self.drawings[key] = drawing
        return drawing


_kinds: OrderedDict[Any, Kind] = OrderedDict()


def kind_of(table: "Table[Any]") -> Kind:
    s = table.s
    players, options = s.players, tuple(s.options.values())
    wanted = (type(table), id(s.game), players, options, table.lang, table.narrow, table.width)
    kind = _kinds.get(wanted)
    if kind is None or kind.table.s.game is not s.game or kind.table.s.rules is not getattr(s, "rules", None):
        kind = _kinds[wanted] = Kind(table)
        while len(_kinds) > MOST_KINDS:
            _kinds.popitem(last=False)
    return kind


def still(art: Callable[Concatenate[T, P], str]) -> Callable[Concatenate[T, P], str]:
    """A drawing that depends on its arguments alone, which are numbers, texts and tuples of these."""

    def drawn(table: T, /, *args: P.args, **more: P.kwargs) -> str:
        kind = table.kind
        key = (art, args, *more.items()) if more else (art, args)
        found = kind.drawings.get(key) or kind.draw(art, key, args, dict(more))
        if found[1]:
            for name, text in found[1].items():
                table.pic.definitions.setdefault(name, text)
        return found[0]

    update_wrapper(drawn, art)
    return drawn
