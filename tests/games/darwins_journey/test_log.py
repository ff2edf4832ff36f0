"""The log: what a player would tell of the game, each sentence with its clause."""

import re
from importlib import resources

import holotype
from holotype.core.journal import Event
from holotype.games.darwins_journey.draft import give_start_seal
from holotype.laws.coverage import coverage
from tests.helpers import Table, clause
from tests.playthroughs import files, record_in

GAME = holotype.load("darwins_journey")


def told(t: Table) -> list[tuple[str, str]]:
    """Clause and sentence of every line, from the last placing on."""
    journal = t.state.journal
    assert journal is not None
    names = ["Ann", "Bob", "Cid", "Dee"]
    lines = [(event.clause, GAME.texts.log(event, "en", names)) for event in journal.log]
    first = max(i for i, event in enumerate(journal.log) if event.event == "places")
    return lines[first:]


@clause("DJ-6.3", "DJ-6.5", "DJ-6.6", "DJ-8.8")
def test_placing_tells_what_it_costs_and_who_gains_by_it(table):
    t = table("""
        turn: 0; seat 0: row2 green, knowledge 1, coins 3, home 2
        seat 1: lenses explore-2, at navigate-1=2, row2 blue, home 1
    """)
    t.choose("space:explore-2", "map:IA1", "map:IA2", "say:stop")
    assert told(t) == [
        ("DJ-5.3", "Ann places Worker 2 on “Explore 3”."),
        ("DJ-6.6", "Ann returns a knowledge token for a missing seal."),
        ("DJ-6.3", "Ann pays 3 coins, because a worker is in that area already."),
        ("DJ-6.5", "Bob gains 1 coin for the lens on “Explore 3”."),
        ("DJ-8.8", "Ann's explorer walks to Island A 1."),
        ("DJ-8.8", "Ann's explorer walks to Island A 2."),
    ]


@clause("DJ-8.13a", "DJ-8.13b", "DJ-8.13c", "DJ-7.6")
def test_a_delivery_tells_where_coins_and_steps_come_from(table):
    t = table(
        "museum green-plant green-bird green-fossil; turn: 0; seat 0: studied green-reptile, home 1; seat 1: home 1"
    )
    t.choose("space:museum-deliver")
    t.choose("species:green-reptile")
    assert told(t) == [
        ("DJ-5.3", "Ann places Worker 1 on “Deliver specimens”."),
        ("DJ-8.13", "Ann delivers a specimen to the museum: Green reptile."),
        ("DJ-8.13a", "Ann is the first to deliver into the green row and takes its coin."),
        ("DJ-8.2", "Ann gains 1 coin."),
        ("DJ-8.13b", "Ann's tile fills the green row of the museum."),
        ("DJ-8.4", "Ann advances 1 space on the theory track, to space 1."),
        ("DJ-8.13c", "Ann counts the tile's row and column: 3 empty slots for coins, 3 tiles for theory."),
        ("DJ-8.2", "Ann gains 3 coins."),
        ("DJ-8.4", "Ann advances 3 spaces on the theory track, to space 4."),
        ("DJ-7.6", "Ann cannot perform “Pay 3 coins: Deliver a specimen”: there is nothing to choose."),
    ]


@clause("DJ-8.13c", "DJ-8.2", "DJ-8.4")
def test_a_delivery_that_brings_no_coins_or_no_steps_does_not_tell_them(table):
    text = "{}no-coin green; turn: 0; seat 0: studied green-reptile, home 1; seat 1: home 1"
    t = table(text.format("")).choose("space:museum-deliver", "species:green-reptile")
    gained = [line for line in told(t) if line[0] in ("DJ-8.2", "DJ-8.4")]
    assert gained == [("DJ-8.2", "Ann gains 6 coins.")]
    around = "green-plant green-bird green-fossil blue-reptile red-reptile yellow-reptile"
    t = table(text.format(f"museum {around}; ")).choose("space:museum-deliver", "species:green-reptile")
    gained = [line for line in told(t) if line[0] in ("DJ-8.2", "DJ-8.4")]
    assert gained == [
        ("DJ-8.4", "Ann advances 1 space on the theory track, to space 1."),
        ("DJ-8.4", "Ann advances 6 spaces on the theory track, to space 7."),
    ]


