"""The answers to a question in even columns; an answer is never broken while it fits the screen."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

GAP = 2
MOST_COLUMNS = 4


def in_columns(items: Sequence[Text], width: int) -> Table:
    """As many columns as fit, filled downwards."""
    columns = _columns(items, width)
    table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    for column in columns:
        table.add_column(no_wrap=len(columns) > 1, min_width=_widest(column) if len(columns) > 1 else None)
    for n in range(len(columns[0]) if columns else 0):
        table.add_row(*(column[n] if n < len(column) else Text() for column in columns))
    return table


def _columns(items: Sequence[Text], width: int) -> list[Sequence[Text]]:
    """The columns with the fewest lines that fit."""
    for rows in range(-(-len(items) // MOST_COLUMNS), len(items)):
        columns = [items[start : start + rows] for start in range(0, len(items), rows)]
        if sum(map(_widest, columns)) + GAP * (len(columns) - 1) <= width:
            return columns
    return [items] if items else []


def _widest(column: Sequence[Text]) -> int:
    return max(item.cell_len for item in column)
