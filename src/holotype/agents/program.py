"""An agent in another process, in any language: it reads lines of JSON and answers each question with one.

The first line tells the game, later ones ask:

    {"type": "start", "game": "evolution", "players": 4, "seat": 2, "options": {...}, "seed": 7}
    {"type": "choose", "prompt": "feed", "legal": ["animal:a1", "say:pass"], "view": {...}}

The answer to a question is the name of a legal token (`"say:pass"`) on a line of its own. The program sees what its
seat may see. Its standard input is closed when the game is over; it has a second to end by itself.
"""

import shlex
import subprocess

import msgspec

from ..core.state import State
from ..core.types import Json


class ProgramFailed(RuntimeError):
    """The program ended, could not be started, or answered with something that is no token."""


class Program:
    def __init__(self, command: str, seed: int = 0) -> None:
        self.command = command
        self.seed = seed
        self.process: subprocess.Popen[bytes] | None = None

    def choose(self, state: State) -> int:
        if self.process is None:
            self.process = self.start(state)
        legal = [state.game.name(token) for token in state.choices]
        self.tell({"type": "choose", "prompt": state.prompt, "legal": legal, "view": state.view(state.seat)})
        return self.answer(state)

    def start(self, state: State) -> "subprocess.Popen[bytes]":
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError, IndexError) as error:
            raise ProgramFailed(f"{self.command!r} cannot be started: {error}") from None
        table = {"game": state.game.id, "players": state.players, "seat": state.seat, "options": state.options}
        self.tell({"type": "start", **table, "seed": self.seed})
        return self.process

    def tell(self, message: Json) -> None:
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise ProgramFailed(f"{self.command!r} has ended") from None

    def answer(self, state: State) -> int:
        assert self.process is not None and self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise ProgramFailed(f"{self.command!r} has ended without an answer")
        try:
            return state.game.token(msgspec.json.decode(line, type=str))
        except ValueError as error:
            raise ProgramFailed(
                f"{self.command!r} answered {line.decode(errors='replace').strip()!r}: {error}"
            ) from None

    def close(self) -> None:
        """The game is over, or the agent is no longer wanted."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.close()
            process.wait(1)
        except (subprocess.TimeoutExpired, BrokenPipeError):
            process.kill()
            process.wait()
        process.stdout.close()
