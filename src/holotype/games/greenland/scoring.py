"""Section 10: points, winners; what the variants count."""

from holotype.core.outcome import rank_by

from .cards import cash_of, is_cold, tableau
from .coop import conditions, modern_greenland, nazi_defeat, us_intervention
from .fields import SURRENDERED
from .pieces import pieces_on, population
from .rules import MARKLAND, VINLAND
from .state import State


def cashed_in(s: State, seat: int, polytheist: bool) -> tuple[int, int]:
    """GL-10.4, GL-14.4: ivory and iron with the tableau cards that are turned in for the count.

    A polytheist Norse of GL-14.4 turns in only cards worth iron and no trophy points."""
    ivory, iron = s.ivory[seat], s.iron[seat]
    for c in tableau(s, seat):
        value = cash_of(s, c)
        if not polytheist:
            ivory += value[1]
            iron += value[2]
        elif value[2] and s.rules.trophy[c + 64 * s.side[c]] == 0:
            iron += value[2]
    return ivory, iron


def final_iron(s: State, seat: int) -> int:
    """GL-10.6: iron disks after cards were cashed in."""
    if s.gone[seat]:
        return 0
    if s.mono[seat]:
        return cashed_in(s, seat, False)[1]
    return cashed_in(s, seat, True)[1] if s.rules.iron_vp[s.tribe[seat]] else s.iron[seat]


def score_of(s: State, seat: int) -> int:
    """GL-10.2, GL-10.3, GL-10.4, GL-10.5, GL-10.7, GL-10.9: what a tribe has, or would have if the game ended now."""
    if s.gone[seat]:
        return 0
    return people_points(s, seat) + trophy_points(s, seat) + goods_points(s, seat) + democracy_points(s, seat)


def people_points(s: State, seat: int) -> int:
    """GL-10.2, GL-12.14: one for each piece, two for a colonist in the cold; in the saga women too."""
    points = population(s, seat)
    for c in (MARKLAND, VINLAND):
        if is_cold(s, c):
            points += pieces_on(s, c, seat)
    if s.rules.solitaire:
        points += sum(s.matri) + (s.girls + len(s.girls_at) if s.rules.daughters_score else 0)
    return points


def trophy_points(s: State, seat: int) -> int:
    """GL-10.3: trophies of polytheists."""
    points = 0
    if s.mono[seat] == 0:
        for c in tableau(s, seat):
            points += s.rules.trophy[c + 64 * s.side[c]]
    return points


def goods_points(s: State, seat: int) -> int:
    """GL-10.4, GL-14.4: ivory and iron of monotheists; the iron of the Norse in a scenario."""
    if s.mono[seat]:
        ivory, iron = cashed_in(s, seat, False)
        return ivory + 2 * iron
    worth = s.rules.iron_vp[s.tribe[seat]]
    return worth * cashed_in(s, seat, True)[1] if worth else 0


def democracy_points(s: State, seat: int) -> int:
    """GL-10.5: four for each other tribe's monotheist placard with a representative of the tribe."""
    points = 0
    for other in range(s.players):
        if other != seat and s.mono[other] and s.gone[other] == 0 and s.elders[other * 24 + seat]:
            points += 4
    return points


def bonus(s: State, seat: int) -> int:
    """GL-14.8: what each tribe gets at the end of the second part."""
    if s.gone[seat]:
        return 0
    tribe = s.tribe[seat]
    if tribe == 2:
        return sum([population(s, other) for other in range(s.players)]) // 10
    reached = us_intervention(s) if tribe == 1 else modern_greenland(s) if tribe == 0 else nazi_defeat(s)
    return 5 if reached else 0


def scores(s: State) -> list[int]:
    """GL-10.8, GL-14.8: counted only at the end; in the chained game both parts together."""
    points = [score_of(s, seat) for seat in range(s.players)]
    if s.rules.competitive:
        return [s.points[seat] + points[seat] + bonus(s, seat) for seat in range(s.players)]
    return points


def ranking(s: State) -> list[list[int]]:
    """GL-10.6: highest total, then most iron; GL-13.16: the co-op's seats share one place, behind them who gave up."""
    if cooperative(s):
        out = [seat for seat in range(s.players) if s.gone[seat] == SURRENDERED]
        return [place for place in ([seat for seat in range(s.players) if seat not in out], out) if place]
    points = scores(s)
    return rank_by([points[seat] * 1000 + final_iron(s, seat) for seat in range(s.players)])


def winners(s: State) -> list[int]:
    """GL-10.6, GL-10.10, GL-12.14, GL-13.18: who has won; nobody where all are lost."""
    if s.result == 1:
        return []
    if s.rules.solitaire:
        return [0] if sum(s.matri) >= int(s.rules.record["victory"]["min_matriarchs"]) and s.gone[0] == 0 else []
    if cooperative(s):
        return ranking(s)[0] if conditions(s) >= int(s.rules.record["victory"]["need"]) else []
    if 0 not in s.gone[: s.players] and not s.rules.competitive:
        return []
    return ranking(s)[0]


def cooperative(s: State) -> bool:
    """GL-13.18: the co-op is won or lost together."""
    return s.rules.coop and not s.rules.competitive


def note_scores(s: State) -> None:
    """GL-10.6, GL-12.14, GL-13.18, GL-14.8: what every tribe's points are made of, what was asked for, who wins."""
    if not s.logging:
        return
    note_points(s)
    if s.rules.solitaire:
        s.note("GL-12.14", "matriarchs", n=sum(s.matri), need=int(s.rules.record["victory"]["min_matriarchs"]))
    if s.rules.coop:
        reached = [int(modern_greenland(s)), int(us_intervention(s)), int(nazi_defeat(s))]
        s.note("GL-13.18", "conditions", modern=reached[0], states=reached[1], defeat=reached[2])
    first = winners(s)
    points = scores(s)
    tied = [seat for seat in range(s.players) if first and points[seat] == points[first[0]]]
    for seat in first:
        iron = len(tied) > len(first) and not cooperative(s)
        s.note("GL-10.6", "wins", seat=seat, by_iron=int(iron), iron=final_iron(s, seat), shared=len(first))
    if not first:
        s.note(
            "GL-12.14" if s.rules.solitaire else "GL-13.18" if cooperative(s) else "GL-10.10", "nobody-wins",
            together=int(s.rules.solitaire or cooperative(s)),
        )  # fmt: skip


def note_points(s: State) -> None:
    """GL-10.2 to GL-10.5, GL-14.8: what every tribe's points are made of."""
    if not s.logging:
        return
    second = s.rules.competitive
    for seat, points in enumerate(scores(s)):
        parts = [people_points(s, seat), trophy_points(s, seat), goods_points(s, seat), democracy_points(s, seat)]
        people, trophies, goods, allies = parts if s.gone[seat] == 0 else [0, 0, 0, 0]
        ivory, iron = cashed_in(s, seat, s.mono[seat] == 0) if goods else (0, 0)
        s.note(
            "GL-14.8" if second else "GL-10.6",
            "scores", seat=seat, n=points, people=people, trophies=trophies, goods=goods, allies=allies,
            ivory=ivory if s.mono[seat] else 0, iron=iron,
            first=s.points[seat] if second else 0, bonus=bonus(s, seat) if second else 0,
        )  # fmt: skip
