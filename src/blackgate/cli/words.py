"""The names of things at one table: cards, Places, powers, players, as they are shown to one viewer."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from blackgate.bots import BOTS
from blackgate.editions.wording import ACTION_NAMES
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat
from blackgate.speech import Arg, Message, Speaker, Thing
from blackgate.speech import row as row_of

VERB_WORDS: Final = ACTION_NAMES

SYMBOLS: Final = {"wrench": "⚒", "rose": "✿", "cross": "✚", "pill": "◐", "cat": "✦", "feather": "✎"}
"""A letter for each prisoner board's symbol, one cell wide."""


class Words:
    """Names for one viewer in one language; sentences are the speaker's."""

    def __init__(self, rules: Rules, seats: tuple[Seat, ...], viewer: int | None, language: str = "en") -> None:
        self.rules = rules
        self.edition = rules.edition
        self.seats = seats
        self.viewer = viewer
        self.language = language
        self.speaker = Speaker(language, rules.edition, [seat.name for seat in seats], viewer)
        self.teams = rules.teams or ()
        """By seat: its team, A or B; empty where everybody is alone."""

    def card(self, name: str | int) -> str:
        """A card by its id; what is not a card's id stays as it is (`a card`)."""
        return next((card.name.of(self.language) for card in self.edition.cards if card.id == name), str(name))

    def power(self, name: str | int) -> str:
        """A Gang card or Background by its id."""
        return next((power.name.of(self.language) for power in self.edition.powers if power.id == name), str(name))

    def gang(self, name: str | int) -> str:
        """A gang by its id."""
        return next((gang.name.of(self.language) for gang in self.edition.gangs if gang.id == name), str(name))

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots of the board that are filled."""
        return tuple(place.slot for place in self.edition.places)

    def verb(self, name: str) -> str:
        """What an action is called."""
        return self.speaker.phrase(Thing("verb", name))

    def token(self, name: str | int) -> str:
        """A token by its id."""
        return next((token.name.of(self.language) for token in self.edition.tokens if token.id == name), str(name))

    def trauma(self, name: str | int) -> str:
        """A Trauma by its id."""
        return next((trauma.name.of(self.language) for trauma in self.edition.traumas if trauma.id == name), str(name))

    @property
    def michel(self) -> str:
        """Michel or Michelle. Rule: MICHEL-1."""
        return self.edition.michel.name.of(self.language) if self.edition.michel else "Michel"

    @property
    def warden(self) -> str:
        """What the Warden is called."""
        return self.edition.warden.name.of(self.language) if self.edition.warden else "Warden"

    def says(self, name: str, /, **args: Arg) -> str:
        """What a page says: a message of the catalogue as it stands there."""
        return self.speaker.fragment(Message(name, args))

    def titled(self, title: Text, said: str) -> Text:
        """A title in its style, with what is said of it: `Crew: 2 different of …`."""
        line = Text(self.says("page-titled", title=title.plain, said=said))
        start = line.plain.find(title.plain)
        line.stylize(title.style, start, start + len(title))
        return line

    def place(self, slot: str | int) -> str:
        """The Place in a slot."""
        return self.edition.place(str(slot)).name.of(self.language)

    def several(self, card: str, n: int) -> str:
        """A card, or so many of it: Link, 2 Knives, 2 pairs of Boots."""
        return self.speaker.phrase(Thing("card", card, n))

    def row(self, things: Iterable[Thing]) -> str:
        """Things in a row, equal ones counted: 2 Links, Cap and Blade."""
        return self.speaker.linked(row_of(things))

    def rolled(self, result: int) -> str:
        """The Places a result names. Rule: MOVE-2."""
        places = (Thing("place", place.slot) for place in self.edition.places if result in place.die)
        return self.speaker.linked(row_of(places, "or"))

    def colour(self, seat: int) -> str:
        """The colour of a seat's prisoner board."""
        return self._prisoner(seat)[1]

    def symbol(self, seat: int) -> str:
        """The symbol of a seat's prisoner board."""
        return self._prisoner(seat)[0]

    def _prisoner(self, seat: int) -> tuple[str, str]:
        prisoner = self.edition.prisoner(self.seats[seat].board)
        return SYMBOLS.get(prisoner.symbol, prisoner.symbol[:1].upper()), prisoner.colour

    def badge(self, seat: int) -> str:
        """The level of a bot, or the prisoner of a person, to stand beside the name."""
        taken = self.seats[seat]
        if taken.is_human:
            return self.edition.prisoner(taken.board).sides[taken.side]
        return self.says(f"level-{taken.player}") if taken.player in BOTS else taken.player

    def figure(self, seat: int) -> Text:
        """A player's symbol and name in the colour of the prisoner board."""
        return Text(f"{self.symbol(seat)} {self.seats[seat].name}", style=self.colour(seat))

    def badged(self, seat: int) -> Text:
        """The same with the badge: `✿ Mama Rosa · Schemer`."""
        return Text.assemble(self.figure(seat), (f" · {self.badge(seat)}", "dim"))

    def name(self, seat: int) -> Text:
        """A player's name in the colour of the prisoner board."""
        return Text(self.seats[seat].name, style=self.colour(seat))
