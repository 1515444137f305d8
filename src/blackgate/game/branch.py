"""Branches: play on from any moment of a finished game, as it really was or as one seat knew it.

A branch is a game of its own: its chance is new, and its record holds the position it begins with. Its seats remember
what they knew. Where the hidden cards are drawn again, only that one seat has private memories; the others know what
lies open.
"""

import hmac
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

import msgspec

from blackgate.errors import BlackgateError, BranchError, NotOverError, RecordError
from blackgate.game.beginning import beginning_of, begun, position_of
from blackgate.game.game import Game
from blackgate.game.origin import Origin
from blackgate.game.record.naming import name_of
from blackgate.game.record.reading import count, steps
from blackgate.game.record.verifying import canonical
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat, check_seat
from blackgate.game.view import View, from_json
from blackgate.game.worlds import imagine

REDRAW: Final = b"blackgate redraw\n"
"""Label of the number by which hidden cards are drawn again."""


class Start(msgspec.Struct, frozen=True):
    """Where a branch begins, and what its viewers remember; it can be stored."""

    origin: Origin
    position: str
    """The position as JSON, without chance."""
    remembered: tuple[str, ...]
    """Views of the moment as JSON, without the names of the players."""

    def game(
        self, rules: Rules, seats: Sequence[Seat] | None = None, seed: int = 0, secret: bytes | None = None
    ) -> Game:
        """The branch before its first decision."""
        known = [from_json(view).played_by(rules) for view in self.remembered]
        return begun(rules, self.position, self.origin, seats, seed=seed, secret=secret, remembered=known)


def branch(
    text: str,
    step: int,
    knowledge_of: int | None = None,
    *,
    seats: Sequence[Seat] | None = None,
    seed: int = 0,
    secret: bytes | None = None,
    base: Rules | None = None,
) -> Game:
    """A game that goes on from a step of the finished game in a record, by default with the same seats.

    With `knowledge_of` a seat, the hidden cards are drawn again, so that this seat cannot tell the difference.
    A secret of 32 bytes makes the chance of the branch keyed.
    """
    draw = seed if secret is None else redraw_seed(secret)
    moment, start = start_of(text, step, knowledge_of, draw, base)
    return start.game(moment.rules, moment.seats if seats is None else seats, seed, secret)


def redraw_seed(secret: bytes) -> int:
    """The number by which the hidden cards of a keyed branch are drawn again; it follows from its secret."""
    return int.from_bytes(hmac.digest(secret, REDRAW, "sha256")[:7], "big")


def start_of(
    text: str, step: int, knower: int | None = None, draw: int = 0, base: Rules | None = None
) -> tuple[Game, Start]:
    """A moment of the finished game in a record, and where a branch of it begins."""
    name, moment = moment_of(text, step, base)
    if moment.over:
        raise BranchError("the game is over after this step", f"step {step}", "an earlier step")
    origin = Origin(name, step, knower)
    nameless = moment.clone()
    nameless.seats = tuple(replace(seat, name=f"P{n}") for n, seat in enumerate(moment.seats, 1))
    if knower is None:
        views = [nameless.view(viewer) for viewer in (*range(moment.rules.players), None)]
        return moment, Start(origin, position_of(moment.rules, moment.state), _stored(views))
    known = nameless.view(check_seat(moment.rules.players, knower))
    return moment, Start(
        origin, position_of(known.rules, imagine(known, draw).state), _stored([known, nameless.view(None)])
    )


def moment_of(text: str, step: int, base: Rules | None = None) -> tuple[str, Game]:
    """The name of the finished game in a record, and the game after so many steps, with what its seats remember."""
    verdict, written = canonical(text, base)
    if not verdict.is_over:
        raise NotOverError("this game is not over", "record", "a running game has no branches")
    last = count(written)
    if not 0 <= step <= last:
        raise BranchError(f"there is no step {step}", "step", f"0 to {last}")
    return name_of(written), next(islice(steps(written, base, listen=True), step, None))


def check_branch(text: str, parent: str, base: Rules | None = None) -> Origin:
    """The origin of a branch, checked against the record it is a branch of; RecordError if they do not belong together.

    The position is that of the moment or, if hidden cards were drawn again, one that its seat cannot tell from it.
    """
    game = next(steps(text, base))
    if game.origin is None:
        raise RecordError("is no branch", "record", "a record with a line 'from'")
    name, moment = moment_of(parent, game.origin.step, base)
    if name != game.origin.game:
        raise RecordError(f"is a branch of {game.origin.game}, not of {name}", "from", "the record of that game")
    if game.rules.edition.fingerprint != moment.rules.edition.fingerprint:
        raise RecordError("is played with another edition than its origin", "edition", "an unchanged record")
    if not _agrees(game, moment):
        raise RecordError("does not begin at that moment", "position", "an unchanged record")
    return game.origin


def _agrees(game: Game, moment: Game) -> bool:
    """Whether a branch begins at a moment, as far as the seat whose knowledge counts can tell."""
    origin = game.origin
    assert origin is not None  # noqa: S101  (the caller has checked)
    if origin.knower is None:
        return beginning_of(game) == position_of(moment.rules, moment.state)
    known = moment.view(origin.knower)
    try:
        same = begun(moment.rules, beginning_of(game), origin, moment.seats, remembered=[known])
    except BlackgateError:
        return False
    return same.view(origin.knower) == known


def _stored(views: Sequence[View]) -> tuple[str, ...]:
    return tuple(view.to_json().decode() for view in views)
