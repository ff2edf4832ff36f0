"""What a person can get wrong, in sentences."""


class ArenaError(ValueError):
    """A tournament that cannot be played as it was asked for."""


class ResultsError(ValueError):
    """A file that holds no results, or those of another tournament."""
