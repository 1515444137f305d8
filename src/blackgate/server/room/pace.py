"""The pace of the bots: set at any time, and skipped until a person has to answer."""

from blackgate.server import event_log
from blackgate.server.commands import Pace, Skip
from blackgate.server.event_log import AnyEntry
from blackgate.server.problems import Refused
from blackgate.server.room.person import Person
from blackgate.server.room.room import Room


def decide(room: Room, who: Person, wish: Pace | Skip) -> tuple[AnyEntry, ...]:
    """The pace is set, or bots answer at once for now."""
    if not may_set_pace(room, who):
        raise Refused("forbidden", "only the host sets the pace", right="ask the host")
    if isinstance(wish, Pace):
        return (event_log.Paced(wish.pace),)
    if not room.is_playing or room.is_paused:
        raise Refused("conflict", "no bot plays now")
    if any(room.chairs[each.seat].is_human for each in room.asked):
        raise Refused("conflict", "a person is asked", right="wait for the answer")
    return (event_log.Skipped(),)


def may_set_pace(room: Room, who: Person) -> bool:
    """Whether the pace is theirs to set: the host's, or of the only person at the table."""
    people = [seat for seat, chair in enumerate(room.chairs) if chair.key]
    return who.is_host or (who.seat is not None and people == [who.seat])
