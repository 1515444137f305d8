"""The state of a room, folded from its event log: who sits where, the game, who is asked what since when."""

from dataclasses import dataclass, field, replace
from typing import Final

from blackgate.game.game import Game
from blackgate.game.record import commitment
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat, prisoner_name, with_prisoners
from blackgate.game.told import Told
from blackgate.lessons import Progress, begun, lesson
from blackgate.server import event_log
from blackgate.server.event_log import AnyEntry
from blackgate.server.orders import Orders
from blackgate.server.room.chat_log import ChatLog
from blackgate.server.room.clocks import HOUR, Clocks
from blackgate.server.settings import LEAST_PACE, LEAST_PACE_ALONE, OPEN, RoomSettings
from blackgate.server.store.interface import ALL_CLEARED, CHAT_CLEARED
from blackgate.server.windows import PendingQuestion, is_reaction, series, timing
from blackgate.speech import Who, message

SeatEntry = (
    event_log.Sat | event_log.Picked | event_log.Swapped | event_log.Rose | event_log.Placed | event_log.Returned
    | event_log.Vacated
)  # fmt: skip

TempoEntry = event_log.Paced | event_log.Skipped | event_log.Agreed | event_log.Paused | event_log.Resumed
UNATTENDED: Final = ("bot", "order", "forced")
"""Who answers at once, so that nobody waits for a person."""
LATE_RULE: Final = "RULING-16"
"""The rule by which nobody waits for a late player."""
RESIGNED: Final = "resigned"
"""Why a room is closed whose players gave the game up."""
LONGEST_PAUSE: Final = {"live": 24 * HOUR, "days": 14 * 24 * HOUR}
"""By kind of clock: milliseconds after which a paused game goes on by itself. Without a clock it never does."""


