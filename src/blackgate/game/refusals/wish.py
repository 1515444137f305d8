"""An action a seat wants and cannot take, with one obstacle."""

from dataclasses import dataclass

from blackgate.editions.parts import Effect
from blackgate.engine.vocabulary import INSTEAD
from blackgate.game.actions import Action
from blackgate.game.refusals.known import KnownTable


@dataclass(frozen=True)
class Wish:
    """What is wanted, the verb and the bar the engine names, and what the seat knows."""

    known: KnownTable
    action: Action
    word: str
    """What is barred: the word of the action, or the verb a card would perform."""
    bar: str

    @property
    def code(self) -> str:
        """The word and the bar, as a refusal is called."""
        return f"{self.word}.{self.bar}"

    @property
    def verb(self) -> str:
        """The action of the rulebook that is meant: a planned move is a Cautious Move."""
        return INSTEAD.get(self.word, self.word)

    @property
    def operand(self) -> str:
        """What the action is about; nothing where a card would perform some action of that verb."""
        return self.action.operand if self.word in (self.action.word, "answer") else ""

    @property
    def seat(self) -> int:
        """The player the action is about; -1 where there is none at this table."""
        seat = int(self.operand[1:]) - 1 if self.operand[:1] == "P" else -1
        return seat if seat < self.known.rules.players else -1

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What the card would do that is played or used."""
        edition, known = self.known.rules.edition, self.known
        if self.action.word == "play":
            return edition.cards[edition.card(self.action.operand)].effects
        if self.action.word == "ability" and known.gang_card:
            return known.power(known.gang_card).effects
        return ()
