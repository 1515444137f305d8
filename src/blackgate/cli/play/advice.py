"""Stakes and explanations in the terminal: the same messages as in the browser."""

from typing import Final

from rich.text import Text

from blackgate.cli.narration import spoken
from blackgate.cli.words import Words
from blackgate.game import prompts
from blackgate.game.advice.explanation import explanation
from blackgate.game.advice.shapes import Stakes
from blackgate.game.advice.stakes import stakes
from blackgate.game.view import View

SIGNS: Final = (("gains", "+", "green"), ("risks", "-", "red"), ("known", "·", "dim"))
"""By part of the stakes: its sign and colour."""


def stake_lines(words: Words, view: View) -> list[Text]:
    """What the risky options can gain and cost; the option is named where there are several."""
    found = stakes(words.rules, view)
    lines: list[Text] = []
    for each in found:
        if len(found) > 1:
            lines.append(Text(f"   {_title(words, view, each)}", style="dim"))
        for part, sign, style in SIGNS:
            lines += [Text.assemble((f" {sign} ", style), spoken(words, told.message)) for told in getattr(each, part)]
    return lines


def _title(words: Words, view: View, found: Stakes) -> str:
    labels = [prompts.label(words.rules, view, option) for option in view.options if option.text in found.actions]
    return ", ".join(map(words.speaker.say, labels))


def explained(words: Words, view: View) -> list[Text]:
    """What is going on, and what is at stake."""
    return [*(spoken(words, told.message) for told in explanation(view)), *stake_lines(words, view)]
