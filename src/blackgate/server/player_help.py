"""Help for the people at a table: why something is not possible, hints, explanations, and the guide of a first game."""

from typing import Final

from blackgate.bots.reason_texts import thoughts
from blackgate.errors import BlackgateError
from blackgate.game.advice import guidance
from blackgate.game.advice.explanation import explanation
from blackgate.server.bot_pool import BotPool
from blackgate.server.messages import Advice, Explanation, Guidance
from blackgate.server.problems import Reason, Refused
from blackgate.server.room import Person, Room
from blackgate.server.room.play import why_not
from blackgate.server.room.seating import own_seat
from blackgate.server.session import RoomSession
from blackgate.server.windows import PendingQuestion

HINT_SECONDS: Final = 1.0
GUIDE_PLAYOUTS: Final = 300
"""Playouts for the option that the guide of a first game shows, which is asked for with every question."""


def why(session: RoomSession, who: Person, action: str) -> tuple[Reason, ...]:
    """Why an action is not possible."""
    seat, game = own_seat(who), session.room.game
    if game is None:
        raise Refused("conflict", "no game is going on")
    try:
        return why_not(game, game.number(action), seat)
    except BlackgateError as error:
        raise Refused("invalid", error.what, "action", error.right) from None


def explain(session: RoomSession, who: Person, name: str) -> Explanation:
    """What is going on, as a person may know it; to a spectator only what lies on the table."""
    game = session.room.game
    if game is None:
        raise Refused("conflict", "no game is going on", right="wait until it begins")
    seen = game.view(who.seat) if who.seat is not None else game.view(None, memory=False)
    return Explanation(name, explanation(seen))


async def hint(pool: BotPool, session: RoomSession, who: Person, name: str) -> Advice:
    """What a bot would do in this seat."""
    room, asked = session.room, _asked(session.room, who)
    reasons = await pool.hint(room.rules, asked.view, HINT_SECONDS, room=room.code, payer=session.payer)
    best = str(reasons.candidates[0].action) if reasons and reasons.candidates else str(asked.options[0])
    return Advice(name, best, reasons, tuple(thoughts(reasons, asked.view)) if reasons else ())


async def guide(pool: BotPool, session: RoomSession, who: Person, name: str) -> Guidance:
    """A good option for a newcomer, and why to take it."""
    room, asked = session.room, _asked(session.room, who)
    view, only = asked.view, asked.options[0] if len(asked.options) == 1 else None
    if only is None:
        found = await pool.hint(
            room.rules, view, HINT_SECONDS, playouts=GUIDE_PLAYOUTS, room=room.code, payer=session.payer
        )
        best = found.candidates[0].action if found and found.candidates else ""
        only = next((option for option in asked.options if str(option) == best), None)
    if only is None:
        return Guidance(name)
    return Guidance(name, str(only), guidance.reason(room.rules, view, only))


def _asked(room: Room, who: Person) -> PendingQuestion:
    """The question to this person, if the room allows help with it."""
    seat = own_seat(who)
    if not room.settings.hints:
        raise Refused("forbidden", "this room gives no hints")
    if room.chairs[seat].bot:
        raise Refused("conflict", "a bot plays for you", right="return to the table first")
    asked = room.asked_of(seat)
    if asked is None:
        raise Refused("conflict", "you are not asked")
    return asked
