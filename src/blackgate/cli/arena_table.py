"""The result of a contest as a page."""

from rich.console import Console
from rich.table import Table

from blackgate.cli.screen import listing
from blackgate.editions.wording import counted as many
from blackgate.lab.arena import Report, Standing


def show_report(found: Report, out: Console) -> None:
    """Who won, where and with how much thinking, then what all games have in common."""
    out.print(wins(found))
    out.print()
    out.print(seats(found))
    out.print()
    for line in (deals(found), lengths(found), *remarks(found)):
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


def remarks(found: Report) -> list[str]:
    """What a bot did that it should not."""
    told = []
    for each in found.standings:
        if each.fallbacks:
            told.append(f"{each.entrant}: {many(each.fallbacks, 'answer')} had to be given for it.")
        if each.thinking.overruns:
            told.append(f"{each.entrant}: {many(each.thinking.overruns, 'decision')} took over 50 ms too long.")
    return told
