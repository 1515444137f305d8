"""Resolve names as scenarios write them: Places, cards, gangs, Gang cards, seats, in any spelling. Rule: RULING-2."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from blackgate.editions import Edition, modules, packaged
from blackgate.editions.names import near, plain
from blackgate.editions.rulebook import rule
from blackgate.engine.registry import ASKS
from blackgate.engine.terms import CARD_CLASSES, PILE_CARDS, SLOTS
from blackgate.engine.vocabulary import ACTIONS, BLOCKS, OPERAND_NAMES, TOKENS, VERBS
from blackgate.errors import ActionError, EditionError, ScenarioError
from blackgate.game.actions import SYNONYMS, Lexicon
from blackgate.game.position import FACE_DOWN
from blackgate.scenarios.michel_cards import content_of, written_content

COUNTED: Final = (
    re.compile(r"(?P<n>\d{1,4}) ?[x*] ?(?P<name>.+)"),
    re.compile(r"(?P<name>.+?) ?(?:[*]| x) ?(?P<n>\d{1,4})"),
    re.compile(r"(?P<n>\d{1,4}) (?P<name>.+)"),
)
NUMBER: Final = re.compile(r"[-+]?\d{1,18}")
NTH: Final = re.compile(r"(?P<gang>[A-Za-z]+)[ _-]?(?P<n>[1-9])")
TEAMS: Final = ("A", "B")
HIDDEN: Final = "(hidden)"
"""What a view shows of a thing its owner alone may see."""


class Names:
    """Finds the one id a written name means; ScenarioError with the nearest names if it means nothing."""

    def __init__(self, edition: Edition, players: int) -> None:
        self.edition = edition
        self.players = players

    def find(self, sort: str, text: str, where: str) -> str:
        """The id of a Place (slot), card, pile, gang, power, token, Trauma, Michel(le) card, team or seat."""
        try:
            return self._find(sort, text.strip(), where)
        except EditionError as error:
            raise ScenarioError(
                error.what, where, error.right or f"the edition {self.edition.id!r} has no such name"
            ) from None

    def _find(self, sort: str, text: str, where: str) -> str:
        edition = self.edition
        match sort:
            case "slot":
                return SLOTS[edition.slot(text)]
            case "card":
                return edition.cards[edition.card(text)].id
            case "pile":
                card = edition.card(text)
                if card >= len(PILE_CARDS):
                    raise ScenarioError(f"{text!r} has no open pile", where, "one of " + ", ".join(PILE_CARDS))
                return PILE_CARDS[card]
            case "gang":
                return edition.gangs[edition.gang(text)].id
            case "power":
                return self.power(text)
            case "token":
                return TOKENS[edition.token(text)]
            case "trauma":
                return edition.traumas[edition.trauma(text) - 1].id
            case "michel_card":
                return self.michel_card(text)
            case "team":
                return self.one_of(TEAMS, plain(text).removeprefix("team").upper(), where)
            case "verb":
                return VERBS[edition.verb(text)]
            case "punishment":
                return self.one_of(OPERAND_NAMES["punishment"], plain(text), where)
            case "action":
                return self.action(text, where)
            case "number":
                return self.number(text, where)
            case "rule":
                return rule(text).id
            case "module":
                return self.one_of([module.id for module in modules()], plain(text), where)
            case "class":
                return self.one_of(CARD_CLASSES, self.card_class(text) or text, where)
            case "edition":
                return self.one_of([*packaged(), edition.id], text, where)
            case "put_off":
                return FACE_DOWN + self.power(text[1:]) if text.startswith(FACE_DOWN) else self.power(text)
            case "winner" if plain(text) in ("draw", "drawn"):
                return "draw"
            case "question":
                return self.question(text, where)
            case "seat" | "winner":
                return f"P{self.seat(text, where) + 1}"
            case _:
                return text

    def one_of(self, known: Sequence[str], text: str, where: str) -> str:
        """A name out of a short list."""
        if text not in known:
            raise ScenarioError(f"{text!r} is not known here", where, "one of " + ", ".join(known))
        return text

    def number(self, text: str, where: str) -> str:
        """A whole number, as it is told."""
        if not NUMBER.fullmatch(text):
            raise ScenarioError(f"{text!r} is no number", where, "a whole number")
        return str(int(text))

    def action(self, text: str, where: str) -> str:
        """A single decision in the words the game uses."""
        lexicon = lexicon_of(self.edition)
        try:
            return str(lexicon.action(lexicon.number(text)))
        except ActionError as error:
            raise ScenarioError(error.what, where, error.right or "docs/scenarios.md lists the decisions") from None

    def action_word(self, text: str) -> str:
        """The word of a decision that needs an operand, written without one: `card`; empty if it is none."""
        wanted = SYNONYMS.get(plain(text), plain(text))
        return next((word for word, _, _, sort in BLOCKS if sort and plain(word) == wanted), "")

    def known(self, sort: str) -> list[str]:
        """Every id of a sort, as the game tells it."""
        edition = self.edition
        match sort:
            case "slot":
                return list(SLOTS)
            case "card":
                return [card.id for card in edition.cards]
            case "power":
                return [power.id for power in edition.powers]
            case "token":
                return list(TOKENS)
            case "trauma":
                return [trauma.id for trauma in edition.traumas]
            case "michel_card":
                return [content_of(card) for card in edition.michel_cards]
            case "verb":
                return list(VERBS)
            case "question":
                return list(ASKS)
            case "action":
                return [str(action) for action in lexicon_of(edition).actions(range(ACTIONS))]
            case "seat":
                return [f"P{n + 1}" for n in range(self.players)]
            case _:
                return list(OPERAND_NAMES.get(sort, ()))

    def power(self, text: str) -> str:
        """A Gang card or Background by name; or the n-th card of a gang, as in `crew 2` or, for the Crew, `c2`."""
        match = NTH.fullmatch(text)
        if match:
            wanted = "crew" if match["gang"].lower() == "c" else plain(match["gang"])
            for n, gang in enumerate(self.edition.gangs):
                cards = self.edition.dealt_gang_cards(n)
                if gang.id == wanted and int(match["n"]) <= len(cards):
                    return self.edition.powers[cards[int(match["n"]) - 1] - 1].id
        return self.edition.powers[self.edition.power(text) - 1].id

    def michel_card(self, text: str) -> str:
        """What a Michel(le) card shows, which is all that counts: `K(S,P)`, `N`, or the card of an id."""
        return written_content(text) or content_of(self.edition.michel_cards[self.edition.michel_card(text)])

    def question(self, text: str, where: str) -> str:
        """One of the questions the game asks."""
        if plain(text) not in (*ASKS, "over"):
            raise ScenarioError(f"nobody is ever asked {text!r}", where, advise(text, [*ASKS, "over"]))
        return plain(text)

    def seat(self, text: str, where: str) -> int:
        """P1 as 0, P2 as 1 …"""
        digits = text[1:] if text[:1] in "Pp" else ""
        if not digits.isdecimal() or not digits.isascii() or not 1 <= int(digits[:3]) <= self.players:
            raise ScenarioError(f"there is no seat {text!r}", where, f"P1 to P{self.players}")
        return int(digits) - 1

    def card_class(self, text: str) -> str:
        """A class of cards, also in the plural; empty if it is none."""
        wanted = plain(text)
        for each in CARD_CLASSES:
            if wanted in (each, f"{each}s", f"{each}card", f"{each}cards", f"{each}item", f"{each}items"):
                return each
        return "accessory" if wanted == "accessories" else ""

    def listed(self, sort: str, texts: list[str], where: str) -> list[str]:
        """The ids of a list, in which `knife x 2`, `2 knife` and `knife*2` stand for two."""
        found: list[str] = []
        for text in texts:
            name, count = self.counted(sort, text)
            found += [self.find(sort, name, where)] * count
        return found

    def counted(self, sort: str, text: str) -> tuple[str, int]:
        """A name and how often it is meant; a name that exists as it is written is one."""
        written = text.strip()
        try:
            self._find(sort, written, "")
        except (EditionError, ScenarioError):
            for pattern in COUNTED:
                match = pattern.fullmatch(written)
                if match:
                    return match["name"], int(match["n"])
        return written, 1


@cache
def lexicon_of(edition: Edition) -> Lexicon:
    """The words of an edition's decisions."""
    return Lexicon(edition)


def mapping(value: object) -> Mapping[str, object]:
    """A table, or an empty one for anything else."""
    return value if isinstance(value, Mapping) else {}


def advise(word: str, known: list[str]) -> str:
    """The nearest known words."""
    return near(word, known)
