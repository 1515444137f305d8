"""What happened since a person was last asked, cut to the lines there are."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from blackgate.cli.narration import StoryLine
from blackgate.cli.words import Words

MINE: Final = 2
"""So many earlier lines that concern the reader are shown, however little room there is."""


def turns(lines: Sequence[StoryLine]) -> list[list[StoryLine]]:
    """The lines by turns, each with its header."""
    found: list[list[StoryLine]] = []
    for line in lines:
        if line.is_header or not found:
            found.append([])
        found[-1].append(line)
    return found


def without_headers(lines: Sequence[StoryLine]) -> list[StoryLine]:
    """The sentences alone: each names its player."""
    return [line for line in lines if not line.is_header]


def cut(words: Words, lines: Sequence[StoryLine], room: int, short: bool = False) -> list[StoryLine]:
    """The last whole turns that fit, and what concerns the reader; first, how much was left out.

    In short news the headers of the turns are left out.
    """
    groups = [without_headers(turn) if short else turn for turn in turns(lines)]
    if sum(map(len, groups)) <= room:
        return [line for group in groups for line in group]
    early, last = parted(groups, room - 1)
    if len(last) + min(sum(line.is_mine for line in early), MINE) > room - 1:
        early, last = parted(groups, room - 1 - MINE)
    shown = [line for line in early if line.is_mine]
    shown = shown[-max(room - 1 - len(last), MINE) :]
    if len(last) > room - 1 or not any(tells_of_others(line) for line in last):
        shown, last = last_lines(early + last, room - 1)
    hidden = len(without_headers(lines)) - len(without_headers(shown + last))
    if hidden <= 0:
        return shown + last
    return [StoryLine(Text(words.says("table-more", n=hidden, all=len(lines)), style="dim")), *shown, *last]


def parted(groups: Sequence[list[StoryLine]], room: int) -> tuple[list[StoryLine], list[StoryLine]]:
    """The earlier lines, and those of the last groups that fit."""
    early = len(groups) - len(fitting(groups, room))
    return [line for group in groups[:early] for line in group], [line for group in groups[early:] for line in group]


def fitting(groups: Sequence[list[StoryLine]], room: int) -> list[list[StoryLine]]:
    """The last groups that fit, at least the last one with a sentence."""
    count, size = 0, 0
    for group in reversed(groups):
        if size + len(group) > room and size > 1:
            break
        count, size = count + 1, size + len(group)
    return list(groups[len(groups) - count :])


def last_lines(lines: Sequence[StoryLine], room: int) -> tuple[list[StoryLine], list[StoryLine]]:
    """A turn too long to be shown whole: its last lines, and before them what concerns the reader."""
    split = max(len(lines) - room, 0)
    return [line for line in lines[:split] if line.is_mine], list(lines[split:])


def tells_of_others(line: StoryLine) -> bool:
    """Whether a sentence is about other players alone."""
    return not line.is_header and not line.is_mine
