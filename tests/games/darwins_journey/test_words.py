"""Questions and tooltips say what they come to."""

import re
from importlib.resources import files

import pytest

import holotype
from holotype.games.darwins_journey.names import MAP
from tests.helpers import Table, clause

GAME = holotype.load("darwins_journey")


def asked(t: Table) -> str:
    return GAME.question(t.state, "en", ["Ann", "Bob"])


def tips(t: Table, token: str) -> str:
    """The tooltip of a thing in the picture that the asked seat sees."""
    found = re.search(rf'data-token="{token}"[^>]*>.*?<title>(.*?)</title>', t.state.draw(t.seat), re.DOTALL)
    assert found is not None
    return found[1]


def drawn(t: Table) -> str:
    """The squares of the board, as the asked seat sees them."""
    picture: str = t.state.draw(t.seat)
    return picture.split('id="region-squares"')[1].split('id="region-')[0]


def notes(t: Table, start: str) -> list[str]:
    """The tooltips in that picture that begin with these words."""
    return [
        tip for tip in re.findall(r"<title>(.*?)</title>", t.state.draw(t.seat), re.DOTALL) if tip.startswith(start)
    ]


@clause("DJ-5.3")
def test_the_question_of_a_turn_names_declarations_only_where_there_are_some(table):
    assert asked(table("turn: 0; seat 0: home 1")) == "Place a worker on an action space"
    t = table("turn: 0; seat 0: ship O1, knowledge 2, reserve start-silver-1, home 1")
    assert asked(t) == "Place a worker on an action space, or complete an objective or crew card first"


@clause("DJ-8.7", "DJ-8.8", "DJ-6.10")
@pytest.mark.parametrize(
    ("colour", "space", "step", "said"),
    [
        ("blue", "navigate-1", "O1", "Sail up to {} steps: choose the first step of your ship"),
        ("green", "explore-1", "IA1", "Explore up to {} steps: choose the first step of one of your explorers"),
    ],
)
def test_the_question_of_a_move_says_how_far_it_may_go(table, colour, space, step, said):
    t = table(f"turn: 0; seat 0: row2 {colour}, home 2").choose(f"space:{space}")
    assert asked(t) == said.format(2)
    t = table(f"turn: 0; seat 0: row2 {colour}*4, home 2").choose(f"space:{space}")
    assert asked(t) == said.format(3)
    t.choose(f"map:{step}")
    assert asked(t) == "Go up to 2 more steps, or stop and use this space"


@clause("DJ-8.12", "DJ-8.12c")
def test_the_question_of_letters_says_how_many_stamps(table):
    text = "turn: 0; seat 0: row2 yellow*4, home 2, stacks {}, discard {}, envelopes {} 0 0"
    t = table(text.format("4 4 4", 0, 0)).choose("space:letters-1")
    assert asked(t).startswith("Take 2 stamps")
    t.choose("stack:1")
    assert asked(t) == "Take 1 stamp: from which stack?"
    t.choose("stack:1")
    assert asked(t) == "You may take one more stamp for the medal: from which stack?"
    t = table(text.format("0 0 0", 5, 7)).choose("space:letters-1")
    assert asked(t) == "Your stacks are empty: how many stamps do you take back from the discard?"


@clause("DJ-6.3", "DJ-6.5", "DJ-6.6", "DJ-6.9", "DJ-8.6")
def test_tooltips_say_what_a_choice_costs(table):
    t = table("""
        academy red red red / blue; turn: 0; seat 0: coins 9, row2 green, row3 red*6, knowledge 1, home 2 3
        seat 1: lenses academy-2, at letters-1=1
    """)
    assert "placing here costs 3 coins" in tips(t, "space:academy-1")
    assert "This is Player 2's lens: anybody else" in tips(t, "space:academy-2")
    t.choose("space:academy-1")
    assert "Costs 1 knowledge token on this space" in tips(t, "worker:2")
    assert tips(t, "worker:3") == "Worker 3\nSeals: red 6. Silver and gold medal"
    t.choose("worker:3", "seal:2-1")
    assert tips(t, "worker:2").splitlines()[1] == "Seals: green 1. The seal costs nothing"
    assert tips(t, "worker:4").splitlines()[1] == "No seals. The seal costs nothing"
    assert tips(t, "worker:4").splitlines()[2].startswith("The next seal costs nothing besides its row in")


