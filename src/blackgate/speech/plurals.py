"""Regular plurals. For irregular nouns the edition or the message file gives the plural."""

from typing import Final

from blackgate.editions.wording import plural as english

ITALIAN: Final = {"o": "i", "a": "e", "e": "i"}
GERMAN_ALIKE: Final = ("el", "er", "en", "chen", "lein")
"""Endings of German nouns, unless feminine, that are alike in the plural."""


def plural(language: str, noun: str, gender: str = "m") -> str:
    """The plural of a noun of one word. A language without a rule of its own uses the English one."""
    if language == "de":
        return _german(noun, feminine=gender == "f")
    return {"fr": _french, "it": _italian}.get(language, english)(noun)


def _french(noun: str) -> str:
    if noun.endswith(("s", "x", "z")):
        return noun
    return f"{noun}x" if noun.endswith(("au", "eu")) else f"{noun}s"


def _italian(noun: str) -> str:
    if noun.endswith("io"):
        return noun[:-1]
    return noun[:-1] + ITALIAN[noun[-1]] if noun[-1:] in ITALIAN else noun


def _german(noun: str, feminine: bool) -> str:
    if noun.endswith(("a", "i", "o", "u", "y")):
        return f"{noun}s"
    if noun.endswith("e") or (feminine and noun.endswith(("el", "er"))):
        return f"{noun}n"
    if feminine:
        return f"{noun}nen" if noun.endswith("in") else f"{noun}en"
    return noun if noun.endswith(GERMAN_ALIKE) else f"{noun}e"
