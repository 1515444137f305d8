"""Chat: preset phrases and texts. Spectators are among themselves while a game runs."""

from blackgate.editions.visible import is_visible
from blackgate.server import event_log
from blackgate.server.commands import PHRASES, Say
from blackgate.server.event_log import AnyEntry
from blackgate.server.problems import Refused
from blackgate.server.room.person import Person
from blackgate.server.room.room import Room
from blackgate.server.room.seating import checked_name


def decide(room: Room, who: Person, wish: Say) -> tuple[AnyEntry, ...]:
    """A chat message, as far as the settings of the room allow it."""
    if room.settings.chat == "off":
        raise Refused("forbidden", "nobody chats in this room")
    if room.settings.chat == "phrases" and not wish.is_phrase:
        raise Refused("forbidden", "this room speaks in phrases", "text", f"one of {', '.join(PHRASES)}")
    if wish.is_phrase and wish.text not in PHRASES:
        raise Refused("invalid", f"{wish.text!r} is no phrase", "text", f"one of {', '.join(PHRASES)}")
    text = wish.text if wish.is_phrase else one_line(wish.text)
    name = "" if who.seat is not None else checked_name(wish.name or "Guest")
    to_table = who.seat is not None or not room.is_playing
    return (event_log.Said(who.seat, name, text, wish.is_phrase, to_table),)


def one_line(text: str) -> str:
    """A text as it is shown: unprintable characters are removed."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not is_visible(line):
        raise Refused("invalid", "that says nothing", "text", "say something")
    return line
