"""The initial sound of a name, which decides its article and preposition: a vowel, an Italian s impura, or other;
that of the last words of a row, which decides how they are linked (Ana e Inés, 7 u 8).

A language without a case of its own uses the English one.
"""

import unicodedata
from typing import Final

VOWELS: Final = frozenset("aeiou")
IMPURE: Final = ("z", "x", "y", "gn", "pn", "ps")
"""Italian beginnings that take lo, uno, gli; and s before a consonant."""
AN: Final = frozenset("8")
"""English numbers that begin with a vowel."""
LIKE_YOU: Final = ("uni", "use", "usu", "eu", "one")
"""English beginnings that are written with a vowel and spoken without."""
LIKE_YE: Final = ("hia", "hie", "hio", "ia", "ie", "io")
"""Spanish beginnings that are written with an i and spoken as a consonant."""
LIKE_O: Final = ("o", "ho", "8", "11")
"""Spanish beginnings before which o becomes u."""


def plain(name: str) -> str:
    """A name in small letters without accents."""
    return "".join(each for each in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(each))


def sound(language: str, name: str, person: bool = False) -> str:
    """`vowel`, `impure` or `other`; `a` in an Italian name, because of ad; `i` and `o` in Spanish, because of e and u.

    A silent h counts as a vowel in French things, not in the names of people.
    """
    word = plain(name)
    first = word[:1]
    match language:
        case "fr":
            return "vowel" if first in VOWELS or (first == "h" and not person) else "other"
        case "es":
            if word.startswith(("i", "hi")) and not word.startswith(LIKE_YE):
                return "i"
            return "o" if word.startswith(LIKE_O) else "other"
        case "it":
            if person and first == "a":
                return "a"
            return "vowel" if first in VOWELS else "impure" if _is_impure(word) else "other"
        case _:
            is_vowel = first in (VOWELS | AN) and not word.startswith(LIKE_YOU)
            return "vowel" if is_vowel else "other"


def _is_impure(word: str) -> bool:
    s_and_consonant = word[:1] == "s" and word[1:2].isalpha() and word[1:2] not in VOWELS
    return word.startswith(IMPURE) or s_and_consonant
