"""What everybody may see of the table, in JSON terms and beside a name on the page."""

from collections.abc import Callable

from holotype.core.panels import Fact, Panel
from holotype.core.question import Question
from holotype.core.types import Details, Json

from .assignment import promotion_cost, role
from .attack import attack_faces, attack_roll, strength
from .cards import cash_of, cold, hand, hand_limit, husband_of, named, profile, tableau, warm
from .casts import ALPHAS, DEADLY, HEAD, HIT, final_face, first_face, heads, second_face
from .coop import colonists, modern_goods
from .elder_actions import action_energy
from .events import ahead, favoured, import_price, leader
from .fields import DEAD, DECK, DECK_TOP, NOBODY, ON_PLACARD, POOL, WED
from .iron_rule import killing_faces
from .names import CARD, FARM, IRON, IVORY, TRIBE
from .negotiation import LEAVES, WHERE, another_round, as_term, offer_words
from .odds import odds
from .outlook import standing
from .pieces import pieces_on, seat_of, unassigned
from .questions import (
    ALPHA_BIRTH,
    ANSWER,
    ASSIGN,
    ASSIGN_KIND,
    ASSIGN_MEN,
    BANISH_KIND,
    BID,
    BUY_IMPORT,
    DEPLETE,
    ELDER_ACTION,
    EMISSARY_KIND,
    FEET_OF_CLAY,
    HAY,
    IRON_RULE,
    IRON_RULE_ATTACK,
    MATRIARCH_MEN,
    OFFER,
    OFFER_GROOM,
    OFFER_TERMS,
    OFFERING,
    PLACE_DAUGHTER,
    POGROM,
    RAID_BOOTY,
    RECALL_WHOM,
    REROLL,
    ROLLING,
    SAGA_HOME,
    TAKE_CARD,
)
from .rules import MARKLAND, VINLAND
from .scoring import scores
from .state import State
from .tokens import CARDS, TRIBES

PHASES = ("event", "assignment", "negotiation", "hunt", "domestic", "elders", "setup")
COLOURS = ("#007a59", "#c8441b", "#0072b2", "#f0e442")  # by tribe: green, red, blue, yellow
ICONS = ("igloo", "shield-halved", "sailboat", "person-snowboarding")
ROLLS = ("hunt", "raid", "attack", "martyr", "die-off", "blitz")
LETTERS = ("T", "N", "S", "U")


def view(s: State, viewer: int | None) -> Json:
    """GL-1.17: all zones are public; only what the decks will bring is unknown."""
    return {
        "part": s.part,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "event": name(s.event) if s.event else None,
        "events_left": s.deck_left,
        "order": [TRIBES[s.tribe[seat]] for seat in s.order],
        "supply": s.supply,
        "depot": s.depot,
        "effects": [
            word
            for word in ("no_maritime", "no_markland", "beaver", "falcon", "mediterranean", "plankton")
            if getattr(s, word)
        ],
        "rows": {row: _row(s, n) for n, row in enumerate(("north", "south"))},
        "decks": {row: _deck(s, n) for n, row in enumerate(("north", "south"))},
        "auction": {"card": name(s.lot), "high": s.high} if s.question is BID and s.seat is not None else None,
        "roll": _roll(s),
        "dice": [_cast(s, at) for at in heads(s)],
        "offer": [s.offer[0], s.offer[1], *s.offer[2:7], *[s.game.name(t) for t in s.offer[7:]]] if s.offer else [],
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "aside": [CARDS[c - 1] for c in FARM if s.zone[c] == 4],
        "girls": {
            "pool": s.girls,
            "dead": s.girls_dead,
            "matriarchs": s.matri.copy(),
            "at": [name(c) for c in s.girls_at],
        }
        if s.rules.solitaire
        else None,
    }


def name(card: int) -> str:
    return CARDS[card - 1]


def face(s: State, card: int) -> str:
    """A card in a tableau, a farm animal by its face."""
    return named(s, card).partition(":")[2]


def _row(s: State, row: int) -> Json:
    return {
        "warm": [_slot(s, c) for c in warm(s, row)],
        "cold": [_slot(s, c) for c in cold(s, row)],
    }


def _slot(s: State, card: int) -> Json:
    slot: Json = {"card": name(card), "pieces": pieces_at(s, card)}
    if card in (MARKLAND, VINLAND):
        slot["hostile"] = bool(s.side[card])
    return slot


