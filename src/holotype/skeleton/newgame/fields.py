"""What lies on the table."""

from .rules import Rules


def fields(players: int, rules: Rules) -> None:
    """Everything is a flat list of small numbers: cheap to copy, easy to save. A zone holds a count for each seat and
    kind, at `seat * kinds + kind`."""
    bag: list[int] = list(rules.counts)  # by kind
    hands: list[int] = [0] * (players * rules.kinds)
    museums: list[int] = [0] * (players * rules.kinds)
    lost: list[int] = [0] * (players * rules.kinds)
    passed: list[int] = [0] * players  # by seat
