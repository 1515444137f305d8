"""Names and texts must be visible: blank characters and stacked accents could be used to impersonate somebody."""

from typing import Final
from unicodedata import category

BLANK: Final = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159, *range(0x180B, 0x1810),
              *range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0)))
)  # fmt: skip
"""Printable by their category, but drawn as nothing: fillers, the blank Braille pattern, variation selectors."""
STYLES: Final = "\ufe0e\ufe0f"
"""After a symbol they choose between text and emoji; elsewhere they are drawn as nothing."""
MOST_MARKS: Final = 4
"""Accents on one letter; no language needs more."""


def is_visible(text: str) -> bool:
    """Whether a text can be seen: something is drawn, nothing is blank, and no letter has too many accents."""
    marks, before, is_seen = MOST_MARKS, "", False
    for letter in text:
        kind = category(letter)
        if letter in STYLES:
            if before != "So":
                return False
        elif letter in BLANK:
            return False
        elif kind[0] == "M":
            marks += 1
            if marks > MOST_MARKS:
                return False
        else:
            marks = 0 if letter != " " else MOST_MARKS
            is_seen = is_seen or letter != " "
            before = kind
    return is_seen
