"""Everything that Greenland asks, in the order of play.

`card` is always the card that the question is about; a `place` is a rank of a placard: seat * 6 + rank - 1."""

from typing import Final

from holotype.core.question import FLAG, NUMBER, SEAT, TOKEN, Question, many

from .fields import ATTACKING
from .names import DONE, GIRL
from .rules import CAPE_YORK, D_CARD, TO_HAND
from .state import State


def clause_of_animal(s: State) -> str:
    return "GL-2.6" if s.seat is not None and s.tribe[s.seat] == 1 else "GL-2.7"


def clause_of_loss(s: State) -> str:
    if s.about["rank"]:
        return "GL-4.16"
    return "GL-12.4" if s.rules.solitaire and any(s.matri) else "GL-4.5"


def clause_of_sale(s: State) -> str:
    return "GL-12.3" if s.rules.solitaire else "GL-13.5"


def clause_of_promotion(s: State) -> str:
    return "GL-12.11" if s.about["kind"] == GIRL else "GL-13.8" if s.rules.coop else "GL-5.8"


def clause_of_moves(s: State) -> str:
    return "GL-5.16" if s.about["ski"] else "GL-5.15"


def clause_of_reroll(s: State) -> str:
    return "GL-6.14" if s.roll_kind == ATTACKING else "GL-7.9"


def clause_of_taking(s: State) -> str:
    if s.about["to"] == TO_HAND:
        return "GL-13.14" if s.rules.coop and s.rules.kind[s.about["card"]] == D_CARD else "GL-7.17"
    return "GL-7.27" if s.about["card"] == CAPE_YORK else "GL-7.16"


def clause_of_husband(s: State) -> str:
    return "GL-13.9" if s.rules.coop else "GL-7.26"


def clause_of_assigning(s: State) -> str:
    seat = s.seat or 0
    return "GL-14.3" if s.turn <= s.rules.idle_until[s.tribe[seat]] else "GL-5.2"


def clause_of_burning(s: State) -> str:
    return "GL-12.13" if s.rules.solitaire else "GL-9.4"


# Setup and whenever it comes to that
FARM_ANIMAL: Final = Question("farm-animal", clause_of_animal)
COUNCIL: Final = Question("council", "GL-3.5")
CHOOSE_EXCHANGE: Final = Question("exchange", "GL-1.14")
DISCARD: Final = Question("discard", "GL-1.12")

# Events
DECIMATION_ALPHA: Final = Question("decimation-alpha", "GL-4.5", {"deaths": NUMBER})
ELDER_LOST: Final = Question("elder-lost", clause_of_loss, {"rank": NUMBER}, prompt="lose-elder")  # 0: of any rank
MARINER_LOST: Final = Question("mariner-lost", "GL-4.18", prompt="lose-elder")
MATRIARCH_LOST: Final = Question("matriarch-lost", "GL-12.4", {"left": NUMBER})
DEPLETE: Final = Question("deplete", "GL-4.11", {"points": NUMBER, "icon": NUMBER})  # PER_ELDER or PER_D of rules.py
FEMALE_LOST: Final = Question("female-lost", "GL-12.5")
CHIEF_CHOICE: Final = Question("chief-choice", "GL-12.6")
CHIEF_OVERRULES: Final = Question("chief-overrules", "GL-12.6", {"rank": NUMBER})
IRON_BREAKS: Final = Question("breakage", "GL-4.17")
BID: Final = Question("bid", "GL-4.25", {"turn": NUMBER})  # the bidder's place in the player order
BUY_IMPORT: Final = Question("buy-import", clause_of_sale)

# Assignment
ASSIGN: Final = Question("assign", clause_of_assigning)
ASSIGN_KIND: Final = Question("assign-kind", "GL-5.3", {"card": "card"})
ASSIGN_MEN: Final = Question("assign-men", "GL-5.3", {"card": "card"}, prompt="assign-number")
PROMOTE_KIND: Final = Question("promote-kind", "GL-5.8")
PROMOTE_RANK: Final = Question("promote-rank", clause_of_promotion, {"kind": TOKEN})
RECALL_WHOM: Final = Question("recall", "GL-5.13")
RECALL_BY: Final = Question("recall-by", "GL-5.13", {"piece": TOKEN})
REASSIGN: Final = Question("reassign", clause_of_moves, {"moves": NUMBER, "ski": FLAG})
REASSIGN_PIECE: Final = Question(
    "reassign-piece", clause_of_moves, {"card": "card", "moves": NUMBER, "ski": FLAG}, prompt="reassign-kind"
)
REASSIGN_TO: Final = Question(
    "reassign-to", clause_of_moves, {"card": "card", "moves": NUMBER, "ski": FLAG, "kind": TOKEN}
)

