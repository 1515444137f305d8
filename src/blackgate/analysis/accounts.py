"""The account of a game: for every seat, result − chance at the start = own play + others' play + luck."""

from collections.abc import Sequence
from math import sqrt

import msgspec

from blackgate.analysis.curve import Moment
from blackgate.analysis.judgement import Judgement


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """The account of one seat, in shares of a win. In teams a side has one chance, so mates share start and result."""

    seat: int
    result: float
    """1 if its side has won, else 0."""
    start: float
    """The chance of its side right after the deal, with open cards."""
    own: float
    """What its own decisions gave away: never above 0."""
    others: float
    """What the decisions of all others gave it, or took from it; in teams those of its mates, too."""
    luck: float
    """The rest: dice, draws, what nobody could know, and what the evaluation gets wrong."""
    error: float
    """The standard error of `luck`."""
    own_error: float
    others_error: float


def accounts(moments: Sequence[Moment], decisions: Sequence[Judgement]) -> tuple[Account, ...]:
    """The accounts of all seats."""
    return tuple(_account(seat, moments, decisions) for seat in range(len(moments[0].chances)))


def _account(seat: int, moments: Sequence[Moment], decisions: Sequence[Judgement]) -> Account:
    mine = [each for each in decisions if each.seat == seat]
    theirs = [each for each in decisions if each.seat != seat]
    start, result = moments[0].chances[seat], moments[-1].chances[seat]
    own, others = _sum(mine, seat), _sum(theirs, seat)
    return Account(
        seat=seat,
        result=result,
        start=start,
        own=own,
        others=others,
        luck=result - start - own - others,
        error=_error(decisions, seat),
        own_error=_error(mine, seat),
        others_error=_error(theirs, seat),
    )


def _sum(decisions: Sequence[Judgement], seat: int) -> float:
    """What the losses of decisions changed for a seat."""
    return sum((each.effects[seat] for each in decisions if each.effects), 0.0)


def _error(decisions: Sequence[Judgement], seat: int) -> float:
    """The standard error of that: decisions are judged in worlds of their own, so the squares add up."""
    return sqrt(sum(each.errors[seat] ** 2 for each in decisions if each.errors))
