"""The pending question as a message. The sentences are in `speech/*/questions.ftl`."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from blackgate.engine.registry import DECLARED_FRAMES
from blackgate.game.actions import Action
from blackgate.game.modules import QuestionTeller, merged
from blackgate.game.prompts.parts import own
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.speech import Arg, Message, Thing, Who, message
from blackgate.speech.things import MICHEL, card, place, words

SPEAKS_OF: Final[Mapping[str, str]] = {
    "go": "", "name": "target", "lay": "tool target", "selling": "sold cigarettes", "pay": "gang due",
    "ingredient": "", "discard": "size limit", "target": "", "place": "", "free": "", "pick": "victim due",
    "drop": "due", "unless": "beatings", "recover": "", "bonus": "", "react": "to",
}  # fmt: skip
"""By question: the parts of its sentence `ask-…`. Questions that need their own code are below."""

SEATS: Final = frozenset(
    operand.shown_as
    for frame in DECLARED_FRAMES.values()
    for operand in frame.operands
    if operand.shown_as and operand.sort in ("seat", "foe")
)
"""Parts that are players."""


@cache
def speaks_of() -> Mapping[str, str]:
    """By question: the parts of its sentence."""
    return merged(SPEAKS_OF, "prompts")


@cache
def tellers() -> Mapping[str, QuestionTeller]:
    """By question that needs its own code: how it is made."""
    return merged(TELLERS, "tellers")


@cache
def parts() -> Mapping[str, Callable[[Standpoint], Arg]]:
    """By name: parts that are not simply an operand of the question."""
    return merged(PARTS, "prompt_parts")


def question(rules: Rules, view: Standpoint, cause: str = "") -> Message:
    """The question to the viewer, preceded by the card that asks, where one is known."""
    teller = tellers().get(view.question)
    asked = (teller(rules, view) if teller else None) or _usual(view)
    return message("ask-because", cause=cause, question=asked) if cause else asked


def _usual(view: Standpoint) -> Message:
    """The sentence of a question with its parts."""
    named = speaks_of().get(view.question)
    if named is None:
        return message("ask-anything")
    return Message(f"ask-{view.question}", {name: _part(view, name) for name in named.split()})


def _part(view: Standpoint, name: str) -> Arg:
    """One part of a question, by its name."""
    if name in SEATS:
        return Who(int(view.context[name]))
    if name in parts():
        return parts()[name](view)
    value = view.context[name]
    return Thing(name, str(value)) if name in ("gang", "verb") else value


PARTS: Final[Mapping[str, Callable[[Standpoint], Arg]]] = {
    "size": lambda view: own(view).hand_size,
    "limit": lambda view: view.hand_limit,
    "cigarettes": lambda view: words("cigarette", own(view).cigarettes),
    "beatings": lambda view: words("beating", int(view.context["beatings"])),
    "tool": lambda view: card(view.context["tool"]),
    "solitary": lambda view: place("solitary"),
}
"""By name: parts that are not simply an operand of the question."""


def _turn(rules: Rules, view: Standpoint) -> Message:
    return message("ask-turn", actions=view.actions)


def _free(rules: Rules, view: Standpoint) -> Message | None:
    """The question about a free action, with the player's cigarettes where something can be bought."""
    buys = any(option.word == "buy" for option in view.options)
    return message("ask-free-buy", cigarettes=words("cigarette", own(view).cigarettes)) if buys else None


def _answer(rules: Rules, view: Standpoint) -> Message:
    """Rule: EXTORT-5, RULING-37."""
    held = "ask-answer" if Action("give") in view.options else "ask-answer-unheld"
    return message(held, attacker=_part(view, "attacker"), tool=_part(view, "tool"))


def _fight(rules: Rules, view: Standpoint) -> Message:
    """The question in a combat; Michel(le) belongs to no player. Rule: MICHEL-12."""
    sides = [view.context[role] for role in ("attacker", "defender") if role in view.context]
    foes = [Who(int(seat)) for seat in sides if seat != view.viewer]
    return message("ask-fight", foe=foes[0] if foes else MICHEL)


def _react(rules: Rules, view: Standpoint) -> Message | None:
    return None if 0 <= int(view.context["to"]) < len(view.seats) else message("ask-react-card")


TELLERS: Final[Mapping[str, QuestionTeller]] = {
    "turn": _turn, "free": _free, "answer": _answer, "fight": _fight, "react": _react,
}  # fmt: skip
"""Questions that need their own code; None falls back on the usual sentence."""