def pieces_at(s: State, card: int) -> Json:
    """By tribe, how many pieces stand on a card; `+A` where the Alpha is one of them."""
    return {
        TRIBES[s.tribe[seat]]: f"{s.men[card * 4 + seat]}+A" if s.alpha[seat] == card else s.men[card * 4 + seat]
        for seat in range(s.players)
        if pieces_on(s, card, seat)
    }


def _deck(s: State, row: int) -> int:
    return len([c for c in range(1, 32) if s.zone[c] in (DECK, DECK_TOP) and s.rules.row[c] == row])


def _roll(s: State) -> Json | None:
    if s.roller == NOBODY:
        return None
    return {
        "by": TRIBES[s.tribe[s.roller]],
        "card": name(s.roll_card),
        "dice": s.rolled[1:].copy(),
        "alpha": s.alpha_die,
        "marked": s.marked[1:].copy(),
        "safe": s.safe,
        "warmed": s.warmed,
    }


def _cast(s: State, at: int) -> Json:
    """A roll, open or over: every die with what it showed, again, and counts as."""
    seat, card, kind, end, n = s.cast[at : at + HEAD]
    dice = s.cast[at + HEAD : at + HEAD + n]
    return {
        "by": TRIBES[s.tribe[seat]],
        "card": name(card) if card else None,
        "kind": ROLLS[kind],
        "end": ("open", "success", "failure")[end],
        "dice": [
            {
                "faces": [face for face in (first_face(d), second_face(d), final_face(d)) if face],
                "alpha": bool(d & ALPHAS),
                "hits": bool(d & HIT),
                "kills": bool(d & DEADLY),
            }
            for d in dice
        ],
    }


def _seat(s: State, seat: int) -> Json:
    return {
        "tribe": TRIBES[s.tribe[seat]],
        "belief": "monotheist" if s.mono[seat] else "polytheist",
        "extinct": bool(s.gone[seat]),
        "score": scores(s)[seat],
        "pool": s.pool[seat],
        "alpha": where_alpha(s, seat),
        "valhalla": s.valhalla[seat],
        "energy": s.energy[seat],
        "ivory": s.ivory[seat],
        "iron": s.iron[seat],
        "elders": {
            str(rank): {
                TRIBES[s.tribe[o]]: s.elders[(seat * 6 + rank - 1) * 4 + o]
                for o in range(s.players)
                if s.elders[(seat * 6 + rank - 1) * 4 + o]
            }
            for rank in range(1, 7)
        },
        "hand": [name(c) for c in hand(s, seat)],
        "hand_limit": hand_limit(s, seat),
        "tableau": {face(s, c): pieces_at(s, c) for c in tableau(s, seat)},
        "husbands": {name(d): TRIBES[s.tribe[husband_of(s, d)]] for d in tableau(s, seat) if s.wed[d] != NOBODY},
    }


def where_alpha(s: State, seat: int) -> str:
    place = s.alpha[seat]
    if place == POOL:
        return "pool"
    if place == DEAD:
        return "valhalla"
    if place >= WED:
        return f"wed {name(place - WED)}"
    if place >= ON_PLACARD:
        return f"elder {TRIBES[s.tribe[(place - ON_PLACARD) // 6]]} {(place - ON_PLACARD) % 6 + 1}"
    return name(place)


def subject(s: State) -> int:
    """The card that the open question is about, or 0."""
    if s.question in OFFERING and s.offer:
        return s.offer[WHERE]
    if s.question in ROLLING:
        return s.roll_card
    return max(0, s.about.get("card", 0))


def rank_in_question(s: State) -> int:
    """The rank of a placard on which somebody stands whom the open question is about, or -1."""
    if s.seat is None:
        return -1
    own = s.seat * 6
    if s.question is POGROM:
        return own + s.about["rank"]
    return own if s.question is BANISH_KIND else own + 4 if s.question is EMISSARY_KIND else s.about.get("place", -1)


def asking(s: State) -> Details:
    """What the words of the open question name beside what it is about: cards as they lie, what the table adds."""
    card = subject(s)
    said: Details = {
        "card": named(s, card) if card else "-",
        "home": unassigned(s, s.seat or 0),
        "fights": int(not s.rules.beginners),
    }
    if s.question in OFFERING and s.offer:
        said |= offer_words(s)
    return said | ADDED[s.question](s) if s.question in ADDED else said


