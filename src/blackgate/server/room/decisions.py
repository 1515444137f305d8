"""What a command does to a room: entries, and a result for its sender. Nothing is changed here."""

from collections.abc import Callable

from blackgate.server.commands import (
    Agree,
    Begin,
    Choose,
    Clear,
    Close,
    Command,
    Delete,
    Enrol,
    Forget,
    HandOver,
    Leave,
    Order,
    Pace,
    Pick,
    Rematch,
    Rename,
    Return,
    Say,
    Seat,
    Skip,
    Team,
    ThrowIn,
    Undo,
    Vote,
)  # fmt: skip
from blackgate.server.event_log import AnyEntry
from blackgate.server.keys import hashed
from blackgate.server.problems import Refused
from blackgate.server.room import absence, chat, consent, pace, play, seating
from blackgate.server.room.person import Person
from blackgate.server.room.room import RESIGNED, Room


class Decision:
    """The outcome of a command."""

    def __init__(self, entries: tuple[AnyEntry, ...], result: dict[str, str | int] | None = None) -> None:
        self.entries = entries
        self.result = result or {}
        """Sent to the sender alone: a new key, or the code of another room."""


def decide(room: Room, who: Person, command: Command, now: int, present: Callable[[], frozenset[int]]) -> Decision:
    """The entries that a command leads to; raise Refused if it is not possible.

    `now` is a time of the game clock; `present` gives the seats that count as present.
    """
    wish, seen = command.wish, command.seen
    if seen > room.version:
        raise Refused("invalid", f"version {seen} is not there yet", "seen", f"the room is at {room.version}")
    is_after_resigning = room.closed == RESIGNED and isinstance(wish, Rematch)
    if room.phase == "closed" and not isinstance(wish, Say | Forget | Delete) and not is_after_resigning:
        raise Refused("conflict", "this room is closed", right="open another one")
    match wish:
        case Choose() | ThrowIn() | Undo() | Order():
            return Decision(play.decide(room, who, wish, seen, now))
        case Say():
            return Decision(chat.decide(room, who, wish))
        case Seat() | Clear() | Rename() | Pick() | Team() | Enrol() | Begin() | Close():
            return Decision(seating.decide(room, who, wish))
        case HandOver():
            key = idempotency_key(who, command)
            return Decision(seating.hand_over(room, who, wish, key), replayed_result(room, command, key))
        case Vote() | Leave() | Return():
            return Decision(absence.decide(room, who, wish, present()))
        case Agree():
            return Decision(consent.decide(room, who, wish, present()))
        case Pace() | Skip():
            return Decision(pace.decide(room, who, wish))
        case Forget() | Delete():
            return Decision(seating.remove(room, who, wish))
        case Rematch():
            return Decision((), {"room": seating.next_room(room, who)})


def idempotency_key(who: Person, command: Command) -> str:
    """Identifies a command: the id chosen by its sender, made unique by the sender's key hash.

    Spectators have no keys, so their commands are told apart by what they say.
    """
    wish = command.wish
    said = hashed(f"{wish.name}: {wish.text}")[:16] if not who.key and isinstance(wish, Say) else ""
    return f"{who.author}{said}:{command.id}"


def replayed_result(room: Room, command: Command, key: str) -> dict[str, str | int]:
    """The result of a command that is in the log already, for the process that forwarded it."""
    return {"key": seating.handed_over_key(room, command.wish, key)} if isinstance(command.wish, HandOver) else {}