@clause("DJ-6.6", "DJ-6.8")
def test_the_tooltip_of_a_space_says_how_many_seals_the_best_worker_lacks(table):
    t = table("special special-04; turn: 0; seat 0: row2 blue, row3 blue*2, knowledge 1, home 2 3; seat 1: home 1")
    assert "Your best worker lacks 1 seal: this costs a knowledge token" in tips(t, "space:special-left-1")
    assert "lacks" not in tips(t, "space:navigate-1")
    t = table("special special-04; turn: 0; seat 0: row2 blue, row3 blue*2, knowledge 1, home 2; seat 1: home 1")
    assert "space:special-left-1" not in t.legal()
    assert "lacks 2 seals: this costs 2 knowledge tokens" in tips(t, "space:special-left-1")
    t.choose("space:navigate-1")
    assert "lacks" not in tips(t, "space:special-left-1")


@clause("DJ-6.3", "DJ-7.6", "DJ-8.5")
def test_a_space_where_nothing_could_be_done_says_so(table):
    text = "turn: 0; seat 0: coins {}, studied green-bird, home 1 2, at lens-1=3"
    poor, rich = table(text.format(6)), table(text.format(7))
    vain = "placing here costs 3 coins. Nothing could be done here now"
    assert "space:lens-2" in poor.legal()
    assert vain in tips(poor, "space:lens-2")
    assert vain not in tips(rich, "space:lens-2")
    assert "could be done" not in tips(poor, "space:museum-deliver")
    assert "Nothing could be done here now" in tips(poor, "space:museum-research")
    assert "could be done" not in tips(poor, "space:turn-order")
    assert drawn(poor).count('href="#icon-ban"') == drawn(rich).count('href="#icon-ban"') + 1
    assert drawn(poor).count(">3¢<") == 2 + 2  # the area of two lens spaces, the second use of two squares


@clause("DJ-8.5", "DJ-8.6", "DJ-8.13", "DJ-8.15")
def test_tooltips_explain_effects_to_whoever_does_not_know_their_names(table):
    t = table("turn: 0; seat 0: home 1")
    assert tips(t, "space:academy-1").splitlines()[-1].startswith("Academy: buy a wax seal")
    assert tips(t, "space:lens-1").splitlines()[-1].startswith("Lens: pay to open a locked space")
    assert tips(t, "space:museum-deliver").splitlines()[-1].startswith("Deliver: put a specimen")


@clause("DJ-12.2a")
def test_the_tooltip_of_a_worker_names_the_one_that_is_offered_for_it(table):
    t = table("turn: 0; seat 0: row2 blue, row3 blue, row4 blue*2, home 2 3 4").choose("space:navigate-1")
    assert t.legal() == ["worker:2", "worker:4"]
    assert notes(t, "Worker 3\nSeals: blue 1. The same as Worker 2: choose that one\n")
    assert "same" not in tips(t, "worker:2")


@clause("DJ-3.13", "DJ-8.9")
def test_a_space_whose_flag_has_no_tile_promises_no_specimen(table):
    t = table("turn: 0; seat 0: home 1")
    state = t.state
    bare = [space for space, flag in enumerate(state.rules.flag) if flag >= 0 and state.specimen[flag] < 0]
    assert bare
    for space in bare:
        assert "specimen" not in tips(t, GAME.name(MAP + space))


@clause("DJ-8.10", "DJ-8.13c", "DJ-9.4")
def test_tooltips_say_what_a_thing_gives_and_costs(table):
    t = table("museum green-plant green-bird; turn: 0; seat 0: home 1, tents IA4; seat 1: tents IA14")
    assert "A tent here costs 2 coins now" in tips(t, "map:IA14")
    assert "Your tent is here already" in tips(t, "map:IA4")
    assert notes(t, "Fifth worker\nThe fifth worker. 4 VP at the end. Covering it costs 5 coins")
    assert notes(t, "8 VP\n8 VP at the end. 4 more VP when both slots of this column are completed")
    assert notes(t, "Stamp stack 3\n3 stamps. Taking the last brings: Sail 2\n") == []
    assert len(notes(t, "Stamp stack 3\n4 stamps. Taking the last brings: Sail 2\n")) == 2
    assert len(notes(t, "Worker 5\nNot yours yet")) == 2


