"""Ways to spoil a record that only a record has: what is said after the end, taken back, claimed, or shown too soon."""

from random import Random
from typing import Final

from tests.game.record_games import HUSH
from tests.proof.mutants_text import Change

HEADS: Final = (
    "option bank 75", "option nonsense 1", "option round_cap none", "option ruleset prototype", "overlay fixtures",
    "overlay ../retail", "overlay /dev/zero", "with michel", "with dig_in,michel,michelle", "teams AABB", "teams ABAB",
    "teams " + "A" * 300, "players 6", "players 0", "first P6", "first P9", "seed 1", "seed " + "9" * 99,
    "seat P1 human 1 0 X", "seat P9 human 999 7 " + "n" * 40, "chance keyed " + "0" * 64, "salt x",
    f"secret {HUSH.hex()}", f"secret {HUSH.hex()[::-1]}", "secret", "edition prototype_fr 0", "choices",
)  # fmt: skip
SAYINGS: Final = (
    "pass", "undo 1", "undo 2", "undo 0", "undo -1", "undo 999999", "undo 9999999", "undo", "search", "report", "dig",
    "card knife", "card", "seat P9", "go nowhere", "result", "decline", "undo 1 1",
)  # fmt: skip
RESULTS: Final = ("result P1 tunnel", "result draw round_cap", "result", "result still running", "result P9 x")
CLAIMS: Final = ("= rolled P1 3", "= dealt P1", "= begins P1", "=", "= ", "= drew P1 2")


def _insert(text: str, line: str, at: int) -> str:
    lines = text.split("\n")
    return "\n".join([*lines[:at], line, *lines[at:]])


def _body(text: str) -> int:
    lines = text.split("\n")
    return lines.index("choices") + 1 if "choices" in lines else 0


def head(text: str, other: str, chooser: Random) -> str:
    """One more line in the head."""
    return _insert(text, chooser.choice(HEADS), chooser.randrange(_body(text) + 1))


def saying(text: str, other: str, chooser: Random) -> str:
    """One more decision somewhere."""
    at = chooser.randrange(_body(text), len(text.split("\n")) + 1)
    return _insert(text, f"P{chooser.randrange(8)} {chooser.choice(SAYINGS)}", at)


def after_the_end(text: str, other: str, chooser: Random) -> str:
    """Whatever is said when everything has been said."""
    more = [f"P{chooser.randint(1, 6)} {chooser.choice(SAYINGS)}", *RESULTS, *CLAIMS, other]
    return text + "".join(f"{chooser.choice(more)}\n" for _ in range(chooser.randint(1, 5)))


def claim(text: str, other: str, chooser: Random) -> str:
    """A result nobody rolled."""
    at = chooser.randrange(_body(text), len(text.split("\n")) + 1)
    return _insert(text, chooser.choice(CLAIMS + RESULTS), at)


def back(text: str, other: str, chooser: Random) -> str:
    """After some decision: taken back and taken again, up to thousands of times."""
    lines = text.split("\n")
    at = chooser.randrange(_body(text), len(lines))
    who, _, _ = lines[at].partition(" ")
    times = chooser.choice((1, 2, 10, 100, 2000))
    again = [f"{who} undo {chooser.choice((1, 1, 1, 2))}", lines[at]] * times
    return "\n".join([*lines[: at + 1], *again, *lines[at + 1 :]])


def version(text: str, other: str, chooser: Random) -> str:
    """Another version of the format."""
    _, _, rest = text.partition("\n")
    return f"blackgate record {chooser.choice(('1', '2', '3', '0', '-1', '１', '2 ', ''))}\n{rest}"


CHANGES: Final[tuple[Change, ...]] = (head, saying, after_the_end, claim, back, version)
