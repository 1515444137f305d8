"""A question on its way to a bot, and what comes back."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

import msgspec

from blackgate.bots import BOTS
from blackgate.bots.bot import USUAL_SECONDS, Clock
from blackgate.bots.failing import COUNTED, Failure, Report, seconds_left
from blackgate.bots.protocol import Answer, Choose, ThrowIn
from blackgate.bots.reasons import Reasons
from blackgate.bots.spec import Entrant
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.bot_pool.limits import PLAYOUTS, SECONDS
from blackgate.server.bot_pool.protocol import Ask, enclosed, table_of

QUICK_SECONDS: Final = 0.3
"""The most a question may take that an express worker answers."""
PLAYOUTS_A_SECOND: Final = PLAYOUTS / SECONDS
"""Of a Mastermind in a hard position."""
BEHIND: Final = 0.2
"""Seconds more for a bot that is a program behind a worker: the worker ends it, and tells why."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot plays; with a report it is what an absent player would have played in its stead."""

    action: str
    reasons: Reasons | None = None
    report: Report | None = None


@dataclass(eq=False, slots=True, kw_only=True)
class Question:
    """One decision of one seat, or whether it throws something in."""

    room: str
    payer: str = ""
    """Whose share of the thinking time it uses."""
    entrant: Entrant
    rules: Rules
    view: View
    seed: int
    explain: bool = False
    is_aside: bool = False
    is_hint: bool = False
    """Asked for a person, who can wait until the bots have played."""
    is_begun: bool = False
    arrival: int = 0
    """Its number in the queue, and the moments it came there and was taken."""
    arrived: float = 0.0
    taken: float = 0.0
    limit: float | None = None
    """The most seconds for it, where it cannot have those its bot wants."""
    table: str = field(init=False)
    texts: tuple[str, ...] = field(init=False)
    answer: asyncio.Future[Answer] = field(init=False)

    def __post_init__(self) -> None:
        self.table = table_of(self.rules)
        self.texts = tuple(map(str, self.view.asides if self.is_aside else self.view.options))
        self.answer = asyncio.get_running_loop().create_future()

    def settle(self, answer: Answer) -> None:
        """The bot has answered; nobody may be waiting any more."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, failure: Failure) -> None:
        """The bot does not play this one."""
        if not self.answer.done():
            self.answer.set_exception(failure)

    def asked(self, number: int) -> Ask:
        """The question as it is put to a worker."""
        seen = msgspec.Raw(self.view.to_json())
        clock = self._clock()
        seconds, playouts = clock.seconds, clock.playouts
        if self.is_aside:
            message: Choose | ThrowIn = ThrowIn(number, self.texts, seconds, self.seed, seen)
        else:
            shown = seconds if playouts is None else COUNTED
            message = Choose(number, self.texts, shown, playouts, self.seed, self.explain, seen)
        return Ask(self.entrant.name, self.table, enclosed(message))

    def seconds(self) -> float:
        """How long an answer counts, from the moment the question is put."""
        return seconds_left(self._clock()) + (0.0 if self.entrant.name in BOTS else BEHIND)

    @property
    def is_quick(self) -> bool:
        """Whether it may be put to an express worker: nobody knows how long bots from elsewhere take to sit down."""
        return self.entrant.name in BOTS and not self.is_hint and self._wanted <= QUICK_SECONDS

    @property
    def budget(self) -> float:
        """About how many seconds of a worker its answer may take."""
        return self._wanted if self.limit is None else min(self._wanted, self.limit)

    @property
    def _wanted(self) -> float:
        """The same, if its bot has all the time it wants."""
        playouts = None if self.is_aside else self.entrant.playouts
        return self._usual().seconds if playouts is None else playouts / PLAYOUTS_A_SECOND

    def _clock(self) -> Clock:
        clock = self._usual()
        if self.limit is None:
            return clock
        if clock.playouts is None:
            return Clock(min(clock.seconds, self.limit))
        return Clock(clock.seconds, min(clock.playouts, max(1, int(self.limit * PLAYOUTS_A_SECOND))))

    def _usual(self) -> Clock:
        return Clock(USUAL_SECONDS) if self.is_aside else self.entrant.clock()
