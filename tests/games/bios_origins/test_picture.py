"""What the picture tells beyond the pieces: why not there, what a card does, whose it is."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import holotype
from tests.helpers import Table, clause


def tips(t, seat=0, lang="en", narrow=False):
    """The tooltip of every token in the picture, by name."""
    root = ElementTree.fromstring(t.state.draw(seat, lang, narrow))
    svg = "{http://www.w3.org/2000/svg}"
    found = [element for element in root.iter() if element.get("data-token")]
    return {element.get("data-token"): element.findtext(f"{svg}title") for element in found}


def notes(t, lang="en", narrow=False):
    """Every tooltip of the picture, by lines."""
    root = ElementTree.fromstring(t.state.draw(0, lang, narrow))
    return [(title.text or "").splitlines() for title in root.iter("{http://www.w3.org/2000/svg}title")]


SHORE = (
    "chit h509 h609; seat 0: politics, footprint {}, maritime {}; foundations 0: 13 politics; migrants 0: s18-15; "
    "migrants 1: s18-13"
)


@clause("BO-12.2", "BO-12.3", "BO-12.4", "BO-12.5")
@pytest.mark.parametrize(
    ("footprint", "maritime", "spot", "words"),
    [
        (3, 1, "s20-19", "To come here you need Maritime 2."),
        (2, 2, "s20-19", "To come here you need Footprint 3."),
        (3, 2, "s20-19", None),
        (3, 2, "s18-13", "A migrant stands here."),
        (3, 2, "s20-13", "Your migrants cannot end a move here."),
        (3, 2, "s03-00", "Too far, or no way leads here."),
    ],
)
def test_spots_say_why_a_migrant_cannot_come(table, footprint, maritime, spot, words):
    t = table(SHORE.format(footprint, maritime)).choose("do:spread", "say:create")
    reason = tips(t)[f"spot:{spot}"].splitlines()[-1]
    assert reason == words if words else f"spot:{spot}" in t.legal()


@clause("BO-21.2")
def test_marine_migrants_cannot_rest_on_land(table):
    t = table(
        "option habitat=marine; seat 0: politics, footprint 6, maritime 1; foundations 0: 13 politics; "
        "migrants 0: s20-13; migrants 1: s10-09"
    ).choose("do:spread", "say:create")
    assert tips(t)["spot:s20-15"].splitlines()[-1] == "Your migrants cannot end a move here."


@clause("BO-3.7")
def test_a_resource_says_which_technology_it_needs(table):
    said = {name: tip.splitlines()[1:] for name, tip in tips(table("seat 0: politics")).items()}
    assert said["resource:h105-1"] == ["working animal"]
    assert said["resource:h209-2"] == ["luxury", "Requires Metallurgy 2"]
    assert said["resource:h307-1"][0] == "war animal"
    assert said["resource:h307-1"][1].startswith("Blitz")


@clause("BO-19.1", "BO-19.2")
def test_who_spreads_is_warned_of_hunger(table):
    def reason(*choices):
        t = table("seat 0: politics, footprint 1; foundations 0: 13 politics; migrants 0: s18-09; migrants 1: s01-00")
        return tips(t.choose("do:spread", *choices))["spot:s19-10"].splitlines()[-1]

    assert reason("say:create") == "Too many for your footprint of 1: a token of yours starves at the end of your turn."
    assert reason("spot:s18-09") == "land spot"  # it leaves Indochina and comes back to it


@clause("BO-11.5")
def test_an_idea_that_may_be_kept_is_shown_whole(table):
    t = table("seat 0: culture, will 0, emotions 6; market culture: 97 0, -, -").choose("do:invent")
    assert t.prompt == "keep-idea"
    assert re.search(r"p-soft-line asked", t.state.draw(0))
    assert "Laughter" in t.state.draw(0)
    other = table("phase challenge; seat 0: culture; market culture: 97 0, -, -").state.draw(0)
    assert "p-soft-line asked" not in other
    assert "p-ink asked" in other  # the deck that may be challenged


@clause("BO-11.2")
def test_an_idea_says_how_many_elders_it_has_and_takes(table):
    said = tips(table("seat 0: culture; market culture: -, 98 0 1, 97"))
    assert said["card:lullaby"].splitlines()[1] == "Elders of all players: 2 of the 2 needed to invent it"
    assert said["card:laughter"].splitlines()[1] == "Elders of all players: 0 of the 3 needed to invent it"


@clause("BO-14.4")
def test_a_brain_is_named_only_where_a_pawn_of_it_may_go(table):
    """What another player did to the own brain is not shown as having happened to this one."""
    text = "phase auction; card 9; seat 0: culture, will 0; market culture: 97 0, -, -"
    assert "region:emotions" not in tips(table(text))
    assert "region:emotions" in tips(table(text).choose("number:1"))


@clause("BO-9.16", "BO-9.17")
def test_who_settles_is_warned_of_another_trap(table):
    # Jungles and seas leave Sahul and Papua without a way; from the Red Centre one leads around the Murray Basin.
    t = table("chit h410 h509 h510; seat 0: politics, footprint 1; migrants 0: s18-15; migrants 1: s18-09").choose(
        "spot:s18-15"
    )
    said = {name: tips(t)[name].splitlines()[-1] for name in t.legal()}
    trap = "Here, too, your people would be trapped."
    assert said == {"spot:s20-15": trap, "spot:s21-16": trap, "spot:s20-19": "land spot"}


@clause("BO-20.2", "BO-20.3", "BO-20.4", "BO-20.5")
def test_a_category_says_what_it_is_made_of_and_whether_it_counts(table):
    t = table("philosophy equality; seat 0: culture, footprint 4, mysticism 1; cities 0: h106/1; seat 1: culture")
    said = notes(t)
    assert ["Politics", "3 points: victory chits 0, cities 1, metallurgy and immunology 2"] in said
    assert [
        "Culture",
        "8 points: victory chits 0, mysticism 1, footprint and energy 7",
        "Under the present philosophy this scores nothing",
    ] in said


def test_only_a_migrant_on_its_way_asks_why(table):
    t = table(SHORE.format(3, 1))
    assert tips(t)["spot:s20-19"].splitlines()[-1] == "land spot"


@clause("BO-5.3", "BO-7.10")
def test_a_revealed_card_is_shown_whole(table):
    t = table("phase auction; card 9; seat 0: mysticism 2, will 0; market culture: 97 0, -, -")
    picture = t.state.draw(0)
    for words in ("cooling", "forestation", "Eureka: Prayer", "religious"):
        assert words in picture


@clause("BO-10.1")
def test_the_element_in_use_is_outlined(table):
    t = table("seat 0: politics; foundations 0: 13 politics")
    card = r'data-token="card:persistence-hunting".*?p-sheet p-chosen-line'
    assert re.search(r"p-sheet p-chosen-line", t.state.draw(0))
    t.choose("say:skip")
    assert not re.search(card, t.state.draw(0))
    assert "p-paper p-chosen-line" in t.state.draw(0)  # the next row of the placard


def test_names_are_filled_in_by_the_page_and_a_phone_has_three_views(table):
    s = table("seat 0: politics; seat 1: culture").state
    for narrow in (False, True):
        assert re.findall(r'class="seat-name" data-seat="(\d)"', s.draw(1, "ja", narrow)) == ["1", "0"]
    assert 'data-views="3"' in s.draw(0, narrow=True)
    assert "data-views" not in s.draw(0)


@clause("BO-21.11")
def test_tiles_and_their_turns_can_be_seen_before_they_are_laid(start):
    t = start(2, variant="custom_draft")
    for choice in ("tile:t05-continent", "number:2"):
        assert set(t.legal()) <= set(tips(t))
        t.choose(choice)
    assert not {name for name in tips(t) if name.startswith("tile:")}


@pytest.mark.parametrize(("variant", "parts"), [("base", 2), ("custom", 2), ("campaign", 3)])
def test_the_world_of_a_phone_is_cut_so_that_spots_can_be_told_apart(variant, parts):
    earth = holotype.load("bios_origins", Path(__file__).parents[3] / "examples" / "bios_origins_earth")
    t = Table(earth.start(2, 1, variant=variant))
    drawn = re.findall(r'id="region-(map-\d)"', t.state.draw(0, narrow=True))
    assert drawn == [f"map-{n}" for n in range(parts)]
    phone, desk = ({name for name in tips(t, narrow=narrow) if name.startswith("hex:")} for narrow in (True, False))
    assert phone == desk


@clause("BO-10.5")
def test_what_follows_an_option_gets_a_line_of_its_own_where_the_card_is_narrow(table):
    t = table("players 1; option variant=solo; epoch 2; seat 0: industry; foundations 0: 27 industry")
    long, short = "Prospect metal → Metallurgy 3", "→ Metallurgy 3"
    assert [words in t.state.draw(0) for words in (f">{long}<", f">{short}<")] == [True, False]
    assert [words in t.state.draw(0, narrow=True) for words in (f">{long}<", f">{short}<")] == [False, True]


@clause("BO-20.6", "BO-21.21", "BO-21.26")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("philosophy start; seat 0: culture", "At the end the best counts: Culture or Politics or Industry"),
        ("philosophy equality; seat 0: culture", "At the end the best counts: Politics or Industry"),
        ("option goal=cooperative; seat 0: footprint 4", "Goal: Culture 7/13 · Politics 2/13 · Industry 2/13"),
    ],
)
def test_the_table_says_what_it_is_all_about(table, text, words):
    assert words in table(text).state.draw(0)


@clause("BO-7.10", "BO-9.9")
def test_a_class_can_be_named_only_when_it_is_asked_for(table):
    t = table("phase auction; card 9; seat 0: culture, will 0; market culture: 97 0, -, -")
    assert not [name for name in tips(t) if name.startswith("discipline:")]
    picture = t.choose("number:1", "region:emotions").state.draw(0)
    assert t.legal() == ["discipline:culture", "discipline:industry"]
    assert picture.count('data-token="discipline:culture"') == 2  # on the card and in the tableau


@clause("BO-3.14")
def test_the_card_in_question_shows_which_rainbow_may_be_covered(table):
    t = table("epoch 3; phase auction; card 53; seat 0: culture, will 0; market culture: 136 0, -, -")
    said = [lines[0] for lines in notes(t)]
    assert (
        said.count("A dissent rainbow: a dissident may be placed here") == 1 + t.state.players
    )  # a crown has one, too
    assert said.count("A rainbow that nothing can cover") == 2


@clause("BO-1.5", "BO-11.5")
def test_what_the_basic_game_leaves_out_is_not_shown(table):
    text = "epoch 2; phase auction; card {}; option mode={}; seat 0: culture, will 0; market culture: 136 0, -, -"
    basic, advanced = (table(text.format(31, mode)) for mode in ("basic", "advanced"))
    said = [tips(t)["card:epic-poetry"] for t in (basic, advanced)]
    assert [["Eureka" in tip, "Requires" in tip, "Politics:" in tip] for tip in said] == [
        [True, False, False],
        [True] * 3,
    ]
    assert ["dictator" in t.state.draw(0) for t in (basic, advanced)] == [False, True]


@clause("BO-10.8")
def test_a_bonus_row_says_what_it_asks_for(table):
    t = table("option mode=basic; seat 0: culture; seat 1: culture")
    assert ">Domesticate (5+)<" in t.state.draw(0)
    assert ["Bonus row: one of these (footprint + energy from 5)"] in [lines[:1] for lines in notes(t)]
    politics = next(lines for lines in notes(t) if lines[0] == "Politics")
    assert politics[-1] == "If it ruled, bonus row: Cultivate (footprint + energy from 6)"


@clause("BO-19.1", "BO-19.2")
def test_who_may_starve_is_marked_before_the_turn_ends(table):
    def hungry(footprint):
        t = table(
            f"seat 0: politics, footprint {footprint}; migrants 0: s04-01 s04-03 s03-00; migrants 1: s18-09 s19-10"
        )
        return [lines[0] for lines in notes(t) if lines[0].startswith("Too many on a hex")]

    assert len(hungry(1)) == 3  # not the other player's
    assert not hungry(3)


@clause("BO-8.1", "BO-8.5", "BO-21.20")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("epoch 2", "Comet II rewards cities (politics)"),
        ("epoch 4", "Comet IV ends the game"),
        ("epoch 2; option goal=cooperative", "Its comet brings chaos and new ideas"),
    ],
)
def test_the_table_says_what_the_next_comet_does(table, text, words):
    assert f">{words}<" in table(text).state.draw(0)


@clause("BO-3.8", "BO-14.5")
def test_technologies_and_actions_are_explained(table):
    t = table("seat 0: culture; market culture: 98, -, -; market industry: 113, -, -")
    assert tips(t)["tech:footprint"].splitlines()[1].startswith("How many tokens")
    said = [line for tip in tips(t).values() if tip for line in tip.splitlines()]
    assert "Abstraction: A pawn goes from vocabulary to free will." in said
    assert "A technology with a number: one step up, never beyond the number" in said


@clause("BO-16.5", "BO-16.15")
@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        (2, 1, "You win: it falls, and yours stays."),
        (2, 2, "Even: both fall."),
        (1, 2, "You lose: yours falls."),
    ],
)
def test_who_wages_war_sees_how_it_would_end(table, mine, theirs, words):
    t = table(
        f"seat 0: politics, footprint 6, metallurgy {mine}; seat 1: metallurgy {theirs}; foundations 0: 20 politics; "
        "migrants 0: s14-19; migrants 1: s13-18 s12-19"
    ).choose("say:pass", "do:war")
    assert t.legal() == ["spot:s13-18", "spot:s12-19"]
    assert tips(t)["spot:s13-18"].splitlines()[2:] == [f"Metallurgy: yours {mine}, theirs {theirs}", words]


@clause("BO-16.12")
@pytest.mark.parametrize(("mode", "warned"), [("advanced", True), ("basic", False)])
def test_an_age_says_what_it_condemns(table, mode, warned):
    said = tips(table(f"option mode={mode}; seat 0: politics"))["philosophy:unity"]
    assert ("War costs 1 chaos" in said.splitlines()) == warned


def test_no_name_of_a_hex_leaves_a_lone_letter_behind(table):
    drawn = re.findall(r"<text[^>]*text-anchor=\"middle\"[^>]*paint-order[^>]*>([^<]+)<", table("").state.draw(0, "ja"))
    assert len(drawn) > 77  # some take two lines
    assert [name for name in drawn if len(name) < 2] == []


@clause("BO-6.13", "BO-12.1", "BO-12.4")
@pytest.mark.parametrize(
    ("text", "choices", "thing"),
    [
        ("phase events; card 4; option mode=basic; chit h002 h003", ["hex:h003"], "hex:h003"),
        (SHORE.format(3, 1), ["do:spread", "spot:s18-15"], "spot:s18-15"),
        (
            "seat 0: politics, footprint 6; foundations 0: 13 politics; migrants 0: s14-19; migrants 1: s13-18",
            ["say:pass", "do:spread", "say:create", "spot:s13-16"],
            "spot:s13-16",
        ),
    ],
)
def test_what_the_question_is_about_is_outlined(table, text, choices, thing):
    t = table(text).choose(*choices)
    root = ElementTree.fromstring(t.state.draw(0))
    marked = [e.get("data-token") for e in root.iter() if any("p-chosen-line" in (x.get("class") or "") for x in e)]
    assert thing in marked
    assert [name for name in marked if name] == [thing]


@pytest.mark.parametrize("narrow", [False, True])
def test_seats_on_the_same_stage_stand_beside_each_other(narrow):
    picture = holotype.load("bios_origins").start(4, 3).draw(None, narrow=narrow)
    for track in re.findall(r'data-token="tech:[^"]*".*?(?=data-token|$)', picture, re.DOTALL):
        discs = [
            tuple(map(float, disc)) for disc in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', track)
        ]
        assert len(discs) == 4
        assert all(abs(x - u) + abs(y - v) >= 2 * r for x, y, r in discs for u, v, _ in discs if (u, v) != (x, y))


@clause("BO-3.14")
def test_rainbows_leave_room_for_what_a_card_does(table):
    t = table("seat 0: politics; foundations 0: 3 politics")
    picture = t.state.draw(0, narrow=True)
    (squeezed,) = re.findall(r'<text[^>]* textLength="([\d.]+)"[^>]*>→ Metallurgy 2</text>', picture)
    assert float(squeezed) > 80  # a card is 111 wide


@clause("BO-20.5")
def test_points_that_do_not_count_are_struck_out(table):
    text = "philosophy {}; seat 0: culture, footprint 4, mysticism 1; seat 1: politics"
    assert table(text.format("equality")).state.draw(0).count("line-through") == 2
    assert table(text.format("start")).state.draw(0).count("line-through") == 0


@clause("BO-21.11")
@pytest.mark.parametrize("narrow", [False, True])
def test_the_hexes_of_a_sheet_are_called_by_row_and_column(start, narrow):
    t = start(2, variant="custom_draft")
    picture = t.state.draw(0, narrow=narrow)
    assert all(f">{place}</text>" in picture for place in ("A1", "C5", "F7"))
    assert all(f"<title>{name}" in picture for name in ("tile 5 (continent)", "A1 northwest", "A1 / A2 / B1"))


@clause("BO-21.11")
def test_the_kind_of_a_resource_is_said_once():
    said = tips(Table(holotype.load("bios_origins").start(2, seed=1, variant="custom")))
    kinds = [tip for name, tip in said.items() if name.startswith("resource:")]
    assert kinds
    assert all(tip.splitlines()[0].partition(" (")[0] not in tip.splitlines()[1:] for tip in kinds)


@clause("BO-8.1")
def test_no_comet_is_to_come_when_the_game_is_over(table):
    t = table("epoch 4; phase challenge; deck 0")
    assert ">A comet is on top<" in t.state.draw(0, "en")
    svg = t.choose("say:comet").state.draw(0, "en")
    assert (">A comet is on top<" in svg, ">Comet IV has ended the game<" in svg) == (False, True)


def asked(t):
    """The things in the picture around which the question draws a line, by name."""
    root = ElementTree.fromstring(t.state.draw(0))
    named = [element for element in root.iter() if element.get("data-token")]
    inside = {n.get("data-token"): [e.get("class") or "" for e in n] for n in named}
    return [name for name, classes in inside.items() if any("asked" in kind.split() for kind in classes)]


@clause("BO-16.1", "BO-16.6", "BO-16.7", "BO-16.8")
def test_who_is_struck_is_outlined_while_it_is_asked_how_and_by_whom(table):
    text = """
        seat 0: politics, metallurgy 3, footprint 6, maritime 8, energy 8; foundations 0: 20 politics
        migrants 0: s13-18; cities 1: h106/1; migrants 1: s24-21; seat 1: metallurgy 2, footprint 6
    """
    t = table(text).choose("do:war")
    assert (t.prompt, asked(t)) == ("mode", ["hex:h106"])
    question = t.state.game.question(t.state, "en", ["P0", "P1"])
    assert question == "War at Pontic Steppe: how do you attack?"
    near = "seat 0: politics, footprint 6; foundations 0: 20 politics; migrants 0: s14-19; migrants 1: s13-18"
    t = table(near).choose("say:pass", "do:war")
    assert (t.prompt, asked(t)) == ("piece", ["spot:s13-18"])


@clause("BO-17.2")
def test_the_invention_whose_guest_has_to_go_is_outlined(table):
    t = table("""
        players 3; seat 0: culture; foundations 0: 14 culture; inventions 0: 97 culture 1 2
        seat 1: emotions 4, will 0; seat 2: emotions 4, will 0
    """).choose("do:racism")
    assert (t.prompt, asked(t)) == ("guest", ["card:laughter"])
    question = t.state.game.question(t.state, "en", ["P0", "P1", "P2"])
    assert question == "Whose emissary do you expel from Laughter?"
