"""Writing a record."""

from typing import Final

from blackgate.errors import RecordError
from blackgate.game.game import Game
from blackgate.game.record.lines import CLAIM, MAGIC, MOST_LINES, SHOWN, VERSIONS
from blackgate.game.record.promise import commitment, setting_lines
from blackgate.game.record.results import dealt, result_of, results_told

WARNING: Final = "# private: whoever reads the next line knows every roll and every card to come"


def record(game: Game, private: bool = False) -> str:
    """The record of a game that was played from its start.

    Of a keyed game the secret is written under the result. While the game runs it is kept back; a private record has it
    in the head, so that the game can go on from there: it is for whoever runs the game, and for nobody who plays.
    """
    if not game.from_start:
        raise RecordError("the game went on from a position, so its start is not known", "record", "keep the position")
    lines = [f"{MAGIC}{VERSIONS[-1]}", *setting_lines(game), *_chance(game, private and not game.over), "choices"]
    claims = results_told(game) if game.over and game.is_keyed else None
    lines += [f"{CLAIM}{words}" for words in dealt(game)] if claims is not None else []
    for n, (seat, number) in enumerate(game.past.log(game)):
        words = str(game.rules.lexicon.action(number)) if number >= 0 else f"undo {-number}"
        lines.append(f"P{seat + 1} {words}")
        lines += [f"{CLAIM}{words}" for words in claims[n]] if claims is not None else []
    if game.over:
        lines.append(f"result {result_of(game)}")
        lines += [_secret(game)] if game.is_keyed else []
    if len(lines) >= MOST_LINES:
        raise RecordError("the game is too long for a record", "record", f"at most {MOST_LINES} lines")
    return "\n".join(lines) + "\n"


def _chance(game: Game, private: bool) -> list[str]:
    """Where chance comes from."""
    keyed = game.state.keyed
    if keyed is None:
        return [f"seed {game.seed}"]
    lines = [f"chance keyed {commitment(game)}"]
    lines += [f"salt {keyed.salt.decode()}"] if keyed.salt else []
    return [*lines, WARNING, _secret(game)] if private else lines


def _secret(game: Game) -> str:
    """The line that shows the secret."""
    keyed = game.state.keyed
    return f"{SHOWN}{keyed.secret.hex()}" if keyed is not None else ""