# Assignment in the saga
SAGA_HOME: Final = Question("saga-home", "GL-12.7a")
HUNT_ROW: Final = Question("hunt-row", "GL-12.7")
HUNT_BIOME: Final = Question("hunt-biome", "GL-12.8", {"row": "row"})
ALPHA_GOES: Final = Question("alpha-goes", "GL-12.7", {"card": "card", "hunters": NUMBER})
MATRIARCH_GOAL: Final = Question("matriarch-goal", "GL-12.9", {"power": NUMBER})  # 0 shaman, 1 artisan, 2 mariner
MATRIARCH_FROM: Final = Question("matriarch-from", "GL-12.9", {"card": "card"})
MATRIARCH_PIECE: Final = Question(
    "matriarch-piece", "GL-12.9", {"card": "card", "goal": "card"}, prompt="reassign-kind"
)
MATRIARCH_MEN: Final = Question("matriarch-men", "GL-12.9", {"source": "card", "card": "card"}, prompt="assign-number")
COLONY_FROM: Final = Question("colony-from", "GL-12.9", {"kind": TOKEN})
COLONY_ALPHA: Final = Question("colony-alpha", "GL-12.9", {"kind": TOKEN})
CHIEF_ALPHA: Final = Question("chief-alpha", "GL-12.9")
PLACE_DAUGHTER: Final = Question("place-daughter", "GL-12.10")

# Negotiation; what the offer says so far lies on the table
DIVORCE_OFFER: Final = Question("divorce-offer", "GL-6.10a", {"tried": many("card")})
PICK_CONTESTED: Final = Question("pick-contested", "GL-6.2")
OFFER: Final = Question("offer", "GL-6.3", {"card": "card"})
OFFER_DEPARTURE: Final = Question("offer-departure", "GL-6.4", {"card": "card", "partner": SEAT})
OFFER_ALPHA: Final = Question("offer-alpha", "GL-6.4")
OFFER_NUMBER: Final = Question("offer-number", "GL-6.4")
OFFER_TERMS: Final = Question("offer-terms", "GL-6.5")
OFFER_GROOM: Final = Question("offer-groom", "GL-6.9", {"bride": "card"})
ANSWER: Final = Question("answer", "GL-6.6")
OFFERING: Final = (OFFER_ALPHA, OFFER_NUMBER, OFFER_TERMS, OFFER_GROOM, ANSWER)

# Rolls: attacks, hunts and raids
IRON_RULE_ATTACK: Final = Question("iron-rule-attack", "GL-6.15", {"card": "card"})
REROLL: Final = Question("reroll", clause_of_reroll, {"type": NUMBER}, marks="die", done=DONE)  # TYPES of data.py
ALLOT_HIT: Final = Question("allot-hit", "GL-6.16", {"card": "card", "points": NUMBER})
CASUALTY: Final = Question("casualty", "GL-6.16", {"card": "card"})
POGROM: Final = Question("pogrom", "GL-6.20", {"rank": NUMBER})  # from 0
POGROM_KIND: Final = Question("pogrom-kind", "GL-6.20", {"place": NUMBER, "other": SEAT})
PICK_HUNT: Final = Question("pick-hunt", "GL-7.1")
FEET_OF_CLAY: Final = Question("feet-of-clay", "GL-7.5")
IRON_RULE: Final = Question("iron-rule", "GL-7.6", {"card": "card"})
BULLET: Final = Question("bullet", "GL-13.12")
COLD_AS_WARM: Final = Question("cold-as-warm", "GL-7.7", {"card": "card"})
OPPORTUNISTIC: Final = Question("opportunistic", "GL-7.21", {"card": "card"})
BOG_IRON_COST: Final = Question("bog-iron", "GL-7.13", {"card": "card", "points": NUMBER})
ALPHA_BIRTH: Final = Question("alpha-birth", "GL-7.15", {"babies": NUMBER, "card": "card", "girl": FLAG})
TAKE_CARD: Final = Question("take-card", clause_of_taking, {"card": "card", "to": NUMBER})  # TO_TABLEAU or TO_HAND
RAID_BOOTY: Final = Question("raid-booty", "GL-7.25", {"card": "card"})
NEW_HUSBAND: Final = Question("new-husband", clause_of_husband, {"card": "card"})
ROLLING: Final = (FEET_OF_CLAY, BULLET, REROLL)  # about the card of the roll

