"""The Places on a screen, as a board or as a list: what they offer, who stands there. All comes from a View."""

from typing import Final

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from blackgate.cli.words import Words
from blackgate.editions.parts import Place
from blackgate.game.view import View

ALONE: Final = (("cell", "cafeteria", "yard"), ("solitary", "infirmary", "showers"), ("office",))
"""Where the slots lie on the board."""
IN_TEAMS: Final = (("cell", "cafeteria", "yard"), ("cell_b", "infirmary", "showers"), ("solitary", "office"))
"""The same on its other side, with a Block for each team. Rule: TEAM-2."""

WIDEST: Final = 120
"""A wider screen stays empty at the side."""

WARDEN: Final = "♛"
MICHEL: Final = "♠"


def lines_of_board(words: Words) -> list[tuple[str, ...]]:
    """The slots that are filled, as they lie."""
    filled = {place.slot for place in words.edition.places}
    lines = (tuple(slot for slot in line if slot in filled) for line in (IN_TEAMS if words.teams else ALONE))
    return [line for line in lines if line]


def place_grid(words: Words, view: View, width: int) -> Table:
    """The Places as they lie on the board, those of a line equally high."""
    inside = min(width, WIDEST) // 3 - 4
    grid = Table.grid()
    for line in lines_of_board(words):
        contents = [_content(words, view, slot, inside) for slot in line]
        height = max(map(len, contents))
        grid.add_row(*(_panel(words, view, s, c, inside, height) for s, c in zip(line, contents, strict=True)))
    return grid


def _content(words: Words, view: View, slot: str, inside: int) -> list[Text]:
    """What a Place offers, then who stands there, in lines that fit."""
    offered = wrapped(offers(words, words.edition.place(slot)), inside, Text(" · "))
    there = standing(words, view, slot) or [Text("–", style="dim")]
    return [*offered, *wrapped(there, inside, Text("  "))]


def wrapped(parts: list[Text], width: int, between: Text) -> list[Text]:
    """Parts in lines of a width, whole parts only."""
    lines = [Text()]
    for part in parts:
        if lines[-1].cell_len and lines[-1].cell_len + between.cell_len + part.cell_len > width:
            lines.append(Text())
        lines[-1].append(between if lines[-1].cell_len else "").append(part)
    return lines


def _panel(words: Words, view: View, slot: str, content: list[Text], inside: int, height: int) -> Panel:
    place = words.edition.place(slot)
    name, die = place.name.of(words.language), " ".join(map(str, place.die))
    title = Text.assemble((name, "bold"), (f" {die}" if die else "", "cyan"))
    return Panel(
        Text("\n").join(content), title=title, title_align="left", box=box.ROUNDED,
        border_style="bold" if is_here(view, slot) else "dim", padding=(0, 1), width=inside + 4, height=height + 2,
    )  # fmt: skip


def is_here(view: View, slot: str) -> bool:
    """Whether the viewer stands there."""
    return view.viewer is not None and view.seats[view.viewer].place == slot


def place_list(words: Words, view: View, width: int) -> Table:
    """A line for each Place, for low screens; the standees as symbols where their names do not fit."""
    slots = [slot for line in lines_of_board(words) for slot in line]
    lines = [_place_line(words, view, slot, False) for slot in slots]
    if _width(lines) > width:
        lines = [_place_line(words, view, slot, True) for slot in slots]
    widths = [max(cell.cell_len for cell in column) for column in zip(*lines, strict=True)]
    widths[OFFERS] = max(min(widths[OFFERS], width - sum(widths) + widths[OFFERS] - GAP * (len(widths) - 1)), 1)
    table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    for each in widths:
        table.add_column(no_wrap=True, overflow="ellipsis", width=each)
    for cells in lines:
        table.add_row(*cells)
    return table


GAP: Final = 2
OFFERS: Final = 2
"""The column that gives way on a narrow screen."""


def short_places(words: Words, view: View) -> Table:
    """The Places two by two, without what they offer: die, name, standees."""
    slots = [slot for line in lines_of_board(words) for slot in line]
    half = (len(slots) + 1) // 2
    table = Table.grid(padding=(0, 2))
    for _ in range(6):
        table.add_column(no_wrap=True)
    for n in range(half):
        cells = [_place_line(words, view, slot, True) for slot in slots[n::half]]
        table.add_row(*(cell for line in cells for column, cell in enumerate(line) if column != OFFERS))
    return table


def _place_line(words: Words, view: View, slot: str, symbols: bool) -> tuple[Text, ...]:
    """Die, name, what it offers, who is there."""
    place = words.edition.place(slot)
    name = Text(place.name.of(words.language), style="bold" if is_here(view, slot) else "")
    dice = Text(" ".join(map(str, place.die)), style="cyan")
    prisoners, others = prisoners_at(words, view, slot), figures_at(words, view, slot)
    short = symbols or len(prisoners) + len(others) > 2
    crowd = Text(" ").join([*(each[:1] if short else each for each in prisoners), *others])
    return dice, name, Text(" · ").join(offers(words, place)), crowd


def _width(lines: list[tuple[Text, ...]]) -> int:
    """How wide a list is."""
    return sum(max((cell.cell_len for cell in column), default=0) + GAP for column in zip(*lines, strict=True)) - GAP


def offers(words: Words, place: Place) -> list[Text]:
    """What one can do there that one cannot do elsewhere; in a Block, its team. Rule: SEARCH-2, TURN-6, TEAM-10."""
    whose = f" ({place.side})" if place.side else ""
    parts = [Text(f"{words.verb('search')} {place.search}")] if place.search else []
    parts += [Text(words.verb(verb) + whose) for verb in place.actions]
    closed = ", ".join(words.verb(verb) for verb in place.forbids)
    return parts + ([Text(words.says("table-no", verbs=closed) + whose, style="dim")] if closed else [])


def standing(words: Words, view: View, slot: str) -> list[Text]:
    """Who stands there: prisoners, then the figures nobody owns."""
    return prisoners_at(words, view, slot) + figures_at(words, view, slot)


def prisoners_at(words: Words, view: View, slot: str) -> list[Text]:
    """The standees of the players there."""
    there = (n for n, seat in enumerate(view.seats) if seat.place == slot)
    return [words.figure(n) for n in there]


def figures_at(words: Words, view: View, slot: str) -> list[Text]:
    """The Warden and Michel(le). Rule: WARDEN-1, MICHEL-2."""
    found = [Text(f"{WARDEN} {words.warden}", style="bold")] if view.warden == slot else []
    return found + ([Text(f"{MICHEL} {words.michel}", style="bold")] if view.michel == slot else [])