@dataclass
class Chair:
    """One seat of a room: who owns it, and who plays. `messages.Chair` is what others may see of it."""

    name: str = ""
    key: str = ""
    """Hash of the key of the person who owns the seat; empty without one."""
    bot: str = ""
    """The bot that sits here, or stands in for an absent person."""
    is_vacant: bool = False
    """Whether the others opened the seat to anybody."""
    has_missed: bool = False
    """Whether the time for its own decisions ran out, and its player has not answered since."""
    orders: Orders = field(default_factory=Orders)
    board: int = 0
    """The prisoner board. Every seat has one of its own, empty ones as well (RULING-18)."""
    side: int = 0
    has_chosen: bool = False
    """Whether its person chose the prisoner; otherwise the board is one that nobody has chosen."""
    is_enrolled: bool = False
    """Whether its person agreed that the game counts for a rating."""
    identity: str = ""
    """Hash of the identity for which it counts; empty once it is rated."""

    @property
    def is_taken(self) -> bool:
        """Whether anybody sits here."""
        return bool(self.key or self.bot)

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits here, and not as a stand-in."""
        return bool(self.bot) and not self.key

    @property
    def is_human(self) -> bool:
        """Whether a person plays, without a stand-in."""
        return bool(self.key) and not self.bot

    @property
    def player(self) -> str:
        """The player as records name it: `human`, or the name of a bot without its budget."""
        return "human" if self.key else self.bot.split("@")[0]


class Room:
    """Folds entries in their order. Times are milliseconds of the game clock."""

    def __init__(self, code: str, opened: event_log.Opened, rules: Rules | None = None) -> None:
        self.code = code
        self.settings: RoomSettings = opened.settings
        self.rules: Rules = rules or opened.settings.rules()
        self.host = opened.host
        self.seed = opened.seed
        self.after = opened.after
        self.first = opened.first
        self.branch = opened.branch
        self.chairs = [Chair() for _ in range(self.settings.players)]
        for seat, chair in enumerate(self.chairs):
            player = self.settings.player(seat)
            if player != OPEN:
                chair.bot = player
        self.progress = Progress(lesson(self.settings.lesson)) if self.settings.lesson else None
        """How far the learner has come, if this is a lesson."""
        if self.progress is not None:
            for chair, name in zip(self.chairs[1:], self.progress.lesson.others, strict=False):
                chair.name = name
        self._assign_prisoners()
        self.game: Game | None = None
        self.has_team_chat = self.rules.teams is not None and self.rules.options.get("team_chat") != "off"
        """Whether players may talk to their team alone. Rule: RULING-41."""
        self._is_vigilant = self.rules.options.get("report_mode") == "vigilant"
        self.promise = ""
        """The hash that binds the chance of the game, published before its first decision."""
        self.covers_names = False
        """Whether that hash covers the names of the players, as it did in older games."""
        self.changed_at = 0
        """The time of the last entry, apart from those that only remove something."""
        self.cleared = 0
        """How much was removed of everybody, if nothing has happened since."""
        self.clocks = Clocks(self.settings.clock, self.settings.players)
        self.seq = 1
        """Entries so far."""
        self.version = 1
        """Entries so far that everybody may notice."""
        self.completed: dict[str, int] = {}
        """By idempotency key: the version that the command led to."""
        self.asked: tuple[PendingQuestion, ...] = ()
        """Who is asked now, and who will be asked next about the same thing."""
        self.asked_since = 0
        """The version since which they are asked."""
        self.asked_at = 0
        """The time since which they are asked."""
        self.resumed_at = 0
        """The time since which bots play again after a pause. Not stored."""
        self.least_pace, self.least_pace_alone = LEAST_PACE, LEAST_PACE_ALONE
        """The least milliseconds for a decision of a bot: where a person plays, and where none does. Not stored."""
        self.sealed: dict[int, str] = {}
        self.ordered: dict[int, str] = {}
        """By seat: what its standing orders answer to the open question, as far as computed."""
        self.forced: set[int] = set()
        """Decisions, by number, that were carried out because nothing else was possible."""
        self.notice: Told | None = None
        """What the story tells about the last entry beside the events of the game."""
        self.pace = opened.settings.pace
        """Milliseconds for an answer of a bot."""
        self.is_skipping = False
        """Whether bots answer at once, until a person has answered."""
        self.paused_at: int | None = None
        """Since when the game is paused by consent; None while it runs."""
        self.agreed: dict[str, set[int]] = {}
        """By proposal: the seats that agree to it."""
        self.votes: dict[int, dict[int, str]] = {}
        """By absent seat and voter."""
        self.chat = ChatLog()
        self.is_rated = False
        """Whether the game was counted for ratings."""
        self.next_room = ""
        self.closed = ""

    @property
    def phase(self) -> str:
        """`open` before the game, `playing`, `over`; `closed` when nobody plays here any more."""
        if self.closed:
            return "closed"
        if self.game is None:
            return "open"
        return "over" if self.game.over else "playing"

    @property
    def is_playing(self) -> bool:
        """Whether a game is running."""
        return self.phase == "playing"

    @property
    def is_finished(self) -> bool:
        """Whether nobody will play here any more."""
        return self.phase in ("over", "closed")

    @property
    def is_to_be_rated(self) -> bool:
        """Whether the game is over and has still to be counted."""
        return self.settings.rated and self.phase == "over" and not self.is_rated

    @property
    def has_person(self) -> bool:
        """Whether a person plays, without a stand-in."""
        return any(chair.is_human for chair in self.chairs)

    @property
    def allows_asides(self) -> bool:
        """Whether anybody may throw something in now. Rule: RULING-151."""
        return self._is_vigilant and self.is_playing and not self.is_paused

    @property
    def is_paused(self) -> bool:
        """Whether the game stands still by consent."""
        return self.paused_at is not None

    @property
    def pause_ends_at(self) -> int | None:
        """When a paused game goes on by itself; None if never, or if it is not paused."""
        longest = LONGEST_PAUSE.get(self.settings.clock.kind)
        return self.paused_at + longest if self.paused_at is not None and longest is not None else None

    def undo_steps(self, seat: int) -> list[int]:
        """By step back: how many decisions a seat takes back. A step ends where there was a choice."""
        done = len(self.playing.choices)
        return [n for n in range(1, self.playing.undoable(seat) + 1) if done - n not in self.forced]

    def is_missed(self, seat: int) -> bool:
        """Whether others have voted about a seat's player, or opened the seat."""
        return seat in self.votes or self.chairs[seat].is_vacant

    def team_of(self, seat: int | None) -> str:
        """The team of a seat, `A` or `B`; empty without teams and for spectators."""
        return self.rules.teams[seat] if self.rules.teams is not None and seat is not None else ""

    def asked_of(self, seat: int) -> PendingQuestion | None:
        """What a seat is asked now, or will be asked next; None if nothing."""
        for each in self.asked:
            if each.seat == seat:
                return each
        return None

    def fold(self, entry: AnyEntry, at: int, command: str = "") -> None:
        """Apply one entry."""
        self.seq += 1
        self.notice = None
        if not event_log.is_private(entry):
            self.version += 1
        if command:
            self.completed[command] = self.version
        if not isinstance(entry, event_log.Forgotten):
            self.changed_at, self.cleared = at, 0
        match entry:
            case event_log.Chose():
                self._choose(entry, at)
            case (
                event_log.Sat() | event_log.Picked() | event_log.Swapped() | event_log.Rose() | event_log.Placed()
                | event_log.Returned() | event_log.Vacated()
            ):  # fmt: skip
                self._seat(entry)
                if self.game is None:
                    self._assign_prisoners()
            case event_log.Began():
                self._begin(entry, at)
            case event_log.Sealed():
                self.sealed[entry.seat] = entry.action
            case event_log.ThrewIn():
                self.playing.throw_in(entry.seat, entry.action)
                self._ask(at)
            case event_log.Undid():
                self.playing.undo(entry.seat, entry.decisions)
                self.forced = {n for n in self.forced if n < len(self.playing.choices)}
                self._ask(at)
            case event_log.Ordered():
                self.chairs[entry.seat].orders = entry.orders
                self.ordered.pop(entry.seat, None)
            case event_log.Said():
                self.chat.append(entry)
            case event_log.Voted():
                self.votes.setdefault(entry.absent, {})[entry.seat] = entry.choice
            case event_log.Appeared():
                self.votes.pop(entry.seat, None)
                self.chairs[entry.seat].is_vacant = False
            case (
                event_log.Paced() | event_log.Skipped() | event_log.Agreed() | event_log.Paused() | event_log.Resumed()
            ):
                self._set_tempo(entry, at)
            case event_log.Followed():
                self.next_room = entry.room
            case event_log.Forgotten():
                self._forget(entry)
            case event_log.Enrolled():
                self.chairs[entry.seat].is_enrolled = True
                self.chairs[entry.seat].identity = entry.identity
            case event_log.Rated():
                self.is_rated = True
                for chair in self.chairs:
                    chair.identity = ""
            case event_log.Closed():
                self.closed = entry.why
                if entry.why == RESIGNED:
                    self.notice = Told(message("game-resigned"), ())
            case event_log.Opened():
                raise ValueError("a room is opened once")
        if self.progress is not None and self.game is not None:
            self.progress.hear(self.game.events)

    @property
    def playing(self) -> Game:
        """The game; only if there is one."""
        assert self.game is not None  # noqa: S101  (entries of a game come after Began)
        return self.game

    def _seat(self, entry: SeatEntry) -> None:
        chair = self.chairs[entry.seat]
        self._forget_votes(entry.seat)
        match entry:
            case event_log.Sat():
                if chair.key == self.host:  # it was the host's seat, or there is no host
                    self.host = entry.key
                orders = chair.orders if chair.key == entry.key else Orders()
                prisoner = chair.board, chair.side, chair.has_chosen
                # Once the game has begun it counts for those who agreed, whoever takes over their seats.
                agreed = (chair.is_enrolled, chair.identity) if chair.key == entry.key or self.game else (False, "")
                self.chairs[entry.seat] = Chair(entry.name, entry.key, "", False, False, orders, *prisoner, *agreed)
                self._name_nameless()
            case event_log.Picked():
                chair.board, chair.side, chair.has_chosen = entry.board, entry.side, entry.board > 0
            case event_log.Swapped():
                self.chairs[entry.seat], self.chairs[entry.other] = self.chairs[entry.other], chair
            case event_log.Rose():
                self.chairs[entry.seat] = Chair()
                if chair.key == self.host:  # the next host is the first person still seated
                    self.host = next((each.key for each in self.chairs if each.key), "")
            case event_log.Placed() if chair.key:
                chair.bot, chair.is_vacant = entry.bot, False
            case event_log.Placed():
                self.chairs[entry.seat] = Chair(bot=entry.bot)
            case event_log.Returned():
                chair.bot, chair.is_vacant, chair.has_missed = "", False, False
            case event_log.Vacated():
                chair.is_vacant = True

    def _set_tempo(self, entry: TempoEntry, at: int) -> None:
        match entry:
            case event_log.Paced():
                self.pace = entry.pace
            case event_log.Skipped():
                self.is_skipping = True
            case event_log.Agreed() if entry.agrees:
                self.agreed.setdefault(entry.to, set()).add(entry.seat)
            case event_log.Agreed():
                self.agreed.pop(entry.to, None)
            case event_log.Paused():
                self.clocks.pause(at)
                self.paused_at, self.notice = at, Told(message("game-paused"), ())
                self.agreed.clear()
            case event_log.Resumed():
                self.clocks.resume(at)
                self.asked_at += at - (self.paused_at if self.paused_at is not None else at)
                self.paused_at, self.notice = None, Told(message("game-resumed"), ())
                self.agreed.clear()

    def _assign_prisoners(self) -> None:
        """Give every seat a board, and bots the names of their prisoners. In a lesson bots have names already."""
        own_names = [not chair.is_bot or self.progress is not None for chair in self.chairs]
        wanted = [
            Seat(chair.name if own_name else "", board=chair.board if chair.has_chosen else 0, side=chair.side)
            for chair, own_name in zip(self.chairs, own_names, strict=True)
        ]
        for chair, seat in zip(self.chairs, with_prisoners(self.rules.edition, wanted), strict=True):
            chair.board, chair.side = seat.board, seat.side if chair.has_chosen or chair.is_bot else 0
            if chair.is_bot:
                chair.name = seat.name

    def _forget(self, entry: event_log.Forgotten) -> None:
        """Remove names and chat. A game of an older log gets a commitment that does not cover its names."""
        self.chat.remove(entry.seat)
        if entry.seat is None:
            self.cleared = ALL_CLEARED if entry.names else CHAT_CLEARED
        if not entry.names:
            return
        forgotten = [seat for seat, chair in enumerate(self.chairs) if chair.key and entry.seat in (None, seat)]
        for seat in forgotten:
            self.chairs[seat].name = ""
        self._name_nameless()
        if self.game is not None:
            self.game.seats = tuple(
                replace(each, name=self.chairs[seat].name) if seat in forgotten else each
                for seat, each in enumerate(self.game.seats)
            )
            self.covers_names = False
            self.promise = commitment(self.game) if self.promise else ""

    def _name_nameless(self) -> None:
        """People whose name was removed go by the name of their prisoner."""
        for chair in self.chairs:
            if chair.key and not chair.name:
                others = [each.name for each in self.chairs]
                chair.name = prisoner_name(self.rules.edition, chair.board, chair.side, others)

    def _forget_votes(self, seat: int) -> None:
        """The seat has another player: votes about it are void, and so is what its player agreed to."""
        for to in [to for to, seats in self.agreed.items() if seat in seats]:
            self.agreed[to].discard(seat)
            if not self.agreed[to]:
                del self.agreed[to]
        self.votes.pop(seat, None)
        for absent in [absent for absent, votes in self.votes.items() if votes.pop(seat, None) and not votes]:
            del self.votes[absent]

    def _begin(self, entry: event_log.Began, at: int) -> None:
        if not entry.seats:
            self._name_bots_by_level()
        for chair, seat in zip(self.chairs, entry.seats, strict=False):
            chair.name, chair.board, chair.side = seat.name, seat.board, seat.side
        self._name_nameless()
        seats = [Seat(chair.name, chair.player, chair.board, chair.side) for chair in self.chairs]
        if entry.position:
            self.game = begun(self.rules, entry.position, entry.rolls, seats)
        else:
            self.game = self._first_moment(entry, seats)
            self.covers_names = entry.covers_names
            self.promise = commitment(self.game, self.covers_names)
        self.game.listen()
        self.clocks.turn_began(at, int(self.game.state.active))
        self._ask(at)

    def _first_moment(self, entry: event_log.Began, seats: list[Seat]) -> Game:
        """The game after the deal or, of a branch, at its origin."""
        secret = bytes.fromhex(entry.secret)
        if self.branch is not None:
            return self.branch.start.game(self.rules, seats, secret=secret)
        return Game(self.rules, seats=seats, first=entry.first, secret=secret)

    def _name_bots_by_level(self) -> None:
        """Give bots the names they had before prisoners could be chosen: the published hash covers these names."""
        for seat, chair in enumerate(self.chairs):
            if chair.is_bot and self.progress is None:
                chair.name, chair.side = f"{chair.bot.split('@')[0].capitalize()} {seat + 1}", 0

    def _choose(self, entry: event_log.Chose, at: int) -> None:
        game = self.playing
        active = game.state.active
        self.clocks.answered(at, entry.seat)
        self.sealed.pop(entry.seat, None)
        self.is_skipping = self.is_skipping and entry.by in UNATTENDED
        if entry.by in ("", "late"):
            self.chairs[entry.seat].has_missed = entry.by == "late"
        if entry.by == "late":
            self.notice = Told(message("was-late", who=Who(entry.seat)), (LATE_RULE,))
        if entry.by == "forced":
            self.forced.add(len(game.choices))
        game.apply(entry.action)
        if game.state.active != active:
            self.clocks.turn_began(at, int(game.state.active))
        self._ask(at)

    def _ask(self, at: int) -> None:
        """Find out who is asked now. A window that continues keeps its time and its sealed answers."""
        game, before = self.playing, self.asked
        self.asked = () if game.over else series(game)
        self.ordered.clear()
        goes_on = bool(self.asked) and [each.identity for each in self.asked] == [each.identity for each in before[1:]]
        if not goes_on:
            self.asked_since, self.asked_at = self.version, at
            self.sealed.clear()
            self.clocks.asked(at, [(each.seat, timing(each.question, is_reaction(each.game))) for each in self.asked])
