"""What every biome asks, kills and gives, one line a card."""

import pytest

from tests.helpers import clause

from .helpers import Table, table

# card, hits, deadly faces, (babies, energy, ivory, iron), equal dice to take it (0: by success), where it goes
NORTH = [
    ("ringed-seal", 1, "", (2, 1, 0, 0), None, ""),
    ("polar-bear", 1, "23", (1, 0, 1, 0), 2, "tableau"),
    ("bowhead", 3, "36", (5, 4, 0, 0), 4, "tableau"),
    ("arctic-cod", 2, "", (3, 0, 0, 0), None, ""),
    ("walrus", 2, "3", (4, 2, 1, 0), 3, "tableau"),
    ("musk-ox", 2, "3", (3, 0, 0, 0), 3, "hand"),
    ("gyrfalcon", 2, "", (0, 0, 1, 0), 2, "hand"),
    ("arctic-caribou", 2, "", (3, 0, 0, 0), 3, "hand"),
    ("cape-york", 2, "", (0, 0, 0, 1), None, ""),
    ("narwhal", 2, "3", (3, 2, 1, 0), 3, "tableau"),
    ("toggle-harpoon", 2, "3", (0, 0, 0, 0), 0, "hand"),
    ("cable-bow", 2, "", (0, 0, 0, 0), 0, "hand"),
    ("fish-spear", 2, "", (0, 0, 0, 0), 0, "hand"),
    ("husky", 1, "3", (1, 0, 0, 0), 2, "hand"),
    ("little-auk", 1, "", (1, 1, 0, 0), None, ""),
    ("markland", 2, "6", (1, 2, 0, 0), None, ""),
]
SOUTH = [
    ("arctic-char", 1, "", (2, 0, 0, 0), None, ""),
    ("barren-caribou", 2, "", (3, 0, 0, 0), 3, "hand"),
    ("orca", 3, "36", (3, 3, 0, 0), 3, "hand"),
    ("elkhound", 1, "3", (1, 0, 0, 0), 2, "hand"),
    ("harp-seal", 1, "", (2, 0, 0, 0), None, ""),
    ("shark", 2, "6", (1, 3, 0, 0), 3, "tableau"),
    ("hooded-seal", 2, "3", (2, 2, 0, 0), 3, "tableau"),
    ("bog-iron", 1, "", (0, 0, 0, 1), None, ""),
    ("shieling", 2, "3", (2, 0, 0, 0), 2, "hand"),
    ("cold-forging", 2, "", (0, 0, 0, 0), 0, "hand"),
    ("goggles", 2, "", (0, 0, 0, 0), 0, "hand"),
    ("maps", 2, "", (0, 0, 0, 0), 0, "hand"),
    ("bird-cliff", 1, "6", (2, 0, 0, 0), None, ""),
    ("beluga", 2, "5", (3, 2, 0, 0), 3, "tableau"),
    ("harbor-seal", 1, "", (1, 1, 0, 0), None, ""),
    ("bearded-seal", 2, "3", (2, 1, 1, 0), None, ""),
    ("vinland", 2, "6", (2, 2, 0, 1), None, ""),
]
PRINTED = [("thule", *line) for line in NORTH] + [("norse", *line) for line in SOUTH]
Yield = tuple[int, int, int, int]


def rolled(tribe: str, card: str, dice: list[int], side: str = "") -> Table:
    """One tribe without powers has hunted on a card, warm or cold, and has these dice."""
    north, south = (card, "") if tribe == "thule" else ("", card)
    other = "norse" if tribe == "thule" else "thule"
    return table(
        f"phase hunt\nnorth: {side} {north}\nsouth: {side} {south}\ndice {' '.join(map(str, dice))}\n"
        f"{tribe}: on {card} {len(dice)}, pool 1 alpha, mono, tableau book\n{other}: pool 1 alpha, mono"
    )


@clause("GL-1.7", "GL-7.12", "GL-7.14")
@pytest.mark.parametrize(("tribe", "card", "hits", "goods"), [line[:3] + line[4:5] for line in PRINTED])
def test_the_printed_hits_bring_the_printed_yield(tribe: str, card: str, hits: int, goods: Yield) -> None:
    t = rolled(tribe, card, [1] * (hits - 1) + [4, 4])
    assert (18 - t.tribe(tribe)["valhalla"], *t.disks(tribe)) == (1 + hits + 1, 0, 0, 0)
    t = rolled(tribe, card, [1] * hits + [4, 4])
    got = goods if card != "bog-iron" else (0, 0, 0, 0)  # which nobody here can pay for
    assert (18 - t.tribe(tribe)["valhalla"], *t.disks(tribe)) == (1 + hits + 2 + got[0], *got[1:])


@clause("GL-1.7", "GL-7.11")
@pytest.mark.parametrize(("tribe", "card", "deadly"), [line[:2] + line[3:4] for line in PRINTED])
def test_the_printed_faces_kill(tribe: str, card: str, deadly: str) -> None:
    dead = [face for face in range(2, 7) if rolled(tribe, card, [face], "|").tribe(tribe)["valhalla"] == 17]
    assert "".join(map(str, dead)) == deadly


@clause("GL-7.16", "GL-7.17")
@pytest.mark.parametrize(("tribe", "card", "equal", "where"), [line[:2] + line[5:] for line in PRINTED])
def test_the_printed_dice_take_the_card(tribe: str, card: str, equal: int | None, where: str) -> None:
    by_dice = [n for n in (1, 2, 3, 4) if rolled(tribe, card, [4] * n).prompt == "take-card"]
    assert by_dice == ([n for n in (2, 3, 4) if n >= equal] if equal else [])
    t = rolled(tribe, card, [1, 1, 1, 1])
    assert (t.prompt == "take-card") is (equal is not None)
    t.choose(*["say:yes"] * (equal is not None))
    places = [place for place in ("hand", "tableau") if card in t.tribe(tribe)[place]]
    assert places == ([where] if where else [])