@clause("DJ-8.13", "DJ-8.13a", "DJ-8.13b", "DJ-8.13c", "DJ-8.14", "DJ-R.12")
def test_the_tooltip_of_a_species_says_what_a_delivery_would_bring(table):
    text = (
        "museum green-plant green-bird green-fossil; specimens IA2=green-reptile; turn: 0; seat 0: studied {}, home 1"
    )
    t = table(text.format("green-reptile green-bird"))
    lies = "Island A 2. Not yet in the museum. "
    assert tips(t, "species:green-reptile") == (
        f"Green reptile\n{lies}Delivering it now brings 4 coins and 4 steps of theory"
    )
    assert "Delivering it again now brings 4 coins and 2 steps of theory" in tips(t, "species:green-bird")
    assert len(notes(t, f"Green reptile\nNot researched. {lies.rstrip('. ')}")) == 1
    assert len(notes(t, f"Green reptile\nResearched. {lies.rstrip('. ')}")) == 1
    t.choose("space:museum-deliver", "species:green-reptile")
    assert "Delivering it again now brings 3 coins and 4 steps of theory" in tips(t, "species:green-reptile")
    t = table("option redeliver_true_last_only=true; " + text.format("green-reptile"))
    t.choose("space:museum-deliver", "species:green-reptile")
    assert "3 coins and 4 steps" in tips(t, "species:green-reptile")
    assert "3 coins and 3 steps" in tips(t, "species:green-bird")


@clause("DJ-8.8c", "DJ-8.8d", "DJ-8.9")
def test_the_tooltip_of_a_map_space_promises_only_what_can_still_be_had(table):
    text = "specimens IA2=green-fossil; turn: 0; seat 0: home 1, studied {}{}"
    t = table(text.format("red-bird", ""))
    assert "Gold ribbon: the first to cross it gains 1 VP" in tips(t, "map:IA4")
    assert tips(t, "map:IA2") == "Island A 2\nCollect this specimen: Green fossil"
    assert tips(t, "map:O3") == "Sea 3\nThis space gives nothing"
    t = table(text.format("green-fossil", "; paid IA4"))
    assert "Gold ribbon" not in tips(t, "map:IA4")
    assert tips(t, "map:IA2") == "Island A 2\nGreen fossil: you have researched it already"


@clause("DJ-10.9", "DJ-10.10")
def test_the_tooltip_of_the_current_goal_says_what_it_would_bring_now(table):
    t = table("goals goal-tents goal-lenses; turn: 0; seat 0: home 1, tents IA4 IA7; seat 1: ship O1, tents IA14")
    assert notes(t, "Round 1: 4 VP for each tent") == [
        "Round 1: 4 VP for each tent on the board\n"
        "Player 1: now 6 VP, with 2 VP lost to lag penalties\nPlayer 2: now 4 VP"
    ]
    assert notes(t, "Round 2: 5 VP for each lens") == ["Round 2: 5 VP for each lens on the board"]


@clause("DJ-11.3")
def test_the_theory_track_says_what_a_place_is_worth(table):
    t = table("museum red-reptile red-plant red-bird red-fossil; turn: 0; seat 0: home 1")
    assert notes(t, "Space 16 of") == [
        "Space 16 of the theory track: ×9. With the museum as it is now, 3 × 9 = 27 VP at the end"
    ]


@clause("DJ-12.2a", "DJ-6.6", "DJ-8.6")
def test_only_the_board_of_whoever_is_asked_can_be_clicked_and_it_shows_the_price(table):
    t = table("turn: 0; seat 0: row2 green, row3 red, knowledge 2, home 2 3; seat 1: home 1")
    assert 'data-token="worker:' not in t.state.draw(0)
    assert ">-1<" not in t.state.draw(0).split('id="region-seat-0"')[1]
    t.choose("space:explore-1")
    for viewer in (0, 1, None):
        boards = {n: part for n, part in enumerate(t.state.draw(viewer).split('id="region-seat-')) if n}
        assert sorted(part.count('data-token="worker:') for part in boards.values()) == [0, 2]
        assert sum(part.count(">-1<") for part in boards.values()) == 1


@clause("DJ-8.21")
def test_an_island_is_sent_to_by_its_name_or_by_its_start(table):
    t = table("special special-04; turn: 0; seat 0: row2 blue*2 yellow, home 2")
    assert t.state.draw(0).count('data-token="island:B"') == 1
    t.choose("space:special-left-1")
    assert t.legal() == ["island:B", "island:C", "say:skip"]
    assert t.state.draw(0).count('data-token="island:B"') == 2


