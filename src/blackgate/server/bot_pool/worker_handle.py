"""One worker as the server sees it: who sits there, and what it answers."""

from collections.abc import Sequence

from blackgate.bots.failing import Failure
from blackgate.bots.protocol import VERSION, Answer, Greeting, Hello
from blackgate.game.rules import Rules
from blackgate.server.bot_pool.cache import Shelf
from blackgate.server.bot_pool.protocol import LONGEST, NOTHING, TABLES, Failed, Sit, enclosed, heard_from_worker, line
from blackgate.server.bot_pool.request import Question
from blackgate.server.worker_process import Process


class Head:
    """A process and what it knows. What its bot does wrong it survives; what it does wrong itself it does not."""

    def __init__(self, command: Sequence[str], start_seconds: float) -> None:
        self._process = Process(command, LONGEST)
        self._start_seconds = start_seconds
        self._tables: Shelf[set[str]] = Shelf(TABLES)
        self._number = 0

    @property
    def pid(self) -> int:
        """Of its process."""
        return self._process.pid

    @property
    def is_well(self) -> bool:
        """Whether it can be asked."""
        return self._process.is_well

    async def start(self) -> None:
        """Wait for its hello."""
        await self._process.connect()
        greeting = await self._told(b"")
        if not isinstance(greeting, Greeting) or greeting.protocol != VERSION:
            raise self._lost_thread(f"no hello of protocol {VERSION}, but {greeting}")

    async def answer(self, question: Question) -> Answer:
        """What the bot of a question answers. Its clock runs from when it sits and the question is put."""
        try:
            await self._seat(question.entrant.name, question.table, question.rules)
            return await self._asked(question)
        except Failure:
            self._tables.drop(question.table)
            raise

    async def _asked(self, question: Question) -> Answer:
        self._number += 1
        found = await self._told(line(question.asked(self._number)), question.seconds())
        if isinstance(found, Greeting) or found.id != self._number:
            raise self._lost_thread(f"an answer to something else than question {self._number}")
        return found

    async def end(self, farewell: float = 0.0) -> None:
        """Until the process is gone."""
        await self._process.end(farewell)

    async def _seat(self, bot: str, table: str, rules: Rules) -> None:
        """See to it that the bot is made, and that the worker has the rules it is made for."""
        seated = self._tables.take(table)
        if seated is not None and bot in seated:
            return
        box = enclosed(Hello(VERSION, bot, 0, rules.setting, rules.edition)) if seated is None else NOTHING
        found = await self._told(line(Sit(bot, table, box)))
        if not isinstance(found, Greeting):
            raise self._lost_thread("an answer where a bot was to sit down")
        self._tables.put(table, {bot, *(seated or ())})

    async def _told(self, message: bytes, seconds: float | None = None) -> Greeting | Answer:
        """One line there, one line back; whoever is not to be understood is killed."""
        text = await self._process.line_after(message, self._start_seconds if seconds is None else seconds)
        try:
            found = heard_from_worker(text)
        except Failure as failure:
            raise self._lost_thread(failure.text) from None
        if isinstance(found, Failed):
            raise Failure(found.kind, found.text)
        return found

    def _lost_thread(self, text: str) -> Failure:
        self._process.kill()
        return Failure("nonsense", text)
