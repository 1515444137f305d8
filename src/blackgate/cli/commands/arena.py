"""`blackgate arena`: bots play many games, and the result says who is better and how sure that is."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from blackgate.bots.spec import Entrant, entrant
from blackgate.cli.budget import Seconds
from blackgate.cli.exit_codes import INTERRUPTED, WELL
from blackgate.cli.options import EDITION, OPTION, OVERLAY, TEAMS, WITH, chosen, names_in, teams_in, told_by_switch
from blackgate.cli.screen import listing, screen
from blackgate.editions.wording import counted as many
from blackgate.errors import OptionError, brief
from blackgate.lab.arena import (
    Contest,
    Hypotheses,
    Ledger,
    Report,
    SequentialTest,
    Standing,
    Verdict,
    cores,
    report,
    run,
    tables,
)  # fmt: skip

USUAL_GAMES = 100
MOST_UNTIL_CLEAR = 20_000
"""Games of a sequential test that says nothing else."""


@click.command(name="arena")
@click.option("--bots", required=True, metavar="BOT,…", help="One bot per seat, or a challenger and its opponents.")
@click.option("--games", type=click.IntRange(1, 10_000_000), help="Number of games, rounded up to whole sets (100).")
@click.option(
    "--until",
    metavar="LOW,HIGH",
    help="Stop as soon as it is clear which of two win rates, in percent, the challenger has (at most 20,000 games).",
)
@click.option(
    "--error",
    type=click.FloatRange(0.1, 40),
    default=5.0,
    help="For --until: how often it may be wrong, in percent (5).",
)
@click.option("--players", type=click.IntRange(2, 6), help="Number of players (4).")
@EDITION
@OVERLAY
@WITH
@TEAMS
@OPTION
@click.option("--seconds", type=Seconds(), help="Time per decision for bots without @ (0.2).")
@click.option(
    "--seed", type=click.IntRange(0, 2**53), default=0, help="Seed of the first deal (0); each later deal adds 1."
)
@click.option("--jobs", type=click.IntRange(1, 1024), help="Games to play in parallel (one per core).")
@click.option("--out", metavar="FILE", help="Save finished games here; games already in it are not replayed.")
@click.option("--luck", is_flag=True, help="Measure the luck of chance, and report win rates without it, too.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def command(
    bots: str,
    games: int | None,
    until: str | None,
    error: float,
    players: int | None,
    edition: str,
    overlays: tuple[str, ...],
    modules: tuple[str, ...],
    teams: str | None,
    options: tuple[str, ...],
    seconds: float | None,
    seed: int,
    jobs: int | None,
    out: str | None,
    luck: bool,
    as_json: bool,
) -> int:
    """Let bots play many games and report which is stronger.

    A BOT is a name, optionally with a budget per decision: name@0.2s (seconds) or name@2000p (playouts).

    With as many bots as players, each bot takes one seat. With fewer, the first is the challenger and the others share
    the remaining seats; in teams the challenger fills one team. Each deal is played in every seating.
    """
    given = entrants(bots, seconds)
    contest = Contest(
        given=given,
        players=players or max(len(given), 4),
        edition=edition,
        overlays=overlays,
        modules=tuple(names_in(modules)),
        teams=teams_in(teams),
        options=tuple(chosen(options).items()),
        seed=seed,
        luck=luck,
    )
    with told_by_switch():
        made = tables(contest)
    test = SequentialTest(made, hypotheses(until, error)) if until is not None else None
    most = games or (MOST_UNTIL_CLEAR if test else USUAL_GAMES)
    wanted = made.games(made.sets(most))
    if len(wanted) != most:
        each = len(made.seatings)
        click.echo(f"{most} games are rounded up to {len(wanted)}: whole sets of {each} seatings.", err=True)
    with Ledger(made, Path(out) if out else None) as ledger:
        try:
            play_all(contest, wanted, jobs or cores(), ledger, test)
        except KeyboardInterrupt:
            done = sum(game in ledger.games for game in wanted)
            click.echo("\n" + kept(done, len(wanted), out), err=True)
            return INTERRUPTED
    verdict = test.verdict if test else None
    if verdict and verdict.accepted is not None:
        wanted = made.games(verdict.sets)
    found = report(made, (ledger.games[game] for game in wanted), verdict)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
    else:
        show_report(found, screen())
    return WELL


def entrants(bots: str, seconds: float | None) -> tuple[Entrant, ...]:
    """Who is named; those without a budget get the seconds, if there are any."""
    given = [entrant(text) for text in bots.split(",")]
    if seconds is None:
        return tuple(given)
    return tuple(
        replace(each, seconds=seconds) if each.seconds is None and each.playouts is None else each for each in given
    )


def hypotheses(until: str, error: float) -> Hypotheses:
    """The two win rates of `--until`."""
    try:
        low, high = (float(each) / 100 for each in until.split(","))
    except ValueError:
        raise OptionError(f"{brief(until)} are not two win rates", "--until", "two percentages, as in 25,30") from None
    return Hypotheses(low, high, error / 100)


def play_all(
    contest: Contest, wanted: Sequence[tuple[int, int]], jobs: int, ledger: Ledger, test: SequentialTest | None
) -> None:
    """Play what the ledger does not hold yet; a bar on the error stream shows how far it is.

    The test counts wanted games alone: the file of a longer contest holds more.
    """
    known = {game: ledger.games[game] for game in wanted if game in ledger.games}
    if test and test.look(known):
        return
    left = [game for game in wanted if game not in known]
    with bar() as progress, closing(run(contest, left, min(jobs, max(len(left), 1)))) as games:
        task = progress.add_task("games", total=len(wanted), completed=len(wanted) - len(left))
        for game in games:
            ledger.add(game)
            known[game.seed, game.seating] = game
            progress.advance(task)
            if test and test.look(known):
                return


def bar() -> Progress:
    """How many games, and how long it will take; nothing where nobody looks at a terminal."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def kept(done: int, games: int, out: str | None) -> str:
    """What becomes of an interrupted contest."""
    if out:
        return f"Interrupted: {done} of {games} games are saved in {out}; run the same command to continue."
    return f"Interrupted after {done} of {games} games; nothing was saved (--out FILE saves games to continue from)."


