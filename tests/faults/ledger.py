"""What was sent and what was acknowledged, compared with what the database has in the end."""

from dataclasses import dataclass, field

from holotype.tables.rows import Row


@dataclass
class Sent:
    """A move that a person has sent: this token, in answer to this version."""

    version: int
    token: str
    acknowledged: bool = False


@dataclass
class Entry:
    """One table."""

    game: str
    people: frozenset[int]  # the seats of our players
    sent: list[Sent] = field(default_factory=list)
    undone: list[tuple[int, bool]] = field(default_factory=list)  # back to which move, and whether acknowledged
    version: int = 0  # the newest that was ever shown
    over: bool = False

    def send(self, version: int, token: str) -> Sent:
        self.sent.append(Sent(version, token))
        return self.sent[-1]


def compare(name: str, entry: Entry, rows: list[Row]) -> list[str]:
    """What is wrong with a table. Players never vote, so a move in answer to version n is row n + 1."""
    faults = []
    numbers = [row.number for row in rows]
    if numbers != list(range(len(rows))):
        faults.append(f"{name}: rows are missing or doubled: {numbers}")
        return faults
    for sent in entry.sent:
        number = sent.version + 1
        row = rows[number] if number < len(rows) else None
        if sent.acknowledged and (row is None or (row.kind, row.token) != ("token", sent.token)):
            faults.append(
                f"{name}: LOST {sent.token} in answer to {sent.version}, which was acknowledged; there is {row}"
            )
    known = {(sent.version + 1, sent.token) for sent in entry.sent}
    for row in rows:
        if row.kind == "token" and row.seat in entry.people and (row.number, row.token) not in known:
            faults.append(f"{name}: DOUBLED or invented: {row}")
    back = [row.moves for row in rows if row.kind == "undo"]
    for moves in {moves for moves, _ in entry.undone}:
        asked = [acknowledged for wanted, acknowledged in entry.undone if wanted == moves]
        if not sum(asked) <= back.count(moves) <= len(asked):
            faults.append(f"{name}: {back.count(moves)} times back to {moves}, asked {len(asked)}, told {sum(asked)}")
    if entry.version > rows[-1].number:
        faults.append(f"{name}: LOST: version {entry.version} was shown, the last row is {rows[-1].number}")
    return faults
