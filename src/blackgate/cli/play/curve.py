"""The win-chance curve after a game: a line for each side, and the turning points in words."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from blackgate.analysis import Course, course
from blackgate.cli.narration import spoken
from blackgate.cli.screen import listing
from blackgate.cli.words import Words
from blackgate.game.game import Game
from blackgate.game.record import record

BARS: Final = "▁▂▃▄▅▆▇█"
MOST_BARS: Final = 40


def show_curve(game: Game, out: Console, language: str = "en") -> None:
    """How the chances moved in a finished game."""
    words, found = Words(game.rules, game.seats, None, language), course(record(game), game.rules)
    table = listing(words.says("say-curve"), "", "")
    for n, side in enumerate(found.sides):
        line = bars([each.chances[n] for each in found.turns])
        table.add_row(named(words, side), Text(line, style="" if words.teams else words.colour(side[0])))
    out.print()
    out.print(table)
    for sentence in turning_points(words, found):
        out.print(sentence)


def bars(chances: Sequence[float]) -> str:
    """A chance after the other as bars of its height; the last one is always shown."""
    count = min(len(chances), MOST_BARS)
    shown = [chances[round(n * (len(chances) - 1) / max(1, count - 1))] for n in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(each * len(BARS)))] for each in shown)


def turning_points(words: Words, found: Course) -> list[Text]:
    """The turning points: the round, what happened, and whose chance moved how far."""
    return [
        Text.assemble(
            (words.says("say-round", round=each.round) + " ", "bold"),
            *(part for message in each.told for part in (spoken(words, message), " ")),
            named(words, found.sides[each.side]),
            f" {percent(each.before)} → {percent(each.after)}",
        )
        for each in found.turning_points
    ]


def percent(chance: float) -> str:
    """A chance as it is written everywhere."""
    return f"{100 * chance:.0f}\u00a0%"


def named(words: Words, side: Sequence[int]) -> Text:
    """A player, or a team."""
    return Text(words.says("say-team", side=words.teams[side[0]])) if words.teams else words.figure(side[0])
