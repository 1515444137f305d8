"""Messages, which have no language, and speakers, which put them into a language."""

from blackgate.editions.names import LANGUAGES
from blackgate.speech.catalogue import check_language
from blackgate.speech.message import Arg, Message, Row, Thing, Who, row, seats_in
from blackgate.speech.nouns import Noun
from blackgate.speech.saying import message
from blackgate.speech.speaker import Piece, Speaker

__all__ = [
    "LANGUAGES", "Arg", "Message", "Noun", "Piece", "Row", "Speaker", "Thing", "Who", "check_language", "message",
    "row", "seats_in",
]  # fmt: skip
