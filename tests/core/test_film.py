"""A record as a page with a slider."""

import json
import re

import pytest

import holotype
from holotype.agents.random import play_out
from holotype.core.chance import Seeded
from holotype.core.film import Reel, film


@pytest.fixture(scope="module")
def record():
    state = holotype.load(holotype.games()[0]).start(2, 1)
    play_out(state, Seeded(1), 12)
    return state.record


def reel(page):
    (told,) = re.findall(r"captions\] = (.*);\n", page)
    pieces, frames, captions = json.loads(told)
    return ["".join(pieces[piece] for piece in frame) for frame in frames], captions


def test_a_film_shows_every_move(record):
    pictures, captions = reel(record.film())
    game = holotype.load(record.game)
    assert len(pictures) == len(captions) == 13
    for move in (0, 5, 12):
        assert pictures[move] == game.replay(record.until(move)).draw(None)
    assert captions[0] == ""
    assert captions[12].startswith("12. ")


def test_a_film_needs_nothing_else(record):
    assert not re.search(r'(src|href)="?https?:', record.film())


def test_a_long_game_is_shown_in_bigger_steps(record):
    pictures, captions = reel(film(record, frames=4))
    assert len(pictures) == 5
    assert [caption.partition(".")[0] for caption in captions] == ["", "3", "6", "9", "12"]


def test_pieces_are_kept_once():
    made = Reel()
    made.add("<svg><g></svg>", "")
    made.add("<svg><b></svg>", "")
    assert list(made.pieces) == ["<svg>", "<g>", "</svg>", "<b>"]


def test_a_notebook_shows_the_film(record):
    shown = record._repr_html_()
    assert shown.startswith("<iframe")
    assert "<script>" not in shown
