"""What a seat may see of the table (BO-1.2: all of it), in JSON terms, in numbers, and beside its name on the page."""

from holotype.core.panels import Fact, Panel
from holotype.core.question import numbers as question_numbers
from holotype.core.types import Details, Json
from holotype.pictures import SEATS

from . import questions
from .auction import bonus
from .climate import free_rings
from .end_of_turn import overfull
from .export import high_frontier
from .fields import INVENTIONS
from .imports import PLACES
from .names import BELLWETHER, CARD, CARDS, DISCIPLINE, DO, FOOTPRINT, MARITIME, NOBODY, WAR, unpair
from .pieces import (
    cities_of,
    dissidents,
    diversity,
    elders,
    emissaries,
    free_rainbows,
    inventions,
    urbanization,
)
from .reasons import end_of_war
from .scoring import categories, scores
from .spread import stride
from .state import State
from .words import CHITS, COLOURS, DISCIPLINES, KINDS, TECHNOLOGIES

PHASES = ("setup", "challenge", "activity", "end-of-turn")


def view(s: State, viewer: int | None) -> Json:
    """BO-1.2, BO-5.7: nothing on the table is hidden; only what is still in the decks is unknown, to everybody."""
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "active": s.active,
        "first": s.first,
        "epoch": s.epoch,
        "deck": s.left,
        "reserve": s.reserve,
        "turned_up": [card(s, c) for c in s.seen],
        "high_frontier": high_frontier(s) if s.finished else None,
        "philosophy": s.game.vocab.groups["philosophy"].things[s.philosophy],
        "card": None if s.card == NOBODY else card(s, s.card),
        "bid": None if s.bidder == NOBODY else {"seat": s.bidder, "pieces": s.paid, "total": s.bid},
        "market": {name: [_offer(s, column * 3 + row) for row in range(3)] for column, name in enumerate(DISCIPLINES)},
        "lore": [card(s, c) for c in s.lore],
        "chits": {hex_id(s, h): CHITS[s.chit[h] - 1] for h in range(s.rules.hexes) if s.chit[h]},
        "tiles": {hex_id(s, h): tile(s, h) for h in range(s.rules.hexes) if s.tiles[h] != NOBODY},
        "strip": s.rules.earth.strip_ids[s.strip] if s.rules.earth else None,
        "partners": [seat for seat in range(s.players) if s.partners >> seat & 1],
        "seats": [_seat(s, seat) for seat in range(s.players)],
    }


def _offer(s: State, place: int) -> Json | None:
    if s.market[place] == NOBODY:
        return None
    return {"card": card(s, s.market[place]), "elders": s.elders[place * 4 : place * 4 + s.players]}


def _seat(s: State, seat: int) -> Json:
    found = categories(s, seat)
    return {
        "colour": COLOURS[s.colour[seat]],
        "crown": s.crown[seat],
        "marine": bool(s.marine[seat]),
        "ecomorph": None if s.ecomorph[seat] == NOBODY else ecomorph(s, seat),
        "ruling": DISCIPLINES[s.ruling[seat]],
        "emotions": s.emotions[seat],
        "vocabulary": s.vocabulary[seat],
        "will": s.will[seat],
        "mysticism": s.mysticism[seat],
        "elders": elders(s, seat),
        "emissaries": emissaries(s, seat),
        "pool": s.pool[seat],
        "technology": {name: s.stage[seat * 6 + t] for t, name in enumerate(TECHNOLOGIES)},
        "urbanization": urbanization(s, seat),
        "diversity": diversity(s, seat),
        "crown_dissident": bool(s.crowned[seat]),
        "bellwethers": s.bells[seat],
        "victory_chits": s.chits[seat * 3 : seat * 3 + 3],
        "skips": s.skips[seat],
        "categories": {name: found[d] for d, name in enumerate(DISCIPLINES)},
        "score": scores(s)[seat],
        "migrants": [spot_id(s, x) + ("!" if s.moved[x] else "") for x, owner in enumerate(s.owner) if owner == seat],
        "cities": [f"{hex_id(s, h)}/{s.city_on[h] + 1}" + ("!" if s.built[h] else "") for h in cities_of(s, seat)],
        "foundations": [_foundation(s, i) for i, owner in enumerate(s.f_seat) if owner == seat],
        "inventions": [_invention(s, i) for i in inventions(s, seat)],
    }


def _foundation(s: State, i: int) -> Json:
    column = DISCIPLINES[s.rules.halves[s.f_card[i] * 2 + s.f_half[i]]]
    return {"card": card(s, s.f_card[i]), "column": column, "dissident": bool(s.f_dissident[i])}


