"""The last page of a game: who won, how, with which Tools."""

from rich.console import Console
from rich.text import Text

from blackgate.cli.board import tunnel_bar
from blackgate.cli.screen import listing
from blackgate.cli.words import Words, row
from blackgate.game.game import Game
from blackgate.game.view import view


def show_finish(game: Game, out: Console) -> None:
    """Winner, points, rounds, Tools dug. Rule: GOAL-1, GOAL-3, RULING-38."""
    outcome, words, seen = game.outcome, Words(game.rules, game.seats, None), view(game, None)
    if outcome is None:
        return
    out.print()
    if outcome.winner is None:
        out.print(f"Nobody dug far enough: the game ends after {outcome.rounds} rounds.", style="bold")
    else:
        won = Text.assemble(words.name(outcome.winner), f" dug out after {outcome.rounds} rounds and won.")
        out.print(won, style="bold")
    loose = ("Tools dug", "Gang card", "Background")
    table = listing("", f"Tunnel to {seen.target}", *loose, loose=loose)
    for n, seat in sorted(enumerate(seen.seats), key=lambda each: -each[1].points):
        dug = row([words.card(tool) for tool, count in seat.tunnel.items() for _ in range(count)])
        name = Text.assemble((f"{words.symbol(n)} {seat.name}", words.colour(n)))
        table.add_row(
            name, tunnel_bar(seat.points, seen.target), dug or "–", words.power(seat.gang_card) or "–",
            words.power(seat.background or "") or "–",
        )  # fmt: skip
    out.print(table)
