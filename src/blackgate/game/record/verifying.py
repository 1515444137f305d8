"""Verify a record: the commitment, every decision, every roll and shuffle, and the claimed results."""

from msgspec import Struct

from blackgate.errors import CutRecordError, RecordError
from blackgate.game.game import Game
from blackgate.game.record.head import covers_names
from blackgate.game.record.lines import CLAIM, Line
from blackgate.game.record.promise import commitment
from blackgate.game.record.reading import follow, opened
from blackgate.game.record.results import dealt, result_of, results_of
from blackgate.game.record.writing import record_lines
from blackgate.game.rules import Rules


class Verdict(Struct, frozen=True):
    """What was verified. A failure is a RecordError that names the line."""

    commitment: str
    """The commitment that the secret was checked against; empty for a plain seed."""
    decisions: int
    undone: int
    """Undone decisions."""
    results: int
    """Claims of the record that were derived again; 0 if it has none."""
    salt: str
    """The salt that the players added after the commitment."""
    result: str
    """Who won and how, or that the game is still running."""
    is_over: bool


def verify(text: str, base: Rules | None = None) -> Verdict:
    """Replay a record and check it against its own claims."""
    return _verdict(*_checked(text, base))


def canonical(text: str, base: Rules | None = None) -> tuple[Verdict, str]:
    """The verdict of `verify`, and the record as `record` writes it: without comments, padding and other spellings.

    The result describes the same game, gives the same verdict and is its own canonical form. A running game keeps its
    secret, as in a private record.
    """
    game, claims = _checked(text, base)
    lines = record_lines(game, private=True, has_results=claims.are_kept, covers_names=claims.covers_names)
    return _verdict(game, claims), "\n".join(lines) + "\n"


def _checked(text: str, base: Rules | None) -> tuple[Game, "Claims"]:
    """The game of a record without errors, after its last choice."""
    written, game = opened(text, base)
    game.listen()
    are_kept = any(line.is_claim for line in written.body) and written.version > 1
    claims = Claims(game, are_kept, covers_names(written.version))
    last = Line(0, "choices")
    for line in written.body:
        if line.is_claim and claims.are_kept:
            claims.check(line)
        else:
            claims.close(last)
            follow(game, line, written.version)
            claims.hear()
            last = line
    claims.close(last)
    if game.over and not last.text.startswith("result "):
        raise CutRecordError("the result is missing", last.where, f"result {result_of(game)}")
    return game, claims


def _verdict(game: Game, claims: "Claims") -> Verdict:
    log = game.past.log(game)
    undone = sum(-number for _, number in log if number < 0)
    decisions = sum(number >= 0 for _, number in log)
    salt = game.state.keyed.salt.decode() if game.state.keyed else ""
    return Verdict(
        commitment(game, claims.covers_names), decisions, undone, claims.checked, salt, result_of(game), game.over
    )


class Claims:
    """The results of the decisions, compared with the claims of the record."""

    def __init__(self, game: Game, are_kept: bool, covers_names: bool) -> None:
        self.game = game
        self.covers_names = covers_names
        """Whether the commitment covers the names of the players."""
        self.are_kept = are_kept
        """Whether the record has results; then it has all of them."""
        self.heard = len(game.events)
        self.due = dealt(game) if are_kept else []
        self.checked = 0

    def check(self, line: Line) -> None:
        """Compare the next claim."""
        said = line.text.removeprefix(CLAIM)
        true = self.due.pop(0) if self.due else "nothing more"
        if said != true:
            raise RecordError(f"says {said!r}, but what follows is {true!r}", line.where, "an unchanged record")
        self.checked += 1

    def close(self, line: Line) -> None:
        """Require that no claim is missing for a decision."""
        if self.due:
            raise RecordError(f"lacks a result: {self.due[0]!r}", f"after {line.where}", "an unchanged record")

    def hear(self) -> None:
        """Add the results of the last decision."""
        events = self.game.events
        self.due = results_of(events[self.heard :]) if self.are_kept else []
        self.heard = len(events)
