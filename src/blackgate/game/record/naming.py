"""The name of a game: a hash of its record without the names of its players, which may be removed later."""

from hashlib import sha256
from typing import Final

LENGTH: Final = 20
"""Hexadecimal digits."""
SEAT_WORDS: Final = 5
"""Words of a seat before its name: `seat P1 human 1 0`."""


def name_of(text: str) -> str:
    """The name of the game in a record as `record` writes it (`canonical`)."""
    lines = text.splitlines()
    nameless = [" ".join(line.split(" ")[:SEAT_WORDS]) if line.startswith("seat ") else line for line in lines]
    return sha256("\n".join(nameless).encode()).hexdigest()[:LENGTH]