@clause("DJ-8.4", "DJ-R.26")
def test_steps_beyond_the_end_of_theory_are_lost_and_not_told(table):
    text = "special special-11; turn: 1; seat 0: home 1; seat 1: row2 yellow blue, home 2, theory {}"
    t = table(text.format(35)).choose("space:special-left-1")
    assert told(t)[1:] == [("DJ-8.4", "Bob advances 1 space on the theory track, to space 36.")]
    assert t.view()["seats"][1]["theory"] == 36
    t = table(text.format(36)).choose("space:special-left-1")
    assert told(t)[1:] == []
    assert t.view()["seats"][1]["theory"] == 36


@clause("DJ-7.6")
def test_an_effect_that_is_impossible_tells_whether_coins_are_missing(table):
    t = table("turn: 0; seat 0: coins 3, home 1; seat 1: home 1").choose("space:lens-1")
    assert told(t)[1:] == [("DJ-7.6", "Ann cannot perform “Place a lens”: too few coins.")]
    t = table("museum green-bird red-bird; turn: 0; seat 0: coins 2, home 1; seat 1: home 1")
    t.choose("space:museum-research", "species:red-bird")
    assert told(t)[2:] == [("DJ-7.6", "Ann cannot perform “Pay 3 coins: Research in the museum”: too few coins.")]


@clause("DJ-6.7", "DJ-6.10", "DJ-8.5")
def test_a_special_space_is_told_with_the_tile_that_lies_there(table):
    t = table(
        "special special-05 special-11; turn: 0; seat 0: row2 green*2 red*2 yellow, knowledge 1, coins 9, home 1 2"
    )
    t.choose("space:special-left-1", "worker:2", "say:coins")
    assert told(t) == [
        ("DJ-5.3", "Ann places Worker 2 on “Special action left 1” (Convert knowledge)."),
        ("DJ-6.10", "Ann's silver medal bonus: 2 coins."),
        ("DJ-8.2", "Ann gains 2 coins."),
        ("DJ-8.20", "Ann returns a knowledge token."),
        ("DJ-8.2", "Ann gains 7 coins."),
    ]
    t = table("special special-05 special-11; turn: 0; seat 0: coins 9, home 1; seat 1: home 1")
    t.choose("space:lens-1", "space:special-left-2")
    opened = "Ann places a lens on “Special action left 2” (3 steps of theory) for 4 coins"
    assert told(t)[1] == ("DJ-8.5", f"{opened}; everybody may use the space from now on.")


@clause("DJ-8.12", "DJ-8.12a", "DJ-8.12b", "DJ-8.12c")
def test_letters_tell_stacks_discard_envelope_and_tile(table):
    t = table("""
        letters letter-1 letter-4 letter-7; turn: 0; seat 1: home 1
        seat 0: row2 yellow*4, home 2, stacks 1 0 1, discard 10
    """)
    t.choose("space:letters-1", "stack:1", "number:1", "envelope:2", "say:skip")
    assert told(t)[2:7] == [
        ("DJ-8.12", "Ann takes a stamp from Stamp stack 1; that was the last."),
        ("DJ-8.12", "Ann takes a stamp from Stamp stack 3; that was the last."),
        ("DJ-8.12", "Ann takes a stamp back from the discard."),
        ("DJ-8.12b", "Ann has emptied Stamp stack 1 and will perform its bonus."),
        ("DJ-8.12b", "Ann has emptied Stamp stack 3 and will perform its bonus."),
    ]
    assert ("DJ-8.12a", "Ann puts 3 stamps into Envelope 2 (Guides).") in told(t)
    t = table("turn: 0; seat 0: row2 yellow*4, home 2; seat 1: home 1").choose("space:letters-1", *["stack:1"] * 3)
    assert told(t)[-1] == ("DJ-8.12c", "Ann takes a stamp from Stamp stack 1; 1 is left.")


@clause("DJ-8.6", "DJ-8.13a")
def test_a_seal_is_told_with_its_row(table):
    t = table("academy red red red / blue; turn: 0; seat 0: row2 red, coins 3, home 2; seat 1: home 1")
    t.choose("space:academy-1", "seal:2-1", "worker:2")
    assert told(t)[1] == ("DJ-8.6", "Ann takes a blue seal from row 2 of the academy for Worker 2 and pays 1 coin.")


