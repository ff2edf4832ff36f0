"""An animal as a drawn creature: every trait changes how it looks."""

from collections.abc import Iterator
from typing import NamedTuple

from holotype.pictures import OUTLINE, Picture, moved, path, tag

from . import traits as t
from .draw_parts import BODY, HEAD, PARTS

WIDTH, HEIGHT = 140, 102
HEADROOM = 10  # of the box of the parts, which only wings and caps reach into

# skin, shade, belly: one of these by the animal's letter, so that neighbours differ
SKINS = (
    ("#9dbb72", "#76954e", "#e6ecc0"),
    ("#df9c73", "#bb7650", "#f7dbc0"),
    ("#9ab4c4", "#728fa1", "#dfeaee"),
    ("#dcb968", "#b59344", "#f7e8ba"),
    ("#bd97b3", "#99718d", "#ecdbe6"),
    ("#87bbab", "#619788", "#d7ede3"),
    ("#ceae94", "#a98769", "#f1e2d1"),
    ("#b1a9d8", "#8a82b6", "#e2dff4"),
)
HUMPS = {1: (57,), 2: (45, 69), 3: (38, 57, 76), 4: (34, 49, 64, 79)}


class Look(NamedTuple):
    """All that decides how an animal is drawn."""

    skin: int
    traits: int  # bits
    fat: int  # Fat Tissue cards
    full: int  # of them with a yellow token
    mood: str  # calm, fed, hungry, asleep
    worm: bool = False  # a Trematode on it
    shut: bool = False  # withdrawn into its shell
    angler: bool = False  # an Anglerfish that has shown itself
    stunned: bool = False
    poisoned: bool = False


