"""The names of things at one table: cards, Places, powers, players, as they are shown to one viewer."""

import re
from typing import Final

from rich.text import Text

from blackgate.editions.wording_effects import ACTION_NAMES, listed
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
        self.teams = rules.teams or ()
        """By seat: its team, A or B; empty where everybody is alone."""

    def card(self, name: str | int) -> str:
        """A card by its id; what is not a card's id stays as it is (`a card`)."""
        return next((card.name.of() for card in self.edition.cards if card.id == name), str(name))

    def power(self, name: str | int) -> str:
        """A Gang card or Background by its id."""
        return next((power.name.of() for power in self.edition.powers if power.id == name), str(name))

    def gang(self, name: str | int) -> str:
        """A gang by its id."""
        return next((gang.name.of() for gang in self.edition.gangs if gang.id == name), str(name))

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots of the board that are filled."""
        return tuple(place.slot for place in self.edition.places)

    def token(self, name: str | int) -> str:
        """A token by its id."""
        return next((token.name.of() for token in self.edition.tokens if token.id == name), str(name))

    def trauma(self, name: str | int) -> str:
        """A Trauma by its id."""
        return next((trauma.name.of() for trauma in self.edition.traumas if trauma.id == name), str(name))

    @property
    def michel(self) -> str:
        """Michel or Michelle. Rule: MICHEL-1."""
        return self.edition.michel.name.of() if self.edition.michel else "Michel"

    @property
    def warden(self) -> str:
        """What the Warden is called."""
        return self.edition.warden.name.of() if self.edition.warden else "Warden"

    def michel_card(self, name: str | int) -> str:
        """What a Michel(le) card shows. Rule: MICHEL-10, MICHEL-11."""
        for card in self.edition.michel_cards:
            if card.id == name and card.knife:
                tools = listed([self.card(tool) for tool in card.tools], "or")
                return f"a Knife, wanting {an(tools)}" if tools else "a Knife"
        return "no Knife"

    def place(self, slot: str | int) -> str:
        """The Place in a slot."""
        return self.edition.place(str(slot)).name.of()

    def the_place(self, slot: str | int) -> str:
        """The Place in a sentence."""
        return self.edition.place(str(slot)).in_a_sentence()

    def rolled(self, result: int) -> str:
        """The Places a result names. Rule: MOVE-2."""
        return listed([place.name.of() for place in self.edition.places if result in place.die], "or")

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
    return f"{'an' if noun[:1].lower() in ('a', 'e', 'i', 'o', '8') else 'a'} {noun}"


def capital(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def row(nouns: list[str]) -> str:
    """Things in a row, equal ones counted: 2 Links, Cap and Blade."""
    return listed([several(nouns.count(noun), noun) for noun in dict.fromkeys(nouns)])


def several(n: int, noun: str) -> str:
    """A thing, or so many of it: Link, 2 Knives, 2 × Boots."""
    if n == 1:
        return noun
    return f"{n} × {noun}" if noun.endswith(("s", "ch", "x", "y")) else many(n, noun)


def one(cards: str) -> str:
    """A single thing gets its article."""
    return cards if not cards or cards[0].isdigit() or " and " in cards else an(cards)


def say(template: str, **parts: Text | str) -> Text:
    """A sentence with parts in braces; each part keeps its colour."""
    sentence = Text()
    for piece in re.split(r"(\{\w+\})", template):
        sentence.append(parts[piece[1:-1]] if piece[:1] == "{" else piece)
    return sentence
