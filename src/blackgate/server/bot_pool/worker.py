"""`python -m blackgate.server.bot_pool.worker`: plays any bot at any table, one request after the other.

It ends with the server: at the end of its input, or by an alarm if it thinks far longer than the server would allow.
"""

import signal
import sys
import traceback
from dataclasses import dataclass, field
from typing import IO, Final

import msgspec

from blackgate.bots import BOTS
from blackgate.bots.bot import Bot, Chance, Clock
from blackgate.bots.external.process_bot import ProcessBot
from blackgate.bots.external.protocol import VERSION, Answer, Choose, Greeting, Hello, ThrowIn, heard_by_bot
from blackgate.bots.failures import Failure, seconds_left
from blackgate.bots.guard import failure_of
from blackgate.bots.registry import from_outside
from blackgate.bots.worker import actions, rules_of, run
from blackgate.errors import BlackgateError
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.bot_pool.cache import LruCache
from blackgate.server.bot_pool.protocol import (
    CACHED_TABLES,
    Ask,
    Failed,
    FromWorker,
    LoadBot,
    decode_request,
    encode_line,
)

OVERTIME: Final = 1.0
"""Seconds after the timeout of an answer at which a worker that still thinks ends itself."""


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """Rules, and the bots that were loaded for them."""

    rules: Rules
    bots: dict[str, Bot] = field(default_factory=dict)


class BotWorker:
    """Answers one message after the other."""

    def __init__(self, source: IO[bytes], sink: IO[bytes]) -> None:
        self._source, self._sink = source, sink
        self._tables: LruCache[LoadedTable] = LruCache(CACHED_TABLES)

    def serve(self) -> None:
        """Serve until the end of the input."""
        self._send(Greeting(VERSION, "worker"))
        while text := self._source.readline():
            self._send(self._answer(decode_request(text)))

    def _send(self, message: FromWorker) -> None:
        self._sink.write(encode_line(message))
        self._sink.flush()

    def _answer(self, message: LoadBot | Ask) -> FromWorker:
        """Errors of a bot are reported, and cost it this request only."""
        try:
            return self._load_bot(message) if isinstance(message, LoadBot) else self._choose(message)
        except BlackgateError as error:
            return Failed("gone" if isinstance(message, LoadBot) else "error", str(error))
        except Exception as error:  # noqa: BLE001  (a bot may raise anything)
            if not isinstance(error, Failure):
                traceback.print_exc()
            failure = failure_of(error)
            return Failed(failure.kind, failure.text)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _load_bot(self, wanted: LoadBot) -> Greeting:
        table = self._tables.get(wanted.table)
        if table is None:
            table = LoadedTable(_rules(wanted))
            self._tables.put(wanted.table, table)
        if wanted.bot not in table.bots:
            table.bots[wanted.bot] = _new_bot(wanted.bot, table.rules)
        bot = table.bots[wanted.bot]
        if isinstance(bot, ProcessBot):
            bot.start()  # now, so that it costs no time of a decision
        return Greeting(VERSION, wanted.bot, throws_in=True)

    def _choose(self, message: Ask) -> Answer:
        asked = heard_by_bot(bytes(message.asked))
        table = self._tables.get(message.table)
        if table is None or not isinstance(asked, Choose | ThrowIn):
            raise Failure("nonsense", "a question for nobody who sits here")
        return _ask_bot(table, table.bots[message.bot], asked)


def _rules(wanted: LoadBot) -> Rules:
    hello = heard_by_bot(bytes(wanted.hello))
    if not isinstance(hello, Hello):
        raise Failure("nonsense", "a new table without its box")
    return rules_of(hello)


def _new_bot(name: str, rules: Rules) -> Bot:
    return BOTS[name][0](rules) if name in BOTS else from_outside(name, rules, BOTS)


def _ask_bot(table: LoadedTable, bot: Bot, asked: Choose | ThrowIn) -> Answer:
    clock = Clock(asked.seconds, asked.playouts if isinstance(asked, Choose) else None)
    # A Python thread could not report the timeout: the compiled search never releases the interpreter lock.
    signal.setitimer(signal.ITIMER_REAL, seconds_left(clock) + OVERTIME)
    # The server wrote this view, so it needs no verification.
    view = msgspec.json.decode(asked.view, type=View).played_by(table.rules)
    chance = Chance(asked.seed)
    if isinstance(asked, ThrowIn):
        said = bot.throw_in(view, actions(asked.asides), chance)
        return Answer(asked.id, action=None if said is None else str(said))
    choice = bot.choose(view, actions(asked.options), clock, chance, asked.explain)
    return Answer(asked.id, action=str(choice.action), reasons=choice.reasons)


def main() -> int:
    """Serve until the server is gone; return the exit code."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    return run(lambda source, sink: BotWorker(source, sink).serve())


if __name__ == "__main__":
    sys.exit(main())
