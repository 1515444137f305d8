"""Before and around a game: seats, bots, hand-over, start, rematch, end of a room."""

from blackgate.editions.visible import is_visible
from blackgate.errors import SeatError
from blackgate.game.seats import check_name, folded
from blackgate.server import event_log
from blackgate.server.commands import Begin, Clear, Close, Delete, Enrol, Forget, HandOver, Pick, Rename, Seat, Team
from blackgate.server.event_log import AnyEntry
from blackgate.server.keys import derived_key, hashed, new_secret, opens
from blackgate.server.problems import Reason, Refused
from blackgate.server.room.person import Person
from blackgate.server.room.room import RESIGNED, Room
from blackgate.speech import Who, message


def sit(room: Room, name: str, seat: int | None, key: str) -> tuple[int, AnyEntry]:
    """A person takes a seat: the given one, or the first free one. In a running game only a vacated one."""
    free = [n for n, chair in enumerate(room.chairs) if is_free(room, n)]
    if seat is not None and not 0 <= seat < len(room.chairs):
        raise Refused("unknown", f"there is no seat {seat + 1}", "seat", f"seats are 0 to {len(room.chairs) - 1}")
    if not free:
        raise Refused("full", "every seat is taken", right="look on, or open a room of your own")
    if seat is not None and seat not in free:
        raise Refused("conflict", f"seat {seat + 1} is taken", "seat", f"seat {free[0] + 1} is free")
    chosen = free[0] if seat is None else seat
    return chosen, event_log.Sat(chosen, free_name(room, name), hashed(key))


def is_free(room: Room, seat: int) -> bool:
    """Whether somebody can sit down there now."""
    chair = room.chairs[seat]
    return not chair.is_taken if room.phase == "open" else room.is_playing and chair.is_vacant


def checked_name(name: str) -> str:
    """A name as it is shown; raise Refused if it is invalid."""
    wanted = " ".join(name.split())
    try:
        check_name(wanted, "name")
    except SeatError as error:
        raise Refused("invalid", error.what, "name", error.right) from None
    if not is_visible(wanted):
        raise Refused("invalid", "a name has to be visible", "name", "choose another name")
    return wanted


def free_name(room: Room, name: str) -> str:
    """A valid name that no bot of a running game has. Before the game, bots make way: they change their names."""
    wanted = checked_name(name)
    bots = [chair.name for chair in room.chairs if chair.is_bot]
    if room.is_playing and folded(wanted) in map(folded, bots):
        raise Refused("conflict", f"a bot here is called {wanted}", "name", "choose another name")
    return wanted


Before = Seat | Clear | Rename | Pick | Team | Enrol | Begin | Close
"""Commands about seats that are given before a game."""


def decide(room: Room, who: Person, wish: Before) -> tuple[AnyEntry, ...]:
    """Changes before the game."""
    match wish:
        case Rename():
            seat = own_seat(who)
            require_not_begun(room)
            return (event_log.Sat(seat, checked_name(wish.name), room.chairs[seat].key),)
        case Pick():
            return _picked(room, who, wish)
        case Team():
            return _changed_team(room, who, wish)
        case Enrol():
            return _enrolled(room, who, wish)
        case Clear():
            require_not_begun(room)
            check_seat(room, wish.seat)
            if who.seat != wish.seat:
                require_host(who)
            return (event_log.Rose(wish.seat),)
        case Seat():
            require_not_begun(room)
            require_host(who)
            if room.settings.rated:
                raise Refused("conflict", "no bot plays in a rated game", "seat", "wait for a person")
            if check_seat(room, wish.seat) and room.chairs[wish.seat].key:
                raise Refused("conflict", f"somebody sits on seat {wish.seat + 1}", "seat", "free it first")
            return (event_log.Placed(wish.seat, wish.bot),)
        case Begin():
            require_not_begun(room)
            require_host(who)
            empty = [str(n + 1) for n, chair in enumerate(room.chairs) if not chair.is_taken]
            if empty:
                raise Refused("conflict", f"seat {', '.join(empty)} is empty", right="wait, or put a bot there")
            undecided = [str(n + 1) for n, chair in enumerate(room.chairs) if not chair.is_enrolled]
            if room.settings.rated and undecided:
                raise Refused(
                    "conflict", f"seat {', '.join(undecided)} has not agreed to a rating", right="wait for it"
                )
            return (_beginning(room),)
        case Close():
            require_host(who)
            if room.is_playing:
                raise Refused("conflict", "a game is going on", right="play it to its end")
            return (event_log.Closed("host"),)


