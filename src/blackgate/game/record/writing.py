"""Write a record."""

from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Final

from blackgate.errors import RecordError
from blackgate.game.game import Game
from blackgate.game.record.lines import (
    BOX_VERSION,
    BRANCH_VERSION,
    CLAIM,
    KEYED_VERSION,
    MAGIC,
    MOST_LINES,
    PLAIN_VERSION,
    SHOWN,
)
from blackgate.game.record.promise import commitment, setting_lines
from blackgate.game.record.results import dealt, result_of, results_told

WARNING: Final = "# private: whoever reads the next line knows every roll and every card to come"


def record(game: Game, private: bool = False) -> str:
    """The record of a game that was played from its start.

    The secret of a keyed game follows the result. While the game runs, the secret is withheld. A private record has it
    in the head, so that the game can continue from there; it is for the operator of the game and not for players.
    """
    return "\n".join(record_lines(game, private)) + "\n"


def record_lines(
    game: Game, private: bool = False, has_results: bool | None = None, covers_names: bool = False
) -> Iterator[str]:
    """The lines of a record as an iterator: a server writes a long record in small steps.

    A finished keyed game has results, unless `has_results` is false. `covers_names` is for a game that began when
    the commitment still covered the names.
    """
    keeps = game.over and game.is_keyed if has_results is None else has_results
    for count, line in enumerate(_lines(game, private, keeps, covers_names), 1):
        if count >= MOST_LINES:
            raise RecordError("the game is too long for a record", "record", f"at most {MOST_LINES} lines")
        yield line


def _lines(game: Game, private: bool, has_results: bool, covers_names: bool) -> Iterator[str]:
    if not game.from_start:
        raise RecordError("the game went on from a position, so its start is not known", "record", "keep the position")
    yield f"{MAGIC}{_version(game, covers_names)}"
    yield from setting_lines(game)
    yield from _chance(game, private and not game.over, covers_names)
    yield "choices"
    results: Iterator[Sequence[str]] = results_told(game) if has_results else repeat(())
    if has_results:
        yield from (f"{CLAIM}{words}" for words in dealt(game))
    for seat, number in game.past.log(game):
        words = str(game.rules.lexicon.action(number)) if number >= 0 else f"undo {-number}"
        yield f"P{seat + 1} {words}"
        yield from (f"{CLAIM}{result}" for result in next(results))
    if game.over:
        yield f"result {result_of(game)}"
        if game.is_keyed:
            yield _secret(game)


def _version(game: Game, covers_names: bool) -> int:
    """The version of the format."""
    if game.origin is not None:
        return BRANCH_VERSION
    if game.is_keyed and not covers_names:
        return KEYED_VERSION
    return BOX_VERSION if game.rules.box else PLAIN_VERSION


def _chance(game: Game, private: bool, covers_names: bool) -> list[str]:
    """The line with the source of chance."""
    keyed = game.state.keyed
    if keyed is None:
        return [f"seed {game.seed}"]
    lines = [f"chance keyed {commitment(game, covers_names)}"]
    lines += [f"salt {keyed.salt.decode()}"] if keyed.salt else []
    return [*lines, WARNING, _secret(game)] if private else lines


def _secret(game: Game) -> str:
    """The line with the secret."""
    keyed = game.state.keyed
    return f"{SHOWN}{keyed.secret.hex()}" if keyed is not None else ""
