"""Regular plurals. For irregular nouns the edition or the message file gives the plural."""

import re
from typing import Final

from blackgate.editions.wording import plural as english

ITALIAN: Final = {"o": "i", "a": "e", "e": "i"}
ITALIAN_LINKS: Final = ("a ", "da ", "di ", "d’")
"""What joins a noun to the words that explain it: only the noun changes (Oggetti a punta)."""
SPANISH_ACCENTS: Final = str.maketrans("áéíóú", "aeiou")
GERMAN_ALIKE: Final = ("el", "er", "en", "chen", "lein")
"""Endings of German nouns, unless feminine, that are alike in the plural."""
DUTCH_UNSTRESSED: Final = re.compile(r"[aeiouy].*[^e]e[lmnr]$", re.IGNORECASE)
"""Dutch nouns that take s: Lepels, Wapens."""
DUTCH_SHORT: Final = re.compile(r"[^aeiouy]*[aeiou][^aeiouywx]", re.IGNORECASE)
"""Dutch nouns that double the last consonant: Messen, Bakken."""
DUTCH_LONG: Final = re.compile(r"([aeou])\1([^aeiouy])$")
"""Dutch nouns that lose a vowel: Houwelen."""


def plural(language: str, noun: str, gender: str = "m") -> str:
    """The plural of a noun of one word. A language without a rule of its own uses the English one."""
    if language == "de":
        return _german(noun, feminine=gender == "f")
    return {"es": _spanish, "fr": _french, "it": _italian, "nl": _dutch}.get(language, english)(noun)


def _dutch(noun: str) -> str:
    if noun[-1:] in "aiouy":
        return f"{noun}’s"
    if noun.endswith("e") or DUTCH_UNSTRESSED.search(noun):
        return f"{noun}s"
    if DUTCH_SHORT.fullmatch(noun):
        return f"{noun}{noun[-1]}en"
    return DUTCH_LONG.sub(r"\1\2", noun) + "en"


def _french(noun: str) -> str:
    if noun.endswith(("s", "x", "z")):
        return noun
    return f"{noun}x" if noun.endswith(("au", "eu")) else f"{noun}s"


def _german(noun: str, feminine: bool) -> str:
    if noun.endswith(("a", "i", "o", "u", "y")):
        return f"{noun}s"
    if noun.endswith("e") or (feminine and noun.endswith(("el", "er"))):
        return f"{noun}n"
    if feminine:
        return f"{noun}nen" if noun.endswith("in") else f"{noun}en"
    return noun if noun.endswith(GERMAN_ALIKE) else f"{noun}e"


def _italian(noun: str) -> str:
    head, space, rest = noun.partition(" ")
    if rest.startswith(ITALIAN_LINKS):
        return f"{_italian(head)}{space}{rest}"
    if noun.endswith("io"):
        return noun[:-1]
    return noun[:-1] + ITALIAN[noun[-1]] if noun[-1:] in ITALIAN else noun


def _spanish(noun: str) -> str:
    if noun.endswith("z"):
        return f"{noun[:-1]}ces"
    if noun.endswith(("s", "x")):
        return noun
    if noun[-1:] in "aeiouáéó" or (noun.endswith("y") and noun[-2:-1] not in "aeiou"):
        return f"{noun}s"
    return f"{noun[:-2]}{noun[-2:].translate(SPANISH_ACCENTS)}es" if noun.endswith("n") else f"{noun}es"
