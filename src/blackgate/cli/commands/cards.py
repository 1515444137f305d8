"""`blackgate cards`: the catalogue, with texts rendered from what the cards do."""

from typing import Final

import click
from rich.console import Console, Group
from rich.padding import Padding
from rich.text import Text

from blackgate.cli.cards.pages import CardPage, Cards, pages_of, prepared
from blackgate.cli.language import LANG
from blackgate.cli.options import EDITION, OVERLAY
from blackgate.cli.screen import founded, screen
from blackgate.editions.names import near
from blackgate.errors import EditionError

KINDS: Final = ("weapon", "tool", "part", "accessory", "rare", "action", "gang", "background")


@click.command(name="cards")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--kind", type=click.Choice(KINDS), help="Only cards of this kind.")
@LANG
@EDITION
@OVERLAY
def command(names: tuple[str, ...], kind: str | None, language: str, edition: str, overlays: tuple[str, ...]) -> None:
    """Show the cards of an edition, with their texts.

    Shows all cards, or those with this NAME or gang: copies, values, texts and provenance.
    """
    cards, out = cards_of(edition, overlays, language), screen()
    found = [page for name in names for page in wanted_pages(cards, name)] if names else cards.pages
    shown = [page for page in found if kind in (None, page.kind)]
    if not shown:
        raise EditionError(f"none of these cards is of the kind “{kind}”", right=near(str(kind), KINDS))
    for page in shown:
        show_page(out, page)


def cards_of(edition: str, overlays: tuple[str, ...], language: str) -> Cards:
    """The pages of an edition: those that come with Blackgate, or rendered."""
    found = prepared(language) if edition == "retail" and not overlays else None
    if found:
        return found
    from blackgate.cli.cards.texts import rendered  # noqa: PLC0415  (prepared pages need neither engine nor Fluent)
    from blackgate.cli.commands.edition import opened  # noqa: PLC0415  (as above)

    return rendered(opened(edition, overlays), language)


def wanted_pages(cards: Cards, name: str) -> list[CardPage]:
    """The card of any kind that a name means, or all cards of a gang."""
    found = pages_of(cards, name)
    if not found:
        named = (*(page.names for page in cards.pages), *cards.gangs.values())
        known = [word for names in named for word in names.values()]
        raise EditionError(f"no card is called “{name}”", right=near(name, known) or "blackgate cards lists them all")
    return found


def show_page(out: Console, page: CardPage) -> None:
    """A card in three lines: name and kind, text, numbers and provenance."""
    heading = Text.assemble((page.name, "bold"), "  ", (page.heading, "dim"))
    origins = [founded(said, colour=provenance) for provenance, said in page.provenance.items()]
    origin = Text(" · ", style="dim").join([Text(page.id, style="dim"), *origins])
    below = [Text(page.text), origin] if page.text else [origin]
    out.print(Group(heading, *(Padding(each, (0, 0, 0, 2), expand=False) for each in below)))
