"""What a question, a step or an event declares about itself; the base game and the modules declare theirs.

What others need to know follows from it: position checks, what a view shows, what observers learn, the rules cited.
"""

from typing import Final, final

ALL: Final = "all"
ALONE: Final = "alone"
"""The seat itself."""
OWNER: Final = "owner"
"""The seat, and those who share its hand (RULING-41)."""
BOTH: Final = "both"
"""The seat and the one it is about, and those who share their hands."""


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
        """At most two: their names, and what sort of thing they are."""
        self.rules = rules
        """The rules behind it."""
        self.seen_by = seen_by
        """Who sees the first operand; everything else is public (INFO-1, INFO-10, RULING-36, RULING-40, RULING-130)."""


@final
class Operand:
    """One number of a frame: its name, what sort of thing it is, and the name under which everybody sees it."""

    def __init__(self, name: str, sort: str, shown_as: str) -> None:
        self.name = name
        self.sort = sort
        self.shown_as = shown_as
        """Empty if a view does not show it."""


def shown(name: str, sort: str, shown_as: str = "") -> Operand:
    """An operand everybody sees on the table."""
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
        """The kinds it may stand directly upon; a kind without any is the bottom."""
        self.carries = carries
        """Kinds of the base game that may stand upon it, for a frame of a module."""
        self.action = action
        """The actions whose end may wait directly below it; none: any."""
        self.asks_another = asks_another
        """Whether it asks somebody else than the player who acts; that one is the first operand then."""
        self.rules = rules
        """The rules that say what may be answered."""
        self.answers = answers
        """Words that answer it, so that one of them that is refused is only not among the options."""
        self.absence_tells = absence_tells
        """What a missing question would tell. Such a question is asked even if it has one answer (decision 6)."""
        self.hides_answers = hides_answers
        """Whether answers may name hidden cards."""
        self.open_answers = open_answers
        """Words of answers that all may see nevertheless."""
        self.is_between_actions = is_between_actions
        """Whether it is asked between two actions, or at the end of a turn."""
        self.refusal_shows = refusal_shows
        """Whether who refuses is shown Michel(le) cards from then on (MICHEL-12)."""
