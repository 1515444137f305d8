"""`blackgate rule`: the rule index."""

import re
from collections.abc import Sequence

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from blackgate.cli.screen import listing, screen
from blackgate.cli.words import capital
from blackgate.editions import Rule, printed_in, rule, rules
from blackgate.errors import BlackgateError


@click.command(name="rule")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--chapter", metavar="N", help="All rules of a chapter, such as 7 or R-D.")
def command(ids: tuple[str, ...], chapter: str | None) -> None:
    """A rule or ruling by its ID (MOVE-4, RULING-37 or 37), in our words; MOVE lists a family, nothing all."""
    out = screen()
    if not ids and not chapter:
        show_index(out, rules())
    for name in rule_names(" ".join(ids)):
        show_asked(out, name)
    for each in of_chapter(chapter) if chapter else []:
        show_rule(out, each)


def rule_names(text: str) -> list[str]:
    """What was asked for, one by one: `move-4 ruling 9` are two."""
    return re.sub(r"([A-Za-z]) +(\d)", r"\1-\2", text).split()


def show_asked(out: Console, name: str) -> None:
    """One rule, or the list of a family: MOVE stands for all MOVE rules, 9 for RULING-9."""
    family = [each for each in rules() if each.id.rpartition("-")[0] == name.upper()]
    if family:
        show_index(out, family)
    else:
        show_rule(out, rule(f"RULING-{name}" if name.isdecimal() else name))


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
            said = Text.assemble((f"{label}: " if label else "", "dim"), with_booklets(text))
            out.print(Padding(said, (0, 0, 0, 2), expand=False))
    for label, words in (("Options", each.options), ("See", each.rulings), ("Printed in", sources(each))):
        if words:
            out.print(Padding(Text(f"{label}: {', '.join(words)}", style="dim"), (0, 0, 0, 2), expand=False))


def with_booklets(text: str) -> str:
    """A text with the names of the booklets where it has their marks, such as [003]."""
    apart = text.replace("][", "] and [").replace("]/[", "] and [")
    marks = printed_in()
    named = re.sub(r"\[(\d{3})\]", lambda mark: f"the {marks[mark[1]].partition(',')[0]}", apart)
    return capital(named)


def sources(each: Rule) -> tuple[str, ...]:
    """Where a rule is printed, in words."""
    marks = printed_in()
    return tuple(marks.get(mark, mark) for mark in each.sources)


def show_index(out: Console, everything: Sequence[Rule]) -> None:
    """One line for each rule."""
    table = listing("id", "chapter", "rule", loose=("rule",))
    for each in everything:
        table.add_row(Text(each.id, style="cyan"), each.chapter, with_booklets(each.title or each.text))
    out.print(table)
