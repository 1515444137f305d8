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
"""Maximum number of reports kept, the latest ones."""

Fallback = Callable[[View, Sequence[Action], Chance], Action]

log: Final = logging.getLogger("blackgate.bots")
log.addHandler(logging.NullHandler())


def absent_answer(view: View, options: Sequence[Action], chance: Chance) -> Action:
    """The answer of an absent player. Rule: RULING-16."""
    return usual_answer(view.question, options, chance.below(1 << 31))


class Guarded:
    """Replaces a bot for one decision after an exception, a late answer or an illegal answer.

    The clock stops while a program is started. A late answer of a bot in this process is noticed only afterwards. It is
    replaced all the same, so that no bot gains by being slow.
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
        """The choice of the bot, or else that of an absent player."""
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
        """What the bot throws in unasked, or else nothing."""
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
        """The reports since the last call."""
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
        """Report once for every decision, but only once in all that a program is not started any more."""
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
    """The choice of the bot, if it is valid."""
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
    """Any exception as a failure of the bot; its origin is logged for debugging."""
    if isinstance(error, Failure):
        return error
    log.debug("a bot raised", exc_info=error)
    return Failure("error", traceback.format_exception_only(error)[-1])
