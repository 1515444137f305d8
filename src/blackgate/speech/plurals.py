"""Regular plurals. For irregular nouns the edition or the message file gives the plural."""

from typing import Final

from blackgate.editions.wording import plural as english

ITALIAN: Final = {"o": "i", "a": "e", "e": "i"}
PLAIN_VOWELS: Final = str.maketrans("áéíóú", "aeiou")


def plural(language: str, noun: str) -> str:
    """The plural of a noun of one word. A language without a rule of its own uses the English one."""
    return {"es": _spanish, "fr": _french, "it": _italian}.get(language, english)(noun)


def _spanish(noun: str) -> str:
    if noun.endswith("z"):
        return f"{noun[:-1]}ces"
    if noun.endswith(("s", "x")):
        return noun
    if noun[-1:] in "aeiouáéó" or (noun.endswith("y") and noun[-2:-1] not in "aeiou"):
        return f"{noun}s"
    return f"{noun[:-2]}{noun[-2:].translate(PLAIN_VOWELS)}es" if noun.endswith("n") else f"{noun}es"


def _french(noun: str) -> str:
    if noun.endswith(("s", "x", "z")):
        return noun
    return f"{noun}x" if noun.endswith(("au", "eu")) else f"{noun}s"


def _italian(noun: str) -> str:
    if noun.endswith("io"):
        return noun[:-1]
    return noun[:-1] + ITALIAN[noun[-1]] if noun[-1:] in ITALIAN else noun
