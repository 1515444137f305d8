"""The win-chance curve of a finished game: one look of the value network at every position, with all cards open."""

import msgspec

from blackgate.bots.network import table_chances
from blackgate.errors import NotOverError
from blackgate.game.record.reading import steps
from blackgate.game.rules import Rules


class Moment(msgspec.Struct, frozen=True):
    """The chances at one moment."""

    step: int
    """The number of choices before it, as `blackgate replay` counts them."""
    round: int
    seat: int | None
    """The seat to decide; None at the end."""
    chances: tuple[float, ...]
    """By seat: the chance that its side wins, from 0 to 1."""


def curve(record: str, base: Rules | None = None) -> tuple[Moment, ...]:
    """The chances of all seats from the deal to the end. The edition is taken from `base`, if given.

    RecordError if the record does not replay; NotOverError if its game is not over.
    """
    moments: list[Moment] = []
    games = steps(record, base)
    game = next(games)
    network, seats = table_chances(game.rules), range(game.rules.players)
    while True:
        network.estimate(game.state)
        asked = None if game.over else game.seat
        moments.append(Moment(len(moments), game.state.round, asked, tuple(network.chances[seat] for seat in seats)))
        if next(games, None) is None:
            break
    if not game.over:
        raise NotOverError("the game of this record is not over", right="the record of a finished game")
    return tuple(moments)
