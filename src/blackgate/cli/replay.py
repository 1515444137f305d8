"""`blackgate replay`: the story of a recorded game."""

from pathlib import Path

import click

from blackgate.cli.edition import OVERLAY
from blackgate.cli.finish import show_finish
from blackgate.cli.saving import resumed
from blackgate.cli.screen import screen
from blackgate.cli.sentences import told
from blackgate.cli.words import Words


@click.command(name="replay")
@click.argument("file")
@click.option("--open", "is_open", is_flag=True, help="Tell hidden cards, too.")
@click.option("--edition", default="retail", metavar="FILE", help="The edition it was played with.")
@OVERLAY
def command(file: str, is_open: bool, edition: str, overlays: tuple[str, ...]) -> None:
    """Walk through the record of a game and tell what happened, as a spectator sees it."""
    game, out = resumed(Path(file), edition, overlays), screen()
    words = Words(game.rules, game.seats, None)
    events = game.events
    if is_open:
        events = [type(event)(event.name, event.seat, event.a, event.b) for event in events]
    for line in told(words, events):
        out.print(line)
    show_finish(game, out)
    if not game.over:
        name = game.seats[game.seat].name
        out.print(f"The game goes on: {name} {'are' if name == 'You' else 'is'} asked ({game.question}).")
