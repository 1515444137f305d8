"""A real server on a machine whose wall clock is moved by hours, while it runs and while it does not."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from benchmarks.load.served import Served
from tests.server.chaos.faulty_server import LAUNCH, WALL, faults

HOURS: Final = 3_600
BANK: Final = 100
SETTINGS: Final[dict[str, object]] = {
    "players": 2, "seats": ["open", "random"], "windows": "swift", "private": True, "pace": 100,
    "clock": {"kind": "live", "bank": BANK, "gain": 0},
}  # fmt: skip
SOME_BEATS: Final = 1.5
"""Seconds in which a server that looks at the wall clock would notice."""


class Player:
    """One person at a table with a bot, over HTTP."""

    def __init__(self, client: httpx.Client, wall: Path) -> None:
        self._door, self._wall, self._count = client, wall, 0
        opened = self._door.post("/api/rooms", json={"settings": SETTINGS, "name": "Ana"}).json()
        self._room, self._key = f"/api/rooms/{opened['room']}", {"authorization": f"Bearer {opened['key']}"}
        self.do(do="begin")

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self._door.get(f"{self._room}/state", headers=self._key).json()
        return found

    def do(self, **wish: object) -> int:
        self._count += 1
        command = {"type": "command", "id": f"c{self._count}", "seen": 0, "wish": wish}
        if wish["do"] == "choose":
            command["seen"] = self.state()["version"]
        return self._door.post(f"{self._room}/commands", json=command, headers=self._key).status_code

    def is_asked(self, seconds: float) -> bool:
        """Whether it is this player's turn, at the latest after a while: bots do not take longer."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.state()["own"]["asked"] is not None:
                return True
            time.sleep(0.1)
        return False

    def has_turn(self, seconds: float) -> bool:
        """Whether it is asked about its own turn, for which it has its bank; what others want of it is answered."""
        while self.is_asked(seconds):
            if self.state()["own"]["asked"]["question"] == "turn":
                return True
            self.answer()
        return False

    def answer(self) -> tuple[str, int]:
        """The end of the turn, where that is possible; and the status of the response."""
        options = [each["action"] for each in self.state()["own"]["asked"]["options"]]
        action = "pass" if "pass" in options else options[-1]
        return action, self.do(do="choose", action=action)

    def seconds_left(self) -> float:
        """As a client counts them."""
        state = self.state()
        return float(state["room"]["window"]["until"] - state["now"]) / 1000

    def jump(self, hours: int) -> None:
        """Move the wall clock of the server; from where it really is."""
        new = self._wall.with_suffix(".new")
        new.write_text(str(hours * HOURS))
        new.replace(self._wall)  # at once: the server reads it all the time


@contextmanager
def moved_clock(folder: Path, *more: str) -> Iterator[tuple[Served, Callable[[], Player]]]:
    """A server whose wall clock can be moved, and new players whose turn it is."""
    wall = folder / "wall"
    wall.write_text("0")
    none = httpx.Limits(max_keepalive_connections=0)
    with (
        Served(folder, LAUNCH, {**faults("wrong_wall_clock", *more), WALL: str(wall)}) as server,
        httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=30, limits=none) as client,
    ):

        def new_player() -> Player:
            player = Player(client, wall)
            assert player.has_turn(20)
            return player

        yield server, new_player


def keeps_its_time(player: Player) -> bool:
    """Whether the player is still asked, and has lost no more time than passed."""
    before, began = player.state(), time.monotonic()
    time.sleep(SOME_BEATS)
    after = player.state()
    # What the test took is not counted more exactly than it can be on a busy machine.
    passed = time.monotonic() - began + 30
    return bool(after["version"] == before["version"] and player.seconds_left() > BANK - passed)


def goes_on(player: Player, seconds: float = 20) -> bool:
    """Whether the bot plays its turn after the player's."""
    action = ""
    while action != "pass":
        if not player.is_asked(seconds):
            return False
        action, status = player.answer()
        assert status == 200
    return player.is_asked(seconds)


def test_time_and_bots_go_on_with_a_wrong_wall_clock(tmp_path: Path) -> None:
    with moved_clock(tmp_path) as (server, new_player):
        player = new_player()
        for hours in (5, -10):
            assert player.has_turn(20)
            player.jump(hours)
            assert keeps_its_time(player)
            assert goes_on(player)
        server.kill()
        player.jump(-200)
        server.start()
        server.wait()
        assert player.has_turn(20)
        assert player.seconds_left() > BANK / 2
        assert goes_on(player)


def test_a_server_that_follows_the_wall_clock_is_detected(tmp_path: Path) -> None:
    """Its clock stands still while the wall clock is behind, and jumps ahead with it."""
    with moved_clock(tmp_path, "follow_wall_clock") as (_, new_player):
        for hours in (-10, 5):
            player = new_player()
            before = player.state()["version"]
            player.jump(hours)
            # Whether anybody has answered for them.
            has_time = player.seconds_left() > BANK / 2 and player.state()["version"] == before
            assert has_time == (hours < 0)
            assert not has_time or not goes_on(player, seconds=2)
            player.jump(0)