# Domestic phase
ANIMALS: Final = Question("animals", "GL-8.1")
HAY: Final = Question("hay", "GL-8.1", {"card": "card", "points": NUMBER, "untouched": FLAG})
PRODUCE: Final = Question("produce", "GL-8.3", {"card": "card"})
PACIFY: Final = Question("pacify", "GL-8.4", {"card": "card"})

# Elders
GIFT: Final = Question("gift", "GL-13.15", {"last": NUMBER})  # the token of the disk given before, or 0
GIFT_TO: Final = Question("gift-to", "GL-13.15", {"disk": TOKEN})
ELDER_ACTION: Final = Question("elder-action", "GL-9.1")
TOOL: Final = Question("tool-make", "GL-9.7")
TOOL_PRICE: Final = Question("tool-price", "GL-9.7", {"tool": TOKEN})
TAME: Final = Question("domesticate", "GL-9.3")
WITCH_VICTIM: Final = Question("witch-victim", clause_of_burning)
WITCH_FRESH: Final = Question("witch-fresh", "GL-9.1", {"victim": TOKEN, "place": NUMBER})
BANISH_VICTIM: Final = Question("banish-victim", "GL-9.5", {"ones": NUMBER})
BANISH_KIND: Final = Question("banish-kind", "GL-9.5", {"other": SEAT})
EMISSARY_TO: Final = Question("emissary", "GL-9.8")
EMISSARY_KIND: Final = Question("emissary-kind", "GL-9.8", {"tribe": TOKEN})
CONVERT: Final = Question("proselytize", "GL-9.10")

QUESTIONS: Final = (
    FARM_ANIMAL,
    COUNCIL,
    CHOOSE_EXCHANGE,
    DISCARD,
    DECIMATION_ALPHA,
    ELDER_LOST,
    MARINER_LOST,
    MATRIARCH_LOST,
    DEPLETE,
    FEMALE_LOST,
    CHIEF_CHOICE,
    CHIEF_OVERRULES,
    IRON_BREAKS,
    BID,
    BUY_IMPORT,
    ASSIGN,
    ASSIGN_KIND,
    ASSIGN_MEN,
    PROMOTE_KIND,
    PROMOTE_RANK,
    RECALL_WHOM,
    RECALL_BY,
    REASSIGN,
    REASSIGN_PIECE,
    REASSIGN_TO,
    SAGA_HOME,
    HUNT_ROW,
    HUNT_BIOME,
    ALPHA_GOES,
    MATRIARCH_GOAL,
    MATRIARCH_FROM,
    MATRIARCH_PIECE,
    MATRIARCH_MEN,
    COLONY_FROM,
    COLONY_ALPHA,
    CHIEF_ALPHA,
    PLACE_DAUGHTER,
    DIVORCE_OFFER,
    PICK_CONTESTED,
    OFFER,
    OFFER_DEPARTURE,
    OFFER_ALPHA,
    OFFER_NUMBER,
    OFFER_TERMS,
    OFFER_GROOM,
    ANSWER,
    IRON_RULE_ATTACK,
    REROLL,
    ALLOT_HIT,
    CASUALTY,
    POGROM,
    POGROM_KIND,
    PICK_HUNT,
    FEET_OF_CLAY,
    IRON_RULE,
    BULLET,
    COLD_AS_WARM,
    OPPORTUNISTIC,
    BOG_IRON_COST,
    ALPHA_BIRTH,
    TAKE_CARD,
    RAID_BOOTY,
    NEW_HUSBAND,
    ANIMALS,
    HAY,
    PRODUCE,
    PACIFY,
    GIFT,
    GIFT_TO,
    ELDER_ACTION,
    TOOL,
    TOOL_PRICE,
    TAME,
    WITCH_VICTIM,
    WITCH_FRESH,
    BANISH_VICTIM,
    BANISH_KIND,
    EMISSARY_TO,
    EMISSARY_KIND,
    CONVERT,
)
