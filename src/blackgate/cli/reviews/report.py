"""A review in the terminal: the curve, the turning points, play and luck, and what would have been better."""

from collections.abc import Sequence
from math import hypot
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from blackgate.analysis import Account, Course, Judgement, Review, Verdict
from blackgate.analysis.review import LuckyMoment
from blackgate.cli.narration import spoken
from blackgate.cli.play.curve import bars, named, percent, turning_points
from blackgate.cli.screen import listing
from blackgate.cli.words import Words
from blackgate.speech import Message, Who, message

COLOURS: Final = {Verdict.INACCURACY: "yellow", Verdict.MISTAKE: "dark_orange", Verdict.BLUNDER: "red"}


def show_review(words: Words, found: Review, out: Console, is_branch: bool = False) -> None:
    """All of a review."""
    out.print(chances(words, found))
    for line in turning_points(words, Course(found.sides, (), found.turning_points)):
        out.print(line, soft_wrap=True)
    out.print()
    out.print(accounts(words, found))
    out.print(words.says("review-accounts-about"), style="dim", soft_wrap=True)
    out.print()
    out.print(verdicts(words, found))
    out.print(words.says("review-better"), style="bold")
    for line in mistakes(words, found):
        out.print(line, soft_wrap=True)
    for n in range(len(found.names)):
        for line in fortune(words, found, n):
            out.print(line, soft_wrap=True)
    for note in notes(words, found, is_branch):
        out.print(note, style="dim", soft_wrap=True)
    out.print()


def notes(words: Words, found: Review, is_branch: bool) -> list[str]:
    """How the decisions were judged, and what that leaves out."""
    made = words.says("review-made", playouts=found.playouts)
    return [made, words.says("review-branch")] if is_branch else [made]


def chances(words: Words, found: Review) -> Table:
    """The curve of each side."""
    table = listing("", words.says("review-chances"), "", "")
    for side in found.sides:
        line = [each.chances[side[0]] for each in found.moments]
        style = "" if words.teams else words.colour(side[0])
        table.add_row(named(words, side), percent(line[0]), Text(bars(line), style=style), percent(line[-1]))
    return table


def accounts(words: Words, found: Review) -> Table:
    """A line for each seat: start + own play + others' play + luck = result."""
    names = ("start", "own", "others", "luck", "result")
    table = listing("", *(words.says(f"review-{name}") for name in names))
    for each in found.accounts:
        table.add_row(
            words.figure(each.seat),
            points(each.start),
            measured(each.own, each.own_error),
            measured(each.others, each.others_error),
            measured(each.luck, each.error),
            points(each.result),
        )
    return table


def verdicts(words: Words, found: Review) -> Table:
    """How many decisions of each seat got which verdict."""
    table = listing("", words.says("review-verdicts"))
    for n in range(len(found.names)):
        given = [each.verdict for each in found.decisions if each.seat == n]
        table.add_row(words.figure(n), " · ".join(str(given.count(name)) for name in COLOURS))
    return table


def points(chance: float) -> str:
    """Points of a hundred, with a real minus sign; nothing has no sign."""
    return f"{round(100 * chance):d}".replace("-", "−")


def measured(amount: float, error: float) -> str:
    """A change and its standard error, in points."""
    return f"{round(100 * amount):+d} ± {max(round(100 * error), 1)}".replace("-", "−").replace("+0 ", "0 ")


def mistakes(words: Words, found: Review) -> list[Text]:
    """The decisions with a verdict, and why something else was better."""
    judged = [each for each in found.decisions if each.verdict != Verdict.GOOD]
    if not judged:
        return [Text(words.says("review-flawless"))]
    return [line for each in judged for line in mistake(words, each)]


def mistake(words: Words, each: Judgement) -> list[Text]:
    """One of them: what was chosen, what was better, by how much and why."""
    loss = f" {words.says(f'verdict-{each.verdict}')}, {tenths(words, each.loss)} ± {tenths(words, each.error)} "
    lines = [Text.assemble(spoken(words, instead(each)), (loss, COLOURS[each.verdict]), (f"@{each.step}", "dim"))]
    lines += [Text.assemble("  ", spoken(words, why)) for why in each.words[1:]]
    return lines + ([Text("  " + words.says("review-bluff"), style="dim")] if each.is_bluff else [])


def instead(each: Judgement) -> Message:
    """The decision and what would have been better, as a message."""
    return message("review-instead", round=each.round, who=Who(each.seat), option=each.option, better=each.better)


def tenths(words: Words, amount: float) -> str:
    """Points with one decimal, as the language writes them."""
    whole, tenth = divmod(round(1000 * abs(amount)), 10)
    return ("−" if amount < 0 else "") + words.says("analyse-decimal", whole=whole, tenth=tenth)


def fortune(words: Words, found: Review, seat: int) -> list[Text]:
    """The luckiest and unluckiest moments of a seat."""
    rows = (("review-lucky", found.lucky[seat]), ("review-unlucky", found.unlucky[seat]))
    return [
        Text.assemble(words.figure(seat), f" · {words.says(name)}: ", *moments(words, row)) for name, row in rows if row
    ]


def moments(words: Words, row: Sequence[LuckyMoment]) -> list[Text]:
    """What happened in them, one after the other."""
    return [
        Text.assemble(
            *(part for each in one.words[-1:] for part in (spoken(words, each), " ")),
            f"{measured(one.amount, one.error)} ",
            (f"@{one.step} ", "dim"),
        )
        for one in row
    ]


def totals(words: Words, reviews: Sequence[Review]) -> Table:
    """Several games: for each name the mean of its accounts, and the standard error of that mean."""
    names = ("games", "wins", "own", "others", "luck")
    table = listing(words.says("review-all"), *(words.says(f"review-{name}") for name in names))
    every: dict[str, list[Account]] = {}
    for found in reviews:
        for each in found.accounts:
            every.setdefault(found.names[each.seat], []).append(each)
    for name, rows in every.items():
        table.add_row(
            name,
            str(len(rows)),
            str(sum(each.result > 0 for each in rows)),
            mean([each.own for each in rows], [each.own_error for each in rows]),
            mean([each.others for each in rows], [each.others_error for each in rows]),
            mean([each.luck for each in rows], [each.error for each in rows]),
        )
    return table


def mean(amounts: Sequence[float], errors: Sequence[float]) -> str:
    """The mean of some amounts and its standard error."""
    return measured(sum(amounts) / len(amounts), hypot(*errors) / len(amounts))
