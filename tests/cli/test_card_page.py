"""The pages of cards that the build keeps are those that would be rendered."""

import shutil
from pathlib import Path

import pytest

from blackgate.cli.card_page import HOME, INGREDIENTS, PREPARED, Cards, pages_of, prepared, written
from blackgate.cli.card_texts import rendered
from blackgate.editions import load
from blackgate.speech import catalogue


@pytest.fixture
def cli(tmp_path: Path) -> Path:
    """A copy of all that the pages are made of, with the pages."""
    for name in INGREDIENTS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOME.parent / name, tmp_path / name)
    (tmp_path / "cli").mkdir()
    (tmp_path / "cli" / PREPARED).write_text(written(made(), tmp_path / "cli"), "utf-8")
    return tmp_path / "cli"


def made() -> Cards:
    return rendered(load("retail"))


@pytest.mark.compiled
def test_the_build_keeps_what_would_be_rendered() -> None:
    assert prepared() == made(), "run make engine"


def test_without_kept_pages_they_are_rendered(cli: Path) -> None:
    (cli / PREPARED).unlink()
    assert prepared(cli) is None


@pytest.mark.parametrize("name", INGREDIENTS)
def test_pages_made_of_something_else_are_not_used(cli: Path, name: str) -> None:
    assert prepared(cli) == made()
    with (cli.parent / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert prepared(cli) is None


def test_cards_use_the_sentences_of_no_other_file(cli: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used = {Path(name).name for name in INGREDIENTS}
    whole = catalogue.pages
    monkeypatch.setattr(
        catalogue, "pages", lambda language: {name: text for name, text in whole(language).items() if name in used}
    )
    catalogue.bundle.cache_clear()
    try:
        assert made() == prepared(cli)
    finally:
        catalogue.bundle.cache_clear()


def test_a_name_means_the_same_in_both(cli: Path) -> None:
    kept = prepared(cli)
    assert kept
    for name in ("riot", "Émeute", "crew", "shov", "xyz"):
        assert pages_of(kept, name) == pages_of(made(), name)
