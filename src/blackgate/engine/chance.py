"""Chance: a small integer generator inside the state, the same in every mode, or the keyed stream of the game.

It is a multiply-with-carry generator below 2^62, so that nothing ever overflows. Its value is never 0; 0 marks a game
with keyed chance (`keyed`). Dice, shuffles and random picks are uniform by rejection sampling. Rule: RULING-13.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.keyed import Keyed, position_seed
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import State

LOW32: Final[i64] = 0xFFFFFFFF
MULTIPLIER: Final[i64] = 985988184
MODULUS: Final = 985988184 * 2**32 - 1
KEYED: Final[i64] = 0
"""Value of the generator in a game with keyed chance. A plain generator never reaches it."""


def advance(x: i64) -> i64:
    """The next value of the generator; its low 32 bits are the output."""
    return (x & LOW32) * MULTIPLIER + (x >> 32)


def below(state: State, n: i64) -> i64:
    """A uniform number from 0 to n - 1. Keyed chance is checked in the rare branch only."""
    x: i64 = advance(state.chance)
    scaled: i64 = (x & LOW32) * n
    state.reveals |= Reveal.CHANCE
    if scaled & LOW32 < n:
        if x == KEYED and state.keyed is not None:
            return keyed_below(state.keyed, n)
        floor: i64 = (LOW32 + 1 - n) % n
        while scaled & LOW32 < floor:
            x = advance(x)
            scaled = (x & LOW32) * n
    state.chance = x
    return scaled >> 32


def keyed_below(keyed: Keyed, n: i64) -> i64:
    """A uniform number from 0 to n - 1, taken from the keyed stream."""
    floor: i64 = (LOW32 + 1 - n) % n
    scaled: i64 = keyed.word() * n
    while scaled & LOW32 < floor:
        scaled = keyed.word() * n
    return scaled >> 32


def roll(state: State) -> i64:
    """One throw of the die (COMP-5), or the next rigged one."""
    if state.rig is not None and state.rig.rolls:
        state.reveals |= Reveal.CHANCE
        return state.rig.rolls.pop(0)
    return below(state, 6) + 1


def shuffled(state: State, cards: vec[i64]) -> vec[i64]:
    """The same cards in random order, each order equally likely."""
    pile = cards[:]
    i: i64 = len(pile) - 1
    while i > 0:
        j = below(state, i + 1)
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card
        i -= 1
    return pile


def plain_chance(state: State) -> i64:
    """The value from which a plain generator continues; with keyed chance it reveals nothing about the secret."""
    if state.keyed is None or state.chance != KEYED:
        return state.chance
    return seeded(position_seed(state.keyed))


def seeded(seed: int) -> i64:
    """A well-mixed starting point for any integer seed (splitmix64, then folded into the generator's range)."""
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    z ^= z >> 31
    return z % (MODULUS - 1) + 1
