"""A conversation over a socket: one task hears, another one tells; either may end it."""

import asyncio
import time
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect

from blackgate.errors import BlackgateError
from blackgate.server.commands import Command
from blackgate.server.messages import AnyFromClient, Bye, Hello, Hint, Refusal, Why
from blackgate.server.outbox import Outbox
from blackgate.server.problems import Problem, Refused, problem_of
from blackgate.server.session import Subscriber
from blackgate.server.web.app_state import House
from blackgate.server.web.logs import log
from blackgate.server.web.rate_limit import Credit, Rate, payer_of
from blackgate.server.web.request_body import MOST, decoded
from blackgate.server.web.websocket.admission import Pass
from blackgate.server.web.websocket.close_codes import close_code, close_reason

MESSAGES: Final = Rate(10, 40)
"""What one connection may say: far more than anybody clicks."""


@dataclass(frozen=True)
class Patience:
    """How long a conversation waits, and how fast it may go."""

    hello: float = 10.0
    """Seconds until the first message."""
    key: float = 3.0
    """The same for connections beyond the share of their address: they have to show the key of a seat."""
    send: float = 10.0
    """Seconds one message may wait for a client that does not read."""
    messages: Rate = MESSAGES


USUAL: Final = Patience()


@dataclass(eq=False)
class Talk:
    """One connection, from hello to bye."""

    house: House
    socket: WebSocket
    receive: Receive
    code: str
    entered: Pass
    patience: Patience = USUAL

    @property
    def address(self) -> str:
        """Whom everything is charged to."""
        return self.entered.address

    @property
    def connection(self) -> Outbox:
        """What is on its way to the client."""
        return self.entered.connection

    async def run(self) -> None:
        """Hear and tell at once; whichever ends first ends the other."""
        hearing = asyncio.create_task(self._hear(), name="hear")
        telling = asyncio.create_task(self._tell(), name="tell")
        try:
            await asyncio.wait((hearing, telling), return_when=asyncio.FIRST_COMPLETED)
            if not telling.done():
                await asyncio.wait((telling,), timeout=self.patience.send)  # the reason still has to be told
        finally:
            for task in (hearing, telling):
                task.cancel()
            await asyncio.gather(hearing, telling, return_exceptions=True)

    async def _tell(self) -> None:
        """Send what is queued until the connection is to end. Somebody who does not read is given up."""
        try:
            while (frame := await self.connection.next_frame()) is not None:
                async with asyncio.timeout(self.patience.send):
                    await self.socket.send_text(frame.decode())
            code, reason = self.connection.closing or (1000, "")
            async with asyncio.timeout(self.patience.send):
                await self.socket.close(code, close_reason(reason))
        except (OSError, WebSocketDisconnect, RuntimeError):
            return  # nobody is there any more to be told

    async def _hear(self) -> None:
        """Listen until somebody goes, or is sent away with a `bye`."""
        try:
            subscriber = await self._welcomed()
            try:
                await self._converse(subscriber)
            finally:
                self.house.hall.disconnect(subscriber)
        except WebSocketDisconnect:
            self.connection.close(1000, "")
        except BlackgateError as error:
            self._send_away(problem_of(error))
        except TimeoutError:
            self._send_away(Problem("invalid", "nobody said hello", right="say hello first"), 4408)
        except Exception:  # noqa: BLE001  (it is told to the operator, and nobody else)
            log.exception("failed", route="socket", room=self.code)
            self._send_away(Problem("unavailable", "this went wrong, and it is not your fault"), 1011)

    def _send_away(self, problem: Problem, code: int | None = None) -> None:
        self.house.meters.refusals.labels(problem.code).inc()
        self.connection.push(msgspec.json.encode(Bye(problem)))
        self.connection.close(code or close_code(problem.code), problem.what)

    async def _welcomed(self) -> Subscriber:
        """The first message says who one is."""
        async with asyncio.timeout(self.patience.hello if not self.entered.is_candidate else self.patience.key):
            hello = await self._message()
        if not isinstance(hello, Hello):
            raise Refused("invalid", "the first message is hello", "type", "hello")
        limits = self.house.limits
        limits.guesses.check(self.address, hello.key)
        limits.admission.greet(self.entered, hello.key)
        try:
            subscriber = await self.house.hall.connect(self.code, hello, self.connection, payer_of(self.address))
        except BlackgateError as error:
            limits.guesses.note(self.address, error)
            raise
        try:
            if hello.key:
                limits.admission.seat(self.entered)
        except BlackgateError:
            self.house.hall.disconnect(subscriber)
            raise
        return subscriber

    async def _converse(self, subscriber: Subscriber) -> None:
        """One message after the other, no faster than anybody may."""
        rate = self.patience.messages
        credit = Credit(rate, time.monotonic())
        while True:
            message = await self._message()
            if not self.is_heard:
                return
            if not credit.take(rate, time.monotonic()) or not self.house.limits.messages.take(self.address):
                raise Refused("too_fast", "too many messages at once", right="wait a little")
            if isinstance(message, Hello):
                raise Refused("invalid", "hello is said once", "type", "command, why or hint")
            await self._heard(subscriber, message)

    @property
    def is_heard(self) -> bool:
        """Whether messages are still served: not once it is to be closed, even if the client does not read that."""
        return self.connection.closing is None

    async def _heard(self, subscriber: Subscriber, message: Command | Why | Hint) -> None:
        """A message is answered by the hall; hints and what is written are rationed here as they are over HTTP."""
        try:
            self._charge(message)
        except Refused as refused:
            self.house.meters.refusals.labels(refused.code).inc()
            subscriber.send(Refusal(message.id, subscriber.session.room.version, refused.problem))
            return
        began = time.perf_counter()
        code = await self.house.hall.handle(subscriber, message, self.address)
        if code is not None:
            self.house.meters.refusals.labels(code).inc()
        elif isinstance(message, Command):
            self.house.meters.acknowledged.note(time.perf_counter() - began)

    def _charge(self, message: Command | Why | Hint) -> None:
        if isinstance(message, Hint) and not self.house.limits.costly.take(self.address):
            raise Refused("too_fast", "too many hints at once", right="think for yourself a while")
        if isinstance(message, Command):
            self.house.charge_writing(self.address, message)

    async def _message(self) -> AnyFromClient:
        """The next message; whoever sends bytes, or nonsense, is refused."""
        event = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000), event.get("reason"))
        text = event.get("text")
        if text is None:
            raise Refused("invalid", "messages are texts, not bytes")
        body = text.encode(errors="surrogatepass")
        if len(body) > MOST:
            raise Refused("invalid", "this is too long", right=f"at most {MOST} bytes")
        found: AnyFromClient = decoded(body, AnyFromClient)
        return found
