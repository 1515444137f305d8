"""Those who read what strangers send, and what a game they made of it must be able to do."""

from random import Random
from typing import Final, NamedTuple, Protocol

from tests.game.record_games import HUSH
from tests.proof.mutants import Mutant
from tests.properties.deeds import play

from blackgate import BlackgateError, Game, compiled, from_position, imagine, record, replay
from blackgate.errors import PositionError, RecordError, ViewError
from blackgate.game.record import decoded, steps, verify
from blackgate.game.view import from_json

DECISIONS: Final = 50 if compiled() else 12
"""So many are taken in a game that was read."""
LONGEST: Final = 600
"""Characters of an error."""


class Reads(Protocol):
    """Makes a game of a hostile input, or an error."""

    def __call__(self, mutant: Mutant) -> Game: ...


def read_record(mutant: Mutant) -> Game:
    """As it is replayed, verified or walked through."""
    text = decoded(mutant.data) if isinstance(mutant.data, bytes) else mutant.data
    if mutant.path == 1:
        verify(text, mutant.rules)
    if mutant.path == 2:
        return list(steps(text, mutant.rules, listen=True))[-1]
    return replay(text, mutant.rules)


def read_line(mutant: Mutant) -> Game:
    """As it is pasted."""
    return from_position(str(mutant.data), mutant.rules)


def read_position(mutant: Mutant) -> Game:
    """As it is loaded."""
    assert mutant.rules
    return Game.from_json(mutant.rules, str(mutant.data))


def read_view(mutant: Mutant) -> Game:
    """As a bot gets it over the wire and imagines a game; mostly with the rules at hand."""
    view = from_json(str(mutant.data).encode("utf-8", "surrogatepass"))
    if mutant.path and mutant.rules and view.setting == mutant.rules.setting:
        view.__dict__["rules"] = mutant.rules
    return imagine(view, chance=mutant.path)


class Reader(NamedTuple):
    """How a kind of input is read, and the error that belongs to it."""

    read: Reads
    error: type[BlackgateError]


READERS: Final = {
    "record": Reader(read_record, RecordError), "line": Reader(read_line, PositionError),
    "position": Reader(read_position, PositionError), "view": Reader(read_view, ViewError),
}  # fmt: skip


def check_error(error: BlackgateError, wanted: type[BlackgateError]) -> None:
    """Of the right class, one short printable line that says where, and no secret in it."""
    text = str(error)
    assert isinstance(error, wanted), f"the error is a {type(error).__name__}: {text}"
    assert error.what, "the error says nothing"
    assert error.where, f"the error says not where: {text}"
    assert len(text) <= LONGEST, f"the error is {len(text)} characters long"
    assert text.isprintable(), f"the error cannot be printed: {text!r}"
    assert "Traceback" not in text
    assert HUSH.hex()[:20] not in text.lower(), "the error tells the secret"


def check_game(game: Game, chooser: Random) -> None:
    """A game that was read is a real one."""
    _look(game, chooser)
    if game.from_start:
        again = replay(record(game, private=True), game.rules)
        assert again.to_dict() == game.to_dict(), "its record tells another game"
    for _ in range(5):
        play(game, chooser, DECISIONS // 5)
        assert game.over or game.legal(), f"nobody can do anything: {game.to_dict()['agenda']}"
    _look(game, chooser)


def _look(game: Game, chooser: Random) -> None:
    """Somebody can do something, everybody sees something, and it can be kept and imagined."""
    assert game.over or game.legal(), f"nobody can do anything: {game.to_dict()['agenda']}"
    table = game.to_dict()
    assert Game.from_dict(game.rules, table).to_dict() == table, "it comes back as another game"
    viewers = [None, *range(game.rules.players)]
    if not compiled():
        viewers = chooser.sample(viewers, 1)
    for viewer in viewers:
        game.view(viewer).to_json()
    imagine(game.view(chooser.choice(viewers)), chance=1)
