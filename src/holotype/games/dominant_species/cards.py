"""Sections 20 and 21: the 26 Dominance cards by number, each a function named after it.

DS-20.1, DS-20.2, DS-20.5, DS-20.5a, DS-20.7: a card is carried out as far as possible, its choices are asked one at a
time in the printed order, of the animal that took it (`s.actor`) unless its face says otherwise.
"""

from collections.abc import Callable

from .cards_elements import aquatic, blight, disease, habitat, metamorphosis, symbiotic
from .cards_pawns import immigrants, instinct, intelligence, nocturnal, omnivore, parasitism
from .cards_species import biomass, catastrophe, cold_snap, evolution, fecundity, hibernation, mass_exodus, predator
from .cards_vp import biodiversity, ecodiversity, fertile, ice_age, ice_sheet, niche_biomes
from .state import State

EFFECTS: list[Callable[[State], None]] = [
    aquatic,
    biodiversity,
    biomass,
    blight,
    catastrophe,
    cold_snap,
    disease,
    ecodiversity,
    evolution,
    fecundity,
    fertile,
    habitat,
    hibernation,
    ice_age,
    ice_sheet,
    immigrants,
    instinct,
    intelligence,
    mass_exodus,
    metamorphosis,
    niche_biomes,
    nocturnal,
    omnivore,
    parasitism,
    predator,
    symbiotic,
]
