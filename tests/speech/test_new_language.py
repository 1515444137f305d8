"""A language is a folder of message files: the recipe of CONTRIBUTING.md, followed with a pseudo-locale.

The pseudo-locale is English with a bar over each vowel. Without the bars, it must say what English says.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl
from tests.speech import speak
from tests.speech.pages import asked_for, entries, grammar, missing

NEW = "eo"
"""A code that has plural rules and no messages."""
BARS = str.maketrans("aeiouAEIOU", "āēīōūĀĒĪŌŪ")
NO_BARS = {barred: vowel for vowel, barred in BARS.items()}
UNTRANSLATED = ("rule MOVE-4", "/api/rules")
"""The rule index stays English until editions/rules/ has a file of the language."""


class Barred(visitor.Transformer):
    """Puts bars over the vowels of all texts; grammar is no text."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        return ftl.TextElement(node.value.translate(BARS))

    def visit_Attribute(self, node: ftl.Attribute) -> ftl.Attribute:  # noqa: N802
        return node if node.id.name == "grammar" else self.generic_visit(node)


@pytest.fixture(scope="module")
def barred(root: Path) -> dict[str, str]:
    """The message files of the pseudo-locale, by name."""
    files = (root / "src/blackgate/speech/en").iterdir()
    pages = {file.name: Barred().visit(FluentParser().parse(file.read_text("utf-8"))) for file in files}
    return {name: FluentSerializer().serialize(page) for name, page in pages.items()}


@pytest.fixture
def package(root: Path, tmp_path: Path, barred: dict[str, str]) -> Path:
    """A copy of the package with the new language; all other files are links, what Python has compiled included."""
    copy = tmp_path / "blackgate"
    shutil.copytree(root / "src/blackgate", copy, copy_function=os.symlink)
    (copy / "speech" / NEW).mkdir()
    for name, text in barred.items():
        (copy / "speech" / NEW / name).write_text(text, "utf-8")
    return copy


def python(root: Path, package: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with that package instead of ours."""
    env = {**os.environ, "PYTHONPATH": f"{package.parent}{os.pathsep}{root / 'src'}"}
    order = [sys.executable, *arguments]
    return subprocess.run(order, cwd=root, env=env, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_folder_of_message_files_is_a_language(root: Path, package: Path) -> None:
    result = python(root, package, "-m", "tests.speech.speak", NEW)
    assert result.stderr == ""
    said = json.loads(result.stdout.splitlines()[-1].replace(f'\\"language\\":\\"{NEW}\\"', '\\"language\\":\\"en\\"'))
    english = speak.terminal("en") | asyncio.run(speak.server("en"))
    assert [what for what, text in said.items() if text == english[what]] == list(UNTRANSLATED)
    assert {what: text.translate(NO_BARS) for what, text in said.items()} == english


@pytest.mark.slow
def test_a_missing_file_is_named(root: Path, package: Path) -> None:
    (package / "speech" / NEW / "story.ftl").unlink()
    result = python(root, package, "-m", "blackgate", "editions", "--lang", NEW)
    assert result.stderr == f"error: speech/{NEW}: story.ftl is missing; translate it from speech/en\n"
    assert result.returncode == 2


@pytest.mark.slow
def test_a_missing_message_is_named(root: Path, package: Path) -> None:
    """At once by the tests of the catalogue, and when somebody needs it."""
    table = package / "speech" / NEW / "table.ftl"
    table.write_text(table.read_text("utf-8").replace("\neditions-more =", "\neditions-less ="), "utf-8")
    messages = entries("\n".join(file.read_text("utf-8") for file in table.parent.iterdir()))
    assert missing(messages, asked_for(root) | grammar() | {"editions-more"}) == {"editions-more"}
    result = python(root, package, "-m", "blackgate", "editions", "--lang", NEW)
    assert result.stderr == f"error: {NEW}: there is no message “editions-more”; add it to a file in speech/{NEW}/\n"


@pytest.mark.slow
def test_a_sentence_is_corrected_without_code(root: Path, package: Path) -> None:
    """What docs/speech.md promises: change the message, and everybody reads it."""
    table = package / "speech/fr/table.ftl"
    text, old = table.read_text("utf-8"), "editions-more ="
    assert f"\n{old}" in text
    table.unlink()  # a link to our own file
    table.write_text(re.sub(rf"(?m)^{old}.*$", f"{old} Une phrase corrigée.", text), "utf-8")
    result = python(root, package, "-m", "blackgate", "editions", "--lang", "fr")
    assert "Une phrase corrigée." in result.stdout
    assert "Une phrase corrigée." not in python(root, root / "src/blackgate", "-m", "blackgate", "editions").stdout


@pytest.mark.slow
def test_a_broken_sentence_is_named(root: Path, package: Path) -> None:
    table = package / "speech/fr/table.ftl"
    text = table.read_text("utf-8")
    table.unlink()
    table.write_text(re.sub(r"(?m)^editions-more =.*$", "editions-more = Une phrase { $cassée", text), "utf-8")
    result = python(root, package, "-m", "blackgate", "editions", "--lang", "fr")
    assert result.returncode == 2
    assert "table.ftl" in result.stderr
    assert "Traceback" not in result.stderr
