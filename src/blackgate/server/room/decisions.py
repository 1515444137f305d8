"""What a command makes of a room: entries, and what its sender is told. Nothing is changed here."""

from collections.abc import Callable

from blackgate.server.commands import (
    Begin,
    Choose,
    Clear,
    Close,
    Command,
    HandOver,
    Leave,
    Order,
    Rematch,
    Rename,
    Return,
    Say,
    Seat,
    ThrowIn,
    Undo,
    Vote,
)  # fmt: skip
from blackgate.server.event_log import AnyEntry
from blackgate.server.keys import hashed
from blackgate.server.problems import Refused
from blackgate.server.room import absence, chat, play, seating
from blackgate.server.room.person import Person
from blackgate.server.room.room import Room


class Decision:
    """What follows from a command."""

    def __init__(self, entries: tuple[AnyEntry, ...], result: dict[str, str | int] | None = None) -> None:
        self.entries = entries
        self.result = result or {}
        """What the sender alone is told: a new key, the code of another room."""


def decide(room: Room, who: Person, command: Command, now: int, present: Callable[[], frozenset[int]]) -> Decision:
    """The entries a command leads to; Refused says why it does not.

    `now` is by the clock that stands still while no server runs; `present` are the seats that count as connected.
    """
    wish, seen = command.wish, command.seen
    if seen > room.version:
        raise Refused("invalid", f"version {seen} is not there yet", "seen", f"the room is at {room.version}")
    if room.phase == "closed" and not isinstance(wish, Say):
        raise Refused("conflict", "this room is closed", right="open another one")
    match wish:
        case Choose() | ThrowIn() | Undo() | Order():
            return Decision(play.decide(room, who, wish, seen, now))
        case Say():
            return Decision(chat.decide(room, who, wish))
        case Seat() | Clear() | Rename() | Begin() | Close():
            return Decision(seating.decide(room, who, wish))
        case HandOver():
            mark = marked(who, command)
            return Decision(seating.hand_over(room, who, wish, mark), result_of(room, command, mark))
        case Vote() | Leave() | Return():
            return Decision(absence.decide(room, who, wish, present()))
        case Rematch():
            return Decision((), {"room": seating.rematch(room, who)})


def marked(who: Person, command: Command) -> str:
    """The id of a command, apart from those of other people; of spectators, who have no keys, by what they say."""
    wish = command.wish
    said = hashed(f"{wish.name}: {wish.text}")[:16] if not who.key and isinstance(wish, Say) else ""
    return f"{who.author}{said}:{command.id}"


def result_of(room: Room, command: Command, mark: str) -> dict[str, str | int]:
    """The result of a command that stands in the log: for the process that passed it on, which answers its sender."""
    return {"key": seating.key_after(room, command.wish, mark)} if isinstance(command.wish, HandOver) else {}
