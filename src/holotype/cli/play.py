"""`holotype play`: a game in the terminal, by naming tokens."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ..agents import make
from ..core.outcome import places
from ..core.records import RecordError
from ..core.state import IllegalToken, State
from ..pictures.plain import table_text

HELP = """\
a number, a name (say:pass) or the words of a choice    choose it
table    show the table          undo         take back your last move, where that reveals nothing
log      show the whole log      rule NG-1.2  show a clause
hint     what a bot would do     save FILE    write the game down; `holotype play --resume FILE` goes on
?        show this               quit         stop"""


class Session:
    """One person (or several, around one screen) and bots."""

    def __init__(
        self, state: State, people: Sequence[int], bots: str, seed: int | None, lang: str, out: Console
    ) -> None:
        self.state = state
        self.people = people
        self.lang = lang
        self.out = out
        start = secrets.randbits(32) if seed is None else seed
        self.bots = {seat: make(bots, start + seat) for seat in range(state.players) if seat not in people}
        self.adviser = make("greedy", start)
        self.names = state.game.texts.seats(state.players, lang)
        self.known_log = 0  # how many moves of the log have been shown
        self.commands = {
            "?": self.help,
            "help": self.help,
            "table": self.table,
            "log": self.whole_log,
            "rule": self.rule,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
        }

    def run(self) -> None:
        while not self.state.over:
            seat = self.state.seat
            assert seat is not None
            if seat in self.bots:
                self.state.apply(self.bots[seat].choose(self.state))
            elif not self.turn(seat):
                return
        self.news()
        self.table()
        self.result()

    def turn(self, seat: int) -> bool:
        """Ask a person until a move is made; False when they have had enough."""
        self.news()
        self.table()
        self.question()
        while True:
            try:
                words = self.out.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                words = "quit"
            command, _, rest = words.partition(" ")
            if command == "quit":
                return False
            if command in self.commands:
                self.commands[command](rest.strip())
                if command == "undo":
                    return True
            elif words and self.choose(words):
                return True

    def choose(self, words: str) -> bool:
        legal = self.state.legal()
        try:
            if words.isdecimal():
                if not 1 <= int(words) <= len(legal):
                    raise IllegalToken(f"the choices go from 1 to {len(legal)}")
                self.state.apply(legal[int(words) - 1])
                return True
            answers = self.state.game.answers(self.state, self.lang, self.names)
            spoken = [t for t in legal if answers[t].casefold() == words.casefold()]
            self.state.apply(spoken[0] if len(spoken) == 1 else words)
        except IllegalToken as refusal:
            self.out.print(f"{refusal} (? for help)")
            return False
        return True

    def question(self) -> None:
        state = self.state
        seat = state.seat
        assert seat is not None
        asked = state.game.question(state, self.lang, self.names)
        self.out.print(f"\n{self.names[seat]}: {asked} [{state.game.clause(state)}]", style="bold")
        answers = state.game.answers(state, self.lang, self.names)
        for number, token in enumerate(state.legal(), start=1):
            self.out.print(f"  {number:2}  {answers[token]}  ({state.game.name(token)})")

    def viewer(self) -> int | None:
        """Whose eyes the screen is for: the person asked, or the only one there is."""
        if self.state.seat in self.people:
            return self.state.seat
        return self.people[0] if len(self.people) == 1 else None

    def news(self) -> None:
        """What has happened since the last question."""
        for event in self.state.game.log(self.state, self.viewer()):
            if event.move >= self.known_log:
                self.out.print(f"  {self.state.game.texts.log(event, self.lang, self.names)} [{event.clause}]")
        assert self.state.journal is not None
        self.known_log = self.state.journal.moves + 1

    def result(self) -> None:
        scores, place = self.state.scores(), places(self.state)
        for seats in self.state.ranking():
            for seat in seats:
                mark = " *" if seat in self.state.winners() else ""
                self.out.print(f"{place[seat]}. {self.names[seat]}: {scores[seat]}{mark}", style="bold")

    # --- what may be typed instead of a choice ---------------------------------------------------------------------

    def help(self, _: str = "") -> None:
        self.out.print(HELP)

    def table(self, _: str = "") -> None:
        self.out.print(f"\n{table_text(self.state, self.viewer())}")

    def whole_log(self, _: str) -> None:
        self.known_log = 0
        self.news()

    def rule(self, words: str) -> None:
        found = [clause for clause in self.state.game.rulebook(self.lang) if clause.id == words.upper()]
        self.out.print(f"{found[0].id} {found[0].name}: {found[0].text}" if found else f"there is no clause {words!r}")

    def hint(self, _: str) -> None:
        token = self.adviser.choose(self.state)
        self.out.print(f"{self.state.game.texts.token(token, self.lang)}  ({self.state.game.name(token)})")

    def undo(self, _: str) -> None:
        journal = self.state.journal
        assert journal is not None
        if journal.moves > journal.fence:
            self.state = self.state.game.rewind(self.state, journal.moves - 1)
            self.known_log = journal.moves
        else:
            self.out.print("your last move cannot be taken back: something has been revealed, or others have moved")

    def save(self, words: str) -> None:
        record = self.state.record
        if not words or record is None:
            self.out.print("say where to: save FILE")
            return
        try:
            Path(words).write_bytes(record.to_json())
            self.out.print(f"saved as {words}")
        except (OSError, RecordError) as error:
            self.out.print(f"not saved: {error}")
