"""Forwarding: a follower sends requests to the owner of a room, the owner executes them, and the reply comes back."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Final

from blackgate.errors import BlackgateError
from blackgate.server.cluster.messages import (
    REPLY,
    REQUEST,
    ForwardedCommand,
    ForwardedRequest,
    ProposedEntry,
    Reply,
    decode_reply,
    decode_request,
    encode,
)
from blackgate.server.cluster.shared_session import SharedSession
from blackgate.server.commands import HandOver
from blackgate.server.event_log import Sat
from blackgate.server.messages import Done, Refusal
from blackgate.server.problems import Refused, problem_of
from blackgate.server.room import Person
from blackgate.server.room.seating import sit
from blackgate.server.session import RoomSession
from blackgate.server.store import StoreError
from blackgate.server.store.interface import ClusterBus

RETRY_SECONDS: Final = 0.4
"""Seconds without a reply after which a request is sent again: the owner may have changed. The pause doubles each time,
because more messages do not help an owner that is slow."""
TIMEOUT_SECONDS: Final = 10.0
"""Seconds after which a request is given up."""
MOST_PENDING: Final = 2000
"""Requests that may wait for a reply at once."""


@dataclass
class PendingRequest:
    """A request that was sent."""

    session: SharedSession
    request: ForwardedRequest
    reply: Reply | None = None
    """The reply, if it came as a message."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_settled(self) -> bool:
        """Whether there is nothing to wait for: there is a reply, or nobody else can give one."""
        session = self.session
        return bool(session.is_owned or session.failure or session.is_done(self.request) or self.reply)

    async def wait(self) -> None:
        """Wait until it is settled."""
        while not self.is_settled:
            await self.changed.wait()
            self.changed.clear()


class Forwarder:
    """Sends requests to owners, and executes those of other processes."""

    def __init__(self, bus: ClusterBus, authorize: Callable[[RoomSession, str], Person]) -> None:
        self._bus, self._authorize = bus, authorize
        self._pending: dict[str, PendingRequest] = {}
        """By name of the request."""

    async def forward(self, session: SharedSession, request: ForwardedRequest) -> Done:
        """Let the owner of a room execute a request, or execute it here after becoming the owner.

        Raises Refused if the request is refused or nobody answers.
        """
        if len(self._pending) >= MOST_PENDING:
            raise Refused("unavailable", "too many wishes wait for an answer", right="try again in a while")
        if self._is_pending(session, request):
            raise Refused("conflict", "this command is on its way already", right="wait for its answer")
        name, pending = token_hex(12), PendingRequest(session, request)
        self._pending[name] = pending
        session.waiters.add(pending.changed)
        try:
            await self._send_until_settled(name, pending)
        finally:
            del self._pending[name]
            session.waiters.discard(pending.changed)
        if session.failure is None and session.is_done(request):
            return await session.result_of(request)
        if session.failure is None and session.is_owned:
            return await self._execute(session, request)
        if pending.reply is not None:
            return await self._result_of(session, pending.reply)
        raise Refused("unavailable", "the owner of this room does not answer", right="try again")

    def _is_pending(self, session: SharedSession, request: ForwardedRequest) -> bool:
        """Whether the same hand-over is pending already.

        Its reply holds a key, which only the first receiver may get.
        """
        return (
            isinstance(request, ForwardedCommand)
            and isinstance(request.command.wish, HandOver)
            and any(each.session is session and each.request == request for each in self._pending.values())
        )

    async def _send_until_settled(self, name: str, pending: PendingRequest) -> None:
        """Send a request to the owner, again and again, until it is settled or times out."""
        code, body, end = pending.session.room.code, encode(pending.request), time.monotonic() + TIMEOUT_SECONDS
        pause = RETRY_SECONDS
        while not pending.is_settled and time.monotonic() < end:
            with suppress(TimeoutError, StoreError):
                async with asyncio.timeout(pause):
                    await self._bus.send(name, REQUEST, body, "request", code, name)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await pending.wait()
            pause *= 2

    async def on_reply(self, name: str) -> None:
        """A message with a reply has arrived."""
        if name not in self._pending:
            return
        body = await self._bus.take(name, REPLY)
        if body is not None and name in self._pending:
            self._pending[name].reply = decode_reply(body)
            self._pending[name].changed.set()

    async def _result_of(self, session: SharedSession, reply: Reply) -> Done:
        """The result of a reply, once this process has read the log as far as the owner had."""
        with suppress(StoreError):  # then the connection is lost and all subscribers have to reconnect
            await session.catch_up(reply.seq)
        if isinstance(reply.result, Refusal):
            problem = reply.result.problem
            raise Refused(problem.code, problem.what, problem.where, problem.right, problem.reasons)
        return reply.result

    async def serve(self, session: SharedSession, name: str) -> None:
        """Execute a request of another process and reply. A failed session does not reply, unless it is deleted."""
        body = await self._bus.take(name, REQUEST)
        if body is None:
            return
        request = decode_request(body)
        try:
            result: Done | Refusal = await self._execute(session, request)
        except BlackgateError as error:
            result = Refusal("", session.room.version, problem_of(error))
        if session.failure is not None and not session.is_deleted:
            return
        if isinstance(result, Done) and session.is_done(request):
            session.announce_durable()
        else:
            await self._bus.send(name, REPLY, encode(Reply(result, session.durable_seq)), "reply", name)

    async def _execute(self, session: SharedSession, request: ForwardedRequest) -> Done:
        """Execute a request as the owner, unless it is done already."""
        match request:
            case ForwardedCommand(key_hash, command):
                return await session.command(self._authorize(session, key_hash), command)
            case ProposedEntry(entry) if not session.is_done(request):
                if isinstance(entry, Sat):
                    sit(session.room, entry.name, entry.seat, entry.key)  # raises Refused if the seat is taken
                session.commit((entry,))
        await session.wait_durable()
        return Done("", session.room.version)
