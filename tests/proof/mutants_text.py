"""Ways to spoil a text: each takes a good one, another good one of the same kind and a chooser."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

Change = Callable[[str, str, Random], str]

NUMBERS: Final = (
    "0", "-1", "1", "7", "64", "999", "1000", "1001", "4096", "1000001", str(2**31), str(2**61 - 1), str(2**61),
    str(2**63 - 1), str(2**63), str(-(2**63)), str(10**50), "9" * 5000, "1e400", "1e2", "1.0", "-0", "NaN", "Infinity",
    "٣", "１", "1_000", "0x10", "", " 1", "+1", "²",
)  # fmt: skip
STRANGE: Final = (
    "\0", "\r", "\t", "\x0b", "\x1b[2J", "\x7f", "\x85", "\u00a0", "\u00ad", "\u0301" * 50, "\u200b", "\u200f",
    "\u2028", "\u202e", "\ufeff", "\ufffd", "\ud800", "\udcff", "Ｐ１", "😀", "é", "ß", "İ", "{}", "%s", "%n", "\\",
    '"', "'", "*", "|", "=", ":", "/", "?0", "?", "~",
)  # fmt: skip
WORD: Final = re.compile(r"[^\W\d]\w*")
NUMBER: Final = re.compile(r"-?\d+")


def _spots(text: str, pattern: re.Pattern[str]) -> list[re.Match[str]]:
    return list(pattern.finditer(text))


def number(text: str, other: str, chooser: Random) -> str:
    """Another number where one stands."""
    spots = _spots(text, NUMBER)
    return _put(text, chooser.choice(spots), chooser.choice(NUMBERS)) if spots else text


def near(text: str, other: str, chooser: Random) -> str:
    """A number that is wrong by little."""
    spots = _spots(text, NUMBER)
    if not spots:
        return text
    spot = chooser.choice(spots)
    return _put(text, spot, str(int(spot[0][:18]) + chooser.choice((-2, -1, 1, 2))))


def word(text: str, other: str, chooser: Random) -> str:
    """Another name where one stands: a name from elsewhere, or nonsense."""
    spots, theirs = _spots(text, WORD), _spots(other, WORD)
    new = chooser.choice(STRANGE) if chooser.random() < 0.2 else chooser.choice(theirs)[0]
    return _put(text, chooser.choice(spots), new) if spots else text


def _put(text: str, spot: re.Match[str], new: str) -> str:
    return text[: spot.start()] + new + text[spot.end() :]


def strange(text: str, other: str, chooser: Random) -> str:
    """Characters nobody types."""
    at = chooser.randrange(len(text) + 1)
    return text[:at] + chooser.choice(STRANGE) + text[at + chooser.randrange(2) :]


def bits(text: str, other: str, chooser: Random) -> str:
    """Bits that have fallen over; what is no longer text has become lone surrogates."""
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(chooser.randint(1, 4)):
        data[chooser.randrange(len(data))] ^= 1 << chooser.randrange(8)
    return data.decode("utf-8", "surrogateescape")


def cut(text: str, other: str, chooser: Random) -> str:
    """An end too early, or a part left out."""
    start, end = sorted(chooser.randrange(len(text) + 1) for _ in range(2))
    return text[:start] if chooser.random() < 0.5 else text[:start] + text[end:]


def long(text: str, other: str, chooser: Random) -> str:
    """One character again and again."""
    at = chooser.randrange(len(text) + 1)
    return text[:at] + chooser.choice("a1 ,*|=#?[{\n") * chooser.choice((100, 1000, 10_000, 100_000)) + text[at:]


def parts(mark: str) -> tuple[Change, ...]:
    """Changes that move whole parts about: lines, or words of a line."""

    def lose(text: str, other: str, chooser: Random) -> str:
        pieces = text.split(mark)
        del pieces[chooser.randrange(len(pieces))]
        return mark.join(pieces)

    def double(text: str, other: str, chooser: Random) -> str:
        pieces = text.split(mark)
        at = chooser.randrange(len(pieces))
        times = chooser.choice((2, 2, 3, 20, 2000))
        return mark.join([*pieces[:at], *[pieces[at]] * times, *pieces[at + 1 :]])

    def swap(text: str, other: str, chooser: Random) -> str:
        pieces = text.split(mark)
        a, b = chooser.randrange(len(pieces)), chooser.randrange(len(pieces))
        pieces[a], pieces[b] = pieces[b], pieces[a]
        return mark.join(pieces)

    def splice(text: str, other: str, chooser: Random) -> str:
        pieces, theirs = text.split(mark), other.split(mark)
        at, start = chooser.randrange(len(pieces) + 1), chooser.randrange(len(theirs))
        replaced = at + chooser.randrange(3)
        return mark.join([*pieces[:at], *theirs[start : start + chooser.randint(1, 4)], *pieces[replaced:]])

    return lose, double, swap, splice


def changed(text: str, other: str, chooser: Random, changes: Sequence[Change]) -> tuple[str, str]:
    """A text with one to three changes, and the name of the first."""
    first = chooser.choice(changes)
    text = first(text, other, chooser)
    for _ in range(chooser.choice((0, 0, 0, 1, 2))):
        text = chooser.choice(changes)(text or other, other, chooser)
    return text, first.__name__


ANY: Final[tuple[Change, ...]] = (number, number, near, near, word, word, strange, bits, cut, long)
"""Changes of any text."""
