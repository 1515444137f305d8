"""`blackgate verify`: whether a record is what was promised and played."""

from pathlib import Path

import click

from blackgate.cli.exit_codes import FAILED, WELL
from blackgate.cli.options import OVERLAY
from blackgate.cli.records import laid_out, read
from blackgate.cli.screen import screen
from blackgate.errors import BranchError, RecordError
from blackgate.game.branch import check_branch
from blackgate.game.origin import Origin
from blackgate.game.record import Verdict, verify


@click.command(name="verify")
@click.argument("file")
@click.option("--edition", default="retail", metavar="FILE", help="The edition of the game (retail).")
@click.option("--of", "parent", metavar="FILE", help="Of a branch: also check it against the record it branches off.")
@OVERLAY
def command(file: str, edition: str, overlays: tuple[str, ...], parent: str | None) -> int:
    """Check the record of a game: commitment, decisions, every roll.

    The exit code is 1 if anything is wrong.
    """
    text, out = read(Path(file)), screen()
    try:
        base = laid_out(text, edition, overlays)
        verdict = verify(text, base)
        origin = None if parent is None else check_branch(text, read(Path(parent)), base)
    except (RecordError, BranchError) as error:
        out.print(f"Not verified: {error}", style="red", soft_wrap=True)
        return FAILED
    for line in report(verdict):
        out.print(line, soft_wrap=True)
    if origin is not None:
        out.print(f"{parent}: {branched_off(origin)}", soft_wrap=True)
    return WELL


def branched_off(origin: Origin) -> str:
    """Where a branch was found to begin."""
    where = f"it is a branch of this game and begins after step {origin.step}"
    if origin.knower is None:
        return f"{where}, with every card as it really was."
    return f"{where}; the hidden cards were drawn again, as far as P{origin.knower + 1} could tell."


def report(verdict: Verdict) -> list[str]:
    """What was checked, and what was not."""
    played = f"{verdict.decisions} decisions played again"
    played += f", {verdict.undone} of them taken back" if verdict.undone else ""
    end = f"Result: {verdict.result}."
    if not verdict.commitment:
        same = ", same result" if verdict.is_over else ""
        return [f"Plain seed: replayed{same}; no secret was promised.", f"{played}. {end}"]
    results = f"{verdict.results} rolls, draws and shuffles" if verdict.results else "no results are kept in it to"
    return [
        "Verified: the secret is the one that was promised before the game,",
        "and so are the edition, the modules, the options, the seats (not the names) and who begins.",
        f"{played}; {results} {'derived again, as recorded' if verdict.results else 'compare with'}. {end}",
        *([f"The salt was “{verdict.salt}”: the players chose it, not who ran the game?"] if verdict.salt else []),
        f"Promised was {verdict.commitment}",
        "Compare it with what you noted before the game.",
    ]
