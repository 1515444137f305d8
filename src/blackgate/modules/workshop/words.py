"""Messages about the Workshop."""

import re
from collections.abc import Sequence
from typing import Final

from blackgate.engine.terms import PILE_CARDS
from blackgate.game.events import Event
from blackgate.game.modules import ModuleWords, PhraseReader, Scene, Step
from blackgate.game.narration.parts import cards, who
from blackgate.game.narration.scenes import token_gained
from blackgate.game.prompts.labels import taken
from blackgate.game.refusals.wish import Wish
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.modules.workshop import terms
from blackgate.modules.workshop.rules import improved, improved_count
from blackgate.speech import Message, message
from blackgate.speech.message import Thing
from blackgate.speech.things import card

IMPROVABLE: Final = ("pickaxe", "shovel")


def improve(rules: Rules, view: Standpoint, tool: str) -> Message:
    """The option. Rule: PLACE-WORK-3."""
    number = PILE_CARDS.index(tool)
    made = taken(view, PILE_CARDS[improved(number)], int(improved_count(number)))
    return message("label-improve", tool=card(tool), product=made)


def made_of(wish: Wish) -> Thing | None:
    """The product of improving a Tool. Rule: PLACE-WORK-3."""
    if wish.operand not in IMPROVABLE:
        return None
    tool = PILE_CARDS.index(wish.operand)
    return card(PILE_CARDS[improved(tool)], int(improved_count(tool)))


def tool_improved(rules: Rules, events: Sequence[Event]) -> Message:
    """Rule: PLACE-WORK-3."""
    return message("improved", who=who(events), old=cards(events, "discarded"), new=cards(events, "took"))


def skill_asked(rules: Rules, view: Standpoint) -> Message:
    """Rule: PLACE-WORK-5, RULING-134."""
    return message("ask-skill", least=int(rules.tables.numbers[terms.Number.SUCCESS]))


def skill_pile(wish: Wish, reason: str) -> str:
    """Tokens return from tunnels only by a failed roll. Rule: PLACE-WORK-5."""
    return "help-skill-pile" if reason == "why-token-pile" and wish.word == "develop" else ""


def roll(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`roll for the Skill token`. Rule: PLACE-WORK-5."""
    return [Step("skill_roll")] if re.fullmatch(r"for (?:the )?skill(?: token)?", rest.lower()) else None


def use(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`use skill`. Rule: PLACE-WORK-5."""
    return [Step("skill_roll")] if re.fullmatch(r"(?:a |the )?skill(?: token)?", rest.lower()) else None


WORDS: Final = ModuleWords(
    plain=("develop", "skill_roll"),
    explained_by={"improve": ("PLACE-WORK-3",), "develop": ("PLACE-WORK-4", "PLACE-WORK-5")},
    options={"improve": improve},
    answers=(("skill", "decline"),),
    tellers={"skill": skill_asked},
    defaults={"skill": "decline"},
    scenes={
        "develop": Scene(("got",), token_gained("developed")),
        "improve": Scene(("discarded", "took"), tool_improved),
    },
    sentences={"buried": lambda rules, run: message("buried", who=who(run))},
    reasons={"why-improve-none": "card"},
    helps={"help-skill-pile": "", "help-dig-skill": "", "help-tools": ""},
    better={"improve.cards": "why-no-card", "improve.pile": "why-pile-empty", "improve.short": "why-pile-short"},
    unsuited={"improve": "why-improve-none"},
    help_of={"pile": skill_pile},
    help_by_reason={"why-improve-none": "help-tools"},
    unasked={"skill_roll": "help-dig-skill"},
    tokens={"develop": ("skill", "develop")},
    products={"improve": made_of},
    brings={"improve": IMPROVABLE},
    phrases={"roll": roll, "use": use},
    optional=("skill",),
    answers_them=("skill_roll",),
)
