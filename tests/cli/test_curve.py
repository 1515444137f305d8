"""The curve in the terminal: a chance is a bar, and a long game is shortened to its width."""

import pytest

from blackgate.cli.play.curve import BARS, MOST_BARS, bars


@pytest.mark.parametrize(
    ("chances", "shown"), [([0.0, 1.0], "▁█"), ([0.25, 0.5, 0.0], "▃▅▁"), ([0.124, 0.126], "▁▂"), ([1.0], "█")]
)
def test_a_chance_is_a_bar(chances: list[float], shown: str) -> None:
    assert bars(chances) == shown


def test_a_long_game_keeps_its_beginning_and_its_end() -> None:
    shown = bars([0.25, *[0.5] * 500, 1.0])
    assert len(shown) == MOST_BARS
    assert (shown[0], shown[1], shown[-1]) == (BARS[2], BARS[4], BARS[7])
