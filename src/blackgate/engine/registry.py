"""The modules, one page each, in the order in which they are asked: Places, Michel(le), teams, the Warden.

The loser to Michel(le) pays before the helpers suffer (RULING-121). The Warden comes last: where she and Michel(le)
both speak up at an arrival, the later one is heard first (RULING-105).
Rule: MOD-1, RULING-22.
"""

from typing import Final, final

from blackgate.engine.agenda import Step
from blackgate.engine.events import EVENT_KINDS, EventKind
from blackgate.engine.frames import FRAMES, FrameKind
from blackgate.engine.hooks import Hooks, Module
from blackgate.engine.modules import gambling, gymnasium, laundry, library, michel, ward, workshop
from blackgate.engine.modules.team import mode as team
from blackgate.engine.modules.warden import mode as warden


@final
class Page:
    """A module, its words in the action space, the rules behind its bars, the frames and the events it declares."""

    def __init__(
        self,
        module: Module,
        words: tuple[str, ...],
        rules: dict[tuple[str, str], tuple[str, ...]],
        frames: tuple[FrameKind, ...] = (),
        events: tuple[EventKind, ...] = (),
        asks: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.module = module
        self.words = words
        self.rules = rules
        self.frames = frames
        self.events = events
        self.asks = asks or {}
        """By frame of the base game: the actions of the module that lead to it, too."""


PAGES: Final[dict[str, Page]] = {
    "library": Page(library.Library(), ("rehabilitate", "study", "spy"), library.RULES, events=library.EVENTS),
    "workshop": Page(
        workshop.Workshop(), ("improve", "develop", "skill_roll"), workshop.RULES, workshop.FRAMES, workshop.EVENTS
    ),
    "gambling": Page(gambling.Gambling(), ("bet", "plan", "planned"), gambling.RULES, events=gambling.EVENTS),
    "gymnasium": Page(gymnasium.Gymnasium(), ("brawl", "workout", "spend_workout"), gymnasium.RULES, gymnasium.FRAMES),
    "laundry": Page(
        laundry.Laundry(),
        ("change_style", "steal_bandage", "bandage_heal", "bandage_link"),
        laundry.RULES,
        asks={"pay": ("change_style",)},
    ),
    "ward": Page(ward.Ward(), ("drop_trauma",), ward.RULES, ward.FRAMES, ward.EVENTS),
    "michel": Page(michel.Michel(), ("roll_michel",), michel.RULES, michel.FRAMES, michel.EVENTS),
    "team": Page(
        team.Team(),
        ("shortcut", "exchange", "give_cigarette", "ask_cigarette", "ask_any", "ask_card", "propose"),
        team.RULES,
        team.FRAMES,
        team.EVENTS,
    ),
    "warden": Page(
        warden.Warden(),
        ("attract", "bribe", "report", "freepass", "punish", "warden"),
        warden.RULES,
        warden.FRAMES,
        warden.EVENTS,
    ),
}
MODULES: Final = tuple(PAGES)

DECLARED_FRAMES: Final[dict[int, FrameKind]] = {
    frame.kind: frame
    for frame in sorted(
        [*FRAMES, *(frame for page in PAGES.values() for frame in page.frames)], key=lambda frame: frame.kind
    )
}
"""Every declared frame by its number, in order."""
ASKS: Final = tuple(frame.name for frame in DECLARED_FRAMES.values() if frame.kind < Step.FIRST)
"""The names of the questions; their places are their numbers."""
STEPS: Final = tuple(frame.name for frame in DECLARED_FRAMES.values() if frame.kind >= Step.FIRST)
"""The names of the steps; their places are their numbers from `Step.FIRST` on."""

DECLARED_EVENTS: Final[dict[str, EventKind]] = {
    event.name: event
    for event in sorted(
        [*EVENT_KINDS, *(event for page in PAGES.values() for event in page.events)], key=lambda event: event.number
    )
}
"""Every declared event by its name, in the order of the numbers."""
EVENTS: Final = tuple(DECLARED_EVENTS)
"""The names of the events; their places are their numbers."""

MADE: Final[dict[str, Hooks]] = {}
"""Every combination that has been asked for."""


def hooks_of(names: list[str]) -> Hooks:
    """The modules of these names with their hooks; made once, for modules hold nothing."""
    key = ",".join(name for name in PAGES if name in names)
    if key not in MADE:
        MADE[key] = Hooks([PAGES[name].module for name in PAGES if name in names])
    return MADE[key]
