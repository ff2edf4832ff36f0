"""The vocabulary of Darwin's Journey: what can be named, by number."""

from collections.abc import Sequence
from typing import Any, Final

from holotype.core.tokens import Group, Vocabulary

from .data import Components, Effect
from .make_rules import optional_effects

WORDS: Final = ("skip", "stop", "end", "pass", "coins", "vp")

# Effects in a few words, English and Japanese.
SHORT: Final = {
    "lens": ("Place a lens", "レンズを置く"),
    "academy": ("Academy", "学院"),
    "navigate": ("Sail {n}", "航海{n}"),
    "explore": ("Explore {n}", "探検{n}"),
    "camp": ("Pitch a tent", "キャンプを設営"),
    "camp_any": ("Pitch a tent at any camp", "任意の場所にキャンプを設営"),
    "letters": ("Letters {n}", "手紙{n}"),
    "deliver": ("Deliver a specimen", "標本を配達"),
    "redeliver": ("Deliver again", "標本を再配達"),
    "research": ("Research in the museum", "博物館の標本を研究"),
    "objective": ("Take an objective", "目的タイルを得る"),
    "objective_complete": ("Take and complete an objective", "目的タイルを得て無条件で達成"),
    "special_seal": ("Special seal", "特殊封蝋を得る"),
    "convert_knowledge": ("Convert knowledge", "知識トークンを変換"),
    "send_explorer": ("Send an explorer", "探検家を派遣"),
    "perform_locked": ("Perform a locked space", "未開放のアクションマスを実行"),
    "specimen_any": ("Any specimen", "任意の標本を収集"),
    "to_beagle": ("Catch up with the Beagle", "ビーグル号に追いつく"),
    "copy_crew": ("Copy a crew card", "乗組員カードをコピー"),
    "reactivate_tent": ("Use a camp again", "テントのアクションを再実行"),
    "specimen_my_island": ("Specimen on my islands", "探検家がいる島の標本を収集"),
    "darwin": ("Place Darwin", "ダーウィンを置く"),
}


def vocabulary(components: Components) -> Vocabulary:
    c = components
    effects = optional_effects(c)
    things = [*c.crew, *c.objectives]
    spaces = [space.id for space in c.map_spaces]
    sites = [camp.space for camp in c.camps.camps]
    return Vocabulary(
        Group("say", 0, WORDS),
        Group("number", 6, [str(n) for n in range(13)]),
        Group("space", 19, dashed(c.spaces), names(c.spaces)),
        Group("worker", 43, [str(row.row) for row in c.player.worker_rows]),
        Group("map", 48, spaces, places(spaces)),
        Group("island", 126, [island.id for island in c.map.islands], names(c.map.islands)),
        Group("camp", 129, sites, camps(sites)),
        Group("seal", 138, [f"{row.row}-{column + 1}" for row in c.academy.rows for column in range(row.slots)]),
        Group("stack", 150, ["1", "2", "3"]),
        Group("envelope", 153, [str(i + 1) for i in range(len(c.board.envelopes))], names(c.board.envelopes)),
        Group("species", 156, dashed(c.museum.species), names(c.museum.species)),
        Group("objective", 172, dashed(c.objectives), names(c.objectives)),
        Group("slot", 200, dashed(c.player.objective_slots), names(c.player.objective_slots)),
        Group("crew", 210, dashed(c.crew), names(c.crew)),
        Group("column", 226, ["1", "2", "3", "4"]),
        Group("declare", 230, dashed(things), declared(things)),
        Group("do", 274, list(effects), {lang: [say(e, lang) for e in effects.values()] for lang in ("en", "ja")}),
    )


def dashed(records: Sequence[Any]) -> list[str]:
    return [record.id.replace("_", "-") for record in records]


def names(records: Sequence[Any]) -> dict[str, list[str]]:
    return {"en": [record.name.en for record in records], "ja": [record.name.ja for record in records]}


def place(space: str, lang: str) -> str:
    """A space of the map in words: O4 is Sea 4, IA4 is Island A 4."""
    if space.startswith("O"):
        return f"海の{space[1:]}" if lang == "ja" else f"Sea {space[1:]}"
    return f"島{space[1]}の{space[2:]}" if lang == "ja" else f"Island {space[1]} {space[2:]}"


def places(spaces: Sequence[str]) -> dict[str, list[str]]:
    return {lang: [place(space, lang) for space in spaces] for lang in ("en", "ja")}


def camps(spaces: Sequence[str]) -> dict[str, list[str]]:
    return {
        "en": [f"Camp at {place(space, 'en')}" for space in spaces],
        "ja": [f"キャンプ（{place(space, 'ja')}）" for space in spaces],
    }


def declared(records: Sequence[Any]) -> dict[str, list[str]]:
    return {
        "en": [f"Complete: {record.name.en}" for record in records],
        "ja": [f"達成：{record.name.ja}" for record in records],
    }


def say(effect: Effect, lang: str) -> str:
    """An effect in a few words."""
    japanese = lang == "ja"
    if effect.op == "choice":
        return ("または" if japanese else " or ").join(say(option, lang) for option in effect.options)
    if effect.op == "paid":
        assert effect.effect is not None
        inner = say(effect.effect, lang)
        return f"{effect.cost}コインを支払って{inner}" if japanese else f"Pay {effect.cost} coins: {inner}"
    text = SHORT[effect.op][japanese].format(n=effect.n)
    if effect.discount:
        coins = "coin" if effect.discount == 1 else "coins"
        text += f"（{effect.discount}コイン引き）" if japanese else f" (−{effect.discount} {coins})"
    if effect.free:
        text += "（無料）" if japanese else " (free)"
    if effect.distribute:
        text += "（分配）" if japanese else " (distributed)"
    if effect.op == "camp":
        site = place(effect.site.removeprefix("camp_"), lang)
        text += f"（{site}）" if japanese else f" at {site}"
    return text
