"""What is changed: honest records, lines, positions and views, of games that stand at many different questions."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.game.module_games import TABLES, moments, setting, shape
from tests.game.record_games import HUSH, play, recorded
from tests.properties.tables import wander

from blackgate import Game, Rules, position, record

GOLDEN: Final = Path(__file__).resolve().parent.parent / "golden"
CUT: Final = 60
"""Lines of a long record that are kept: it is a record as well."""
BOXES: Final = (("retail", 2), ("fixtures", 4), ("wild", 3))


class Good(NamedTuple):
    """A text that can be read, and the rules it was written under where they are at hand."""

    text: str
    rules: Rules | None = None


@cache
def records() -> tuple[Good, ...]:
    """Plain and keyed, running and over, with things taken back, with every module; and the golden ones, cut short."""
    return (*_own_records(), *(Good(_cut(good.text)) for good in whole_records()))


@cache
def whole_records() -> tuple[Good, ...]:
    """The golden games as they are."""
    return tuple(Good(file.read_text("utf-8")) for file in sorted(GOLDEN.glob("*.record")))


def _own_records() -> Iterator[Good]:
    for game in (recorded(), recorded(keyed=False), recorded(salt="ebb and flow"), recorded(most=40)):
        yield Good(record(game, private=True), game.rules)
    for n, name in enumerate(TABLES):
        game = play(Game(setting(name), n, secret=HUSH if n % 2 else None), Random(n), CUT)
        yield Good(record(game, private=True), game.rules)


def _cut(text: str) -> str:
    head, choices, body = text.partition("choices\n")
    return head + choices + "".join(body.splitlines(keepends=True)[:CUT])


def _games() -> Iterator[Game]:
    """One game for each row of questions that rich tables come to."""
    seen = set[tuple[str, ...]]()
    for box, players in BOXES:
        yield wander(box, players, 0, 300)[0]
    for name in TABLES:
        for game in moments(name, 3):
            if (row := (name, *shape(game))) not in seen:
                seen.add(row)
                yield game


@cache
def tables() -> tuple[tuple[Good, ...], tuple[Good, ...], tuple[Good, ...]]:
    """Positions as JSON, as lines, and views as JSON, of the same games."""
    positions, lines, views = list[Good](), list[Good](), list[Good]()
    chooser = Random("views")
    for game in _games():
        positions.append(Good(game.to_json(), game.rules))
        lines.append(Good(position(game), game.rules))
        viewer = chooser.choice([None, *range(game.rules.players)])
        views.append(Good(game.view(viewer, memory=chooser.random() < 0.8).to_json().decode(), game.rules))
    return tuple(positions), tuple(lines), tuple(views)
