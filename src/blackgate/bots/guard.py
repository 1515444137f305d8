"""A guard around a bot: whatever the bot does, the table gets a legal answer, and knows when it is not the bot's."""

import logging
import time
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from blackgate.bots.bot import Bot, Chance, Choice, Clock
from blackgate.bots.external.process_bot import ProcessBot
from blackgate.bots.failures import Failure, Report, seconds_left
from blackgate.bots.reasons import Reasons
from blackgate.game.absence import usual_answer
from blackgate.game.actions import Action
from blackgate.game.view import View

KEPT: Final = 100
"""Reports that are remembered, the last ones."""

Fallback = Callable[[View, Sequence[Action], Chance], Action]

log: Final = logging.getLogger("blackgate.bots")
log.addHandler(logging.NullHandler())


def absent_answer(view: View, options: Sequence[Action], chance: Chance) -> Action:
    """What a player who is not there answers. Rule: RULING-16."""
    return usual_answer(view.question, options, chance.below(1 << 31))


class Guarded:
    """A bot whose exceptions, late answers and answers that are no options are replaced, each for that decision.

    The clock stands still while a program is started. What a bot in this process does late can only be noticed
    afterwards; it is replaced all the same, so that no bot gains by taking its time.
    """

    def __init__(self, bot: Bot, fallback: Fallback = absent_answer) -> None:
        self.bot = bot
        self.name = bot.name
        self.remembers: bool = getattr(bot, "remembers", True)
        self.reports: deque[Report] = deque(maxlen=KEPT)
        self.replaced = 0
        """Decisions the bot did not play."""
        self._fallback = fallback
        self._fresh: deque[Report] = deque(maxlen=KEPT)
        self._is_gone = False

    def choose(
        self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool = False
    ) -> Choice:
        """What the bot chooses; else what an absent player would."""
        offered = tuple(options)
        try:
            timed = self._started(clock)
            choice = checked_choice(self.bot.choose(view, offered, timed, chance, explain), offered)
            check_time(timed)
        except (Exception, SystemExit) as error:  # noqa: BLE001  (that is what a guard is for)
            self._report(view, failure_of(error))
            return Choice(self._fallback(view, offered, chance))
        return choice

    def throw_in(self, view: View, options: Sequence[Action], chance: Chance) -> Action | None:
        """What the bot says unasked; else nothing."""
        offered = tuple(options)
        try:
            timed = self._started(Clock())
            said = self.bot.throw_in(view, offered, chance)
            if said is not None:
                said = checked_action(said, offered)
            check_time(timed)
        except (Exception, SystemExit) as error:  # noqa: BLE001  (that is what a guard is for)
            self._report(view, failure_of(error))
            return None
        return said

    def fresh(self) -> list[Report]:
        """The reports since this was last asked."""
        found = list(self._fresh)
        self._fresh.clear()
        return found

    def close(self) -> None:
        """End the bot, if it is a program."""
        if isinstance(self.bot, ProcessBot):
            self.bot.close()

    def _started(self, clock: Clock) -> Clock:
        if not isinstance(self.bot, ProcessBot):
            return clock
        before = time.monotonic()
        self.bot.start()
        return replace(clock, begun=clock.begun + time.monotonic() - before)

    def _report(self, view: View, failure: Failure) -> None:
        """Once for every decision; but that a program is not started any more is said once and for all."""
        self.replaced += 1
        if self._is_gone:
            return
        self._is_gone = failure.kind == "gone"
        report = Report(view.viewer, view.question, failure.kind, failure.text)
        self.reports.append(report)
        self._fresh.append(report)
        log.warning("%s at seat %s was replaced at %r: %s, %s", self.name, report.seat, report.question, report.kind,
                    report.text)  # fmt: skip


def guarded(bot: Bot) -> Bot:
    """The bot with a guard, unless it has one or comes with Blackgate."""
    ours = type(bot).__module__.startswith("blackgate.") and not isinstance(bot, ProcessBot)
    return bot if ours else Guarded(bot)


def checked_choice(choice: object, options: tuple[Action, ...]) -> Choice:
    """A choice as it was given, if it is one."""
    if not isinstance(choice, Choice):
        raise Failure("illegal", f"a {type(choice).__name__} is not a Choice")
    if choice.reasons is not None and not isinstance(choice.reasons, Reasons):
        raise Failure("illegal", f"a {type(choice.reasons).__name__} is not Reasons")
    return Choice(checked_action(choice.action, options), choice.reasons)


def checked_action(action: object, options: tuple[Action, ...]) -> Action:
    """The option that was chosen."""
    if not isinstance(action, Action):
        raise Failure("illegal", f"a {type(action).__name__} is not an Action")
    if action not in options:
        raise Failure("illegal", f"{action} is not one of the options")
    return options[options.index(action)]


def check_time(clock: Clock) -> None:
    """Failure if an answer that came now is late."""
    late = -seconds_left(clock)
    if late > 0:
        raise Failure("late", f"the answer came {late:.2f} s after the last moment")


def failure_of(error: BaseException) -> Failure:
    """Any exception as a failure of the bot; where it was raised stands in the log of whoever wants to know."""
    if isinstance(error, Failure):
        return error
    log.debug("a bot raised", exc_info=error)
    return Failure("error", traceback.format_exception_only(error)[-1])
