"""The server's side of one worker process: what it has loaded, and what it answers."""

from collections.abc import Sequence

from blackgate.bots.external.protocol import VERSION, Answer, Greeting, Hello
from blackgate.bots.failures import Failure
from blackgate.game.rules import Rules
from blackgate.server.bot_pool.cache import LruCache
from blackgate.server.bot_pool.protocol import (
    CACHED_TABLES,
    MOST_LINE_BYTES,
    NULL,
    Failed,
    LoadBot,
    decode_reply,
    encode_line,
    nested,
)
from blackgate.server.bot_pool.request import BotRequest
from blackgate.server.worker_process import WorkerProcess


class WorkerHandle:
    """A worker process and a copy of its cache. It survives errors of a bot, but not errors of the protocol."""

    def __init__(self, command: Sequence[str], start_seconds: float) -> None:
        self._process = WorkerProcess(command, MOST_LINE_BYTES)
        self._start_seconds = start_seconds
        self._cached: LruCache[set[str]] = LruCache(CACHED_TABLES)
        self._request_number = 0

    @property
    def pid(self) -> int:
        """Of its process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.is_alive

    async def start(self) -> None:
        """Wait for its hello."""
        await self._process.connect()
        greeting = await self._exchange(b"")
        if not isinstance(greeting, Greeting) or greeting.protocol != VERSION:
            raise self._protocol_error(f"no hello of protocol {VERSION}, but {greeting}")

    async def answer(self, request: BotRequest) -> Answer:
        """The answer of a bot. Its clock starts once the bot is loaded and the request is sent."""
        try:
            await self._load_bot(request.entrant.name, request.table, request.rules)
            return await self._asked(request)
        except Failure:
            self._cached.drop(request.table)
            raise

    async def _asked(self, request: BotRequest) -> Answer:
        self._request_number += 1
        found = await self._exchange(encode_line(request.message(self._request_number)), request.seconds())
        if isinstance(found, Greeting) or found.id != self._request_number:
            raise self._protocol_error(f"an answer to something else than question {self._request_number}")
        return found

    async def wait_closed(self, grace: float = 0.0) -> None:
        """Wait until the process is gone."""
        await self._process.wait_closed(grace)

    async def _load_bot(self, bot: str, table: str, rules: Rules) -> None:
        """Make sure that the bot is loaded, and that the worker has the rules of the table."""
        seated = self._cached.get(table)
        if seated is not None and bot in seated:
            return
        box = nested(Hello(VERSION, bot, 0, rules.setting, rules.edition)) if seated is None else NULL
        found = await self._exchange(encode_line(LoadBot(bot, table, box)))
        if not isinstance(found, Greeting):
            raise self._protocol_error("an answer where a bot was to sit down")
        self._cached.put(table, {bot, *(seated or ())})

    async def _exchange(self, message: bytes, seconds: float | None = None) -> Greeting | Answer:
        """Send one line and wait for one line; kill a worker whose reply cannot be read."""
        text = await self._process.exchange(message, self._start_seconds if seconds is None else seconds)
        try:
            found = decode_reply(text)
        except Failure as failure:
            raise self._protocol_error(failure.text) from None
        if isinstance(found, Failed):
            raise Failure(found.kind, found.text)
        return found

    def _protocol_error(self, text: str) -> Failure:
        self._process.kill()
        return Failure("nonsense", text)
