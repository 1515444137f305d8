"""Absent players: the others vote on what to do, and the player may come back at any time."""

from typing import Final

from blackgate.server import event_log
from blackgate.server.commands import Leave, Return, Vote
from blackgate.server.event_log import AnyEntry
from blackgate.server.problems import Reason, Refused
from blackgate.server.room.person import Person
from blackgate.server.room.room import Room
from blackgate.server.room.seating import check_seat, own_seat
from blackgate.speech import message

STAND_IN: Final = "schemer"
"""The bot that plays for an absent player."""


def decide(room: Room, who: Person, wish: Vote | Leave | Return, present: frozenset[int]) -> tuple[AnyEntry, ...]:
    """A vote and, if it decides, its outcome; or a player leaves or returns."""
    seat = own_seat(who)
    if not room.is_playing:
        raise Refused("conflict", "no game is going on")
    if isinstance(wish, Leave):
        if room.chairs[seat].bot:
            raise Refused("conflict", "a bot plays for you already")
        return (event_log.Placed(seat, STAND_IN),)
    if isinstance(wish, Return):
        if not room.chairs[seat].bot and not room.chairs[seat].is_vacant:
            raise Refused("conflict", "nobody plays for you")
        return (event_log.Returned(seat),)
    check_seat(room, wish.absent)
    absent = room.chairs[wish.absent]
    if wish.absent in present or not absent.is_human or wish.absent == seat:
        why = "room-has-time" if room.settings.clock.kind == "days" else "room-not-missing"
        raise Refused("conflict", "that player is not missing", "absent", "wait", (Reason(message(why), ()),))
    vote = event_log.Voted(seat, wish.absent, wish.choice)
    votes = {**room.votes.get(wish.absent, {}), seat: wish.choice}
    voters = [n for n, chair in enumerate(room.chairs) if chair.is_human and n in present and n != wish.absent]
    if wish.choice == "open" and len(voters) < 2:
        # The new player would see the hand of the seat. One opponent alone must not be able to arrange that.
        why = "room-nobody-agrees"
        raise Refused("conflict", "nobody else is here to agree", "choice", "bot", (Reason(message(why), ()),))
    agreed = sum(votes.get(n) == wish.choice for n in voters)
    if wish.choice == "wait" or 2 * agreed <= len(voters):
        return (vote,)
    return (vote, event_log.Placed(wish.absent, STAND_IN) if wish.choice == "bot" else event_log.Vacated(wish.absent))
