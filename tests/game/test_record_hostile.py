"""Records from strangers: a typed error in less than a second and little room, whatever they hold."""

import time
import tracemalloc
from collections.abc import Callable
from random import Random

import pytest
from tests.game.record_games import HUSH, recorded

from blackgate import Game, compiled, rules
from blackgate.engine.referee import Referee
from blackgate.errors import RecordError
from blackgate.game import undo
from blackgate.game.record import decoded, record, replay, verify
from blackgate.game.record.head import MOST
from blackgate.game.record.lines import LONGEST, MOST_HEAD, MOST_LINES, WIDEST

SECONDS = 1.0
ROOM = 50_000_000
HEAD, _, BODY = record(recorded(keyed=False)).partition("choices\n")
KEYED_HEAD, _, KEYED_BODY = record(recorded()).partition("choices\n")


def refused(text: str, read: Callable[[str], object] = replay) -> RecordError:
    """The error, and that it came soon."""
    start = time.process_time()
    with pytest.raises(RecordError) as error:
        read(text)
    assert time.process_time() - start < SECONDS
    assert len(str(error.value)) < 700
    return error.value


HOSTILE = {
    "nothing": "",
    "a letter": "dear Ana,\n",
    "version 5": HEAD.replace("record 2", "record 5") + "choices\n",
    "version 4 with a seed": HEAD.replace("record 2", "record 4") + "choices\n",
    "a version of many digits": "blackgate record " + "9" * 300 + "\nchoices\n",
    "arabic digits": "blackgate record ٢\nchoices\n",
    "no choices": HEAD,
    "a nul": HEAD + "choices\nP1 \0pass\n",
    "a lone carriage return": HEAD.replace("\n", "\r") + "choices\r",
    "a form feed": HEAD + "choices\nP1\x0cpass\n",
    "a line separator in a name": HEAD.replace("Ana", "A\u2028na") + "choices\n",
    "a next line in a name": HEAD.replace("Ana", "A\x85na") + "choices\n",
    "a lone surrogate": HEAD.replace("Ana", "A\ud800na") + "choices\n",
    "an escape in a name": HEAD.replace("Ana", "A\x1b[2Jna") + "choices\n",
    "a byte order mark within": HEAD + "choices\n\ufeff\n",
    "too long": HEAD + "choices\n" + "#" * LONGEST,
    "too many lines": HEAD + "choices\n" + "\n" * MOST_LINES,
    "too wide a line": HEAD + "choices\n#" + "x" * WIDEST,
    "a head without end": HEAD + "# more\n" * MOST_HEAD + "choices\n",
    "too many options": HEAD + "".join(f"option o{n} 1\n" for n in range(MOST + 5)) + "choices\n",
    "an option nobody knows": HEAD + "option nonsense " + "x" * 300 + "\nchoices\n",
    "too many overlays": HEAD + "overlay fixtures\n" * (MOST + 1) + "choices\n",
    "an overlay from outside": HEAD + "overlay /etc/passwd\nchoices\n",
    "too many seats": HEAD + "seat P1 human 1 0 Ana\n" * (MOST + 1) + "choices\n",
    "a seat in arabic digits": HEAD.replace("seat P1 random 1 0", "seat P1 random ١ 0") + "choices\n",
    "a board of many digits": HEAD.replace("seat P1 random 1 0", f"seat P1 random {'9' * 99} 0") + "choices\n",
    "seats out of order": HEAD.replace("seat P2", "seat P3") + "choices\n",
    "a huge seed": HEAD.replace("seed 9", "seed " + "9" * 101) + "choices\n",
    "a seed in words": HEAD.replace("seed 9", "seed nine") + "choices\n",
    "a fullwidth seed": HEAD.replace("seed 9", "seed ９") + "choices\n",
    "two seeds": HEAD + "seed 8\nchoices\n",
    "no seed": HEAD.replace("seed 9\n", "") + "choices\n",
    "players in many digits": HEAD.replace("players 3", "players " + "3" * 90) + "choices\n",
    "first in arabic digits": HEAD.replace("first random", "first P١") + "choices\n",
    "a seed and a promise": HEAD + "chance keyed " + "0" * 64 + "\nchoices\n",
    "a secret for a seed": HEAD + f"secret {HUSH.hex()}\nchoices\n",
    "a salt for a seed": HEAD + "salt x\nchoices\n",
    "a secret among the choices": KEYED_HEAD + f"choices\nsecret {HUSH.hex()}\n" + KEYED_BODY,
    "two secrets": KEYED_HEAD + f"secret {HUSH.hex()}\nchoices\n" + KEYED_BODY,
    "a short secret": KEYED_HEAD + "secret 00\nchoices\n",
    "a secret in capitals": KEYED_HEAD + f"secret {HUSH.hex().upper()}\nchoices\n",
    "a promise of nothing": KEYED_HEAD.replace("chance keyed", "chance") + f"secret {HUSH.hex()}\nchoices\n",
    "another kind of chance": KEYED_HEAD.replace("chance keyed", "chance dice") + f"secret {HUSH.hex()}\nchoices\n",
    "choices after the end": HEAD + "choices\n" + BODY + "P1 pass\n",
    "a choice of nobody": HEAD + "choices\nP7 pass\n",
    "a choice without a word": HEAD + "choices\nP1\n",
    "many digits for a card": HEAD + "choices\nP1 card " + "9" * 300 + "\n",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_typed_error_and_soon(name: str) -> None:
    for read in (replay, verify):
        error = refused(HOSTILE[name], read)
        assert HUSH.hex()[:20] not in str(error).lower()


def test_it_takes_little_room() -> None:
    for name in ("too long", "too many lines", "a head without end", "choices after the end"):
        tracemalloc.start()
        refused(HOSTILE[name])
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < ROOM, name


def test_line_ends_and_a_mark_of_other_machines_are_welcome() -> None:
    text = record(recorded())
    for alike in ("\ufeff" + text, text.replace("\n", "\r\n"), text.rstrip("\n"), text + "\n\n# thanks\n"):
        assert replay(alike).over
        verify(alike)


@pytest.mark.parametrize(
    "data", [b"\xff\xfe", b"blackgate record 2\n\xc3\x28", b"\x80" * 100, b"x" * (4 * LONGEST + 1)]
)
def test_bytes_that_are_no_text(data: bytes) -> None:
    with pytest.raises(RecordError):
        decoded(data)


def back_and_forth(times: int) -> str:
    """A long game in which whatever can be taken back is taken back and decided anew, so many times."""
    game = Game(rules(players=6), seed=1)
    chooser = Random(2)
    lines = [record(game).rstrip("\n")]
    while not game.over and len(game.choices) < (6000 if compiled() else 900):
        seat = game.seat
        game.apply(chooser.choice(game.legal()))
        said = f"P{seat + 1} {game.rules.lexicon.action(game.choices[-1])}"
        back = [f"P{seat + 1} undo 1", said] * times if game.reversible and not game.over else []
        room = len(lines) - len(game.choices) + len(back) < 2 * undo.MOST
        lines += [said, *(back if room else [])]
    return "\n".join(lines)


def walked_again(text: str, monkeypatch: pytest.MonkeyPatch) -> float:
    """Decisions gone through once more for each time something is taken back."""
    again = 0
    really = undo.decide

    def decide(referee: Referee, seat: int, action: int) -> None:
        nonlocal again
        again += 1
        really(referee, seat, action)

    with monkeypatch.context() as patch:
        patch.setattr(undo, "decide", decide)
        replay(text)
    return again / text.count(" undo ")


def test_back_and_forth_again_and_again_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo lines by the thousand: a game is not walked from the start each time (without marks, it is)."""
    text = back_and_forth(6)
    assert text.count(" undo ") > 2000
    assert walked_again(text, monkeypatch) < 15
    few = "\n".join(text.splitlines()[:600])
    monkeypatch.setattr(undo, "APART", 10_000)
    assert walked_again(few, monkeypatch) > 15


def test_changed_at_random_it_is_the_same_game_or_an_error() -> None:
    """Letters, lines, halves: never anything but RecordError."""
    text = record(recorded())
    chooser = Random(6)
    kept = 0
    for _ in range(60):
        lines = text.splitlines()
        for _ in range(chooser.randint(1, 3)):
            n = chooser.randrange(len(lines))
            match chooser.randrange(4):
                case 0:
                    lines[n] = lines[chooser.randrange(len(lines))]
                case 1:
                    del lines[n]
                case 2:
                    at = chooser.randrange(len(lines[n]) + 1)
                    lines[n] = lines[n][:at] + chooser.choice("0123 Pé=\0\r\u2028") + lines[n][at + 1 :]
                case _:
                    lines = lines[:n] + lines[n + 1 :][:1] + lines[n : n + 1] + lines[n + 2 :]
        try:
            verify("\n".join(lines))
        except RecordError:
            continue
        kept += 1
    assert kept < 10
