"""The pages of the cards that come with Blackgate are those that would be rendered."""

import shutil
from pathlib import Path

import pytest

from blackgate.cli.card_page import HOME, INGREDIENTS, Cards, pages_of, prepared, written
from blackgate.cli.card_texts import rendered
from blackgate.editions import load
from blackgate.speech import catalogue

AGAIN = "python -m blackgate.cli.card_texts > src/blackgate/cli/retail_cards.json"


@pytest.fixture
def cli(tmp_path: Path) -> Path:
    """A copy of the pages and of all they are made of."""
    for name in (*INGREDIENTS, "cli/retail_cards.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOME.parent / name, tmp_path / name)
    return tmp_path / "cli"


def made() -> Cards:
    return rendered(load("retail"))


def test_prepared_pages_are_the_rendered_ones() -> None:
    assert prepared() == made(), AGAIN
    assert (HOME / "retail_cards.json").read_text("utf-8") == written(made()), AGAIN


@pytest.mark.parametrize("name", INGREDIENTS)
def test_pages_made_of_something_else_are_not_used(cli: Path, name: str) -> None:
    assert prepared(cli) == made()
    with (cli.parent / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert prepared(cli) is None


def test_cards_use_the_sentences_of_no_other_file(monkeypatch: pytest.MonkeyPatch) -> None:
    used = {Path(name).name for name in INGREDIENTS}
    whole = catalogue.pages
    monkeypatch.setattr(
        catalogue, "pages", lambda language: {name: text for name, text in whole(language).items() if name in used}
    )
    catalogue.bundle.cache_clear()
    try:
        assert made() == prepared()
    finally:
        catalogue.bundle.cache_clear()


def test_a_name_means_the_same_in_both() -> None:
    kept = prepared()
    assert kept
    for name in ("riot", "Émeute", "crew", "shov", "xyz"):
        assert pages_of(kept, name) == pages_of(made(), name)
