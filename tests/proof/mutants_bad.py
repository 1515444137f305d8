"""Readers with a fault, one for each thing that is watched: the guard has to see every one of them."""

import itertools
import time

from tests.game.record_games import HUSH
from tests.proof.mutants import Mutant
from tests.proof.mutants_readers import Reader

from blackgate import Game, rules
from blackgate.errors import PositionError, RecordError


def _index(mutant: Mutant) -> Game:
    raise IndexError("list index out of range")


def _deep(mutant: Mutant) -> Game:
    return _deep(mutant)


def _other(mutant: Mutant) -> Game:
    raise PositionError("is not a position", "position")


def _nowhere(mutant: Mutant) -> Game:
    raise RecordError("is wrong")


def _secret(mutant: Mutant) -> Game:
    raise RecordError(f"{HUSH.hex()} is not what was promised", "line 3")


def _unprintable(mutant: Mutant) -> Game:
    raise RecordError("has the word \udcff", "line 3")


def _slow(mutant: Mutant) -> Game:
    until = time.process_time() + 0.5
    while time.process_time() < until:
        pass
    raise RecordError("is not a record", "line 1")


def _loop(mutant: Mutant) -> Game:
    return next(Game(rules()) for n in itertools.count() if n < 0)


def _room(mutant: Mutant) -> Game:
    if len(b"x" * 80_000_000):
        raise RecordError("is not a record", "line 1")
    return Game(rules())


def _flood(mutant: Mutant) -> Game:
    return Game(rules(), seed=len(bytearray(10**12)))


def _stuck(mutant: Mutant) -> Game:
    game = Game(rules())
    game.state.agenda[game.state.top] = 16
    return game


def _unkept(mutant: Mutant) -> Game:
    game = Game(rules())
    game.state.players[0].beatings = 99
    return game


INDEX, DEEP, OTHER, NOWHERE, SECRET, UNPRINTABLE, SLOW, LOOP, ROOM, FLOOD, STUCK, UNKEPT = (
    Reader(read, RecordError)
    for read in (
        _index, _deep, _other, _nowhere, _secret, _unprintable, _slow, _loop, _room, _flood, _stuck, _unkept
    )
)  # fmt: skip
