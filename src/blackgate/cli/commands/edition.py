"""`blackgate edition show | check | diff`: what is in a box, how well founded it is, and how two differ."""

from pathlib import Path

import click

from blackgate.cli.editions.diff import differences
from blackgate.cli.editions.show import show
from blackgate.cli.options import OVERLAY
from blackgate.cli.screen import listing, screen
from blackgate.editions import Edition, load, packaged
from blackgate.editions.sources import open_source
from blackgate.editions.wording import counted as many


def opened(name: str, overlays: tuple[str, ...] = ()) -> Edition:
    """The edition of that name or file; an overlay is laid over the edition it belongs to."""
    _, content = open_source(name, "")
    if content.get("overlay"):
        over = content.get("over", "retail")
        return load(str(over), [_source(name), *map(_source, overlays)])
    return load(_source(name), [_source(each) for each in overlays])


def _source(name: str) -> str | Path:
    return name if name in packaged() else Path(name)


@click.group(name="edition")
def command() -> None:
    """Show, check and compare the data of editions.

    FILE is an included edition (such as retail) or a path.
    """


@command.command(name="show")
@click.argument("file", default="retail")
@OVERLAY
def show_command(file: str, overlays: tuple[str, ...]) -> None:
    """Print an edition, with the provenance of its data."""
    show(opened(file, overlays), screen())


@command.command(name="check")
@click.argument("file", default="retail")
@OVERLAY
def check_command(file: str, overlays: tuple[str, ...]) -> None:
    """Validate an edition; warn about unusual values."""
    edition, out = opened(file, overlays), screen()
    for caution in edition.cautions:
        out.print(f"warning: {caution.where}: {caution.what}", style="yellow", soft_wrap=True)
    laid = " + ".join(edition.sources)
    out.print(
        f"{laid}: well-formed, {many(len(edition.cautions), 'warning')}, fingerprint {edition.fingerprint}",
        soft_wrap=True,
    )


@command.command(name="diff")
@click.argument("one")
@click.argument("other")
def diff_command(one: str, other: str) -> None:
    """List the differences between two editions or overlays."""
    out, table = screen(), listing("datum", one, other, loose=("datum", one, other))
    found = differences(opened(one), opened(other))
    for row in found:
        table.add_row(*row)
    if found:
        out.print(table)
    out.print("no difference" if not found else many(len(found), "difference"))
