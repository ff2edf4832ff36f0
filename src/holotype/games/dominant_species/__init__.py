"""Dominant Species (2-6 players), with several animals each for 2 or 3, and random Earths."""

from pathlib import Path

from holotype.core.data import check_pack
from holotype.core.game import Game
from holotype.core.options import BASE, Option, Variant
from holotype.core.rulesets import Ruleset
from holotype.core.types import Options

from . import advice, claims, draw, invariants, position, scoring, setup, view
from .data import PACKAGE, SIDES, Components
from .hidden import determinize
from .names import ELEMENT_IDS, NONE, TERRAIN_IDS
from .questions import QUESTIONS
from .rules import Rules
from .state import State, new_state
from .tokens import vocabulary

OPTIONS = (
    Option("earth", "choice", "standard", ("standard", "random"), "DS-28.1"),
    Option("animals", "choice", "random", ("random", "choose"), "DS-5.2"),
    Option("dominance_mode", "choice", "auto", ("auto", "claim", "claim_by_all"), "DS-29.1"),
    Option("max_turns", "number", 40, (0, 999), "DS-29.2", people=0),
    Option("card_needs_tile_vp", "flag", False, (True, False), "DS-29.3"),
    Option("initiative_stay", "flag", False, (True, False), "DS-29.4"),
    Option("domination_empty_tiles", "flag", False, (True, False), "DS-29.5"),
    Option("catastrophe_may_spare", "flag", False, (True, False), "DS-29.6"),
    Option("disease_chooser", "choice", "owner", ("owner", "taker"), "DS-29.7"),
    Option("migration_order", "choice", "any", ("any", "sorted"), "DS-17.4"),
)
VARIANTS = (
    BASE,
    Variant("random_earth", {"earth": "random"}),
    Variant("multi_animal", players=(2, 3)),
    Variant("multi_animal_random_earth", {"earth": "random"}, players=(2, 3)),
)


def build(pack: Path | None = None) -> Game[State]:
    digest = None if pack is None else check_pack(PACKAGE, pack)
    components = Components(pack)
    return Game(
        id="dominant_species",
        package=PACKAGE,
        ruleset=2,
        rulesets=(Ruleset(2, ("DS-17.4", "DS-21.9", "DS-21.10")),),
        players=tuple(count.players for count in components.player_counts),
        minutes=40,
        vocab=vocabulary(components),
        options=OPTIONS,
        variants=VARIANTS,
        questions=QUESTIONS,
        rules=lambda players, options: make_rules(components, players, options),
        new=new_state,
        setup=setup.setup,
        set_table=position.set_table,
        scores=scoring.scores,
        ranking=scoring.ranking,
        winners=scoring.winners,
        determinize=determinize,
        view=view.view,
        features=view.features,
        panels=view.panels,
        draw=draw.draw,
        asking=view.asking,
        answering=view.answering,
        free=claims.free_actions,
        advice=advice.value,
        spread=12.0,
        invariants=invariants.check,
        pack=digest,
    )


def make_rules(components: Components, players: int, options: Options) -> Rules:
    """DS-5.11, DS-27.1, DS-R27: the numbers of this game; several animals each have what six players have."""
    mode = "multi_animal" if options["variant"].startswith("multi_animal") else "standard"
    each = next(m for m in components.modes if m.id == mode).animals_per_player[players]
    counts = {count.players: count for count in components.player_counts}
    resources = counts[players * each if mode == "multi_animal" else players]
    hexes = {h.id: n for n, h in enumerate(components.hexes)}
    corners = {c.id: n for n, c in enumerate(components.corners)}
    elements = {e: n for n, e in enumerate(ELEMENT_IDS)}
    terrains = {t: n for n, t in enumerate(TERRAIN_IDS)}
    eyeballs = components.eyeballs
    section_of = [n for n, sec in enumerate(components.sections) for sp in sec.spaces if sp.kind == "eyeball"]
    return Rules(
        options,
        near=[sorted(hexes[n] for n in h.neighbors.values()) for h in components.hexes],
        corners_of=[[corners[h.corners[side]] for side in SIDES] for h in components.hexes],
        hexes_at=[sorted(hexes[h] for h in c.hexes) for c in components.corners],
        start_tiles=[NONE if h.start_tile is None else terrains[h.start_tile] for h in components.hexes],
        start_tundra=next(n for n, h in enumerate(components.hexes) if h.start_tundra),
        start_corners=[corners[e.corner] for e in components.start_elements],
        start_elements=[elements[e.element] for e in components.start_elements],
        start_cubes=[[a.start_cubes.get(t, 0) for t in TERRAIN_IDS] for a in components.animals],
        random_order=[hexes[h] for h in components.random_order],
        random_elements=[elements[a.random_setup_element] for a in components.animals],
        section_of=section_of,
        spaces_of=[[i for i, n in enumerate(section_of) if n == sec] for sec in range(len(components.sections))],
        element_of_space=[NONE if sp.element is None else elements[sp.element] for sp in eyeballs],
        moves_of_space=[sp.cubes for sp in eyeballs],
        terrains_of_space=[[terrains[t] for t in sp.terrains] for sp in eyeballs],
        defaults=[a.default_elements.count(e) for a in components.animals for e in ELEMENT_IDS],
        disks=[e.disks for e in components.elements],
        tile_vp=[list(t.tile_vp) for t in components.terrains],
        speciation_max=[t.speciation_max for t in components.terrains],
        large=[t.large for t in components.terrains],
        tundra_tiles=components.terrains[-1].small,
        bonus=[components.bonus.values[n] for n in range(components.bonus.cap_quantity + 1)],
        pawns=resources.pawns,
        allotment=resources.cubes,
        animals_each=each,
        limits=(components.max_elements, components.max_pawns, components.card_slots),
        sites=[(h.q, h.r) for h in components.hexes],
        corner_sites=[c.xy for c in components.corners],
    )