def _enrolled(room: Room, who: Person, wish: Enrol) -> tuple[AnyEntry, ...]:
    """A person agrees to a rating, with an identity of their own."""
    seat, identity = own_seat(who), hashed(wish.identity)
    require_not_begun(room)
    if not room.settings.rated:
        raise Refused("conflict", "this game is not rated", right="open a table that is")
    if any(opens(identity, chair.identity) for n, chair in enumerate(room.chairs) if n != seat):
        raise Refused("conflict", "nobody is rated against themselves", "identity", "one identity for each seat")
    return (event_log.Enrolled(seat, identity),)


def remove(room: Room, who: Person, wish: Forget | Delete) -> tuple[AnyEntry, ...]:
    """A person removes the traces of their seat, or the host removes the table; that leaves no entry."""
    if isinstance(wish, Delete):
        require_host(who)
        if room.is_playing:
            raise Refused("conflict", "a game is going on", right="play it to its end")
        return ()
    seat = own_seat(who)
    if not room.is_finished:
        raise Refused("conflict", "this table is not finished", right="wait for its end")
    return (event_log.Forgotten(seat),)


def _picked(room: Room, who: Person, wish: Pick) -> tuple[AnyEntry, ...]:
    """A person chooses a prisoner. Bots, and people who have not chosen, make way. Rule: SETUP-8, RULING-18."""
    seat = own_seat(who)
    require_not_begun(room)
    boards = [prisoner.board for prisoner in room.rules.edition.prisoners]
    if wish.board and wish.board not in boards:
        known = ", ".join(map(str, boards))
        raise Refused("unknown", f"there is no prisoner board {wish.board}", "board", f"one of {known}")
    for n, chair in enumerate(room.chairs):
        if n != seat and chair.has_chosen and chair.board == wish.board:
            why = Reason(message("room-prisoner-taken", who=Who(n)), ("RULING-18",))
            raise Refused("conflict", f"board {wish.board} belongs to {chair.name}", "board", "another board", (why,))
    return (event_log.Picked(seat, wish.board, wish.side),)


def _changed_team(room: Room, who: Person, wish: Team) -> tuple[AnyEntry, ...]:
    """A player changes places with a seat of the other team, which keeps the teams even. Rule: TEAM-1, RULING-113."""
    require_not_begun(room)
    check_seat(room, wish.seat)
    if room.rules.teams is None:
        raise Refused("invalid", "everybody plays alone here", "team", "open a table with teams")
    if who.seat != wish.seat:
        require_host(who)
        if not room.chairs[wish.seat].is_bot:
            raise Refused("forbidden", f"no bot sits on seat {wish.seat + 1}", "seat", "people change their own team")
    if room.team_of(wish.seat) == wish.team:
        return ()
    other = making_way(room, wish.team)
    if other is None:
        why = Reason(message("room-team-full", team=wish.team), ("TEAM-1",))
        raise Refused("full", f"team {wish.team} is full of people", "team", "somebody there changes first", (why,))
    return (event_log.Swapped(wish.seat, other),)


def making_way(room: Room, team: str) -> int | None:
    """The seat of a team that somebody can change places with: a free one, else that of a bot; None without one."""
    seats = [n for n, side in enumerate(room.rules.teams or ()) if side == team and not room.chairs[n].key]
    return min(seats, key=lambda n: room.chairs[n].is_taken, default=None)


def can_change_team(room: Room, seat: int) -> bool:
    """Whether the player of a seat can go to the other team."""
    team = room.team_of(seat)
    if not team or room.phase != "open" or not room.chairs[seat].is_taken:
        return False
    return making_way(room, next(each for each in room.rules.teams or () if each != team)) is not None


