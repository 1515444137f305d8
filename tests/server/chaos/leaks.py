"""Deliberate leaks, as negative controls of the noninterference tests."""

import json
from collections.abc import Callable, Iterable
from typing import Final

import pytest

from blackgate.game.game import Game
from blackgate.server import windows
from blackgate.server.projection import Projection
from blackgate.server.room import Room

Leak = Callable[[pytest.MonkeyPatch], None]
"""Makes the rooms of a test let something slip."""


def faces(room: Room, seat: int) -> int:
    """How many faces the next seat holds, which is secret."""
    players = room.playing.state.players
    return int(players[(seat + 1) % len(players)].holds).bit_count()


class Leaky(Projection):
    """A projection that leaks a hidden number into what a seat is sent."""

    def updates(self, now: int, here: frozenset[int], seats: Iterable[int | None]) -> dict[int | None, bytes]:
        frames = {seat: json.loads(frame) for seat, frame in super().updates(now, here, seats).items()}
        for seat, frame in frames.items():
            if seat is not None:
                frame.setdefault("own", {})["undoable"] = faces(self.room, seat)
        return {seat: json.dumps(frame).encode() for seat, frame in frames.items()}


def leak_a_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tests.server.chaos.twin_rooms.Projection", Leaky)


def leak_by_time(patch: pytest.MonkeyPatch) -> None:
    """A seat without a choice is not waited for."""
    honest, ways = windows.is_reaction, [0]

    def looking(game: Game) -> bool:
        ways[0] = len(game.legal())
        return honest(game)

    def leaky(question: str, reaction: bool = False) -> windows.Timing:
        kept = windows.timing(question, reaction)
        return windows.Timing(0, kept.most) if ways[0] == 1 else kept

    patch.setattr("blackgate.server.room.room.is_reaction", looking)
    patch.setattr("blackgate.server.room.room.timing", leaky)


class Restless(Projection):
    """A projection that tells everybody how many entries there are, also private ones."""

    def updates(self, now: int, here: frozenset[int], seats: Iterable[int | None]) -> dict[int | None, bytes]:
        found, everybody = {}, [*seats]
        for seat in everybody:
            found[seat] = json.dumps({"type": "update", "now": now, "seq": self.room.seq}).encode()
        return found | super().updates(now, here, everybody)


def leak_that_somebody_answered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tests.server.chaos.twin_rooms.Projection", Restless)


LEAKS: Final[tuple[Leak, ...]] = (leak_a_number, leak_by_time, leak_that_somebody_answered)
"""Those that are noticed however people are connected."""
