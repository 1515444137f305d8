"""Replays: a finished game at any moment, as any seat saw it.

A replay is made in parts of some moments each, one after the other, in the offload worker. The server caches the parts
(`cache`), so that a game is played once, in whatever order its parts are asked for.
"""

import gzip
from collections.abc import Iterator
from typing import Final

import msgspec

from blackgate.game.game import Game
from blackgate.game.narration import Told, tell
from blackgate.game.record import count, steps
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.problems import Refused

MOMENTS_PER_PART: Final = 32
"""Few enough to be made at once, enough to step back and forth without another request."""


class Moment(msgspec.Struct, frozen=True):
    """A game after so many decisions."""

    decision: int
    decisions: int
    """Of the whole game, including those that were taken back."""
    view: View
    story: tuple[Told, ...]
    """What the last decision brought about."""


class ReplaySeat(msgspec.Struct, frozen=True):
    """A seat of the game, as its record describes it."""

    player: str
    """`human`, or a bot such as `schemer`."""
    board: int
    """The prisoner board, and the face shown."""
    side: int


class Part(msgspec.Struct, frozen=True):
    """Consecutive moments; part n begins after n times 32 decisions."""

    number: int
    decisions: int
    seats: tuple[ReplaySeat, ...]
    moments: tuple[Moment, ...]


class Replay:
    """One game as one viewer saw it, played forward part by part."""

    def __init__(self, record: str, seat: int | None) -> None:
        self._seat = seat
        self.decisions = count(record)
        self.next_part = 0
        """The number of the next part."""
        self._at = 0
        self._steps = _narrated_steps(record, seat)

    def part(self, number: int) -> bytes:
        """A part as compressed JSON: the next one or a later one; earlier ones cannot be made any more."""
        check_part(number, self.decisions)
        moments: list[Moment] = []
        seats: tuple[ReplaySeat, ...] = ()
        for game, told in self._steps:
            if self._at >= number * MOMENTS_PER_PART:
                moments.append(Moment(self._at, self.decisions, game.view(self._seat), tuple(told)))
                seats = tuple(ReplaySeat(each.player, each.board, each.side) for each in game.seats)
            self._at += 1
            if len(moments) == MOMENTS_PER_PART:
                break
        self.next_part = number + 1
        text = msgspec.json.encode(Part(number, self.decisions, seats, tuple(moments)))
        return gzip.compress(text, 5, mtime=0)  # the same part has the same bytes at any time


def check_part(number: int, decisions: int) -> None:
    """Raise Refused if a game of so many decisions has no such part."""
    if not 0 <= number * MOMENTS_PER_PART <= decisions:
        raise Refused("unknown", f"there is no part {number}", "part", f"0 to {decisions // MOMENTS_PER_PART}")


def check_decision(decision: int, decisions: int) -> None:
    """Raise Refused if a game of so many decisions has no such decision."""
    if not 0 <= decision <= decisions:
        raise Refused("unknown", f"there is no decision {decision}", "decision", f"0 to {decisions}")


def moment_in(packed: bytes, decision: int) -> Moment:
    """One moment of a compressed part."""
    part = msgspec.json.decode(gzip.decompress(packed), type=_Loose)
    return msgspec.json.decode(part.moments[decision % MOMENTS_PER_PART], type=Moment)


class _Loose(msgspec.Struct, frozen=True):
    """A part whose moments are not decoded."""

    moments: tuple[msgspec.Raw, ...]


def _narrated_steps(record: str, seat: int | None) -> Iterator[tuple[Game, list[Told]]]:
    """The game after every decision, and what that brought about."""
    heard = 0
    for game in steps(record, listen=True):
        if not heard:
            _check_seat(game.rules, seat)
        told, heard = tell(game.rules, game.events, seat, heard), len(game.events)
        yield game, told


def _check_seat(rules: Rules, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < rules.players:
        raise Refused("unknown", f"there is no seat {seat + 1}", "seat", f"seats are 0 to {rules.players - 1}")
