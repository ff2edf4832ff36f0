"""Laws of states and moves: what is legal, copies, saves, fields and questions."""

import pickle

import msgspec

from ..core.state import IllegalToken, State
from .line import Line, Unlawful, frozen, play_on, require


def invariants_hold(line: Line) -> None:
    """What the rulebook says is always true is true now."""
    line.game.invariants(line.state)


def legal_tokens_are_known(line: Line) -> None:
    """Legal tokens are unique, have names, and there is one while the game runs."""
    state, legal = line.state, line.state.legal()
    require(bool(legal) != state.over, f"the game is {'over' if state.over else 'not over'}, legal is {legal}")
    require(len(set(legal)) == len(legal), f"legal has a token twice: {legal}")
    require(all(line.game.token(line.game.name(token)) == token for token in legal), "a token has no name")
    legal.clear()
    require(state.over or state.legal(), "clearing the list that legal() gave has changed the state")


def scores_are_consistent(line: Line) -> None:
    """Every seat has a score and a place; winners are the first places, and only when the game is over."""
    state, seats = line.state, list(range(line.state.players))
    scores, ranking, winners = state.scores(), state.ranking(), state.winners()
    require(len(scores) == state.players, f"{len(scores)} scores for {state.players} seats")
    require(sorted(seat for place in ranking for seat in place) == seats, f"ranking {ranking} is not of all seats")
    require(all(ranking), f"a place in the ranking is empty: {ranking}")
    if not state.over:
        require(winners == [], f"somebody has won before the end: {winners}")
    firsts = [sorted(seat for place in ranking[:n] for seat in place) for n in range(len(ranking) + 1)]
    require(sorted(winners) in firsts, f"winners {winners} are not the first of {ranking}")


def every_legal_token_is_accepted(line: Line) -> None:
    """Each legal token can be named, and leaves a sound table."""
    for token in line.sample(line.state.legal(), 16):
        copy = line.state.copy()
        copy.apply(line.game.name(token))
        line.game.invariants(copy)


def sets_are_taken_whole(line: Line) -> None:
    """Things marked in an open set in any order come to what naming them one after the other comes to; a set that
    cannot be is refused whole."""
    state = line.state
    if not state.markable():
        return
    one = state.copy()
    named: list[int] = []
    while one.seat == state.seat and one.question is state.question and not one.set_closed:
        marks = one.markable()
        ends = state.question.done in one.choices and (not marks or line.dice.below(3) == 0)
        token = state.question.done if ends else line.pick(marks)
        one.take(token)
        if ends:
            break
        named.append(token)
    other = state.copy()
    other.apply_set(line.sample(named, len(named)))
    require(frozen(other, "journal") == frozen(one, "journal"), f"the set {named} marked in another order is another")
    before = frozen(state)
    stranger = next(token for token in range(len(line.game.vocab)) if token not in state.choices)
    try:
        state.apply_set([*named, stranger])
    except IllegalToken:
        require(frozen(state) == before, "a set that was refused has changed the state")
    else:
        require(False, f"a set with {line.game.name(stranger)} was taken")


def other_tokens_are_refused(line: Line) -> None:
    """Anything else raises IllegalToken and changes nothing."""
    state, vocab = line.state, line.game.vocab
    illegal = sorted(set(range(len(vocab))) - set(state.legal()))
    unknown = [-1, len(vocab), 10**30, True, 1.0, None, "", "say:nonsense", "nonsense", b"say:pass", [0], (0,)]
    before = frozen(state)
    for token in [*line.sample(illegal, 12), *[vocab[t] for t in line.sample(illegal, 4)], *unknown]:
        try:
            state.apply(token)
        except IllegalToken as refusal:
            require(str(refusal), f"the refusal of {token!r} has no words")
        else:
            raise Unlawful(f"{token!r} was accepted")
        require(frozen(state) == before, f"refusing {token!r} has changed the state")


def fields_are_declared(line: Line) -> None:
    """A state has the engine's attributes, its rules, and the fields that the game declares, and nothing else.

    A compiled state cannot have another."""
    state = line.state
    if hasattr(state, "__dict__"):
        engine = vars(State(line.game, state.players, state.options, state.chance))
        undeclared = set(vars(state)) - set(engine) - set(type(state).FIELDS) - {"rules"}
        require(not undeclared, f"fields that are not declared: {sorted(undeclared)}")


def questions_are_declared(line: Line) -> None:
    """The open question is one of the game's, and has a value for everything that it is about."""
    state = line.state
    if state.over:
        return
    question = state.question
    require(question in line.game.questions, f"question {question.id!r} is not declared")
    require(
        len(question.names) == len(state.args),
        f"question {question.id!r} is about {list(question.names)}, but was asked with {state.args}",
    )


def copies_are_independent(line: Line) -> None:
    """A copy is equal, plays the same, and leaves the original alone; it carries no record."""
    state, seed = line.state, line.dice.below(10**6)
    before = frozen(state)
    one, two = state.copy(), state.copy()
    require(frozen(one, "journal") == frozen(state, "journal"), "a copy is not equal to the state")
    own = [getattr(state, name) for name in type(state).FIELDS if name not in type(state).SHARED]
    shared = {id(value) for value in own if isinstance(value, list)} & {id(getattr(one, n)) for n in type(one).FIELDS}
    require(not shared, "a copy shares lists with the state")
    require(one.record is None and not one.logging, "a copy carries a record or a log")
    play_on(one, seed)
    require(frozen(state) == before, "playing on in a copy has changed the state")
    require(frozen(two, "journal") == frozen(state, "journal"), "playing on in a copy has changed another copy")
    play_on(two, seed)
    require(frozen(one) == frozen(two), "two copies play on differently")


def saves_restore(line: Line) -> None:
    """A state goes through JSON and through pickle, equal, and plays on as if nothing had happened."""
    state, seed = line.state, line.dice.below(10**6)
    restored = line.game.restore(msgspec.json.encode(state.save()))
    require(frozen(restored) == frozen(state), "a restored state is not equal")
    require(restored.legal() == state.legal(), "a restored state has other legal tokens")
    copy = state.copy()
    play_on(restored, seed)
    play_on(copy, seed)
    require(frozen(restored, "journal") == frozen(copy, "journal"), "a restored state plays on differently")


def states_are_pickled(line: Line) -> None:
    """Processes can send each other states."""
    function, (name, saved) = line.state.__reduce__()
    require((name, saved) == (line.game.id, line.state.save()), "a pickle is not the save of the state")
    require(pickle.loads(pickle.dumps(function)) is function, "what a pickle calls cannot be found")
    require(pickle.loads(pickle.dumps(saved)) == saved, "a save does not go through pickle")
