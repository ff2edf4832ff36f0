"""Section 4: set-up."""

from .advancements import advance_all
from .campaign import set_campaign
from .cratons import set_earth
from .custom_map import set_sheet
from .decks import open_epoch, refill_market
from .fields import SETUP
from .names import DISCIPLINE, OUT
from .pieces import put_migrant, spot_name
from .state import State
from .turn import turn
from .words import COLOURS


def setup(s: State) -> None:
    """BO-4.1 to BO-4.12, in order; a map that is not printed is laid first (BO-21.11, BO-21.28, BO-21.30)."""
    s.phase = SETUP
    deal_colours(s)
    deal_crowns(s)
    fill_brains(s)
    set_cards(s)
    if s.logging:
        introduce(s)
    s.do((lay_map,), (crown_bonus,), (turn,))


def introduce(s: State) -> None:
    """BO-4.1, BO-4.10: for the log, each player's colour, species and crown."""
    for seat in range(s.players):
        colour, ruling = COLOURS[s.colour[seat]], s.game.name(DISCIPLINE + s.ruling[seat])
        s.note("BO-4.10", "leads", seat=seat, colour=colour, crown=s.crown[seat], discipline=ruling)


def lay_map(s: State) -> None:
    if s.rules.printed:
        set_world(s)
    elif s.rules.custom:
        set_sheet(s)
    elif s.rules.old is None:
        set_earth(s)
    else:
        set_campaign(s)


def deal_colours(s: State) -> None:
    """BO-4.1, BO-21.6, BO-21.15, BO-21.30: at random, as recommended for two, or in seating order; alone one plays
    black; in a campaign colours stay."""
    colours = [0, 1, 2, 3]
    if s.rules.old is not None:
        colours = s.rules.old.colours
    elif s.rules.solo or s.rules.colours == "seating":
        pass
    elif s.rules.colours == "recommended" and s.players == 2:
        colours = [[0, 2], [2, 0], [3, 1], [1, 3]][s.below(4)]
    else:
        s.shuffle(colours)
    s.colour = colours[: s.players]
    s.marine = [int(s.rules.marine or (s.mixed and seat % 2 == 1)) for seat in range(s.players)]


def deal_crowns(s: State) -> None:
    """BO-4.10, BO-4.12: crown and first ruling class; #1 begins."""
    crowns = list(range(1, s.players + 1))
    s.shuffle(crowns)
    s.crown = crowns
    take_crowns(s)


def take_crowns(s: State) -> None:
    s.ruling = [s.rules.crown_class[number - 1] for number in s.crown]
    s.first = s.active = s.crown.index(1)


def fill_brains(s: State) -> None:
    """BO-4.2."""
    emotions, vocabulary, will = s.rules.brain
    s.emotions = [emotions] * s.players
    s.vocabulary = [vocabulary] * s.players
    s.will = [will] * s.players


def set_world(s: State) -> None:
    """BO-4.3, BO-4.6, BO-21.1, BO-21.7: a migrant on each start spot; chits on starred hexes."""
    rules = s.rules
    for seat in range(s.players):
        spot = rules.start_spot[s.colour[seat] + (4 if s.marine[seat] else 0)]
        put_migrant(s, seat, spot, 0)
        if s.logging:
            s.note("BO-21.1" if s.marine[seat] else "BO-4.3", "starts-at", seat=seat, spot=spot_name(s, spot))
    if not s.mixed:
        for h in range(rules.hexes):
            if rules.stars[h] >= rules.min_stars:
                s.chit[h] = rules.ring[h]


def set_cards(s: State) -> None:
    """BO-2.2, BO-4.5, BO-4.7 to BO-4.9: the decks, the market, the philosophy."""
    s.philosophy = s.rules.philosophy_start
    for card, used in enumerate(s.rules.in_set):
        if not used:
            s.where[card] = OUT
    open_epoch(s)
    refill_market(s)


def crown_bonus(s: State) -> None:
    """BO-4.11: crown #4 brings an encephalize."""
    for seat in range(s.players):
        bonus = s.rules.crown_bonus[s.crown[seat] - 1]
        if s.logging and bonus:
            s.note("BO-4.11", "crown-brings", seat=seat, crown=s.crown[seat])
        advance_all(s, seat, bonus)
