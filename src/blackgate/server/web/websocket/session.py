"""A WebSocket session: one task receives, another one sends; either may end it."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

import msgspec
from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect

from blackgate.errors import BlackgateError
from blackgate.server.commands import Choose, Command
from blackgate.server.messages import AnyFromClient, AnyRequest, Bye, Guide, Hello, Hint, Look, Refusal
from blackgate.server.outbox import Outbox
from blackgate.server.problems import Problem, Refused, problem_of
from blackgate.server.session import Subscriber
from blackgate.server.stopwatch import QUEUEING, SENDING, UNTIMED, Stopwatch
from blackgate.server.web.app_state import AppState
from blackgate.server.web.logs import log
from blackgate.server.web.protocols.websocket import Arrival
from blackgate.server.web.rate_limit import Rate, TokenBucket, payer_of
from blackgate.server.web.request_body import MOST_BODY, decoded
from blackgate.server.web.websocket.admission import AdmittedConnection
from blackgate.server.web.websocket.close_codes import close_code, close_reason

MESSAGES: Final = Rate(10, 40)
"""Messages of one connection: far more than anybody clicks."""


@dataclass(frozen=True)
class SessionLimits:
    """Timeouts and rate limits of a session."""

    hello_seconds: float = 10.0
    """Until the first message."""
    key_seconds: float = 3.0
    """The same for a connection beyond the share of its address, which has to send the key of a seat."""
    send_seconds: float = 10.0
    """How long one message may wait for a slow consumer."""
    messages: Rate = MESSAGES


DEFAULT_LIMITS: Final = SessionLimits()


@dataclass(eq=False)
class WebSocketSession:
    """One connection, from hello to bye."""

    state: AppState
    socket: WebSocket
    receive: Receive
    code: str
    admitted: AdmittedConnection
    limits: SessionLimits = DEFAULT_LIMITS
    arrival: Arrival | None = None
    """When the last message arrived; None without a network."""
    _stopwatch: Stopwatch = field(default=UNTIMED, init=False)
    """Times the last message."""
    _unsent: Stopwatch | None = field(default=None, init=False)
    """Times a move whose reply is still to be sent."""

    @property
    def address(self) -> str:
        """Who is charged for everything."""
        return self.admitted.address

    @property
    def outbox(self) -> Outbox:
        """What is on its way to the client."""
        return self.admitted.outbox

    async def run(self) -> None:
        """Receive and send at once; the first to end stops the other."""
        hearing = asyncio.create_task(self._receive(), name="hear")
        telling = asyncio.create_task(self._send(), name="tell")
        try:
            await asyncio.wait((hearing, telling), return_when=asyncio.FIRST_COMPLETED)
            if not telling.done():
                await asyncio.wait((telling,), timeout=self.limits.send_seconds)  # the reason still has to be sent
        finally:
            for task in (hearing, telling):
                task.cancel()
            await asyncio.gather(hearing, telling, return_exceptions=True)

    async def _send(self) -> None:
        """Send what is queued until the connection is closed. A client that does not read is given up."""
        try:
            while (frame := await self.outbox.next_frame()) is not None:
                async with asyncio.timeout(self.limits.send_seconds):
                    await self.socket.send_text(frame.decode())
                if self._unsent is not None and self.outbox.is_empty:
                    self._move_done(self._unsent)
            code, reason = self.outbox.closing or (1000, "")
            async with asyncio.timeout(self.limits.send_seconds):
                await self.socket.close(code, close_reason(reason))
        except (OSError, WebSocketDisconnect, RuntimeError):
            return  # the client is gone

    def _move_done(self, stopwatch: Stopwatch) -> None:
        """The reply to a move was sent."""
        self._unsent = None
        stopwatch.lap(SENDING)
        self.state.metrics.move_stages.observe(stopwatch.seconds)

    async def _receive(self) -> None:
        """Receive until the client leaves or is rejected."""
        try:
            subscriber = await self._greet()
            try:
                await self._serve(subscriber)
            finally:
                self.state.registry.disconnect(subscriber)
        except WebSocketDisconnect:
            self.outbox.close(1000, "")
        except BlackgateError as error:
            self._reject(problem_of(error))
        except TimeoutError:
            self._reject(Problem("invalid", "nobody said hello", right="say hello first"), 4408)
        except Exception:  # noqa: BLE001  (only the operator sees it)
            log.exception("failed", route="socket", room=self.code)
            self._reject(Problem("unavailable", "this went wrong, and it is not your fault"), 1011)

    def _reject(self, problem: Problem, code: int | None = None) -> None:
        self.state.metrics.refusals.labels(problem.code).inc()
        self.outbox.push(msgspec.json.encode(Bye(problem)))
        self.outbox.close(code or close_code(problem.code), problem.what)

    async def _greet(self) -> Subscriber:
        """Read the hello and subscribe the connection."""
        async with asyncio.timeout(
            self.limits.hello_seconds if not self.admitted.is_candidate else self.limits.key_seconds
        ):
            hello = await self._next_message()
        if not isinstance(hello, Hello):
            raise Refused("invalid", "the first message is hello", "type", "hello")
        limits = self.state.limits
        limits.guesses.check(self.address, hello.key)
        limits.admission.check_key(self.admitted, hello.key)
        try:
            subscriber = await self.state.registry.connect(self.code, hello, self.outbox, payer_of(self.address))
        except BlackgateError as error:
            limits.guesses.charge(self.address, error)
            raise
        try:
            if hello.key:
                limits.admission.seat(self.admitted)
        except BlackgateError:
            self.state.registry.disconnect(subscriber)
            raise
        return subscriber

    async def _serve(self, subscriber: Subscriber) -> None:
        """Handle one message after the other, within the rate limits."""
        rate = self.limits.messages
        bucket = TokenBucket(rate, time.monotonic())
        while True:
            message = await self._next_message()
            if not self.is_open:
                return
            if not bucket.take(rate, time.monotonic()) or not self.state.limits.messages.take(self.address):
                raise Refused("too_fast", "too many messages at once", right="wait a little")
            if isinstance(message, Hello):
                raise Refused("invalid", "hello is said once", "type", "command, why, hint, explain, guide or look")
            if isinstance(message, Look):
                subscriber.is_looking = message.visible
            else:
                await self._handle(subscriber, message)

    @property
    def is_open(self) -> bool:
        """Whether messages are still handled: not once it is to be closed, even if the client does not read that."""
        return self.outbox.closing is None

    async def _handle(self, subscriber: Subscriber, message: AnyRequest) -> None:
        """Let the registry answer a message. Hints and writes are charged here as they are over HTTP."""
        try:
            self._charge(message)
        except Refused as refused:
            self.state.metrics.refusals.labels(refused.code).inc()
            subscriber.send(Refusal(message.id, subscriber.session.room.version, refused.problem))
            return
        began = time.perf_counter()
        subscriber.stopwatch = stopwatch = self._stopwatch
        code = await self.state.registry.handle(subscriber, message, self.address)
        if code is not None:
            self.state.metrics.refusals.labels(code).inc()
        elif isinstance(message, Command):
            self.state.metrics.acknowledged.observe(time.perf_counter() - began)
            if isinstance(message.wish, Choose) and stopwatch.was_stored:
                self._unsent = stopwatch

    def _charge(self, message: AnyRequest) -> None:
        if isinstance(message, Hint) and not self.state.limits.costly.take(self.address):
            raise Refused("too_fast", "too many hints at once", right="think for yourself a while")
        if isinstance(message, Guide) and not self.state.limits.guides.take(self.address):
            raise Refused("too_fast", "the guide is asked too often", right="choose without it for a moment")
        if isinstance(message, Command):
            self.state.charge_writing(self.address, message)

    async def _next_message(self) -> AnyFromClient:
        """The next message; raise Refused if it is binary or invalid."""
        event = await self.receive()
        self._stopwatch = Stopwatch(self.arrival.at if self.arrival is not None else time.perf_counter())
        self._stopwatch.lap(QUEUEING)
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000), event.get("reason"))
        text = event.get("text")
        if text is None:
            raise Refused("invalid", "messages are texts, not bytes")
        body = text.encode(errors="surrogatepass")
        if len(body) > MOST_BODY:
            raise Refused("invalid", "this is too long", right=f"at most {MOST_BODY} bytes")
        found: AnyFromClient = decoded(body, AnyFromClient)
        return found
