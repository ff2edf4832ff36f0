"""A bot that plays one game against a Holotype server, over HTTP and with nothing but the standard library.

holotype serve &
python examples/api_bot.py http://127.0.0.1:8000 evolution
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

server, game = sys.argv[1:3] if len(sys.argv) > 2 else ("http://127.0.0.1:8000", "evolution")
token = ""


def call(method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = json.dumps(body).encode() if body is not None else None
    with urlopen(Request(f"{server}/api{path}", data, headers, method=method)) as answer:
        return json.load(answer)


def choose(table: dict[str, Any]) -> str:
    """Replace this by something clever: `table["view"]` is all that this seat may see."""
    return str(random.choice(table["legal"])["token"])


seated = call("POST", "/tables", {"game": game, "seats": ["me", "greedy"], "name": "Forty lines"})
token, path = seated["token"], f"/tables/{seated['table']}"
print("watch it at", seated["page"])

table = call("GET", path)
while not table["over"]:
    if table["legal"]:
        table = call("POST", f"{path}/moves", {"token": choose(table), "version": table["version"]})
    else:
        table = call("GET", f"{path}?after={table['version']}")  # waits until something happens
for line in table["ranking"]:
    print(f"{line['place']}. {line['name']}: {line['score']} points")
