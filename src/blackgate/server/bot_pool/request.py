"""A request to a bot, and its answer."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

import msgspec

from blackgate.bots import BOTS
from blackgate.bots.bot import USUAL_SECONDS, Clock
from blackgate.bots.external.protocol import Answer, Choose, ThrowIn
from blackgate.bots.failures import COUNTED, Failure, Report, seconds_left
from blackgate.bots.reasons import Reasons
from blackgate.bots.spec import Entrant
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.bot_pool.limits import MOST_PLAYOUTS, MOST_SECONDS
from blackgate.server.bot_pool.protocol import Ask, nested, table_key

QUICK_SECONDS: Final = 0.3
"""The most a request may take that the express worker answers."""
PLAYOUTS_A_SECOND: Final = MOST_PLAYOUTS / MOST_SECONDS
"""Of a Mastermind in a hard position."""
PROGRAM_OVERHEAD: Final = 0.2
"""Seconds more for a bot that is an external program: the worker ends it, and reports why."""


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a bot plays; with a report, what an absent player would have played instead."""

    action: str
    reasons: Reasons | None = None
    report: Report | None = None


@dataclass(eq=False, slots=True, kw_only=True)
class BotRequest:
    """One decision of one seat, or whether it throws something in."""

    room: str
    payer: str = ""
    """Who is charged for the thinking time."""
    entrant: Entrant
    rules: Rules
    view: View
    seed: int
    explain: bool = False
    is_aside: bool = False
    is_hint: bool = False
    """For a person, who can wait until the bots have played."""
    is_started: bool = False
    arrival: int = 0
    """Its number in the queue, and the times at which it arrived and was taken."""
    arrived: float = 0.0
    taken: float = 0.0
    limit: float | None = None
    """Most seconds for it, if it cannot have the full budget of its bot."""
    table: str = field(init=False)
    texts: tuple[str, ...] = field(init=False)
    reply: asyncio.Future[Answer] = field(init=False)

    def __post_init__(self) -> None:
        self.table = table_key(self.rules)
        self.texts = tuple(map(str, self.view.asides if self.is_aside else self.view.options))
        self.reply = asyncio.get_running_loop().create_future()

    def resolve(self, answer: Answer) -> None:
        """The bot has answered; the caller may be gone."""
        if not self.reply.done():
            self.reply.set_result(answer)

    def fail(self, failure: Failure) -> None:
        """The bot does not answer."""
        if not self.reply.done():
            self.reply.set_exception(failure)

    def message(self, number: int) -> Ask:
        """The request as it is sent to a worker."""
        seen = msgspec.Raw(self.view.to_json())
        clock = self._clock()
        seconds, playouts = clock.seconds, clock.playouts
        if self.is_aside:
            message: Choose | ThrowIn = ThrowIn(number, self.texts, seconds, self.seed, seen)
        else:
            shown = seconds if playouts is None else COUNTED
            message = Choose(number, self.texts, shown, playouts, self.seed, self.explain, seen)
        return Ask(self.entrant.name, self.table, nested(message))

    def seconds(self) -> float:
        """Timeout of the answer, from the moment the request is sent."""
        return seconds_left(self._clock()) + (0.0 if self.entrant.name in BOTS else PROGRAM_OVERHEAD)

    @property
    def is_quick(self) -> bool:
        """Whether the express worker may take it: not if the bot is external, which may take long to start."""
        return self.entrant.name in BOTS and not self.is_hint and self._full_budget <= QUICK_SECONDS

    @property
    def budget(self) -> float:
        """Estimated worker seconds for its answer."""
        return self._full_budget if self.limit is None else min(self._full_budget, self.limit)

    @property
    def _full_budget(self) -> float:
        """The same without a limit."""
        playouts = None if self.is_aside else self.entrant.playouts
        return self._default_clock().seconds if playouts is None else playouts / PLAYOUTS_A_SECOND

    def _clock(self) -> Clock:
        clock = self._default_clock()
        if self.limit is None:
            return clock
        if clock.playouts is None:
            return Clock(min(clock.seconds, self.limit))
        return Clock(clock.seconds, min(clock.playouts, max(1, int(self.limit * PLAYOUTS_A_SECOND))))

    def _default_clock(self) -> Clock:
        return Clock(USUAL_SECONDS) if self.is_aside else self.entrant.clock()
