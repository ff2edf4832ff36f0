"""Positions of Bios: Origins in words, in any order. A card is given by its number (9) or by its token's name.

    phase activity               challenge, events, auction, activity (else), end: what is about to begin
    turn 1                       whose turn it is (else the holder of crown #1)
    first 0                      the holder of crown #1 (else seat 0); others follow clockwise
    number 5                     the number of the turn
    epoch 2                      the epoch, 1 unless said
    deck 3                       challenge cards above the next comet (else as in set-up)
    top 9                       the card on top of the challenge deck (the epoch's other cards are out of the game)
    card 9                      the card being resolved, for the phases events and auction
    reserve 3 4                the reserve of the epoch, turned up already, in order; nothing else is in it
    philosophy natural-law
    colours black white          by seat (else black, orange, green, white)
    marine 1                     seats that play marine (else as the option habitat says)
    chit h000 h105               climate chits; the ring of the hex says which side is up (on cratons: g105/ice)
    seat 0: culture, emotions 4, vocabulary 2, will 1, mysticism 0, footprint 3, energy 4, bells 1, dissident
    victory 0: 1 0 2             victory chits for culture, politics, industry
    migrants 0: s13-18 s14-19!   spots; ! has moved this turn (else the start spot, if there is no city either)
    cities 0: h105/1 h307/2!     hex and number of the resource; ! was built this turn
    foundations 0: 1 politics dissident, 2 culture      the oldest first, with the half that is up
    inventions 0: 87 politics 1 2                        the oldest first, with the seats of emissaries
    market culture: 97 0 0 1, 98, -                     the bottom row first, with the seats of elders; - is a gap
    lore 90 91
    tile c01 t01-shelf 0         a tile of the custom map with its turn
    craton baltica g108          an imported craton with its centre (in a campaign they lie where they lay before)
    strip mild                   the latitudes of a craton map
    beast g107 war_animal        an animal on a hex of a craton
    ecomorph 0: flyer            the shape of a people in a campaign
    discard 12                  cards out of the game

In `seat`, a discipline is the ruling class, `dissident` one on the crown; technologies are given by their stage. What
is not said is as in set-up, but that the market is empty and no chit is on the map.
"""

import re
from collections.abc import Callable, Sequence

from holotype.core.notation import PositionError, Statement, a_seat, set_out

from .activity import activity_phase
from .auction import award
from .campaign import adopt
from .cratons import earth_of, laid, release, survey_earth
from .custom_map import lay, survey
from .decks import open_epoch
from .end_of_turn import end_of_turn
from .events import event
from .fields import CHALLENGES
from .names import (
    BELLWETHER,
    CARD,
    FIRST_COMET,
    FIRST_IDEA,
    LORE,
    MARKET,
    NOBODY,
    OUT,
    RESERVE,
    REVEALED,
    TABLEAU,
    TILE,
    UNSEEN,
)
from .pieces import lay_foundation, map_tokens, put_city, put_migrant
from .setup import fill_brains, take_crowns
from .state import State
from .turn import challenge_phase, next_turn
from .words import CHITS, COLOURS, DISCIPLINES, KINDS, TECHNOLOGIES

PHASES = ("challenge", "events", "auction", "activity", "end")


class Situation:
    """What the words say that does not lie on the table."""

    def __init__(self) -> None:
        self.phase = "activity"
        self.seat: int | None = None


def set_table(s: State, statements: Sequence[Statement]) -> None:
    """Lay the pieces out, then begin the phase that was named."""
    situation = Situation()
    begin_table(s, next((st.number() for st in statements if st.word == "first"), 0))
    set_out(s, statements, READERS, situation, {"reserve": open_epoch})
    hand_out_bellwethers(s)
    settle_starts(s)
    begin(s, situation)


def begin_table(s: State, first: int) -> None:
    """As in set-up, but without chance."""
    if first >= s.players:
        raise PositionError(f"first {first}: seats go from 0 to {s.players - 1}")
    s.crown = [(seat - first) % s.players + 1 for seat in range(s.players)]
    take_crowns(s)
    fill_brains(s)
    s.marine = [int(s.rules.marine or (s.mixed and seat % 2 == 1)) for seat in range(s.players)]
    s.philosophy = s.rules.philosophy_start
    s.turn = s.players + 1
    if s.rules.old is not None:
        s.colour = s.rules.old.colours[: s.players]
        s.tiles, s.strip = s.rules.old.tiles, s.rules.old.strip
        survey_earth(s)
    for card, used in enumerate(s.rules.in_set):
        if not used:
            s.where[card] = OUT


