"""`python -m blackgate.server.bot_pool.worker`: plays any bot at any table, one question after the other.

It ends with the server: at the end of its input, and when it thinks far longer than it may, which the server would not
have let it if it were still there.
"""

import signal
import sys
import traceback
from dataclasses import dataclass, field
from typing import IO, Final

import msgspec

from blackgate.bots import BOTS
from blackgate.bots.bot import Bot, Chance, Clock
from blackgate.bots.failing import Failure, seconds_left
from blackgate.bots.guard import failure_of
from blackgate.bots.outside import ProcessBot
from blackgate.bots.protocol import VERSION, Answer, Choose, Greeting, Hello, ThrowIn, heard_by_bot
from blackgate.bots.registry import from_outside
from blackgate.bots.worker import actions, rules_of, run
from blackgate.errors import BlackgateError
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.bot_pool.cache import Shelf
from blackgate.server.bot_pool.protocol import TABLES, Ask, Failed, FromWorker, Sit, heard_by_worker, line

OVERTIME: Final = 1.0
"""Seconds after the last moment of an answer at which a worker that still thinks ends itself."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rules, and the bots that were made for them."""

    rules: Rules
    bots: dict[str, Bot] = field(default_factory=dict)


class Worker:
    """Answers one message after the other."""

    def __init__(self, source: IO[bytes], sink: IO[bytes]) -> None:
        self._source, self._sink = source, sink
        self._tables: Shelf[Table] = Shelf(TABLES)

    def serve(self) -> None:
        """Until nobody speaks any more."""
        self._say(Greeting(VERSION, "worker"))
        while text := self._source.readline():
            self._say(self._answer(heard_by_worker(text)))

    def _say(self, message: FromWorker) -> None:
        self._sink.write(line(message))
        self._sink.flush()

    def _answer(self, message: Sit | Ask) -> FromWorker:
        """Whatever a bot raises is told, and costs it this question only."""
        try:
            return self._seated(message) if isinstance(message, Sit) else self._asked(message)
        except BlackgateError as error:
            return Failed("gone" if isinstance(message, Sit) else "error", str(error))
        except Exception as error:  # noqa: BLE001  (whatever a bot may do)
            if not isinstance(error, Failure):
                traceback.print_exc()
            failure = failure_of(error)
            return Failed(failure.kind, failure.text)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _seated(self, wanted: Sit) -> Greeting:
        table = self._tables.take(wanted.table)
        if table is None:
            table = Table(_rules(wanted))
            self._tables.put(wanted.table, table)
        if wanted.bot not in table.bots:
            table.bots[wanted.bot] = _made(wanted.bot, table.rules)
        bot = table.bots[wanted.bot]
        if isinstance(bot, ProcessBot):
            bot.start()  # here, so that it costs no time of a decision
        return Greeting(VERSION, wanted.bot, throws_in=True)

    def _asked(self, message: Ask) -> Answer:
        asked = heard_by_bot(bytes(message.asked))
        table = self._tables.take(message.table)
        if table is None or not isinstance(asked, Choose | ThrowIn):
            raise Failure("nonsense", "a question for nobody who sits here")
        return _answered(table, table.bots[message.bot], asked)


def _rules(wanted: Sit) -> Rules:
    hello = heard_by_bot(bytes(wanted.hello))
    if not isinstance(hello, Hello):
        raise Failure("nonsense", "a new table without its box")
    return rules_of(hello)


def _made(name: str, rules: Rules) -> Bot:
    return BOTS[name][0](rules) if name in BOTS else from_outside(name, rules, BOTS)


def _answered(table: Table, bot: Bot, asked: Choose | ThrowIn) -> Answer:
    clock = Clock(asked.seconds, asked.playouts if isinstance(asked, Choose) else None)
    # Nobody can be told by a Python thread that time is up: the compiled search lets none of them in.
    signal.setitimer(signal.ITIMER_REAL, seconds_left(clock) + OVERTIME)
    # The server wrote this view, so nothing in it has to be proven again.
    view = msgspec.json.decode(asked.view, type=View).played_by(table.rules)
    chance = Chance(asked.seed)
    if isinstance(asked, ThrowIn):
        said = bot.throw_in(view, actions(asked.asides), chance)
        return Answer(asked.id, action=None if said is None else str(said))
    choice = bot.choose(view, actions(asked.options), clock, chance, asked.explain)
    return Answer(asked.id, action=str(choice.action), reasons=choice.reasons)


def main() -> int:
    """Serve until the server is gone; how it ended."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    return run(lambda source, sink: Worker(source, sink).serve())


if __name__ == "__main__":
    sys.exit(main())
