"""Follows the questions of all rooms of one process, and tells players who are not looking."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakKeyDictionary, WeakSet

from blackgate.server.game_clock import wall_ms
from blackgate.server.notifications.links import Links
from blackgate.server.notifications.messages import AnyNotificationWish, NotificationSettings
from blackgate.server.notifications.policy import Plan, open_question, plan
from blackgate.server.notifications.preferences import Preferences
from blackgate.server.notifications.repository import Repository
from blackgate.server.notifications.sender import NotificationOptions, Sender
from blackgate.server.notifications.subscriptions import Subscriptions
from blackgate.server.problems import Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import RoomSession
from blackgate.server.store import Store, StoreError

log: Final = logging.getLogger("blackgate.server")
SWEEP_SECONDS: Final = 20.0
"""Seconds between two searches for rooms in which quiet hours are over."""
SWEEP_BATCH: Final = 20
ENDED: Final = ("over", "closed")
"""Phases of a room in which nobody is asked any more."""


@dataclass
class FollowedQuestion:
    """The question that a room asks now."""

    since: int
    timer: asyncio.TimerHandle | None
    """None once it has been told."""


class Notifications:
    """The notifications of one server process. A failure here affects no game."""

    def __init__(
        self, registry: RoomRegistry, store: Store, options: NotificationOptions, wall: Callable[[], int] = wall_ms
    ) -> None:
        self._registry, self._store, self._options, self._wall = registry, store, options, wall
        self._repository, self._links = Repository(store), Links(store)
        self._sender = Sender(store, self._repository, self._links, options)
        self._preferences = Preferences(self._repository, self._sender, options)
        self._followed: WeakKeyDictionary[RoomSession, FollowedQuestion] = WeakKeyDictionary()
        self._finished: WeakSet[RoomSession] = WeakSet()
        self._tasks: set[asyncio.Task[None]] = set()
        registry.on_commit = self.follow

    @property
    def dropped(self) -> int:
        """Notifications that could not be delivered, for the metrics."""
        return self._sender.delivery.dropped

    def open(self) -> None:
        """Begin to look for rooms whose quiet hours are over, and for questions from before a restart."""
        self._start(self._sweep())

    async def close(self) -> None:
        """Drop everything under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._sender.close()

    async def settings(self, code: str, key: str) -> NotificationSettings:
        """What the holder of a key has set, and what is offered."""
        session, who = await self._registry.person(code, key)
        return await self._preferences.read(session.room, who)

    async def change(self, code: str, key: str, wish: AnyNotificationWish, payer: str = "") -> NotificationSettings:
        """Change the notifications of a seat or a table; raise Refused if that is not possible."""
        session, who = await self._registry.person(code, key)
        return await self._preferences.change(session.room, who, wish, payer)

    async def stop(self, token: str) -> str:
        """Remove the channel of a link; return its room."""
        code, channel = await self._links.opened("stop", token)
        await self._repository.remove(code, channel)
        return code

    async def confirm(self, token: str) -> str:
        """The owner of a mail address wants mails; return the room."""
        code, channel = await self._links.opened("confirm", token)
        await self._repository.change(code, lambda found: found.confirmed(channel))
        return code

    def follow(self, session: RoomSession) -> None:
        """Something happened in a room: time its question."""
        question, followed = open_question(session.room), self._followed.get(session)
        if followed is not None and question is not None and followed.since == question.since:
            return
        if followed is not None:
            if followed.timer is not None:
                followed.timer.cancel()
            del self._followed[session]
        if question is not None:
            timer = asyncio.get_running_loop().call_later(self._options.delay, self._on_timer, session)
            self._followed[session] = FollowedQuestion(question.since, timer)
        elif session.room.phase in ENDED and session not in self._finished:
            self._finished.add(session)
            self._start(self._repository.forget(session.room.code))

    def _on_timer(self, session: RoomSession) -> None:
        followed = self._followed.get(session)
        if followed is not None:
            followed.timer = None
            if session.failure is None:
                self._start(self._tell(session))

    async def _tell(self, session: RoomSession) -> None:
        """Tell everybody who is to be told of the open question. What is stored decides, so nobody is told twice."""
        room, planned = session.room, None

        def decide(found: Subscriptions) -> tuple[Subscriptions, int]:
            nonlocal planned
            question = open_question(room)
            planned = plan(question, room, found, session.looking, self._wall()) if question is not None else None
            return (planned.after, planned.later) if planned is not None else (found, 0)

        await self._repository.schedule(room.code, decide)
        if planned is not None:
            await self._send(session, planned)

    async def _send(self, session: RoomSession, planned: Plan) -> None:
        for channel in planned.channels:
            await self._sender.tell(session.room, channel)
        if planned.announced and planned.after.webhook is not None:
            self._sender.announce(session.room, planned.after.webhook, planned.announced)

    async def _sweep(self) -> None:
        with suppress(StoreError):
            await self._store.wake_notifications(self._wall())
        while True:
            with suppress(StoreError):
                for code in await self._store.due_notifications(self._wall(), SWEEP_BATCH):
                    await self._wake(code)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _wake(self, code: str) -> None:
        """Look at a room again. If it has just been loaded, or asks something new, its timer tells in time."""
        try:
            session = await self._registry.owned_session(code)
        except Refused as refused:
            if refused.code == "unknown":
                await self._repository.forget(code)
            else:  # unreadable: it is looked at again after a restart
                await self._repository.schedule(code, lambda found: (found, 0))
            return
        if session is None:
            return
        if session.room.phase in ENDED:
            await self._repository.forget(code)
            return
        await self._repository.schedule(code, lambda found: (found, 0))
        followed = self._followed.get(session)
        if followed is not None and followed.timer is None:
            await self._tell(session)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (StoreError, Refused) as error:
            log.warning("notifications: %s", error.what)
        except Exception:
            log.exception("notifications failed")  # no game depends on them
