"""What the terminal and the server say in a language, as JSON: `python -m tests.speech.speak fr`."""

import asyncio
import json
import sys

from tests.cli.tables import run
from tests.server.web.servers import client_of, open_app

SHORT = ("--option", "round_cap=5")
COMMANDS = (
    ("play", "--watch", "--players", "3", "--with", "all,michel", "--seed", "5", "--bots", "rookie", *SHORT),
    ("editions",),
    ("cards", "--edition", "prototype_en"),
    ("rule", "MOVE-4"),
)
PATHS = ("/api/rules", "/api/editions/retail/box")


def terminal(language: str) -> dict[str, str]:
    """By command, its output."""
    found = {}
    for command in COMMANDS:
        result = run(*command, "--lang", language)
        assert result.exit_code == 0, result.output
        found[" ".join(command)] = result.output
    return found


async def server(language: str) -> dict[str, str]:
    """By path, the response."""
    async with open_app() as state, client_of(state) as client:
        responses = {path: await client.get(path, params={"language": language}) for path in PATHS}
    assert {path: each.status_code for path, each in responses.items()} == dict.fromkeys(PATHS, 200)
    return {path: each.text for path, each in responses.items()}


if __name__ == "__main__":
    print(json.dumps(terminal(sys.argv[1]) | asyncio.run(server(sys.argv[1]))))
