"""Team chat reveals nothing: others are sent the same at the same times, whatever a team says. Rule: RULING-41.

`BLACKGATE_LONG=1` plays 200 games.
"""

from typing import Any, Final

import pytest
import structlog
from tests.proof.beside import LeakError
from tests.server.chaos.leaks import Leak, leak_that_somebody_answered
from tests.server.chaos.noninterference import watch
from tests.server.chaos.sizes import size
from tests.server.chaos.twin_chat import TEAM_TABLES, TalkingPair
from tests.server.chaos.twin_clients import Network, queued_clients
from tests.server.chaos.twin_sockets import socket_clients

from blackgate.server import event_log
from blackgate.server.event_log import AnyEntry, Said
from blackgate.server.messages import Line
from blackgate.server.projection import snapshot
from blackgate.server.room import Room
from blackgate.server.room.chat_log import ChatLog

GAMES: Final = size(4, 200)
EVERY: Final = size(11, 3)
"""Of so many decisions, a viewer is compared at one, and at those that follow it."""


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    monkeypatch.setattr("blackgate.server.room.chat_log.CHAT_KEPT", 3)  # so that old messages are dropped


@pytest.mark.parametrize("network", [queued_clients, socket_clients])
def test_team_talk_reveals_nothing_to_others(network: Network, record_property: Any) -> None:
    tally = watch(GAMES, "team talk", TalkingPair, network, EVERY, TEAM_TABLES)
    said = tally.comparisons["team messages"]
    record_property("figures", f"{tally.counted()}, {said} messages to teams, parted by {dict(tally.parted)}")
    assert tally.differing.total() == 0
    assert tally.bytes > 10_000 * GAMES
    assert said > 10 * GAMES
    assert tally.comparisons["read by the team"] >= said
    assert tally.comparisons["held back"] > 0


def leak_to_everybody(patch: pytest.MonkeyPatch) -> None:
    """Nobody checks who may read."""
    patch.setattr("blackgate.server.projection.projection.can_read", lambda room, seat, said: True)


def leak_to_spectators(patch: pytest.MonkeyPatch) -> None:
    """Spectators read what teams say, as they read everything else."""
    honest = snapshot.can_read

    def leaky(room: Room, seat: int | None, said: Said) -> bool:
        return seat is None or honest(room, seat, said)

    patch.setattr("blackgate.server.projection.projection.can_read", leaky)


def leak_by_version(patch: pytest.MonkeyPatch) -> None:
    """The public version counts what teams say."""
    patch.setattr(event_log, "is_private", lambda entry: type(entry) in event_log.PRIVATE)


def leak_by_missing_lines(patch: pytest.MonkeyPatch) -> None:
    """All messages are in one queue, so that teams push out the table."""

    def append(log: ChatLog, said: Said) -> None:
        log.count += 1
        log._queues[""].append((log.count, said))

    patch.setattr(ChatLog, "append", append)


def leak_by_size(patch: pytest.MonkeyPatch) -> None:
    """Others get the message without its text."""
    honest = snapshot.can_read

    def blanked(said: Said) -> Line:
        return Line(said.seat, "", "", False) if said.team else snapshot.chat_line(said)

    def leaky(room: Room, seat: int | None, said: Said) -> bool:
        return bool(said.team) or honest(room, seat, said)

    patch.setattr("blackgate.server.projection.projection.chat_line", blanked)
    patch.setattr("blackgate.server.projection.projection.can_read", leaky)


def leak_by_time(patch: pytest.MonkeyPatch) -> None:
    """Whoever talks has longer to answer."""
    honest = Room.fold

    def leaky(room: Room, entry: AnyEntry, at: int, command: str = "") -> None:
        honest(room, entry, at, command)
        if isinstance(entry, Said) and entry.team:
            room.asked = room.asked[:1]
            room._ask(at)

    patch.setattr(Room, "fold", leaky)


@pytest.mark.parametrize("network", [queued_clients, socket_clients])
@pytest.mark.parametrize(
    "leak",
    [
        leak_to_everybody,
        leak_to_spectators,
        leak_by_version,
        leak_by_missing_lines,
        leak_by_size,
        leak_by_time,
        leak_that_somebody_answered,
    ],
)
def test_a_leak_of_team_talk_is_detected(leak: Leak, network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(LeakError):
        watch(GAMES, "team talk", TalkingPair, network, EVERY, TEAM_TABLES)
