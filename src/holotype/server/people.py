"""Who is who: a signed cookie for a browser, a signed token a seat for a program. There are no accounts."""

import secrets
from collections.abc import Callable

from fastapi import Request, Response, WebSocket
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE = "holotype_person"
A_YEAR = 365 * 24 * 3600
A_QUARTER = 15 * 60


class People:
    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="person")
        self._tokens = URLSafeSerializer(secret, salt="seat")
        self._keys = URLSafeTimedSerializer(secret, salt="device")

    def of(self, request: Request | WebSocket) -> str | None:
        """The person whose cookie this is; None for a stranger, a forged or a damaged cookie."""
        return unsigned(self._cookies, request.cookies.get(COOKIE, ""))

    def remember(self, request: Request, response: Response, person: str) -> None:
        cookie = str(self._cookies.dumps(person))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)

    def seat_token(self, table: str, person: str) -> str:
        """What a program shows to play a seat: `Authorization: Bearer <token>`."""
        return str(self._tokens.dumps(f"{table} {person}"))

    def holder(self, request: Request, table: str) -> str | None:
        """The person a bearer token or, without one, a cookie stands for at this table."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            return self.of(request)
        for_table, _, person = (unsigned(self._tokens, token) or "").partition(" ")
        return person if for_table == table else None

    def key(self, person: str) -> str:
        """What opens another device to a person: once, within a quarter of an hour."""
        return str(self._keys.dumps(f"{person} {secrets.token_hex(8)}"))

    def of_key(self, key: str) -> tuple[str, str] | None:
        """The person whom a key stands for, and the key's own name."""
        person, _, name = (trusted(lambda: self._keys.loads(key, max_age=A_QUARTER)) or "").partition(" ")
        return (person, name) if name else None


def unsigned(serializer: URLSafeSerializer, text: str) -> str | None:
    return trusted(lambda: serializer.loads(text))


def trusted(read: Callable[[], object]) -> str | None:
    """What is signed by us and not too old."""
    try:
        value = read()
    except BadSignature:
        return None
    return value if isinstance(value, str) else None


def new_person() -> str:
    return secrets.token_hex(8)