def standing_bid(s: State) -> Details:
    """GL-4.25, GL-4.26: who bids most, whether he stays ahead of an equal bid, and whether by Peepeelee."""
    lead = leader(s)
    lot = {"lot": named(s, s.lot), "high": s.high}
    if lead == NOBODY or s.seat is None:
        return lot | {"leader": "-", "stays": 0, "friend": 0}
    equal = [lead, s.seat]
    friend = int(len(favoured(s, equal)) == 1)
    return lot | {"leader": f"seat:{lead}", "stays": int(ahead(s, equal) == lead), "friend": friend}


def purchase(s: State) -> Details:
    return {"lot": named(s, s.lot), "price": import_price(s), "coop": int(s.rules.coop)}


def roll_so_far(s: State) -> Details:
    """GL-7.9: what the dice would bring as they lie."""
    hits, need, deaths = standing(s)
    return {"roll": ROLLS[s.roll_kind], "hits": hits, "need": need, "deaths": deaths}


def roll_to_come(s: State) -> Details:
    """GL-7.5, GL-7.6, GL-7.10: how many dice will be rolled, what the Alpha's is set to, and which faces kill."""
    assert s.seat is not None
    dice = pieces_on(s, s.roll_card, s.seat) - int(s.alpha_fixed)
    deadly = faces(killing_faces(s, s.roll_card, s.seat))
    return {"dice": dice, "face": s.rules.alpha_face, "faces": deadly, "price": iron_price(s)}


def iron_price(s: State) -> str:
    """GL-1.14a, GL-6.15: with what the iron rule can be paid now: iron, ivory, either, or a card to be exchanged."""
    iron, ivory = IRON in s.choices, IVORY in s.choices
    return "both" if iron and ivory else "iron" if iron else "ivory" if ivory else "card"


def attack_to_come(s: State) -> Details:
    """GL-6.13, GL-6.15: who is about to attack, with how many dice, and what hits."""
    pending = s.pending(attack_roll)
    assert pending is not None
    card, by = pending
    dice, hits = strength(s, card, by), attack_faces(s, card, by)
    return {"by": f"seat:{by}", "dice": dice, "faces": faces(hits), "price": iron_price(s)}


def card_to_take(s: State) -> Details:
    """GL-7.16: what a trophy is worth."""
    return {"worth": s.rules.take_vp[s.about["card"]]}


def birthplace(s: State) -> Details:
    """GL-7.15: whether the babies are born in the New World."""
    return {"abroad": int(s.about["card"] != POOL)}


def goal_of_emissary(s: State) -> Details:
    return {"other": f"seat:{seat_of(s, s.about['tribe'] - TRIBE)}"}


def bride(s: State) -> Details:
    return {"bride": named(s, s.about["bride"])}


def sending(s: State) -> Details:
    """GL-5.3: what the pieces will do on the card."""
    return {"role": role(s, s.seat or 0, s.about["card"]), "odds": "none"}


def sending_men(s: State) -> Details:
    return sending(s) | {"odds": chances(s, s.about["card"])}


def animals_to_give(s: State) -> Details:
    """GL-4.11: whether a point may be settled with an animal."""
    return {"animals": len([t for t in s.choices if t > CARD])}


def faces(mask: int) -> str:
    return ", ".join(str(face) for face in range(1, 7) if mask >> face & 1)


def talks_left(s: State) -> Details:
    """GL-6.3: whether this is the last round of offers."""
    pending = s.pending(another_round)
    return {"last": int(pending is not None and pending[1] == 0)}


def consent_of(s: State) -> Details:
    """GL-6.6: whether a tribe is asked that neither made the offer nor got it."""
    return {"third": int(s.seat not in s.offer[:LEAVES])}


def promoting(s: State) -> Details:
    """GL-5.8: what a promotion costs."""
    return {"energy": promotion_cost(s, s.seat or 0)}


def acting(s: State) -> Details:
    """GL-9.2, GL-9.7, GL-12.13: what elder actions cost."""
    seat = s.seat or 0
    energy = action_energy(s, seat)
    burning = energy * sum(s.matri) if s.rules.solitaire else energy
    return {"energy": energy, "burning": burning, "carves": int(s.rules.ivory_tools[s.tribe[seat]])}


