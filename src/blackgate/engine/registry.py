"""What the modules and the base game declare, put together: modules, frames, events."""

from typing import Final

from blackgate.engine.agenda import Step
from blackgate.engine.declarations import EventKind, FrameKind
from blackgate.engine.events import EVENT_KINDS
from blackgate.engine.frames import FRAMES
from blackgate.engine.modules import parts
from blackgate.engine.state import Hooks, Module

MODULES: Final[dict[str, Module]] = {name: part.MODULE for name, part in parts("rules").items()}
"""By name, in the order in which they are asked."""

DECLARED_FRAMES: Final[dict[int, FrameKind]] = {
    frame.kind: frame
    for frame in sorted(
        [*FRAMES, *(frame for module in MODULES.values() for frame in module.frames)], key=lambda frame: frame.kind
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
        [*EVENT_KINDS, *(event for module in MODULES.values() for event in module.events)],
        key=lambda event: event.number,
    )
}
"""Every declared event by its name, in the order of the numbers."""
EVENTS: Final = tuple(DECLARED_EVENTS)
"""The names of the events; their places are their numbers."""

MADE: Final[dict[str, Hooks]] = {}
"""Every combination that has been asked for."""


def hooks_of(names: list[str]) -> Hooks:
    """The modules of these names with their hooks; made once, for modules hold nothing."""
    key = ",".join(name for name in MODULES if name in names)
    if key not in MADE:
        modules = [MODULES[name] for name in MODULES if name in names]
        MADE[key] = Hooks(modules, list(DECLARED_FRAMES.values()))
    return MADE[key]
