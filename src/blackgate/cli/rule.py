"""`blackgate rule`: the rule index."""

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from blackgate.cli.screen import listing, screen
from blackgate.editions import Rule, printed_in, rule, rules
from blackgate.errors import BlackgateError


@click.command(name="rule")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--chapter", metavar="N", help="All rules of a chapter, such as 7 or R-D.")
def command(ids: tuple[str, ...], chapter: str | None) -> None:
    """A rule or ruling by its ID (MOVE-4, RULING-37), in our words; without an ID, the whole index."""
    out = screen()
    found = [rule(each) for each in ids] + (of_chapter(chapter) if chapter else [])
    if not found:
        show_index(out, rules())
    for each in found:
        show_rule(out, each)


def of_chapter(chapter: str) -> list[Rule]:
    """The rules of a chapter, by its number."""
    found = [each for each in rules() if each.chapter.casefold() == chapter.strip().casefold()]
    if not found:
        chapters = sorted({each.chapter for each in rules()}, key=lambda name: (not name.isdecimal(), name.zfill(3)))
        raise BlackgateError(f"there is no chapter {chapter!r}", right=f"chapters: {', '.join(chapters)}")
    return found


def show_rule(out: Console, each: Rule) -> None:
    """Heading, wording, where printed."""
    heading = each.title or each.chapter_title
    planned = Text("  not in this version yet", style="yellow") if each.status == "planned" else Text("")
    out.print(Text.assemble((each.id, "bold cyan"), "  ", (heading, "bold"), planned))
    for label, text in (("Question", each.question), ("", each.text), ("Why", each.why), ("Note", each.note)):
        if text:
            out.print(Padding(Text.assemble((f"{label}: " if label else "", "dim"), text), (0, 0, 0, 2), expand=False))
    for label, words in (("Options", each.options), ("See", each.rulings), ("Printed in", sources(each))):
        if words:
            out.print(Padding(Text(f"{label}: {', '.join(words)}", style="dim"), (0, 0, 0, 2), expand=False))


def sources(each: Rule) -> tuple[str, ...]:
    """Where a rule is printed, in words."""
    marks = printed_in()
    return tuple(marks.get(mark, mark) for mark in each.sources)


def show_index(out: Console, everything: tuple[Rule, ...]) -> None:
    """One line for each rule."""
    table = listing("id", "chapter", "rule", loose=("rule",))
    for each in everything:
        table.add_row(Text(each.id, style="cyan"), each.chapter, each.title or each.text)
    out.print(table)
