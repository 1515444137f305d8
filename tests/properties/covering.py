"""Few rows in which every two values meet that can: a pairwise-covering set, made greedily and always the same.

A factor has values; a ban is a set of values, at most one of each factor, that never stand together in one row.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, product

Value = str | int | None
Cell = tuple[str, Value]
Pair = frozenset[Cell]
Row = dict[str, Value]
Factors = Mapping[str, Sequence[Value]]
Ban = Mapping[str, frozenset[Value]]
"""By factor the values meant: a row breaks the ban if all of its factors have one of them."""


class Space:
    """Which values can stand together."""

    def __init__(self, factors: Factors, bans: Sequence[Ban]) -> None:
        self.factors = factors
        self.bans: dict[str, list[Ban]] = {name: [ban for ban in bans if name in ban] for name in factors}

    def narrowed(self, given: Mapping[str, frozenset[Value]], cells: Iterable[Cell]) -> dict[str, frozenset[Value]]:
        """What is left of every factor when these cells are settled; empty if they cannot be."""
        left = {**given, **{name: frozenset([value]) & given[name] for name, value in cells}}
        due = [name for name, _ in cells]
        while due:
            for ban in self.bans[due.pop()]:
                free = [name for name, values in ban.items() if not left[name] <= values]
                if not free:
                    return {}
                if len(free) == 1 and left[free[0]] & ban[free[0]]:
                    left[free[0]] -= ban[free[0]]
                    due.append(free[0])
        return left

    def all(self) -> dict[str, frozenset[Value]]:
        """Every value of every factor."""
        return {name: frozenset(values) for name, values in self.factors.items()}

    def pairs(self) -> list[tuple[Cell, Cell]]:
        """Every two values of two factors that can stand together."""
        whole = self.all()
        found: list[tuple[Cell, Cell]] = []
        for one, other in combinations(self.factors, 2):
            cells = product(((one, value) for value in self.factors[one]), ((other, v) for v in self.factors[other]))
            found += [pair for pair in cells if self.narrowed(whole, pair)]
        return found


def pairs_of(row: Row) -> set[Pair]:
    """The pairs of values a row brings together."""
    return {frozenset(pair) for pair in combinations(row.items(), 2)}


def cover(space: Space) -> list[Row]:
    """Rows until no pair is missing: each starts with one that is, and takes what brings the most of the others."""
    missing = {frozenset(pair): pair for pair in space.pairs()}
    rows: list[Row] = []
    used: Counter[Cell] = Counter()
    while missing:
        rows.append(_row(space, next(iter(missing.values())), missing.keys(), used))
        used.update(rows[-1].items())
        for pair in pairs_of(rows[-1]):
            missing.pop(pair, None)
    return rows


def _row(space: Space, seed: tuple[Cell, Cell], missing: Iterable[Pair], used: Counter[Cell]) -> Row:
    """A row around a pair; where nothing is missing, what was used least."""
    left = space.narrowed(space.all(), seed)
    row: Row = dict(seed)
    wanted: dict[Cell, set[Cell]] = {}
    for one, other in (tuple(pair) for pair in missing):
        wanted.setdefault(one, set()).add(other)
        wanted.setdefault(other, set()).add(one)

    def worth(cell: Cell) -> tuple[int, int]:
        return len(wanted.get(cell, set()) & row.items()), -used[cell]

    for name, values in space.factors.items():
        open_ = [(name, value) for value in values if name not in row and value in left[name]]
        for cell in sorted(open_, key=worth, reverse=True):
            narrower = space.narrowed(left, [cell])
            if narrower:
                row[name], left = cell[1], narrower
                break
    return row
