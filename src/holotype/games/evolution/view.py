"""What a seat may see of the table, in JSON terms, in numbers, and beside its name on the page."""

from holotype.core.panels import Fact, Panel
from holotype.core.question import numbers as question_numbers
from holotype.core.types import Details, Json
from holotype.pictures import SEATS

from .animals import animals_of, card_trait, fed, name
from .fields import DEVELOPMENT, NOBODY
from .names import ANIMAL, CARD, DONE, END
from .questions import ATTACK_TARGET, FEED, PAIR_FIRST, PIRATE_VICTIM, PLAY_CARD, TRAIT_TARGET, WINDOW
from .scoring import discard_size, scores
from .state import State
from .traits import ASLEEP, PARALYSED, POISONED, SHELLED, SYMBIOSIS, TRAITS, TREMATODE, UNMASKED, USES

PHASES = ("development", "food-bank", "feeding", "extinction")


def view(s: State, viewer: int | None) -> Json:
    """EV-1.5, EV-1.6, EV-1.7, EV-R1: hands, animals' own cards and discards are seen by their owner only."""
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "bank": s.bank,
        "deck": sum(s.deck),
        "last": s.last,
        "shells": s.shells,
        "attack": None if s.attacker == NOBODY else {"by": name(s, s.attacker), "on": _name_or_none(s, s.target)},
        "playing": _playing(s, viewer),
        "seats": [_seat(s, seat, viewer) for seat in range(s.players)],
        "pairs": [
            {
                "trait": TRAITS[s.rules.faces[face]],
                "card": _card(s, face // 2),
                "one": name(s, s.pair_one[i]),
                "two": name(s, s.pair_two[i]),
                "used": bool(s.pair_used[i]),
            }
            for i, face in enumerate(s.pair_face)
        ],
    }


def _seat(s: State, seat: int, viewer: int | None) -> Json:
    kinds = s.rules.kinds
    mine = range(seat * kinds, (seat + 1) * kinds)
    own = seat == viewer
    return {
        "hand": sum(s.hand[i] for i in mine),
        "cards": {_card(s, i % kinds): s.hand[i] for i in mine if s.hand[i]} if own else None,
        "discard": discard_size(s, seat),
        "discards": {_card(s, i % kinds): s.discard[i] for i in mine if s.discard[i]} if own else None,
        "passed": bool(s.passed[seat]) and s.phase == DEVELOPMENT,
        "score": scores(s)[seat],
        "animals": [_animal(s, a, own) for a in animals_of(s, seat)],
    }


