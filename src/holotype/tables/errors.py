"""What the server refuses, and why: a code for programs, a sentence for people."""

import math
from typing import Any


class Refusal(Exception):
    """Nothing was changed. The sentence is the page text `error-<code>` in the reader's language."""

    def __init__(self, code: str, status: int = 409, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.details = details


def no_table() -> Refusal:
    return Refusal("no-table", 404)


def not_your_seat() -> Refusal:
    return Refusal("not-your-seat", 403)


def too_many(seconds: float) -> Refusal:
    return Refusal("too-many", 429, seconds=math.ceil(seconds))


def malformed(why: str) -> Refusal:
    return Refusal("malformed", 422, why=why)
