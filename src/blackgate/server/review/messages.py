"""What is sent of a review."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from blackgate.analysis import Account, Judgement, LuckyMoment, Review
from blackgate.analysis import Verdict as Grade
from blackgate.speech import Message


class Flaw(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that gave something away beyond doubt, judged from what its seat knew."""

    step: int
    """The number of choices before it."""
    round: int
    seat: int
    grade: Literal["inaccuracy", "mistake", "blunder"]
    option: Message
    """What was chosen, and what would have been better; with the chances of both."""
    better: Message
    chance: float
    best_chance: float
    error: float
    """The standard error of the difference."""
    is_bluff: bool
    """Whether it threatens or answers a threat: what others believe is not measured."""
    words: tuple[Message, ...]
    """Why the other option is better."""


class GameReview(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game."""

    accounts: tuple[Account, ...]
    """By seat."""
    flaws: tuple[Flaw, ...]
    """In the order of the game."""
    judged: int
    """How many decisions were judged."""
    lucky: tuple[tuple[LuckyMoment, ...], ...]
    """By seat: the moments of most luck."""
    unlucky: tuple[tuple[LuckyMoment, ...], ...]


class ReviewStatus(msgspec.Struct, frozen=True, kw_only=True):
    """How far a review is."""

    state: Literal["waiting", "working", "done"]
    ahead: int = 0
    """Reviews that come first."""
    judged: int = 0
    decisions: int = 0
    """How many of so many decisions are judged; 0 until they are counted."""
    review: GameReview | None = None


def shown(found: Review) -> GameReview:
    """The part of a review that is sent."""
    return GameReview(
        accounts=found.accounts,
        flaws=flaws(found.decisions),
        judged=len(found.decisions),
        lucky=found.lucky,
        unlucky=found.unlucky,
    )


def flaws(decisions: Sequence[Judgement]) -> tuple[Flaw, ...]:
    """The decisions with a verdict."""
    return tuple(
        Flaw(
            step=each.step,
            round=each.round,
            seat=each.seat,
            grade=each.verdict.value,  # type: ignore[arg-type]
            option=each.option,
            better=each.better,
            chance=each.chance,
            best_chance=each.best_chance,
            error=each.error,
            is_bluff=each.is_bluff,
            words=each.words,
        )
        for each in decisions
        if each.verdict != Grade.GOOD
    )
