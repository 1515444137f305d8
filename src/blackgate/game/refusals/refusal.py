"""A refusal is an answer: why an action is not possible, with the rules that say so and what would help."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from blackgate.engine import reasons
from blackgate.engine.state import State
from blackgate.game.refusals.helps import help_with
from blackgate.game.refusals.known import known
from blackgate.game.refusals.reasons import reason
from blackgate.game.refusals.sentences import helps
from blackgate.game.refusals.sentences import reasons as sentences
from blackgate.game.refusals.values import values
from blackgate.game.refusals.wish import Wish
from blackgate.game.rules import Rules
from blackgate.speech import Message, Speaker

UNKNOWN: Final = reasons.Refusal("answer", "not_offered", ("RULING-5",))
"""The bar of an answer without any other bar: it is not among the options."""


@dataclass(frozen=True)
class Refusal:
    """One reason: a short code, its rules, the obstacle, and what would make the action possible."""

    code: str
    rules: tuple[str, ...]
    message: Message
    help: Message | None
    english: Speaker = field(repr=False, compare=False)

    @property
    def text(self) -> str:
        """The reason, the help and the rules in English."""
        return f"{self.in_words(self.english)} [{', '.join(self.rules)}]"

    def in_words(self, speaker: Speaker) -> str:
        """The reason and the help in the language of a speaker."""
        return " ".join(speaker.say(each) for each in (self.message, self.help) if each)


def explain(rules: Rules, state: State, seat: int, number: int, names: Sequence[str]) -> list[Refusal]:
    """Every reason why a seat cannot take an action now, without revealing anything the seat may not know."""
    english = Speaker("en", rules.edition, names, seat)
    at_table, action = known(rules, state, seat), rules.lexicon.action(number)
    found: list[Refusal] = []
    for against in reasons.why_not(state, seat, number) or [UNKNOWN]:
        wish = Wish(at_table, action, against.verb, against.bar)
        refusal = refused(wish, against.rules, english)
        if refusal not in found:
            found.append(refusal)
    return found


def too_many(rules: Rules, cited: tuple[str, ...]) -> Refusal:
    """The refusal of a card in a list when nothing more is asked for."""
    return Refusal("list.long", cited, Message("why-too-many"), None, Speaker("en", rules.edition, ()))


def refused(wish: Wish, cited: tuple[str, ...], english: Speaker) -> Refusal:
    """Refusals for the obstacles to a wish, each with its help."""
    why = reason(wish)
    helped = help_with(wish, why)
    help_ = _message(wish, helped, helps()[helped]) if helped else None
    return Refusal(wish.code, cited, _message(wish, why, sentences()[why]), help_, english)


def _message(wish: Wish, name: str, speaks_of: str) -> Message:
    """A sentence with its parts."""
    return Message(name, {part: values()[part](wish) for part in speaks_of.split()})
