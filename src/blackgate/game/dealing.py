"""The deal and its source of chance: a plain seed, or a secret. Rule: RULING-13."""

from typing import Final

from blackgate.engine.keyed import SECRET, Keyed
from blackgate.engine.setup import new_game
from blackgate.engine.state import State
from blackgate.errors import OptionError
from blackgate.game.rules import Rules

LONGEST_SALT: Final = 200
"""Maximum number of characters."""


def dealt(rules: Rules, seed: int, first: int | None, keyed: Keyed | None) -> State:
    """A game ready for its first decision."""
    return new_game(rules.tables, seed, -1 if first is None else first, keyed)


def stream(secret: object, salt: object) -> Keyed | None:
    """The keyed chance of a secret; None without one. Errors never contain the secret."""
    if not isinstance(salt, str) or len(salt) > LONGEST_SALT or not salt.isprintable() or salt != salt.strip():
        raise OptionError("that is no salt", "salt", f"one line of at most {LONGEST_SALT} printable characters")
    if secret is None and not salt:
        return None
    if not isinstance(secret, bytes) or len(secret) != SECRET:
        raise OptionError("that is no secret", "secret", f"{SECRET} bytes nobody knows: secrets.token_bytes({SECRET})")
    return Keyed(secret, salt.encode())