def _invention(s: State, i: int) -> Json:
    guests = [seat for seat in range(s.players) if s.v_guests[i] >> seat & 1]
    return {"card": card(s, s.v_card[i]), "emissaries": guests}


def card(s: State, c: int) -> str:
    return s.game.vocab.groups["card"].things[c]


def ecomorph(s: State, seat: int) -> str:
    return s.game.vocab.groups["ecomorph"].things[s.ecomorph[seat]]


def hex_id(s: State, h: int) -> str:
    return s.rules.atlas.hex_ids[h]


def spot_id(s: State, spot: int) -> str:
    return s.rules.atlas.spot_ids[spot]


def tile(s: State, h: int) -> str:
    """A tile with its turn, or a hex of a craton."""
    if s.rules.cratons:
        return f"{s.game.vocab.groups['craton'].things[s.tiles[h] // PLACES]} {s.tiles[h] % PLACES}"
    return f"{s.game.vocab.groups['tile'].things[s.tiles[h] // 6]} {s.tiles[h] % 6}"


# --- the open question ------------------------------------------------------------------------------------------


def asking(s: State) -> Details:
    """What the words of the open question name beside what it is about."""
    question, about = s.question, s.about
    details: Details = {} if "n" in about else {"n": 1}
    if s.seat is None:
        return details
    name, seat = s.game.name, s.seat
    if question in (questions.BID, questions.PURCHASE, questions.ORIENTATION):
        details["card"] = name(CARD + s.card)
    if question is questions.CHALLENGE_PHASE:
        details["epoch"] = s.epoch
    elif question is questions.BID:
        details |= {"bid": s.bid, "bonus": bonus(s, seat), "leader": f"seat:{s.bidder}" if s.bid else ""}
    elif question is questions.ORIENTATION:
        details |= {"ruling": name(DISCIPLINE + s.ruling[seat]), "n": dissidents(s, seat)}
    elif question is questions.CHIT:
        moved = s.chit[s.choices[0] - s.rules.hex0]
        more = min(len(s.choices), len(free_rings(s, s.rules.flipped[moved]))) if about["extreme"] else 0
        details |= {"chit": CHITS[moved - 1], "more": more}
    elif question is questions.CHIT_GOAL:
        details["chit"] = CHITS[s.chit[about["start"] - s.rules.hex0] - 1]
    elif "half" in about:
        details["more"] = about["half"] + 1
    elif question is questions.REFUGEE:
        details["hex"] = name(s.rules.hex0 + about["lost"])
    elif question is questions.ELEMENT:
        row = max(0, -about["element"])
        details |= {"row": row, "element": "" if row else name(about["element"])}
    elif question is questions.PIECE:
        war = about["action"] == WAR
        details["outcome"] = end_of_war(s, seat, about["goal"]) if war else "won"
    elif question is questions.CONSEQUENT:
        details["gain"] = name(DO + unpair(about["advancement"])[0])
    elif question is questions.SPECIALIZE:
        details["n"] = about["more"] + 1
    elif question is questions.SPREAD_CONSENT:
        details["goal"] = name(s.rules.spot0 + about["spot"])
    elif question is questions.URBANIZE:
        details["n"] = sum(token < s.rules.resource0 for token in s.choices)
    elif question is questions.STARVE:
        details["hexes"] = [name(s.rules.hex0 + h) for h in sorted(overfull(s, seat))]
        details["n"] = s.stage[seat * 6 + FOOTPRINT]
    elif question in (questions.SPREAD_GOAL, questions.END_BESIDE):
        details |= {"steps": stride(s, seat), "wrong": s.stage[seat * 6 + MARITIME]}
        details["kind"] = "land" if s.marine[seat] else "water"
    return details


# --- panels and numbers -----------------------------------------------------------------------------------------


def panels(s: State, viewer: int | None, lang: str) -> list[Panel]:
    say = s.game.texts.say
    points = scores(s)
    return [
        Panel(
            colour=SEATS[seat].colour,
            icon=SEATS[seat].icon,
            letter=SEATS[seat].letter,
            title=say("species", lang, colour=COLOURS[s.colour[seat]]),
            score=points[seat],
            facts=(
                Fact("crown", s.game.texts.token(DISCIPLINE + s.ruling[seat], lang), say("panel-ruling", lang)),
                Fact("users", str(elders(s, seat) + emissaries(s, seat)), say("panel-elders", lang)),
                Fact("feather", str(s.will[seat]), say("panel-will", lang)),
                Fact("hands-praying", str(s.mysticism[seat]), say("panel-mysticism", lang)),
                Fact("city", str(urbanization(s, seat)), say("panel-cities", lang)),
                Fact("rainbow", str(diversity(s, seat)), say("panel-diversity", lang)),
                Fact("explosion", str(len(free_rainbows(s, seat))), say("panel-unrest", lang)),
            ),
        )
        for seat in range(s.players)
    ]


