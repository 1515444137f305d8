"""The rules behind each bar and each question, for whoever asks why. `reasons` looks them up."""

from typing import Final

from blackgate.engine.agenda import Ask

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("search", "limit"): ("SEARCH-1",),
    ("search", "place"): ("RULING-49",),
    ("search", "solitary"): ("SOL-2", "RULING-59", "RULING-49"),
    ("cautious", "actions"): ("MOVE-6", "RULING-55"),
    ("cautious", "rolled"): ("MOVE-6",),
    ("cautious", "here"): ("RULING-52", "MOVE-4"),
    ("cautious", "closed"): ("RULING-53",),
    ("cautious", "none"): ("MOVE-6", "RULING-54"),
    ("join", "pile"): ("GANG-1", "RULING-65"),
    ("join", "cards"): ("GANG-2", "GANG-10", "GANG-11"),
    ("join", "double"): ("GANG-3",),
    ("join", "pointless"): ("RULING-169", "PROTO-4"),
    ("join", "none"): ("GANG-1",),
    ("play", "none"): ("ACARD-1",),
    ("play", "cards"): ("ACARD-1",),
    ("play", "pointless"): ("RULING-71", "RULING-5"),
    ("extort", "limit"): ("EXTORT-1",),
    ("extort", "weapon"): ("EXTORT-2",),
    ("extort", "target"): ("EXTORT-3",),
    ("extort", "immune"): ("GANG-7",),
    ("extort", "place"): ("RULING-82",),
    ("extort", "solitary"): ("SOL-2", "RULING-59", "RULING-63", "RULING-82"),
    ("craft", "place"): ("CRAFT-1", "RULING-87"),
    ("craft", "solitary"): ("SOL-2", "RULING-59", "RULING-87"),
    ("craft", "beaten"): ("CRAFT-2", "BEAT-3", "BEAT-4"),
    ("craft", "cards"): ("CRAFT-6", "CRAFT-4"),
    ("craft", "pile"): ("CRAFT-5",),
    ("craft", "short"): ("RULING-85",),
    ("craft", "none"): ("CRAFT-6",),
    ("dig", "place"): ("DIG-1", "TURN-6"),
    ("dig", "beaten"): ("DIG-2", "BEAT-4"),
    ("dig", "cards"): ("DIG-3",),
    ("dig", "none"): ("DIG-3",),
    ("steal", "place"): ("SPOON-1", "TURN-6"),
    ("steal", "pile"): ("SPOON-2",),
    ("heal", "place"): ("HEAL-1", "TURN-6"),
    ("heal", "unhurt"): ("HEAL-1", "RULING-5", "RULING-93"),
    ("sell", "place"): ("SELL-1", "TURN-6"),
    ("sell", "cards"): ("SELL-1", "RULING-91", "RULING-5"),
    ("buy", "place"): ("BUY-1", "TURN-6"),
    ("buy", "cigarettes"): ("BUY-2",),
    ("buy", "pile"): ("BUY-3",),
    ("buy", "short"): ("RULING-86",),
    ("buy", "none"): ("BUY-2",),
    ("ability", "none"): ("GANG-8", "RULING-69"),
    ("ability", "moment"): ("GANG-7",),
    ("ability", "spent"): ("GANG-6", "RULING-11"),
    ("ability", "place"): ("GANG-7",),
    ("ability", "target"): ("GANG-7",),
    ("ability", "pointless"): ("RULING-6",),
    ("ability", "cigarettes"): ("RULING-11",),
    ("reveal", "none"): ("BG-1",),
    ("reveal", "moment"): ("BG-2",),
    ("reveal", "spent"): ("BG-5",),
    ("reveal", "place"): ("BG-2",),
    ("reveal", "target"): ("BG-2",),
}
"""(verb, bar) → the rules behind it. Bars that mean the same for every verb stand in GENERAL."""

GENERAL: Final[dict[str, tuple[str, ...]]] = {
    "actions": ("TURN-3",),
    "place": ("TURN-6",),
    "solitary": ("SOL-2", "RULING-59"),
    "solitary_start": ("SOL-2", "RULING-61"),
}

ANSWERS: Final[dict[int, tuple[str, ...]]] = {
    Ask.NAME: ("name",), Ask.LAY: ("card",), Ask.ANSWER: ("give",), Ask.FIGHT: ("card",), Ask.SELLING: ("card",),
    Ask.PAY: ("card",), Ask.INGREDIENT: ("card",), Ask.DISCARD: ("card",), Ask.TARGET: ("seat",), Ask.PICK: ("card",),
    Ask.DROP: ("card",), Ask.UNLESS: ("card",), Ask.RECOVER: ("card",),
}  # fmt: skip
"""By question: words that answer it, so that one of them that is refused is only not among the options."""

QUESTION_RULES: Final[dict[int, tuple[str, ...]]] = {
    Ask.GO: ("RULING-51",),
    Ask.NAME: ("EXTORT-4",),
    Ask.LAY: ("EXTORT-4",),
    Ask.ANSWER: ("EXTORT-5", "EXTORT-6", "RULING-37"),
    Ask.FIGHT: ("EXTORT-5", "EXTORT-7", "RULING-79"),
    Ask.SELLING: ("SELL-1",),
    Ask.PAY: ("GANG-3", "GANG-4", "RULING-68"),
    Ask.INGREDIENT: ("RULING-89",),
    Ask.DISCARD: ("HAND-2",),
    Ask.TARGET: ("RULING-71", "RULING-73"),
    Ask.BONUS: ("BG-6",),
}
"""By question: the rule that says what may be answered."""
