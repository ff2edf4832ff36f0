"""The command line, command by command: what it says, what it writes, and how it refuses."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

import holotype
from holotype import cli
from holotype.core.chance import Seeded
from holotype.laws.digest import play
from holotype.laws.faults import RECORD, Noticed, digests, write_faults
from holotype.server import Limits, Settings
from tests.helpers import SKELETON


class Said(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(
    skeleton: holotype.Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Run:
    """`run("rules", "evolution")` as if typed in an empty folder; `typed` is what a person types then."""
    monkeypatch.chdir(tmp_path)

    def command(*words: str, typed: list[str] | None = None) -> Said:
        lines: Iterator[str] = iter(typed or [])

        def answer(prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        monkeypatch.setattr(sys, "argv", ["holotype", *words])
        with pytest.raises(SystemExit) as stop:
            cli.main()
        said = capsys.readouterr()
        return Said(int(stop.value.code or 0), said.out, said.err)

    return command


@pytest.fixture
def record_file(skeleton: holotype.Game, tmp_path: Path) -> Path:
    state = skeleton.start(players=3, seed=2)
    play(state, Seeded(1))
    assert state.record is not None
    file = tmp_path / "game.json"
    file.write_bytes(state.record.to_json())
    return file


# --- help and mistakes ---------------------------------------------------------------------------------------------

COMMANDS = [
    *("serve", "backup", "restore", "cleanup", "load", "play", "games", "rules", "data", "replay", "render", "fuzz"),
    *("bench", "new-game"),
]


def test_help_lists_every_command(run: Run) -> None:
    said = run("--help")
    assert said.code == 0
    assert [command for command in COMMANDS if command not in said.out] == []


@pytest.mark.parametrize("command", [c for c in COMMANDS if c != "games"])
def test_help_of_a_command_has_an_example(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert "Example" in said.out
    assert f"holotype {command}" in said.out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == Said(0, f"holotype {holotype.__version__}\n", "")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "chess"], "there is no game 'chess'; there are "),
        (["play", SKELETON, "-p", "9"], f"{SKELETON} (base) is for 2, 3, 4 players, not 9"),
        (["play", SKELETON, "-o", "moon=1"], "there is no option 'moon'; there are variant, sets, hand"),
        (["play", SKELETON, "-o", "moon"], "an option is given as name=value, not 'moon'"),
        (["play", SKELETON, "--bots", "wizard"], "there is no agent 'wizard'"),
        (["play", SKELETON, "--seat", "5"], "there is no seat 5; seats go from 0 to 1"),
        (["play", SKELETON, "--lang", "fr"], "there is no language 'fr'; there are en, ja"),
        (["play", SKELETON, "--position", "no.txt"], "no.txt: No such file or directory"),
        (
            ["play", SKELETON, "--position", "bad.txt"],
            "line 1, 'moon full': a position of stone_garden is made of",
        ),
        (["play", SKELETON, "--position", "bad.txt", "-p", "2"], "a position says itself how many players"),
        (["play", SKELETON, "--resume", "bad.txt"], "this is not a record"),
        (["replay", "no.json"], "no.json: No such file or directory"),
        (["replay", "bad.txt"], "this is not a record"),
        (["replay", "game.json", "--seat", "7"], "there is no seat 7; seats go from 0 to 2"),
        (["replay", "game.json", "--from", "900"], "the record has moves 0 to "),
        (["replay", "game.json", "--lang", "fr"], "there is no language 'fr'"),
        (["replay", "old.json"], "this record was made under ruleset 0 of"),
        (["render", "no.txt"], "no.txt: No such file or directory"),
        (["render", "bad.txt"], "bad.txt is no record; if it is a position in words, say of which game with --game"),
        (["render", "bad.txt", "--game", SKELETON], "line 1, 'moon full'"),
        (["render", "bad.txt", "--game", SKELETON, "--move", "1"], "a position has no moves"),
        (["render", "game.json", "-o", "x.png"], "pictures are written as .svg, not as .png"),
        (["render", "game.json", "--move", "900"], "the record has moves 0 to "),
        (["render", "game.json", "--seat", "3"], "there is no seat 3"),
        (["render", "game.json", "-o", "nowhere/x.svg"], "nowhere/x.svg: No such file or directory"),
        (["rules"], "of which game? There are "),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", SKELETON, "XX-1"], f"{SKELETON} has no clause 'XX-1'"),
        (["rules", SKELETON, "--search", "submarine"], f"no clause of {SKELETON} speaks of 'submarine'"),
        (["rules", SKELETON, "--lang", "fr"], "there is no language 'fr'"),
        (["rules", SKELETON, "--coverage", "--all"], "--all goes with --coverage and without a game"),
        (["rules", "--all"], "--all goes with --coverage and without a game"),
        (["data", "chess"], "there is no game 'chess'"),
        (["data", SKELETON, "--pack", "nowhere"], "the data pack nowhere is not a folder"),
        (["fuzz", SKELETON, "-p", "9"], "is for 2, 3, 4 players, not 9"),
        (["fuzz", SKELETON, "--games", "0"], "Invalid value for '--games'"),
        (["new-game", "Bad Name"], "a game's name is 2 to 40 small letters"),
        (["new-game"], "Missing argument"),
        (["serve", "--port", "x"], "Invalid value for '--port'"),
        (["serve", "--pack", "x"], "an option is given as name=value, not 'x'"),
        (["serve", "--pack", "chess=x"], "there is no game 'chess'"),
        (["serve", "--pack", "evolution=nowhere"], "the data pack nowhere is not a folder"),
        (["serve", "--database", "bad.txt"], "the database cannot be used: the file is no SQLite database"),
        (["serve", "--database", "moon://x/y"], "the database cannot be used: tables are kept in an SQLite file or"),
        (["dance"], "No such command 'dance'"),
        (["play", SKELETON, "--moon"], "No such option: --moon"),
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_clear_line(run: Run, record_file: Path, words: list[str], complaint: str) -> None:
    (record_file.parent / "bad.txt").write_text("moon full")
    old = json.loads(record_file.read_bytes()) | {"ruleset": 0}
    (record_file.parent / "old.json").write_text(json.dumps(old))
    said = run(*words)
    assert said.code == 2
    assert said.err.startswith(f"holotype: {complaint}") or complaint in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_our_own_faults_are_not_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[str]:
        raise ValueError("a fault")

    monkeypatch.setattr("holotype.core.registry.games", broken)
    monkeypatch.setattr(sys, "argv", ["holotype", "games"])
    with pytest.raises(ValueError, match="a fault"):
        cli.main()


def test_help_loads_no_game_no_server_and_no_agent() -> None:
    code = (
        "import sys, holotype.cli as cli\n"
        "sys.argv = ['holotype', '--help']\n"
        "try: cli.main()\n"
        "except SystemExit: pass\n"
        "heavy = ('fastapi', 'sqlalchemy', 'uvicorn', 'holotype.server', 'holotype.agents', 'holotype.bench')\n"
        "loaded = [m for m in sys.modules if m in heavy or m.startswith('holotype.games.')]\n"
        "print(loaded, file=sys.stderr)\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stderr == "[]\n"


# --- looking things up ---------------------------------------------------------------------------------------------


def test_games_are_listed(run: Run) -> None:
    said = run("games")
    assert f"{SKELETON:18} Stone Garden (2-4 players, 5 minutes each)\n" in said.out
    assert "greenland          Greenland (1-4 players, 30 minutes each)\n" in said.out  # the saga is played alone


def test_a_rulebook_is_printed_by_section(run: Run) -> None:
    lines = run("rules", SKELETON).out.splitlines()
    assert lines[1:3] == ["1. Setup", "SG-1.1  The bag: All fossils go into one bag."]


def test_one_clause_in_japanese_with_its_code_tests_and_log_lines(run: Run) -> None:
    lines = run("rules", SKELETON, "sg-2.2", "--lang", "ja").out.splitlines()
    assert lines[1].startswith("2. ")
    assert lines[2].startswith("SG-2.2  ")
    kinds = [line.split()[0] for line in lines[3:-1]]
    assert kinds == sorted(kinds, key=["code", "test", "log"].index)
    assert set(kinds) == {"code", "test", "log"}
    assert "  code digging.py:" in "\n".join(lines)


def test_clauses_are_searched(run: Run) -> None:
    found = [line.split()[0] for line in run("rules", SKELETON, "--search", "CAVES").out.splitlines() if "SG-" in line]
    assert found == ["SG-2.2"]


def test_coverage_joins_clause_code_tests_and_log(run: Run) -> None:
    said = run("rules", SKELETON, "--coverage")
    assert said.code == 0
    row = next(line for line in said.out.splitlines() if "SG-2.4" in line)
    for part in ("digging.py:show", "test_showing_puts_a_fossil_into_the_museum", "shows"):
        assert part in row
    counts = "16 clauses, 16 named in code, 16 tested, no record of faults, 6 cited by the log"
    assert said.out.splitlines()[-1] == f"{SKELETON}: {counts}; nothing is missing"


@pytest.mark.parametrize(
    ("file", "was", "complaint"),
    [
        ("src/{}/digging.py", '"""SG-2.5: passing is final."""', "SG-2.5 has no code"),
        ("src/{}/invariants.py", '"""SG-I2"""', "SG-I2 has no check in invariants"),
        ("tests/test_{}.py", '@clause("SG-2.4")\n', "SG-2.4 has no test"),
        ("tests/test_{}.py", ', "SG-E1")', "SG-E1 has no test"),
    ],
)
def test_coverage_says_what_is_missing(run: Run, skeleton_home: Path, file: str, was: str, complaint: str) -> None:
    path = skeleton_home / file.format(SKELETON)
    text = path.read_text(encoding="utf-8")
    assert was in text
    path.write_text(text.replace(was, ")" if was.endswith(")") else ""), encoding="utf-8")
    try:
        said = run("rules", SKELETON, "--coverage")
    finally:
        path.write_text(text, encoding="utf-8")
    assert said.code == 1
    assert said.out.splitlines()[-2] == complaint
    assert said.out.splitlines()[-1].endswith("; 1 lack something")


def test_coverage_shows_which_faults_were_noticed(run: Run, skeleton_home: Path) -> None:
    code = digests(holotype.load(SKELETON).package)
    record = {
        "SG-2.2": Noticed(3, 4, code["SG-2.2"]),
        "SG-2.4": Noticed(0, 2, code["SG-2.4"]),
        "SG-2.5": Noticed(0, 2, "old"),
    }
    try:
        write_faults(skeleton_home / "tests", record)
        said = run("rules", SKELETON, "--coverage")
        one = run("rules", SKELETON, "SG-2.5")
    finally:
        (skeleton_home / "tests" / RECORD).unlink()
    rows = {line.split()[1]: line for line in said.out.splitlines() if line.startswith("│ SG-")}
    assert "3 of 4" in rows["SG-2.2"]
    assert "not tried" in rows["SG-2.1"]
    assert said.code == 1
    assert said.out.splitlines()[-2] == "SG-2.4 has no fault in its code that a test noticed"
    assert "1 seen red (1 changed since)" in said.out.splitlines()[-1]
    assert one.out.splitlines()[-1] == "  faults noticed: 0 of 2, code changed since"


def test_coverage_names_marks_without_a_clause(run: Run, skeleton_home: Path) -> None:
    path = skeleton_home / "tests" / f"test_{SKELETON}.py"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('@clause("SG-2.4")', '@clause("SG-2.4", "SG-9.9")'), encoding="utf-8")
    try:
        said = run("rules", SKELETON, "--coverage")
    finally:
        path.write_text(text, encoding="utf-8")
    assert said.code == 1
    test = f"test_{SKELETON}.py:test_showing_puts_a_fossil_into_the_museum"
    assert said.out.splitlines()[-2] == f"{test} names SG-9.9, which is no clause of the rulebook"


def test_every_clause_of_every_game_has_code_and_a_test(run: Run) -> None:
    said = run("rules", "--coverage", "--all")
    assert [line.split(":")[0] for line in said.out.splitlines()] == holotype.games()
    assert all(line.endswith("nothing is missing") for line in said.out.splitlines())
    assert said.code == 0


def test_the_sources_of_data_are_told(run: Run) -> None:
    lines = run("data", SKELETON).out.splitlines()
    assert [word for line in lines for word in ("fossils.yaml", "100 %") if word in line].count("100 %") == 2


def test_sources_that_are_sentences_stand_below_the_shares(run: Run) -> None:
    table, _, below = run("data", "bios_origins").out.partition("challenge_cards.yaml: ")
    assert "mixed" in table
    assert max(len(line) for line in table.splitlines()) <= 100
    assert "everything else reconstructed" in " ".join(below.split())


def test_a_data_pack_is_checked(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "fossils.yaml").write_text("set_bonus: 9\n")
    assert run("data", SKELETON, "--pack", "pack").out.startswith(f"the data pack pack fits {SKELETON}; its records")
    (pack / "fossils.yaml").write_text("set_bonus: much\n")
    said = run("data", SKELETON, "--pack", str(pack))
    assert (said.code, said.err) == (2, "holotype: fossils.yaml: set_bonus: Expected `int`, got `str`\n")


# --- records -------------------------------------------------------------------------------------------------------


def test_a_game_is_told_in_words(run: Run, record_file: Path, skeleton: holotype.Game) -> None:
    lines = run("replay", "game.json").out.splitlines()
    record = holotype.read_record(record_file.read_bytes())
    state = skeleton.replay(record)
    moves = [line for line in lines if line[:5].strip().endswith(".")]
    assert len(moves) == len(record.tokens)
    assert moves[0].endswith(f"({record.tokens[0]})")
    assert lines[-1] == ", ".join(f"Player {seat + 1} {score}" for seat, score in enumerate(state.scores()))
    assert not any("You find" in line for line in lines)


def test_a_part_of_a_game_from_one_seat_in_japanese(run: Run, record_file: Path) -> None:
    out = run("replay", "game.json", "--from", "0", "--to", "0", "--seat", "1", "--lang", "ja").out
    assert out.count("見つけた化石") == 2
    assert "から始めます。 [SG-1.3]" in out
    assert len(out.splitlines()) == 3


def test_pictures_of_every_move(run: Run, record_file: Path, tmp_path: Path) -> None:
    said = run("replay", "game.json", "--to", "2", "--svg", "pictures")
    files = sorted((tmp_path / "pictures").iterdir())
    assert [file.name for file in files] == ["move-0000.svg", "move-0001.svg", "move-0002.svg"]
    assert said.out.splitlines()[-1] == "wrote 3 pictures into pictures"
    assert ElementTree.parse(files[2]).getroot().tag.endswith("svg")


def test_a_picture_of_a_record(run: Run, record_file: Path, tmp_path: Path, skeleton: holotype.Game) -> None:
    assert run("render", "game.json", "--move", "1", "--seat", "1", "--narrow", "--lang", "ja", "-o", "x.svg").code == 0
    record = holotype.read_record(record_file.read_bytes())
    assert (tmp_path / "x.svg").read_text() == skeleton.replay(record.until(1)).draw(1, "ja", narrow=True)


def test_a_picture_of_a_position(run: Run, tmp_path: Path, skeleton: holotype.Game) -> None:
    (tmp_path / "p.txt").write_text("seat 0: tooth | fern")
    assert run("render", "p.txt", "--game", SKELETON).out == "wrote table.svg\n"
    assert (tmp_path / "table.svg").read_text() == skeleton.position("seat 0: tooth | fern").draw(None)


# --- playing -------------------------------------------------------------------------------------------------------

POSITION = "seat 0: fern tooth | ammonite; seat 1: fern; passed 1; chance 0; dice 2"


@pytest.fixture
def position(tmp_path: Path) -> list[str]:
    (tmp_path / "p.txt").write_text(POSITION)
    return ["play", SKELETON, "--position", "p.txt"]


def test_a_game_is_played_by_number_by_name_and_by_words(run: Run, position: list[str]) -> None:
    said = run(*position, typed=["2", "fossil:tooth", "PASS"])
    assert said.code == 0
    assert "Player 1: Dig, show a fossil of your hand, or pass. [SG-2.1]" in said.out
    assert "   3  Tooth  (fossil:tooth)" in said.out
    assert "  Player 1 shows: Tooth. [SG-2.4]" in said.out
    assert said.out.splitlines()[-2:] == ["1. Player 1: 8 *", "2. Player 2: 0"]


def test_what_is_not_legal_is_refused_and_asked_again(run: Run, position: list[str]) -> None:
    said = run(*position, typed=["9", "fossil:ammonite", "mud", "pass"])
    assert "the choices go from 1 to 4 (? for help)" in said.out
    assert "fossil:ammonite is not legal now; seat 0 may name: say:dig" in said.out
    assert "no token is called 'mud'" in said.out
    assert said.out.splitlines()[-2] == "1. Player 1: 2 *"


def test_a_person_may_look_things_up(run: Run, position: list[str]) -> None:
    said = run(*position, typed=["?", "rule sg-2.5", "rule xx", "hint", "table", "log", "quit"])
    assert said.code == 0
    assert "take back your last move" in said.out
    assert "SG-2.5 Pass: Whoever has passed takes no more turns." in said.out
    assert "there is no clause 'xx'" in said.out
    hint = said.out.split("there is no clause 'xx'\n> ")[1].splitlines()[0]
    assert hint in ("Dig  (say:dig)", "Fern  (fossil:fern)", "Tooth  (fossil:tooth)", "Pass  (say:pass)")
    assert said.out.count("hand (fern 1, tooth 1)") == 2


def test_undo_takes_back_what_reveals_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "p.txt").write_text("seat 0: fern tooth; seat 1: fern; turn 1; passed 0")
    people = ["--seat", "0", "--seat", "1"]
    said = run("play", SKELETON, "--position", "p.txt", *people, typed=["undo", "fossil:fern", "undo"])
    assert said.out.count("cannot be taken back") == 2


def test_undo_goes_back_to_the_question_before(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With a game in which showing reveals nothing, the fence does not move."""
    monkeypatch.setattr("holotype.core.state.State.reveal", lambda self: None)
    (tmp_path / "p.txt").write_text("seat 0: fern tooth; passed 1")
    said = run("play", SKELETON, "--position", "p.txt", typed=["fossil:tooth", "undo", "fossil:fern", "pass"])
    assert said.out.splitlines()[-2] == "1. Player 1: 1 *"


