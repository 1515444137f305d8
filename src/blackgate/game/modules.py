"""Everything the modules say to people, by topic; each package takes the topics it needs.

A module declares this in its `words`. They are loaded on first use, because they import the packages that ask for them.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol

from blackgate.engine.modules import parts
from blackgate.game.advice.shapes import Stakes
from blackgate.game.events import Event
from blackgate.game.refusals.wish import Wish
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.speech import Arg, Message
from blackgate.speech.message import Thing

Teller = Callable[[Rules, Sequence[Event]], Message | None]
"""Makes a message from events of one seat; None where there is nothing to tell."""
OptionTeller = Callable[[Rules, Standpoint, str], Message]
"""Makes the option of a word with an operand."""
QuestionTeller = Callable[[Rules, Standpoint], Message | None]
"""Makes a question; None falls back on the usual sentence."""
Warner = Callable[[Rules, Standpoint, str], Message | None]
"""Makes the warning of an option of a word with an operand."""
StakesTeller = Callable[[Rules, Standpoint], Sequence[Stakes]]
"""Finds the stakes of the options of a seat; none where nothing is risky."""


@dataclass(frozen=True)
class Step:
    """One decision of a scenario. A decision with `only` is left out where none of these questions is asked.

    `rules` limit the length of a list of cards: a refusal of one card too many cites them.
    """

    words: str
    only: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class PhraseReader(Protocol):
    """Parses the phrases of a scenario."""

    def cards(self, text: str) -> list[str]:
        """A list of cards: `chain, cap`, `chain and cap`, `2 links, pike`."""


def named_place(text: str) -> str:
    """The Place in `move to the yard`."""
    return re.sub(r"^(move )?(to )?(the )?", "", text)


Phrase = Callable[[PhraseReader, str], list[Step] | None]
"""Turns the text after the first word of a phrase into decisions; None if it means something else."""


class Scene(NamedTuple):
    """An action that is told in one message."""

    events: tuple[str, ...]
    """The events of its own seat that are part of it."""
    teller: Teller


class AnswerTime(NamedTuple):
    """How long a question to several players is open, in milliseconds."""

    least: int
    """An answer is not shown earlier: its speed must not reveal hidden cards."""
    most: int
    """The default answer is given after this time."""
    leaks: Literal["", "hand", "background"] = ""
    """What the speed of an answer could reveal."""
    series: str = ""
    """Why several seats can be asked at once, where the question comes in a series."""
    told: tuple[str, ...] = ()
    """Public effects of a default answer. If there are any, the answers do not depend on each other."""


@dataclass(frozen=True, kw_only=True)
class ModuleWords:
    """Everything one module says."""

    # Questions and their options.
    plain: tuple[str, ...] = ()
    """Words whose option is just the message `label-…`."""
    options: Mapping[str, OptionTeller] = field(default_factory=dict)
    """By word: how its option is made."""
    answers: tuple[tuple[str, str], ...] = ()
    """By question and word with a special meaning there: the option is the message `answer-…`."""
    prompts: Mapping[str, str] = field(default_factory=dict)
    """By question: the parts of its sentence `ask-…`."""
    tellers: Mapping[str, QuestionTeller] = field(default_factory=dict)
    """By question that needs its own code: how it is made."""
    prompt_parts: Mapping[str, Callable[[Standpoint], Arg]] = field(default_factory=dict)
    """By name: a part of a question that is not simply one of its operands."""
    of_hand: tuple[str, ...] = ()
    """Questions answered with a card of the player's own hand; the message `card-…` says what happens to it."""
    armed: tuple[str, ...] = ()
    """Those of them that are answered with a Weapon."""
    free: Mapping[str, Callable[[Rules], bool]] = field(default_factory=dict)
    """By word: whether it costs no action."""
    explained_by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By action: the rules that say what it does, in the order of reading."""
    families: tuple[str, ...] = ()
    """Words whose options can be folded into one line, the message `family-…`."""
    always_folded: tuple[str, ...] = ()
    """Those of them that are always folded, even where there is space."""
    endings: tuple[str, ...] = ()
    """Words that end something; they come last."""
    moves: tuple[str, ...] = ()
    """Words that move the player's standee to a Place."""
    warnings: Mapping[str, Warner] = field(default_factory=dict)
    """By word: the warning of its option."""
    mild: tuple[str, ...] = ()
    """Words that need no confirmation (see `warnings`)."""
    stakes: tuple[StakesTeller, ...] = ()
    """How the stakes of risky options are found."""
    defaults: Mapping[str, str] = field(default_factory=dict)
    """By question: the answer of an absent player. Rule: RULING-16."""
    spending: tuple[str, ...] = ()
    """Answers that use up a token; an absent player gives any other answer. Rule: RULING-16."""
    times: Mapping[str, AnswerTime] = field(default_factory=dict)
    """By question that answers another player: how long it is open."""

    # The story.
    scenes: Mapping[str, Scene] = field(default_factory=dict)
    """By word: an action that is told in one message."""
    begins: Callable[[Sequence[Event]], str] | None = None
    """Returns the scene that begins with an event that is not a decision; empty if none does."""
    sentences: Mapping[str, Teller] = field(default_factory=dict)
    """By event: how it is told on its own."""
    runs: tuple[str, ...] = ()
    """Events that are told together when they follow each other."""

    # Why not, and what would help.
    reasons: Mapping[str, str] = field(default_factory=dict)
    """By sentence `why-…`: the parts it uses."""
    helps: Mapping[str, str] = field(default_factory=dict)
    """By sentence `help-…`: the parts it uses."""
    better: Mapping[str, str] = field(default_factory=dict)
    """By word and bar: a more precise sentence."""
    bare: tuple[str, ...] = ()
    """Those of them that need no operand, so that they also fit where a card would perform the action."""
    selves: Mapping[str, str] = field(default_factory=dict)
    """By word: the sentence for a player who names themselves."""
    unsuited: Mapping[str, str] = field(default_factory=dict)
    """By word about a card: the sentence for a card of the wrong class."""
    reason_of: Mapping[str, Callable[[Wish], str]] = field(default_factory=dict)
    """By bar: the sentence, where it depends on more than the word; empty if the module has none."""
    help_of: Mapping[str, Callable[[Wish, str], str]] = field(default_factory=dict)
    """By bar: the sentence that helps; empty if the module has none."""
    help_by_reason: Mapping[str, str] = field(default_factory=dict)
    """By sentence `why-…`: the help that always fits."""
    unasked: Mapping[str, str] = field(default_factory=dict)
    """By answer: the sentence that says when it is asked for."""
    moments: Mapping[str, str] = field(default_factory=dict)
    """By word of a token: the sentence that says when it is used."""
    tokens: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By word: the token it is about, and the action that brings one."""
    values: Mapping[str, Callable[[Wish], Arg]] = field(default_factory=dict)
    """By name: a part of a sentence."""
    needed: Mapping[str, Callable[[Wish], bool]] = field(default_factory=dict)
    """By name: whether such a part is available; a part without an entry always is."""
    products: Mapping[str, Callable[[Wish], Thing | None]] = field(default_factory=dict)
    """By word: what the action would bring."""
    prices: Mapping[str, Callable[[Wish], int | None]] = field(default_factory=dict)
    """By word: what the action costs in cigarettes."""
    brings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By verb: the cards it gives."""
    fewer: Mapping[str, Callable[[Rules], int]] = field(default_factory=dict)
    """By word for joining a gang: by how many Accessories it is cheaper."""

    # Scenarios.
    phrases: Mapping[str, Phrase] = field(default_factory=dict)
    """By first word: a phrase for several decisions, or a more readable phrase for one."""
    stand_ins: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By name of a substitute for one ingredient: the decision that uses it, and the rule."""
    optional: tuple[str, ...] = ()
    """Questions that may be declined; a scenario need not answer them."""
    answers_them: tuple[str, ...] = ()
    """Words that answer only such questions."""


@cache
def words() -> tuple[ModuleWords, ...]:
    """The words of each module, in the order of the modules."""
    return tuple(part.WORDS for part in parts("words").values())


def merged(base: Mapping[str, Any], topic: str) -> dict[str, Any]:
    """A table of the base game merged with those of the modules on a topic."""
    found = dict(base)
    for each in words():
        found.update(getattr(each, topic))
    return found


def listed(base: tuple[Any, ...], topic: str) -> tuple[Any, ...]:
    """A list of the base game joined with those of the modules on a topic."""
    return (*base, *(entry for each in words() for entry in getattr(each, topic)))
