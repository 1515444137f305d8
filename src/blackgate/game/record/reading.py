"""Read a record: the game it describes, decision by decision."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

from blackgate.engine.terms import SEATS
from blackgate.errors import ActionError, RecordError
from blackgate.game.game import Game
from blackgate.game.record.head import Head, whole
from blackgate.game.record.lines import RESULT, Line, Written, parted
from blackgate.game.record.results import result_of
from blackgate.game.rules import Rules

UNDO: Final = "undo "
NAMES: Final = {f"P{seat + 1}": seat for seat in range(SEATS)}
"""The seats as a record names them."""


def replay(text: str, base: Rules | None = None, listen: bool = False) -> Game:
    """The game of a record after its last choice. The edition is taken from `base`, if given."""
    return deque(steps(text, base, listen), maxlen=1)[0]


def steps(text: str, base: Rules | None = None, listen: bool = False, remembered: Sequence[str] = ()) -> Iterator[Game]:
    """The same game after every choice, the start included.

    `remembered` is what the viewers of a branch knew before it (`Start.remembered`): its record does not say that.
    """
    written, game = opened(text, base, remembered)
    if listen:
        game.listen()
    yield game
    for line in written.body:
        if written.version == 1 or not line.is_claim:
            follow(game, line, written.version)
            if _is_choice(line, written.version):
                yield game


def count(text: str) -> int:
    """The number of choices in a record; undone ones count as well."""
    written = parted(text)
    return sum(_is_choice(line, written.version) for line in written.body)


def _is_choice(line: Line, version: int) -> bool:
    """Whether a line continues the game. Claims and the result only state what happened."""
    return (version == 1 or not line.is_claim) and not line.text.startswith(RESULT)


def opened(text: str, base: Rules | None = None, remembered: Sequence[str] = ()) -> tuple[Written, Game]:
    """A record, and its game before the first choice."""
    written = parted(text)
    return written, Head(written, base, remembered).game()


def follow(game: Game, line: Line, version: int) -> None:
    """Apply one line: a choice, an undo, or the result, which must match."""
    who, _, what = line.text.partition(" ")
    if who == "result":
        _check_result(game, what, line.where, version)
        return
    if game.over:
        raise RecordError("the game was over before", line.where, "no choices after the end")
    try:
        if version > 1 and what.startswith(UNDO):
            game.undo(_seat(game, who, line.where), whole(what.removeprefix(UNDO), line.where, 6))
        else:
            _choose(game, who, what, line.where)
    except ActionError as error:
        raise RecordError(error.what, line.where, error.right) from None


def _choose(game: Game, who: str, what: str, where: str) -> None:
    """Apply a decision of the seat that is asked, or one thrown in. Rule: RULING-151."""
    seat = _thrown_in(game, who, what)
    if seat is not None:
        game.throw_in(seat, what)
    elif who == f"P{game.seat + 1}":
        game.apply(what)
    else:
        raise RecordError(f"{who!r} decides, but P{game.seat + 1} was asked", where, f"P{game.seat + 1} …")


def _thrown_in(game: Game, who: str, what: str) -> int | None:
    """The seat that threw something in unasked, if the line says so. Rule: RULING-151."""
    seat = NAMES.get(who, SEATS)
    asides = game.legal_asides(seat) if seat < game.rules.players else []
    return seat if asides and game.number(what) in asides else None


def _seat(game: Game, who: str, where: str) -> int:
    seat = NAMES.get(who, SEATS)
    if seat >= game.rules.players:
        raise RecordError(f"{who!r} is not a seat", where, f"P1 to P{game.rules.players}")
    return seat


def _check_result(game: Game, what: str, where: str, version: int) -> None:
    """Compare the result; the first version of the format compared the winner only."""
    found = result_of(game)
    is_same = what == found if version > 1 else what.split()[:1] == found.split()[:1]
    if not (game.over and is_same):
        raise RecordError(f"says {what!r}, but the game is {found}", where)
