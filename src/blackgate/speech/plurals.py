"""Regular plurals. For irregular nouns the edition or the message file gives the plural."""

import re
from typing import Final

from blackgate.editions.wording import plural as english

ITALIAN: Final = {"o": "i", "a": "e", "e": "i"}
UNSTRESSED: Final = re.compile(r"[aeiouy].*[^e]e[lmnr]$", re.IGNORECASE)
"""Dutch nouns that take s: Lepels, Wapens."""
SHORT: Final = re.compile(r"[^aeiouy]*[aeiou][^aeiouywx]", re.IGNORECASE)
"""Dutch nouns that double the last consonant: Messen, Bakken."""
LONG: Final = re.compile(r"([aeou])\1([^aeiouy])$")
"""Dutch nouns that lose a vowel: Houwelen."""


def plural(language: str, noun: str) -> str:
    """The plural of a noun of one word. A language without a rule of its own uses the English one."""
    return {"fr": _french, "it": _italian, "nl": _dutch}.get(language, english)(noun)


def _french(noun: str) -> str:
    if noun.endswith(("s", "x", "z")):
        return noun
    return f"{noun}x" if noun.endswith(("au", "eu")) else f"{noun}s"


def _italian(noun: str) -> str:
    if noun.endswith("io"):
        return noun[:-1]
    return noun[:-1] + ITALIAN[noun[-1]] if noun[-1:] in ITALIAN else noun


def _dutch(noun: str) -> str:
    if noun[-1:] in "aiouy":
        return f"{noun}’s"
    if noun.endswith("e") or UNSTRESSED.search(noun):
        return f"{noun}s"
    if SHORT.fullmatch(noun):
        return f"{noun}{noun[-1]}en"
    return LONG.sub(r"\1\2", noun) + "en"