def test_a_game_is_saved_and_resumed(run: Run, position: list[str], tmp_path: Path) -> None:
    said = run(*position, typed=["save", "fossil:fern", "save mine.json", "save no/where.json", "quit"])
    assert "say where to: save FILE" in said.out
    assert "saved as mine.json" in said.out
    assert "not saved: " in said.out
    record = holotype.read_record((tmp_path / "mine.json").read_bytes())
    assert (record.tokens, record.position) == (["fossil:fern"], POSITION)
    said = run("play", SKELETON, "--resume", "mine.json", typed=["fossil:tooth", "pass"])
    assert said.out.splitlines()[-2] == "1. Player 1: 8 *"


def test_bots_play_the_other_seats_and_the_person_sees_only_their_own_news(run: Run) -> None:
    said = run("play", SKELETON, "-p", "3", "--seed", "3", "--bots", "random", "--lang", "ja", typed=["パス"])
    assert said.out.count("見つけた化石") == 2
    assert said.out.splitlines()[-1].startswith(("2. ", "3. ", "1. "))


def test_people_around_one_screen_see_what_is_theirs(run: Run, tmp_path: Path) -> None:
    (tmp_path / "p.txt").write_text("seat 0: fern; seat 1: tooth")
    people = ["--seat", "0", "--seat", "1"]
    out = run("play", SKELETON, "--position", "p.txt", *people, typed=["pass", "quit"]).out
    first, second = out.split("Player 2: Dig")[0].split("Player 1 passes")
    assert ("hand (fern 1)" in first, "hand (tooth 1)" in first) == (True, False)
    assert ("hand (fern 1)" in second, "hand (tooth 1)" in second) == (False, True)


