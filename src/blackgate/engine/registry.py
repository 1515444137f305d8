"""The declarations of the base game and of the modules together: modules, frames, events."""

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
"""The names of the questions; the index of each is its number."""
STEPS: Final = tuple(frame.name for frame in DECLARED_FRAMES.values() if frame.kind >= Step.FIRST)
"""The names of the steps; the index of each, counted from `Step.FIRST`, is its number."""

DECLARED_EVENTS: Final[dict[str, EventKind]] = {
    event.name: event
    for event in sorted(
        [*EVENT_KINDS, *(event for module in MODULES.values() for event in module.events)],
        key=lambda event: event.number,
    )
}
"""Every declared event by its name, in the order of the numbers."""
EVENTS: Final = tuple(DECLARED_EVENTS)
"""The names of the events; the index of each is its number."""

MADE: Final[dict[str, Hooks]] = {}
"""Every combination of modules requested so far."""


def hooks_of(names: list[str]) -> Hooks:
    """The modules of these names with their hooks. Made once and shared, because modules have no state."""
    key = ",".join(name for name in MODULES if name in names)
    if key not in MADE:
        modules = [MODULES[name] for name in MODULES if name in names]
        MADE[key] = Hooks(modules, list(DECLARED_FRAMES.values()))
    return MADE[key]
