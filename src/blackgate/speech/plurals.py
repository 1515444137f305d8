"""Plurals as they are formed without being told: right for most words, and a guess for the rest."""

from typing import Final

from blackgate.editions.wording import plural as english

ITALIAN: Final = {"o": "i", "a": "e", "e": "i"}


def plural(language: str, noun: str) -> str:
    """Several of a noun of one word; an edition writes the others beside the name."""
    return {"en": english, "fr": _french, "it": _italian}[language](noun)


def _french(noun: str) -> str:
    if noun.endswith(("s", "x", "z")):
        return noun
    return f"{noun}x" if noun.endswith(("au", "eu")) else f"{noun}s"


def _italian(noun: str) -> str:
    if noun.endswith("io"):
        return noun[:-1]
    return noun[:-1] + ITALIAN[noun[-1]] if noun[-1:] in ITALIAN else noun
