"""Every valid record has one canonical text: it tells the same game, gives the same verdict, and is its own."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.game.record_games import HUSH, play, recorded

from blackgate import Game, Seat, rules
from blackgate.game.record import canonical, record, replay, verify

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.record"))
SPELLINGS = {"move": "simple move", "pass": "End  turn", "search": "SEARCH"}
"""Actions in words of the records, and other ways to say them."""


def padded(text: str, dice: Random) -> str:
    """The same record with comments, empty lines, space around lines, other line ends and a byte order mark."""
    first, *lines = text.splitlines()
    loose = [first]
    for line in lines:
        loose += dice.choice([[], ["# a comment"], ["", "   "]])
        loose.append(f"{' ' * dice.randrange(4)}{line}{' ' * dice.randrange(4)}")
    return "\ufeff" + dice.choice(["\n", "\r\n"]).join(loose) + "\n" * dice.randrange(3)


def respelled(text: str) -> str:
    """The same record with other words for its actions."""
    lines = text.splitlines()
    start = lines.index("choices")
    for n, line in enumerate(lines[start:], start):
        seat, _, action = line.partition(" ")
        if seat.startswith("P"):
            lines[n] = f"{seat} {SPELLINGS.get(action, action)}"
    return "\n".join(lines) + "\n"


def first_version(text: str) -> str:
    """A record of a plain seed as the first version of the format had it; it compared who won, and not how."""
    lines = text.replace("blackgate record 2", "blackgate record 1").splitlines()
    assert not any(" undo " in line or line.startswith("= ") for line in lines)
    return "\n".join(f"{line} or so" if line.startswith("result ") else line for line in lines)


def same(given: str) -> str:
    """The canonical text of a record, with what is asked of it."""
    verdict, text = canonical(given)
    assert canonical(text)[1] == text
    assert verdict == verify(given) == verify(text)
    told, again = replay(given, listen=True), replay(text, listen=True)
    assert [str(event) for event in told.events] == [str(event) for event in again.events]
    assert told.to_dict() == again.to_dict()
    assert told.rules.setting == again.rules.setting
    return text


def plain_game(**how: object) -> str:
    seats = [Seat(name, "random") for name in ("Ana", "Bö", "Cy d")]
    game = Game(rules(players=3, options={"round_cap": 8}, **how), 9, seats)  # type: ignore[arg-type]
    while not game.over:
        game.apply(Random(len(game.choices)).choice(game.legal()))
    return record(game)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_canonical_form_keeps_golden_games(path: Path) -> None:
    same(path.read_text("utf-8"))


@pytest.mark.parametrize(
    "made",
    [
        lambda: record(recorded()),
        lambda: record(recorded(salt="heads")),
        lambda: record(recorded(keyed=False)),
        lambda: record(recorded(most=40), private=True),
        lambda: record(recorded(keyed=False, most=40)),
        lambda: plain_game(overlays=["house_cheap_shovels"]),
        lambda: plain_game(modules=["library", "warden"]),
    ],
    ids=["keyed", "salted", "plain", "private", "unfinished", "overlay", "modules"],
)  # fmt: skip
def test_padding_and_spelling_make_no_difference(made: Callable[[], str]) -> None:
    text = made()
    given = padded(respelled(text), Random(2))
    assert given != text
    assert same(given) == text


def test_a_record_without_results_stays_without_them() -> None:
    whole = record(recorded())
    bare = "\n".join(line for line in whole.splitlines() if not line.startswith("= ")) + "\n"
    assert same(bare) == bare
    assert canonical(bare)[0].results == 0 < canonical(whole)[0].results


def test_the_first_version_becomes_the_second() -> None:
    now = plain_game()
    then = first_version(now)
    assert same(then) == now


def test_a_finished_record_shows_its_secret_in_one_place() -> None:
    text = record(play(Game(rules(players=2, options={"round_cap": 3}), secret=HUSH), Random(1)))
    *lines, secret = text.splitlines()
    start = lines.index("choices")
    early = "\n".join([*lines[:start], secret, *lines[start:]]) + "\n"
    assert canonical(early)[1] == text


def test_a_seed_and_the_defaults_are_written_in_one_way() -> None:
    text = plain_game()
    odd = text.replace("seed 9", "option first_player random\nseed 0009")
    assert canonical(odd)[1] == text