@clause("DJ-8.14", "DJ-R.12")
def test_delivering_again_does_not_say_that_a_row_was_filled_by_it(table):
    row = "museum green-reptile green-plant green-bird green-fossil"
    t = table(
        f"special special-03; {row}; turn: 0; seat 0: row2 yellow red, home 2, studied green-bird; seat 1: home 1"
    )
    t.choose("space:special-left-1", "species:green-bird")
    assert told(t)[1:4] == [
        ("DJ-8.14", "Ann delivers a specimen again: Green bird."),
        ("DJ-8.14", "The green row of the museum is full, so Ann advances once more."),
        ("DJ-8.4", "Ann advances 1 space on the theory track, to space 1."),
    ]


@clause("DJ-8.8", "DJ-8.8a", "DJ-8.8c")
def test_a_ribbon_is_told_after_the_step_that_crosses_it(table):
    t = table("turn: 0; seat 0: row2 green, explorers IA2, home 2; seat 1: explorers IA3, home 1")
    t.choose("space:explore-1", "map:IA4")
    assert told(t)[1:4] == [
        ("DJ-8.8a", "Ann's explorer skips Island A 3, where another explorer stands."),
        ("DJ-8.8", "Ann's explorer walks to Island A 4."),
        ("DJ-8.8c", "Ann is the first to cross the gold ribbon at Island A 4 and gains 1 VP."),
    ]


@clause("DJ-8.16", "DJ-8.17", "DJ-9.4")
def test_what_a_slot_costs_is_told_by_the_clause_that_asked_for_it(table):
    def paid(t: Table) -> list[str]:
        return [cited for cited, event in t.log() if event == "pays-slot"]

    t = table(
        "turn: 0; seat 0: home 1, coins 9, ship O1, studied blue-bird blue-plant, reserve gold-07; seat 1: home 1"
    )
    assert paid(t.choose("declare:gold-07", "slot:gold-1")) == ["DJ-9.4"]
    t = table(
        "special special-01; display gold-07; turn: 0; seat 0: row2 yellow*2 red*2, home 2, coins 9; seat 1: home 1"
    )
    assert paid(t.choose("space:special-left-1", "objective:gold-07", "slot:gold-1")) == ["DJ-8.17"]
    t = table(
        "display gold-07; turn: 0; seat 0: home 1, coins 9, reserve gold-01 gold-02; seat 1: home 1",
        objective_worker_space=True,
    )
    assert paid(t.choose("space:objective-space", "objective:gold-07", "slot:gold-1")) == ["DJ-8.16"]


@clause("DJ-10.6", "DJ-10.7")
def test_a_reward_names_its_letter_tile_and_the_discarded_stamps_their_envelope(table):
    t = table("phase reward; letters letter-7 letter-1 letter-2; seat 0: envelopes 3 0 0; seat 1: envelopes 1 0 0")
    assert t.said()[:6] == [
        "P0 has the most stamps in Envelope 1 (3) and gets the first reward of Newspapers.",
        "P0 gains 4 VP.",
        "P1 has the second most stamps in Envelope 1 (1) and gets the second reward of Newspapers.",
        "P1 gains 2 VP.",
        "P0 discards 2 stamps from Envelope 1.",
        "P1 discards 1 stamp from Envelope 1.",
    ]


@clause("DJ-3.2", "DJ-3.4", "DJ-3.6", "DJ-3.8", "DJ-3.11", "DJ-3.12", "DJ-4.9")
def test_the_log_begins_with_everything_that_lies_on_the_board(start):
    t = start(3)
    table = t.view(None)["table"] if "table" in t.view(None) else t.view(None)
    assert t.state.journal is not None
    named = {thing.replace(":", "-") for event in t.state.journal.log for thing in things(event)}
    assert set(table["special"]) | set(table["letters"]) | set(table["goals"]) <= named
    assert {f"objective-{tile}" for tile in table["objectives"]} <= named
    assert {f"map-{space}" for space in table["specimens"]} <= named
    assert {f"species-{species}" for species in table["specimens"].values()} <= named
    rows = [event.details["seals"] for event in t.state.journal.log if event.event == "academy-row"]
    assert [seal for row in rows for seal in row] == [f"colour:{seal}" for seal in table["academy"]]


def things(event: Event) -> list[str]:
    lists = [value for value in event.details.values() if isinstance(value, list)]
    return [thing for one in lists for thing in one]


