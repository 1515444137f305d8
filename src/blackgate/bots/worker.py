"""`python -m blackgate.bots.worker NAME`: a bot written in Python, in a process of its own, over the protocol.

So it can be killed when it does not answer. Everything the bot prints goes to the error stream; the output stream is
reserved for the protocol.
"""

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import IO

from blackgate.bots import BOTS
from blackgate.bots.bot import Bot, Chance, Clock
from blackgate.bots.external.protocol import (
    LONGEST,
    VERSION,
    Answer,
    Bye,
    Choose,
    FromBot,
    Greeting,
    Hello,
    ThrowIn,
    Trouble,
    heard_by_bot,
    written,
)
from blackgate.bots.failures import Failure
from blackgate.bots.registry import factory
from blackgate.errors import BlackgateError
from blackgate.game.actions import Action
from blackgate.game.rules import Rules, rules
from blackgate.game.view import View
from blackgate.game.view import from_json as view_from_json

WELL, FAILED, BAD_INPUT = 0, 1, 2


def rules_of(hello: Hello) -> Rules:
    """The rules of the table, from the box in the message: no file is opened, so any house rules work.

    The box already contains the overlays; their names belong to the setting.
    """
    setting = hello.setting
    teams = setting.teams or False
    made = rules(hello.edition, setting.players, setting.options, humans=setting.humans, teams=teams)
    return replace(made, overlays=setting.overlays)


def actions(texts: Sequence[str]) -> tuple[Action, ...]:
    """The offered options as actions."""
    return tuple(Action(*text.split(" ", 1)) for text in texts)


class Worker:
    """Answers one message after the other."""

    def __init__(self, name: str, source: IO[bytes], sink: IO[bytes]) -> None:
        self._factory = BOTS[name][0] if name in BOTS else factory(name, BOTS)
        self._source, self._sink = source, sink
        self._rules: Rules | None = None
        self._bot: Bot | None = None

    def serve(self) -> None:
        """Answer messages until good-bye or the end of the input."""
        while line := self._source.readline(LONGEST + 1):
            match heard_by_bot(line):
                case Hello() as hello:
                    self._rules = rules_of(hello)
                    self._bot = self._factory(self._rules)
                    self._say(Greeting(VERSION, self._bot.name, throws_in=True))
                case Choose() | ThrowIn() as asked:
                    self._say(self._answer(asked))
                case Bye():
                    return

    def _say(self, message: FromBot) -> None:
        self._sink.write(written(message))
        self._sink.flush()

    def _answer(self, asked: Choose | ThrowIn) -> Answer | Trouble:
        """The answer of the bot; an exception is reported and costs it only this decision."""
        try:
            return self._chosen(asked) if isinstance(asked, Choose) else self._thrown_in(asked)
        except Exception as error:  # noqa: BLE001  (whatever a bot may do)
            traceback.print_exc()
            return Trouble(asked.id, traceback.format_exception_only(error)[-1][:LONGEST])

    def _chosen(self, asked: Choose) -> Answer:
        clock = Clock(asked.seconds, asked.playouts)
        view, bot = self._seen(asked)
        choice = bot.choose(view, actions(asked.options), clock, Chance(asked.seed), asked.explain)
        return Answer(asked.id, action=str(choice.action), reasons=choice.reasons)

    def _thrown_in(self, asked: ThrowIn) -> Answer:
        view, bot = self._seen(asked)
        said = bot.throw_in(view, actions(asked.asides), Chance(asked.seed))
        return Answer(asked.id, action=None if said is None else str(said))

    def _seen(self, asked: Choose | ThrowIn) -> tuple[View, Bot]:
        if self._bot is None or self._rules is None:
            raise Failure("nonsense", "a question before hello")
        return view_from_json(bytes(asked.view)).played_by(self._rules), self._bot


def own_streams() -> tuple[IO[bytes], IO[bytes]]:
    """The streams of the protocol, taken away from everybody else."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return source, sink


def run(serve: Callable[[IO[bytes], IO[bytes]], None]) -> int:
    """Serve over the streams of the protocol until the other side is gone. Returns the exit code."""
    try:
        serve(*own_streams())
    except BrokenPipeError:
        return FAILED
    return WELL


def main(arguments: Sequence[str]) -> int:
    """Serve the bot of that name. Returns the exit code."""
    if len(arguments) != 1:
        print("usage: python -m blackgate.bots.worker NAME", file=sys.stderr)
        return BAD_INPUT
    try:
        return run(lambda source, sink: Worker(arguments[0], source, sink).serve())
    except (BlackgateError, Failure) as error:
        print(f"error: {error}", file=sys.stderr)
        return FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
