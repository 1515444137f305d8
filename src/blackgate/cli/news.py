"""What happened since a person was last asked, cut to the lines there are."""

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from blackgate.cli.sentences import HEADER
from blackgate.editions.wording_effects import counted as many

MINE: Final = 2
"""So many earlier lines that concern the reader are shown, however little room there is."""
YOU: Final = re.compile(r"\b[Yy]our?\b")


def is_header(line: Text) -> bool:
    """Whether a line says whose turn begins."""
    return line.plain.startswith(HEADER)


def turns(lines: Sequence[Text]) -> list[list[Text]]:
    """The lines by turns, each with its header."""
    found: list[list[Text]] = []
    for line in lines:
        if is_header(line) or not found:
            found.append([])
        found[-1].append(line)
    return found


def without_headers(lines: Sequence[Text]) -> list[Text]:
    """The sentences alone: each names its player."""
    return [line for line in lines if not is_header(line)]


def cut(lines: Sequence[Text], room: int, short: bool = False) -> list[Text]:
    """The last whole turns that fit, and what concerns the reader; first, how much was left out.

    In short news the headers of the turns are left out.
    """
    groups = [without_headers(turn) if short else turn for turn in turns(lines)]
    if sum(map(len, groups)) <= room:
        return [line for group in groups for line in group]
    kept = fitting(groups, room - 1)
    early = [line for group in groups[: len(groups) - len(kept)] for line in group]
    shown = [line for line in early if concerns_reader(line)]
    last = [line for group in kept for line in group]
    shown = shown[-max(room - 1 - len(last), MINE) :]
    if len(last) > room - 1 or not any(tells_of_others(line) for line in last):
        shown, last = last_lines(early + last, room - 1)
    hidden = len(without_headers(lines)) - len(without_headers(shown + last))
    hint = [Text(f"… {many(hidden, 'more line')}: log {len(lines)}", style="dim")] if hidden > 0 else []
    return hint + shown + last


def fitting(groups: Sequence[list[Text]], room: int) -> list[list[Text]]:
    """The last groups that fit, at least the last one with a sentence."""
    count, size = 0, 0
    for group in reversed(groups):
        if size + len(group) > room and size > 1:
            break
        count, size = count + 1, size + len(group)
    return list(groups[len(groups) - count :])


def last_lines(lines: Sequence[Text], room: int) -> tuple[list[Text], list[Text]]:
    """A turn too long to be shown whole: its last lines, and before them what concerns the reader."""
    split = max(len(lines) - room, 0)
    return [line for line in lines[:split] if concerns_reader(line)], list(lines[split:])


def tells_of_others(line: Text) -> bool:
    """Whether a sentence is about other players alone."""
    return not is_header(line) and not concerns_reader(line)


def concerns_reader(line: Text) -> bool:
    """Whether a sentence speaks to the reader."""
    return not is_header(line) and YOU.search(line.plain) is not None
