"""What players do in a game: answer, now or ahead; throw in; take back; leave orders."""

from blackgate.errors import ActionError
from blackgate.game.game import Game
from blackgate.server import event_log
from blackgate.server.commands import Choose, Order, ThrowIn, Undo
from blackgate.server.event_log import AnyEntry
from blackgate.server.problems import Reason, Refused
from blackgate.server.room.automatic import earliest_release
from blackgate.server.room.person import Person
from blackgate.server.room.room import Room
from blackgate.server.room.seating import own_seat
from blackgate.server.windows import PendingQuestion


def decide(room: Room, who: Person, wish: Choose | ThrowIn | Undo | Order, seen: int, now: int) -> tuple[AnyEntry, ...]:
    """The entry that a player's command leads to."""
    seat = own_seat(who)
    if isinstance(wish, Order):
        return (event_log.Ordered(seat, wish.orders),)
    if not room.is_playing:
        raise Refused("conflict", "no game is going on", right="wait until it begins, or ask for a rematch")
    if room.is_paused:
        raise Refused("conflict", "the game is paused", right="agree to go on first")
    if room.chairs[seat].bot:
        raise Refused("conflict", "a bot plays for you", right="return to the table first")
    if seen < room.asked_since:
        raise Refused("stale", "something happened meanwhile", "seen", f"look again: the room is at {room.version}")
    match wish:
        case Choose():
            return (_answer(room, seat, wish.action, now),)
        case ThrowIn():
            return (_thrown_in(room.playing, seat, wish.action),)
        case Undo():
            return (_undone(room, seat, wish.decisions),)


def _answer(room: Room, seat: int, words: str, now: int) -> AnyEntry:
    """An answer; sealed if others are asked before or if it must not be seen yet."""
    asked = room.asked_of(seat)
    if asked is None:
        raise Refused("conflict", "you are not asked", "action", "wait for your question")
    action = spelled(asked, words)
    if asked is room.asked[0] and now >= earliest_release(room, seat):
        return event_log.Chose(seat, action)
    return event_log.Sealed(seat, room.asked_since, action)


def spelled(asked: PendingQuestion, words: str) -> str:
    """An option as the log spells it; raise Refused, with the reasons, if it is none."""
    try:
        number = asked.game.number(words)
        action = str(asked.game.rules.lexicon.action(number))
    except ActionError as error:
        raise Refused("invalid", error.what, "action", error.right) from None
    if not asked.game.is_legal(number):
        reasons = why_not(asked.game, number, asked.seat)
        raise Refused("invalid", f"{action} is not possible now", "action", "see the reasons", reasons)
    return action


def why_not(game: Game, number: int, seat: int) -> tuple[Reason, ...]:
    """Every reason against an action, as far as the seat may know."""
    return tuple(Reason(each.message, each.rules, each.help) for each in game.why_not(number, seat))


def _thrown_in(game: Game, seat: int, words: str) -> AnyEntry:
    try:
        number = game.number(words)
        action = game.rules.lexicon.action(number)
    except ActionError as error:
        raise Refused("invalid", error.what, "action", error.right) from None
    if action not in game.asides(seat):
        raise Refused("conflict", f"{action} cannot be thrown in now", "action", reasons=why_not(game, number, seat))
    return event_log.ThrewIn(seat, str(action))


def _undone(room: Room, seat: int, decisions: int) -> AnyEntry:
    """What is taken back; not if that would regain time that is used up."""
    if room.settings.clock.kind == "live" and room.clocks.banks[seat] == 0:
        raise Refused("conflict", "your time is used up", right="play on")
    steps = room.undo_steps(seat)
    if decisions > len(steps):
        most = len(steps)
        right = f"{most} at most: something has come to light since" if most else "something has come to light since"
        raise Refused("conflict", "that cannot be taken back", "decisions", right)
    return event_log.Undid(seat, steps[decisions - 1])
