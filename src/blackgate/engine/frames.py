"""Every question and step of the base game, declared once: operands, the frames it may lie on, allowed answers.

Position checks, views and the rules cited for a wrong answer are derived from these declarations. Modules declare their
own frames (`state.Module`).
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.agenda import Ask, Step
from blackgate.engine.declarations import FrameKind, kept, shown


class Go:
    """Operands of `Ask.GO`."""

    SLOTS: Final[i64] = 0
    REROLLS: Final[i64] = 1


class Name:
    """Operands of `Ask.NAME`."""

    TARGET: Final[i64] = 0


class Lay:
    """Operands of `Ask.LAY`."""

    TARGET: Final[i64] = 0
    TOOL: Final[i64] = 1


class Answer:
    """Operands of `Ask.ANSWER`."""

    ATTACKER: Final[i64] = 0
    TOOL: Final[i64] = 1
    CANCELLED: Final[i64] = 2
    ABILITY_USED: Final[i64] = 3


class Fight:
    """Operands of `Ask.FIGHT`."""

    ATTACKER: Final[i64] = 0
    """May be NOBODY."""
    DEFENDER: Final[i64] = 1
    STAKE: Final[i64] = 2
    """The Tool demanded; in a combat without an attacking player, a number of the module that started it."""
    ATTACKER_ARMS: Final[i64] = 3
    DEFENDER_ARMS: Final[i64] = 4
    MARKS: Final[i64] = 5
    """The mask of players who stood in for somebody, and TRIED."""


class Selling:
    """Operands of `Ask.SELLING`."""

    SOLD: Final[i64] = 0


class Pay:
    """Operands of `Ask.PAY`."""

    GANG: Final[i64] = 0
    DUE: Final[i64] = 1
    PAID: Final[i64] = 2
    """The mask of the kinds that have been paid."""


class Ingredient:
    """Operands of `Ask.INGREDIENT`."""

    RECIPE: Final[i64] = 0
    NEED: Final[i64] = 1


class Place:
    """Operands of `Ask.PLACE`."""

    MOVED: Final[i64] = 0
    SLOTS: Final[i64] = 1


class Free:
    """Operands of `Ask.FREE`."""

    VERBS: Final[i64] = 0
    MODE: Final[i64] = 1
    MAY_DECLINE: Final[i64] = 2


class Pick:
    """Operands of `Ask.PICK`."""

    VICTIM: Final[i64] = 0
    DUE: Final[i64] = 1


class Drop:
    """Operands of `Ask.DROP`."""

    DUE: Final[i64] = 0


class Unless:
    """Operands of `Ask.UNLESS`."""

    BEATINGS: Final[i64] = 0


class Recover:
    """Operands of `Ask.RECOVER`."""

    CARD_CLASS: Final[i64] = 0
    DUE: Final[i64] = 1


class Bonus:
    """Operands of `Ask.BONUS`."""

    POWER: Final[i64] = 0
    FOE: Final[i64] = 1


class React:
    """Operands of `Ask.REACT`."""

    FOE: Final[i64] = 0
    MOMENT: Final[i64] = 1
    VERBS: Final[i64] = 2
    ABILITY_USED: Final[i64] = 3
    INSIDE_CARD: Final[i64] = 4


class Effect:
    """Operands of `Step.EFFECT`."""

    LINE: Final[i64] = 0
    END: Final[i64] = 1
    FOE: Final[i64] = 2
    HAS_TARGET: Final[i64] = 3


class Finish:
    """Operands of `Step.FINISH`."""

    VERB: Final[i64] = 0
    SETTLED: Final[i64] = 1
    """What a module settled before the action was finished, in its own terms; 0: nothing."""


class Spent:
    """Operands of `Step.SPENT`."""

    CARD: Final[i64] = 0


class Craft:
    """Operands of `Step.CRAFT`."""

    RECIPE: Final[i64] = 0
    NEED: Final[i64] = 1


class Ending:
    """Operands of `Step.ENDING`."""

    ASKED: Final[i64] = 0
    HAND_CHECKED: Final[i64] = 1


FRAMES: Final[tuple[FrameKind, ...]] = (
    FrameKind(
        Ask.TURN, "turn", absence_tells="that the hand and the hidden Background allow nothing more",
        is_between_actions=True,
    ),
    FrameKind(
        Ask.GO, "go", (kept("slots", "slots"), kept("rerolls", "count")), ("finish",), action=("move",),
        rules=("RULING-51",),
    ),
    FrameKind(
        Ask.NAME, "name", (shown("target", "seat"),), ("finish",), action=("extort",), rules=("EXTORT-4",),
        answers=("name",),
    ),
    FrameKind(
        Ask.LAY, "lay", (shown("target", "seat"), shown("tool", "tool")), ("finish",), action=("extort",),
        rules=("EXTORT-4",), answers=("card",), absence_tells="that the attacker holds one sort of Weapon only",
    ),
    FrameKind(
        Ask.ANSWER, "answer",
        (shown("attacker", "seat"), shown("tool", "tool"), kept("cancelled", "truth"), kept("ability_used", "truth")),
        ("finish",), action=("extort",), asks_another=True, rules=("EXTORT-5", "EXTORT-6", "RULING-37"),
        answers=("give",), absence_tells="that the target does not hold the Tool",
    ),
    FrameKind(
        Ask.FIGHT, "fight",
        (
            shown("attacker", "foe"), shown("defender", "seat"), shown("stake", "stake", "tool"),
            kept("attacker_arms", "count"), kept("defender_arms", "count"), kept("marks", "marks"),
        ),
        ("finish",), action=("extort",), asks_another=True, rules=("EXTORT-5", "EXTORT-7", "RULING-79"),
        answers=("card",), absence_tells="that the hand holds no Weapon",
    ),
    FrameKind(
        Ask.SELLING, "selling", (shown("sold", "count"),), ("finish",), action=("sell",), rules=("SELL-1",),
        answers=("card",), absence_tells="that nothing in the hand can be sold, or one sort only",
    ),
    FrameKind(
        Ask.PAY, "pay", (shown("gang", "gang"), shown("due", "due"), kept("paid", "cards")), ("finish",),
        action=("join",), rules=("GANG-3", "GANG-4", "RULING-68"), answers=("card",),
        absence_tells="which of the Accessories the hand does not hold",
    ),
    FrameKind(
        Ask.INGREDIENT, "ingredient", (kept("recipe", "recipe"), kept("need", "need")), ("craft",),
        rules=("RULING-89",), answers=("card",), absence_tells="that the hand holds one sort of copy only",
    ),
    FrameKind(
        Ask.DISCARD, "discard", (), ("ending",), rules=("HAND-2",), answers=("card",),
        absence_tells="that all cards of the hand are the same", is_between_actions=True,
    ),
    FrameKind(Ask.TARGET, "target", (), ("effect",), rules=("RULING-71", "RULING-73"), answers=("seat",)),
    FrameKind(Ask.PLACE, "place", (shown("moved", "seat"), kept("slots", "slots")), ("effect",)),
    FrameKind(
        Ask.FREE, "free", (kept("verbs", "verbs"), kept("mode", "mode"), kept("may_decline", "truth")), ("effect",),
        absence_tells="that the hand does not allow the action, or in one way only", is_between_actions=True,
    ),
    FrameKind(
        Ask.PICK, "pick", (shown("victim", "seat"), shown("due", "due")), ("effect",), answers=("card",),
        absence_tells="that all cards of the hand looked at are the same", hides_answers=True,
        open_answers=("decline",),
    ),
    FrameKind(
        Ask.DROP, "drop", (shown("due", "due"),), ("effect", "drop"), answers=("card",),
        absence_tells="that all cards of the hand are the same",
    ),
    FrameKind(
        Ask.UNLESS, "unless", (shown("beatings", "due"),), ("effect", "unless"), answers=("card",),
        absence_tells="that the hand holds no Weapon",
    ),
    FrameKind(
        Ask.RECOVER, "recover", (kept("card_class", "class"), kept("due", "due")), ("effect",), answers=("card",)
    ),
    FrameKind(
        Ask.BONUS, "bonus", (kept("power", "background"), kept("foe", "foe")), ("turn", "answer", "react"),
        rules=("BG-6",), is_between_actions=True,
    ),
    FrameKind(
        Ask.REACT, "react",
        (
            shown("foe", "foe", "to"), kept("moment", "moment"), kept("verbs", "verbs"), kept("ability_used", "truth"),
            kept("inside_card", "truth"),
        ),
        ("turn", "finish", "effect", "react"),
        absence_tells="that neither the hidden Background nor the hand allows a reaction",
    ),
    FrameKind(
        Step.EFFECT, "effect",
        (
            kept("line", "line"), kept("end", "line"), kept("foe", "foe"), kept("has_target", "truth"),
        ),
        ("turn", "finish", "spent", "effect", "bonus", "answer", "react"),
    ),
    FrameKind(Step.FINISH, "finish", (kept("verb", "verb"), kept("settled", "settled")), ("turn", "effect")),
    FrameKind(Step.SPENT, "spent", (kept("card", "action_card"),), ("finish",), action=("play",)),
    FrameKind(
        Step.CRAFT, "craft", (kept("recipe", "recipe"), kept("need", "need")), ("finish",), action=("craft",)
    ),
    FrameKind(Step.ENDING, "ending", (kept("asked", "asked"), kept("hand_checked", "truth"))),
)  # fmt: skip
"""The frames of the base game."""
