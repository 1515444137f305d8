"""Room settings: the game, who plays, how much time there is, who may watch."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from blackgate.editions import boxes
from blackgate.editions.custom.examination import LONGEST, path_of
from blackgate.editions.names import near
from blackgate.editions.visible import is_visible
from blackgate.errors import EditionError, OptionError, brief
from blackgate.game.rules import Rules
from blackgate.lessons import lesson
from blackgate.server import rule_cache
from blackgate.server.rule_cache import RulesKey

OPEN: Final = "open"
"""A seat that waits for a person."""
BOT_PACE: Final = 900
"""Milliseconds for an answer of a bot, whatever it thought: people can follow, and its speed reveals nothing."""

LEAST_PACE: Final = 25
"""The least where a person plays."""
LEAST_PACE_ALONE: Final = 250
"""The least where only bots play."""
LESSON_PACE: Final = 700
"""The pace in a lesson."""

KINDS: Final = ("none", "live", "days")
RANGES: Final = {"bank": (60, 14_400), "gain": (0, 300), "hours": (1, 336)}
"""By setting: the least and the most."""
UNITS: Final = {"bank": "seconds", "gain": "seconds", "hours": "hours"}

Word = Annotated[str, Meta(max_length=40)]


class ClockSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time there is. `live` has a bank for one's own turns, `days` so many hours for every decision."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 2_700
    """Seconds of a player for all turns of a live game."""
    gain: int = 20
    """Seconds the bank gains when a turn of its owner begins."""
    hours: int = 24

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise OptionError(f"{brief(self.kind)} is no clock", "clock.kind", f"one of {', '.join(KINDS)}")
        for name, (least, most) in RANGES.items():
            value = getattr(self, name)
            if not least <= value <= most:
                right = f"{least} to {most} {UNITS[name]}"
                raise OptionError(
                    f"{brief(value)} is too {'little' if value < least else 'much'}", f"clock.{name}", right
                )


class RoomSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be chosen about a room. It does not change once the room is open."""

    edition: Word = "retail"
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    modules: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()
    teams: Annotated[str, Meta(max_length=6)] | bool = False
    options: Annotated[dict[Word, Word | int], Meta(max_length=64)] = {}
    seats: Annotated[tuple[Word, ...], Meta(max_length=6)] = ()
    """By seat: `open`, or a bot such as `schemer` or `mastermind@1s`. Seats that are not named are open."""
    clock: ClockSettings = ClockSettings()
    private: bool = False
    """Whether the room is left out of the lobby."""
    spectators: bool = True
    hints: bool = False
    """Whether players may ask what a bot would do."""
    chat: Literal["all", "phrases", "off"] = "all"
    windows: Literal["constant", "swift"] = "constant"
    """`constant`: an answer whose speed could reveal hidden cards is held back to a fixed time."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = BOT_PACE
    title: Annotated[str, Meta(max_length=60)] = ""
    lesson: Word = ""
    """A lesson by its name; it determines everything else."""
    rated: bool = False
    """Whether the game counts for the ratings of its players, who all have to agree before it begins."""
    box: dict[str, Any] | None = None
    """A custom box: an overlay as JSON, see docs/editions.md."""

    def player(self, seat: int) -> str:
        """Who is to sit there: `open` or a bot."""
        return self.seats[seat] if seat < len(self.seats) else OPEN

    def rules(self) -> Rules:
        """The rules of the game, shared by all rooms with the same ones; raises an error if options do not fit."""
        return rule_cache.made(self.rules_key())

    def rules_key(self) -> RulesKey:
        """The cache key of the rules: equal for all ways to write the same choice."""
        return rule_cache.key_of(self.edition, self.players, self.options, self.modules, self.teams, self.box)


def settled(settings: RoomSettings) -> RoomSettings:
    """The settings a room is stored with: as given, or those of a lesson, which is private and has no clock."""
    if not settings.lesson:
        return settings
    wanted, usual = lesson(settings.lesson), RoomSettings(lesson=settings.lesson)
    for name in settings.__struct_fields__:
        if getattr(settings, name) != getattr(usual, name):
            raise OptionError(f"a lesson settles {name} itself", name, "name the lesson and nothing else")
    return RoomSettings(
        lesson=wanted.name,
        players=wanted.players,
        seats=(OPEN, *("rookie" for _ in wanted.others)),
        private=True,
        spectators=False,
        chat="off",
        windows="swift",
        pace=LESSON_PACE,
    )


def paced(settings: RoomSettings, least: int, alone: int) -> RoomSettings:
    """The settings with at least the least pace; it is higher if every seat is a bot's."""
    is_alone = all(settings.player(seat) != OPEN for seat in range(settings.players))
    return msgspec.structs.replace(settings, pace=max(settings.pace, alone if is_alone else least))


def check(settings: RoomSettings) -> RulesKey:
    """Refuse what is wrong without building the rules, which is costly; return their cache key."""
    if len(settings.seats) > settings.players:
        raise OptionError(
            f"{len(settings.seats)} seats for {settings.players} players", "seats", "name one player for each seat"
        )
    if settings.rated and (settings.teams or settings.hints or any(seat != OPEN for seat in settings.seats)):
        raise OptionError("only people who play for themselves are rated", "rated", "leave out bots, teams and hints")
    known = [each.id for each in boxes()]
    if settings.edition not in known:
        raise OptionError(f"there is no edition {brief(settings.edition)}", "edition", near(settings.edition, known))
    if not settings.title.isprintable() or (settings.title and not is_visible(settings.title)):
        raise OptionError("a title is one visible line", "title", "leave out what cannot be seen")
    return settings.rules_key()


def wrong_box(error: EditionError) -> OptionError:
    """The refusal of a room whose box is wrong, with the path within the settings."""
    where = path_of(error)
    return OptionError(error.what[:LONGEST], "box" if where == "box" else f"box.{where}", error.right[:LONGEST])