def show_report(found: Report, out: Console) -> None:
    """Who won, where and with how much thinking, then what all games have in common."""
    out.print(wins(found))
    out.print()
    out.print(seats(found))
    out.print()
    for line in (deals(found), lengths(found), *without_luck(found), *tested(found.test), *remarks(found)):
        out.print(line, soft_wrap=True)


def wins(found: Report) -> Table:
    """How often everybody won, and how sure that is."""
    table = listing("bot", "wins", "of", "win rate", "95 %", "par", "rating", loose=("bot",))
    for each in found.standings:
        sure = f"{percent(each.low)} – {percent(each.high)}"
        rating = f"{each.rating.mu:.1f} ± {each.rating.sigma:.1f}"
        table.add_row(
            each.entrant, str(each.wins), str(each.games), percent(each.rate), sure, percent(each.par), rating
        )
    return table


def seats(found: Report) -> Table:
    """Wins by seat, and what a decision took."""
    players = [f"P{seat + 1}" for seat in range(found.contest.setting.players)]
    table = listing("bot", *players, "decisions", "mean", "longest", loose=("bot",))
    for each in found.standings:
        table.add_row(each.entrant, *by_seat(each), str(each.decisions), *times(each))
    return table


def by_seat(each: Standing) -> list[str]:
    """Of a hundred games on each seat, how many were won."""
    return [f"{100 * seat.wins / seat.games:.0f} %" if seat.games else "–" for seat in each.by_seat]


def times(each: Standing) -> tuple[str, str]:
    """How long a decision took, on the whole and at most."""
    return f"{1000 * each.thinking.mean:.1f} ms", f"{1000 * each.thinking.longest:.0f} ms"


def percent(share: float) -> str:
    """A share of 1 as a number of hundredths."""
    return f"{100 * share:.1f} %"


def deals(found: Report) -> str:
    """How many games these are, and which."""
    first, last = found.contest.seed, found.contest.seed + found.sets - 1
    seeds = f"seed {first}" if first == last else f"seeds {first} to {last}"
    seatings = many(found.games // found.sets, "seating")
    return f"{many(found.games, 'game')}: {many(found.sets, 'deal')} ({seeds}), each in {seatings}."


def lengths(found: Report) -> str:
    """How long the games were."""
    rounds = f"{found.rounds.median:.0f} ({found.rounds.p10:.0f}–{found.rounds.p90:.0f} in four of five games)"
    return f"Rounds: {rounds}. Decisions a game: {found.decisions:.0f}. Ended at the round cap: {found.draws}."


def without_luck(found: Report) -> list[str]:
    """Win rates from which luck was subtracted."""
    told = []
    for each in found.standings:
        if each.corrected is not None:
            rate, low, high = (
                f"{100 * share:.1f}" for share in (each.corrected.rate, each.corrected.low, each.corrected.high)
            )
            worth = f"; worth x{each.corrected.worth:.2f} games" if each.corrected.worth is not None else ""
            told.append(f"{each.entrant}: luck-corrected {rate} % ({low} to {high}){worth}.")
    return told


def tested(verdict: Verdict | None) -> list[str]:
    """What a sequential test found."""
    if verdict is None:
        return []
    given, deals = verdict.hypotheses, many(verdict.sets, "deal")
    rates = f"{100 * given.low:g} % or {100 * given.high:g} %"
    ratio = f"log-likelihood ratio {verdict.ratio:.2f}, limits ±{verdict.bound:.2f}"
    if verdict.accepted is None:
        return [f"Sequential test, {rates}: undecided after {deals} ({ratio})."]
    sure = f"wrong in at most {100 * given.error:g} % of such tests"
    return [f"Sequential test, {rates}: {100 * verdict.accepted:g} % after {deals} ({ratio}; {sure})."]


def remarks(found: Report) -> list[str]:
    """What a bot did that it should not."""
    told = []
    for each in found.standings:
        if each.fallbacks:
            told.append(f"{each.entrant}: {many(each.fallbacks, 'answer')} replaced by a fallback.")
        if each.thinking.overruns:
            told.append(f"{each.entrant}: {many(each.thinking.overruns, 'decision')} took over 50 ms too long.")
    return told
