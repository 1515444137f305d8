"""What people write is text and never markup: the client has no way to turn it into markup."""

import re
from pathlib import Path

import pytest

FORBIDDEN = re.compile(
    r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|document\.write|srcdoc"
    r"|DOMParser|\beval\(|new Function\(|javascript:|set(?:Timeout|Interval)\(\s*['\"`]|\bon[a-z]+=\"[^{]"
)
"""Ways from a text to markup or to a program."""


def found_in(text: str) -> list[str]:
    return FORBIDDEN.findall(text)


def sources(root: Path) -> list[Path]:
    kinds = (".svelte", ".ts", ".js", ".html")
    return [each for each in (root / "web/src").rglob("*") if each.suffix in kinds] + [root / "web/index.html"]


def test_no_client_source_turns_text_into_markup(root: Path) -> None:
    texts = {path: path.read_text("utf-8") for path in sources(root)}
    assert len(texts) > 40
    assert {path.name: found_in(text) for path, text in texts.items() if found_in(text)} == {}


@pytest.mark.parametrize(
    "line",
    ["<p>{@html name}</p>", "node.innerHTML = name", "setTimeout('alert(1)')", '<a href="javascript:x">', "eval(name)",
     '<img onerror="go()">', "new DOMParser()"],
)  # fmt: skip
def test_a_way_to_markup_is_detected(line: str) -> None:
    assert found_in(line)
