"""The words of the base game and of all modules, by their numbers: verbs, tokens, actions."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import OPERANDS, SIZES, Act
from blackgate.engine.modules import parts
from blackgate.engine.terms import Terms, Verb

BASE: Final = Terms(
    verbs=Verb,
    actions=Act,
    operands=OPERANDS,
    basic=("search", "move", "cautious", "join", "play", "extort", "craft"),
)
MODULE_TERMS: Final[dict[str, Terms]] = {name: part.TERMS for name, part in parts("terms").items()}
"""By module: the words it adds."""
ALL: Final[list[Terms]] = [BASE, *MODULE_TERMS.values()]


def in_order(tables: list[dict[str, int]]) -> tuple[str, ...]:
    """The names of several tables in the order of their numbers. Gaps and duplicates are refused."""
    found = sorted((number, name) for table in tables for name, number in table.items())
    for place, (number, name) in enumerate(found):
        if number != place:
            raise ValueError(f"{name!r} has number {number}: the next free one is {place}")
    return tuple(name for _, name in found)


def laid_out(terms: list[Terms]) -> tuple[tuple[str, int, int, str], ...]:
    """The blocks of the action space in the order of their first numbers. Gaps and overlaps are refused."""
    sizes = dict(SIZES)
    for each in terms:
        sizes.update({sort: len(names) for sort, names in each.sorts.items()})
    firsts = sorted((first, word) for each in terms for word, first in each.actions.items())
    sorts = {word: sort for each in terms for word, sort in each.operands.items()}
    blocks: list[tuple[str, int, int, str]] = []
    end = 0
    for first, word in firsts:
        if first != end:
            raise ValueError(f"{word!r} begins at {first}: the next free number is {end}")
        sort = sorts.get(word, "")
        size = sizes[sort] if sort else 1
        blocks.append((word, first, size, sort))
        end += size
    return tuple(blocks)


VERBS: Final = in_order([terms.verbs for terms in ALL])
TOKENS: Final = in_order([terms.tokens for terms in ALL])
"""Things a player collects besides cards; Traumas differ from each other and are not included (COMP-6, RULING-150)."""
NUMBERS: Final = in_order([terms.numbers for terms in ALL])
"""Numbers printed in the booklets of modules, by their index in `Ruleset.numbers`."""
BASIC_VERBS: Final = tuple(verb for terms in ALL for verb in terms.basic)
"""Possible in every Place that does not forbid them (TURN-4); every other verb needs a Place that offers it."""
BLOCKS: Final = laid_out(ALL)
"""(word, first integer, size, sort of operand) of every block, in order, without gaps."""
FIRST: Final[dict[str, int]] = {word: first for word, first, _, _ in BLOCKS}
"""By word: the first integer of its block."""
MODULE_OF: Final[dict[str, str]] = {word: name for name, terms in MODULE_TERMS.items() for word in terms.actions}
"""By word of a module: the module. Rule: MOD-1."""
ACTIONS: Final[i64] = BLOCKS[-1][1] + BLOCKS[-1][2]
"""How many integers the action space has."""
INSTEAD: Final[dict[str, str]] = {word: verb for terms in ALL for word, verb in terms.instead.items()}
"""By word of an action that is another way to take the action of a verb: that verb."""
OPERAND_NAMES: Final[dict[str, tuple[str, ...]]] = {sort: names for terms in ALL for sort, names in terms.sorts.items()}
"""By sort of operand that a module adds: its names."""
