"""Parsing of bot specs such as `name@0.2s`."""

import pytest

from blackgate.bots.bot import USUAL_SECONDS
from blackgate.bots.spec import Entrant, entrant
from blackgate.errors import BotError


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("random", Entrant("random")),
        (" random ", Entrant("random")),
        ("deep-one@0.2s", Entrant("deep-one", seconds=0.2)),
        ("a@3s", Entrant("a", seconds=3.0)),
        ("a@2000p", Entrant("a", playouts=2000)),
        ("process:./my bot.py --fast@1p", Entrant("process:./my bot.py --fast", playouts=1)),
        ("process:ssh me@home", Entrant("process:ssh me@home")),
    ],
)
def test_a_bot_with_its_time_or_its_playouts(text: str, meant: Entrant) -> None:
    assert entrant(text) == meant
    assert entrant(str(meant)) == meant


@pytest.mark.parametrize(
    "text",
    ["", " ", "@", "@1s", "a@", "a@s", "a@1", "a@1x", "a@-1s", "a@0s", "a@0.0001s", "a@3601s", "a@1.s", "a@0p",
     "a@1.5p", "a@1s@2p", "a b", "a@ 1s", "a@٣s", "a@nans", "a@1e3s", "a@" + "9" * 5000 + "p", "a@9999999999p"],
)  # fmt: skip
def test_invalid_specs_are_refused(text: str) -> None:
    with pytest.raises(BotError):
        entrant(text)


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), 0.0, -1.0])
def test_a_time_that_is_none_is_refused(seconds: float) -> None:
    with pytest.raises(BotError, match="seconds a decision"):
        Entrant("a", seconds)


def test_the_clock_runs_for_the_time_or_counts_playouts() -> None:
    assert entrant("a").clock().seconds == USUAL_SECONDS
    assert entrant("a@1.5s").clock().seconds == 1.5
    assert entrant("a@1.5s").clock().playouts is None
    counted = entrant("a@70p").clock()
    assert counted.playouts == 70
    assert counted.left > 60, "time does not end what is counted"
