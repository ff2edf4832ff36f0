"""Laws of hidden information: nothing that a seat is shown tells what it cannot know."""

from collections.abc import Sequence

from ..content.text import LANGUAGES
from ..core.chance import Seeded
from ..core.journal import Journal
from ..core.types import Arguments
from .line import LawBroken, Line, frozen, play_on, require, who


def views_leak_nothing(line: Line) -> None:
    """With all that a seat cannot know redrawn, it sees the same: view, panels, question, tokens, numbers."""
    game, state = line.game, line.state
    before = frozen(state)
    seat, seed = line.dice.below(state.players), line.dice.below(10**6)
    other = state.determinize(seat, seed)
    require(frozen(state) == before, "determinize has changed the state itself")
    again = state.determinize(seat, seed)
    require(frozen(other) == frozen(again), "determinize gives something else for the same seed")
    game.invariants(other)
    line.secrets |= state.view(seat)["table"] != state.view(None)["table"]
    line.guessed |= frozen(other, "chance", "journal") != frozen(state, "chance", "journal")
    for viewer in (seat, None):
        require(other.view(viewer) == state.view(viewer), f"the view of {who(viewer)} tells what is hidden")
        panels = game.panels(other, viewer, "en") == game.panels(state, viewer, "en")
        require(panels, f"the panels for {who(viewer)} tell what is hidden")
    for lang in LANGUAGES:
        asked = game.question(other, lang, line.names()) == game.question(state, lang, line.names())
        require(asked, f"prompt-{state.prompt} in {lang} tells what is hidden")
    require((other.seat, other.prompt) == (state.seat, state.prompt), "another question is open than before")
    if state.seat == seat:
        require(other.legal() == state.legal(), f"what seat {seat} may name depends on what it cannot know")
    require(
        game.features(other, seat) == game.features(state, seat), f"the features of seat {seat} tell what is hidden"
    )
    play_on(other, seed)


def pictures_leak_nothing(line: Line) -> None:
    """With all that a seat cannot know redrawn, it sees the same picture."""
    seat, lang, narrow = line.dice.below(line.state.players), line.pick(LANGUAGES), line.pick((False, True))
    other = line.state.determinize(seat, line.dice.below(10**6))
    for viewer in (seat, None):
        drawn = other.draw(viewer, lang, narrow) == line.state.draw(viewer, lang, narrow)
        require(drawn, f"the picture for {who(viewer)} ({lang}, narrow: {narrow}) tells what is hidden")


def logs_leak_nothing(line: Line) -> None:
    """When a move looks the same to a seat in two worlds it cannot tell apart, so does what the log says of it."""
    game, state = line.game, line.state
    if state.over or state.players == 1:
        return
    viewer = line.pick([seat for seat in range(state.players) if seat != state.seat])
    seed = line.dice.below(10**6)
    worlds = [state.copy(), state.determinize(viewer, seed)]
    shared = [token for token in worlds[0].legal() if token in worlds[1].legal()]
    if not shared:
        return
    token = line.pick(shared)
    told: list[list[Arguments]] = []
    for world in worlds:
        world.chance, world.journal, world.logging = Seeded(seed), Journal(), True
        world.apply(token)
        told.append([(e.clause, e.event, e.seat, e.details) for e in game.log(world, viewer)])
    if worlds[0].view(viewer) == worlds[1].view(viewer):
        require(told[0] == told[1], f"after {game.name(token)} the log tells seat {viewer} what is hidden: {told}")


def check_secrets(lines: Sequence[Line]) -> None:
    """Where a seat sees more than a spectator, there is something for the others to guess."""
    if any(line.secrets for line in lines) and not any(line.guessed for line in lines):
        raise LawBroken("check_secrets", "something is hidden, but determinize never changed anything")