def hand_out_bellwethers(s: State) -> None:
    """BO-8.6: a bellwether is a comet that was taken."""
    if sum(s.bells) > s.epoch - 1:
        raise PositionError(f"{sum(s.bells)} bellwethers, but only {s.epoch - 1} comets were taken before this epoch")
    for comet in range(sum(s.bells)):
        s.where[FIRST_COMET + comet] = BELLWETHER


def settle_starts(s: State) -> None:
    """BO-4.3: a player with nothing on the map begins at the start spot."""
    for seat in range(s.players):
        spot = s.rules.start_spot[s.colour[seat] + (4 if s.marine[seat] else 0)]
        if map_tokens(s, seat) == 0:
            if not s.rules.printed or s.owner[spot] != NOBODY:
                raise PositionError(f"seat {seat} has nothing on the map")
            put_migrant(s, seat, spot, 0)


def begin(s: State, situation: Situation) -> None:
    """BO-5.1: the named phase and those after it."""
    if situation.seat is not None:
        s.active = situation.seat
    s.phase = CHALLENGES
    rest = [(activity_phase,), (end_of_turn,), (next_turn,)]
    if situation.phase == "challenge":
        s.do((challenge_phase,), *rest)
    elif situation.phase in ("events", "auction"):
        if s.card == NOBODY:
            raise PositionError(f"phase {situation.phase} needs a card, e.g. card 9")
        events = [(event, 0), (event, 1)] if situation.phase == "events" else []
        s.do(*events, (award,), *rest)
    elif situation.phase == "activity":
        s.do(*rest)
    else:
        s.do(*rest[1:])


# --- one function a statement -----------------------------------------------------------------------------------


def read_phase(s: State, statement: Statement, situation: Situation) -> None:
    situation.phase = statement.body
    if situation.phase not in PHASES:
        raise statement.error(f"a phase is one of {', '.join(PHASES)}")


def read_turn(s: State, statement: Statement, situation: Situation) -> None:
    situation.seat = a_seat(s, statement, statement.number())


def read_first(s: State, statement: Statement, situation: Situation) -> None:
    """Read before everything else: see begin_table."""


def read_number(s: State, statement: Statement, situation: Situation) -> None:
    s.turn = statement.number()


def read_epoch(s: State, statement: Statement, situation: Situation) -> None:
    """Ideas of earlier epochs have left their decks."""
    s.epoch = statement.number()
    if not 1 <= s.epoch <= 4:
        raise statement.error("epochs go from 1 to 4")
    for card in range(FIRST_IDEA, len(s.where)):
        if s.rules.epoch[card] < s.epoch:
            s.where[card] = OUT
    for comet in range(s.epoch - 1):
        s.where[FIRST_COMET + comet] = OUT


def read_colours(s: State, statement: Statement, situation: Situation) -> None:
    words = statement.body.split()
    if len(words) != s.players or len(set(words)) != s.players or any(word not in COLOURS for word in words):
        raise statement.error(f"so many different colours of {', '.join(COLOURS)} as there are seats should stand here")
    s.colour = [COLOURS.index(word) for word in words]


def read_marine(s: State, statement: Statement, situation: Situation) -> None:
    seats = statement.numbers()
    s.marine = [int(seat in seats) for seat in range(s.players)]


def read_philosophy(s: State, statement: Statement, situation: Situation) -> None:
    s.philosophy = thing(s, statement, "philosophy", statement.body)


def read_tile(s: State, statement: Statement, situation: Situation) -> None:
    words = statement.body.split()
    if not s.rules.custom or len(words) != 3 or not words[2].isdecimal():
        raise statement.error("on a custom map: a cell, a tile with its face, and its turn, e.g. tile c01 t01-shelf 0")
    lay(s, a_hex(s, statement, words[0]), s.game.token(f"tile:{words[1]}") - TILE, int(words[2]) % 6)
    survey(s)


def read_craton(s: State, statement: Statement, situation: Situation) -> None:
    words = statement.body.split()
    if not s.rules.cratons or len(words) != 2:
        raise statement.error("on a map of cratons: a craton and the cell of its centre, e.g. craton baltica g108")
    craton, centre = thing(s, statement, "craton", words[0]), a_hex(s, statement, words[1])
    cells = earth_of(s).ground(craton, centre)
    if NOBODY in cells or any(s.tiles[h] != NOBODY for h in cells):
        raise statement.error("there is no room for the craton")
    s.tiles = laid(s, s.tiles, craton, centre)
    survey_earth(s)


