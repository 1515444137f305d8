"""Names and common words of an edition in English, for pages about the box itself.

What cards say stands in the catalogue of each language (`blackgate.speech.texts`).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from blackgate.editions.edition import Edition
from blackgate.engine.vocabulary import MODULE_TERMS, TOKENS

ACTION_NAMES: Final[Mapping[str, str]] = {
    "search": "Search",
    "move": "Simple Move",
    "cautious": "Cautious Move",
    "join": "Join a Gang",
    "play": "Play an Action card",
    "extort": "Extortion",
    "craft": "Craft",
    "dig": "Dig",
    "steal": "Steal a spoon",
    "heal": "Heal",
    "sell": "Sell",
    "buy": "Buy",
    **{verb: title for terms in MODULE_TERMS.values() for verb, title in terms.titles.items()},
}
"""What each action is called in the rulebook."""

VOWELS: Final = ("", "a", "e", "i", "o", "u")
"""Before these a y stays: Keys, Trolleys."""


def counted(n: int, noun: str) -> str:
    """A number with its noun, e.g. 2 Knives."""
    return f"{n} {noun if n == 1 else plural(noun)}"


def plural(noun: str) -> str:
    """Several of it: Knives, Allies, Passes, Watches, Boots, Keys, Links."""
    if noun.endswith("fe"):
        return f"{noun[:-2]}ves"
    if noun.endswith("y") and noun[-2:-1].lower() not in VOWELS:
        return f"{noun[:-1]}ies"
    if noun.endswith(("ss", "x", "ch", "sh")):
        return f"{noun}es"
    return noun if noun.endswith("s") else f"{noun}s"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words in a row, e.g. a, b and c."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def card_name(edition: Edition, card: int, language: str = "en") -> str:
    """What a card is called."""
    return edition.cards[card].name.of(language)


def power_name(edition: Edition, power: int, language: str = "en") -> str:
    """What a Gang card or a Background is called."""
    return edition.powers[power - 1].name.of(language) if power else ""


def gang_name(edition: Edition, gang: int, language: str = "en") -> str:
    """What a gang is called."""
    return edition.gangs[gang].name.of(language)


def place_name(edition: Edition, slot: str, language: str = "en") -> str:
    """What the Place in a slot is called."""
    return edition.place(slot).name.of(language)


def token_name(edition: Edition, token: int, language: str = "en") -> str:
    """What a token is called, by its number in the engine."""
    found = next((pile.name.of(language) for pile in edition.tokens if pile.id == TOKENS[token]), "")
    return found or TOKENS[token].capitalize()


def trauma_name(edition: Edition, trauma: int, language: str = "en") -> str:
    """What a Trauma is called; 0 is none."""
    return edition.traumas[trauma - 1].name.of(language) if trauma else ""
