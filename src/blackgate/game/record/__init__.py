"""A game as a text that anyone can read and any engine of this version can replay; `docs/records.md` has the grammar.

The choices are authoritative: replaying them gives the same game, byte for byte (RULING-13). A keyed record ends with
the secret of its chance, so that everybody can derive every roll and every shuffle again.
"""

from blackgate.game.record.lines import decoded
from blackgate.game.record.naming import name_of
from blackgate.game.record.promise import commitment
from blackgate.game.record.reading import count, replay, steps
from blackgate.game.record.verifying import Verdict, canonical, verify
from blackgate.game.record.writing import record, record_lines

__all__ = [
    "Verdict", "canonical", "commitment", "count", "decoded", "name_of", "record",
    "record_lines", "replay", "steps", "verify",
]  # fmt: skip
