"""What ranks, cards and daughters do to the dice, one line a power, as the cards are printed."""

import pytest

from tests.helpers import clause

from .helpers import Table, table

BIOMES = {
    "land": "harp-seal",
    "maritime": "harbor-seal",
    "fishing": "arctic-char",
    "metallurgy": "bog-iron",
    "raid": "arctic-caribou",  # in a tableau, where nobody dies
}


def every_face(tribe: str, words: str, type_: str) -> Table:
    """A tribe has rolled a die of each face in a hunt of a type."""
    other = "thule" if tribe != "thule" else "norse"
    row, herd = ("", "tableau arctic-caribou") if type_ == "raid" else (BIOMES[type_], "pool 1")
    return table(
        f"tribes {tribe} {other}\nphase hunt\nnorth: walrus\nsouth: shark {row}\ndice 1 2 3 4 5 6\n"
        f"{tribe}: on {BIOMES[type_]} 6, pool 1, {words}\n{other}: {herd}, elders 1, pool 1"
    )


@clause("GL-7.9", "GL-6.14", "GL-9.9")
@pytest.mark.parametrize(
    ("tribe", "words", "type_", "faces"),
    [
        ("norse", "elders 3", "metallurgy", [4]),
        ("norse", "elders 5", "land", [3, 4]),
        ("norse", "elders 5, mono", "land", []),
        ("norse", "elders 3, mono", "metallurgy", [4]),
        ("thule", "elders 1", "maritime", [3]),
        ("thule", "elders 1, mono", "maritime", []),
        ("thule", "elders 3", "metallurgy", [4]),
        ("thule", "elders 4", "raid", [4]),
        ("thule", "elders 4, mono", "raid", [4]),
        ("thule", "elders 5", "land", [3, 4]),
        ("tunit", "elders 2", "fishing", [3]),
        ("tunit", "elders 3", "metallurgy", []),
        ("tunit", "elders 5", "land", [3, 4]),
        ("sea-sami", "elders 2", "fishing", [3]),
        ("sea-sami", "elders 3", "metallurgy", [4]),
        ("sea-sami", "elders 5", "maritime", [3, 4]),
        ("sea-sami", "elders 5", "land", []),
        ("norse", "tableau gyrfalcon", "land", [5]),
        ("norse", "tableau husky", "land", [3]),
        ("norse", "tableau elkhound", "land", [3]),
        ("norse", "tableau cable-bow", "raid", [3]),
        ("norse", "tableau axe", "raid", [6]),
        ("norse", "tableau hammer", "raid", [6]),
        ("norse", "tableau sword", "raid", [5, 6]),
        ("norse", "tableau sword", "land", []),
        ("norse", "wed kirima", "maritime", [4]),
        ("tunit", "tableau meeka", "fishing", [4]),
        ("norse", "tableau sigrid", "metallurgy", [3]),
        ("norse", "tableau sigrid husky, elders 3 5", "metallurgy", [3, 4]),
    ],
)
def test_dice_that_may_be_rolled_again(tribe: str, words: str, type_: str, faces: list[int]) -> None:
    t = every_face(tribe, words, type_)
    asked = t.legal() if t.prompt == "reroll" else ["say:done"]
    assert asked == [f"die:{face}" for face in faces] + ["say:done"]


@clause("GL-7.10", "GL-6.14")
@pytest.mark.parametrize(
    ("card", "type_", "face"),
    [
        ("toggle-harpoon", "maritime", 3),
        ("orca", "maritime", 3),
        ("cable-bow", "land", 3),
        ("crossbow", "land", 3),
        ("crossbow", "raid", 3),
        ("fish-spear", "fishing", 3),
        ("cold-forging", "metallurgy", 4),
        ("axe", "metallurgy", 3),
        ("hammer", "metallurgy", 3),
        ("chain-mail", "raid", 2),
    ],
)
def test_dice_that_become_ones(card: str, type_: str, face: int) -> None:
    for kind in (type_, "land" if type_ == "fishing" else "fishing"):
        t = every_face("norse", f"tableau {card}", kind)
        turned = [face] if kind == type_ else []
        assert [n for n, die in enumerate(t.view()["dice"][0]["dice"], start=1) if die["faces"][-1] != n] == turned


@clause("GL-7.4")
@pytest.mark.parametrize(("card", "type_"), [("meeka", "fishing"), ("kirima", "maritime"), ("goggles", "land")])
def test_powers_that_hunt_first(card: str, type_: str) -> None:
    biome = {"fishing": "arctic-cod", "maritime": "walrus", "land": "arctic-caribou"}
    for kind in ("fishing", "maritime", "land"):
        t = table(
            f"tribes thule tunit\nphase hunt\nnorth: {biome[kind]}\nsouth: shark\ndice 5 6 6 5 4 6\n"
            f"tunit: on {biome[kind]} 3, pool 1, mono, tableau {card}\nthule: on {biome[kind]} 2, pool 1, mono"
        )
        assert t.view()["dice"][0]["by"] == ("tunit" if kind == type_ else "thule")


