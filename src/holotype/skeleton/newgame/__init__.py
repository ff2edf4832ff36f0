"""A small game to begin from. This file says what the game is; the other modules say how it is played."""

from pathlib import Path

from holotype.core.game import Game
from holotype.core.options import BASE, Option, Variant

from .advice import advice
from .data import make_rules, pack_digest, read_data
from .draw import draw
from .hidden import determinize
from .invariants import invariants
from .position import set_table
from .questions import QUESTIONS
from .scoring import ranking, scores, winners
from .setup import setup
from .state import State, new_state
from .tokens import vocabulary
from .view import features, panels, view


def build(pack: Path | None) -> Game[State]:
    data = read_data(__name__, pack)
    return Game(
        id="newgame",
        package=__name__,
        ruleset=1,
        players=(2, 3, 4),
        minutes=5,
        vocab=vocabulary(data),
        options=(
            Option("sets", "flag", True, clause="NG-3.3"),
            Option("hand", "number", 2, values=(0, 4), clause="NG-1.2"),
        ),
        variants=(BASE, Variant("museum-night", {"hand": 4})),
        questions=QUESTIONS,
        rules=lambda players, options: make_rules(data),
        new=new_state,
        setup=setup,
        set_table=set_table,
        scores=scores,
        ranking=ranking,
        winners=winners,
        determinize=determinize,
        view=view,
        features=features,
        panels=panels,
        draw=draw,
        advice=advice,
        spread=8.0,
        invariants=invariants,
        pack=pack_digest(__name__, pack),
    )
