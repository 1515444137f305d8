"""Looking back: a game that is over, at any moment, as any seat saw it.

A game is shown in parts of some moments each. They are made one after the other, in the offload worker. The server
keeps all of them (`films`), so that a game is played once, in whatever order its parts are asked for.
"""

import gzip
from collections.abc import Iterator
from typing import Final

import msgspec

from blackgate.game.game import Game
from blackgate.game.record import count, steps
from blackgate.game.rules import Rules
from blackgate.game.telling import Told, tell
from blackgate.game.view import View
from blackgate.server.problems import Refused

LENGTH: Final = 32
"""Moments of a part: few enough to be there at once, enough to look back and forth without asking."""


class Moment(msgspec.Struct, frozen=True):
    """A game after so many decisions."""

    decision: int
    decisions: int
    """How many the whole game has; what was taken back counts as well."""
    view: View
    story: tuple[Told, ...]
    """What the last of them brought about."""


class Part(msgspec.Struct, frozen=True):
    """Moments one after the other; part n begins after n times 32 decisions."""

    number: int
    decisions: int
    moments: tuple[Moment, ...]


class Film:
    """One game through one pair of eyes, played forward part by part."""

    def __init__(self, record: str, seat: int | None) -> None:
        self._seat = seat
        self.decisions = count(record)
        self.next = 0
        """The number of the part that comes next."""
        self._at = 0
        self._reel = _told(record, seat)

    def part(self, number: int) -> bytes:
        """A part as packed JSON: the next one, or a later one; nothing before it can be had any more."""
        check_part(number, self.decisions)
        moments = []
        for game, told in self._reel:
            if self._at >= number * LENGTH:
                moments.append(Moment(self._at, self.decisions, game.view(self._seat), tuple(told)))
            self._at += 1
            if len(moments) == LENGTH:
                break
        self.next = number + 1
        return gzip.compress(msgspec.json.encode(Part(number, self.decisions, tuple(moments))), 5)


def check_part(number: int, decisions: int) -> None:
    """Refused where a game of so many decisions has no such part."""
    if not 0 <= number * LENGTH <= decisions:
        raise Refused("unknown", f"there is no part {number}", "part", f"0 to {decisions // LENGTH}")


def check_decision(decision: int, decisions: int) -> None:
    """Refused where a game of so many decisions has no such decision."""
    if not 0 <= decision <= decisions:
        raise Refused("unknown", f"there is no decision {decision}", "decision", f"0 to {decisions}")


def moment_in(packed: bytes, decision: int) -> Moment:
    """One moment of a packed part."""
    part = msgspec.json.decode(gzip.decompress(packed), type=_Loose)
    return msgspec.json.decode(part.moments[decision % LENGTH], type=Moment)


class _Loose(msgspec.Struct, frozen=True):
    """A part whose moments are not read."""

    moments: tuple[msgspec.Raw, ...]


def _told(record: str, seat: int | None) -> Iterator[tuple[Game, list[Told]]]:
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