def read_strip(s: State, statement: Statement, situation: Situation) -> None:
    ids = earth_of(s).strip_ids if s.rules.cratons else []
    if statement.body not in ids:
        raise statement.error(f"on a map of cratons one of {', '.join(ids) or 'its strips'} should stand here")
    s.strip = ids.index(statement.body)


def read_beast(s: State, statement: Statement, situation: Situation) -> None:
    words = statement.body.split()
    if not s.rules.cratons or len(words) != 2 or words[1] not in KINDS:
        raise statement.error(f"a hex of a craton and one of {', '.join(KINDS)} should stand here")
    release(s, a_hex(s, statement, words[0]), KINDS.index(words[1]) + 1)


def read_ecomorph(s: State, statement: Statement, situation: Situation) -> None:
    seat, rest = seat_and_rest(s, statement)
    if s.rules.old is None:
        raise statement.error("ecomorphs are for a campaign")
    adopt(s, seat, s.rules.ecomorph0 + thing(s, statement, "ecomorph", rest))


def read_chit(s: State, statement: Statement, situation: Situation) -> None:
    for word in statement.body.split():
        word, _, side = word.partition("/")
        h = a_hex(s, statement, word)
        if side:
            if not s.rules.cratons or side not in CHITS:
                raise statement.error(f"on cratons a chit is one of {', '.join(CHITS)}")
            s.chit[h] = CHITS.index(side) + 1
            continue
        if s.ring[h] == 0:
            raise statement.error(f"{word} has no ring for a chit")
        s.chit[h] = s.ring[h]


def read_seat(s: State, statement: Statement, situation: Situation) -> None:
    seat, rest = seat_and_rest(s, statement)
    given: dict[str, list[int]] = {
        "emotions": s.emotions,
        "vocabulary": s.vocabulary,
        "will": s.will,
        "mysticism": s.mysticism,
        "bells": s.bells,
        "skips": s.skips,
    }
    for part in filter(None, (part.strip() for part in rest.split(","))):
        word, _, number = part.partition(" ")
        if word in DISCIPLINES:
            s.ruling[seat] = DISCIPLINES.index(word)
        elif word == "dissident":
            s.crowned[seat] = 1
            s.pool[seat] -= 1
        elif word in TECHNOLOGIES and number.isdecimal():
            s.stage[seat * 6 + TECHNOLOGIES.index(word)] = int(number)
        elif word in given and number.isdecimal():
            given[word][seat] = int(number)
        else:
            raise statement.error(
                f"{part!r}: a discipline, dissident, or a number of {', '.join(given)} or a technology"
            )


def read_victory(s: State, statement: Statement, situation: Situation) -> None:
    seat, rest = seat_and_rest(s, statement)
    s.chits[seat * 3 : seat * 3 + 3] = [int(word) for word in rest.split()]


def read_migrants(s: State, statement: Statement, situation: Situation) -> None:
    seat, rest = seat_and_rest(s, statement)
    for word in rest.split():
        spot = s.game.token(f"spot:{word.rstrip('!')}") - s.rules.spot0
        if not 0 <= spot < s.rules.spots or s.owner[spot] != NOBODY:
            raise statement.error(f"{word} is not an empty spot of this map")
        put_migrant(s, seat, spot, int(word.endswith("!")))


def read_cities(s: State, statement: Statement, situation: Situation) -> None:
    seat, rest = seat_and_rest(s, statement)
    for word in rest.split():
        match = re.fullmatch(r"(\w+)/([12])(!?)", word)
        if match is None:
            raise statement.error("a city is a hex, the number of its resource, and perhaps !, e.g. h105/1")
        h = a_hex(s, statement, match[1])
        if s.city[h] != NOBODY:
            raise statement.error(f"{match[1]} has a city already")
        put_city(s, seat, h, int(match[2]) - 1)
        s.built[h] = int(bool(match[3]))


def read_foundations(s: State, statement: Statement, situation: Situation) -> None:
    seat, rest = seat_and_rest(s, statement)
    for part in rest.split(","):
        words = part.split()
        card = take_card(s, statement, words[0], TABLEAU)
        lay_foundation(s, seat, card, a_half(s, statement, card, words[1]))
        if words[2:] == ["dissident"]:
            s.f_dissident[-1] = 1
            s.pool[seat] -= 1