@clause("DJ-10.11", "DJ-13.2")
def test_preparation_tells_what_leaves_and_what_comes(table):
    t = table(
        "phase preparation; academy red - blue / green; supply 9; display gold-01 silver-02; darwin explore-1; "
        "seat 0: home 1; seat 1: home 1",
        darwin_promo=True,
    )
    said = t.said()
    assert said[:4] == [
        "The Beagle sails on to Sea 4, and all workers go home.",
        "Darwin leaves the board.",
        "The objectives that nobody took leave the game: 1 blue seal + 1 red seal + 3 tents, 1 fossil + 1 bird.",
        "The seals of the academy's top row leave the game: red, blue.",
    ]
    assert said[4].startswith("These objectives can be taken: ")
    assert said[5].startswith("Seals in row 1 of the academy: green")


@clause("DJ-R.30")
def test_a_first_seal_that_comes_from_the_academy_is_told(start):
    state = start(2).state
    state.academy = [1] * 11 + [0]
    state.supply = [0, 5, 0, 0]
    give_start_seal(state, 0, 1, 0)
    assert Table(state).said()[-2:] == [
        "The supply has no green seal left, so P0 takes one from row 4 of the academy; a blue seal takes its place.",
        "P0 puts the card's green seal on Worker 2.",
    ]


@clause("DJ-11.5")
def test_the_winner_of_a_tie_is_told_with_whom_and_by_what(table):
    end = "players 3; phase end; round 5; seat 0: vp 9, coins 2; seat 1: vp 9, coins 3; seat 2: vp 8"
    last = "P1 wins: as many VP and as far on the theory track as P0, but more coins, 3."
    assert table(end).said()[-1] == last


@clause("DJ-4.9", "DJ-4.10")
def test_the_last_column_of_objectives_is_told_as_what_is_left():
    state = GAME.start(2, 1)
    while state.prompt != "place":
        state.apply(state.legal()[0])
    assert state.journal is not None
    lines = [
        GAME.texts.log(event, "en", ["Ann", "Bob"]) for event in state.journal.log if event.event == "takes-column"
    ]
    assert [" takes the last column, the objectives " in line for line in lines] == [False, True]


@clause("DJ-10.12")
def test_seals_that_are_missing_are_told(table):
    t = table("phase preparation; academy red; supply 1; seat 0: row2 red*6 blue*0")
    assert "The supply of seals is used up: 8 places of the academy stay empty." in t.said()


@clause("DJ-8.7b", "DJ-8.23")
def test_the_end_of_the_sea_and_a_find_of_choice_are_told(table):
    t = table("special special-06; turn: 0; seat 0: row2 green*2 yellow*2 blue, ship O25, home 2 3, row3 blue")
    t.choose("space:special-left-1", "species:red-bird")
    assert ("DJ-8.23", "finds") in t.log()
    t = table("turn: 0; seat 0: row2 blue, ship O25, home 2")
    t.choose("space:navigate-1", "map:O26")
    assert ("DJ-8.7b", "Ann is the first to reach the end of the sea, Sea 26, and gains 3 VP.") in told(t)


def test_the_recorded_games_tell_all_the_rest():
    """Whatever clause a rule can cite is heard in one of the playthroughs, but for the rare ones above."""
    records = [record_in(file.read_text(encoding="utf-8")) for file in files() if file.parent.name == GAME.id]
    heard = {cited for record in records for cited, _ in Table(GAME.replay(record)).log()}
    cited = {id_ for id_, found in coverage(GAME.package, GAME.rulebook("en"), None).items() if found.log}
    assert cited - heard <= {"DJ-8.7b", "DJ-8.23", "DJ-10.12", "DJ-15.2", "DJ-R.30"}
    assert len(cited) >= 80


def test_every_sentence_of_the_log_is_told_in_a_recorded_game():
    """But for the rare ones, which tests above bring about."""
    text = resources.files(GAME.package).joinpath("text", "en.ftl").read_text(encoding="utf-8")
    sentences = set(re.findall(r"^log-([a-z-]+) =", text, re.MULTILINE))
    records = [record_in(file.read_text(encoding="utf-8")) for file in files() if file.parent.name == GAME.id]
    heard = {event for record in records for seat in range(4) for _, event in Table(GAME.replay(record)).log(seat)}
    assert sentences - heard == {"first-at-sea", "no-seals", "row-is-full", "seal-from-academy", "wins-by-coins"}
