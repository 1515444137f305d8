"""`blackgate cards`: the catalogue, with texts rendered from what the cards do."""

from typing import Final

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from blackgate.cli.card_page import Page, page_of, pages
from blackgate.cli.edition import OVERLAY, opened
from blackgate.cli.screen import founded, screen
from blackgate.editions import Edition
from blackgate.editions.names import near, plain
from blackgate.errors import EditionError

KINDS: Final = ("weapon", "tool", "part", "accessory", "rare", "action", "gang", "background")


@click.command(name="cards")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--kind", type=click.Choice(KINDS), help="Only cards of this kind.")
@click.option("--lang", default="en", metavar="LANG", help="Names in this language: en, fr or it.")
@click.option("--edition", default="retail", metavar="FILE", help="A packaged edition or a path.")
@OVERLAY
def command(names: tuple[str, ...], kind: str | None, lang: str, edition: str, overlays: tuple[str, ...]) -> None:
    """The cards of an edition, all or by NAME: copies, values, texts, provenance."""
    box, out = opened(edition, overlays), screen()
    if lang not in box.languages:
        raise EditionError(f"{box.id} has no names in {lang!r}", right=f"one of {', '.join(box.languages)}")
    found = [wanted(box, name) for name in names] if names else list(pages(box))
    shown = [page for page in found if kind in (None, page.kind)]
    if not shown:
        raise EditionError(f"none of these cards is of the kind {kind!r}", right=near(str(kind), KINDS))
    for page in shown:
        show_page(out, page, lang)


def wanted(edition: Edition, name: str) -> Page:
    """The card of any kind that a name means."""
    found = page_of(edition, name)
    if found is None:
        known = [each for page in pages(edition) for each in (page.id, *(word for _, word in page.name.words))]
        raise EditionError(f"no card is called {name!r}", right=near(plain(name), known) or near(name, known))
    return found


def show_page(out: Console, page: Page, language: str = "en") -> None:
    """A card in three lines: name and kind, text, numbers and provenance."""
    out.print(Text.assemble((page.name.of(language), "bold"), "  ", (page.heading, "dim")))
    if page.text:
        out.print(Padding(Text(page.text), (0, 0, 0, 2), expand=False))
    out.print(Padding(Text.assemble((f"{page.id} · ", "dim"), founded(page.provenance)), (0, 0, 0, 2), expand=False))