def creature(pic: Picture, look: Look) -> str:
    """The animal in a box of WIDTH by HEIGHT, standing on its lower edge."""
    skin, shade, belly = ("#a9c08a", "#7f9a5c", "#e3ecc9") if look.poisoned else SKINS[look.skin % len(SKINS)]
    return tag(
        "g",
        *(_part(pic, name) for name in _behind(look)),
        _figure(pic, look),
        *(_part(pic, name) for name in _before(look)),
        transform=f"translate(0 {-HEADROOM})",
        style=f"--skin:{skin};--shade:{shade};--belly:{belly}",
        stroke=OUTLINE,
        stroke_width=1.6,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _figure(pic: Picture, look: Look) -> str:
    """The animal itself: larger with a high body weight, raised by long legs or wings, sunk into its burrow."""
    size = 1.0 if look.traits & t.IS_BIG else 0.84
    flying, running = look.traits & t.IS_FLYING, look.traits & t.IS_RUNNING
    sunk = look.traits & t.IS_BURROWING and look.mood in ("fed", "asleep")
    if flying and look.traits & t.IS_BIG:
        size = 0.92
    if look.shut:
        return moved(70 * (1 - size), 104 * (1 - size), _part(pic, "shell-shut"), scale=size)
    raised = 11 if running and not flying else 0
    lift = -12 if sunk else 6 if flying else 0
    art = [
        *(_part(pic, name) for name in _legs(look, "far") if not sunk),
        moved(0, -raised, *_trunk(pic, look)),
        *(_part(pic, name) for name in _legs(look, "near") if not sunk),
        moved(0, -raised, *(_part(pic, name) for name in _head(look))),
    ]
    return moved(70 * (1 - size), 104 * (1 - size) - lift, *art, scale=size)


def _trunk(pic: Picture, look: Look) -> list[str]:
    skin = [_part(pic, name) for name in _on_skin(look)]
    clip = pic.define("ev-skin", tag("clipPath", path(BODY), path(HEAD), id="ev-skin"))
    return [
        *(_part(pic, name) for name in _rear(look)),
        _part(pic, "body"),
        tag("g", *skin, clip_path=f"url(#{clip})") if skin else "",
        *_humps(pic, look),
        *(_part(pic, name) for name in _on_back(look)),
    ]


def _humps(pic: Picture, look: Look) -> list[str]:
    shown = min(look.fat, 4)
    full = shown if look.full >= look.fat else min(look.full, shown - 1)
    return [
        moved(
            x,
            46 + abs(57 - x) * 0.12,
            _part(pic, "hump-full" if n < full else "hump-empty"),
            scale=1.3 if shown < 4 else 1,
        )
        for n, x in enumerate(HUMPS.get(shown, ()))
    ]


def _behind(look: Look) -> Iterator[str]:
    yield "shadow"
    if look.traits & t.IS_EDIFICATOR:
        yield "hut"
    if look.traits & t.HAS_INK:
        yield "ink"


def _legs(look: Look, side: str) -> Iterator[str]:
    yield f"{'long' if look.traits & t.IS_RUNNING else 'legs'}-{side}"
    if side == "near":
        if look.traits & t.IS_GRAZING:
            yield "hooves"
        elif look.traits & t.IS_CARNIVOROUS:
            yield "claws"
        if look.traits & t.IS_PIRATE:
            yield "hook"


def _rear(look: Look) -> Iterator[str]:
    """What is behind the body: the far wing and the tail."""
    if look.traits & t.IS_FLYING:
        yield "wing-far"
    if look.traits & t.HAS_TAIL_LOSS:
        if look.traits & t.IS_SWIMMING:
            yield "tail-tip"
        yield "tail-segments"
    else:
        yield "tail-fin" if look.traits & t.IS_SWIMMING else "tail"
    if look.traits & t.IS_SWIMMING and not look.fat:
        yield "dorsal"
    if look.traits & t.IS_SCAVENGER:
        yield "hunch"


PATTERNS = (
    (t.IS_CAMOUFLAGED, "camouflage"),
    (t.CAN_METAMORPHOSE, "cocoon"),
    (t.IS_MIMIC, "stripes"),
    (t.IS_POISONOUS, "spots"),
)
BURDENS = (
    (t.HAS_SHELL, "shell"),
    (t.CAN_REGENERATE, "star"),
    (t.IS_VIVIPAROUS, "pouch"),
    (t.HAS_CNIDOCYTES, "sting"),
    (t.IS_SPECIALIZED_A, "special-a"),
    (t.IS_SPECIALIZED_B, "special-b"),
    (t.HAS_NEOPLASIA, "lumps"),
    (1 << t.PARASITE, "leech"),
    (t.IS_FLYING, "wing-near"),
    (t.IS_SCAVENGER, "ruff"),
)


def _on_skin(look: Look) -> Iterator[str]:
    return (name for bit, name in PATTERNS if look.traits & bit)


def _on_back(look: Look) -> Iterator[str]:
    yield from (name for bit, name in BURDENS if look.traits & bit)
    if look.worm:
        yield "worm"


def _head(look: Look) -> Iterator[str]:
    if look.traits & t.CAN_METAMORPHOSE:
        yield "antennae"
    yield "ears"
    yield "head"
    if look.traits & t.IS_CAMOUFLAGED:
        yield "leaves"
    if look.traits & t.IS_MIMIC:
        yield "mask"
    yield from _mouth(look)
    yield from _eyes(look)
    if look.angler:
        yield "lure"
    if look.traits & t.CAN_HIBERNATE:
        yield "cap"


def _mouth(look: Look) -> Iterator[str]:
    if look.traits & t.IS_SCAVENGER:
        yield "beak"
    elif look.traits & t.IS_CARNIVOROUS or look.angler:
        yield "jaws-shut" if look.mood in ("fed", "asleep") else "jaws"
    else:
        yield {"fed": "grin", "hungry": "frown"}.get(look.mood, "smile")
    if look.traits & t.IS_GRAZING:
        yield "mouthful"


def _eyes(look: Look) -> Iterator[str]:
    if look.mood == "asleep":
        yield "eyes-shut"
    elif look.traits & t.IS_SHARP_SIGHTED:
        yield "eyes-sharp"
    else:
        yield "eyes-wild" if look.traits & t.IS_CARNIVOROUS else "eyes"
    if look.traits & t.IS_CARNIVOROUS and look.mood != "asleep":
        yield "brows"
    if look.traits & t.IS_INTELLIGENT:
        yield "glasses"
    if look.traits & t.IS_PIRATE:
        yield "patch"


def _before(look: Look) -> Iterator[str]:
    """What is in front of the animal, on the ground."""
    if look.traits & t.IS_BURROWING:
        yield "mound"
    if look.traits & t.IS_GRAZING:
        yield "pasture"
    if look.traits & t.IS_AMBUSHING:
        yield "ambush"
    if look.traits & t.IS_SWIMMING:
        yield "waves"
    if look.mood == "asleep":
        yield "zzz"
    if look.stunned:
        yield "stun"


def _part(pic: Picture, name: str) -> str:
    return pic.part(f"ev-{name}", PARTS[name])
