"""Random sequences of everything clients can do, checked after every step against a small model of their rights."""

from collections import Counter
from collections.abc import Collection
from contextvars import ContextVar
from typing import Any

import pytest
import structlog
from tests.server.adversary.adversary import Adversary
from tests.server.adversary.model import BrokenError
from tests.server.chaos.sizes import size
from tests.server.in_memory import ManualClock
from tests.server.web.servers import GENEROUS, InstantBotPool

from blackgate.server.messages import AnyRequest
from blackgate.server.problems import Code
from blackgate.server.room import Person, person
from blackgate.server.room.person import SPECTATOR
from blackgate.server.rooms import RoomLimits, RoomRegistry
from blackgate.server.session import RoomSession, Subscriber
from blackgate.server.store import SqliteStore
from blackgate.server.web.app import application
from blackgate.server.web.app_state import AppState
from blackgate.server.web.websocket.session import WebSocketSession

STEPS = size(1_500, 100_000)
CONTROL = 20_000
"""Steps in which a fault has to be found; it is found much sooner."""
LIMITS = RoomLimits(spectators=3)


async def played(
    steps: int, seed: object, hall_type: type[RoomRegistry] = RoomRegistry, often: Collection[str] = ()
) -> Counter[str]:
    """How often each step was played."""
    watch, store, bots = ManualClock(), SqliteStore(None), InstantBotPool()
    registry = hall_type(store, bots, LIMITS, watch.game_clock())  # type: ignore[arg-type]
    await registry.open()
    try:
        adversary = Adversary(registry, application(AppState(registry, store, bots, GENEROUS)), watch, seed)  # type: ignore[arg-type]
        await adversary.play(steps, often)
        await adversary.end()
        return adversary.steps
    finally:
        await registry.close()


@pytest.fixture(autouse=True)
def _quiet() -> None:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())


async def test_no_client_exceeds_its_rights(record_property: Any) -> None:
    steps = await played(STEPS, "short" if STEPS < 10_000 else "long")
    record_property("figures", f"{steps.total()} steps: {dict(steps)}")
    assert len(steps) == 20


def rights_of_the_handshake(patch: pytest.MonkeyPatch) -> type[RoomRegistry]:
    """A connection keeps the rights of its handshake, and is served while it does not read."""
    known: dict[tuple[str, str], Person] = {}

    class Trusting(RoomRegistry):
        def _authorize(self, session: RoomSession, mark: str) -> Person:
            return known.setdefault((session.room.code, mark), person(session.room, mark) or SPECTATOR)

    patch.setattr(WebSocketSession, "is_open", True)
    return Trusting


def rights_of_a_socket(patch: pytest.MonkeyPatch) -> type[RoomRegistry]:
    """Point 1 again, for connections alone: HTTP looks the rights up."""
    heard: ContextVar[Person | None] = ContextVar("heard", default=None)

    class Attached(RoomRegistry):
        def _authorize(self, session: RoomSession, mark: str) -> Person:
            return heard.get() or super()._authorize(session, mark)

        async def handle(self, subscriber: Subscriber, message: AnyRequest, payer: str = "") -> Code | None:
            token = heard.set(subscriber.person)
            try:
                return await super().handle(subscriber, message, payer)
            finally:
                heard.reset(token)

    patch.setattr(WebSocketSession, "is_open", True)
    return Attached


def members_before_keys(patch: pytest.MonkeyPatch) -> type[RoomRegistry]:
    """Point 4: the limit of a room is checked before the key."""
    honest = RoomRegistry._limit_connections

    def make_room(registry: RoomRegistry, session: RoomSession, who: Person) -> None:
        honest(registry, session, SPECTATOR if len(session.subscribers) >= LIMITS.spectators else who)

    patch.setattr(RoomRegistry, "_limit_connections", make_room)
    return RoomRegistry


def votes_that_last(patch: pytest.MonkeyPatch) -> type[RoomRegistry]:
    """Point 9: votes about a player count after the player was heard from."""

    class Stubborn(RoomSession):
        def mark_present(self, seat: int) -> None:
            pass

    patch.setattr("blackgate.server.rooms.RoomSession", Stubborn)
    return RoomRegistry


FAULTS = {
    rights_of_the_handshake: (),
    rights_of_a_socket: ("connect", "stop_reading", "hand_over", "say"),
    members_before_keys: (),
    votes_that_last: (),
}
"""With steps to play more often, where a fault is seldom met."""


@pytest.mark.parametrize("fault", FAULTS)
async def test_the_model_detects_each_removed_fix(fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = fault(monkeypatch)
    with pytest.raises(BrokenError):  # noqa: PT012  (how soon it is found depends on timing, too)
        for seed in ("control", "second control", "third control"):
            await played(CONTROL, seed, broken, FAULTS[fault])
