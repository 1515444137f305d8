"""The table on a screen: Places, teams, players, tokens, piles. Everything comes from a View."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from blackgate.cli.play.places import place_grid, place_list
from blackgate.cli.words import Words
from blackgate.game.view import SeatView, View
from blackgate.speech import Thing

WIDE: Final = 140
"""Columns from which on there is room for the levels of bots and the prisoners of people."""


def board(words: Words, view: View, width: int, compact: bool) -> RenderableType:
    """Places, then players; then the piles, where there is room."""
    if compact:
        return Group(place_list(words, view, width), people(words, view, width))
    return Group(place_grid(words, view, width), people(words, view, width), Text(), piles(words, view))


def people(words: Words, view: View, width: int) -> RenderableType:
    """The teams, the players, and the tokens they hold, where there are any."""
    parts: list[RenderableType] = [teams(words, view)] if words.teams else []
    held = tokens_held(words, view)
    return Group(*parts, players(words, view, width), *([held] if held else []))


def teams(words: Words, view: View) -> Text:
    """The two tunnels. Rule: TEAM-3, TEAM-4."""
    line = Text(words.says("table-tunnel", target=view.target), style="dim")
    for side, points in view.team_points.items():
        line.append(f"   {side} ", "bold").append(tunnel_bar(points, view.target))
    return line


def players(words: Words, view: View, width: int) -> Table:
    """One line for each player: all that lies open. Rule: INFO-3, INFO-4, RULING-34."""
    gap = 3 if width > 100 else 2 if width > 86 else 1
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, gap, 0, 0))
    table.add_column("", no_wrap=True, max_width=44 if width >= WIDE else 22)
    if words.teams:
        _add_columns(words, table, "team", "dug")
    else:
        tunnel = words.says("table-tunnel", target=view.target)
        table.add_column(tunnel, no_wrap=True, min_width=view.target + 3)
    _add_columns(words, table, "hand", "cigarettes", "beaten")
    for name in ("gang-card", "background"):
        table.add_column(words.says(f"table-{name}"), no_wrap=True)
    for n, seat in enumerate(view.seats):
        table.add_row(*_player(words, view, n, seat, width >= WIDE))
    return table


def _add_columns(words: Words, table: Table, *names: str) -> None:
    """Columns that are never narrower than their headings."""
    for name in names:
        heading = words.says(f"table-{name}")
        table.add_column(heading, no_wrap=True, min_width=len(heading))


def _player(words: Words, view: View, n: int, seat: SeatView, is_wide: bool) -> list[Text]:
    """One player's line; a Background still hidden from the others is dim. A wide one has room for the badge."""
    turn = "▸ " if n == view.active else "  "
    alone = [tunnel_bar(seat.points, view.target)]
    return [
        Text.assemble(turn, words.badged(n) if is_wide else words.figure(n)),
        *([Text(words.teams[n]), Text(str(seat.points))] if words.teams else alone),
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


def tokens_held(words: Words, view: View) -> Text | None:
    """Who has which tokens, which Trauma, and Skill in the tunnel; nobody has any: nothing. Rule: RULING-42."""
    owners = [(n, tokens_of(words, seat)) for n, seat in enumerate(view.seats)]
    parts = [Text.assemble((f"{words.symbol(n)} ", words.colour(n)), held) for n, held in owners if held]
    heading = f"{words.says('table-tokens')}  "
    return Text.assemble((heading, "dim"), Text(" · ", style="dim").join(parts)) if parts else None


def tokens_of(words: Words, seat: SeatView) -> str:
    """The tokens of one player in a row."""
    parts = [f"{n} {words.token(token)}" for token, n in seat.tokens.items() if n]
    parts += [f"{words.says('table-trauma')} {words.trauma(seat.trauma)}"] if seat.trauma else []
    return ", ".join(parts + ([words.says("table-skill-dug", n=seat.buried)] if seat.buried else []))


def piles(words: Words, view: View) -> Table:
    """Open piles, deck, discard pile, gang piles with the cards on top, tokens. Rule: SETUP-1, MOD-2, RULING-20."""
    table = Table.grid(padding=(0, 2))
    open_piles = [f"{words.card(card)} {n}" for card, n in view.piles.items()]
    gangs = [_gang_pile(words, view, gang, size) for gang, size in view.gang_pile_sizes.items()]
    lines = {
        "piles": [*open_piles, words.says("table-deck", n=view.deck_size), _discard(words, view)],
        "gangs": gangs,
        "supply": tokens_left(words, view),
    }
    for name, parts in lines.items():
        if parts:
            table.add_row(Text(words.says(f"table-{name}"), style="dim"), " · ".join(parts))
    return table


def _discard(words: Words, view: View) -> str:
    """The discard pile and the card on top. Rule: RULING-35."""
    if not view.discard:
        return words.says("table-discard", n=view.discard_size)
    return words.says("table-discard-top", n=view.discard_size, card=Thing("card", view.discard[-1]))


def _gang_pile(words: Words, view: View, gang: str, size: int) -> str:
    """A gang pile by the card on top, or by its size. Rule: RULING-20."""
    cards = view.gang_piles.get(gang, ())
    if cards:
        return words.titled(Text(words.gang(gang)), words.power(cards[0])).plain
    return words.says("table-gang-pile", gang=Thing("gang", gang), n=size)


def tokens_left(words: Words, view: View) -> list[str]:
    """The token piles, the Trauma stack, the Michel(le) cards. Rule: MOD-2, MICHEL-2, RULING-34."""
    found = [f"{words.token(token)} {n}" for token, n in view.tokens.items()]
    found += [words.says("table-traumas", n=view.traumas_left)] if words.edition.traumas else []
    if words.edition.michel:
        piles_ = {"deck": view.michel_deck_size, "discard": view.michel_discard_size}
        found.append(words.says("table-michel-deck", michel=Thing("figure", "michel"), **piles_))
    return found
