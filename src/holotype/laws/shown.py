"""Laws of what seats are shown: views, pictures, panels, and the numbers for learning."""

import json
import math
from xml.etree import ElementTree

from ..content.text import LANGUAGES
from ..core.types import Arguments, Json
from .line import Line, Unlawful, require, resolved, twice, who


def views_are_json(line: Line) -> None:
    """What a seat sees goes through JSON unchanged."""
    for viewer in (line.dice.below(line.state.players), None):
        view = line.state.view(viewer)
        require(json.loads(json.dumps(view, allow_nan=False)) == view, f"the view of {who(viewer)} is not JSON")
        phase = view["table"].get("phase")
        for lang in LANGUAGES:
            require(
                phase is None or line.game.texts.has(f"phase-{phase}", lang), f"phase-{phase} has no text in {lang}"
            )


def pictures_are_sound(line: Line) -> None:
    """The picture is well-formed SVG with unique ids, and names only tokens that exist."""
    viewer = line.pick([*range(line.state.players), None])
    lang, narrow = line.pick(LANGUAGES), line.pick((False, True))
    where = f"the picture for {who(viewer)} ({lang}, narrow: {narrow})"
    try:
        root = ElementTree.fromstring(line.state.draw(viewer, lang, narrow))
    except ElementTree.ParseError as error:
        raise Unlawful(f"{where} is not well-formed: {error}") from None
    require(root.tag.endswith("svg") and root.get("viewBox"), f"{where} is no <svg> with a viewBox")
    elements = list(root.iter())
    ids = [name for element in elements if (name := element.get("id"))]
    require(len(set(ids)) == len(ids), f"{where} has an id twice: {twice(ids)}")
    for element in elements:
        token = element.get("data-token")
        require(token is None or token in line.game.vocab, f"{where} names {token!r}, which is no token")
        values = [value for value in element.attrib.values() if value in ("None", "nan")]
        require(not values, f"{where} has a <{element.tag}> with {values}")
        resolved(element.text or "", where)


def panels_are_complete(line: Line) -> None:
    """Every seat has its panel, in every language, with words for its numbers."""
    game, state = line.game, line.state
    for lang in LANGUAGES:
        panels = game.panels(state, line.pick([*range(state.players), None]), lang)
        require(len(panels) == state.players, f"{len(panels)} panels for {state.players} seats")
        for panel in panels:
            require(panel.colour and panel.icon and panel.letter, "a panel lacks its colour, icon or letter")
            for fact in panel.facts:
                resolved(fact.label, f"the fact {fact.icon!r} in {lang}")
        for part in ("colour", "letter"):
            signs = [getattr(panel, part) for panel in panels]
            require(len(set(signs)) == len(signs), f"two seats have the same {part}")


def numbers_tell_tables_apart(line: Line) -> None:
    """Tables that a seat sees differently have different numbers for learning, or other tokens are legal."""
    state = line.state
    seat = line.pick(range(state.players))
    tables = [state]
    for token in line.sample(state.legal(), 6):
        tables.append(state.copy())
        tables[-1].apply(token)
    seen: dict[Arguments, Json] = {}
    for table in tables:
        mask = table.legal() if table.seat == seat else []
        numbers = (*mask, None, *line.game.features(table, seat))
        view = table.view(seat)
        other = seen.setdefault(numbers, view)
        if view != other:
            raise Unlawful(f"seat {seat} has equal numbers for different views: {_difference(view, other)}")


def _difference(one: object, other: object) -> str:
    """Where two views differ first."""
    if isinstance(one, dict) and isinstance(other, dict):
        key = next(key for key in {**one, **other} if one.get(key) != other.get(key))
        return f"{key}: {_difference(one.get(key), other.get(key))}"
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(f"{i}: {_difference(a, b)}" for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
    return f"{one} and {other}"


def numbers_are_finite(line: Line) -> None:
    """Features are as many in every state, and finite, as is advice."""
    game, state = line.game, line.state
    for seat in range(state.players):
        numbers = game.features(state, seat)
        line.numbers = line.numbers or len(numbers)
        require(len(numbers) == line.numbers, f"{len(numbers)} features, where another state had {line.numbers}")
        require(all(math.isfinite(n) for n in numbers), "a feature is not a finite number")
        require(math.isfinite(game.advice(state, seat)), "advice is not a finite number")
