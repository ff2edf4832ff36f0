"""Section 21, campaign: a finished game of Megafauna is where this one begins."""

from . import questions
from .cratons import begin_at, is_land, release_beasts, survey_earth
from .imports import Campaign
from .names import NOBODY, SEA, TECH, unpair
from .state import State


def old_game(s: State) -> Campaign:
    old = s.rules.old
    assert old is not None
    return old


def set_campaign(s: State) -> None:
    """BO-21.30, BO-21.33, BO-21.35: cratons and latitudes as they were; beasts, shapes, climate; then homes."""
    seats = [(s.first + n) % s.players for n in range(s.players)]
    s.tiles = old_game(s).tiles
    s.strip = old_game(s).strip
    survey_earth(s)
    s.do(
        (release_beasts,),
        *[(choose_species, seat) for seat in seats],
        (settle_climate,),
        *[(return_home, seat) for seat in seats],
    )


def choose_species(s: State, seat: int) -> None:
    """BO-21.33: the first species with language, else the one with most emotions; among several the player chooses."""
    shapes = [s.rules.ecomorph0 + shape for shape in old_game(s).choices[seat]]
    s.ask(seat, questions.ECOMORPH, shapes, adopt)


def adopt(s: State, seat: int, token: int) -> None:
    """BO-21.32, BO-21.33: its emotions become vocabulary; its ecomorph brings its benefit."""
    old = old_game(s)
    shape = token - s.rules.ecomorph0
    s.ecomorph = [*s.ecomorph[:seat], shape, *s.ecomorph[seat + 1 :]]
    words = min(s.emotions[seat], old.emotions[seat * old.ecomorphs + shape])
    s.emotions[seat] -= words
    s.vocabulary[seat] += words
    if old.gift[shape] != NOBODY:
        tech, stage = unpair(old.gift[shape])
        s.stage[seat * 6 + tech] = stage
    s.marine[seat] = int(old.swims[shape])
    if s.logging:
        s.note("BO-21.33", "adopts", seat=seat, shape=s.game.name(token))
        if words:
            s.note("BO-21.32", "old-words", seat=seat, n=words)
        if old.gift[shape] != NOBODY:
            tech, stage = unpair(old.gift[shape])
            s.note("BO-21.33", "gift", seat=seat, tech=s.game.name(TECH + tech), stage=stage)
        if s.marine[seat]:
            s.note("BO-21.33", "swims", seat=seat)


def settle_climate(s: State) -> None:
    """BO-21.30: disks on cratons become chits, and all seas are flooded. Where swimmers meet others, land meets sea
    (BO-21.6, BO-21.7): there are no chits."""
    s.mixed = int(0 < sum(s.marine) < s.players)
    if s.mixed:
        return
    for disk in old_game(s).disks:
        s.chit[s.tiles.index(disk // 8)] = disk % 8
    for h in range(s.rules.hexes):
        if s.tiles[h] != NOBODY and not is_land(s, h) and not s.chit[h]:
            s.chit[h] = SEA


def return_home(s: State, seat: int) -> None:
    """BO-21.33: where the species lived."""
    old = old_game(s)
    places = old.places[seat * old.ecomorphs + s.ecomorph[seat]]
    begin_at(s, seat, [s.tiles.index(place) for place in places])
