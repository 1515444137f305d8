"""Put reasons into messages: the choice and its chance, the alternatives, what it gains and risks, the confidence.

The sentences are in `speech/*/thoughts.ftl`. They use only what the seat may know, because reasons are made from its
view.
"""

from collections.abc import Sequence
from math import hypot
from typing import Final

from blackgate.bots.reasons import Candidate, Cause, Reasons
from blackgate.evaluation.attribution import CAUSES
from blackgate.game import prompts
from blackgate.game.view import View
from blackgate.speech import Message, Row, Speaker, message

ERRORS: Final = 2.0
"""A difference of fewer standard errors is too close to call."""
WHOLE: Final = 10
"""From this amount on, tenths are not shown."""


def told(reasons: Reasons, view: View, language: str) -> list[str]:
    """The reasons in sentences, for the seat whose view it is."""
    names = [seat.name for seat in view.seats]
    speaker = Speaker(language, view.rules.edition, names, view.viewer)
    return [speaker.say(each) for each in thoughts(reasons, view)]


def thoughts(reasons: Reasons, view: View) -> list[Message]:
    """The reasons, one message per line; none if nothing was weighed."""
    offered = {str(option): prompts.priced(view.rules, view, option) for option in view.options}
    known = [(each, offered[each.action]) for each in reasons.candidates if each.action in offered]
    if not known:
        return []
    (chosen, option), *others = known
    lines = [_choice(chosen, option, others[:1])]
    if others[1:]:
        lines.append(message("thought-others", others=Row(tuple(_other(*each) for each in others[1:]), "comma")))
    if others:
        lines += [*_verdict(chosen, *others[0]), *_compared(reasons.causes, others[0][1])]
    return [*lines, *_effort(reasons)]


def _choice(chosen: Candidate, option: Message, instead: Sequence[tuple[Candidate, Message]]) -> Message:
    """The choice and its chance, compared with the second best."""
    if chosen.playouts and chosen.chance in (0.0, 1.0):
        return message("thought-wins" if chosen.chance else "thought-loses", option=option)
    chance, error = percent(chosen.chance), _spread(chosen)
    for second, other in instead:
        return message(
            "thought-instead", option=option, percent=chance, error=error, instead=other, second=percent(second.chance)
        )
    return message("thought-choice", option=option, percent=chance, error=error)


def _other(each: Candidate, option: Message) -> Message:
    return message("thought-other", option=option, percent=percent(each.chance))


def percent(chance: float) -> int:
    """A chance in percent."""
    return round(100 * chance)


def _spread(each: Candidate) -> int:
    """The standard error in percent, at least 1; empty if it is not known."""
    return max(percent(each.error), 1) if each.error else 0


def _verdict(chosen: Candidate, other: Candidate, option: Message) -> list[Message]:
    """A remark if the choice is not clearly the better one."""
    lead = chosen.chance - other.chance
    if abs(lead) < ERRORS * hypot(chosen.error, other.error):
        return [message("thought-close")]
    return [message("thought-prefers", option=option)] if lead < 0 else []


def _compared(causes: tuple[Cause, ...], other: Message) -> list[Message]:
    """What the choice gains and risks, compared with the second best."""
    known = [each for each in causes if each.what in CAUSES]
    good = Row(tuple(_cause(each) for each in known if each.weight >= 0))
    bad = Row(tuple(_cause(each) for each in known if each.weight < 0))
    gains = [message("thought-gains", option=other, causes=good)] if good.parts else []
    return [*gains, message("thought-risks", option=other, but=bad)] if bad.parts else gains


def _cause(each: Cause) -> Message:
    whole, tenths = tenths_of(each.amount)
    name = each.what.replace("_", "-")
    return message(f"cause-{name}", sign="less" if each.amount < 0 else "more", whole=whole, tenths=tenths)


def tenths_of(amount: float) -> tuple[int, int]:
    """An absolute amount as whole numbers and tenths."""
    size = abs(amount)
    return divmod(round(10 * size), 10) if size < WHOLE else (round(size), 0)


def _effort(reasons: Reasons) -> list[Message]:
    """How much was tried, if that is known."""
    if not reasons.playouts:
        return []
    whole, tenths = tenths_of(reasons.seconds)
    return [message("thought-effort", playouts=reasons.playouts, whole=whole, tenths=tenths)]
