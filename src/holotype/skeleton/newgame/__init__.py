"""A small game to begin from. This file says what the game is; the other modules say how it is played."""

from pathlib import Path

from holotype.core.game import Game
from holotype.core.options import BASE, Option, Variant
from holotype.core.tokens import Group, Vocabulary

from .advice import advice, determinize
from .data import facts, pack_digest, read_data
from .draw import draw
from .invariants import invariants
from .position import set_table
from .scoring import ranking, scores, winners
from .setup import setup
from .state import FOSSIL, SAY, Table
from .view import features, panels, view


def build(pack: Path | None) -> Game:
    data = read_data(__name__, pack)
    labels = {"en": [f.name.en for f in data.fossils], "ja": [f.name.ja for f in data.fossils]}
    return Game(
        id="newgame",
        package=__name__,
        ruleset=1,
        players=(2, 3, 4),
        minutes=5,
        vocab=Vocabulary(
            Group("say", SAY, ["dig", "pass"]),
            Group("fossil", FOSSIL, [f.id for f in data.fossils], labels),
        ),
        options=(
            Option("sets", "flag", True, clause="NG-3.3"),
            Option("hand", "number", 2, values=(0, 4), clause="NG-1.2"),
        ),
        variants=(BASE, Variant("museum-night", {"hand": 4})),
        rules=lambda players, options: facts(data),
        new=Table,
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
