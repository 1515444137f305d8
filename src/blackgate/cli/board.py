"""The table on a screen: Places, players, piles. Everything comes from a View."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from blackgate.cli.words import VERB_WORDS, Words
from blackgate.editions.parts import Place
from blackgate.game.view import SeatView, View

GRID = (("cell", "cafeteria", "yard"), ("solitary", "infirmary", "showers"))
"""Where the slots lie on the board."""

WIDEST = 108
"""A wider screen stays empty at the side."""


def board(words: Words, view: View, width: int, compact: bool) -> RenderableType:
    """Places, then players; then the piles, where there is room."""
    if compact:
        return Group(place_list(words, view, width), players(words, view, width))
    return Group(place_grid(words, view, width), players(words, view, width), Text(), piles(words, view))


def place_grid(words: Words, view: View, width: int) -> Table:
    """The six Places as they lie on the board, those of a line equally high."""
    inside = min(width, WIDEST) // len(GRID[0]) - 4
    grid = Table.grid()
    for line in GRID:
        there = [standing(words, view, slot) for slot in line]
        height = max(len(lines_of(names, inside)) for names in there)
        panels = [_panel(words, view, slot, names, inside, height) for slot, names in zip(line, there, strict=True)]
        grid.add_row(*panels)
    return grid


def lines_of(names: list[Text], width: int) -> list[Text]:
    """Names in lines of a width, whole names only; nobody is a dash."""
    lines = [Text()]
    for name in names or [Text("–", style="dim")]:
        if lines[-1].cell_len and lines[-1].cell_len + 2 + name.cell_len > width:
            lines.append(Text())
        lines[-1].append("  " if lines[-1].cell_len else "").append(name)
    return lines


def _panel(words: Words, view: View, slot: str, names: list[Text], inside: int, height: int) -> Panel:
    place = words.edition.place(slot)
    dice = Text(" ".join(map(str, place.die)) or "no die", style="cyan" if place.die else "dim")
    lines = [offers(place), *lines_of(names, inside)]
    return Panel(
        Text("\n").join(lines), title=Text.assemble((place.name.of(), "bold"), " ", dice), title_align="left",
        box=box.ROUNDED, border_style="bold" if is_here(view, slot) else "dim", padding=(0, 1), width=inside + 4,
        height=height + 3,
    )  # fmt: skip


def is_here(view: View, slot: str) -> bool:
    """Whether the viewer stands there."""
    return view.viewer is not None and view.seats[view.viewer].place == slot


def place_list(words: Words, view: View, width: int) -> Table:
    """The six Places in six lines, for low screens; the standees as symbols where their names do not fit."""
    lines = [_place_line(words, view, slot, False) for line in GRID for slot in line]
    if _width(lines) > width:
        lines = [_place_line(words, view, slot, True) for line in GRID for slot in line]
    table = Table.grid(padding=(0, 2))
    for n, column in enumerate(zip(*lines, strict=True)):
        fixed = None if n == OFFERS else max(cell.cell_len for cell in column)
        table.add_column(no_wrap=True, overflow="ellipsis", min_width=fixed)
    for cells in lines:
        table.add_row(*cells)
    return table


OFFERS = 2
"""The column that gives way on a narrow screen."""


def short_places(words: Words, view: View) -> Table:
    """The Places in three lines: die, name, standees."""
    table = Table.grid(padding=(0, 2))
    for _ in range(6):
        table.add_column(no_wrap=True)
    for left, right in zip(*GRID, strict=True):
        cells = [_place_line(words, view, slot, True) for slot in (left, right)]
        table.add_row(*(cell for line in cells for n, cell in enumerate(line) if n != OFFERS))
    return table


def _place_line(words: Words, view: View, slot: str, symbols: bool) -> tuple[Text, ...]:
    """Die, name, what it offers, who is there."""
    place = words.edition.place(slot)
    name = Text(place.name.of(), style="bold" if is_here(view, slot) else "")
    dice = Text(" ".join(map(str, place.die)), style="cyan")
    names = standing(words, view, slot)
    crowd = Text(" ").join(each[:1] if symbols or len(names) > 2 else each for each in names)
    return dice, name, offers(place), crowd


def _width(lines: list[tuple[Text, ...]]) -> int:
    """How wide a list is."""
    return sum(max((cell.cell_len for cell in column), default=0) + 2 for column in zip(*lines, strict=True)) - 2


def offers(place: Place) -> Text:
    """What one can do there that one cannot do elsewhere. Rule: SEARCH-2, TURN-6."""
    parts = [f"Search {place.search}"] if place.search else []
    parts += [VERB_WORDS[verb] for verb in place.actions]
    closed = [VERB_WORDS[verb] for verb in place.forbids]
    text = Text(" · ".join(parts))
    if closed:
        text.append((" · " if parts else "") + "no " + ", ".join(closed), style="dim")
    return text


def standing(words: Words, view: View, slot: str) -> list[Text]:
    """The standees there."""
    return [
        Text(f"{words.symbol(n)} {words.seats[n].name}", style=words.colour(n))
        for n, seat in enumerate(view.seats)
        if seat.place == slot
    ]


def players(words: Words, view: View, width: int) -> Table:
    """One line for each player: all that lies open. Rule: INFO-3, INFO-4, RULING-34."""
    gap = 3 if width > 100 else 2 if width > 86 else 1
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, gap, 0, 0))
    table.add_column("", no_wrap=True, max_width=22)
    table.add_column(f"Tunnel to {view.target}", no_wrap=True, min_width=view.target + 3)
    for heading in ("Hand", "Cig.", "Beaten"):
        table.add_column(heading, no_wrap=True, min_width=len(heading))
    for heading in ("Gang card", "Background"):
        table.add_column(heading, no_wrap=True)
    for n, seat in enumerate(view.seats):
        table.add_row(*_player(words, view, n, seat))
    return table


def _player(words: Words, view: View, n: int, seat: SeatView) -> list[Text]:
    """One player's line; a Background still hidden from the others is dim."""
    turn = "▸ " if n == view.active else "  "
    return [
        Text.assemble(turn, (f"{words.symbol(n)} {seat.name}", words.colour(n))),
        tunnel_bar(seat.points, view.target),
        Text(str(seat.hand_size)),
        Text(str(seat.cigarettes)),
        Text("✖" * seat.beatings or "–", style="red" if seat.beatings else "dim"),
        Text(words.power(seat.gang_card) or "–", style="" if seat.gang_card else "dim"),
        Text(words.power(seat.background) if seat.background else "?", style="" if seat.revealed else "dim"),
    ]


def tunnel_bar(points: int, target: int) -> Text:
    """Tunnel points as a bar."""
    done = min(points, target)
    return Text.assemble(("█" * done, "green"), ("░" * (target - done), "dim"), f" {points}")


def piles(words: Words, view: View) -> Table:
    """Open piles, deck, discard pile, gang piles with the cards on top. Rule: SETUP-1, RULING-20."""
    table = Table.grid(padding=(0, 2))
    top = f", top {words.card(view.discard[-1])}" if view.discard else ""
    open_piles = [f"{words.card(card)} {n}" for card, n in view.piles.items()]
    search = [f"Search deck {view.deck_size}", f"Discard {view.discard_size}{top}"]
    gangs = []
    for gang, size in view.gang_pile_sizes.items():
        cards = view.gang_piles.get(gang, ())
        gangs.append(f"{words.gang(gang)}: {words.power(cards[0])}" if cards else f"{words.gang(gang)}: {size} cards")
    table.add_row(Text("Piles", style="dim"), " · ".join(open_piles + search))
    table.add_row(Text("Gangs", style="dim"), " · ".join(gangs))
    return table
