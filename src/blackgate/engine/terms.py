"""The words of the rulebook as numbers: slots, tools, verbs, card classes, moments, effects.

Constants in `Final` namespaces cost nothing once compiled. Their names are next to them, so that the order is written
once.
"""

from typing import Final, final

from mypy_extensions import i64

SEATS: Final = 6
"""Maximum number of players at one table (GOAL-2)."""


class Slot:
    """Where a standee can be. Rules and cards name slots; a Place fills a slot.

    Rule: MOD-5, SOL-4.
    """

    CELL: Final[i64] = 0
    CAFETERIA: Final[i64] = 1
    YARD: Final[i64] = 2
    INFIRMARY: Final[i64] = 3
    SHOWERS: Final[i64] = 4
    SOLITARY: Final[i64] = 5
    OFFICE: Final[i64] = 6
    CELL_B: Final[i64] = 7
    COUNT: Final[i64] = 8


SLOTS: Final = ("cell", "cafeteria", "yard", "infirmary", "showers", "solitary", "office", "cell_b")


class Card:
    """The four cards of the open piles come first in every edition; the Search cards follow.

    Rule: COMP-2.
    """

    KNIFE: Final[i64] = 0
    SPOON: Final[i64] = 1
    PICKAXE: Final[i64] = 2
    SHOVEL: Final[i64] = 3
    PILES: Final[i64] = 4
    MOST: Final[i64] = 60
    """Maximum number of different cards in an edition (one bit each in a hand's summary)."""


PILE_CARDS: Final = ("knife", "spoon", "pickaxe", "shovel")


class CardClass:
    """The purpose of a card. Rule: COMP-4."""

    WEAPON: Final[i64] = 0
    TOOL: Final[i64] = 1
    PART: Final[i64] = 2
    ACCESSORY: Final[i64] = 3
    RARE: Final[i64] = 4
    ACTION: Final[i64] = 5


CARD_CLASSES: Final = ("weapon", "tool", "part", "accessory", "rare", "action")


class Verb:
    """The actions of the base game; WIN and LOSE name the ends of a combat. Modules add their own (`vocabulary`).

    Rule: TURN-4.
    """

    SEARCH: Final[i64] = 0
    MOVE: Final[i64] = 1
    CAUTIOUS: Final[i64] = 2
    JOIN: Final[i64] = 3
    PLAY: Final[i64] = 4
    EXTORT: Final[i64] = 5
    CRAFT: Final[i64] = 6
    DIG: Final[i64] = 7
    STEAL: Final[i64] = 8
    HEAL: Final[i64] = 9
    SELL: Final[i64] = 10
    BUY: Final[i64] = 11
    WIN: Final[i64] = 25
    LOSE: Final[i64] = 26


class Arrival:
    """How a standee arrived in its Place. Rule: RULING-57, RULING-99, RULING-167."""

    MOVE: Final[i64] = 0
    """By a Move action of its player."""
    EFFECT: Final[i64] = 1
    """Moved by a card."""
    SENT: Final[i64] = 2
    """Sent, which is no move."""


class When:
    """The moment at which a Gang card or a Background works. Rule: GANG-7, BG-2."""

    NEVER: Final[i64] = 0
    ALWAYS: Final[i64] = 1
    MY_TURN: Final[i64] = 2
    TURN_START: Final[i64] = 3
    AFTER: Final[i64] = 4
    EXTORTED: Final[i64] = 5
    ARRIVAL: Final[i64] = 6
    AFTER_OTHER: Final[i64] = 7


WHENS: Final = ("never", "always", "my_turn", "turn_start", "after", "extorted", "arrival", "after_other")


