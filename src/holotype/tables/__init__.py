"""What a table is: seats, moves, undo and votes, frames and their differences, log, replays, records.

Plain Python without network, database or threads of its own, so that a server and a page alone can use it alike."""
