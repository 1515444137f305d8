"""Tables brought to a certain moment before a browser looks at them, over HTTP and the protocol."""

import itertools
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx

SWIFT: Final[dict[str, object]] = {"windows": "swift", "private": True, "pace": 0}
NUMBERS: Final = itertools.count(1)
BOT_POLL: Final = 0.01
"""Seconds between two looks whether a bot has answered."""
MOST: Final = 3_000
"""Maximum number of decisions until a moment."""

State = dict[str, Any]
"""What a seat may see, as in a welcome message."""


def quickly(options: Sequence[str], state: State, dice: Random) -> str:
    """The answer of a player who wants to escape: dig, make Tools, go to a Place to dig."""
    for word in ("dig", "craft", "steal", "buy", "give", "refuse"):
        if found := [each for each in options if each.split()[0] == word]:
            return dice.choice(found)
    hand, me = state["own"]["hand"], state["table"]["seats"][state["seat"]]
    if me["beatings"] and "heal" in options:
        return "heal"
    if me["beatings"] < 2 and "cautious cell" in options and any(map(hand.get, ("spoon", "pickaxe", "shovel"))):
        return "cautious cell"
    return next((each for each in ("search", "move") if each in options), dice.choice(options))


def quarrelsome(options: Sequence[str], state: State, dice: Random) -> str:
    """The answer of a player who wants to fight: Weapons first, then everybody in reach."""
    for word in ("extort", "refuse", "craft", "search", "move"):
        if found := [each for each in options if each.split()[0] == word]:
            return dice.choice(found)
    return dice.choice(options)


def anyhow(options: Sequence[str], state: State, dice: Random) -> str:
    return dice.choice(options)


class Refused(AssertionError):  # noqa: N818  (what the protocol calls it)
    """The server refused a command and says why."""


Manner = Callable[[Sequence[str], State, Random], str]


@dataclass
class Table:
    """A room, and the keys of its players."""

    door: "Door"
    code: str
    keys: list[str]
    dice: Random = field(default_factory=lambda: Random(1))
    _last: int = 0

    @property
    def path(self) -> str:
        return f"/r/{self.code}"

    def seat(self, n: int) -> str:
        """The link that hands a seat over: opening it takes the seat."""
        return f"{self.path}#seat={self.keys[n]}"

    def state(self, seat: int | None = 0) -> State:
        """The state for a seat or for a spectator."""
        return self.door.get(f"/api/rooms/{self.code}/state", "" if seat is None else self.keys[seat])

    def do(self, seat: int, seen: int | None = None, **wish: object) -> State:
        version = self.state(seat)["version"] if seen is None else seen
        command = {"type": "command", "id": f"t{next(NUMBERS)}", "seen": version, "wish": wish}
        return self.door.post(f"/api/rooms/{self.code}/commands", command, self.keys[seat])

    def begin(self) -> "Table":
        self.do(0, do="begin")
        return self

    def asked(self) -> State | None:
        """The state for the seat that is asked, if we have its key; None once the game is over."""
        while True:
            state = self.state(self._last)
            if state["room"]["phase"] != "playing":
                return None
            if state["own"]["asked"]:
                return state
            asked = state["table"]["asked"]
            if asked < len(self.keys) and asked != self._last:
                self._last = asked
            else:  # a bot answers soon
                time.sleep(BOT_POLL)

    def move(self, manner: Manner, state: State) -> None:
        """Answer for the seat that is asked in this state."""
        options = [each["action"] for each in state["own"]["asked"]["options"]]
        self.do(state["seat"], state["version"], do="choose", action=manner(options, state, self.dice))

    def play(self, manner: Manner, until: Callable[[State], bool] = lambda _: False) -> State | None:
        """Play until the condition holds for the seat that is asked, or to the end; its answer is not given yet."""
        for _ in range(MOST):
            state = self.asked()
            if state is None or until(state):
                return state
            self.move(manner, state)
        raise AssertionError("that moment did not come")

    def at(self, manner: Manner, until: Callable[[State], bool]) -> int:
        """The seat that is asked when the condition first holds; fails if the game ends before."""
        state = self.play(manner, until)
        assert state is not None, "the game is over before that"
        return int(state["seat"])


NEARLY = 9
"""Points of a nearly finished tunnel, too many to reach in a single action. Short runs start here."""


def is_nearly_out(state: State) -> bool:
    """The seat that is asked has nearly finished its tunnel, holds a Tool and can dig with it."""
    me = state["table"]["seats"][state["seat"]]
    has_tool = any(map(state["own"]["hand"].get, ("spoon", "pickaxe", "shovel")))
    return bool(me["points"] >= NEARLY and me["beatings"] < 2 and has_tool)


class Door:
    """A client of the server without a browser."""

    def __init__(self, port: int) -> None:
        self._line = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30)

    def __enter__(self) -> "Door":
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()

    def get(self, path: str, key: str = "") -> State:
        return self._answer(self._line.get(path, headers=_bearer(key)))

    def post(self, path: str, body: object, key: str = "") -> State:
        return self._answer(self._line.post(path, json=body, headers=_bearer(key)))

    def text(self, path: str) -> str:
        """The text of a page that is not JSON: a record."""
        answer = self._line.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    def bring(self, record: str) -> str:
        """Upload a record. Returns the name under which it is stored."""
        sent = self._line.post("/api/records", content=record.encode(), headers={"content-type": "text/plain"})
        return str(self._answer(sent)["name"])

    def table(self, names: Sequence[str] = ("Ana", "Ben"), **settings: object) -> Table:
        """A room with these players; the settings decide about all other seats."""
        wanted = {**SWIFT, "players": len(names), **settings}
        made = self.post("/api/rooms", {"settings": wanted, "name": names[0]})
        code = made["room"]
        others = [self.post(f"/api/rooms/{code}/seats", {"name": name})["key"] for name in names[1:]]
        return Table(self, code, [made["key"], *others])

    def _answer(self, answer: httpx.Response) -> State:
        if answer.status_code >= 300:
            raise Refused(answer.text)
        found: State = answer.json()
        return found


def _bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"} if key else {}
