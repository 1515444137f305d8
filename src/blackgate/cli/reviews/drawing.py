"""The pictures of a review as SVG: the curve of all sides, and the account of a seat as steps from start to result."""

from collections.abc import Sequence
from html import escape
from typing import Final

from blackgate.analysis import Account, Review

WIDTH: Final = 960
HEIGHT: Final = 300
LEFT: Final = 44
TOP: Final = 12
FOOT: Final = 26
ROW: Final = 26
"""Height of a step of an account."""


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


def steps(account: Account, names: Sequence[str], colour: str) -> str:
    """From the start to the result: a bar for each part of the account, each beginning where the last one ended."""
    parts = (account.own, account.others, account.luck)
    levels = [0.0, account.start]
    for part in parts:
        levels.append(levels[-1] + part)
    low, high = min(0.0, *levels), max(1.0, *levels)
    bars = [bar(n, levels[n], levels[n + 1], low, high, names[n], colour if n == 0 else "") for n in range(4)]
    bars.append(bar(4, 0.0, account.result, low, high, names[4], colour))
    return f'<svg class="steps" viewBox="0 0 320 {5 * ROW}" aria-hidden="true">{"".join(bars)}</svg>'


def bar(row: int, begin: float, end: float, low: float, high: float, name: str, colour: str) -> str:
    """A part of an account; gains and losses have colours of their own."""
    left, right = (118 + 198 * (each - low) / (high - low) for each in sorted((begin, end)))
    paint = f' style="fill:{escape(colour)}"' if colour else ""
    kind = "gain" if end >= begin else "loss"
    return (
        f'<text class="axis" x="110" y="{row * ROW + 17}" text-anchor="end">{escape(name)}</text>'
        f'<rect class="{kind}" x="{left:.1f}" y="{row * ROW + 5}" width="{max(right - left, 1.5):.1f}" height="16"'
        f' rx="3"{paint}/>'
    )
