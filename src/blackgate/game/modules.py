"""What the modules say to people, by topic; each room takes the part it speaks about.

A module declares it in its `words`. It is loaded when it is first needed, because it is written in terms of the rooms
that ask for it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol

from blackgate.engine.modules import parts
from blackgate.game.events import Event
from blackgate.game.refusals.wish import Wish
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.speech import Arg, Message
from blackgate.speech.message import Thing

Teller = Callable[[Rules, Sequence[Event]], Message | None]
"""Events of one seat as a message; None where there is nothing to tell."""
OptionTeller = Callable[[Rules, Standpoint, str], Message]
"""The option of a word with an operand."""
QuestionTeller = Callable[[Rules, Standpoint], Message | None]
"""A question; None falls back on the usual sentence."""
Warner = Callable[[Rules, Standpoint, str], Message | None]
"""What the option of a word with an operand is warned of."""


@dataclass(frozen=True)
class Step:
    """One decision of a scenario. One that is asked `only` in some questions is left out where none of them is asked.

    `rules` say how long a list of cards may be: they stand behind a refusal of the card that is one too many.
    """

    words: str
    only: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class PhraseReader(Protocol):
    """Who takes the phrases of a scenario apart."""

    def cards(self, text: str) -> list[str]:
        """A list of cards: `chain, cap`, `chain and cap`, `2 links, pike`."""


def named_place(text: str) -> str:
    """What is left of `move to the yard` when only the Place is wanted."""
    return re.sub(r"^(move )?(to )?(the )?", "", text)


Phrase = Callable[[PhraseReader, str], list[Step] | None]
"""What stands after the first word of a phrase, as decisions; None if it means something else."""


class Scene(NamedTuple):
    """An action that is told as a whole."""

    events: tuple[str, ...]
    """The events of its own seat that belong to it."""
    teller: Teller


class AnswerTime(NamedTuple):
    """How long a question to several players is open, in milliseconds."""

    least: int
    """An answer is not shown before: its speed must not reveal hidden cards."""
    most: int
    """After that the default answer is given."""
    leaks: Literal["", "hand", "background"] = ""
    """What the speed of an answer could reveal."""
    series: str = ""
    """Why several seats can be asked at once, where the question comes in a series."""
    told: tuple[str, ...] = ()
    """Public effects of a default answer; if there are some, the answers do not depend on each other."""


@dataclass(frozen=True, kw_only=True)
class ModuleWords:
    """What one module says."""

    # Questions and their options.
    plain: tuple[str, ...] = ()
    """Words whose option is the message `label-…` and nothing more."""
    options: Mapping[str, OptionTeller] = field(default_factory=dict)
    """By word: how its option is written."""
    answers: tuple[tuple[str, str], ...] = ()
    """By question and word that means more in its light: the option is the message `answer-…`."""
    prompts: Mapping[str, str] = field(default_factory=dict)
    """By question: the parts of its sentence `ask-…`."""
    tellers: Mapping[str, QuestionTeller] = field(default_factory=dict)
    """By question that needs more words: how it is written."""
    prompt_parts: Mapping[str, Callable[[Standpoint], Arg]] = field(default_factory=dict)
    """By name: a part of a question that is not just what it is about."""
    of_hand: tuple[str, ...] = ()
    """Questions that are answered with a card of one's own hand; the message `card-…` says what is done with it."""
    armed: tuple[str, ...] = ()
    """Those that are answered with a Weapon."""
    free: Mapping[str, Callable[[Rules], bool]] = field(default_factory=dict)
    """By word: whether it costs no action."""
    families: tuple[str, ...] = ()
    """Words whose options can be folded into one line, the message `family-…`."""
    always_folded: tuple[str, ...] = ()
    """Those that are folded whatever the room."""
    endings: tuple[str, ...] = ()
    """Words that end something and stand last."""
    moves: tuple[str, ...] = ()
    """Words that move one's standee to a Place."""
    warnings: Mapping[str, Warner] = field(default_factory=dict)
    """By word: what its option is warned of."""
    mild: tuple[str, ...] = ()
    """Words nobody need be held up by (see `warnings`)."""
    defaults: Mapping[str, str] = field(default_factory=dict)
    """By question: what an absent player answers. Rule: RULING-16."""
    spending: tuple[str, ...] = ()
    """Answers that use a token up: an absent player gives any other. Rule: RULING-16."""
    times: Mapping[str, AnswerTime] = field(default_factory=dict)
    """By question that answers somebody else: how long it is open."""

    # The story.
    scenes: Mapping[str, Scene] = field(default_factory=dict)
    """By word: an action that is told as a whole."""
    begins: Callable[[Sequence[Event]], str] | None = None
    """The scene that begins with an event which is no decision; empty if none does."""
    sentences: Mapping[str, Teller] = field(default_factory=dict)
    """By event: how it is told alone."""
    runs: tuple[str, ...] = ()
    """Events that are told together when they follow one another."""

    # Why not, and what would help.
    reasons: Mapping[str, str] = field(default_factory=dict)
    """By sentence `why-…`: the parts it speaks of."""
    helps: Mapping[str, str] = field(default_factory=dict)
    """By sentence `help-…`: the parts it speaks of."""
    better: Mapping[str, str] = field(default_factory=dict)
    """By word and bar: the sentence that says it better."""
    bare: tuple[str, ...] = ()
    """Those that need no operand, so that they are also right where a card would perform the action."""
    selves: Mapping[str, str] = field(default_factory=dict)
    """By word: the sentence for who names oneself."""
    unsuited: Mapping[str, str] = field(default_factory=dict)
    """By word about a card: the sentence for a card of the wrong sort."""
    reason_of: Mapping[str, Callable[[Wish], str]] = field(default_factory=dict)
    """By bar: the sentence, where it depends on more than the word; empty to leave it to others."""
    help_of: Mapping[str, Callable[[Wish, str], str]] = field(default_factory=dict)
    """By bar: the sentence that helps; empty to leave it to others."""
    help_by_reason: Mapping[str, str] = field(default_factory=dict)
    """By sentence `why-…`: the one that always helps."""
    unasked: Mapping[str, str] = field(default_factory=dict)
    """By answer: the sentence that says when it is asked for."""
    moments: Mapping[str, str] = field(default_factory=dict)
    """By word of a token: the sentence that says when it is used."""
    tokens: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By word: the token it is about, and the action that brings one."""
    values: Mapping[str, Callable[[Wish], Arg]] = field(default_factory=dict)
    """By name: a part of a sentence."""
    needed: Mapping[str, Callable[[Wish], bool]] = field(default_factory=dict)
    """By name: whether such a part is there; without a row it always is."""
    products: Mapping[str, Callable[[Wish], Thing | None]] = field(default_factory=dict)
    """By word: what the action would bring."""
    prices: Mapping[str, Callable[[Wish], int | None]] = field(default_factory=dict)
    """By word: what the action costs in cigarettes."""
    brings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By verb: the cards it brings."""
    fewer: Mapping[str, Callable[[Rules], int]] = field(default_factory=dict)
    """By word of joining a gang: how many Accessories less it takes."""

    # Scenarios.
    phrases: Mapping[str, Phrase] = field(default_factory=dict)
    """By first word: a phrase that stands for several decisions, or says one more readably."""
    stand_ins: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By name of what may stand in for one ingredient: the decision that says so, and the rule."""
    optional: tuple[str, ...] = ()
    """Questions one may decline: nobody has to answer them in a scenario."""
    answers_them: tuple[str, ...] = ()
    """Words that only ever answer such a question."""


@cache
def words() -> tuple[ModuleWords, ...]:
    """What each module says, in the order of the modules."""
    return tuple(part.WORDS for part in parts("words").values())


def merged(base: Mapping[str, Any], topic: str) -> dict[str, Any]:
    """A table of the base game with what the modules say on a topic."""
    found = dict(base)
    for each in words():
        found.update(getattr(each, topic))
    return found


def listed(base: tuple[Any, ...], topic: str) -> tuple[Any, ...]:
    """A list of the base game with what the modules say on a topic."""
    return (*base, *(entry for each in words() for entry in getattr(each, topic)))