class Do:
    """The effects a card can have: the engine knows these words and no card. Rule: RULING-6, RULING-7."""

    DRAW: Final[i64] = 0
    GAIN: Final[i64] = 1
    CIGS: Final[i64] = 2
    GRAB: Final[i64] = 3
    DROP: Final[i64] = 4
    PEEK: Final[i64] = 5
    MOVE: Final[i64] = 6
    HEAL: Final[i64] = 7
    BEAT: Final[i64] = 8
    ACT: Final[i64] = 9
    FREE: Final[i64] = 10
    PERFORM: Final[i64] = 11
    RECOVER: Final[i64] = 12
    CANCEL: Final[i64] = 13
    PAY: Final[i64] = 14
    POINTS: Final[i64] = 15


DOS: Final = (
    "draw", "gain", "cigs", "grab", "drop", "peek", "move", "heal", "beat", "act", "free", "perform", "recover",
    "cancel", "pay", "points",
)  # fmt: skip


class Who:
    """Whom an effect affects."""

    SELF: Final[i64] = 0
    OTHER: Final[i64] = 1
    HERE: Final[i64] = 2
    FOE: Final[i64] = 3
    OTHERS: Final[i64] = 4
    ALL: Final[i64] = 5


WHOS: Final = ("self", "other", "here", "foe", "others", "all")


class Flag:
    """How an effect is carried out."""

    CHOICE: Final[i64] = 1
    """The card is chosen, not taken at random (`grab`, `drop`)."""
    ANYWHERE: Final[i64] = 2
    """The action is possible in any Place (`free`, `perform`)."""
    UNLESS_WEAPON: Final[i64] = 4
    """The victim may discard a Weapon instead (`beat`)."""
    ANY_PLACE: Final[i64] = 8
    """An open Place of the owner's choice (`move`)."""


class Mode:
    """How an action is taken: as an action of the turn, or performed through a card. Rule: RULING-6."""

    TURN: Final[i64] = 0
    FREE: Final[i64] = 1
    """It costs no action of the allowance."""
    ANYWHERE: Final[i64] = 2
    """The Place requirement is lifted."""
    UNLIMITED: Final[i64] = 4
    """The once-per-turn limit is lifted."""


@final
class Terms:
    """The words that the base game or a module adds, with their numbers in namespaces like those above."""

    def __init__(
        self,
        verbs: type | None = None,
        actions: type | None = None,
        tokens: type | None = None,
        numbers: type | None = None,
        operands: dict[str, str] | None = None,
        sorts: dict[str, tuple[str, ...]] | None = None,
        basic: tuple[str, ...] = (),
        instead: dict[str, str] | None = None,
        counts_as: dict[str, str] | None = None,
        anywhere: tuple[str, ...] = (),
        paid_later: tuple[str, ...] = (),
        titles: dict[str, str] | None = None,
        aliases: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.verbs = numbered(verbs)
        self.actions = numbered(actions)
        self.tokens = numbered(tokens)
        self.numbers = numbered(numbers)
        """Numbers printed in a booklet: the index of each in `Ruleset.numbers`. The module's overlay has the values."""
        self.operands = operands or {}
        """By action with an operand: its sort."""
        self.sorts = sorts or {}
        """By sort of operand that the module adds: its names."""
        self.basic = basic
        """Verbs that are possible in every Place (TURN-4)."""
        self.instead = instead or {}
        """By action that is another way to take the action of a verb: that verb."""
        self.counts_as = counts_as or {}
        """By verb whose end counts as that of another verb: the other verb."""
        self.anywhere = anywhere
        """Actions that are possible outside the Place of their verb."""
        self.paid_later = paid_later
        """Actions that may still be called off; they are paid once they happen."""
        self.titles = {verb: verb.replace("_", " ").capitalize() for verb in self.verbs} | (titles or {})
        """By verb: its English name in the booklet."""
        self.aliases = aliases or {}
        """By verb or token: other names that files may use."""


def numbered(namespace: type | None) -> dict[str, int]:
    """The numbers of a namespace by name."""
    if namespace is None:
        return {}
    return {name.lower(): number for name, number in vars(namespace).items() if name.isupper()}