@clause("DJ-4.6", "DJ-14.1")
def test_the_question_of_the_draft_counts_the_picks_and_says_where_the_rest_goes():
    said = []
    state = GAME.start(2, 1)
    while state.prompt == "draft-crew":
        said.append(GAME.question(state, "en", ["Ann", "Bob"]))
        state.apply(state.legal()[0])
    ends = ["the rest goes to Bob"] * 2 + ["the other leaves the game"]
    assert [text.split("; ")[1] for text in said[::2]] == ends
    assert [text[:14] for text in said[::2]] == ["Crew card 1 of", "Crew card 2 of", "Crew card 3 of"]
    alone = GAME.start(1, 1, variant="solo_score_attack")
    assert GAME.question(alone, "en", ["Ann"]).endswith("; you choose again from the rest")


@clause("DJ-9.8")
def test_the_question_for_a_worker_names_the_card_it_completes(table):
    t = table("turn: 0; seat 0: row2 blue*3 green yellow*2, row3 blue*3 green yellow*2, crew crew-01 crew-14=4, home 1")
    t.choose("declare:crew-01")
    assert asked(t) == "Which worker completes Robert FitzRoy?"


@clause("DJ-7.1b", "DJ-9.1")
def test_a_question_says_when_something_can_be_completed_beside_it(table):
    text = "turn: 0; seat 0: row2 green, ship O1, knowledge 2, {}home 2"
    t = table(text.format("")).choose("space:explore-1")
    assert "or complete" not in asked(t)
    t = table(text.format("reserve start-silver-1, ")).choose("space:explore-1")
    assert asked(t).endswith("of one of your explorers (or complete an objective or crew card first)")


@clause("DJ-6.7", "DJ-8.20")
def test_questions_name_what_a_special_tile_does(table):
    t = table(
        "special special-05 special-02; turn: 0; seat 0: row2 green red, row3 green red blue, knowledge 1, home 2 3"
    )
    t.choose("space:special-left-1")
    assert asked(t) == "Which worker do you place on “Convert knowledge”?"
    t.choose("worker:2")
    assert asked(t) == "Do you return a knowledge token for 7 coins or 7 VP?"
    t = table("special special-02; turn: 0; seat 0: row2 green blue, row3 green blue red, home 2 3")
    t.choose("space:special-left-1")
    assert asked(t) == "Which worker do you place on “Special action left 1”?"


@clause("DJ-8.6", "DJ-8.10", "DJ-8.12a")
def test_questions_say_what_is_paid_and_what_is_placed(table):
    t = table("academy red; turn: 0; seat 0: row2 red, coins 3, home 2").choose("space:academy-1")
    assert asked(t) == "Which seal do you take from the academy? You pay for its row and for the slot"
    t.choose("seal:1-1")
    assert asked(t) == "Which worker gets the red seal?"
    t = table("turn: 0; seat 0: row2 green, explorers IA3, coins 3, home 2; seat 1: tents IA4")
    t.choose("space:explore-1", "map:IA4", "say:stop")
    assert asked(t) == "Do you pitch a tent at this camp for 1 coin?"
    t.choose("camp:IA4", "stack:1", "stack:2")
    assert asked(t) == "Into which envelope do you put the 2 stamps?"


@clause("DJ-14.2", "DJ-14.3")
def test_neutral_workers_and_stamps_are_shown_where_they_are(table):
    t = table("players 1; round 3; neutral 1 3; turn: 0; seat 0: home 1 2", variant="solo_score_attack")
    assert t.state.draw(0).count("A neutral worker") == 2
    assert t.state.draw(0).count("The neutral rival has 2 stamps here") == 3
    t = table("players 2; turn: 0; seat 0: at explore-1=1, home 2")
    assert "A neutral worker" not in t.state.draw(0)


@pytest.mark.parametrize(("narrow", "least"), [(False, 14.5), (True, 12)])  # a desk shows 1160 units on 885 pixels
def test_no_word_of_the_picture_is_too_small_to_be_read(narrow, least):
    state = GAME.start(4, 3, darwin_promo=True, objective_worker_space=True)
    sizes = set()
    for n in range(150):
        state.apply(state.legal()[n * 7 % len(state.legal())])
        if n % 30 == 0:
            sizes |= {
                float(size) for size in re.findall(r'font-size="([\d.]+)"', state.draw(state.seat, narrow=narrow))
            }
    assert sizes
    assert min(sizes) >= least


