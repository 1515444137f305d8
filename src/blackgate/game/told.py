"""What is told of a game. It stands apart from the tellers because its schema is read from it as it is written."""

from msgspec import Struct

from blackgate.speech import Message


class Told(Struct, frozen=True, gc=False):
    """A message and the rules behind what it tells."""

    message: Message
    rules: tuple[str, ...]
