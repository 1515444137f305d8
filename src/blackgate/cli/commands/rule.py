"""`blackgate rule`: the rule index."""

import re
from collections.abc import Sequence

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from blackgate.cli.language import LANG
from blackgate.cli.quotes import capital
from blackgate.cli.screen import listing, screen
from blackgate.editions.rulebook import Rule, index_words, printed_in, rule, rules
from blackgate.errors import BlackgateError


@click.command(name="rule")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--chapter", metavar="N", help="All rules of a chapter, such as 7 or R-D.")
@LANG
def command(ids: tuple[str, ...], chapter: str | None, language: str) -> None:
    """Explain a rule or ruling, and where it is printed.

    ID is MOVE-4, RULING-37 or 37. MOVE lists all MOVE rules; without an ID all rules are listed.
    """
    out = screen()
    if not ids and not chapter:
        show_index(out, rules(language), language)
    for name in rule_names(" ".join(ids)):
        show_asked(out, name, language)
    for each in of_chapter(chapter, language) if chapter else []:
        show_rule(out, each, language)


def rule_names(text: str) -> list[str]:
    """What was asked for, one by one: `move-4 ruling 9` are two."""
    return re.sub(r"([A-Za-z]) +(\d)", r"\1-\2", text).split()


def show_asked(out: Console, name: str, language: str) -> None:
    """One rule, or the list of a family: MOVE stands for all MOVE rules, 9 for RULING-9."""
    family = [each for each in rules(language) if each.id.rpartition("-")[0] == name.upper()]
    if family:
        show_index(out, family, language)
    else:
        show_rule(out, rule(f"RULING-{name}" if name.isdecimal() else name, language), language)


def of_chapter(chapter: str, language: str) -> list[Rule]:
    """The rules of a chapter, by its number."""
    found = [each for each in rules(language) if each.chapter.casefold() == chapter.strip().casefold()]
    if not found:
        chapters = sorted({each.chapter for each in rules()}, key=lambda name: (not name.isdecimal(), name.zfill(3)))
        raise BlackgateError(f"there is no chapter {chapter!r}", right=f"chapters: {', '.join(chapters)}")
    return found


def show_rule(out: Console, each: Rule, language: str) -> None:
    """Heading, wording, where printed."""
    words = index_words(language)
    heading = each.title or each.chapter_title
    planned = Text(f"  {words['planned']}" if each.status == "planned" else "", style="yellow")
    out.print(Text.assemble((each.id, "bold cyan"), "  ", (heading, "bold"), planned))
    for label, text in (("question", each.question), ("", each.text), ("why", each.why), ("note", each.note)):
        if text:
            begun = f"{words[label]} " if label else ""
            said = Text.assemble((begun, "dim"), with_booklets(text, language))
            out.print(Padding(said, (0, 0, 0, 2), expand=False))
    printed = sources(each, language)
    for label, names in (("options", each.options), ("see", each.rulings), ("printed", printed)):
        if names:
            line = f"{words[label]} {', '.join(names)}"
            out.print(Padding(Text(line, style="dim"), (0, 0, 0, 2), expand=False))


def with_booklets(text: str, language: str) -> str:
    """A text with the names of the booklets where it has their marks, such as [003]."""
    words, marks = index_words(language), printed_in(language)

    def named(mark: re.Match[str]) -> str:
        return words["booklet"].format(name=marks[mark[1]].partition(",")[0])

    return capital(re.sub(r"\[(\d{3})\]", named, re.sub(r"\]/?\[", f"] {words['and']} [", text)))


def sources(each: Rule, language: str) -> tuple[str, ...]:
    """Where a rule is printed, in words."""
    marks = printed_in(language)
    return tuple(marks.get(mark, mark) for mark in each.sources)


def show_index(out: Console, everything: Sequence[Rule], language: str) -> None:
    """One line for each rule."""
    words = index_words(language)
    chapter, wording = words["chapter"], words["rule"]
    table = listing("id", chapter, wording, loose=(wording,))
    for each in everything:
        table.add_row(Text(each.id, style="cyan"), each.chapter, with_booklets(each.title or each.text, language))
    out.print(table)
