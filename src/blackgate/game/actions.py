"""Actions for people: a word and an operand (`dig spoon`, `extort P2`) as well as the integer of the engine."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from blackgate.editions import Edition
from blackgate.editions.names import near, plain
from blackgate.engine.terms import PILE_CARDS, SEATS, SLOTS
from blackgate.engine.vocabulary import ACTIONS, BLOCKS, OPERAND_NAMES
from blackgate.errors import ActionError, EditionError, brief

SYNONYMS: Final = {
    "endturn": "pass", "end": "pass", "simplemove": "move", "roll": "move", "stealaspoon": "steal",
    "stealspoon": "steal", "cautiousmove": "cautious", "cautiousmoveto": "cautious", "goto": "go", "joinagang": "join",
    "demand": "name", "extortion": "extort", "cooperate": "give", "surrender": "stop", "giveup": "stop", "lay": "card",
    "weapon": "card", "sellcard": "card", "discard": "card", "pay": "card", "take": "card", "pick": "card",
    "target": "seat", "choose": "seat", "yes": "accept", "no": "decline", "rollagain": "reroll",
    "useability": "ability", "revealbackground": "reveal", "playcard": "play",
}  # fmt: skip
"""Other spellings of a word, in lower case and without spaces."""

LONGEST: Final = 200
"""Maximum length of an action in words."""


@dataclass(frozen=True)
class Action:
    """One decision in words. `str()` gives the form that records and scenarios use."""

    word: str
    operand: str = ""

    def __str__(self) -> str:
        return self.text

    @cached_property
    def text(self) -> str:
        """The word and the operand."""
        return f"{self.word} {self.operand}" if self.operand else self.word


class Lexicon:
    """The words of one edition's action space: integer to words and back."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._operands: dict[str, tuple[str, ...]] = {
            "slot": SLOTS,
            "seat": tuple(f"P{seat + 1}" for seat in range(SEATS)),
            "pile": PILE_CARDS,
            "gang": tuple(gang.id for gang in edition.gangs),
            "recipe": tuple(recipe.id for recipe in edition.recipes),
            "deal": tuple(deal.id for deal in edition.deals),
            "card": tuple(card.id for card in edition.cards),
            **OPERAND_NAMES,
        }
        self._actions = [Action("unknown", str(number)) for number in range(ACTIONS)]
        for word, base, size, sort in BLOCKS:
            for n, operand in enumerate(self._operands.get(sort, ("",))[:size]):
                self._actions[base + n] = Action(word, operand)
        self._blocks = {word: (base, sort) for word, base, _, sort in BLOCKS}
        self._words = {plain(word): word for word in self._blocks}
        self._numbers = {str(action): n for n, action in enumerate(self._actions) if action.word in self._blocks}

    def action(self, number: int) -> Action:
        """The words for an integer of the action space."""
        if not 0 <= number < ACTIONS:
            raise ActionError(f"{brief(number)} is not an action", right=f"actions are numbers from 0 to {ACTIONS - 1}")
        return self._actions[number]

    def actions(self, numbers: Iterable[int]) -> list[Action]:
        """The words for the options of the engine."""
        return list(map(self._actions.__getitem__, numbers))

    def number(self, text: str | Action) -> int:
        """The integer for an action in words; other names of cards, Places and words are accepted."""
        said = str(text)
        exact = self._numbers.get(said)
        if exact is not None:
            return exact
        if len(said) > LONGEST:
            raise ActionError(
                f"{brief(said)} is too long for an action", right="a word and an operand, like 'dig spoon'"
            )
        words = said.split()
        for cut in range(len(words), 0, -1):
            head = plain("".join(words[:cut]))
            found = self._words.get(SYNONYMS.get(head, head))
            if found is not None:
                return self._with_operand(found, " ".join(words[cut:]))
        raise ActionError(f"{brief(said)} is not an action", right=near(said, self._blocks))

    def _with_operand(self, word: str, operand: str) -> int:
        base, sort = self._blocks[word]
        if not sort:
            if operand:
                raise ActionError(f"{word!r} stands alone, without {operand!r}", right=f"say {word!r}")
            return base
        if not operand:
            raise ActionError(f"{word!r} needs a {sort}", right="one of " + ", ".join(self._operands[sort]))
        return base + self._place(sort, operand)

    def _place(self, sort: str, operand: str) -> int:
        """The index of an operand in its block. Rule: RULING-2."""
        edition = self._edition
        finders = {
            "slot": edition.slot, "gang": edition.gang, "recipe": edition.recipe, "deal": edition.deal,
            "card": edition.card, "pile": edition.card,
        }  # fmt: skip
        try:
            if sort in finders:
                place = finders[sort](operand)
            else:
                place = [plain(known) for known in self._operands[sort]].index(plain(operand))
        except (EditionError, ValueError):
            advice = near(operand, self._operands[sort])
            raise ActionError(f"{operand!r} is not a {sort}", right=advice) from None
        if place >= len(self._operands[sort]):
            raise ActionError(f"{operand!r} is not one of the open piles", right="one of " + ", ".join(PILE_CARDS))
        return place
