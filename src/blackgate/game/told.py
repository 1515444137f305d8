"""A line of the story. It is a module of its own because the schema of the protocol is derived from it."""

from msgspec import Struct

from blackgate.speech import Message


class Told(Struct, frozen=True, gc=False):
    """A message and the rules behind it."""

    message: Message
    rules: tuple[str, ...]
