"""What players decide together: to pause the game, to go on, to resign."""

from blackgate.server import event_log
from blackgate.server.commands import Agree
from blackgate.server.event_log import AnyEntry
from blackgate.server.problems import Refused
from blackgate.server.room.person import Person
from blackgate.server.room.room import RESIGNED, Room
from blackgate.server.room.seating import own_seat


def decide(room: Room, who: Person, wish: Agree, present: frozenset[int]) -> tuple[AnyEntry, ...]:
    """A player agrees or rejects and, if nobody else has to agree, the outcome."""
    seat = own_seat(who)
    if not room.is_playing:
        raise Refused("conflict", "no game is going on")
    if not room.chairs[seat].is_human:
        raise Refused("conflict", "a bot plays for you", right="return to the table first")
    if wish.to != "resign" and (wish.to == "resume") != (room.is_paused):
        raise Refused("conflict", "the game is paused" if room.is_paused else "the game is not paused")
    agreed = event_log.Agreed(seat, wish.to, wish.agrees)
    missing = needed(room, wish.to, present) - room.agreed.get(wish.to, set()) - {seat}
    if not wish.agrees or missing:
        return (agreed,)
    match wish.to:
        case "pause":
            return agreed, event_log.Paused()
        case "resume":
            return agreed, event_log.Resumed()
        case "resign":
            return agreed, event_log.Closed(RESIGNED)


def needed(room: Room, to: str, present: frozenset[int]) -> frozenset[int]:
    """The seats that have to agree: every person who plays. A pause harms nobody who is absent."""
    people = frozenset(seat for seat, chair in enumerate(room.chairs) if chair.is_human)
    return people & present if to == "pause" else people
