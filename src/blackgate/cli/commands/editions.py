"""`blackgate editions`: what can be played, in two lines each; with a name, the rules it brings."""

from collections.abc import Sequence
from typing import Final

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from blackgate.cli.commands.rule import show_index
from blackgate.cli.language import LANG
from blackgate.cli.screen import screen
from blackgate.editions.catalogue import Entry, catalogue
from blackgate.editions.names import near, plain
from blackgate.editions.rulebook import index_words, printed_in, rule
from blackgate.errors import EditionError
from blackgate.speech.catalogue import bundle, formatted

HEADINGS: Final = {
    "edition": ("editions-edition", "blackgate play --edition NAME"),
    "place": ("editions-place", "blackgate play --with NAME,NAME"),
    "figure": ("editions-figure", "blackgate play --with NAME"),
    "mode": ("editions-mode", "blackgate play --teams"),
    "prototype": ("editions-prototype", "blackgate play --edition NAME"),
    "house": ("editions-house", "blackgate play --overlay NAME"),
}
"""By kind: its heading in the catalogue, and how one plays with it. Fixtures are for tests."""

INDENT: Final = (0, 0, 0, 2)


@click.command(name="editions")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@LANG
def command(names: tuple[str, ...], language: str) -> None:
    """List what can be played: editions, Places, figures, modes, prototypes.

    With NAME: show the rules it adds.
    """
    out = screen()
    for name in names:
        show_entry(out, named(name), language)
    if not names:
        show_all(out, language)


def offered() -> list[Entry]:
    """What a player may choose."""
    return [each for each in catalogue() if each.kind in HEADINGS]


def named(name: str) -> Entry:
    """The entry a name means, by its id, its title or another name."""
    for each in offered():
        if plain(name) in {plain(word) for word in (each.id, each.title, *each.aliases)}:
            return each
    known = [each.id for each in offered()]
    raise EditionError(f"nothing that can be played is called “{name}”", right=near(name, known))


def show_all(out: Console, language: str) -> None:
    """Every kind under its heading."""
    for n, (kind, (heading, how)) in enumerate(HEADINGS.items()):
        found = [each for each in offered() if each.kind == kind]
        typed = how.replace("NAME", says("page-name", language))
        if found:
            out.print(
                *([Text()] if n else []),
                Text.assemble((says(heading, language), "bold"), "  ", (typed, "dim")),
                sep="\n",
            )
        for each in found:
            show_lines(out, each, language)
    out.print()
    out.print(says("editions-more", language), style="dim")


def show_lines(out: Console, each: Entry, language: str) -> None:
    """Name, title, and the two lines."""
    name, about = described(each, language)
    out.print(Text.assemble((each.id, "cyan"), "  ", (name, "dim")))
    for line in about:
        out.print(Padding(Text(line), INDENT, expand=False))


def described(each: Entry, language: str) -> tuple[str, Sequence[str]]:
    """Title and lines of an entry in a language; as its file says them, where the catalogue does not know it."""
    if not bundle(language).has_message(f"edition-{each.id}"):
        return each.title, each.about
    return says(f"edition-{each.id}", language), says(f"edition-{each.id}-about", language).splitlines()


def says(name: str, language: str) -> str:
    """A message without parts."""
    return formatted(language, name, {})


def show_entry(out: Console, each: Entry, language: str) -> None:
    """One entry with its rules; its data are another page."""
    show_lines(out, each, language)
    marks = printed_in(language)
    booklets = ", ".join(marks.get(mark, mark) for mark in each.printed)
    if booklets:
        out.print(Padding(Text(f"{index_words(language)['printed']} {booklets}", style="dim"), INDENT, expand=False))
    how = HEADINGS[each.kind][1].replace("NAME,NAME", "NAME").replace("NAME", each.id)
    data = formatted(language, "editions-data", {"command": f"blackgate edition show {each.id}"})
    out.print(Padding(Text(f"{how} · {data}", style="dim"), INDENT, expand=False))
    if each.rules:
        out.print()
        show_index(out, [rule(name, language) for name in each.rules], language)
