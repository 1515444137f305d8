"""What is sent, to whom and when depends on nothing its reader may not know.

Worlds a reader cannot tell apart give the same frames at the same moments. `BLACKGATE_LONG=1` plays 200 games.
"""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.proof.beside import LeakError
from tests.server.trouble.interfering import watch
from tests.server.trouble.sizes import size

from blackgate.server.room import Room, play, settling
from blackgate.server.sight import Sight

GAMES = size(6, 200)


def test_frames_tell_nothing_that_is_hidden(record_property: Any) -> None:
    tally = watch(GAMES, "interference")
    record_property(
        "figures",
        f"{tally.counted()}, {tally.comparisons['held back']} answers held back, parted by {dict(tally.parted)}",
    )
    assert tally.differing.total() == 0
    assert tally.compared.total() > 10 * GAMES
    assert tally.comparisons["held back"] > 0


def faces(room: Room, seat: int) -> int:
    """How many faces the next seat holds: nobody's business."""
    players = room.playing.state.players
    return int(players[(seat + 1) % len(players)].holds).bit_count()


class Leaky:
    """A sight that lets a hidden number slip into what a seat is sent."""

    def __init__(self, room: Room, *more: Any) -> None:
        self._room, self._honest = room, Sight(room, *more)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._honest, name)

    def updates(self, *more: Any) -> dict[int | None, bytes]:
        frames = {seat: json.loads(frame) for seat, frame in self._honest.updates(*more).items()}
        for seat, frame in frames.items():
            if seat is not None:
                frame.setdefault("own", {})["undoable"] = faces(self._room, seat)
        return {seat: json.dumps(frame).encode() for seat, frame in frames.items()}


def leak_a_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("blackgate.server.live.Sight", Leaky)


def leak_by_time(patch: pytest.MonkeyPatch) -> None:
    """Who has no choice is not waited for."""
    honest = settling.earliest

    def leaky(room: Room, seat: int) -> int:
        one_way = len(room.asked[0].options) == 1
        return room.asked_at if one_way else honest(room, seat)

    patch.setattr(settling, "earliest", leaky)
    patch.setattr(play, "earliest", leaky)


def leak_that_somebody_answered(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told the version that counts what is private, too."""
    honest = Room.fold

    def leaky(room: Room, entry: Any, *more: Any) -> None:
        honest(room, entry, *more)
        room.promise = f"{room.seq}"

    patch.setattr(Room, "fold", leaky)


@pytest.mark.parametrize("leak", [leak_a_number, leak_by_time, leak_that_somebody_answered])
def test_a_leak_is_noticed(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(LeakError):
        watch(4, "interference")