# --- fuzz, bench, serve, new-game ----------------------------------------------------------------------------------


def test_a_sound_game_survives_the_fuzz(run: Run, tmp_path: Path) -> None:
    said = run("fuzz", SKELETON, "--games", "12", "--seed", "5")
    assert said.code == 0
    assert f"{SKELETON}: 12 games in 9 modes, " in said.out
    assert said.out.rstrip().endswith("0 broke a law")
    assert not (tmp_path / "fuzz").exists()


@pytest.mark.parametrize(
    ("words", "ways"), [(["-p", "3"], 3), (["-o", "hand=0"], 1), (["-p", "4", "-o", "variant=museum-night"], 1)]
)
def test_the_fuzz_plays_the_modes_that_are_asked_for(run: Run, words: list[str], ways: int) -> None:
    assert f"2 games in {ways} modes" in run("fuzz", SKELETON, "--games", "2", *words).out


def test_a_game_that_breaks_a_law_is_kept(
    run: Run, skeleton: holotype.Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(state: object) -> None:
        raise AssertionError("SG-I1: the bag is torn")

    monkeypatch.setitem(skeleton.__dict__, "invariants", broken)
    said = run("fuzz", SKELETON, "--games", "2", "--seed", "7", "--out", "kept")
    assert said.code == 1
    assert "invariants hold: AssertionError: SG-I1: the bag is torn (seed 7, 2p-variant=base, move 0)" in said.out
    assert said.out.rstrip().endswith("2 broke a law")
    kept = tmp_path / "kept" / f"{SKELETON}-invariants_hold-7.json"
    assert holotype.read_record(kept.read_bytes()).game == SKELETON


def test_the_bench_gets_its_words(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[object] = []

    def measure(games: list[str], quick: bool, interfaces: bool, out: Path | None) -> bool:
        called.append((games, quick, interfaces, out))
        return not quick

    monkeypatch.setattr("holotype.bench.main", measure)
    assert run("bench", "--games", "a", "--games", "b", "--quick", "--out", "x.json").code == 1
    assert run("bench", "--interfaces").code == 0
    assert called == [(["a", "b"], True, False, Path("x.json")), ([], False, True, None)]


def test_the_server_gets_its_words(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[object] = []
    monkeypatch.setattr("holotype.server.run", lambda *words: called.append(words))
    run("serve")
    run("serve", "--host", "0.0.0.0", "--port", "9", "--database", "x.db", "--no-browser", "--pack", "evolution=cards")
    counts = ("--tables", "1", "--joins", "2", "--messages", "3", "--requests", "4")
    run("serve", *counts, "--thinking", "5", "--reads", "0.5")
    run("serve", "--trusted-proxy", "10.0.0.7", "--trusted-proxy", "10.1.0.0/16")
    run("serve", "--metrics", "9101", "--log-format", "json")
    assert called == [
        (Settings(), "127.0.0.1", 8000, True, None, None),
        (Settings(database="x.db", packs={"evolution": "cards"}), "0.0.0.0", 9, False, None, None),
        (Settings(limits=Limits(1, 2, 3, 4, 5, 0.5)), "127.0.0.1", 8000, True, None, None),
        (Settings(trusted_proxies=("10.0.0.7", "10.1.0.0/16")), "127.0.0.1", 8000, True, None, None),
        (Settings(), "127.0.0.1", 8000, True, "9101", "json"),
    ]


def test_a_new_game_is_written(run: Run, tmp_path: Path) -> None:
    assert run("new-game", "night_garden", "--into", str(tmp_path)).out == f"wrote {tmp_path / 'night_garden'}\n"
    assert (tmp_path / "night_garden/src/night_garden/__init__.py").exists()
