"""The arithmetic of the calibration: bins, calibration error, luck; and a tiny run from the game to the table."""

from pathlib import Path
from random import Random

import pytest
from benchmarks.calibration import Kept, Moment, Plan, Played, chances, favourites, page, played

from blackgate.lab.reliability import Said, binned, brier, by_luck, calibration_error


def said(given: float, happened: int, of: int) -> list[Said]:
    """A chance given so often, and how often it came true; each in a game of its own."""
    return [Said(int(1000 * given) * 1000 + n, given, n < happened) for n in range(of)]


def test_bins_hold_what_was_given_and_what_happened() -> None:
    low, high, top = binned([*said(0.25, 1, 4), *said(0.29, 3, 4), *said(0.7, 2, 2), *said(1.0, 1, 2)])
    assert (low.low, low.count, low.happened) == (0.2, 8, 0.5)
    assert low.given == pytest.approx(0.27)
    assert (high.low, high.given, high.happened, high.error) == (0.7, 0.7, 1.0, 0.0)
    assert (top.low, top.given, top.happened) == (0.9, 1.0, 0.5)


def test_the_error_of_a_bin_takes_a_game_as_one() -> None:
    """Four chances of four games: √(p (1 - p) / n). The same of two games, two alike in each: √2 times that."""
    apart = [Said(n, 0.5, n < 2) for n in range(4)]
    together = [Said(n // 2, 0.5, n < 2) for n in range(4)]
    assert binned(apart)[0].error == pytest.approx(0.25)
    assert binned(together)[0].error == pytest.approx(0.25 * 2**0.5)


def test_the_calibration_error_is_weighed_by_how_often() -> None:
    table = binned([*said(0.25, 50, 100), *said(0.75, 225, 300)])
    assert calibration_error(table) == pytest.approx((100 * 0.25 + 300 * 0.0) / 400)
    assert calibration_error([]) == 0.0


def test_overconfidence_is_detected() -> None:
    """The control: outcomes as given are no further off than luck, the same outcomes given more boldly are."""
    dice = Random(1)
    honest = [Said(n, p, dice.random() < p) for n in range(2000) for p in [dice.random()]]
    bold = [Said(each.game, min(max(1.6 * each.given - 0.3, 0.0), 1.0), each.happened) for each in honest]
    assert calibration_error(binned(honest)) < 2 * by_luck(honest, 20)
    assert calibration_error(binned(bold)) > 5 * by_luck(bold, 20)
    assert brier(bold) > brier(honest)


def test_saying_the_same_always_is_calibrated_but_not_good() -> None:
    dull, sharp = said(0.5, 50, 100), [*said(0.01, 0, 50), *said(0.99, 50, 50)]
    assert calibration_error(binned(dull)) == 0.0
    assert brier(dull) == 0.25
    assert brier(sharp) == pytest.approx(0.0001)


def test_all_seats_and_favourites() -> None:
    moment = Moment(3, 1, 0, 0, {"1": [0.2, 0.5, 0.3]})
    games = [Played(7, (1,), 9, (moment,)), Played(8, (), 9, (moment,))]
    assert [(each.given, each.happened) for each in chances(games[:1], "1")] == [
        (0.2, False),
        (0.5, True),
        (0.3, False),
    ]
    assert list(favourites(games, "1")) == [Said(7, 0.5, True), Said(8, 0.5, False)]


def test_a_tiny_run_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    plan, file = Plan(players=2, playouts=1, horizons=("0",)), tmp_path / "run.jsonl"
    first = played(plan, 1, 5, 1, file)
    with file.open("ab") as torn:
        torn.write(b'{"seed":6,"win')
    both = played(plan, 2, 5, 1, file)
    assert both[0] == first[0]
    assert [game.seed for game in both] == [5, 6]
    assert Kept(plan, file).games == {game.seed: game for game in both}
    text = page(plan, both)
    assert "2 games, 2 positions each, 1 playouts" in text
    assert sum(each.count for each in binned(chances(both, "0"))) == 2 * 2 * 2
    with pytest.raises(SystemExit, match="another plan"):
        Kept(Plan(), file)
