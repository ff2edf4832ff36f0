"""Everything that Bios: Origins asks, in the order of play. Hexes and spots that are numbers count from 0 on the map in
use; as tokens they are counted over all maps."""

from typing import Final

from holotype.core.question import FLAG, NUMBER, SEAT, TOKEN, Question

from .names import CATASTROPHE, NOBODY, SKIP, TRADE
from .state import State

TRANSACTION_CLAUSES: Final = {TRADE: "BO-16.2", TRADE + 1: "BO-16.4", TRADE + 2: "BO-16.5", TRADE + 3: "BO-16.9"}


def clause_of_payment(s: State) -> str:
    """For a challenge card, or for the library."""
    if s.card == NOBODY:
        return "BO-11.6"
    return "BO-21.19" if s.rules.solo else "BO-7.7"


def clause_of_halving(s: State) -> str:
    return "BO-6.6" if s.about["disease"] else "BO-6.17"


def clause_of_chit(s: State) -> str:
    return "BO-18.3" if s.about["extreme"] else "BO-6.13"


def clause_of_goal(s: State) -> str:
    return "BO-6.8" if s.about["extreme"] == CATASTROPHE else clause_of_chit(s)


def clause_of_challenge(s: State) -> str:
    return "BO-5.2" if SKIP in s.choices else "BO-R25"


def clause_of_element(s: State) -> str:
    return "BO-10.3" if SKIP in s.choices else "BO-21.25"


# The map
TILE: Final = Question("tile", "BO-21.11")
ROTATION: Final = Question("rotation", "BO-21.11", {"face": "tile"})
CELL: Final = Question("cell", "BO-21.11", {"face": "tile", "turn": NUMBER})
START_SPOT: Final = Question("start-spot", "BO-21.13")
FIRST_CHIT: Final = Question("first-chit-on-ring", "BO-21.13", prompt="first-chit")
CRATON_PLACE: Final = Question("craton-place", "BO-21.28", {"craton": "craton"})
SHIFT_CRATON: Final = Question("shift-craton", "BO-21.28")
CRATON_MOORING: Final = Question("craton-mooring", "BO-21.28", {"craton": "craton"}, prompt="craton-place")
START_ON_CRATON: Final = Question("start-on-craton", "BO-21.28", prompt="start-spot")
FIRST_SIDE: Final = Question("first-side", "BO-21.29")
FIRST_CHIT_ON_CRATON: Final = Question("first-chit-on-craton", "BO-21.29", {"chit": NUMBER}, prompt="first-chit")
ECOMORPH: Final = Question("ecomorph", "BO-21.33")

# Challenges: `extreme` is the event of which every chit moves, a catastrophe for the chit at its epicentre, else 0
CHALLENGE_PHASE: Final = Question("challenge-phase", clause_of_challenge)
CHIT: Final = Question("chit", clause_of_chit, {"extreme": NUMBER})
CHIT_GOAL: Final = Question("chit-goal", clause_of_goal, {"start": TOKEN, "extreme": NUMBER})
CLIMATE_LOSS: Final = Question("climate-loss", "BO-21.16")
ROUND_CITIES: Final = Question("round-cities", clause_of_halving, {"disease": FLAG, "half": NUMBER})
ROUND_ELDERS: Final = Question("round-elders", clause_of_halving, {"disease": FLAG, "cities": NUMBER, "half": NUMBER})
LOSE_CITY: Final = Question("lose-city", "BO-6.6")
LOSE_ELDER: Final = Question("lose-elder", "BO-6.6")
LOSE_CITY_TO_FAMINE: Final = Question("lose-city-to-famine", "BO-6.17")
LOSE_ELDER_TO_FAMINE: Final = Question("lose-elder-to-famine", "BO-6.17")
POLLUTION: Final = Question("pollution", "BO-6.16")
GENOCIDE: Final = Question("genocide", "BO-6.19")
BID: Final = Question("bid", "BO-7.1")
PAY_PIECE: Final = Question("pay-piece", clause_of_payment, {"n": NUMBER}, prompt="pay-elder")
PURCHASE: Final = Question("purchase", "BO-21.19", {"price": NUMBER})
ORIENTATION: Final = Question("orientation", "BO-7.10")
GLOBALIZE: Final = Question("globalize", "BO-8.9")
GLOBALIZE_AGAIN: Final = Question("globalize-again", "BO-8.9", prompt="globalize")

# Chaos
DISSIDENT_FROM: Final = Question("dissident-from", "BO-9.2")
RAINBOW: Final = Question("rainbow", "BO-9.1")
SURPLUS: Final = Question("surplus", "BO-9.4a")
QUELL_LOSS: Final = Question("quell-loss", "BO-9.7")
COUP: Final = Question("coup", "BO-9.9")
REFUGEE: Final = Question("refugee", "BO-9.14", {"lost": NUMBER})
DIASPORA: Final = Question("resettle", "BO-9.16", prompt="diaspora")
TRAPPED: Final = Question("trapped", "BO-9.17")
SETTLE_BESIDE: Final = Question("settle-beside", "BO-9.17", {"city": TOKEN}, prompt="diaspora")
RELOCATE: Final = Question("relocate", "BO-9.17", {"from_spot": NUMBER}, prompt="diaspora")

