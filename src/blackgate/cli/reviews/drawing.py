"""The pictures of a review as SVG: the curve of all sides, and the account of a seat as bars from start to result."""

from collections.abc import Sequence
from html import escape
from typing import Final

from blackgate.analysis import Account, Review

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 44
TOP: Final = 12
FOOT: Final = 26


def curve(found: Review, colours: Sequence[str], title: str) -> str:
    """The chances of all sides over the game, with the turning points as numbered dots."""
    lines = [line(found, side[0], colours[side[0]]) for side in found.sides]
    dots = [
        dot(found, each.step, found.moments[each.step].chances[found.sides[each.side][0]], n)
        for n, each in enumerate(found.turning_points, 1)
    ]
    body = "".join((grid(), rounds(found), *lines, *dots))
    height = HEIGHT + TOP + FOOT
    return f'<svg class="curve" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">{body}</svg>'


def grid() -> str:
    """Lines at every quarter."""
    return "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y(n / 4):.1f}" y2="{y(n / 4):.1f}"/>'
        f'<text class="axis" x="{LEFT - 8}" y="{y(n / 4) + 4:.1f}" text-anchor="end">{25 * n}</text>'
        for n in range(5)
    )


def rounds(found: Review) -> str:
    """The numbers of the rounds below the curve, at most about a dozen."""
    firsts = {each.round: n for n, each in reversed(list(enumerate(found.moments)))}
    every = max(1, len(firsts) // 12)
    return "".join(
        f'<text class="axis" x="{x(found, n):.1f}" y="{HEIGHT + TOP + 18}" text-anchor="middle">{number}</text>'
        for number, n in firsts.items()
        if number % every == 0
    )


def line(found: Review, seat: int, colour: str) -> str:
    """The chance of a seat, moment by moment."""
    points = " ".join(f"{x(found, n):.1f},{y(each.chances[seat]):.1f}" for n, each in enumerate(found.moments))
    return f'<polyline class="line" points="{points}" stroke="{escape(colour)}"/>'


def dot(found: Review, step: int, chance: float, number: int) -> str:
    """A turning point."""
    at, height = x(found, step), y(chance)
    return (
        f'<circle class="dot" cx="{at:.1f}" cy="{height:.1f}" r="10"/>'
        f'<text class="number" x="{at:.1f}" y="{height + 4:.1f}" text-anchor="middle">{number}</text>'
    )


def x(found: Review, step: int) -> float:
    """Where a moment is, from left to right."""
    return LEFT + 6 + (WIDTH - LEFT - 22) * step / max(len(found.moments) - 1, 1)


def y(chance: float) -> float:
    """Where a chance is, from top to bottom."""
    return TOP + HEIGHT * (1 - chance)


def levels(account: Account) -> list[tuple[float, float]]:
    """From the start to the result: each part begins where the last one ended."""
    own = account.start + account.own
    others = own + account.others
    return [
        (0.0, account.start), (account.start, own), (own, others), (others, account.result), (0.0, account.result)
    ]  # fmt: skip


def reach(accounts: Sequence[Account]) -> tuple[float, float]:
    """The lowest and the highest level of all accounts, so that their bars can be compared."""
    every = [each for account in accounts for pair in levels(account) for each in pair]
    return min(0.0, *every), max(1.0, *every)


def bar(begin: float, end: float, low: float, high: float, colour: str) -> str:
    """A part of an account; gains and losses have colours of their own, start and result that of the player."""
    left, right = (100 * (each - low) / (high - low) for each in sorted((begin, end)))
    paint = f' style="fill:{escape(colour)}"' if colour else ""
    return (
        f'<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class='
        f'"{"gain" if end >= begin else "loss"}" x="{left:.2f}" y="0" width="{max(right - left, 0.6):.2f}"'
        f' height="10"{paint}/></svg>'
    )
