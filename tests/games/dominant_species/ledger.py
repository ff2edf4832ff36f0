"""The table of a game as its log tells it: whoever reads the lines, and nothing else, knows what lies where."""

from collections import Counter
from typing import Any

from holotype.core.journal import Event
from tests.games.dominant_species.table import GAME

NEXT_BOX = {"adaptation": "regression", "abundance": "wasteland", "wasteland": "depletion"}
BOX_OF_CLAUSE = {"DS-11.3": "abundance", "DS-16.4": "wanderlust"}  # where a disk that is placed comes from
SCORES = (
    *("handicap", "glaciation-bonus", "wanderlust-bonus", "scores-tile", "gains-vp", "scores-cubes", "ice-age"),
    "survives",
)
ADDS = {"starting-cubes": "pool", "populates": "pool", "free-cube": "pool", "hibernates": "eliminated"}
REMOVES = {"retreats": "pool", "loses-cubes": "eliminated", "dies-out": "eliminated"}


def plain(name: str) -> str:
    return name.partition(":")[2]


class Ledger:
    """Each line changes what it names; a line that contradicts an earlier one is an error."""

    def __init__(self) -> None:
        self.vp: Counter[str] = Counter()
        self.cubes: Counter[tuple[str, str]] = Counter()  # by animal and tile
        self.pool: Counter[str] = Counter()
        self.eliminated: Counter[str] = Counter()
        self.elements: Counter[tuple[str, str]] = Counter()  # by animal and type: added ones
        self.owned: Counter[str] = Counter()  # pawns
        self.disks: dict[str, str] = {}
        self.land: dict[str, str] = {}
        self.boxes: Counter[tuple[str, str]] = Counter()  # by box and type
        self.face_up: dict[int, str] = {}
        self.cards: list[str] = []
        self.used: list[str] = []
        self.track: list[str] = []
        self.pawns: dict[str, str] = {}  # by space; one that acts returns, which no line need say

    def read(self, event: Event) -> None:
        details = {name: self._plain(value) for name, value in event.details.items()}
        if "tile" in details and "terrain" in details and event.event != "places-tile":
            assert self.land[details["tile"]] == details["terrain"]
        self._score(event.event, details)
        self._move_cubes(event.event, details)
        self._change_elements(event.event, details)
        self._change_boxes(event, details)
        self._change_earth(event, details)
        self._move_pawns(event.event, details)
        self._take_cards(event.event, details)

    def _plain(self, value: Any) -> Any:
        if isinstance(value, list):
            return [plain(thing) for thing in value]
        return plain(value) if isinstance(value, str) and ":" in value else value

    def _score(self, event: str, d: dict[str, Any]) -> None:
        if event in SCORES:
            self.vp[d["animal"]] += d["vp"]
        elif event == "loses-vp":
            self.vp[d["animal"]] -= d["vp"]
        elif event in ("final-vp", "lowest-animal", "wins", "wins-tie"):
            assert self.vp[d["animal"]] == d["vp"]

    def _move_cubes(self, event: str, d: dict[str, Any]) -> None:
        n = d.get("n", 1)
        if event == "supplies":
            self.pool.update(dict.fromkeys(self.track, d["cubes"] - 1))
        elif event in ADDS:
            for tile in d.get("tiles") or [d["tile"]] * n:
                self.cubes[d["animal"], tile] += 1
                getattr(self, ADDS[event])[d["animal"]] -= 1
        elif event in REMOVES:
            self.cubes[d["animal"], d["tile"]] -= n
            getattr(self, REMOVES[event])[d["animal"]] += n
        elif event == "moves":
            self.cubes[d["animal"], d["tile"]] -= n
            self.cubes[d["animal"], d["to"]] += n
        elif event in ("competes", "competes-free", "replaces"):
            self.cubes[d["victim"], d["tile"]] -= 1
            self.eliminated[d["victim"]] += 1
            if event == "replaces":
                self.cubes[d["animal"], d["tile"]] += 1
                self.pool[d["animal"]] -= 1

    def _change_elements(self, event: str, d: dict[str, Any]) -> None:
        if event in ("adapts", "gains-element"):
            self.elements[d["animal"], d["element"]] += 1
        elif event in ("regresses", "loses-element"):
            self.elements[d["animal"], d["element"]] -= 1
        elif event == "metamorphoses":
            self.elements[d["animal"], d["old"]] -= 1
            self.elements[d["animal"], d["new"]] += 1

    def _change_boxes(self, event: Event, d: dict[str, Any]) -> None:
        if event.event == "fills-box":
            self.boxes.update((d["box"], element) for element in d["elements"])
        elif event.event in ("empties-box", "passes-on"):
            self.boxes.subtract((d["box"], element) for element in d["elements"])
            if event.event == "passes-on":
                self.boxes.update((NEXT_BOX[d["box"]], element) for element in d["elements"])
        elif event.event == "adapts":
            self.boxes["adaptation", d["element"]] -= 1
        elif event.event == "clears-wasteland":
            self.boxes["wasteland", d["element"]] -= 1
        elif event.event == "places-disk" and event.clause in BOX_OF_CLAUSE:
            self.boxes[BOX_OF_CLAUSE[event.clause], d["element"]] -= 1

    def _change_earth(self, event: Event, d: dict[str, Any]) -> None:
        match event.event:
            case "starting-tiles":
                self.land.update(dict.fromkeys(d["tiles"], d["terrain"]))
            case "starting-tundra" | "glaciates":
                self.land[d["tile"]] = "tundra"
            case "turns-up-tile":
                self.face_up[d["stack"]] = d["terrain"]
            case "places-tile":
                assert self.face_up.pop(d["stack"]) == d["terrain"]
                self.land[d["tile"]] = d["terrain"]
            case "starting-disks":
                self.disks.update(dict.fromkeys(d["corners"], d["element"]))
            case "places-disk":
                self.disks[d["corner"]] = d["element"]
            case "wastes" | "depletes" | "freezes":
                assert self.disks.pop(d["corner"]) == d["element"]
            case "blights":
                lost = [c for c in corners_of(d["tile"]) if c in self.disks and c != d["corner"]]
                assert sorted(self.disks.pop(c) for c in lost) == sorted(d["lost"])

    def _move_pawns(self, event: str, d: dict[str, Any]) -> None:
        match event:
            case "starting-order":
                self.track = d["animals"]
            case "swaps-initiative":
                at = self.track.index(d["animal"])
                assert (self.track[at - 1], at) == (d["other"], d["place"])
                self.track[at - 1 : at + 1] = [d["animal"], d["other"]]
            case "supplies":
                self.owned.update(dict.fromkeys(self.track, d["pawns"]))
            case "gains-pawn":
                self.owned[d["animal"]] += 1
            case "loses-pawn":
                self.owned[d["animal"]] -= 1
            case "loses-placed-pawn":
                self.owned[d["animal"]] -= 1
                assert self.pawns.pop(d["space"]) == d["animal"]
            case "slides":
                section, _, place = d["space"].rpartition("-")
                assert self.pawns.pop(f"{section}-{int(place) + 1}") == d["animal"]
                self.pawns[d["space"]] = d["animal"]
            case "places-pawn" | "places-waiting-pawn" | "relocates":
                self.pawns[d["space"]] = d["animal"]

    def _take_cards(self, event: str, d: dict[str, Any]) -> None:
        if event == "reveals-cards":
            self.cards += d["cards"]
        elif event == "takes-card":
            self.cards.remove(d["card"])
            self.used.append(d["card"])

    def compare(self, table: dict[str, Any]) -> None:
        """With what a spectator sees."""
        animals = table["animals"]
        seen = {a: (x["vp"], x["gene_pool"], x["eliminated"], x["pawns"]) for a, x in animals.items()}
        assert seen == {a: (self.vp[a], self.pool[a], self.eliminated[a], self.owned[a]) for a in animals}
        tiles = {name.lower(): tile for name, tile in table["tiles"].items()}
        assert +self.cubes == Counter({(a, h): n for h, tile in tiles.items() for a, n in tile["cubes"].items()})
        assert self.land == {h: tile["terrain"] for h, tile in tiles.items()}
        assert self.disks == {corner.lower(): element for corner, element in table["disks"].items()}
        assert +self.elements == Counter({(a, e): n for a, x in animals.items() for e, n in x["added"].items()})
        assert +self.boxes == Counter({(b, e): n for b, box in table["boxes"].items() for e, n in box.items()})
        assert [self.face_up.get(i) for i in (1, 2, 3)] == [stack["face_up"] for stack in table["stacks"]]
        assert sorted(self.cards) == sorted(card.replace("_", "-") for card in table["cards"])
        assert self.used == [card.replace("_", "-") for card in table["used_cards"]]
        assert self.track == table["initiative"]
        standing = {space.replace("_", "-"): pawn["animal"] for space, pawn in table["display"].items()}
        self.pawns = {space: animal for space, animal in self.pawns.items() if space in standing}
        assert self.pawns == standing


def corners_of(tile: str) -> list[str]:
    """A corner is called by the tiles it touches."""
    called = {name: GAME.texts.token(GAME.token(f"corner:{name}"), "en") for name in GAME.vocab.groups["corner"].things}
    return [name for name, words in called.items() if tile.upper() in words.split()[0].split("/")]