@clause("DJ-5.3", "DJ-9.1")
def test_what_may_be_completed_beside_a_question_does_not_draw_the_eye_from_it(table):
    t = table("turn: 0; seat 0: ship O1, knowledge 2, reserve start-silver-1, home 1")
    assert "declare:start-silver-1" in t.legal()
    aside = re.findall(r'<g class="aside"><g[^>]* data-token="([^"]*)"', t.state.draw(0, narrow=True))
    assert aside == ["declare:start-silver-1"]


def texts(picture: str) -> list[tuple[float, float, str]]:
    found = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', picture)
    return [(float(x), float(y), text) for x, y, text in found]


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize(("camp", "visitors"), [("IA4", "explorers IA4"), ("O6", "ship O6")])
def test_whoever_stands_at_a_camp_covers_neither_its_tents_nor_its_effect(table, camp, visitors, narrow):
    t = table(f"turn: 0; seat 0: tents {camp}, {visitors}, home 1; seat 1: tents {camp}")
    picture = t.state.draw(0, narrow=narrow)
    figure = "explorer-0-0" if "explorers" in visitors else "ship-0"
    assert covered(picture, figure) == []


def covered(picture: str, figure: str) -> list[str]:
    """The words that the letter of a figure hides."""
    drawn = picture.partition(f'<g id="{figure}"')[2].partition("</text>")[0] + "</text>"
    ((x, y, letter),) = texts(drawn)
    assert letter == "1"
    return [text for tx, ty, text in texts(picture) if abs(tx - x) < 11 and abs(ty - y) < 11 and (tx, ty) != (x, y)]


@pytest.mark.parametrize("narrow", [False, True])
def test_whoever_stands_on_a_space_leaves_what_it_gives_readable(table, narrow):
    t = table("turn: 0; seat 0: explorers IA10, home 1")  # two effects, one above the other
    assert "map:IA10" in t.state.draw(0)
    assert covered(t.state.draw(0, narrow=narrow), "explorer-0-0") == []


def answers(t: Table, lang: str = "en") -> dict[str, str]:
    words = GAME.answers(t.state, lang, ["Ann", "Bob"])
    return {GAME.name(token): words[token] for token in t.state.legal()}


def declined(t: Table, lang: str = "en") -> str:
    return answers(t, lang)["say:skip"]


@clause("DJ-7.1", "DJ-7.1a")
def test_declining_says_what_is_given_up(table):
    t = table("academy red; turn: 0; seat 0: row2 red, coins 3, home 2").choose("space:academy-1")
    assert (declined(t), declined(t, "ja")) == ("Take no seal", "封蝋を得ない")
    t = table("special special-10; turn: 0; seat 0: row2 red*2 green*2, home 2").choose("space:special-left-1")
    assert (declined(t), declined(t, "ja")) == ("Skip all remaining effects", "残りの効果をすべてやめる")
    t.choose("do:navigate-2")
    assert answers(t)["say:stop"] == "Stop and use this space"


@clause("DJ-8.20")
def test_converting_says_that_a_knowledge_token_is_returned(table):
    t = table("special special-05; turn: 0; seat 0: row2 green red, knowledge 1, home 2").choose("space:special-left-1")
    assert answers(t) == {
        "say:coins": "Return a knowledge token for 7 coins",
        "say:vp": "Return a knowledge token for 7 VP",
        "say:skip": "Keep the knowledge token",
    }