def features(s: State, seat: int) -> list[float]:
    """Numbers for learning, from the seat's side: the open question, the state of play, the players (itself first), the
    market, the map, the cards."""
    numbers = [*question_numbers(s, seat), *_turn_numbers(s, seat)]
    for i in range(s.players):
        numbers += _player_numbers(s, (seat + i) % s.players)
    return [*numbers, *_market_numbers(s, seat), *_map_numbers(s, seat), *_card_numbers(s, seat)]


def _turn_numbers(s: State, seat: int) -> list[float]:
    """The turn, the challenge and the activity in progress, and the philosophy."""
    flags = [s.phase == phase for phase in range(len(PHASES))] + [s.place == place for place in range(INVENTIONS + 1)]
    flags += [s.philosophy == node for node in range(len(s.rules.crisis))]
    counts = [s.turn / 100, s.epoch / 4, s.left / 10, s.reserve / 10, s.bid / 10, s.paid / 10, s.depth / 10]
    counts += [s.height / 10, s.ended, s.starved, s.finished, s.mixed, s.strip / 10, (s.card + 1) / CARDS]
    return [*map(float, flags), *counts, *(_owned(s, player, seat) for player in (s.active, s.first, s.bidder))]


def _owned(s: State, owner: int, seat: int) -> float:
    """Whose something is: 1 for the seat's own, below 0 for a rival's by seating, 0 for nobody's."""
    if owner == NOBODY:
        return 0.0
    return 1.0 if owner == seat else -((owner - seat) % s.players) / s.players


def _player_numbers(s: State, seat: int) -> list[float]:
    numbers = [s.emotions[seat], s.vocabulary[seat], s.will[seat], s.mysticism[seat], s.pool[seat], s.cuboids[seat]]
    numbers += [s.stage[seat * 6 + t] for t in range(6)]
    numbers += [diversity(s, seat), s.bells[seat], s.crowned[seat], elders(s, seat), emissaries(s, seat)]
    numbers += s.chits[seat * 3 : seat * 3 + 3]
    numbers += [s.skips[seat], s.crown[seat], s.ecomorph[seat] + 1, scores(s)[seat], *categories(s, seat)]
    flags = [s.ruling[seat] == d for d in range(3)] + [s.colour[seat] == colour for colour in range(len(COLOURS))]
    flags += [s.marine[seat] == 1, s.granted >> seat & 1 == 1, s.refused >> seat & 1 == 1]
    flags.append(s.partners >> seat & 1 == 1)
    return [n / 10 for n in numbers] + [float(flag) for flag in flags]


def _market_numbers(s: State, seat: int) -> list[float]:
    numbers = [(card + 1) / CARDS for card in s.market]
    for place in range(9):
        numbers += [s.elders[place * 4 + (seat + i) % s.players] / 3 for i in range(s.players)]
    return numbers


def _map_numbers(s: State, seat: int) -> list[float]:
    numbers = [_owned(s, owner, seat) for owner in s.owner] + [float(moved) for moved in s.moved]
    numbers += [_owned(s, owner, seat) for owner in s.city] + [float(n) for n in s.city_on + s.built]
    numbers += [chit / 4 for chit in s.chit] + [(tile + 1) / 100 for tile in s.tiles]
    return numbers + [kind / len(KINDS) for kind in s.resources]


def _card_numbers(s: State, seat: int) -> list[float]:
    """By card: where it is, its place in its row, its owner, which half is up, what lies on it, and whether it was used
    in this turn."""
    place, owner, half, dissident = [0] * CARDS, [NOBODY] * CARDS, [0] * CARDS, [0] * CARDS
    guests = [0] * CARDS
    for row in (s.f_card, s.v_card, s.lore, s.seen):
        for n, c in enumerate(row, 1):
            place[c] = n
    for i, c in enumerate(s.f_card):
        owner[c], half[c], dissident[c] = s.f_seat[i], s.f_half[i], s.f_dissident[i]
    for i, c in enumerate(s.v_card):
        owner[c], half[c], guests[c] = s.v_seat[i], s.v_half[i], s.v_guests[i]
    numbers = (
        [where / BELLWETHER for where in s.where] + [n / 50 for n in place] + [_owned(s, one, seat) for one in owner]
    )
    numbers += [float(n) for n in half + dissident] + [float(c in s.used) for c in range(CARDS)]
    return numbers + [float(guests[c] >> (seat + i) % s.players & 1) for c in range(CARDS) for i in range(s.players)]
