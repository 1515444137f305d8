"""`blackgate cards`: the catalogue, with texts rendered from what the cards do."""

from typing import Final

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from blackgate.cli.card_page import Page, pages, pages_of
from blackgate.cli.edition import OVERLAY, opened
from blackgate.cli.screen import founded, screen
from blackgate.editions import Edition
from blackgate.editions.names import near
from blackgate.errors import EditionError

KINDS: Final = ("weapon", "tool", "part", "accessory", "rare", "action", "gang", "background")


@click.command(name="cards")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--kind", type=click.Choice(KINDS), help="Only cards of this kind.")
@click.option("--lang", default="en", metavar="LANG", help="Names in this language: en, fr or it.")
@click.option("--edition", default="retail", metavar="FILE", help="A packaged edition or a path.")
@OVERLAY
def command(names: tuple[str, ...], kind: str | None, lang: str, edition: str, overlays: tuple[str, ...]) -> None:
    """The cards of an edition, all, by NAME or by gang: copies, values, texts, provenance."""
    box, out = opened(edition, overlays), screen()
    if lang not in box.languages:
        raise EditionError(f"{box.id} has no names in “{lang}”", right=f"one of {', '.join(box.languages)}")
    found = [page for name in names for page in wanted_pages(box, name)] if names else list(pages(box))
    shown = [page for page in found if kind in (None, page.kind)]
    if not shown:
        raise EditionError(f"none of these cards is of the kind “{kind}”", right=near(str(kind), KINDS))
    for page in shown:
        show_page(out, page, lang)


def wanted_pages(edition: Edition, name: str) -> list[Page]:
    """The card of any kind that a name means, or all cards of a gang."""
    found = pages_of(edition, name)
    if not found:
        known = [word for page in pages(edition) for _, word in page.name.words]
        known += [word for gang in edition.gangs for _, word in gang.name.words]
        raise EditionError(f"no card is called “{name}”", right=near(name, known) or "blackgate cards lists them all")
    return found


def show_page(out: Console, page: Page, language: str = "en") -> None:
    """A card in three lines: name and kind, text, numbers and provenance."""
    out.print(Text.assemble((page.name.of(language), "bold"), "  ", (page.heading, "dim")))
    if page.text:
        out.print(Padding(Text(page.text), (0, 0, 0, 2), expand=False))
    origin = Text(" · ", style="dim").join([Text(page.id, style="dim"), *map(told_of, page.provenance.items())])
    out.print(Padding(origin, (0, 0, 0, 2), expand=False))


def told_of(origin: tuple[str, tuple[str, ...]]) -> Text:
    """How well founded a card is; where its data differ, which of them."""
    provenance, data = origin
    return founded(f"{', '.join(data)}: {provenance}" if data else provenance, colour=provenance)
