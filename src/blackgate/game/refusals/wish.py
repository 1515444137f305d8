"""An action that a seat wants but cannot take, with one obstacle."""

from dataclasses import dataclass

from blackgate.editions.parts import Effect
from blackgate.engine.vocabulary import INSTEAD
from blackgate.game.actions import Action
from blackgate.game.refusals.known import KnownTable


@dataclass(frozen=True)
class Wish:
    """The wanted action, the verb and the bar from the engine, and what the seat knows."""

    known: KnownTable
    action: Action
    word: str
    """The barred word: that of the action, or the verb a card would perform."""
    bar: str

    @property
    def code(self) -> str:
        """The code of the refusal: the word and the bar."""
        return f"{self.word}.{self.bar}"

    @property
    def verb(self) -> str:
        """The action of the rulebook: a planned move is a Cautious Move."""
        return INSTEAD.get(self.word, self.word)

    @property
    def operand(self) -> str:
        """The operand of the action; empty where a card would perform any action of that verb."""
        return self.action.operand if self.word in (self.action.word, "answer") else ""

    @property
    def seat(self) -> int:
        """The player the action is about; -1 if this table has no such seat."""
        seat = int(self.operand[1:]) - 1 if self.operand[:1] == "P" else -1
        return seat if seat < self.known.rules.players else -1

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The effects of the card to be played or used."""
        edition, known = self.known.rules.edition, self.known
        if self.action.word == "play":
            return edition.cards[edition.card(self.action.operand)].effects
        if self.action.word == "ability" and known.gang_card:
            return known.power(known.gang_card).effects
        return ()
