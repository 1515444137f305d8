"""docs/protocol.md agrees with the server about windows, wishes and close codes."""

import re
from pathlib import Path

import msgspec
import pytest

from blackgate.server.commands import AnyWish
from blackgate.server.web.websocket.close_codes import CODES
from blackgate.server.windows import OUT_OF_TURN, OUT_OF_TURN_HIDDEN, TIMINGS, Timing

HEAD = "| question | shown not before | answered for after | what its speed could tell |"
REST = "anything else out of turn"


def rows(page: str, head: str) -> list[list[str]]:
    """The table below a line."""
    lines = page.partition(head)[2].splitlines()[2:]
    table = lines[: next(n for n, line in enumerate(lines) if not line.startswith("|"))]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def seconds(milliseconds: int | None) -> str:
    assert milliseconds is not None
    return f"{milliseconds / 1000:g} s" if milliseconds else "at once"


def line(timing: Timing) -> list[str]:
    """A timing as the page writes it."""
    return [seconds(timing.least), seconds(timing.most), *told(timing.leaks)]


def told(leaks: str) -> list[str]:
    return [{"": "", "hand": "the hand", "background": "the Background"}[leaks]]


def windows(page: str) -> dict[str, list[str]]:
    """By question: the timing on the page."""
    found: dict[str, list[str]] = {}
    for question, *cells in rows(page, HEAD):
        for name in re.findall(r"`(\w+)`", question) or [question]:
            assert name not in found
            found[name] = cells
    return found


@pytest.fixture(scope="module")
def page(root: Path) -> str:
    return (root / "docs/protocol.md").read_text("utf-8")


def test_the_windows_of_the_page_match_the_server(page: str) -> None:
    found = windows(page)
    rest = found.pop(REST)
    assert found == {question: line(timing) for question, timing in TIMINGS.items()}
    least = f"{seconds(OUT_OF_TURN.least)}, or {seconds(OUT_OF_TURN_HIDDEN.least)} where a hand could tell"
    assert rest == [least, seconds(OUT_OF_TURN.most), ""]
    assert OUT_OF_TURN.most == OUT_OF_TURN_HIDDEN.most


def test_a_wrong_window_is_detected(page: str) -> None:
    for old, new in (
        ("| 12 s |", "| 13 s |"),
        ("`punish` ", ""),
        ("| 6 s | 6 s | the Background |", "| 6 s | 6 s | |"),
    ):
        wrong = windows(page.replace(old, new))
        del wrong[REST]
        assert wrong != {question: line(timing) for question, timing in TIMINGS.items()}


def test_every_wish_is_documented(page: str) -> None:
    names = {name for wish, *_ in rows(page, "| wish | who | |") for name in re.findall(r"`(\w+)`", wish)}
    kinds = msgspec.inspect.type_info(AnyWish)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    assert names == {str(each.tag) for each in kinds.types if isinstance(each, msgspec.inspect.StructType)}


def test_every_close_code_is_documented(page: str) -> None:
    named = {int(code) for code in re.findall(r"\b(?:1\d{3}|4\d{3})\b", page.partition("## Closing")[2])}
    assert named <= set(CODES)
    assert {code for code in CODES if code >= 4000} <= named