def _animal(s: State, a: int, own: bool) -> Json:
    marks = s.marks[a]
    return {
        "name": name(s, a),
        "card": _card(s, s.card[a]) if own or marks & UNMASKED else None,
        "traits": [
            {"trait": TRAITS[card_trait(s, i)], "card": _card(s, s.worn[i] // 2)}
            for i, wearer in enumerate(s.worn_by)
            if wearer == a
        ],
        "need": s.need[a],
        "red": s.red[a],
        "blue": s.blue[a],
        "fat": s.yellow[a],
        "fed": fed(s, a),
        "asleep": bool(marks & ASLEEP),
        "poisoned": bool(marks & POISONED),
        "in_shell": bool(marks & SHELLED),
        "paralysed": bool(marks & PARALYSED),
        "switched_off": s.off[a],
        "used": [word for word, mark in USES.items() if marks & mark],
        "slept": s.slept[a],
    }


def _playing(s: State, viewer: int | None) -> str | None:
    """The card being played: its player sees it, the others once a trait of it has been chosen."""
    if s.playing == NOBODY or (s.question is PLAY_CARD and viewer != s.seat):
        return None
    return _card(s, s.playing)


def _card(s: State, kind: int) -> str:
    return s.game.vocab.groups["card"].things[kind]


def _name_or_none(s: State, a: int) -> str | None:
    return None if a == NOBODY else name(s, a)


def asking(s: State) -> Details:
    """What the words of the open question name besides what it is about: an attack, what has been done already."""
    details: Details = {}
    if s.attacker != NOBODY:
        details["attacker"] = name(s, s.attacker)
    if s.target != NOBODY:
        details["target"] = name(s, s.target)
    if s.eater != NOBODY:
        details["eater"] = name(s, s.eater)
    if s.question is WINDOW:
        details["done"] = int(DONE in s.choices)
    if s.question is FEED:
        details["did"] = _done_so_far(s)
    if s.question in (ATTACK_TARGET, PIRATE_VICTIM):
        details["own"] = _own_among(s)
    if s.question in (TRAIT_TARGET, PAIR_FIRST):
        details["whose"] = _wearers(s, s.about["trait"])
    return details


def answering(s: State, token: int) -> Details:
    """What the words of an answer name besides: whether an animal is the player's own."""
    if ANIMAL <= token < CARD:
        return {"whose": "own" if s.owner[token - ANIMAL] == s.seat else "other"}
    return {}


def _own_among(s: State) -> str:
    """Whether all, some or none of the animals to choose from are the player's own."""
    own = sum(s.owner[token - ANIMAL] == s.seat for token in s.choices)
    return "all" if own == len(s.choices) else "some" if own else "none"


def _done_so_far(s: State) -> str:
    """EV-6.11, EV-6.13a: in this feeding turn."""
    if s.main_made:
        return "main"
    if END not in s.choices:
        return "must"
    return "extra" if s.acted else "nothing"


def _wearers(s: State, trait: int) -> str:
    """On whose animals a trait is laid, and whether the first of two is a host."""
    if trait == SYMBIOSIS:
        return "host"
    return "others" if s.rules.is_parasite[trait] or trait == TREMATODE else "own"


def panels(s: State, viewer: int | None, lang: str) -> list[Panel]:
    say = s.game.texts.say
    points = scores(s)
    return [
        Panel(
            colour=SEATS[seat].colour,
            icon=SEATS[seat].icon,
            letter=SEATS[seat].letter,
            title="",
            score=points[seat],
            facts=(
                Fact("paw", str(len(animals_of(s, seat))), say("panel-animals", lang)),
                Fact("clone", str(cards_held(s, seat)), say("panel-hand", lang)),
                Fact("box-archive", str(discard_size(s, seat)), say("panel-discard", lang)),
                *([Fact("flag", "", say("panel-first", lang))] if s.first == seat else []),
            ),
        )
        for seat in range(s.players)
    ]


def cards_held(s: State, seat: int) -> int:
    """The cards in a hand, with the one that is being played: it is on the table only when it has a place."""
    kinds = s.rules.kinds
    return sum(s.hand[seat * kinds : (seat + 1) * kinds]) + (s.playing != NOBODY and s.active == seat)


KINDS = 48  # of cards, at most
SEEN_ANIMALS = 16  # of a player, one by one; the others are summed up
SEEN_PAIRS = 16  # likewise


def features(s: State, seat: int) -> list[float]:
    """Numbers for learning, from the seat's side: the open question, the table, then the players, itself first."""
    numbers = [*question_numbers(s, seat), *_table_numbers(s, seat)]
    numbers += _kind_counts(s, s.hand, seat) + _kind_counts(s, s.discard, seat)
    for i in range(s.players):
        numbers += _player_numbers(s, (seat + i) % s.players, seat)
    pairs = [_pair_numbers(s, i) for i in range(len(s.pair_face))]
    return numbers + _first_and_rest(pairs, SEEN_PAIRS, PER_PAIR)


def _table_numbers(s: State, seat: int) -> list[float]:
    phases = [float(s.phase == phase) for phase in range(len(PHASES))]
    counts = [s.turn / 10, s.round / 10, s.bank / 20, sum(s.deck) / 84, s.shells / 4, float(s.last), float(s.main_made)]
    playing = _playing(s, seat)
    kinds = [float(playing is not None and s.playing == kind) for kind in range(KINDS)]
    return [*phases, *counts, *kinds]


def _kind_counts(s: State, zone: list[int], seat: int) -> list[float]:
    kinds = s.rules.kinds
    return [float(n) for n in zone[seat * kinds : (seat + 1) * kinds]] + [0.0] * (KINDS - kinds)


def _player_numbers(s: State, player: int, viewer: int) -> list[float]:
    kinds = s.rules.kinds
    held = sum(s.hand[player * kinds : (player + 1) * kinds])
    animals = animals_of(s, player)
    own = player == viewer
    numbers = [held / 10, len(animals) / 10, discard_size(s, player) / 20, scores(s)[player] / 50]
    numbers += [float(s.first == player), float(s.active == player), float(s.passed[player] and s.phase == DEVELOPMENT)]
    return numbers + _first_and_rest([_animal_numbers(s, a, own) for a in animals], SEEN_ANIMALS, PER_ANIMAL)


PER_ANIMAL = 2 * len(TRAITS) + 17 + len(USES)


def _animal_numbers(s: State, a: int, own: bool) -> list[float]:
    """The traits in force, the traits on it (with their cards), what it has eaten, its state."""
    marks = s.marks[a]
    laid = [0.0] * len(TRAITS)
    for i, wearer in enumerate(s.worn_by):
        if wearer == a:
            laid[card_trait(s, i)] += 1 + s.worn[i] / 100
    return [
        *[float(s.works[a] >> trait & 1) for trait in range(len(TRAITS))],
        *laid,
        (a + 1) / 100,
        (s.card[a] + 1) / KINDS if own or marks & UNMASKED else 0.0,
        s.need[a] / 5,
        s.red[a] / 5,
        s.blue[a] / 5,
        s.yellow[a] / 3,
        s.fat[a] / 3,
        s.links[a] / 3,
        s.off[a] / 3,
        float(fed(s, a)),
        s.slept[a] / 10,
        float(a == s.attacker),
        float(a == s.target),
        *[float(marks & mark != 0) for mark in (ASLEEP, POISONED, SHELLED, PARALYSED)],
        *[float(marks & mark != 0) for mark in USES.values()],
    ]


PER_PAIR = 4


def _pair_numbers(s: State, i: int) -> list[float]:
    return [(s.pair_face[i] + 1) / (2 * KINDS), (s.pair_one[i] + 1) / 100, (s.pair_two[i] + 1) / 100, s.pair_used[i]]


def _first_and_rest(rows: list[list[float]], most: int, width: int) -> list[float]:
    """The first rows one after the other, then the sum of those that are left out."""
    shown = [number for row in rows[:most] for number in row]
    left_out = [sum(column) for column in zip(*rows[most:], strict=True)] or [0.0] * width
    return shown + [0.0] * (width * most - len(shown)) + left_out