@clause("DJ-6.3", "DJ-6.6", "DJ-8.5", "DJ-8.6", "DJ-8.10", "DJ-8.12", "DJ-8.13", "DJ-9.4")
def test_answers_say_what_they_cost_and_bring(table):
    t = table("""
        special special-11; academy red - - / blue; letters letter-1 letter-4 letter-7
        turn: 0; seat 0: coins 9, row2 red, row3 red*4, knowledge 1, studied green-bird, home 1 2 3
        seat 1: at special-left-1=1 letters-1=2
    """)
    assert answers(t)["space:academy-1"] == "Academy (3 coins)"
    assert answers(t, "ja")["space:lens-1"] == "レンズを置く（左）"
    lens = t.state.copy()
    t.choose("space:academy-1", "worker:3")
    assert answers(t)["seal:1-1"] == "Red seal from row 1 (0 coins or more)"
    assert answers(t)["seal:2-1"] == "Blue seal from row 2 (1 coin or more)"
    assert answers(t, "ja")["seal:2-1"] == "2行目の青の封蝋（1コインから）"
    t.choose("seal:2-1")
    assert answers(t) == {
        "worker:2": "Worker 2 (1 coin)",
        "worker:3": "Worker 3 (3 coins)",
        "worker:4": "Worker 4 (1 coin)",
    }
    t = Table(lens).choose("space:lens-1", "worker:1")
    assert answers(t)["space:special-left-2"].endswith(" (4 coins)")
    t = table("turn: 0; seat 0: row2 yellow, row3 red, knowledge 1, home 2 3; seat 1: home 1").choose("space:letters-1")
    assert answers(t) == {"worker:2": "Worker 2", "worker:3": "Worker 3 (1 knowledge token)"}
    t.choose("worker:2")
    assert answers(t)["stack:1"] == "Stamp stack 1 (4 left)"
    t.choose("stack:1", "stack:1")
    assert answers(t, "ja")["envelope:1"].startswith("封筒1：")


@clause("DJ-8.16", "DJ-8.17", "DJ-9.4")
def test_the_tooltip_of_an_objective_says_what_choosing_it_costs(table):
    taken = "reserve gold-01 gold-02, slots gold-3=gold-03! gold-4=gold-04! gold-5=gold-05!"
    text = "display gold-07 silver-01; turn: 0; seat 0: {}, home 1 2, row2 yellow*2 red*2, coins 9"
    t = table(text.format(taken), objective_worker_space=True).choose("space:objective-space", "worker:1")
    assert tips(t, "objective:gold-07").endswith(
        ". Your reserve is full: it blocks a slot until you complete it. You pay at least 3 coins for its slot"
    )
    assert tips(t, "objective:silver-01").endswith(". Your reserve is full: it blocks a slot until you complete it")
    t = table(text.format("reserve silver-02"), objective_worker_space=True)
    t.choose("space:objective-space", "worker:1")
    assert "slot until" not in tips(t, "objective:gold-07")
    slots = taken.partition(", ")[2]
    t = table("special special-01; " + text.format(slots)).choose("space:special-left-1")
    assert tips(t, "objective:gold-07").endswith(". You pay at least 3 coins for its slot")
    assert "You pay" not in tips(t, "objective:silver-01")
    t = table(f"turn: 0; seat 0: ship O1, studied blue-bird blue-plant, reserve gold-07, coins 9, {slots}, home 1")
    assert tips(t, "declare:gold-07").endswith(". You pay at least 3 coins for its slot")


def japanese() -> list[str]:
    """What is read in Japanese: messages without their ids and variables, and the rules."""
    folder = files(GAME.package).joinpath("text")
    messages = folder.joinpath("ja.ftl").read_text(encoding="utf-8")
    read = [re.sub(r"^\s*\.?[\w-]+ = |\{[^{}]*\}|^\s*\*?\[\w+\] ", "", line) for line in messages.splitlines()]
    read = [line for line in read if not line.startswith(("#", "}"))]
    return read + folder.joinpath("rulebook.ja.md").read_text(encoding="utf-8").splitlines()


def test_japanese_has_japanese_stops_and_no_doubled_words():
    found = {
        line
        for line in japanese()
        if re.search(
            r"[ぁ-んァ-ヶ一-龠][.,:;?]|：：|。。|、、|([一-龠]{2,})\1(?!\w)", re.sub(r"\*\*.*?\*\*|`.*?`", "", line)
        )
    }
    assert found == set()


def test_japanese_says_what_the_rulebook_says():
    """Its terms, and not the words that stood here before."""
    text = "\n".join(japanese())
    for term in ("スロット", "プレイヤーボード", "未達成目的タイル置き場", "封蝋置き場", "切手捨て場", "減点アイコン"):
        assert term in text
    labels = [GAME.vocab.label(token, "ja") or "" for token in range(len(GAME.vocab))]
    for other in ("枠", "個人ボード", "保管場所", "費用", "巻物", "終点", "供給", "エリアコスト"):
        assert [
            line for line in [*text.replace("アクションエリアのコスト", "").splitlines(), *labels] if other in line
        ] == []
