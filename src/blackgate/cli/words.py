"""The names of things at one table: cards, Places, powers, players, as they are shown to one viewer."""

import re
from typing import Final

from rich.text import Text

from blackgate.editions.wording_effects import ACTION_NAMES
from blackgate.editions.wording_effects import counted as many
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat

VERB_WORDS: Final = ACTION_NAMES

SYMBOLS: Final = {"wrench": "⚒", "rose": "✿", "cross": "✚", "pill": "◐", "cat": "✦", "feather": "✎"}
"""A letter for each prisoner board's symbol, one cell wide."""


class Words:
    """Names for one viewer; the viewer is "you"."""

    def __init__(self, rules: Rules, seats: tuple[Seat, ...], viewer: int | None) -> None:
        self.rules = rules
        self.edition = rules.edition
        self.seats = seats
        self.viewer = viewer

    def card(self, name: str | int) -> str:
        """A card by its id; what is not a card's id stays as it is (`a card`)."""
        return next((card.name.of() for card in self.edition.cards if card.id == name), str(name))

    def power(self, name: str | int) -> str:
        """A Gang card or Background by its id."""
        return next((power.name.of() for power in self.edition.powers if power.id == name), str(name))

    def gang(self, name: str | int) -> str:
        """A gang by its id."""
        return next((gang.name.of() for gang in self.edition.gangs if gang.id == name), str(name))

    def place(self, slot: str | int) -> str:
        """The Place in a slot."""
        return self.edition.place(str(slot)).name.of()

    def the_place(self, slot: str | int) -> str:
        """The Place in a sentence."""
        return self.edition.place(str(slot)).in_a_sentence()

    def rolled(self, result: int) -> str:
        """The Places a result names. Rule: MOVE-2."""
        return " or ".join(place.name.of() for place in self.edition.places if result in place.die)

    def colour(self, seat: int) -> str:
        """The colour of a seat's prisoner board."""
        return self._prisoner(seat)[1]

    def symbol(self, seat: int) -> str:
        """The symbol of a seat's prisoner board."""
        return self._prisoner(seat)[0]

    def _prisoner(self, seat: int) -> tuple[str, str]:
        board = self.seats[seat].board
        for prisoner in self.edition.prisoners:
            if prisoner.board == board:
                return SYMBOLS.get(prisoner.symbol, prisoner.symbol[:1].upper()), prisoner.colour
        return "•", "white"

    def name(self, seat: int) -> Text:
        """A player's name in the colour of the prisoner board."""
        return Text(self.seats[seat].name, style=self.colour(seat))

    def who(self, seat: int) -> Text:
        """A player as the subject of a sentence."""
        return Text("You", style=self.colour(seat)) if seat == self.viewer else self.name(seat)

    def whom(self, seat: int) -> Text:
        """A player as the object of a sentence."""
        return Text("you", style=self.colour(seat)) if seat == self.viewer else self.name(seat)

    def whose(self, seat: int) -> Text:
        """A player as an owner."""
        return Text("your", style=self.colour(seat)) if seat == self.viewer else self.name(seat).append("’s")

    def was(self, seat: int) -> str:
        """Was, or were."""
        return "were" if seat == self.viewer else "was"


def seat_of(name: str | int) -> int:
    """The seat that `P2` means."""
    return int(str(name)[1:]) - 1


def an(noun: str) -> str:
    """A noun with its article, unless it has one."""
    if noun.startswith(("a ", "the ")):
        return noun
    return f"{'an' if noun[:1].lower() in 'aeio' else 'a'} {noun}"


def capital(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def row(nouns: list[str]) -> str:
    """Things in a row, equal ones counted: 2 Links, Cap and Blade."""
    counts = {noun: nouns.count(noun) for noun in nouns}
    parts = [noun if n == 1 else many(n, noun) for noun, n in counts.items()]
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def say(template: str, **parts: Text | str) -> Text:
    """A sentence with parts in braces; each part keeps its colour."""
    sentence = Text()
    for piece in re.split(r"(\{\w+\})", template):
        sentence.append(parts[piece[1:-1]] if piece[:1] == "{" else piece)
    return sentence
