"""`blackgate review`: what was play and what was luck in finished games, and which decisions were mistakes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

import click
import msgspec
from rich.progress import Progress

from blackgate.analysis import Review
from blackgate.analysis.review import FEWEST, PLAYOUTS
from blackgate.cli.commands.arena import bar
from blackgate.cli.commands.replay import seat_of
from blackgate.cli.exit_codes import WELL, complain
from blackgate.cli.language import LANG
from blackgate.cli.options import OVERLAY
from blackgate.cli.records import laid_out, read, write_whole
from blackgate.cli.reviews.judging import Task, processes, reviewed
from blackgate.cli.reviews.kept import KeptReviews
from blackgate.cli.reviews.page import Reviewed, page
from blackgate.cli.reviews.report import show_review, totals
from blackgate.cli.screen import screen
from blackgate.cli.words import Words
from blackgate.errors import BlackgateError
from blackgate.game.record import steps
from blackgate.game.record.lines import MAGIC
from blackgate.lab.arena import cores


@click.command(name="review")
@click.argument("records", metavar="RECORD…", nargs=-1, required=True)
@click.option("--seat", metavar="SEAT", help="List only the decisions of this seat: P2, 2 or a name.")
@click.option("--html", metavar="FILE", help="Write a page to keep or share.")
@click.option("--json", "as_json", is_flag=True, help="Print a line of JSON for each record.")
@click.option(
    "--playouts",
    type=click.IntRange(FEWEST, 1_000_000),
    default=PLAYOUTS,
    help=f"Playouts for each decision ({PLAYOUTS}).",
)
@click.option("--seed", type=click.IntRange(0, 2**31 - 1), default=0, help="Seed of the sampled worlds (0).")
@click.option("--jobs", type=click.IntRange(1, 1024), help="Processes to judge with (one per core).")
@click.option("--keep", metavar="FOLDER", help="Where finished reviews are kept (a folder of your account).")
@click.option("--edition", default="retail", metavar="FILE", help="The edition of the games (retail).")
@OVERLAY
@LANG
def command(
    records: tuple[str, ...],
    seat: str | None,
    html: str | None,
    as_json: bool,
    playouts: int,
    seed: int,
    jobs: int | None,
    keep: str | None,
    edition: str,
    overlays: tuple[str, ...],
    language: str,
) -> int:
    """Review finished games: play and luck, turning points, mistakes.

    RECORD is a file or a folder of records. Finished reviews are kept: the same command goes on with the next game.
    A record that cannot be reviewed is named on the error stream, and the exit code is 2.
    """
    kept, jobs, done = KeptReviews(Path(keep) if keep else None), jobs or cores(), list[Reviewed]()
    given = {each: files_in(Path(each)) for each in records}
    empty = [each for each, files in given.items() if not files]
    code = max((complain(f"{each}: holds no record") for each in empty), default=WELL)
    with processes(jobs) as pool, bar() as progress:
        for file in dict.fromkeys(chain.from_iterable(given.values())):
            try:
                task = Task(read(file), edition, overlays, playouts, seed)
                with shown(progress, file) as tell, told_by_file(file):
                    game = next(steps(task.text, laid_out(task.text, edition, overlays)))
                    viewed = None if seat is None else seat_of(game, seat, "--seat")
                    found = kept.find(task.text, playouts, seed) or reviewed(task, pool, jobs, tell)
                kept.keep(task.text, found)
            except (BlackgateError, OSError) as error:
                code = complain(str(error) if isinstance(error, BlackgateError) else f"{file}: {error.strerror}")
            else:
                words = Words(game.rules, game.seats, None, language)
                done.append(Reviewed(str(file), words, listed(found, viewed), game.origin is not None))
                show(done[-1], as_json)
    if len(done) > 1 and not as_json:
        screen().print(totals(done[0].words, [each.review for each in done]))
    if html and done:
        write_whole(Path(html), page(done, language))
    return code


def files_in(given: Path) -> list[Path]:
    """A file, or the records in a folder and the folders in it."""
    if not given.is_dir():
        return [given]
    return [file for file in sorted(given.rglob("*")) if file.is_file() and is_record(file)]


def is_record(file: Path) -> bool:
    """Whether a file begins as a record does, so that other files in a folder are passed over."""
    try:
        with file.open("rb") as opened:
            return MAGIC.encode() in opened.read(2 * len(MAGIC))
    except OSError:
        return True


@contextmanager
def shown(progress: Progress, file: Path) -> Iterator[Callable[[int, int], None]]:
    """A bar for the decisions of a game, as long as it is reviewed."""
    task = progress.add_task(file.name, total=None)
    try:
        yield lambda done, of: progress.update(task, completed=done, total=of)
    finally:
        progress.remove_task(task)


@contextmanager
def told_by_file(file: Path) -> Iterator[None]:
    """What is wrong with a record is told with its file."""
    try:
        yield
    except BlackgateError as error:
        where = f"{file}, {error.where}" if error.where else str(file)
        raise type(error)(error.what, where, error.right) from None


def listed(found: Review, seat: int | None) -> Review:
    """A review that lists only the decisions of a seat."""
    shown = tuple(each for each in found.decisions if seat in (None, each.seat))
    return msgspec.structs.replace(found, decisions=shown)


def show(each: Reviewed, as_json: bool) -> None:
    """Print a review."""
    if as_json:
        click.echo(msgspec.json.encode({"file": each.file, "review": each.review}))
        return
    out = screen()
    out.rule(each.file, align="left", style="dim")
    show_review(each.words, each.review, out, each.is_branch)
