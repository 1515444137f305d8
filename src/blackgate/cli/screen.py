"""The screen: one way to make it, colours by meaning, and the small shapes that several pages share."""

import re
import sys
from typing import Any, Final, TextIO

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

COLOURS: Final = {"rulebook": "green", "public": "cyan", "reconstruction": "yellow", "house": "magenta"}
"""How well a datum is founded, as a colour."""


class LeanConsole(Console):
    """A console that leaves no spaces at the ends of lines where nobody looks at a terminal."""

    def print(self, *objects: Any, **how: Any) -> None:
        """Print; on paper, without spaces at the ends of lines."""
        if self.is_terminal:
            super().print(*objects, **how)
            return
        with self.capture() as captured:
            super().print(*objects, **how)
        self.file.write(re.sub(r" +\n", "\n", captured.get()))
        self.file.flush()


def screen(plain: bool = False, file: TextIO | None = None) -> Console:
    """A console that takes names as they are (no markup) and never fails on a letter it cannot write."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return LeanConsole(
        file=file, markup=False, emoji=False, highlight=False, no_color=True if plain else None,
        force_terminal=False if plain else None, legacy_windows=False,
    )  # fmt: skip


def listing(*headings: str, title: str = "", loose: tuple[str, ...] = ()) -> Table:
    """A calm table: no frame, a line under the headings; only loose columns may break their lines."""
    table = Table(
        box=box.SIMPLE_HEAD, title=title or None, title_justify="left", title_style="bold", pad_edge=False,
        header_style="dim", show_edge=False,
    )  # fmt: skip
    for heading in headings:
        table.add_column(heading, no_wrap=heading not in loose, overflow="ellipsis")
    return table


MARKS: Final = {"rulebook": "", "public": "°", "reconstruction": "*", "house": "ʰ"}
"""A mark behind a datum, for how well it is founded."""


def founded(provenance: str, mark: str = "", colour: str = "") -> Text:
    """How well founded a datum is, in its colour."""
    return Text(f"{provenance} {mark}".rstrip(), style=COLOURS.get(colour or provenance, ""))


def marked(value: str, provenance: str) -> Text:
    """A datum with the mark of its provenance."""
    return Text(value + MARKS.get(provenance, "?"), style=COLOURS.get(provenance, ""))


def number(value: int) -> str:
    """A number of a table; nothing is a dash."""
    return str(value) if value else "–"
