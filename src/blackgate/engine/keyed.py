"""Keyed chance: numbers that nobody can foresee and everybody can verify afterwards.

Each decision has an index; the setup is 0. Its numbers are the blocks HMAC-SHA256(secret, label, index, block, salt),
read from the front as words of 32 bits. Anybody who has the secret can derive them again. Rule: RULING-13.
"""

from hmac import digest
from typing import Final, final

from mypy_extensions import i64

SECRET: Final = 32
"""Bytes of a secret: 256 bits."""
CHANCE: Final = b"blackgate chance\n"
CHOOSER: Final = b"blackgate chooser\n"
POSITION: Final = b"blackgate position\n"
"""Labels keep the streams independent: the output under one label reveals nothing about the others."""


@final
class Keyed:
    """The stream of one game. Its position is the decision, the block and the word inside the block."""

    def __init__(self, secret: bytes, salt: bytes = b"") -> None:
        self.secret: bytes = secret
        self.salt: bytes = salt
        """The salt that the players added after the commitment; public."""
        self.index: int = 0
        self.blocks: int = 0
        """Blocks used for this decision."""
        self.words: bytes = b""
        self.at: int = 0

    def __repr__(self) -> str:
        return f"<Keyed, decision {self.index}>"

    def turn_to(self, index: int) -> None:
        """Move to the start of a decision's stream."""
        self.index = index
        self.blocks = 0
        self.words = b""
        self.at = 0

    def word(self) -> i64:
        """The next 32 bits."""
        if self.at == len(self.words):
            self.words = block(self.secret, CHANCE, self.index, self.blocks, self.salt)
            self.blocks += 1
            self.at = 0
        word = int.from_bytes(self.words[self.at : self.at + 4], "big")
        self.at += 4
        return word

    def clone(self) -> "Keyed":
        """A stream with the same future."""
        twin = Keyed(self.secret, self.salt)
        twin.index = self.index
        twin.blocks = self.blocks
        twin.words = self.words
        twin.at = self.at
        return twin


def block(secret: bytes, label: bytes, index: int, number: int, salt: bytes) -> bytes:
    """Thirty-two bytes that only the secret can produce. Index and number are eight bytes each, big-endian."""
    return digest(secret, label + index.to_bytes(8, "big") + number.to_bytes(8, "big") + salt, "sha256")


def chooser_seed(keyed: Keyed, index: int) -> int:
    """A seed for random choices at a decision, independent of the chance of the game."""
    return int.from_bytes(block(keyed.secret, CHOOSER, index, 0, keyed.salt)[:7], "big")


def position_seed(keyed: Keyed) -> int:
    """A seed for a game that continues from a written position: its future differs from that of this game."""
    return int.from_bytes(block(keyed.secret, POSITION, keyed.index, 0, keyed.salt)[:7], "big")