def value_of_animal(s: State) -> Details:
    """GL-8.1: the energy that a slaughter brings."""
    return {"worth": cash_of(s, s.about["card"])[0]}


def booty(s: State) -> Details:
    """GL-7.25: how much the raiders may take."""
    card = s.about["card"]
    return {"babies": max(1, s.rules.produce[profile(s, card)]), "energy": cash_of(s, card)[0]}


def answering(s: State, token: int) -> Details:
    """GL-5.3, GL-5.13, GL-6.5: what a card would be as an answer."""
    card = token - CARD
    if not 0 < card < 64:
        return {}
    if s.question is ASSIGN:
        return {"role": role(s, s.seat or 0, card)}
    if s.question is RECALL_WHOM:
        return {"role": "colony" if card in (MARKLAND, VINLAND) else "wife"}
    return {"role": as_term(s, card)} if s.question is OFFER_TERMS else {}


ADDED: dict[Question, Callable[[State], Details]] = {
    BID: standing_bid,
    BUY_IMPORT: purchase,
    DEPLETE: animals_to_give,
    ASSIGN: promoting,
    SAGA_HOME: promoting,
    PLACE_DAUGHTER: promoting,
    ELDER_ACTION: acting,
    HAY: value_of_animal,
    RAID_BOOTY: booty,
    ASSIGN_KIND: sending,
    ASSIGN_MEN: sending_men,
    MATRIARCH_MEN: sending,
    OFFER: talks_left,
    OFFER_GROOM: bride,
    ANSWER: consent_of,
    IRON_RULE_ATTACK: attack_to_come,
    REROLL: roll_so_far,
    FEET_OF_CLAY: roll_to_come,
    IRON_RULE: roll_to_come,
    TAKE_CARD: card_to_take,
    ALPHA_BIRTH: birthplace,
    EMISSARY_KIND: goal_of_emissary,
}


def chances(s: State, card: int) -> str:
    """The chance of success by the number of tribesmen that join those on a card, of many every second or third;
    "none" where nobody will roll."""
    seat = s.seat
    assert seat is not None
    if role(s, seat, card) == "guard":
        return "none"
    men, alpha = s.men[card * 4 + seat], s.alpha[seat] == card
    step = 1 + (len(s.choices) - 1) // 8
    shown = [(n, odds(s, card, seat, men + n, alpha)[0]) for n in range(step, len(s.choices) + 1, step)]
    return ", ".join(f"{n}\u00a0→\u00a0{p * 100:.0f}\u00a0%" for n, p in shown)


def panels(s: State, viewer: int | None, lang: str) -> list[Panel]:
    return [_panel(s, seat, lang) for seat in range(s.players)]


def aims(s: State, seat: int) -> list[tuple[str, str, str]]:
    """GL-12.14, GL-13.18: how near a tribe is to what the saga or the resistance asks for."""
    record = s.rules.record
    if s.rules.solitaire:
        return [("person-dress", f"{sum(s.matri)}/{record['victory']['min_matriarchs']}", "matriarchs")]
    if not s.rules.coop:
        return []
    goods, people = record["modern_greenland"]["inventions_plus_imports"], record["us_intervention"]
    return [
        ("screwdriver-wrench", f"{modern_goods(s, seat)}/{goods}", "modern"),
        ("tree", f"{colonists(s, seat)}/{people['new_world_tribesmen']}", "colonists"),
    ]


def _panel(s: State, seat: int, lang: str) -> Panel:
    tribe = s.tribe[seat]
    texts = s.game.texts
    facts = [
        ("fire", s.energy[seat], "energy"),
        ("tooth", s.ivory[seat], "ivory"),
        ("hammer", s.iron[seat], "iron"),
        ("person", unassigned(s, seat), "pool"),
        ("skull", s.valhalla[seat] + int(s.alpha[seat] == DEAD), "valhalla"),
        ("hand", f"{len(hand(s, seat))}/{hand_limit(s, seat)}", "hand"),
        *aims(s, seat),
    ]
    return Panel(
        colour=COLOURS[tribe],
        icon=ICONS[tribe],
        letter=LETTERS[tribe],
        title=texts.token(s.game.vocab.groups["tribe"].base + tribe, lang),
        score=scores(s)[seat],
        facts=tuple(Fact(icon, str(value), texts.say(f"panel-{word}", lang)) for icon, value, word in facts),
    )
