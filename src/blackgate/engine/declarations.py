"""Declarations of questions, steps and events, made by the base game and by the modules.

Position checks, views, observers and cited rules are derived from them.
"""

from typing import Final, final

ALL: Final = "all"
ALONE: Final = "alone"
"""Only the seat itself."""
OWNER: Final = "owner"
"""The seat and everybody who shares its hand (RULING-41)."""
BOTH: Final = "both"
"""The seat, the other seat of the event, and everybody who shares their hands."""


@final
class EventKind:
    """The declaration of an event."""

    def __init__(
        self,
        number: int,
        name: str,
        operands: tuple[tuple[str, str], ...] = (),
        rules: tuple[str, ...] = (),
        seen_by: str = ALL,
    ) -> None:
        self.number = number
        self.name = name
        self.operands = operands
        """At most two: name and sort of each."""
        self.rules = rules
        """The rules behind it."""
        self.seen_by = seen_by
        """Who sees the first operand; everything else is public (INFO-1, INFO-10, RULING-36, RULING-40, RULING-130)."""


@final
class Operand:
    """One number of a frame: its name, its sort, and its name in a view."""

    def __init__(self, name: str, sort: str, shown_as: str) -> None:
        self.name = name
        self.sort = sort
        self.shown_as = shown_as
        """Empty if a view does not show it."""


def shown(name: str, sort: str, shown_as: str = "") -> Operand:
    """An operand that everybody sees."""
    return Operand(name, sort, shown_as or name)


def kept(name: str, sort: str) -> Operand:
    """An operand that a view does not show."""
    return Operand(name, sort, "")


@final
class FrameKind:
    """The declaration of a question or a step."""

    def __init__(
        self,
        kind: int,
        name: str,
        operands: tuple[Operand, ...] = (),
        on: tuple[str, ...] = (),
        carries: tuple[str, ...] = (),
        action: tuple[str, ...] = (),
        asks_another: bool = False,
        rules: tuple[str, ...] = (),
        answers: tuple[str, ...] = (),
        absence_tells: str = "",
        hides_answers: bool = False,
        open_answers: tuple[str, ...] = (),
        is_between_actions: bool = False,
        refusal_shows: bool = False,
    ) -> None:
        self.kind = kind
        self.name = name
        self.operands = operands
        self.on = on
        """The kinds it may lie directly on; a kind without any is the bottom of the agenda."""
        self.carries = carries
        """Kinds of the base game that may lie on it, for a frame of a module."""
        self.action = action
        """The actions whose end may wait directly below it; empty means any action."""
        self.asks_another = asks_another
        """Whether it asks somebody other than the player who acts. That player is then the first operand."""
        self.rules = rules
        """The rules that say which answers are allowed."""
        self.answers = answers
        """Words that can answer it. If one of them is refused, the reason is that it is not among the options."""
        self.absence_tells = absence_tells
        """What a missing question would reveal; such a question is asked even with only one answer (decision 6)."""
        self.hides_answers = hides_answers
        """Whether answers may name hidden cards."""
        self.open_answers = open_answers
        """Words of answers that are public even so."""
        self.is_between_actions = is_between_actions
        """Whether it is asked between two actions, or at the end of a turn."""
        self.refusal_shows = refusal_shows
        """Whether a player who refuses is shown Michel(le) cards from then on (MICHEL-12)."""
