"""Saying something: a message with its parts by keyword. Compiled, for it is done some times with every decision."""

from blackgate.speech.message import Arg, Message


def message(name: str, **args: Arg) -> Message:
    """A message with its parts by keyword."""
    return Message(name, args)