# Activity: `guests` are the seats with an emissary there, as bits; `advancement` is a pair of action and limit
ELEMENT: Final = Question("element", clause_of_element, {"element": TOKEN, "guests": NUMBER})
CONSEQUENT: Final = Question("consequent", "BO-10.5", {"advancement": NUMBER})
SPECIALIZE: Final = Question("specialize", "BO-11.1", {"more": NUMBER})
INVENT: Final = Question("invent", "BO-11.2")
COPY_EUREKA: Final = Question("copy-eureka", "BO-11.4", {"card": "card"})
KEEP_IDEA: Final = Question("keep-idea", "BO-11.5", {"card": "card"})
INVENTION_LIMIT: Final = Question("invention-limit", "BO-15.3")
ELECT: Final = Question("elect", "BO-11.7")
SPREAD_PIECE: Final = Question("spread-piece", "BO-12.1", {"quick": FLAG})
SPREAD_GOAL: Final = Question("spread-to", "BO-12.2", {"piece": TOKEN, "quick": FLAG}, prompt="spread-goal")
SPREAD_CONSENT: Final = Question(
    "spread-consent",
    "BO-12.4",
    {"other": SEAT, "piece": TOKEN, "quick": FLAG, "spot": NUMBER},
    prompt="consent",
)
URBANIZE: Final = Question("urbanize", "BO-13.8")
SETTLER: Final = Question("settler", "BO-13.8", {"site": TOKEN})
REUSE_CITY: Final = Question("reuse-city", "BO-2.6", {"site": TOKEN})
PRAYER: Final = Question("prayer", "BO-14.4")
CULL: Final = Question("cull", "BO-14.7")
DEMAGOGUE: Final = Question("demagogue", "BO-14.9")

# Transactions: `end` is the spot where the piece comes to, -1 where it stays or where that does not matter
TARGET: Final = Question("target", "BO-16.15", {"action": "do"})
MODE: Final = Question("mode", "BO-16.6", {"action": "do", "goal": TOKEN})
PIECE: Final = Question("piece", "BO-16.1", {"action": "do", "goal": TOKEN, "mode": TOKEN})
END_BESIDE: Final = Question(
    "end-beside",
    "BO-16.14",
    {"action": "do", "goal": TOKEN, "mode": TOKEN, "piece": TOKEN},
    prompt="spread-goal",
)
TRANSACTION_CONSENT: Final = Question(
    "transaction-consent",
    "BO-12.4",
    {"other": SEAT, "action": "do", "goal": TOKEN, "mode": TOKEN, "piece": TOKEN, "end": NUMBER},
    prompt="consent",
)
NEGOTIATE: Final = Question("negotiate", "BO-16.3")

# Elders
EXOGAMY: Final = Question("exogamy", "BO-17.1")
RACISM: Final = Question("racism", "BO-17.2")
GUEST: Final = Question("guest", "BO-17.2", {"card": TOKEN})
PAY_FOR_COLD_WAR: Final = Question("pay-for-cold-war", "BO-17.3", prompt="pay-elder")
COLD_WAR: Final = Question("cold-war", "BO-17.3")
ARTISAN: Final = Question("artisan", "BO-17.4")
CONSTITUTION: Final = Question("constitution", "BO-17.5")
STUDY: Final = Question("study", "BO-17.7")
STUDY_CULTURE: Final = Question("study-culture", "BO-17.8", prompt="study")

# The end of a turn
STARVE: Final = Question("starve", "BO-19.1")

QUESTIONS: Final = (
    TILE,
    ROTATION,
    CELL,
    START_SPOT,
    FIRST_CHIT,
    CRATON_PLACE,
    SHIFT_CRATON,
    CRATON_MOORING,
    START_ON_CRATON,
    FIRST_SIDE,
    FIRST_CHIT_ON_CRATON,
    ECOMORPH,
    CHALLENGE_PHASE,
    CHIT,
    CHIT_GOAL,
    CLIMATE_LOSS,
    ROUND_CITIES,
    ROUND_ELDERS,
    LOSE_CITY,
    LOSE_ELDER,
    LOSE_CITY_TO_FAMINE,
    LOSE_ELDER_TO_FAMINE,
    POLLUTION,
    GENOCIDE,
    BID,
    PAY_PIECE,
    PURCHASE,
    ORIENTATION,
    GLOBALIZE,
    GLOBALIZE_AGAIN,
    DISSIDENT_FROM,
    RAINBOW,
    SURPLUS,
    QUELL_LOSS,
    COUP,
    REFUGEE,
    DIASPORA,
    TRAPPED,
    SETTLE_BESIDE,
    RELOCATE,
    ELEMENT,
    CONSEQUENT,
    SPECIALIZE,
    INVENT,
    COPY_EUREKA,
    KEEP_IDEA,
    INVENTION_LIMIT,
    ELECT,
    SPREAD_PIECE,
    SPREAD_GOAL,
    SPREAD_CONSENT,
    URBANIZE,
    SETTLER,
    REUSE_CITY,
    PRAYER,
    CULL,
    DEMAGOGUE,
    TARGET,
    MODE,
    PIECE,
    END_BESIDE,
    TRANSACTION_CONSENT,
    NEGOTIATE,
    EXOGAMY,
    RACISM,
    GUEST,
    PAY_FOR_COLD_WAR,
    COLD_WAR,
    ARTISAN,
    CONSTITUTION,
    STUDY,
    STUDY_CULTURE,
    STARVE,
)