def read_inventions(s: State, statement: Statement, situation: Situation) -> None:
    seat, rest = seat_and_rest(s, statement)
    for part in rest.split(","):
        words = part.split()
        card = take_card(s, statement, words[0], TABLEAU)
        s.v_card.append(card)
        s.v_seat.append(seat)
        s.v_half.append(a_half(s, statement, card, words[1]))
        s.v_guests.append(sum(1 << a_seat(s, statement, int(word)) for word in words[2:]))


def read_market(s: State, statement: Statement, situation: Situation) -> None:
    word, _, rest = statement.body.partition(":")
    if word not in DISCIPLINES:
        raise statement.error(f"a column is one of {', '.join(DISCIPLINES)}, e.g. market culture: 97, 98, -")
    for row, part in enumerate(rest.split(",")):
        words = part.split()
        place = DISCIPLINES.index(word) * 3 + row
        if words and words[0] != "-":
            s.market[place] = take_card(s, statement, words[0], MARKET)
            for seat in words[1:]:
                s.elders[place * 4 + a_seat(s, statement, int(seat))] += 1


def read_lore(s: State, statement: Statement, situation: Situation) -> None:
    s.lore += [take_card(s, statement, word, LORE) for word in statement.body.split()]


def read_discard(s: State, statement: Statement, situation: Situation) -> None:
    for word in statement.body.split():
        take_card(s, statement, word, OUT)


def read_card(s: State, statement: Statement, situation: Situation) -> None:
    s.card = take_card(s, statement, statement.body, REVEALED)


def read_reserve(s: State, statement: Statement, situation: Situation) -> None:
    s.seen = [take_card(s, statement, word, RESERVE) for word in statement.body.split()]
    s.reserve = 0


def read_deck(s: State, statement: Statement, situation: Situation) -> None:
    s.left = statement.number()


def read_top(s: State, statement: Statement, situation: Situation) -> None:
    card = find_card(s, statement, statement.body)
    if s.rules.epoch[card] != s.epoch or card >= FIRST_COMET:
        raise statement.error("the top card is a challenge card of the epoch")
    for other in range(FIRST_COMET):
        if other != card and s.where[other] == UNSEEN and s.rules.epoch[other] == s.epoch:
            s.where[other] = OUT
    s.left, s.reserve = 1, 0


# --- words ------------------------------------------------------------------------------------------------------


def seat_and_rest(s: State, statement: Statement) -> tuple[int, str]:
    seat, rest = statement.about_seat()
    return a_seat(s, statement, seat), rest


def thing(s: State, statement: Statement, group: str, word: str) -> int:
    things = s.game.vocab.groups[group].things
    if word not in things:
        raise statement.error(f"{word!r} is not one of {', '.join(things)}")
    return things.index(word)


def a_hex(s: State, statement: Statement, word: str) -> int:
    h = s.game.token(f"hex:{word}") - s.rules.hex0
    if not 0 <= h < s.rules.hexes:
        raise statement.error(f"{word} is not a hex of this map")
    return h


def a_half(s: State, statement: Statement, card: int, word: str) -> int:
    found = [s.rules.halves[card * 2], s.rules.halves[card * 2 + 1]]
    if word not in DISCIPLINES or DISCIPLINES.index(word) not in found:
        raise statement.error(f"its halves are {' and '.join(DISCIPLINES[d] for d in found)}")
    return found.index(DISCIPLINES.index(word))


def find_card(s: State, statement: Statement, word: str) -> int:
    if word.isdecimal() and 1 <= int(word) <= len(s.where):
        return int(word) - 1
    return s.game.token(f"card:{word}") - CARD


def take_card(s: State, statement: Statement, word: str, where: int) -> int:
    card = find_card(s, statement, word)
    if s.where[card] not in (UNSEEN, OUT):
        raise statement.error(f"{word} lies elsewhere already")
    s.where[card] = where
    return card


# In the order in which they are carried out.
READERS: dict[str, Callable[[State, Statement, Situation], None]] = {
    "phase": read_phase,
    "turn": read_turn,
    "first": read_first,
    "number": read_number,
    "epoch": read_epoch,
    "colours": read_colours,
    "marine": read_marine,
    "philosophy": read_philosophy,
    "tile": read_tile,
    "craton": read_craton,
    "strip": read_strip,
    "beast": read_beast,
    "ecomorph": read_ecomorph,
    "chit": read_chit,
    "seat": read_seat,
    "victory": read_victory,
    "migrants": read_migrants,
    "cities": read_cities,
    "foundations": read_foundations,
    "inventions": read_inventions,
    "market": read_market,
    "lore": read_lore,
    "discard": read_discard,
    "card": read_card,
    "reserve": read_reserve,
    "deck": read_deck,
    "top": read_top,
}
