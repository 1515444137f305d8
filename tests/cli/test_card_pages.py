"""The pages of cards that the build keeps are those that would be rendered."""

import shutil
from functools import cache
from pathlib import Path

import pytest

from blackgate.cli.cards.pages import HOME, INGREDIENTS, PREPARED, Cards, pages_of, prepared, written
from blackgate.cli.cards.texts import rendered
from blackgate.editions import load
from blackgate.game.rules import rules
from blackgate.speech import LANGUAGES, catalogue


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of all that the pages are made of, with the pages."""
    for name in INGREDIENTS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOME.parents[1] / name, tmp_path / name)
    home = tmp_path / "cli" / "cards"
    home.mkdir(parents=True)
    (home / PREPARED).write_text(written({language: made(language) for language in LANGUAGES}, home), "utf-8")
    return home


@cache
def made(language: str = "en") -> Cards:
    return rendered(load("retail"), language)


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_prepared_pages_equal_rendered_ones(language: str) -> None:
    assert prepared(language) == made(language), "run make engine"


def test_without_kept_pages_they_are_rendered(home: Path) -> None:
    (home / PREPARED).unlink()
    assert prepared("en", home) is None


@pytest.mark.parametrize("name", INGREDIENTS)
def test_pages_made_of_something_else_are_not_used(home: Path, name: str) -> None:
    assert prepared("en", home) == made()
    with (home.parents[1] / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert prepared("en", home) is None


def test_cards_use_the_sentences_of_no_other_file(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used = {Path(name).name for name in INGREDIENTS}
    whole = catalogue.pages
    monkeypatch.setattr(
        catalogue, "pages", lambda language: {name: text for name, text in whole(language).items() if name in used}
    )
    catalogue.bundle.cache_clear()
    try:
        assert {each: rendered(load("retail"), each) for each in LANGUAGES} == {
            each: prepared(each, home) for each in LANGUAGES
        }
    finally:
        catalogue.bundle.cache_clear()


def test_a_name_means_the_same_in_both(home: Path) -> None:
    kept = prepared("fr", home)
    assert kept
    for name in ("riot", "Émeute", "crew", "shov", "xyz"):
        assert pages_of(kept, name) == pages_of(made("fr"), name)


def test_spoons_are_a_reserve_with_the_workshop() -> None:
    """Rule: PLACE-WORK-2, RULING-132."""
    plain, workshop = (rules(players=4, modules=modules).edition for modules in ((), ("workshop",)))
    headings = [next(page.heading for page in rendered(box).pages if page.id == "spoon") for box in (plain, workshop)]
    assert ["open pile" in each for each in headings] == [True, False]
    assert "reserve beside the board" in headings[1]
