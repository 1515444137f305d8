"""A bot that is a separate program, in any language: it speaks the protocol over its standard streams.

Every error it makes is a `Failure`; `Guarded` replaces it with a legal answer.
"""

import shlex
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Final

import msgspec

from blackgate.bots.bot import SEEDS, USUAL_SECONDS, Chance, Choice, Clock
from blackgate.bots.external.child_process import Child
from blackgate.bots.external.protocol import (
    VERSION,
    Answer,
    Bye,
    Choose,
    FromBot,
    Greeting,
    Hello,
    ThrowIn,
    ToBot,
    Trouble,
    checked,
    heard_from_bot,
    place,
    written,
)
from blackgate.bots.failures import GRACE, Failure, seconds_left
from blackgate.errors import BotError
from blackgate.game.actions import Action
from blackgate.game.rules import Rules, rules
from blackgate.game.view import View

START_SECONDS: Final = 10.0
"""Seconds until a started program must have said hello."""
RESTARTS: Final = 3
"""Maximum number of restarts of a program that ended, was late or broke the protocol."""


class ProcessBot:
    """Starts its program at the first question; ends it with `close`, or with a `with` block."""

    def __init__(
        self,
        command: str | Sequence[str],
        setting: Rules | None = None,
        name: str = "process",
        seed: int = 0,
        restarts: int = RESTARTS,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self.name = name
        self.command = words_of(command)
        self.starts = 0
        self._hello = Hello(VERSION, name, seed, (setting or rules()).setting, (setting or rules()).edition)
        self._most, self._start_seconds = 1 + restarts, start_seconds
        self._child: Child | None = None
        self._throws_in = False
        self._id = 0

    def __enter__(self) -> "ProcessBot":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The id of the program's process, while it runs."""
        return self._child.pid if self._child is not None else None

    def start(self) -> None:
        """Start the program if it is not running, and wait for its hello; Failure if it cannot be started."""
        if self._child is not None:
            return
        if self.starts >= self._most:
            raise Failure("gone", f"the program failed {self.starts} times and is not started again")
        self.starts += 1
        self._child = Child(self.command)
        greeting = self._told(self._hello, time.monotonic() + self._start_seconds)
        if not isinstance(greeting, Greeting) or greeting.protocol != VERSION:
            self._drop()
            raise Failure("nonsense", f"no hello of protocol {VERSION}, but {greeting}")
        self._throws_in = greeting.throws_in

    def choose(
        self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool = False
    ) -> Choice:
        """The choice of the program."""
        self.start()
        texts, seen = tuple(map(str, options)), msgspec.Raw(view.to_json())
        self._id += 1
        seconds = max(clock.left if clock.playouts is None else seconds_left(clock), 0.0)
        seed = chance.below(SEEDS)
        asked = Choose(self._id, texts, seconds, clock.playouts, seed, explain, seen)
        answer = self._answer(asked, seconds_left(clock))
        chosen = place(answer, texts)
        if chosen is None:
            raise Failure("illegal", "neither an option nor an action")
        return Choice(options[chosen], checked(answer.reasons, texts))

    def throw_in(self, view: View, options: Sequence[Action], chance: Chance) -> Action | None:
        """What the program throws in unasked, if it wants to be asked for that."""
        self.start()
        if not self._throws_in:
            return None
        texts = tuple(map(str, options))
        self._id += 1
        asked = ThrowIn(self._id, texts, USUAL_SECONDS, chance.below(SEEDS), msgspec.Raw(view.to_json()))
        said = place(self._answer(asked, USUAL_SECONDS + GRACE), texts)
        return None if said is None else options[said]

    def _answer(self, asked: Choose | ThrowIn, seconds: float) -> Answer:
        """The answer to exactly this question. A program that answers another one is out of step and is ended."""
        found = self._told(asked, time.monotonic() + seconds)
        if isinstance(found, Greeting) or found.id != asked.id:
            self._drop()
            raise Failure("nonsense", f"an answer to something else than question {asked.id}")
        if isinstance(found, Trouble):
            raise Failure("error", found.text or "the bot says that it cannot answer")
        return found

    def _told(self, message: ToBot, deadline: float) -> FromBot:
        """Exchange one line each way; a program that fails is ended, and restarted for the next question."""
        assert self._child is not None  # noqa: S101  (it was started)
        try:
            return heard_from_bot(self._child.ask(written(message), deadline))
        except BaseException:
            self._drop()
            raise

    def _drop(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child = None

    def close(self) -> None:
        """End the program; it may be started again."""
        if self._child is not None:
            self._child.close(written(Bye()))
            self._child = None


def words_of(command: str | Sequence[str]) -> tuple[str, ...]:
    """Split a command line into words; BotError if it is empty."""
    try:
        words = tuple(shlex.split(command) if isinstance(command, str) else command)
    except ValueError as error:
        raise BotError(f"the command cannot be read: {error}", right="quote it as for a shell") from None
    if not words or not words[0]:
        raise BotError("there is no command to start", right="process:COMMAND, such as 'process:sh mybot.sh'")
    return words
