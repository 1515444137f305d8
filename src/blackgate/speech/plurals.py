"""Regular plurals. For irregular nouns the edition or the message file gives the plural."""

from typing import Final

from blackgate.editions.wording import plural as english

ITALIAN: Final = {"o": "i", "a": "e", "e": "i"}
ITALIAN_LINKS: Final = ("a ", "da ", "di ", "d’")
"""What joins a noun to the words that explain it: only the noun changes (Oggetti a punta)."""


def plural(language: str, noun: str) -> str:
    """The plural of a noun of one word. A language without a rule of its own uses the English one."""
    return {"fr": _french, "it": _italian}.get(language, english)(noun)


def _french(noun: str) -> str:
    if noun.endswith(("s", "x", "z")):
        return noun
    return f"{noun}x" if noun.endswith(("au", "eu")) else f"{noun}s"


def _italian(noun: str) -> str:
    head, space, rest = noun.partition(" ")
    if rest.startswith(ITALIAN_LINKS):
        return f"{_italian(head)}{space}{rest}"
    if noun.endswith("io"):
        return noun[:-1]
    return noun[:-1] + ITALIAN[noun[-1]] if noun[-1:] in ITALIAN else noun