@clause("GL-1.10", "GL-1.11")
@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ("pool 1", 0),
        ("elders 3 3", 2),
        ("tableau book", 1),
        ("wed birgitta", 2),
        ("tableau peepeelee", 1),
        ("tableau maps", 0),
    ],
)
def test_what_makes_a_hand_larger(words: str, limit: int) -> None:
    t = table(f"tribes thule norse\nnorth: walrus\nsouth: shark\nthule: {words}\nnorse: pool 1")
    assert t.tribe("thule")["hand_limit"] == limit


@clause("GL-1.14", "GL-10.3")
@pytest.mark.parametrize(
    ("card", "disks", "points"),
    [
        ("musk-ox", (2, 0, 0), 0),
        ("gyrfalcon", (0, 1, 0), 0),
        ("arctic-caribou", (1, 0, 0), 0),
        ("husky", (1, 0, 0), 0),
        ("barren-caribou", (1, 0, 0), 0),
        ("orca", (2, 0, 0), 0),
        ("elkhound", (1, 0, 0), 0),
        ("shieling", (2, 0, 0), 0),
        ("cold-forging", (0, 0, 1), 0),
        ("goggles", (0, 1, 0), 0),
        ("maps", (0, 1, 0), 0),
        ("axe", (0, 0, 1), 0),
        ("chain-mail", (0, 0, 1), 0),
        ("sword", (0, 0, 1), 0),
        ("pot", (0, 0, 1), 1),
        ("thrall", (3, 0, 0), 3),
        ("sheep", (1, 0, 0), 0),
        ("pony", (2, 0, 0), 2),
        ("goat", (1, 0, 0), 0),
        ("cattle", (2, 0, 0), 2),
        ("lappget", (1, 0, 0), 1),
        ("reindeer", (1, 0, 0), 0),
    ],
)
def test_what_cards_are_worth(card: str, disks: tuple[int, int, int], points: int) -> None:
    t = table(f"north: walrus\nsouth: shark\nnorse: pool 2, tableau {card}\nthule: pool 1")
    assert t.tribe("norse")["score"] == 2 + points
    t.choose("say:exchange")
    assert (t.disks("norse"), t.tribe("norse")["tableau"]) == (disks, {})


@clause("GL-8.1", "GL-8.3")
@pytest.mark.parametrize(
    ("card", "hay", "babies"),
    [
        ("musk-ox", 1, 2),
        ("arctic-caribou", 0, 1),
        ("barren-caribou", 0, 1),
        ("shieling", 1, 2),
        ("pony", 2, 1),
        ("goat", 0, 1),
        ("cattle", 2, 2),
        ("lappget", 0, 1),
        ("reindeer", 0, 1),
        ("husky", 0, 0),
        ("orca", 0, 0),
    ],
)
def test_what_animals_eat_and_give(card: str, hay: int, babies: int) -> None:
    t = table(
        "phase domestic\nnorth: walrus\nsouth: shark\n"
        f"norse: pool 1 alpha, energy 5, tableau {card}\nthule: pool 1 alpha"
    )
    t.choose(*["disk:energy"] * min(hay, 1))  # who has begun to pay goes on
    assert (t.disks("norse")[0], t.tribe("norse")["pool"]) == (5 - hay, 1 + babies)


@clause("GL-5.5", "GL-5.10")
@pytest.mark.parametrize(
    ("card", "sled", "raid"),
    [
        ("musk-ox", False, True),
        ("gyrfalcon", False, False),
        ("arctic-caribou", True, True),
        ("husky", True, False),
        ("barren-caribou", True, True),
        ("orca", False, False),
        ("elkhound", True, False),
        ("shieling", False, True),
        ("sheep", False, True),
        ("pony", True, True),
        ("goat", False, True),
        ("cattle", False, True),
        ("lappget", False, False),
        ("reindeer", True, True),
    ],
)
def test_which_animals_draw_a_sled_and_which_can_be_raided(card: str, sled: bool, raid: bool) -> None:
    t = table(
        f"tribes norse sea-sami\nnorth: walrus\nsouth: shark\nnorse: pool 2, tableau {card}\nsea-sami: pool 2, elders 4"
    )
    assert ("card:walrus" in t.legal()) is sled
    t.choose("say:done")
    assert (len(t.legal()) == len(["card:shark", "an animal", "say:done"])) is raid
