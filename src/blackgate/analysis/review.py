"""Review a finished game: what each decision was worth, and how much of the result was play, and how much luck."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

import msgspec

from blackgate.analysis.accounts import Account, accounts
from blackgate.analysis.curve import Moment, curve
from blackgate.analysis.judgement import FEWEST as WORLDS
from blackgate.analysis.judgement import Judge, Judgement
from blackgate.analysis.replayed import Replayed, replayed
from blackgate.analysis.turning_points import TurningPoint, course
from blackgate.errors import ReviewError
from blackgate.game.record.reading import steps
from blackgate.game.rules import Rules
from blackgate.game.seats import check_seat
from blackgate.speech import Message

VERSION: Final = 2
"""Version of the types below and of how decisions are judged; new fields alone do not raise it."""
PLAYOUTS: Final = 2_000
"""Playouts of a decision."""
FEWEST: Final = 4 * WORLDS
"""Half of the playouts measure, two in each world: with fewer no difference would count."""
SHOWN: Final = 3
"""Lucky and unlucky moments of a seat."""
ERRORS: Final = 2.0
"""Luck of fewer standard errors is not shown."""
SLIGHT: Final = 0.005
"""Nor is less than this, in shares of a win."""

Progress = Callable[[int, int], None]


class LuckyMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A step in which chance helped a seat, or hurt it."""

    step: int
    """The number of choices after it: the moment that shows what it changed."""
    round: int
    amount: float
    """The chance after it less the mean chance with the same decision and chance redrawn."""
    error: float
    words: tuple[Message, ...]
    """What happened, a message per line, with open cards; empty if the story has no words for it."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game."""

    version: int = VERSION
    names: tuple[str, ...]
    teams: tuple[str, ...] = ()
    """By seat: its team; empty where everybody is alone."""
    moments: tuple[Moment, ...]
    """The curve."""
    sides: tuple[tuple[int, ...], ...]
    """The seats that win together; turning points tell of the chance of a side."""
    turning_points: tuple[TurningPoint, ...]
    accounts: tuple[Account, ...]
    """By seat."""
    decisions: tuple[Judgement, ...]
    """Every decision between several options that was not taken back, in the order of the game."""
    lucky: tuple[tuple[LuckyMoment, ...], ...]
    """By seat: the moments of most luck, at most three, the largest first."""
    unlucky: tuple[tuple[LuckyMoment, ...], ...]
    playouts: int
    seed: int


def review(
    record: str,
    base: Rules | None = None,
    *,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    seats: Sequence[int] | None = None,
    progress: Progress | None = None,
    remembered: Sequence[str] = (),
) -> Review:
    """Review the game of a record. The edition is taken from `base`, if given.

    With `seats`, only their decisions are listed; all are judged, because what others do is a part of every account.
    `progress` is told how many decisions are judged, and how many there are.
    `remembered` is what the viewers of a branch knew before it (`Start.remembered`).
    RecordError if the record does not replay; NotOverError if its game is not over; ReviewError if so few playouts
    could not tell a mistake.
    """
    check_playouts(playouts)
    played = replayed(record, base, seed)
    wanted = {check_seat(played.rules.players, seat) for seat in seats} if seats is not None else None
    judged: list[Judgement] = []
    judging = judgements(record, base, played.decisions, playouts=playouts, seed=seed, remembered=remembered)
    for each in judging:
        judged.append(each)
        if progress is not None:
            progress(len(judged), len(played.decisions))
    found = assembled(record, base, played, judged, playouts=playouts, seed=seed)
    shown = tuple(each for each in judged if wanted is None or each.seat in wanted)
    return msgspec.structs.replace(found, decisions=shown)


def judgements(
    record: str,
    base: Rules | None,
    wanted: Collection[int],
    *,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    remembered: Sequence[str] = (),
) -> Iterator[Judgement]:
    """Judge some decisions of a game, by their steps. A decision is judged the same whichever others are."""
    games = steps(record, base, listen=True, remembered=remembered)
    game = next(games)
    judge = Judge(game.rules, check_playouts(playouts), seed)
    last, wanted = max(wanted, default=-1), frozenset(wanted)
    for step in range(last + 1):
        view = game.view(game.seat, memory=True) if step in wanted else None
        next(games)
        if view is not None:
            yield judge.judge(step, view, game.choices[-1])


def check_playouts(playouts: int) -> int:
    """Refuse so few playouts that every decision would be good."""
    if playouts < FEWEST:
        raise ReviewError(f"{playouts} playouts cannot tell a mistake", "playouts", f"at least {FEWEST}")
    return playouts


def assembled(
    record: str, base: Rules | None, played: Replayed, judged: Sequence[Judgement], *, playouts: int, seed: int
) -> Review:
    """The review, from all judgements of a game."""
    seats = range(played.rules.players)
    moments, turns = curve(record, base), course(record, base)
    return Review(
        names=played.names,
        teams=tuple(played.rules.teams or ()),
        moments=moments,
        sides=turns.sides,
        turning_points=turns.turning_points,
        accounts=accounts(moments, judged),
        decisions=tuple(judged),
        lucky=tuple(lucky_moments(played, moments, seat, 1) for seat in seats),
        unlucky=tuple(lucky_moments(played, moments, seat, -1) for seat in seats),
        playouts=playouts,
        seed=seed,
    )


def lucky_moments(played: Replayed, moments: Sequence[Moment], seat: int, sign: int) -> tuple[LuckyMoment, ...]:
    """The moments of most luck, or (-1) of most bad luck, of a seat."""
    found = [
        LuckyMoment(
            step=step + 1,
            round=moments[step].round,
            amount=luck.amounts[seat],
            error=luck.errors[seat],
            words=played.told(step),
        )
        for step, luck in played.luck.items()
        if sign * luck.amounts[seat] > max(ERRORS * luck.errors[seat], SLIGHT)
    ]
    return tuple(sorted(found, key=lambda each: -sign * each.amount)[:SHOWN])
