"""Sets as bit masks: bit n of a number says whether n is a member."""

from typing import Final

from mypy_extensions import i64

TOP: Final[i64] = 1 << 60


def bit(n: i64) -> i64:
    """The set that holds n alone, for n from 0 to 60.

    Not written `1 << n`, except for constants below 31: compiled, a literal 1 is shifted as a 32-bit number. A literal
    above 2^61 would be kept as a Python object and unpacked at every call.
    """
    return TOP >> (60 - n)


def count_bits(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    n: i64 = 0
    while not mask & 1:
        mask >>= 1
        n += 1
    return n
