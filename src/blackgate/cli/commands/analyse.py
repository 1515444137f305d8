"""`blackgate analyse`: who is likely to win a position, and what the options of the seat that decides are worth."""

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from blackgate.analysis.position import Analysis, analyse
from blackgate.bots import Clock, Reasons
from blackgate.bots.reason_texts import thoughts
from blackgate.cli.budget import Seconds
from blackgate.cli.commands.replay import seat_of
from blackgate.cli.language import LANG
from blackgate.cli.narration import spoken
from blackgate.cli.options import EDITION, OPTION, OVERLAY, TEAMS, WITH
from blackgate.cli.play.menu import label
from blackgate.cli.play.result import show_finish
from blackgate.cli.positions import Laid, game_at
from blackgate.cli.quotes import capital
from blackgate.cli.screen import listing, screen
from blackgate.cli.words import Words
from blackgate.errors import OptionError, SeatError
from blackgate.game.game import Game
from blackgate.speech import Who

USUAL_SECONDS = 2.0
WIDTH = 20
"""Cells of a bar."""


@click.command(name="analyse")
@click.argument("position", metavar="POSITION")
@click.option("--at", "step", type=click.IntRange(0), metavar="N", help="For a record: the position after N steps.")
@click.option(
    "--as", "viewer", metavar="SEAT", help="Analyse what this seat knows: P1, 1 or a name (the seat to decide)."
)
@click.option("--open", "is_open", is_flag=True, help="Show all hands and Backgrounds to the analysis.")
@click.option("--seconds", type=Seconds(), help="Time for each of the two parts (2).")
@click.option(
    "--playouts", type=click.IntRange(1, 100_000_000), help="Playouts instead of seconds; makes the result repeatable."
)
@click.option("--seed", type=click.IntRange(0, 2**31 - 1), default=0, help="Seed of the sampled worlds (0).")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@EDITION
@OVERLAY
@WITH
@TEAMS
@OPTION
@LANG
def command(
    position: str,
    step: int | None,
    viewer: str | None,
    is_open: bool,
    seconds: float | None,
    playouts: int | None,
    seed: int,
    as_json: bool,
    language: str,
    **laid: object,
) -> None:
    """Estimate who will win from a position, and what each option is worth.

    POSITION is a line (bg1 …), a file that holds one, game.txt@37 or - for standard input.

    A record is analysed after its last step, or after step N with @N or --at N (`blackgate replay` shows the numbers).
    The options for rules are needed only for a position in JSON, or for an edition that Blackgate does not include.
    """
    if is_open and viewer is not None:
        raise SeatError("all cards are open, so the seat makes no difference", "--open", "leave out --as or --open")
    if seconds is not None and playouts is not None:
        raise OptionError("two budgets are given", "--seconds", "give --seconds or --playouts")
    game = game_at(position, step, Laid(**laid))  # type: ignore[arg-type]
    seat = game.seat if viewer is None else seat_of(game, viewer)
    found = analyse(game, seat, Clock(seconds or USUAL_SECONDS, playouts), seed, is_open)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
    else:
        show(game, found, screen(), language)


def show(game: Game, found: Analysis, out: Console, language: str) -> None:
    """The chances, then the options; of a game that is over its last page."""
    if game.over:
        show_finish(game, out, language)
        return
    words = Words(game.rules, game.seats, None, language)
    if found.seat is None:
        out.print(words.says("analyse-open", n=found.playouts), soft_wrap=True)
    else:
        out.print(words.says("analyse-seat", who=Who(found.seat), n=found.playouts), soft_wrap=True)
    out.print()
    out.print(chances(words, found))
    out.print()
    if found.options is None:
        out.print(undecided(words, game, found), soft_wrap=True)
        return
    out.print(words.says("analyse-options", who=Who(game.seat), n=found.options.playouts), soft_wrap=True)
    out.print()
    out.print(options(words, game, found.options))
    out.print()
    for thought in thoughts(found.options, game.view(game.seat)):
        out.print(spoken(words, thought), soft_wrap=True)


def undecided(words: Words, game: Game, found: Analysis) -> str:
    """Why there is nothing to compare: another seat decides, or there is one option alone."""
    if found.seat not in (None, game.seat):
        return words.says("say-goes-on", who=Who(game.seat))
    seen = game.view(game.seat)
    return words.says("analyse-only", who=Who(game.seat), option=label(words, seen, seen.options[0]))


def chances(words: Words, found: Analysis) -> Table:
    """A line for each seat, and one for nobody if the round cap may end the game. Rule: RULING-26."""
    teams = [words.says("table-team")] if words.teams else []
    table = listing("", *teams, words.says("table-chance"), "")
    for each in found.chances:
        name = Text(f"{words.symbol(each.seat)} {each.name}", style=words.colour(each.seat))
        team = [words.teams[each.seat]] if words.teams else []
        table.add_row(name, *team, share(words, each.chance, each.error), bar(each.chance, words.colour(each.seat)))
    if round(1000 * found.draw):
        team = [""] if words.teams else []
        table.add_row(words.says("table-nobody"), *team, f"{decimal(words, found.draw):>5} %", bar(found.draw, "dim"))
    return table


def options(words: Words, game: Game, reasons: Reasons) -> Table:
    """A line for each option, in the words of the menu, best first; one try alone says nothing."""
    said = words.says("table-option")
    table = listing(said, words.says("table-chance"), words.says("table-tried"), loose=(said,))
    seen, lexicon = game.view(game.seat), game.rules.lexicon
    for each in reasons.candidates:
        action = lexicon.action(lexicon.number(each.action))
        chance = share(words, each.chance, each.error) if each.playouts > 1 else "–"
        table.add_row(capital(label(words, seen, action)), chance, str(each.playouts))
    return table


def share(words: Words, chance: float, error: float) -> str:
    """A chance and its error, in hundredths."""
    return f"{decimal(words, chance):>5} ± {decimal(words, error)} %"


def decimal(words: Words, part: float) -> str:
    """Hundredths with one decimal, as the language writes them."""
    whole, tenth = divmod(round(1000 * part), 10)
    return words.says("analyse-decimal", whole=whole, tenth=tenth)


def bar(part: float, colour: str) -> Text:
    """A chance as a bar."""
    full = round(WIDTH * part)
    return Text.assemble(("█" * full, colour), ("░" * (WIDTH - full), "dim"))
