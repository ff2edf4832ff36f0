"""The record of a game: what was chosen before it began, every token named and every chance outcome."""

import msgspec

from .chance import ChanceError
from .state import IllegalToken
from .types import Details, Json, Options


class RecordError(ValueError):
    """A record that cannot be read, belongs to another ruleset, or does not replay. The fault has a name and its
    details, for whoever tells it in another language."""

    def __init__(self, message: str, fault: str = "other", **details: object) -> None:
        super().__init__(message)
        self.fault = fault
        self.details: Details = details


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Save file, replay and bug report in one. In `entries` a word is a token, a number a chance outcome."""

    game: str
    ruleset: int
    players: int
    options: Options
    entries: tuple[str | int, ...]
    position: str | None = None  # the game began from a position in text rather than from set-up
    pack: str | None = None  # digest of the data pack, if any
    saved: Json | None = None  # a state on the way, from which a later ruleset went on; replayed is what came after it

    @property
    def tokens(self) -> list[str]:
        return [entry for entry in self.entries if isinstance(entry, str)]

    @property
    def outcomes(self) -> list[int]:
        return [entry for entry in self.entries if isinstance(entry, int)]

    def to_json(self) -> bytes:
        fields = msgspec.to_builtins(self)
        if self.saved is None:
            del fields["saved"]
        return msgspec.json.format(msgspec.json.encode(fields), indent=0)

    def film(self, seat: int | None = None, lang: str = "en") -> str:
        """The game as a page of HTML with a slider, which needs nothing else."""
        from .film import film

        return film(self, seat, lang)

    def _repr_html_(self) -> str:
        from .film import framed

        return framed(self.film())

    def until(self, moves: int) -> "Record":
        """The same game up to its first `moves` tokens, with the outcomes that followed the last of them."""
        seen, end = 0, 0
        for entry in self.entries:
            if isinstance(entry, str):
                if seen == moves:
                    break
                seen += 1
            end += 1
        return msgspec.structs.replace(self, entries=self.entries[:end])


def read_record(text: bytes | str) -> Record:
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"this is not a record: {error}", "unreadable") from None


REPLAY_FAULTS = (IllegalToken, ChanceError)