def _beginning(room: Room) -> event_log.Began:
    """How the game begins: with a deal, at the origin of a branch, or with the position of a lesson."""
    seats = tuple(event_log.StartingSeat(each.name, each.player, each.board, each.side) for each in room.chairs)
    if room.branch is not None:
        return event_log.Began(room.branch.secret, None, seats=seats, covers_names=False)
    if room.progress is None:
        return event_log.Began(new_secret(), _first(room), seats=seats, covers_names=False)
    taught = room.progress.lesson
    return event_log.Began(new_secret(), room.first, taught.position(), taught.rolls, seats, False)


def _first(room: Room) -> int | None:
    """The seat that begins, by a rematch or the rules; None for a random one. Rule: RULING-17."""
    if room.first is None and room.rules.options["first_player"] == "host":
        return next((seat for seat, chair in enumerate(room.chairs) if chair.key == room.host), 0)
    return room.first


def hand_over(room: Room, who: Person, wish: HandOver, command: str) -> tuple[AnyEntry, ...]:
    """The seat gets a new key and a new name; the old key is void."""
    seat = own_seat(who)
    if room.phase not in ("open", "playing"):
        raise Refused("conflict", "there is nothing left to hand over")
    return (event_log.Sat(seat, free_name(room, wish.name), hashed(handed_over_key(room, wish, command))),)


def handed_over_key(room: Room, wish: HandOver, command: str) -> str:
    """The key of a seat after a hand-over. It is derived, so that every process can compute it."""
    return wish.key or derived_key(room.seed, f"hand over {command}")


def next_room(room: Room, who: Person) -> str:
    """Check that a rematch is possible; return the code of its room, if it exists already."""
    if who.seat is None and not who.is_host:
        raise Refused("forbidden", "only those who played can ask for a rematch")
    if room.phase != "over" and room.closed != RESIGNED:
        raise Refused("conflict", "this game is not over")
    return room.next_room


def rematch_entries(old: Room) -> tuple[event_log.Opened, *tuple[AnyEntry, ...]]:
    """The first entries of the next room: the same people, with their keys, prisoners and orders, at the same pace."""
    people: list[AnyEntry] = []
    for seat, chair in enumerate(old.chairs):
        people.append(event_log.Sat(seat, chair.name, chair.key) if chair.key else event_log.Placed(seat, chair.bot))
        if chair.has_chosen:
            people.append(event_log.Picked(seat, chair.board, chair.side))
        if not chair.orders.is_silent:
            people.append(event_log.Ordered(seat, chair.orders))
    if old.pace != old.settings.pace:
        people.append(event_log.Paced(old.pace))
    return event_log.Opened(old.settings, old.host, new_secret(), old.code, _next_first(old)), *people


def _next_first(old: Room) -> int | None:
    """The seat that begins the next game: by the rules, or the next one clockwise. Rule: RULING-17."""
    match old.rules.options["first_player"]:
        case "host":
            return None
        case "last_loser":
            points = [int(player.points) for player in old.playing.state.players]
            return points.index(min(points))
    return (int(old.playing.state.first) + 1) % old.settings.players


def check_seat(room: Room, seat: int) -> bool:
    """Raise Refused if there is no such seat."""
    if seat >= len(room.chairs):
        raise Refused("unknown", f"there is no seat {seat + 1}", "seat", f"seats are 0 to {len(room.chairs) - 1}")
    return True


def own_seat(who: Person) -> int:
    """The seat of the sender; raise Refused without one."""
    if who.seat is None:
        raise Refused("forbidden", "you have no seat here", right="sit down first")
    return who.seat


def require_host(who: Person) -> None:
    """Raise Refused for everybody but the host."""
    if not who.is_host:
        raise Refused("forbidden", "only the host can do that")


def require_not_begun(room: Room) -> None:
    """Raise Refused once the game has begun."""
    if room.phase != "open":
        raise Refused("conflict", "the game has begun")
